package raster

import "math"

// Stop is a colour of a gradient and where it stands, from 0 to 1.
type Stop struct {
	At    float32
	Color Color
}

// Paint is what a shape is filled with: one colour or a gradient.
type Paint struct {
	radial bool
	plane  Affine // takes a canvas point to gradient space
	solid  premultiplied
	ramp   *[rampSize + 1]premultiplied // nil for one colour
}

// rampSize is in how many steps a gradient's colours are worked out.
const rampSize = 512

// premultiplied is a colour from 0 to 255 whose parts are multiplied by its
// alpha already.
type premultiplied struct{ r, g, b, a float32 }

func (c Color) premultiply() premultiplied {
	a := c.A * 255
	return premultiplied{c.R * a, c.G * a, c.B * a, a}
}

// Solid paints with one colour.
func Solid(c Color) Paint { return Paint{solid: c.premultiply()} }

// Linear paints with colours that change from (x0, y0) to (x1, y1) and stay as
// they are beyond. Stops stand in rising order.
func Linear(x0, y0, x1, y1 float32, stops ...Stop) Paint {
	dx, dy := x1-x0, y1-y0
	d := dx*dx + dy*dy
	if d == 0 {
		return Solid(stops[len(stops)-1].Color)
	}
	dx, dy = dx/d, dy/d
	return Paint{plane: Affine{dx, dy, -x0*dx - y0*dy}, ramp: ramp(stops)}
}

// Radial paints with colours that change from (x, y) to the ellipse with radii
// rx and ry around it, and stay as they are beyond.
func Radial(x, y, rx, ry float32, stops ...Stop) Paint {
	return Paint{radial: true, plane: Affine{1 / rx, 0, -x / rx, 0, 1 / ry, -y / ry}, ramp: ramp(stops)}
}

// Transform gives the gradient as it looks after what it lies on is changed by
// m, which must not be flat.
func (p Paint) Transform(m Affine) Paint {
	d := m[0]*m[4] - m[1]*m[3]
	inverse := Affine{m[4] / d, -m[1] / d, (m[1]*m[5] - m[4]*m[2]) / d, -m[3] / d, m[0] / d, (m[3]*m[2] - m[0]*m[5]) / d}
	p.plane = inverse.Then(p.plane)
	return p
}

func ramp(stops []Stop) *[rampSize + 1]premultiplied {
	r := new([rampSize + 1]premultiplied)
	for i, n := 0, 0; i <= rampSize; i++ {
		t := float32(i) / rampSize
		for n < len(stops) && stops[n].At <= t {
			n++
		}
		switch n {
		case 0:
			r[i] = stops[0].Color.premultiply()
		case len(stops):
			r[i] = stops[n-1].Color.premultiply()
		default:
			a, b := stops[n-1], stops[n]
			r[i] = a.Color.Mix(b.Color, (t-a.At)/(b.At-a.At)).premultiply()
		}
	}
	return r
}

// level says that every pixel of a row has the same colour.
func (p *Paint) level() bool { return p.ramp == nil || !p.radial && p.plane[0] == 0 && p.plane[3] == 0 }

// row works out a row of colours, of one pixel at least, beginning at the pixel (x, y).
func (p *Paint) row(out []premultiplied, x, y int) {
	n := len(out) // how many differ
	if p.level() {
		n = min(n, 1)
	}
	if p.ramp == nil {
		out[0] = p.solid
	} else {
		p.mix(out[:n], x, y)
	}
	for n < len(out) {
		n += copy(out[n:], out[:n])
	}
}

// mix works out the colours of a gradient.
func (p *Paint) mix(out []premultiplied, x, y int) {
	m := &p.plane
	at := m.Apply(Point{float32(x) + 0.5, float32(y) + 0.5})
	u, v := at[0]*rampSize, at[1]*rampSize
	du, dv := m[0]*rampSize, m[3]*rampSize
	for i := range out {
		t := u
		if p.radial {
			t = float32(math.Sqrt(float64(u*u + v*v)))
		}
		// Comparing is faster here than min and max, which mind NaN.
		if t < 0 {
			t = 0
		} else if t > rampSize {
			t = rampSize
		}
		out[i] = p.ramp[int(t+0.5)]
		u, v = u+du, v+dv
	}
}
