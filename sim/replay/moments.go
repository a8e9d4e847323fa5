package replay

import (
	"iter"
	"time"

	"parlor/sim"
)

// Moment is a part of a game that is played again: what happened up to an input, or
// because of it.
type Moment struct {
	Game   sim.Game
	Input  *sim.Input // that was just applied; nil where the events came by themselves
	Events []sim.Event
}

// slice is how much game time goes by in a moment at most: a search of a lab can have
// a million events in a minute.
const slice = time.Second

// Moments plays a record of a game, from its start on. What it gives is good until
// the next moment. A record that cannot be played, which nobody has who has just
// played it, has no moments.
func Moments(spec *sim.Spec, r *Record) iter.Seq[Moment] {
	return func(yield func(Moment) bool) {
		g, err := spec.New(r.Config)
		if err != nil {
			return
		}
		var events []sim.Event
		give := func(in *sim.Input) bool {
			events = g.Drain(events[:0])
			return yield(Moment{g, in, events})
		}
		goOn := func(to time.Duration) bool {
			for at, ok := g.Next(); ok && at < to; at, ok = g.Next() {
				if g.Advance(min(at+slice, to)); !give(nil) {
					return false
				}
			}
			g.Advance(to)
			return give(nil)
		}
		if !give(nil) {
			return
		}
		for i := range r.Inputs {
			in := &r.Inputs[i]
			if !goOn(in.At) {
				return
			}
			if g.Apply(*in); !give(in) {
				return
			}
		}
		goOn(r.End)
	}
}
