package maze

import (
	"parlor/games/maze"
	"parlor/sim"
	"parlor/views/lab"
	"parlor/views/shell"
)

// hand is what the mouse and fingers do.
type hand struct {
	down   bool // the mouse or a finger does something
	does   deed
	finger int
	x, y   float32
	from   [2]float32 // where it was pressed
	cell   int        // where the stroke or the drag is
	begun  bool       // the stroke has painted
	inside bool       // the stroke is on the map
	// Two fingers that move the map: who they are, where they are, and what there was
	// when they came together.
	fingers [2]int
	at      [2][2]float32
	span    float32
	u       float32

	inputs []sim.Input
}

// deed is what a press has begun.
type deed uint8

const (
	idle    deed = iota
	waiting      // a finger is down on the map: it will paint, unless a second one comes
	painting
	dragging  // the Camp or the Tower
	spreading // two fingers move and zoom the map
	sliding   // the pace
)

// Point hears the mouse and fingers: a press or a drag on the map paints, from the
// Camp or the Tower it moves them; the wheel and two fingers move the map.
func (r *Room) Point(game sim.Game, p shell.Pointing) []sim.Input {
	g := game.(*maze.Game)
	h := &r.hand
	h.inputs = h.inputs[:0]
	if p.Finger == 0 {
		r.pointed.x, r.pointed.y = p.X, p.Y
	}
	if r.layout.slides && h.does == idle && r.sheet.Point(p, p.Y >= r.sheet.Top() && r.layout.sheet.X <= p.X && p.X < r.layout.sheet.X+r.layout.sheet.W && !r.slider.Contains(p.X, p.Y)) {
		return nil
	}
	switch p.Kind {
	case shell.PointerPress:
		r.press(g, p)
	case shell.PointerMove:
		r.moveHand(g, p)
	case shell.PointerLift:
		r.lift(g, p)
	case shell.PointerCancel:
		if h.down && (h.finger == p.Finger || h.does == spreading) {
			h.end()
		}
	case shell.PointerBack:
		if cell, on := r.plot.at(p.X, p.Y); on {
			h.give(maze.Select, cell)
		}
	case shell.PointerWheel:
		if r.layout.board.Contains(p.X, p.Y) && g.Map().Columns >= zoomable {
			r.camera.turn(-sign(p.Down), p.X, p.Y)
		}
	}
	return h.inputs
}

func sign(v float32) float32 {
	if v < 0 {
		return -1
	}
	return 1
}

// end lets go.
func (h *hand) end() { *h = hand{inputs: h.inputs} }

// give adds an input about a cell.
func (h *hand) give(code sim.Code, cell int) {
	x, y := maze.Cell(cell)
	h.inputs = append(h.inputs, sim.Input{Code: code, X: x, Y: y})
}

func (r *Room) press(g *maze.Game, p shell.Pointing) {
	h := &r.hand
	if h.down {
		r.second(p)
		return
	}
	cell, on := r.plot.at(p.X, p.Y)
	switch {
	case r.slider.Contains(p.X, p.Y):
		*h = hand{down: true, does: sliding, finger: p.Finger, inputs: h.inputs}
		r.setPace(p.X)
	case !on || g.Map().Columns*g.Map().Rows != len(g.Map().Costs):
	default:
		*h = hand{down: true, finger: p.Finger, x: p.X, y: p.Y, from: [2]float32{p.X, p.Y}, cell: cell, inputs: h.inputs}
		switch m := g.Map(); {
		case cell == m.Camp, cell == m.Tower:
			h.does = dragging
			h.give(maze.Select, cell)
		case p.Finger > 0:
			h.does = waiting
		default:
			h.does = painting
			r.paint(g, p)
		}
	}
}

// second has a second finger begin to move the map, whatever the first one did.
func (r *Room) second(p shell.Pointing) {
	h := &r.hand
	if h.does == spreading || h.does == sliding || p.Finger == 0 || h.finger == 0 || !r.layout.board.Contains(p.X, p.Y) {
		return
	}
	h.does = spreading
	h.fingers = [2]int{h.finger, p.Finger}
	h.at = [2][2]float32{{h.x, h.y}, {p.X, p.Y}}
	h.span = max(hypot(p.X-h.x, p.Y-h.y), 1)
	h.u = r.camera.u
}

func (r *Room) moveHand(g *maze.Game, p shell.Pointing) {
	h := &r.hand
	if !h.down || h.does != spreading && h.finger != p.Finger {
		return
	}
	switch h.does {
	case spreading:
		r.spread(p)
		return
	case sliding:
		r.setPace(p.X)
	case waiting:
		if hypot(p.X-h.from[0], p.Y-h.from[1]) >= lab.Slop*r.view.Scale {
			h.does = painting
			r.paint(g, shell.Pointing{X: h.from[0], Y: h.from[1]})
			r.paint(g, p)
		}
	case painting:
		r.paint(g, p)
	case dragging:
		h.cell, h.inside = r.plot.at(p.X, p.Y)
	}
	h.x, h.y = p.X, p.Y
}

// spread moves and zooms the map so that what was below two fingers stays there.
func (r *Room) spread(p shell.Pointing) {
	h := &r.hand
	for i, finger := range h.fingers {
		if finger != p.Finger {
			continue
		}
		other := h.at[1-i]
		before := [2]float32{(h.at[i][0] + other[0]) / 2, (h.at[i][1] + other[1]) / 2}
		h.at[i] = [2]float32{p.X, p.Y}
		x, y := (p.X+other[0])/2, (p.Y+other[1])/2
		r.camera.move(x-before[0], y-before[1])
		r.camera.zoom(h.u*hypot(p.X-other[0], p.Y-other[1])/h.span, x, y)
	}
}

// paint brings the stroke to a place: every cell on the way is painted. Outside of
// what is seen of the map it waits at the edge.
func (r *Room) paint(g *maze.Game, p shell.Pointing) {
	h := &r.hand
	cell, on := r.plot.at(p.X, p.Y)
	switch {
	case !h.begun:
		h.begun, h.inside = true, true
		h.cell = cell
		h.give(maze.PaintCell, cell)
		return
	case !on && !h.inside:
		h.cell = cell
		return
	}
	h.inside = on
	for _, next := range g.Map().Line(h.cell, cell) {
		x, y := maze.StrokeCell(next)
		h.inputs = append(h.inputs, sim.Input{Code: maze.PaintCell, X: x, Y: y})
	}
	h.cell = cell
}

func (r *Room) lift(g *maze.Game, p shell.Pointing) {
	h := &r.hand
	if !h.down || h.does != spreading && h.finger != p.Finger {
		return
	}
	switch h.does {
	case waiting:
		r.paint(g, shell.Pointing{X: h.from[0], Y: h.from[1]})
	case dragging:
		r.drop(g)
	}
	h.end()
}

// drop puts the Camp or the Tower down, where the rules let it stand.
func (r *Room) drop(g *maze.Game) {
	h, m := &r.hand, g.Map()
	if !h.inside {
		return
	}
	code := maze.MoveCamp
	if g.Selected() == m.Tower && m.Tower != m.Camp {
		code = maze.MoveTower
	}
	h.give(code, h.cell)
	h.give(maze.Select, h.cell)
}

func (r *Room) setPace(x float32) {
	inner := r.slider.Inset(8 * r.tools.Px)
	r.pace = paceAt((x - inner.X) / inner.W)
}
