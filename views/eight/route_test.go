package eight

import (
	"strings"
	"testing"
	"time"

	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/shell/shelltest"
)

// label is the font of headings.
func (s *stage) label() *scene.Font {
	return s.room.tools.Font(raster.TextBold, 12).Tracked(.9 * s.room.tools.Px)
}

// The open boards are listed in the order in which the search takes them up, and the head
// and what stands beside them tell that order.
func TestOpenBoardsTellTheirOrder(t *testing.T) {
	for _, c := range []struct {
		search             eight.Search
		head, legend       string
		sums, gBars, hBars bool
	}{
		{eight.AStar, "OPEN, BEST FIRST", " guess left = f", true, true, true},
		{eight.Greedy, "OPEN, LEAST h FIRST", " left: the least h is next", false, false, true},
		{eight.Breadth, "OPEN, OLDEST FIRST", " made: the first stored is next", false, true, false},
		{eight.IDAStar, "OPEN, NEWEST FIRST", " = f: the last opened is next", true, true, true},
	} {
		s := enter(t, shelltest.Window(1280, 720), start)
		for range c.search {
			s.Do("S")
		}
		s.Do("Space*10 1s")
		list := &s.room.shown.list
		if !s.Says(s.label(), c.head) || !s.Says(s.room.tools.Font(raster.Text, 13), c.legend) {
			t.Errorf("%s: the head is %q", c.search, list.head)
		}
		var bars [2]int
		for i := range bars {
			for _, pic := range s.room.art.bars[i] {
				if pic != 0 {
					bars[i] += s.Pictures(pic)
				}
			}
		}
		if bars[0] > 0 != c.gBars || bars[1] > 0 != c.hBars {
			t.Errorf("%s: %d bars of g and %d of h", c.search, bars[0], bars[1])
		}
		b := list.boards[0]
		terms, n := s.room.terms(c.search, &b)
		if isSum := terms[n-1].sign == "="; isSum != c.sums {
			t.Errorf("%s: a board is told by its sum: %v", c.search, isSum)
		}
		s.Do("Space 1s")
		if x, _ := s.game().Expanded(); x.Found != b {
			t.Errorf("%s takes up %v, and %v was said to be next", c.search, x.Found, b)
		}
	}
}

// Once there is a route, the panels tell of it: what is noted or moved, with the g and h
// of the boards, and no board is next.
func TestPanelsOnTheRoute(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	want := func(heading, step, mark string, g, h, boards int) {
		t.Helper()
		s.Run(300 * time.Millisecond)
		sh := &s.room.shown
		if !s.Says(s.label(), heading) || sh.step != step {
			t.Errorf("the heading is %q, %q; want %q, %q", sh.heading, sh.step, heading, step)
		}
		bold := s.room.tools.Font(raster.TextBold, 13)
		if !s.Says(bold, mark) || mark != "next" && s.Says(bold, "next") {
			t.Errorf("%s: the first board is marked %q, want %q", heading, sh.list.beside[0], mark)
		}
		if b := sh.list.boards[0]; b.G != g || b.H != h {
			t.Errorf("%s: g is %d and h %d, want %d and %d", heading, b.G, b.H, g, h)
		}
		if len(sh.list.boards) != boards {
			t.Errorf("%s: %d boards are listed, want %d", heading, len(sh.list.boards), boards)
		}
	}
	s.Do("Space*64")
	want("JUST EXPANDED", "step 64", "next", 5, 13, mostOpen)
	s.Do("Space*28")
	want("THE GOAL IS FOUND", "20 moves", "goal", 20, 0, 1)
	s.Do("Space*3")
	want("BUILDING THE ROUTE", "3 noted", "noted", 18, 2, 3)
	s.Do("Space*18")
	want("ON THE ROUTE", "move 0 of 20", "now", 0, 14, mostOpen)
	for range 2 {
		s.Do("Space 300ms")
	}
	want("ON THE ROUTE", "move 2 of 20", "now", 2, 12, mostOpen)
	sh := &s.room.shown
	if x := sh.expansion; len(x.Neighbours) != 1 || x.Neighbours[0].Board != s.game().Board() || x.Neighbours[0].Tile != 1 || x.G != 1 || sh.slide != "move 2" {
		t.Errorf("move 2, which slides tile 1, is shown as %q, %+v", sh.slide, x)
	}
	s.Do("B")
	want("ON THE ROUTE", "move 1 of 20", "now", 1, 13, mostOpen)
	s.Do("A 12s")
	want("THE ROUTE IS PLAYED", "20 moves", "goal", 20, 0, 1)
	s.Do("R")
	s.Run(300 * time.Millisecond)
	if !s.Says(s.label(), "TO BEGIN") || len(sh.list.boards) != 0 {
		t.Errorf("after a Reset the heading is %q over %d boards", sh.heading, len(sh.list.boards))
	}
}

// wantCounter checks that the counter says this and no more.
func (s *stage) wantCounter(label string, number int64, note string) {
	s.Helper()
	at := s.room.layout.counter
	show := func(sc *scene.Scene) { s.room.tools.Counter(sc, at, label, number, note, s.room.tools.Dress.Ink) }
	s.WantShown(label, show)
	var want scene.Scene
	want.Reset(s.Scene.Book)
	show(&want)
	said := 0
	for _, m := range s.Scene.Marks {
		if q := m.Sprite; m.Kind == scene.MarkSprite && q.W < at.W && at.Contains(q.X, q.Y) {
			said++
		}
	}
	if said != len(want.Marks) {
		s.Errorf("%s: the counter has %d letters, and %q with %q %d", shelltest.Name(s.View), said, label, note, len(want.Marks))
	}
}

// A board that was solved by hand is told of with the shortest way, in every shape of
// window.
func TestSolvedByHandIsCompared(t *testing.T) {
	for _, size := range [][2]float32{{1280, 720}, {1920, 1080}, {390, 844}, {844, 390}} {
		s := enter(t, shelltest.Window(size[0], size[1]), "eight?board=123405786")
		name := shelltest.Name(s.View)
		s.Do("5 300ms 5 300ms 5 300ms")
		label, note := "MOVES", "by hand"
		if size[0] >= 1280 {
			label, note = "MOVES BY HAND", ""
		}
		s.wantCounter(label, 3, note)
		s.TakeSpoken()
		s.Do("6 1s")
		s.wantBoard("123456780")
		if got, want := s.room.shown.text, "Solved by hand in 4 moves; the shortest way has 2."; got != want {
			t.Errorf("%s: it says %q, want %q", name, got, want)
		} else if said := s.TakeSpoken(); !strings.Contains(said, want) {
			t.Errorf("%s: %q is spoken", name, said)
		}
		s.wantCounter(label, 4, "shortest 2")
	}
	if got := byHand(2, 2); got != "Solved by hand in 2 moves: no way is shorter." {
		t.Errorf("the best is told as %q", got)
	}
}
