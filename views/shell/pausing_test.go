package shell_test

import (
	"testing"
	"time"

	"parlor/sim"
	"parlor/views/shell"
)

func TestFocusLostPauses(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(100 * ms)
	p.press("KeyA")
	p.wait(100 * ms)
	p.Focus(p.now+5*ms, false)
	p.want("pause", "RESUME")
	p.wait(time.Second)
	p.Focus(p.now, true)
	p.want("pause", "RESUME")
	p.tap("Enter")
	p.lift("KeyA") // was let go of when the focus went
	p.wait(100 * ms)
	p.want("play", "")
	want := []sim.Code{0, sim.Pause, sim.Resume}
	for i, in := range p.inputs() {
		if i >= len(want) || in.Code != want[i] {
			t.Fatalf("the game heard %v", p.inputs())
		}
	}
	p.wantRecord()
}

func TestFocusLostDuringTheFadePausesAtTheStart(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.press("Enter")
	p.wait(300 * ms)
	p.Focus(p.now, false)
	p.wait(time.Second)
	p.want("pause", "RESUME")
	if now := p.room.last.Game().Now(); now != 0 {
		t.Errorf("the game ran to %v unseen", now)
	}
}

func TestFocusLostAfterTheEndDoesNotHideTheResults(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(1500 * ms)
	p.Focus(p.now, false)
	p.want("play", "")
	p.wait(1500 * ms)
	p.want("results", "PLAY AGAIN")
}

func TestAStallPauses(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(300 * ms)
	before := p.room.last.Game().Now()
	p.now += 10 * time.Second
	p.press("KeyA") // comes with the frame that wakes up
	p.frame()
	p.want("pause", "RESUME")
	if now := p.room.last.Game().Now(); now != before {
		t.Errorf("the game jumped from %v to %v", before, now)
	}
	p.wantRecord()
}

// A game that has paused by itself says why, as long as it is paused; one that the
// player paused has nothing to say.
func TestAPauseSaysWhyItCame(t *testing.T) {
	for _, c := range []struct {
		by  func(p *player)
		why string
	}{
		{func(p *player) { p.now += time.Second; p.frame() }, "The computer was busy."},
		{func(p *player) { p.Focus(p.now, false); p.frame() }, "The window was left."},
		{func(p *player) { p.tap("Escape"); p.Focus(p.now, false); p.frame() }, ""},
		{func(p *player) { p.at(1210, 10, shell.PointerPress, false) }, ""},
		{func(p *player) {
			p.Pad(shell.Input{At: p.now, Pad: 1, Key: "X", Down: true})
			p.PadGone(p.now, 1)
			p.frame()
		}, "The gamepad is gone."},
	} {
		p := newPlayer(t)
		p.tap(toMenu...)
		p.tap("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter")
		p.TakeSpoken()
		c.by(p)
		p.Focus(p.now, true)
		p.want("pause", "RESUME")
		if why := p.room.seen.Why; why != c.why {
			t.Errorf("why is %q, want %q", why, c.why)
		}
		p.wantSpoken("Paused. " + c.why)
		p.tap("ArrowDown", "ArrowDown", "Enter", "Escape") // how to play, and back
		p.want("pause", "HOW TO PLAY")
		if why := p.room.seen.Why; why != c.why {
			t.Errorf("after the help, why is %q, want %q", why, c.why)
		}
		p.tap("Escape", "Escape")
		p.want("pause", "RESUME")
		if why := p.room.seen.Why; why != "" {
			t.Errorf("paused by the player, why is %q", why)
		}
	}
}
