package softserve

import (
	"encoding/json"
	"fmt"

	"parlor/sim"
)

// Settings are the settings of softserve.md, under its names. Frames are
// sixtieths of a second.
type Settings struct {
	Difficulty        Difficulty `json:"difficulty"` // the row that the others start from
	Flavours          sim.Whole  `json:"flavours"`
	FallFrames        sim.Whole  `json:"fallFrames"` // for one row down
	FastFallFrames    sim.Whole  `json:"fastFallFrames"`
	GraceFrames       sim.Whole  `json:"graceFrames"`
	RepeatDelayFrames sim.Whole  `json:"repeatDelayFrames"`
	RepeatFrames      sim.Whole  `json:"repeatFrames"`
	PopsicleEvery     sim.Whole  `json:"popsicleEvery"` // pieces; 0: never
	Cones             sim.Whole  `json:"cones"`
	SpeedUpEvery      sim.Whole  `json:"speedUpEvery"` // pieces; 0: never
	SpeedUpFrames     sim.Whole  `json:"speedUpFrames"`
	PickyOrders       bool       `json:"pickyOrders"`
	TimeLimitMinutes  sim.Whole  `json:"timeLimitMinutes"` // 0: no limit
	Endless           bool       `json:"endless"`
	SpawnFrames       sim.Whole  `json:"spawnFrames"`
	ServeFrames       sim.Whole  `json:"serveFrames"`
	ClearFrames       sim.Whole  `json:"clearFrames"`
	DropFrames        sim.Whole  `json:"dropFrames"` // for each row of the greatest fall
}

// newSettings reads the settings of a game: the row of the difficulty, then what
// the mode changes, then what a caller does.
func newSettings(mode int, raw json.RawMessage) (*Settings, error) {
	given := Settings{Difficulty: Normal}
	if err := sim.Decode(raw, &given); err != nil {
		return nil, err
	}
	s, ok := rowOf(given.Difficulty)
	if !ok {
		return nil, fmt.Errorf("difficulty: %.40q is unknown", given.Difficulty)
	}
	switch mode {
	case endless:
		s.Endless = true
	case timeAttack:
		s.TimeLimitMinutes = 3
	}
	if err := sim.Decode(raw, &s); err != nil {
		return nil, err
	}
	return &s, s.check()
}

// The greatest of the settings. A piece may hang longer than the page's 3600
// frames on a row: its own cases have one hang for minutes.
const (
	maxWhole      = 3600
	maxFallFrames = 100_000
)

// check refuses settings that make no sense, naming the first.
func (s *Settings) check() error {
	for _, w := range []struct {
		name        string
		value       sim.Whole
		least, most sim.Whole
	}{
		{"flavours", s.Flavours, 3, flavourCount},
		{"fallFrames", s.FallFrames, 1, maxFallFrames},
		{"fastFallFrames", s.FastFallFrames, 1, maxWhole},
		{"graceFrames", s.GraceFrames, 0, maxWhole},
		{"repeatDelayFrames", s.RepeatDelayFrames, 1, maxWhole},
		{"repeatFrames", s.RepeatFrames, 1, maxWhole},
		{"popsicleEvery", s.PopsicleEvery, 0, maxWhole},
		{"cones", s.Cones, 1, Columns},
		{"speedUpEvery", s.SpeedUpEvery, 0, maxWhole},
		{"speedUpFrames", s.SpeedUpFrames, 0, maxWhole},
		{"timeLimitMinutes", s.TimeLimitMinutes, 0, maxWhole},
		{"spawnFrames", s.SpawnFrames, 0, maxWhole},
		{"serveFrames", s.ServeFrames, 0, maxWhole},
		{"clearFrames", s.ClearFrames, 0, maxWhole},
		{"dropFrames", s.DropFrames, 0, maxWhole},
	} {
		if w.value < w.least || w.value > w.most {
			return fmt.Errorf("%s: %d is not from %d to %d", w.name, w.value, w.least, w.most)
		}
	}
	return nil
}
