package cascade

import (
	"parlor/games/cascade"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// What a plain scheme has in place of glass, facets and light: fills and lines.

// plainLine is how wide the edge of a plain crystal is, in cells.
const plainLine = .08

// plain draws a crystal with a bright edge and a white mark.
func (g gem) plain(k cascade.Kind, c raster.Color) {
	body, mark := octagon(.045, .11), raster.Polygon(cuts[k].mark...)
	g.fill(outline, black)
	g.fill(body, shade(c, .55))
	g.line(raster.Polygon(body...), plainLine, c)
	g.fill(cuts[k].mark, white)
	g.line(mark, .03, black)
	if k == cascade.O {
		g.fill(oHole, black)
	}
}

// plainStone draws a crystal that has turned to stone: grey, its mark dark.
func (g gem) plainStone(k cascade.Kind, c raster.Color) {
	body := octagon(.045, .11)
	g.fill(outline, black)
	g.fill(body, c.Mix(black, .55))
	g.line(raster.Polygon(body...), plainLine, c)
	g.fill(cuts[k].mark, black)
	if k == cascade.O {
		g.fill(oHole, c.Mix(black, .55))
	}
}

func (d wellDrawing) drawPlainBack() {
	d.c.Fill(d.grown(d.layout.frame, 0), raster.Solid(black))
	line, fine := raster.Solid(raster.Hex(0x333333)), max(1, kit.Round(d.layout.px*.75))
	for column := 1; column < columns; column++ {
		d.c.Fill(raster.Box(d.x+float32(column)*d.layout.u, d.y, fine, d.h, 0), line)
	}
	for row := 1; row < rows; row++ {
		d.c.Fill(raster.Box(d.x, d.y+float32(row)*d.layout.u, d.w, fine, 0), line)
	}
}

func (d wellDrawing) drawPlainFront() {
	width := max(kit.Round(2*d.layout.px), 1)
	d.c.Stroke(d.grown(d.layout.frame/2, 0), width, raster.Solid(white))
}

// plate is how a slab looks in a plain scheme: its ground, and its edge with a
// width in pixels of the picture.
type plate struct {
	ground, edge raster.Color
	width        float32
}

var plates = [len(slabs)]plate{
	glassPanel: {black, white, 2},
	solidPanel: {black, white, 2},
	button:     {black, white, 2},
	pushed:     {raster.Hex(0x333300), plainGold, 2},
	chosen:     {plainGold, white, 2},
	sunk:       {black, raster.Hex(0xa0a0a0), 1},
	sunkGold:   {black, plainGold, 1},
	box:        {black, raster.Hex(0xa0a0a0), 1},
	tinted:     {black, white, 1},
}

func (d slabDrawing) plain(p plate) {
	width := d.hair(p.width)
	d.fill(p.ground)
	d.c.Stroke(d.body(width/2), width, raster.Solid(p.edge))
}

func drawPlainBubble(c *raster.Canvas) {
	w, _ := c.Size()
	m := float32(w) / 2
	width := max(.05*m, 1)
	c.Stroke(raster.Circle(m, m, m-width), width, raster.Solid(white.Alpha(.45)))
}

// drawPlainRibbon draws a golden band of w by h between its tails.
func drawPlainRibbon(c *raster.Canvas, tails, w, h float32) {
	c.Fill(raster.Box(0, .2*h, w+2*tails, .6*h, 0), raster.Solid(raster.Hex(0xa89d00)))
	c.Fill(raster.Box(tails, 0, w, h, 0), raster.Solid(plainGold))
}
