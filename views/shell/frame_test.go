package shell_test

import (
	"testing"
	"time"

	"parlor/views/shell"
)

// Ornaments go on by real time, little after a stall, and never back.
func TestAFramePasses(t *testing.T) {
	var f shell.Frame
	for _, c := range []struct{ now, step time.Duration }{
		{time.Hour, 50 * ms}, {time.Hour + 16*ms, 16 * ms}, {time.Hour + 16*ms, 0}, {2 * time.Hour, 50 * ms}, {time.Hour, 0}, {time.Hour + 5*ms, 5 * ms},
	} {
		if f.Pass(c.now); f.Now != c.now || f.Step != c.step {
			t.Errorf("at %v the frame is at %v and ornaments go on by %v, want %v", c.now, f.Now, f.Step, c.step)
		}
	}
}
