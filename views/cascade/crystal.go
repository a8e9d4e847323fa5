package cascade

import (
	"math"

	"parlor/games/cascade"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// A crystal is drawn in a unit cell: an octagonal outline, an octagonal girdle
// in it, a mark in the girdle that tells its kind, crown facets between the
// octagons and pavilion facets between girdle and mark. Light is from the upper
// left.

// Octagons, from the left end of the top edge clockwise.
var (
	outline = octagon(.02, .12)
	girdle  = octagon(.17, .08)
)

// octagon is the unit square made smaller by inset, its corners cut off.
func octagon(inset, cut float32) []raster.Point {
	a, b := inset, 1-inset
	return []raster.Point{
		{a + cut, a}, {b - cut, a}, {b, a + cut}, {b, b - cut},
		{b - cut, b}, {a + cut, b}, {a, b - cut}, {a, a + cut},
	}
}

// crown is how much light the crown facets get, from the top one clockwise.
var crown = [8]float32{1.36, 1.10, .74, .46, .58, .80, 1.18, 1.85}

// cut is what differs between the kinds: the mark, and how the pavilion around
// it is cut into triangles. In facets g0 to g7 are the girdle's corners and m0
// on the mark's.
type cut struct {
	mark   []raster.Point
	facets string
}

var cuts = [cascade.Z + 1]cut{
	cascade.I: { // a baguette
		mark:   []raster.Point{{.5, .19}, {.625, .315}, {.625, .685}, {.5, .81}, {.375, .685}, {.375, .315}},
		facets: "g3g4m2 g4m3m2 g4m4m3 g4g5m4 g5g6m4 g6g7m4 g7g0m4 g0m5m4 g0m0m5 g0m1m0 g0g1m1 g1g2m1 g2g3m1 g3m2m1",
	},
	cascade.J: { // an arrow to the left
		mark:   []raster.Point{{.23, .5}, {.66, .24}, {.66, .76}},
		facets: "g3g4m2 g4g5m2 g5g6m2 g6m0m2 g6g7m0 g7g0m0 g0m1m0 g0g1m1 g1g2m1 g2g3m1 g3m2m1",
	},
	cascade.L: { // an arrow to the right
		mark:   []raster.Point{{.77, .5}, {.34, .76}, {.34, .24}},
		facets: "g3g4m0 g4m1m0 g4g5m1 g5g6m1 g6g7m1 g7g0m1 g0m2m1 g0g1m2 g1g2m2 g2m0m2 g2g3m0",
	},
	cascade.O: { // a ring, whose hole is drawn on it
		mark: []raster.Point{{.768, .611}, {.611, .768}, {.389, .768}, {.232, .611}, {.232, .389}, {.389, .232}, {.611, .232}, {.768, .389}},
		facets: "g3g4m0 g4m1m0 g4m2m1 g4g5m2 g5g6m2 g6m3m2 g6m4m3 g6g7m4 " +
			"g7g0m4 g0m5m4 g0m6m5 g0g1m6 g1g2m6 g2m7m6 g2m0m7 g2g3m0",
	},
	cascade.S: { // a slash to the right
		mark:   []raster.Point{{.53, .22}, {.79, .22}, {.47, .78}, {.21, .78}},
		facets: "g3g4m2 g4g5m2 g5m3m2 g5g6m3 g6g7m3 g7g0m3 g0m0m3 g0g1m0 g1m1m0 g1g2m1 g2g3m1 g3m2m1",
	},
	cascade.T: { // a star
		mark: []raster.Point{{.5, .175}, {.581, .419}, {.825, .5}, {.581, .581}, {.5, .825}, {.419, .581}, {.175, .5}, {.419, .419}},
		facets: "g3m3m2 g3g4m3 g4m4m3 g4g5m4 g5m5m4 g5g6m5 g6m6m5 g6g7m6 " +
			"g7m7m6 g7g0m7 g0m0m7 g0g1m0 g1m1m0 g1g2m1 g2m2m1 g2g3m2",
	},
	cascade.Z: { // a slash to the left
		mark:   []raster.Point{{.21, .22}, {.47, .22}, {.79, .78}, {.53, .78}},
		facets: "g3g4m2 g4m3m2 g4g5m3 g5g6m3 g6g7m3 g7m0m3 g7g0m0 g0m1m0 g0g1m1 g1g2m1 g2g3m1 g3m2m1",
	},
}

// facet is a triangle of the pavilion and how much light it gets.
type facet struct {
	corners []raster.Point
	light   float32
}

// pavilion reads a kind's facets. Those to the lower right get more light, since
// it falls on them through the crystal, and every other one a little more, so
// that neighbours differ.
func pavilion(k cascade.Kind) []facet {
	c := cuts[k]
	var all []facet
	for s := c.facets; s != ""; s = s[min(7, len(s)):] {
		f := facet{corners: make([]raster.Point, 3)}
		var x, y float32
		for i := range f.corners {
			at, from := s[2*i+1]-'0', girdle
			if s[2*i] == 'm' {
				from = c.mark
			}
			f.corners[i] = from[at]
			x += from[at][0] / 3
			y += from[at][1] / 3
		}
		x, y = x-.5, y-.5
		f.light = .80 + .28*(.6*x+.8*y)/float32(math.Hypot(float64(x), float64(y))) - .07
		if len(all)%2 == 1 {
			f.light += .14
		}
		all = append(all, f)
	}
	return all
}

// oHole is the hole in O's ring.
var oHole = []raster.Point{
	{.625, .552}, {.552, .625}, {.448, .625}, {.375, .552}, {.375, .448}, {.448, .375}, {.552, .375}, {.625, .448},
}

// gem draws in a unit cell that lies on a canvas.
type gem struct {
	c  *raster.Canvas
	at raster.Affine
}

func (g gem) fill(points []raster.Point, c raster.Color) {
	g.c.Fill(raster.Polygon(points...).Transform(g.at), raster.Solid(c))
}

func (g gem) paint(points []raster.Point, p raster.Paint) {
	g.c.Fill(raster.Polygon(points...).Transform(g.at), p.Transform(g.at))
}

func (g gem) line(p raster.Path, width float32, c raster.Color) {
	g.c.Stroke(p.Transform(g.at), width*g.at[0], raster.Solid(c))
}

// moved gives points shifted and then stretched around the cell's middle.
func moved(points []raster.Point, dx, dy, scale float32) []raster.Point {
	out := make([]raster.Point, len(points))
	for i, p := range points {
		out[i] = raster.Point{.5 + (p[0]-.5)*scale + dx, .5 + (p[1]-.5)*scale + dy}
	}
	return out
}

// small paints with draw in a unit cell that is margin cells away from the edges
// of the canvas. It paints larger than is shown, so that no ground shows between
// facets: the smaller the crystal, the more.
func small(c *raster.Canvas, margin float32, draw func(g gem)) {
	w, h := c.Size()
	finer := 4
	if w > 64 {
		finer = 2
	}
	fine := raster.NewCanvas(w*finer, h*finer)
	u := float32(w*finer) / (1 + 2*margin)
	draw(gem{fine, raster.Scale(u, u).Then(raster.Move(margin*u, margin*u))})
	c.DrawScaled(fine, 0, 0, float32(w), float32(h), 1, raster.Over)
}

// whole draws a whole crystal.
func (g gem) whole(k cascade.Kind, p *palette) {
	switch {
	case p.plain:
		g.plain(k, p.kinds[k])
	case p.isDark(k):
		g.crystal(k, p.kinds[k])
		g.line(raster.Polygon(octagon(.035, .115)...), .06, rim)
	default:
		g.crystal(k, p.kinds[k])
	}
}

func (g gem) crystal(k cascade.Kind, c raster.Color) {
	g.fill(octagon(0, .12), shade(c, .22).Alpha(.85))
	g.crown(func(f float32) raster.Color { return shade(c, f) })
	g.fill(girdle, shade(c, .80))
	for _, f := range pavilion(k) {
		g.fill(f.corners, shade(c, f.light))
	}
	g.paint(girdle, raster.Radial(.68, .74, .55, .55,
		raster.Stop{At: 0, Color: shade(c, 1.28).Alpha(.85)}, raster.Stop{At: 1, Color: c.Alpha(0)}))
	g.line(raster.Polygon(girdle...), .016, shade(c, 1.55).Alpha(.55))

	mark := cuts[k].mark
	g.fill(moved(mark, .022, .03, 1), shade(c, .30).Alpha(.55))
	g.line(raster.Polygon(mark...), .034, shade(c, .30).Alpha(.80))
	x0, y0, x1, y1 := raster.Polygon(mark...).Bounds()
	g.paint(mark, raster.Linear(x0, y0, x1, y1,
		raster.Stop{At: 0, Color: shade(c, 2.15)}, raster.Stop{At: .5, Color: shade(c, 1.62)}, raster.Stop{At: 1, Color: shade(c, 1.28)}))
	if k == cascade.O {
		g.fill(oHole, shade(c, .58))
	}

	g.line(raster.Line(raster.Point{.03, .82}, raster.Point{.03, .145}, raster.Point{.145, .03}, raster.Point{.82, .03}), .024, white.Alpha(.62))
	g.fill([]raster.Point{{.08, .22}, {.22, .08}, {.33, .08}, {.08, .33}}, white.Alpha(.5))
}

// crown draws the eight facets around the girdle in the colours of their light.
func (g gem) crown(lit func(f float32) raster.Color) {
	for i, f := range crown {
		j := (i + 1) % 8
		g.fill([]raster.Point{outline[i], outline[j], girdle[j], girdle[i]}, lit(f))
	}
}

// ghost draws where the piece would land: an outline, hardly filled.
func (g gem) ghost(k cascade.Kind, p *palette) {
	c, body := p.light(k), octagon(.05, .11)
	if p.plain {
		g.line(raster.Polygon(body...), plainLine, c)
		g.line(raster.Polygon(moved(cuts[k].mark, 0, 0, .8)...), .045, c)
		return
	}
	g.fill(body, p.kinds[k].Alpha(.24))
	g.line(raster.Polygon(body...), .06, shade(c, 1.35).Alpha(.95))
	g.line(raster.Polygon(moved(cuts[k].mark, 0, 0, .8)...), .045, shade(c, 1.3).Alpha(.75))
}

// cracks run over the crystals that turn to stone.
var cracks = [3][]raster.Point{
	{{.16, .84}, {.28, .72}, {.22, .60}},
	{{.14, .30}, {.30, .38}, {.27, .55}, {.40, .66}},
	{{.86, .14}, {.74, .26}, {.80, .38}, {.70, .46}},
}

// stone draws a crystal that has turned to stone.
func (g gem) stone(k cascade.Kind, p *palette) {
	c := p.stone
	c.R, c.G, c.B = c.R*(1+stoneLight), c.G*(1+stoneLight), c.B*(1+stoneLight)
	if p.plain {
		g.plainStone(k, c)
		return
	}
	dark := raster.Hex(0x10151d)
	lit := func(f float32) raster.Color {
		if f < 1 {
			return c.Mix(dark, 1-f)
		}
		return shade(c, f)
	}
	g.fill(octagon(0, .12), dark)
	g.crown(func(f float32) raster.Color { return lit(1 + .75*(f-1)) })
	g.fill(girdle, lit(.80))
	for _, f := range pavilion(k) {
		g.fill(f.corners, lit(.80+.3*(f.light-.86)))
	}
	mark := cuts[k].mark
	g.fill(moved(mark, .014, .018, 1), lit(1.3).Alpha(.5))
	g.fill(mark, lit(.50))
	if k == cascade.O {
		g.fill(oHole, lit(.80))
	}
	crack := cracks[int(k)%len(cracks)]
	g.line(raster.Line(crack...), .03, raster.Hex(0x121821).Alpha(.75))
	g.line(raster.Line(moved(crack, .016, .018, 1)...), .012, raster.Hex(0xdfe8f2).Alpha(.35))
}

// Where the outline breaks when a crystal shatters, and how much light the five
// pieces and the four facets of each get.
var (
	breaks      = [...]int{0, 2, 3, 5, 7, 8}
	pieceLight  = [...]float32{1.25, .80, .62, .98, 1.75}
	brokenLight = [...]float32{.42, -.12, .16, -.28}
)

// shatterMargin is how far the pieces fly beyond the cell.
const shatterMargin = .25

// shatter draws a crystal that has burst into five pieces.
func (g gem) shatter(k cascade.Kind, p *palette) {
	c, r := p.kinds[k], kit.NewRandom(uint32(k)*977)
	middle := raster.Point{.5 + r.Between(-.06, .06), .5 + r.Between(-.06, .06)}
	for i, light := range pieceLight {
		piece := []raster.Point{middle}
		for v := breaks[i]; v <= breaks[i+1]; v++ {
			piece = append(piece, outline[v%8])
		}
		var x, y float32
		for _, p := range piece {
			x += p[0] / float32(len(piece))
			y += p[1] / float32(len(piece))
		}
		out := r.Between(.07, .17) / float32(math.Hypot(float64(x-.5), float64(y-.5)))
		fly := raster.Move(-x, -y).Then(raster.Scale(.9, .9)).
			Then(raster.Turn(r.Between(-.28, .28))).
			Then(raster.Move(x+(x-.5)*out, y+(y-.5)*out))
		flown := gem{g.c, fly.Then(g.at)}
		flown.fill(piece, shade(c, light))
		if p.plain {
			continue
		}
		apex := raster.Point{x + r.Between(-.06, .06), y + r.Between(-.06, .06)}
		for j := range piece {
			f := light + brokenLight[j%len(brokenLight)]
			flown.fill([]raster.Point{piece[j], piece[(j+1)%len(piece)], apex}, shade(c, f))
		}
	}
	if !p.plain {
		g.paint(octagon(.2, .1), raster.Radial(.5, .5, .3, .3, glow(white.Alpha(.6))...))
	}
}
