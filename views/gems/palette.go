package gems

import (
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

// mostKinds is how many kinds of gems there can be; the game has five, settings may
// ask for more.
const mostKinds = 7

// palette is the colours of the room in one scheme. The shapes stand elsewhere.
type palette struct {
	base, deep [mostKinds]raster.Color // a gem's own colour, and where it is in shade

	velvet               [3]raster.Stop
	panelTop, panelFoot  raster.Color
	edge, label          raster.Color // gold lines and labels
	text, second, bright raster.Color // numbers, second text, numbers in lists
	letters, letterLine  raster.Color // what is called out, and the line around it
	warm, urgent         raster.Color // the clock's ticks, and the last ten
	cellDark, cellLight  [2]raster.Color

	// plain is true for a scheme of fills and lines alone: no lights, glows or
	// velvet, and flat facets.
	plain bool
}

var (
	white = raster.Hex(0xffffff)
	black = raster.Hex(0x000000)
	// ink is the darkest of the room: lines that keep light things apart.
	ink = raster.Hex(0x12061a)
)

// standard is the scheme of the pictures.
var standard = palette{
	base: colors(0xff4d6d, 0x2ed47a, 0x4d8bff, 0xffc23d, 0xc26bff, 0x2fd6e6, 0xf3eefc),
	deep: colors(0x82002f, 0x005c3c, 0x1526a0, 0xa34800, 0x4a0ca0, 0x00506e, 0x6a6088),

	velvet: [...]raster.Stop{
		{At: 0, Color: raster.Hex(0x55276d)}, {At: .55, Color: raster.Hex(0x38194b)}, {At: 1, Color: raster.Hex(0x1f1029)},
	},
	panelTop: raster.Hex(0x47225c).Alpha(.94), panelFoot: raster.Hex(0x2a1239).Alpha(.94),
	edge: raster.Hex(0xa9823c), label: raster.Hex(0xe7c77a),
	text: raster.Hex(0xfff4d6), second: raster.Hex(0xd9c3ea), bright: raster.Hex(0xf0e2f7),
	letters: raster.Hex(0xfff4c8), letterLine: raster.Hex(0x4a1030),
	warm: raster.Hex(0xffb648), urgent: raster.Hex(0xff6a4a),
	cellDark:  [...]raster.Color{raster.Hex(0x22102f), raster.Hex(0x341a47)},
	cellLight: [...]raster.Color{raster.Hex(0x2a1439), raster.Hex(0x3e2054)},
}

// The schemes for those who tell red and green, or blue and green, badly apart.
var (
	blueOrange = standard.with(colors(0xf58a1f, 0x6fc8ff, 0x3f83f0, 0xffe94a, 0xf4f4fa, 0x1c1c24, 0x9aa3ad))
	redTeal    = standard.with(colors(0xef2f3c, 0x2fd0bf, 0xb3bac3, 0xff9ec2, 0x1f8a3a, 0x1c1c24, 0x6b5a48))
)

// highContrast is fills and lines on black.
var highContrast = palette{
	base: colors(0xff3b5c, 0x19f08a, 0x3f86ff, 0xffd21f, 0xd07bff, 0x2fe6f6, 0xffffff),
	deep: colors(0x82002f, 0x005c3c, 0x1526a0, 0xa34800, 0x4a0ca0, 0x00506e, 0x6a6088),

	velvet:   [...]raster.Stop{{At: 0, Color: black}, {At: .5, Color: black}, {At: 1, Color: black}},
	panelTop: black, panelFoot: black,
	edge: white, label: white,
	text: white, second: white, bright: white,
	letters: white, letterLine: black,
	warm: raster.Hex(0xffee00), urgent: raster.Hex(0xff6a4a),
	plain: true,
}

// paletteOf gives the colours of a scheme.
func paletteOf(s session.Scheme) *palette {
	return kit.InScheme(s, &standard, &blueOrange, &redTeal, &highContrast)
}

func colors(rgb ...uint32) (c [mostKinds]raster.Color) {
	for i, v := range rgb {
		c[i] = raster.Hex(v)
	}
	return c
}

// with gives the palette with gems of other colours, in shades of their own.
func (p palette) with(base [mostKinds]raster.Color) palette {
	p.base = base
	for i, c := range base {
		p.deep[i] = raster.Color{R: c.R * .42, G: c.G * .34, B: c.B * .48, A: 1}
	}
	return p
}

// light gives the colour in which a kind bursts: its own, or that of its rim.
func (p *palette) light(kind int) raster.Color {
	if p.isDark(kind) {
		return white
	}
	return p.base[kind]
}

// isDark says whether a kind is black and carries a white rim.
func (p *palette) isDark(kind int) bool {
	c := p.base[kind]
	return max(c.R, c.G, c.B) < .25
}

// isPale says whether a kind is so light that its facets show in grey.
func (p *palette) isPale(kind int) bool {
	c := p.base[kind]
	return min(c.R, c.G, c.B) > .9
}

// gold is the metal of the frame, along a diagonal.
var gold = []raster.Stop{
	{At: 0, Color: raster.Hex(0xfff6cf)}, {At: .18, Color: raster.Hex(0xf1d58b)}, {At: .42, Color: raster.Hex(0xb58332)},
	{At: .6, Color: raster.Hex(0xf6e09c)}, {At: .82, Color: raster.Hex(0x9a6a24)}, {At: 1, Color: raster.Hex(0xe7c77a)},
}

// stop is a gradient's colour at a place.
func stop(at float32, c raster.Color) raster.Stop { return raster.Stop{At: at, Color: c} }
