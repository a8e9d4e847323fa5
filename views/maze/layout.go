package maze

import (
	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// layout is where everything stands. A rectangle without a width is not shown.
type layout struct {
	lab.Plan
	bar  lab.Bar
	info scene.Rect // the map's name and size

	paint, run    scene.Rect // panels around buttons
	brushes       [maze.TerrainCount]scene.Rect
	back, step    scene.Rect
	find, reset   scene.Rect
	visited, cost scene.Rect
	search        scene.Rect // which search it is; opens the comparison
	undo, redo    scene.Rect
	maps          scene.Rect
	frame         scene.Rect // around the map
	board         scene.Rect // inside it

	// The panels beside the board; in other shapes than Wide one sheet with tabs.
	why, next, code scene.Rect
	beside          scene.Rect // all of them, which the page of maps covers
	cards           []scene.Rect
	pace            scene.Rect
	sheet           scene.Rect // at rest; it may be drawn up where it is over the board
	slides          bool       // the sheet is drawn up and down
	legend          scene.Rect
	foot            scene.Rect // of the keys
	all             scene.Rect // in their place for fingers: runs all searches
}

// Numbers of the map in pixels of the pictures.
const (
	wideFrame, tallFrame = 8, 5
	widestGap            = 48 // that the board gets at either side, of spare width
)

func newLayout(v shell.View) layout {
	l := layout{Plan: lab.NewPlan(v)}
	switch l.Shape {
	case lab.Wide:
		l.wide()
	case lab.Tabbed:
		l.tabbed()
	case lab.Beside:
		l.besides()
	default:
		l.tall(l.Safe)
		l.slides = true
	}
	return l
}

// setFrame puts the map's frame down.
func (l *layout) setFrame(r scene.Rect, width float32) {
	l.frame = r
	l.board = r.Inset(kit.Round(width * l.Px))
}

// wide is the picture of 1280 x 720, its spare width in the gaps beside the board
// and in the right column.
func (l *layout) wide() {
	gap := min(l.Spare/2, widestGap)
	right, more := 2*gap, l.Spare-2*gap
	at := func(x, y, w, h float32) scene.Rect { return l.At(x, y, w, h, 0) }
	l.bar = l.WideBar()
	l.bar.Status = l.At(192, 14, 784, 48, gap)
	l.info = l.At(992, 14, 108+more, 48, right)

	l.paint, l.run = at(16, 68, 160, 262), at(16, 338, 160, 166)
	for i := range l.brushes {
		l.brushes[i] = at(24, 99+56*float32(i), 144, 52)
	}
	l.back, l.step = at(24, 346, 36, 44), at(64, 346, 104, 44)
	l.find, l.reset = at(24, 400, 144, 44), at(24, 452, 144, 44)
	l.visited, l.cost = at(16, 512, 76, 84), at(100, 512, 76, 84)
	l.undo, l.redo, l.maps = at(16, 612, 50, 44), at(71, 612, 50, 44), at(126, 612, 50, 44)
	l.setFrame(l.At(192, 68, 784, 528, gap), wideFrame)

	l.why = l.At(992, 68, 272+more, 150, right)
	l.next = l.At(992, 226, 272+more, 166, right)
	l.code = l.At(992, 400, 272+more, 196, right)
	l.beside = l.At(992, 68, 272+more, 528, right)
	l.pace = l.At(992, 608, 272+more, 62, right)
	const between, room = 8, 776
	width := float32(room-3*between) / 4
	for i := range maze.SearchCount {
		l.cards = append(l.cards, l.At(196+float32(i)*(width+between), 608, width, 62, gap))
	}
	l.foot = l.At(16, 684, 1248+l.Spare, 26, 0)
	l.all = l.At(196, 678, width, 36, gap)
}

// tabbed has the controls left of the board and one panel right of it, all text at
// its full size. Where the window is too narrow for three columns, the panel is a
// sheet over the board.
func (l *layout) tabbed() {
	px, s := l.Px, l.Safe
	edge, gap := 8*px, 8*px
	bar := kit.Round(min(48, .13*s.H/px) * px)
	l.bar = l.TallBar(scene.Rect{X: s.X + edge, Y: s.Y + edge, W: s.W - 2*edge})
	top, bottom := s.Y+edge+max(bar, 48*px)+gap, s.Y+s.H-edge
	left := kit.Clamp(.18*s.W, 160*px, 210*px)
	right := max(.27*s.W, 232*px)
	x := s.X + edge
	l.controls(kit.Snap(x, top, left, bottom-top))
	x += left + gap
	width := s.X + s.W - edge - x
	if width-right-gap < 260*px {
		l.slides = true
		l.setFrame(kit.Snap(x, top, width, bottom-top-40*px), tallFrame)
		l.sheet = kit.Snap(x, bottom-34*px, width, 58*px)
	} else {
		l.setFrame(l.cardsBelow(kit.Snap(x, top, width-right-gap, bottom-top)), tallFrame)
		l.sheet = kit.Snap(x+width-right, top, right, bottom-top)
	}
	l.bar.Title.W = max(x-l.bar.Title.X-gap, 0)
	l.bar.Status = scene.Rect{X: kit.Round(x), Y: l.bar.Back.Y, W: l.bar.Share.X - gap - kit.Round(x), H: l.bar.Back.H}
}

// cardsBelow puts the comparison at the foot of the map's place, where that is higher
// than the supplied map needs, and gives the rest.
func (l *layout) cardsBelow(r scene.Rect) scene.Rect {
	gap, high := 8*l.Px, 62*l.Px
	columns := 4
	if r.W < 620*l.Px {
		columns = 2
	}
	lines := float32(int(maze.SearchCount) / columns)
	rest := r
	rest.H -= lines * (high + gap)
	if rest.H < r.W*2/3 {
		return r
	}
	for i := range maze.SearchCount {
		row := kit.Snap(r.X, rest.Y+rest.H+gap+float32(int(i)/columns)*(high+gap), r.W, high)
		l.cards = append(l.cards, lab.Row(row, gap, []float32{1, 1, 1, 1}[:columns]...)[int(i)%columns])
	}
	return rest
}

// controls stacks brushes, buttons and counters in a column.
func (l *layout) controls(r scene.Rect) {
	px, gap := l.Px, 6*l.Px
	count := 44 * px
	row := kit.Clamp((r.H-count-5*gap)/5, 36*px, 56*px)
	y := r.Y
	next := func(h float32, shares ...float32) []scene.Rect {
		parts := lab.Row(kit.Snap(r.X, y, r.W, h), gap, shares...)
		y += h + gap
		return parts
	}
	copy(l.brushes[:2], next(row, 1, 1))
	copy(l.brushes[2:], next(row, 1, 1))
	parts := next(row, 48, 96)
	l.back, l.step = parts[0], parts[1]
	parts = next(row, 96, 48)
	l.find, l.reset = parts[0], parts[1]
	parts = next(row, 1, 1, 1)
	l.undo, l.redo, l.maps = parts[0], parts[1], parts[2]
	parts = next(count, 1, 1)
	l.visited, l.cost = parts[0], parts[1]
}

// widestTall is how wide a tall layout is at most, in points.
const widestTall = 656

// tall stacks everything in r: the bar, the status, a row of three, the map, the
// legend, the buttons, the brushes, and the sheet at the foot.
func (l *layout) tall(r scene.Rect) {
	px := l.Px
	edge, gap := 8*px, 8*px
	isLow := r.H < 700*px
	if isLow {
		gap = 5 * px
	}
	width := min(r.W, max(widestTall*l.View.Scale, 390*px)) - 2*edge
	x, y := kit.Round(r.X+(r.W-width)/2), r.Y+edge
	row := func(h float32) scene.Rect {
		at := kit.Snap(x, y, width, h)
		y += h + gap
		return at
	}
	status, three, run, brush, legend := 66*px, 46*px, 52*px, 58*px, 16*px
	if isLow {
		status, three, run, brush, legend = 50*px, 38*px, 48*px, 48*px, 0
	}
	l.bar = l.TallBar(row(48 * px))
	l.bar.Status = row(status)
	parts := lab.Row(row(three), gap, 92, 92, 174)
	l.visited, l.cost, l.search = parts[0], parts[1], parts[2]
	// The map is as high as the supplied one at the window's width; what is left of a
	// high window it shares with the sheet.
	below := legend + run + brush + 3*gap
	room := r.Y + r.H - y - below
	frame := 2 * tallFrame * px
	high := min((width-frame)*2/3+frame, room-44*px)
	if more := room - high - 300*px; more > 0 {
		high += more / 2
	}
	l.setFrame(row(high), tallFrame)
	if legend > 0 {
		l.legend = row(legend)
	}
	parts = lab.Row(row(run), 8*px, 56, 118, 120, 56)
	l.back, l.step, l.find, l.reset = parts[0], parts[1], parts[2], parts[3]
	copy(l.brushes[:], lab.Row(row(brush), 7*px, 1, 1, 1, 1))
	l.sheet = kit.Snap(x-edge, y, width+2*edge, r.Y+r.H-y)
}

// besides is tall, its sheet beside the map instead of below it.
func (l *layout) besides() {
	s := l.Safe
	sheet := max(.38*s.W, 300*l.Px)
	l.tall(scene.Rect{X: s.X, Y: s.Y, W: s.W - sheet, H: s.H})
	gap := 8 * l.Px
	// What stood below the map goes to the foot, and the map takes the rest.
	down := s.Y + s.H - gap - l.brushes[0].Y - l.brushes[0].H
	for _, r := range []*scene.Rect{&l.legend, &l.back, &l.step, &l.find, &l.reset, &l.brushes[0], &l.brushes[1], &l.brushes[2], &l.brushes[3]} {
		r.Y += kit.Floor(down)
	}
	frame := l.frame
	frame.H += kit.Floor(down)
	l.setFrame(l.cardsBelow(frame), tallFrame)
	l.sheet = kit.Snap(s.X+s.W-sheet, s.Y+gap, sheet-gap, s.H-2*gap)
}

// panels are those that stand still.
func (l *layout) panels() []scene.Rect {
	list := []scene.Rect{l.bar.Status, l.paint, l.run, l.visited, l.cost, l.why, l.next, l.code, l.pace}
	if !l.slides {
		list = append(list, l.sheet)
	}
	return list
}
