package eight

import (
	"fmt"
	"testing"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/simtest"
)

// Half of the start boards cannot reach the goal, so that the goal takes their place.
// The exact estimate takes a moment: it is left to the command that sets it.
func TestHashes(t *testing.T) {
	anyBoard := func(random *rng.Source) string {
		digits := []byte("012345678")
		rng.Shuffle(random, digits)
		return string(digits)
	}
	simtest.Hashes(t, Spec, func(random *rng.Source) sim.Config {
		return sim.Config{Settings: fmt.Appendf(nil, `{"goalBoard":%q,"startBoard":%q,"scrambleMoves":%d,"maxStates":%d,"slideSeconds":0.%02d,"solveSeconds":0.%d,"stepsPerTick":%d,"estimate":"%v"}`,
			anyBoard(random), anyBoard(random), random.Intn(20), 1+random.Intn(3000), random.Intn(20), 1+random.Intn(9),
			stepChoices[random.Intn(len(stepChoices))], Estimate(random.Intn(int(Exact))))}
	})
}
