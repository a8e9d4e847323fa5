package gems

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/sim"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

const ms = time.Millisecond

func near(a, b float32) bool { return math.Abs(float64(a-b)) < .02 }

func TestEveryGemStandsOnItsCell(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		s.Play("", `{}`, still("6"))
		s.Run(200 * ms)
		stones := s.stones()
		seen := map[[2]int]bool{}
		for _, p := range stones {
			column, row := s.inCells(p)
			c, r := int(math.Round(float64(column))), int(math.Round(float64(row)))
			if c < 0 || c >= columns || r < 0 || r >= rows || !near(column, float32(c)) || !near(row, float32(r)) {
				continue // in a panel
			}
			if want := s.room.table.stones.whole[s.game().At(gems.CellAt(c, r))]; p.Pic != want {
				t.Errorf("%s: another gem is drawn at %d, %d", shelltest.Name(v), c, r)
			}
			if left, top := p.X-p.W/2, p.Y-p.H/2; left != float32(int(left)) || top != float32(int(top)) {
				t.Errorf("%s: the gem at %d, %d is not on whole pixels: %v, %v", shelltest.Name(v), c, r, left, top)
			}
			seen[[2]int{c, r}] = true
		}
		if len(seen) != columns*rows {
			t.Errorf("%s: %d gems are drawn", shelltest.Name(v), len(seen))
		}
	}
}

// A destroyer of the run goes off: two beams of light, a shaken board, and gems that
// burst the later the further they are from it.
func TestDestroyerIsSeen(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{}`, still("8"))
	s.Run(100 * ms)
	s.swap(3, 4, gems.Up)
	s.Run(230 * ms)
	e := &s.room.effects
	if x, y := e.camera(); x == 0 && y == 0 {
		t.Error("the board does not shake")
	}
	wait := waits(s.game())
	if a, b := wait[gems.CellAt(4, 3)], wait[gems.CellAt(7, 3)]; a == 0 || b < 3.9*a || wait[gems.CellAt(2, 3)] != 0 {
		t.Errorf("the gem beside bursts after %v s, the one four cells away after %v", a, b)
	}
	if n := e.pieces.alive(); n < 100 || n > mostParticles {
		t.Errorf("15 gems burst into %d particles", n)
	}
	if got := s.light(); !got {
		t.Error("no beam is over the row and the column")
	}
	s.Run(3 * time.Second)
	if n := e.pieces.alive(); n != 0 {
		t.Errorf("%d particles are left after 3 s", n)
	}
	if x, y := e.camera(); x != 0 || y != 0 || s.light() {
		t.Error("the board still shakes or shines after 3 s")
	}
}

// light says whether a mesh of light reaches over the whole of row 3 and column 3.
func (s *stage) light() bool {
	b, u := s.room.layout.board, s.room.layout.u
	row, column := false, false
	for _, m := range s.Scene.Marks {
		if m.Kind != scene.MarkMesh || m.Sprite.Blend != scene.Add {
			continue
		}
		for v := s.Scene.Vertices[m.First : m.First+m.Count]; len(v) > 0; v = v[6:] {
			wide, high := v[1].X-v[0].X, v[2].Y-v[1].Y
			row = row || wide > .9*b.W && v[0].Y > b.Y+2.9*u && v[0].Y < b.Y+4.1*u
			column = column || high > .9*b.H && v[0].X > b.X+2.9*u && v[0].X < b.X+4.1*u
		}
	}
	return row && column
}

// A special of the run goes off in a ring of light.
func TestSpecialIsSeen(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{}`, still("7"))
	s.Run(100 * ms)
	s.swap(3, 4, gems.Up)
	s.Run(200 * ms)
	rings := s.Sprites(s.room.atlas.ring)
	if len(rings) != 1 {
		t.Fatalf("%d rings are shown", len(rings))
	}
	if column, row := s.inCells(rings[0]); !near(column, 3) || !near(row, 3) || rings[0].W < s.room.layout.u {
		t.Errorf("a ring %v wide is at %v, %v", rings[0].W, column, row)
	}
	s.Run(300 * ms)
	if len(s.Sprites(s.room.atlas.ring)) > 0 {
		t.Error("the ring stays")
	}
}

