package shell_test

import (
	"testing"
	"time"

	"parlor/session"
	"parlor/views/shell"
)

func TestOptionsByMouse(t *testing.T) {
	p := newPlayer(t)
	p.tap("KeyO")
	p.wait(time.Second)
	track := p.OptionPlace("Music")
	y := track.Y + track.H/2
	p.at(track.X+.2*track.W, y, shell.PointerPress, false)
	p.wantRow("sound", "Music", "20")
	p.at(track.X+.5*track.W, y+200, shell.PointerMove, false)
	p.wantRow("sound", "Music", "50")
	if p.device.files["options"] != "" {
		t.Error("every step of a dragged slider is written")
	}
	p.at(track.X+2*track.W, y+200, shell.PointerMove, false)
	p.at(track.X+2*track.W, y+200, shell.PointerLift, false)
	if p.kept().Music != 100 {
		t.Errorf("the device keeps %d", p.kept().Music)
	}
	mute := p.OptionPlace("Mute everything")
	p.at(mute.X+5, mute.Y+5, shell.PointerMove, false)
	p.wantRow("sound", "Mute everything", "Off")
	p.at(mute.X+5, mute.Y+5, shell.PointerPress, false)
	p.at(mute.X+5, mute.Y+5, shell.PointerLift, false)
	p.wantRow("sound", "Mute everything", "On")
	p.at(mute.X+5, mute.Y+5, shell.PointerPress, false) // lifted elsewhere
	p.at(mute.X+5, mute.Y+300, shell.PointerLift, false)
	p.wantRow("sound", "Mute everything", "On")
	p.at(270, 215, shell.PointerPress, false) // the tab of the display
	p.at(270, 215, shell.PointerLift, false)
	p.wantRow("display", "Reduced motion", "As the system")
	p.at(1074, 90, shell.PointerPress, false) // the cross
	p.at(1074, 90, shell.PointerLift, false)
	p.want("home", "Belfry 1")
}

func TestOptionsByFinger(t *testing.T) {
	p := newPlayer(t)
	p.view = shell.View{W: 320, H: 480, Scale: 1}
	p.frame()
	touch := func(x, y float32, kind shell.PointerKind) { p.at(x, y, kind, true) }
	p.tap("KeyO", "KeyE")
	p.wait(500 * ms)
	spoken := p.OptionPlace("Spoken text")
	if spoken.Y < 480 {
		t.Fatalf("the page is not long enough to scroll: %v", spoken)
	}
	p.Wheel(50)
	p.frame()
	if turned := p.OptionPlace("Spoken text"); turned.Y != spoken.Y-50 {
		t.Errorf("the wheel scrolls from %v to %v", spoken, turned)
	}
	for range 3 {
		touch(160, 400, shell.PointerPress)
		touch(160, 260, shell.PointerMove)
		touch(160, 200, shell.PointerMove)
		touch(160, 200, shell.PointerLift)
	}
	spoken = p.OptionPlace("Spoken text")
	if spoken.Y+spoken.H > 480 {
		t.Fatalf("three drags do not scroll to the end: %v", spoken)
	}
	if got := p.kept(); got.Motion != session.MotionAsSystem || got.Scheme != session.Standard || !got.Hints {
		t.Errorf("scrolling changed %+v", got)
	}
	x, y := spoken.X+spoken.W-10, spoken.Y+spoken.H/2
	touch(x, y, shell.PointerPress)
	touch(x, y, shell.PointerLift)
	p.wantRow("display", "Spoken text", "Nothing")

	// A slider is dragged sideways, or tapped.
	p.tap("KeyQ")
	p.wait(500 * ms)
	track := p.OptionPlace("Effects")
	y = track.Y + track.H/2
	touch(track.X+.8*track.W, y, shell.PointerPress)
	p.wantRow("sound", "Effects", "80")
	touch(track.X+.3*track.W, y+4, shell.PointerMove)
	touch(track.X+.3*track.W, y+4, shell.PointerLift)
	p.wantRow("sound", "Effects", "30")
	touch(track.X+.6*track.W, y, shell.PointerPress)
	touch(track.X+.6*track.W, y, shell.PointerLift)
	p.wantRow("sound", "Effects", "60")
}

// Whatever is held or pointed at when a key turns to a page with fewer rows is let go.
func TestAPageIsTurnedUnderTheMouse(t *testing.T) {
	p := newPlayer(t)
	p.tap("KeyO", "KeyE")
	p.wait(500 * ms)
	x, y := p.OptionPlace("Spoken text").X+5, p.OptionPlace("Spoken text").Y+5
	p.at(x, y, shell.PointerPress, false)
	p.press("KeyQ")
	p.Pointer(p.now, x, y-60, shell.PointerMove) // before a frame shows the page
	p.frame()
	p.at(x, y-90, shell.PointerMove, false)
	p.at(x, y, shell.PointerLift, false)
	if got := p.State().Options; got.Page != "sound" || got.Row >= len(got.Rows) {
		t.Errorf("the options are %+v", got)
	}
	if p.device.files["options"] != "" {
		t.Error("something was changed")
	}
}
