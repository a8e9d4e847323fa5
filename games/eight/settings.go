package eight

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"parlor/sim"
)

// Settings are the Puzzle Settings, the Search Settings and the Shared
// Variables that bear on the rules, under the names of the specification.
type Settings struct {
	GoalBoard     string      `json:"goalBoard"`
	StartBoard    string      `json:"startBoard"`
	ScrambleMoves sim.Whole   `json:"scrambleMoves"`
	MaxStates     sim.Whole   `json:"maxStates"`
	SlideSeconds  sim.Seconds `json:"slideSeconds"`
	SolveSeconds  sim.Seconds `json:"solveSeconds"`
	StepsPerTick  sim.Whole   `json:"stepsPerTick"`
	Estimate      string      `json:"estimate"`

	goal     Board
	estimate Estimate
}

// MaxStates is how many states a search can store at most, unless a setting
// says otherwise: all boards from which a goal can be reached.
const MaxStates = 181440

// Bounds that keep every time within 64 bits, and every tick and scramble short.
const (
	maxSeconds  = 1_000_000_000 // some 31 years
	maxScramble = 1_000_000
	maxTicks    = 1_000_000 // in one slide
)

// newSettings reads what a caller changes of the settings.
func newSettings(raw json.RawMessage) (*Settings, error) {
	s := &Settings{
		GoalBoard: "123456780", StartBoard: "724506831", ScrambleMoves: 40,
		MaxStates:    MaxStates,
		SlideSeconds: sim.Seconds(150 * time.Millisecond),
		SolveSeconds: sim.Seconds(50 * time.Millisecond),
		StepsPerTick: 1,
		Estimate:     Manhattan.String(),
	}
	if err := sim.Decode(raw, s); err != nil {
		return nil, err
	}
	return s, s.check()
}

// check refuses settings that make no sense, naming the first.
func (s *Settings) check() (err error) {
	if s.goal, err = ParseBoard(s.GoalBoard); err != nil {
		return fmt.Errorf("goalBoard: %w", err)
	}
	if s.estimate, err = ParseEstimate(s.Estimate); err != nil {
		return fmt.Errorf("estimate: %w", err)
	}
	most := maxSeconds * sim.Seconds(time.Second)
	switch {
	case s.ScrambleMoves < 0 || s.ScrambleMoves > maxScramble:
		return fmt.Errorf("scrambleMoves: %d is not from 0 to %d", s.ScrambleMoves, maxScramble)
	case s.MaxStates < 1:
		return fmt.Errorf("maxStates: %d is not at least 1", s.MaxStates)
	case s.SlideSeconds < 0 || s.SlideSeconds > most:
		return fmt.Errorf("slideSeconds: %s is not from 0 to %d", s.SlideSeconds, maxSeconds)
	case s.SolveSeconds <= 0 || s.SolveSeconds > most:
		return fmt.Errorf("solveSeconds: %s is not more than 0 and at most %d", s.SolveSeconds, maxSeconds)
	case s.SlideSeconds/s.SolveSeconds > maxTicks:
		return fmt.Errorf("solveSeconds: %s is less than a millionth of slideSeconds, %s", s.SolveSeconds, s.SlideSeconds)
	}
	if err := checkSteps(int64(s.StepsPerTick)); err != nil {
		return fmt.Errorf("stepsPerTick: %w", err)
	}
	return nil
}

// start is the board to start from: that of the setup or else the Start Board,
// and the goal when the Start Board cannot reach it (A.11).
func (s *Settings) start(raw json.RawMessage) (Board, error) {
	var setup struct {
		Board *string `json:"board"`
	}
	if err := sim.Decode(raw, &setup); err != nil {
		return 0, err
	}
	if setup.Board != nil {
		b, err := ParseStart(*setup.Board, s.goal)
		if err != nil {
			return 0, fmt.Errorf("board: %w", err)
		}
		return b, nil
	}
	b, err := ParseStart(s.StartBoard, s.goal)
	if err != nil {
		return s.goal, nil
	}
	return b, nil
}

// ParseEstimate reads an estimate's word in the specification, as String writes
// it. The error lists the words.
func ParseEstimate(name string) (Estimate, error) {
	i, err := find(estimateNames[:], name, "an estimate")
	return Estimate(i), err
}

// ParseSearch reads a search's word in the specification, as String writes it.
// The error lists the words.
func ParseSearch(name string) (Search, error) {
	i, err := find(searchNames[:], name, "a search")
	return Search(i), err
}

func find(names []string, name, what string) (int, error) {
	i := slices.Index(names, name)
	if i < 0 {
		return 0, fmt.Errorf("%.40q is not %s: there are %s", name, what, strings.Join(names, ", "))
	}
	return i, nil
}

func checkSteps(n int64) error {
	if n < 1 || n > 1000 || !slices.Contains(stepChoices, int(n)) {
		return fmt.Errorf("%d is not 1, 10, 100 or 1000", n)
	}
	return nil
}

// The arguments of the commands.

func readTile(raw json.RawMessage) (x, y int16, err error) {
	n, err := readWhole(raw)
	if err == nil && (n < 1 || n >= slots) {
		err = fmt.Errorf("%d is not a tile from 1 to 8", n)
	}
	return int16(n), 0, err
}

func readSteps(raw json.RawMessage) (x, y int16, err error) {
	n, err := readWhole(raw)
	if err == nil {
		err = checkSteps(n)
	}
	return int16(n), 0, err
}

func readEstimate(raw json.RawMessage) (x, y int16, err error) {
	if raw == nil {
		return 0, 0, nil
	}
	name, err := readWord(raw)
	if err != nil {
		return 0, 0, err
	}
	e, err := ParseEstimate(name)
	return int16(e) + 1, 0, err
}

func readSearch(raw json.RawMessage) (x, y int16, err error) {
	name, err := readWord(raw)
	if err != nil {
		return 0, 0, err
	}
	s, err := ParseSearch(name)
	return int16(s), 0, err
}

func readWhole(raw json.RawMessage) (int64, error) {
	if raw == nil {
		return 0, errors.New("a number is missing")
	}
	var n sim.Whole
	err := json.Unmarshal(raw, &n)
	return int64(n), err
}

func readWord(raw json.RawMessage) (string, error) {
	var word *string
	if raw == nil {
		return "", errors.New("a word is missing")
	}
	if err := json.Unmarshal(raw, &word); err != nil || word == nil {
		return "", fmt.Errorf("%.40s is not a word in quotes", raw)
	}
	return *word, nil
}
