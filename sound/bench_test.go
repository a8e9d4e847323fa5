package sound

import (
	"testing"
	"time"
)

// BenchmarkSong renders a second of each piece in each round, and tells how
// many times faster that is than it is heard: 20 is wanted on one core.
func BenchmarkSong(b *testing.B) {
	for _, name := range songNames {
		b.Run(name, func(b *testing.B) {
			s, err := NewSong(name, 0)
			if err != nil {
				b.Fatal(err)
			}
			var out [2]samples
			for b.Loop() {
				for range SampleRate / block {
					s.render(&out)
				}
			}
			b.ReportMetric(float64(b.N)*float64(time.Second)/float64(b.Elapsed()), "x-real-time")
		})
	}
}
