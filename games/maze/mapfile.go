package maze

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// alphabet is the letters of each terrain; the first of them is written.
type alphabet [TerrainCount]string

var (
	ownLetters = alphabet{Road: ".", Forest: "f", Mud: "m", Wall: "#"}
	// movingAI is what the letters of MovingAI's grid maps stand for here: ground;
	// water; swamp; out of bounds and trees (N. Sturtevant, "Benchmarks for
	// Grid-Based Pathfinding", 2012).
	movingAI = alphabet{Road: ".G", Forest: "W", Mud: "S", Wall: "@OT"}
)

// ParseMap reads a map from a file: rows of . f m and #, top first, or a MovingAI
// map, which begins with its type. The Camp and the Tower are the first and the
// last open cell, or those of the supplied map on a map of its size where they are
// open. The error names what is wrong.
func ParseMap(file []byte) (Map, error) {
	text := strings.TrimRight(strings.ReplaceAll(string(file), "\r\n", "\n"), "\n")
	rows := strings.Split(text, "\n")
	letters := &ownLetters
	var err error
	if strings.HasPrefix(text, "type ") {
		letters = &movingAI
		rows, err = movingAIRows(rows)
	}
	if err != nil {
		return Map{}, err
	}
	m, err := parseRows(rows, letters)
	if err != nil {
		return Map{}, err
	}
	return m, m.placeEnds()
}

// movingAIRows takes the head off a MovingAI map: its type, height, width and the
// word map.
func movingAIRows(lines []string) (rows []string, err error) {
	if len(lines) < 4 || lines[3] != "map" {
		return nil, errors.New(`line 4: it is not "map", after type, height and width`)
	}
	var size [2]int
	for i, name := range [...]string{"height", "width"} {
		value, ok := strings.CutPrefix(lines[i+1], name+" ")
		if size[i], err = strconv.Atoi(value); !ok || err != nil {
			return nil, fmt.Errorf("line %d: %.40q is not the %s", i+2, lines[i+1], name)
		}
	}
	rows = lines[4:]
	if len(rows) != size[0] {
		return nil, fmt.Errorf("height: it is %d, and there are %d rows", size[0], len(rows))
	}
	if len(rows) > 0 && len(rows[0]) != size[1] {
		return nil, fmt.Errorf("width: it is %d, and row 1 has %d cells", size[1], len(rows[0]))
	}
	return rows, nil
}

// parseRows reads rows of letters; it leaves the Camp and the Tower at cell 0.
func parseRows(rows []string, letters *alphabet) (Map, error) {
	if len(rows) == 0 || rows[0] == "" {
		return Map{}, errors.New("there are no cells")
	}
	m := Map{Columns: len(rows[0]), Rows: len(rows)}
	if m.Columns > MaxSide || m.Rows > MaxSide {
		return Map{}, fmt.Errorf("%d columns and %d rows are more than %d by %d", m.Columns, m.Rows, MaxSide, MaxSide)
	}
	var known [256]bool
	var costs [256]int32
	for t, list := range letters {
		for i := range len(list) {
			known[list[i]], costs[list[i]] = true, terrains[t].cost
		}
	}
	m.Costs = make([]int32, 0, m.Columns*m.Rows)
	for i, row := range rows {
		if len(row) != m.Columns {
			return Map{}, fmt.Errorf("row %d has %d cells, and row 1 has %d", i+1, len(row), m.Columns)
		}
		for j := range len(row) {
			if !known[row[j]] {
				return Map{}, fmt.Errorf("row %d, cell %d: %q is none of %s", i+1, j+1, row[j], strings.Join(letters[:], " "))
			}
			m.Costs = append(m.Costs, costs[row[j]])
		}
	}
	return m, nil
}

// placeEnds sets the Camp and the Tower where a file says nothing of them.
func (m *Map) placeEnds() error {
	if s := defaults(); m.Columns == int(s.Columns) && m.Rows == int(s.Rows) {
		m.Camp, m.Tower = int(s.StartCell), int(s.GoalCell)
		if m.Costs[m.Camp] != wallCost && m.Costs[m.Tower] != wallCost {
			return nil
		}
	}
	m.Camp, m.Tower = -1, -1
	for cell, cost := range m.Costs {
		if cost != wallCost {
			m.Tower = cell
			if m.Camp < 0 {
				m.Camp = cell
			}
		}
	}
	if m.Camp < 0 {
		return errors.New("every cell is a Wall")
	}
	return nil
}
