package gems

import (
	"testing"
	"time"

	"parlor/games/gems"
	"parlor/sim"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// In the countdown the start board rains in, with the gems that will burst first.
func TestCountdownShowsTheStartBoard(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{}`, `{}`)
	s.Frame.Countdown = 3 * time.Second
	s.room.session = nil
	s.Draw(0)
	inside := func() (n int) {
		for _, p := range s.stones() {
			if column, row := s.inCells(p); row >= -.6 && column >= 0 && column < columns {
				n++
			}
		}
		return n
	}
	if n := inside(); n > 8 {
		t.Errorf("%d gems are there from the beginning", n)
	}
	s.Run(2100 * ms)
	if n := inside(); n != columns*rows {
		t.Errorf("%d gems are there after 2 s of the countdown", n)
	}
	if len(s.Sprites(s.room.hud.count.front[1].pic)) != 1 {
		t.Error("there is no 1 in the last second")
	}
	if shown := s.room.effects.score.to; shown != 0 || s.game().Counts().Score == 0 {
		t.Errorf("%d of the opening's %d points are shown before the game begins", shown, s.game().Counts().Score)
	}
	if len(s.Sprites(s.room.table.cursor)) > 0 {
		t.Error("the cursor is shown before the game begins")
	}
}

// While the opening is resolved, and a while after, its bonus is called so.
func TestOpeningBonusIsShown(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844)} {
		s := newStage(t, v)
		s.Play("", `{}`, `{}`)
		plus := s.room.hud.bonus.front[10].pic
		if signs[10] != '+' || !s.game().Opening() {
			t.Fatal("there is no opening")
		}
		s.Run(100 * ms)
		if len(s.Sprites(plus)) != 1 {
			t.Errorf("%s: no bonus is shown in the opening", shelltest.Name(v))
		}
		for s.game().Opening() {
			s.Draw(10 * ms)
		}
		s.Draw(10 * ms)
		if len(s.Sprites(plus)) != 1 || len(s.Sprites(s.room.hud.goes.pic)) != 1 {
			t.Errorf("%s: no bonus or no GO is shown when the minute begins", shelltest.Name(v))
		}
		s.Run(2 * time.Second)
		if len(s.Sprites(plus))+len(s.Sprites(s.room.hud.goes.pic)) > 0 {
			t.Errorf("%s: the bonus or GO is still shown 2 s later", shelltest.Name(v))
		}
	}
}

// From the second pass on the cascade is counted, until a while after the board rests.
func TestCascadeIsCounted(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844)} {
		s := newStage(t, v)
		s.Play("", `{}`, still("6"))
		s.Run(100 * ms)
		g := s.game()
		times := s.room.hud.passes.front[11].pic
		for n := int32(1); n <= 3; n++ {
			s.room.effects.hear(g, sim.Event{Kind: gems.EventGemsDestroyed, X: n, N: 180}, s.room.colors)
			s.Draw(10 * ms)
			if shown := len(s.Sprites(times)) == 1; shown != (n >= 2) {
				t.Errorf("%s: in pass %d the cascade is shown: %v", shelltest.Name(v), n, shown)
			}
			if shown := len(s.Sprites(s.room.hud.passes.front[n].pic)) == 1; n >= 2 && !shown {
				t.Errorf("%s: pass %d is not counted", shelltest.Name(v), n)
			}
		}
		s.room.effects.hear(g, sim.Event{Kind: gems.EventBoardSettled}, s.room.colors)
		s.Run(time.Second)
		if len(s.Sprites(times)) > 0 {
			t.Errorf("%s: the cascade stays when the board rests", shelltest.Name(v))
		}
	}
}

// Time up is told by a ribbon, and the gems go dim.
func TestTimeUpIsShown(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844)} {
		s := newStage(t, v)
		s.Play("", `{"seconds":1}`, still("6"))
		s.Run(1500 * ms)
		if len(s.Sprites(s.room.hud.ribbon)) != 1 {
			t.Errorf("%s: no ribbon tells that time is up", shelltest.Name(v))
		}
		dim := 0
		for _, p := range s.stones() {
			if p.Tint.R < .65 {
				dim++
			}
		}
		if dim != columns*rows {
			t.Errorf("%s: %d gems are dim", shelltest.Name(v), dim)
		}
		for _, isBest := range []bool{false, true} {
			s.Frame.NewBest = isBest
			s.Show(shell.Results, shelltest.Results)
			s.Run(500 * ms)
			if shown := len(s.Sprites(s.room.results.ribbon)) == 1; shown != isBest {
				t.Errorf("%s: the ribbon of a new best is shown: %v, want %v", shelltest.Name(v), shown, isBest)
			}
		}
		if n := s.room.effects.pieces.alive(); n != confettiPieces {
			t.Errorf("%s: %d pieces of confetti fly", shelltest.Name(v), n)
		}
	}
}

// The clock has as many ticks lit as there are seconds left, the last ten in another
// colour, and is urgent in the last ten seconds.
func TestClock(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{"seconds":20}`, still("6"))
	for _, c := range []struct {
		at          time.Duration
		lit, urgent int
		red         bool
	}{{0, 60, 10, false}, {5 * time.Second, 45, 10, false}, {10100 * ms, 30, 10, true}, {19900 * ms, 1, 1, true}, {21 * time.Second, 0, 0, false}} {
		for s.Now < c.at {
			s.Draw(100 * ms)
		}
		s.Draw(0)
		lit, urgent := 0, 0
		for _, tick := range s.room.hud.clock.ticks {
			for _, p := range s.Sprites(tick.pic) {
				switch p.Tint {
				case s.room.colors.urgent:
					lit, urgent = lit+1, urgent+1
				case s.room.colors.warm:
					lit++
				}
			}
		}
		if lit != c.lit || urgent != c.urgent {
			t.Errorf("at %v %d ticks are lit, %d of them urgent; want %d and %d", c.at, lit, urgent, c.lit, c.urgent)
		}
		isRed := false
		last := s.Scene.Vertices
		for _, v := range last {
			isRed = isRed || v.X == 0 && v.Y == 0 && v.Color.A > .05 && v.Color.R > .9
		}
		if isRed != c.red {
			t.Errorf("at %v the edges are red: %v", c.at, isRed)
		}
	}
}
