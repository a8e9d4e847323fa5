package eight

// Distances are the exact numbers of Moves from every board to one goal. They
// never change, so any number of games and trials may share them.
type Distances struct {
	moves []uint8 // by rank; far for boards that no Moves lead from
}

// far stands for a board without a distance; the longest distance is 31.
const far = 255

// NewDistances looks breadth first from the goal at all 181,440 boards that it
// can be reached from.
func NewDistances(goal Board) *Distances {
	e := newExplorer(goal)
	e.step(MaxStates)
	return e.distances
}

// Of is the number of Moves from a board to the goal, and false when no Moves
// lead there.
func (d *Distances) Of(b Board) (moves int, ok bool) {
	n := d.moves[b.rank()]
	return int(n), n != far
}

// explorer makes Distances, in slices if need be.
type explorer struct {
	distances *Distances
	found     []Board // in the order of their distances
	behind    []int8  // for each, the Slot that leads back to where it was found from
	next      int     // the first of them whose neighbours have not been looked at
	level     uint8   // the distance of those neighbours
	levelEnd  int     // where the next level begins
}

func newExplorer(goal Board) *explorer {
	const factorial = 2 * MaxStates // of 9
	e := &explorer{
		distances: &Distances{make([]uint8, factorial)},
		found:     make([]Board, 1, MaxStates),
		behind:    make([]int8, 1, MaxStates),
		level:     1, levelEnd: 1,
	}
	for i := range e.distances.moves {
		e.distances.moves[i] = far
	}
	e.distances.moves[goal.rank()] = 0
	e.found[0], e.behind[0] = goal, -1
	return e
}

// step looks at the neighbours of at most n boards, and says whether all
// distances are known.
func (e *explorer) step(n int) bool {
	for end := min(n, MaxStates-e.next) + e.next; e.next < end; e.next++ {
		if e.next == e.levelEnd {
			e.level, e.levelEnd = e.level+1, len(e.found)
		}
		b := e.found[e.next]
		blank := b.Slot(0)
		for _, from := range beside[blank] {
			if from == int(e.behind[e.next]) {
				continue
			}
			after := b.slide(from, blank)
			if moves := &e.distances.moves[after.rank()]; *moves == far {
				*moves = e.level
				e.found, e.behind = append(e.found, after), append(e.behind, int8(blank))
			}
		}
	}
	return e.next == MaxStates
}
