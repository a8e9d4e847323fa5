package softserve

import (
	"math"

	"parlor/games/softserve"
	"parlor/scene/raster"
)

// mark draws the sign of the flavour around (x, y), so many times as large as in a
// box of 100: by it flavours are told apart without their colours.
func (p flavourPen) mark(x, y, times float32) {
	q, c := p.at(x, y, times), p.colors.marks[p.flavour]
	q.ink = c.line
	switch p.flavour {
	case softserve.Vanilla: // a flower
		for i := range 5 {
			petal := q.turned(float32(i)*72, 0, 0)
			petal.line("O0,-26 15,21", 8, q.ink)
		}
		for i := range 5 {
			q.turned(float32(i)*72, 0, 0).fill("O0,-26 15,21", c.body)
		}
		q.shape("O0,0 13,13", c.detail, 7)
	case softserve.Strawberry:
		q.shape("M0,46 C-26,34 -44,8 -38,-12 C-34,-28 -14,-30 0,-20 C14,-30 34,-28 38,-12 C44,8 26,34 0,46Z", c.body, 9)
		q.shape("M-34,-22 L-14,-26 L-10,-46 L2,-28 L18,-44 L18,-26 L36,-22 L14,-8 L0,-16 L-14,-8Z", c.detail, 6)
		q.fill("O-16,8 4,6 O14,6 4,6 O0,22 4,6", raster.Hex(0xffe9a8))
	case softserve.Chocolate: // a bar of four squares
		q.shape("B-36,-36 72,72 10", c.body, 9)
		q.fill("B-28,-28 24,24 5 B-28,4 24,24 5 B4,-28 24,24 5 B4,4 24,24 5", c.detail)
		q.line("M-24,-23 h16 M-24,9 h16 M8,-23 h16 M8,9 h16", 4, raster.Hex(0xc99a78))
	case softserve.Mint: // two leaves
		for _, side := range [...]float32{-1, 1} {
			leaf := q.at(15*side, 8, 1).turned(42*side, 0, 0)
			leaf.shape("M0,30 C-26,10 -24,-26 0,-48 C24,-26 26,10 0,30Z", c.body, 9)
			leaf.line("M0,24 L0,-30 M0,4 L-9,-8 M0,4 L9,-8", 4.5, c.detail)
		}
	case softserve.Blueberry: // a berry with its star
		q.shape("O0,0 40,40", c.body, 9)
		q.Fill(star(0, -2, 25, .45), raster.Solid(c.detail))
		q.fill("O0,-2 5,5", c.body.Mix(black, .35))
	case softserve.Lemon: // half a slice
		q.shape("M-50,26 C-50,-1.6 -27.6,-24 0,-24 C27.6,-24 50,-1.6 50,26 Q50,34 42,34 H-42 Q-50,34 -50,26Z", c.body, 9)
		q.fill("M-38,25 C-38,4 -21,-13 0,-13 C21,-13 38,4 38,25Z", raster.Hex(0xfffbe0))
		q.fill("M-7.4,20 L-32.9,21 Q-34.2,8.8 -25.3,2.8Z M-3,15.6 L-21.2,-1.3 Q-14.2,-11.2 -2.9,-8.9Z "+
			"M3,15.6 L2.9,-8.9 Q14.2,-11.2 21.2,-1.3Z M7.4,20 L25.3,2.8 Q34.2,8.8 32.9,21Z", c.detail)
	}
}

// star gives a star with five points around (x, y), its inner corners being a part of
// its radius from the middle.
func star(x, y, radius, inner float32) raster.Path {
	var points []raster.Point
	for i := range 10 {
		r := radius
		if i%2 == 1 {
			r *= inner
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 5)
		points = append(points, raster.Point{x + r*float32(sin), y - r*float32(cos)})
	}
	return raster.Polygon(points...)
}
