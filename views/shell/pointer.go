package shell

import (
	"slices"
	"time"

	"parlor/scene"
	"parlor/sim"
)

// PointerKind is what a pointer does.
type PointerKind uint8

// What a mouse or a finger does.
const (
	PointerMove   PointerKind = iota
	PointerPress              // the left button or a finger goes down
	PointerLift               // it goes up
	PointerCancel             // the system takes a finger away
	PointerBack               // the right button goes down
	PointerWheel              // the wheel turns
)

// nothing is the button that no pointer is over.
const nothing = firstCommand - sim.MaxCommands

// pointer knows where the buttons are that the last frame showed, and which one
// the mouse is over.
type pointer struct {
	areas []area
	hover Button
	down  Button // that the mouse has pressed
	held  bool   // the mouse was pressed where no button is
	x, y  float32
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

// Pointer hands in what a mouse does at a place in device pixels. What it does
// during a fade is not heard.
func (a *App) Pointer(at time.Duration, x, y float32, kind PointerKind) {
	a.use(Keyboard)
	if a.options.on {
		a.options.point(at, mouseGrip, x, y, kind)
		return
	}
	if a.about.on {
		a.about.point(at, mouseGrip, x, y, kind)
		return
	}
	if a.fade.on() {
		return
	}
	a.pointer.x, a.pointer.y = x, y
	button := a.pointer.over(x, y)
	if button == nothing {
		a.pointer.hover = nothing
	}
	if kind == PointerLift {
		a.pointer.down = nothing
		a.letGo(at, mouse)
	}
	if a.watch.drags {
		a.drag(at, x, kind)
		return
	}
	if (a.screen == Play || a.screen == Practice) && (button == nothing || a.pointer.held) {
		a.pointer.held = kind == PointerPress || a.pointer.held && kind == PointerMove
		a.point(at, Pointing{Kind: kind, X: x, Y: y})
		return
	}
	switch kind {
	case PointerMove:
		a.pointTo(button)
	case PointerPress:
		a.pointer.down = button
		a.press(at, button, false, mouse)
	case PointerBack:
		if a.screen != Menu && a.screen != Play { // where it does nothing (A.71)
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
		a.goOver(int(b))
	}
}

// press presses a button.
func (a *App) press(at time.Duration, b Button, touch bool, by source) {
	c, isCommand := b.command()
	action, isAction := a.action(b)
	switch {
	case isAction && a.inLab():
		a.down(at, action, by)
	case isAction && a.screen == Practice:
		a.prepare(at, action)
	case isAction && a.screen == Archive:
		a.archiveAct(at, action)
	case isAction && a.screen == Watch && action == seekAction:
		a.watch.drags = true
		a.dragTo(at, a.pointer.x)
	case isAction && a.screen == Watch:
		a.watchAct(at, action)
	case isAction && action == undoAction:
		a.undo(at)
	case isAction && action == watchAction:
		a.watchEnded()
	case isAction && action == continueAction:
		a.continueHere()
	case isAction:
	case isCommand: // a click: fingers hold it
		a.click(at, c)
	case b == BackButton:
		a.back(at)
	case b == OptionsButton:
		a.sound(selectSound)
		a.openOptions(at)
	case b == PauseButton:
		a.pauseGame(at, "")
	case b == StepLeft:
		a.step(-1)
	case b == StepRight:
		a.step(+1)
	case a.screen == Home && a.homePress(at, b):
	case a.screen == Title, a.screen == Help && b == AnyPlace:
		a.confirm(at)
	case !a.isChoice(b):
	case a.screen == Home && touch && int(b) != a.chosen:
		a.goOver(int(b)) // a finger cannot point first: its second tap opens
	default:
		a.choose(int(b))
		a.run(at, a.choices[a.chosen])
	}
}

// click gives the game a command for an instant, unless it is held already.
func (a *App) click(at time.Duration, c sim.Code) {
	if !a.countdown.on() && !a.keyboard.gives(c) {
		a.session.Press(at, c, 0, 0)
		a.release(at, c)
	}
}

// isChoice says whether a button is a choice that can be chosen now.
func (a *App) isChoice(b Button) bool {
	return b >= 0 && int(b) < len(a.choices) && a.screen != Help
}
