package gems

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// The quilt of the velvet, in pixels of the picture: lozenges twice as wide as far
// apart their rows are, with a button at each joint.
const tuft = 120

// drawVelvet draws the ground of every screen: quilted velvet, lit from the upper
// left and dark at its edges.
func drawVelvet(c *raster.Canvas, px float32, p *palette) {
	iw, ih := c.Size()
	w, h := float32(iw), float32(ih)
	c.Fill(c.Whole(), raster.Radial(.36*w, .22*h, .72*w, .72*max(w, h), p.velvet[:]...))
	if p.plain {
		return
	}
	half := int(kit.Round(tuft * px / 2))
	cushion := raster.NewCanvas(2*half, 2*half)
	e := kit.NewEasel(cushion, float32(half)/60, 0, 0)
	e.Fill(raster.Polygon(raster.Point{60, 0}, raster.Point{120, 60}, raster.Point{60, 120}, raster.Point{0, 60}),
		raster.Radial(48, 41, 74, 74, stop(0, white.Alpha(.11)), stop(.5, white.Alpha(.02)), stop(1, raster.Hex(0x08020e).Alpha(.38))))
	e.Stroke(raster.Line(raster.Point{2, 60}, raster.Point{60, 2}), 1.2, raster.Solid(white.Alpha(.06)))
	button := raster.NewCanvas(int(16*px)+2, int(16*px)+2)
	e = kit.NewEasel(button, px, -8, -8)
	e.Fill(raster.Circle(1, 2, 7), raster.Solid(raster.Hex(0x08020e).Alpha(.5)))
	e.Fill(raster.Circle(0, 0, 5), raster.Radial(-1, -2, 7, 7, stop(0, raster.Hex(0x8a5aa3)), stop(.6, raster.Hex(0x54296b)), stop(1, raster.Hex(0x260f33))))
	for _, pass := range [...]*raster.Canvas{cushion, button} {
		bw, bh := pass.Size()
		for row := -1; row*half < ih+half; row++ {
			for column := -1; 2*column*half < iw+half; column++ {
				x, y := 2*column*half+half*(row&1)+half, row*half
				c.Draw(pass, x-bw/2, y-bh/2, 1, raster.Over)
			}
		}
	}
	edge := raster.Hex(0x0c0412)
	c.Fill(c.Whole(), raster.Radial(.46*w, .44*h, .66*w, .66*max(w, h), stop(0, black.Alpha(0)), stop(.7, edge.Alpha(.12)), stop(1, edge.Alpha(.68))))
	lamp := raster.Hex(0xffd9a0)
	c.Fill(c.Whole(), raster.Radial(.12*w, -40*px, 640*px, 640*px, stop(0, lamp.Alpha(.20)), stop(.3, lamp.Alpha(.10)), stop(1, lamp.Alpha(0))))
}

// drawCase draws the golden frame around a board, its cells, and small gems at the
// frame's corners.
func drawCase(c *raster.Canvas, board scene.Rect, reach, u float32, p *palette) {
	n := columns * u
	e := kit.NewEasel(c, 1, 0, 0)
	box := func(out, radius float32) raster.Path {
		return raster.Box(board.X-out, board.Y-out, n+2*out, n+2*out, radius)
	}
	x, y, r := board.X-reach, board.Y-reach, reach/frameReach
	if p.plain {
		e.Stroke(box(reach/2, 10*r), 3*r, raster.Solid(white))
		drawCells(c, board, u, p)
		return
	}
	shadow := raster.Hex(0x08020e)
	e.Fill(raster.Box(x-4*r, y+8*r, n+2*reach+8*r, n+2*reach+8*r, 20*r), raster.Solid(shadow.Alpha(.45)))
	e.Fill(raster.Box(x-2*r, y+4*r, n+2*reach+4*r, n+2*reach+4*r, 18*r), raster.Solid(shadow.Alpha(.5)))
	e.Fill(box(reach, 16*r), raster.Linear(x, y, x+n+2*reach, y+n+2*reach, gold...))
	e.Stroke(box(reach, 16*r), 2*r, raster.Solid(raster.Hex(0x3c2208)))
	e.Stroke(box(reach-2*r, 14*r), 1.4*r, raster.Solid(raster.Hex(0xfff8dc).Alpha(.85)))
	e.Stroke(box(reach/2, 10*r), .34*reach, raster.Solid(raster.Hex(0x6b4413).Alpha(.75)))
	beads(e, board.X-reach/2, board.Y-reach/2, n+reach, .48*reach, .1*reach)
	e.Fill(box(3*r, 8*r), raster.Solid(raster.Hex(0x150720)))
	e.Stroke(box(3*r, 8*r), 2*r, raster.Solid(raster.Hex(0x4a2c0c)))
	drawCells(c, board, u, p)
	boss := 14 * r
	for i, kind := range [...]int{0, 2, 1, 4} {
		bx, by := x+reach/2, y+reach/2
		if i%2 == 1 {
			bx += n + reach
		}
		if i > 1 {
			by += n + reach
		}
		e.Fill(raster.Circle(bx, by, boss), raster.Linear(bx-boss, by-boss, bx+boss, by+boss, gold...))
		e.Stroke(raster.Circle(bx, by, boss), 1.4*r, raster.Solid(raster.Hex(0x3c2208)))
		b := brush{c, raster.Scale(.2*r, .2*r).Then(raster.Move(bx, by)), p}
		b.stone(kind)
	}
}

