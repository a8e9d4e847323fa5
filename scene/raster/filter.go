package raster

import "math"

// Blur softens the whole canvas as a Gaussian blur of that standard deviation
// does (the number that SVG and CSS take), by three box blurs. What goes beyond
// the edges is lost.
func (c *Canvas) Blur(deviation float32) {
	from := make([]uint8, len(c.Pix.Pix))
	_, h := c.Size()
	for _, b := range boxes(float64(deviation)) {
		if b.reach == 0 {
			continue
		}
		copy(from, c.Pix.Pix)
		for y := range h {
			row := y * c.Pix.Stride
			b.across(c.Pix.Pix[row:row+c.Pix.Stride], from[row:row+c.Pix.Stride])
		}
		copy(from, c.Pix.Pix)
		b.down(c.Pix.Pix, from, c.Pix.Stride)
	}
}

// box is a blur that makes each pixel the mean of itself and of reach pixels on
// either side.
type box struct{ reach int }

// boxes gives three boxes whose variances add up to that of the blur as nearly as
// boxes of whole pixels can: some of the largest that is not too large, the others
// a pixel larger on either side.
func boxes(deviation float64) (b [3]box) {
	want := 12 * deviation * deviation // a box of size n has the variance (n*n - 1)/12
	reach := int(math.Sqrt(want/3+1)-1) / 2
	size := float64(2*reach + 1)
	larger := int((want-3*(size*size-1))/(4*size+4) + 0.5)
	for i := range b {
		b[i].reach = reach
		if i < larger {
			b[i].reach++
		}
	}
	return b
}

// mean gives what a sum over the box is multiplied by, as a 24-bit fraction.
func (b box) mean() uint32 { return 1 << 24 / uint32(2*b.reach+1) }

const roundMean = 1 << 23

// across blurs a row of pixels.
func (b box) across(to, from []uint8) {
	mean := b.mean()
	var red, green, blue, alpha uint32
	for i := -4 * b.reach; i < len(to); i += 4 {
		if in := i + 4*b.reach; in < len(from) {
			p := from[in : in+4 : in+4]
			red, green, blue, alpha = red+uint32(p[0]), green+uint32(p[1]), blue+uint32(p[2]), alpha+uint32(p[3])
		}
		if out := i - 4*b.reach - 4; out >= 0 {
			p := from[out : out+4 : out+4]
			red, green, blue, alpha = red-uint32(p[0]), green-uint32(p[1]), blue-uint32(p[2]), alpha-uint32(p[3])
		}
		if i >= 0 {
			p := to[i : i+4 : i+4]
			p[0], p[1] = uint8((red*mean+roundMean)>>24), uint8((green*mean+roundMean)>>24)
			p[2], p[3] = uint8((blue*mean+roundMean)>>24), uint8((alpha*mean+roundMean)>>24)
		}
	}
}

// down blurs the columns of a picture, all of them row by row.
func (b box) down(to, from []uint8, stride int) {
	mean := b.mean()
	sum := make([]uint32, stride)
	for i := -stride * b.reach; i < len(to); i += stride {
		if in := i + stride*b.reach; in < len(from) {
			for x, v := range from[in : in+stride] {
				sum[x] += uint32(v)
			}
		}
		if out := i - stride*b.reach - stride; out >= 0 {
			for x, v := range from[out : out+stride] {
				sum[x] -= uint32(v)
			}
		}
		if i >= 0 {
			row := to[i : i+stride]
			for x, v := range sum {
				row[x] = uint8((v*mean + roundMean) >> 24)
			}
		}
	}
}

// DrawScaled puts another canvas onto the rectangle (x, y, w, h) of this one:
// each pixel becomes the mean of what it covers, or of its neighbours where the
// picture grows.
func (c *Canvas) DrawScaled(src *Canvas, x, y, w, h float32, alpha float32, blend Blend) {
	sw, sh := src.Size()
	columns, left := weigh(x, w, sw)
	rows, top := weigh(y, h, sh)
	if len(columns) == 0 || len(rows) == 0 {
		return
	}
	wide := make([]premultiplied, len(columns)*sh)
	for v := range sh {
		from := src.Pix.Pix[v*src.Pix.Stride:]
		for u := range columns {
			col := &columns[u]
			var s premultiplied
			for i, k := range col.weights {
				p := from[4*(col.first+i):][:4]
				s.r += float32(p[0]) * k
				s.g += float32(p[1]) * k
				s.b += float32(p[2]) * k
				s.a += float32(p[3]) * k
			}
			wide[v*len(columns)+u] = s
		}
	}
	line := make([]premultiplied, len(columns))
	for v := range rows {
		row := &rows[v]
		clear(line)
		for i, k := range row.weights {
			k *= alpha
			from := wide[(row.first+i)*len(columns):][:len(line)]
			for u := range line {
				p, s := &from[u], &line[u]
				s.r += p.r * k
				s.g += p.g * k
				s.b += p.b * k
				s.a += p.a * k
			}
		}
		c.lay(line, left, top+v, blend)
	}
}

// share says which pixels of a row make up one of another, and how much of each.
type share struct {
	first   int
	weights []float32
}

// weigh works out the shares when n pixels are laid onto the stretch of a row
// from at to at+size, and the first pixel that they reach. A pixel that the
// stretch covers in part gets only that much.
func weigh(at, size float32, n int) (shares []share, first int) {
	first = int(math.Floor(float64(at)))
	last := int(math.Ceil(float64(at + size)))
	step := float32(n) / size
	reach := max(step, 1)
	for x := first; x < last; x++ {
		middle := (float32(x) + 0.5 - at) * step
		from, to := max(middle-reach/2, 0), min(middle+reach/2, float32(n))
		covered := min(float32(x+1), at+size) - max(float32(x), at)
		i := min(int(from), n-1)
		s := share{first: i}
		for ; i < n && float32(i) < to; i++ {
			part := min(to, float32(i+1)) - max(from, float32(i))
			s.weights = append(s.weights, covered*part/(to-from))
		}
		shares = append(shares, s)
	}
	return shares, first
}
