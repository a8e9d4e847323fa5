package softserve

import (
	"testing"
	"time"

	"parlor/games/softserve"
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
	"left": "Left", "right": "Right", "down": "Down", "rotateClockwise": "X", "rotateCounterclockwise": "Z", "pause": "Esc",
	"up": "Up", "confirm": "Enter", "back": "Esc",
}

func newStage(t testing.TB, v shell.View) *stage {
	room := New()
	s := &stage{Stage: shelltest.NewStage(t, room, v, testKeys), room: room}
	s.Frame.Level = 2
	best := sim.Result{Ranked: true, Rank: [3]int64{28, -341, -3912e9}}
	s.Frame.Best = func(mode string) (sim.Result, bool) { return best, mode != "endless" }
	s.Frame.Handling = func(string) int { return 1 }
	return s
}

// until draws frames until a phase begins.
func (s *stage) until(p softserve.Phase) {
	s.Helper()
	for range 3000 {
		if s.game().Phase() == p {
			return
		}
		s.Draw(10 * time.Millisecond)
	}
	s.Fatalf("the game never comes to %s", p)
}

func (s *stage) press(commands ...sim.Code) {
	for _, c := range commands {
		s.Frame.Session.Press(s.Now, c, 0, 0)
		s.Frame.Session.Release(s.Now, c)
	}
	s.Run(20 * time.Millisecond)
}

func (s *stage) game() *softserve.Game { return s.Frame.Session.Game().(*softserve.Game) }

// fast has pieces fall at once.
const fast = `{"fallFrames":4,"graceFrames":4}`

// toServe serves the cone of its third column when its piece falls straight down.
const toServe = `{"board":["##..##","......","......","......","......","......","..M...","^^^C^^"],"queue":["SV","mm"],"orders":["SM","VC"]}`

// toClear clears four mint scoops when its piece falls straight down.
const toClear = `{"board":["##..##","......","......","......","......","...M..","..MM..","^^^^^^"],"queue":["MS","mm"],"orders":["VV"]}`

// toLose fills the bottleneck with its piece.
const toLose = `{"board":["##..##","..VC..","..SM..","..VC..","..SM..","..VC..","..SM..","^^^^^^"],"queue":["SM","VV"],"orders":["VV"]}`

// toWin serves its only cone when its piece falls straight down.
const toWin = `{"board":["##..##","......","......","......","......","......","..M...","..^C.."],"queue":["SV","mm"],"orders":["SM"]}`

// alive counts the particles there are.
func (p *particles) alive() (n int) {
	for i := range p.all {
		if p.all[i].Life > 0 {
			n++
		}
	}
	return n
}
