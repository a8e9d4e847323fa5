package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// drawWhy draws the sentence about the last Step, and the board that was expanded
// with its neighbours.
func (r *Room) drawWhy(s *scene.Scene, f *shell.Frame, in scene.Rect, titled bool) {
	t, pad := r.tools, 14*r.tools.Px
	y := in.Y + 4*t.Px
	if titled {
		t.Label(s, r.shown.heading, in.X+pad, in.Y+22*t.Px)
		s.Text(t.Font(raster.Text, 13.5).Tabular(), r.shown.step, in.X+in.W-pad, in.Y+22*t.Px, scene.Right, t.Dress.SecondInk)
		y = in.Y + 30*t.Px
	}
	left := in.X + (in.W-r.layout.whyWidth())/2
	r.shown.why.Show(t, s, left, y, f.Now)
	if r.shown.expanded {
		foot := in.Y + in.H - 10*t.Px
		r.drawExpansion(s, left, y+r.shown.why.Height()+8*t.Px, foot, titled)
	}
}

// whyHeight is how high what drawWhy draws into a sheet is.
func (r *Room) whyHeight() float32 {
	high := r.shown.why.Height() + 16*r.tools.Px
	if r.shown.expanded {
		high += r.art.main.size() + 64*r.tools.Px
	}
	return high
}

// drawExpansion draws the board that was expanded, and beside it its neighbours with
// what became of them, as low as foot where that is wanted.
func (r *Room) drawExpansion(s *scene.Scene, left, top, foot float32, isLow bool) {
	t, a, p := r.tools, &r.art, r.colors
	x, unit := &r.shown.expansion, r.layout.whyWidth()/488
	ring := 4 * unit
	first := left + a.main.size() + 2*ring + 34*unit
	pitch := min((left+r.layout.whyWidth()-first)/4, 96*unit)
	word, sum := t.Font(raster.TextBold, 13), t.Fit(raster.TextBold, 13.5, widestSum, pitch-4*t.Px).Tabular()
	height := 1.5*word.Size() + a.main.size() + 2*ring + 1.6*sum.Size()
	if isLow {
		top = max(top, foot-height)
	}
	y := kit.Round(top + 1.5*word.Size() + ring)
	main := scene.Rect{X: kit.Round(left + ring), Y: y, W: a.main.size(), H: a.main.size()}
	a.main.showRing(s, main.X, main.Y, white)
	a.main.show(s, x.Board, main.X, main.Y, 0)
	r.drawSum(s, sum, x.Found, main.X+main.W/2, y+main.H+ring+1.25*sum.Size(), pitch)

	if len(x.Neighbours) > 0 {
		t.Icon(s, kit.ArrowRight, left+a.main.size()+2*ring+16*unit, y+main.H/2, white)
	}
	for i := range x.Neighbours {
		n := &x.Neighbours[i]
		look := fates[n.Fate]
		if r.shown.slide != "" {
			look = fate{word: r.shown.slide, icon: kit.NoIcon, ink: (*palette).newInk}
		}
		ink := look.ink(p)
		at := scene.Rect{X: kit.Round(first + float32(i)*pitch + (pitch-a.near.size())/2), Y: kit.Round(y + (main.H-a.near.size())/2), W: a.near.size(), H: a.near.size()}
		if look.pale {
			s.Fade = .62
		}
		a.near.showRing(s, at.X, at.Y, ink)
		a.near.show(s, n.Board, at.X, at.Y, n.Tile)
		wide := word.Width(look.word) + 15*t.Px
		baseline := at.Y - 3*unit - .45*word.Size()
		start := at.X + at.W/2 - wide/2
		words := look.word
		switch {
		case wide <= pitch && look.icon != kit.NoIcon:
			t.Icon(s, look.icon, start+6*t.Px, baseline-.33*word.Size(), ink)
			start += 15 * t.Px
		case word.Width(words) <= pitch:
			start = at.X + at.W/2 - word.Width(words)/2
		default:
			t.Icon(s, look.icon, at.X+at.W/2, baseline-.33*word.Size(), ink)
			words = ""
		}
		s.Text(word, words, start, baseline, scene.Left, ink)
		r.drawSum(s, sum, n.Found, at.X+at.W/2, y+main.H+ring+1.25*sum.Size(), pitch)
		s.Fade = 1
	}
}

// fate is how a fate of a neighbour is shown: by a word, a sign and a ring.
type fate struct {
	word string
	icon kit.Icon
	ink  func(p *palette) raster.Color
	pale bool
}

var fates = [...]fate{
	eight.FateNew:       {"new", kit.Plus, (*palette).newInk, false},
	eight.FateShorter:   {"shorter", kit.Chevron, (*palette).shorterInk, false},
	eight.FateKnown:     {"known", kit.Minus, (*palette).dullInk, true},
	eight.FateOverLimit: {"over limit", kit.Close, (*palette).shorterInk, true},
	eight.FateNoRoom:    {"no room", kit.Close, (*palette).shorterInk, true},
}

// ring shows a frame around a small board.
func (r *Room) ring(s *scene.Scene, at scene.Rect, width float32, c raster.Color) {
	width = max(kit.Round(width*.8), 1)
	at = at.Inset(-width)
	for _, side := range [...]scene.Rect{
		{X: at.X, Y: at.Y, W: at.W, H: width}, {X: at.X, Y: at.Y + at.H - width, W: at.W, H: width},
		{X: at.X, Y: at.Y, W: width, H: at.H}, {X: at.X + at.W - width, Y: at.Y, W: width, H: at.H},
	} {
		s.Rect(side, c)
	}
}
