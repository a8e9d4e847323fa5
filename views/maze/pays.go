package maze

import (
	"fmt"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
)

// pay is what the Route costs, cell by cell from the Camp.
type pay struct {
	known    bool
	total    int
	paid     int
	word     string // 13 paid
	segments []segment
	sums     []sum
}

type segment struct {
	cost    int
	terrain maze.Terrain
	paid    bool
}

// sum is a line about a terrain of the Route.
type sum struct {
	terrain     maze.Terrain
	text, total string
}

// read asks what the Route costs once it is whole; walked is how many of its cells
// the Marker was on.
func (p *pay) read(g *maze.Game, route []int, walked int) {
	p.known = walked > 0 && len(route) > 1
	if !p.known {
		return
	}
	p.segments, p.sums = p.segments[:0], p.sums[:0]
	p.total, _ = g.RouteCost()
	p.paid = 0
	var cells, costs [maze.TerrainCount]int
	for i := len(route) - 2; i >= 0; i-- {
		s := segment{cost: int(g.Map().Costs[route[i]]), terrain: g.Picture(route[i]).Terrain, paid: len(route)-1-i < walked}
		p.segments = append(p.segments, s)
		cells[s.terrain]++
		costs[s.terrain] += s.cost
		if s.paid {
			p.paid += s.cost
		}
	}
	p.word = fmt.Sprintf("%d paid", p.paid)
	for t := range maze.TerrainCount {
		n := cells[t]
		if n == 0 {
			continue
		}
		text := fmt.Sprintf("%d %ss at %d each", n, t, t.Cost())
		switch {
		case costs[t] != n*t.Cost(): // other costs are drawn as Road
			text = fmt.Sprintf("%d cells", n)
		case n == 1:
			text = fmt.Sprintf("1 %s at %d", t, t.Cost())
		}
		p.sums = append(p.sums, sum{t, text, fmt.Sprint(costs[t])})
	}
}

// show shows one segment for each cell that is entered, as wide as it costs.
func (p *pay) show(t *lab.Tools, s *scene.Scene, c *palette, r scene.Rect) {
	px, d := t.Px, t.Dress
	bold := t.Font(raster.TextBold, 14)
	h := kit.Round(26 * px)
	each := r.W / float32(max(p.total, 1))
	x, gap := r.X, kit.Round(min(1.6*px, .2*each))
	for _, q := range p.segments {
		w := each * float32(q.cost)
		box := kit.Snap(x, r.Y, w, h)
		box.W -= gap
		fill := c.flat[q.terrain]
		if q.paid {
			s.Rect(box, c.routeBack)
			s.Rect(box.Inset(max(kit.Round(1.4*px), 1)), fill)
		} else {
			s.Rect(box, fill.Alpha(.6))
		}
		if w > 2*bold.Size() && q.cost > 1 {
			s.Number(bold, int64(q.cost), box.X+box.W/2, lab.Line(bold, box.Y+h/2), scene.Middle, ink)
		}
		x += w
	}
	at := kit.Round(r.X + each*float32(p.paid))
	y := r.Y + h + 3*px
	s.Mesh(scene.Over, scene.Vertex{X: at, Y: y, Color: c.walked}, scene.Vertex{X: at + 6*px, Y: y + 8*px, Color: c.walked}, scene.Vertex{X: at - 6*px, Y: y + 8*px, Color: c.walked})
	small := t.Font(raster.TextBold, 13)
	half := small.Width(p.word) / 2
	y += 8*px + 1.1*small.Size()
	s.Text(small, p.word, kit.Clamp(at, r.X+half, r.X+r.W-half), y, scene.Middle, d.Ink)
	font := t.Font(raster.Text, 13)
	step := 1.5 * font.Size()
	y += .3 * step
	for _, q := range p.sums {
		if y += step; y > r.Y+r.H {
			return
		}
		box := kit.Snap(r.X, y-.85*font.Size(), font.Size(), font.Size())
		s.Rect(box, c.routeBack)
		s.Rect(box.Inset(max(px, 1)), c.flat[q.terrain])
		s.Text(font, q.text, r.X+1.6*font.Size(), y, scene.Left, d.Ink)
		s.Text(small, q.total, r.X+r.W, y, scene.Right, d.Ink)
	}
	for _, line := range [...]string{"The Camp itself is never paid.", "On the map: the sum so far."} {
		if y += step; y <= r.Y+r.H {
			s.Text(font, line, r.X, y, scene.Left, d.SecondInk)
		}
	}
}
