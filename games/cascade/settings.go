package cascade

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"time"

	"parlor/sim"
)

// Settings are the Shared Variables and Modes columns that bear on the rules,
// under the names of the specification.
type Settings struct {
	Columns sim.Whole `json:"columns"` // 4 to 40
	Rows    sim.Whole `json:"rows"`    // 8 to 60; the top two are hidden

	StartColumn         sim.Whole   `json:"startColumn"`
	CountdownSeconds    sim.Whole   `json:"countdownSeconds"`
	LockDelaySeconds    sim.Seconds `json:"lockDelaySeconds"`
	LockResetLimit      sim.Whole   `json:"lockResetLimit"`
	CurveStartSeconds   sim.Number  `json:"curveStartSeconds"`
	CurveStepSeconds    sim.Number  `json:"curveStepSeconds"`
	AutoRepeatDelay     sim.Seconds `json:"autoRepeatDelaySeconds"`
	AutoRepeatSeconds   sim.Seconds `json:"autoRepeatSeconds"` // 0: to the wall at once
	SpeedUp             SpeedUp     `json:"speedUp"`
	SlowestSeconds      sim.Seconds `json:"slowestSeconds"`
	ClearSeconds        sim.Seconds `json:"clearSeconds"`
	EntrySeconds        sim.Seconds `json:"entrySeconds"`
	ComboPoints         sim.Whole   `json:"comboPoints"`
	SoftDropPoints      sim.Whole   `json:"softDropPoints"`
	HardDropPoints      sim.Whole   `json:"hardDropPoints"`
	BackToBackTimes     sim.Number  `json:"backToBackTimes"`
	StartLevel          sim.Whole   `json:"startLevel"` // 1 to 15
	LinesPerLevel       sim.Whole   `json:"linesPerLevel"`
	LastLevel           sim.Whole   `json:"lastLevel"`
	FallSeconds         sim.Seconds `json:"fallSeconds"` // 0: by the level
	GoalLines           sim.Whole   `json:"goalLines"`   // 0: no goal
	StopsAtGoal         bool        `json:"stopsAtGoal"`
	TimeLimit           sim.Seconds `json:"timeLimit"` // 0: no limit
	LevelClimbs         bool        `json:"levelClimbs"`
	StartsAtChosenLevel bool        `json:"startsAtChosenLevel"`
	FreshStart          bool        `json:"freshStart"`
	CalmTheme           bool        `json:"calmTheme"` // for the music only
	BestKey             string      `json:"bestKey"`
	FinishTitle         string      `json:"finishTitle"`

	// falls and softFalls are how long a row takes by level, from 1; pace is
	// what they were computed from.
	falls, softFalls []time.Duration
	pace             pace
}

// pace is all that decides how fast pieces fall.
type pace struct {
	curveStart, curveStep, speedUp sim.Number
	max                            bool
	fall, slowest                  sim.Seconds
	lastLevel                      sim.Whole
}

// SpeedUp is how many times faster a soft drop falls, or "max": to the floor at
// once.
type SpeedUp struct {
	Times sim.Number
	Max   bool
}

// UnmarshalJSON reads a number above 0 or the word "max".
func (s *SpeedUp) UnmarshalJSON(raw []byte) error {
	if string(raw) == `"max"` {
		*s = SpeedUp{Max: true}
		return nil
	}
	if err := s.Times.UnmarshalJSON(raw); err != nil || s.Times.Sign() <= 0 {
		return fmt.Errorf(`%s is neither a number above 0 nor "max"`, raw)
	}
	s.Max = false
	return nil
}

// The values of Settings.BestKey, each with what it keeps.
const (
	BestMarathon = "bestMarathon" // the highest score
	BestSprint   = "bestSprint"   // the shortest time of a finished game
	BestUltra    = "bestUltra"    // the highest score
	BestZen      = "bestZen"      // the highest score, also of a game that is left
)

// hiddenRows are the rows above the visible ones, where pieces appear.
const hiddenRows = 2

// VisibleRows is how many rows of the well are shown, from the bottom.
func (s *Settings) VisibleRows() int { return int(s.Rows) - hiddenRows }

// standard are the settings of each mode with their fall times, so that only a
// game that changes its pace computes them again.
var standard = makeStandard()

func makeStandard() (all [4]Settings) {
	for mode := range all {
		all[mode] = defaults(mode)
		if err := all[mode].makeFallTimes(); err != nil {
			panic(err)
		}
	}
	return all
}

