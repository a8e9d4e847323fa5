package cascade

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell"
)

// stage is a room in a window, with a game that is being played.
type stage struct {
	t     testing.TB
	room  *Room
	book  *scene.Book
	frame shell.Frame
	scene scene.Scene
	now   time.Duration
	areas map[shell.Button]scene.Rect

	handling shell.Handling
}

var testKeys = map[string]string{
	"moveLeft": "Left", "moveRight": "Right", "softDrop": "Down", "hardDrop": "Space", "rotateClockwise": "Up",
	"rotateCounterclockwise": "Z", "rotate180": "A", "hold": "Shift", "pause": "Esc",
	"up": "Up", "down": "Down", "left": "Left", "right": "Right", "confirm": "Enter", "back": "Esc",
}

var (
	testPause   = []shell.Choice{{Label: "RESUME"}, {Label: "RESTART"}, {Label: "HOW TO PLAY"}, {Label: "OPTIONS"}, {Label: "MAIN MENU"}}
	testResults = []shell.Choice{{Label: "PLAY AGAIN"}, {Label: "BACK TO MENU"}}
)

func newStage(t testing.TB, v shell.View) *stage {
	s := &stage{t: t, room: New(), book: scene.NewBook(), areas: map[shell.Button]scene.Rect{}, handling: shell.Handling{ghost: 1, previews: 5}}
	s.room.Layout(s.book, v)
	best := sim.Result{Ranked: true, Rank: [3]int64{9_214_980}}
	s.frame = shell.Frame{
		Level:    5,
		Best:     func(mode string) (sim.Result, bool) { return best, mode != "zen" },
		KeyName:  func(action string) string { return testKeys[action] },
		KeyNames: func(action string) []string { return []string{testKeys[action], "Left Shift"} },
		Hints:    true,
		Handling: func(name string) int { return s.handling[name] },
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
	game, err := session.New(cascade.Spec, sim.Config{Mode: mode, Seed: 3, Settings: json.RawMessage(settings), Setup: json.RawMessage(setup)})
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

func (s *stage) press(commands ...sim.Code) {
	for _, c := range commands {
		s.frame.Session.Press(s.now, c, 0, 0)
		s.frame.Session.Release(s.now, c)
	}
	s.draw(0)
}

func (s *stage) game() *cascade.Game { return s.frame.Session.Game().(*cascade.Game) }

// cells gives the cells of the well at which sprites with one of the pictures
// stand.
func (s *stage) cells(pics [cascade.Z + 1]scene.Pic) map[cascade.Cell]bool {
	found := map[cascade.Cell]bool{}
	f := s.room.well.field
	for _, m := range s.scene.Marks {
		for _, p := range pics {
			if p != 0 && m.Kind == scene.MarkSprite && m.Sprite.Pic == p {
				found[cascade.Cell{Column: int(floor((m.Sprite.X - f.x) / f.u)), Row: int(floor((f.y - m.Sprite.Y) / f.u))}] = true
			}
		}
	}
	return found
}
