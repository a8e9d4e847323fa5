package maze

import (
	"cmp"
	"slices"
)

// A search runs over a copy of the map with a border, so that every cell has four
// neighbours. A spot is the place of a cell in that copy: spots have the order of
// cells, a row is one longer, and there is a row more at the top and the bottom.
type spot = int32

// state is what a search knows of a spot.
type state uint8

const (
	closed state = iota // a Wall, or the border
	open
	settled
	traced // settled, and on the Route
)

// noParent stands in node.parent for the Camp and for cells not reached.
const noParent = directionCount

// node is all that a search asks of a spot at once.
type node struct {
	distance int32     // from the Camp so far; unreached at first
	cost     int16     // of going in
	parent   Direction // the way back to the parent
	state    state
}

func (n *node) isSettled() bool { return n.state >= settled }

// run is one search on one map, up to the settling of the Tower.
type run struct {
	search        Search
	columns, rows int
	stride        spot
	steps         [directionCount]spot
	camp, tower   spot
	unreached     int32
	lowest        int32 // the cheapest cost on the map
	nodes         []node
	frontier      frontier
	visited       int
	over          bool // the Tower is settled, or cannot be; kept by finish
	last          spot // settled last, -1 at the start and when the frontier was empty

	// placeOf orders spots that have the same key: their places, and spotAt what
	// is at a place. Without them a place is a spot. Breadth-first adds to them as
	// it reaches cells.
	placeOf []int32
	spotAt  []spot

	// journal is nil for a search that takes no steps back.
	journal *journal
}

// newRun makes a search that has reached the Camp. The map has been checked.
func newRun(m *Map, search Search, unreached int32) *run {
	r := &run{
		search: search, columns: m.Columns, rows: m.Rows, stride: spot(m.Columns) + 1,
		unreached: unreached, last: -1,
	}
	for d, step := range directions {
		r.steps[d] = spot(step.row)*r.stride + spot(step.column)
	}
	r.camp, r.tower = r.spot(m.Camp), r.spot(m.Tower)
	r.nodes = make([]node, (m.Rows+2)*int(r.stride))
	highest, lowest := int32(0), uint32(m.Costs[m.Camp])
	for row := range m.Rows {
		costs := m.Costs[row*m.Columns : (row+1)*m.Columns]
		nodes := r.nodes[(row+1)*int(r.stride):][:len(costs)]
		for column, cost := range costs {
			// Without branches: a Wall's cost, -1, makes open closed, and is the
			// highest there is without its sign.
			highest, lowest = max(highest, cost), min(lowest, uint32(cost))
			nodes[column] = node{distance: unreached, cost: int16(cost), parent: noParent, state: open + state(cost>>31)}
		}
	}
	r.lowest = int32(lowest)
	span := uint32(0)
	switch search {
	case Dijkstra:
		span = uint32(highest)
	case AStar:
		span = uint32(highest + r.lowest)
		r.orderByEstimate()
	case Greedy:
		r.orderByEstimate()
	case Breadth:
		r.placeOf = make([]int32, len(r.nodes))
		r.queue(r.camp)
	}
	r.nodes[r.camp].distance = 0
	r.frontier = newFrontier(len(r.nodes), r.key(r.camp), span)
	r.push(r.camp)
	return r
}

func (r *run) spot(cell int) spot { return spot(cell/r.columns+1)*r.stride + spot(cell%r.columns) }

func (r *run) cell(s spot) int {
	if s < 0 {
		return -1
	}
	return int(s/r.stride-1)*r.columns + int(s%r.stride)
}

// away is how many rows and columns a spot is away from the Tower.
func (r *run) away(s spot) int32 {
	wide, high := s%r.stride-r.tower%r.stride, s/r.stride-r.tower/r.stride
	return max(wide, -wide) + max(high, -high)
}

// estimate is what the way to the Tower costs at least.
func (r *run) estimate(s spot) int32 { return r.away(s) * r.lowest }

// orderByEstimate gives the spots the places that a lower estimate, then a lower
// cell number, puts them at: a counting sort.
func (r *run) orderByEstimate() {
	if r.lowest == 0 {
		return // all estimates are 0
	}
	next := make([]int32, r.columns+r.rows+2)
	for s := range r.nodes {
		next[r.away(spot(s))+1]++
	}
	for i := 1; i < len(next); i++ {
		next[i] += next[i-1]
	}
	r.placeOf, r.spotAt = make([]int32, len(r.nodes)), make([]spot, len(r.nodes))
	for s := range r.nodes {
		place := &next[r.away(spot(s))]
		r.placeOf[s], r.spotAt[*place] = *place, spot(s)
		*place++
	}
}

