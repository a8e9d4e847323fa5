package eight

import (
	"testing"

	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/lab/labtest"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

func TestFramesAllocateNothing(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844), shelltest.Window(844, 390)} {
		s := enter(t, v, start)
		s.Do("Space*5 6s") // then the game is not kept for the next hundred frames
		if n := testing.AllocsPerRun(100, s.Frame); n > 0 {
			t.Errorf("%v: %v allocations for a frame at rest", v, n)
		}
		tile := s.game().Board().Tile(1)
		s.Tap(numberKey(tile))
		if n := testing.AllocsPerRun(5, s.Frame); n > 0 {
			t.Errorf("%v: %v allocations for a frame while a tile slides", v, n)
		}
	}
}

// In every window a mouse or a finger hides the marks on the tiles, and shows them
// again.
func TestMarksAreHiddenByHand(t *testing.T) {
	for _, v := range labtest.Windows() {
		for _, touch := range []bool{false, true} {
			s := enter(t, v, start)
			if touch {
				s.Finger(s.Now, 1, 1, 1, shell.PointerMove)
				s.Frame()
			}
			for _, want := range []int{0, 2} {
				at, ok := s.Spots[marksAction]
				if least := min(at.W, at.H); !ok || least < 30*v.Scale {
					t.Fatalf("%s: the marks are hidden at %v, which is too small for a finger", shelltest.Name(v), at)
				}
				x, y := at.X+at.W/2, at.Y+at.H/2
				if touch {
					s.Finger(s.Now, 1, x, y, shell.PointerPress)
					s.Finger(s.Now, 1, x, y, shell.PointerLift)
					s.Frame()
				} else {
					s.ClickAt(x, y)
				}
				if got := s.Pictures(s.room.art.home); got != want {
					t.Errorf("%s, touch %v: %d tiles are marked as at home, want %d", shelltest.Name(v), touch, got, want)
				}
			}
		}
	}
}

func TestTilesSlideByTheGamesTime(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("5")
	_, from, to, begin, end, ok := s.game().Slide()
	if !ok {
		t.Fatal("nothing slides")
	}
	x0, _ := s.room.layout.place(from)
	x1, _ := s.room.layout.place(to)
	part := float32(s.game().Now()-begin) / float32(end-begin)
	want := x0 + (x1-x0)*part
	found := false
	for _, m := range s.Scene.Marks {
		if m.Kind == scene.MarkSprite && m.Sprite.Pic == s.room.art.tiles[5] {
			left := m.Sprite.X - s.room.layout.slot/2
			found = kit.Abs(left-want) <= 1
			if !found {
				t.Errorf("the tile is at %v, want %v", left, want)
			}
		}
	}
	if !found {
		t.Error("the tile is not shown")
	}
}

// While Solve takes a Step a tick, frames between two texts allocate nothing, and a
// text, which comes eight times a second, little.
func TestFramesWhileSolving(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "eight?board=867254301")
	s.Do("Space 3s A 1s")
	frames, quiet := 0, 0
	for range 120 {
		before := s.room.shown.since
		n := testing.AllocsPerRun(3, func() {
			s.Scene.Reset(s.Scene.Book)
			s.room.Draw(&s.Scene, &s.Told)
		})
		frames++
		if s.room.shown.since == before && n == 0 {
			quiet++
		} else if s.room.shown.since == before {
			t.Fatalf("a frame without a new text allocates %v times", n)
		}
		s.Frame()
	}
	if quiet < frames/2 {
		t.Errorf("only %d of %d frames show no new text", quiet, frames)
	}
	if n := testing.AllocsPerRun(120, s.Frame); n > 6 {
		t.Errorf("a frame allocates %v times on average, its Steps included", n)
	}
	if !s.game().Solving() {
		t.Fatal("Solve came to an end too soon")
	}
}
