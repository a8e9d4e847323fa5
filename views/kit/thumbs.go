package kit

import "parlor/scene"

// Thumb is the place of an on-screen button: in the block of the left thumb or of
// the right one, two columns and two rows from the bottom, or one column where there
// is no room for two.
type Thumb struct {
	Right              bool
	Column, Row, Width float32 // columns; how many it takes
	Stacked            float32 // its row where there is one column
}

// ThumbGap is how many points on-screen buttons are apart.
const ThumbGap = 8

// Thumbs are the measures of on-screen buttons, in pixels. Use NewThumbs.
type Thumbs struct {
	Margin  float32 // to the edge of the window, and to what is beside
	Stacked bool    // one column a block

	size, gap float32
}

// NewThumbs gives the measures for a window, in two columns.
func NewThumbs(w, h, scale float32) Thumbs {
	const (
		least, largest = 48, 72 // points; a finger needs the least
		part           = .16    // of the shorter side of the window
		margin         = 10     // points
	)
	size := Clamp(part*min(w, h)/scale, least, largest)
	return Thumbs{Margin: Round(margin * scale), size: Round(scale * size), gap: Round(ThumbGap * scale)}
}

// Block is how wide the buttons of a thumb are.
func (t Thumbs) Block() float32 {
	if t.Stacked {
		return t.size
	}
	return 2*t.size + t.gap
}

// Place gives the place of a button in the lower corners between the sides of the
// safe part of a window.
func (t Thumbs) Place(b Thumb, left, right, bottom float32) scene.Rect {
	if t.Stacked {
		b.Column, b.Row, b.Width = 0, b.Stacked, 1
	}
	x, pitch := left+t.Margin, t.size+t.gap
	if b.Right {
		x = right - t.Margin - t.Block()
	}
	return scene.Rect{X: x + b.Column*pitch, Y: bottom - t.Margin - t.size - b.Row*pitch, W: b.Width*pitch - t.gap, H: t.size}
}
