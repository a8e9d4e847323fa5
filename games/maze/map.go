package maze

import (
	"encoding/json"
	"fmt"
	"slices"

	"parlor/sim"
)

// MaxSide is the most columns, and the most rows, of a map.
const MaxSide = 4096

// Map is terrain with a Camp and a Tower. Cells count in reading order from 0.
// Check says what is wrong with one.
type Map struct {
	Columns, Rows int
	// Costs are what going into each cell costs, -1 for a Wall.
	Costs []int32
	// Camp and Tower are the cells where routes start and end.
	Camp, Tower int
}

// Neighbor is the cell next to one in a direction, or -1 at the edge (A.11).
func (m *Map) Neighbor(cell int, d Direction) int {
	column := cell%m.Columns + directions[d].column
	row := cell/m.Columns + directions[d].row
	if cell < 0 || column < 0 || column >= m.Columns || row < 0 || row >= m.Rows {
		return -1
	}
	return row*m.Columns + column
}

// Name is the name of a cell of the map: Cell 07, with more digits when the map
// needs them.
func (m *Map) Name(cell int) string {
	digits := 2
	for n := 100; n < len(m.Costs); n *= 10 {
		digits++
	}
	return fmt.Sprintf("Cell %0*d", digits, cell)
}

func (m *Map) clone() Map {
	c := *m
	c.Costs = slices.Clone(m.Costs)
	return c
}

func (m *Map) has(cell int) bool { return cell >= 0 && cell < len(m.Costs) }

func (m *Map) wrongSize() bool { return m.Columns*m.Rows != len(m.Costs) }

// Passable counts the cells that are no Wall.
func (m *Map) Passable() int {
	n := 0
	for _, cost := range m.Costs {
		if cost != wallCost {
			n++
		}
	}
	return n
}

// Line gives the cells that a stroke passes from one cell to another, the first
// left out: each is a neighbour of the one before, so a fast stroke has no gaps.
func (m *Map) Line(from, to int) (cells []int) {
	column, row := from%m.Columns, from/m.Columns
	wide, high := to%m.Columns-column, to/m.Columns-row
	right, down := 1, 1
	if wide < 0 {
		wide, right = -wide, -1
	}
	if high < 0 {
		high, down = -high, -1
	}
	for x, y := 0, 0; x < wide || y < high; {
		// Step along the side that is behind the straight line: (x+1/2)/wide
		// against (y+1/2)/high.
		if (2*x+1)*high < (2*y+1)*wide {
			x++
			column += right
		} else {
			y++
			row += down
		}
		cells = append(cells, row*m.Columns+column)
	}
	return cells
}

// Config makes the config of a game on the map. The error is of writing it as
// JSON; what is wrong with the map New says.
func (m *Map) Config(seed int64) (sim.Config, error) {
	start := struct {
		Map       []string `json:"map,omitempty"`
		Costs     []int32  `json:"costs,omitempty"`
		StartCell int      `json:"startCell"`
		GoalCell  int      `json:"goalCell"`
	}{StartCell: m.Camp, GoalCell: m.Tower}
	var ok bool
	if start.Map, ok = m.letters(); !ok {
		start.Costs = m.Costs
	}
	setup, err := json.Marshal(start)
	if err != nil {
		return sim.Config{}, err
	}
	settings := fmt.Sprintf(`{"columns":%d,"rows":%d,"maxCost":%d}`, m.Columns, m.Rows, m.settings().MaxCost)
	return sim.Config{Seed: seed, Settings: json.RawMessage(settings), Setup: setup}, nil
}

// settings are the standard ones, for costs as high as the map has.
func (m *Map) settings() Settings {
	s := defaults()
	highest := int32(s.MaxCost)
	for _, cost := range m.Costs {
		highest = max(highest, cost)
	}
	s.MaxCost = sim.Whole(highest)
	s.unreached = s.leastUnreached(len(m.Costs))
	return s
}

// letters draws the map in the letters of its terrains, and gives false when a
// cost has none.
func (m *Map) letters() (rows []string, ok bool) {
	line := make([]byte, m.Columns)
	for row := range m.Rows {
		for column := range line {
			t, ok := TerrainOf(int(m.Costs[row*m.Columns+column]))
			if !ok {
				return nil, false
			}
			line[column] = ownLetters[t][0]
		}
		rows = append(rows, string(line))
	}
	return rows, true
}
