package cascade

import (
	"parlor/games/cascade"
	"parlor/scene/raster"
)

// palette is the colours of the room. The shapes stand elsewhere, so another
// scheme of colours is another palette.
type palette struct {
	kinds [cascade.Z + 1]raster.Color // crystals, by kind
	stone raster.Color                // crystals of a game that was lost

	water                       [4]raster.Stop // from the top down
	blueLight, violet, teal     raster.Color   // soft lights in the water
	blueFoot, violetFoot        raster.Color   // where an aurora is brightest
	shaft, vignette             raster.Color
	text, soft, label, mode     raster.Color // plain text, second text, labels, the mode's name
	gold, bar, goldBar, barBack raster.Color
	keyInk                      raster.Color
	flash, allClearFlash        raster.Color
}

// standard is the scheme of the pictures.
var standard = palette{
	kinds: [...]raster.Color{
		cascade.I: raster.Hex(0x58e6ff), cascade.J: raster.Hex(0x5b7dff), cascade.L: raster.Hex(0xffb04a),
		cascade.O: raster.Hex(0xffe066), cascade.S: raster.Hex(0x5fe08a), cascade.T: raster.Hex(0xb07bff),
		cascade.Z: raster.Hex(0xff6b8a),
	},
	stone: raster.Hex(0x8b95a2),

	water: [...]raster.Stop{
		{At: 0, Color: raster.Hex(0x16507c)}, {At: .30, Color: raster.Hex(0x103a5e)},
		{At: .62, Color: raster.Hex(0x0b2747)}, {At: 1, Color: raster.Hex(0x061222)},
	},
	blueLight: raster.Hex(0x4fb4ff), violet: raster.Hex(0x7a6bff), teal: raster.Hex(0x3ee6c4),
	blueFoot: raster.Hex(0x8dffe4), violetFoot: raster.Hex(0xb3a4ff),
	shaft: raster.Hex(0xc9f6ff), vignette: raster.Hex(0x030914),

	text: raster.Hex(0xffffff), soft: raster.Hex(0xd6ecfb), label: raster.Hex(0xa9d2ee), mode: raster.Hex(0x8ff0dc),
	gold: raster.Hex(0xffe066), bar: raster.Hex(0x3ee6c4), goldBar: raster.Hex(0xffd86b), barBack: raster.Hex(0x04182c),
	keyInk: raster.Hex(0x12304e),
	flash:  raster.Hex(0xc9f6ff), allClearFlash: raster.Hex(0xe8fdff),
}

var white = raster.Hex(0xffffff)

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
	warm := clamp((c.R-c.B)*255/150, 0, 1)
	return raster.Color{
		R: c.R * (.32 + .24*warm),
		G: c.G * (.20 + .06*warm),
		B: c.B*.38 + (18*(1-warm)+6)/255,
		A: c.A,
	}
}
