package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// layout is where everything stands during play. Lengths are pixels of the window;
// a rectangle of no width is not shown.
type layout struct {
	px    float32 // pixels of the window for one of the picture
	u     float32 // the side of a cell, whole
	phone bool    // stats above the glass, the rest beside its neck

	board                     scene.Rect // rows 6 to 0; the bottleneck stands on it
	next, stats, order, pause scene.Rect
	tail                      raster.Point // the tip of the order's bubble
	portrait                  bool         // the customer stands inside the bubble
	customer                  scene.Rect   // of the bust; it is cut off at its foot
	counter, awning           float32      // the counter's top, and the awning's foot
	hints                     float32      // the top of the key caps or gestures; 0: no room

	buttons [len(thumbButtons)]scene.Rect // on the screen, when they are shown
}

// cell gives the middle of a cell.
func (l *layout) cell(column, row float32) (x, y float32) {
	return l.board.X + (column+.5)*l.u, l.board.Y + l.board.H - (row+.5)*l.u
}

// neck is the bottleneck.
func (l *layout) neck() scene.Rect {
	return scene.Rect{X: l.board.X + 2*l.u, Y: l.board.Y - l.u, W: 2 * l.u, H: l.u}
}

// lip is how far the glass reaches around the bottleneck and the board, in cells.
const (
	lipReach  = 21.7 / 72
	lipTop    = 88. / 72 // above the board
	glassWall = 14. / 72
	baseReach = 23. / 72 // beside the board
)

// The pictures.
const (
	wideWidth, wideHeight   = 1280, 720
	phoneWidth, phoneHeight = 390, 844
	wideRatio               = 1.15
	papersWidth             = 1080 // of the wide picture, from paper to paper
)

// isWide says which picture a window follows.
func isWide(v shell.View) bool { return v.W >= wideRatio*v.H }

// newLayout lays the play screen out for a window.
func newLayout(v shell.View) layout {
	switch {
	case v.Buttons:
		return withButtons(v)
	case isWide(v):
		return wideLayout(v, wideWidth)
	}
	return phoneLayout(v)
}

// leastPanel is how wide a panel is at least where there is room, in points.
const leastPanel = 164

// wideLayout has papers on both sides of the glass, for the part of the picture that
// is so wide.
func wideLayout(v shell.View, width float32) layout {
	k := min((v.W-v.Left-v.Right)/width, (v.H-v.Top-v.Bottom)/wideHeight)
	l := layout{px: k, u: max(kit.Floor(72*k), 8)}
	top := v.Top + (v.H-v.Top-v.Bottom-wideHeight*k)/2
	middle := v.Left + (v.W-v.Left-v.Right)/2
	y := func(at float32) float32 { return kit.Round(top + at*k) }
	l.board = scene.Rect{X: kit.Round(middle - 3*l.u), W: 6 * l.u, H: 7 * l.u}
	l.board.Y = y(632) - l.board.H
	l.counter, l.awning = y(632), kit.Round(v.Top*.5+51*k)

	// Panels keep their places at the picture's scale, and grow where text needs it.
	beside := baseReach*l.u + 10*k
	room := l.board.X - beside - v.Left - 8*v.Scale
	panel := kit.Round(min(max(256*k, leastPanel*v.Scale), room))
	left := kit.Round(max(min(middle-528*k, l.board.X-beside-panel), v.Left+8*v.Scale))
	right := kit.Round(min(max(middle+272*k, l.board.X+l.board.W+beside), v.W-v.Right-8*v.Scale-panel))
	l.next = scene.Rect{X: left, Y: y(128), W: panel, H: kit.Round(168 * k)}
	l.stats = scene.Rect{X: left, Y: y(312), W: panel, H: kit.Round(312 * k)}
	l.order = scene.Rect{X: right, Y: y(128), W: panel, H: kit.Round(220 * k)}
	l.tail = raster.Point{right + panel*.44, y(380)}
	bust := 244 * k
	l.customer = scene.Rect{X: kit.Round(right + (panel-bust)/2), Y: y(352), W: bust, H: l.counter - y(352)}
	size := kit.Round(44 * max(k, v.Scale))
	l.pause = scene.Rect{X: v.W - v.Right - size - kit.Round(12*v.Scale), Y: l.awning + kit.Round(8*v.Scale), W: size, H: size}
	if l.pause.X < l.order.X+l.order.W && l.pause.Y+size > l.order.Y { // off the bubble
		l.order.Y = l.pause.Y + size + kit.Round(6*v.Scale)
		l.order.H = y(348) - l.order.Y
	}
	if hints := y(682); hints+30*max(k, v.Scale) <= v.H-v.Bottom {
		l.hints = hints
	}
	return l
}

// Heights of the phone's picture, each with the least that it shrinks to where the
// window is low.
const (
	phoneAwning, lowAwning = 64, 26 // to the stats
	phoneStats             = 56
	phoneGap, lowGap       = 12, 7 // below the stats
	phoneCorner, lowCorner = 172, 126
	phoneFoot              = 105 // below the base, with hints
	lowFoot                = 6
	phoneBase              = 29 // the base below the board
	lowPhone               = lowAwning + phoneStats + lowGap + lowCorner + phoneBase + lowFoot + 7*58
	bubbleCorner           = 148 // a corner as high has the bubble over the neck
)

