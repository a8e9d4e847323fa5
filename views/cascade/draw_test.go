package cascade

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// nearlyFull is a well in which an I at the right clears four lines.
const nearlyFull = `{"well":["JJJLLLSS..","IIIISZZOO.","LLLTTTZZO.","JJJIIIISS.","ZZOOTTTSS."],"queue":"IIOTSZJL","held":"T","lines":9,"combo":1,"backToBackReady":true}`

var atOnce = `{"countdownSeconds":0}`

// clearFour drops the I of nearlyFull into its gap.
func (s *stage) clearFour() {
	s.press(cascade.RotateClockwise)
	for range 6 {
		s.press(cascade.MoveRight)
	}
	s.press(cascade.HardDrop)
	if _, _, ok := s.game().ClearDelay(); !ok {
		s.Fatal("the drop cleared nothing")
	}
}

func TestHiddenRowsAreNotDrawn(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("marathon", atOnce, `{"queue":"IOTSZJL"}`)
	for range 14 {
		s.Draw(0)
		crystals := s.cells(s.room.well.crystals.whole)
		maps.Copy(crystals, s.cells(s.room.well.crystals.ghost))
		for c := range crystals {
			if c.Row >= rows || c.Row < 0 || c.Column < 0 || c.Column >= columns {
				t.Fatalf("a crystal is drawn at %v", c)
			}
		}
		s.press(cascade.HardDrop)
		s.Run(100 * time.Millisecond)
	}
}

func TestGhostIsWhereThePieceLands(t *testing.T) {
	s := newStage(t, shelltest.Window(390, 844))
	s.Play("marathon", atOnce, `{"well":["..........","LL........","LLL..SS..."],"queue":"TIO"}`)
	for _, c := range []sim.Code{cascade.MoveLeft, cascade.RotateClockwise, cascade.MoveRight, cascade.RotateCounterclockwise, cascade.Rotate180} {
		s.press(c)
		p, _ := s.game().Piece()
		p.Row = s.game().LandingRow()
		want := map[cascade.Cell]bool{}
		for _, cell := range p.Cells() {
			want[cell] = true
		}
		if got := s.cells(s.room.well.crystals.ghost); !maps.Equal(got, want) {
			t.Errorf("the ghost is at %v, the piece lands at %v", got, want)
		}
	}
}

func TestRestingPieceDims(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("marathon", `{"countdownSeconds":0,"fallSeconds":0.001}`, `{"queue":"OT"}`)
	s.Run(100 * time.Millisecond)
	start, end, ok := s.game().LockDelay()
	if !ok {
		t.Fatal("the piece does not rest")
	}
	s.Draw(start + (end-start)/2 - s.game().Now())
	if got := restingAlpha(s.game()); got < .77 || got > .78 {
		t.Errorf("half the lock delay on, the piece's alpha is %v, not half way from 1 to .55", got)
	}
}

func TestPauseHidesTheBoard(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844), shelltest.Window(320, 480)} {
		s := newStage(t, v)
		s.Play("marathon", atOnce, nearlyFull)
		s.clearFour()
		s.Run(50 * time.Millisecond)
		s.Show(shell.Pause, shelltest.Pause)
		for _, m := range s.Scene.Marks {
			for _, c := range s.room.atlas.sizes {
				for k := cascade.I; k <= cascade.Z; k++ {
					if p := m.Sprite.Pic; m.Kind == scene.MarkSprite && (p == c.whole[k] || p == c.ghost[k] || p == c.stone[k] || p == c.shatter[k]) {
						t.Fatalf("a crystal %s is shown at %v x %v while the game is paused", k, v.W, v.H)
					}
				}
			}
		}
		if len(s.Areas) < len(shelltest.Pause) {
			t.Errorf("%d places to press, want one for each of %d choices", len(s.Areas), len(shelltest.Pause))
		}
	}
}

func TestEffectsEnd(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("marathon", atOnce, nearlyFull)
	s.clearFour()
	e := &s.room.effects
	if n := e.particles.alive(); n < 300 || n > mostParticles {
		t.Errorf("four rows burst into %d particles", n)
	}
	if x, y := e.camera(); x == 0 && y == 0 {
		t.Error("the camera does not shake")
	}
	s.Run(4 * time.Second)
	if n := e.particles.alive(); n != 0 {
		t.Errorf("%d particles are left after 4 s", n)
	}
	if x, y := e.camera(); x != 0 || y != 0 {
		t.Error("the camera still shakes after 4 s")
	}
	for _, m := range e.messages.lines {
		if m.shown(e.now) {
			t.Errorf("message %d is still shown after 4 s", m.kind)
		}
	}
}

