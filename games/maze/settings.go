package maze

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"time"

	"parlor/sim"
)

// Settings are the Maze Settings, the limits of A.29 and slideSeconds, under the
// names of the specification.
type Settings struct {
	Columns        sim.Whole   `json:"columns"`        // 1 to MaxSide
	Rows           sim.Whole   `json:"rows"`           // 1 to MaxSide
	StartCell      sim.Whole   `json:"startCell"`      // the Camp
	GoalCell       sim.Whole   `json:"goalCell"`       // the Tower
	MaxCost        sim.Whole   `json:"maxCost"`        // the dearest terrain
	MaxCostLimit   sim.Whole   `json:"maxCostLimit"`   // the largest maxCost
	UnreachedLimit sim.Whole   `json:"unreachedLimit"` // the largest unreached
	TickSeconds    sim.Seconds `json:"tickSeconds"`    // between two Steps of Find route
	SlideSeconds   sim.Seconds `json:"slideSeconds"`   // from cell to cell, for the Marker
	// Unreached is the distance of cells that are not reached; nil stands for the
	// larger of 9999 and cells x maxCost + 1.
	Unreached *sim.Whole `json:"unreached"`

	unreached int64
}

// Bounds that keep distances within 32 bits, costs within 16, and every sum of
// times far within 64.
const (
	maxWhole         = 1_000_000_000
	maxSeconds       = 1_000_000_000 // some 31 years
	mostCost         = math.MaxInt16
	unreachedAtLeast = 9999
)

func defaults() Settings {
	return Settings{
		Columns: sim.Whole(len(suppliedMap[0])), Rows: sim.Whole(len(suppliedMap)),
		StartCell: 48, GoalCell: 59,
		MaxCost: 9, MaxCostLimit: 999, UnreachedLimit: maxWhole,
		TickSeconds:  sim.Seconds(120 * time.Millisecond),
		SlideSeconds: sim.Seconds(200 * time.Millisecond),
	}
}

// newSettings reads what a caller changes of the settings and lays out the map
// of the setup; the error names what is wrong.
func newSettings(settings, setup json.RawMessage) (*Settings, *Map, error) {
	s := defaults()
	if err := sim.Decode(settings, &s); err != nil {
		return nil, nil, fmt.Errorf("settings: %w", err)
	}
	m, err := s.setUp(setup)
	if err != nil {
		return nil, nil, fmt.Errorf("setup: %w", err)
	}
	if err := s.refuse(); err != nil {
		return nil, nil, fmt.Errorf("settings: %w", err)
	}
	m.Columns, m.Rows = int(s.Columns), int(s.Rows)
	m.Camp, m.Tower = int(s.StartCell), int(s.GoalCell)
	s.unreached = s.leastUnreached(len(m.Costs))
	if s.Unreached != nil {
		s.unreached = int64(*s.Unreached)
	}
	return &s, &m, nil
}

// setUp reads the costs of a map, and what of the setup stands for settings.
func (s *Settings) setUp(raw json.RawMessage) (m Map, err error) {
	setup := struct {
		Map       *[]string    `json:"map"` // top first
		Costs     *[]sim.Whole `json:"costs"`
		StartCell *sim.Whole   `json:"startCell"`
		GoalCell  *sim.Whole   `json:"goalCell"`
	}{}
	if err := sim.Decode(raw, &setup); err != nil {
		return m, err
	}
	if setup.StartCell != nil {
		s.StartCell = *setup.StartCell
	}
	if setup.GoalCell != nil {
		s.GoalCell = *setup.GoalCell
	}
	switch {
	case setup.Map != nil && setup.Costs != nil:
		return m, errors.New("costs: there is a map already")
	case setup.Costs != nil:
		for i, cost := range *setup.Costs {
			if cost < -maxWhole || cost > maxWhole {
				return m, fmt.Errorf("costs: item %d: %d is not within %d", i+1, cost, maxWhole)
			}
			m.Costs = append(m.Costs, int32(cost))
		}
		return m, nil
	case setup.Map == nil:
		return parseRows(suppliedMap[:], &ownLetters)
	}
	m, err = parseRows(*setup.Map, &ownLetters)
	if err != nil {
		return m, fmt.Errorf("map: %w", err)
	}
	s.Columns, s.Rows = sim.Whole(m.Columns), sim.Whole(m.Rows)
	return m, nil
}

// refuse says which setting makes no sense. What A.18 checks is for the first
// Step to say.
func (s *Settings) refuse() error {
	for _, w := range []struct {
		name        string
		value       sim.Whole
		least, most sim.Whole
	}{
		{"columns", s.Columns, 1, MaxSide},
		{"rows", s.Rows, 1, MaxSide},
		{"startCell", s.StartCell, -maxWhole, maxWhole},
		{"goalCell", s.GoalCell, -maxWhole, maxWhole},
		{"maxCostLimit", s.MaxCostLimit, 0, mostCost},
		{"unreachedLimit", s.UnreachedLimit, 0, maxWhole},
	} {
		if w.value < w.least || w.value > w.most {
			return fmt.Errorf("%s: %d is not from %d to %d", w.name, w.value, w.least, w.most)
		}
	}
	for _, t := range []struct {
		name         string
		value, least sim.Seconds
	}{
		{"tickSeconds", s.TickSeconds, 1},
		{"slideSeconds", s.SlideSeconds, 0},
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
	return nil
}

// leastUnreached is what no route over so many cells can cost, and more than 9998.
func (s *Settings) leastUnreached(cells int) int64 {
	if s.MaxCost > mostCost {
		return math.MaxInt64 // and out of range anyway
	}
	return max(unreachedAtLeast, int64(cells)*int64(s.MaxCost)+1)
}
