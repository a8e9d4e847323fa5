package cascade

import (
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// What is seen of the entries of the source text, with the numbers that it gives.

// onStage plays a game in a wide window.
func onStage(t *testing.T, mode, setup string) (*stage, *effects) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play(mode, atOnce, setup)
	return s, &s.room.effects
}

// count gives how many particles of a look there are, some of them not born yet.
func (p *particles) count(l look) (n int) {
	for i := range p.all {
		if p.all[i].Life > 0 && p.all[i].look == l {
			n++
		}
	}
	return n
}

// near checks a number.
func near(t *testing.T, what string, got, want float32) {
	t.Helper()
	if kit.Abs(got-want) > .0005 {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func seeWell(t *testing.T) {
	s, _ := onStage(t, "marathon", nearlyFull)
	l := s.room.layout
	if l.well.W != 10*l.u || l.well.H != 20*l.u {
		t.Errorf("the well is %v x %v, want 10 x 20 cells of %v", l.well.W, l.well.H, l.u)
	}
	for k := cascade.I; k <= cascade.Z; k++ {
		for _, m := range s.Sprites(s.room.well.crystals.whole[k]) {
			column, row := (m.X-l.well.X)/l.u-.5, (l.well.Y+l.well.H-m.Y)/l.u-.5
			if m.X > l.well.X+l.well.W || row > 5 {
				continue // the falling piece, and previews
			}
			if column != kit.Round(column) || row != kit.Round(row) || s.game().At(int(column), int(row)) != k {
				t.Errorf("%s is drawn at column %v, row %v of the well", k, column, row)
			}
		}
	}
}

func seeGhost(t *testing.T) {
	s, _ := onStage(t, "marathon", `{"queue":"TIO"}`)
	if n := len(s.cells(s.room.well.crystals.ghost)); n != 4 {
		t.Errorf("the ghost has %d crystals, want 4", n)
	}
	s.handling[ghost] = 0
	s.Show(shell.Pause, shelltest.Pause)
	s.Show(shell.Play, nil)
	if n := len(s.cells(s.room.well.crystals.ghost)); n != 0 {
		t.Errorf("a ghost that is not wanted has %d crystals", n)
	}
}

func seeCells(t *testing.T) {
	s, e := onStage(t, "marathon", `{"queue":"OTS"}`)
	s.press(cascade.HardDrop)
	sparks := e.particles.count(spark) - 4*8 // less the Drop Trail
	if flares := e.particles.count(flare); flares != 4 || sparks != 4*6 {
		t.Errorf("Lock Glint has %d sparks and %d stars for four crystals, want 24 and 4", sparks, flares)
	}
	near(t, "the pop at first", e.popOf(4, 0), 1.22)
	s.Run(100 * time.Millisecond)
	near(t, "the pop half way, quad out", e.popOf(4, 0), 1.22-.22*.75)
	s.Run(100 * time.Millisecond)
	near(t, "the pop at its end", e.popOf(4, 0), 1)

	s, e = onStage(t, "marathon", nearlyFull)
	s.clearFour()
	if e.particles.count(shard) != 40*6 || e.particles.count(flare) != 0 {
		t.Errorf("40 crystals burst into %d shards and %d glints, want 240 and none", e.particles.count(shard), e.particles.count(flare))
	}
	for i := range e.particles.all {
		if q := &e.particles.all[i]; q.look == shard && q.Life > 0 && q.kind != s.game().At(int(q.X), int(q.Y)) {
			t.Fatalf("a shard of %s comes out of a crystal %s", q.kind, s.game().At(int(q.X), int(q.Y)))
		}
	}
	if n := len(s.cells(s.room.well.crystals.shatter)); n != 40 {
		t.Errorf("%d crystals show that they shatter, want 40", n)
	}
}

func seeStreaksFade(t *testing.T) {
	s, e := onStage(t, "marathon", `{"queue":"OTS"}`)
	s.press(cascade.HardDrop)
	at := e.now
	// The alpha at the foot of the streak, quad in from .95 to 0 in .26 s.
	for _, c := range []struct{ after, want float32 }{{0, .95}, {.13, .95 * .75}, {.26, 0}, {.31, -1}} {
		e.now = at + c.after
		s.Scene.Reset(s.Book)
		e.showStreaks(&s.Scene, s.room.well.field, s.room.colors)
		got := float32(-1)
		for _, v := range s.Scene.Vertices {
			got = max(got, v.Color.A/streakFoot)
		}
		near(t, "the streak's alpha", got, c.want)
	}
}

func seeHardDrop(t *testing.T) {
	s, e := onStage(t, "marathon", `{"queue":"OTS"}`)
	for e.shake.strength == 0 {
		s.press(cascade.HardDrop)
	}
	near(t, "strength", e.shake.strength, .004)
	near(t, "seconds", e.shake.seconds, .12)
}

func seeStreaks(t *testing.T) {
	s, e := onStage(t, "marathon", `{"queue":"OTS"}`)
	rows := float32(s.game().LandingRow())
	p, _ := s.game().Piece()
	rows = float32(p.Row) - rows
	s.press(cascade.HardDrop)
	s.Scene.Reset(s.Book)
	e.showStreaks(&s.Scene, s.room.well.field, s.room.colors)
	high, low := s.Scene.Vertices[0].Y, s.Scene.Vertices[0].Y
	for _, v := range s.Scene.Vertices {
		high, low = min(high, v.Y), max(low, v.Y)
		if c := v.Color.Alpha(1 / max(v.Color.A, .001)); c.R < standard.kinds[cascade.O].R || c.B <= standard.kinds[cascade.O].B {
			t.Fatalf("the streak of O is %v, no lighter tint of %v", c, standard.kinds[cascade.O])
		}
	}
	near(t, "the streak's rows", (low-high)/s.room.layout.u, rows+1)
	near(t, "the streak's foot", low, s.room.layout.well.Y+s.room.layout.well.H-s.room.layout.u)
	if n := e.particles.count(spark) - 4*6; n != 4*8 {
		t.Errorf("Drop Trail has %d sparks for four crystals, want 32", n)
	}
	above := map[float32]int{}
	for i := range e.particles.all {
		if q := &e.particles.all[i]; q.Life > 0 && q.look == spark && q.first == q.last {
			above[q.Y]++
		}
	}
	if above[.5+.4] != 16 || above[1.5+.4] != 16 {
		t.Errorf("the sparks start at %v, want .4 cells above the middles", above)
	}
}

func seeClear(t *testing.T) {
	s, e := onStage(t, "ultra", nearlyFull)
	s.clearFour()
	near(t, "shake", e.shake.strength, 4*.003)
	near(t, "shake seconds", e.shake.seconds, .28)
	near(t, "flash seconds", e.flash.seconds, .25)
	if e.flash.color != raster.Hex(0xc9f6ff) || e.particles.count(twinkle) != 4*30 {
		t.Errorf("flash %v, %d sparkles; want #c9f6ff and 30 a row", e.flash.color, e.particles.count(twinkle))
	}
	// Three rows of a twist shake more than their rows, and do not flash.
	*e = effects{}
	e.reset()
	e.hear(s.game(), sim.Event{Kind: cascade.EventPieceLocked, X: 3, Y: 0, N: int64(cascade.T) | 2<<16}, s.room.colors)
	e.hear(s.game(), sim.Event{Kind: cascade.EventLinesCleared, N: 7}, s.room.colors)
	near(t, "shake of a twist", e.shake.strength, 3*.003+.004)
	near(t, "flash of three rows", e.flash.seconds, 0)
}
