package gems

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
	{Settings: []byte(`{"seconds":2}`)},
	{Settings: []byte(`{"columns":3,"rows":3,"kinds":3,"seconds":1.5,"hintSeconds":0.5}`)},
	{Settings: []byte(`{"columns":16,"rows":16,"kinds":4,"fiveGivesSpecial":true,"seconds":5,"hintSeconds":0}`)},
	{Settings: []byte(`{"seconds":1,"swapSeconds":0.001,"reverseSeconds":0.001,"destroySeconds":0.001,"fallSeconds":1e-9}`)},
	configOf(`"seconds":3`, from("gfgfgf", oneMove...)),
	configOf(`"seconds":3`, start("", onCalm("aAaa..", "0.....", "a.....", "a.....", "..1111", "......")...)),
}

func TestLaws(t *testing.T) { simtest.Check(t, Spec, busy...) }

func FuzzLaws(f *testing.F) { simtest.Fuzz(f, Spec, busy...) }

// tally follows a game by its events alone.
type tally struct {
	points, gone int64
	cascade      int32
	longest      int32
	made         int // in the pass under way
	exploded     map[Cell]bool
}

func (n *tally) follow(t *rapid.T, events []sim.Event, perGem int64) {
	for _, e := range events {
		switch e.Kind {
		case EventRunsFound:
			n.made, n.exploded = 0, map[Cell]bool{}
			n.cascade++
			n.longest = max(n.longest, n.cascade)
		case EventSpecialExploded, EventDestroyerExploded:
			if n.exploded[EventCell(e)] {
				t.Fatalf("%s for the second time in a pass", told(e))
			}
			n.exploded[EventCell(e)] = true
		case EventGemsDestroyed:
			cells := map[Cell]bool{}
			for _, c := range DestroyedCells(e) {
				cells[c] = true
			}
			if e.X != n.cascade || e.N != perGem*int64(len(cells)) {
				t.Fatalf("in pass %d: %s", n.cascade, told(e))
			}
			for c := range n.exploded {
				if !cells[c] {
					t.Fatalf("%v exploded and stayed", c)
				}
			}
			n.points += e.N
			n.gone += int64(len(cells))
		case EventSpecialMade, EventDestroyerMade:
			n.made++
		case EventBoardSettled:
			n.cascade = 0
		}
	}
}

// No sequence of commands breaks what holds at every moment.
func TestInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		settings := rapid.SampledFrom([]string{
			`{}`, `{"seconds":3}`, `{"columns":3,"rows":4,"kinds":3}`, `{"kinds":4,"columns":9,"fiveGivesSpecial":true}`, `{"kinds":7,"columns":16,"rows":16}`,
		}).Draw(t, "settings")
		g, err := New(sim.Config{Seed: rapid.Int64().Draw(t, "seed"), Settings: []byte(settings)})
		if err != nil {
			t.Fatal(err)
		}
		var n tally
		codes := rapid.SampledFrom([]sim.Code{Up, Down, Left, Right, Select, SwapGems, SwapGems, SwapGems, Hint})
		for range rapid.IntRange(1, 150).Draw(t, "inputs") {
			in := sim.Input{Code: codes.Draw(t, "code")}
			if in.Code == SwapGems {
				in.X, in.Y = rapid.Int16Range(0, 15).Draw(t, "x"), rapid.Int16Range(0, 63).Draw(t, "y")
				if rapid.Bool().Draw(t, "works") {
					in = g.works.Input()
				}
			}
			in.At = g.now + time.Duration(rapid.IntRange(0, 300).Draw(t, "wait"))*time.Millisecond
			g.Apply(in)
			n.follow(t, g.Drain(nil), int64(g.settings.ScorePerGem))
			checkMoment(t, g, &n)
		}
	})
}

func checkMoment(t *rapid.T, g *Game, n *tally) {
	empty := 0
	for c := range g.board.all {
		if g.board.at(c) == Empty {
			empty++
		}
		if g.board.at(c) >= Gem(g.settings.Kinds)*makes {
			t.Fatalf("%d is no gem of the game", g.board.at(c))
		}
	}
	again := newBoard(g.board.columns, g.board.rows)
	for c := range g.board.all {
		if gem := g.board.at(c); gem != Empty {
			again.put(c, gem)
		}
	}
	if again != g.board {
		t.Fatalf("the layers are not those of the gems: %v", g.board)
	}
	if gaps := len(g.Bursts()) - n.made; g.phase == Destroying && empty != gaps || g.phase != Destroying && empty != 0 {
		t.Fatalf("%v: %d cells are empty, %d gems went, %d were made", g.phase, empty, len(g.Bursts()), n.made)
	}
	c := g.counts
	if c.Score != n.points || c.Score != 60*n.gone || c.GemsDestroyed != n.gone || c.Cascade != int(n.cascade) || c.LongestCascade != int(n.longest) {
		t.Fatalf("counts are %+v, by the events %+v", c, *n)
	}
	if resting := g.phase == Ready || g.phase == Over; resting && len(g.board.runs(nil)) > 0 {
		t.Fatalf("a board with a run is at rest: %v", g.board.picture())
	}
	if g.phase == Ready && (g.works.none() || !g.board.works(g.works)) {
		t.Fatalf("no swap works: %v", g.board.picture())
	}
	if start, end, ok := g.Stage(); ok != (g.phase != Ready && g.phase != Over) || ok && (start > g.now || end <= g.now) {
		t.Fatalf("%v from %v to %v, at %v", g.phase, start, end, g.now)
	}
	if g.selected && !g.queued.none() {
		t.Fatal("a gem is selected while a swap waits")
	}
}

// Between two looks the gems are the same ones: what falls comes from where it
// was, and only the new ones come from above.
func TestGemsAreConserved(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, err := New(sim.Config{Seed: rapid.Int64().Draw(t, "seed"), Settings: []byte(`{"kinds":4}`)})
		if err != nil {
			t.Fatal(err)
		}
		for range 20 {
			before := g.board
			next, ok := g.Next()
			if !ok || g.phase == Ready {
				return
			}
			bursts := len(g.Bursts())
			g.Advance(next)
			if g.phase != Falling {
				continue
			}
			fresh := 0
			for c := range g.board.all {
				from := c.Row() - g.Drop(c)
				switch {
				case from < 0:
					fresh++
				case before.at(CellAt(c.Column(), from)) != g.board.at(c):
					t.Fatalf("%v fell to\n%v", before.picture(), g.board.picture())
				}
			}
			if fresh > bursts {
				t.Fatalf("%d gems are new, %d went", fresh, bursts)
			}
		}
	})
}
