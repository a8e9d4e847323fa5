package softserve

import (
	"math/rand/v2"
	"testing"
	"time"

	"parlor/games/softserve"
	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// isPiece says whether a picture is a scoop, a popsicle or a shadow of the board.
func (s *stage) isPiece(p scene.Pic) bool {
	set := s.room.board.pieces
	for f := range flavourNames {
		if p == set.shadow[f] {
			return true
		}
		for m := range moods {
			if p == set.scoop[f][m] || p == set.lying[f][m] || p == set.standing[f][m] {
				return true
			}
		}
	}
	return p == set.held
}

// cells gives the cells in which scoops of a flavour, in any mood, are drawn.
func (s *stage) cells(f softserve.Flavour) map[softserve.Cell]bool {
	found := map[softserve.Cell]bool{}
	l := &s.room.layout
	scoops := s.room.board.pieces.scoop[f]
	for _, p := range s.Sprites(scoops[:]...) {
		column, row := (p.X-l.board.X)/l.u, (l.board.Y+l.board.H-p.Y)/l.u
		found[softserve.Cell{Column: int(column), Row: int(row)}] = true
	}
	return found
}

func TestBoardIsDrawnWhereItIs(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844), shelltest.Window(320, 480)} {
		s := newStage(t, v)
		s.Play("classic", `{}`, toClear)
		s.Run(200 * time.Millisecond)
		got := s.cells(softserve.Mint)
		want := map[softserve.Cell]bool{{Column: 2, Row: 1}: true, {Column: 3, Row: 1}: true, {Column: 3, Row: 2}: true, {Column: 2, Row: 7}: true}
		for c := range want {
			if !got[c] {
				t.Errorf("%s: no mint scoop is drawn at %v, but at %v", shelltest.Name(v), c, got)
			}
		}
	}
}

func TestShadowIsWhereThePieceEnds(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", `{}`, toClear)
	s.Run(200 * time.Millisecond)
	ends, _ := s.game().Shadow()
	p, _ := s.game().Piece()
	l := &s.room.layout
	for i, end := range ends {
		x, y := l.cell(float32(end.Column), float32(end.Row))
		found := false
		for _, m := range s.Scene.Marks {
			if sp := m.Sprite; m.Kind == scene.MarkSprite && sp.Pic == s.room.board.pieces.shadow[p.Flavours[i]] {
				found = found || max(sp.X-x, x-sp.X) <= 1 && max(sp.Y-y, y-sp.Y) <= 1
			}
		}
		if !found {
			t.Errorf("half %d ends at %v, and no shadow is drawn there", i, end)
		}
	}
}

func TestGraceIsShownOnThePiece(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", `{"fallFrames":2,"graceFrames":30}`, `{"queue":["VS"]}`)
	rings := func() (n int) {
		for _, m := range s.Scene.Marks {
			for _, set := range s.room.board.pieces.rings {
				for _, pic := range set {
					if m.Kind == scene.MarkSprite && m.Sprite.Pic == pic {
						n++
					}
				}
			}
		}
		return n
	}
	s.Run(130 * time.Millisecond)
	if rings() != 0 {
		t.Error("a ring is shown before the piece rests")
	}
	for range 300 {
		if _, _, running := s.game().Grace(); running {
			break
		}
		s.Draw(10 * time.Millisecond)
	}
	s.Draw(0)
	if rings() != 1 {
		t.Errorf("%d rings are shown while the grace runs", rings())
	}
}

func TestPauseHidesTheBoard(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844), shelltest.Window(320, 480)} {
		s := newStage(t, v)
		s.Play("classic", `{}`, toClear)
		s.Run(400 * time.Millisecond)
		s.Areas = map[shell.Button]scene.Rect{}
		for _, screen := range []shell.Screen{shell.Pause, shell.Help} {
			s.Show(screen, shelltest.Pause)
			for _, m := range s.Scene.Marks {
				if m.Kind == scene.MarkSprite && s.isPiece(m.Sprite.Pic) && s.room.layout.board.Contains(m.Sprite.X, m.Sprite.Y) && screen == shell.Pause {
					t.Fatalf("%s: a piece is shown at (%v, %v) while the game is paused", shelltest.Name(v), m.Sprite.X, m.Sprite.Y)
				}
			}
		}
		if len(s.Areas) < len(shelltest.Pause) {
			t.Errorf("%d places to press, want one for each of %d choices", len(s.Areas), len(shelltest.Pause))
		}
	}
}

