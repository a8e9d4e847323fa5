package replay

import (
	"fmt"
	"slices"
	"time"

	"parlor/sim"
)

// Reel is a record that can be looked at from any of its moments at once.
type Reel struct {
	record  *Record
	marks   []mark
	moments []time.Duration // at which something happened, rising, each once
}

// mark is a game of the reel as it stood after so many of the inputs. Between two
// marks the game is played again.
type mark struct {
	game   sim.Game
	inputs int
}

// marks is how many marks a reel has, spread evenly over its time.
const marks = 64

// NewReel checks a record, as Check does, and makes it a reel. The record must not
// change after that.
func NewReel(spec *sim.Spec, record *Record) (*Reel, error) {
	if err := record.valid(spec); err != nil {
		return nil, err
	}
	g, err := spec.New(record.Config)
	if err != nil {
		return nil, err
	}
	r := &Reel{record: record}
	var events []sim.Event
	step, inputs := max(record.End/marks, time.Millisecond), 0
	for at := time.Duration(0); ; at = min(at+step, record.End) {
		if inputs = r.Play(g, inputs, at); g.Now() != at {
			return nil, fmt.Errorf("commands: item %d: the game is paused at %v, before %v", min(inputs+1, len(record.Inputs)), g.Now(), at)
		}
		events = g.Drain(events[:0])
		for _, e := range events {
			if n := len(r.moments); n == 0 || r.moments[n-1] != e.At {
				r.moments = append(r.moments, e.At)
			}
		}
		if at == record.End {
			break
		}
		r.marks = append(r.marks, mark{g.Clone(), inputs})
	}
	if len(r.marks) == 0 {
		r.marks = append(r.marks, mark{g.Clone(), inputs})
	}
	if err := record.compare(g); err != nil {
		return nil, err
	}
	return r, nil
}

// Record is what the reel was made from.
func (r *Reel) Record() *Record { return r.record }

// End is the game time at which the reel ends.
func (r *Reel) End() time.Duration { return r.record.End }

// At gives a game of its own as it stood at a time, with all that had happened by
// then and no events waiting, and how many inputs it had heard.
func (r *Reel) At(at time.Duration) (g sim.Game, inputs int) {
	last := r.marks[0]
	for _, m := range r.marks {
		if m.game.Now() <= at {
			last = m
		}
	}
	g = last.game.Clone()
	inputs = r.Play(g, last.inputs, at)
	g.Drain(nil)
	return g, inputs
}

// Play lets a game of the reel, which has heard so many of the inputs, go on to a
// time or to the end, and gives how many it has heard then.
func (r *Reel) Play(g sim.Game, inputs int, to time.Duration) int {
	for inputs < len(r.record.Inputs) && r.record.Inputs[inputs].At <= to {
		g.Apply(r.record.Inputs[inputs])
		inputs++
	}
	g.Advance(min(to, r.record.End))
	return inputs
}

// Next gives the first moment after a time at which something happened; the end
// where nothing did.
func (r *Reel) Next(at time.Duration) time.Duration {
	i, _ := slices.BinarySearch(r.moments, at+1)
	if i == len(r.moments) {
		return r.record.End
	}
	return r.moments[i]
}

// Last gives the last moment before a time at which something happened; 0 where
// nothing did.
func (r *Reel) Last(at time.Duration) time.Duration {
	i, _ := slices.BinarySearch(r.moments, at)
	if i == 0 {
		return 0
	}
	return r.moments[i-1]
}
