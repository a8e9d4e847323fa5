package shell

import (
	"fmt"
	"slices"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/sim"
	"parlor/views/kit"
)

// plot is how the results went in the games that could set a best, the oldest first.
type plot struct {
	best      string // its name
	games     []*session.Game
	low, high int64 // the ranks between which it runs
	// In words: what is plotted, the best and the least result, the first day and the
	// last.
	title, most, least, from, to string
}

// mostDots is how many of the last games a plot shows.
const mostDots = 200

// plotted gives a plot for each best of the open room that there are games for, in
// the order in which they came up. In a lab each board has a best of its own, and so
// no plot.
func (a *App) plotted() (list []plot) {
	if a.lab() != nil {
		return nil
	}
	games := a.statistics.Games(a.room().Spec().Name)
	for i := range games {
		g := &games[i]
		if g.Best == "" {
			continue
		}
		at := slices.IndexFunc(list, func(p plot) bool { return p.best == g.Best })
		if at < 0 {
			at = len(list)
			list = append(list, plot{best: g.Best})
		}
		list[at].games = append(list[at].games, g)
	}
	for i := range list {
		a.wordPlot(&list[i])
	}
	return list
}

// wordPlot puts a plot into words, of no more games than it shows.
func (a *App) wordPlot(p *plot) {
	p.games = p.games[max(len(p.games)-mostDots, 0):]
	byRank := func(a, b *session.Game) int { return slices.Compare(a.Rank[:], b.Rank[:]) }
	text := func(g *session.Game) string {
		return a.room().BestText(g.Mode, sim.Result{Ranked: true, Rank: g.Rank})
	}
	day := func(g *session.Game) string { return time.Unix(g.Start, 0).Format("2 Jan 2006") }
	most, least := slices.MaxFunc(p.games, byRank), slices.MinFunc(p.games, byRank)
	p.low, p.high = least.Rank[0], most.Rank[0]
	p.title = fmt.Sprintf("%s: %s", a.bestName(p.best), plural(len(p.games), "game"))
	p.most, p.from = text(most), day(p.games[0])
	if p.low != p.high {
		p.least = text(least)
	}
	if len(p.games) > 1 {
		p.to = day(p.games[len(p.games)-1])
	}
}

// plot shows the results one after the other, and the best among them so far as a
// line that rises.
func (l *listing) plot(p *plot) {
	k, px, list, low, high := l.kit, l.px, p.games, p.low, p.high
	l.y += 14 * px
	head := k.Font(raster.Title, 16)
	l.s.Text(head, p.title, l.left+rowPad*px, l.y+head.Size(), scene.Left, k.Dress.Ink)
	l.y += 1.5 * head.Size()
	box := kit.Snap(l.left+rowPad*px, l.y, l.width-2*rowPad*px, plotHeight*px)
	l.y += plotHeight * px
	k.Sunk(l.s, box)
	small := k.Font(raster.Text, 12)
	label := min(max(small.Width(p.most), small.Width(p.least)), box.W/2)
	in := scene.Rect{X: box.X + 14*px + label, Y: box.Y + 24*px, W: box.W - 26*px - label, H: box.H - 50*px}
	l.s.Text(small, p.most, box.X+8*px, in.Y+.35*small.Size(), scene.Left, k.Dress.Accent)
	l.s.Text(small, p.least, box.X+8*px, in.Y+in.H+.35*small.Size(), scene.Left, k.Dress.SecondInk)
	l.s.Text(small, p.from, in.X, box.Y+box.H-7*px, scene.Left, k.Dress.SecondInk)
	l.s.Text(small, p.to, in.X+in.W, box.Y+box.H-7*px, scene.Right, k.Dress.SecondInk)
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
