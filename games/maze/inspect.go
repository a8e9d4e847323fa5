package maze

import (
	"slices"
	"time"
)

// Settings gives the settings that the lab runs by. They must not be changed.
func (g *Game) Settings() *Settings { return g.settings }

// Map is the map as it is now. It must not be changed, and changes with the game.
func (g *Game) Map() *Map { return &g.board }

// Phase is how far the trial has come.
func (g *Game) Phase() Phase { return g.phase }

// Paused says whether game time stands still.
func (g *Game) Paused() bool { return g.paused }

// Selected is the cell with the Selection.
func (g *Game) Selected() int { return g.selected }

// Brush is the terrain to paint with.
func (g *Game) Brush() Terrain { return g.brush }

// Search is the search that is chosen.
func (g *Game) Search() Search { return g.search }

// Visited is how many cells the trial has settled.
func (g *Game) Visited() int {
	if g.run == nil {
		return 0
	}
	return g.run.visited
}

// CurrentCell is the cell that the last Step of the search settled, or -1.
func (g *Game) CurrentCell() int {
	if g.run == nil {
		return -1
	}
	return g.run.cell(g.run.last)
}

// RouteCost is the Tower's distance once the Tower is settled, and false before
// (A.34).
func (g *Game) RouteCost() (cost int, ok bool) {
	if g.run == nil {
		return 0, false
	}
	return g.run.cost()
}

// Picture is what a cell is drawn as.
type Picture struct {
	Terrain Terrain // Road for a cost that no terrain has
	// Listed is false for a cost that no terrain has.
	Listed      bool
	Camp, Tower bool // never on a Wall
}

// Picture is what a cell of the map is drawn as (A.1).
func (g *Game) Picture(cell int) Picture {
	t, ok := TerrainOf(int(g.board.Costs[cell]))
	p := Picture{Terrain: t, Listed: ok}
	if t != Wall {
		p.Tower = cell == g.board.Tower
		p.Camp = cell == g.board.Camp && !p.Tower
	}
	return p
}

// Outline is a cell's place in the search.
type Outline uint8

// The outlines (A.21).
const (
	Unseen     Outline = iota
	OnFrontier         // reached
	Settled            // its cost is certain
	Current            // settled last
	OnRoute            // traced
)

// CellInfo is what the search knows of a cell.
type CellInfo struct {
	Outline Outline
	// Distance is the cost from the Camp so far, -1 when the cell is not reached.
	Distance int
	// Parent is the cell that this one was reached from, -1 for none.
	Parent int
	// Estimate is what the way to the Tower costs at least, by A* and Greedy.
	Estimate int
	// Queue is the place in the queue of Breadth-first from 1, or 0 when the cell
	// does not wait there.
	Queue int
}

// Cell is what the search knows of a cell of the map.
func (g *Game) Cell(cell int) CellInfo {
	c := CellInfo{Distance: -1, Parent: -1}
	if g.run == nil {
		return c
	}
	r := g.run
	s := r.spot(cell)
	n := &r.nodes[s]
	if n.distance < r.unreached {
		c.Distance = int(n.distance)
		c.Outline = OnFrontier
	}
	switch {
	case n.state == traced:
		c.Outline = OnRoute
	case s == r.last:
		c.Outline = Current
	case n.isSettled():
		c.Outline = Settled
	case n.state == open && r.search == Breadth && c.Distance >= 0:
		c.Queue = int(r.placeOf[s]) - r.visited + 1
	}
	if n.parent != noParent {
		c.Parent = r.cell(r.parent(s))
	}
	if r.search == AStar || r.search == Greedy {
		c.Estimate = int(r.estimate(s))
	}
	return c
}

// Trail gives the cells from a reached cell back to the Camp, by their parents.
func (g *Game) Trail(cell int) (cells []int) {
	for cell >= 0 && g.Cell(cell).Distance >= 0 {
		cells = append(cells, cell)
		cell = g.Cell(cell).Parent
	}
	return cells
}

// Frontier gives the first most cells of the frontier in the order in which they
// would be settled, and how many there are in all. It looks at every cell of the
// map, so ask after a Step and not for every picture.
func (g *Game) Frontier(most int) (cells []int, count int) {
	if g.run == nil {
		return nil, 0
	}
	waiting := g.run.waiting()
	for _, s := range waiting[:min(most, len(waiting))] {
		cells = append(cells, g.run.cell(s))
	}
	return cells, len(waiting)
}

// AppendKeeping appends the cells to which the cell settled last offered a route, and
// which keep the one that they had.
func (g *Game) AppendKeeping(cells []int) []int {
	if g.phase != Searching {
		return cells
	}
	r := g.run
	for d, step := range r.steps {
		took := slices.ContainsFunc(r.journal.latest(), func(o offer) bool { return o.to == Direction(d) })
		if s := r.last + step; r.nodes[s].state == open && !took {
			cells = append(cells, r.cell(s))
		}
	}
	return cells
}

// RouteCells gives the cells of the Route that are traced, from the Tower back:
// all of them, down to the Camp, from Replaying on.
func (g *Game) RouteCells() (cells []int) {
	for _, s := range g.route {
		cells = append(cells, g.run.cell(s))
	}
	return cells
}

// MarkerOrder is the Marker's place among RouteCells, or -1 before Replaying.
func (g *Game) MarkerOrder() int {
	if !g.walks() {
		return -1
	}
	return g.marker
}

// walks says whether the Marker is on a complete Route.
func (g *Game) walks() bool {
	return len(g.route) > 0 && g.route[len(g.route)-1] == g.run.camp
}

// MarkerCell is the Marker's cell; while it slides, the one that it slides to.
func (g *Game) MarkerCell() int {
	if !g.walks() {
		return g.board.Camp
	}
	return g.run.cell(g.route[g.marker])
}

// Slide is where the Marker slides from and to and when, and false while it
// stands.
func (g *Game) Slide() (from, to int, start, end time.Duration, ok bool) {
	if !g.clock.Running(markerSlide) {
		return 0, 0, 0, 0, false
	}
	end = g.clock.Due(markerSlide)
	return g.run.cell(g.route[g.marker+1]), g.MarkerCell(), end - time.Duration(g.settings.SlideSeconds), end, true
}
