package softserve

import "parlor/scene/raster"

// The outlines of a cone in a cell of 100 x 100.
const (
	coneBody = "M11,19 H89 C90,19 91,20 90.5,21 L66,90 C64,97 58,99 50,99 C42,99 36,97 34,90 L9.5,21 C9,20 10,19 11,19Z"
	coneLip  = "B3.5,3 93,20 8"
)

// cone draws a waffle cone in a cell of 100 x 100, in its holder when it stands on
// the board.
func (p pen) cone(colors *palette, held bool) {
	line := lineOf(p)
	if colors.plain {
		line = 6
		p.line(coneBody, 13, white)
		p.line(coneLip, 13, white)
	}
	p.Fill(outline(coneBody), raster.Linear(9, 19, 91, 39,
		raster.Stop{At: 0, Color: raster.Hex(0xffd58a)}, raster.Stop{At: .45, Color: raster.Hex(0xf2b257)}, raster.Stop{At: 1, Color: raster.Hex(0xcf8236)}))
	p.C.Clip(outline(coneBody).Transform(p.M))
	var lattice raster.Path
	for x := float32(-80); x <= 180; x += 15 {
		lattice.Add(raster.Line(raster.Point{x, 14}, raster.Point{x + 52, 104}))
		lattice.Add(raster.Line(raster.Point{x, 14}, raster.Point{x - 52, 104}))
	}
	p.Stroke(lattice, 3.2, raster.Solid(raster.Hex(0xa9622a).Alpha(.75)))
	p.at(-2, 1.5, 1).Stroke(lattice, 1.6, raster.Solid(raster.Hex(0xffe7b4).Alpha(.55)))
	p.fill("M70,16 L52,100 L100,100 L100,16Z", raster.Hex(0x7a3c10).Alpha(.16))
	p.fill("B0,16 100,13 0", raster.Hex(0x7a3c10).Alpha(.22))
	p.C.Unclip()
	p.line(coneBody, line, p.ink)
	p.Fill(outline(coneLip), raster.Linear(0, 3, 0, 23,
		raster.Stop{At: 0, Color: raster.Hex(0xffe2a3)}, raster.Stop{At: .5, Color: raster.Hex(0xf4b75e)}, raster.Stop{At: 1, Color: raster.Hex(0xd98f40)}))
	p.line(coneLip, line, p.ink)
	p.fill("B10,7 70,4.5 2.2", raster.Hex(0xfff6d8).Alpha(.85))
	p.line("M24,14 l-4,7 M42,14 l-4,7 M60,14 l-4,7 M78,14 l-4,7", 2.6, raster.Hex(0xb4702f).Alpha(.7))
	if held {
		const holder = "B27,83 46,15 6.5"
		p.Fill(outline(holder), raster.Linear(0, 83, 0, 98,
			raster.Stop{At: 0, Color: raster.Hex(0xffb9ca)}, raster.Stop{At: .5, Color: raster.Hex(0xff8fac)}, raster.Stop{At: 1, Color: raster.Hex(0xd95f83)}))
		p.line(holder, .85*line, p.ink)
		p.fill("B33,86 26,3 1.5", white.Alpha(.75))
	}
}

// gleam draws the light around a cone that is about to be served.
func (p pen) gleam(c raster.Color) {
	p.line(coneBody, 17, c.Alpha(.95))
	p.line(coneLip, 17, c.Alpha(.95))
}
