package softserve

// Flavour is one of the six flavours, in the order of the specification. A game
// uses the first Settings.Flavours of them.
type Flavour uint8

// The flavours.
const (
	Vanilla Flavour = iota
	Strawberry
	Chocolate
	Mint
	Blueberry
	Lemon
	flavourCount = 6
)

// The letters of the flavours, as a scoop and as half a popsicle.
const (
	scoopLetters    = "VSCMBL"
	popsicleLetters = "vscmbl"
)

// String is the flavour's letter, as of a scoop.
func (f Flavour) String() string { return scoopLetters[f : f+1] }

// Side is where a half of a piece is, seen from the other half. Clockwise turns
// go through the sides in their order.
type Side uint8

// The sides.
const (
	Right Side = iota
	Below
	Left
	Above
)

// turned gives the side so many quarter turns clockwise from this one.
func (s Side) turned(quarters Side) Side { return (s + quarters) & 3 }

func (s Side) opposite() Side   { return s.turned(2) }
func (s Side) isVertical() bool { return s == Below || s == Above }

// Turns, as the number of quarter turns clockwise.
const (
	clockwise        Side = 1
	counterclockwise Side = 3
)

// Cell is a place on the board: columns from the left, rows from the bottom.
type Cell struct{ Column, Row int }

func (c Cell) beside(s Side) Cell { return Cell{c.Column + steps[s].Column, c.Row + steps[s].Row} }

// steps leads from a cell to the one beside it.
var steps = [4]Cell{Right: {1, 0}, Below: {0, -1}, Left: {-1, 0}, Above: {0, 1}}

// The size of the board. The top row is the bottleneck, walled in on both sides.
const (
	Columns       = 6
	Rows          = 8
	bottleneckRow = Rows - 1
)

// entrance is where the pivot of a new piece stands, its other half on the
// right: the two cells of the bottleneck.
var entrance = Cell{2, bottleneckRow}

// Difficulty is a row of settings.
type Difficulty string

// The difficulties.
const (
	Easy   Difficulty = "Easy"
	Normal Difficulty = "Normal"
	Hard   Difficulty = "Hard"
)

// rowOf gives the settings of a difficulty before a mode or a caller changes
// any. Source: the Settings of softserve.md; Normal is its defaults. false: there
// is no such difficulty.
func rowOf(d Difficulty) (Settings, bool) {
	s := Settings{
		Difficulty:        d,
		Flavours:          4,
		FallFrames:        30,
		FastFallFrames:    2,
		GraceFrames:       20,
		RepeatDelayFrames: 20,
		RepeatFrames:      6,
		PopsicleEvery:     5,
		Cones:             6,
		SpeedUpFrames:     1,
		SpawnFrames:       6,
		ServeFrames:       40,
		ClearFrames:       30,
		DropFrames:        2,
	}
	switch d {
	case Easy:
		s.Flavours, s.Cones, s.FallFrames, s.GraceFrames, s.PopsicleEvery = 3, 5, 40, 30, 8
	case Normal:
	case Hard:
		s.Flavours, s.FallFrames, s.GraceFrames, s.PopsicleEvery = 5, 24, 14, 4
		s.SpeedUpEvery, s.PickyOrders = 10, true
	default:
		return s, false
	}
	return s, true
}

// groupPieces is how many pieces of one flavour clear, and customers how many
// there are, from 1.
const (
	groupPieces = 4
	Customers   = 8
)

// leastFallFrames is where a game stops to speed up.
const leastFallFrames = 4
