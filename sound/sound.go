// Package sound is the synthesizer of Parlor: music and effects as data, and
// the code that turns them into samples.
//
// A Song is one piece of music, a Room holds the effects of one game, and a
// Mixer plays both into one stereo stream. Scores, patches and effects are the
// JSON files in scores and rooms; the types score, roomData and patch say what
// may stand in them. Nothing is rendered beforehand: every note is a voice that
// sounds while it lasts, so a piece may go on for ever in little memory, a
// slice of any length costs only its own time, and an effect starts at once.
//
// Goals: the same samples on every run, however the stream is cut into slices;
// no click, nothing above full scale, no allocation in steady play; fast enough
// for a browser.
//
// Non-goals: devices, clocks and files of the player. Package front owns them.
//
// Levels are linear unless they are called decibels. Sound is made in blocks of
// a fixed number of samples; what changes slowly (pitch bends, filters, faders)
// is taken anew at each block.
package sound

import (
	"embed"
	"encoding/json"
	"fmt"
	"math"
)

// SampleRate is how many samples a second every stream of this package has.
const SampleRate = 48000

// block is how many samples are made at a time: two thirds of a millisecond.
const block = 32

// samples is one block of one channel.
type samples [block]float32

//go:embed scores/*.json rooms/*.json
var files embed.FS

// load reads one of the embedded files, such as scores/zen-tide.json.
func load(folder, name string, into any) error {
	raw, err := files.ReadFile(folder + "/" + name + ".json")
	if err != nil {
		return fmt.Errorf("%s: %q is unknown", folder, name)
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("%s: %s: %w", folder, name, err)
	}
	return nil
}

// ratio turns decibels into a linear factor.
func ratio(decibels float64) float64 { return math.Pow(10, decibels/20) }

// fall is the factor of each sample for what falls by 60 dB in so many seconds,
// and 1, no fall, for 0 seconds.
func fall(seconds float64) float32 {
	if seconds == 0 {
		return 1
	}
	return float32(math.Pow(10, -3/(seconds*SampleRate)))
}

// inSamples rounds seconds to samples.
func inSamples(seconds float64) int { return int(math.Round(seconds * SampleRate)) }
