package shell_test

import (
	"testing"
	"time"

	"parlor/views/shell"
)

// countDown starts a game after a countdown of so many seconds.
func countDown(t *testing.T, seconds int) *player {
	p := newPlayer(t)
	p.room.countdown = seconds
	p.tap(toPlay...)
	return p
}

func TestNoGameTimePassesInTheCountdown(t *testing.T) {
	p := countDown(t, 3)
	beeps := 0
	for end := p.now + 2500*ms; p.now < end; p.frame() {
		for _, c := range p.TakeSound().Cues {
			if c.Effect == "countdownBeep" {
				beeps++
			}
		}
		p.press("KeyA")
		p.lift("KeyA")
		p.at(20, 640, shell.PointerPress, true)
		p.at(20, 640, shell.PointerLift, true)
	}
	if now := p.room.seen.Session.Game().Now(); now != 0 || len(p.inputs()) != 0 {
		t.Errorf("%v of the game are gone in the countdown, and it has heard %v", now, p.inputs())
	}
	if left := p.room.seen.Countdown; beeps != 3 || left <= 0 || left > 600*ms || p.State().Countdown != 1 {
		t.Errorf("after 2.5 s %d numbers were heard, and %v are left of 3 s", beeps, left)
	}
	p.wantSpoken("3.", "2.", "1.")
	p.wait(600 * ms)
	if now := p.room.seen.Session.Game().Now(); now == 0 || now > 300*ms || p.room.seen.Countdown != 0 {
		t.Errorf("after the countdown the game is at %v, with %v left", now, p.room.seen.Countdown)
	}
	p.tap("KeyA")
	if len(p.inputs()) == 0 {
		t.Error("the game hears no key after the countdown")
	}
	p.wantRecord()
}

func TestPauseInTheCountdown(t *testing.T) {
	p := countDown(t, 2)
	p.wait(700 * ms)
	p.tap("Escape")
	p.want("pause", "RESUME")
	left := p.room.seen.Countdown
	p.wait(5 * time.Second)
	if p.room.seen.Countdown != left {
		t.Errorf("the countdown goes on under a pause, from %v to %v", left, p.room.seen.Countdown)
	}
	p.tap("Escape")
	p.want("play", "")
	p.wait(left + 100*ms)
	if g := p.room.seen.Session; g.Paused() || g.Game().Now() == 0 || len(p.inputs()) != 0 {
		t.Errorf("after the pause the game is at %v, paused %v, with %v", g.Game().Now(), g.Paused(), p.inputs())
	}
}

func TestAnotherGameCountsDownAnew(t *testing.T) {
	p := countDown(t, 1)
	p.tap("Escape", "ArrowDown", "Enter") // restart
	p.want("play", "")
	if left := p.room.seen.Countdown; left < 900*ms {
		t.Errorf("%v are left of the countdown of a game that was started again", left)
	}
	p.tap("Escape", "ArrowUp", "Enter") // main menu
	p.want("menu", "BELL")
	if p.State().Countdown != 0 {
		t.Error("the countdown is left in the menu")
	}
}
