package shell_test

import (
	"testing"
	"time"

	"parlor/sim"
	"parlor/views/shell"
)

func (p *player) button(pad int, name string, down bool) {
	p.Pad(shell.Input{At: p.now, Key: name, Pad: pad, Down: down})
}

// hit presses buttons of the first gamepad one after the other.
func (p *player) hit(names ...string) {
	p.Helper()
	for _, n := range names {
		p.button(1, n, true)
		p.frame()
		p.button(1, n, false)
		p.ready()
	}
}

func TestAGamepadGoesThroughTheScreens(t *testing.T) {
	p := newPlayer(t)
	p.hit("A", "A")
	p.want("menu", "BELL")
	p.hit("B")
	p.want("title", "")
	p.hit("A", "DPadDown")
	p.want("menu", "HOW TO PLAY")
	p.hit("A")
	p.want("help", "HOW TO PLAY")
	p.hit("B", "DPadUp", "DPadRight")
	if p.State().Level != 2 {
		t.Errorf("the d-pad set the start level %d", p.State().Level)
	}
	p.hit("A")
	p.want("play", "")
	p.hit("Start")
	p.want("pause", "RESUME")
	p.hit("Start")
	p.want("play", "")
	p.hit("A")
	p.wantHeard(sim.Pause, sim.Resume, pull, pull|sim.Release)
	p.wantRecord()
}

func TestHintsFollowTheDevice(t *testing.T) {
	p := newPlayer(t)
	names := func(device shell.Device, confirm, up, mute string) {
		t.Helper()
		f := &p.room.seen
		if f.Device != device || f.KeyName("confirm") != confirm || f.KeyName("up") != up || f.KeyName("mute") != mute {
			t.Errorf("device %d: %q confirms, %q goes up, %q mutes; want %d, %q, %q, %q",
				f.Device, f.KeyName("confirm"), f.KeyName("up"), f.KeyName("mute"), device, confirm, up, mute)
		}
	}
	p.tap(toMenu...)
	names(shell.Keyboard, "Enter", "Up", "M")
	p.hit("DPadDown")
	names(shell.Pad, "A", "Up", "M") // no button mutes
	p.at(5, 5, shell.PointerPress, true)
	names(shell.Touch, "Enter", "Up", "M")
	p.pointTo(0)
	names(shell.Keyboard, "Enter", "Up", "M")
}

// A key and a button, or two gamepads, that give one command are one.
func TestKeysAndButtonsAreOneCommand(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.press("KeyA")
	p.button(1, "A", true)
	p.button(2, "A", true)
	p.lift("KeyA")
	p.button(1, "A", false)
	p.wantHeard(pull)
	p.button(2, "A", false)
	p.wantHeard(pull, pull|sim.Release)
}

func TestUnpluggingPauses(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.button(1, "A", true)
	p.frame()
	p.PadGone(p.now, 1)
	p.want("pause", "RESUME")
	p.wantHeard(pull, pull|sim.Release, sim.Pause)
	p.frame()
	if n := p.State().Notice; n == "" {
		t.Error("nobody says why the game pauses")
	}
	if p.room.seen.Device != shell.Keyboard {
		t.Error("the hints are still for the gamepad")
	}
	p.button(1, "A", true) // plugged in again
	p.frame()
	p.want("play", "")
	p.wantRecord()
}

// A gamepad that lies beside the keyboard may be unplugged without harm.
func TestUnpluggingWhatIsNotUsed(t *testing.T) {
	p := newPlayer(t)
	p.hit("A", "A", "A")
	p.button(1, "A", true)
	p.press("ArrowLeft")
	p.PadGone(p.now, 1)
	p.frame()
	p.want("play", "")
	p.wantHeard(pull, pull|sim.Release)
}

func TestAGamepadIsNotHeardBehindAnotherWindow(t *testing.T) {
	p := newPlayer(t)
	p.hit("A", "A")
	p.Focus(p.now, false)
	p.hit("A", "B", "DPadDown")
	p.want("menu", "BELL")
	p.Focus(p.now, true)
	p.hit("DPadDown")
	p.want("menu", "HOW TO PLAY")
}

// In the menus a direction that is held is given again after 400 ms, and then every
// 120 ms.
func TestHeldDirectionsRepeat(t *testing.T) {
	hold := map[string]func(p *player, down bool){
		"key":    func(p *player, down bool) { p.Key(shell.Input{At: p.now, Key: "ArrowRight", Down: down}) },
		"button": func(p *player, down bool) { p.button(1, "DPadRight", down) },
	}
	for name, right := range hold {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(t)
			p.tap(toMenu...)
			level := func(want int) {
				t.Helper()
				if got := p.State().Level; got != want {
					t.Fatalf("the start level is %d, want %d", got, want)
				}
			}
			right(p, true)
			level(2)
			p.wait(380 * ms)
			level(2)
			p.wait(40 * ms)
			level(3)
			p.wait(80 * ms)
			level(3)
			p.wait(40 * ms)
			level(4)
			p.wait(4 * 120 * ms)
			level(8)
			p.now += 3 * time.Second // a stall
			p.frame()
			level(9)
			right(p, false)
			p.wait(time.Second)
			level(9)
		})
	}
}

func TestRepeatingStops(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.press("ArrowDown")
	p.press("ArrowUp") // the last one counts
	p.want("menu", "BELL")
	p.wait(410 * ms)
	p.want("menu", "QUIT")
	p.lift("ArrowDown")
	p.wait(120 * ms)
	p.want("menu", "HOW TO PLAY")
	p.tap("Enter") // another screen
	p.wait(time.Second)
	p.tap("Escape")
	p.want("menu", "HOW TO PLAY")
	p.press("ArrowDown")
	p.Focus(p.now, false)
	p.wait(time.Second)
	p.want("menu", "QUIT")
}

// In play the game itself repeats what is held.
func TestPlayDoesNotRepeat(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.button(1, "A", true)
	p.wait(900 * ms)
	p.wantHeard(pull)
}
