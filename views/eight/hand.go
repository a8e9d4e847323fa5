package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// hand is what the mouse or a finger does on the tray.
type hand struct {
	down   bool
	finger int
	x, y   float32 // where it was pressed
	tile   int     // on which; 0 for the Blank
	done   bool    // it has moved a tile, and may do no more
}

// swipe is how far a drag goes before it slides a tile, in points.
const swipe = 18

// Point hears the mouse and fingers: a tile that can move does so as soon as it is
// pressed; a drag from anywhere slides the tile that can go that way.
func (r *Room) Point(game sim.Game, p shell.Pointing) []sim.Input {
	g := game.(*eight.Game)
	l := &r.layout
	if r.own.open {
		r.own.point(r, p)
		return nil
	}
	if l.Shape == lab.Tall && r.sheet.Point(p, p.Y >= r.sheet.Top()) || r.table {
		return nil
	}
	h := &r.hand
	switch p.Kind {
	case shell.PointerPress:
		if !l.well.Contains(p.X, p.Y) || h.down {
			return nil
		}
		*h = hand{down: true, finger: p.Finger, x: p.X, y: p.Y, tile: r.tileAt(g, p.X, p.Y)}
		if h.tile > 0 && g.CanMove(h.tile) {
			h.done = true
			return r.choose(g, h.tile).Inputs
		}
	case shell.PointerMove:
		dx, dy := p.X-h.x, p.Y-h.y
		if !h.down || h.done || h.finger != p.Finger || max(kit.Abs(dx), kit.Abs(dy)) < swipe*r.view.Scale {
			return nil
		}
		h.done = true
		return r.slide(g, way(dx, dy)).Inputs
	case shell.PointerLift:
		if h.down && h.finger == p.Finger {
			h.down = false
			if !h.done && h.tile > 0 {
				r.choose(g, h.tile)
			}
		}
	case shell.PointerCancel:
		h.down = h.down && h.finger != p.Finger
	}
	return nil
}

// way is how much the Slot of a tile changes that is dragged so.
func way(dx, dy float32) int {
	switch {
	case kit.Abs(dx) >= kit.Abs(dy) && dx > 0:
		return 1
	case kit.Abs(dx) >= kit.Abs(dy):
		return -1
	case dy > 0:
		return 3
	}
	return -3
}

// tileAt gives the tile at a place; 0 for none.
func (r *Room) tileAt(g *eight.Game, x, y float32) int {
	if !r.layout.well.Contains(x, y) {
		return 0
	}
	return g.Board().Tile(slotAt(r.layout.well, x, y))
}

// slotAt gives the slot of a board of three by three at a place inside it.
func slotAt(board scene.Rect, x, y float32) int {
	side := board.W / 3
	return min(int((y-board.Y)/side), 2)*3 + min(int((x-board.X)/side), 2)
}
