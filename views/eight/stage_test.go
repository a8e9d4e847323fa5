package eight

import (
	"testing"

	"parlor/games/eight"
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

func (s *stage) game() *eight.Game { return s.room.session.Game().(*eight.Game) }

func (s *stage) wantBoard(want string) {
	s.Helper()
	if got := s.game().Board().String(); got != want {
		s.Fatalf("the board is %s, want %s", got, want)
	}
}
