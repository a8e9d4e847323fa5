package sim

import (
	"encoding/binary"
	"math"
	"math/bits"
	"time"
)

// MaxTimers is how many timers a Clock has.
const MaxTimers = 8

// Clock keeps a game's named timers; a game numbers them from 0 to
// MaxTimers-1. It is copied by value, and its zero value has no timer running.
//
// Timers that are due at the same instant fire in the order in which they were
// started. A repeat is not a new start.
type Clock struct {
	timers  [MaxTimers]timer
	running uint8 // a bit for each timer that runs, the lowest for timer 0
	starts  uint64
	// quiet is a time before which nothing rings, so that most looks at the clock
	// need not look at the timers.
	quiet time.Duration
}

type timer struct {
	due, period time.Duration
	start       uint64
}

// Start runs a timer that rings first at the time first and then, when period
// is not 0, every period. A timer that runs already starts anew. A first time
// below 0 is a sum that went beyond the largest Duration: it stands for that.
func (c *Clock) Start(id int, first, period time.Duration) {
	if first < 0 {
		first = math.MaxInt64
	}
	c.starts++
	c.timers[id] = timer{due: first, period: period, start: c.starts}
	c.running |= 1 << id
	c.quiet = min(c.quiet, first)
}

// Stop ends a timer; stopping one that does not run does nothing.
func (c *Clock) Stop(id int) { c.running &^= 1 << id }

// StopAll ends all timers.
func (c *Clock) StopAll() { c.running = 0 }

// Running says whether a timer will ring.
func (c *Clock) Running(id int) bool { return c.running>>id&1 != 0 }

// Due is when a running timer rings next.
func (c *Clock) Due(id int) time.Duration { return c.timers[id].due }

// Next gives the timer that rings first, and false when none runs.
func (c *Clock) Next() (id int, due time.Duration, ok bool) {
	if c.running == 0 {
		return 0, 0, false
	}
	id, _ = c.first()
	return id, c.timers[id].due, true
}

// first gives the timer that rings first, of one at least, and when the next of the
// others does.
func (c *Clock) first() (id int, others time.Duration) {
	id, others = bits.TrailingZeros8(c.running), math.MaxInt64
	for rest := c.running & (c.running - 1); rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros8(rest)
		a, b := &c.timers[i], &c.timers[id]
		others = min(others, max(a.due, b.due))
		if a.due < b.due || a.due == b.due && a.start < b.start {
			id = i
		}
	}
	return id, others
}

// Ring takes the first timer that is due by the time to, and false when there
// is none. One that repeats is set to its next time, one that does not stops,
// and so does one whose next time would lie beyond the largest Duration.
func (c *Clock) Ring(to time.Duration) (id int, at time.Duration, ok bool) {
	if to >= c.quiet {
		id, at, ok = c.ring(to)
	}
	return
}

// ring is Ring where the clock may not be quiet.
func (c *Clock) ring(to time.Duration) (id int, at time.Duration, ok bool) {
	if c.running == 0 {
		return 0, 0, false
	}
	id, c.quiet = c.first()
	t := &c.timers[id]
	at = t.due
	if at > to {
		c.quiet = at
		return 0, 0, false
	}
	if t.period > 0 && t.due <= math.MaxInt64-t.period {
		t.due += t.period
		c.quiet = min(c.quiet, t.due)
	} else {
		c.Stop(id)
	}
	return id, at, true
}

// AppendState appends the timers as canonical bytes. Only the order of the
// starts counts, not how many there were.
func (c *Clock) AppendState(b []byte) []byte {
	for i := range c.timers {
		t := &c.timers[i]
		if !c.Running(i) {
			b = append(b, 0)
			continue
		}
		rank := byte(1)
		for j := range c.timers {
			if c.Running(j) && c.timers[j].start < t.start {
				rank++
			}
		}
		b = append(b, rank)
		b = binary.AppendVarint(b, int64(t.due))
		b = binary.AppendVarint(b, int64(t.period))
	}
	return b
}
