package cascade

// Kind is one of the seven pieces, in the order of the specification's Piece
// Kinds. None is an empty cell.
type Kind uint8

// The kinds of pieces.
const (
	None Kind = iota
	I
	J
	L
	O
	S
	T
	Z
	kindCount = 7
)

// kindLetters writes a cell of the well: '.' is empty.
const kindLetters = ".IJLOSTZ"

// String is the kind's letter, and "" for None.
func (k Kind) String() string {
	if k == None || k > kindCount {
		return ""
	}
	return kindLetters[k : k+1]
}

// Cell is a place counted from the bottom-left: of the well, or of a piece's
// box.
type Cell struct{ Column, Row int }

// pictures are the Piece Shapes at rotation 0: the 4 x 4 box, top row first.
// Source: the table of cascade.md. O stands in box columns 1 and 2, rows 2 and
// 3, for example.
var pictures = [kindCount + 1]string{
	I: "...." + "####" + "...." + "....",
	J: "#..." + "###." + "...." + "....",
	L: "..#." + "###." + "...." + "....",
	O: ".##." + ".##." + "...." + "....",
	S: ".##." + "##.." + "...." + "....",
	T: ".#.." + "###." + "...." + "....",
	Z: "##.." + ".##." + "...." + "....",
}

// centres are the rotation centres, twice the table's numbers so that they are
// whole: I turns round (1.5, 1.5), O round (1.5, 2.5), the others round (1, 2).
var centres = [kindCount + 1]Cell{
	I: {3, 3}, J: {2, 4}, L: {2, 4}, O: {3, 5}, S: {2, 4}, T: {2, 4}, Z: {2, 4},
}

// shape is a piece at one rotation: its crystals, and for each row of the box
// which columns they take, bit 0 the leftmost.
type shape struct {
	cells [4]Cell
	rows  [4]uint64
}

// shapes are all pieces at all rotations, turned from pictures by A.4.
var shapes = makeShapes()

func makeShapes() (all [kindCount + 1][4]shape) {
	for kind := I; kind <= Z; kind++ {
		for rotation := range 4 {
			s := &all[kind][rotation]
			n := 0
			for _, c := range pictureCells(pictures[kind]) {
				for range rotation {
					c = turn(c, centres[kind])
				}
				s.cells[n] = c
				s.rows[c.Row] |= 1 << c.Column
				n++
			}
		}
	}
	return all
}

// pictureCells lists the cells of a picture from the top row down.
func pictureCells(picture string) (cells [4]Cell) {
	n := 0
	for i := range picture {
		if picture[i] == '#' {
			cells[n] = Cell{Column: i % 4, Row: 3 - i/4}
			n++
		}
	}
	return cells
}

// turn moves a cell a quarter turn clockwise round a centre given twice (A.4):
// column = centre column + (row - centre row), row = centre row - (column -
// centre column). T's tip (1,3) goes to (2,2).
func turn(c, twiceCentre Cell) Cell {
	return Cell{
		Column: (twiceCentre.Column - twiceCentre.Row + 2*c.Row) / 2,
		Row:    (twiceCentre.Row + twiceCentre.Column - 2*c.Column) / 2,
	}
}

// ShapeCells gives where the four crystals of a piece are in its 4 x 4 box.
func ShapeCells(k Kind, rotation int) [4]Cell { return shapes[k][rotation&3].cells }

// kick is how far a turned piece is moved, right and up.
type kick struct{ column, row int8 }

// lastTest is the fifth kick test, the one that makes any twist a full one.
const lastTest = 4

// kickTests are the five places that a turn tries, in order.
type kickTests [lastTest + 1]kick

// Turns, as the number of quarter turns clockwise.
const (
	clockwise        = 1
	halfTurn         = 2
	counterclockwise = 3
)

