package maze

import (
	"strings"
	"testing"
	"time"

	"parlor/games/maze"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// A map comes back by its address, and the supplied one has none.
func TestLinks(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	if link := s.room.Link(s.game()); link != "" {
		t.Errorf("the supplied map has the link %q", link)
	}
	if got := s.room.facts.mapShort; got != "Supplied map" {
		t.Errorf("it is called %q", got)
	}
	s.Do("ArrowRight Enter ArrowDown Enter")
	link := s.room.Link(s.game())
	again := enter(t, shelltest.Window(390, 844), "maze?"+link)
	for cell, cost := range s.game().Map().Costs {
		if again.cost(cell) != int(cost) {
			t.Errorf("cell %d costs %d, and came back as %d", cell, cost, again.cost(cell))
		}
	}
	if again.room.facts.mapName != "Your own map" {
		t.Errorf("it is called %q", again.room.facts.mapName)
	}
}

func TestOpen(t *testing.T) {
	r := New()
	for query, want := range map[string][2]int{"size=2x1": {2, 1}, "size=64x64": {64, 64}, "random=maze&size=24x16&seed=5": {24, 16}, "random=terrain": {12, 8}} {
		c, err := r.Open(query)
		if err != nil {
			t.Errorf("%s: %v", query, err)
			continue
		}
		g, err := maze.New(c)
		if err != nil {
			t.Errorf("%s: %v", query, err)
			continue
		}
		if m := g.Map(); m.Columns != want[0] || m.Rows != want[1] || m.Check() != nil {
			t.Errorf("%s makes %d by %d cells, %v", query, m.Columns, m.Rows, m.Check())
		}
	}
	large := maze.Map{Columns: 65, Rows: 1, Costs: make([]int32, 65), Tower: 64}
	line, _ := large.EncodeLine()
	for query, words := range map[string]string{
		"map=maze1.3x3": "map", "size=1x1": "size", "size=65x3": "size", "size=axb": "size", "random=hill": "random", "seed=x": "seed",
		"camp=3": "camp", "map=" + line: "64 by 64",
	} {
		if _, err := r.Open(query); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%s: the error is %v, which does not name %s", query, err, words)
		}
	}
}

// The same address makes the same map by chance, and its name tells the seed.
func TestSeedsAreShown(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze?random=terrain&size=24x16&seed=48213")
	if got := s.room.facts.mapName; got != "Random terrain, seed 48213" {
		t.Errorf("the map is called %q", got)
	}
	s.Do("ArrowRight Enter 100ms")
	if got := s.room.facts.mapName; got != "Your own map" {
		t.Errorf("a painted map is called %q", got)
	}
	s.Do("U 100ms")
	if got := s.room.facts.mapName; got != "Random terrain, seed 48213" {
		t.Errorf("after Undo the map is called %q", got)
	}
	s.Click("maps")
	s.Click("randomMaze")
	s.Run(100 * 1e6)
	if seed, kind, ok := s.game().MapSeed(); !ok || kind != maze.RandomMaze || s.room.facts.mapName != randomName(kind, seed) {
		t.Errorf("another map is called %q", s.room.facts.mapName)
	}
}

const movingAI = "type octile\nheight 2\nwidth 4\nmap\n.GSW\n@T.O\n"

// Files open by the shell, from any screen; what cannot be opened is told.
func TestFiles(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.OpenFile("small.map", []byte(movingAI))
	s.Run(1e9)
	if m := s.game().Map(); m.Columns != 4 || m.Rows != 2 {
		t.Fatalf("the file opens %d by %d cells", m.Columns, m.Rows)
	}
	s.wantCosts(5, 2)
	s.wantCosts(3, 3)
	s.wantCosts(-1, 4, 5, 7)
	s.OpenFile("bad.map", []byte("..x.\n"))
	s.Run(1e8)
	if n := s.State().Notice; !strings.Contains(n, "bad.map") || !strings.Contains(n, "row 1, cell 3") {
		t.Errorf("the notice is %q", n)
	}
	s.Run(5e9)
	s.OpenFile("huge.map", []byte(strings.Repeat(strings.Repeat(".", 65)+"\n", 65)))
	s.Run(1e8)
	if n := s.State().Notice; !strings.Contains(n, "64 by 64") {
		t.Errorf("the notice is %q", n)
	}
	if s.game().Map().Columns != 4 {
		t.Error("a file that was refused has changed the map")
	}
}

