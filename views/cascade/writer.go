package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// typeScale is the sizes that texts take, in pixels of the 720-high picture.
var typeScale = [...]float32{64, 40, 28, 20, 16, 14, 12}

// leastPoints is the smallest that text may be at any size of window.
const leastPoints = 12

// labelTracking is the room between the capitals of labels, in ems.
const labelTracking = .1

// writer keeps the fonts of a window.
type writer struct {
	book      *scene.Book
	px, least float32
	fonts     map[fontKey]*scene.Font
}

type fontKey struct {
	face *raster.Face
	size float32
	form fontForm
}

// fontForm is how letters stand.
type fontForm uint8

const (
	plain     fontForm = iota
	tracked            // for labels in capitals
	spaced             // for buttons
	prompting          // for the prompt of the title
	tabular            // for what counts
)

func newWriter(b *scene.Book, px, scale float32) writer {
	return writer{book: b, px: px, least: kit.Ceil(leastPoints * scale), fonts: map[fontKey]*scene.Font{}}
}

// font gives a face at a size of the type scale.
func (w *writer) font(face *raster.Face, size float32, form fontForm) *scene.Font {
	return w.pixels(face, size*w.px, form)
}

// pixels gives a face at a size in pixels of the window.
func (w *writer) pixels(face *raster.Face, size float32, form fontForm) *scene.Font {
	key := fontKey{face, max(kit.Round(size), w.least), form}
	f := w.fonts[key]
	if f == nil {
		f = w.book.Font(face, key.size)
		switch form {
		case tracked:
			f = f.Tracked(labelTracking * key.size)
		case spaced:
			f = f.Tracked(.02 * key.size)
		case prompting:
			f = f.Tracked(.054 * key.size)
		case tabular:
			f = f.Tabular()
		}
		w.fonts[key] = f
	}
	return f
}

// fit gives a face at a size, or at the largest below it at which the text is no
// wider than width; the smallest if it never is.
func (w *writer) fit(face *raster.Face, size float32, form fontForm, text string, width float32) *scene.Font {
	return w.largest(face, size, form, width, func(f *scene.Font) float32 { return f.Width(text) })
}

// fitFigures does the same for a number.
func (w *writer) fitFigures(face *raster.Face, size float32, form fontForm, n *figures, width float32) *scene.Font {
	return w.largest(face, size, form, width, n.width)
}

// largest gives the face at the largest size at which what it writes is no wider than
// width.
func (w *writer) largest(face *raster.Face, size float32, form fontForm, width float32, of func(*scene.Font) float32) *scene.Font {
	f := w.font(face, size, form)
	for _, less := range typeScale {
		if of(f) <= width {
			break
		}
		if less < size {
			f = w.font(face, less, form)
		}
	}
	return f
}

// label writes a label in small capitals; short is written when the long form is
// too wide even at the smallest size.
func (w *writer) label(s *scene.Scene, long, short string, size, x, y, width float32, a scene.Align, c raster.Color) {
	f := w.fit(raster.TextBold, size, tracked, long, width)
	if f.Width(long) > width {
		long = short
		f = w.fit(raster.TextBold, size, tracked, short, width)
	}
	s.Text(f, long, x, y, a, c)
}
