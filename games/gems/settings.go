package gems

import (
	"encoding/json"
	"fmt"
	"time"

	"parlor/sim"
)

// Settings are the values by which a game is played; their JSON names are those
// of the specification.
type Settings struct {
	Columns          sim.Whole   `json:"columns"`
	Rows             sim.Whole   `json:"rows"`
	Kinds            sim.Whole   `json:"kinds"`
	Seconds          sim.Seconds `json:"seconds"` // how long is played
	ScorePerGem      sim.Whole   `json:"scorePerGem"`
	FiveGivesSpecial bool        `json:"fiveGivesSpecial"`
	SwapSeconds      sim.Seconds `json:"swapSeconds"`
	ReverseSeconds   sim.Seconds `json:"reverseSeconds"`
	DestroySeconds   sim.Seconds `json:"destroySeconds"`
	FallSeconds      sim.Seconds `json:"fallSeconds"`
	HintSeconds      sim.Seconds `json:"hintSeconds"` // 0: never by itself
}

func defaults() Settings {
	return Settings{
		Columns: 8, Rows: 8, Kinds: 5,
		Seconds:        seconds(60),
		ScorePerGem:    60,
		SwapSeconds:    seconds(12) / 100,
		ReverseSeconds: seconds(12) / 100,
		DestroySeconds: seconds(25) / 100,
		FallSeconds:    seconds(20) / 100,
		HintSeconds:    seconds(8),
	}
}

func seconds(n int) sim.Seconds { return sim.Seconds(n) * sim.Seconds(time.Second) }

const (
	minKinds, maxKinds = 3, 7
	// maxWhole keeps the score of the longest game far within 64 bits.
	maxWhole = 1_000_000_000
	// Three kinds make so many runs by chance that a larger board might never
	// come to rest.
	fewKinds, mostCellsOfFewKinds = 4, 64
)

// check refuses settings that make no sense, naming the first.
func (s *Settings) check() error {
	for _, w := range []struct {
		name        string
		value       sim.Whole
		least, most sim.Whole
	}{
		{"columns", s.Columns, minSide, maxSide},
		{"rows", s.Rows, minSide, maxSide},
		{"kinds", s.Kinds, minKinds, maxKinds},
		{"scorePerGem", s.ScorePerGem, 0, maxWhole},
	} {
		if w.value < w.least || w.value > w.most {
			return fmt.Errorf("%s: %d is not from %d to %d", w.name, w.value, w.least, w.most)
		}
	}
	animation := seconds(1) / 1000
	for _, t := range []struct {
		name        string
		value       sim.Seconds
		least, most sim.Seconds
	}{
		{"seconds", s.Seconds, seconds(1), seconds(3600)},
		{"swapSeconds", s.SwapSeconds, animation, seconds(10)},
		{"reverseSeconds", s.ReverseSeconds, animation, seconds(10)},
		{"destroySeconds", s.DestroySeconds, animation, seconds(10)},
		// A fall may be shorter than the page says: one of its cases has 7 ns.
		// It always follows a destruction, so passes still take their time.
		{"fallSeconds", s.FallSeconds, 1, seconds(10)},
	} {
		if t.value < t.least || t.value > t.most {
			return fmt.Errorf("%s: %s is not from %s to %s", t.name, t.value, t.least, t.most)
		}
	}
	if least := seconds(1) / 2; s.HintSeconds != 0 && s.HintSeconds < least {
		return fmt.Errorf("hintSeconds: %s is neither 0 nor at least %s", s.HintSeconds, least)
	}
	return nil
}

// checkRest refuses a board on which the gems might never come to rest.
func (s *Settings) checkRest() error {
	if cells := s.Columns * s.Rows; s.Kinds < fewKinds && cells > mostCellsOfFewKinds {
		return fmt.Errorf("kinds: %d are too few for a board of %d x %d: fewer than %d need at most %d cells",
			s.Kinds, s.Columns, s.Rows, fewKinds, mostCellsOfFewKinds)
	}
	return nil
}

// newSettings reads what a caller changes of the settings.
func newSettings(raw json.RawMessage) (*Settings, error) {
	s := defaults()
	if err := sim.Decode(raw, &s); err != nil {
		return nil, err
	}
	return &s, s.check()
}
