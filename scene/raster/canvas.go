// Package raster draws pictures on the processor: paths, gradients, blurs and
// letters, all with soft edges.
//
// Goals: the same picture on every machine, at any size, without a display; fast
// enough that all pictures of a window are drawn while it opens.
//
// Non-goals: drawing every frame; a scene of pictures drawn here is painted by
// the graphics card.
//
// Lengths are pixels, x to the right and y down; a pixel's middle is at its half.
package raster

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// Canvas is a picture to draw on. It starts transparent.
type Canvas struct {
	// Pix is the picture itself, from (0, 0), its colours premultiplied.
	Pix *image.RGBA

	clip *image.Alpha
	mask image.Alpha // coverage of the shape being drawn
	fill vector.Rasterizer
	line []premultiplied // colours of the row being drawn
}

// NewCanvas makes a canvas of w by h pixels, at least one each way.
func NewCanvas(w, h int) *Canvas {
	return &Canvas{Pix: image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))}
}

// Size gives the canvas's width and height.
func (c *Canvas) Size() (w, h int) { return c.Pix.Rect.Max.X, c.Pix.Rect.Max.Y }

// Whole gives the whole canvas as a path.
func (c *Canvas) Whole() Path {
	w, h := c.Size()
	return Box(0, 0, float32(w), float32(h), 0)
}

// Fill fills a shape, over what is there.
func (c *Canvas) Fill(p Path, paint Paint) { c.FillBlend(p, paint, Over) }

// FillBlend fills a shape with a way to blend.
func (c *Canvas) FillBlend(p Path, paint Paint, blend Blend) {
	c.cover(p)
	c.blend(paint, blend)
}

// Stroke draws the outlines of a path as a line of a width, with round joins and
// ends, over what is there.
func (c *Canvas) Stroke(p Path, width float32, paint Paint) { c.StrokeBlend(p, width, paint, Over) }

// StrokeBlend draws the outlines with a way to blend.
func (c *Canvas) StrokeBlend(p Path, width float32, paint Paint, blend Blend) {
	c.trace(p, width)
	c.blend(paint, blend)
}

// Clip keeps what is drawn from now on inside a shape, and inside the shapes of
// earlier clips.
func (c *Canvas) Clip(p Path) {
	c.cover(p)
	inside := image.NewAlpha(c.Pix.Rect)
	draw.Draw(inside, c.mask.Rect, &c.mask, c.mask.Rect.Min, draw.Src)
	if c.clip != nil {
		for i, a := range c.clip.Pix {
			inside.Pix[i] = uint8((uint32(inside.Pix[i])*uint32(a) + 127) / 255)
		}
	}
	c.clip = inside
}

// Unclip ends all clips.
func (c *Canvas) Unclip() { c.clip = nil }

// bounds makes the mask empty and as large as the part of the canvas within d of
// the path.
func (c *Canvas) bounds(p Path, d float32) {
	x0, y0, x1, y1 := p.Bounds()
	floor := func(v float32) int { return int(math.Floor(float64(min(max(v, -1), 1<<20)))) }
	r := image.Rect(floor(x0-d), floor(y0-d), floor(x1+d)+1, floor(y1+d)+1).Intersect(c.Pix.Rect)
	n := r.Dx() * r.Dy()
	if cap(c.mask.Pix) < n {
		c.mask.Pix = make([]uint8, n)
	}
	c.mask = image.Alpha{Pix: c.mask.Pix[:n], Stride: r.Dx(), Rect: r}
	clear(c.mask.Pix)
}

// cover puts into the mask how much of each pixel is inside the path.
func (c *Canvas) cover(p Path) {
	c.bounds(p, 0)
	r := c.mask.Rect
	if r.Empty() {
		return
	}
	z := &c.fill
	z.Reset(r.Dx(), r.Dy())
	z.DrawOp = draw.Src
	x, y := float32(r.Min.X), float32(r.Min.Y)
	pen := Point{float32(math.NaN())}
	p.lines(func(a, b Point) {
		if a != pen {
			z.ClosePath()
			z.MoveTo(a[0]-x, a[1]-y)
		}
		z.LineTo(b[0]-x, b[1]-y)
		pen = b
	})
	z.ClosePath()
	z.Draw(&c.mask, r, image.Opaque, image.Point{})
}

// trace puts into the mask how much of each pixel is within half a width of the
// path's outlines. Measuring distances gives round joins and ends, and lines that
// cross themselves stay even.
func (c *Canvas) trace(p Path, width float32) {
	half := width / 2
	c.bounds(p, half+1)
	r := c.mask.Rect
	if r.Empty() || width <= 0 {
		return
	}
	reach := half + 0.5
	inner := max(half-0.5, 0)
	p.lines(func(a, b Point) {
		dx, dy := b[0]-a[0], b[1]-a[1]
		length := dx*dx + dy*dy
		for y := max(r.Min.Y, int(min(a[1], b[1])-reach)); y < r.Max.Y && float32(y) <= max(a[1], b[1])+reach; y++ {
			py := float32(y) + 0.5
			// The part of the line near this row says which pixels to look at.
			t0, t1 := float32(0), float32(1)
			if dy != 0 {
				u, v := (py-reach-a[1])/dy, (py+reach-a[1])/dy
				t0, t1 = max(t0, min(u, v)), min(t1, max(u, v))
			}
			if t0 > t1 {
				continue
			}
			left, right := a[0]+dx*t0, a[0]+dx*t1
			if left > right {
				left, right = right, left
			}
			row := c.mask.Pix[(y-r.Min.Y)*c.mask.Stride:]
			for x := max(r.Min.X, int(left-reach)); x < r.Max.X && float32(x) <= right+reach; x++ {
				i := x - r.Min.X
				if row[i] == 255 {
					continue
				}
				ex, ey := float32(x)+0.5-a[0], py-a[1]
				if length > 0 {
					t := min(max((ex*dx+ey*dy)/length, 0), 1)
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
