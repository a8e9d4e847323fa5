package eight

// search is one search from a board to the goal, a Step at a time.
type search interface {
	// start is the board that the search is from.
	start() Board
	// step takes up the next board.
	step() outcome
	// back undoes the last step that expanded a board.
	back()
	// checked counts the boards expanded, stored the most that were kept at once.
	checked() int
	stored() int
	// route leads from the start to the goal, once that was accepted.
	route() []Board
	// waiting counts the open boards, and open gives the first few of them in
	// the order in which they would be taken up.
	waiting() int
	open(most int) []Found
	// last is the last board that was expanded in an undoable search; there is
	// one.
	last() Expansion
	clone() search
	appendState(b []byte) []byte
}

// outcome is what a step came to.
type outcome uint8

const (
	expanded  outcome = iota
	full              // expanded, and a neighbour did not fit into maxStates
	accepted          // the board taken up is the goal
	exhausted         // no board is open
)

// problem is what a search is given.
type problem struct {
	from, goal Board
	estimator  *estimator
	maxStates  int
	// undoable says that back will be called. IDA* takes millions of steps on
	// some boards, and keeps no journal of them otherwise.
	undoable bool
}

func (p *problem) start() Board { return p.from }

func newSearch(kind Search, p problem) search {
	if kind == IDAStar {
		return newDeepening(p)
	}
	return newBestFirst(kind, p)
}

// Found is a board that a search has found.
type Found struct {
	Board Board
	G     int // Moves from the start, as far as the search knows
	H     int // the estimate of the Moves left
}

// F is what the board is chosen by in A* and IDA*.
func (f Found) F() int { return f.G + f.H }

// Fate is what became of a neighbour.
type Fate uint8

// The fates of neighbours.
const (
	FateNew       Fate = iota // stored, and open
	FateShorter               // known, but by a longer way: open again
	FateKnown                 // known by a way that is as short; for IDA*, where the search came from
	FateOverLimit             // IDA* only: left for a later round, since g + h is over its limit
	FateNoRoom                // it does not fit into maxStates
)

// Neighbour is a board one Move from the one that was expanded, with the best
// way to it that is known.
type Neighbour struct {
	Found
	Tile int // which slid
	Fate Fate
}

// Expansion is a board that was expanded, with its neighbours in the order in
// which they were looked at.
type Expansion struct {
	Found
	Neighbours []Neighbour
	// Limit is the highest g + h of this round of IDA*, 0 in other searches, and
	// NewRound says that a round began with this board.
	Limit    int
	NewRound bool
}
