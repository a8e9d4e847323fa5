package front

import (
	"image"

	"parlor/scene"
)

// shape is what is known of a picture's pixels, so that fewer are painted and those
// more cheaply.
type shape struct {
	soft  bool         // it looks the same through either filter
	parts []scene.Rect // of a large picture: where it shows anything
	solid scene.Rect   // of a large picture: a rectangle that hides what is under it
}

// softStep is by how much neighbouring pixels of a soft picture differ at most.
const softStep = 10

// isSoft says whether neighbouring pixels are nearly the same everywhere, beyond the
// edges too, where nothing is.
func isSoft(pix *image.RGBA) bool {
	w, h := pix.Rect.Dx(), pix.Rect.Dy()
	above := make([]uint8, 4*w)
	for y := range h {
		row := pix.Pix[y*pix.Stride:][:4*w]
		var left [4]uint8
		for i, v := range row {
			if apart(v, left[i%4]) > softStep || apart(v, above[i]) > softStep {
				return false
			}
			left[i%4] = v
		}
		if max(left[0], left[1], left[2], left[3]) > softStep {
			return false
		}
		above = row
	}
	for _, v := range above {
		if v > softStep {
			return false
		}
	}
	return true
}

func apart(a, b uint8) uint8 { return max(a, b) - min(a, b) }

// tile is the side of the squares by which large pictures are taken apart.
const tile = 32

// tiles is a picture in squares, by row and column.
type tiles struct {
	size       image.Point
	columns    int
	any, whole []bool // which show anything, and which hide all
}

func newTiles(pix *image.RGBA) tiles {
	t := tiles{size: pix.Rect.Size(), columns: (pix.Rect.Dx() + tile - 1) / tile}
	for y := range t.size.Y {
		if y%tile == 0 {
			for range t.columns {
				t.any, t.whole = append(t.any, false), append(t.whole, true)
			}
		}
		row := pix.Pix[y*pix.Stride:][:4*t.size.X]
		for column := range t.columns {
			every, any := uint8(255), uint8(0)
			for p := row[4*tile*column : min(4*tile*(column+1), len(row))]; len(p) >= 4; p = p[4:] {
				every &= p[3]
				any |= p[0] | p[1] | p[2] | p[3] // light has colour without alpha
			}
			i := y/tile*t.columns + column
			t.any[i] = t.any[i] || any > 0
			t.whole[i] = t.whole[i] && every == 255
		}
	}
	return t
}

// rect gives what tiles cover, from a column and row up to others.
func (t *tiles) rect(x0, y0, x1, y1 int) scene.Rect {
	x0, y0, x1, y1 = x0*tile, y0*tile, min(x1*tile, t.size.X), min(y1*tile, t.size.Y)
	return scene.Rect{X: float32(x0), Y: float32(y0), W: float32(x1 - x0), H: float32(y1 - y0)}
}

// parts gives rectangles that hold all that the picture shows: a run of a row's
// tiles each, and the same columns of the rows below as long as all show something.
func (t *tiles) parts() (parts []scene.Rect) {
	left := append([]bool(nil), t.any...)
	run := func(row, x int) (end int) {
		for end = x; end < t.columns && left[row*t.columns+end]; end++ {
		}
		return end
	}
	rows := len(left) / max(t.columns, 1)
	for row := range rows {
		for x := range t.columns {
			end := run(row, x)
			if end == x {
				continue
			}
			down := row
			for ; down < rows && run(down, x) >= end; down++ {
				clear(left[down*t.columns+x : down*t.columns+end])
			}
			parts = append(parts, t.rect(x, row, end, down))
		}
	}
	return parts
}

// solid gives the largest rectangle of tiles that hide all.
func (t *tiles) solid() (largest scene.Rect) {
	high := make([]int, t.columns) // how many such tiles end a column
	for i, whole := range t.whole {
		row, x := i/t.columns, i%t.columns
		high[x]++
		if !whole {
			high[x] = 0
		}
		least := high[x]
		for left := x; left >= 0 && least > 0; left-- {
			least = min(least, high[left])
			if r := t.rect(left, row+1-least, x+1, row+1); r.W*r.H > largest.W*largest.H {
				largest = r
			}
		}
	}
	return largest
}
