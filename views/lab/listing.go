package lab

import (
	"strconv"
	"strings"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// numbers are those of the lines.
var numbers = func() (list [20]string) {
	for i := range list {
		list[i] = strconv.Itoa(i + 1)
	}
	return list
}()

// Listing shows pseudo-code, two spaces indenting a level: the lines from first to
// marked are tinted, as the last Step has carried them out, and the marked one has
// a bar. Both are -1 before the first Step. All lines have one size, the largest at which
// each fits, be it the marked one.
func (t *Tools) Listing(s *scene.Scene, r scene.Rect, lines []string, first, marked int) {
	d := t.Dress
	step := r.H / float32(len(lines))
	pitch := min(step, 24*t.Px)
	top := r.Y
	row := func(i int) scene.Rect {
		y := kit.Round(top + float32(i)*pitch)
		return scene.Rect{X: r.X, Y: y, W: r.W, H: kit.Round(top+float32(i+1)*pitch) - y}
	}
	if marked >= 0 {
		from, to := row(first), row(marked)
		s.Rect(scene.Rect{X: r.X, Y: from.Y, W: r.W, H: to.Y + to.H - from.Y}, d.Accent.Alpha(.24))
		s.Rect(scene.Rect{X: r.X, Y: from.Y, W: kit.Round(3 * t.Px), H: to.Y + to.H - from.Y}, d.Accent)
		s.Rect(to, d.Ink)
	}
	look, font, bold := t.listingLook(lines, min(13.5, .84*pitch/t.Px), r.W-4*t.Px)
	left := r.X + look.left*t.Px
	for i, line := range lines {
		words := strings.TrimLeft(line, " ")
		x := left + look.indent(line)*t.Px
		font, ink, number := font, d.SecondInk, d.SecondInk
		switch {
		case i == marked:
			font, ink, number = bold, d.PanelBottom, d.PanelBottom
		case marked >= 0 && i >= first && i < marked:
			ink = d.Ink
		}
		y := Line(font, row(i).Y+pitch/2)
		s.Text(t.Font(raster.Text, 11.5).Tabular(), numbers[i], left-7*t.Px, y, scene.Right, number)
		s.Text(font, words, x, y, scene.Left, ink)
	}
}

// listingLook is where lines begin, in pixels of the picture.
type listingLook struct {
	left   float32 // right of their numbers
	level  float32 // how far a level is indented
	marked *raster.Face
}

// listingLooks are that of the pictures, and one for panels that are too narrow for it.
var listingLooks = [...]listingLook{{26, 10, raster.TextBold}, {21, 4, raster.Text}}

// indent is how far a line begins to the right of the first.
func (l *listingLook) indent(line string) float32 {
	return float32(len(line)-len(strings.TrimLeft(line, " "))) / 2 * l.level
}

// listingLook gives the first look in which all lines fit into a width, the largest size of
// text, no more than most, at which they do, and that of the marked line.
func (t *Tools) listingLook(lines []string, most, width float32) (look *listingLook, font, marked *scene.Font) {
	for i := range listingLooks {
		look = &listingLooks[i]
		size, fits := most, true
		for _, line := range lines {
			words, room := strings.TrimLeft(line, " "), width-(look.left+look.indent(line))*t.Px
			font = t.Fit(look.marked, size, words, room)
			size, fits = min(size, font.Size()/t.Px), fits && font.Width(words) <= room
		}
		font, marked = t.Font(raster.Text, size), t.Font(look.marked, size)
		if fits {
			break
		}
	}
	return look, font, marked
}
