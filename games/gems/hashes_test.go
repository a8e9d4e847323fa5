package gems

import (
	"encoding/json"
	"fmt"
	"testing"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/simtest"
)

// Half of the games start with a board on which any gem may be a special or a
// destroyer.
func TestHashes(t *testing.T) {
	simtest.Hashes(t, Spec, func(random *rng.Source) sim.Config {
		kinds := 4 + random.Intn(4)
		c := sim.Config{Settings: fmt.Appendf(nil, `{"columns":%d,"rows":%d,"kinds":%d,"seconds":%d,"scorePerGem":%d,"fiveGivesSpecial":%t,
			"swapSeconds":0.%02d,"reverseSeconds":0.1,"destroySeconds":0.%02d,"fallSeconds":0.%d,"hintSeconds":%d}`,
			3+random.Intn(8), 3+random.Intn(8), kinds, 1+random.Intn(20), random.Intn(100), random.Intn(2) == 0,
			1+random.Intn(20), 1+random.Intn(30), 1+random.Intn(5), random.Intn(4))}
		if random.Intn(2) == 0 {
			board := make([][]int, 3+random.Intn(6))
			columns := 3 + random.Intn(6)
			for row := range board {
				for range columns {
					board[row] = append(board[row], random.Intn(kinds*int(makes)))
				}
			}
			text, _ := json.Marshal(board) // numbers always have a JSON form
			c.Setup = fmt.Appendf(nil, `{"board":%s}`, text)
		}
		return c
	})
}
