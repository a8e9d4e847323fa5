package cascade

import (
	"parlor/scene/raster"
	"parlor/views/kit"
)

// wellDrawing is the well being drawn, its inside at (x, y).
type wellDrawing struct {
	c          *raster.Canvas
	layout     *layout
	x, y, w, h float32
}

// Colours along the frame, from the upper left to the lower right: its lines and
// the glass between them.
var (
	frameLine = []raster.Stop{
		{At: 0, Color: raster.Hex(0xf0fdff)}, {At: .18, Color: raster.Hex(0x8fdcff)}, {At: .5, Color: raster.Hex(0x3b78c4)},
		{At: .8, Color: raster.Hex(0x6a5bd8)}, {At: 1, Color: raster.Hex(0xb9a8ff)},
	}
	frameGlass = []raster.Stop{
		{At: 0, Color: raster.Hex(0xbff0ff).Alpha(.55)}, {At: .4, Color: raster.Hex(0x2b5c9c).Alpha(.42)}, {At: 1, Color: raster.Hex(0x4a3fb0).Alpha(.55)},
	}
	wellGround = []raster.Stop{
		{At: 0, Color: raster.Hex(0x0b2a4e).Alpha(.70)}, {At: .45, Color: raster.Hex(0x071b38).Alpha(.86)}, {At: 1, Color: raster.Hex(0x040d20).Alpha(.94)},
	}
	plinthStops = []raster.Stop{
		{At: 0, Color: raster.Hex(0xc9f6ff)}, {At: .12, Color: raster.Hex(0x4f9fe0)}, {At: .6, Color: raster.Hex(0x1d4688)}, {At: 1, Color: raster.Hex(0x0e2450)},
	}
)

// grown gives the well's inside made larger by d.
func (d wellDrawing) grown(by, radius float32) raster.Path {
	return raster.Box(d.x-by, d.y-by, d.w+2*by, d.h+2*by, radius)
}

// along gives a gradient from the frame's upper left to its lower right.
func (d wellDrawing) along(stops []raster.Stop) raster.Paint {
	f := d.layout.frame
	return across(d.x-f, d.y-f, d.w+2*f, d.h+2*f, 1, 1, stops)
}

// drawHalo draws the shadow and the light around the frame.
func (d wellDrawing) drawHalo() {
	px := d.layout.px
	soften(d.c, 17*px, 1, raster.Over, func(little *raster.Canvas, scale float32) {
		shadow, light := d.grown(16*px, 18*px).Transform(raster.Move(0, 8*px)), d.grown(d.layout.frame, 16*px)
		little.Fill(shadow.Transform(raster.Scale(scale, scale)), raster.Solid(raster.Hex(0x01060f).Alpha(.6)))
		little.Fill(light.Transform(raster.Scale(scale, scale)), raster.Solid(raster.Hex(0x4fb4ff).Alpha(.34)))
	})
}

func (d wellDrawing) drawBack() {
	d.drawHalo()
	c, l, px := d.c, d.layout, d.layout.px
	c.Fill(d.grown(l.frame, 14*px), raster.Solid(raster.Hex(0x0a2448).Alpha(.55)))
	c.Fill(d.grown(l.frame, 14*px), d.along(frameGlass))
	inside := d.grown(0, 0)
	c.Fill(inside, raster.Solid(raster.Hex(0x030b1b)))
	c.Fill(inside, raster.Linear(0, d.y, 0, d.y+d.h, wellGround...))
	d.drawGrid()

	c.Clip(inside)
	shine(c, d.x+d.w/2, d.y+d.h+.7*l.u, .75*d.w, .34*d.h, raster.Hex(0x4fb4ff).Alpha(.28))
	shine(c, d.x+d.w/2, d.y-.7*l.u, .60*d.w, .16*d.h, raster.Hex(0x3ee6c4).Alpha(.16))
	c.Unclip()
}

