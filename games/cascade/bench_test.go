package cascade

import (
	"testing"
	"time"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/replay"
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
	b.ReportMetric(5, "Mcommands/s-at-least")
}

// BenchmarkRecordOfTenMinutes reads and checks the compact record of ten minutes
// of Zen with ten keys a second: target under 5 ms.
func BenchmarkRecordOfTenMinutes(b *testing.B) {
	g, record, err := replay.Start(Spec, sim.Config{Mode: "zen", Seed: 1})
	if err != nil {
		b.Fatal(err)
	}
	source := rng.New(1, "bench")
	for at := 3 * time.Second; at < 10*time.Minute; at += 50 * time.Millisecond {
		code := sim.Code(source.Intn(len(Spec.Commands)))
		record.Apply(g, sim.Input{At: at, Code: code})
		record.Apply(g, sim.Input{At: at + 20*time.Millisecond, Code: code | sim.Release})
	}
	record.Close(g)
	data, err := record.Binary(Spec)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		r, err := replay.ParseBinary(data, Spec)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := r.Verify(Spec); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms")
	b.ReportMetric(5, "ms-at-most")
	b.ReportMetric(float64(len(data)), "bytes")
}
