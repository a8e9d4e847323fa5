package shell

import (
	"time"

	"parlor/scene"
	"parlor/views/kit"
)

// about is a panel over Home: what the program is, what it keeps, and the licences of
// what it is made of. While it is open, it hears all that is pressed.
type about struct {
	app   *App
	on    bool
	since time.Duration // when it was opened or closed

	kit    *kit.Kit
	view   View
	fills  bool // the panel fills the window
	panel  scene.Rect
	close  scene.Rect
	rows   scene.Rect // what is seen of the lines
	lines  []aboutLine
	height float32 // of all lines
	scroll float32
	grip   aboutGrip
}

// aboutGrip follows the mouse or a finger while it is down.
type aboutGrip struct {
	down   bool
	finger int
	on     aboutSpot
	over   aboutSpot // where the mouse is
	drag   drag      // of the lines
}

// aboutSpot is what is under a pointer.
type aboutSpot uint8

const (
	aboutText aboutSpot = iota
	aboutClose
	aboutOutside
)

// openAbout opens the panel.
func (a *App) openAbout(at time.Duration) {
	p := &a.about
	a.keyboard.forget()
	a.fingers.forget()
	a.repeat = repeat{}
	p.on, p.since, p.scroll, p.grip = true, at, 0, aboutGrip{}
	a.moved = true
	a.spoken.say("About Parlor. " + version() + ".")
	for _, line := range aboutLines(a.setup.Window) {
		a.spoken.say(line)
	}
}

// leave goes back to Home.
func (p *about) leave(at time.Duration) {
	a := p.app
	p.on, p.since = false, at
	a.repeat = repeat{}
	a.pointer.hover = nothing
	a.moved = true
	a.sound(backSound)
	a.sayScreen()
}

// hear hears a key or a button that goes down.
func (p *about) hear(in Input) {
	a := p.app
	switch {
	case a.is("up", in), a.is("down", in):
		a.direct(in)
		a.repeat.start(in)
	case a.is("previous", in), in.Key == "PageUp":
		p.scrollBy(-p.rows.H * pagePart)
	case a.is("next", in), in.Key == "PageDown":
		p.scrollBy(p.rows.H * pagePart)
	case a.is("confirm", in), a.is("back", in), a.is(aboutAction, in):
		p.leave(in.At)
	default:
		a.aside(in)
	}
}

// What keys scroll by: lines, and parts of what is seen.
const (
	keyLines = 3
	pagePart = .85
)

// move scrolls by steps of a key.
func (p *about) move(steps int) { p.scrollBy(float32(steps) * keyLines * p.lineStep(aboutFine)) }

// scrollBy scrolls down by a way in pixels of the window.
func (p *about) scrollBy(way float32) {
	p.scroll = kit.Floor(min(max(p.scroll+way, 0), max(p.height-p.rows.H, 0)))
}

// under gives what is at a place.
func (p *about) under(x, y float32) aboutSpot {
	switch {
	case touchable(p.close, p.view.Scale).Contains(x, y):
		return aboutClose
	case !p.fills && !p.panel.Contains(x, y):
		return aboutOutside
	}
	return aboutText
}

// point hears what the mouse or a finger does.
func (p *about) point(at time.Duration, finger int, x, y float32, kind PointerKind) {
	g, on := &p.grip, p.under(x, y)
	switch {
	case kind == PointerBack:
		p.leave(at)
	case kind == PointerPress: // the last one counts
		*g = aboutGrip{down: true, finger: finger, on: on, over: on, drag: drag{y: y, from: p.scroll}}
	case g.down && g.finger != finger:
	case kind == PointerMove && g.down:
		if to, ok := g.drag.to(y, p.view.Scale); ok && g.on == aboutText {
			p.scrollBy(to - p.scroll)
		}
	case kind == PointerMove:
		g.over = on
	case g.down:
		g.down = false
		if kind == PointerLift && on == g.on && on != aboutText {
			p.leave(at)
		}
	}
}

// state gives how the button that closes looks.
func (p *about) state() kit.State {
	switch g := &p.grip; {
	case g.down && g.on == aboutClose:
		return kit.Pressed
	case !g.down && g.over == aboutClose:
		return kit.Hover
	}
	return kit.Rest
}
