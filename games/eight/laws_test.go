package eight

import (
	"testing"

	"parlor/sim"
	"parlor/sim/simtest"
)

// busy are games in which much can happen at once.
var busy = []sim.Config{
	{},
	{Setup: []byte(`{"board":"013425786"}`)},
	{Settings: []byte(`{"maxStates":20,"stepsPerTick":10}`)},
	{Settings: []byte(`{"slideSeconds":0,"solveSeconds":0.001,"estimate":"linearConflict","scrambleMoves":5}`)},
	{Settings: []byte(`{"startBoard":"123456780","slideSeconds":1.5,"estimate":"misplaced"}`)},
	{Settings: []byte(`{"goalBoard":"012345678","stepsPerTick":100,"scrambleMoves":3}`)},
}

func TestLaws(t *testing.T) { simtest.Check(t, Spec, busy...) }

func FuzzLaws(f *testing.F) { simtest.Fuzz(f, Spec, busy...) }
