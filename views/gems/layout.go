package gems

import (
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// The board as the screen shows it.
const (
	columns = 8
	rows    = 8
)

// layout is where everything stands during play. Lengths are pixels of the window; a
// rectangle of no width is not shown.
type layout struct {
	px    float32 // pixels of the window for one of the picture
	u     float32 // the side of a cell, whole
	frame float32 // how far the gold frame reaches outside the board
	phone bool    // what is beside the board stands above and below it

	board        scene.Rect
	clock        scene.Rect // its panel; on a phone the header with the score too
	dialX, dialY float32    // the middle of the clock
	dial         float32    // its radius
	score        scene.Rect
	cascade      scene.Rect    // its panel; on a phone where its words stand
	lore         scene.Rect    // how they burst, and counts
	rows         [2]scene.Rect // the same on a phone: special and destroyer
	pause, hint  scene.Rect    // buttons, for fingers
	hints        float32       // the top of the key caps; 0: no room for them
	wide         float32       // how wide the hints may be
}

// Numbers of the wide picture, 1280 x 720.
const (
	pictureHeight = 720
	cellSize      = 72
	frameReach    = 18
	boardTop      = 56
	panelGap      = 30 // between the frame and the panels
	panelWidth    = 232
	panelTop      = 38
	clockHeight   = 280
	dialRadius    = 92
	dialDown      = 150 // its middle, from the panel's top
	scoreTop      = 334
	scoreHeight   = 316
	cascadeHeight = 200
	loreTop       = 254
	loreHeight    = 396
	hintsAt       = 677
	touchButton   = 36 // points, what is seen of a button in a panel's corner

	leastPanel  = 140 // points, where the window is too narrow for more
	easyPanel   = 172 // points that texts take without being cut
	leastGap    = 12
	leastMargin = 8
)

// newLayout lays the play screen out for a window: with panels beside the board, or
// above and below it, as the board is larger.
func newLayout(v shell.View) layout {
	wide, phone := wideLayout(v), phoneLayout(v)
	if phone.u > wide.u {
		return phone
	}
	return wide
}

// wideLayout has panels on both sides of the board.
func wideLayout(v shell.View) layout {
	width, height := v.W-2*max(v.Left, v.Right), v.H-v.Top-v.Bottom
	const framed = columns*cellSize + 2*frameReach
	px := min(height/pictureHeight, (width-2*(leastPanel+leastGap+leastMargin)*v.Scale)/framed)
	px = max(px, .1)
	l := layout{px: px, u: max(kit.Floor(cellSize*px), 4), frame: kit.Round(frameReach * px)}
	top := v.Top + (height-pictureHeight*px)/2
	side := columns * l.u
	l.board = kit.SnapSize((v.W-side)/2, top+boardTop*px+(columns*cellSize*px-side)/2, side, side)

	room := (width-side)/2 - l.frame
	gap := min(panelGap*px, max(leastGap*v.Scale, room-(panelWidth*px+leastMargin*v.Scale)))
	w := min(max(panelWidth*px, easyPanel*v.Scale), room-gap-leastMargin*v.Scale)
	left, right := l.board.X-l.frame-gap-w, l.board.X+side+l.frame+gap
	l.clock = kit.SnapSize(left, top+panelTop*px, w, clockHeight*px)
	l.score = kit.SnapSize(left, top+scoreTop*px, w, scoreHeight*px)
	l.cascade = kit.SnapSize(right, top+panelTop*px, w, cascadeHeight*px)
	l.lore = kit.SnapSize(right, top+loreTop*px, w, loreHeight*px)
	l.dial = min(dialRadius*px, .44*l.clock.W)
	l.dialX, l.dialY = kit.Round(l.clock.X+l.clock.W/2), kit.Round(l.clock.Y+dialDown*px)
	size := touchButton * max(px, v.Scale)
	l.pause = kit.SnapSize(l.clock.X+l.clock.W-size-4*v.Scale, l.clock.Y+4*v.Scale, size, size)
	l.hint = kit.SnapSize(l.cascade.X+l.cascade.W-size-4*v.Scale, l.cascade.Y+4*v.Scale, size, size)
	l.setHints(v, top+hintsAt*px)
	return l
}

// setHints puts the hints at a height, or higher where they would be cut, if the
// frame leaves room for them.
func (l *layout) setHints(v shell.View, y float32) {
	unit := max(l.px, v.Scale)
	l.wide = v.W - 2*max(v.Left, v.Right) - 16*unit
	y = kit.Floor(min(y, v.H-v.Bottom-28*unit))
	if y >= l.board.Y+l.board.H+l.frame+1 {
		l.hints = y
	}
}

// Numbers of the phone picture, 390 x 844.
const (
	phoneWidth   = 390
	phoneHeight  = 844
	phoneMargin  = 5
	phoneFrame   = 10
	phoneEdge    = 12 // left and right of the panels
	phoneEnds    = 8  // above and below all
	headerHeight = 96
	headerDialX  = 52
	headerDial   = 36
	headerButton = 44
	rowHeight    = 54
	rowGap       = 10
	rowsBelow    = 20 // the frame
	phoneHints   = 78
	aboveBoard   = .71 // of the height that is left
	squarish     = .65 // times as wide as high, and no phone
)

// phoneLevels are how much stands above and below the board of a phone, from all to
// least: how high the place of words is, how many lines the rows take, and whether
// there are hints.
var phoneLevels = [...]struct {
	words float32
	lines int
	hints bool
}{{68, 2, true}, {46, 2, true}, {46, 1, true}, {46, 1, false}, {44, 0, false}}

// phoneLayout has a header above the board and rows below it.
func phoneLayout(v shell.View) layout {
	px := max(v.Scale, min(v.W/phoneWidth, v.H/phoneHeight))
	width, height := v.W-v.Left-v.Right, v.H-v.Top-v.Bottom
	l := layout{px: px, phone: true, frame: kit.Round(phoneFrame * px)}
	most := kit.Floor((width - 2*(phoneMargin+phoneFrame)*px) / columns)
	enough := most
	if width > squarish*height { // not a phone: the board may be a little smaller
		enough *= .84
	}
	level := phoneLevels[0]
	var fixed float32
	for _, level = range phoneLevels {
		fixed = (2*phoneEnds + headerHeight + level.words) * px
		fixed += 2 * l.frame
		if level.lines > 0 {
			fixed += (rowsBelow + float32(level.lines)*(rowHeight+rowGap) - rowGap) * px
		}
		if level.hints {
			fixed += phoneHints * px
		}
		if l.u = min(most, kit.Floor((height-fixed)/rows)); l.u >= enough {
			break
		}
	}
	l.u = max(l.u, 4)
	side := columns * l.u
	spare := max(height-fixed-side, 0)

	x, w := v.Left+phoneEdge*px, width-2*phoneEdge*px
	y := v.Top + phoneEnds*px + aboveBoard*spare
	l.clock = kit.SnapSize(x, y, w, headerHeight*px)
	l.dial = headerDial * px
	l.dialX, l.dialY = kit.Round(x+headerDialX*px), kit.Round(y+headerHeight/2*px)
	size := headerButton * px
	l.pause = kit.SnapSize(x+w-size-12*px, l.dialY-size/2, size, size)
	l.score = kit.SnapSize(x+(2*headerDialX+8)*px, y, l.pause.X-14*px-x-(2*headerDialX+8)*px, headerHeight*px)
	y = l.clock.Y + l.clock.H
	l.cascade = kit.SnapSize(x, y, w, level.words*px)
	y = l.cascade.Y + l.cascade.H + l.frame
	l.board = kit.SnapSize(v.Left+(width-side)/2, y, side, side)
	y = l.board.Y + side + l.frame + rowsBelow*px
	switch level.lines {
	case 2:
		l.rows = [...]scene.Rect{kit.SnapSize(x, y, w, rowHeight*px), kit.SnapSize(x, y+(rowHeight+rowGap)*px, w, rowHeight*px)}
	case 1:
		half := (w - rowGap*px) / 2
		l.rows = [...]scene.Rect{kit.SnapSize(x, y, half, rowHeight*px), kit.SnapSize(x+half+rowGap*px, y, half, rowHeight*px)}
	}
	y += float32(level.lines) * (rowHeight + rowGap) * px
	l.hint = kit.SnapSize(x+w-size, l.cascade.Y+(l.cascade.H-size)/2, size, size)
	if level.hints {
		l.hints, l.wide = kit.Round(y+10*px), width-16*px
		l.hint = scene.Rect{X: x + w*5/6 - size/2, Y: l.hints - 4*px, W: size, H: size}
	}
	return l
}

// finger gives where a button can be touched: never smaller than a finger.
func finger(r scene.Rect, v shell.View) scene.Rect {
	return r.Inset(min(0, (min(r.W, r.H)-48*v.Scale)/2))
}

// middleOf gives the middle of a cell.
func (l *layout) middleOf(column, row int) (x, y float32) {
	return l.board.X + (float32(column)+.5)*l.u, l.board.Y + (float32(row)+.5)*l.u
}

// cellAt gives the cell at a place of the window, and false off the board.
func (l *layout) cellAt(x, y float32) (column, row int, ok bool) {
	if !l.board.Contains(x, y) {
		return 0, 0, false
	}
	return int((x - l.board.X) / l.u), int((y - l.board.Y) / l.u), true
}
