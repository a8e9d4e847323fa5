package shell

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// rowPlan is where the parts of a row stand.
type rowPlan struct {
	rect    scene.Rect
	name    float32 // the baseline of its label
	help    float32
	room    float32    // how wide the label may be
	control scene.Rect // what is pressed or dragged; a slider's track
	parts   []scene.Rect
	texts   []string // a note, cut into lines
}

// rowsPlan is where all rows of a page stand while none is scrolled away.
type rowsPlan struct {
	rows   []rowPlan
	height float32
}

// Sizes of rows in pixels of the picture.
const (
	rowHeight     = 48
	mostRowGap    = 14
	bindingHeight = 39
	headHeight    = 28
	stripHeight   = 92
	sliderLength  = 300
	sliderValue   = 70 // right of its track
)

// newRowsPlan places rows. Where there is room they stand apart.
func newRowsPlan(k *kit.Kit, p *optionsPlan, rows []row) rowsPlan {
	l := rowsPlan{}
	gaps := float32(0)
	for i := range rows {
		r := placeRow(k, p, &rows[i])
		l.rows = append(l.rows, r)
		l.height += r.rect.H
		if i > 0 && r.rect.H > 0 {
			gaps += rows[i].apart(rows[i-1].kind)
		}
	}
	gap := kit.Floor(min(max((p.rows.H-l.height)/max(gaps, 1), p.px), mostRowGap*p.px))
	y := p.rows.Y
	for i := range l.rows {
		if i > 0 && l.rows[i].rect.H > 0 {
			y += kit.Floor(gap * rows[i].apart(rows[i-1].kind))
		}
		l.rows[i].move(y)
		y += l.rows[i].rect.H
	}
	l.height = y - p.rows.Y
	return l
}

// apart says how many gaps a row stands below one of a kind: those of a table
// stand close.
func (r *row) apart(above rowKind) float32 {
	switch {
	case r.kind == headRow, r.kind == bindingRow && above != bindingRow:
		return 0
	case r.kind == bindingRow:
		return .1
	}
	return 1
}

// move puts a row that was placed at the top of the window at a height.
func (r *rowPlan) move(y float32) {
	r.rect.Y += y
	r.name += y
	r.help += y
	r.control.Y += y
	for i := range r.parts {
		r.parts[i].Y += y
	}
}

// placeRow places one row, its top at 0.
func placeRow(k *kit.Kit, p *optionsPlan, r *row) rowPlan {
	px := p.px
	left, width := p.rows.X+rowPad*px, p.rows.W-2*rowPad*px
	out := rowPlan{rect: scene.Rect{X: p.rows.X, W: p.rows.W}}
	place := func(height float32) rowPlan {
		out.rect.H = kit.Floor(height + .5)
		return out
	}
	switch r.kind {
	case restoreRow:
		if !p.stacked { // it stands below the pages
			return rowPlan{}
		}
		out.control = kit.Snap(left, 12*px, width, restoreHeight*px)
		return place((restoreHeight + 24) * px)
	case headRow:
		if p.below {
			return rowPlan{}
		}
		out.parts = bindingPlaces(p, 0, headHeight*px)
		out.name = 19 * px
		return place(headHeight * px)
	case noteRow:
		f := k.Font(raster.Text, 14)
		out.texts = kit.Wrap(f, r.label, width-40*px)
		out.name = 10*px + 1.05*f.Size()
		return place(20*px + 1.3*f.Size()*float32(len(out.texts)))
	case tabsRow:
		out.control, out.parts = k.Several(r.words, left, 4*px, width)
		return place(out.control.H + 8*px)
	case bindingRow:
		if p.below {
			out.name, out.room = 20*px, width
			out.parts = bindingPlaces(p, 26*px, 38*px)
			return place(70 * px)
		}
		out.parts = bindingPlaces(p, 0, bindingHeight*px)
		out.name, out.room = bindingHeight/2*px, out.parts[0].X-left-8*px
		return place(bindingHeight * px)
	case tryRow:
		out.name, out.help = 28*px, 50*px
		strip := scene.Rect{X: left + 210*px, Y: 30 * px, W: width - 210*px - 8*px, H: 32 * px}
		if width < 520*px {
			out.name, out.help = 24*px, 43*px
			strip = scene.Rect{X: left, Y: 54 * px, W: width, H: 30 * px}
		}
		cell := kit.Floor(min(strip.W/tryCells, strip.H))
		x := kit.Floor(strip.X + (strip.W-cell*tryCells)/2)
		for i := range tryCells {
			out.parts = append(out.parts, scene.Rect{X: x + float32(i)*cell, Y: kit.Floor(strip.Y), W: cell, H: cell})
		}
		return place(stripHeight * px)
	}
	return placeControl(k, p, r, out, left, width)
}