// The piece is drawn where the rules have it once it has glided there, and always on
// whole cells then.
func TestThePieceGlides(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", `{"fallFrames":20}`, `{"queue":["VS","MC"]}`)
	s.Run(600 * time.Millisecond)
	m := &s.room.effects.mover
	for _, c := range []sim.Code{softserve.MoveLeft, softserve.RotateClockwise, softserve.MoveRight, softserve.RotateCounterclockwise, softserve.RotateCounterclockwise} {
		before, _ := s.game().Piece()
		s.press(c)
		now, _ := s.game().Piece()
		if x, _ := m.half(1, s.room.effects.now); now != before && x == float32(now.Cell(1).Column) && now.Cell(1).Column != before.Cell(1).Column {
			t.Errorf("command %d: the piece jumps", c)
		}
		s.Run(120 * time.Millisecond)
		p, _ := s.game().Piece()
		for i := range 2 {
			x, _ := m.half(i, s.room.effects.now)
			if d := x - float32(p.Cell(i).Column); d > .01 || d < -.01 {
				t.Errorf("command %d: half %d is drawn in column %v and is in %d", c, i, x, p.Cell(i).Column)
			}
		}
	}
}

func TestServeIsCelebrated(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", fast, toServe)
	s.until(softserve.Serving)
	s.Draw(0)
	e := &s.room.effects
	if e.particles.alive() < 24 {
		t.Errorf("a serve throws %d particles", e.particles.alive())
	}
	if feelingOf(s.game()) == pleased {
		t.Error("the customer is pleased before the cone is there")
	}
	s.Run(500 * time.Millisecond)
	if feelingOf(s.game()) != pleased {
		t.Error("the customer is not pleased with the cone in hand")
	}
	before, _ := s.game().Customer()
	s.until(softserve.Falling)
	if now, _ := s.game().Customer(); now == before || feelingOf(s.game()) != waiting {
		t.Error("no other customer waits at the next order")
	}
	s.Run(3 * time.Second)
	if n := e.particles.alive(); n != 0 {
		t.Errorf("%d particles are left after 3 s", n)
	}
}

func TestClearBurstsAfterItSwells(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", fast, toClear)
	s.until(softserve.Clearing)
	s.Draw(0)
	e := &s.room.effects
	drops := 0
	for i := range e.particles.all {
		if q := &e.particles.all[i]; q.Life > 0 && q.look == drop {
			drops++
			if q.kind != int(softserve.Mint) || q.Age > 0 {
				t.Fatalf("a drop of flavour %d, %v s old, as a clear of mint begins", q.kind, q.Age)
			}
		}
	}
	if drops != 40 {
		t.Errorf("four scoops burst into %d drops, want 40", drops)
	}
}

func TestDangerAndLoss(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", fast, toLose)
	s.Run(150 * time.Millisecond)
	if !s.game().IsInDanger() || feelingOf(s.game()) != worried {
		t.Error("the customer does not worry about a bottleneck in danger")
	}
	s.until(softserve.Over)
	s.Run(700 * time.Millisecond)
	s.Show(shell.Results, shelltest.Results)
	s.Run(2 * time.Second)
	for i := range s.room.results.rain.drops {
		if s.room.results.rain.drops[i].alive {
			t.Fatal("sprinkles come down after a loss")
		}
	}
}

func TestWinRainsBesideTheCard(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", fast, toWin)
	s.until(softserve.Over)
	s.Run(1600 * time.Millisecond)
	s.Show(shell.Results, shelltest.Results)
	plan, seen := s.room.results.plan, 0
	for range 300 {
		s.Draw(10 * time.Millisecond)
		for _, m := range s.Scene.Marks {
			for _, pic := range s.room.page.atlas.sprinkle {
				if m.Kind == scene.MarkSprite && m.Sprite.Pic == pic {
					seen++
					if plan.card.Contains(m.Sprite.X, m.Sprite.Y) {
						t.Fatal("a sprinkle is on the card")
					}
				}
			}
		}
	}
	if seen < 1000 {
		t.Errorf("only %d sprinkles are seen in three seconds", seen)
	}
}