// key is what the frontier orders a reached spot by first.
func (r *run) key(s spot) uint32 {
	switch r.search {
	case Dijkstra:
		return uint32(r.nodes[s].distance)
	case AStar:
		return uint32(r.nodes[s].distance) + uint32(r.estimate(s))
	}
	return 0
}

func (r *run) place(s spot) int32 {
	if r.placeOf == nil {
		return s
	}
	return r.placeOf[s]
}

// push puts an open, reached spot into the frontier.
func (r *run) push(s spot) {
	f := &r.frontier
	if key := r.key(s); key == f.key {
		f.late.add(r.place(s))
	} else {
		list := f.list(key)
		*list = append(*list, s)
	}
}

// pop takes the first spot out of the frontier (A.19), and gives false when there
// is none.
func (r *run) pop() (spot, bool) {
	f := &r.frontier
	for range len(f.lists) + 1 { // the key's own places, then each list once
		if f.next < len(f.sorted) && (f.late.count == 0 || f.sorted[f.next] < f.late.first()) {
			place := f.sorted[f.next]
			f.next++
			return r.spotIn(place), true
		}
		if f.late.count > 0 {
			place := f.late.first()
			f.late.remove(place)
			return r.spotIn(place), true
		}
		f.key++
		r.take()
	}
	return -1, false
}

func (r *run) spotIn(place int32) spot {
	if r.spotAt == nil {
		return place
	}
	return r.spotAt[place]
}

// take sorts the list of the frontier's key.
func (r *run) take() {
	f := &r.frontier
	list := f.list(f.key)
	for _, s := range *list {
		if r.key(s) == f.key { // else it has got a lower one since
			f.late.mark(r.place(s))
		}
	}
	*list = (*list)[:0]
	f.sorted, f.next = f.late.drain(f.sorted[:0]), 0
}

// settle takes the first cell of the frontier (A.26) and, unless it is the Tower,
// offers its neighbours a route through it (A.22, A.23). It gives false when the
// frontier is empty.
func (r *run) settle() bool {
	s, ok := r.pop()
	r.last = s
	if !ok {
		return false
	}
	nodes := r.nodes
	here := &nodes[s]
	here.state = settled
	r.visited++
	if r.journal != nil {
		r.journal.settled(s)
	}
	if from := here.distance; s != r.tower {
		for d, step := range &r.steps {
			n := &nodes[s+step]
			distance := from + int32(n.cost)
			if distance >= n.distance || n.state != open { // hardly ever one without the other
				continue
			}
			if r.search == Breadth && !r.queue(s+step) {
				continue
			}
			if r.journal != nil {
				r.journal.replaced(Direction(d), n)
			}
			n.distance, n.parent = distance, Direction(d)^2 // the opposite one
			r.push(s + step)
		}
	}
	return true
}

// queue gives a spot the last place, unless it has one: breadth-first keeps the
// first parent.
func (r *run) queue(s spot) bool {
	if r.nodes[s].distance < r.unreached {
		return false
	}
	r.placeOf[s] = int32(len(r.spotAt))
	r.spotAt = append(r.spotAt, s)
	return true
}

// waiting gives the spots of the frontier in the order in which they would be
// settled.
func (r *run) waiting() (spots []spot) {
	for s := range r.nodes {
		if r.waits(spot(s)) {
			spots = append(spots, spot(s))
		}
	}
	slices.SortFunc(spots, func(a, b spot) int {
		return cmp.Or(cmp.Compare(r.key(a), r.key(b)), cmp.Compare(r.place(a), r.place(b)))
	})
	return spots
}

func (r *run) waits(s spot) bool {
	return r.nodes[s].state == open && r.nodes[s].distance < r.unreached
}

// linked says whether the link of a spot to its parent can be trusted (A.30).
func (r *run) linked(s spot) bool {
	n := &r.nodes[s]
	if n.parent == noParent {
		return false
	}
	p := &r.nodes[r.parent(s)]
	return p.isSettled() && p.distance+int32(n.cost) == n.distance
}

// parent is the spot that a reached spot other than the Camp was reached from.
func (r *run) parent(s spot) spot { return s + r.steps[r.nodes[s].parent] }

// route gives the cells from the Camp to the Tower, once that is settled.
func (r *run) route() (cells []int) {
	s := r.tower
	for ; s != r.camp; s = r.parent(s) {
		cells = append(cells, r.cell(s))
	}
	cells = append(cells, r.cell(s))
	slices.Reverse(cells)
	return cells
}
