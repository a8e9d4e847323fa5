package raster

import "image"

// Blend says how a colour joins with what is under it.
type Blend uint8

// The ways to blend.
const (
	Over   Blend = iota // covers by its alpha
	Add                 // light: adds its colour
	Screen              // soft light: brightens, never beyond white
)

// blend paints where the brush and the clip let it.
func (c *Canvas) blend(b *brush, paint Paint, blend Blend) {
	r := b.mask.Rect
	if r.Empty() {
		return
	}
	if cap(b.line) < r.Dx() {
		b.line = make([]premultiplied, r.Dx())
	}
	line := b.line[:r.Dx()]
	if paint.ramp == nil {
		paint.row(line, 0, 0)
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		mask := b.row(y)
		// Most shapes leave much of their box empty: skip it.
		first, last := 0, len(mask)
		for first < last && mask[first] == 0 {
			first++
		}
		for last > first && mask[last-1] == 0 {
			last--
		}
		if first == last {
			continue
		}
		mask, x := mask[first:last], r.Min.X+first
		if c.clip != nil {
			narrow(mask, c.clip.Pix[c.clip.PixOffset(x, y):])
		}
		dst, src, dither := c.Pix.Pix[c.Pix.PixOffset(x, y):], line[first:last], paint.ramp != nil
		if dither {
			paint.row(src, x, y)
		}
		from, to := 0, 0 // what one colour hides
		if blend == Over && src[0].a == 255 && paint.level() {
			from, to = firstFull(mask)
			flood(dst[4*from:4*to], src[0], x+from, y, dither)
		}
		join(dst, src[:from], mask[:from], blend, x, y, dither)
		join(dst[4*to:], src[to:], mask[to:], blend, x+to, y, dither)
	}
}

// firstFull gives the first stretch of a mask that is full.
func firstFull(mask []uint8) (from, to int) {
	for from < len(mask) && mask[from] < 255 {
		from++
	}
	for to = from; to < len(mask) && mask[to] == 255; {
		to++
	}
	return from, to
}

// flood fills a row of pixels with one opaque colour.
func flood(dst []uint8, s premultiplied, x, y int, dither bool) {
	thresholds := thresholds(y, dither)
	n := min(4*len(thresholds), len(dst)) // bytes after which they repeat
	for i := 0; i < n; i += 4 {
		half := thresholds[(x+i/4)&7]
		dst[i], dst[i+1], dst[i+2], dst[i+3] = uint8(s.r+half), uint8(s.g+half), uint8(s.b+half), 255
	}
	for ; n < len(dst); n *= 2 {
		copy(dst[n:], dst[:n])
	}
}

// thresholds gives what a row's parts of colours are rounded by.
func thresholds(y int, dither bool) *[8]float32 {
	if dither {
		return &bayer[y&7]
	}
	return &halves
}

var halves = [8]float32{0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5}

// join blends a row of colours into a row of pixels.
func join(dst []uint8, src []premultiplied, mask []uint8, blend Blend, x, y int, dither bool) {
	thresholds := thresholds(y, dither)
	for i, m := range mask {
		if m == 0 {
			continue
		}
		s := src[i]
		if m < 255 {
			k := float32(m) * (1.0 / 255)
			s.r, s.g, s.b, s.a = s.r*k, s.g*k, s.b*k, s.a*k
		}
		d := dst[4*i : 4*i+4 : 4*i+4]
		half := thresholds[(x+i)&7]
		if blend == Over && s.a == 255 { // hides what is under it
			d[0], d[1], d[2], d[3] = uint8(s.r+half), uint8(s.g+half), uint8(s.b+half), 255
			continue
		}
		r, g, b := float32(d[0]), float32(d[1]), float32(d[2])
		switch blend {
		case Over:
			k := 1 - s.a*(1.0/255)
			r, g, b = s.r+r*k, s.g+g*k, s.b+b*k
		case Add:
			r, g, b = min(s.r+r, 255), min(s.g+g, 255), min(s.b+b, 255)
		case Screen:
			r, g, b = s.r+r-s.r*r*(1.0/255), s.g+g-s.g*g*(1.0/255), s.b+b-s.b*b*(1.0/255)
		}
		d[0], d[1], d[2] = uint8(r+half), uint8(g+half), uint8(b+half)
		if d[3] < 255 { // else it stays so
			a := float32(d[3])
			if blend == Add {
				a = min(s.a+a, 255)
			} else {
				a += s.a - s.a*a*(1.0/255)
			}
			d[3] = uint8(a + half)
		}
	}
}

// bayer is an ordered pattern of rounding thresholds. Gradients are rounded by it
// so that dark ones show no bands.
var bayer = func() (m [8][8]float32) {
	for y := range m {
		for x := range m[y] {
			v := 0
			for bit := range 3 {
				v = v<<2 | (x^y)>>bit&1<<1 | y>>bit&1
			}
			m[y][x] = (float32(v) + 0.5) / 64
		}
	}
	return m
}()

// Draw puts another canvas onto this one with its top left corner at (x, y).
func (c *Canvas) Draw(src *Canvas, x, y int, alpha float32, blend Blend) {
	r := src.Pix.Rect.Intersect(c.within().Sub(image.Pt(x, y)))
	line := make([]premultiplied, r.Dx())
	for v := r.Min.Y; v < r.Max.Y; v++ {
		from := src.Pix.Pix[src.Pix.PixOffset(r.Min.X, v):]
		for i := range line {
			p := from[4*i : 4*i+4 : 4*i+4]
			line[i] = premultiplied{float32(p[0]) * alpha, float32(p[1]) * alpha, float32(p[2]) * alpha, float32(p[3]) * alpha}
		}
		c.lay(line, x+r.Min.X, y+v, blend)
	}
}

// lay blends a row of colours, from the pixel (x, y) on, into the canvas.
func (c *Canvas) lay(line []premultiplied, x, y int, blend Blend) {
	b := brushes.Get().(*brush)
	defer brushes.Put(b)
	r := image.Rect(x, y, x+len(line), y+1).Intersect(c.within())
	if r.Empty() {
		return
	}
	line = line[r.Min.X-x:][:r.Dx()]
	mask := b.clear(r)
	for i := range line {
		if line[i].a > 0 {
			mask[i] = 255
		}
	}
	at := c.Pix.PixOffset(r.Min.X, y)
	if c.clip != nil {
		narrow(mask, c.clip.Pix[c.clip.PixOffset(r.Min.X, y):])
	}
	join(c.Pix.Pix[at:], line, mask, blend, r.Min.X, y, false)
}
