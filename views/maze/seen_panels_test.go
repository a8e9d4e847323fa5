package maze

import (
	"strings"
	"testing"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/lab/labtest"
	"parlor/views/shell/shelltest"
)

// What is seen around the map of the entries of the source text.

// The Status names the cell and its distance, then the Route that is built.
func seeStatus(t *testing.T) {
	s := enter(t, shelltest.Window(390, 844), "maze")
	want := func(words, next string) {
		t.Helper()
		s.WantShown("the status "+words, func(sc *scene.Scene) {
			new(lab.Status).Show(s.room.tools, sc, s.room.layout.bar.Status, words, next)
		})
	}
	want("Paint a maze to search.", "Then Step settles the Camp, or Find route runs by itself.")
	s.Do("Space*33 300ms")
	want("Cell 77: cost 11", "Next is Cell 90, also at 11 so far: the lowest on the frontier.")
	s.Do("Space*37 300ms")
	want("The Tower is settled.", "Each Step traces one cell back to the Camp.")
	s.Do("Space*16 300ms")
	want("Follow the Marker to the Tower.", "Each Step moves it by one cell.")
	s.Do("F 10s")
	want("The Tower is reached: no route is cheaper.", "Paint to change the map, or try another search.")
	s.Do("F 200ms")
	want("Cell 48: cost 0", s.room.facts.next)
	s.Do("F 200ms")
	want("Find route is paused.", "Step goes on by one, Find route by itself.")
}

// Faults of a map are told at the first Step.
func seeFaults(t *testing.T) {
	m := maze.Map{Columns: 3, Rows: 1, Costs: []int32{-1, 1, 1}, Tower: 2}
	line, _ := m.EncodeLine()
	s := enter(t, shelltest.Window(1280, 720), "maze?map="+line)
	s.Do("Space 200ms")
	if s.room.facts.words != "The Camp or the Tower stands on a Wall." {
		t.Errorf("the status is %q", s.room.facts.words)
	}
	if s.room.facts.explanation == "" || s.game().Visited() != 0 {
		t.Errorf("the explanation is %q", s.room.facts.explanation)
	}
}

// Visited and Cost count with the search; Cost is two dashes until the Tower is
// settled.
func seeCounters(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	l := &s.room.layout
	want := func(visited int64, cost string) {
		t.Helper()
		s.WantShown("Visited", func(sc *scene.Scene) {
			s.room.tools.Counter(sc, l.visited, "VISITED", visited, "settled", s.room.colors.badge[settled].fill)
		})
		s.WantShown("Cost", func(sc *scene.Scene) {
			s.room.tools.Words(sc, l.cost, "COST", cost, "of the route", s.room.tools.Dress.Ink)
		})
	}
	want(0, "--")
	s.Do("Space*69 200ms")
	want(69, "--")
	s.Do("Space 200ms")
	want(70, "19")
}

// The buttons do what the keys do, and the caption changes.
func seeButtons(t *testing.T) {
	for _, v := range labtest.FewWindows() {
		s := enter(t, v, "maze")
		g := s.game()
		s.Click("step")
		s.Click("step")
		if g.Visited() != 2 {
			t.Fatalf("%s: Step leads to %d visited", shelltest.Name(v), g.Visited())
		}
		s.Click("stepBack")
		if g.Visited() != 1 {
			t.Errorf("%s: one back leads to %d visited", shelltest.Name(v), g.Visited())
		}
		s.Click("find")
		if !g.Finding() || g.FindCaption() != "Pause" {
			t.Errorf("%s: Find route reads %q", shelltest.Name(v), g.FindCaption())
		}
		s.WantShown("the button", func(sc *scene.Scene) {
			s.room.tools.RunButton(sc, s.Shell, "find", s.room.layout.find, kit.Face{Label: "Pause", Size: 15.5, Icon: kit.PauseBars})
		})
		s.Click("step") // pauses it
		if g.Finding() || g.FindCaption() != "Find route" {
			t.Errorf("%s: after a Step it reads %q", shelltest.Name(v), g.FindCaption())
		}
		s.Click("reset")
		if g.Visited() != 0 {
			t.Errorf("%s: Reset leads to %d visited", shelltest.Name(v), g.Visited())
		}
	}
}

