package eight

import (
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// layout is where everything stands. A rectangle without a width is not shown.
type layout struct {
	lab.Plan
	bar         lab.Bar
	board, best scene.Rect // the board as text, and its best
	hint, own   scene.Rect // buttons in the bar
	marks       scene.Rect // the one of the marks, where the tray has no caption

	goal, counter scene.Rect
	estimate      scene.Rect
	back, step    scene.Rect
	solve         scene.Rect
	fresh, reset  scene.Rect
	run, pace     scene.Rect // panels around buttons

	tray  scene.Rect // with its frame
	frame float32
	slot  float32 // the side of a slot
	well  scene.Rect

	// The panels beside the board; in other shapes than Wide one sheet with tabs.
	why, open, code scene.Rect
	cards           []scene.Rect
	sheet           scene.Rect // at rest; it may be drawn up where the Shape is Tall
	foot            scene.Rect // of the keys
	all             scene.Rect // in their place for fingers: opens the comparison
}

// Numbers of the tray in pixels of the picture.
const (
	wideTray, wideFrame = 522, 18
	widestGap           = 48 // that the board gets at either side, of spare width
	tallFrame           = 12
)

func newLayout(v shell.View) layout {
	l := layout{Plan: lab.NewPlan(v)}
	switch l.Shape {
	case lab.Wide:
		l.wide()
	case lab.Tabbed:
		l.tabbed()
	case lab.Beside:
		l.beside()
	default:
		l.tall(l.Safe)
	}
	if !l.hasCaption() {
		l.fitMarks()
	}
	return l
}

// hasCaption says whether the tray's frame is broad enough for words.
func (l *layout) hasCaption() bool { return l.frame >= 15*l.Px }

// leastTitle is how wide the title is at least, in points.
const leastTitle = 56

// fitMarks puts the button of the marks into the bar, left of all others; the title
// makes room, and where it has none left it goes.
func (l *layout) fitMarks() {
	b := &l.bar
	l.marks = b.Share
	if l.hint.Y == b.Back.Y {
		l.marks = l.hint
	}
	step := b.Help.X - b.Share.X
	l.marks.X -= step
	if b.Status.Y == b.Back.Y {
		b.Status.W -= step
	} else if b.Title.W -= step; b.Title.W < leastTitle*l.Px {
		b.Title.W = 0
	}
}

// setTray puts a tray of that size down.
func (l *layout) setTray(x, y, size, frame float32) {
	l.frame = kit.Round(frame)
	l.slot = kit.Floor((size - 2*l.frame) / 3)
	inner := 3 * l.slot
	l.tray = kit.Snap(x+(size-inner-2*l.frame)/2, y+(size-inner-2*l.frame)/2, inner+2*l.frame, inner+2*l.frame)
	l.well = scene.Rect{X: l.tray.X + l.frame, Y: l.tray.Y + l.frame, W: 3 * l.slot, H: 3 * l.slot}
}

// place gives where a Slot is.
func (l *layout) place(slot int) (x, y float32) {
	return l.well.X + float32(slot%3)*l.slot, l.well.Y + float32(slot/3)*l.slot
}

// wide is the picture of 1280 x 720, its spare width in the gaps beside the board
// and in the right column.
func (l *layout) wide() {
	gap := min(l.Spare/2, widestGap)
	right, more := 2*gap, l.Spare-2*gap
	at := func(x, y, w, h float32) scene.Rect { return l.At(x, y, w, h, 0) }
	l.bar = l.WideBar()
	l.bar.Status = l.At(208, 12, 522, 54, gap)
	l.hint, l.own = l.At(992, 14, 48, 48, l.Spare), l.At(1048, 14, 48, 48, l.Spare)
	l.board = l.At(748, 14, 236+more, 24, right)
	l.best = l.At(748, 38, 236+more, 24, right)

	l.goal, l.counter = at(16, 76, 176, 190), at(16, 274, 176, 76)
	l.run = at(16, 358, 176, 240)
	l.back, l.step = at(24, 366, 40, 40), at(70, 366, 114, 40)
	l.solve, l.fresh, l.reset, l.estimate = at(24, 412, 160, 40), at(24, 458, 160, 40), at(24, 504, 160, 40), at(24, 550, 160, 40)
	l.pace = at(16, 608, 176, 64)
	tray := l.At(208, 76, wideTray, wideTray, gap)
	l.setTray(tray.X, tray.Y, tray.W, wideFrame*l.Px)

	l.why = l.At(748, 76, 516+more, 252, right)
	l.open = l.At(748, 336, 256+more/2, 262, right)
	l.code = l.At(1012+more/2, 336, 252+more/2, 262, right)
	width := (1056 + l.Spare - gap - 3*8) / 4
	for i := range 4 {
		l.cards = append(l.cards, l.At(208+gap+float32(i)*(width+8), 608, width, 64, 0))
	}
	l.foot = l.At(16, 684, 1248+l.Spare, 26, 0)
	l.all = l.At(208+gap, 678, 176, 36, 0)
}

// tabbed has the controls left of the board and one panel right of it, all text at
// its full size.
func (l *layout) tabbed() {
	px, s := l.Px, l.Safe
	edge, gap := 8*px, 8*px
	l.bar = l.TallBar(scene.Rect{X: s.X + edge, Y: s.Y + edge, W: s.W - 2*edge})
	top, bottom := s.Y+edge+48*px+gap, s.Y+s.H-edge
	left := min(max(.2*s.W, 132*px), 200*px)
	right := max(224*px, .3*s.W)
	size := min(bottom-top, s.W-2*edge-left-right-2*gap)
	spare := s.W - 2*edge - left - right - 2*gap - size // goes to the panel beside
	right += spare
	x := s.X + edge
	l.controls(kit.Snap(x, top, left, bottom-top))
	l.setTray(x+left+gap, top+(bottom-top-size)/2, size, max(wideFrame*size/wideTray, 8*px))
	l.sheet = kit.Snap(x+left+2*gap+size, top, right, bottom-top)
	l.squeezeBar(x + left + gap)
}

// controls stacks the goal, the counter and the buttons in a column.
func (l *layout) controls(r scene.Rect) {
	px, gap := l.Px, 6*l.Px
	row := kit.Clamp((r.H-5*gap)/7, 36*px, 56*px)
	y := r.Y
	next := func(h float32) scene.Rect {
		at := kit.Snap(r.X, y, r.W, h)
		y += h + gap
		return at
	}
	rows := next(r.H - 4*row - 4*gap)
	if rows.H > 150*px {
		goal := rows
		goal.H = kit.Round(.62 * rows.H)
		l.goal = goal
		l.counter = kit.Snap(r.X, goal.Y+goal.H+gap, r.W, rows.H-goal.H-gap)
	} else {
		parts := lab.Row(rows, gap, 72, 64)
		l.goal, l.counter = parts[0], parts[1]
	}
	parts := lab.Row(next(row), gap, 44, 88)
	l.back, l.step = parts[0], parts[1]
	l.solve = next(row)
	parts = lab.Row(next(row), gap, 1, 1)
	l.fresh, l.reset = parts[0], parts[1]
	l.estimate = next(row)
}

// squeezeBar puts hint and own boards into the bar, and the status into what is
// left, from x on.
func (l *layout) squeezeBar(x float32) {
	step := l.bar.Help.X - l.bar.Share.X
	l.own, l.hint = l.bar.Share, l.bar.Share
	l.own.X -= step
	l.hint.X -= 2 * step
	l.bar.Title.W = max(x-l.bar.Title.X-8*l.Px, 0)
	l.bar.Status = scene.Rect{X: kit.Round(x), Y: l.bar.Back.Y, H: l.bar.Back.H}
	l.bar.Status.W = l.hint.X - 8*l.Px - l.bar.Status.X
}

// leastStatus is how high the status is at least, in points.
const leastStatus = 56

// widestTall is how wide a tall layout is at most, in points.
const widestTall = 656

// tall stacks everything in r: the bar, the status, a row of three, the board, the
// buttons, and the sheet over the foot.
func (l *layout) tall(r scene.Rect) {
	px := l.Px
	edge, gap := 8*px, 8*px
	if r.H < 640*px {
		gap = 5 * px
	}
	width := min(r.W, max(widestTall*l.View.Scale, tallPicture*px)) - 2*edge
	x := kit.Round(r.X + (r.W-width)/2)
	y := r.Y + edge
	row := func(h float32) scene.Rect {
		at := kit.Snap(x, y, width, h)
		y += h + gap
		return at
	}
	l.bar = l.TallBar(row(48 * px))
	const run = 52
	tabs := float32(58)
	if l.Shape == lab.Beside {
		tabs = 0
	}
	room := r.Y + r.H - y - (tabs+run)*px - 2*gap
	// The board gets the width, and of the height what the least of all others leaves.
	size := min(width, room-(leastStatus+52)*px-2*gap)
	spare := room - size - (leastStatus+52)*px - 2*gap
	status := leastStatus*px + kit.Clamp(.3*spare, 0, 8*px)
	three := 52*px + kit.Clamp(.3*spare, 0, 16*px)
	l.bar.Status = row(status)
	parts := lab.Row(row(three), gap, 104, 106, 149)
	l.goal, l.counter, l.estimate = parts[0], parts[1], parts[2]
	if spare > 60*px {
		size = min(size, .88*width)
	}
	l.setTray(x+(width-size)/2, y, size, tallFrame*size/tallTray)
	y += size + gap
	parts = lab.Row(row(run*px), 6*px, 50, 96, 104, 48, 48, 48)
	l.back, l.step, l.solve, l.hint, l.fresh, l.reset = parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]
	l.sheet = kit.Snap(x-edge, y, width+2*edge, r.Y+r.H-y)
}

// The tall picture's width, and its tray's.
const tallPicture, tallTray = 390, 326

// beside is tall, its sheet beside the board instead of below it.
func (l *layout) beside() {
	s := l.Safe
	l.Px = max(l.View.Scale, min(s.W/wideBeside, s.H/tallBeside))
	sheet := .42 * s.W
	l.tall(scene.Rect{X: s.X, Y: s.Y, W: s.W - sheet, H: s.H})
	gap := 8 * l.Px
	high := l.back.Y + l.back.H + gap - s.Y
	top := s.Y + max((s.H-high)/2, 0)
	l.tall(scene.Rect{X: s.X, Y: top, W: s.W - sheet, H: s.H})
	l.sheet = kit.Snap(s.X+s.W-sheet, top+gap, sheet-gap, high-2*gap)
}

// The size of a window beside whose board the sheet stands at full size of text.
const wideBeside, tallBeside = 900, 860