// defaults are the settings of a mode before a caller changes any: the
// starting values of the source text, and the row of the Modes table.
func defaults(mode int) Settings {
	s := Settings{
		Columns: 10, Rows: 22, StartColumn: 3,
		CountdownSeconds:  3,
		LockDelaySeconds:  milliseconds(500),
		LockResetLimit:    15,
		CurveStartSeconds: sim.NewNumber("0.8"),
		CurveStepSeconds:  sim.NewNumber("0.007"),
		AutoRepeatDelay:   milliseconds(150),
		AutoRepeatSeconds: milliseconds(30),
		SpeedUp:           SpeedUp{Times: sim.NewNumber("20")},
		SlowestSeconds:    milliseconds(50),
		ClearSeconds:      milliseconds(420),
		EntrySeconds:      milliseconds(60),
		ComboPoints:       50,
		SoftDropPoints:    1,
		HardDropPoints:    2,
		BackToBackTimes:   sim.NewNumber("1.5"),
		StartLevel:        1,
		LinesPerLevel:     10,
		LastLevel:         20,
	}
	switch mode {
	case marathon:
		s.LevelClimbs, s.StartsAtChosenLevel, s.BestKey = true, true, BestMarathon
	case sprint40:
		s.GoalLines, s.StopsAtGoal = 40, true
		s.BestKey, s.FinishTitle = BestSprint, "SPRINT CLEAR"
	case ultra:
		s.TimeLimit = milliseconds(120_000)
		s.BestKey, s.FinishTitle = BestUltra, "TIME UP"
	case zen:
		s.FallSeconds = milliseconds(1000)
		s.FreshStart, s.CalmTheme, s.BestKey = true, true, BestZen
	}
	return s
}

func milliseconds(n int) sim.Seconds { return sim.Seconds(n) * sim.Seconds(time.Millisecond) }

// newSettings reads what a caller changes of a mode's settings.
func newSettings(mode int, raw json.RawMessage) (*Settings, error) {
	s := standard[mode]
	if err := sim.Decode(raw, &s); err != nil {
		return nil, err
	}
	if err := s.check(); err != nil {
		return nil, err
	}
	return &s, s.makeFallTimes()
}

// Bounds that keep every sum of times and points far within 64 bits, and the well
// small.
const (
	maxSeconds = 1_000_000_000 // some 31 years
	maxWhole   = 1_000_000_000
	maxLevel   = 1000
	maxColumns = 40 // a row of the well with its walls is 64 bits
	maxRows    = 60
)

// check refuses settings that make no sense, naming the first.
func (s *Settings) check() error {
	for _, w := range []struct {
		name        string
		value       sim.Whole
		least, most sim.Whole
	}{
		{"columns", s.Columns, 4, maxColumns},
		{"rows", s.Rows, 8, maxRows},
		{"startColumn", s.StartColumn, -4, maxColumns},
		{"countdownSeconds", s.CountdownSeconds, 0, maxWhole},
		{"lockResetLimit", s.LockResetLimit, 0, maxWhole},
		{"comboPoints", s.ComboPoints, 0, maxWhole},
		{"softDropPoints", s.SoftDropPoints, 0, maxWhole},
		{"hardDropPoints", s.HardDropPoints, 0, maxWhole},
		{"startLevel", s.StartLevel, 1, 15},
		{"linesPerLevel", s.LinesPerLevel, 1, maxWhole},
		{"lastLevel", s.LastLevel, 1, maxLevel},
		{"goalLines", s.GoalLines, 0, maxWhole},
	} {
		if w.value < w.least || w.value > w.most {
			return fmt.Errorf("%s: %d is not from %d to %d", w.name, w.value, w.least, w.most)
		}
	}
	for _, t := range []struct {
		name  string
		value sim.Seconds
		least sim.Seconds
	}{
		{"lockDelaySeconds", s.LockDelaySeconds, 0},
		{"autoRepeatDelaySeconds", s.AutoRepeatDelay, 0},
		{"autoRepeatSeconds", s.AutoRepeatSeconds, 0},
		{"slowestSeconds", s.SlowestSeconds, 1},
		{"clearSeconds", s.ClearSeconds, 0},
		{"entrySeconds", s.EntrySeconds, 0},
		{"fallSeconds", s.FallSeconds, 0},
		{"timeLimit", s.TimeLimit, 0},
	} {
		switch {
		case t.value < 0:
			return fmt.Errorf("%s: %s is negative", t.name, t.value)
		case t.value < t.least:
			return fmt.Errorf("%s: 0 is no length of time", t.name)
		case t.value > maxSeconds*sim.Seconds(time.Second):
			return fmt.Errorf("%s: %s is more than %d seconds", t.name, t.value, maxSeconds)
		}
	}
	if n := s.BackToBackTimes; n.Sign() < 0 || n.Above(1000) {
		return fmt.Errorf("backToBackTimes: %s is not from 0 to 1000", n.Rat().RatString())
	}
	if s.StartsAtChosenLevel && s.StartLevel > s.LastLevel {
		return fmt.Errorf("startLevel: %d is above lastLevel %d", s.StartLevel, s.LastLevel)
	}
	if s.SpeedUp.Max && s.LockDelaySeconds == 0 && s.EntrySeconds == 0 {
		return errors.New(`speedUp: "max" needs lockDelaySeconds or entrySeconds above 0, else a game would pass in one instant`)
	}
	return s.checkRoom()
}