// placeControl places a row with a name and a control beside it, or below.
func placeControl(k *kit.Kit, p *optionsPlan, r *row, out rowPlan, left, width float32) rowPlan {
	px := p.px
	text, small := k.Font(raster.TextBold, 16).Size(), k.Font(raster.Text, 13.5).Size()
	names := 1.3 * text
	if r.help != "" {
		names += 1.25 * small
	}
	if r.kind == buttonRow { // its name is on it
		names = 0
	}
	at, room := left, width
	if !p.below {
		share := float32(.363)
		if width < narrowRows*px {
			share = .4
		}
		at = left + kit.Floor(share*width)
		room = left + width - at
	}
	out.room = width
	var height float32
	switch r.kind {
	case sliderRow:
		height = 36 * px
		out.control = scene.Rect{X: at, W: min(sliderLength*px, room-(sliderValue+12)*px), H: height}
	case switchRow:
		height = 32 * px
		out.control = scene.Rect{X: at, W: min(room, 110*px), H: height}
	case severalRow:
		out.control, out.parts = k.Several(r.words, at, 0, room)
		height = out.control.H
	case cardsRow:
		height = placeCards(k, p, r, &out, at, room)
	case buttonRow:
		height = restoreHeight * px
		out.control = scene.Rect{X: at, W: min(room, 160*px), H: height}
	}
	pad, top := 4*px, float32(0)
	if p.below {
		pad, top = 8*px, names+4*px
		out.rect.H = names + 4*px + height + 2*pad
	} else {
		out.room = at - left - 12*px
		out.rect.H = max(rowHeight*px, names+2*pad, height+2*pad)
		if r.kind != cardsRow {
			top = (out.rect.H - 2*pad - height) / 2
		}
	}
	out.rect.H = kit.Floor(out.rect.H + .5)
	shift := kit.Floor(pad + top + .5)
	out.control.Y += shift
	for i := range out.parts {
		out.parts[i].Y += shift
	}
	first := pad
	if !p.below && r.kind != cardsRow {
		first = (out.rect.H - names) / 2
	}
	out.name = first + text
	out.help = out.name + 1.3*small
	return out
}

// placeCards places cards side by side as far as they fit, and gives how high they
// are together.
func placeCards(k *kit.Kit, p *optionsPlan, r *row, out *rowPlan, x, width float32) float32 {
	const most = 190
	gap := 10 * p.px
	w := kit.Floor(min(most*p.px, (width-gap)/2))
	lines := 1
	for i := range r.cards {
		r.cards[i].Lines = k.CardLines(r.cards[i].Lines[0], w)
		lines = max(lines, len(r.cards[i].Lines))
	}
	h := k.CardHeight(lines)
	for i := range r.cards {
		out.parts = append(out.parts, kit.Snap(x+float32(i%2)*(w+gap), float32(i/2)*(h+gap*.8), w, h))
	}
	last := out.parts[len(out.parts)-1]
	out.control = scene.Rect{X: x, W: last.X + last.W - x, H: last.Y + last.H}
	return out.control.H
}

// bindingPlaces gives the places of two keys and a button, at a height.
func bindingPlaces(p *optionsPlan, y, h float32) []scene.Rect {
	px := p.px
	left, width := p.rows.X+rowPad*px, p.rows.W-2*rowPad*px
	shares := [...]float32{.343, .558, .785, 1}
	if p.below {
		shares = [...]float32{0, .33, .66, 1}
	}
	var places []scene.Rect
	for i := range padSlot + 1 {
		from, to := left+shares[i]*width, left+shares[i+1]*width
		places = append(places, kit.Snap(from, y, to-from-4*px, h))
	}
	return places
}
