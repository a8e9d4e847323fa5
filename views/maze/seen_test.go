package maze

import (
	"strings"
	"testing"
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/lab/labtest"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// What is seen of the entries of the source text.

// cellsWith gives the cells in whose middle a picture stands.
func (s *stage) cellsWith(p scene.Pic) map[int]bool {
	found := map[int]bool{}
	for _, m := range s.Scene.Marks {
		if m.Kind != scene.MarkSprite || m.Sprite.Pic != p || m.Sprite.Tint.A < .4 {
			continue
		}
		if cell, on := s.room.plot.at(m.Sprite.X, m.Sprite.Y); on {
			r := s.room.plot.place(cell)
			if abs(m.Sprite.X-r.X-r.W/2) <= .5 && abs(m.Sprite.Y-r.Y-r.H/2) <= .5 {
				found[cell] = true
			}
		}
	}
	return found
}

func abs(v float32) float32 { return max(v, -v) }

// wantPictures checks that each cell shows its terrain.
func (s *stage) wantPictures() {
	s.Helper()
	for terrain := range maze.TerrainCount {
		shown := s.cellsWith(s.room.plot.terrain[terrain][0])
		for cell := range s.cellsWith(s.room.plot.terrain[terrain][1]) {
			shown[cell] = true
		}
		for cell := range s.game().Map().Costs {
			if is := s.game().Picture(cell).Terrain == terrain; is != shown[cell] {
				s.Errorf("cell %d shows %s: %v, want %v", cell, terrain, shown[cell], is)
			}
		}
	}
}

// A cell shows its terrain, and the Camp and the Tower their own pictures; one that no
// terrain has is drawn as Road with its number.
func seePictures(t *testing.T) {
	for _, v := range labtest.FewWindows() {
		s := enter(t, v, "maze")
		s.wantPictures()
		if camp, tower := s.cellsWith(s.room.plot.camp), s.cellsWith(s.room.plot.tower); !camp[48] || !tower[59] || len(camp) != 1 || len(tower) != 1 {
			t.Errorf("%s: the Camp is shown at %v, the Tower at %v", shelltest.Name(v), camp, tower)
		}
	}
	// maze1.3x1.0.2.c…: Camp, 7, Tower.
	m := maze.Map{Columns: 3, Rows: 1, Costs: []int32{1, 7, 1}, Tower: 2}
	line, err := m.EncodeLine()
	if err != nil {
		t.Fatal(err)
	}
	s := enter(t, shelltest.Window(1280, 720), "maze?map="+line)
	if shown := s.cellsWith(s.room.plot.terrain[maze.Road][0]); !shown[1] {
		t.Error("a cell of cost 7 is not drawn as Road")
	}
	m.Costs = []int32{-1, 1, -1}
	line, _ = m.EncodeLine()
	s = enter(t, shelltest.Window(1280, 720), "maze?map="+line)
	if n := s.Pictures(s.room.plot.camp) + s.Pictures(s.room.plot.tower); n != 0 {
		t.Error("the Camp or the Tower is shown on a Wall")
	}
}

// Cells count to the right, then down, and stand as far apart as they are large.
func seePositions(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	a, right, down := s.room.plot.place(0), s.room.plot.place(1), s.room.plot.place(12)
	if right.X != a.X+64 || right.Y != a.Y || down.X != a.X || down.Y != a.Y+64 {
		t.Errorf("Cell 00 is at %v, Cell 01 at %v, Cell 12 at %v", a, right, down)
	}
}

func seeSelection(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	for want := 48; want <= 50; want++ {
		if want > 48 {
			s.Do("ArrowRight")
		}
		if at := s.cellsWith(s.room.plot.brackets); !at[want] || len(at) != 1 {
			t.Errorf("the Selection is at %v, want %d", at, want)
		}
	}
}

// A click and a touch paint, as Enter does, and the cell is drawn anew.
func seePainting(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	for _, do := range []func(){
		func() { s.point(shell.PointerPress, 30); s.point(shell.PointerLift, 30) },
		func() { s.Do("2 ArrowUp Enter") },
		func() { s.finger(1, shell.PointerPress, 95); s.finger(1, shell.PointerLift, 95) },
		func() { s.Do("U") },
	} {
		before := s.game().MapVersion()
		do()
		s.Frame()
		if s.game().MapVersion() == before {
			t.Error("nothing was painted")
		}
		s.wantPictures()
	}
}

// Each brush shows its name, and what entering it costs unless it is a Wall; the one
// that is chosen is highlighted. Both its button and its picture choose it.
func seeBrushes(t *testing.T) {
	if want := [maze.TerrainCount]string{"cost 1", "cost 3", "cost 5", "no entry"}; brushCosts != want {
		t.Errorf("the costs are %q", brushCosts)
	}
	for _, v := range labtest.FewWindows() {
		s := enter(t, v, "maze")
		for terrain := range maze.TerrainCount {
			at := s.room.layout.brushes[terrain]
			s.ClickAt(at.X+10, at.Y+at.H/2) // on its picture
			if s.game().Brush() != terrain {
				t.Fatalf("%s: the picture of %s chooses %s", shelltest.Name(v), terrain, s.game().Brush())
			}
			for other := range maze.TerrainCount {
				edge := s.hasEdge(s.room.layout.brushes[other])
				if edge != (other == terrain) {
					t.Errorf("%s: with %s chosen, %s is highlighted: %v", shelltest.Name(v), terrain, other, edge)
				}
			}
		}
	}
}

// hasEdge says whether the wide edge of a brush is drawn around a place.
func (s *stage) hasEdge(at scene.Rect) bool {
	for _, m := range s.Scene.Marks {
		if m.Kind == scene.MarkSprite && m.Sprite.Tint == s.room.colors.brushEdge() && m.Sprite.X == at.X+at.W/2 && m.Sprite.Y == at.Y+at.H/2 {
			return true
		}
	}
	return false
}

// looks is how each place in the search is outlined.
var looks = map[maze.Outline]outline{maze.OnFrontier: onFrontier, maze.Settled: settled, maze.Current: current, maze.OnRoute: onRoute}

// Outlines: none, thin cyan, thick blue, white, and yellow over all others.
func seeOutlines(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Run(time.Second)
	for steps := range 95 {
		s.Do("Space 250ms")
		g := s.game()
		first, _ := g.Frontier(1)
		for o := onFrontier; o < outlineCount; o++ {
			shown := s.cellsWith(s.room.plot.outlines[o])
			for cell := range g.Map().Costs {
				want := looks[g.Cell(cell).Outline]
				if g.Phase() == maze.Searching && len(first) > 0 && first[0] == cell {
					want = next
				}
				if (want == o) != shown[cell] {
					t.Fatalf("after %d Steps cell %d shows outline %d: %v, want %d", steps+1, cell, o, shown[cell], want)
				}
			}
		}
	}
	s.Do("R 50ms")
	for o := onFrontier; o < outlineCount; o++ {
		if n := len(s.cellsWith(s.room.plot.outlines[o])); n > 0 {
			t.Errorf("after a Reset %d cells show outline %d", n, o)
		}
	}
}

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

// The Route Line joins only cells that follow each other on the Route, over its
// backing, and grows with it.
func seeRouteLine(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("Space*70 200ms")
	route := []int{59, 71, 83, 82, 81, 80, 79, 78, 77, 76, 75, 74, 62, 50, 49, 48}
	for n := 1; n <= len(route); n++ {
		s.Do("Space 50ms")
		for width, color := range map[float32]any{routeBackWidth: s.room.colors.routeBack, routeWidth: s.room.colors.route} {
			for i := 1; i < len(route); i++ {
				box := s.room.plot.segment(route[i-1], route[i], kit.Round(width))
				found := false
				for _, v := range s.Scene.Vertices {
					found = found || any(v.Color) == color && v.X == box.X && v.Y == box.Y
				}
				if i < n && !found {
					t.Errorf("with %d cells the line of %v from %d to %d is shown: %v", n, width, route[i-1], route[i], found)
				}
			}
		}
		if len(s.room.facts.route) != n {
			t.Fatalf("%d cells of the Route are shown, want %d", len(s.room.facts.route), n)
		}
	}
	// 62 and 74 are neighbours that follow each other, 61 and 62 are none of it.
	s.Do("R 50ms")
	if len(s.room.facts.route) != 0 {
		t.Error("the line is there after a Reset")
	}
}

// The Marker stands at the lower right of its cell, and slides in slideSeconds.
func seeMarker(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	place := func() (x, y float32) {
		for _, m := range s.Scene.Marks {
			if m.Kind == scene.MarkSprite && m.Sprite.Pic == s.room.plot.marker {
				return m.Sprite.X, m.Sprite.Y
			}
		}
		t.Fatal("there is no Marker")
		return 0, 0
	}
	camp := s.room.plot.place(48)
	x, y := place()
	if x <= camp.X+32 || y <= camp.Y+32 || x > camp.X+64 || y > camp.Y+64 {
		t.Errorf("the Marker stands at %v, %v on the cell at %v", x, y, camp)
	}
	s.Do("Space*86 300ms")
	s.Key(shell.Input{At: s.Now, Key: "Space", Down: true})
	from := s.Now
	for s.game().Phase() != maze.WaitingForMarker {
		s.Frame()
	}
	for s.game().Phase() == maze.WaitingForMarker {
		now := s.game().Now()
		_, _, start, end, ok := s.game().Slide()
		if !ok {
			break
		}
		at, _ := place()
		want := x + 64*float32(now-start)/float32(end-start)
		if abs(at-want) > 1 {
			t.Errorf("%v after its start the Marker is at %v, want %v", now-start, at, want)
		}
		s.Frame()
	}
	if took := s.Now - from; took < 180*time.Millisecond || took > 280*time.Millisecond {
		t.Errorf("the slide took %v", took)
	}
	if at, high := place(); at != x+64 || high != y {
		t.Errorf("the Marker has landed at %v, %v, want %v, %v", at, high, x+64, y)
	}
	s.Key(shell.Input{At: s.Now, Key: "Space"})
	s.Do("Space 50ms R 50ms")
	if at, high := place(); at != x || high != y {
		t.Errorf("after a Reset the Marker stands at %v, %v", at, high)
	}
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
			s.room.showRun(sc, s.Shell, "find", s.room.layout.find, kit.Face{Label: "Pause", Size: 15.5, Icon: kit.PauseBars})
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

// Once a trial is over, all searches are compared, and say when a route is not the
// cheapest.
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
	want(maze.AStar, 29, "cost 19", "cheapest")
	want(maze.Greedy, 17, "cost 23", "dearer by 4")
	want(maze.Breadth, 74, "cost 23", "dearer by 4")
	s.Click("search greedy")
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
