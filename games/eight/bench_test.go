package eight

import "testing"

const hardest = "867254301" // 31 moves from 123456780, as far as any board is

// BenchmarkAStar runs A* with manhattan on the hardest board to its end, with
// the search and the journal that the lab has: target under 2 ms.
func BenchmarkAStar(b *testing.B) {
	checked := 0
	for b.Loop() {
		t := NewTrial(Method{AStar, Manhattan}, board(hardest), goal, MaxStates, nil)
		t.Step(MaxStates)
		checked = t.Finding().Checked
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N), "ms")
	b.ReportMetric(2, "ms-at-most")
	b.ReportMetric(float64(checked), "checked")
}

// BenchmarkDistances makes the table of all 181,440 boards: target under 20 ms.
func BenchmarkDistances(b *testing.B) {
	for b.Loop() {
		NewDistances(goal)
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N), "ms")
	b.ReportMetric(20, "ms-at-most")
}
