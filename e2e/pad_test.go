package e2e

import (
	"fmt"
	"slices"
	"testing"
)

// simulatedPad has the page believe in a gamepad that tests press: window.pad.
const simulatedPad = `
	window.pad = {
		id: "Simulated", index: 0, mapping: "standard", connected: true, timestamp: 1, axes: [0, 0, 0, 0],
		buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
	};
	navigator.getGamepads = () => [window.pad, null, null, null];
`

// buttons are those of the standard layout, by their numbers in it.
var buttons = []string{
	"A", "B", "X", "Y", "LB", "RB", "LT", "RT", "Select", "Start", "LStick", "RStick", "DPadUp", "DPadDown", "DPadLeft", "DPadRight",
}

// pushes has a button pressed so far, from 0 to 1.
func (p *tab) pushes(button string, far float64) {
	p.t.Helper()
	i := slices.Index(buttons, button)
	eval[bool](p, fmt.Sprintf("!!(pad.buttons[%d] = { pressed: %v, touched: true, value: %v })", i, far > .5, far))
	p.frames(2)
}

func (p *tab) hit(button string) {
	p.t.Helper()
	p.pushes(button, 1)
	p.pushes(button, 0)
}

// stick moves the left stick.
func (p *tab) stick(x, y float64) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf("!!(pad.axes = [%v, %v, 0, 0])", x, y))
	p.frames(2)
}

// hits hits a button until the state s shows its effect, against the state before,
// also when a busy machine pauses in between.
func (p *tab) hits(button, effect string) {
	p.t.Helper()
	eval[bool](p, "!!(window.before = parlor.state().state)")
	for p.hit(button); !p.padOn(effect); {
		p.hit(button)
	}
}

// padOn is playOn for those who have a gamepad.
func (p *tab) padOn(what string) bool {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(({ screen, ready, state: s }) => (%s) || ready && screen === "pause")(parlor.state())`, what))
	if p.look().Screen != "pause" {
		return true
	}
	for p.look().Screen == "pause" {
		p.hit("Start")
		p.wait("parlor.state().ready")
	}
	return eval[bool](p, fmt.Sprintf("!!(({ state: s }) => %s)(parlor.state())", what))
}

// A gamepad goes from the overlay into a game, plays it, and pauses it when it is
// unplugged.
func TestGamepad(t *testing.T) {
	p := open(t, window{query: "?seed=5", script: simulatedPad})
	p.phase("ready")
	p.hit("A") // presses the overlay away, and no more
	p.phase("playing")
	p.screen("home")
	p.hit("A")
	p.screen("title")
	p.hit("A")
	p.screen("menu")
	p.pushes("DPadDown", 1) // held, it goes on to the last choice and round
	p.wait(`parlor.state().choice === "QUIT"`)
	p.pushes("DPadDown", 0)
	for p.look().Choice != "ZEN" {
		p.stick(0, -.9)
		p.stick(0, .1)
	}
	p.picture("pad-menu.png")
	p.hit("B")
	p.screen("title")
	p.hit("A")
	p.screen("menu")
	p.hit("A")
	for !p.padOn(`s?.phase === "falling"`) {
	}
	p.picture("pad.png")
	if mode := p.look().State.Mode; mode != "zen" {
		t.Fatalf("the gamepad started %s", mode)
	}
	p.hits("A", "s.piece?.rotation === (before.piece.rotation + 1) % 4")
	p.hits("B", "s.piece?.rotation === (before.piece.rotation + 3) % 4")
	p.hits("LB", "s.held === before.piece.kind")
	p.hits("DPadUp", "s.pieces === before.pieces + 1 && s.piece")

	// A stick that is held repeats by the rules, to the wall.
	p.stick(-.8, .2)
	for !p.padOn("s.piece?.column <= 0") {
		p.stick(0, 0) // what is held through a pause counts as released
		p.stick(-.8, .2)
	}
	p.stick(0, 0)

	for p.look().Screen != "pause" {
		p.hit("Start")
	}
	p.hit("B")
	for !p.padOn("s.piece") {
	}
	p.stick(0, .9)
	eval[bool](p, "!(window.unplugged = pad, window.pad = null)")
	p.screen("pause")
	p.wait(`parlor.state().notice !== ""`)
	eval[bool](p, "!!(window.pad = unplugged)") // plugged in again, with the stick where it was
	p.stick(0, 0)
	p.hit("Start")
	for !p.padOn("s.piece") {
	}
}
