package eight

import (
	"testing"

	"parlor/sim"
	"parlor/sim/simtest"
)

func TestLaws(t *testing.T) {
	simtest.Check(t, Spec,
		sim.Config{},
		sim.Config{Setup: []byte(`{"board":"013425786"}`)},
		sim.Config{Settings: []byte(`{"maxStates":20,"stepsPerTick":10}`)},
		sim.Config{Settings: []byte(`{"slideSeconds":0,"solveSeconds":0.001,"estimate":"linearConflict","scrambleMoves":5}`)},
		sim.Config{Settings: []byte(`{"startBoard":"123456780","slideSeconds":1.5,"estimate":"misplaced"}`)},
		sim.Config{Settings: []byte(`{"goalBoard":"012345678","stepsPerTick":100,"scrambleMoves":3}`)},
	)
}
