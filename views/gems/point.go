package gems

import (
	"parlor/games/gems"
	"parlor/sim"
	"parlor/views/shell"
)

// hand is the mouse or the finger that was pressed last, while it holds a gem.
type hand struct {
	finger int
	holds  bool
	cell   gems.Cell
	x, y   float32 // where it was pressed
	again  bool    // the gem was selected before: a click lets it go
	inputs []sim.Input
}

// dragCells is how far a gem is dragged to be swapped.
const dragCells = .45

// Point gives what a mouse or a finger does on the board. It takes the cursor to a gem
// and selects it; the next one beside it, or a drag towards it, swaps the two, by the
// same commands that keys give.
func (r *Room) Point(g sim.Game, p shell.Pointing) []sim.Input {
	game, ok := g.(*gems.Game)
	if !ok {
		return nil
	}
	h := &r.hand
	h.inputs = h.inputs[:0]
	switch p.Kind {
	case shell.PointerPress:
		r.press(game, p)
	case shell.PointerMove:
		if h.holds && h.finger == p.Finger {
			r.drag(game, p)
		}
	case shell.PointerLift:
		if h.holds && h.finger == p.Finger && h.again {
			h.give(gems.Select)
		}
		fallthrough
	case shell.PointerCancel:
		h.holds = h.holds && h.finger != p.Finger
	}
	return h.inputs
}

func (h *hand) give(commands ...sim.Code) {
	for _, c := range commands {
		h.inputs = append(h.inputs, sim.Input{Code: c})
	}
}

// press selects the gem at a place, or swaps it with a selected one beside it.
func (r *Room) press(g *gems.Game, p shell.Pointing) {
	h := &r.hand
	column, row, ok := r.layout.cellAt(p.X, p.Y)
	h.holds = ok && column < g.Columns() && row < g.Rows()
	if !h.holds {
		return
	}
	h.finger, h.cell, h.x, h.y, h.again = p.Finger, gems.CellAt(column, row), p.X, p.Y, false
	cursor, selected := g.Cursor()
	right, down := column-cursor.Column(), row-cursor.Row()
	if selected {
		switch apart(right, 0) + apart(down, 0) {
		case 0:
			h.again = true
			return
		case 1:
			h.holds = false
			h.give(towards(float32(right), float32(down)))
			return
		}
		h.give(gems.Select) // lets the other one go
	}
	for range apart(right, 0) {
		h.give(towards(float32(right), 0))
	}
	for range apart(down, 0) {
		h.give(towards(0, float32(down)))
	}
	h.give(gems.Select)
}

// drag swaps the gem that is held when it was drawn far enough.
func (r *Room) drag(g *gems.Game, p shell.Pointing) {
	h := &r.hand
	dx, dy := p.X-h.x, p.Y-h.y
	if max(dx, -dx, dy, -dy) < dragCells*r.layout.u {
		return
	}
	h.holds = false
	if cursor, selected := g.Cursor(); selected && cursor == h.cell {
		h.give(towards(dx, dy))
	}
}

// towards gives the arrow of a way, of which the longer side counts.
func towards(right, down float32) sim.Code {
	switch {
	case max(right, -right) < max(down, -down) && down < 0:
		return gems.Up
	case max(right, -right) < max(down, -down):
		return gems.Down
	case right < 0:
		return gems.Left
	}
	return gems.Right
}
