package cascade

import (
	"strings"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// figures is a number as it is shown. It is made anew each frame and allocates
// nothing.
type figures struct {
	text [27]byte
	from int
}

// signs are all that figures are made of.
const signs = "0123456789,:.-x"

// sign gives a sign as a string that is there already.
func sign(b byte) string {
	i := strings.IndexByte(signs, b)
	return signs[i : i+1]
}

func (f *figures) put(b byte) {
	f.from--
	f.text[f.from] = b
}

// digits puts n before what is there, with at least least digits.
func (f *figures) digits(n int64, least int, comma bool) {
	for i := 0; n > 0 || i < least; i++ {
		if comma && i > 0 && i%3 == 0 {
			f.put(',')
		}
		f.put('0' + byte(n%10))
		n /= 10
	}
}

// whole is a whole number with commas between its thousands.
func whole(n int64) (f figures) {
	f.from = len(f.text)
	f.digits(max(n, 0), 1, true)
	return f
}

// times is a count: x3.
func times(n int64) (f figures) {
	f = whole(n)
	f.put('x')
	return f
}

// clock is minutes and seconds: 3:42.
func clock(d time.Duration) (f figures) {
	f.from = len(f.text)
	f.seconds(max(d, 0))
	return f
}

// stopwatch is a time to the hundredth, which is cut and not rounded: 1:03.51.
func stopwatch(d time.Duration) (f figures) {
	f.from = len(f.text)
	d = max(d, 0)
	f.digits(int64(d/(10*time.Millisecond)%100), 2, false)
	f.put('.')
	f.seconds(d)
	return f
}

func (f *figures) seconds(d time.Duration) {
	f.digits(int64(d/time.Second%60), 2, false)
	f.put(':')
	f.digits(int64(d/time.Minute), 1, true)
}

// The dashes that stand where no time, or no score, has been kept. They read the
// same from both ends.
const noTime, noScore = "--:--", "---"

// dashes are such dashes.
func dashes(text string) (f figures) {
	f.from = len(f.text)
	for i := range len(text) {
		f.put(text[i])
	}
	return f
}

func (f *figures) String() string { return string(f.text[f.from:]) }

// width gives how wide figures are in a font.
func (f *figures) width(font *scene.Font) (w float32) {
	for _, b := range f.text[f.from:] {
		w += font.Width(sign(b))
	}
	return w
}

// show writes figures in a font.
func (f *figures) show(s *scene.Scene, font *scene.Font, x, y float32, a scene.Align, c raster.Color) {
	x -= f.width(font) * float32(a) / 2
	for _, b := range f.text[f.from:] {
		s.Text(font, sign(b), x, y, scene.Left, c)
		x += font.Width(sign(b))
	}
}

// numerals are signs in a lettering, so that any number can be shown in it, as one
// word of the lettering would be. What is behind the letters is kept apart: it must
// not cover the neighbours.
type numerals struct {
	size          float32 // pixels per em
	behind, front [len(signs)]word
}

func (l lettering) numerals(b *scene.Book, size, px float32) *numerals {
	n := &numerals{size: size}
	for i := range signs {
		text := signs[i : i+1]
		n.front[i] = l.layers(b, text, size, px, false, true)
		if len(l.behind) > 0 {
			n.behind[i] = l.layers(b, text, size, px, true, false)
		}
	}
	return n
}

// width gives how wide figures are in these numerals.
func (n *numerals) width(f *figures) (w float32) {
	for _, b := range f.text[f.from:] {
		w += n.front[strings.IndexByte(signs, b)].width
	}
	return w
}

// show writes figures with the part of them that a names at x.
func (n *numerals) show(s *scene.Scene, f *figures, x, y float32, a scene.Align, alpha float32) {
	n.grown(s, f, kit.Round(x-n.width(f)*float32(a)/2), kit.Round(y), growth{scale: 1}, alpha)
}

// grown writes figures from (x, y) on, changed by a growth.
func (n *numerals) grown(s *scene.Scene, f *figures, x, y float32, g growth, alpha float32) {
	for _, set := range [...]*[len(signs)]word{&n.behind, &n.front} {
		at := x
		for _, b := range f.text[f.from:] {
			i := strings.IndexByte(signs, b)
			set[i].grown(s, at, y, g, alpha)
			at += n.front[i].width
		}
	}
}

// goldNumbers are golden numerals at falling sizes.
type goldNumbers []*numerals

// newGoldNumbers makes numerals at the sizes of the type scale from one to
// another, at px pixels of the window for one of the picture.
func newGoldNumbers(w *writer, l lettering, px, from, to float32) (g goldNumbers) {
	for _, size := range typeScale {
		if size <= from && size >= to {
			g = append(g, l.numerals(w.book, max(kit.Round(size*px), w.least), px))
		}
	}
	return g
}

// fit gives the largest numerals in which figures are no wider than a width.
func (g goldNumbers) fit(f *figures, width float32) *numerals {
	for _, n := range g {
		if n.width(f) <= width {
			return n
		}
	}
	return g[len(g)-1]
}
