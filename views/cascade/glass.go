package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// slab is a kind of panel, button or box. Each is drawn once for every size in
// which it is used.
type slab uint8

const (
	glassPanel slab = iota // a panel of glass
	solidPanel             // glass that hides what is behind it
	button                 // a choice
	chosen                 // the choice that is chosen
	sunk                   // a place sunk into a panel
	sunkGold               // the same, edged with gold
	box                    // one of the boxes of the results
	tinted                 // the place of the next piece
	pushed                 // an on-screen button under a finger
)

// slabs say how each kind is drawn, in pixels of the 720-high picture: its radius,
// how far its shadow or glow reaches, and the drawing itself.
var slabs = [...]struct {
	radius, reach float32
	draw          func(d slabDrawing)
}{
	glassPanel: {12, 28, slabDrawing.glass},
	solidPanel: {12, 28, slabDrawing.solid},
	button:     {8, 16, slabDrawing.button},
	chosen:     {8, 64, slabDrawing.chosen},
	sunk:       {10, 0, func(d slabDrawing) { d.sunk(raster.Hex(0x041126).Alpha(.6), raster.Hex(0x9fe3ff).Alpha(.38)) }},
	sunkGold:   {10, 0, func(d slabDrawing) { d.sunk(raster.Hex(0x041126).Alpha(.6), raster.Hex(0xffdf8a).Alpha(.45)) }},
	box:        {10, 0, func(d slabDrawing) { d.sunk(raster.Hex(0x020c1e).Alpha(.55), raster.Hex(0x9fd8ff).Alpha(.22)) }},
	tinted:     {8, 0, func(d slabDrawing) { d.sunk(raster.Hex(0xbfeaff).Alpha(.10), raster.Hex(0xbfeaff).Alpha(.30)) }},
	pushed:     {8, 16, slabDrawing.pushed},
}

// glassworks makes slabs for a window.
type glassworks struct {
	book  *scene.Book
	px    float32 // pixels of the window for one of the 720-high picture
	plain bool
	made  map[slabSize]scene.Pic
}

type slabSize struct {
	kind slab
	w, h int
}

func newGlassworks(b *scene.Book, px float32, plain bool) glassworks {
	return glassworks{book: b, px: px, plain: plain, made: map[slabSize]scene.Pic{}}
}

// show puts a slab on a rectangle, whose sides are rounded to whole pixels.
func (g *glassworks) show(s *scene.Scene, kind slab, r scene.Rect) {
	size := slabSize{kind, int(kit.Round(r.W)), int(kit.Round(r.H))}
	reach := kit.Ceil(slabs[kind].reach * g.px)
	pic, ok := g.made[size]
	if !ok {
		pic = g.book.Add(size.w+2*int(reach), size.h+2*int(reach), func(c *raster.Canvas) {
			d := slabDrawing{
				c: c, px: g.px, x: reach, y: reach, w: float32(size.w), h: float32(size.h),
				radius: slabs[kind].radius * g.px,
			}
			if g.plain {
				d.plain(plates[kind])
				return
			}
			slabs[kind].draw(d)
		})
		g.made[size] = pic
	}
	s.Put(pic, kit.Round(r.X)-reach, kit.Round(r.Y)-reach)
}

// slabDrawing is a slab being drawn.
type slabDrawing struct {
	c          *raster.Canvas
	px         float32
	x, y, w, h float32
	radius     float32
}

// body gives the slab's shape made smaller by d on each side.
func (d slabDrawing) body(inset float32) raster.Path {
	return raster.Box(d.x+inset, d.y+inset, d.w-2*inset, d.h-2*inset, max(d.radius-inset, 0))
}

func (d slabDrawing) fill(c raster.Color) { d.c.Fill(d.body(0), raster.Solid(c)) }

// hair is the width of a fine line: one pixel of the picture, never less than one
// of the window.
func (d slabDrawing) hair(width float32) float32 { return max(width*d.px, 1) }

// shadow draws a soft dark shape below the slab.
func (d slabDrawing) shadow(c raster.Color, down, blur float32) {
	soft(d.c, d.body(0).Transform(raster.Move(0, down*d.px)), c, blur*d.px)
}

// edgeStops are the light along a glass edge, from the upper left.
var edgeStops = []raster.Stop{
	{At: 0, Color: raster.Hex(0xe6fbff).Alpha(.85)}, {At: .35, Color: raster.Hex(0x7fc6ee).Alpha(.35)},
	{At: .7, Color: raster.Hex(0x5a7de0).Alpha(.25)}, {At: 1, Color: raster.Hex(0x9fd8ff).Alpha(.5)},
}

