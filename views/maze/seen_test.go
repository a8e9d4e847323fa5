package maze

import (
	"testing"
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/lab/labtest"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// What is seen on the map of the entries of the source text.

// cellsWith gives the cells in whose middle a picture stands.
func (s *stage) cellsWith(p scene.Pic) map[int]bool {
	found := map[int]bool{}
	for _, m := range s.Scene.Marks {
		if m.Kind != scene.MarkSprite || m.Sprite.Pic != p || m.Sprite.Tint.A < .4 {
			continue
		}
		if cell, on := s.room.plot.at(m.Sprite.X, m.Sprite.Y); on {
			r := s.room.plot.place(cell)
			if kit.Abs(m.Sprite.X-r.X-r.W/2) <= .5 && kit.Abs(m.Sprite.Y-r.Y-r.H/2) <= .5 {
				found[cell] = true
			}
		}
	}
	return found
}

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
		if kit.Abs(at-want) > 1 {
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