// drawGrid draws the faint columns, lines and crosses.
func (d wellDrawing) drawGrid() {
	c, u := d.c, d.layout.u
	for column := 0; column < columns; column += 2 {
		c.Fill(raster.Box(d.x+float32(column)*u, d.y, u, d.h, 0), raster.Solid(raster.Hex(0x8fd0ff).Alpha(.022)))
	}
	line := raster.Solid(raster.Hex(0x9fd8ff).Alpha(.075))
	fine := max(1, kit.Round(d.layout.px*.75))
	for column := 1; column < columns; column++ {
		c.Fill(raster.Box(d.x+float32(column)*u, d.y, fine, d.h, 0), line)
	}
	rows := int(kit.Round(d.h / u))
	for row := 1; row < rows; row++ {
		c.Fill(raster.Box(d.x, d.y+float32(row)*u, d.w, fine, 0), line)
	}
	cross := raster.Solid(raster.Hex(0xbfe8ff).Alpha(.16))
	arm := kit.Round(2 * d.layout.px)
	for column := 1; column < columns; column++ {
		for row := 2; row < rows; row += 2 {
			x, y := d.x+float32(column)*u, d.y+float32(row)*u
			c.Fill(raster.Box(x-arm, y, 2*arm+fine, fine, 0), cross)
			c.Fill(raster.Box(x, y-arm, fine, 2*arm+fine, 0), cross)
		}
	}
}

func (d wellDrawing) drawFront() {
	c, l, px := d.c, d.layout, d.layout.px
	// Two reflections lean over the glass.
	at := func(x, y float32) raster.Point { return raster.Point{d.x + x*d.w, d.y + y*d.h} }
	c.Clip(d.grown(0, 0))
	for _, r := range [...]struct {
		light float32
		p     [4]raster.Point
	}{
		{.080, [4]raster.Point{at(0, 0), at(.34, 0), at(.02, .66), at(0, .70)}},
		{.045, [4]raster.Point{at(.42, 0), at(.50, 0), at(0, .98), at(0, .84)}},
	} {
		c.Fill(raster.Polygon(r.p[:]...), raster.Linear(d.x, 0, d.x+.5*d.w, .05*d.h,
			raster.Stop{At: 0, Color: white.Alpha(r.light)}, raster.Stop{At: 1, Color: white.Alpha(0)}))
	}
	c.Unclip()
	c.Stroke(d.grown(.5, 0), 1, raster.Solid(raster.Hex(0x041026).Alpha(.8)))
	inner, outer := max(2.5*px, 1.5), max(1.5*px, 1)
	c.Stroke(d.grown(inner/2+.5, 3*px), inner, d.along(fadeStops(frameLine, .9)))
	c.Stroke(d.grown(l.frame-outer/2, 13.5*px), outer, d.along(fadeStops(frameLine, .85)))
	var gleam raster.Path
	g := l.frame * .6
	gleam.MoveTo(d.x-g, d.y+.34*d.h)
	gleam.LineTo(d.x-g, d.y+4*px)
	gleam.QuadTo(d.x-g, d.y-g, d.x+4*px, d.y-g)
	gleam.LineTo(d.x+.4*d.w, d.y-g)
	c.Stroke(gleam, 2*px, raster.Linear(d.x-g, d.y-g, d.x+.3*d.w, d.y+.32*d.h,
		raster.Stop{At: .4, Color: white.Alpha(.70)}, raster.Stop{At: 1, Color: white.Alpha(.1)}))
	if !l.phone {
		d.drawPlinth()
	}
}

func (d wellDrawing) drawPlinth() {
	px := d.layout.px
	x, y, w, h := d.x-plinthReach*px, kit.Round(d.y+d.h+4*px), d.w+2*plinthReach*px, kit.Round(plinthHeight*px)
	in := 10 * px
	d.c.Fill(raster.Polygon(raster.Point{x, y}, raster.Point{x + w, y}, raster.Point{x + w - in, y + h}, raster.Point{x + in, y + h}),
		raster.Linear(0, y, 0, y+h, fadeStops(plinthStops, .95)...))
	d.c.Stroke(raster.Line(raster.Point{x + px, y + .7*px}, raster.Point{x + w - px, y + .7*px}), max(1.4*px, 1), raster.Solid(raster.Hex(0xeafcff).Alpha(.8)))
}