func TestReducedMotion(t *testing.T) {
	v := shelltest.Window(1280, 720)
	v.Reduced = true
	s := newStage(t, v)
	for _, setup := range []string{toServe, toClear, toWin} {
		s.Play("classic", fast, setup)
		for range 150 {
			s.Draw(10 * time.Millisecond)
			if n := s.room.effects.particles.alive(); n > 0 {
				t.Fatalf("%d particles fly", n)
			}
			if w, h := s.room.effects.squash(s.room.effects.now - .05); w != 1 || h != 1 {
				t.Fatal("pieces are squashed")
			}
		}
	}
}

// What flies goes on in a window of another size.
func TestLayoutInTheMiddleOfAnything(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", fast, toServe)
	s.until(softserve.Serving)
	s.Draw(0)
	for _, v := range []shell.View{shelltest.Window(390, 844), shelltest.Window(480, 320), shelltest.Window(3840, 2160)} {
		flying := s.room.effects.particles.alive()
		s.Book.Reset()
		s.room.Layout(s.Book, v)
		s.Draw(0)
		if got := s.room.effects.particles.alive(); got != flying {
			t.Errorf("%s: %d particles are left of %d", shelltest.Name(v), got, flying)
		}
		s.Run(50 * time.Millisecond)
	}
}

// Random games in random windows, on all screens: nothing panics.
func TestAnyGame(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	modes := []string{"classic", "endless", "timeAttack"}
	settings := []string{`{"difficulty":"Easy"}`, `{"difficulty":"Hard","fallFrames":3}`, `{"fallFrames":1,"graceFrames":0,"dropFrames":0,"serveFrames":0,"clearFrames":0,"spawnFrames":0}`,
		`{"flavours":3,"fallFrames":2,"graceFrames":2,"popsicleEvery":2}`}
	for i := range 24 {
		v := shelltest.Window(320+random.Float32()*1600, 320+random.Float32()*1200)
		v.Buttons, v.Reduced = i%3 == 0, i%5 == 0
		s := newStage(t, v)
		s.Play(modes[i%3], settings[i%4], `{}`)
		for range 500 {
			switch random.IntN(60) {
			case 0:
				s.Show(shell.Pause, shelltest.Pause)
				s.Show(shell.Play, nil)
			case 1:
				s.Frame.Device = shell.Device(random.IntN(3))
			}
			s.press(sim.Code(random.IntN(len(softserve.Spec.Commands))))
			s.Draw(time.Duration(random.IntN(60)) * time.Millisecond)
		}
		s.Frame.NewBest = i%2 == 0
		s.Show(shell.Results, shelltest.Results)
		s.Run(500 * time.Millisecond)
	}
}

// busiest is a frame with much to draw: a cone flies, pieces burst.
func busiest(t testing.TB) *stage {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("classic", fast, toServe)
	s.until(softserve.Serving)
	s.Run(200 * time.Millisecond)
	return s
}

func TestPlayAllocatesNothing(t *testing.T) {
	s := busiest(t)
	if n := testing.AllocsPerRun(100, func() { s.Draw(0) }); n > 0 {
		t.Errorf("the busiest frame allocates %v times", n)
	}
	s.until(softserve.Falling)
	s.Run(time.Second)
	if n := testing.AllocsPerRun(100, func() { s.Draw(0) }); n > 0 {
		t.Errorf("a frame of steady play allocates %v times", n)
	}
}

func BenchmarkBusiestFrame(b *testing.B) {
	s := busiest(b)
	shelltest.BenchFrame(b, func() { s.Draw(0) })
}

// Whole games are drawn to their ends, in a small window.
func TestWholeGamesAreDrawn(t *testing.T) {
	for _, name := range []string{"classic-won", "classic-lost", "endless-lost", "timeAttack-lost"} {
		record := shelltest.Golden(t, New(), name)
		s := newStage(t, shelltest.Window(640, 360))
		game, err := session.New(softserve.Spec, record.Config)
		if err != nil {
			t.Fatal(err)
		}
		s.Frame.Session = game
		s.Show(shell.Play, nil)
		for _, in := range record.Inputs {
			for ; s.Now < in.At; s.Draw(min(50*time.Millisecond, in.At-s.Now)) {
			}
			game.Press(s.Now, in.Code, 0, 0)
		}
		s.until(softserve.Over)
		s.Run(1600 * time.Millisecond)
		s.Show(shell.Results, shelltest.Results)
		s.Run(time.Second)
		if got := s.game().Result(); got.Won != (name == "classic-won") {
			t.Errorf("%s ends with %+v", name, got)
		}
	}
}
