package shell

import (
	"slices"
	"time"

	"parlor/scene"
	"parlor/sim"
)

// fingers knows the fingers that are on the screen.
type fingers struct {
	known bool // fingers are what is used here, or were once
	down  []finger
	count int // of fingers so far
	// The field that the last frame showed, and its cells; 0 when it showed none.
	field scene.Rect
	cell  float32
}

// finger is one that is down. It is on an on-screen button, or makes a gesture, or
// scrolls, or does nothing any more.
type finger struct {
	id      int // the system's, which may give it again
	number  int // our own, from 1
	on      Button
	playing bool // makes a gesture
	gesture gesture
	points  bool // the room hears of it
	scrolls bool // drags a list
	drag    drag
}

func (f *finger) pointing(p spot, kind PointerKind) Pointing {
	return Pointing{Kind: kind, X: p.x, Y: p.y, Finger: f.number}
}

// source is what the finger holds while it is on a button or drops softly.
func (f *finger) source() source { return source{device: -f.number} }

func (f *fingers) setField(r scene.Rect, cell float32) { f.field, f.cell = r, cell }

// isOn says whether a finger is on a button.
func (f *fingers) isOn(b Button) bool {
	return slices.ContainsFunc(f.down, func(d finger) bool { return d.on == b })
}

// forget lets all fingers do nothing until they are lifted.
func (f *fingers) forget() {
	for i := range f.down {
		d := &f.down[i]
		d.on, d.playing, d.points, d.scrolls = nothing, false, false, false
	}
}

// Finger hands in what a finger does at a place in device pixels. The id tells
// apart fingers that are down together.
func (a *App) Finger(at time.Duration, id int, x, y float32, kind PointerKind) {
	a.use(Touch)
	p := spot{at, x, y}
	i := slices.IndexFunc(a.fingers.down, func(f finger) bool { return f.id == id })
	if a.options.on && i < 0 {
		a.options.point(at, id, x, y, kind)
		return
	}
	if a.about.on && i < 0 {
		a.about.point(at, id, x, y, kind)
		return
	}
	if kind == PointerPress {
		if i >= 0 { // nobody told that it went up
			a.liftFinger(i, p, true)
		}
		a.pressFinger(id, p)
		return
	}
	if i < 0 {
		return
	}
	if a.watch.drags {
		a.drag(at, x, kind)
	}
	switch f := &a.fingers.down[i]; kind {
	case PointerMove:
		switch {
		case f.scrolls:
			if to, ok := f.drag.to(y, a.laid.view.Scale); ok {
				a.scrollTo(to)
			}
		case f.points:
			a.point(at, f.pointing(p, kind))
		case f.playing:
			f.gesture.move(p, a.doer(f, at))
		default:
			a.slide(f, p)
		}
	case PointerLift, PointerCancel:
		a.liftFinger(i, p, kind == PointerCancel)
	}
}

// pressFinger puts a finger down. One that goes down during a fade does nothing.
func (a *App) pressFinger(id int, p spot) {
	fs := &a.fingers
	fs.count++
	fs.down = append(fs.down, finger{id: id, number: fs.count, on: nothing})
	f := &fs.down[len(fs.down)-1]
	button := a.pointer.over(p.x, p.y)
	switch c, ok := button.command(); {
	case a.fade.on():
	case ok:
		f.on = button
		a.hold(f, p.at, c)
	case a.screen == Practice && button == nothing, a.screen == Play && button == nothing && a.room().Card().Gestures == Gestures{}:
		f.points = true
		a.point(p.at, f.pointing(p, PointerPress))
	case a.screen == Play && button == nothing:
		f.playing = fs.cell > 0
		f.gesture = newGesture(p, a.laid.view.Scale, fs.cell)
	case (a.screen == Home || a.screen == Archive) && len(fs.down) == 1: // it may be about to scroll, and presses when it is lifted
		f.on = button
		f.scrolls, f.drag = true, drag{y: p.y, from: a.scrolled()}
	case len(fs.down) == 1 || a.screen == Play:
		f.on = button
		a.pointer.x, a.pointer.y = p.x, p.y
		a.press(p.at, button, true, f.source())
	}
}

// liftFinger takes a finger away.
func (a *App) liftFinger(i int, p spot, cancelled bool) {
	f := a.fingers.down[i]
	a.fingers.down = slices.Delete(a.fingers.down, i, i+1)
	switch do := a.doer(&f, p.at); {
	case f.scrolls:
		if !cancelled && !f.drag.moved && f.on != nothing {
			a.press(p.at, f.on, true, f.source())
		}
	case f.points && cancelled:
		a.point(p.at, f.pointing(p, PointerCancel))
	case f.points:
		a.point(p.at, f.pointing(p, PointerLift))
	case !f.playing:
	case cancelled:
		f.gesture.end(do)
	default:
		middle := a.fingers.field.X + a.fingers.field.W/2
		f.gesture.lift(p, middle, do)
	}
	a.letGo(p.at, f.source())
}

// slide takes a finger from one button to another that can be held, as thumbs do
// that change their direction. One that slides off keeps its button.
func (a *App) slide(f *finger, p spot) {
	to := a.pointer.over(p.x, p.y)
	c, ok := to.command()
	if f.on == nothing || f.on == to || !ok || !a.held(c) {
		return
	}
	a.letGo(p.at, f.source())
	f.on = to
	a.hold(f, p.at, c)
}

// rest lets time pass for the fingers that make gestures.
func (a *App) rest(now time.Duration) {
	for i := range a.fingers.down {
		if f := &a.fingers.down[i]; f.playing {
			f.gesture.rest(now, a.doer(f, now))
		}
	}
}

// doer gives what does the deeds of a finger's gesture.
func (a *App) doer(f *finger, at time.Duration) func(deed) {
	return func(d deed) {
		g := a.room().Card().Gestures
		name := [...]string{
			stepLeft: g.Left, stepRight: g.Right, turnLeft: g.TurnLeft, turnRight: g.TurnRight,
			startFall: g.Fall, endFall: g.Fall, drop: g.Drop, keep: g.Keep,
		}[d]
		c, ok := a.room().Spec().Command(name)
		switch {
		case !ok || a.countdown.on():
		case d == startFall:
			a.hold(f, at, c)
		case d == endFall:
			a.letGo(at, f.source())
		default:
			a.click(at, c)
		}
	}
}

// hold has a finger give a command until it lets go.
func (a *App) hold(f *finger, at time.Duration, c sim.Code) {
	if a.keyboard.press(f.source()) {
		a.give(at, c)
	}
}

// command gives the command of an on-screen button.
func (b Button) command() (sim.Code, bool) {
	return sim.Code(firstCommand - b), b <= firstCommand && b > nothing
}
