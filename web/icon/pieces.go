package icon

import (
	"math"

	"parlor/scene/raster"
)

// The pieces are drawn in a cell of 100 by 100, lit from above.

// ring gives n points around the middle of the cell, the first straight up and
// turned by a part of the way to the next.
func ring(n int, radius, turned float64) (points []raster.Point) {
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + turned) / float64(n))
		points = append(points, raster.Point{float32(50 + radius*sin), float32(50 - radius*cos)})
	}
	return points
}

// outline darkens what is around a shape, so that pieces stand apart.
func (p painter) outline(shape raster.Path) {
	p.stroke(shape, 9, raster.Solid(shadow.Alpha(0.55)))
}

// facets fills the ring between two rings of as many points, each part in the light
// that falls on it.
func (p painter) facets(outer, inner []raster.Point, c raster.Color) {
	for i := range outer {
		j := (i + 1) % len(outer)
		middle := raster.Point{(outer[i][0] + outer[j][0]) / 2, (outer[i][1] + outer[j][1]) / 2}
		lit := (100 - 0.6*(middle[0]-50) - 1.4*(middle[1]-50)) / 100 // from 0 to 2, 1 being plain
		shade := c.Mix(white, max(lit-1, 0)*0.9)
		if lit < 1 {
			shade = c.Mix(raster.Hex(0x14082e), (1-lit)*0.8)
		}
		p.fill(raster.Polygon(outer[i], outer[j], inner[j], inner[i]), raster.Solid(shade))
	}
}

// crystal paints a block of Crystal Cascade, with the star of its T.
func (p painter) crystal() {
	cut := func(inset, corner float32) []raster.Point {
		a, b := inset, 100-inset
		return []raster.Point{{a + corner, a}, {b - corner, a}, {b, a + corner}, {b, b - corner}, {b - corner, b}, {a + corner, b}, {a, b - corner}, {a, a + corner}}
	}
	violet := raster.Hex(0xa45cf5)
	whole := raster.Polygon(cut(4, 12)...)
	p.outline(whole)
	p.fill(whole, raster.Solid(violet))
	p.facets(cut(4, 12), cut(19, 8), violet)
	p.fill(raster.Polygon(cut(19, 8)...), down(19, 81, raster.Hex(0x6a2fc4), raster.Hex(0xb87bff)))
	long, short := ring(4, 33, 0), ring(4, 12, 0.5)
	var star []raster.Point
	for i := range long {
		star = append(star, long[i], short[i])
	}
	p.fill(raster.Polygon(star...), down(15, 85, white, raster.Hex(0xe3ccff)))
}

// compass paints the Weighted Maze: a piece of its map with the rose.
func (p painter) compass() {
	sheet := raster.Box(4, 4, 92, 92, 14)
	p.outline(sheet)
	p.fill(sheet, down(4, 96, raster.Hex(0xfff3d2), raster.Hex(0xdcbd82)))
	p.stroke(raster.Circle(50, 50, 33), 5, raster.Solid(raster.Hex(0xb08a4f)))
	long, short := ring(4, 42, 0), ring(4, 13, 0.5)
	for i, tip := range long {
		light, dark := raster.Hex(0x8a5b34), raster.Hex(0x4c2e1a)
		if i == 0 {
			light, dark = raster.Hex(0xf0503c), raster.Hex(0xb02a22)
		}
		p.fill(raster.Polygon(tip, short[(i+3)%4], raster.Point{50, 50}), raster.Solid(light))
		p.fill(raster.Polygon(tip, short[i], raster.Point{50, 50}), raster.Solid(dark))
	}
}

// tile paints a tile of the 8-Puzzle.
func (p painter) tile() {
	block := raster.Box(4, 4, 92, 92, 16)
	p.outline(block)
	p.fill(block, raster.Solid(raster.Hex(0xbfa878)))
	p.fill(raster.Box(4, 4, 92, 84, 15), down(4, 88, white, raster.Hex(0xf0e3c4)))
	const size = 84
	digit := raster.Bold.Path("8", 50-raster.Bold.Width("8", size)/2, 75, size)
	p.fill(digit, raster.Solid(raster.Hex(0x3a2616)))
}

// scoop paints a scoop of Soft Serve, which smiles.
func (p painter) scoop() {
	var body raster.Path
	body.MoveTo(9, 70)
	for _, c := range [...][6]float32{
		{5, 36, 24, 9, 50, 9}, {76, 9, 95, 36, 91, 70}, {97, 73, 98, 88, 89, 91}, {84, 96.5, 74, 96, 70, 91},
		{66, 97.5, 55, 98, 50, 92}, {45, 98, 34, 97.5, 30, 91}, {26, 96, 16, 96.5, 11, 91}, {2, 88, 3, 73, 9, 70},
	} {
		body.CubeTo(c[0], c[1], c[2], c[3], c[4], c[5])
	}
	body.Close()
	p.outline(body)
	p.fill(body, raster.Radial(36, 26, 76, 82,
		raster.Stop{At: 0, Color: raster.Hex(0xffd3e4)}, raster.Stop{At: 0.45, Color: raster.Hex(0xff8fbe)}, raster.Stop{At: 1, Color: raster.Hex(0xd94f8f)}))
	p.fill(raster.Ellipse(31, 32, 10, 6).Transform(raster.Move(-31, -32).Then(raster.Turn(-0.7)).Then(raster.Move(31, 32))), raster.Solid(white.Alpha(0.9)))
	ink := raster.Solid(raster.Hex(0x4a1530))
	p.fill(raster.Ellipse(36, 58, 6, 8), ink)
	p.fill(raster.Ellipse(64, 58, 6, 8), ink)
	var smile raster.Path
	smile.MoveTo(43, 66)
	smile.QuadTo(50, 75, 57, 66)
	p.stroke(smile, 4.5, ink)
}

// gem paints a gem of Gem Minute.
func (p painter) gem() {
	ruby := raster.Hex(0x22b573)
	rim, table := ring(8, 48, 0.5), ring(8, 27, 0.5)
	whole := raster.Polygon(rim...)
	p.outline(whole)
	p.fill(whole, raster.Solid(ruby))
	p.facets(rim, table, ruby)
	p.fill(raster.Polygon(table...), down(22, 78, raster.Hex(0x9bf5c8), raster.Hex(0x2cc583)))
	p.fill(raster.Polygon(table[7], table[0], raster.Point{50, 50}, table[6]), raster.Solid(white.Alpha(0.35)))
}
