package softserve

import (
	"parlor/scene/raster"
	"parlor/views/kit"
)

// The outlines of the glass around the board, from the board's upper left corner,
// in cells of 72. The hole turns the other way, so that it is cut out of the wall.
const (
	glassOuter = "M130,-74 V-27.8 Q130,-14 116.2,-14 H16.2 Q-14,-14 -14,16.2 V493.8 Q-14,518 10.2,518 H421.8 Q446,518 446,493.8 V16.2 " +
		"Q446,-14 415.8,-14 H315.8 Q302,-14 302,-27.8 V-74Z"
	glassHole = "M144,-74 H288 V-5.8 Q288,0 293.8,0 H420.5 Q432,0 432,11.5 V492.5 Q432,504 420.5,504 H11.5 Q0,504 0,492.5 V11.5 " +
		"Q0,0 11.5,0 H138.2 Q144,0 144,-5.8Z"
	glassGloss = "M0,0 L90,0 L18,302.4 L0,331.2Z"
	lipBox     = "B122.3,-87.75 187.4,17.5 8.75"
	baseBox    = "B-22.6,514.1 477.2,25.9 10.9"
)

// glassCell is how large a cell is in these outlines.
const glassCell = 72

// drawGlass draws the glass and its base behind the pieces, with the pen at the
// board's corner and a cell being 72 units.
func drawGlass(p pen, colors *palette) {
	if colors.plain {
		p.line(glassOuter, 3, white)
		p.fill(glassHole, black)
		p.line(glassHole, 2, white)
		grid := raster.Hex(0x3a3a3a)
		for i := range 5 {
			p.Fill(raster.Box(71.5+72*float32(i), 2, 1, 500, 0), raster.Solid(grid))
		}
		p.line(baseBox, 2, white)
		p.dimples(colors)
		return
	}
	p.fill("O216,540 257.7,10.8", ink.Alpha(.25))
	p.Fill(outline(baseBox), raster.Linear(0, 514, 0, 540, raster.Stop{At: 0, Color: raster.Hex(0xffb9ca)}, raster.Stop{At: .45, Color: raster.Hex(0xff92ae)}, raster.Stop{At: 1, Color: raster.Hex(0xe56a8c)}))
	p.line(baseBox, 3.24, p.ink)
	p.fill("B-8,517.7 448,3.4 1.7", white.Alpha(.65))
	p.dimples(colors)

	p.at(7.2, 8.6, 1).fill(glassOuter, raster.Hex(0x3d6f68).Alpha(.16))
	p.fill(glassOuter, white.Alpha(.58))
	p.Fill(outline(glassHole), raster.Linear(0, -74, 90, 504, stops(raster.Hex(0xd4eef2), raster.Hex(0xa9d8e2), raster.Hex(0x84c2d2))...))
	p.C.Clip(outline(glassHole).Transform(p.M))
	for i := range 3 {
		p.Fill(raster.Box(144*float32(i), 0, 72, 504, 0), raster.Solid(white.Alpha(.13)))
	}
	for row := range 8 {
		for column := range 6 {
			if row > 0 || column == 2 || column == 3 {
				p.Fill(raster.Circle(36+72*float32(column), 72*float32(row)-36, 2.16), raster.Solid(white.Alpha(.55)))
			}
		}
	}
	deep := raster.Hex(0x2f6f80)
	p.Fill(raster.Box(0, 0, 432, 25.2, 0), kit.Down(0, 25.2, deep.Alpha(.2), deep.Alpha(0)))
	p.Fill(raster.Box(0, 0, 21.6, 504, 0), raster.Linear(0, 0, 21.6, 0, stops(deep.Alpha(.16), deep.Alpha(0))...))
	p.Fill(raster.Box(0, 482.4, 432, 21.6, 0), kit.Down(482.4, 504, raster.Hex(0x1f5566).Alpha(0), raster.Hex(0x1f5566).Alpha(.25)))
	p.line("M420.5,345.6 Q421.9,492.5 273.6,495.4", 5, white.Alpha(.55))
	p.line("M7.2,417.6 Q7.2,496.8 93.6,498.2", 2.9, white.Alpha(.5))
	p.C.Unclip()
	for x := float32(150); x < 282; x += 13 {
		p.Fill(raster.Box(x, -1, 6, 2, 1), raster.Solid(white.Alpha(.55)))
	}

	wall := outline(glassOuter + " " + glassHole)
	p.Fill(wall, raster.Linear(-14, -74, 446, 518, raster.Stop{At: 0, Color: white.Alpha(.78)}, raster.Stop{At: .3, Color: raster.Hex(0xdff5f6).Alpha(.5)},
		raster.Stop{At: .7, Color: raster.Hex(0xb5e2e6).Alpha(.55)}, raster.Stop{At: 1, Color: white.Alpha(.7)}))
	edge := raster.Hex(0x3f8796)
	p.line(glassHole, 1.6, edge.Alpha(.55))
	p.line(glassOuter, 2, edge.Alpha(.6))
	p.at(1, 1.6, 1).line(glassOuter, 1.2, white.Alpha(.9))
	p.line("M-7.7,36 V223.2 M-7.7,244.8 V273.6", 5.3, white.Alpha(.95))
	p.line("M439,259.2 V468", 3.1, white.Alpha(.7))
	p.line("M137,-60.5 V-30.2", 4.2, white.Alpha(.95))
	p.line("M21.6,-7 H111.6", 3.6, white.Alpha(.9))
	p.line("M43.2,511.3 H388.8", 4.2, white.Alpha(.8))
	p.Fill(outline(lipBox), kit.Down(-87.75, -70.25, white, raster.Hex(0x9fd4dc)))
	p.line(lipBox, 1.8, edge)
	p.fill("B130.3,-84.75 103,4.5 2", white.Alpha(.95))
}

// dimples draws the places on the base at which stars stand for served columns.
func (p pen) dimples(colors *palette) {
	for i := range 6 {
		x := 36 + 72*float32(i)
		if colors.plain {
			p.Stroke(raster.Circle(x, 529.6, 5), 2, raster.Solid(white.Alpha(.7)))
			continue
		}
		p.Fill(raster.Circle(x, 529.6, 5.4), raster.Solid(raster.Hex(0xa83c5c).Alpha(.55)))
		p.Fill(raster.Circle(x, 530.5, 4), raster.Solid(raster.Hex(0xffd7e0).Alpha(.55)))
	}
}
