package lab

import (
	"iter"
	"strings"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// Span is a part of a text with a look of its own.
type Span struct {
	Text string
	Bold bool
	Ink  raster.Color // none: the dress's ink
	// Fill and Edge make a box around it, which is not broken over two lines; none in
	// the zero values.
	Fill, Edge raster.Color
	About      int // what a box is about, for Boxes
}

// isBox says whether a box is around it.
func (s *Span) isBox() bool { return s.Fill.A > 0 || s.Edge.A > 0 }

// Prose is a text in lines.
type Prose struct {
	pieces []piece
	height float32
}

// piece is a word, or a box, where it stands.
type piece struct {
	Span
	font *scene.Font
	x, y float32 // from the upper left corner; y is its baseline
	w    float32
}

// Prose cuts a text into lines of a width, at a size in pixels of the picture.
func (t *Tools) Prose(spans []Span, size, width float32) Prose {
	words := len(spans)
	for _, s := range spans {
		words += strings.Count(s.Text, " ")
	}
	p := Prose{pieces: make([]piece, 0, words)}
	plain, bold := t.Font(raster.Text, size), t.Font(raster.TextBold, size)
	step, space := lineStep(plain.Size()), plain.Width(" ")
	x, y := float32(0), .35*step+.5*plain.Size()
	glued := true // the next word follows without a space
	add := func(word string, s Span, font *scene.Font) {
		w, pad := font.Width(word), float32(0)
		if s.isBox() {
			pad = .3 * font.Size()
		}
		w += 2 * pad
		gap := space
		if glued {
			gap = 0
		}
		if x > 0 && x+gap+w > width {
			x, y, gap = 0, y+step, 0
			if last := len(p.pieces) - 1; glued && p.pieces[last].x > 0 && p.pieces[last].w+w <= width { // a full stop takes its word along
				p.pieces[last].x, p.pieces[last].y = 0, y
				x = p.pieces[last].w
			}
		}
		s.Text = word
		p.pieces = append(p.pieces, piece{s, font, x + gap, y, w})
		x += gap + w
		glued = false
	}
	for _, s := range spans {
		font := plain
		if s.Bold {
			font = bold
		}
		if s.Ink.A == 0 {
			s.Ink = t.Dress.Ink
		}
		if s.isBox() {
			add(s.Text, s, font)
			glued = true
			continue
		}
		// A comma, say, stands close to the span before it.
		glued = glued && !strings.HasPrefix(s.Text, " ")
		for word := range strings.FieldsSeq(s.Text) {
			add(word, s, font)
		}
		glued = !strings.HasSuffix(s.Text, " ")
	}
	p.height = y + .35*step
	return p
}

// lineStep is how far lines are apart.
func lineStep(size float32) float32 { return 1.46 * size }

// show shows the text with its upper left corner at (x, y).
func (p *Prose) show(t *Tools, s *scene.Scene, x, y float32) {
	for i := range p.pieces {
		q := &p.pieces[i]
		left := x + q.x
		if q.isBox() {
			t.Box(s, q.box(x, y), q.Fill, q.Edge)
			left += .3 * q.font.Size()
		}
		s.Text(q.font, q.Text, left, y+q.y, scene.Left, q.Ink)
	}
}

// box is where the box of a piece is in a text at (x, y).
func (q *piece) box(x, y float32) scene.Rect {
	return scene.Rect{X: x + q.x, Y: y + q.y - .98*q.font.Size(), W: q.w, H: 1.3 * q.font.Size()}
}

// Box shows a box with round corners and an edge. It is for few sizes and colours,
// as each is a picture.
func (t *Tools) Box(s *scene.Scene, r scene.Rect, fill, edge raster.Color) {
	look := box{int(kit.Round(r.W)), int(kit.Round(r.H)), fill, edge}
	pic, ok := t.boxes[look]
	if !ok {
		radius, line := 5*t.Px, max(1.4*t.Px, 1)
		pic = t.book.Add(look.w, look.h, func(c *raster.Canvas) {
			w, h := c.Size()
			c.Fill(raster.Box(0, 0, float32(w), float32(h), radius), raster.Solid(edge))
			c.Fill(raster.Box(line, line, float32(w)-2*line, float32(h)-2*line, radius-line), raster.Solid(fill))
		})
		t.boxes[look] = pic
	}
	s.Put(pic, r.X, r.Y)
}

// box tells apart the pictures of boxes.
type box struct {
	w, h       int
	fill, edge raster.Color
}

// fadeTime is how long one text takes to give way to the next.
const fadeTime = 100 * time.Millisecond

// Fading shows a text that changes: the new one comes up while the old one goes.
type Fading struct {
	now, before Prose
	since       time.Duration
}

// Set changes the text; at once where nothing is to fade.
func (f *Fading) Set(p Prose, now time.Duration, atOnce bool) {
	f.before, f.now, f.since = f.now, p, now
	if atOnce {
		f.before, f.since = Prose{}, now-fadeTime
	}
}

// Show shows it with its upper left corner at (x, y).
func (f *Fading) Show(t *Tools, s *scene.Scene, x, y float32, now time.Duration) {
	in := min(float32(now-f.since)/float32(fadeTime), 1)
	fade := s.Fade
	if in < 1 {
		s.Fade = fade * (1 - in)
		f.before.show(t, s, x, y)
	}
	s.Fade = fade * in
	f.now.show(t, s, x, y)
	s.Fade = fade
}

// Boxes gives the boxes of the newer text with its upper left corner at (x, y), and what
// they are about.
func (f *Fading) Boxes(x, y float32) iter.Seq2[int, scene.Rect] {
	return func(yield func(about int, at scene.Rect) bool) {
		for i := range f.now.pieces {
			if q := &f.now.pieces[i]; q.isBox() && !yield(q.About, q.box(x, y)) {
				return
			}
		}
	}
}

// Height is how high the newer text is.
func (f *Fading) Height() float32 { return f.now.height }
