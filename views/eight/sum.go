package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// term is a number of a sum with the sign before it.
type term struct {
	sign         string
	n            int
	ink, signInk raster.Color
}

// widestSum takes as much room as any.
const widestSum = "00+00=00"

// terms are what a board is told by: g + h = f in a search that takes boards up by f, g
// and h in one that minds h alone, and g where nothing is guessed.
func (r *Room) terms(search eight.Search, b *eight.Found) (list [3]term, n int) {
	p, second := r.colors, r.tools.Dress.SecondInk
	g, h := term{n: b.G, ink: p.madeInk()}, term{n: b.H, ink: p.guessInk()}
	switch search {
	case eight.Breadth:
		g.sign, g.signInk = "g", g.ink
		return [3]term{g}, 1
	case eight.Greedy:
		g.sign, g.signInk = "g", g.ink
		h.sign, h.signInk = "  h", h.ink
		return [3]term{g, h}, 2
	}
	h.sign, h.signInk = "+", second
	return [3]term{g, h, {"=", b.F(), r.tools.Dress.Ink, second}}, 3
}

// drawSum tells of a board around x, closer where there is less room, and where there is
// none by the number that counts.
func (r *Room) drawSum(s *scene.Scene, font *scene.Font, b eight.Found, x, y, room float32) {
	terms, n := r.terms(r.shown.moment.search, &b)
	if last := terms[n-1]; room < font.Width(widestSum) {
		s.Number(font, int64(last.n), x, y, scene.Middle, last.ink)
		return
	}
	space := kit.Clamp((room-4*r.tools.Px-font.Width(widestSum))/4, 0, .24*font.Size())
	wide := -space
	for _, t := range terms[:n] {
		wide += t.width(font, space)
	}
	writeSum(s, font, terms[:n], x-wide/2, y, space)
}

// writeSum writes a sum from x on, and gives where it ends.
func writeSum(s *scene.Scene, font *scene.Font, terms []term, x, y, space float32) float32 {
	for _, t := range terms {
		left := x
		if t.sign != "" {
			s.Text(font, t.sign, x, y, scene.Left, t.signInk)
			left += font.Width(t.sign) + space
		}
		s.Number(font, int64(t.n), left, y, scene.Left, t.ink)
		x += t.width(font, space)
	}
	return x
}

// width is how wide it is, with the space after its sign and after itself.
func (t *term) width(font *scene.Font, space float32) float32 {
	w := font.Width("0") + space
	if t.n > 9 {
		w += font.Width("0")
	}
	if t.sign != "" {
		w += font.Width(t.sign) + space
	}
	return w
}
