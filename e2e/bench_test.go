package e2e

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/sim/simtest/golden"
)

// BenchmarkSize is how large the program is when a static server sends it.
func BenchmarkSize(b *testing.B) {
	var packed int
	for b.Loop() {
		c := exec.Command("brotli", "--best", "--stdout")
		c.Stdin, c.Stderr = bytes.NewReader(program.Wasm), os.Stderr
		out, err := c.Output()
		if err != nil {
			b.Fatal(err)
		}
		packed = len(out)
	}
	b.ReportMetric(float64(packed)/1e6, "MB")
	b.ReportMetric(4.0, "MB-at-most")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkFirstFrame is the time from navigation to the first drawn frame.
func BenchmarkFirstFrame(b *testing.B) {
	var total float64
	for b.Loop() {
		p := open(b, window{})
		p.phase("ready")
		total += eval[float64](p, "parlorTiming.firstFrame")
		p.close()
	}
	b.ReportMetric(total/1000/float64(b.N), "s")
	b.ReportMetric(2.5, "s-at-most")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkFrameRate is how many frames a second are shown while a whole Sprint is
// played, row after row bursting, at 1280 x 720 without a graphics card.
func BenchmarkFrameRate(b *testing.B) {
	record := golden.Read(b, cascade.Spec, "../games/cascade/testdata/sprint40.txtar")
	benchRate(b, fmt.Sprintf("?seed=%d", record.Config.Seed), func(p *tab) {
		p.mode(sprint40)
		p.inPlay()
	}, func(p *tab) { p.playRecord(record) })
}

// BenchmarkHomeRate is how many are shown of Home, its five games being played
// behind the doors, for ten seconds.
func BenchmarkHomeRate(b *testing.B) {
	benchRate(b, "", func(p *tab) {
		p.start()
		p.wait(`parlor.state().screen === "home"`)
		time.Sleep(3 * time.Second) // until all windows are lit
	}, func(*tab) { time.Sleep(10 * time.Second) })
}

// benchRate counts the frames shown while a page is used in a way, after what comes
// before.
func benchRate(b *testing.B, query string, before, use func(p *tab)) {
	var rate float64
	for b.Loop() {
		p := open(b, window{query: query})
		before(p)
		eval[bool](p, `(() => {
			const since = performance.now();
			let frames = 0;
			(function next() { frames++; window.rate = 1000 * frames / (performance.now() - since); requestAnimationFrame(next); })();
			return true;
		})()`)
		use(p)
		rate += eval[float64](p, "rate")
		p.close()
	}
	b.ReportMetric(rate/float64(b.N), "frames/s")
	b.ReportMetric(30, "frames/s-at-least")
	b.ReportMetric(0, "ns/op")
}
