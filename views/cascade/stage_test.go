package cascade

import (
	"testing"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// stage is the room in a window, with a game that is being played.
type stage struct {
	*shelltest.Stage
	room     *Room
	handling shell.Handling
}

var testKeys = map[string]string{
	"moveLeft": "Left", "moveRight": "Right", "softDrop": "Down", "hardDrop": "Space", "rotateClockwise": "Up",
	"rotateCounterclockwise": "Z", "rotate180": "A", "hold": "Shift", "pause": "Esc",
	"up": "Up", "down": "Down", "left": "Left", "right": "Right", "confirm": "Enter", "back": "Esc",
}

func newStage(t testing.TB, v shell.View) *stage {
	room := New()
	s := &stage{Stage: shelltest.NewStage(t, room, v, testKeys), room: room, handling: shell.Handling{ghost: 1, previews: 5}}
	s.Frame.Level = 5
	best := sim.Result{Ranked: true, Rank: [3]int64{9_214_980}}
	s.Frame.Best = func(mode string) (sim.Result, bool) { return best, mode != "zen" }
	s.Frame.Handling = func(name string) int { return s.handling[name] }
	return s
}

func (s *stage) press(commands ...sim.Code) {
	for _, c := range commands {
		s.Frame.Session.Press(s.Now, c, 0, 0)
		s.Frame.Session.Release(s.Now, c)
	}
	s.Draw(0)
}

func (s *stage) game() *cascade.Game { return s.Frame.Session.Game().(*cascade.Game) }

// cells gives the cells of the well at which sprites with one of the pictures
// stand.
func (s *stage) cells(pics [cascade.Z + 1]scene.Pic) map[cascade.Cell]bool {
	found := map[cascade.Cell]bool{}
	f := s.room.well.field
	for _, p := range s.Sprites(pics[:]...) {
		found[cascade.Cell{Column: int(kit.Floor((p.X - f.x) / f.u)), Row: int(kit.Floor((f.y - p.Y) / f.u))}] = true
	}
	return found
}

// alive counts the particles there are.
func (p *particles) alive() (n int) {
	for i := range p.all {
		if p.all[i].Life > 0 {
			n++
		}
	}
	return n
}
