package front

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"parlor/views/shell"
)

// padButtons are the shell's names of the buttons in the standard layout
// (www.w3.org/TR/gamepad, section 8).
var padButtons = [...]string{
	"A", "B", "X", "Y", "LB", "RB", "LT", "RT", "Select", "Start", "LStick", "RStick",
	dpadUp: "DPadUp", dpadDown: "DPadDown", dpadLeft: "DPadLeft", dpadRight: "DPadRight",
}

const (
	dpadUp    = int(ebiten.StandardGamepadButtonLeftTop)
	dpadDown  = int(ebiten.StandardGamepadButtonLeftBottom)
	dpadLeft  = int(ebiten.StandardGamepadButtonLeftLeft)
	dpadRight = int(ebiten.StandardGamepadButtonLeftRight)
)

// How far a trigger or the stick is pressed, from 0 to 1, to go down, and to go up
// again. A stick that is half out of its middle in two directions gives both.
const (
	goesDown = .5
	goesUp   = .35
)

// pads follows the gamepads, in a window and in a page alike.
type pads struct {
	plugged []ebiten.GamepadID
	known   []pad
}

// pad is a gamepad as it was seen last.
type pad struct {
	id   ebiten.GamepadID
	down [len(padButtons)]bool
}

// hearPads hands on what happened on the gamepads since the last frame. Those
// whose layout is unknown are left out.
func (f *front) hearPads() {
	p, at := &f.pads, f.now()
	p.plugged = slices.DeleteFunc(ebiten.AppendGamepadIDs(p.plugged[:0]), func(id ebiten.GamepadID) bool {
		return !ebiten.IsStandardGamepadLayoutAvailable(id)
	})
	p.unplug(func(id ebiten.GamepadID) { f.app.PadGone(at, number(id)) })
	for _, id := range p.plugged {
		p.pad(id).follow(pressed(id), func(button string, down bool) {
			if !down || !f.begin() {
				f.app.Pad(shell.Input{At: at, Key: button, Pad: number(id), Down: down})
			}
		})
	}
}

// number is the shell's number of a gamepad.
func number(id ebiten.GamepadID) int { return int(id) + 1 }

// unplug forgets the gamepads that are no longer there.
func (p *pads) unplug(gone func(id ebiten.GamepadID)) {
	p.known = slices.DeleteFunc(p.known, func(k pad) bool {
		if slices.Contains(p.plugged, k.id) {
			return false
		}
		gone(k.id)
		return true
	})
}

// pad gives what is known of a gamepad, nothing of a new one.
func (p *pads) pad(id ebiten.GamepadID) *pad {
	i := slices.IndexFunc(p.known, func(k pad) bool { return k.id == id })
	if i < 0 {
		i = len(p.known)
		p.known = append(p.known, pad{id: id})
	}
	return &p.known[i]
}

// pressed says how far each button of a gamepad is pressed. The left stick presses
// the d-pad.
func pressed(id ebiten.GamepadID) (far [len(padButtons)]float64) {
	for i := range far {
		far[i] = ebiten.StandardGamepadButtonValue(id, ebiten.StandardGamepadButton(i))
	}
	x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
	y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
	return withStick(far, x, y)
}

// withStick has a stick press the d-pad; x is to the right, y down.
func withStick(far [len(padButtons)]float64, x, y float64) [len(padButtons)]float64 {
	far[dpadLeft], far[dpadRight] = max(far[dpadLeft], -x), max(far[dpadRight], x)
	far[dpadUp], far[dpadDown] = max(far[dpadUp], -y), max(far[dpadDown], y)
	return far
}

// follow hands on which buttons went up, and then which went down.
func (p *pad) follow(far [len(padButtons)]float64, hand func(button string, down bool)) {
	for i, v := range far {
		if p.down[i] && v < goesUp {
			p.down[i] = false
			hand(padButtons[i], false)
		}
	}
	for i, v := range far {
		if !p.down[i] && v >= goesDown {
			p.down[i] = true
			hand(padButtons[i], true)
		}
	}
}
