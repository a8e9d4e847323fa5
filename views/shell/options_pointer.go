package shell

import (
	"time"

	"parlor/views/kit"
)

// gripKind says what of the options a mouse or finger is on.
type gripKind uint8

const (
	gripNone gripKind = iota
	gripOutside
	gripClose
	gripTab
	gripRow // the row itself, beside its control
	gripControl
	gripPart // a word, a card, a place of a binding
)

// spotOn is a thing under a pointer: of what kind, which row or page, and which
// part of it.
type spotOn struct {
	kind      gripKind
	row, part int
}

// grip follows the mouse or a finger while it is down.
type grip struct {
	down    bool
	finger  int // its id; the mouse has mouseGrip
	on      spotOn
	over    spotOn // where the mouse is while it is up
	x, y    float32
	scroll  float32 // of the rows when it went down
	slides  bool    // it drags a slider
	scrolls bool    // it drags the rows
}

// mouseGrip is a finger's id that no finger has.
const mouseGrip = -1

// under gives what is at a place.
func (o *options) under(x, y float32) spotOn {
	p := &o.pictures
	switch {
	case !p.plan.panel.Contains(x, y):
		return spotOn{kind: gripOutside}
	case p.plan.close.Contains(x, y):
		return spotOn{kind: gripClose}
	case p.plan.restore.Contains(x, y):
		return spotOn{kind: gripControl, row: len(p.list) - 1}
	}
	for i, r := range p.plan.tabs {
		if r.Contains(x, y) {
			return spotOn{kind: gripTab, row: i}
		}
	}
	if !p.plan.rows.Contains(x, y) {
		return spotOn{}
	}
	y += p.scroll
	for i := range p.rows.rows {
		r := &p.rows.rows[i]
		if !p.list[i].kind.isChosen() || !r.rect.Contains(x, y) {
			continue
		}
		for part, place := range r.parts {
			if place.Contains(x, y) {
				return spotOn{gripPart, i, part}
			}
		}
		reach := r.control
		if p.list[i].kind == sliderRow { // its knob reaches over the ends
			reach.X, reach.W = reach.X-16*p.plan.px, reach.W+32*p.plan.px
		}
		if reach.Contains(x, y) {
			return spotOn{kind: gripControl, row: i}
		}
		return spotOn{kind: gripRow, row: i}
	}
	return spotOn{}
}

// point hears what the mouse or a finger does. Until the rows that there are now have
// been drawn, nobody can point at them.
func (o *options) point(at time.Duration, finger int, x, y float32, kind PointerKind) {
	g := &o.grip
	if o.listen.on || len(o.pictures.list) != len(o.rows()) {
		return
	}
	on := o.under(x, y)
	switch {
	case kind == PointerBack:
		o.close(at)
	case kind == PointerPress: // the last one counts
		o.try.stop(gripSource)
		*g = grip{down: true, finger: finger, on: on, over: on, x: x, y: y, scroll: o.pictures.scroll}
		o.press(at, x)
	case g.down && g.finger != finger:
	case kind == PointerMove && g.down:
		o.drag(x, y)
	case kind == PointerMove:
		if on != g.over && on.kind >= gripRow {
			o.goOver(on.row)
		}
		g.over = on
	case g.down:
		g.down = false
		o.try.stop(gripSource)
		if kind == PointerLift && !g.scrolls && !g.slides && on == g.on {
			o.release(at, x)
		}
		g.slides = false
	}
}

// gripSource holds the piece on the strip while it is pressed.
var gripSource = source{device: mouseGrip, key: "strip"}

// goOver chooses a row as the mouse does by coming over it.
func (o *options) goOver(i int) {
	if i != o.chosen {
		scroll := o.pictures.scroll
		o.choose(i)
		o.pictures.follow, o.pictures.scroll = false, scroll // it is in view
		o.app.sound(moveSound)
	}
}

// press takes hold of what is under the mouse or finger. A slider follows the mouse
// at once; a finger may be about to scroll.
func (o *options) press(at time.Duration, x float32) {
	g := &o.grip
	if g.on.kind < gripRow {
		return
	}
	o.goOver(g.on.row)
	switch r := o.row(); {
	case r.kind == sliderRow && g.on.kind == gripControl && g.finger == mouseGrip:
		g.slides = true
		o.slide(x)
	case r.kind == tryRow:
		rect, way := o.pictures.rows.rows[g.on.row].rect, 1
		if x < rect.X+rect.W/2 {
			way = -1
		}
		o.startTry(at, way, gripSource)
	}
}

// drag moves a slider, or the rows.
func (o *options) drag(x, y float32) {
	g, p := &o.grip, &o.pictures
	far := slop * p.plan.px
	dx, dy := kit.Abs(x-g.x), kit.Abs(y-g.y)
	if !g.slides && !g.scrolls {
		isSlider := g.on.kind == gripControl && p.list[g.on.row].kind == sliderRow
		switch {
		case isSlider && dx > far && dx >= dy:
			g.slides = true
		case g.on.kind >= gripRow && dy > far && p.rows.height > p.plan.rows.H:
			g.scrolls = true
		}
	}
	switch {
	case g.slides:
		o.slide(x)
	case g.scrolls:
		p.scroll = min(max(g.scroll+g.y-y, 0), p.rows.height-p.plan.rows.H)
	}
}

// slide sets the chosen slider to where x is on its track.
func (o *options) slide(x float32) {
	r, track := o.row(), o.pictures.rows.rows[o.chosen].control
	last := float32(len(r.words) - 1)
	o.set(&r, int(min(max((x-track.X)/track.W, 0), 1)*last+.5))
}

// release does what pressing a thing does.
func (o *options) release(at time.Duration, x float32) {
	switch on := o.grip.on; on.kind {
	case gripOutside, gripClose:
		o.close(at)
	case gripTab:
		o.app.sound(moveSound)
		o.turnTo(o.pages()[on.row])
	case gripPart:
		switch r := o.row(); r.kind {
		case severalRow, tabsRow, cardsRow:
			o.set(&r, on.part)
		case bindingRow:
			o.startListening(at, r.slots, on.part)
		}
	case gripControl:
		switch r := o.row(); r.kind {
		case sliderRow:
			o.slide(x)
		case switchRow, buttonRow, restoreRow:
			o.confirm(at)
		}
	}
}

// letGo takes the mouse or finger off whatever it holds.
func (o *options) letGo() {
	o.try.way = 0
	o.grip = grip{}
}

// state gives how a thing that is no row looks.
func (o *options) state(kind gripKind, i int) kit.State {
	switch g := &o.grip; {
	case g.down && g.on.kind == kind && g.on.row == i:
		return kit.Pressed
	case !g.down && g.over.kind == kind && g.over.row == i:
		return kit.Hover
	}
	return kit.Rest
}

// pressed gives how a row's control looks that has no looks for being chosen.
func (o *options) pressed(i int) kit.State {
	if g := &o.grip; g.down && !g.scrolls && g.on.kind == gripControl && g.on.row == i {
		return kit.Pressed
	}
	return kit.Rest
}

// rowState gives how a row's control looks.
func (o *options) rowState(i int) kit.State {
	if s := o.pressed(i); s == kit.Pressed || i != o.chosen {
		return s
	}
	return kit.Chosen
}
