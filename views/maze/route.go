package maze

import (
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// Widths of the line of the Route, in 64ths of a cell: its backing, itself, and the
// part that the Marker has walked.
const (
	routeBackWidth = 13
	routeWidth     = 7.5
	walkedWidth    = 3
)

// showRoute shows the line that joins the Route's cells, over its backing. It never
// joins two cells that do not follow each other (A.31): the list of the Route's
// cells is in their order.
func (p *plot) showRoute(s *scene.Scene) {
	route := p.facts.route
	p.line(s, route, routeBackWidth, p.colors.routeBack)
	p.line(s, route, routeWidth, p.colors.route)
	if n := p.facts.walked; n > 1 {
		p.line(s, route[len(route)-n:], walkedWidth, p.colors.walked)
	}
}

// line shows a line through the middles of cells that are neighbours.
func (p *plot) line(s *scene.Scene, cells []int, width float32, c raster.Color) {
	w := max(kit.Round(width*p.u/unit), 1)
	for i := 1; i < len(cells); i++ {
		s.Rect(p.segment(cells[i-1], cells[i], w), c)
	}
}

// segment is the part of a line of a width between two neighbours, with its ends.
func (p *plot) segment(a, b int, w float32) scene.Rect {
	r, q := p.place(min(a, b)), p.place(max(a, b))
	x, y := kit.Round(r.X+p.u/2-w/2), kit.Round(r.Y+p.u/2-w/2)
	return scene.Rect{X: x, Y: y, W: q.X - r.X + w, H: q.Y - r.Y + w}
}

// Numbers of a trail in 64ths of a cell: its backing, its dots and how far they are
// apart.
const (
	trailBackWidth = 5.5
	trailWidth     = 2.6
	trailStep      = 8
)

// showTrail shows the way by which a cell was reached, dotted.
func (p *plot) showTrail(s *scene.Scene, cells []int) {
	p.line(s, cells, trailBackWidth, p.colors.trailBack)
	dot := max(kit.Round(trailWidth*p.u/unit), 1)
	for i := 1; i < len(cells); i++ {
		a, b := p.place(cells[i-1]), p.place(cells[i])
		for k := range unit / trailStep {
			t := float32(k) * trailStep / unit
			x, y := kit.Lerp(a.X, b.X, t)+p.u/2, kit.Lerp(a.Y, b.Y, t)+p.u/2
			s.Rect(scene.Rect{X: kit.Round(x - dot/2), Y: kit.Round(y - dot/2), W: dot, H: dot}, p.colors.trail)
		}
	}
}

// hop is how high the Marker hops as it slides, in 64ths of a cell.
const hop = 8

// showMarker shows the Marker on its cell, or where it slides (A.36).
func (p *plot) showMarker(s *scene.Scene) {
	g := p.facts.game
	x, y := p.markerPlace(g.MarkerCell())
	if from, to, start, end, ok := g.Slide(); ok {
		t := kit.Part(kit.Seconds(g.Now()-start), 0, kit.Seconds(end-start))
		ax, ay := p.markerPlace(from)
		bx, by := p.markerPlace(to)
		x, y = kit.Lerp(ax, bx, t), kit.Lerp(ay, by, t)
		if !p.calm {
			y -= hop * p.u / unit * 4 * t * (1 - t)
		}
	}
	s.Sprite(scene.Sprite{Pic: p.sign().marker, X: kit.Round(x), Y: kit.Round(y), Tint: white})
}

// markerPlace is where the Marker stands on a cell (A.33).
func (p *plot) markerPlace(cell int) (x, y float32) {
	r := p.stand(cell)
	return r.X + r.W/2 + markerOffset*r.W, r.Y + r.H/2 + markerOffset*r.H
}

// showSelection shows the corners around the selected cell (A.5).
func (p *plot) showSelection(s *scene.Scene) {
	cell := p.facts.game.Selected()
	if cell < 0 || cell >= len(p.facts.infos) {
		return
	}
	if p.level == flat {
		p.halo(s, cell, p.colors.ring)
		return
	}
	r := p.place(cell)
	s.Put(p.brackets, r.X-p.margin, r.Y-p.margin)
}

// sparkTime is how long the sparks around the Tower fly when the Marker is there.
const sparkTime = 900 * time.Millisecond

// sparks is how many there are.
const sparks = 12

func (p *plot) showSparks(s *scene.Scene) {
	since := p.now - p.facts.endedAt
	if p.facts.endedAt == 0 || since >= sparkTime || p.calm {
		return
	}
	t := float32(since) / float32(sparkTime)
	r := p.place(p.facts.game.Map().Tower)
	side := max(kit.Round(.09*p.u*(1-t)), 1)
	for i := range sparks {
		sin, cos := kit.SinCos(float32(i) * 2 * 3.1416 / sparks)
		d := p.u * (.4 + 1.1*kit.QuadOut(t))
		x, y := r.X+p.u/2+d*cos, r.Y+p.u/2+d*sin+.5*p.u*t*t
		color := p.colors.route
		if i%2 == 1 {
			color = p.colors.marker[0]
		}
		s.Rect(scene.Rect{X: kit.Round(x - side/2), Y: kit.Round(y - side/2), W: side, H: side}, color.Alpha(1-t*t))
	}
}