// jlstzKicks are the kicks of J, L, S, T and Z by turn and the rotation turned
// from: the standard ones, as in cascade.md. T at 0 turned clockwise against
// the left wall tries (0,0), (-1,0), (-1,1), (0,-2), (-1,-2).
var jlstzKicks = [4][4]kickTests{
	clockwise: {
		{{0, 0}, {-1, 0}, {-1, 1}, {0, -2}, {-1, -2}},
		{{0, 0}, {1, 0}, {1, -1}, {0, 2}, {1, 2}},
		{{0, 0}, {1, 0}, {1, 1}, {0, -2}, {1, -2}},
		{{0, 0}, {-1, 0}, {-1, -1}, {0, 2}, {-1, 2}},
	},
	counterclockwise: {
		{{0, 0}, {1, 0}, {1, 1}, {0, -2}, {1, -2}},
		{{0, 0}, {1, 0}, {1, -1}, {0, 2}, {1, 2}},
		{{0, 0}, {-1, 0}, {-1, 1}, {0, -2}, {-1, -2}},
		{{0, 0}, {-1, 0}, {-1, -1}, {0, 2}, {-1, 2}},
	},
	halfTurn: halfTurnKicks,
}

// iKicks are those of I.
var iKicks = [4][4]kickTests{
	clockwise: {
		{{0, 0}, {-2, 0}, {1, 0}, {-2, -1}, {1, 2}},
		{{0, 0}, {-1, 0}, {2, 0}, {-1, 2}, {2, -1}},
		{{0, 0}, {2, 0}, {-1, 0}, {2, 1}, {-1, -2}},
		{{0, 0}, {1, 0}, {-2, 0}, {1, -2}, {-2, 1}},
	},
	counterclockwise: {
		{{0, 0}, {-1, 0}, {2, 0}, {-1, 2}, {2, -1}},
		{{0, 0}, {2, 0}, {-1, 0}, {2, 1}, {-1, -2}},
		{{0, 0}, {1, 0}, {-2, 0}, {1, -2}, {-2, 1}},
		{{0, 0}, {-2, 0}, {1, 0}, {-2, -1}, {1, 2}},
	},
	halfTurn: halfTurnKicks,
}

// halfTurnKicks are those of rotate180, for all kinds but O.
var halfTurnKicks = [4]kickTests{
	{{0, 0}, {0, 1}, {1, 1}, {-1, 1}, {1, 0}},
	{{0, 0}, {1, 0}, {1, 2}, {1, 1}, {0, 2}},
	{{0, 0}, {0, -1}, {-1, -1}, {1, -1}, {-1, 0}},
	{{0, 0}, {-1, 0}, {-1, 2}, {-1, 1}, {0, 2}},
}

// noKicks are those of O, whose turns always succeed where it is.
var noKicks [4][4]kickTests

// kicksOf gives the kicks of a kind by turn and rotation.
func kicksOf(k Kind) *[4][4]kickTests {
	switch k {
	case I:
		return &iKicks
	case O:
		return &noKicks
	}
	return &jlstzKicks
}

// twistCorners are the corners of T's box, clockwise from the upper left; at
// rotation r the front ones are r and r+1 (A.48).
var twistCorners = [4]Cell{{0, 3}, {2, 3}, {2, 1}, {0, 1}}

// clearName is what a lock is called and worth.
type clearName struct {
	name      string
	points    int64
	difficult bool // keeps and earns back-to-back
}

// clearNames are the Clear Names by twist*5 + lines. A twist of 2 with 1 line is
// row 11, TWIST SINGLE, 800 points a level.
var clearNames = [15]clearName{
	1:  {"SINGLE", 100, false},
	2:  {"DOUBLE", 300, false},
	3:  {"TRIPLE", 500, false},
	4:  {"CASCADE", 800, true},
	5:  {"MINI TWIST", 100, false},
	6:  {"MINI TWIST SINGLE", 200, true},
	7:  {"MINI TWIST DOUBLE", 400, true},
	10: {"TWIST", 400, false},
	11: {"TWIST SINGLE", 800, true},
	12: {"TWIST DOUBLE", 1200, true},
	13: {"TWIST TRIPLE", 1600, true},
}

// ClearRow finds the row of a clear in Clear Names: twist is 0 none, 1 mini, 2
// full.
func ClearRow(twist, lines int) int { return twist*5 + lines }

// ClearName is the name of a row of Clear Names, "" where it has none.
func ClearName(row int) string { return clearNames[row].name }

// cascadeRow is the row of Clear Names that counts as a cascade.
const cascadeRow = 4

// allClearPoints are paid when a clear of so many lines leaves the well empty,
// times the level.
var allClearPoints = [5]int64{1: 800, 2: 1200, 3: 1800, 4: 2000}
