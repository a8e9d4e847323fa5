package bell_test

import (
	"testing"

	"parlor/sim"
	"parlor/sim/simtest"
	"parlor/sim/simtest/bell"
)

func TestLaws(t *testing.T) {
	simtest.Check(t, bell.Spec,
		sim.Config{},
		sim.Config{Settings: []byte(`{"strokeSeconds":0.001,"limitSeconds":3}`)},
		sim.Config{Settings: []byte(`{"limitSeconds":0.000000001}`), Setup: []byte(`{"tuned":5}`)},
	)
}
