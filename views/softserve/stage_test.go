package softserve

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/games/softserve"
	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell"
)

// stage is the room with a game in it and nobody at the keys.
type stage struct {
	t     testing.TB
	room  *Room
	book  *scene.Book
	frame shell.Frame
	scene scene.Scene
	now   time.Duration
	areas map[shell.Button]scene.Rect
}

var testKeys = map[string]string{
	"left": "Left", "right": "Right", "down": "Down", "rotateClockwise": "X", "rotateCounterclockwise": "Z", "pause": "Esc",
	"up": "Up", "confirm": "Enter", "back": "Esc",
}

var (
	testPause   = []shell.Choice{{Label: "RESUME"}, {Label: "RESTART"}, {Label: "HOW TO PLAY"}, {Label: "OPTIONS"}, {Label: "MAIN MENU"}}
	testResults = []shell.Choice{{Label: "PLAY AGAIN"}, {Label: "BACK TO MENU"}}
)

func newStage(t testing.TB, v shell.View) *stage {
	s := &stage{t: t, room: New(), book: scene.NewBook(), areas: map[shell.Button]scene.Rect{}}
	s.room.Layout(s.book, v)
	best := sim.Result{Ranked: true, Rank: [3]int64{28, -341, -3912e9}}
	s.frame = shell.Frame{
		Level:    2,
		Best:     func(mode string) (sim.Result, bool) { return best, mode != "endless" },
		KeyName:  func(action string) string { return testKeys[action] },
		KeyNames: func(action string) []string { return []string{testKeys[action], "Left Shift"} },
		Hints:    true,
		Handling: func(string) int { return 1 },
		Field:    func(scene.Rect, float32) {},
		Pressed:  func(shell.Button) bool { return false },
		Area:     func(b shell.Button, r scene.Rect) { s.areas[b] = r },
	}
	return s
}

func window(w, h float32) shell.View { return shell.View{W: w, H: h, Scale: 1} }

// play starts a game; settings and setup are JSON.
func (s *stage) play(mode, settings, setup string) {
	s.t.Helper()
	game, err := session.New(softserve.Spec, sim.Config{Mode: mode, Seed: 3, Settings: json.RawMessage(settings), Setup: json.RawMessage(setup)})
	if err != nil {
		s.t.Fatal(err)
	}
	s.frame.Session = game
	s.show(shell.Play, nil)
}

// show goes to a screen and draws it.
func (s *stage) show(screen shell.Screen, choices []shell.Choice) {
	s.frame.Screen, s.frame.Choices, s.frame.Chosen, s.frame.Since = screen, choices, 0, 0
	s.draw(0)
}

// draw lets real time pass and draws a frame.
func (s *stage) draw(dt time.Duration) {
	s.now += dt
	s.frame.Now, s.frame.Since = s.now, s.frame.Since+dt
	s.frame.Events = nil
	if s.frame.Screen == shell.Play {
		s.frame.Events = s.frame.Session.Frame(s.now)
	}
	s.scene.Reset(s.book)
	s.room.Draw(&s.scene, &s.frame)
}

// run draws frames for a while.
func (s *stage) run(d time.Duration) {
	for ; d > 0; d -= 10 * time.Millisecond {
		s.draw(10 * time.Millisecond)
	}
}

// until draws frames until a phase begins.
func (s *stage) until(p softserve.Phase) {
	s.t.Helper()
	for range 3000 {
		if s.game().Phase() == p {
			return
		}
		s.draw(10 * time.Millisecond)
	}
	s.t.Fatalf("the game never comes to %s", p)
}

func (s *stage) press(commands ...sim.Code) {
	for _, c := range commands {
		s.frame.Session.Press(s.now, c, 0, 0)
		s.frame.Session.Release(s.now, c)
	}
	s.run(20 * time.Millisecond)
}

func (s *stage) game() *softserve.Game { return s.frame.Session.Game().(*softserve.Game) }

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
