package eight

import (
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

// palette is the colours of the room in one scheme. What differs in meaning differs
// in shape or in words too.
type palette struct {
	dress *kit.Dress
	plain bool // no shades and no light

	slateTop, slateFoot  raster.Color
	walnut               [3]raster.Color // the tray from its top to its foot
	well                 raster.Color
	ivory                [3]raster.Color // a tile from its top to its foot
	lip, numeral         raster.Color
	blank                raster.Color // the Blank of the Goal Picture
	moved                raster.Color // the tile that makes a neighbour
	made, guessed        raster.Color // g and h
	fresh, shorter, dull raster.Color // the fates of neighbours
	away, home           raster.Color // the marks on tiles
	hint                 raster.Color
}

var (
	standard = palette{
		dress: kit.Slate, slateTop: raster.Hex(0x2a4152), slateFoot: raster.Hex(0x1d2d3a),
		walnut: [3]raster.Color{raster.Hex(0x7d5838), raster.Hex(0x5d3f28), raster.Hex(0x472e1b)}, well: raster.Hex(0x241509),
		ivory: [3]raster.Color{raster.Hex(0xfffaf0), raster.Hex(0xf7edd8), raster.Hex(0xe9dbbb)}, lip: raster.Hex(0xbfae86), numeral: raster.Hex(0x3d2c1e),
		blank: raster.Hex(0xd5c6a7), moved: raster.Hex(0x9ff0e2), made: raster.Hex(0x2fb8a6), guessed: raster.Hex(0xff7f6a),
		fresh: raster.Hex(0x7ce8d8), shorter: raster.Hex(0xffd27a), dull: raster.Hex(0xb9ccd3),
		away: raster.Hex(0xc9402b), home: raster.Hex(0x1b8a7b), hint: raster.Hex(0xffd27a),
	}
	blueOrange = with(standard, func(p *palette) {
		p.made, p.guessed = raster.Hex(0x56b4e9), raster.Hex(0xe69f00)
		p.fresh, p.shorter = raster.Hex(0x8fd0f5), raster.Hex(0xf0e442)
		p.moved, p.away, p.home = raster.Hex(0x9ad8ff), raster.Hex(0xb45f00), raster.Hex(0x0072b2)
	})
	redTeal = with(standard, func(p *palette) {
		p.made, p.guessed = raster.Hex(0x19b5a5), raster.Hex(0xf0605a)
		p.fresh, p.shorter = raster.Hex(0x6fe3d6), raster.Hex(0xffa3c4)
		p.moved, p.away, p.home = raster.Hex(0x8fe8dd), raster.Hex(0xc02828), raster.Hex(0x0d7f74)
	})
	contrast = with(standard, func(p *palette) {
		black, white := raster.Hex(0x000000), raster.Hex(0xffffff)
		p.dress, p.plain = kit.Contrast, true
		p.slateTop, p.slateFoot, p.well = black, black, black
		p.walnut = [3]raster.Color{white, white, white}
		p.ivory, p.lip, p.numeral, p.blank = [3]raster.Color{white, white, white}, black, black, raster.Hex(0x808080)
		p.moved, p.made, p.guessed = raster.Hex(0xffee00), raster.Hex(0x00e5ff), raster.Hex(0xff8a00)
		p.fresh, p.shorter, p.dull = raster.Hex(0x00e5ff), raster.Hex(0xffee00), white
		p.away, p.home, p.hint = raster.Hex(0xb00000), raster.Hex(0x005f20), raster.Hex(0xffee00)
	})
)

func with(p palette, change func(p *palette)) palette {
	change(&p)
	return p
}

func paletteOf(s session.Scheme) *palette {
	switch s {
	case session.BlueOrange:
		return &blueOrange
	case session.RedTeal:
		return &redTeal
	case session.HighContrast:
		return &contrast
	}
	return &standard
}
