package cascade

import (
	"encoding/json"
	"fmt"
	"strings"

	"parlor/sim"
)

// setup is a position to start from, in the words of cascade.md.
type setup struct {
	Well            []string  `json:"well"`  // top first; fewer than all rows are the bottom ones
	Queue           string    `json:"queue"` // dealt first
	Held            string    `json:"held"`
	Score           sim.Whole `json:"score"`
	Lines           sim.Whole `json:"lines"`
	Level           sim.Whole `json:"level"`
	Combo           sim.Whole `json:"combo"`
	BackToBackReady bool      `json:"backToBackReady"`
}

// setUp lays out the start position; the error names what is wrong in it.
func (g *Game) setUp(raw json.RawMessage) error {
	s := setup{Level: sim.Whole(g.counts.Level), Combo: -1}
	if err := sim.Decode(raw, &s); err != nil {
		return err
	}
	for _, w := range []struct {
		name        string
		value       sim.Whole
		least, most sim.Whole
	}{
		{"score", s.Score, 0, 1 << 53},
		{"lines", s.Lines, 0, maxWhole},
		{"level", s.Level, 1, g.settings.LastLevel},
		{"combo", s.Combo, -1, maxWhole},
	} {
		if w.value < w.least || w.value > w.most {
			return fmt.Errorf("%s: %d is not from %d to %d", w.name, w.value, w.least, w.most)
		}
	}
	g.counts.Score, g.counts.Lines = int64(s.Score), int64(s.Lines)
	g.counts.Level, g.counts.Combo = int(s.Level), int(s.Combo)
	g.backToBackReady = s.BackToBackReady
	if err := g.setUpWell(s.Well); err != nil {
		return err
	}
	return g.setUpPieces(s.Queue, s.Held)
}

func (g *Game) setUpWell(rows []string) error {
	if len(rows) > g.well.rows {
		return fmt.Errorf("well: %d rows are more than the %d of the well", len(rows), g.well.rows)
	}
	for i, text := range rows {
		if len(text) != g.well.columns {
			return fmt.Errorf("well: row %.40q is not %d characters long", text, g.well.columns)
		}
		row := len(rows) - 1 - i
		for column := range len(text) {
			k, ok := kindOf(text[column])
			if !ok {
				return fmt.Errorf("well: %q in row %q is no kind", text[column], text)
			}
			if k != None {
				g.well.set(column, row, k)
			}
		}
		if g.well.full() != 0 {
			return fmt.Errorf("well: row %q is full", text)
		}
	}
	return nil
}

func (g *Game) setUpPieces(queue, held string) error {
	for i := range len(queue) {
		k, ok := kindOf(queue[i])
		if !ok || k == None {
			return fmt.Errorf("queue: %q in %.40q is no kind", queue[i], queue)
		}
		g.queue = append(g.queue, k)
	}
	g.given = len(g.queue)
	if held == "" {
		return nil
	}
	k, ok := kindOf(held[0])
	if !ok || k == None || len(held) > 1 {
		return fmt.Errorf("held: %.40q is no kind", held)
	}
	g.held = k
	return nil
}

// kindOf reads a cell's character.
func kindOf(letter byte) (Kind, bool) {
	i := strings.IndexByte(kindLetters, letter)
	return Kind(max(i, 0)), i >= 0
}
