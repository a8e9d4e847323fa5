package shell

import (
	"fmt"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/sim"
	"parlor/views/kit"
)

// statistics shows what the games of a kind come to, how their results went, and the
// buttons.
func (l *listing) statistics() {
	v := l.v
	if len(v.figures) == 0 {
		l.note("No games yet. Each is counted here once it is over, on this device alone.")
	} else {
		l.y += 6 * l.px
		l.figures(v.figures)
		if len(v.plots) > 0 {
			l.plot(&v.plots[min(v.plot, len(v.plots)-1)])
		}
	}
	l.y += 10 * l.px
	x := l.left + rowPad*l.px
	for i := range v.lines {
		const w, gap = 148, 10
		if x+w*l.px > l.left+l.width {
			x = l.left + rowPad*l.px
			l.y += (lineButton + gap) * l.px
		}
		l.button(i, x, w*l.px)
		x += (w + gap) * l.px
	}
	if len(v.lines) > 0 {
		l.y += (lineButton + 14) * l.px
	}
}

// figures shows lines with a value each, in two columns where there is room.
func (l *listing) figures(list []Figure) {
	columns := 1
	if l.width > 520*l.px {
		columns = 2
	}
	rows := (len(list) + columns - 1) / columns
	pad := rowPad * l.px
	w := (l.width - pad) / float32(columns)
	for i, f := range list {
		r := kit.Snap(l.left+w*float32(i/rows), l.y+figureHeight*l.px*float32(i%rows), w-pad, figureHeight*l.px)
		l.kit.Row(l.s, r, i%rows%2 == 0)
		value := l.kit.Font(raster.TextBold, 15).Tabular()
		y := r.Y + r.H/2 + .35*value.Size()
		l.s.Text(value, f.Value, r.X+r.W-pad, y, scene.Right, l.kit.Dress.Ink)
		room := r.W - 3*pad - value.Width(f.Value)
		l.s.Text(l.kit.Fit(raster.Text, 14.5, f.Label, room), f.Label, r.X+pad, y, scene.Left, l.kit.Dress.SecondInk)
	}
	l.y += figureHeight * l.px * float32(rows)
}

// plot shows the results one after the other, and the best among them so far as a
// line that rises.
func (l *listing) plot(p *plot) {
	a, k, px, list := l.a, l.kit, l.px, p.games
	low, high := list[0].Rank[0], list[0].Rank[0]
	for _, g := range list {
		low, high = min(low, g.Rank[0]), max(high, g.Rank[0])
	}
	l.y += 14 * px
	head := k.Font(raster.Title, 16)
	title := fmt.Sprintf("%s: %s", a.bestName(p.best), plural(len(list), "game"))
	l.s.Text(head, title, l.left+rowPad*px, l.y+head.Size(), scene.Left, k.Dress.Ink)
	l.y += 1.5 * head.Size()
	box := kit.Snap(l.left+rowPad*px, l.y, l.width-2*rowPad*px, plotHeight*px)
	l.y += plotHeight * px
	k.Sunk(l.s, box)
	small := k.Font(raster.Text, 12)
	in := scene.Rect{X: box.X + 12*px, Y: box.Y + 24*px, W: box.W - 24*px, H: box.H - 50*px}
	text := func(rank int64) string {
		return a.room().BestText(list[0].Mode, sim.Result{Ranked: true, Rank: [3]int64{rank}})
	}
	l.s.Text(small, text(high), box.X+8*px, box.Y+16*px, scene.Left, k.Dress.Accent)
	if low != high {
		l.s.Text(small, text(low), box.X+8*px, box.Y+box.H-22*px, scene.Left, k.Dress.SecondInk)
	}
	day := func(g *session.Game) string { return time.Unix(g.Start, 0).Format("2 Jan 2006") }
	l.s.Text(small, day(list[0]), in.X, box.Y+box.H-7*px, scene.Left, k.Dress.SecondInk)
	if len(list) > 1 {
		l.s.Text(small, day(list[len(list)-1]), in.X+in.W, box.Y+box.H-7*px, scene.Right, k.Dress.SecondInk)
	}
	y := func(rank int64) float32 {
		if low == high {
			return in.Y
		}
		return in.Y + in.H*float32(high-rank)/float32(high-low)
	}
	x := func(i int) float32 { return in.X + in.W*(float32(i)+.5)/float32(len(list)) }
	line := max(kit.Floor(2*px), 1)
	top := list[0].Rank[0]
	for i, g := range list {
		if g.Rank[0] > top {
			l.s.Rect(scene.Rect{X: x(i) - line/2, Y: y(g.Rank[0]), W: line, H: y(top) - y(g.Rank[0]) + line}, k.Dress.Accent)
			top = g.Rank[0]
		}
		to := in.X + in.W
		if i+1 < len(list) {
			to = x(i + 1)
		}
		l.s.Rect(scene.Rect{X: x(i), Y: y(top), W: to - x(i), H: line}, k.Dress.Accent)
	}
	for i, g := range list {
		k.Disc(l.s, x(i), y(g.Rank[0])+line/2, 3.5, k.Dress.Ink)
	}
}

// bestName puts the name under which a best is kept into the words of the menu.
func (a *App) bestName(key string) string {
	r := a.room()
	for i := range r.menu {
		c := &r.menu[i]
		if !c.Steps.Bests && c.BestKey == key {
			return c.Label
		}
		for step, name := range c.Steps.Names {
			if c.Steps.Bests && c.bestKey(step+1) == key {
				return c.Label + " " + name
			}
		}
	}
	return "Best results"
}

// plural counts things: 1 game, 2 games.
func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprint(n, " ", thing, "s")
}
