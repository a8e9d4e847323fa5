package sim

import (
	"bytes"
	"math"
	"slices"
	"testing"
	"time"
)

// ring lets a clock run and gives which timers rang, in order.
func ring(c *Clock, to time.Duration) (ids []int) {
	for {
		id, _, ok := c.Ring(to)
		if !ok {
			return ids
		}
		ids = append(ids, id)
	}
}

func wantRung(t *testing.T, c *Clock, to time.Duration, want ...int) {
	t.Helper()
	if got := ring(c, to); !slices.Equal(got, want) {
		t.Errorf("by %v the timers %v ring, not %v", to, got, want)
	}
}

func TestNoTimerRuns(t *testing.T) {
	var c Clock
	wantRung(t, &c, math.MaxInt64)
	if _, _, ok := c.Next(); ok || c.Running(3) {
		t.Error("a timer runs in a new clock")
	}
}

func TestTheEarliestRingsFirst(t *testing.T) {
	var c Clock
	c.Start(0, 3, 0)
	c.Start(1, 1, 0)
	c.Start(2, 2, 0)
	if id, due, ok := c.Next(); id != 1 || due != 1 || !ok {
		t.Errorf("Next is timer %d at %d, %t", id, due, ok)
	}
	wantRung(t, &c, 2, 1, 2)
	if c.Running(1) || !c.Running(0) || c.Due(0) != 3 {
		t.Error("a timer that rings once stops, and one that is not due goes on")
	}
}

func TestAtOneInstantTheOrderIsThatOfTheStarts(t *testing.T) {
	var c Clock
	for _, id := range []int{5, 0, 7, 2} {
		c.Start(id, 10, 0)
	}
	wantRung(t, &c, 10, 5, 0, 7, 2)
}

// A look at the clock at which nothing was due hides no timer started after it.
func TestATimerStartedAfterALook(t *testing.T) {
	var c Clock
	wantRung(t, &c, 5)
	c.Start(0, 10, 0)
	wantRung(t, &c, 6)
	c.Start(1, 7, 0)
	c.Start(2, 9, 0)
	wantRung(t, &c, 6)
	c.Stop(1)
	wantRung(t, &c, 8)
	wantRung(t, &c, 9, 2)
	c.Start(1, 9, 0)
	wantRung(t, &c, 10, 1, 0)
}

func TestARepeatIsNoNewStart(t *testing.T) {
	var c Clock
	c.Start(1, 2, 2)
	c.Start(0, 4, 4)
	wantRung(t, &c, 8, 1, 1, 0, 1, 1, 0)
}

func TestARestartIsANewStart(t *testing.T) {
	var c Clock
	c.Start(0, 10, 0)
	c.Start(1, 10, 0)
	c.Start(0, 10, 0)
	wantRung(t, &c, 10, 1, 0)
}

func TestRingTellsWhen(t *testing.T) {
	var c Clock
	c.Start(4, 3*time.Second, time.Second)
	for want := 3 * time.Second; want < 6*time.Second; want += time.Second {
		if id, at, ok := c.Ring(time.Minute); id != 4 || at != want || !ok {
			t.Errorf("timer %d rings at %v, %t; and timer 4 is due at %v", id, at, ok, want)
		}
	}
	if _, _, ok := c.Ring(6*time.Second - 1); ok {
		t.Error("a timer rings before it is due")
	}
}

func TestStop(t *testing.T) {
	var c Clock
	c.Start(0, 1, 1)
	c.Start(1, 1, 1)
	c.Stop(0)
	c.Stop(6)
	if c.Running(0) || !c.Running(1) {
		t.Error("Stop stops another timer than it should")
	}
	c.StopAll()
	wantRung(t, &c, math.MaxInt64)
}

func TestACopyRunsByItself(t *testing.T) {
	var c Clock
	c.Start(0, 1, 1)
	copied := c
	copied.Stop(0)
	if !c.Running(0) {
		t.Error("stopping a copy's timer stops the clock's")
	}
}

// Sums of times may go beyond the largest Duration, about 292 years. Such
// timers must not ring in the past, nor without end.
func TestTheEndOfTime(t *testing.T) {
	var c Clock
	const century = 100 * 365 * 24 * time.Hour
	c.Start(0, 2*century, 2*century)
	wantRung(t, &c, math.MaxInt64, 0)
	now, long := century, 2*century
	c.Start(1, now+long, 0)
	wantRung(t, &c, math.MaxInt64-1)
	c.Start(1, math.MaxInt64, 1)
	wantRung(t, &c, math.MaxInt64, 1)
}

func TestClockState(t *testing.T) {
	state := func(c Clock) []byte { return c.AppendState(nil) }
	var a, b Clock
	a.Start(2, 5, 0)
	a.Start(2, 5, 0)
	a.Start(3, 5, 1)
	b.Start(2, 5, 0)
	b.Start(3, 5, 1)
	if !bytes.Equal(state(a), state(b)) {
		t.Error("how often a timer was started shows in the state")
	}
	for name, other := range map[string]func(*Clock){
		"the order of the starts": func(c *Clock) { c.Start(2, 5, 0) },
		"the due time":            func(c *Clock) { c.Start(3, 6, 1) },
		"the period":              func(c *Clock) { c.Start(3, 5, 2) },
		"which timer runs":        func(c *Clock) { c.Stop(3); c.Start(4, 5, 1) },
	} {
		c := b
		other(&c)
		if bytes.Equal(state(c), state(b)) {
			t.Errorf("%s does not show in the state", name)
		}
	}
}
