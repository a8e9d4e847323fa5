package eight

import (
	"strings"
	"testing"
	"time"

	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/lab/labtest"
	"parlor/views/shell/shelltest"
)

// What is seen of the entries of the source text.

// wantStatus checks what the Status Line and the Message Line say.
func (s *stage) wantStatus(words, message string) {
	s.Helper()
	s.WantShown("the status "+words, func(sc *scene.Scene) {
		new(lab.Status).Show(s.room.tools, sc, s.room.layout.bar.Status, words, message)
	})
}

// wantTiles checks that every tile stands on its slot.
func (s *stage) wantTiles() {
	s.Helper()
	b := s.game().Board()
	for slot := range 9 {
		if tile := b.Tile(slot); tile > 0 {
			x, y := s.room.layout.place(slot)
			s.WantShown("tile "+digits[tile], func(sc *scene.Scene) {
				sc.Put(s.room.art.tiles[tile], x-s.room.art.margin, y-s.room.art.margin)
			})
		}
	}
}

func seeTiles(t *testing.T) {
	for _, v := range labtest.FewWindows() {
		s := enter(t, v, start)
		s.wantTiles()
	}
}

func seeSolved(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "eight?board=123456708")
	s.Do("8")
	if _, _, _, _, _, slides := s.game().Slide(); !slides {
		t.Fatal("the tile does not slide any more")
	}
	s.wantStatus("Solved!", eight.Ready.Message().Explanation)
}

// A tile that cannot move shakes its head, but for whom motion is reduced.
func seeRefusedTile(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		v := shelltest.Window(1280, 720)
		v.Reduced = reduced
		s := enter(t, v, start)
		s.Do("4")
		shakes := false
		x, _ := s.room.layout.place(2)
		for range 12 {
			s.Frame()
			for _, m := range s.Scene.Marks {
				if m.Kind == scene.MarkSprite && m.Sprite.Pic == s.room.art.tiles[4] {
					shakes = shakes || kit.Abs(m.Sprite.X-x-s.room.layout.slot/2) > 1
				}
			}
		}
		if shakes == reduced {
			t.Errorf("reduced motion %v: the tile shakes %v", reduced, shakes)
		}
	}
}

func seeGoalPicture(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "eight?board=812043765&goal=123804765")
	m := s.room.art.goal
	if s.Pictures(m.tray) != 1 {
		t.Fatal("there is no Goal Picture")
	}
	for _, c := range m.cells {
		if s.Pictures(c) != 1 {
			t.Error("a number is missing in the Goal Picture, or comes twice")
		}
	}
	blank, other := lightness(s.Scene.Book.Canvas(m.cells[0])), lightness(s.Scene.Book.Canvas(m.cells[1]))
	if blank > .95*other {
		t.Errorf("the Blank's cell has a lightness of %.2f, the others %.2f", blank, other)
	}
	l := &s.room.layout
	s.WantShown("the Goal Picture", func(sc *scene.Scene) {
		y := l.goal.Y + 24*s.room.tools.Px + (l.goal.H-24*s.room.tools.Px-m.size())/2 - 2*s.room.tools.Px
		m.show(sc, s.game().Goal(), l.goal.X+(l.goal.W-m.size())/2, y, 0)
	})
}

// lightness is the mean of a picture's green.
func lightness(c *raster.Canvas) float64 {
	sum := 0
	for i := 1; i < len(c.Pix.Pix); i += 4 {
		sum += int(c.Pix.Pix[i])
	}
	return float64(sum) / 255 / float64(len(c.Pix.Pix)/4)
}

func seeRefusedStart(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "eight?board=123456780")
	s.wantStatus("Try a new puzzle", eight.Ready.Message().Explanation)
	s.wantTiles()
}

func seeOpenBoards(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("Space*64 300ms")
	best := s.game().Open(1)[0]
	if list := &s.room.shown.list; list.boards[0] != best || list.count != "44 boards" {
		t.Errorf("the first of %s is %+v, want %+v", list.count, list.boards[0], best)
	}
	for i, n := range [...]int{best.G, best.H} {
		if s.Pictures(s.room.art.bars[i][n]) == 0 {
			t.Errorf("there is no bar of %d", n)
		}
	}
}

func seeMarks(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	count := func() (all int) {
		for n, pic := range s.room.art.away {
			if n > 0 {
				all += n * s.Pictures(pic)
			}
		}
		return all
	}
	if got := count(); got != 14 || s.Pictures(s.room.art.home) != 2 {
		t.Errorf("the marks add up to %d with %d at home, want 14 and 2", got, s.Pictures(s.room.art.home))
	}
	s.Do("E")
	if got := count(); got != 6 {
		t.Errorf("by misplaced the marks add up to %d, want 6", got)
	}
	s.Do("V")
	if got := count() + s.Pictures(s.room.art.home); got != 0 {
		t.Errorf("%d marks are left when they are hidden", got)
	}
}

func seeExpansion(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("Space*64 300ms")
	x, _ := s.game().Expanded()
	if s.Pictures(s.room.art.main.tray) != 1 || s.Pictures(s.room.art.near.tray) != len(x.Neighbours) {
		t.Fatalf("%d boards with %d neighbours are shown", s.Pictures(s.room.art.main.tray), s.Pictures(s.room.art.near.tray))
	}
	for _, n := range x.Neighbours {
		if s.Pictures(s.room.art.near.moved[n.Tile]) != 1 {
			t.Errorf("the tile %d that makes a neighbour is not marked", n.Tile)
		}
	}
	if s.room.shown.text != s.game().Explain() {
		t.Errorf("it says %q", s.room.shown.text)
	}
}