// checkRoom refuses a well in which some kind does not fit where it appears.
func (s *Settings) checkRoom() error {
	for k := I; k <= Z; k++ {
		for _, c := range shapes[k][0].cells {
			if column := int(s.StartColumn) + c.Column; column < 0 || column >= int(s.Columns) {
				return fmt.Errorf("startColumn: %s does not fit at column %d of a well of %d columns", k, s.StartColumn, s.Columns)
			}
		}
	}
	return nil
}

// makeFallTimes computes how long one row takes on every level: fallSeconds, or
// (curveStartSeconds - levelsUp x curveStepSeconds) ^ levelsUp seconds (A.10),
// exactly, rounded to the nearest nanosecond. Level 20 of the default curve is
// 0.667^19 s, 455,398 ns. Soft drop divides that by speedUp (A.25).
func (s *Settings) makeFallTimes() error {
	p := pace{
		s.CurveStartSeconds, s.CurveStepSeconds, s.SpeedUp.Times, s.SpeedUp.Max,
		s.FallSeconds, s.SlowestSeconds, s.LastLevel,
	}
	if p == s.pace {
		return nil
	}
	s.pace = p
	s.falls = make([]time.Duration, s.LastLevel+1)
	s.softFalls = make([]time.Duration, s.LastLevel+1)
	for level := int64(1); level <= int64(s.LastLevel); level++ {
		fall := time.Duration(s.FallSeconds)
		if fall == 0 {
			var ok bool
			if fall, ok = s.curve(level - 1); !ok {
				return fmt.Errorf("curveStartSeconds: level %d has no fall time with start %s and curveStepSeconds %s",
					level, s.CurveStartSeconds.Rat().RatString(), s.CurveStepSeconds.Rat().RatString())
			}
		}
		s.falls[level] = fall
		s.softFalls[level] = s.softFall(fall)
	}
	return nil
}

// curve gives the fall time so many levels above the first, and false where
// there is none.
func (s *Settings) curve(levelsUp int64) (time.Duration, bool) {
	base := new(big.Rat).Mul(s.CurveStepSeconds.Rat(), big.NewRat(levelsUp, 1))
	base.Sub(s.CurveStartSeconds.Rat(), base)
	if levelsUp > 0 && base.Sign() <= 0 {
		return 0, false
	}
	n := big.NewInt(levelsUp)
	// A power of a fraction in lowest terms is in lowest terms. Rounded here, and not
	// as a big.Rat, nothing looks for common factors of numbers of 40,000 digits.
	over, under := new(big.Int).Exp(base.Num(), n, nil), new(big.Int).Exp(base.Denom(), n, nil)
	over.Mul(over, big.NewInt(2*int64(time.Second))).Add(over, under)
	ns := over.Quo(over, under.Lsh(under, 1))
	fall := time.Duration(ns.Int64())
	return fall, ns.IsInt64() && fall > 0 && fall <= maxSeconds*time.Second
}

// softFall gives the period of a soft drop: at most slowestSeconds, and never
// no time at all.
func (s *Settings) softFall(fall time.Duration) time.Duration {
	slowest := time.Duration(s.SlowestSeconds)
	if s.SpeedUp.Max {
		return min(fall, slowest)
	}
	faster := new(big.Rat).SetFrac64(int64(fall), int64(time.Second))
	faster.Quo(faster, s.SpeedUp.Times.Rat())
	period, ok := sim.RoundDuration(faster)
	if !ok || period > slowest {
		return slowest
	}
	return max(period, 1)
}
