package shelltest

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell"
)

// The choices of the screens that the shell fills.
var (
	Pause   = []shell.Choice{{Label: "RESUME"}, {Label: "RESTART"}, {Label: "HOW TO PLAY"}, {Label: "OPTIONS"}, {Label: "MAIN MENU"}}
	Results = []shell.Choice{{Label: "PLAY AGAIN"}, {Label: "BACK TO MENU"}}
)

// Stage is a room in a window, with a game that is being played and nobody at the
// keys.
type Stage struct {
	testing.TB
	Book  *scene.Book
	Frame shell.Frame
	Scene scene.Scene
	Now   time.Duration
	Areas map[shell.Button]scene.Rect // all that could be pressed so far

	room shell.Room
}

// NewStage lays a room out in a window. Keys names the key of each action.
func NewStage(t testing.TB, room shell.Room, v shell.View, keys map[string]string) *Stage {
	s := &Stage{TB: t, room: room, Book: scene.NewBook(), Areas: map[shell.Button]scene.Rect{}}
	room.Layout(s.Book, v)
	s.Frame = shell.Frame{
		KeyName:  func(action string) string { return keys[action] },
		KeyNames: func(action string) []string { return []string{keys[action], "Left Shift"} },
		Hints:    true,
		Field:    func(scene.Rect, float32) {},
		Notices:  func(scene.Rect) {},
		Pressed:  func(shell.Button) bool { return false },
		Area:     func(b shell.Button, r scene.Rect) { s.Areas[b] = r },
	}
	return s
}

func config(mode, settings, setup string) sim.Config {
	return sim.Config{Mode: mode, Seed: 3, Settings: json.RawMessage(settings), Setup: json.RawMessage(setup)}
}

// Play starts a game; settings and setup are JSON.
func (s *Stage) Play(mode, settings, setup string) {
	s.Helper()
	game, err := session.New(s.room.Spec(), config(mode, settings, setup))
	if err != nil {
		s.Fatal(err)
	}
	s.Frame.Session, s.Frame.Countdown = game, 0
	s.Show(shell.Play, nil)
}

// Show goes to a screen and draws it.
func (s *Stage) Show(screen shell.Screen, choices []shell.Choice) {
	s.Frame.Screen, s.Frame.Choices, s.Frame.Chosen, s.Frame.Since = screen, choices, 0, 0
	s.Draw(0)
}

// Draw lets real time pass and draws a frame.
func (s *Stage) Draw(dt time.Duration) {
	s.Now += dt
	s.Frame.Pass(s.Now)
	s.Frame.Since += dt
	s.Frame.Events = nil
	switch {
	case s.Frame.Screen != shell.Play:
	case s.Frame.Countdown > 0:
		s.Frame.Countdown = max(s.Frame.Countdown-dt, 0)
	default:
		s.Frame.Events = s.Frame.Session.Frame(s.Now)
	}
	s.Scene.Reset(s.Book)
	s.room.Draw(&s.Scene, &s.Frame)
}

// Run draws a hundred frames a second for a while.
func (s *Stage) Run(d time.Duration) {
	const step = 10 * time.Millisecond
	for ; d > 0; d -= step {
		s.Draw(min(d, step))
	}
}

// Sprites gives the sprites with one of the pictures, in the order of painting.
func (s *Stage) Sprites(pics ...scene.Pic) (found []scene.Sprite) {
	for _, m := range s.Scene.Marks {
		for _, p := range pics {
			if p != 0 && m.Kind == scene.MarkSprite && m.Sprite.Pic == p {
				found = append(found, m.Sprite)
			}
		}
	}
	return found
}

// SeesWhy checks that the pause of a game says why it has come by itself, above the
// choices and below what is at the head of the panel.
func (s *Stage) SeesWhy() {
	s.Helper()
	s.Run(time.Second)
	s.Show(shell.Pause, Pause)
	s.Draw(time.Second)
	before := map[scene.Sprite]bool{}
	for _, m := range s.Scene.Marks {
		before[m.Sprite] = true
	}
	s.Frame.Why = "The computer was busy."
	s.Draw(0)
	first, letters := s.Areas[0], 0
	for _, m := range s.Scene.Marks {
		p := m.Sprite
		if m.Kind != scene.MarkSprite || before[p] {
			continue
		}
		letters++
		if p.Y > first.Y || p.Y < first.Y-first.H || p.X < first.X-first.H || p.X > first.X+first.W+first.H {
			s.Errorf("a letter of why it has paused is at (%g, %g), with the first choice at %v", p.X, p.Y, first)
			return
		}
	}
	if letters < 10 {
		s.Errorf("why it has paused is told in %d letters", letters)
	}
}