// The points that float up are together those of the pass.
func TestPointsFloatUp(t *testing.T) {
	for _, gem := range []string{"6", "7", "8"} {
		s := newStage(t, shelltest.Window(1280, 720))
		s.Play("", `{}`, still(gem))
		s.Run(100 * ms)
		s.swap(3, 4, gems.Up)
		s.Run(150 * ms)
		var sum int64
		for _, p := range s.room.effects.points {
			sum += p.n
			if p.n > 0 && (p.x < 0 || p.x > columns || p.y < 0 || p.y > rows) {
				t.Errorf("points float up at %v, %v", p.x, p.y)
			}
		}
		if want := s.game().Counts().Score; sum != want || sum == 0 {
			t.Errorf("with %s, %d points float up of %d", gem, sum, want)
		}
	}
}

func TestPauseHidesTheBoard(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844), shelltest.Window(320, 568)} {
		for _, screen := range []shell.Screen{shell.Pause, shell.Help} {
			s := newStage(t, v)
			s.Play("", `{}`, still("8"))
			s.Run(100 * ms)
			s.swap(3, 4, gems.Up)
			s.Run(200 * ms)
			s.Frame.Session.Pause(s.Now)
			s.Show(screen, shelltest.Pause)
			board := s.room.layout.board
			help := s.room.help.plan.panel
			for _, p := range s.stones() {
				if board.Contains(p.X, p.Y) && !(screen == shell.Help && help.Contains(p.X, p.Y)) {
					t.Fatalf("%s: a gem is shown at %v, %v while the game is paused", shelltest.Name(v), p.X, p.Y)
				}
			}
			if len(s.Sprites(s.room.pause.lid)) != 1 {
				t.Errorf("%s: no lid is over the board", shelltest.Name(v))
			}
			if screen == shell.Pause && len(s.Areas) < len(shelltest.Pause) {
				t.Errorf("%d places to press, want one for each of %d choices", len(s.Areas), len(shelltest.Pause))
			}
		}
	}
}

// The hint, the selection and a swap given ahead are marked.
func TestMarks(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{"swapSeconds":1}`, still("6"))
	s.Run(100 * ms)
	s.press(gems.Hint)
	hint, _ := s.game().Hint()
	dashes := s.Sprites(s.room.table.dashes[:]...)
	if len(dashes) != 2 {
		t.Fatalf("%d cells are marked for a hint", len(dashes))
	}
	for i, c := range [...]gems.Cell{hint.A, hint.B} {
		if column, row := s.inCells(dashes[i]); !near(column, float32(c.Column())) || !near(row, float32(c.Row())) {
			t.Errorf("a hint is marked at %v, %v", column, row)
		}
	}
	s.press(gems.Right, gems.Select)
	s.Run(100 * ms)
	for what, pic := range map[string]scene.Pic{"plate": s.room.table.plate, "cursor": s.room.table.cursor} {
		p := s.Sprites(pic)
		if len(p) != 1 {
			t.Fatalf("%d pictures of the %s", len(p), what)
		}
		if column, row := s.inCells(p[0]); !near(column, 1) || !near(row, 0) {
			t.Errorf("the %s is at %v, %v", what, column, row)
		}
	}
	s.swap(3, 4, gems.Up)
	s.swap(6, 6, gems.Left)
	if p := s.Sprites(s.room.table.ahead); len(p) != 2 {
		t.Errorf("%d cells are marked for a swap given ahead", len(p))
	}
}

// A shuffle is seen and told.
func TestShuffleIsSeen(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{}`, still("6"))
	s.Run(100 * ms)
	s.room.effects.hear(s.game(), sim.Event{Kind: gems.EventBoardShuffled}, s.room.colors)
	s.Draw(100 * ms)
	whole, _ := s.Book.Size(s.room.table.stones.whole[0])
	turned := 0
	for _, p := range s.stones() {
		if p.W < .95*float32(whole) && s.room.layout.board.Contains(p.X, p.Y) {
			turned++
		}
	}
	if turned < 32 {
		t.Errorf("%d gems turn as they are shuffled", turned)
	}
	s.Run(time.Second)
	s.Draw(0)
	for _, p := range s.stones() {
		if p.W < .95*float32(whole) && s.room.layout.board.Contains(p.X, p.Y) {
			t.Fatal("a gem still turns after a second")
		}
	}
}

