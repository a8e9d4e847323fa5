package softserve

import (
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// writer writes on the room's paper.
type writer struct {
	*kit.Kit
	colors *palette
}

// text writes a line as large as a size allows in a width.
func (w writer) text(s *scene.Scene, face *raster.Face, size float32, text string, x, y, width float32, a scene.Align, c raster.Color) {
	s.Text(w.Fit(face, size, text, width), text, x, y, a, c)
}

// fits says whether a text can be made to fit a width.
func (w writer) fits(face *raster.Face, text string, width float32) bool {
	return w.Font(face, 0).Width(text) <= width
}

// label writes a label in small capitals; short is written where the long form does
// not fit, and nothing where that does not either.
func (w writer) label(s *scene.Scene, long, short string, size, x, y, width float32, a scene.Align) {
	f := w.Font(raster.TextBold, size)
	f = f.Tracked(.1 * f.Size())
	text := long
	if f.Width(text) > width {
		f = w.Font(raster.TextBold, 0)
		if f.Width(text) > width {
			text = short
		}
	}
	if f.Width(text) <= width {
		s.Text(f, text, x, y, a, w.colors.second)
	}
}

// dotted shows a dotted line.
func (w writer) dotted(s *scene.Scene, x, y, width float32) {
	size := max(kit.Round(2*w.Px), 1)
	c := raster.Hex(0xc9a285).Alpha(.9)
	for at := float32(0); at < width; at += 3.5 * size {
		s.Rect(scene.Rect{X: kit.Round(x + at), Y: kit.Round(y), W: size, H: size}, c)
	}
}

// clock writes a time. Minutes take as many digits as they need, at least two.
func (w writer) clock(s *scene.Scene, f *scene.Font, d time.Duration, x, y float32, a scene.Align, c raster.Color) {
	var buffer [20]byte
	s.Text(f, string(appendClock(buffer[:0], d)), x, y, a, c) // short enough to stay on the stack
}

// appendClock appends a time as minutes and seconds: 03:12.
func appendClock(to []byte, d time.Duration) []byte {
	seconds := max(int64(d/time.Second), 0)
	return appendTwo(append(appendTwo(to, seconds/60), ':'), seconds%60)
}

// appendTwo appends a number with at least two digits.
func appendTwo(to []byte, n int64) []byte {
	if n >= 100 {
		to = appendTwo(to, n/10)
		return append(to, '0'+byte(n%10))
	}
	return append(to, '0'+byte(n/10), '0'+byte(n%10))
}
