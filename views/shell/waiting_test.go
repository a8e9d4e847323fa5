package shell_test

import (
	"strings"
	"testing"
	"time"

	"parlor/views/shell"
)

// leaveToTheMenu plays for a moment, and stands at the menu with the game waiting.
func (p *player) leaveToTheMenu() {
	p.Helper()
	p.tap(toPlay...)
	p.ring(600 * ms)
	p.tap("Escape", "ArrowUp", "Enter")
	p.want("menu", "BELL")
}

// From the menu of its room a game that waits is continued by a key, a button, a click
// or a finger.
func TestAMenuContinuesTheGameThatWaits(t *testing.T) {
	for way, goOn := range ways("continue", "KeyC", "X") {
		p := newPlayer(t)
		p.tap(append(toPlay[:2:2], "ArrowRight", "ArrowRight", "ArrowRight", "Enter")...)
		p.ring(2500 * ms)
		p.frame()
		left := p.room.last.Game().Now()
		p.tap("Escape", "ArrowUp", "Enter")
		p.want("menu", "BELL")
		p.wantSpoken("A game waits: Bell. Press C to continue it.")
		goOn(p)
		p.want("pause", "RESUME")
		if got := p.room.last.Game().Now(); got < left || got > left+50*ms {
			t.Errorf("%s: continued at %v, left at %v", way, got, left)
		}
		p.tap("Enter")
		p.wait(4 * time.Second)
		p.want("results", "PLAY AGAIN")
		p.wantRecords("best")
		p.tap("Escape")
		p.want("menu", "BELL")
		if goOn := p.ActionPlace("continue"); goOn.W > 0 {
			t.Errorf("%s: what has ended can be continued at %v", way, goOn)
		}
		p.tap("KeyC")
		p.want("menu", "BELL")
	}
}

// The button stands at the top of the window and large enough for a finger, or, where
// the name of the game needs all the room, nowhere.
func TestWhereTheMenuContinues(t *testing.T) {
	for _, test := range []struct {
		view  shell.View
		shown bool
	}{
		{shell.View{W: 1280, H: 720, Scale: 1}, true},
		{shell.View{W: 780, H: 1688, Scale: 2, Top: 80}, true},
		{shell.View{W: 844, H: 390, Scale: 1, Left: 40, Right: 40}, true},
		{shell.View{W: 320, H: 568, Scale: 1}, false},
	} {
		p := newPlayer(t)
		v := test.view
		p.view = v
		p.leaveToTheMenu()
		p.touch(v.W-5, v.H-5)
		p.frame()
		r := p.ActionPlace("continue")
		if (r.W > 0) != test.shown {
			t.Errorf("%gx%g: it stands at %v", v.W, v.H, r)
		}
		if least := 44 * v.Scale; test.shown && (r.W < least || r.H < least || r.X < v.Left || r.Y < v.Top || r.Y > v.H/4) {
			t.Errorf("%gx%g: it stands at %v", v.W, v.H, r)
		}
	}
}

// A menu reads what waits when it is entered, not in every frame.
func TestASteadyMenuWithAWaitingGameAllocatesNothing(t *testing.T) {
	p := newPlayer(t)
	p.leaveToTheMenu()
	p.wait(time.Second)
	if n := testing.AllocsPerRun(60, p.frame); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// A game that cannot be read any more is told, and no longer offered.
func TestAMenuOffersNoLostGame(t *testing.T) {
	p := newPlayer(t)
	p.leaveToTheMenu()
	for name := range p.device.files {
		if strings.HasPrefix(name, "records.") {
			delete(p.device.files, name)
		}
	}
	p.tap("KeyC")
	p.want("menu", "BELL")
	if notice := p.State().Notice; !strings.HasPrefix(notice, "The game cannot be continued: ") {
		t.Errorf("the notice is %q", notice)
	}
	if goOn := p.ActionPlace("continue"); goOn.W > 0 {
		t.Errorf("it is offered still at %v", goOn)
	}
}
