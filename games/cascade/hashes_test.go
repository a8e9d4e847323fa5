package cascade

import (
	"fmt"
	"testing"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/simtest"
)

// The wells are so small that lines fall by chance.
func TestHashes(t *testing.T) {
	speeds := [...]string{"20", "2.5", "0.9", `"max"`}
	simtest.Hashes(t, Spec, func(random *rng.Source) sim.Config {
		columns, rows := 4+random.Intn(5), 8+random.Intn(15)
		return sim.Config{
			Mode: modes[random.Intn(len(modes))].Name,
			Settings: fmt.Appendf(nil, `{"columns":%d,"rows":%d,"startColumn":%d,"countdownSeconds":%d,"startLevel":%d,"linesPerLevel":%d,
				"goalLines":%d,"timeLimit":%d,"speedUp":%s,"lockDelaySeconds":0.%d,"clearSeconds":0.%d,"entrySeconds":0.0%d,"backToBackTimes":1.%d}`,
				columns, rows, random.Intn(columns-3), random.Intn(2), 1+random.Intn(15), 1+random.Intn(3),
				random.Intn(4), random.Intn(30), speeds[random.Intn(len(speeds))], random.Intn(6), random.Intn(5), 1+random.Intn(9), random.Intn(100)),
		}
	})
}
