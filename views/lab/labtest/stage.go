// Package labtest puts the room of a lab into the shell for its tests: a window, a
// person who presses and clicks, and what is seen of it.
//
// Non-goals: games. What is on a board is for the room's own tests to ask.
package labtest

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Stage is a room in the shell, in a window, with a person before it. Use New, then
// Enter.
type Stage struct {
	testing.TB
	*shell.App
	View  shell.View
	Scene scene.Scene
	Now   time.Duration
	Spots map[string]scene.Rect // of the last frame, by their actions
	Shell *shell.Frame          // the last frame, as the shell gave it
	Told  shell.Frame           // and as the room was told of it: its spots are noted

	spot func(action string, at scene.Rect) kit.State
}

// memory is a device that keeps files for as long as a test runs.
type memory map[string][]byte

func (m memory) Load(key string) ([]byte, error) {
	if data, ok := m[key]; ok {
		return data, nil
	}
	return nil, fs.ErrNotExist
}

func (m memory) Save(key string, data []byte) error {
	m[key] = data
	return nil
}

func (m memory) Remove(key string) error {
	delete(m, key)
	return nil
}

// New is a stage in a window. The room must Watch each frame that it draws.
func New(t testing.TB, v shell.View) *Stage {
	s := &Stage{TB: t, View: v, Now: time.Hour, Spots: map[string]scene.Rect{}}
	s.spot = s.note
	return s
}

// Enter opens the door of a room, on the board of an address.
func (s *Stage) Enter(room shell.Lab, address string) {
	s.Helper()
	seed := int64(0)
	s.App = shell.New(shell.Setup{
		Rooms: []shell.Room{room}, Store: memory{}, Address: address,
		Seed: func() int64 { seed++; return seed }, Date: time.Now,
	})
	s.Run(time.Second)
	if st := s.State(); st.Screen != "play" || !st.Ready {
		s.Fatalf("%s leads to %s, notice %q", address, st.Screen, st.Notice)
	}
}

// Watch gives the frame that the room draws instead of the shell's, and notes where
// the room's actions can be pressed on it.
func (s *Stage) Watch(f *shell.Frame) *shell.Frame {
	clear(s.Spots)
	s.Shell, s.Told = f, *f
	s.Told.Spot = s.spot
	return &s.Told
}

// Still gives what the room draws a frame into, without time having passed since the
// last one.
func (s *Stage) Still() (*scene.Scene, *shell.Frame) {
	s.Scene.Reset(s.Scene.Book)
	s.Told.Events = nil
	s.Told.Spot = func(string, scene.Rect) kit.State { return kit.Rest }
	return &s.Scene, &s.Told
}

func (s *Stage) note(action string, at scene.Rect) kit.State {
	s.Spots[action] = at
	return s.Shell.Spot(action, at)
}

// Frame shows the next frame, a 60th of a second on.
func (s *Stage) Frame() {
	s.Now += time.Second / 60
	s.App.Frame(s.Now, s.View, &s.Scene)
}

// Run shows frames for a while.
func (s *Stage) Run(d time.Duration) {
	for end := s.Now + d; s.Now < end; {
		s.Frame()
	}
}

// Tap presses keys one after the other.
func (s *Stage) Tap(keys ...string) {
	for _, key := range keys {
		s.Key(shell.Input{At: s.Now, Key: key, Down: true})
		s.Frame()
		s.Key(shell.Input{At: s.Now, Key: key})
		s.Frame()
	}
}

// Do taps keys by their letters and names, and lets time pass: "Space*3 B 300ms 5".
func (s *Stage) Do(words string) {
	s.Helper()
	for _, word := range strings.Fields(words) {
		if d, err := time.ParseDuration(word); err == nil && word != "0" {
			s.Run(d)
			continue
		}
		times := 1
		word, count, ok := strings.Cut(word, "*")
		if ok {
			fmt.Sscan(count, &times)
		}
		switch c := word[0]; {
		case len(word) > 1:
		case c >= '0' && c <= '9':
			word = "Digit" + word
		default:
			word = "Key" + word
		}
		for range times {
			s.Tap(word)
		}
	}
}

// Click clicks where an action can be pressed.
func (s *Stage) Click(action string) {
	s.Helper()
	at, ok := s.Spots[action]
	if !ok {
		s.Fatalf("%s cannot be pressed: there are %v", action, s.Spots)
	}
	s.ClickAt(at.X+at.W/2, at.Y+at.H/2)
}

// Touch has a finger press where an action can be pressed; first it comes, and the keys
// go from the screen.
func (s *Stage) Touch(action string) {
	s.Helper()
	s.Finger(s.Now, 1, 0, 0, shell.PointerMove)
	s.Frame()
	at, ok := s.Spots[action]
	if !ok {
		s.Fatalf("no finger can press %s: there are %v", action, s.Spots)
	}
	for _, kind := range []shell.PointerKind{shell.PointerPress, shell.PointerLift} {
		s.Finger(s.Now, 1, at.X+at.W/2, at.Y+at.H/2, kind)
		s.Frame()
	}
}

// ClickAt clicks a pixel of the window.
func (s *Stage) ClickAt(x, y float32) {
	for _, kind := range []shell.PointerKind{shell.PointerMove, shell.PointerPress, shell.PointerLift} {
		s.Pointer(s.Now, x, y, kind)
		s.Frame()
	}
}

// Pictures counts how often the last frame shows a picture.
func (s *Stage) Pictures(p scene.Pic) (n int) {
	for _, m := range s.Scene.Marks {
		if m.Kind == scene.MarkSprite && m.Sprite.Pic == p {
			n++
		}
	}
	return n
}

// WantShown checks that all that draw draws is on the last frame.
func (s *Stage) WantShown(what string, draw func(sc *scene.Scene)) {
	s.Helper()
	var want scene.Scene
	want.Reset(s.Scene.Book)
	draw(&want)
	if len(want.Marks) == 0 {
		s.Fatalf("%s: nothing to look for", what)
	}
	for _, m := range want.Marks {
		found := m.Kind != scene.MarkSprite
		for _, n := range s.Scene.Marks {
			found = found || n.Kind == m.Kind && n.Sprite == m.Sprite
		}
		if !found {
			s.Errorf("%s is not shown", what)
			return
		}
	}
}

// Says says whether words of a font stand anywhere on the last frame.
func (s *Stage) Says(f *scene.Font, words string) bool {
	const steps = 1024 // of a pixel, from which words may begin: their letters round to it
	var want scene.Scene
	for step := range steps {
		want.Reset(s.Scene.Book)
		want.Text(f, words, float32(step)/steps, 0, scene.Left, raster.Color{A: 1})
		for i := range len(s.Scene.Marks) - len(want.Marks) + 1 {
			if isSame(want.Marks, s.Scene.Marks[i:]) {
				return true
			}
		}
	}
	return false
}

// isSame says whether letters begin marks, wherever those stand.
func isSame(letters, marks []scene.Mark) bool {
	for i := range letters {
		a, b := letters[i].Sprite, marks[i].Sprite
		dx, dy := b.X-a.X-marks[0].Sprite.X+letters[0].Sprite.X, b.Y-a.Y-marks[0].Sprite.Y+letters[0].Sprite.Y
		if marks[i].Kind != scene.MarkSprite || a.Pic != b.Pic || max(dx, -dx, dy, -dy) > .1 {
			return false
		}
	}
	return len(letters) > 0
}