// beads draws the row of beads in the groove around a square.
func beads(e kit.Easel, x, y, side, apart, radius float32) {
	n := int(side / apart)
	step := side / float32(n)
	bead := raster.Solid(raster.Hex(0xfff3c0))
	for i := range n {
		at := (float32(i) + .5) * step
		for _, p := range [...]raster.Point{{x + at, y}, {x + side, y + at}, {x + at, y + side}, {x, y + at}} {
			e.Fill(raster.Circle(p[0], p[1], radius), bead)
		}
	}
}

// drawCells draws the empty cells, light and dark in turn.
func drawCells(c *raster.Canvas, board scene.Rect, u float32, p *palette) {
	k := u / 100
	for row := range rows {
		for column := range columns {
			e := kit.NewEasel(c, k, -(board.X+float32(column)*u)/k, -(board.Y+float32(row)*u)/k)
			if p.plain {
				e.Stroke(raster.Box(3, 3, 94, 94, 9), 2, raster.Solid(raster.Hex(0x8a8a8a)))
				continue
			}
			tint := p.cellDark
			if (row+column)%2 == 1 {
				tint = p.cellLight
			}
			e.Fill(raster.Box(3, 3, 94, 94, 9), kit.Down(3, 97, tint[0], tint[1]))
			e.Stroke(raster.Box(4, 4, 92, 92, 8), 1.2, raster.Solid(white.Alpha(.08)))
			e.Stroke(raster.Line(raster.Point{10, 4.5}, raster.Point{90, 4.5}), 3, raster.Solid(raster.Hex(0x050108).Alpha(.5)))
		}
	}
}

// drawPanel draws a panel of the room on a canvas, px pixels for one of the picture.
func drawPanel(c *raster.Canvas, r scene.Rect, px float32, p *palette) {
	e := kit.NewEasel(c, px, -r.X/px, -r.Y/px)
	w, h := r.W/px, r.H/px
	if p.plain {
		e.Fill(raster.Box(0, 0, w, h, 12), raster.Solid(black))
		e.Stroke(raster.Box(1, 1, w-2, h-2, 12), 2, raster.Solid(white))
		return
	}
	e.Fill(raster.Box(1, 5, w, h, 12), raster.Solid(raster.Hex(0x08020e).Alpha(.45)))
	e.Fill(raster.Box(0, 0, w, h, 12), kit.Down(0, h, p.panelTop, p.panelFoot))
	e.Stroke(raster.Box(0, 0, w, h, 12), 1.6, raster.Solid(p.edge))
	e.Stroke(raster.Line(raster.Point{12, 1.4}, raster.Point{w - 12, 1.4}), 1.4, raster.Solid(raster.Hex(0xfff0c0).Alpha(.75)))
	e.Stroke(raster.Box(4, 4, w-8, h-8, 8), .8, raster.Solid(p.label.Alpha(.3)))
}

// drawDial draws the clock's face and its golden ring.
func drawDial(c *raster.Canvas, x, y, radius float32, p *palette) {
	k := radius / dialRadius
	e := kit.NewEasel(c, k, -x/k, -y/k)
	if p.plain {
		e.Stroke(raster.Circle(0, 0, 96), 4, raster.Solid(white))
		return
	}
	e.Fill(raster.Circle(1, 5, 101), raster.Solid(raster.Hex(0x08020e).Alpha(.5)))
	e.Fill(raster.Circle(0, 0, 100), raster.Linear(-100, -100, 100, 100, gold...))
	e.Stroke(raster.Circle(0, 0, 100), 1.6, raster.Solid(raster.Hex(0x3c2208)))
	e.Stroke(raster.Circle(0, 0, 97.5), 1.2, raster.Solid(raster.Hex(0xfff8dc).Alpha(.7)))
	e.Fill(raster.Circle(0, 0, 92), raster.Radial(0, 0, 92, 92, stop(0, raster.Hex(0x3f1c52)), stop(.7, raster.Hex(0x2a1139)), stop(1, raster.Hex(0x160720))))
	e.Stroke(raster.Circle(0, 0, 92), 2, raster.Solid(raster.Hex(0x4a2c0c)))
}
