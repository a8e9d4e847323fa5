package shelltest

import "testing"

// BenchFrame times frames, beside the target of a millisecond and no allocations.
func BenchFrame(b *testing.B, frame func()) {
	allocs := testing.AllocsPerRun(100, frame)
	for b.Loop() {
		frame()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/1e6/float64(b.N), "ms/frame")
	b.ReportMetric(1, "ms/frame-at-most")
	b.ReportMetric(allocs, "allocs/frame")
	b.ReportMetric(0, "allocs/frame-at-most")
	b.ReportMetric(0, "ns/op")
}
