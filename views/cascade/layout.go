package cascade

import (
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// The well as the screen shows it.
const (
	columns = 10
	rows    = 20
)

// layout is where everything stands during play. Lengths are pixels of the
// window; a rectangle of no width is not shown.
type layout struct {
	px    float32 // pixels of the window for one of the 720-high picture
	u     float32 // the side of a cell, whole
	frame float32 // how far the glass frame reaches outside the well
	phone bool    // hold, next and stats in rows above the well
	slim  bool    // the side columns hold labels above numbers

	well                           scene.Rect
	hold, next, stats, best, pause scene.Rect
	// messages stand with their right edge at calls.X + calls.W (their middle in
	// the middle of the well on a phone), from calls.Y down.
	calls scene.Rect
	hints float32 // the top of the key caps; 0: no room for them

	buttons [len(thumbButtons)]scene.Rect // on the screen, when they are shown
}

// Numbers of the wide picture, 1280 x 720.
const (
	pictureHeight   = 720
	narrowestWide   = 752 // what the columns and the well need
	wideRatio       = 1.04
	phoneRatio      = .8
	lowPhoneRatio   = 1.7
	cellSize        = 30
	frameReach      = 10
	columnGap       = 26 // between the well and the columns
	columnWidth     = 184
	columnMargin    = 6 // outside the columns
	panelGap        = 16
	holdHeight      = 124
	statsHeight     = 320
	nextHeight      = 448
	bestHeight      = 156
	slimBestHeight  = 112
	pauseSize       = 30
	hintsBelowWell  = 40
	hintHeight      = 26
	plinthReach     = 24 // beyond the well, at its top
	plinthHeight    = 18
	wellTop         = 40
	readableColumn  = 132 // points; a column as wide shows labels beside numbers,
	slimColumn      = 150 // if it is as wide in pixels of the picture too
	narrowestColumn = 66  // points, or pixels of the picture where those are larger
	narrowGap       = 16  // between the well and narrow columns
)

// newLayout lays the play screen out for a window.
func newLayout(v shell.View) layout {
	switch {
	case v.Buttons:
		return withButtons(v)
	case v.W < phoneRatio*v.H && v.H >= lowPhoneRatio*v.W:
		return phoneLayout(v)
	case v.W < phoneRatio*v.H:
		return besideLayout(v, lowPhonePixel(v))
	}
	return besideLayout(v, min(safeHeight(v)/pictureHeight, safeWidth(v)/narrowestWide))
}

// safeHeight gives how much of the window's height is clear of notches.
func safeHeight(v shell.View) float32 { return v.H - v.Top - v.Bottom }

// safeWidth gives how wide something in the middle of the window can be.
func safeWidth(v shell.View) float32 { return v.W - 2*max(v.Left, v.Right) }

// lowPhonePixel makes the well of a low upright window as large as the narrowest
// columns leave it.
func lowPhonePixel(v shell.View) float32 {
	const besides = columns*cellSize + 2*narrowGap + 2*columnMargin
	px := (safeWidth(v) - 2*narrowestColumn*v.Scale) / besides
	if px > v.Scale {
		px = safeWidth(v) / (besides + 2*narrowestColumn)
	}
	return min(safeHeight(v)/pictureHeight, px)
}

// besideLayout has columns on both sides of the well.
func besideLayout(v shell.View, px float32) layout {
	l := layout{px: px, u: max(kit.Floor(cellSize*px), 4), frame: kit.Round(frameReach * px)}
	l.well.W, l.well.H = columns*l.u, rows*l.u
	l.well.X = kit.Round((v.W - l.well.W) / 2)
	// The picture's 720 lines stand in the middle of a higher window.
	top := v.Top + (safeHeight(v)-pictureHeight*px)/2 + wellTop*px
	l.well.Y = kit.Round(top + (rows*cellSize*px-l.well.H)/2)

	gap := float32(columnGap)
	if isTall(v) {
		gap = narrowGap
	}
	room := (v.W-l.well.W)/2 - (gap+columnMargin)*px - max(v.Left, v.Right)
	wide := kit.Round(min(max(columnWidth*px, readableColumn*v.Scale), room))
	l.slim = wide < max(readableColumn*v.Scale, slimColumn*px)
	left, right := kit.Round(l.well.X-gap*px)-wide, kit.Round(l.well.X+l.well.W+gap*px)
	high, low := l.well.Y-l.frame, l.well.Y+l.well.H+l.frame
	l.hold = scene.Rect{X: left, Y: high, W: wide, H: kit.Round(holdHeight * px)}
	l.stats = scene.Rect{X: left, W: wide, H: kit.Round(statsHeight * px)}
	l.best = scene.Rect{X: right, W: wide, H: kit.Round(bestHeight * px)}
	if l.slim {
		// Labels above numbers need all the height; messages stand in the well.
		l.stats.H = low - l.hold.Y - l.hold.H - kit.Round(panelGap*px)
		l.best.H = kit.Round(slimBestHeight * px)
	}
	l.stats.Y = low - l.stats.H
	l.best.Y = low - l.best.H
	l.next = scene.Rect{X: right, Y: high, W: wide, H: l.best.Y - kit.Round(panelGap*px) - high}
	size := pauseSize * max(px, v.Scale)
	l.pause = kit.SnapSize(right+wide-size-4*px, high+4*px, size, size)
	if corner := v.W - v.Right - size - 12*v.Scale; corner >= right+wide+12*v.Scale {
		l.pause.X = kit.Round(corner) // off the panel
	}
	l.calls = scene.Rect{X: 0, Y: l.hold.Y + l.hold.H, W: left + wide, H: l.stats.Y - l.hold.Y - l.hold.H}
	if l.slim {
		l.calls = scene.Rect{X: l.well.X, Y: l.well.Y, W: l.well.W, H: l.well.H / 2}
	}
	if hints := hintsTop(v, px, l.well.Y+l.well.H+hintsBelowWell*px); hints >= low+(plinthHeight/2+4)*px {
		l.hints = kit.Round(hints)
	}
	return l
}

// Numbers of the phone picture, 390 x 844.
const (
	phoneWidth      = 390
	phoneHeight     = 844
	phoneMargins    = 50  // left and right of the well together
	phoneRows       = 164 // above and below it
	phoneFrame      = 7
	phoneWellTop    = 118
	phoneEdge       = 8
	phoneStatsH     = 42
	phoneBoxesTop   = 56
	phoneBoxesH     = 50
	phoneHoldW      = 78
	phonePauseW     = 40
	phoneBoxGap     = 8
	phoneHintsBelow = 13
)

// callsInWell says whether messages stand in the open part of the well.
func (l *layout) callsInWell() bool { return l.phone || l.slim }

// pauseArea is where the pause button can be touched: never smaller than a
// finger.
func (l *layout) pauseArea(v shell.View) scene.Rect {
	r := l.pause
	least := 48 * v.Scale
	return r.Inset(min(0, (min(r.W, r.H)-least)/2))
}

// phoneLayout has stats, hold and next in two rows above a well that fills the
// width.
func phoneLayout(v shell.View) layout {
	px := max(v.Scale, min(v.W/phoneWidth, v.H/phoneHeight))
	l := layout{px: px, phone: true, frame: kit.Round(phoneFrame * px)}
	wide, high := v.W-v.Left-v.Right, v.H-v.Top-v.Bottom
	l.u = max(kit.Floor(min((wide-phoneMargins*px)/columns, (high-phoneRows*px)/rows)), 4)
	l.well = scene.Rect{W: columns * l.u, H: rows * l.u}
	l.well.X = kit.Round(v.Left + (wide-l.well.W)/2)
	// What the height leaves is shared above and below.
	spare := max(high-phoneRows*px-l.well.H, 0)
	top := v.Top + kit.Round(spare*.4)
	l.well.Y = top + kit.Round(phoneWellTop*px)

	edge := kit.Round(phoneEdge * px)
	x0, x1 := v.Left+edge, v.W-v.Right-edge
	l.stats = scene.Rect{X: x0, Y: top + edge, W: x1 - x0, H: kit.Round(phoneStatsH * px)}
	y, h, gap := top+kit.Round(phoneBoxesTop*px), kit.Round(phoneBoxesH*px), kit.Round(phoneBoxGap*px)
	l.hold = scene.Rect{X: x0, Y: y, W: kit.Round(phoneHoldW * px), H: h}
	l.pause = scene.Rect{W: kit.Round(phonePauseW * px), Y: y, H: h}
	l.pause.X = x1 - l.pause.W
	l.next = scene.Rect{X: l.hold.X + l.hold.W + gap, Y: y, H: h}
	l.next.W = l.pause.X - gap - l.next.X
	l.calls = scene.Rect{X: l.well.X, Y: l.well.Y, W: l.well.W, H: l.well.H / 2}
	if hints := l.well.Y + l.well.H + kit.Round(phoneHintsBelow*px); hints+26*px <= v.H-v.Bottom+6*px {
		l.hints = hints
	}
	return l
}
