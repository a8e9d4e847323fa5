package cascade

import (
	"testing"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// BenchmarkRandomGames plays whole games of random commands through the
// contract, 50 ms apart: target 5 million commands a second on one core.
func BenchmarkRandomGames(b *testing.B) {
	source := rng.New(1, "bench")
	var g sim.Game
	var at time.Duration
	var events []sim.Event
	seed := int64(0)
	for b.Loop() {
		if g == nil || g.Result().Over {
			seed++
			g, _ = New(sim.Config{Seed: seed, Settings: []byte(`{"countdownSeconds":0}`)})
			at = 0
		}
		code := sim.Code(source.Intn(len(Spec.Commands)))
		if Spec.Commands[code].Held && source.Intn(2) == 0 {
			code |= sim.Release
		}
		at += 50 * time.Millisecond
		g.Apply(sim.Input{At: at, Code: code})
		events = g.Drain(events[:0])
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mcommands/s")
}
