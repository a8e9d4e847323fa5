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
// a bar. Both are -1 before the first Step.
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
	indent, left := 10*t.Px, r.X+26*t.Px
	for i, line := range lines {
		words := strings.TrimLeft(line, " ")
		x := left + float32(len(line)-len(words))/2*indent
		face, ink, number := raster.Text, d.SecondInk, d.SecondInk
		switch {
		case i == marked:
			face, ink, number = raster.TextBold, d.PanelBottom, d.PanelBottom
		case marked >= 0 && i >= first && i < marked:
			ink = d.Ink
		}
		font := t.Fit(face, min(13.5, .62*pitch/t.Px), words, r.X+r.W-x-4*t.Px)
		y := Line(font, row(i).Y+pitch/2)
		s.Text(t.Font(raster.Text, 11.5).Tabular(), numbers[i], left-7*t.Px, y, scene.Right, number)
		s.Text(font, words, x, y, scene.Left, ink)
	}
}
