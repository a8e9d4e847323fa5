package shell_test

import (
	"strings"
	"testing"
	"time"
)

// Steps begin at the first level, stop at both ends, are spoken by their names, and
// each keeps a best of its own where they say so.
func TestSteps(t *testing.T) {
	d := &device{files: map[string]string{}, graded: true}
	p := sitDown(t, d, 1, false)
	p.tap(toMenu...)
	if got := p.State().Level; got != 2 {
		t.Fatalf("the level is %d at first, want 2", got)
	}
	for _, c := range []struct {
		key   string
		level int
	}{{"ArrowRight", 3}, {"ArrowRight", 3}, {"ArrowLeft", 2}, {"ArrowLeft", 1}, {"ArrowLeft", 1}} {
		p.tap(c.key)
		if got := p.State().Level; got != c.level || p.room.seen.Level != c.level {
			t.Errorf("after %s the level is %d and shown as %d, want %d", c.key, got, p.room.seen.Level, c.level)
		}
	}
	if said := p.TakeSpoken(); !strings.Contains(said, "Rope Stout.") || !strings.Contains(said, "Rope Thin.") {
		t.Errorf("%q does not say the steps", said)
	}

	p.tap("Enter")
	p.wait(3 * time.Second)
	p.want("results", "PLAY AGAIN")
	if !p.room.seen.NewBest || p.State().Best == nil {
		t.Error("the first result of a step is no best")
	}
	p.wantKept(`{"bell":{"bestBellThin":[0,0,0]}}`)
	p.tap("Escape")
	for _, c := range []struct {
		key string
		has bool
	}{{"ArrowRight", false}, {"ArrowLeft", true}} {
		p.tap(c.key)
		if _, ok := p.room.seen.Best(""); ok != c.has {
			t.Errorf("at level %d there is a best: %v, want %v", p.State().Level, ok, c.has)
		}
	}
}
