package maze

import "parlor/rng"

// RandomKind is a way to make a map by chance; it counts into randomKinds.
type RandomKind uint8

// The ways to make a map.
const (
	RandomMaze RandomKind = iota
	RandomTerrain
)

var randomKinds = [...]string{RandomMaze: "maze", RandomTerrain: "terrain"}

// String is the kind's word in commands.
func (k RandomKind) String() string { return randomKinds[k] }

// randomMap is how a map was made.
type randomMap struct {
	kind RandomKind
	seed int64
}

// RandomMap makes a map by chance on which a route leads from the Camp to the
// Tower, two cells of it. The same arguments make the same map.
func RandomMap(kind RandomKind, columns, rows, camp, tower int, seed int64) Map {
	m := Map{Columns: columns, Rows: rows, Camp: camp, Tower: tower, Costs: make([]int32, columns*rows)}
	random := rng.New(seed, randomKinds[kind])
	if kind == RandomMaze {
		m.growMaze(&random)
	} else {
		m.scatterTerrain(&random)
	}
	return m
}

// shortcuts is one in how many inner Walls of a maze becomes Forest or Mud, so
// that there is more than one way.
const shortcuts = 8

// growMaze digs passages between rooms, the cells in even columns and rows, until
// there is one way to each, and then a few shortcuts that cost more.
func (m *Map) growMaze(random *rng.Source) {
	for cell := range m.Costs {
		m.Costs[cell] = wallCost
	}
	m.Costs[0] = Road.paint()
	for way := []int{0}; len(way) > 0; {
		room := way[len(way)-1]
		if next, between := m.nextRoom(room, random); next >= 0 {
			m.Costs[between], m.Costs[next] = Road.paint(), Road.paint()
			way = append(way, next)
		} else {
			way = way[:len(way)-1]
		}
	}
	for cell := range m.Costs {
		column, row := cell%m.Columns, cell/m.Columns
		between := column%2 == 1 && row%2 == 0 && column+1 < m.Columns || column%2 == 0 && row%2 == 1 && row+1 < m.Rows
		if between && m.Costs[cell] == wallCost && random.Intn(shortcuts) == 0 {
			m.Costs[cell] = [...]Terrain{Forest, Mud}[random.Intn(2)].paint()
		}
	}
	m.joinMaze(m.Camp)
	m.joinMaze(m.Tower)
}

// nextRoom picks a room that is still closed beside one, and the cell between, or
// gives -1.
func (m *Map) nextRoom(room int, random *rng.Source) (next, between int) {
	var found [directionCount]Direction
	n := 0
	for d := Up; d < directionCount; d++ {
		if beside := m.Neighbor(room, d); beside >= 0 {
			if next := m.Neighbor(beside, d); next >= 0 && m.Costs[next] == wallCost {
				found[n] = d
				n++
			}
		}
	}
	if n == 0 {
		return -1, -1
	}
	d := found[random.Intn(n)]
	between = m.Neighbor(room, d)
	return m.Neighbor(between, d), between
}

// joinMaze opens a cell and, when none of its neighbours is a room or a passage
// for sure, the one on the left, which lies between two rooms.
func (m *Map) joinMaze(cell int) {
	m.Costs[cell] = Road.paint()
	if cell%m.Columns%2 == 1 && cell/m.Columns%2 == 1 {
		m.Costs[cell-1] = Road.paint()
	}
}

// patch is how wide and high a patch of terrain is at most, in cells.
const patch = 4

// scatterTerrain lays patches of terrain with ragged edges, then opens a way
// through the Walls if there is none.
func (m *Map) scatterTerrain(random *rng.Source) {
	// Of 16 patches 7 are Road, 4 Forest, 3 Mud and 2 Wall.
	mix := [16]Terrain{Road, Road, Road, Road, Road, Road, Road, Forest, Forest, Forest, Forest, Mud, Mud, Mud, Wall, Wall}
	wide, high := m.Columns/patch+2, m.Rows/patch+2
	patches := make([]Terrain, wide*high)
	for i := range patches {
		patches[i] = mix[random.Intn(len(mix))]
	}
	for cell := range m.Costs {
		column := (cell%m.Columns + random.Intn(patch)) / patch
		row := (cell/m.Columns + random.Intn(patch)) / patch
		m.Costs[cell] = patches[row*wide+column].paint()
	}
	m.Costs[m.Camp], m.Costs[m.Tower] = Road.paint(), Road.paint()
	r := newRun(m, Greedy, maxWhole)
	r.finish(len(r.nodes))
	if r.last == r.tower {
		return
	}
	for _, cell := range m.Line(m.Camp, m.Tower) {
		if m.Costs[cell] == wallCost {
			m.Costs[cell] = Road.paint()
		}
	}
}

// paint is the cost that a terrain gives to a cell.
func (t Terrain) paint() int32 { return terrains[t].cost }
