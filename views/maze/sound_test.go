package maze

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"parlor/games/maze"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// listener plays a game in the room and hears it.
type listener struct {
	*stage
	cues []shell.Cue
}

// listen enters an address. What the room gives to the shell is heard once more,
// since Hear gives the same for the same state.
func listen(t testing.TB, address string) *listener {
	s := enter(t, shelltest.Window(1280, 720), address)
	l := &listener{stage: s}
	s.TakeSound()
	return l
}

// hear gives the names of what has sounded since the last call, without what repeats
// itself.
func (l *listener) hear(words string) string {
	l.Helper()
	l.Do(words)
	l.cues = append(l.cues[:0], l.TakeSound().Cues...)
	var names []string
	for _, c := range l.cues {
		names = append(names, c.Effect)
	}
	return strings.Join(slices.Compact(names), " ")
}

func (l *listener) want(words, effects string) {
	l.Helper()
	if got := l.hear(words); got != effects {
		l.Errorf("%s sounds as %q, want %q", words, got, effects)
	}
}

func TestSounds(t *testing.T) {
	l := listen(t, "maze")
	l.want("1", "brush")
	l.want("1", "")
	l.want("ArrowRight", "cursor")
	l.want("3 Enter", "brush paintMud")
	l.want("2 Enter", "brush paintForest")
	l.want("1 Enter", "brush paintRoad")
	l.want("4 Enter", "brush paintWall")
	l.want("D", "restore")
	l.want("Space", "settle")
	l.want("B", "stepBack")
	l.want("S", "search")
	l.want("F F", "findStart findStop")
	l.want("R", "reset")
	l.want("S*3", "search")
	for phase := maze.Ready; phase != maze.Tracing; phase = l.game().Phase() {
		l.hear("Space")
	}
	l.want("Space", "trace")
	l.want("Space", "trace")
	if l.cues[0].Value != 1 {
		t.Errorf("the second cell of the Route rises by %d", l.cues[0].Value)
	}
	for l.game().Phase() == maze.Tracing && len(l.game().RouteCells()) < 15 {
		l.hear("Space")
	}
	l.want("Space", "route")
	l.want("Space 300ms", "marker")
	for range 13 {
		l.hear("Space 300ms")
	}
	l.want("Space 300ms", "marker markerLanded done")
	l.want("F", "findStart reset")
	l.want("R", "findStop reset")
	l.hear("ArrowRight 4 F 300ms")
	l.want("Enter", "paintWall") // which also stops it
}

func TestSoundsOfEndings(t *testing.T) {
	l := listen(t, "maze?map="+lineOf(t, ".#."))
	l.want("Space*2", "settle noRoute")
	l = listen(t, "maze?map="+lineOf(t, "..."))
	if got := l.hear("S*2 Space*6 300ms Space 300ms Space 300ms"); !strings.HasSuffix(got, "marker markerLanded doneOther") {
		t.Errorf("greedy ends with %q", got)
	}
}

// lineOf is the line of a map that is given in rows.
func lineOf(t testing.TB, rows string) string {
	m, err := maze.ParseMap([]byte(rows))
	if err != nil {
		t.Fatal(err)
	}
	line, err := m.EncodeLine()
	if err != nil {
		t.Fatal(err)
	}
	return line
}

func TestSoundOfAFault(t *testing.T) {
	l := listen(t, "maze")
	for message, want := range map[string]string{"wrongCost": "badInput", "cheapestRoute": "done", "routeFound": "doneOther", "noRoute": "noRoute", "blockedEndpoint": "badInput"} {
		effect, ok := endSounds[message]
		if !ok {
			effect = faultSound
		}
		if effect != want {
			t.Errorf("%s sounds as %s, want %s", message, effect, want)
		}
	}
	l.Do("N")
	l.Click("typeMap")
	l.want("X Enter", "badInput")
	l.Do("Escape*2")
	l.point(shell.PointerPress, 48)
	l.point(shell.PointerMove, 2)
	l.point(shell.PointerLift, 2)
	if got := l.hear(""); got != "endpoint cursor" {
		t.Errorf("the dragged Camp sounds as %q", got)
	}
}

// Every effect that the room plays is in its file, and the other way round.
func TestEveryEffectIsThere(t *testing.T) {
	data, err := os.ReadFile("../../sound/rooms/maze.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Effects map[string]json.RawMessage
		Music   map[string]json.RawMessage
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile("sound.go")
	if err != nil {
		t.Fatal(err)
	}
	for name := range file.Effects {
		if !strings.HasPrefix(name, "menu") && !strings.Contains(string(source), `"`+name+`"`) {
			t.Errorf("nothing sounds as %s", name)
		}
	}
	played := []string{faultSound}
	for _, e := range paintSounds {
		played = append(played, e)
	}
	for _, e := range endSounds {
		played = append(played, e)
	}
	for _, e := range played {
		if _, ok := file.Effects[e]; !ok {
			t.Errorf("there is no effect %s", e)
		}
	}
	if _, ok := file.Music[(*Room)(nil).Song(nil)]; !ok {
		t.Error("there is no such piece")
	}
}
