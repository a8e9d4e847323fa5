package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
)

// legends tell what stands beside the boards, and which of them is next.
var legends = [...][]word{
	eight.AStar:   {{"g", (*palette).madeInk}, {" moves made + ", nil}, {"h", (*palette).guessInk}, {" guess left = f", nil}},
	eight.Greedy:  {{"g", (*palette).madeInk}, {" made, ", nil}, {"h", (*palette).guessInk}, {" left: the least h is next", nil}},
	eight.Breadth: {{"g", (*palette).madeInk}, {" made: the first stored is next", nil}},
	eight.IDAStar: {{"g", (*palette).madeInk}, {" + ", nil}, {"h", (*palette).guessInk}, {" = f: the last opened is next", nil}},
}

// routeLegends tell it of the boards of a route, none of which is chosen any more.
var routeLegends = [...][]word{
	eight.AStar: legends[eight.AStar], eight.IDAStar: legends[eight.AStar],
	eight.Greedy:  {{"g", (*palette).madeInk}, {" moves made, ", nil}, {"h", (*palette).guessInk}, {" guess left", nil}},
	eight.Breadth: {{"g", (*palette).madeInk}, {" moves made", nil}},
}

// word is a part of a legend, without an ink of its own in the second one.
type word struct {
	text string
	ink  func(p *palette) raster.Color
}

// drawOpen lists the open boards in the order in which they would be taken up; once there
// is a route, its boards.
func (r *Room) drawOpen(s *scene.Scene, in scene.Rect, titled bool) {
	t, p, m, pad, shown := r.tools, r.colors, r.art.open, 14*r.tools.Px, &r.shown.list
	small := t.Font(raster.Text, 13)
	y := in.Y + 4*t.Px
	if titled {
		t.Label(s, shown.head, in.X+pad, in.Y+22*t.Px)
		if in.W > 215*t.Px {
			s.Text(small, shown.count, in.X+in.W-pad, in.Y+22*t.Px, scene.Right, t.Dress.SecondInk)
		}
		y = in.Y + 28*t.Px
	}
	legend := legends[r.shown.moment.search]
	if shown.isRoute {
		legend = routeLegends[r.shown.moment.search]
	}
	x, line := in.X+pad, lab.Line(small, y+9*t.Px)
	for _, part := range legend {
		ink := t.Dress.SecondInk
		if part.ink != nil {
			ink = part.ink(p)
		}
		s.Text(small, part.text, x, line, scene.Left, ink)
		x += small.Width(part.text)
	}
	y += 22 * t.Px
	if len(shown.boards) == 0 {
		s.Text(small, shown.empty, in.X+pad, y+1.4*small.Size(), scene.Left, t.Dress.SecondInk)
		return
	}
	step := max(52*t.Px, m.size()+8*t.Px)
	sum := t.Font(raster.TextBold, 14).Tabular()
	for i := range shown.boards {
		b := &shown.boards[i]
		row := kit.Snap(in.X+8*t.Px, y+float32(i)*step, in.W-16*t.Px, step-2*t.Px)
		if row.Y+row.H > in.Y+in.H-2*t.Px {
			break
		}
		isMarked, beside := i == 0 && shown.isMarked, shown.beside[i]
		if isMarked {
			s.Rect(row, t.Dress.Accent.Alpha(.2))
			r.ring(s, row.Inset(2*t.Px), 2*t.Px, p.fresh)
		}
		m.show(s, b.Board, row.X+8*t.Px, row.Y+(row.H-m.size())/2, 0)
		x := row.X + m.size() + 20*t.Px
		r.drawBars(s, b, x, row.Y+.22*row.H)
		base := row.Y + .8*row.H
		terms, n := r.terms(r.shown.moment.search, b)
		end := writeSum(s, sum, terms[:n], x, base, .24*sum.Size())
		switch {
		case end+small.Width(beside)+16*t.Px > row.X+row.W:
		case isMarked:
			w := small.Width(beside) + 20*t.Px
			pill := kit.Snap(row.X+row.W-8*t.Px-w, base-1.1*small.Size(), w, 1.5*small.Size())
			t.Plate(s, pill)
			s.Text(t.Font(raster.TextBold, 13), beside, pill.X+pill.W/2, lab.Line(small, pill.Y+pill.H/2), scene.Middle, t.Dress.MainInk)
		default:
			s.Text(small, beside, row.X+row.W-10*t.Px, base, scene.Right, t.Dress.SecondInk)
		}
	}
}

// drawBars shows as lengths what boards are taken up by: g, h, or both, h hatched.
func (r *Room) drawBars(s *scene.Scene, b *eight.Found, x, y float32) {
	for i, n := range [...]int{b.G, b.H} {
		if search := r.shown.moment.search; search == eight.Greedy && i == 0 || search == eight.Breadth && i == 1 {
			continue
		}
		pic := r.art.bars[i][min(n, mostMoves)]
		w, _ := s.Book.Size(pic)
		s.Put(pic, x, y)
		x += float32(w) + 1
	}
}
