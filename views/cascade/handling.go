package cascade

import (
	"fmt"

	"parlor/sim"
	"parlor/views/shell"
)

// The names of what can be set about the handling.
const (
	repeatDelay = "repeatDelay" // milliseconds
	repeatTime  = "repeatTime"  // milliseconds
	softDrop    = "softDrop"    // how many times the normal fall
	ghost       = "ghost"       // 1: shown
	previews    = "previews"    // pieces
)

// mostPreviews is how many pieces to come can be shown.
const mostPreviews = 6

// straightDown is the value of softDrop that goes to the floor at once.
const straightDown = 45

// Handles is what can be set about the handling.
func (*Room) Handles() []shell.Handle {
	milliseconds := func(v int) string { return fmt.Sprintf("%d ms", v) }
	return []shell.Handle{
		{
			Name: repeatDelay, Label: "Delay before repeat", Help: "A held key starts to repeat",
			Values: steps(0, 500, 10), Default: 150, Text: milliseconds,
		},
		{
			Name: repeatTime, Label: "Time between repeats", Help: "0 goes to the wall at once",
			Values: steps(0, 200, 5), Default: 30, Text: milliseconds,
		},
		{
			Name: softDrop, Label: "Soft drop", Help: "Times the normal fall",
			Values: steps(5, straightDown, 5), Default: 20, Text: func(v int) string {
				if v == straightDown {
					return "max"
				}
				return fmt.Sprintf("x %d", v)
			},
		},
		{
			Name: ghost, Label: "Ghost", Help: "Shows where the piece will land",
			Values: []int{0, 1}, Default: 1, Text: func(v int) string { return [...]string{"Off", "On"}[v] },
		},
		{
			Name: previews, Label: "Pieces shown ahead", Help: "What comes next",
			Values: steps(1, mostPreviews, 1), Default: 5, Text: func(v int) string { return fmt.Sprint(v) },
		},
	}
}

// steps gives the values from least to most.
func steps(least, most, step int) (values []int) {
	for v := least; v <= most; v += step {
		values = append(values, v)
	}
	return values
}

// Point gives nothing: crystals are moved by keys, buttons and gestures.
func (*Room) Point(sim.Game, shell.Pointing) []sim.Input { return nil }

// Config makes the game that a menu choice starts. The handling that bears on the
// game is part of its settings, and so of its record.
func (*Room) Config(mode string, level int, seed int64, h shell.Handling) sim.Config {
	settings := settingsOf(h)
	if mode == "marathon" {
		settings["startLevel"] = level
	}
	return sim.Config{Mode: mode, Seed: seed, Settings: encoded(settings)}
}

// settingsOf gives the handling that bears on the game.
func settingsOf(h shell.Handling) map[string]any {
	settings := map[string]any{
		"autoRepeatDelaySeconds": float64(h[repeatDelay]) / 1000,
		"autoRepeatSeconds":      float64(h[repeatTime]) / 1000,
		"speedUp":                h[softDrop],
	}
	if h[softDrop] == straightDown {
		settings["speedUp"] = "max"
	}
	return settings
}
