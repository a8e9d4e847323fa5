package shell_test

import (
	"slices"
	"testing"

	"parlor/sim"
)

const pull = sim.Code(0)

// heard gives the codes that the game heard.
func (p *player) heard() []sim.Code {
	var codes []sim.Code
	for _, in := range p.inputs() {
		codes = append(codes, in.Code)
	}
	return codes
}

func (p *player) wantHeard(want ...sim.Code) {
	p.Helper()
	if got := p.heard(); !slices.Equal(got, want) {
		p.Fatalf("the game heard %v, want %v", got, want)
	}
}

func TestTwoKeysForOneCommand(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.press("KeyA")
	p.frame()
	p.press("KeyB")
	p.frame()
	p.lift("KeyA")
	p.frame()
	p.wantHeard(pull)
	p.lift("KeyB")
	p.frame()
	p.wantHeard(pull, pull|sim.Release)
}

func TestRepeatsOfTheSystemAreNoPresses(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	for range 5 {
		p.press("ArrowDown")
		p.frame()
	}
	p.want("menu", "HOW TO PLAY")
}

func TestAKeyHeldThroughAPauseIsReleased(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.press("KeyA")
	p.tap("Escape", "Escape")
	p.press("KeyA") // the system repeats it
	p.frame()
	p.lift("KeyA")
	p.frame()
	p.wantHeard(pull, sim.Pause, sim.Resume)
	p.press("KeyA")
	p.frame()
	p.wantHeard(pull, sim.Pause, sim.Resume, pull)
}

func TestAKeyHeldFromBeforeTheGameIsNotHeard(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.press("KeyA")
	p.tap("Enter")
	p.press("KeyA")
	p.lift("KeyA")
	p.frame()
	p.wantHeard()
}

func TestAKeyThatGoesUpAfterTheGameIsLeft(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.press("KeyA")
	p.tap("Escape", "ArrowUp", "Enter")
	p.lift("KeyA")
	p.frame()
	p.want("menu", "BELL")
}

func TestSeveralKeysInOneFrameKeepTheirTimes(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.press("KeyA")
	p.now += 4 * ms
	p.lift("KeyA")
	p.now += 5 * ms
	p.press("KeyA")
	p.frame()
	p.wantHeard(pull, pull|sim.Release, pull)
	in := p.inputs()
	if a, b := in[1].At-in[0].At, in[2].At-in[1].At; a != 4*ms || b != 5*ms {
		t.Errorf("the inputs are %v and %v apart, want 4ms and 5ms", a, b)
	}
}

func TestKeyNames(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	for action, want := range map[string]string{
		"up": "Up", "down": "Down", "left": "Left", "right": "Right",
		"confirm": "Enter", "back": "Esc", "pause": "Esc", "pull": "A", "whistle": "",
	} {
		if got := p.room.seen.KeyName(action); got != want {
			t.Errorf("the key of %s is %q, want %q", action, got, want)
		}
	}
}
