package cascade

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/sim"
	"parlor/sim/simtest"
)

// busy are games in which much can happen at once.
var busy = []sim.Config{
	{},
	{Mode: "sprint40", Settings: []byte(`{"countdownSeconds":0,"goalLines":1}`)},
	{Mode: "ultra", Settings: []byte(`{"countdownSeconds":1,"timeLimit":5}`)},
	{Mode: "zen", Settings: []byte(`{"countdownSeconds":0,"rows":8,"speedUp":"max","autoRepeatSeconds":0}`)},
	{Settings: []byte(`{"countdownSeconds":0,"entrySeconds":0,"clearSeconds":0,"lockDelaySeconds":0,"columns":4,"rows":8,"startColumn":0}`)},
	{Settings: []byte(`{"countdownSeconds":0}`), Setup: []byte(`{"level":20}`)},
}

func TestLaws(t *testing.T) { simtest.Check(t, Spec, busy...) }

func FuzzLaws(f *testing.F) { simtest.Fuzz(f, Spec, busy...) }

// No sequence of commands breaks what holds at every moment.
func TestInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := sim.Config{
			Mode:     rapid.SampledFrom(modes).Draw(t, "mode").Name,
			Seed:     rapid.Int64().Draw(t, "seed"),
			Settings: []byte(rapid.SampledFrom([]string{`{"countdownSeconds":0}`, `{"countdownSeconds":0,"columns":5,"rows":10,"startColumn":0}`}).Draw(t, "settings")),
		}
		g, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		crystals := tally{left: count(g)}
		var events []sim.Event
		for range rapid.IntRange(1, 200).Draw(t, "inputs") {
			code := sim.Code(rapid.IntRange(0, len(Spec.Commands)-1).Draw(t, "command"))
			if rapid.Bool().Draw(t, "release") {
				code |= sim.Release
			}
			wait := time.Duration(rapid.IntRange(0, 700).Draw(t, "wait")) * time.Millisecond
			checkGhost(t, g)
			g.Apply(sim.Input{At: g.Now() + wait, Code: code})
			events = g.Drain(events[:0])
			crystals.follow(t, g, events)
			checkMoment(t, g)
		}
	})
}

// count counts the crystals of the well.
func count(g *Game) (n int) {
	for _, k := range g.well.kinds {
		if k != None {
			n++
		}
	}
	return n
}

// tally counts crystals by the events alone.
type tally struct{ left, clearing int }

// follow counts on: each lock adds four, a row that is cleared takes as many as
// the well has columns, a fresh start takes all.
func (n *tally) follow(t *rapid.T, g *Game, events []sim.Event) {
	for _, e := range events {
		switch e.Kind {
		case EventPieceLocked:
			p, _ := LockedPiece(e)
			for _, c := range p.Cells() {
				if c.Row < g.Rows() {
					n.left++
				}
			}
		case EventLinesCleared:
			n.clearing = len(RowsCleared(e)) * g.Columns()
		case EventRowsFell:
			n.left -= n.clearing
		case EventFreshStart:
			n.left = 0
		}
	}
	if got := count(g); got != n.left {
		t.Fatalf("%d crystals in the well, want %d", got, n.left)
	}
}

// checkGhost compares the landing row with where a hard drop locks.
func checkGhost(t *rapid.T, g *Game) {
	p, ok := g.Piece()
	if !ok {
		return
	}
	landing := g.LandingRow()
	c := g.Clone().(*Game)
	c.Drain(nil)
	c.Apply(sim.Input{At: c.Now(), Code: HardDrop})
	for _, e := range c.Drain(nil) {
		if e.Kind == EventPieceLocked {
			locked, _ := LockedPiece(e)
			if locked.Row != landing || locked.Column != p.Column || locked.Rotation != p.Rotation {
				t.Fatalf("the ghost is at row %d, a hard drop locks at %d", landing, locked.Row)
			}
			return
		}
	}
	t.Fatal("a hard drop did not lock")
}

func checkMoment(t *rapid.T, g *Game) {
	if p, ok := g.Piece(); ok {
		if !g.well.fits(p.Kind, p.Rotation, p.Column, p.Row) {
			t.Fatalf("the piece %+v stands in crystals", p)
		}
		if p.LockResets > 15 || p.Resting == g.fits(0, -1) && p.Resting {
			t.Fatalf("the piece %+v rests in the air or renews its delay for ever", p)
		}
	}
	if full := g.well.full(); full != g.clearing {
		t.Fatalf("rows %b are full, %b clear", full, g.clearing)
	}
	for row := range g.Rows() {
		for column := range g.Columns() {
			taken := g.well.taken()[row]>>(column+wallBits)&1 != 0
			if taken != (g.At(column, row) != None) {
				t.Fatalf("cell %d,%d is taken for fitting: %v", column, row, taken)
			}
		}
	}
	if g.counts.Combo < -1 || g.counts.Level < 1 || g.counts.Level > 20 || g.counts.Score < 0 {
		t.Fatalf("counts are %+v", g.counts)
	}
}
