package scene

import (
	"math"

	"parlor/scene/raster"
)

// Font is a face at a size, ready to be written with: its letters are white
// pictures of a book, tinted when painted. It ends with its book's generation.
type Font struct {
	book     *Book
	face     *raster.Face
	size     float32
	tracking float32
	tabular  bool

	letters map[rune]*letter
	kerns   map[[2]rune]float32
	digit   float32 // the width of every digit's place, if tabular
}

// letter is a glyph of a font. It is drawn at several places within a pixel, so
// that letters stand evenly and yet lie on whole pixels.
type letter struct {
	pics    [phases]Pic
	advance float32
	left    int // from the pen to the pictures' left edge
	top     int // from the baseline up to their top edge
}

// phases is at how many places within a pixel a letter can stand.
const phases = 4

// Font gives a face at a size in device pixels per em; asked again, the same one.
func (b *Book) Font(face *raster.Face, size float32) *Font {
	return b.font(Font{book: b, face: face, size: size})
}

// Tracked gives the font with px pixels more between letters.
func (f *Font) Tracked(px float32) *Font {
	return f.book.font(Font{book: f.book, face: f.face, size: f.size, tracking: px, tabular: f.tabular})
}

// Tabular gives the font with all digits in places of one width, so that numbers
// that count do not tremble. What stands still reads better without.
func (f *Font) Tabular() *Font {
	return f.book.font(Font{book: f.book, face: f.face, size: f.size, tracking: f.tracking, tabular: true})
}

func (b *Book) font(want Font) *Font {
	for _, f := range b.fonts {
		if f.face == want.face && f.size == want.size && f.tracking == want.tracking && f.tabular == want.tabular {
			return f
		}
	}
	made := want // want itself stays off the heap when there is such a font
	f := &made
	f.letters = map[rune]*letter{}
	f.kerns = map[[2]rune]float32{}
	if f.tabular {
		// As wide as the digits are on average, without the 1: in places as wide as
		// the widest, that narrow one would tear numbers apart.
		f.digit = f.face.Width("023456789", f.size) / 9
		f.digit = float32(math.Ceil(float64(f.digit)*phases)) / phases
	}
	b.fonts = append(b.fonts, f)
	return f
}

// Size gives the font's size in device pixels per em.
func (f *Font) Size() float32 { return f.size }

// Width gives the width of a line of text in device pixels.
func (f *Font) Width(text string) float32 {
	var w float32
	var before rune
	for _, r := range text {
		w += f.gap(before, r) + f.letter(r).advance
		before = r
	}
	return w
}

// gap gives the room between two letters besides their own widths; before is 0
// at the start of a line.
func (f *Font) gap(before, r rune) float32 {
	if before == 0 {
		return 0
	}
	if f.tabular && isDigit(before) {
		before = '0'
	}
	if f.tabular && isDigit(r) {
		r = '0'
	}
	k, ok := f.kerns[[2]rune{before, r}]
	if !ok {
		k = f.face.Kern(before, r, f.size) + f.tracking
		f.kerns[[2]rune{before, r}] = k
	}
	return k
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// letter gives a letter, which is put into the book when first written.
func (f *Font) letter(r rune) *letter {
	if l := f.letters[r]; l != nil {
		return l
	}
	text := string(r)
	l := &letter{advance: f.face.Width(text, f.size)}
	outline := f.face.Path(text, 0, 0, f.size)
	x0, y0, x1, y1 := outline.Bounds()
	var inset float32
	if f.tabular && isDigit(r) {
		inset = (f.digit - x0 - x1) / 2
		l.advance = f.digit
	}
	if x1 > x0 {
		// One pixel more to the right leaves room for the last phase.
		left, top := floor(x0+inset), floor(y0)
		w, h := floor(x1+inset)+2-left, floor(y1)+1-top
		l.left, l.top = left, -top
		for i := range l.pics {
			shift := inset + float32(i)/phases - float32(left)
			l.pics[i] = f.book.Add(w, h, func(c *raster.Canvas) {
				c.Fill(outline.Transform(raster.Move(shift, float32(-top))), raster.Solid(raster.Color{R: 1, G: 1, B: 1, A: 1}))
			})
		}
	}
	f.letters[r] = l
	return l
}

func floor(v float32) int { return int(math.Floor(float64(v))) }
