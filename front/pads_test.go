//go:build !js

package front

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// A stick that is moved out of its middle and back presses the d-pad once, however
// it trembles on the way; so does a trigger.
func TestSticksAndTriggers(t *testing.T) {
	type step struct {
		x, y, trigger float64
		want          []string
	}
	var p pad
	for i, s := range []step{
		{0, 0, 0, nil},
		{-.3, 0, .49, nil},
		{-.5, .1, .5, []string{"LT down", "DPadLeft down"}},
		{-.4, .2, .4, nil},
		{-.6, .3, .6, nil},
		{-.36, .3, .36, nil},
		{-.3, .3, .3, []string{"LT up", "DPadLeft up"}},
		{-.4, .4, .4, nil},
		{-.9, .7, 0, []string{"DPadDown down", "DPadLeft down"}},
		{.9, -.7, 0, []string{"DPadDown up", "DPadLeft up", "DPadUp down", "DPadRight down"}},
		{0, 0, 0, []string{"DPadUp up", "DPadRight up"}},
		{1, -.48, 0, []string{"DPadRight down"}}, // not quite level, and no hard drop
	} {
		var far [len(padButtons)]float64
		far[ebiten.StandardGamepadButtonFrontBottomLeft] = s.trigger
		if got := heard(&p, withStick(far, s.x, s.y)); !slices.Equal(got, s.want) {
			t.Errorf("step %d: heard %q, want %q", i, got, s.want)
		}
	}
}

// While the d-pad holds a direction the stick does not give it again.
func TestStickAndDPadAreOne(t *testing.T) {
	var p pad
	var far [len(padButtons)]float64
	far[dpadLeft] = 1
	heard(&p, withStick(far, 0, 0))
	if got := heard(&p, withStick(far, -1, 0)); got != nil {
		t.Errorf("the stick adds %q", got)
	}
	far[dpadLeft] = 0
	if got := heard(&p, withStick(far, -1, 0)); got != nil {
		t.Errorf("letting go of the d-pad gives %q while the stick holds", got)
	}
	if got := heard(&p, withStick(far, 0, 0)); !slices.Equal(got, []string{"DPadLeft up"}) {
		t.Errorf("letting go of both gives %q", got)
	}
}

func heard(p *pad, far [len(padButtons)]float64) (list []string) {
	p.follow(far, func(button string, down bool) {
		list = append(list, button+map[bool]string{true: " down", false: " up"}[down])
	})
	return list
}

func TestHotPlugging(t *testing.T) {
	var p pads
	var gone []ebiten.GamepadID
	plug := func(ids ...ebiten.GamepadID) {
		p.plugged, gone = ids, nil
		p.unplug(func(id ebiten.GamepadID) { gone = append(gone, id) })
		for _, id := range ids {
			p.pad(id)
		}
	}
	plug(0, 2)
	p.pad(2).down[dpadUp] = true
	plug(2)
	if !slices.Equal(gone, []ebiten.GamepadID{0}) || !p.pad(2).down[dpadUp] {
		t.Errorf("%v are gone, and of those left %+v is known", gone, p.known)
	}
	plug()
	plug(2)
	if p.pad(2).down[dpadUp] || len(p.known) != 1 {
		t.Errorf("a gamepad that comes back is known as %+v", p.known)
	}
}

// The names follow the standard layout, in which the d-pad comes last.
func TestPadButtons(t *testing.T) {
	for button, want := range map[ebiten.StandardGamepadButton]string{
		ebiten.StandardGamepadButtonRightBottom: "A", ebiten.StandardGamepadButtonRightRight: "B",
		ebiten.StandardGamepadButtonRightLeft: "X", ebiten.StandardGamepadButtonRightTop: "Y",
		ebiten.StandardGamepadButtonFrontTopLeft: "LB", ebiten.StandardGamepadButtonFrontTopRight: "RB",
		ebiten.StandardGamepadButtonFrontBottomLeft: "LT", ebiten.StandardGamepadButtonFrontBottomRight: "RT",
		ebiten.StandardGamepadButtonCenterLeft: "Select", ebiten.StandardGamepadButtonCenterRight: "Start",
		ebiten.StandardGamepadButtonLeftStick: "LStick", ebiten.StandardGamepadButtonRightStick: "RStick",
		ebiten.StandardGamepadButtonLeftTop: "DPadUp", ebiten.StandardGamepadButtonLeftRight: "DPadRight",
	} {
		if got := padButtons[button]; got != want {
			t.Errorf("button %d is %q, want %q", button, got, want)
		}
	}
}
