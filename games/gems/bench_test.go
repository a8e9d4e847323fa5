package gems

import (
	"testing"
	"time"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/replay"
)

// hour is a game of an hour in which every swap works, any of the board's, given
// a tenth of a second after the board has come to rest.
func hour(b *testing.B) (sim.Config, []sim.Input) {
	config := sim.Config{Seed: 1, Settings: []byte(`{"seconds":3600}`)}
	g, record, err := replay.Start(Spec, config)
	if err != nil {
		b.Fatal(err)
	}
	source := rng.New(1, "bench")
	for game := g.(*Game); !game.isTimeUp(); {
		if game.phase != Ready {
			next, _ := game.Next()
			game.Advance(next)
			continue
		}
		in := anySwap(&game.board, &source).Input()
		in.At = game.now + 100*time.Millisecond
		record.Apply(game, in)
	}
	return config, record.Inputs
}

// BenchmarkSwaps plays swaps that work through the contract, each with all the
// passes that follow until the board has come to rest: target 1 million swaps a
// second on one core.
func BenchmarkSwaps(b *testing.B) {
	config, swaps := hour(b)
	var g sim.Game
	var events []sim.Event
	next := 0
	for b.Loop() {
		if next == 0 {
			g, _ = New(config)
		}
		g.Apply(swaps[next])
		events = g.Drain(events[:0])
		next = (next + 1) % len(swaps)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mswaps/s")
	b.ReportMetric(1, "Mswaps/s-at-least")
}

// BenchmarkRandomGames plays whole games of random commands, 50 ms apart, most
// of them swaps of any two neighbours.
func BenchmarkRandomGames(b *testing.B) {
	source := rng.New(1, "bench")
	var g sim.Game
	var at time.Duration
	var events []sim.Event
	games := int64(0)
	for b.Loop() {
		if g == nil || g.Result().Over {
			games++
			g, _ = New(sim.Config{Seed: games})
			at = 0
		}
		in := sim.Input{Code: SwapGems, X: int16(source.Intn(8)), Y: int16(source.Intn(32))}
		if source.Intn(4) == 0 {
			in = sim.Input{Code: sim.Code(source.Intn(len(Spec.Commands)))}
		}
		at += 50 * time.Millisecond
		in.At = at
		g.Apply(in)
		events = g.Drain(events[:0])
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mcommands/s")
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}
