package shell

import "time"

// Pointing is something that a mouse or a finger does during play where no button
// is. Whoever was pressed there hears of it until it is lifted or cancelled, over
// buttons too.
type Pointing struct {
	Kind   PointerKind
	X, Y   float32 // device pixels
	Finger int     // 0: the mouse, which is told of without being pressed as well
	Down   float32 // of a PointerWheel: how far it scrolls, in device pixels
}

// point asks the room what a mouse or a finger does, and carries it out at its real
// time.
func (a *App) point(at time.Duration, p Pointing) {
	if a.screen == Practice {
		a.paint(at, p)
		return
	}
	if a.screen != Play || a.countdown.on() {
		return
	}
	a.attend(at)
	for _, in := range a.room().Point(a.session.Game(), p) {
		a.session.Press(at, in.Code, in.X, in.Y)
	}
}
