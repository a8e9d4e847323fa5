package maze

import "math/bits"

// frontier gives back what was put into it by lowest key, such as a distance,
// and then by lowest place. It is a bucket queue: as costs are small, the keys in
// it lie close together, and a key modulo the number of lists names a list. Only
// the list of the lowest key has to be in order; it is spread over bits, one for
// each place, which are in order by themselves.
//
// The lists may hold spots that have got another key since, or are there twice;
// whoever takes up a list looks at what still holds.
type frontier struct {
	key    uint32  // the lowest
	sorted []int32 // places of that key; those before next are gone
	next   int
	late   set // places that have come to that key since
	lists  [][]spot
}

// newFrontier makes an empty frontier for keys from first on that never differ by
// more than span.
func newFrontier(places int, first, span uint32) frontier {
	return frontier{key: first, late: newSet(places), lists: make([][]spot, 1<<bits.Len32(span))}
}

func (f *frontier) list(key uint32) *[]spot { return &f.lists[key&uint32(len(f.lists)-1)] }

// set is places from 0 on: a bit for each, a bit for each word of those, and a
// bit for each word of these.
type set struct {
	count               int
	bits, words, groups []uint64
}

func newSet(places int) set {
	words := places/64 + 1
	groups := words/64 + 1
	return set{0, make([]uint64, words), make([]uint64, groups), make([]uint64, groups/64+1)}
}

// add puts a place into the set, where it may be already.
func (s *set) add(place int32) {
	if s.bits[place>>6]>>(place&63)&1 == 0 {
		s.count++
		s.mark(place)
	}
}

// mark is add for a set that is drained before anybody asks for its count.
func (s *set) mark(place int32) {
	word, group := place>>6, place>>12
	s.bits[word] |= 1 << (place & 63)
	s.words[group] |= 1 << (word & 63)
	s.groups[group>>6] |= 1 << (group & 63)
}

// remove takes a place out of the set that is in it.
func (s *set) remove(place int32) {
	s.count--
	word, group := place>>6, place>>12
	if s.bits[word] &^= 1 << (place & 63); s.bits[word] != 0 {
		return
	}
	if s.words[group] &^= 1 << (word & 63); s.words[group] == 0 {
		s.groups[group>>6] &^= 1 << (group & 63)
	}
}

// first is the lowest place of a set that is not empty.
func (s *set) first() int32 {
	top := 0
	for s.groups[top] == 0 {
		top++
	}
	group := top<<6 + bits.TrailingZeros64(s.groups[top])
	word := group<<6 + bits.TrailingZeros64(s.words[group])
	return int32(word<<6 + bits.TrailingZeros64(s.bits[word]))
}

// drain empties the set onto the end of a list, in order.
func (s *set) drain(into []int32) []int32 {
	for top, groups := range s.groups {
		for ; groups != 0; groups &= groups - 1 {
			group := top<<6 + bits.TrailingZeros64(groups)
			for words := s.words[group]; words != 0; words &= words - 1 {
				word := group<<6 + bits.TrailingZeros64(words)
				for b := s.bits[word]; b != 0; b &= b - 1 {
					into = append(into, int32(word<<6+bits.TrailingZeros64(b)))
				}
				s.bits[word] = 0
			}
			s.words[group] = 0
		}
		s.groups[top] = 0
	}
	s.count = 0
	return into
}
