package cascade

import (
	"fmt"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// practicePlan is where everything stands on the page of practice. The well is where
// it is in play, as far as there is room for what belongs beside it.
type practicePlan struct {
	layout layout
	px     float32
	tall   bool
	alone  bool // the ready positions stand in a row without a panel

	back, title                   scene.Rect
	palette, ready, next, choices scene.Rect // panels
	pad, label                    float32    // of the panels: their padding, and how high their names are
	queue                         scene.Rect // where the pieces to come are
	across                        int        // of them in a line
	rows                          [3]scene.Rect
	stacked                       bool             // their labels stand above the values
	steps                         [2][2]scene.Rect // at the ends of the first two: less and more
	spots                         []practiceSpot
	hints, wide                   float32
}

// practiceSpot is a button of the page.
type practiceSpot struct {
	action string
	kind   string // the action without its number
	n      int    // its number
	say    string
	place  scene.Rect
}

// The rows of the panel of choices.
const (
	heldRow = iota
	levelRow
	modeRow
)

// Numbers of the page of practice in pixels of the wide picture.
const (
	practiceSide  = 300 // how wide what is beside the well is
	practiceGap   = 26  // between it and the well
	practiceApart = 12  // between panels
	practiceHead  = 46  // how high the name is
	paletteHeight = 204
	choicesHeight = 282
	leastAside    = 280 // points: from there on two panels stand side by side on a low window
)

func newPracticePlan(v shell.View) practicePlan {
	v.Buttons = false
	if isTall(v) {
		return tallPracticePlan(v)
	}
	px := pagePixel(v)
	p := practicePlan{px: px, layout: besideLayout(v, px)}
	p.pad, p.label = kit.Round(14*px), kit.Round(max(32*px, 22*v.Scale))
	l := &p.layout
	reach := l.frame + kit.Round(practiceGap*px)
	side := kit.Floor((v.W-l.well.W)/2 - reach - max(v.Left, v.Right) - 8*px)
	isLow := px < .8*v.Scale && side >= leastAside*v.Scale
	if !isLow {
		side = min(side, practiceSide*px)
	}
	high, low := l.well.Y-l.frame, l.well.Y+l.well.H+l.frame
	left := kit.SnapSize(l.well.X-reach-side, high, side, low-high)
	right := kit.SnapSize(l.well.X+l.well.W+reach, high, side, low-high)
	p.head(v, left)
	gap := kit.Round(practiceApart * px)
	down := p.back.H + gap
	left.Y, left.H = left.Y+down, left.H-down
	if isLow {
		p.palette, p.ready = apart(left, .42, gap, true)
		p.next, p.choices = apart(right, .5, gap, true)
	} else {
		p.palette, p.ready = apart(left, paletteHeight*px/left.H, gap, false)
		p.next, p.choices = apart(right, 1-choicesHeight*px/right.H, gap, false)
	}
	p.fill(v)
	if hints := hintsTop(v, px, l.well.Y+l.well.H+hintsBelowWell*px); hints >= low+(plinthHeight/2+4)*px {
		p.hints, p.wide = kit.Round(hints), v.W-16*v.Scale
	}
	return p
}

// head places the button that leaves and the page's name.
func (p *practicePlan) head(v shell.View, r scene.Rect) {
	h := kit.Round(max(practiceHead*p.px, 40*v.Scale))
	p.back = kit.SnapSize(r.X, r.Y, h, h)
	p.title = kit.SnapSize(r.X+h+p.pad, r.Y, r.W-h-p.pad, h)
}

// apart divides a place in two, the first a part of it, side by side or one below the
// other.
func apart(r scene.Rect, part, gap float32, sideways bool) (a, b scene.Rect) {
	a, b = r, r
	if sideways {
		a.W = kit.Round((r.W - gap) * part)
		b.X, b.W = r.X+a.W+gap, r.W-a.W-gap
		return a, b
	}
	a.H = kit.Round((r.H - gap) * part)
	b.Y, b.H = r.Y+a.H+gap, r.H-a.H-gap
	return a, b
}

// Parts of an upright page below its head: the well beside the palette, and what of
// the rest the other panels take.
const (
	tallWellPart    = .5
	tallNextPart    = .37
	tallReadyPart   = .38 // of what is left then
	leastTallAside  = 104 // points
	tallPracticePad = 8
	shortPractice   = 520 // points: panels of a shorter one have half the padding

	// A wider one has the ready positions beside the well too.
	tabletRatio       = .6
	leastTablet       = 440 // points
	tabletWellPart    = .64
	tabletPalettePart = .38
)

func tallPracticePlan(v shell.View) practicePlan {
	px := pagePixel(v)
	p := practicePlan{px: px, tall: true, layout: layout{px: px, phone: true, frame: kit.Round(phoneFrame * px)}}
	p.pad, p.label = kit.Round(tallPracticePad*px), kit.Round(max(22*px, 18*v.Scale))
	gap := kit.Round(tallPracticePad * px)
	all := kit.SnapSize(v.Left+gap, v.Top+gap, v.W-v.Left-v.Right-2*gap, v.H-v.Top-v.Bottom-2*gap)
	p.head(v, all)
	all.Y, all.H = all.Y+p.back.H+gap, all.H-p.back.H-gap
	if all.H < shortPractice*v.Scale {
		p.pad = kit.Round(p.pad / 2)
	}
	part := float32(tallWellPart)
	hasRoom := v.W >= tabletRatio*v.H && all.W >= leastTablet*v.Scale
	if hasRoom {
		part = tabletWellPart
	}
	upper, lower := apart(all, part, gap, false)
	l := &p.layout
	l.u = max(kit.Floor(min((upper.H-2*l.frame)/rows, (upper.W-2*l.frame-gap-leastTallAside*v.Scale)/columns)), 4)
	l.well = scene.Rect{W: columns * l.u, H: rows * l.u}
	l.well.X, l.well.Y = upper.X+l.frame, upper.Y+kit.Round((upper.H-l.well.H)/2)
	taken := l.well.W + 2*l.frame + gap
	p.palette = upper
	p.palette.X, p.palette.W = upper.X+taken, upper.W-taken
	if hasRoom {
		p.palette, p.ready = apart(p.palette, tabletPalettePart, gap, false)
		p.next, p.choices = apart(lower, .5, gap, false)
	} else {
		var rest scene.Rect
		p.next, rest = apart(lower, tallNextPart, gap, false)
		p.ready, p.choices = apart(rest, tallReadyPart, gap, false)
		p.alone = true
	}
	p.fill(v)
	return p
}

// inside gives a panel without its padding and, where there is one, its name.
func (p *practicePlan) inside(r scene.Rect, named bool) scene.Rect {
	in := r.Inset(p.pad)
	if named {
		in.Y, in.H = r.Y+p.label, r.H-p.label-p.pad
	}
	return in
}

// grid gives the place i of those in so many columns and lines.
func grid(r scene.Rect, i, wide, high int, gap float32) scene.Rect {
	w, h := (r.W-gap*float32(wide-1))/float32(wide), (r.H-gap*float32(high-1))/float32(high)
	x, y := r.X+float32(i%wide)*(w+gap), r.Y+float32(i/wide)*(h+gap)
	return kit.SnapSize(x, y, kit.Floor(w), kit.Floor(h))
}

// spot places a button.
func (p *practicePlan) spot(action, say string, r scene.Rect) {
	p.spots = append(p.spots, practiceSpot{action: action, kind: action, say: say, place: r})
}

// numbered places a button whose action has a number.
func (p *practicePlan) numbered(kind string, n int, say string, r scene.Rect) {
	p.spots = append(p.spots, practiceSpot{fmt.Sprint(kind, " ", n), kind, n, say, r})
}

// fill places the buttons in the panels.
func (p *practicePlan) fill(v shell.View) {
	gap := kit.Round(6 * p.px)
	p.fillPalette(gap)
	p.fillReady(gap)
	p.fillNext(v, gap)
	p.fillChoices(gap)
}

func (p *practicePlan) fillPalette(gap float32) {
	in := p.inside(p.palette, true)
	wide, high := 4, 2
	if in.H > in.W {
		wide, high = 2, 4
	}
	swatches, below := apart(in, float32(high)/(float32(high)+.8), gap, false)
	for i := range brushes {
		kind := (i + 1) % len(brushes) // the eraser is the last
		p.numbered(brushAction, kind, brushes[kind], grid(swatches, i, wide, high, gap))
	}
	p.spot(clearAction, "Clear the well", below)
}

func (p *practicePlan) fillReady(gap float32) {
	in := p.inside(p.ready, true)
	if p.alone {
		in = p.ready
	}
	for i := range readyPositions {
		r := grid(in, i, 1, len(readyPositions), gap)
		if p.alone {
			r = grid(in, i, len(readyPositions), 1, gap)
		}
		p.numbered(readyAction, i, readyPositions[i].name, r)
	}
}

// fillNext leaves as much as it can to the pieces to come.
func (p *practicePlan) fillNext(v shell.View, gap float32) {
	in := p.inside(p.next, true)
	lines := 1
	if !p.tall {
		lines = 2
	}
	foot := min(float32(lines)*kit.Round(max(44*p.px, 36*v.Scale)), .5*in.H)
	var adders scene.Rect
	p.queue, adders = apart(in, 1-foot/in.H, gap, false)
	for i := range 8 {
		r := grid(adders, i, 8/lines, lines, gap)
		if i == 7 {
			p.spot(unqueueAction, "Take the last piece away", r)
			break
		}
		p.numbered(queueAction, i+1, "Add "+cascade.Kind(i+1).String(), r)
	}
	for across := 1; across <= mostQueued; across++ {
		if p.across == 0 || queuedSize(p.queue, across) > queuedSize(p.queue, p.across) {
			p.across = across
		}
	}
}

func (p *practicePlan) fillChoices(gap float32) {
	in := p.inside(p.choices, false)
	for i := range p.rows {
		r := grid(in, i, 1, 4, gap)
		if p.tall {
			r = grid(in, i, 2, 2, gap)
		}
		p.rows[i] = r
		inset := kit.Round(min(5*p.px, .08*r.H))
		if i == modeRow {
			both := r.Inset(inset)
			p.numbered(modeAction, 0, practiceModes[0].label, grid(both, 0, 2, 1, gap))
			p.numbered(modeAction, 1, practiceModes[1].label, grid(both, 1, 2, 1, gap))
			continue
		}
		// The label stands before the value, or above it where the row is narrow.
		value := r.Inset(inset)
		if p.stacked = r.H > .36*r.W; p.stacked {
			value.Y, value.H = r.Y+p.label, r.H-p.label-inset
		} else {
			value.X, value.W = r.X+.42*r.W, .58*r.W-inset
		}
		side := kit.Round(min(value.H, .34*value.W))
		y := value.Y + (value.H-side)/2
		less, more := kit.SnapSize(value.X, y, side, side), kit.SnapSize(value.X+value.W-side, y, side, side)
		p.steps[i] = [2]scene.Rect{less, more}
		if i == heldRow {
			p.numbered(heldAction, -1, "Hold the piece before", less)
			p.numbered(heldAction, 1, "Hold the piece after", more)
		} else {
			p.numbered(levelAction, -1, "Lower start level", less)
			p.numbered(levelAction, 1, "Higher start level", more)
		}
	}
	last := grid(in, 3, 1, 4, gap)
	if p.tall {
		last = grid(in, 3, 2, 2, gap)
	}
	p.spot(shell.StartAction, "Start", last)
}

// linesOf gives how many lines hold all pieces to come, with so many in a line.
func linesOf(across int) int { return (mostQueued + across - 1) / across }

// queuedSize gives the size of their crystals then.
func queuedSize(r scene.Rect, across int) float32 {
	return max(kit.Floor(min(r.W/float32(across)/4.5, r.H/float32(linesOf(across))/2.7)), 3)
}
