package raster

import (
	"image"
	"image/draw"
	"math"
	"sync"

	"golang.org/x/image/vector"
)

// brush is what is needed while a shape is drawn. Brushes are used again, as their
// memory takes longer to get than many shapes to draw.
type brush struct {
	mask image.Alpha // how much of each pixel the shape covers
	fill vector.Rasterizer
	line []premultiplied // the colours of the row being drawn
}

var brushes = sync.Pool{New: func() any { return new(brush) }}

// bounds makes the mask empty and as large as the part of a canvas within d of the
// path.
func (b *brush) bounds(p Path, d float32, canvas image.Rectangle) {
	x0, y0, x1, y1 := p.Bounds()
	floor := func(v float32) int { return int(math.Floor(float64(min(max(v, -1), 1<<20)))) }
	r := image.Rect(floor(x0-d), floor(y0-d), floor(x1+d)+1, floor(y1+d)+1).Intersect(canvas)
	b.clear(r)
}

// clear makes the mask empty, and as large as a rectangle.
func (b *brush) clear(r image.Rectangle) []uint8 {
	n := r.Dx() * r.Dy()
	if cap(b.mask.Pix) < n {
		b.mask.Pix = make([]uint8, n)
	}
	b.mask = image.Alpha{Pix: b.mask.Pix[:n], Stride: r.Dx(), Rect: r}
	clear(b.mask.Pix)
	return b.mask.Pix
}

// row gives a row of the mask.
func (b *brush) row(y int) []uint8 {
	return b.mask.Pix[(y-b.mask.Rect.Min.Y)*b.mask.Stride:][:b.mask.Stride]
}

// cover puts into the mask how much of each pixel is inside the path.
func (b *brush) cover(p Path, canvas image.Rectangle) {
	b.bounds(p, 0, canvas)
	r := b.mask.Rect
	if r.Empty() {
		return
	}
	if x0, y0, x1, y1, ok := p.upright(); ok {
		b.box(x0, y0, x1, y1)
		return
	}
	z := &b.fill
	z.Reset(r.Dx(), r.Dy())
	z.DrawOp = draw.Src
	x, y := float32(r.Min.X), float32(r.Min.Y)
	pen := Point{float32(math.NaN())}
	p.lines(func(from, to Point) {
		if from != pen {
			z.ClosePath()
			z.MoveTo(from[0]-x, from[1]-y)
		}
		z.LineTo(to[0]-x, to[1]-y)
		pen = to
	})
	z.ClosePath()
	z.Draw(&b.mask, r, image.Opaque, image.Point{})
}

// box puts into the mask how much of each pixel is inside an upright rectangle:
// most of what is large is one, and needs no outline to be followed.
func (b *brush) box(x0, y0, x1, y1 float32) {
	r := b.mask.Rect
	inside := func(low, high float32, at int) float32 {
		return max(min(high, float32(at+1))-max(low, float32(at)), 0)
	}
	var first []uint8 // a row that is inside from top to bottom
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row, height := b.row(y), inside(y0, y1, y)
		if height == 1 && first != nil {
			copy(row, first)
			continue
		}
		for i := range row {
			row[i] = uint8(255*height*inside(x0, x1, r.Min.X+i) + 0.5)
		}
		if height == 1 {
			first = row
		}
	}
}

// trace puts into the mask how much of each pixel is within half a width of the
// path's outlines. Measuring distances gives round joins and ends, and lines that
// cross themselves stay even.
func (b *brush) trace(p Path, width float32, canvas image.Rectangle) {
	half := width / 2
	b.bounds(p, half+1, canvas)
	r := b.mask.Rect
	if r.Empty() || width <= 0 {
		return
	}
	reach := half + 0.5
	inner := max(half-0.5, 0)
	p.lines(func(from, to Point) {
		dx, dy := to[0]-from[0], to[1]-from[1]
		length := dx*dx + dy*dy
		for y := max(r.Min.Y, int(min(from[1], to[1])-reach)); y < r.Max.Y && float32(y) <= max(from[1], to[1])+reach; y++ {
			py := float32(y) + 0.5
			// The part of the line near this row says which pixels to look at.
			t0, t1 := float32(0), float32(1)
			if dy != 0 {
				u, v := (py-reach-from[1])/dy, (py+reach-from[1])/dy
				t0, t1 = max(t0, min(u, v)), min(t1, max(u, v))
			}
			if t0 > t1 {
				continue
			}
			left, right := from[0]+dx*t0, from[0]+dx*t1
			if left > right {
				left, right = right, left
			}
			row := b.row(y)
			for x := max(r.Min.X, int(left-reach)); x < r.Max.X && float32(x) <= right+reach; x++ {
				i := x - r.Min.X
				if row[i] == 255 {
					continue
				}
				ex, ey := float32(x)+0.5-from[0], py-from[1]
				if length > 0 {
					t := (ex*dx + ey*dy) / length
					if t < 0 { // comparing is faster here than min and max, which mind NaN
						t = 0
					} else if t > 1 {
						t = 1
					}
					ex, ey = ex-t*dx, ey-t*dy
				}
				d := ex*ex + ey*ey
				if d >= reach*reach {
					continue
				}
				cover := uint8(255)
				if d > inner*inner || half < 0.5 {
					d = float32(math.Sqrt(float64(d)))
					cover = uint8(255*(min(reach-d, 1)-max(0.5-half-d, 0)) + 0.5)
				}
				row[i] = max(row[i], cover)
			}
		}
	})
}
