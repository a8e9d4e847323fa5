package gems

import (
	"testing"

	"parlor/games/gems"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// touch is something that a pointer does at a cell, or beside its middle by parts of a
// cell.
type touch struct {
	kind        shell.PointerKind
	column, row float32
	finger      int
}

const (
	press  = shell.PointerPress
	move   = shell.PointerMove
	up     = shell.PointerLift
	cancel = shell.PointerCancel
)

// point lets pointers do something, one after the other.
func (s *stage) point(touches ...touch) {
	l := &s.room.layout
	for _, p := range touches {
		x, y := l.board.X+(p.column+.5)*l.u, l.board.Y+(p.row+.5)*l.u
		s.Frame.Session.Reach(s.Now)
		for _, in := range s.room.Point(s.game(), shell.Pointing{Kind: p.kind, X: x, Y: y, Finger: p.finger}) {
			s.Frame.Session.Press(s.Now, in.Code, in.X, in.Y)
		}
	}
	s.Draw(0)
}

func TestPointing(t *testing.T) {
	upward := &gems.Swap{A: gems.CellAt(3, 4), B: gems.CellAt(3, 3)}
	down := &gems.Swap{A: gems.CellAt(3, 3), B: gems.CellAt(3, 4)}
	right := &gems.Swap{A: gems.CellAt(6, 6), B: gems.CellAt(7, 6)}
	for _, c := range []struct {
		name     string
		do       []touch
		cursor   gems.Cell
		selected bool
		swap     *gems.Swap
	}{
		{"a click selects", []touch{{press, 3, 4, 0}, {up, 3, 4, 0}}, gems.CellAt(3, 4), true, nil},
		{"a second click lets go", []touch{{press, 3, 4, 0}, {up, 3, 4, 0}, {press, 3, 4, 0}, {up, 3, 4, 0}}, gems.CellAt(3, 4), false, nil},
		{"two neighbours swap", []touch{{press, 3, 4, 0}, {up, 3, 4, 0}, {press, 3, 3, 0}, {up, 3, 3, 0}}, gems.CellAt(3, 4), false, upward},
		{"from the other side", []touch{{press, 3, 3, 1}, {up, 3, 3, 1}, {press, 3, 4, 2}, {up, 3, 4, 2}}, gems.CellAt(3, 3), false, down},
		{"one further away is selected instead", []touch{{press, 3, 4, 0}, {up, 3, 4, 0}, {press, 5, 5, 0}, {up, 5, 5, 0}}, gems.CellAt(5, 5), true, nil},
		{"one aslant is selected instead", []touch{{press, 3, 4, 0}, {up, 3, 4, 0}, {press, 4, 5, 0}, {up, 4, 5, 0}}, gems.CellAt(4, 5), true, nil},
		{"a drag up", []touch{{press, 3, 4, 0}, {move, 3, 3.8, 0}, {move, 3.1, 3.5, 0}, {up, 3, 3, 0}}, gems.CellAt(3, 4), false, upward},
		{"a drag to the right", []touch{{press, 6, 6, 5}, {move, 6.6, 6.2, 5}, {up, 7, 6, 5}}, gems.CellAt(6, 6), false, right},
		{"a drag of a selected gem", []touch{{press, 6, 6, 0}, {up, 6, 6, 0}, {press, 6, 6, 0}, {move, 7, 6, 0}, {up, 7, 6, 0}}, gems.CellAt(6, 6), false, right},
		{"a drag goes no further than one cell", []touch{{press, 6, 6, 0}, {move, 7, 6, 0}, {move, 7, 3, 0}, {up, 7, 3, 0}}, gems.CellAt(6, 6), false, right},
		{"a small tremble is a click", []touch{{press, 3, 4, 0}, {move, 3.3, 4.2, 0}, {up, 3.3, 4.2, 0}}, gems.CellAt(3, 4), true, nil},
		{"a drag over the edge", []touch{{press, 0, 0, 0}, {move, -1, 0, 0}, {up, -1, 0, 0}}, gems.CellAt(0, 0), true, nil},
		{"beside the board", []touch{{press, -1, 2, 0}, {up, -1, 2, 0}, {press, 2, 8, 0}, {up, 2, 8, 0}}, gems.CellAt(0, 0), false, nil},
		{"a mouse that hovers", []touch{{move, 2, 2, 0}, {move, 4, 2, 0}, {up, 4, 2, 0}}, gems.CellAt(0, 0), false, nil},
		{"another finger moves", []touch{{press, 3, 4, 1}, {move, 3, 2, 2}, {up, 3, 2, 2}, {up, 3, 4, 1}}, gems.CellAt(3, 4), true, nil},
		{"a finger that the system takes", []touch{{press, 3, 4, 1}, {cancel, 3, 4, 1}, {move, 3, 3, 1}}, gems.CellAt(3, 4), true, nil},
	} {
		s := newStage(t, shelltest.Window(390, 844))
		s.Play("", `{}`, still("6"))
		s.Run(100 * ms)
		s.point(c.do...)
		cursor, selected := s.game().Cursor()
		swap, swaps := s.game().Swap()
		if cursor != c.cursor || selected != c.selected || swaps != (c.swap != nil) || swaps && swap != *c.swap {
			t.Errorf("%s: the cursor is at %v (selected %v), swapping %v %v", c.name, cursor, selected, swaps, swap)
		}
	}
}

// While gems move, a swap can be given ahead; then pointers only move the cursor.
func TestPointingAhead(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{}`, still("6"))
	s.Run(100 * ms)
	s.point(touch{press, 3, 4, 0}, touch{move, 3, 3, 0}, touch{up, 3, 3, 0})
	s.Run(50 * ms)
	s.point(touch{press, 6, 6, 0}, touch{up, 6, 6, 0}, touch{press, 6, 7, 0}, touch{up, 6, 7, 0})
	if ahead, ok := s.game().Queued(); !ok || ahead != (gems.Swap{A: gems.CellAt(6, 6), B: gems.CellAt(6, 7)}) {
		t.Errorf("%v is given ahead: %v", ahead, ok)
	}
	s.point(touch{press, 2, 2, 0}, touch{move, 2, 3, 0}, touch{up, 2, 3, 0})
	if cursor, selected := s.game().Cursor(); cursor != gems.CellAt(2, 2) || selected {
		t.Errorf("the cursor is at %v, selected %v", cursor, selected)
	}
	record := s.Frame.Session.Record()
	if _, err := record.Check(gems.Spec); err != nil {
		t.Error(err)
	}
}
