package maze

import (
	"strings"
	"testing"
	"time"

	"parlor/games/maze"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// Every binding is a command without an argument or an action of the room, and no key
// is bound twice.
func TestEveryBindingDoesSomething(t *testing.T) {
	keys := map[string]string{}
	for _, b := range New().Card().Keys {
		for _, key := range append(b.Keys, b.Pad...) {
			if other, ok := keys[key]; ok {
				t.Errorf("%s is for %s and for %s", key, other, b.Command)
			}
			keys[key] = b.Command
		}
		if c, ok := maze.Spec.Command(b.Command); ok {
			if maze.Spec.Commands[c].Arg != nil {
				t.Errorf("%s needs an argument", b.Command)
			}
			continue
		}
		s := enter(t, shelltest.Window(1280, 720), "maze")
		if b.Command == shell.ShareAction || b.Command == shell.HelpAction {
			continue
		}
		reply := s.room.Act(s.game(), b.Command)
		if !reply.Heard && len(reply.Inputs) == 0 && reply.Open == "" {
			t.Errorf("%s does nothing", b.Command)
		}
	}
}

// The keys of the text do what it says.
func TestKeysOfTheText(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	g := s.game()
	for _, c := range []struct {
		keys string
		want func() bool
	}{
		{"ArrowUp", func() bool { return g.Selected() == 36 }},
		{"ArrowRight ArrowDown ArrowLeft", func() bool { return g.Selected() == 48 }},
		{"ArrowLeft", func() bool { return g.Selected() == 48 }}, // the edge
		{"2", func() bool { return g.Brush() == maze.Forest }},
		{"1", func() bool { return g.Brush() == maze.Road }},
		{"3", func() bool { return g.Brush() == maze.Mud }},
		{"4", func() bool { return g.Brush() == maze.Wall }},
		{"ArrowRight Enter", func() bool { return s.cost(49) == -1 }},
		{"D", func() bool { return s.cost(49) == 1 && g.Selected() == 48 }},
		{"Space", func() bool { return g.Visited() == 1 }},
		{"Space*3", func() bool { return g.Visited() == 4 }},
		{"B", func() bool { return g.Visited() == 3 }},
		{"Backspace", func() bool { return g.Visited() == 2 }},
		{"F", func() bool { return g.Finding() }},
		{"Escape", func() bool { return !g.Finding() && s.State().Screen == "play" }},
		{"R", func() bool { return g.Visited() == 0 && g.Phase() == maze.Ready }},
		{"S", func() bool { return g.Search() == maze.AStar }},
		{"S*3", func() bool { return g.Search() == maze.Dijkstra }},
		{"Escape 1s", func() bool { return s.State().Screen == "home" }},
	} {
		if s.Do(c.keys); !c.want() {
			t.Fatalf("%s did not do what it should", c.keys)
		}
	}
}

// What Find does not stop stops when nobody looks.
func TestComingToRest(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("F 500ms")
	s.Focus(s.Now, false)
	s.Frame()
	if s.game().Finding() {
		t.Error("Find route runs on in a hidden window")
	}
}

// spoken gives what is spoken after some keys.
func (s *stage) spoken(words string) string {
	s.TakeSpoken()
	s.Do(words)
	s.Run(200 * 1e6)
	return s.TakeSpoken()
}

func TestSpeech(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	for _, c := range []struct{ keys, words string }{
		{"Space", "Settled Cell 48 at cost 0; offered Cell 36 a route of 1"},
		{"B", "Paint a maze to search."},
		{"ArrowRight", "Cell 49. Road, 1 to enter."},
		{"3", "Mud, cost 5."},
		{"Enter", "Cell 49 is Mud."},
		{"S", "A*."},
		{"D", "The map has changed."},
		{"F", "Find route runs."},
		{"F", "Paused."},
		{"C", "All four searches run"},
		{"N", "Maps."},
		{"Escape", "Closed."},
	} {
		if got := s.spoken(c.keys); !strings.Contains(got, c.words) {
			t.Errorf("%s is spoken as %q, not %q", c.keys, got, c.words)
		}
	}
	s = enter(t, shelltest.Window(1280, 720), "maze?map="+lineOf(t, ".#."))
	if got := s.spoken("Space*2"); !strings.Contains(got, "No route leads to the Tower.") {
		t.Errorf("the end is spoken as %q", got)
	}
}

// While Find route runs no more than eight sentences are spoken a second.
func TestSpeechIsNotTooFast(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.room.pace = pace(fastest)
	s.TakeSpoken()
	s.Do("F")
	s.Run(400 * 1e6)
	if n := strings.Count(s.TakeSpoken(), "Settled Cell"); n < 2 || n > 5 {
		t.Errorf("in 0.4 s %d Steps are spoken", n)
	}
}

// How Play is taught by a real search, in every window.
func TestHelp(t *testing.T) {
	for _, v := range windows() {
		s := enter(t, v, "maze")
		s.Do("Slash 300ms")
		if s.State().Screen != "help" {
			t.Fatalf("%s: the screen is %s", shelltest.Name(v), s.State().Screen)
		}
		h := &s.room.help
		for i := range h.cards {
			c := &h.cards[i]
			if c.facts.game == nil {
				t.Fatalf("card %d has no game", i)
			}
			if c.at.X < h.Panel.X || c.at.Y+c.at.H > h.Panel.Y+h.Panel.H+1 {
				t.Errorf("%s: card %d at %v is outside of %v", shelltest.Name(v), i, c.at, h.Panel)
			}
			font := s.room.tools.Font(raster.Text, 13.5)
			if foot := c.at.Y + 8*s.room.tools.Px + 17*s.room.tools.Px + 1.3*font.Size()*float32(len(c.lines)); foot > c.at.Y+c.at.H {
				t.Errorf("%s: the text of card %d does not fit", shelltest.Name(v), i)
			}
		}
		for i, r := range h.rows {
			if r.X < h.Panel.X || r.X+r.W > h.Panel.X+h.Panel.W {
				t.Errorf("%s: row %d at %v is outside of %v", shelltest.Name(v), i, r, h.Panel)
			}
		}
		if cost, ok := h.cards[len(h.cards)-1].facts.game.RouteCost(); !ok || cost != 8 {
			t.Errorf("the last card's route costs %d", cost)
		}
		s.Do("Escape 300ms")
		if s.State().Screen != "play" {
			t.Errorf("Escape leads to %s", s.State().Screen)
		}
	}
}

// Colours change with the scheme, shapes stay.
func TestSchemes(t *testing.T) {
	seen := map[string]bool{}
	for _, scheme := range session.Schemes {
		p := paletteOf(scheme)
		key := ""
		for o := onFrontier; o < outlineCount; o++ {
			l := p.outline[o]
			key += string(rune(int(l.line.R*255))) + string(rune(int(l.line.B*255)))
			if o != next && (l.lineW != standard.outline[o].lineW) {
				t.Errorf("%s: outline %d is %v wide", scheme, o, l.lineW)
			}
		}
		if seen[key] {
			t.Errorf("%s looks like another scheme", scheme)
		}
		seen[key] = true
	}
	for o, want := range map[outline]uint32{onFrontier: 0x2fd3f5, settled: 0x2457d6, current: 0xffffff, onRoute: 0xffcf1f} {
		if standard.outline[o].line != raster.Hex(want) {
			t.Errorf("outline %d has the colour %v", o, standard.outline[o].line)
		}
	}
	if standard.outline[settled].lineW <= standard.outline[onFrontier].lineW {
		t.Error("a settled cell's outline is not thicker than the frontier's")
	}
}

// What is pressed first after a stall is not lost.
func TestKeysAfterAStall(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Now += 5 * time.Second
	s.Key(shell.Input{At: s.Now, Key: "KeyS", Down: true})
	s.Frame()
	if s.game().Search() != maze.AStar {
		t.Error("the key did nothing")
	}
	s.Now += 5 * time.Second
	s.point(shell.PointerPress, 30)
	s.wantCosts(-1, 30)
}
