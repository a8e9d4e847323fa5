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
		if paint.ramp != nil {
			paint.row(line[first:last], x, y)
		}
		join(c.Pix.Pix[c.Pix.PixOffset(x, y):], line[first:last], mask, blend, x, y, paint.ramp != nil)
	}
}

// join blends a row of colours into a row of pixels.
func join(dst []uint8, src []premultiplied, mask []uint8, blend Blend, x, y int, dither bool) {
	threshold := [8]float32{0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5}
	if dither {
		threshold = bayer[y&7]
	}
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
		half := threshold[(x+i)&7]
		if blend == Over && s.a == 255 { // hides what is under it
			d[0], d[1], d[2], d[3] = uint8(s.r+half), uint8(s.g+half), uint8(s.b+half), 255
			continue
		}
		r, g, b, a := float32(d[0]), float32(d[1]), float32(d[2]), float32(d[3])
		switch blend {
		case Over:
			k := 1 - s.a*(1.0/255)
			r, g, b, a = s.r+r*k, s.g+g*k, s.b+b*k, s.a+a*k
		case Add:
			r, g, b, a = min(s.r+r, 255), min(s.g+g, 255), min(s.b+b, 255), min(s.a+a, 255)
		case Screen:
			r, g, b, a = s.r+r-s.r*r*(1.0/255), s.g+g-s.g*g*(1.0/255), s.b+b-s.b*b*(1.0/255), s.a+a-s.a*a*(1.0/255)
		}
		d[0], d[1], d[2], d[3] = uint8(r+half), uint8(g+half), uint8(b+half), uint8(a+half)
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
	at := image.Pt(x, y)
	r := src.Pix.Rect.Add(at).Intersect(c.Pix.Rect)
	if r.Empty() {
		return
	}
	line := make([]premultiplied, r.Dx())
	mask := make([]uint8, r.Dx())
	for v := r.Min.Y; v < r.Max.Y; v++ {
		from := src.Pix.Pix[src.Pix.PixOffset(r.Min.X-x, v-y):]
		for i := range line {
			p := from[4*i : 4*i+4 : 4*i+4]
			line[i] = premultiplied{float32(p[0]) * alpha, float32(p[1]) * alpha, float32(p[2]) * alpha, float32(p[3]) * alpha}
			mask[i] = 255
			if p[3] == 0 {
				mask[i] = 0
			}
			if c.clip != nil {
				mask[i] = min(mask[i], c.clip.AlphaAt(r.Min.X+i, v).A)
			}
		}
		join(c.Pix.Pix[c.Pix.PixOffset(r.Min.X, v):], line, mask, blend, r.Min.X, v, false)
	}
}