// The frontier is shown in the order in which it would be settled, and the listing
// marks what was carried out.
func seeFrontier(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("Space*33 300ms")
	var all []string
	for _, c := range s.room.facts.chips {
		all = append(all, c.name+" "+c.number)
	}
	want := "Cell 90 11, Cell 17 12, Cell 65 12, Cell 78 12, Cell 05 13, Cell 52 14, Cell 29 15, Cell 40 15"
	if got := strings.Join(all, ", "); got != want {
		t.Errorf("the frontier is %s, want %s", got, want)
	}
	f := &s.room.facts
	if f.first != 2 || f.mark != 8 || f.lowest != "11 is the lowest, so Cell 90 is next." {
		t.Errorf("lines %d to %d are marked, %q", f.first, f.mark, f.lowest)
	}
	if !strings.HasPrefix(f.explanation, "Settled Cell 77 at cost 11") {
		t.Errorf("the explanation is %q", f.explanation)
	}
}

// Each search is told of once its own trial is over, and says when its route is not the
// cheapest; or all of them are run at once.
func seeComparison(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("Space*101 300ms")
	want := func(search maze.Search, number int64, rest, note string) {
		t.Helper()
		c := s.room.contest.cards[search]
		if c.Number != number || c.Rest != rest || c.Note != note || c.Tick != (note == "cheapest") {
			t.Errorf("%s: %d, %q, %q; want %d, %q, %q", c.Name, c.Number, c.Rest, c.Note, number, rest, note)
		}
	}
	s.Do("Space*40 1s")
	for range 20 {
		s.Do("Space 300ms")
	}
	want(maze.Dijkstra, 70, "cost 19", "cheapest")
	for search := maze.AStar; search < maze.SearchCount; search++ {
		want(search, 0, "Choose it to compare", "not run")
	}
	s.Click("search greedy")
	s.Do("F 12s")
	want(maze.Dijkstra, 70, "cost 19", "cheapest")
	want(maze.AStar, 0, "Choose it to compare", "not run")
	want(maze.Greedy, 17, "cost 23", "dearer by 4")
	want(maze.Breadth, 0, "Choose it to compare", "not run")
	s.Do("C 300ms")
	want(maze.Dijkstra, 70, "cost 19", "cheapest")
	want(maze.AStar, 29, "cost 19", "cheapest")
	want(maze.Greedy, 17, "cost 23", "dearer by 4")
	want(maze.Breadth, 74, "cost 23", "dearer by 4")
	if s.game().Search() != maze.Greedy {
		t.Error("a card does not choose its search")
	}
	s.Do("ArrowUp 4 Enter 300ms")
	if c := s.room.contest.cards[maze.Dijkstra]; !c.old || c.Note != "old map" {
		t.Errorf("after painting the card says %q", c.Note)
	}
	want(maze.AStar, 0, "Choose it to compare", "not run")
}

// What the Route pays is shown while it is walked.
func seePay(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("Space*86 300ms")
	for range 9 {
		s.Do("Space 300ms")
	}
	p := &s.room.facts.pay
	if !p.known || p.total != 19 || p.word != "13 paid" || len(p.segments) != 15 {
		t.Errorf("the Route pays %d of %d (%q) for %d cells", p.paid, p.total, p.word, len(p.segments))
	}
	if len(p.sums) != 2 || p.sums[0].text != "13 Roads at 1 each" || p.sums[0].total != "13" || p.sums[1].text != "2 Forests at 3 each" {
		t.Errorf("the sums are %+v", p.sums)
	}
}
