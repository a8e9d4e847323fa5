package bell_test

import (
	"fmt"
	"testing"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/simtest"
	"parlor/sim/simtest/bell"
)

// busy are games in which much happens at once, or that end at once.
var busy = []sim.Config{
	{},
	{Settings: []byte(`{"strokeSeconds":0.001,"limitSeconds":3}`)},
	{Settings: []byte(`{"limitSeconds":0.000000001}`), Setup: []byte(`{"tuned":5}`)},
}

func TestLaws(t *testing.T) { simtest.Check(t, bell.Spec, busy...) }

func FuzzLaws(f *testing.F) { simtest.Fuzz(f, bell.Spec, busy...) }

func TestHashes(t *testing.T) {
	simtest.Hashes(t, bell.Spec, func(random *rng.Source) sim.Config {
		return sim.Config{
			Settings: fmt.Appendf(nil, `{"strokeSeconds":0.%d,"limitSeconds":%d}`, 1+random.Intn(9), 1+random.Intn(60)),
			Setup:    fmt.Appendf(nil, `{"tuned":%d}`, 1+random.Intn(5)),
		}
	})
}
