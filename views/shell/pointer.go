package shell

import (
	"slices"
	"time"

	"parlor/scene"
)

// PointerKind is what a pointer does.
type PointerKind uint8

// What a mouse or a finger does.
const (
	PointerMove  PointerKind = iota
	PointerPress             // the left button or a finger goes down
	PointerLift              // it goes up
	PointerBack              // the right button goes down
)

// nothing is the button that no pointer is over.
const nothing Button = StepRight - 1

// pointer knows where the buttons are that the last frame showed, and which one
// the mouse is over.
type pointer struct {
	areas []area
	hover Button
}

type area struct {
	button Button
	rect   scene.Rect
}

// area notes where a button is shown.
func (p *pointer) area(b Button, r scene.Rect) { p.areas = append(p.areas, area{b, r}) }

// over gives the button at a place: the one shown last of those that are there,
// and AnyPlace only when there is no other.
func (p *pointer) over(x, y float32) Button {
	found := nothing
	for _, a := range slices.Backward(p.areas) {
		if a.rect.Contains(x, y) {
			if a.button != AnyPlace {
				return a.button
			}
			found = AnyPlace
		}
	}
	return found
}

// Pointer hands in what a mouse or a finger does at a place in device pixels.
// What it does during a fade is not heard.
func (a *App) Pointer(at time.Duration, x, y float32, kind PointerKind, touch bool) {
	a.frame.Touch = touch
	if a.fade.on() {
		return
	}
	button := a.pointer.over(x, y)
	switch kind {
	case PointerMove:
		a.pointTo(button)
	case PointerPress:
		a.press(at, button, touch)
	case PointerBack:
		if a.screen == Help {
			a.back(at)
		}
	}
}

// pointTo chooses a choice when the mouse comes over it; while it stays there,
// the keys may choose another.
func (a *App) pointTo(b Button) {
	if b == a.pointer.hover {
		return
	}
	a.pointer.hover = b
	if a.isChoice(b) {
		a.choose(int(b))
	}
}

// press presses a button.
func (a *App) press(at time.Duration, b Button, touch bool) {
	switch {
	case b == BackButton:
		a.back(at)
	case b == PauseButton:
		a.pauseGame(at)
	case b == StepLeft:
		a.step(-1)
	case b == StepRight:
		a.step(+1)
	case a.screen == Title, a.screen == Help && b == AnyPlace:
		a.confirm(at)
	case !a.isChoice(b):
	case a.screen == Home && touch && int(b) != a.chosen:
		a.choose(int(b)) // a finger cannot point first: its second tap opens
	default:
		a.choose(int(b))
		a.run(at, a.choices[a.chosen])
	}
}

// isChoice says whether a button is a choice that can be chosen now.
func (a *App) isChoice(b Button) bool {
	return b >= 0 && int(b) < len(a.choices) && a.screen != Help
}
