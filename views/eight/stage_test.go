package eight

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"time"

	"parlor/games/eight"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// The room is all that the shell asks for.
var _ shell.Lab = (*Room)(nil)

// stage is the room in the shell, in a window, with a person before it.
type stage struct {
	testing.TB
	*shell.App
	room  *Room
	view  shell.View
	scene scene.Scene
	now   time.Duration
	spots map[string]scene.Rect // of the last frame, by their actions
	told  shell.Frame
	shell *shell.Frame
	spot  func(action string, at scene.Rect) kit.State
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

func window(w, h float32) shell.View { return shell.View{W: w, H: h, Scale: 1} }

// enter opens the door in a window, on the board of an address.
func enter(t testing.TB, v shell.View, address string) *stage {
	t.Helper()
	s := &stage{TB: t, room: New(), view: v, now: time.Hour, spots: map[string]scene.Rect{}}
	s.spot = s.note
	seed := int64(0)
	s.App = shell.New(shell.Setup{
		Rooms: []shell.Room{seen{s.room, s}}, Store: memory{}, Address: address,
		Seed: func() int64 { seed++; return seed },
	})
	s.run(time.Second)
	if st := s.State(); st.Screen != "play" || !st.Ready {
		t.Fatalf("%s leads to %s, notice %q", address, st.Screen, st.Notice)
	}
	return s
}

// seen notes where the room's actions can be pressed.
type seen struct {
	*Room
	stage *stage
}

func (r seen) Draw(s *scene.Scene, f *shell.Frame) {
	clear(r.stage.spots)
	told := &r.stage.told
	*told = *f
	r.stage.shell, told.Spot = f, r.stage.spot
	r.Room.Draw(s, told)
}

func (s *stage) note(action string, at scene.Rect) kit.State {
	s.spots[action] = at
	return s.shell.Spot(action, at)
}

func (s *stage) frame() {
	s.now += time.Second / 60
	s.Frame(s.now, s.view, &s.scene)
}

func (s *stage) run(d time.Duration) {
	for end := s.now + d; s.now < end; {
		s.frame()
	}
}

// tap presses keys one after the other.
func (s *stage) tap(keys ...string) {
	for _, key := range keys {
		s.Key(shell.Input{At: s.now, Key: key, Down: true})
		s.frame()
		s.Key(shell.Input{At: s.now, Key: key})
		s.frame()
	}
}

// do taps keys by their letters and names: "Space*3 B 300ms 5".
func (s *stage) do(words string) {
	s.Helper()
	for _, word := range strings.Fields(words) {
		if d, err := time.ParseDuration(word); err == nil && word != "0" {
			s.run(d)
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
			s.tap(word)
		}
	}
}

// click clicks where an action can be pressed.
func (s *stage) click(action string) {
	s.Helper()
	at, ok := s.spots[action]
	if !ok {
		s.Fatalf("%s cannot be pressed: there are %v", action, s.spots)
	}
	s.clickAt(at.X+at.W/2, at.Y+at.H/2)
}

func (s *stage) clickAt(x, y float32) {
	for _, kind := range []shell.PointerKind{shell.PointerMove, shell.PointerPress, shell.PointerLift} {
		s.Pointer(s.now, x, y, kind)
		s.frame()
	}
}

func (s *stage) game() *eight.Game { return s.room.session.Game().(*eight.Game) }

func (s *stage) wantBoard(want string) {
	s.Helper()
	if got := s.game().Board().String(); got != want {
		s.Fatalf("the board is %s, want %s", got, want)
	}
}

// pictures counts how often the last frame shows a picture.
func (s *stage) pictures(p scene.Pic) (n int) {
	for _, m := range s.scene.Marks {
		if m.Kind == scene.MarkSprite && m.Sprite.Pic == p {
			n++
		}
	}
	return n
}
