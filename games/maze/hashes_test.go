package maze

import (
	"encoding/json"
	"fmt"
	"testing"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/simtest"
)

// On some of the maps the Camp or the Tower is on a Wall, or on no cell at all.
func TestHashes(t *testing.T) {
	simtest.Hashes(t, Spec, func(random *rng.Source) sim.Config {
		columns, rows := 2+random.Intn(12), make([]string, 1+random.Intn(9))
		for row := range rows {
			for range columns {
				rows[row] += string(".....ffmm#"[random.Intn(10)])
			}
		}
		text, _ := json.Marshal(rows) // strings always have a JSON form
		end := func() int { return random.Intn(columns*len(rows)+2) - 1 }
		return sim.Config{
			Settings: fmt.Appendf(nil, `{"tickSeconds":0.%d,"slideSeconds":0.%02d,"maxCost":%d}`, 1+random.Intn(9), random.Intn(40), 4+random.Intn(20)),
			Setup:    fmt.Appendf(nil, `{"map":%s,"startCell":%d,"goalCell":%d}`, text, end(), end()),
		}
	})
}