// edge draws the glass edge and the line of light below its top.
func (d slabDrawing) edge(light float32) {
	width := d.hair(1.5)
	d.c.Stroke(d.body(width/2), width, across(d.x, d.y, d.w, d.h, 1, 1, edgeStops))
	y := kit.Round(d.y+2*d.px) + .5
	d.c.Stroke(raster.Line(raster.Point{d.x + d.radius, y}, raster.Point{d.x + d.w - d.radius, y}), 1, raster.Solid(white.Alpha(light)))
}

// panelStops are the glass itself, along a steep diagonal.
var panelStops = []raster.Stop{
	{At: 0, Color: raster.Hex(0x2a6a9c).Alpha(.66)}, {At: .45, Color: raster.Hex(0x123a66).Alpha(.70)}, {At: 1, Color: raster.Hex(0x0a2044).Alpha(.80)},
}

func (d slabDrawing) glass() {
	d.shadow(raster.Hex(0x020812).Alpha(.55), 8, 8)
	d.fill(raster.Hex(0x07182f).Alpha(.62))
	d.c.Fill(d.body(0), across(d.x, d.y, d.w, d.h, .35, 1, panelStops))
	d.sheen()
	d.edge(.35)
}

func (d slabDrawing) solid() {
	d.fill(raster.Hex(0x06152c).Alpha(.90))
	d.glass()
}

// sheen draws the light that lies across the upper left of a panel.
func (d slabDrawing) sheen() {
	reach := min(d.w*.8, d.h*.9, 376*d.px)
	a, b := d.x+2*d.px, d.y+2*d.px
	d.c.Clip(d.body(2 * d.px))
	d.c.Fill(raster.Polygon(raster.Point{a, b}, raster.Point{a + reach, b}, raster.Point{a, b + reach}),
		raster.Linear(a, b, a+reach*.5, b+reach*.5, raster.Stop{At: 0, Color: white.Alpha(.12)}, raster.Stop{At: .8, Color: white.Alpha(.035)}, raster.Stop{At: 1, Color: white.Alpha(.025)}))
	d.c.Unclip()
}

func (d slabDrawing) button() {
	d.shadow(raster.Hex(0x020812).Alpha(.45), 4, 4)
	d.fill(raster.Hex(0x07182f).Alpha(.5))
	d.c.Fill(d.body(0), raster.Linear(0, d.y, 0, d.y+d.h,
		raster.Stop{At: 0, Color: raster.Hex(0x24608f).Alpha(.78)}, raster.Stop{At: 1, Color: raster.Hex(0x0d2f5a).Alpha(.82)}))
	d.edge(.3)
}

func (d slabDrawing) chosen() {
	shine(d.c, d.x+d.w/2, d.y+d.h/2, d.w/2+60*d.px, d.h/2+60*d.px, raster.Hex(0x4fb4ff).Alpha(.95))
	d.shadow(raster.Hex(0x020812).Alpha(.6), 5, 4)
	border := kit.Round(3 * d.px)
	d.c.Fill(raster.Box(d.x-border, d.y-border, d.w+2*border, d.h+2*border, d.radius+border), raster.Solid(raster.Hex(0xe9fdff)))
	d.c.Fill(d.body(0), raster.Linear(d.x, 0, d.x+d.w, 0,
		raster.Stop{At: 0, Color: raster.Hex(0x08709c)}, raster.Stop{At: .55, Color: raster.Hex(0x2463dc)}, raster.Stop{At: 1, Color: raster.Hex(0x5a48e2)}))
	// The gloss ends in a shallow curve a little above the middle.
	m, middle := 2*d.px, d.y+.48*d.h
	var gloss raster.Path
	gloss.MoveTo(d.x+m, middle)
	gloss.LineTo(d.x+m, d.y+m)
	gloss.LineTo(d.x+d.w-m, d.y+m)
	gloss.LineTo(d.x+d.w-m, middle)
	gloss.QuadTo(d.x+d.w/2, middle+.12*d.h, d.x+m, middle)
	d.c.Clip(d.body(m))
	d.c.Fill(gloss, raster.Linear(0, d.y, 0, d.y+.6*d.h, raster.Stop{At: 0, Color: white.Alpha(.17)}, raster.Stop{At: 1, Color: white.Alpha(.02)}))
	d.c.Unclip()
}

func (d slabDrawing) sunk(ground, edge raster.Color) {
	d.fill(ground)
	d.c.Stroke(d.body(.5), 1, raster.Solid(edge))
}
