package softserve

import (
	"math"

	"parlor/games/softserve"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// mood is how a scoop or a popsicle looks.
type mood uint8

// The moods.
const (
	atRest  mood = iota
	falling      // eyes open, mouth round
	happy        // cleared, or about to be served
	blinking
	moods
)

// scoopBody is the outline of a scoop in a cell of 100 x 100: a dome on a skirt with
// five bumps.
const scoopBody = "M9,70 C5,36 24,13 50,13 C76,13 95,36 91,70 C97,73 98,88 89,91 C84,96.5 74,96 70,91 " +
	"C66,97.5 55,98 50,92 C45,98 34,97.5 30,91 C26,96 16,96.5 11,91 C2,88 3,73 9,70Z"

// bodyLine is how wide the line around pieces is. It is what makes them visible on
// the glass, so it never gets fine: see lineOf.
const bodyLine = 5.4

// lineOf gives the width of the line around pieces for a pen.
func lineOf(p pen) float32 {
	const least, most = 2.5, 8 // pixels, and units
	return max(bodyLine, min(least/p.Px, most))
}

// flavourPen draws scoops and popsicles of one flavour.
type flavourPen struct {
	pen
	colors  *palette
	flavour softserve.Flavour
}

func (c *palette) pen(p pen, f softserve.Flavour) flavourPen { return flavourPen{p, c, f} }

// scoop draws a scoop in a cell of 100 x 100.
func (p flavourPen) scoop(m mood) {
	c, base := p.colors, p.colors.flavours[p.flavour]
	line := lineOf(p.pen)
	if c.plain {
		p.line(scoopBody, 13, white)
		p.fill(scoopBody, base)
		p.line(scoopBody, 6, black)
	} else {
		shade := p.shadeOfLines()
		p.ball(scoopBody, raster.Stop{At: 0, Color: c.light(p.flavour)}, raster.Stop{At: .5, Color: base},
			raster.Stop{At: .82, Color: base}, raster.Stop{At: 1, Color: c.shade(p.flavour)})
		p.line(scoopBody, line, p.ink)
		p.fill("M13,74 C24,80 36,82 50,82 C64,82 76,80 87,74 C88,78 86,82 80,84 C70,88 60,88 50,87 C40,88 30,88 20,84 C14,82 12,78 13,74Z", shade.Alpha(.22))
		p.fill("M88,62 C87,44 77,28 62,21 C76,32 82,46 82,63 C84,66 87,66 88,62Z", shade.Alpha(.2))
		p.turned(-42, 29, 36).fill("O29,36 10,5.6", white.Alpha(.92))
		p.fill("O20.5,49 3,3", white.Alpha(.8))
		p.fill("O73,34 1.8,1.8 O66,28 1.3,1.3 O80,48 1.5,1.5 O24,68 1.6,1.6 O76,68 1.6,1.6", shade.Alpha(.3))
		if c.isDark(p.flavour) {
			p.line("M15,62 C15,40 30,20 50,18", 2, c.light(p.flavour).Alpha(.5))
		}
	}
	if c.bigMarks {
		p.face(50, 68, 13, 1, m)
		p.mark(50, 33, .58)
	} else {
		p.face(50, 59, 13, 1, m)
		p.mark(53, 25, .40)
	}
}

func (p flavourPen) shadeOfLines() raster.Color {
	return p.colors.shade(p.flavour).Mix(raster.Hex(0x3a1040), .2)
}

// Popsicles fill two cells, so that a half in the air is seen to be held.
const (
	lyingBar       = "M40,8 H156 C166,8 172,14 172,24 V76 C172,86 166,92 156,92 H40 C18,92 5,74 5,50 C5,26 18,8 40,8Z"
	standingBar    = "M8,40 V156 C8,166 14,172 24,172 H76 C86,172 92,166 92,156 V40 C92,18 74,5 50,5 C26,5 8,18 8,40Z"
	lyingStick     = "B166,37 29,26 11"
	standingStick  = "B37,166 26,29 11"
	lyingShadow    = "M12,58 C16,76 26,86 42,86 H154 C162,86 166,82 166,74 V66 C166,74 160,77 152,77 H44 C28,77 18,70 12,58Z"
	standingShadow = "M86,60 V154 C86,162 82,166 74,166 H66 C74,166 77,160 77,152 V46 C77,36 74,24 62,14 C78,18 86,34 86,60Z"
)

// popsicle draws a popsicle in two cells of 100 x 100, lying with its stick to the
// right or standing on it. Its face and its mark are upright either way.
func (p flavourPen) popsicle(standing bool, m mood) {
	c, base := p.colors, p.colors.flavours[p.flavour]
	bar, stick, line := lyingBar, lyingStick, lineOf(p.pen)
	if standing {
		bar, stick = standingBar, standingStick
	}
	if c.plain {
		p.line(bar, 13, white)
		p.line(stick, 13, white)
		p.fill(stick, raster.Hex(0xd9a35c))
		p.line(stick, 6, black)
		p.fill(bar, base)
		p.line(bar, 6, black)
	} else {
		p.shade(stick, raster.Hex(0xffe3ae), raster.Hex(0xd9a35c))
		p.line(stick, line, p.ink)
		p.barFill(bar, standing)
		p.line(bar, line, p.ink)
		shade, light := p.shadeOfLines(), white.Alpha(.88)
		if standing {
			p.fill(standingShadow, shade.Alpha(.22))
			p.line("M15,92 V44 C15,34 20,26 30,21", 6, light)
			p.fill("O15,104 3,3", light)
			p.line("M36,130 V158 M64,130 V158", 5, shade.Alpha(.38))
			p.line("M39.4,130 V158 M67.4,130 V158", 2, white.Alpha(.4))
		} else {
			p.fill(lyingShadow, shade.Alpha(.22))
			p.line("M22,30 C26,20 34,15 44,15 H112", 6, light)
			p.fill("O124,15 3,3", light)
			p.line("M128,36 H158 M128,64 H158", 5, shade.Alpha(.38))
			p.line("M128,39 H158 M128,67 H158", 2, white.Alpha(.4))
		}
	}
	if standing {
		p.face(50, 88, 15, 1.05, m)
		p.mark(50, 42, .54)
	} else {
		p.face(94, 48, 15, 1.05, m)
		p.mark(38, 50, .54)
	}
}

// barFill fills a popsicle's bar, lit from above or, standing, from the left.
func (p flavourPen) barFill(bar string, standing bool) {
	c, base := p.colors, p.colors.flavours[p.flavour]
	stops := []raster.Stop{{At: 0, Color: c.light(p.flavour)}, {At: .35, Color: base}, {At: .75, Color: base}, {At: 1, Color: c.shade(p.flavour)}}
	path := outline(bar)
	if standing {
		p.Fill(path, raster.Linear(8, 0, 92, 0, stops...))
	} else {
		p.Fill(path, raster.Linear(0, 8, 0, 92, stops...))
	}
}

// shadow draws where a half of the playing piece will end, in a cell of 100 x 100.
func (p flavourPen) shadow() {
	p.fill(scoopBody, p.colors.flavours[p.flavour].Mix(white, .12).Alpha(.84))
	p.line(scoopBody, 6, white.Alpha(.95))
	p.C.Clip(wedges(50, 56, 22).Transform(p.M))
	p.line(scoopBody, 3.4, p.ink.Alpha(.85))
	p.C.Unclip()
	w, h := p.C.Size()
	layer := raster.NewCanvas(w, h)
	on := p
	on.C = layer
	on.mark(50, 54, .46)
	p.C.Draw(layer, 0, 0, .6, raster.Over)
}

// wedges gives so many wedges around (x, y), as wide as the gaps between them: what
// is clipped to them is dashed.
func wedges(x, y float32, n int) (p raster.Path) {
	const far = 100
	corner := func(i int) raster.Point {
		sin, cos := kit.SinCos(2 * math.Pi * float32(i) / float32(2*n))
		return raster.Point{x + far*cos, y + far*sin}
	}
	for i := range n {
		p.Add(raster.Polygon(raster.Point{x, y}, corner(2*i), corner(2*i+1)))
	}
	return p
}
