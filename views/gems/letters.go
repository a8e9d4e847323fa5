package gems

import (
	"strings"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// lettering is a way to make big letters: a fill over their height, a line around
// them, and light behind. Widths are in ems.
type lettering struct {
	face       *raster.Face
	fill       []raster.Stop // from the ascent, 0, to the descent, 1
	line       raster.Color
	width      float32
	glow       raster.Color
	blur, drop float32 // of the glow; how far a dark copy is lowered
}

// word is lettering that is ready to be shown.
type word struct {
	pic         scene.Pic
	size        float32 // pixels per em
	width       float32 // from the first letter's start to the last one's end
	left, above float32 // from the start of the baseline to the picture's corner
	w, h        float32 // the picture's size
}

// The letterings of a scheme.
func (p *palette) called() lettering { // what the game calls out over the board
	return lettering{face: raster.Bold, fill: flat(p.letters), line: p.letterLine, width: .2}
}

func (p *palette) counted() lettering { // the cascade
	l := p.called()
	if !p.plain {
		l.line, l.width = raster.Hex(0x7a1b52), .12
	}
	return l
}

func (p *palette) named() lettering { // the name of the game
	l := lettering{face: raster.Title, fill: flat(p.letters), line: p.letterLine, width: .10}
	if !p.plain {
		l.fill = []raster.Stop{stop(.15, raster.Hex(0xfffbe6)), stop(.45, raster.Hex(0xffe39a)), stop(.56, raster.Hex(0xd99a3d)), stop(.66, raster.Hex(0xffe7a6)), stop(.95, raster.Hex(0xb57a2a))}
		l.line, l.glow, l.blur, l.drop = raster.Hex(0x3a0f2e), raster.Hex(0xff9ad0), .16, .06
	}
	return l
}

// digits is plain lettering, for what can grow.
func (p *palette) digits() lettering { return lettering{face: raster.Title, fill: flat(white)} }

func flat(c raster.Color) []raster.Stop { return []raster.Stop{stop(0, c), stop(1, c)} }

// word puts a word into a book, size pixels per em.
func (l *lettering) word(b *scene.Book, text string, size float32) word {
	return l.part(b, text, size, true, true)
}

// part makes a word of what is behind its letters, of the letters, or of both.
func (l *lettering) part(b *scene.Book, text string, size float32, behind, front bool) word {
	width := l.face.Width(text, size)
	margin := kit.Ceil(max(l.width/2+l.drop, 2.5*l.blur)*size) + 2
	up, down := kit.Ceil(l.face.Ascent(size)), kit.Ceil(l.face.Descent(size))
	w := word{size: size, width: width, left: margin, above: margin + up, w: kit.Ceil(width) + 2*margin, h: up + down + 2*margin}
	w.pic = b.Add(int(w.w), int(w.h), func(c *raster.Canvas) {
		at := l.face.Path(text, margin, margin+up, size)
		if behind {
			l.drawBehind(c, at, size)
		}
		if front {
			c.Fill(at, raster.Linear(0, margin, 0, margin+up+down, l.fill...))
		}
	})
	return w
}

func (l *lettering) drawBehind(c *raster.Canvas, letters raster.Path, size float32) {
	if l.blur > 0 {
		iw, ih := c.Size()
		soft := raster.NewCanvas(iw, ih)
		soft.Stroke(letters, l.width*size, raster.Solid(l.glow))
		soft.Fill(letters, raster.Solid(l.glow))
		soft.Blur(l.blur * size)
		c.Draw(soft, 0, 0, .8, raster.Over)
	}
	if l.width == 0 {
		return
	}
	if l.drop > 0 {
		low := letters.Transform(raster.Move(0, l.drop*size))
		c.Stroke(low, l.width*size, raster.Solid(l.line.Mix(black, .4)))
		c.Fill(low, raster.Solid(l.line))
	}
	c.Stroke(letters, l.width*size, raster.Solid(l.line))
	c.Fill(letters, raster.Solid(l.line))
}

// sizeWithin gives the largest size up to want at which a text is no wider than a
// width.
func (l *lettering) sizeWithin(text string, want, width float32) float32 {
	if w := l.face.Width(text, want); w > width {
		return kit.Floor(want * width / w)
	}
	return want
}

// show paints a word around x, its baseline at y, grown around its middle.
func (w *word) show(s *scene.Scene, x, y, scale float32, tint raster.Color) {
	w.at(s, x-w.width/2, y, x, y-.36*w.size, scale, tint)
}

// at paints a word whose baseline starts at (x, y), grown around (cx, cy).
func (w *word) at(s *scene.Scene, x, y, cx, cy, scale float32, tint raster.Color) {
	x, y = kit.Round(x-w.left)+w.w/2, kit.Round(y-w.above)+w.h/2
	s.Sprite(scene.Sprite{Pic: w.pic, X: cx + (x-cx)*scale, Y: cy + (y-cy)*scale, W: w.w * scale, H: w.h * scale, Tint: tint})
}

// signs are all that numerals are made of.
const signs = "0123456789+x,"

// numerals are signs in a lettering, so that numbers which change can grow. What is
// behind the letters is kept apart, as it must not cover the neighbours.
type numerals struct {
	size          float32
	behind, front [len(signs)]word
	lined         bool
}

func (l *lettering) numerals(b *scene.Book, size float32) *numerals {
	n := &numerals{size: size, lined: l.width > 0 || l.blur > 0}
	for i := range signs {
		n.front[i] = l.part(b, signs[i:i+1], size, false, true)
		if n.lined {
			n.behind[i] = l.part(b, signs[i:i+1], size, true, false)
		}
	}
	return n
}

// figures writes a number with commas, after a sign if there is one, at the end of a
// buffer.
func figures(buffer *[24]byte, sign byte, n int64) []byte {
	i := len(buffer)
	for digits := 0; n > 0 || digits == 0; digits++ {
		if digits > 0 && digits%3 == 0 {
			i--
			buffer[i] = ','
		}
		i--
		buffer[i] = '0' + byte(n%10)
		n /= 10
	}
	if sign != 0 {
		i--
		buffer[i] = sign
	}
	return buffer[i:]
}

// show paints a number around x, its baseline at y, after a sign if there is one.
func (n *numerals) show(s *scene.Scene, sign byte, number int64, x, y, scale float32, tint raster.Color) {
	var buffer [24]byte
	text := figures(&buffer, sign, number)
	left := x - n.width(text)/2
	for _, set := range [...]*[len(signs)]word{&n.behind, &n.front} {
		if set == &n.behind && !n.lined {
			continue
		}
		at := left
		for _, b := range text {
			i := strings.IndexByte(signs, b)
			set[i].at(s, at, y, x, y-.36*n.size, scale, tint)
			at += n.front[i].width
		}
	}
}

func (n *numerals) width(text []byte) (w float32) {
	for _, b := range text {
		w += n.front[strings.IndexByte(signs, b)].width
	}
	return w
}
