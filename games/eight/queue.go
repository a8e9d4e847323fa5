package eight

import "slices"

// queue is the open states by score, and those of one score by their number. A
// state may be taken out anywhere and put back, which makes steps undoable.
type queue struct {
	shelves []shelf // by score
	lowest  int     // no shelf before this one has states
	count   int
}

// shelf is the states of one score in the order of their numbers. Those before
// first have been taken.
type shelf struct {
	numbers []int32
	first   int
}

// first is the number of the best state.
func (q *queue) first() (int32, bool) {
	for ; q.lowest < len(q.shelves); q.lowest++ {
		if s := &q.shelves[q.lowest]; s.first < len(s.numbers) {
			return s.numbers[s.first], true
		}
	}
	return 0, false
}

// insert is fast for a new state, which has the highest number, and for one
// that is put back first.
func (q *queue) insert(score int, number int32) {
	if score >= len(q.shelves) {
		q.shelves = append(q.shelves, make([]shelf, score+1-len(q.shelves))...)
	}
	q.lowest = min(q.lowest, score)
	q.count++
	s := &q.shelves[score]
	switch at := s.find(number); {
	case at == len(s.numbers):
		s.numbers = append(s.numbers, number)
	case at == s.first && at > 0:
		s.first--
		s.numbers[s.first] = number
	default:
		s.numbers = slices.Insert(s.numbers, at, number)
	}
}

// remove takes out a state that is in the queue.
func (q *queue) remove(score int, number int32) {
	q.count--
	s := &q.shelves[score]
	if at := s.find(number); at == s.first {
		s.first++
	} else {
		s.numbers = slices.Delete(s.numbers, at, at+1)
	}
	if s.first == len(s.numbers) {
		s.numbers, s.first = s.numbers[:0], 0
	}
}

// find is the place of a number, or the one where it belongs.
func (s *shelf) find(number int32) int {
	switch n := len(s.numbers); {
	case n == s.first || s.numbers[n-1] < number:
		return n
	case number <= s.numbers[s.first]:
		return s.first
	}
	at, _ := slices.BinarySearch(s.numbers[s.first:], number)
	return s.first + at
}

// list gives the first few numbers in their order.
func (q *queue) list(most int) (numbers []int32) {
	for i := q.lowest; i < len(q.shelves) && len(numbers) < most; i++ {
		s := &q.shelves[i]
		numbers = append(numbers, s.numbers[s.first:]...)
	}
	return numbers[:min(len(numbers), most)]
}

func (q *queue) clone() queue {
	c := *q
	c.shelves = slices.Clone(q.shelves)
	for i := range c.shelves {
		c.shelves[i].numbers = slices.Clone(q.shelves[i].numbers)
	}
	return c
}
