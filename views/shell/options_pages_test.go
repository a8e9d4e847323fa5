package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"parlor/session"
	"parlor/views/shell"
)

func TestSoundPage(t *testing.T) {
	p := newPlayer(t)
	p.tap("KeyO", "ArrowRight")
	p.wantRow("sound", "Music", "75")
	if got := p.TakeSound().Music; got != 75 || p.kept().Music != 75 {
		t.Errorf("the music plays at %d and is kept at %d", got, p.kept().Music)
	}
	for range 10 {
		p.tap("ArrowRight")
	}
	p.wantRow("sound", "Music", "100")
	p.tap("ArrowDown", "ArrowLeft", "ArrowLeft")
	p.wantRow("sound", "Effects", "70")
	p.tap("ArrowDown", "Enter")
	p.wantRow("sound", "Mute everything", "On")
	if !p.TakeSound().Muted {
		t.Error("it is not mute")
	}
	p.tap("ArrowDown", "ArrowRight")
	p.wantRow("sound", "Keep playing in the background", "On")
	p.tap("ArrowDown")
	p.wantRow("sound", "Play a sound", "")
	p.TakeSound()
	p.tap("Enter")
	if s := p.TakeSound(); len(s.Cues) == 0 {
		t.Error("no sound is played")
	}
	want := session.DefaultOptions()
	want.Music, want.Effects, want.Mute, want.Background = 100, 70, true, true
	if got := p.kept(); got.Music != want.Music || got.Effects != want.Effects || !got.Mute || !got.Background {
		t.Errorf("the device keeps %+v", got)
	}
}

func TestMuteAnywhere(t *testing.T) {
	for _, way := range [][]string{nil, toTitle, toMenu, toPlay, {"KeyO"}} {
		p := newPlayer(t)
		p.tap(way...)
		p.tap("KeyM")
		if !p.TakeSound().Muted || !p.kept().Mute || p.State().Notice == "" {
			t.Errorf("on %s, M does not mute", p.State().Screen)
		}
		p.tap("KeyM")
		if p.TakeSound().Muted {
			t.Errorf("on %s, M does not unmute", p.State().Screen)
		}
	}
}

func TestDisplayPage(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.tap("KeyO", "KeyE")
	p.wantRow("display", "Reduced motion", "As the system")
	p.tap("ArrowRight")
	p.wantRow("display", "Reduced motion", "On")
	if !p.room.view.Reduced {
		t.Error("motion is not reduced")
	}
	p.view.Reduced = true
	p.tap("ArrowRight")
	p.wantRow("display", "Reduced motion", "Off")
	if p.room.view.Reduced {
		t.Error("the system's wish counts though it was set")
	}
	p.tap("ArrowDown", "Enter", "Enter", "Enter")
	p.wantRow("display", "Colours", "High contrast")
	if p.room.view.Scheme != session.HighContrast {
		t.Errorf("the scheme is %s", p.room.view.Scheme)
	}
	p.tap("ArrowDown", "Enter", "Escape")
	if p.room.seen.Hints {
		t.Error("keys are shown along the bottom")
	}
	p.tap("KeyO")
	p.goTo("Show frames per second")
	p.wait(2 * time.Second)
	before := len(p.scene.Marks)
	p.tap("Enter")
	if len(p.scene.Marks) <= before {
		t.Error("the frames per second are not shown")
	}
	p.goTo("Buttons on touch screens")
	p.tap("Enter")
	got := p.kept()
	if got.Motion != session.MotionFull || got.Scheme != session.HighContrast || got.Hints || !got.Rate || !got.Buttons {
		t.Errorf("the device keeps %+v", got)
	}
}

// Only a platform that has it offers to fill the screen.
func TestFullScreen(t *testing.T) {
	p := newPlayer(t)
	p.tap("KeyO", "KeyE")
	p.wantRow("display", "Reduced motion", "As the system")
	p.view.MayFill = true
	p.tap("ArrowUp")
	p.goTo("Full screen")
	p.tap("Enter")
	if on, asked := p.TakeFill(); !on || !asked {
		t.Errorf("the screen should be filled: %v, asked: %v", on, asked)
	}
	if _, asked := p.TakeFill(); asked {
		t.Error("it is asked for twice")
	}
	p.view.Filled = true
	p.frame()
	p.wantRow("display", "Full screen", "On")
	p.tap("ArrowLeft")
	if on, asked := p.TakeFill(); on || !asked {
		t.Errorf("the screen should be filled no more: %v, asked: %v", on, asked)
	}
}

