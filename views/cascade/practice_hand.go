package cascade

import (
	"strings"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// step moves by a step of the keys: in the well from cell to cell, and out of it to
// the nearest button in that direction.
func (r *Room) step(dx, dy int) shell.Reply {
	p, plan := &r.practice, &r.bench.plan
	f := r.bench.well.field
	from := f.cell(p.cursor)
	if p.at == inWell {
		to := cascade.Cell{Column: p.cursor.Column + dx, Row: p.cursor.Row - dy}
		if to.Column >= 0 && to.Column < columns && to.Row >= 0 && to.Row < rows {
			p.cursor = to
			return shell.Reply{Say: p.cell()}
		}
	} else {
		from = plan.spots[p.at].place
	}
	best, least := p.at, float32(0)
	try := func(i int, to scene.Rect) {
		if d, ok := distance(from, to, float32(dx), float32(dy)); ok && i != p.at && (best == p.at || d < least) {
			best, least = i, d
		}
	}
	for i := range plan.spots {
		try(i, plan.spots[i].place)
	}
	if p.at != inWell {
		try(inWell, plan.layout.well)
	}
	if best == p.at {
		return shell.Reply{Heard: true}
	}
	if p.at = best; best != inWell {
		return shell.Reply{Say: plan.spots[best].say + "."}
	}
	x, y := from.X+from.W/2-f.x, f.y-from.Y-from.H/2
	p.cursor.Column = min(max(int(kit.Floor(x/f.u)), 0), columns-1)
	p.cursor.Row = min(max(int(kit.Floor(y/f.u)), 0), rows-1)
	return shell.Reply{Say: p.cell()}
}

// distance gives how far a place is from another in a direction, more so the further
// it is aside, and false for one that is not in that direction.
func distance(from, to scene.Rect, dx, dy float32) (float32, bool) {
	gap := func(a, length, b, size float32) float32 { // between two stretches, 0 where they overlap
		return max(b-a-length, a-b-size, 0)
	}
	ahead, aside := (to.X+to.W/2-from.X-from.W/2)*dx, gap(from.Y, from.H, to.Y, to.H)
	along := gap(from.X, from.W, to.X, to.W)
	if dy != 0 {
		ahead, aside = (to.Y+to.H/2-from.Y-from.H/2)*dy, gap(from.X, from.W, to.X, to.W)
		along = gap(from.Y, from.H, to.Y, to.H)
	}
	return along + 3*aside + .05*ahead, ahead > 0 && (along > 0 || aside == 0)
}

// Letter answers a key: letters of pieces are the pieces to come, or with Shift the
// one that is held. On a gamepad the crystal that is painted comes next.
func (r *Room) Letter(key string) shell.Reply {
	p := &r.practice
	switch key {
	case "Space", "Start":
		return shell.Reply{Open: shell.StartAction}
	case "Delete":
		return p.do(clearAction, 0)
	case "Y":
		key = "Key" + p.brush.String()
	}
	if letter, ok := strings.CutPrefix(key, "Key"); ok && len(letter) == 1 {
		if k := kindOf(letter[0]); k != cascade.None {
			return p.do(queueAction, int(k))
		}
	}
	if letter, ok := strings.CutPrefix(key, "Shift+Key"); ok && len(letter) == 1 {
		if k := kindOf(letter[0]); k != cascade.None {
			return p.do(heldAction, int(k)-int(p.held))
		}
	}
	return shell.Reply{}
}

// stroke is a line that a mouse or a finger paints.
type stroke struct {
	on     bool
	finger int
	kind   cascade.Kind
	last   cascade.Cell
}

// Paint answers a mouse or a finger: it paints from where it is pressed to where it
// is lifted, and takes away where it began on a crystal of the brush's kind. The
// right button takes one away.
func (r *Room) Paint(pt shell.Pointing) shell.Reply {
	p := &r.practice
	c, ok := r.bench.well.field.under(pt.X, pt.Y)
	s := &p.stroke
	switch pt.Kind {
	case shell.PointerMove:
		if ok {
			p.cursor, p.at, p.keys = c, inWell, false
		}
		if s.on && s.finger == pt.Finger {
			p.paintTo(c)
		}
	case shell.PointerPress:
		if !ok {
			return shell.Reply{}
		}
		p.cursor, p.at, p.keys = c, inWell, false
		*s = stroke{on: true, finger: pt.Finger, kind: p.brush, last: c}
		if p.At(c.Column, c.Row) == p.brush {
			s.kind = cascade.None
		}
		p.set(c, s.kind)
	case shell.PointerBack:
		if !ok {
			return shell.Reply{}
		}
		p.set(c, cascade.None)
	case shell.PointerLift, shell.PointerCancel:
		if s.finger == pt.Finger {
			s.on = false
		}
	}
	return shell.Reply{Heard: true}
}

// paintTo goes on with the stroke in a straight line to a cell, of which what is in
// the well is painted.
func (p *practice) paintTo(to cascade.Cell) {
	from := p.stroke.last
	dx, dy := to.Column-from.Column, to.Row-from.Row
	steps := max(dx, -dx, dy, -dy)
	for i := 1; i <= steps; i++ {
		c := cascade.Cell{Column: from.Column + rounded(dx*i, steps), Row: from.Row + rounded(dy*i, steps)}
		if c.Column >= 0 && c.Column < columns && c.Row >= 0 && c.Row < rows {
			p.set(c, p.stroke.kind)
		}
	}
	p.stroke.last = to
}

// rounded divides to the nearest whole number.
func rounded(n, by int) int {
	if n < 0 {
		return -rounded(-n, by)
	}
	return (2*n + by) / (2 * by)
}

// under gives the cell at a place, which may be outside the well: ok says whether it
// is one of the well.
func (f field) under(x, y float32) (c cascade.Cell, ok bool) {
	c = cascade.Cell{Column: int(kit.Floor((x - f.x) / f.u)), Row: int(kit.Floor((f.y - y) / f.u))}
	return c, c.Column >= 0 && c.Column < columns && c.Row >= 0 && c.Row < rows
}

// cell gives the place of a cell.
func (f field) cell(c cascade.Cell) scene.Rect {
	x, y := f.at(float32(c.Column), float32(c.Row+1))
	return scene.Rect{X: x, Y: y, W: f.u, H: f.u}
}