func seeCounter(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("Space*64 300ms")
	s.WantShown("64 states checked", func(sc *scene.Scene) {
		s.room.tools.Counter(sc, s.room.layout.counter, "STATES CHECKED", 64, "of 108 stored", s.room.colors.fresh)
	})
}

// Each phase of the search shows its words, and the marked line of the listing.
func seePhases(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	want := func(row eight.Row, words string, marked int) {
		t.Helper()
		s.Run(300 * time.Millisecond)
		s.wantStatus(words, row.Message().Explanation)
		if s.room.shown.marked != marked {
			t.Errorf("%s: line %d is marked, want %d", words, s.room.shown.marked, marked)
		}
	}
	want(eight.Ready, "Ready to search", -1)
	s.Do("Space")
	want(eight.Searching, "Searching", 8)
	s.Do("Space")
	want(eight.Searching, "Search paused", 8)
	s.Do("Space*90")
	want(eight.Building, "Tracing the route", 4)
	s.Do("Space*21")
	want(eight.Solving, "Playing the route", 9)
	for range 20 {
		s.Do("Space 200ms")
	}
	want(eight.Solved, "Solved!", 9)
	s.Run(time.Second) // the tiles hop
	s.wantTiles()
}

// Each button does what its caption says.
func seeButtons(t *testing.T) {
	for _, v := range labtest.FewWindows() {
		s := enter(t, v, start)
		s.Click("step")
		s.Click("step")
		if s.game().StatesChecked() != 2 {
			t.Errorf("%s: two presses of Step checked %d states", shelltest.Name(v), s.game().StatesChecked())
		}
		s.Click("stepBack")
		if s.game().StatesChecked() != 1 {
			t.Errorf("%s: one step back leaves %d states", shelltest.Name(v), s.game().StatesChecked())
		}
		s.Click("new")
		if s.game().Opening().String() == "724506831" {
			t.Errorf("%s: New puzzle puts the old board down", shelltest.Name(v))
		}
		s.Click("hint")
		if s.room.play.hint.tile == 0 {
			t.Errorf("%s: there is no hint", shelltest.Name(v))
		}
	}
}

func seeSolveButton(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	button := func(label string, icon kit.Icon) {
		t.Helper()
		s.WantShown("the button "+label, func(sc *scene.Scene) {
			s.room.tools.RunButton(sc, s.Shell, "solve", s.room.layout.solve, kit.Face{Label: label, Size: 15.5, Icon: icon})
		})
	}
	button("Solve", kit.Play)
	s.Do("A")
	button("Pause", kit.PauseBars)
	s.Do("A")
	button("Solve", kit.Play)
}

func seeEstimate(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("Space*3")
	s.Click("estimate")
	if g := s.game(); g.Estimate() != eight.Misplaced || g.StatesChecked() != 0 {
		t.Errorf("the button leads to %s with %d states checked", g.Estimate(), g.StatesChecked())
	}
	if s.room.contest.rows[1].Name != "A* Misplaced" || !s.room.contest.rows[1].Chosen {
		t.Error("the card of the estimate is not the chosen one")
	}
	s.Do("E S S")
	if !s.Says(s.room.tools.Font(raster.Title, 15.5), "Not used") {
		t.Error("breadth-first search is said to use an estimate")
	}
	s.wantAir(s.room.layout.estimate)
	s.wantAir(s.room.layout.fresh)
}

// wantAir checks that the letters of a button keep clear of its key, whose letter is the
// last of them.
func (s *stage) wantAir(button scene.Rect) {
	s.Helper()
	var ends []float32
	key := scene.Rect{}
	for _, r := range s.letters() {
		if button.Contains(r.X+r.W/2, r.Y+r.H/2) {
			ends = append(ends, r.X+r.W)
			if r.X > key.X {
				key = r
			}
		}
	}
	const cap = 22 // its letter stands in its middle
	for _, end := range ends {
		if gap := key.X + key.W/2 - cap/2 - end; end != key.X+key.W && gap < 6 {
			s.Errorf("on the button at %v a letter comes as close to the key as %v", button, gap)
		}
	}
}

// The slot of the Blank is sunk: darker than the wood around it, and darkest below its
// upper edge.
func TestTheEmptySlotIsSunk(t *testing.T) {
	for _, size := range [][2]float32{{1280, 720}, {1920, 1080}, {390, 844}} {
		s := enter(t, shelltest.Window(size[0], size[1]), start)
		x, y := s.room.layout.place(s.game().Board().Slot(0))
		side := s.room.layout.slot
		ground := s.Scene.Book.Canvas(s.room.art.ground).Pix
		light := func(dx, dy float32) int {
			c := ground.RGBAAt(int(x+dx*side), int(y+dy*side))
			return int(c.R) + int(c.G) + int(c.B)
		}
		top, middle, around := light(.5, .06), light(.5, .5), light(.5, .01)
		if top >= middle || middle >= around {
			t.Errorf("%s: the light is %d below the edge, %d in the middle and %d around", shelltest.Name(s.View), top, middle, around)
		}
	}
}

// All lines of all searches have one size of text on the panel of the picture, that of
// the notes.
func TestLinesFitTheirPanel(t *testing.T) {
	for width, size := range map[float32]float32{1280: 13, 1920: 20} {
		s := enter(t, shelltest.Window(width, width/16*9), start)
		for range searchNames {
			s.Do("S 200ms")
			font := s.Scene.Book.Font(raster.Text, size)
			for _, line := range s.room.shown.lines {
				if !s.Says(font, strings.TrimSpace(line)) {
					t.Errorf("%s, %s: %q is not shown at that size", shelltest.Name(s.View), s.game().Search(), line)
				}
			}
		}
	}
}

// New puzzle and Reset put the tiles down at once, without a slide.
func seeNewPuzzle(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("N")
	s.wantTiles()
	s.Do("R")
	s.wantTiles()
}