// A text from the clipboard opens: a line, an address, or rows.
func TestPaste(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	for text, columns := range map[string]int{
		suppliedLine: 12, "https://example.com/#/maze?size=5x4": 5, "map=" + suppliedLine: 12, ".f.\n.m.": 3,
	} {
		s.Paste(s.Now, text)
		s.Run(1e8)
		if got := s.game().Map().Columns; got != columns {
			t.Errorf("%q opens a map of %d columns, want %d", text, got, columns)
		}
	}
	before := s.game()
	s.Paste(s.Now, "hello")
	s.Run(1e8)
	if n := s.State().Notice; !strings.Contains(n, "maze1") || s.game() != before {
		t.Errorf("the notice is %q", n)
	}
}

// The page of maps makes maps of every size, by the mouse and by keys.
func TestMapsPage(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("N")
	s.Click("size 24x16")
	s.Click("columns 1")
	s.Click("rows -1")
	s.Click("randomTerrain")
	if m := s.game().Map(); m.Columns != 25 || m.Rows != 15 {
		t.Fatalf("the map is %d by %d", m.Columns, m.Rows)
	}
	seed := s.room.facts.mapName
	if !strings.HasPrefix(seed, "Random terrain, seed ") {
		t.Errorf("the map is called %q", seed)
	}
	// Clearing to Road is one edit.
	s.Click("blank")
	for cell, cost := range s.game().Map().Costs {
		if cost != 1 {
			t.Fatalf("cell %d costs %d", cell, cost)
		}
	}
	s.Do("U")
	if s.game().CanUndo() || s.room.facts.mapName != seed {
		t.Errorf("Undo leads to %q", s.room.facts.mapName)
	}
	if s.game().Brush() != maze.Wall || s.game().Selected() != s.game().Map().Camp {
		t.Errorf("clearing changes the brush to %s, the Selection to %d", s.game().Brush(), s.game().Selected())
	}
	// By keys.
	for range s.room.maps.shown {
		s.Do("ArrowRight")
		if s.room.maps.shown[s.room.maps.focus].action == suppliedAction {
			break
		}
	}
	s.Do("Enter 100ms")
	if s.room.Link(s.game()) != "" {
		t.Error("the first map is not back")
	}
	s.Do("Escape 50ms")
	if s.room.maps.open || s.State().Screen != "play" {
		t.Error("Escape does not close the page alone")
	}
}

// A line is typed, with Shift, and says what is wrong with it.
func TestTypingALine(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("N")
	s.Click("typeMap")
	for _, c := range "maze1.3x1.0.2.t" {
		switch {
		case c == '.':
			s.Tap("Period")
		case c >= '0' && c <= '9':
			s.Tap("Digit" + string(c))
		default:
			s.Tap("Key" + strings.ToUpper(string(c)))
		}
	}
	s.Do("Enter")
	if !strings.Contains(s.room.maps.entry.Fault, "cells") {
		t.Errorf("the fault is %q", s.room.maps.entry.Fault)
	}
	s.chord("ShiftLeft", "KeyA")
	s.Do("Enter 100ms")
	if m := s.game().Map(); m.Columns != 3 || m.Rows != 1 {
		t.Errorf("the line %q opens %d by %d cells", s.room.maps.entry.Text, m.Columns, m.Rows)
	}
}

// Every button of the page of maps is inside of its place, in every window.
func TestMapsPageFits(t *testing.T) {
	for _, v := range windows() {
		v.MayOpen = true
		s := enter(t, v, "maze")
		s.Do("N")
		s.Run(500 * time.Millisecond)
		actions := map[string]bool{}
		for range 2 {
			for _, i := range s.room.maps.shown {
				actions[i.action] = true
				if low := v.H - v.Bottom; i.at.Y+i.at.H > low+1 && !s.room.layout.slides {
					t.Errorf("%s: %s at %v is cut off", shelltest.Name(v), i.label, i.at)
				}
			}
			if actions[moreAction] {
				s.room.Act(s.game(), moreAction)
				s.Frame()
			}
		}
		for _, action := range []string{"undo", "size 64x64", "rows 1", blankAction, mazeAction, terrainAction, suppliedAction, typeAction, shell.FileAction, shell.ShareAction} {
			if !actions[action] {
				t.Errorf("%s: there is no %s", shelltest.Name(v), action)
			}
		}
	}
}
