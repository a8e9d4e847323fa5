package gems

import (
	"math"

	"parlor/scene/raster"
	"parlor/views/kit"
)

// cut is the shape of a gem in hundredths of a cell, the cell's middle being
// (0, 0). Corners and the points between them follow each other clockwise; the
// table is the corners moved towards the middle, and the ring the points between.
type cut struct {
	corners, between []raster.Point
	middle           float32 // how far below the cell's middle the gem's own is
	table, ring      float32 // how far from the middle table and ring are
}

// cuts are the kinds' shapes: round, square, hexagon, triangle, drop, lozenge and
// star. The square has facets of its own.
var cuts = [mostKinds]cut{
	{around(8, 41.5, -112.5), around(8, 41.5, -90), 0, .54, .76},
	{corners: chamfered(39, 13)},
	{around(6, 46, -90), middles(around(6, 46, -90)), 0, .52, .74},
	{triangle(52, 52, -8, 8), triangle(53.5, 31.5, 0, 60), 6, .50, .72},
	{drop(0), drop(.5), 9, .50, .74},
	{[]raster.Point{{0, -49}, {37, 0}, {0, 49}, {-37, 0}}, []raster.Point{{22, -29}, {22, 29}, {-22, 29}, {-22, -29}}, 0, .52, .74},
	{around(5, 50, -90), around(5, 31, -54), 2, .50, .80},
}

// squares are its outline, the rings and the table: half a side, and the chamfer.
var squares = [...][2]float32{{39, 13}, {31, 10.5}, {21.5, 7}}

func onCircle(r, degrees float32) raster.Point {
	sin, cos := kit.SinCos(degrees * math.Pi / 180)
	return raster.Point{r * cos, r * sin}
}

// around gives n points on a circle, the first at an angle in degrees from the
// right on.
func around(n int, r, first float32) (points []raster.Point) {
	for i := range n {
		points = append(points, onCircle(r, first+360*float32(i)/float32(n)))
	}
	return points
}

func middles(p []raster.Point) (points []raster.Point) {
	for i, a := range p {
		b := p[(i+1)%len(p)]
		points = append(points, raster.Point{(a[0] + b[0]) / 2, (a[1] + b[1]) / 2})
	}
	return points
}

// triangle gives points at two radii and angles from each tip of a triangle.
func triangle(r0, r1, a0, a1 float32) (points []raster.Point) {
	for i := range 3 {
		tip := -90 + 120*float32(i)
		points = append(points, lower(onCircle(r0, tip+a0), 6), lower(onCircle(r1, tip+a1), 6))
	}
	return points
}

func lower(p raster.Point, by float32) raster.Point { return raster.Point{p[0], p[1] + by} }

// drop gives the points of a drop, from its tip or a step further on.
func drop(from float32) (points []raster.Point) {
	for i := range 8 {
		a := (float64(i) + float64(from)) * math.Pi / 4
		wide := 49 * math.Sin(a) * math.Pow(math.Abs(math.Sin(a/2)), 1.15)
		points = append(points, raster.Point{float32(wide), float32(-47 * math.Cos(a))})
	}
	return points
}

// chamfered gives a square without its corners.
func chamfered(half, chamfer float32) []raster.Point {
	in := half - chamfer
	return []raster.Point{{-in, -half}, {in, -half}, {half, -in}, {half, in}, {in, half}, {-in, half}, {-half, in}, {-half, -in}}
}

// outline gives the whole shape.
func (c *cut) outline() raster.Path { return raster.Polygon(c.points()...) }

// points gives corners and what is between them in turn.
func (c *cut) points() (all []raster.Point) {
	for i, g := range c.corners {
		all = append(all, g)
		if len(c.between) > 0 {
			all = append(all, c.between[i])
		}
	}
	return all
}

// facet is a flat part of a gem, and how much light it has: below 0 it is in the
// shade.
type facet struct {
	shape []raster.Point
	light float32
}

// lean is how the light of a facet follows from which way it faces: strongly at a
// steep one, with something for all of them.
func lean(steep, all float32, shape ...raster.Point) facet {
	var x, y float32
	for _, p := range shape {
		x, y = x+p[0], y+p[1]
	}
	length := float32(math.Hypot(float64(x), float64(y)))
	facing := (x*-.55 + y*-.835) / max(length, 1)
	return facet{shape, steep*facing + all}
}

// facets gives the parts outside of the table.
func (c *cut) facets() (all []facet) {
	if len(c.between) == 0 {
		return squareFacets()
	}
	n := len(c.corners)
	table, ring := c.tablePoints(), make([]raster.Point, n)
	for i, h := range c.between {
		ring[i] = c.towards(h, c.ring)
	}
	for i := range n {
		next, before := (i+1)%n, (i+n-1)%n
		g, h, m := c.corners[i], c.between[i], ring[i]
		kite := lean(.66, .02, table[i], ring[before], g, m)
		if g[0] > 0 {
			kite.light += .10
		} else {
			kite.light -= .04
		}
		all = append(all, lean(.46, .18, table[i], table[next], m), kite,
			lean(.66, -.24, m, g, h), lean(.66, .06, m, h, c.corners[next]))
	}
	return all
}

func squareFacets() (all []facet) {
	for step, light := range [...][2]float32{{.80, -.12}, {.58, .08}} {
		outer, inner := chamfered(squares[step][0], squares[step][1]), chamfered(squares[step+1][0], squares[step+1][1])
		for i := range outer {
			next := (i + 1) % len(outer)
			all = append(all, lean(light[0], light[1], outer[i], outer[next], inner[next], inner[i]))
		}
	}
	return all
}

// tablePoints gives the corners of the table.
func (c *cut) tablePoints() []raster.Point {
	if len(c.between) == 0 {
		inner := squares[len(squares)-1]
		return chamfered(inner[0], inner[1])
	}
	var table []raster.Point
	for _, g := range c.corners {
		table = append(table, c.towards(g, c.table))
	}
	return table
}

// towards moves a point to the gem's middle, so that it is a part as far away.
func (c *cut) towards(p raster.Point, part float32) raster.Point {
	return raster.Point{p[0] * part, c.middle + (p[1]-c.middle)*part}
}
