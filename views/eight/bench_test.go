package eight

import (
	"testing"

	"parlor/views/shell/shelltest"
)

// BenchmarkFrame is a frame in the middle of a search that runs at a Step a tick.
func BenchmarkFrame(b *testing.B) {
	s := enter(b, shelltest.Window(1280, 720), "eight?board=867254301")
	s.Do("Space 3s A 1s")
	shelltest.BenchFrame(b, func() { s.room.Draw(s.Still()) })
}
