package maze

import (
	_ "embed"
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// doorRecord is a search on the supplied map, six or seven Steps a second.
//
//go:embed door.json
var doorRecord []byte

// doorFrom is when the Camp is settled.
const doorFrom = 150 * time.Millisecond

// door is what is seen through the door: the supplied map in a search.
type door struct {
	plot   plot
	facts  facts
	ground scene.Pic // all that stands still
}

// Door gives what is seen through the door.
func (r *Room) Door() shell.Door { return &door{} }

// Record is the game that plays.
func (*door) Record() ([]byte, time.Duration) { return doorRecord, doorFrom }

// doorColumns is how many columns of the map are seen in an opening that is higher
// than wide; in others it is seen whole.
const doorColumns = 7

// Layout makes the pictures: the table, and on it the frame with the map, which is
// as wide as the opening or as high, and a compass above where there is room.
func (d *door) Layout(b *scene.Book, w, h float32, scheme session.Scheme) {
	g, err := maze.New(sim.Config{})
	if err != nil {
		return // the tables are wrong, as their tests tell
	}
	p := paletteOf(scheme)
	m := g.Map()
	columns := m.Columns
	if h > w {
		columns = min(doorColumns, columns)
	}
	cut := shell.DoorCut(w, h)
	seen := h - 2*cut
	frame := max(kit.Round(.016*w), 2)
	u := max(kit.Floor(min((w-2*frame)/float32(columns), (seen-2*frame)/float32(m.Rows))), 1)
	wide, high := float32(columns)*u, float32(m.Rows)*u
	x := kit.Round((w - wide) / 2)
	y := kit.Round(h - cut - high - frame - min(.02*h, (seen-high-2*frame)/2))

	d.facts = facts{}
	d.facts.readMap(g, 0, true)
	d.plot = plot{cells: newSizes(b, p, 1).of(u), colors: p, facts: &d.facts}
	d.plot.level = tiny // numbers would be too small to be read
	d.plot.look(scene.Rect{X: x, Y: y, W: wide, H: high}, x, y, m.Columns, m.Rows)
	d.ground = b.Add(int(kit.Ceil(w)), int(kit.Ceil(h)), func(c *raster.Canvas) {
		p.paintTable(c, h/400)
		if top := y - frame; top-cut > .2*w {
			p.paintCompass(kit.NewEasel(c, 1, 0, 0), w/2, .63*top, min(.29*top, .14*w))
		}
		px := frame / tallFrame
		p.paintFrame(kit.NewEasel(c, px, 0, 0), scene.Rect{X: x - frame, Y: y - frame, W: wide + 2*frame, H: high + 2*frame}, px)
		d.plot.stamp(c, b)
	})
}

// stamp puts the tiles of the cells that are seen onto a canvas.
func (p *plot) stamp(c *raster.Canvas, b *scene.Book) {
	made := map[scene.Pic]*raster.Canvas{}
	var s scene.Scene
	s.Reset(b)
	p.each((*plot).showTile, &s)
	for _, m := range s.Marks {
		q := m.Sprite
		pic := made[q.Pic]
		if pic == nil {
			pic = b.Canvas(q.Pic)
			made[q.Pic] = pic
		}
		c.Draw(pic, int(q.X-q.W/2), int(q.Y-q.H/2), 1, raster.Over)
	}
}

// Draw draws what the search has found on the map. What fades does so in game time,
// so that a door that is shown slowly is slow as a whole.
func (d *door) Draw(s *scene.Scene, glance shell.Glance) {
	g, ok := glance.Game.(*maze.Game)
	if !ok || d.ground == 0 {
		return
	}
	d.follow(g)
	d.plot.now, d.plot.calm = g.Now(), glance.Reduced
	s.Put(d.ground, 0, 0)
	d.plot.each((*plot).showOutline, s)
	if cell := g.CurrentCell(); cell >= 0 && cell%d.plot.columns < d.plot.to {
		d.plot.showCurrent(s, cell)
	}
	d.plot.showEnds(s)
}

// follow brings the marks up to the game.
func (d *door) follow(g *maze.Game) {
	f := &d.facts
	key, isNew := keyOf(g), g != f.game
	if isNew {
		*f = facts{game: g}
	}
	if isNew || key != f.key {
		f.key = key
		f.readMap(g, g.Now(), isNew)
	}
}
