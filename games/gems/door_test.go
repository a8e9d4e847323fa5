package gems

import (
	"testing"
	"time"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// The game that is seen through the door, which shows only the middle of the board:
// the swaps are there.
func TestTheDoorsRecord(t *testing.T) {
	golden.Keep(t, Spec, "../../views/gems/door.json", golden.Game{
		Config: sim.Config{Seed: 8},
		Play: func(_ *testing.T, g sim.Game, r *replay.Record) {
			b := bot{g.(*Game), r, rng.New(r.Config.Seed, "door"), 90 * time.Millisecond, true}
			seen := func(c Cell) bool { return c.Column() > 1 && c.Column() < 7 && c.Row() > 1 }
			for b.g.now < 12*time.Second {
				if b.g.phase != Ready {
					b.g.Advance(b.g.now + b.pace)
					continue
				}
				s := anySwap(&b.g.board, &b.source)
				for !seen(s.A) || !seen(s.B) {
					s = anySwap(&b.g.board, &b.source)
				}
				b.give(s)
			}
		},
	})
}
