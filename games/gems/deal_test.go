package gems

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"parlor/sim"
)

// The start board is drawn in reading order, each plain gem equally likely, with
// its runs.
func TestStartBoard(t *testing.T) {
	counts := map[Gem]int{}
	withRuns := 0
	for seed := range int64(1000) {
		g, err := New(sim.Config{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		before := g.board
		var gone set
		for _, burst := range g.bursts {
			gone.add(burst.Cell)
		}
		before.clear(&gone)
		for _, burst := range g.bursts {
			before.put(burst.Cell, burst.Gem)
		}
		for c := range before.all {
			counts[before.at(c)]++
		}
		if len(g.bursts) > 0 {
			withRuns++
		}
	}
	if len(counts) != 5 {
		t.Errorf("the gems are %v, want five plain ones", counts)
	}
	for _, gem := range []Gem{0, 3, 6, 9, 12} {
		if n := counts[gem]; n < 12500 || n > 13100 { // 12800, within 3 standard deviations
			t.Errorf("gem %d comes %d times of 64000", gem, n)
		}
	}
	if withRuns < 900 {
		t.Errorf("only %d of 1000 start boards have runs", withRuns)
	}
}

// hasNoMove is a board without a run on which no swap works, with specials.
var hasNoMove = onCalm("B.....", "......", "..1...", "......", "......", "......")

// When no swap works the gems are shuffled, specials too, until one does.
func TestNoSwapLeft(t *testing.T) {
	p := begin(t, from("", hasNoMove...)).wantTold("playStarted@0s", "boardShuffled@0s").wantScore(0)
	p.want("runs", len(p.g.board.runs(nil)), 0).want("a swap works", p.g.board.findSwap().none(), false)
	got, want := sorted(p.g.board.picture()), sorted(hasNoMove)
	p.want("gems", got, want).want("time", p.g.Now().String(), "0s").wantPhase("ready")
	begin(t, start("", hasNoMove...)).wantTold("boardShuffled@0s", "playStarted@0s")
}

func sorted(rows []string) string {
	letters := []byte{}
	for _, row := range rows {
		letters = append(letters, row...)
	}
	slices.Sort(letters)
	return string(letters)
}

// A board of which no order is right is dealt anew, cell by cell: here no three
// gems are alike.
func TestFreshDeal(t *testing.T) {
	for seed := range 20 {
		p := begin(t, fmt.Sprint("seed ", seed), from("", "Abc", "d3a", "bcE")).wantTold("playStarted@0s", "boardShuffled@0s")
		p.want("runs", len(p.g.board.runs(nil)), 0).want("a swap works", p.g.board.findSwap().none(), false)
		for c := range p.g.board.all {
			if gem := p.g.At(c); gem%makes != plain {
				t.Errorf("gem %d was dealt, which is not plain", gem)
			}
		}
	}
}

// A shuffle drops the swap given ahead; it is not done after time up.
func TestShuffleDropsASwapGivenAhead(t *testing.T) {
	moves := onCalm("......", "......", "......", "a.....", "a.....", "ga....")
	p := begin(t, from("gfg", moves...)).swap(0, 5, 1, 5).at("100ms").swap(3, 3, 3, 2).at("569ms")
	if p.g.queued.none() {
		t.Fatal("nothing is given ahead")
	}
	p.forget().at("570ms").wantTold("boardSettled@570ms", "boardShuffled@570ms").wantPhase("ready")
	p.want("dropped", p.g.queued.none(), true).want("cascade", p.g.counts.Cascade, 0)
	p = begin(t, from("gfg", moves...)).at("59.9s").swap(0, 5, 1, 5).at("1m0.1s").forget()
	p.at("2m").wantTold("gemsFell@1m0.27s", "boardSettled@1m0.47s", "gameOver@1m0.47s")
}

// After 100 passes without a rest no gem is drawn that completes a run.
func TestRefillGrowsCalm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, err := New(sim.Config{Seed: rapid.Int64().Draw(t, "seed"), Settings: []byte(`{"kinds":4}`)})
		if err != nil {
			t.Fatal(err)
		}
		if g.phase != Destroying {
			return // a start board without a run
		}
		g.counts.Cascade = calmAfter + 1
		g.fall()
		for c := range g.board.all {
			if fresh := g.Drop(c) > c.Row(); fresh && g.board.inRun(c) {
				old := false // a run of fallen gems is none of the refill's doing
				for _, r := range g.board.runs(nil) {
					for i := range int(r.Length) {
						at := r.Cell(i)
						old = old || r.has(c) && g.Drop(at) <= at.Row()
					}
				}
				if !old {
					t.Fatalf("%v: [%d,%d] completes a run", g.board.picture(), c.Column(), c.Row())
				}
			}
		}
	})
}

// A game of setup gems that match for ever comes to rest.
func TestEveryBoardComesToRest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		settings := rapid.SampledFrom([]string{
			`{"kinds":3}`, `{"kinds":3,"columns":16,"rows":4}`, `{"kinds":3,"columns":4,"rows":16}`,
			`{"kinds":4,"columns":16,"rows":16}`, `{"kinds":3,"columns":3,"rows":3}`,
		}).Draw(t, "settings")
		g, err := New(sim.Config{Seed: rapid.Int64().Draw(t, "seed"), Settings: []byte(settings)})
		if err != nil {
			t.Fatal(err)
		}
		for g.phase != Ready {
			next, ok := g.Next()
			if !ok || g.counts.Cascade > 5000 {
				t.Fatalf("%s: no rest after %d passes", settings, g.counts.Cascade)
			}
			g.Advance(next)
		}
	})
}
