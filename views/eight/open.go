package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
)

// drawOpen lists the open boards in the order in which they would be taken up.
func (r *Room) drawOpen(s *scene.Scene, in scene.Rect, titled bool) {
	t, p, m, pad := r.tools, r.colors, r.art.open, 14*r.tools.Px
	small := t.Font(raster.Text, 13)
	y := in.Y + 4*t.Px
	if titled {
		t.Label(s, "OPEN, BEST FIRST", in.X+pad, in.Y+22*t.Px)
		if in.W > 215*t.Px {
			s.Text(small, r.shown.waiting, in.X+in.W-pad, in.Y+22*t.Px, scene.Right, t.Dress.SecondInk)
		}
		y = in.Y + 28*t.Px
	}
	x, line := in.X+pad, lab.Line(small, y+9*t.Px)
	for _, part := range [...]struct {
		text string
		ink  raster.Color
	}{{"g", p.madeInk()}, {" moves made + ", t.Dress.SecondInk}, {"h", p.guessInk()}, {" guess left = ", t.Dress.SecondInk}, {"f", t.Dress.Ink}} {
		s.Text(small, part.text, x, line, scene.Left, part.ink)
		x += small.Width(part.text)
	}
	y += 22 * t.Px
	if len(r.shown.open) == 0 {
		s.Text(small, "No board is open yet.", in.X+pad, y+1.4*small.Size(), scene.Left, t.Dress.SecondInk)
		return
	}
	step := max(52*t.Px, m.size()+8*t.Px)
	sum := t.Font(raster.TextBold, 14).Tabular()
	for i := range r.shown.open {
		b := &r.shown.open[i]
		row := kit.Snap(in.X+8*t.Px, y+float32(i)*step, in.W-16*t.Px, step-2*t.Px)
		if row.Y+row.H > in.Y+in.H-4*t.Px {
			break
		}
		if i == 0 {
			s.Rect(row, t.Dress.Accent.Alpha(.2))
			r.ring(s, row.Inset(2*t.Px), 2*t.Px, p.fresh)
		}
		m.show(s, b.Board, row.X+8*t.Px, row.Y+(row.H-m.size())/2, 0)
		x := row.X + m.size() + 20*t.Px
		r.drawBars(s, b, x, row.Y+.22*row.H)
		base := row.Y + .8*row.H
		end := r.sum(s, sum, int64(b.G), int64(b.H), int64(b.F()), x, base, .24*sum.Size())
		switch {
		case end+small.Width("no. 2")+16*t.Px > row.X+row.W:
		case i == 0:
			w := small.Width("next") + 20*t.Px
			pill := kit.Snap(row.X+row.W-8*t.Px-w, base-1.1*small.Size(), w, 1.5*small.Size())
			t.Plate(s, pill)
			s.Text(t.Font(raster.TextBold, 13), "next", pill.X+pill.W/2, lab.Line(small, pill.Y+pill.H/2), scene.Middle, t.Dress.MainInk)
		default:
			s.Text(small, places[i], row.X+row.W-10*t.Px, base, scene.Right, t.Dress.SecondInk)
		}
	}
}

// places is what stands beside the boards that wait.
var places = [mostOpen]string{"", "no. 2", "no. 3", "no. 4", "no. 5", "no. 6", "no. 7", "no. 8"}

// drawBars shows g and h as lengths, h hatched.
func (r *Room) drawBars(s *scene.Scene, b *eight.Found, x, y float32) {
	for i, n := range [...]int{b.G, b.H} {
		pic := r.art.bars[i][min(n, mostMoves)]
		w, _ := s.Book.Size(pic)
		s.Put(pic, x, y)
		x += float32(w) + 1
	}
}
