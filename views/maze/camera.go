package maze

import (
	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/kit"
)

// camera is which part of a map is seen, and how large. Cells are always whole
// pixels large and begin at whole pixels.
type camera struct {
	area          scene.Rect
	scale         float32 // device pixels per point
	columns, rows int
	u             float32 // the side of a cell
	x, y          float32 // of the upper left corner of cell 0
	fit           float32 // the side at which all cells are seen
	most          float32 // the largest side
}

// Sizes of cells in points: the largest that a map is shown at, and the least that a
// finger can hit.
const (
	largestCell  = 96
	leastTouched = 24
)

// zoomable says from how many columns on the wheel makes a map larger.
const zoomable = 24

// look sees a map whole, or where fingers paint as much of it as can be hit, around
// the Camp.
func (c *camera) look(area scene.Rect, scale float32, m *maze.Map, fingers bool) {
	c.area, c.scale, c.columns, c.rows = area, scale, m.Columns, m.Rows
	all := kit.Floor(min(area.W/float32(m.Columns), area.H/float32(m.Rows)))
	c.most = max(largestCell*scale, all)
	c.fit = kit.Clamp(all, 1, largestCell*scale)
	c.u = c.fit
	if fingers {
		c.u = max(c.u, kit.Round(leastTouched*scale))
	}
	c.x, c.y = 0, 0
	c.settle()
	c.reveal(m.Camp)
}

// settle keeps the map in sight: one that is smaller than the area stands in its
// middle.
func (c *camera) settle() {
	place := func(at, from, room, size float32) float32 {
		if size <= room {
			return kit.Round(from + (room-size)/2)
		}
		return kit.Round(kit.Clamp(at, from+room-size, from))
	}
	c.x = place(c.x, c.area.X, c.area.W, c.u*float32(c.columns))
	c.y = place(c.y, c.area.Y, c.area.H, c.u*float32(c.rows))
}

// zoom makes cells so large, and keeps what is at (x, y) there.
func (c *camera) zoom(u, x, y float32) {
	u = kit.Clamp(kit.Round(u), c.fit, c.most)
	k := u / c.u
	c.x, c.y, c.u = x-(x-c.x)*k, y-(y-c.y)*k, u
	c.settle()
}

// turn zooms by steps, in or out.
func (c *camera) turn(steps, x, y float32) {
	const step = 1.2
	u := c.u
	for ; steps > 0; steps-- {
		u = max(u*step, u+1)
	}
	for ; steps < 0; steps++ {
		u = min(u/step, u-1)
	}
	c.zoom(u, x, y)
}

// move shifts the map.
func (c *camera) move(dx, dy float32) {
	c.x += dx
	c.y += dy
	c.settle()
}

// reveal brings a cell into sight, with one beside it.
func (c *camera) reveal(cell int) {
	if cell < 0 || cell >= c.columns*c.rows {
		return
	}
	into := func(at *float32, from, room float32, place int) {
		low, high := *at+float32(place-1)*c.u, *at+float32(place+2)*c.u
		switch {
		case low < from:
			*at += from - low
		case high > from+room:
			*at += from + room - high
		}
	}
	into(&c.x, c.area.X, c.area.W, cell%c.columns)
	into(&c.y, c.area.Y, c.area.H, cell/c.columns)
	c.settle()
}

// scrolls says whether a part of the map is out of sight.
func (c *camera) scrolls() bool {
	return c.u*float32(c.columns) > c.area.W || c.u*float32(c.rows) > c.area.H
}

// seen is the part of the area in which the map is.
func (c *camera) seen() scene.Rect {
	r := c.area
	if w := c.u * float32(c.columns); w < r.W {
		r.X, r.W = c.x, w
	}
	if h := c.u * float32(c.rows); h < r.H {
		r.Y, r.H = c.y, h
	}
	return r
}
