package maze

import (
	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// drawMap draws the map and what is about it.
func (r *Room) drawMap(s *scene.Scene, f *shell.Frame, g *maze.Game) {
	p, m := &r.plot, g.Map()
	*p = plot{
		cells: r.sizes.of(r.camera.u), colors: r.colors, facts: &r.facts, now: f.Now,
		calm: r.view.Reduced || g.Finding() && r.pace.fast(), resting: !g.Finding(),
	}
	p.look(r.layout.board, r.camera.x, r.camera.y, m.Columns, m.Rows)
	seen := r.camera.seen()
	r.showFrame(s, seen)
	rim := kit.Round(3 * r.tools.Px)
	s.Clip(seen.Inset(-rim))
	p.show(s)
	if len(r.pointed.trail) > 1 {
		p.showTrail(s, r.pointed.trail)
	}
	if q := r.pointed.glow; q >= 0 {
		r.showRing(s, p.place(q), 7*p.u/unit, 4*r.view.Scale, r.colors.ring)
	}
	if r.pointed.cell >= 0 {
		s.Rect(p.place(r.pointed.cell), white.Alpha(.12))
	}
	p.showSelection(s)
	p.showSparks(s)
	if r.hand.does == dragging && r.hand.inside {
		r.showDragged(s, m)
	}
	p.showMarker(s)
	s.Unclip()
	if r.camera.scrolls() {
		r.showScroll(s)
	}
	if r.layout.legend.W > 0 {
		r.showLegend(s)
	}
}

// showDragged shows the Camp or the Tower where it would be put down.
func (r *Room) showDragged(s *scene.Scene, m *maze.Map) {
	p, h := &r.plot, &r.hand
	if p.level == flat {
		p.halo(s, h.cell, r.colors.ring)
		return
	}
	pic := p.camp
	if r.facts.key.selected == m.Tower && m.Tower != m.Camp {
		pic = p.tower
	}
	r.showRing(s, p.place(h.cell), 7*p.u/unit, 3*r.view.Scale, r.colors.ring)
	s.Sprite(scene.Sprite{Pic: pic, X: kit.Round(h.x), Y: kit.Round(h.y - p.u/8), Tint: white})
}

// showScroll shows which part of the map is seen, along its edges.
func (r *Room) showScroll(s *scene.Scene) {
	c, b, w := &r.camera, r.layout.board, max(kit.Round(3*r.tools.Px), 2)
	bar := func(at, from, room, size float32) (x, length float32) {
		return from + (from-at)/size*room, room / size * room
	}
	if size := c.u * float32(c.columns); size > b.W {
		x, length := bar(c.x, b.X, b.W, size)
		s.Rect(scene.Rect{X: x, Y: b.Y + b.H, W: length, H: w}, r.colors.ring)
	}
	if size := c.u * float32(c.rows); size > b.H {
		y, length := bar(c.y, b.Y, b.H, size)
		s.Rect(scene.Rect{X: b.X + b.W, Y: y, W: w, H: length}, r.colors.ring)
	}
}

// legendWords say what the marks of the legend are.
var legendWords = [...]struct {
	of   outline
	word string
}{{onFrontier, "reached"}, {settled, "certain"}, {current, "just settled"}, {next, "next"}}

func (r *Room) showLegend(s *scene.Scene) {
	t, at := r.tools, r.layout.legend
	font := t.Font(raster.Text, 13)
	x := at.X
	for _, l := range legendWords {
		s.Put(r.marks[l.of], x, at.Y+at.H/2-markSize/2*t.Px)
		x += 23 * t.Px
		s.Text(font, l.word, x, lab.Line(font, at.Y+at.H/2), scene.Left, t.Dress.Ink)
		x += font.Width(l.word) + 14*t.Px
	}
}
