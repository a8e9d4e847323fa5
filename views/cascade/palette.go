package cascade

import (
	"parlor/games/cascade"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

// palette is the colours of the room in one scheme. The shapes stand elsewhere.
type palette struct {
	kinds [cascade.Z + 1]raster.Color // crystals, by kind
	stone raster.Color                // crystals of a game that was lost

	water                       [4]raster.Stop // from the top down
	blueLight, violet, teal     raster.Color   // soft lights in the water
	blueFoot, violetFoot        raster.Color   // where an aurora is brightest
	violetTop                   raster.Color   // where the violet one ends
	shaft, vignette             raster.Color
	text, soft, label, mode     raster.Color // plain text, second text, labels, the mode's name
	gold, bar, goldBar, barBack raster.Color
	chosenInk                   raster.Color // on the choice that is chosen
	flash, allClearFlash        raster.Color
	letters                     *letterings

	// plain is true for a scheme of fills and lines alone: no lights, glows,
	// reflections or glass.
	plain bool
}

// standard is the scheme of the pictures.
var standard = palette{
	kinds: kindColors(0x58e6ff, 0x5b7dff, 0xffb04a, 0xffe066, 0x5fe08a, 0xb07bff, 0xff6b8a),
	stone: raster.Hex(0x8b95a2),

	water: [...]raster.Stop{
		{At: 0, Color: raster.Hex(0x16507c)}, {At: .30, Color: raster.Hex(0x103a5e)},
		{At: .62, Color: raster.Hex(0x0b2747)}, {At: 1, Color: raster.Hex(0x061222)},
	},
	blueLight: raster.Hex(0x4fb4ff), violet: raster.Hex(0x7a6bff), teal: raster.Hex(0x3ee6c4),
	blueFoot: raster.Hex(0x8dffe4), violetFoot: raster.Hex(0xb3a4ff), violetTop: raster.Hex(0xff6b8a),
	shaft: raster.Hex(0xc9f6ff), vignette: raster.Hex(0x030914),

	text: white, soft: raster.Hex(0xd6ecfb), label: raster.Hex(0xb4dbf5), mode: raster.Hex(0x8ff0dc),
	gold: raster.Hex(0xffe066), bar: raster.Hex(0x3ee6c4), goldBar: raster.Hex(0xffd86b), barBack: raster.Hex(0x04182c),
	chosenInk: white,
	flash:     raster.Hex(0xc9f6ff), allClearFlash: raster.Hex(0xe8fdff),
	letters: &glowing,
}

// The schemes for those who tell red and green, or blue and green, badly apart.
var (
	blueOrange = standard.with(kindColors(0x6cc4ff, 0x3a72f0, 0xf29111, 0xffe94a, 0xf4f7fb, 0xc58fb8, 0x1a2029))
	redTeal    = standard.with(kindColors(0x25c2bd, 0x1a2029, 0xffa9c6, 0xf4f7fb, 0x2aa35a, 0x8f9caa, 0xea3340))
)

// highContrast is fills and lines on black.
var highContrast = palette{
	kinds: kindColors(0x00e5ff, 0x5c8cff, 0xff9d00, 0xffee00, 0x3dff6e, 0xd08bff, 0xff4d6a),
	stone: raster.Hex(0x8b95a2),

	water: [...]raster.Stop{{At: 0, Color: black}, {At: .30, Color: black}, {At: .62, Color: black}, {At: 1, Color: black}},

	text: white, soft: white, label: white, mode: raster.Hex(0x00e5ff),
	gold: plainGold, bar: raster.Hex(0x3dff6e), goldBar: plainGold, barBack: raster.Hex(0x404040),
	chosenInk: black,
	flash:     white, allClearFlash: white,
	letters: &plainLetters, plain: true,
}

var (
	white     = raster.Hex(0xffffff)
	black     = raster.Hex(0x000000)
	plainGold = raster.Hex(0xffee00)
	// rim edges a black crystal, which the dark water would hide.
	rim = raster.Hex(0xdfe9f5)
)

// paletteOf gives the colours of a scheme.
func paletteOf(s session.Scheme) *palette {
	return kit.InScheme(s, &standard, &blueOrange, &redTeal, &highContrast)
}

// kindColors gives colours to the kinds from I to Z.
func kindColors(rgb ...uint32) (c [cascade.Z + 1]raster.Color) {
	for i, v := range rgb {
		c[int(cascade.I)+i] = raster.Hex(v)
	}
	return c
}

// with gives the palette with other crystals.
func (p palette) with(kinds [cascade.Z + 1]raster.Color) palette {
	p.kinds = kinds
	return p
}

// isDark says whether a kind is black and carries a rim.
func (p *palette) isDark(k cascade.Kind) bool {
	c := p.kinds[k]
	return max(c.R, c.G, c.B) < .25
}

// light gives the colour in which a kind shines: its own, or its rim's.
func (p *palette) light(k cascade.Kind) raster.Color {
	if p.isDark(k) {
		return rim
	}
	return p.kinds[k]
}

// shade gives a colour as a facet in more light (f above 1) or less.
func shade(c raster.Color, f float32) raster.Color {
	if f >= 1 {
		return c.Mix(white.Alpha(c.A), min(1, .8*(f-1)))
	}
	return c.Mix(deep(c), min(1, 1.12*(1-f)))
}

// deep is what a colour turns to in the dark: warm colours to brown, cool ones to
// blue.
func deep(c raster.Color) raster.Color {
	warm := kit.Clamp((c.R-c.B)*255/150, 0, 1)
	return raster.Color{
		R: c.R * (.32 + .24*warm),
		G: c.G * (.20 + .06*warm),
		B: c.B*.38 + (18*(1-warm)+6)/255,
		A: c.A,
	}
}
