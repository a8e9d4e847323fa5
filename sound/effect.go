package sound

import (
	"encoding/json"
	"fmt"
	"slices"
)

// effect is one sound of a room as data.
type effect struct {
	// On says in words when it sounds; Level is its loudness class, in words
	// too: faint, soft, mid, strong or jingle. Music makes way for a jingle.
	On, Level string
	Gain      float64 // decibels
	Notes     []effectNote
	// Rise moves the notes with the value that the effect is played with.
	Rise *riseData
	// More adds notes when the value is at least From.
	More *struct {
		From  int
		Notes []effectNote
	}
	// Cycle moves each start by the next of its scale steps, round and round,
	// and from the first again after a silence.
	Cycle []int
	// Cents is how far each start is off its pitch at most, up or down.
	Cents float64
	// Apart is the least time in seconds between two starts; a nearer one is
	// left out. 0.02 when absent.
	Apart float64

	length int // samples, to the end of the last note
	last   int // when it started last
	turn   int // of the cycle
}

// riseData moves an effect by Each (1 when absent) scale steps for each whole
// number that the value is above From; at most Max numbers, or round and round
// with Wrap. By says in words what the value is.
type riseData struct {
	By        string
	From, Max int
	Each      int
	Wrap      bool
}

// effectNote is [start, length, MIDI pitch, velocity 1 to 100, patch], times in
// seconds.
type effectNote struct {
	start, length, pitch, velocity float64
	patch                          string
	instrument                     *instrument
}

// UnmarshalJSON reads the list.
func (n *effectNote) UnmarshalJSON(raw []byte) error {
	list := []any{&n.start, &n.length, &n.pitch, &n.velocity, &n.patch}
	want := len(list)
	if err := json.Unmarshal(raw, &list); err != nil {
		return err
	}
	if len(list) != want {
		return fmt.Errorf("%s has %d values, not %d", raw, len(list), want)
	}
	return nil
}

const (
	usuallyApart = 0.02 // seconds
	cycleRests   = 2.0  // seconds after which a cycle begins anew
)

// prepare finds the instruments and fills in what is absent.
func (e *effect) prepare(instruments map[string]*instrument) error {
	lists := [][]effectNote{e.Notes, nil}
	if e.More != nil {
		lists[1] = e.More.Notes
	}
	for _, list := range lists {
		for i := range list {
			n := &list[i]
			if n.instrument = instruments[n.patch]; n.instrument == nil {
				return fmt.Errorf("patch %q is unknown", n.patch)
			}
			e.length = max(e.length, inSamples(n.start+n.length))
		}
	}
	if e.Apart == 0 {
		e.Apart = usuallyApart
	}
	if e.Rise != nil && e.Rise.Each == 0 {
		e.Rise.Each = 1
	}
	e.last = -inSamples(cycleRests)
	return nil
}

// begin notes a start now, and gives false when it comes too soon.
func (e *effect) begin(now int) bool {
	since := now - e.last
	if since < inSamples(e.Apart) {
		return false
	}
	e.last = now
	e.turn++
	if since >= inSamples(cycleRests) {
		e.turn = 0
	}
	return true
}

// steps is how many scale steps the notes move for a value.
func (e *effect) steps(value int) int {
	n := 0
	if r := e.Rise; r != nil {
		n = max(value-r.From, 0)
		if r.Wrap {
			n %= r.Max + 1
		}
		n = min(n, r.Max) * r.Each
	}
	if len(e.Cycle) > 0 {
		n += e.Cycle[e.turn%len(e.Cycle)]
	}
	return n
}

// climb moves a pitch by scale steps. A pitch outside the scale moves as the
// next lower one in it does.
func climb(pitch float64, steps int, scale []int) float64 {
	inScale := func(p int) bool { return slices.Contains(scale, ((p%12)+12)%12) }
	from := int(pitch)
	for !inScale(from) {
		from--
	}
	to := from
	for ; steps > 0; steps-- {
		for to++; !inScale(to); to++ {
		}
	}
	for ; steps < 0; steps++ {
		for to--; !inScale(to); to-- {
		}
	}
	return pitch + float64(to-from)
}
