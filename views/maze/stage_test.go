package maze

import (
	"testing"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/lab/labtest"
	"parlor/views/shell"
)

// The room is all that the shell asks for.
var _ shell.Lab = (*Room)(nil)

// stage is the room in the shell, in a window, with a person before it.
type stage struct {
	*labtest.Stage
	room *Room
}

// enter opens the door in a window, on the board of an address.
func enter(t testing.TB, v shell.View, address string) *stage {
	t.Helper()
	s := &stage{labtest.New(t, v), New()}
	s.Enter(seen{s.room, s.Stage}, address)
	return s
}

// seen is the room as the shell has it: the stage watches what it draws.
type seen struct {
	*Room
	stage *labtest.Stage
}

func (r seen) Draw(s *scene.Scene, f *shell.Frame) { r.Room.Draw(s, r.stage.Watch(f)) }

func (s *stage) game() *maze.Game { return s.room.session.Game().(*maze.Game) }

// point does what a mouse does at a cell.
func (s *stage) point(kind shell.PointerKind, cell int) {
	r := s.room.plot.place(cell)
	s.Pointer(s.Now, r.X+r.W/2, r.Y+r.H/2, kind)
	s.Frame()
}

// finger does what a finger does at a cell.
func (s *stage) finger(id int, kind shell.PointerKind, cell int) {
	r := s.room.plot.place(cell)
	s.Finger(s.Now, id, r.X+r.W/2, r.Y+r.H/2, kind)
	s.Frame()
}

// cost is what a cell of the map costs.
func (s *stage) cost(cell int) int { return int(s.game().Map().Costs[cell]) }

// wantCosts checks what cells cost.
func (s *stage) wantCosts(cost int, cells ...int) {
	s.Helper()
	for _, cell := range cells {
		if got := s.cost(cell); got != cost {
			s.Errorf("%s costs %d, want %d", s.game().Map().Name(cell), got, cost)
		}
	}
}
