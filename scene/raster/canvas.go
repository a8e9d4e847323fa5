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

import "image"

// Canvas is a picture to draw on. It starts transparent.
type Canvas struct {
	// Pix is the picture itself, from (0, 0), its colours premultiplied.
	Pix *image.RGBA

	clip *image.Alpha // as large as what may be drawn on, nil for all
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
	b := brushes.Get().(*brush)
	defer brushes.Put(b)
	b.cover(p, c.within())
	c.blend(b, paint, blend)
}

// Stroke draws the outlines of a path as a line of a width, with round joins and
// ends, over what is there.
func (c *Canvas) Stroke(p Path, width float32, paint Paint) {
	b := brushes.Get().(*brush)
	defer brushes.Put(b)
	b.trace(p, width, c.within())
	c.blend(b, paint, Over)
}

// Erase takes away what is inside a shape.
func (c *Canvas) Erase(p Path) {
	b := brushes.Get().(*brush)
	defer brushes.Put(b)
	b.cover(p, c.within())
	r := b.mask.Rect
	for y := r.Min.Y; y < r.Max.Y; y++ {
		mask := b.row(y)
		if c.clip != nil {
			narrow(mask, c.clip.Pix[c.clip.PixOffset(r.Min.X, y):])
		}
		row := c.Pix.Pix[c.Pix.PixOffset(r.Min.X, y):][:4*len(mask)]
		from, to := firstFull(mask)
		fade(row[:4*from], mask[:from])
		clear(row[4*from : 4*to])
		fade(row[4*to:], mask[to:])
	}
}

// fade takes as much of a row of pixels away as a mask says.
func fade(row, mask []uint8) {
	for i, m := range mask {
		if m == 0 {
			continue
		}
		keep := 255 - uint32(m)
		for j, v := range row[4*i : 4*i+4] {
			row[4*i+j] = uint8(uint32(v) * keep / 255)
		}
	}
}

// Clip keeps what is drawn from now on inside a shape, and inside the shapes of
// earlier clips.
func (c *Canvas) Clip(p Path) {
	b := brushes.Get().(*brush)
	defer brushes.Put(b)
	b.cover(p, c.within())
	inside := image.NewAlpha(b.mask.Rect)
	copy(inside.Pix, b.mask.Pix)
	if c.clip != nil {
		for y := inside.Rect.Min.Y; y < inside.Rect.Max.Y; y++ {
			x := inside.Rect.Min.X
			narrow(inside.Pix[inside.PixOffset(x, y):][:inside.Rect.Dx()], c.clip.Pix[c.clip.PixOffset(x, y):])
		}
	}
	c.clip = inside
}

// within gives what may be drawn on.
func (c *Canvas) within() image.Rectangle {
	if c.clip != nil {
		return c.clip.Rect
	}
	return c.Pix.Rect
}

// narrow multiplies a row of a mask by another.
func narrow(mask, by []uint8) {
	for i, m := range mask {
		if m > 0 {
			mask[i] = uint8((uint32(m)*uint32(by[i]) + 127) / 255)
		}
	}
}

// Unclip ends all clips.
func (c *Canvas) Unclip() { c.clip = nil }
