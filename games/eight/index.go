package eight

// index finds the number of a stored board: an open-addressing hash table with
// a power of two places, at most half of them taken, each the number of a state
// plus 1, or 0. States leave it in the reverse of the order in which they came,
// so that no chain of places is ever broken.
type index []int32

// minPlaces is how many places there are at first.
const minPlaces = 64

// find gives the number of a board among the states.
func (x index) find(states []state, b Board) (int32, bool) {
	for at := x.home(b); ; at = (at + 1) & (len(x) - 1) {
		switch number := x[at] - 1; {
		case number < 0:
			return 0, false
		case states[number].board == b:
			return number, true
		}
	}
}

// add takes in the last of the states. When it is half full it doubles, in the
// order of the numbers.
func (x *index) add(states []state) {
	last := len(states) - 1
	if 2*last < len(*x) {
		x.put(states[last].board, last)
		return
	}
	*x = make(index, max(minPlaces, 2*len(*x)))
	for number := range states {
		x.put(states[number].board, number)
	}
}

func (x index) put(b Board, number int) {
	at := x.home(b)
	for x[at] != 0 {
		at = (at + 1) & (len(x) - 1)
	}
	x[at] = int32(number) + 1
}

// removeLast takes the last of the states out.
func (x index) removeLast(states []state) {
	last := len(states) - 1
	at := x.home(states[last].board)
	for x[at] != int32(last)+1 {
		at = (at + 1) & (len(x) - 1)
	}
	x[at] = 0
}

// home is where a board's chain begins. The multiplier is 2 to the 64th over
// the golden ratio (Knuth's multiplicative hashing).
func (x index) home(b Board) int {
	return int(uint64(b)*0x9e3779b97f4a7c15>>32) & (len(x) - 1)
}
