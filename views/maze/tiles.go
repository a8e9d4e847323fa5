package maze

import (
	"math"

	"parlor/games/maze"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// unit is the side of a cell in the pictures, in which everything of a cell is
// measured.
const unit = 64

// tilePicture is what a cell's terrain is drawn as.
type tilePicture struct {
	terrain maze.Terrain
	variant int // 0 or 1
}

// paintTile paints a cell's terrain into the box of 64 from (0, 0).
func (p *palette) paintTile(e kit.Easel, t tilePicture) {
	tile := raster.Box(1, 1, unit-2, unit-2, 6)
	e.Fill(tile, kit.Down(1, unit-1, p.tile[t.terrain][0], p.tile[t.terrain][1]))
	if !p.plain {
		e.Stroke(path("M7 1.6H57"), 1, raster.Solid(white.Alpha(.55)))
	}
	switch t.terrain {
	case maze.Road:
		p.paintTracks(e, t.variant)
	case maze.Forest:
		for _, tree := range trees[t.variant] {
			p.paintTree(e, tree[0], tree[1], tree[2])
		}
	case maze.Mud:
		p.paintPuddle(e, t.variant)
	case maze.Wall:
		p.paintBlocks(e, t.variant)
	}
}

// ruts are the two curves, with their bends, of the first rut of a Road that runs
// sideways and of one that runs upright; the second lies beside it. Pebbles are x, y and width.
var (
	ruts = [2][2][3]raster.Point{
		{{{2, 26}, {20, 23}, {34, 26}}, {{34, 26}, {48, 29}, {62, 25}}},
		{{{25, 2}, {22, 20}, {25, 34}}, {{25, 34}, {28, 48}, {24, 62}}},
	}
	pebbles = [2][3][3]float32{{{50, 54, 2.4}, {14, 52, 1.8}, {46, 13, 2}}, {{52, 18, 2.4}, {12, 50, 1.8}, {54, 48, 2}}}
)

// rutGap is how far the two ruts are apart.
const rutGap = 14

func (p *palette) paintTracks(e kit.Easel, variant int) {
	dx, dy := float32(0), float32(rutGap)
	if variant == 1 {
		dx, dy = dy, dx
	}
	for _, dash := range dashes(&ruts[variant]) {
		e.Stroke(dash, 2.6, raster.Solid(p.detail[maze.Road]))
		e.Stroke(dash.Transform(raster.Move(dx, dy)), 2.6, raster.Solid(p.detail[maze.Road]))
	}
	for _, at := range pebbles[variant] {
		e.Fill(raster.Ellipse(at[0], at[1], at[2], .7*at[2]), raster.Solid(p.detail[maze.Road].Mix(p.tile[maze.Road][0], .15)))
	}
}

// dashes cuts two curves that join into dashes of 9 with gaps of 5.
func dashes(curves *[2][3]raster.Point) (all []raster.Path) {
	const dash, gap, pieces = 9, 5, 40
	var line []raster.Point
	var length float32
	before := curves[0][0]
	for k := range 2 * pieces {
		c, u := &curves[k/pieces], float32(k%pieces+1)/pieces
		var here raster.Point
		for i := range here {
			here[i] = (1-u)*(1-u)*c[0][i] + 2*u*(1-u)*c[1][i] + u*u*c[2][i]
		}
		switch {
		case length < dash:
			line = append(line, here)
		case line != nil:
			all, line = append(all, raster.Line(line...)), nil
		}
		if length += hypot(here[0]-before[0], here[1]-before[1]); length >= dash+gap {
			length = 0
		}
		before = here
	}
	if len(line) > 1 {
		all = append(all, raster.Line(line...))
	}
	return all
}

func hypot(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }

// trees are where those of a Forest stand, and how large they are.
var trees = [2][3][3]float32{{{17, 24, .82}, {46, 21, .95}, {31, 39, 1}}, {{32, 21, .9}, {15, 38, .95}, {48, 39, .88}}}

func (p *palette) paintTree(e kit.Easel, x, y, size float32) {
	e.M = raster.Scale(size, size).Then(raster.Move(x, y)).Then(e.M)
	crown := path("M0 -15Q5 -9 8 -3Q6 -3 6 -3Q10 3 12 9Q0 14 -12 9Q-10 3 -6 -3L-8 -3Q-5 -9 0 -15Z")
	e.Fill(raster.Ellipse(4, 15, 12, 4.5), raster.Solid(raster.Hex(0x33502a).Alpha(.38)))
	e.Fill(raster.Box(-2, 8, 4, 8, 1.5), raster.Solid(raster.Hex(0x6b4a2b)))
	e.Fill(crown, raster.Linear(-12, -15, 12, 14, raster.Stop{At: 0, Color: p.tree[0]}, raster.Stop{At: 1, Color: p.tree[1]}))
	e.Stroke(crown, 1.2, raster.Solid(p.detail[maze.Forest]))
	e.Stroke(path("M-2 -9Q-5 -5 -6 -1M-5 2Q-8 5 -8 7"), 1.6, raster.Solid(raster.Hex(0xb6dd93).Alpha(.8)))
}

var (
	puddles = [2]string{
		"M8 26Q10 14 27 16Q44 9 54 20Q62 32 54 44Q42 56 25 51Q6 50 8 26Z",
		"M9 38Q6 20 20 15Q36 8 50 18Q60 26 55 40Q50 53 32 51Q14 52 9 38Z",
	}
	ripples = [2]string{"M17 26q6 -5 12 0t12 0M24 36q6 -5 12 0t12 0M16 44q5 -4 10 0t9 0", "M15 31q6 -5 12 0t12 0M26 22q5 -4 10 0t10 0M25 42q6 -5 12 0t11 0"}
	glints  = [2]float32{46, 20}
)

func (p *palette) paintPuddle(e kit.Easel, variant int) {
	e.Fill(path(puddles[variant]), kit.Down(10, 56, p.puddle[0], p.puddle[1]))
	e.Stroke(path(ripples[variant]), 2.2, raster.Solid(p.detail[maze.Mud]))
	e.Fill(raster.Ellipse(glints[variant], 21, 4, 1.8), raster.Solid(raster.Hex(0xe3c6a4).Alpha(.7)))
}

// masonry is the blocks of a Wall: x, y, width and which of the two colours.
var masonry = [2][6][4]float32{
	{{4, 3.5, 31, 0}, {37, 3.5, 23, 1}, {4, 22.5, 18, 1}, {24, 22.5, 36, 0}, {4, 41.5, 28, 0}, {34, 41.5, 26, 1}},
	{{4, 3.5, 20, 1}, {26, 3.5, 34, 0}, {4, 22.5, 33, 0}, {39, 22.5, 21, 1}, {4, 41.5, 19, 1}, {25, 41.5, 35, 0}},
}

func (p *palette) paintBlocks(e kit.Easel, variant int) {
	for _, b := range masonry[variant] {
		x, y, w, colors := b[0], b[1], b[2], p.blocks[int(b[3])]
		e.Fill(raster.Box(x, y, w, 17, 3), kit.Down(y, y+17, colors[0], colors[1]))
		e.Stroke(raster.Line(raster.Point{x + 3, y + 1.4}, raster.Point{x + w - 3, y + 1.4}), 1.4, raster.Solid(white.Alpha(.45)))
		e.Stroke(raster.Line(raster.Point{x + 3, y + 16}, raster.Point{x + w - 3, y + 16}), 1.6, raster.Solid(raster.Hex(0x2b2624).Alpha(.5)))
	}
}

// paintCamp, paintTower and paintMarker paint the models that stand on the map. The
// Tower's flag stands 2 above the box.
func (p *palette) paintCamp(e kit.Easel) {
	brown := raster.Solid(raster.Hex(0x7c2d17))
	e.Fill(raster.Ellipse(36, 47, 25, 6), raster.Solid(raster.Hex(0x5a4326).Alpha(.35)))
	fillEdged(e, "M30 10L54 46H8Z", across(8, 54, raster.Hex(0xff9a57), raster.Hex(0xd9542f)), 2, brown)
	fillEdged(e, "M30 10L38 46H23Z", raster.Solid(raster.Hex(0xffe3bd)), 1.6, brown)
	e.Fill(path("M30 21L34.5 46H27Z"), raster.Solid(raster.Hex(0x4d2416)))
	e.Stroke(path("M30 11V3"), 2, brown)
	fillEdged(e, "M30 3L40 6L30 9.5Z", raster.Solid(raster.Hex(0xffcf1f)), 1, raster.Solid(raster.Hex(0x7c5a00)))
}

func (p *palette) paintTower(e kit.Easel) {
	edge := raster.Solid(raster.Hex(0x5d4c33))
	stone := raster.Linear(16, 0, 48, 0,
		raster.Stop{At: 0, Color: raster.Hex(0xf3ead9)}, raster.Stop{At: .55, Color: raster.Hex(0xd8c9ae)}, raster.Stop{At: 1, Color: raster.Hex(0xa8977b)})
	e.Fill(raster.Ellipse(38, 49, 22, 6), raster.Solid(raster.Hex(0x5a4326).Alpha(.38)))
	fillEdged(e, "M20 20H44L46 49H18Z", stone, 1.8, edge)
	fillEdged(e, "M16 10H21V14H27V10H37V14H43V10H48V21H16Z", stone, 1.8, edge)
	e.Fill(path("M29 49V41Q32 36 35 41V49Z"), raster.Solid(raster.Hex(0x4d3a24)))
	e.Fill(path("M30 25h4v6h-4z"), raster.Solid(raster.Hex(0x4d3a24)))
	e.Stroke(path("M22 27h5M37 34h6M22 41h4"), 1.6, raster.Solid(raster.Hex(0x9b8a6d)))
	e.Stroke(path("M32 11V-2"), 2, edge)
}

// paintFlag paints the Tower's flag, which waves by itself at an end: bend is how
// far its tip hangs.
func (p *palette) paintFlag(e kit.Easel, bend float32) {
	flag := raster.Path{}
	flag.MoveTo(32, -2)
	flag.QuadTo(38, -2-bend, 44, 2+bend)
	flag.QuadTo(38, 4-bend, 32, 6)
	flag.Close()
	e.Fill(flag, raster.Solid(raster.Hex(0xd2335c)))
	e.Stroke(flag, 1, raster.Solid(raster.Hex(0x7a1633)))
}

func (p *palette) paintMarker(e kit.Easel) {
	const body = "M19 51Q19 46 24 43Q28 36 28 29H36Q36 36 40 43Q45 46 45 51Q45 54 41 54H23Q19 54 19 51Z"
	paint := raster.Linear(19, 9, 45, 54, raster.Stop{At: 0, Color: p.marker[0]}, raster.Stop{At: 1, Color: p.marker[1]})
	rim := raster.Solid(p.rim)
	e.Fill(raster.Ellipse(35, 53, 15, 5), raster.Solid(raster.Hex(0x3b2a10).Alpha(.45)))
	e.Stroke(path(body), 4.4, rim)
	fillEdged(e, body, paint, 2.6, raster.Solid(white))
	e.Fill(raster.Circle(32, 20, 12.6), rim)
	e.Fill(raster.Circle(32, 20, 11.7), raster.Solid(white))
	e.Fill(raster.Circle(32, 20, 9.3), paint)
	e.Fill(raster.Circle(28.5, 16.5, 3), raster.Solid(white.Alpha(.75)))
}

// across paints from one colour at the left to another at the right.
func across(x0, x1 float32, left, right raster.Color) raster.Paint {
	return raster.Linear(x0, 0, x1, 0, raster.Stop{At: 0, Color: left}, raster.Stop{At: 1, Color: right})
}

func fillEdged(e kit.Easel, d string, fill raster.Paint, width float32, edge raster.Paint) {
	shape := path(d)
	e.Fill(shape, fill)
	e.Stroke(shape, width, edge)
}

// paintOutline paints a cell's outline over the whole box, so much larger than the
// cell as its backing needs.
func (p *palette) paintOutline(e kit.Easel, o outline) {
	l := p.outline[o]
	inset := float32(3.5)
	if l.backW == 0 {
		inset = 4.2
	}
	box := raster.Box(inset, inset, unit-2*inset, unit-2*inset, 7)
	e.Fill(box, raster.Solid(l.wash))
	if l.backW > 0 {
		e.Stroke(box, l.backW, raster.Solid(l.back))
	}
	e.Stroke(box, l.lineW, raster.Solid(l.line))
}

// paintBrackets paints the Selection's corners around a cell.
func (p *palette) paintBrackets(e kit.Easel) {
	const out, arm = 2.5, 14
	for _, at := range [][2]float32{{-out, 1}, {unit + out, -1}} {
		for _, ay := range [][2]float32{{-out, 1}, {unit + out, -1}} {
			corner := raster.Line(raster.Point{at[0], ay[0] + ay[1]*arm}, raster.Point{at[0], ay[0]}, raster.Point{at[0] + at[1]*arm, ay[0]})
			e.Stroke(corner, 7.5, raster.Solid(p.ringBack))
			e.Stroke(corner, 3.8, raster.Solid(p.ring))
		}
	}
}

// bracketReach is how far the Selection reaches out of its cell.
const bracketReach = 7
