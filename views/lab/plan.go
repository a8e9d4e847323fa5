package lab

import (
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Shape is the way in which a lab is laid out.
type Shape uint8

// The shapes.
const (
	Wide   Shape = iota // three columns, as in the wide pictures
	Tabbed              // wide but low: what is beside the board is one panel with tabs
	Tall                // as in the phone pictures: a sheet with tabs below the board
	Beside              // nearly square: as Tall, with the sheet beside the board
)

// Plan is the shape for a window, and its scale.
type Plan struct {
	Shape Shape
	View  shell.View
	// Px is how many pixels of the window one of the picture is: in a Wide shape of
	// the 1280 x 720 one, in the others of the 390 x 844 one, never less than a point.
	Px float32
	// Safe is the part of the window that is clear of notches.
	Safe scene.Rect
	// corner is where a Wide picture's corner is in the window, and Spare is how much
	// wider the window is, in pixels of the picture.
	corner [2]float32
	Spare  float32
}

// Numbers of the pictures.
const (
	wideWidth, wideHeight = 1280, 720
	tallWidth, tallHeight = 390, 844
	wideRatio             = 1.2
	besideRatio           = .75
	besideWidth           = 900 // points from which the sheet stands beside the board
	leastWide             = .92 // the scale below which a wide picture's text is too small
)

// NewPlan gives the plan for a window.
func NewPlan(v shell.View) Plan {
	p := Plan{View: v, Safe: scene.Rect{X: v.Left, Y: v.Top, W: v.W - v.Left - v.Right, H: v.H - v.Top - v.Bottom}}
	w, h := p.Safe.W, p.Safe.H
	p.Px = min(w/wideWidth, h/wideHeight)
	switch {
	case w >= wideRatio*h && p.Px >= leastWide*v.Scale:
		p.Spare = w/p.Px - wideWidth
		p.corner = [2]float32{kit.Floor(v.Left), kit.Floor(v.Top + (h-wideHeight*p.Px)/2)}
		return p
	case w >= wideRatio*h:
		p.Shape = Tabbed
		p.Px = v.Scale
		return p
	case w >= besideRatio*h && w >= besideWidth*v.Scale:
		p.Shape = Beside
	default:
		p.Shape = Tall
	}
	p.Px = max(v.Scale, min(w/tallWidth, h/tallHeight))
	return p
}

// At gives a rectangle of a Wide picture in the window, so much further to the
// right in pixels of the picture, on whole pixels.
func (p *Plan) At(x, y, w, h, shift float32) scene.Rect {
	return kit.Snap(p.corner[0]+(x+shift)*p.Px, p.corner[1]+y*p.Px, w*p.Px, h*p.Px)
}

// Row cuts a rectangle into parts side by side whose widths are as the shares, with
// a gap between them.
func Row(r scene.Rect, gap float32, shares ...float32) []scene.Rect {
	var all float32
	for _, s := range shares {
		all += s
	}
	room := r.W - gap*float32(len(shares)-1)
	parts := make([]scene.Rect, len(shares))
	x := r.X
	for i, s := range shares {
		w := room * s / all
		parts[i] = kit.Snap(x, r.Y, w, r.H)
		x += w + gap
	}
	return parts
}
