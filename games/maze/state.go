package maze

import (
	"encoding/binary"
	"slices"

	"parlor/sim"
)

// Clone is a copy that shares only what never changes.
func (g *Game) Clone() sim.Game {
	c := *g
	c.events = slices.Clone(g.events)
	c.board = g.board.clone()
	c.history = g.history.clone()
	c.route = slices.Clone(g.route)
	if g.run != nil {
		c.run = g.run.clone()
	}
	return &c
}

func (h history) clone() history {
	h.edits = slices.Clone(h.edits)
	for i := range h.edits {
		h.edits[i].changes = slices.Clip(h.edits[i].changes) // strokes only grow
	}
	return h
}

func (r *run) clone() *run {
	c := *r
	c.nodes = slices.Clone(r.nodes)
	c.placeOf, c.spotAt = slices.Clone(r.placeOf), slices.Clone(r.spotAt)
	c.frontier = r.frontier.clone()
	c.journal = r.journal.clone()
	return &c
}

func (f frontier) clone() frontier {
	f.sorted = slices.Clone(f.sorted)
	f.late.bits, f.late.words, f.late.groups = slices.Clone(f.late.bits), slices.Clone(f.late.words), slices.Clone(f.late.groups)
	f.lists = slices.Clone(f.lists)
	for i := range f.lists {
		f.lists[i] = slices.Clone(f.lists[i])
	}
	return f
}

// AppendState appends all that decides how the lab goes on. The order within the
// frontier and the journal follow from the map, the search and how many cells are
// settled.
func (g *Game) AppendState(b []byte) []byte {
	number := func(n int64) { b = binary.AppendVarint(b, n) }
	flag := func(f bool) {
		if f {
			b = append(b, 1)
		} else {
			b = append(b, 0)
		}
	}
	number(int64(g.now))
	b = g.clock.AppendState(b)
	flag(g.paused)
	number(g.seed + g.randoms)
	b = append(b, byte(g.brush), byte(g.search), byte(g.phase), byte(g.phaseStatus()), byte(g.status))
	number(int64(g.selected))
	number(int64(g.marker))
	number(int64(g.Visited()))
	number(int64(g.CurrentCell()))
	number(int64(len(g.route)))

	number(int64(g.board.Camp))
	number(int64(g.board.Tower))
	number(int64(g.board.Columns))
	for _, cost := range g.board.Costs {
		number(int64(cost))
	}
	if g.run != nil {
		for cell := range g.board.Costs {
			c := g.Cell(cell)
			number(int64(c.Distance))
			number(int64(c.Parent))
			b = append(b, byte(c.Outline))
		}
	}
	h := &g.history
	flag(h.stroke)
	number(int64(h.applied))
	number(int64(len(h.edits)))
	for _, e := range h.edits {
		for _, n := range [...]int{e.from.camp, e.to.camp, e.from.tower, e.to.tower, len(e.changes)} {
			number(int64(n))
		}
		for _, c := range e.changes {
			number(int64(c.cell))
			number(int64(c.from))
			number(int64(c.to))
		}
	}
	return b
}
