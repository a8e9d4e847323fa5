package gems

import (
	"encoding/json"
	"errors"
	"fmt"

	"parlor/sim"
)

// setup is a position to start from, in the words of gems.md.
type setup struct {
	Board     [][]sim.Whole `json:"board"`  // top row first
	Refill    []sim.Whole   `json:"refill"` // drawn first, never for the start board
	NoOpening bool          `json:"noOpening"`
}

// setUp reads the setup and lays out the start board; the error names what is
// wrong in it.
func (g *Game) setUp(raw json.RawMessage) error {
	var s setup
	if err := sim.Decode(raw, &s); err != nil {
		return err
	}
	if s.NoOpening && s.Board == nil {
		return errors.New("noOpening: true needs a board")
	}
	if s.Board != nil {
		if err := g.setUpBoard(s.Board); err != nil {
			return fmt.Errorf("board: %w", err)
		}
	}
	for i, value := range s.Refill {
		gem, err := g.readGem(value)
		if err != nil {
			return fmt.Errorf("refill: item %d: %w", i+1, err)
		}
		if gem.Special() || gem.Destroyer() {
			return fmt.Errorf("refill: item %d: %d is no plain gem", i+1, value)
		}
		g.refill = append(g.refill, gem)
	}
	if s.Board == nil {
		g.board = newBoard(int(g.settings.Columns), int(g.settings.Rows))
		for c := range g.board.all {
			g.board.fill(c, g.draw())
		}
	}
	g.opening = !s.NoOpening
	return nil
}

// setUpBoard takes the gems of a board, and its size into the settings.
func (g *Game) setUpBoard(rows [][]sim.Whole) error {
	if len(rows) < minSide || len(rows) > maxSide {
		return fmt.Errorf("%d rows are not from %d to %d", len(rows), minSide, maxSide)
	}
	columns := len(rows[0])
	if columns < minSide || columns > maxSide {
		return fmt.Errorf("%d columns are not from %d to %d", columns, minSide, maxSide)
	}
	g.board = newBoard(columns, len(rows))
	for row, values := range rows {
		if len(values) != columns {
			return fmt.Errorf("row %d has %d gems, and the first has %d", row+1, len(values), columns)
		}
		for column, value := range values {
			gem, err := g.readGem(value)
			if err != nil {
				return fmt.Errorf("row %d: %w", row+1, err)
			}
			g.board.put(CellAt(column, row), gem)
		}
	}
	g.settings.Columns, g.settings.Rows = sim.Whole(columns), sim.Whole(len(rows))
	return nil
}

// readGem takes a value of a gem that the game's kinds have.
func (g *Game) readGem(value sim.Whole) (Gem, error) {
	if most := g.settings.Kinds*sim.Whole(makes) - 1; value < 0 || value > most {
		return Empty, fmt.Errorf("%d is no gem: with %d kinds they are 0 to %d", value, g.settings.Kinds, most)
	}
	return Gem(value), nil
}
