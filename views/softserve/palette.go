package softserve

import (
	"parlor/games/softserve"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

// palette is the colours of a scheme.
type palette struct {
	dress *kit.Dress
	plain bool // high contrast: flat fills on black, thick lines

	flavours [len(flavourNames)]raster.Color
	marks    [len(flavourNames)]markColors
	bigMarks bool // flavours are told by their marks first

	ink, second raster.Color // texts on paper
	onTiles     raster.Color // texts below the counter
	danger      raster.Color
	gold        raster.Color
}

// markColors are those of a flavour's mark: its body, its detail and its line.
type markColors struct{ body, detail, line raster.Color }

var (
	white     = raster.Hex(0xffffff)
	black     = raster.Hex(0x000000)
	ink       = raster.Hex(0x4a2c2a)
	cream     = raster.Hex(0xfff3e0)
	raspberry = raster.Hex(0x8c2a48)
)

// The flavours as they stand in a sentence.
var flavourNames = [...]string{
	softserve.Vanilla: "vanilla", softserve.Strawberry: "strawberry", softserve.Chocolate: "chocolate",
	softserve.Mint: "mint", softserve.Blueberry: "blueberry", softserve.Lemon: "lemon",
}

func colorsOf(rgb ...uint32) (list [len(flavourNames)]raster.Color) {
	for i, c := range rgb {
		list[i] = raster.Hex(c)
	}
	return list
}

func marksOf(line raster.Color, rgb ...[2]uint32) (list [len(flavourNames)]markColors) {
	for i, c := range rgb {
		list[i] = markColors{raster.Hex(c[0]), raster.Hex(c[1]), line}
	}
	return list
}

// standard is the parlour as it is.
var standard = palette{
	dress:    kit.Mint,
	flavours: colorsOf(0xffeeb8, 0xff8fa8, 0x8a5540, 0x8fe0c0, 0x8f9bff, 0xfff06a),
	marks: marksOf(ink, [2]uint32{0xffffff, 0xffb938}, [2]uint32{0xf0325a, 0x58b947}, [2]uint32{0x5a3020, 0x8b5436},
		[2]uint32{0x2f9e6d, 0xd9fff0}, [2]uint32{0x4250c8, 0xc9d0ff}, [2]uint32{0xffd000, 0xffd91f}),
	ink: ink, second: raster.Hex(0x7a5048), onTiles: raster.Hex(0x123d33),
	danger: raster.Hex(0xff5d7d), gold: raster.Hex(0xffe15a),
}

// The other schemes change what differs.
var (
	blueOrange = standard.with(func(p *palette) {
		p.flavours = colorsOf(0xffffff, 0xf08a1d, 0x34302f, 0x7cc8f5, 0x1f66c9, 0xffe94d)
		p.bigMarks = true
		p.marks[softserve.Strawberry] = markColors{raster.Hex(0xc75a00), raster.Hex(0xfff3d6), ink}
		p.marks[softserve.Mint].body = raster.Hex(0x0d5f9e)
		p.marks[softserve.Chocolate].line = cream
	})
	redTeal = standard.with(func(p *palette) {
		p.flavours = colorsOf(0xffb3cc, 0xe2323c, 0x332b2e, 0x25b3a2, 0xa7adb5, 0x2b8a3e)
		p.bigMarks = true
		p.marks[softserve.Chocolate].line = cream
		p.marks[softserve.Blueberry] = markColors{raster.Hex(0x6a7078), raster.Hex(0xf4f6f8), ink}
		p.marks[softserve.Lemon] = markColors{raster.Hex(0x8fe39a), raster.Hex(0x3fae55), ink}
	})
	highContrast = standard.with(func(p *palette) {
		p.dress, p.plain, p.bigMarks = kit.Contrast, true, true
		p.flavours = colorsOf(0xfff3c4, 0xff4f86, 0xa5622f, 0x19e68c, 0x5b7dff, 0xfff200)
		for i := range p.marks {
			p.marks[i].line = black
		}
		p.marks[softserve.Chocolate] = markColors{raster.Hex(0x7a3c14), raster.Hex(0xd98a4a), cream}
		p.ink, p.second, p.onTiles = white, white, white
		p.danger, p.gold = raster.Hex(0xff6b6b), raster.Hex(0xffee00)
	})
)

// with gives a copy of a palette that is changed.
func (p palette) with(change func(*palette)) palette {
	change(&p)
	return p
}

func paletteOf(s session.Scheme) *palette {
	return kit.InScheme(s, &standard, &blueOrange, &redTeal, &highContrast)
}

// isDark says whether a flavour needs light lines.
func (p *palette) isDark(f softserve.Flavour) bool {
	c := p.flavours[f]
	return !p.plain && c.R+c.G+c.B < 1.4
}

// light and shade are a flavour's colour where light falls on it, and where it
// does not.
func (p *palette) light(f softserve.Flavour) raster.Color {
	if p.isDark(f) {
		return p.flavours[f].Mix(white, .34)
	}
	return p.flavours[f].Mix(white, .55)
}

func (p *palette) shade(f softserve.Flavour) raster.Color {
	if f == softserve.Vanilla || f == softserve.Lemon {
		return p.flavours[f].Mix(raster.Hex(0xc0603a), .21)
	}
	return p.flavours[f].Mix(raster.Hex(0x3a1040), .24)
}
