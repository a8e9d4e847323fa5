package shell

import (
	"math"
	"slices"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// How long the options take to come and to go.
const (
	optionsEnter = 160 * time.Millisecond
	optionsLeave = 120 * time.Millisecond
)

// optionPictures is what the options are drawn with in a window, and where the
// last frame had them.
type optionPictures struct {
	kit    *kit.Kit
	plan   optionsPlan
	rows   rowsPlan
	list   []row   // the rows of the last frame
	scroll float32 // how far the rows are scrolled
	follow bool    // the chosen row has to be brought into view
	wash   float32 // where the ground of the chosen row is, on its way there
	last   time.Duration
}

// layout makes what is needed for a window.
func (o *options) layout(k *kit.Kit, v View) {
	o.pictures = optionPictures{kit: k, plan: newOptionsPlan(v, len(o.pages())), follow: true, last: o.pictures.last}
}

// shown says how much the options are there, from 0 to 1.
func (o *options) shown(now time.Duration) float32 {
	if o.on {
		return easeOut(float32(now-o.since) / float32(optionsEnter))
	}
	return 1 - easeOut(float32(now-o.since)/float32(optionsLeave))
}

func easeOut(t float32) float32 {
	t = min(max(t, 0), 1)
	return 1 - (1-t)*(1-t)
}

// draw draws the options over the screen below.
func (o *options) draw(s *scene.Scene, v View, now time.Duration) {
	in := o.shown(now)
	if in <= 0 {
		return
	}
	p := &o.pictures
	k, plan := p.kit, &p.plan
	rows := o.rows()
	if len(rows) != len(p.list) {
		o.letGo()
		o.chosen = min(o.chosen, len(rows)-1)
	}
	p.list = rows
	p.rows = newRowsPlan(k, plan, p.list)
	o.follow()

	rise(s, k, v, plan.panel, plan.fills, o.on, in)
	size := float32(32)
	if plan.stacked {
		size = 26
	}
	s.Text(k.Font(raster.Title, size), "Options", plan.title[0], plan.title[1], scene.Left, k.Dress.Ink)
	k.Button(s, plan.close, kit.Face{Icon: kit.Close}, o.state(gripClose, 0))
	o.drawTabs(s)
	s.Rect(plan.rule, k.Dress.Edge)
	s.Clip(plan.rows)
	o.drawChosen(s, now, v.Reduced)
	for i := range p.list {
		o.drawRow(s, i, now, v.Reduced)
	}
	s.Unclip()
	if plan.restore.W > 0 {
		o.drawRestore(s, plan.restore)
	}
	if over := p.rows.height - plan.rows.H; over > 0 {
		beside := plan.rows
		beside.W += 4 * plan.px
		if !plan.stacked {
			beside.W += 6 * plan.px
		}
		k.ScrollBar(s, beside, p.scroll/p.rows.height, plan.rows.H/p.rows.height)
	}
	s.ShiftY = 0
	if plan.hints > 0 && o.app.showsHints() {
		hints, name := o.hints(), o.app.keyName
		if o.listen.on {
			hints, name = listenHints, func(key string) string { return key }
		}
		k.Hints(s, hints, name, v.W/2, plan.hints, v.W-16*plan.px, k.Dress.SecondInk)
	}
	s.Fade = 1
}

// listenHints are the keys that are always the same while a place waits for its.
var listenHints = []kit.Hint{{Actions: []string{"Esc"}, Does: "cancel"}, {Actions: []string{"Backspace"}, Does: "clear"}}

// hints are those of the chosen row.
func (o *options) hints() []kit.Hint {
	hints := []kit.Hint{{Actions: []string{"up", "down"}, Does: "choose", Rank: 1}}
	switch o.pictures.list[o.chosen].kind {
	case bindingRow:
		hints = append(hints, kit.Hint{Actions: []string{"left", "right"}, Does: "slot", Rank: 2}, kit.Hint{Actions: []string{"confirm"}, Does: "rebind"})
	case buttonRow, restoreRow:
		hints = append(hints, kit.Hint{Actions: []string{"confirm"}, Does: "press"})
	case tryRow:
	default:
		hints = append(hints, kit.Hint{Actions: []string{"left", "right"}, Does: "change"})
	}
	return append(hints, kit.Hint{Actions: []string{"previous", "next"}, Does: "pages", Rank: 3}, kit.Hint{Actions: []string{"back"}, Does: "close"})
}

// follow keeps the scrolled rows within bounds, and brings the chosen one into
// view when it has changed.
func (o *options) follow() {
	p := &o.pictures
	if r := p.rows.rows[o.chosen].rect; p.follow && r.H > 0 {
		margin := 8 * p.plan.px
		top, bottom := r.Y-p.plan.rows.Y-margin, r.Y+r.H-p.plan.rows.Y+margin
		if o.chosen <= 1 {
			top = 0 // with what stands above the first row
		}
		p.scroll = max(min(p.scroll, top), bottom-p.plan.rows.H)
	}
	p.follow = false
	p.scroll = kit.Floor(max(min(p.scroll, p.rows.height-p.plan.rows.H), 0))
}

// seen gives a place among the rows as it is scrolled.
func (o *options) seen(r scene.Rect) scene.Rect {
	r.Y -= o.pictures.scroll
	return r
}

func (o *options) drawTabs(s *scene.Scene) {
	p := &o.pictures
	k := p.kit
	for i, page := range o.pages() {
		r, c := p.plan.tabs[i], k.Dress.Ink
		switch state := o.state(gripTab, i); {
		case page == o.page:
			k.Plate(s, r)
			c = k.Dress.MainInk
		case state == kit.Hover, state == kit.Pressed:
			k.Row(s, r, true)
		}
		if p.plan.stacked {
			k.Icon(s, pageIcons[page], r.X+r.W/2, r.Y+.36*r.H, c)
			f := k.Fit(raster.Title, 13, pageNames[page], r.W-4*p.plan.px)
			s.Text(f, pageNames[page], r.X+r.W/2, r.Y+.87*r.H, scene.Middle, c)
			continue
		}
		k.Icon(s, pageIcons[page], r.X+24*p.plan.px, r.Y+r.H/2, c)
		f := k.Font(raster.Title, 18)
		s.Text(f, pageNames[page], r.X+46*p.plan.px, r.Y+r.H/2+.35*f.Size(), scene.Left, c)
	}
}

// drawChosen shows the ground of the chosen row, which moves there.
func (o *options) drawChosen(s *scene.Scene, now time.Duration, reduced bool) {
	p := &o.pictures
	r := o.seen(p.rows.rows[o.chosen].rect)
	step := float32(now-p.last) / float32(120*time.Millisecond)
	p.last = now
	if r.H == 0 {
		p.wash = 0
		return
	}
	if p.wash == 0 || reduced || step > 1 {
		p.wash = r.Y
	}
	p.wash += (r.Y - p.wash) * min(2.5*step, 1)
	if float32(math.Abs(float64(p.wash-r.Y))) < 1 {
		p.wash = r.Y
	}
	r.Y = p.wash
	if p.list[o.chosen].kind != tryRow {
		p.kit.ChosenRow(s, r)
	}
}

// drawRow shows one row.
func (o *options) drawRow(s *scene.Scene, i int, now time.Duration, reduced bool) {
	p := &o.pictures
	k, px := p.kit, p.plan.px
	r, at := &p.list[i], p.rows.rows[i]
	at.parts = slices.Clone(at.parts)
	at.move(-p.scroll)
	if at.rect.H == 0 || at.rect.Y > p.plan.rows.Y+p.plan.rows.H || at.rect.Y+at.rect.H < p.plan.rows.Y {
		return
	}
	left := at.rect.X + rowPad*px
	switch r.kind {
	case headRow:
		k.Label(s, "ACTION", left, at.name)
		k.Label(s, "KEYBOARD", at.parts[0].X, at.name)
		k.Label(s, "GAMEPAD", at.parts[padSlot].X, at.name)
		return
	case noteRow:
		o.drawNote(s, &at)
		return
	case restoreRow:
		o.drawRestore(s, at.control)
		return
	case bindingRow:
		o.drawBinding(s, i, r, &at, now, reduced)
		return
	case tryRow:
		o.drawTry(s, i, r, &at)
		return
	case tabsRow:
		k.ShowSeveral(s, r.words, at.control, at.parts, r.at)
		return
	case buttonRow:
		k.Button(s, at.control, kit.Face{Label: r.label, Size: 15}, o.rowState(i))
		return
	}
	name := k.Fit(raster.TextBold, 16, r.label, at.room)
	s.Text(name, r.label, left, at.name, scene.Left, k.Dress.Ink)
	if r.help != "" {
		s.Text(k.Fit(raster.Text, 13.5, r.help, at.room), r.help, left, at.help, scene.Left, k.Dress.SecondInk)
	}
	middle := at.control.Y + at.control.H/2
	switch r.kind {
	case sliderRow:
		k.Slider(s, at.control.X, middle-2*px, at.control.W, float32(r.at)/float32(len(r.words)-1), o.rowState(i))
		f := k.Font(raster.TextBold, 15).Tabular()
		s.Text(f, r.words[r.at], at.control.X+at.control.W+18*px, middle-2*px+.35*f.Size(), scene.Left, k.Dress.Ink)
	case switchRow:
		k.Switch(s, at.control.X, middle, r.at == 1, r.words[r.at], o.pressed(i))
	case severalRow:
		k.ShowSeveral(s, r.words, at.control, at.parts, r.at)
	case cardsRow:
		for j, c := range r.cards {
			k.ShowCard(s, at.parts[j], c, j == r.at)
		}
	}
}

func (o *options) drawNote(s *scene.Scene, at *rowPlan) {
	k, px := o.pictures.kit, o.pictures.plan.px
	k.Sunk(s, at.rect)
	k.Icon(s, kit.Info, at.rect.X+20*px, at.rect.Y+at.rect.H/2, k.Dress.Accent)
	f := k.Font(raster.Text, 14)
	for i, line := range at.texts {
		s.Text(f, line, at.rect.X+40*px, at.name+float32(i)*1.3*f.Size(), scene.Left, k.Dress.Ink)
	}
}

func (o *options) drawRestore(s *scene.Scene, r scene.Rect) {
	last := len(o.pictures.list) - 1
	face := kit.Face{Label: o.pictures.list[last].label, Size: 15, Main: o.asking}
	o.pictures.kit.Button(s, r, face, o.rowState(last))
}

// drawBinding shows the places of a binding's keys and button.
func (o *options) drawBinding(s *scene.Scene, i int, r *row, at *rowPlan, now time.Duration, reduced bool) {
	p := &o.pictures
	k, px := p.kit, p.plan.px
	k.Row(s, at.rect, i%2 == 0)
	if o.moved.blinks(r.slots, now) {
		k.ChosenRow(s, at.rect)
	}
	face := raster.Text
	if i == o.chosen {
		face = raster.TextBold
	}
	name := k.Fit(face, 16, r.label, at.room)
	y := at.name
	if !p.plan.below {
		y += .35 * name.Size()
	}
	s.Text(name, r.label, at.rect.X+rowPad*px, y, scene.Left, k.Dress.Ink)
	for column, place := range at.parts {
		middle := place.Y + place.H/2
		if l := &o.listen; l.on && l.slots.Command == r.slots.Command && l.column == column {
			seconds := float32(now-l.since) / float32(time.Second)
			if reduced {
				seconds = 0
			}
			text := "Press a key…"
			if column == padSlot {
				text = "Press a button…"
			}
			box := scene.Rect{X: place.X - 4*px, Y: place.Y + 2*px, W: min(138*px, place.W+4*px), H: place.H - 4*px}
			k.Listening(s, box, text, seconds)
			continue
		}
		c := r.slots.cap(column)
		var w float32
		switch {
		case c == "":
			w = k.Slot(s, place.X, middle)
		case column == padSlot:
			w = k.PadCap(s, c, place.X, middle)
		default:
			w = k.Cap(s, c, place.X, middle, k.CapHeight())
		}
		if i == o.chosen && column == o.column {
			h := k.CapHeight()
			k.Ring(s, kit.Snap(place.X, middle-h/2, w, h))
		}
	}
}

// drawTry shows the strip on which handling is tried.
func (o *options) drawTry(s *scene.Scene, i int, r *row, at *rowPlan) {
	k, px := o.pictures.kit, o.pictures.plan.px
	k.Sunk(s, at.rect.Inset(2*px))
	if i == o.chosen {
		k.Ring(s, at.rect.Inset(5*px))
	}
	left := at.rect.X + rowPad*px
	s.Text(k.Font(raster.Title, 16), r.label, left+4*px, at.name, scene.Left, k.Dress.Ink)
	help := k.Font(raster.Text, 13.5)
	width := at.parts[0].X - left - 16*px
	if width < 100*px {
		width = at.rect.W - 2*rowPad*px
	}
	for j, line := range kit.Wrap(help, r.help, width) {
		s.Text(help, line, left+4*px, at.help+float32(j)*1.35*help.Size(), scene.Left, k.Dress.SecondInk)
	}
	for j, cell := range at.parts {
		cell = cell.Inset(max(kit.Floor(px), 1))
		if j == tryCells/2+o.try.place {
			k.Plate(s, cell)
		} else {
			k.Cell(s, cell)
		}
	}
}