func TestHowMuchIsSpoken(t *testing.T) {
	play := func(speech session.Speech) string {
		d := &device{files: map[string]string{"options": fmt.Sprintf(`{"speech":%q}`, speech)}}
		p := sitDown(t, d, 1, false)
		p.tap("Enter", "Enter", "ArrowRight", "Enter") // two seconds
		p.TakeSpoken()
		p.press("KeyA")
		p.wait(4 * time.Second)
		return p.TakeSpoken()
	}
	for speech, want := range map[session.Speech][2]bool{
		session.SpeakAll: {true, true}, session.SpeakResults: {false, true}, session.SpeakNothing: {false, false},
	} {
		text := play(speech)
		if got := [2]bool{strings.Contains(text, "Dong!"), strings.Contains(text, "TIME UP.")}; got != want {
			t.Errorf("%s: events and results are spoken: %v, want %v", speech, got, want)
		}
	}
}

var handles = []shell.Handle{
	{Name: "weight", Label: "Weight", Values: []int{1, 2, 3, 4, 5, 6, 7, 8}, Default: 3, Text: func(v int) string { return fmt.Sprintf("%d t", v) }},
	{Name: "clapper", Label: "Clapper", Values: []int{0, 1}, Default: 1, Text: func(v int) string { return [...]string{"Felt", "Iron"}[v] }},
	{Name: "ropes", Label: "Ropes", Values: []int{1, 2, 3}, Default: 2, Text: func(v int) string { return fmt.Sprint(v) }},
}

// A handle goes into the next game; a lab has no page of them.
func TestHandlingPage(t *testing.T) {
	p := newPlayer(t)
	p.tap("KeyO", "KeyQ")
	p.wantRow("controls", "Game", "Belfry 1")
	p.tap("Escape")
	p.room.handles = handles
	p.Rebind()
	p.view.W++ // the pages are laid out anew
	p.tap("KeyO", "KeyE")
	p.wantRow("handling", "Game", "Belfry 1")
	p.tap("ArrowDown", "ArrowRight")
	p.wantRow("handling", "Weight", "4 t")
	p.tap("ArrowDown", "Enter")
	p.wantRow("handling", "Clapper", "Felt")
	p.tap("ArrowDown", "ArrowRight", "ArrowRight")
	p.wantRow("handling", "Ropes", "3")
	p.tap("Escape")
	p.tap(toPlay...)
	if h := p.room.given; h["weight"] != 4 || h["clapper"] != 0 || h["ropes"] != 3 {
		t.Errorf("the game is made with %v", h)
	}
	if h := p.room.seen.Handling("weight"); h != 4 {
		t.Errorf("the room sees a weight of %d", h)
	}
	p.tap("Escape", "KeyO", "ArrowUp", "Enter", "Enter")
	if h := p.room.seen.Handling("weight"); h != 3 {
		t.Errorf("restored, the room sees a weight of %d", h)
	}
}

// Where there are only fingers, the options do not speak of keys, until one is pressed.
func TestOptionsOfAPhoneSpeakOfNoKeys(t *testing.T) {
	p := before(t, newDevice(), shell.Setup{Rooms: []shell.Room{&belfry{title: "Belfry"}}, Touch: true})
	p.view = shell.View{W: 390, H: 844, Scale: 1}
	p.frame()
	button := func(names ...string) {
		for _, name := range names {
			p.Pad(shell.Input{At: p.now, Pad: 1, Key: name, Down: true})
			p.frame()
			p.Pad(shell.Input{At: p.now, Pad: 1, Key: name})
		}
	}
	speaks := func() bool {
		p.TakeSpoken()
		button("DPadDown", "DPadDown")
		said := p.TakeSpoken()
		button("RB")
		if !strings.Contains(said, "Mute everything") || p.State().Options.Page != "display" {
			t.Fatalf("spoken is %q", said)
		}
		shown := false
		for _, r := range p.State().Options.Rows {
			shown = shown || strings.Contains(r.Label, "keys")
		}
		if shown != strings.Contains(said, "anywhere in Parlor") {
			t.Errorf("the page has the keys %v, and spoken is %q", shown, said)
		}
		return shown
	}
	button("Select")
	p.touch(200, 830) // where nothing is
	if speaks() {
		t.Error("the options of a phone speak of keys")
	}
	button("LB")
	p.tap("ShiftLeft")
	if !speaks() {
		t.Error("after one was pressed the options do not speak of keys")
	}
}
