package eight

// beside lists the Slots next to each Slot, in their order, in which
// neighbours are stored: the four Slots next to the middle one are 1, 3, 5
// and 7. Source: a Move is never diagonal (A.8).
var beside = [slots][]int{
	{1, 3}, {0, 2, 4}, {1, 5},
	{0, 4, 6}, {1, 3, 5, 7}, {2, 4, 8},
	{3, 7}, {4, 6, 8}, {5, 7},
}

// Estimate is a way to guess the Moves left from a board to the goal. None
// guesses too high.
type Estimate uint8

// The estimates. The first two are those of the Estimate button.
const (
	// Manhattan adds, for each Tile, the rows and columns to its Slot (A.17).
	Manhattan Estimate = iota
	// Misplaced adds 1 for each Tile out of place (A.17).
	Misplaced
	// LinearConflict is Manhattan and 2 for each Tile that must leave its line,
	// so that another one of that line gets past it.
	LinearConflict
	// Exact is the number of Moves itself, from a table of all boards.
	Exact
	estimateCount = 4
)

var estimateNames = [estimateCount]string{"manhattan", "misplaced", "linearConflict", "exact"}

// String is the estimate's word in the specification.
func (e Estimate) String() string { return estimateNames[e] }

// next is the row after this one in the table of the Estimate button (A.28).
func (e Estimate) next() Estimate {
	if e == Manhattan {
		return Misplaced
	}
	return Manhattan
}

// Search is an order in which boards are taken up.
type Search uint8

// The searches.
const (
	// AStar takes the board with the lowest g + h.
	AStar Search = iota
	// Greedy takes the board with the lowest h: fast, and its route is often too long.
	Greedy
	// Breadth takes the board stored first.
	Breadth
	// IDAStar looks depth first, no further than a limit on g + h that rises.
	IDAStar
	searchCount = 4
)

var searchNames = [searchCount]string{"astar", "greedy", "breadth", "idastar"}

// String is the search's word in the specification.
func (s Search) String() string { return searchNames[s] }

// Row is a row of the Messages: a situation that the Status Line speaks of.
type Row uint8

// The rows of the Messages.
const (
	Ready Row = iota
	Searching
	Building
	Solving
	Solved
	TryNew
	rowCount = 6
)

var rowNames = [rowCount]string{"ready", "searching", "building", "solving", "solved", "tryNew"}

// String is the row's word in the specification.
func (r Row) String() string { return rowNames[r] }

// stepChoices are the values of stepsPerTick.
var stepChoices = []int{1, 10, 100, 1000}
