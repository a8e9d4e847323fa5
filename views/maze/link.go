package maze

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"parlor/games/maze"
	"parlor/sim"
	"parlor/views/lab"
)

// The fields of an address: a map as a line, or one that is made anew by its size and
// a seed.
const (
	mapField    = "map"
	randomField = "random" // maze or terrain
	sizeField   = "size"   // 24x16
	seedField   = "seed"
)

// lineStart is how the line of a map begins.
const lineStart = "maze"

// The sizes of maps on the screen.
const (
	leastColumns, leastRows = 2, 1
	mostShown               = 64
)

// supplied is the map of the specification, with which a game without a setup
// begins.
var supplied = func() maze.Map {
	g, _ := maze.New(sim.Config{})
	return *g.Map()
}()

var suppliedLine, _ = supplied.EncodeLine()

// born is how the map was made that the game began with, if it was by chance.
type born struct {
	line string // of the map; "" for none
	kind maze.RandomKind
	seed int64
}

// Link is the map as a line; "" for the supplied one, and for one that cannot be
// shared.
func (r *Room) Link(game sim.Game) string {
	m := game.(*maze.Game).Map()
	line, err := m.EncodeLine()
	if err != nil || line == suppliedLine {
		return ""
	}
	return mapField + "=" + line
}

// Open reads what Link gives, or random=maze&size=24x16&seed=7.
func (r *Room) Open(query string) (sim.Config, error) {
	var m maze.Map
	var isMap, isRandom bool
	kind, seed, columns, rows := maze.RandomMaze, int64(1), supplied.Columns, supplied.Rows
	err := lab.Query(query, func(field, value string) (err error) {
		switch field {
		case mapField:
			isMap = true
			m, err = maze.DecodeLine(value)
		case randomField:
			isRandom = true
			kind, err = randomNamed(value)
		case sizeField:
			columns, rows, err = readSize(value)
		case seedField:
			if seed, err = strconv.ParseInt(value, 10, 64); err != nil {
				err = fmt.Errorf("%.20q is not a whole number", value)
			}
		default:
			err = errors.New("there are only map, random, size and seed")
		}
		return err
	})
	switch {
	case err != nil:
		return sim.Config{}, err
	case isRandom:
		blank := blankMap(columns, rows)
		m = maze.RandomMap(kind, columns, rows, blank.Camp, blank.Tower, seed)
	case !isMap:
		m = blankMap(columns, rows)
	}
	if err := fits(&m); err != nil {
		return sim.Config{}, err
	}
	r.born = born{}
	if isRandom {
		line, _ := m.EncodeLine() // "" could not be shared, and is named as any other map
		r.born = born{line, kind, seed}
	}
	return m.Config(0)
}

func randomNamed(name string) (maze.RandomKind, error) {
	for _, kind := range [...]maze.RandomKind{maze.RandomMaze, maze.RandomTerrain} {
		if kind.String() == name {
			return kind, nil
		}
	}
	return 0, fmt.Errorf("%.20q is neither maze nor terrain", name)
}

func readSize(text string) (columns, rows int, err error) {
	wide, high, _ := strings.Cut(text, "x")
	columns, err = strconv.Atoi(wide)
	if err == nil {
		rows, err = strconv.Atoi(high)
	}
	if err != nil || columns < leastColumns || rows < leastRows || columns > mostShown || rows > mostShown {
		return 0, 0, fmt.Errorf("%.20q is not a size from %dx%d to %dx%d", text, leastColumns, leastRows, mostShown, mostShown)
	}
	return columns, rows, nil
}

// fits says why a map is too large for the screen.
func fits(m *maze.Map) error {
	if m.Columns > mostShown || m.Rows > mostShown {
		return fmt.Errorf("%d by %d cells are more than the %d by %d that the screen shows; the command parlor route takes them", m.Columns, m.Rows, mostShown, mostShown)
	}
	return nil
}

// blankMap is Road everywhere, with the Camp at the left and the Tower at the right,
// as the supplied map has them.
func blankMap(columns, rows int) maze.Map {
	m := maze.Map{Columns: columns, Rows: rows, Costs: make([]int32, columns*rows)}
	for cell := range m.Costs {
		m.Costs[cell] = int32(maze.Road.Cost())
	}
	m.Camp = rows / 2 * columns
	m.Tower = m.Camp + columns - 1
	return m
}

// Read reads a map from a file or from a pasted text, in any of the forms that maps
// are written in. It gives the query of the address that opens the map.
func (r *Room) Read(file []byte) (query string, err error) {
	text := strings.TrimPrefix(strings.TrimSpace(string(file)), mapField+"=")
	var m maze.Map
	if strings.HasPrefix(text, lineStart) {
		m, err = maze.DecodeLine(text)
	} else {
		m, err = maze.ParseMap(file)
	}
	if err != nil {
		return "", err
	}
	if err := fits(&m); err != nil {
		return "", err
	}
	line, err := m.EncodeLine()
	return mapField + "=" + line, err
}

// mapName names the map of a game, shortly and with the seed from which it was made.
func (r *Room) mapName(g *maze.Game) (short, whole string) {
	seed, kind, ok := g.MapSeed()
	line, _ := g.Map().EncodeLine()
	if !ok && line != "" && line == r.born.line {
		seed, kind, ok = r.born.seed, r.born.kind, true
	}
	switch {
	case ok:
		return randomNames[kind], randomName(kind, seed)
	case line == suppliedLine:
		return "Supplied map", "The supplied map"
	}
	return "Your own map", "Your own map"
}

var randomNames = [...]string{maze.RandomMaze: "Random maze", maze.RandomTerrain: "Random terrain"}

func randomName(kind maze.RandomKind, seed int64) string {
	return fmt.Sprintf("%s, seed %d", randomNames[kind], seed)
}