func TestReducedMotion(t *testing.T) {
	v := shelltest.Window(1280, 720)
	v.Reduced = true
	s := newStage(t, v)
	s.Play("marathon", atOnce, nearlyFull)
	s.clearFour()
	for range 40 {
		s.Draw(10 * time.Millisecond)
		e := &s.room.effects
		if x, y := e.camera(); x != 0 || y != 0 {
			t.Fatal("the camera shakes")
		}
		for i := range e.particles.all {
			if q := &e.particles.all[i]; q.Life > 0 && q.look >= shard {
				t.Fatal("shards fly")
			}
		}
		if e.flash.seconds != 0 {
			t.Fatal("the screen flashes")
		}
	}
}

func TestStoneRisesRowByRow(t *testing.T) {
	e := &effects{now: 10, lostAt: 10}
	for _, c := range []struct {
		after float32
		row   int
		want  bool
	}{{.04, 0, false}, {.051, 0, true}, {.051, 1, false}, {.086, 1, true}, {.70, 19, false}, {.72, 19, true}} {
		e.now = 10 + c.after
		if got := e.isStone(c.row); got != c.want {
			t.Errorf("row %d is stone after %v s: %v, want %v", c.row, c.after, got, c.want)
		}
	}
}

func TestMessageMotion(t *testing.T) {
	for _, c := range []struct{ age, scale, alpha float32 }{
		{0, .60, 0}, {.06, 1.12 - .52*(1.0/9), 1}, {.09, 1.12, 1}, {.18, 1, 1}, {1, 1, 1}, {1.47, 1, 1}, {1.8, 1.04, 0},
	} {
		scale, alpha, _ := motion(c.age, false)
		if kit.Abs(scale-c.scale) > .02 || kit.Abs(alpha-c.alpha) > .02 {
			t.Errorf("at %v s: scale %v, alpha %v; want %v and %v", c.age, scale, alpha, c.scale, c.alpha)
		}
	}
}

// What flies and what is called out goes on in a window of another size, in the
// well's new place.
func TestLayoutInTheMiddleOfAnything(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("sprint40", atOnce, nearlyFull)
	s.clearFour()
	for _, v := range []shell.View{shelltest.Window(390, 844), shelltest.Window(480, 320), shelltest.Window(3840, 2160)} {
		e := &s.room.effects
		flying, called := e.particles.alive(), e.called()
		s.Book.Reset()
		s.room.Layout(s.Book, v)
		s.Draw(0)
		if e.particles.alive() != flying || !slices.Equal(e.called(), called) {
			t.Errorf("%s: %d particles and %v are left of %d and %v", shelltest.Name(v), e.particles.alive(), e.called(), flying, called)
		}
		for c := range s.cells(s.room.well.crystals.shatter) {
			if !s.game().Clearing(c.Row) {
				t.Errorf("%s: a crystal bursts at %v", shelltest.Name(v), c)
			}
		}
		if len(s.cells(s.room.well.crystals.shatter)) != 40 {
			t.Errorf("%s: %d crystals burst, want 40", shelltest.Name(v), len(s.cells(s.room.well.crystals.shatter)))
		}
		s.Run(100 * time.Millisecond)
	}
}

// Random games in random windows, on all screens: nothing panics, and never more
// particles than there may be.
func TestAnyGame(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	modes := []string{"marathon", "sprint40", "ultra", "zen"}
	for i := range 24 {
		w, h := 320+random.Float32()*1600, 320+random.Float32()*1200
		v := shelltest.Window(w, h)
		v.Buttons = i%3 == 0
		s := newStage(t, v)
		settings := []string{atOnce, `{}`, `{"countdownSeconds":0,"columns":4,"rows":8,"startColumn":0}`, `{"countdownSeconds":0,"columns":14,"rows":40}`}[i%4]
		s.Play(modes[random.IntN(4)], settings, "")
		for range 400 {
			switch random.IntN(60) {
			case 0:
				s.Show(shell.Pause, shelltest.Pause)
				s.Show(shell.Play, nil)
			case 1:
				s.Frame.Device = shell.Device(random.IntN(3))
			}
			s.press(sim.Code(random.IntN(len(cascade.Spec.Commands))))
			s.Draw(time.Duration(random.IntN(60)) * time.Millisecond)
		}
		s.Frame.NewBest = i%2 == 0
		s.Show(shell.Results, shelltest.Results)
		s.Run(500 * time.Millisecond)
	}
}

// busiest is the frame with most to draw: four rows burst.
func busiest(t testing.TB) *stage {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("marathon", atOnce, nearlyFull)
	s.clearFour()
	s.Run(100 * time.Millisecond)
	return s
}

func TestPlayAllocatesNothing(t *testing.T) {
	s := busiest(t)
	if n := testing.AllocsPerRun(100, func() { s.Draw(0) }); n > 0 {
		t.Errorf("the busiest frame allocates %v times", n)
	}
	s.Run(3 * time.Second)
	if n := testing.AllocsPerRun(100, func() { s.Draw(time.Millisecond) }); n > 0 {
		t.Errorf("a frame of steady play allocates %v times", n)
	}
}

func BenchmarkBusiestFrame(b *testing.B) {
	s := busiest(b)
	shelltest.BenchFrame(b, func() { s.Draw(0) })
}
