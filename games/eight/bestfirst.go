package eight

import (
	"encoding/binary"
	"slices"
)

// bestFirst is A*, greedy best-first and breadth-first search, which differ in
// one line: score. It keeps the table of Search States in the order in which
// they were stored (A.14), and a journal, so that each step can be undone.
type bestFirst struct {
	kind Search
	problem
	states  []state
	numbers index
	queue   queue
	journal []expansion
	changes []change
}

// state is a row of the Search States.
type state struct {
	board  Board
	parent int32 // the number of the row that its route came from, -1 at the start
	g      int32 // movesSoFar
	h      uint8 // estimatedMovesLeft
	isOpen bool
}

// expansion is a step in the journal: which state was expanded, and how many
// states and changes there were before.
type expansion struct{ number, stored, changed int32 }

// change is what a state was before it got a shorter route.
type change struct {
	number, parent, g int32
	wasOpen           bool
}

func newBestFirst(kind Search, p problem) *bestFirst {
	s := &bestFirst{kind: kind, problem: p}
	s.add(p.from, 0, -1)
	return s
}

// score is what a state is chosen by: the lowest first, and of equal ones that
// stored first (A.20). In A* it is g + h, and h on a tie: an estimate is at
// most 31, the longest distance.
func (s *bestFirst) score(st *state) int {
	switch s.kind {
	case Greedy:
		return int(st.h)
	case Breadth:
		return int(st.g)
	}
	return (int(st.g)+int(st.h))<<5 | int(st.h)
}

// step is Expand Best State (A.18, A.19).
func (s *bestFirst) step() outcome {
	number, ok := s.queue.first()
	if !ok {
		return exhausted
	}
	b, before := s.states[number].board, s.states[number].parent
	if b == s.goal {
		return accepted
	}
	s.journal = append(s.journal, expansion{number, int32(len(s.states)), int32(len(s.changes))})
	s.shut(number)
	result := expanded
	blank := b.Slot(0)
	for _, from := range beside[blank] {
		next := b.slide(from, blank)
		if before >= 0 && next == s.states[before].board {
			continue // the way back is never shorter
		}
		if !s.store(next, number) {
			result = full
		}
	}
	return result
}

// store keeps a neighbour of a state: as a new one, or when the way to it is
// shorter than the one known. It gives false when there is no room (A.23).
func (s *bestFirst) store(b Board, parent int32) bool {
	g := s.states[parent].g + 1
	number, ok := s.numbers.find(s.states, b)
	switch {
	case !ok:
		if len(s.states) >= s.maxStates {
			return false
		}
		s.add(b, g, parent)
	case g < s.states[number].g:
		st := s.states[number]
		s.changes = append(s.changes, change{number, st.parent, st.g, st.isOpen})
		s.shut(number)
		s.reroute(number, parent, g)
		s.reopen(number)
	}
	return true
}

// add stores a new, open state (A.14).
func (s *bestFirst) add(b Board, g, parent int32) {
	number := int32(len(s.states))
	if len(s.states) == cap(s.states) {
		s.states = slices.Grow(s.states, len(s.states)+minPlaces/2) // append would grow by a quarter
	}
	s.states = append(s.states, state{board: b, parent: parent, g: g, h: uint8(s.estimator.of(b))})
	s.numbers.add(s.states)
	s.reopen(number)
}

func (s *bestFirst) reroute(number, parent, g int32) {
	s.states[number].parent, s.states[number].g = parent, g
}

func (s *bestFirst) reopen(number int32) {
	st := &s.states[number]
	st.isOpen = true
	s.queue.insert(s.score(st), number)
}

// shut takes a state from the open ones, if it is one.
func (s *bestFirst) shut(number int32) {
	if st := &s.states[number]; st.isOpen {
		st.isOpen = false
		s.queue.remove(s.score(st), number)
	}
}

func (s *bestFirst) back() {
	e := s.journal[len(s.journal)-1]
	s.journal = s.journal[:len(s.journal)-1]
	for len(s.states) > int(e.stored) {
		last := len(s.states) - 1
		s.shut(int32(last))
		s.numbers.removeLast(s.states)
		s.states = s.states[:last]
	}
	for _, c := range s.changes[e.changed:] {
		s.shut(c.number)
		s.reroute(c.number, c.parent, c.g)
		if c.wasOpen {
			s.reopen(c.number)
		}
	}
	s.changes = s.changes[:e.changed]
	s.reopen(e.number)
}

func (s *bestFirst) checked() int { return len(s.journal) }
func (s *bestFirst) stored() int  { return len(s.states) }
func (s *bestFirst) waiting() int { return s.queue.count }

// route follows the parents back from the goal. Its length may be less than the
// goal's g: a greedy search may have found a shorter way to a state since it
// was expanded.
func (s *bestFirst) route() (route []Board) {
	number, _ := s.queue.first()
	for ; number >= 0; number = s.states[number].parent {
		route = append(route, s.states[number].board)
	}
	slices.Reverse(route)
	return route
}

func (s *bestFirst) found(number int32) Found {
	st := &s.states[number]
	return Found{st.board, int(st.g), int(st.h)}
}

func (s *bestFirst) open(most int) (list []Found) {
	for _, number := range s.queue.list(most) {
		list = append(list, s.found(number))
	}
	return list
}

func (s *bestFirst) last() Expansion {
	e := s.journal[len(s.journal)-1]
	x := Expansion{Found: s.found(e.number)}
	blank := x.Board.Slot(0)
	x.Neighbours = make([]Neighbour, 0, len(beside[blank]))
	for _, from := range beside[blank] {
		n := Neighbour{Tile: x.Board.Tile(from), Fate: FateNoRoom}
		n.Board = x.Board.slide(from, blank)
		if number, ok := s.numbers.find(s.states, n.Board); ok {
			n.Found, n.Fate = s.found(number), s.fate(e, number)
		} else {
			n.G, n.H = x.G+1, s.estimator.of(n.Board)
		}
		x.Neighbours = append(x.Neighbours, n)
	}
	return x
}

// fate is what the last expansion did to a stored neighbour.
func (s *bestFirst) fate(e expansion, number int32) Fate {
	changed := func(c change) bool { return c.number == number }
	switch {
	case number >= e.stored:
		return FateNew
	case slices.ContainsFunc(s.changes[e.changed:], changed):
		return FateShorter
	}
	return FateKnown
}

func (s *bestFirst) clone() search {
	c := *s
	c.states = slices.Clone(s.states)
	c.numbers = slices.Clone(s.numbers)
	c.queue = s.queue.clone()
	c.journal = slices.Clone(s.journal)
	c.changes = slices.Clone(s.changes)
	return &c
}

// appendState leaves the index, the queue and the journal out: they follow from
// the states, of which every step adds to or changes some.
func (s *bestFirst) appendState(b []byte) []byte {
	b = binary.AppendUvarint(b, uint64(len(s.states)))
	b = binary.AppendUvarint(b, uint64(len(s.journal)))
	for i := range s.states {
		st := &s.states[i]
		b = binary.LittleEndian.AppendUint64(b, uint64(st.board))
		b = binary.AppendVarint(b, int64(st.parent))
		b = binary.AppendUvarint(b, uint64(st.g))
		b = append(b, st.h, bit(st.isOpen))
	}
	return b
}
