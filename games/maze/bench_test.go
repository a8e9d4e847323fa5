package maze

import (
	"testing"
	"time"

	"parlor/sim"
)

// BenchmarkTrial finds the way across 1024 x 1024 cells of terrain. How that
// compares with other searches is measured in bench/maze.
func BenchmarkTrial(b *testing.B) {
	m := RandomMap(RandomTerrain, 1024, 1024, 0, 1024*1024-1, 1)
	for search := range SearchCount {
		b.Run(search.String(), func(b *testing.B) {
			visited := 0
			for b.Loop() {
				r := newRun(&m, search, maxWhole)
				r.finish(len(r.nodes))
				visited += r.visited
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(visited), "ns/cell")
		})
	}
}

// BenchmarkFind runs Find route on the supplied map through the contract, to the
// end.
func BenchmarkFind(b *testing.B) {
	g, err := New(sim.Config{})
	if err != nil {
		b.Fatal(err)
	}
	var events []sim.Event
	for b.Loop() {
		g.Apply(sim.Input{At: g.Now(), Code: Find})
		g.Advance(g.Now() + 20*time.Second)
		events = g.Drain(events[:0])
	}
	b.ReportMetric(float64(len(events)), "events")
}

// BenchmarkStepBack takes a Step and takes it back, in the middle of 1024 x 1024
// cells.
func BenchmarkStepBack(b *testing.B) {
	m := RandomMap(RandomTerrain, 1024, 1024, 0, 1024*1024-1, 1)
	g := gameOf(b, &m, Dijkstra)
	for range 500_000 {
		g.step()
	}
	g.Drain(nil)
	var events []sim.Event
	for b.Loop() {
		g.Apply(sim.Input{At: g.Now(), Code: Step})
		g.Apply(sim.Input{At: g.Now(), Code: StepBack})
		events = g.Drain(events[:0])
	}
}
