package softserve

import (
	"encoding/json"
	"fmt"

	"parlor/sim"
	"parlor/views/shell"
)

// The names of what can be set about the handling, in frames of a sixtieth of a
// second: the settings of the game.
const (
	repeatDelay = "repeatDelayFrames"
	repeatTime  = "repeatFrames"
)

// Handles is what can be set about the handling. Up can be taken off its command on
// the page of keys.
func (*Room) Handles() []shell.Handle {
	frames := func(v int) string {
		if v == 1 {
			return "1 frame"
		}
		return fmt.Sprintf("%d frames", v)
	}
	return []shell.Handle{
		{
			Name: repeatDelay, Label: "Delay before repeat", Help: "A held key starts to repeat",
			Values: upTo(1, 30), Default: 20, Text: frames,
		},
		{
			Name: repeatTime, Label: "Time between repeats", Help: "60 frames are a second",
			Values: upTo(1, 12), Default: 6, Text: frames,
		},
	}
}

// upTo gives the whole numbers from least to most.
func upTo(least, most int) (values []int) {
	for v := least; v <= most; v++ {
		values = append(values, v)
	}
	return values
}

// Point gives nothing: pieces are moved by keys, buttons and gestures.
func (*Room) Point(sim.Game, shell.Pointing) []sim.Input { return nil }

// Config makes the game that a menu choice starts. The level counts the
// difficulties.
func (*Room) Config(mode string, level int, seed int64, h shell.Handling) sim.Config {
	settings := map[string]any{
		"difficulty": difficulties[min(max(level, 1), len(difficulties))-1],
		repeatDelay:  h[repeatDelay],
		repeatTime:   h[repeatTime],
	}
	data, _ := json.Marshal(settings) // numbers and words always have a JSON form
	return sim.Config{Mode: mode, Seed: seed, Settings: data}
}
