package maze

import (
	"encoding/json"
	"errors"
	"fmt"

	"parlor/sim"
)

// A cell travels in an input as Y x 4096 + X, since an input is read without
// knowing the map. Bit 12 of Y says that a PaintCell continues a stroke.
const strokeBit = 1 << 12

// Cell gives the argument of Select, PaintCell, MoveCamp and MoveTower. Any cell
// that cannot be on a map is sent as -1.
func Cell(cell int) (x, y int16) {
	if cell < 0 || cell >= MaxSide*MaxSide {
		return -1, 0
	}
	return int16(cell % MaxSide), int16(cell / MaxSide)
}

// StrokeCell is Cell for a PaintCell that continues the stroke of the PaintCell
// before it: one Undo takes the whole stroke back.
func StrokeCell(cell int) (x, y int16) {
	x, y = Cell(cell)
	return x, y | strokeBit
}

// cellOf is the cell of an input, -1 when it cannot be on a map.
func cellOf(in sim.Input) int {
	y := int(in.Y)
	if in.Code == PaintCell && continues(in) {
		y &^= strokeBit
	}
	if in.X < 0 || in.X >= MaxSide || y < 0 || y >= MaxSide {
		return -1
	}
	return y*MaxSide + int(in.X)
}

func continues(in sim.Input) bool { return in.Y >= 0 && in.Y&strokeBit != 0 }

func readCell(raw json.RawMessage) (x, y int16, err error) {
	if raw == nil {
		return 0, 0, errors.New("a cell is missing")
	}
	var cell sim.Whole
	if err := cell.UnmarshalJSON(raw); err != nil {
		return 0, 0, err
	}
	if cell < 0 || cell >= MaxSide*MaxSide {
		cell = -1
	}
	x, y = Cell(int(cell))
	return x, y, nil
}

func readBrush(raw json.RawMessage) (x, y int16, err error) {
	name, err := readName(raw, "a terrain")
	if err != nil {
		return 0, 0, err
	}
	t, ok := terrainNamed(name)
	if !ok {
		return 0, 0, fmt.Errorf("%.40q is none of Road, Forest, Mud and Wall", name)
	}
	return int16(t), 0, nil
}

func readSearch(raw json.RawMessage) (x, y int16, err error) {
	name, err := readName(raw, "a search")
	if err != nil {
		return 0, 0, err
	}
	s, ok := SearchNamed(name)
	if !ok {
		return 0, 0, fmt.Errorf("%.40q is none of dijkstra, astar, greedy and breadth", name)
	}
	return int16(s), 0, nil
}

func readRandom(raw json.RawMessage) (x, y int16, err error) {
	name, err := readName(raw, "a kind of map")
	if err != nil {
		return 0, 0, err
	}
	for kind, word := range randomKinds {
		if word == name {
			return int16(kind), 0, nil
		}
	}
	return 0, 0, fmt.Errorf("%.40q is neither maze nor terrain", name)
}

func readName(raw json.RawMessage, what string) (name string, err error) {
	if raw == nil {
		return "", fmt.Errorf("%s is missing", what)
	}
	if string(raw) == "null" || json.Unmarshal(raw, &name) != nil {
		return "", fmt.Errorf("%.40s is not %s", raw, what)
	}
	return name, nil
}
