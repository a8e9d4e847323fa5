package cascade

import (
	"testing"
	"time"

	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// The game that is seen through the door: from a well with something in it, each
// piece falling for a while before it is placed.
func TestTheDoorsRecord(t *testing.T) {
	golden.Keep(t, Spec, "../../views/cascade/door.json", golden.Game{
		Config: sim.Config{Mode: "marathon", Seed: 11, Settings: []byte(`{"startLevel":9}`), Setup: []byte(`{"queue":"TLSIJZTO","well":[
			"Z.........",
			"ZZ......J.",
			"SZ.OO..TJI",
			"SSLOO.TTTI",
			"TSL.JJ.ZSI",
			"TTLLJ.ZZSI"]}`)},
		Play: func(_ *testing.T, g sim.Game, r *replay.Record) {
			b := bot{g.(*Game), r, 110 * time.Millisecond}
			for g.Now() < 14*time.Second {
				g.Advance(g.Now() + 400*time.Millisecond)
				b.play(g.Now() + time.Millisecond)
			}
		},
	})
}
