package eight

import (
	"encoding/binary"
	"slices"
)

// deepening is iterative-deepening A*: rounds of depth-first search that go no
// further than a limit on g + h. The limit is the estimate of the start at
// first, and then the lowest g + h that was over it in the round before. It
// keeps the way to the board that it looks at and what waits beside that way,
// and nothing else, so that it may meet a board again.
type deepening struct {
	problem
	limit   int
	beyond  int // the lowest g + h over the limit in this round, 0 when there is none
	path    []Found
	stack   []Found // open boards, the next one last
	most    int     // the most boards that were kept at once
	looks   int     // boards looked at, in all rounds
	journal []dive
	dropped []Found // what steps took off the end of the path
}

// dive is a step in the journal: what it added to the stack and took off the
// path, and what there was before.
type dive struct {
	limit, beyond, most, dropped int16
	added                        int8
	newRound                     bool
}

func newDeepening(p problem) *deepening {
	start := Found{p.from, 0, p.estimator.of(p.from)}
	return &deepening{problem: p, limit: start.H, stack: []Found{start}, most: 1}
}

func (s *deepening) step() outcome {
	d := dive{limit: int16(s.limit), beyond: int16(s.beyond), most: int16(s.most)}
	if len(s.stack) == 0 {
		if s.beyond == 0 {
			return exhausted
		}
		d.newRound = true
		s.limit, s.beyond = s.beyond, 0
		s.stack = append(s.stack, Found{s.from, 0, s.estimator.of(s.from)})
	}
	top := len(s.stack) - 1
	at := s.stack[top]
	if at.Board == s.goal {
		return accepted
	}
	s.stack = s.stack[:top]
	s.looks++
	if s.undoable {
		d.dropped = int16(len(s.path) - at.G)
		s.dropped = append(s.dropped, s.path[at.G:]...)
	}
	s.path = append(s.path[:at.G], at)
	result := s.push(at, &d)
	s.most = max(s.most, s.kept())
	if s.undoable {
		s.journal = append(s.journal, d)
	}
	return result
}

// push puts the neighbours of a board on the stack, so that the one in the
// lowest Slot comes next.
func (s *deepening) push(at Found, d *dive) outcome {
	result := expanded
	var list [side + 1]Neighbour
	for _, n := range slices.Backward(s.neighbours(list[:0], at)) {
		switch n.Fate {
		case FateOverLimit:
			if s.beyond == 0 || n.F() < s.beyond {
				s.beyond = n.F()
			}
		case FateNew:
			if s.kept() >= s.maxStates {
				result = full
				continue
			}
			s.stack = append(s.stack, n.Found)
			d.added++
		}
	}
	return result
}

// neighbours appends those of the board at the end of the path, as they would
// be with room for all.
func (s *deepening) neighbours(list []Neighbour, at Found) []Neighbour {
	blank := at.Board.Slot(0)
	for _, from := range beside[blank] {
		n := Neighbour{Tile: at.Board.Tile(from)}
		n.Board = at.Board.slide(from, blank)
		n.G, n.H = at.G+1, s.estimator.of(n.Board)
		switch {
		case at.G > 0 && s.path[at.G-1].Board == n.Board:
			n.G, n.Fate = at.G-1, FateKnown
		case n.F() > s.limit:
			n.Fate = FateOverLimit
		}
		list = append(list, n)
	}
	return list
}

func (s *deepening) back() {
	last := len(s.journal) - 1
	d := s.journal[last]
	s.journal = s.journal[:last]
	s.looks--
	s.limit, s.beyond, s.most = int(d.limit), int(d.beyond), int(d.most)
	s.stack = s.stack[:len(s.stack)-int(d.added)]
	at := s.path[len(s.path)-1]
	if !d.newRound {
		s.stack = append(s.stack, at)
	}
	kept := len(s.dropped) - int(d.dropped)
	s.path = append(s.path[:at.G], s.dropped[kept:]...)
	s.dropped = s.dropped[:kept]
}

func (s *deepening) checked() int { return s.looks }
func (s *deepening) stored() int  { return s.most }
func (s *deepening) waiting() int { return len(s.stack) }
func (s *deepening) kept() int    { return len(s.path) + len(s.stack) }

func (s *deepening) route() (route []Board) {
	goal := s.stack[len(s.stack)-1]
	for _, f := range s.path[:goal.G] {
		route = append(route, f.Board)
	}
	return append(route, goal.Board)
}

func (s *deepening) open(most int) (list []Found) {
	for _, f := range slices.Backward(s.stack) {
		if len(list) == most {
			break
		}
		list = append(list, f)
	}
	return list
}

func (s *deepening) last() Expansion {
	d := s.journal[len(s.journal)-1]
	x := Expansion{Found: s.path[len(s.path)-1], Limit: s.limit, NewRound: d.newRound || s.looks == 1}
	x.Neighbours = s.neighbours(nil, x.Found)
	room := int(d.added)
	for i := range slices.Backward(x.Neighbours) {
		if n := &x.Neighbours[i]; n.Fate == FateNew {
			if room == 0 {
				n.Fate = FateNoRoom
			}
			room = max(room-1, 0)
		}
	}
	return x
}

func (s *deepening) clone() search {
	c := *s
	c.path = slices.Clone(s.path)
	c.stack = slices.Clone(s.stack)
	c.journal = slices.Clone(s.journal)
	c.dropped = slices.Clone(s.dropped)
	return &c
}

// appendState leaves the journal out: the search has only one past.
func (s *deepening) appendState(b []byte) []byte {
	for _, n := range []int{s.looks, s.limit, s.beyond, s.most, len(s.path), len(s.stack)} {
		b = binary.AppendUvarint(b, uint64(n))
	}
	for _, list := range [][]Found{s.path, s.stack} {
		for _, f := range list {
			b = binary.LittleEndian.AppendUint64(b, uint64(f.Board))
			b = append(b, byte(f.G), byte(f.H))
		}
	}
	return b
}
