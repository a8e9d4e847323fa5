package gems

import (
	"testing"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/sim"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// stage is the room in a window, with a game that is being played.
type stage struct {
	*shelltest.Stage
	room *Room
}

var testKeys = map[string]string{
	"left": "Left", "right": "Right", "up": "Up", "down": "Down", "select": "Enter", "hint": "H", "pause": "Esc", "confirm": "Enter", "back": "Esc",
}

func newStage(t testing.TB, v shell.View) *stage {
	room := New()
	s := &stage{Stage: shelltest.NewStage(t, room, v, testKeys), room: room}
	best := sim.Result{Ranked: true, Rank: [3]int64{9_214_980}}
	s.Frame.Best = func(string) (sim.Result, bool) { return best, true }
	s.Frame.Handling = func(string) int { return 8 }
	return s
}

func (s *stage) press(commands ...sim.Code) {
	for _, c := range commands {
		s.Frame.Session.Press(s.Now, c, 0, 0)
	}
	s.Draw(0)
}

// swap swaps the gem of a cell with the next one in the direction of an arrow.
func (s *stage) swap(column, row int, arrow sim.Code) {
	s.Frame.Session.Press(s.Now, gems.SwapGems, int16(column), int16(4*row+int(arrow)))
	s.Draw(0)
}

func (s *stage) game() *gems.Game { return s.Frame.Session.Game().(*gems.Game) }

// stones gives the gems of the board as they are drawn.
func (s *stage) stones() []scene.Sprite { return s.Sprites(s.room.table.stones.whole[:]...) }

// inCells gives where a sprite's middle is, in cells from the board's corner.
func (s *stage) inCells(p scene.Sprite) (column, row float32) {
	b, u := s.room.layout.board, s.room.layout.u
	return (p.X-b.X)/u - .5, (p.Y-b.Y)/u - .5
}

// still is a board without a run in which the gem of [3,4] makes a run of three
// with those left of [3,3] when it goes up: plain, special or destroyer as it says.
func still(gem string) string {
	return `{"noOpening":true,"board":[
		[0,3,6,9,12,0,3,6],[6,9,12,0,3,6,9,12],[12,0,3,6,9,12,0,3],[3,6,6,12,0,3,6,9],
		[9,12,0,` + gem + `,6,9,12,0],[0,3,6,9,12,0,3,6],[6,9,12,0,3,6,9,12],[12,0,3,6,9,12,0,3]],
		"refill":[0,9,3,12,0,9,3,12,9,0,12,3,9,0,12,3,9]}`
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
