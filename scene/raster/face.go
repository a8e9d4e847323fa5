package raster

import (
	"embed"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// fonts has the font files with their licences, which ask to go with them. They
// are not compressed: what carries the program compresses it, and the program
// starts sooner.
//
//go:embed fonts
var fonts embed.FS

// The faces of Parlor. Fredoka is for titles, big numbers and buttons, Atkinson
// Hyperlegible Next for text, labels and lists.
var (
	Title    = &Face{file: "fonts/fredoka-latin-600-normal.ttf"}
	Bold     = &Face{file: "fonts/fredoka-latin-700-normal.ttf"}
	Text     = &Face{file: "fonts/atkinson-hyperlegible-next-latin-500-normal.ttf"}
	TextBold = &Face{file: "fonts/atkinson-hyperlegible-next-latin-700-normal.ttf"}
)

// Face is a typeface in one weight, read when first used. It may be used by
// several goroutines.
type Face struct {
	file string

	mu     sync.Mutex
	font   *sfnt.Font
	em     float32 // font units in one em
	buffer sfnt.Buffer
	glyphs map[rune]*glyph
}

// glyph is one letter at a size of one em per pixel.
type glyph struct {
	index   sfnt.GlyphIndex
	advance float32
	path    Path
}

// open reads the font; the face is locked until the function it gives is called.
func (f *Face) open() (unlock func()) {
	f.mu.Lock()
	if f.font != nil {
		return f.mu.Unlock
	}
	data, err := fonts.ReadFile(f.file)
	if err == nil {
		f.font, err = sfnt.Parse(data)
	}
	if err != nil {
		panic("the embedded font " + f.file + ": " + err.Error())
	}
	f.em = float32(f.font.UnitsPerEm())
	f.glyphs = map[rune]*glyph{}
	return f.mu.Unlock
}

// unit is the size at which outlines are read: one font unit is a whole number.
func (f *Face) unit() fixed.Int26_6 { return fixed.I(int(f.em)) }

// scale turns a length in font units to one in ems.
func (f *Face) scale(v fixed.Int26_6) float32 { return float32(v) / 64 / f.em }

// glyph gives a letter; a letter that the font lacks is the font's empty box.
func (f *Face) glyph(r rune) *glyph {
	if g := f.glyphs[r]; g != nil {
		return g
	}
	g := &glyph{}
	g.index, _ = f.font.GlyphIndex(&f.buffer, r)
	if advance, err := f.font.GlyphAdvance(&f.buffer, g.index, f.unit(), font.HintingNone); err == nil {
		g.advance = f.scale(advance)
	}
	outline, _ := f.font.LoadGlyph(&f.buffer, g.index, f.unit(), nil)
	for _, s := range outline {
		var p [3]Point
		for i, a := range s.Args {
			p[i] = Point{f.scale(a.X), f.scale(a.Y)}
		}
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			g.path.MoveTo(p[0][0], p[0][1])
		case sfnt.SegmentOpLineTo:
			g.path.LineTo(p[0][0], p[0][1])
		case sfnt.SegmentOpQuadTo:
			g.path.QuadTo(p[0][0], p[0][1], p[1][0], p[1][1])
		case sfnt.SegmentOpCubeTo:
			g.path.CubeTo(p[0][0], p[0][1], p[1][0], p[1][1], p[2][0], p[2][1])
		}
	}
	f.glyphs[r] = g
	return g
}

// kern gives by how many ems two letters stand closer or wider than alone.
func (f *Face) kern(a, b *glyph) float32 {
	k, err := f.font.Kern(&f.buffer, a.index, b.index, f.unit(), font.HintingNone)
	if err != nil {
		return 0
	}
	return f.scale(k)
}

// Kern gives by how many pixels b stands closer to a than alone (or wider, above
// 0), at a size in pixels per em.
func (f *Face) Kern(a, b rune, size float32) float32 {
	defer f.open()()
	return f.kern(f.glyph(a), f.glyph(b)) * size
}

// walk calls a function for each letter with its place in ems, and gives the
// width of the whole.
func (f *Face) walk(s string, each func(g *glyph, x float32)) float32 {
	var x float32
	var before *glyph
	for _, r := range s {
		g := f.glyph(r)
		if before != nil {
			x += f.kern(before, g)
		}
		if each != nil {
			each(g, x)
		}
		x += g.advance
		before = g
	}
	return x
}

// Width gives the width of a line of text at a size in pixels per em.
func (f *Face) Width(s string, size float32) float32 {
	defer f.open()()
	return f.walk(s, nil) * size
}

// Path gives the outlines of a line of text that starts at x, with its baseline
// at y, at a size in pixels per em.
func (f *Face) Path(s string, x, y, size float32) Path {
	defer f.open()()
	var p Path
	f.walk(s, func(g *glyph, gx float32) {
		p.Add(g.path.Transform(Scale(size, size).Then(Move(x+gx*size, y))))
	})
	return p
}

// Ascent gives how far tall letters rise above the baseline at a size.
func (f *Face) Ascent(size float32) float32 {
	defer f.open()()
	m, _ := f.font.Metrics(&f.buffer, f.unit(), font.HintingNone)
	return f.scale(m.Ascent) * size
}

// Descent gives how far letters such as g reach below the baseline at a size.
func (f *Face) Descent(size float32) float32 {
	defer f.open()()
	m, _ := f.font.Metrics(&f.buffer, f.unit(), font.HintingNone)
	return f.scale(m.Descent) * size
}
