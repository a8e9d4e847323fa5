package eight

import (
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/sound"
	"parlor/views/shell/shelltest"
)

// heard gives the effects of the room since the last call, without those of the
// shell's menus.
func (s *stage) heard() (effects []string) {
	for _, c := range s.TakeSound().Cues {
		if !strings.HasPrefix(c.Effect, "menu") {
			effects = append(effects, c.Effect)
		}
	}
	return effects
}

func TestWhatIsHeard(t *testing.T) {
	for _, c := range []struct{ first, keys, want string }{
		{"", "5 200ms", "slide slideEnd"},
		{"", "4 200ms", "refused"},
		{"", "Space", "expanded"},
		{"Space*3", "B", "stepBack"},
		{"Space*3", "5", "slide cancel"},
		{"Space*90", "Space", "expanded"},
		{"Space*91", "Space", "goal"},
		{"Space*92", "Space*2", "trace trace"},
		{"", "A", "solveStart"},
		{"A", "A", "solvePause"},
		{"", "H", "hint"},
		{"", "N", "newPuzzle"},
		{"5 200ms", "R", "reset"},
		{"", "E", "estimate"},
		{"", "S", "estimate"},
		{"W 1 2 3", "Enter", "badBoard"},
	} {
		s := enter(t, shelltest.Window(1280, 720), start)
		s.Do(c.first)
		s.Run(20 * time.Millisecond)
		s.heard()
		s.Do(c.keys)
		if got := strings.Join(s.heard(), " "); got != c.want {
			t.Errorf("%s, then %s: %q is heard, want %q", c.first, c.keys, got, c.want)
		}
	}
}

func TestSolvedIsHeard(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "eight?board=123456708")
	s.heard()
	s.Do("8 300ms")
	if got := s.heard(); !slices.Contains(got, "solved") || !slices.Contains(got, "newBest") {
		t.Errorf("%q is heard", got)
	}
}

// All effects of the room but those of the menus are used, and there are no others.
func TestEffectsExist(t *testing.T) {
	room, err := sound.NewRoom("eight")
	if err != nil {
		t.Fatal(err)
	}
	used := []string{"slide", "slideEnd", "refused", "expanded", "trace", "solveStart", "solvePause", "cancel", "newPuzzle", "reset", "stepBack", "drop", "badBoard", "newBest"}
	for _, effect := range eventSounds {
		if effect != "" {
			used = append(used, effect)
		}
	}
	for _, effect := range used {
		if !room.Has(effect) {
			t.Errorf("there is no effect %s", effect)
		}
	}
	for _, effect := range room.Effects() {
		if !slices.Contains(used, effect) && !strings.HasPrefix(effect, "menu") {
			t.Errorf("%s is never heard", effect)
		}
	}
	if got := New().Song(nil); got != song {
		t.Errorf("the music is %s", got)
	}
}