func phoneLayout(v shell.View) layout {
	wide, high := v.W-v.Left-v.Right, v.H-v.Top-v.Bottom
	k := min(wide/phoneWidth, high/lowPhone)
	l := layout{px: k, phone: true}
	const least = lowAwning + phoneStats + lowGap + lowCorner + phoneBase + lowFoot
	l.u = max(kit.Floor(min((min(wide, phoneWidth*k*1.6)-42*k)/6, (high-least*k)/7)), 8)

	// What is left goes to the foot if the hints fit there, and then to the rest.
	spare := high - least*k - 7*l.u
	take := func(most float32) float32 {
		part := max(min(spare, most), 0)
		spare -= part
		return part
	}
	foot := lowFoot * k
	if spare >= (phoneFoot-lowFoot)*k {
		foot += take((phoneFoot - lowFoot) * k)
	}
	corner := lowCorner*k + take((phoneCorner-lowCorner)*k)
	awning := lowAwning*k + take((phoneAwning-lowAwning)*k)
	gap := lowGap*k + take((phoneGap-lowGap)*k)
	spare /= 2

	middle := v.Left + wide/2
	top := v.Top + spare
	half := min(wide/2-8*k, max(183*k, 3*l.u))
	left, right := kit.Round(middle-half), kit.Round(middle+half)
	l.awning = kit.Round(v.Top + max(awning*.78+spare, 0))
	l.stats = scene.Rect{X: left, Y: kit.Round(top + awning), W: right - left, H: kit.Round(phoneStats * k)}
	size := kit.Round(44 * k)
	l.pause = scene.Rect{X: right - size - kit.Round(14*k), Y: l.stats.Y + kit.Round(6*k), W: size, H: size}
	y := l.stats.Y + l.stats.H + kit.Round(gap)
	l.board = scene.Rect{X: kit.Round(middle - 3*l.u), Y: kit.Round(y + corner), W: 6 * l.u, H: 7 * l.u}
	l.counter = l.board.Y + l.board.H + kit.Round(12*k)

	neck := l.neck()
	lip := kit.Round(lipReach*l.u + 5*k)
	floor := l.board.Y - kit.Round(glassWall*l.u)
	l.next = scene.Rect{X: left, Y: y, W: neck.X - lip - left, H: min(kit.Round(136*k), floor-y-kit.Round(6*k))}
	if l.board.Y-y < bubbleCorner*k {
		l.portrait = true
		x := neck.X + neck.W + lip
		l.order = scene.Rect{X: x, Y: y, W: right - x, H: l.next.H}
	} else {
		l.order = scene.Rect{X: l.next.X + l.next.W + kit.Round(14*k), Y: y, H: l.board.Y - kit.Round(lipTop*l.u+6*k) - y}
		l.order.W = min(kit.Round(132*k), right-kit.Round(100*k)-l.order.X)
		bust := min(114*k, right+6*k-l.order.X-l.order.W)
		l.customer = scene.Rect{X: right + kit.Round(2*k) - bust, W: bust}
		l.customer.Y = kit.Round(max(floor-bust*1.14, y+8*k))
		l.customer.H = floor + 4*k - l.customer.Y
		l.tail = raster.Point{l.order.X + l.order.W + 15*k, min(l.customer.Y+.28*bust, l.order.Y+l.order.H-18*k)}
	}
	if foot > 40*k {
		l.hints = kit.Round(l.counter + 40*k)
	}
	return l
}

// The on-screen buttons: those that move by the left thumb, those that turn by the
// right one.
var thumbButtons = [...]struct {
	command sim.Code
	icon    icon
	place   kit.Thumb
}{
	{softserve.MoveLeft, leftIcon, kit.Thumb{Row: 1, Width: 1, Stacked: 1}},
	{softserve.MoveRight, rightIcon, kit.Thumb{Column: 1, Row: 1, Width: 1, Stacked: 2}},
	{softserve.FallFaster, downIcon, kit.Thumb{Width: 2}},
	{softserve.RotateCounterclockwise, turnBackIcon, kit.Thumb{Right: true, Width: 1}},
	{softserve.RotateClockwise, turnIcon, kit.Thumb{Right: true, Column: 1, Width: 1, Stacked: 1}},
}

// withButtons lays the play screen out with on-screen buttons in the lower corners:
// below everything else in an upright window, and beside it in a wide one.
func withButtons(v shell.View) layout {
	thumbs, wide := kit.NewThumbs(v.W, v.H, v.Scale), isWide(v)
	thumbs.Stacked = wide && v.W-2*(thumbs.Block()+2*thumbs.Margin) < wideRatio*v.H
	rest, aside := v, thumbs.Block()+2*thumbs.Margin
	rest.Buttons = false
	if wide {
		rest.Left, rest.Right = v.Left+aside, v.Right+aside
	} else {
		rest.Bottom = v.Bottom + aside
	}
	var l layout
	if isWide(shell.View{W: rest.W - rest.Left - rest.Right, H: rest.H}) {
		l = wideLayout(rest, papersWidth)
	} else {
		l = phoneLayout(rest)
	}
	l.hints = 0
	for i, b := range thumbButtons {
		l.buttons[i] = thumbs.Place(b.place, v.Left, v.W-v.Right, v.H-v.Bottom)
	}
	return l
}