func TestReducedMotion(t *testing.T) {
	v := shelltest.Window(1280, 720)
	v.Reduced = true
	s := newStage(t, v)
	s.Play("", `{}`, still("8"))
	s.Run(100 * ms)
	s.swap(3, 4, gems.Up)
	for range 80 {
		s.Draw(10 * ms)
		e := &s.room.effects
		if x, y := e.camera(); x != 0 || y != 0 {
			t.Fatal("the board shakes")
		}
		if len(s.Sprites(s.room.table.stones.flash[:]...)) > 0 {
			t.Fatal("gems flash")
		}
		if len(s.Sprites(s.room.atlas.ring)) > 0 {
			t.Fatal("rings spread")
		}
		if n := e.pieces.alive(); n > 6*15 {
			t.Fatalf("%d shards fly", n)
		}
	}
}

// What flies goes on in a window of another size, in the board's new place.
func TestLayoutInTheMiddleOfAnything(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{}`, still("8"))
	s.Run(100 * ms)
	s.swap(3, 4, gems.Up)
	s.Run(200 * ms)
	for _, v := range []shell.View{shelltest.Window(390, 844), shelltest.Window(480, 320), shelltest.Window(3840, 2160)} {
		flying := s.room.effects.pieces.alive()
		s.Book.Reset()
		s.room.Layout(s.Book, v)
		s.Draw(0)
		if now := s.room.effects.pieces.alive(); now != flying || now == 0 {
			t.Errorf("%s: %d particles are left of %d", shelltest.Name(v), now, flying)
		}
	}
}

// Random games in random windows, on all screens: nothing panics, and never more
// particles than there may be.
func TestAnyGame(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 16 {
		v := shelltest.Window(320+random.Float32()*1600, 320+random.Float32()*1200)
		v.Reduced = i%4 == 3
		s := newStage(t, v)
		s.Play("", []string{`{}`, `{"seconds":8}`, `{"kinds":7}`, `{"kinds":4,"destroySeconds":0.001,"fallSeconds":0.001}`}[i%4], `{}`)
		for range 400 {
			switch random.IntN(60) {
			case 0:
				s.Show(shell.Pause, shelltest.Pause)
				s.Show(shell.Play, nil)
			case 1:
				s.Frame.Device = shell.Device(random.IntN(3))
			}
			p := shell.Pointing{Kind: shell.PointerKind(random.IntN(5)), X: v.W * random.Float32(), Y: v.H * random.Float32(), Finger: random.IntN(2)}
			for _, in := range s.room.Point(s.game(), p) {
				s.Frame.Session.Press(s.Now, in.Code, in.X, in.Y)
			}
			s.swap(random.IntN(columns), random.IntN(rows), sim.Code(random.IntN(4)))
			s.Draw(time.Duration(random.IntN(60)) * ms)
		}
		s.Frame.NewBest = i%2 == 0
		s.Show(shell.Results, shelltest.Results)
		s.Run(500 * ms)
	}
}

// busiest is a frame with a cross of light and most of the shards.
func busiest(t testing.TB) *stage {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{}`, still("8"))
	s.Run(100 * ms)
	s.swap(3, 4, gems.Up)
	s.Run(250 * ms)
	return s
}

func TestPlayAllocatesNothing(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844)} {
		s := busiest(t)
		s.Book.Reset()
		s.room.Layout(s.Book, v)
		if n := testing.AllocsPerRun(100, func() { s.Draw(0) }); n > 0 {
			t.Errorf("%s: the busiest frame allocates %v times", shelltest.Name(v), n)
		}
		s.Run(3 * time.Second)
		if n := testing.AllocsPerRun(100, func() { s.Draw(time.Millisecond) }); n > 0 {
			t.Errorf("%s: a frame of steady play allocates %v times", shelltest.Name(v), n)
		}
	}
}

func BenchmarkBusiestFrame(b *testing.B) {
	s := busiest(b)
	shelltest.BenchFrame(b, func() { s.Draw(0) })
}
