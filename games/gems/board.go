package gems

import (
	"encoding/json"

	"parlor/sim"
)

// Gem is a gem's value: kind x 3 for a plain gem, + 1 for a special one, + 2 for
// a destroyer.
type Gem int8

// Empty is a cell without a gem.
const Empty Gem = -1

// The makes of gems: what is added to kind x 3.
const (
	plain Gem = iota
	special
	destroyer
	makes
)

// Kind counts from 0. It is -1 for Empty, which plain division would take for
// kind 0.
func (g Gem) Kind() int { return int(uint8(g+makes)/uint8(makes)) - 1 }

// Special says whether the gem explodes onto its eight neighbours.
func (g Gem) Special() bool { return g >= 0 && g%makes == special }

// Destroyer says whether the gem explodes along its row and column.
func (g Gem) Destroyer() bool { return g >= 0 && g%makes == destroyer }

// gemOf gives the gem of a kind and a make.
func gemOf(kind int, m Gem) Gem { return Gem(kind)*makes + m }

// Sides of a board, in cells.
const (
	minSide = 3
	maxSide = 16
)

// Cell is a place on the board, whatever its size: row x 16 + column, counted
// from the top-left cell.
type Cell uint8

// CellAt gives the cell of a column and a row, each from 0 to 15.
func CellAt(column, row int) Cell { return Cell(row*maxSide + column) }

// Column counts from the left, from 0.
func (c Cell) Column() int { return int(c % maxSide) }

// Row counts from the top, from 0.
func (c Cell) Row() int { return int(c / maxSide) }

// MarshalJSON writes [column,row].
func (c Cell) MarshalJSON() ([]byte, error) { return json.Marshal([2]int{c.Column(), c.Row()}) }

// Swap is two neighbouring cells; the gem of A is the one that is moved. The
// zero value is no swap.
type Swap struct{ A, B Cell }

// none says that it is no swap.
func (s Swap) none() bool { return s.A == s.B }

// MarshalJSON writes [column,row,column,row].
func (s Swap) MarshalJSON() ([]byte, error) {
	return json.Marshal([4]int{s.A.Column(), s.A.Row(), s.B.Column(), s.B.Row()})
}

// board is the field of gems, as sets of cells: all of a row, and rows below each
// other, are compared, burst and fall at once.
type board struct {
	columns, rows int
	words         int                    // of a set, that hold the rows
	whole         set                    // all cells of the board
	gems          [len(set{}) + 1]layers // the last is empty
}

// layers are a word of each set of cells that a board consists of: the bits of a
// gem's kind + 1, the lowest first, and the gems that explode. A cell that is in none
// of them is empty.
type layers [layerCount]uint64

const (
	kindLayers     = 3
	specialLayer   = kindLayers
	destroyerLayer = kindLayers + 1
	layerCount     = kindLayers + 2
)

func newBoard(columns, rows int) board {
	b := board{columns: columns, rows: rows, words: (rows + wordRows - 1) / wordRows}
	for c := range b.all {
		b.whole.add(c)
	}
	return b
}

// at gives the gem of a cell.
func (b *board) at(c Cell) Gem {
	l, at := &b.gems[c/wordCells], c%wordCells
	kind := l[0]>>at&1 | l[1]>>at&1<<1 | l[2]>>at&1<<2
	if kind == 0 {
		return Empty
	}
	return gemOf(int(kind)-1, Gem(l[specialLayer]>>at&1*uint64(special)|l[destroyerLayer]>>at&1*uint64(destroyer)))
}

func (b *board) isEmpty(c Cell) bool {
	return b.gaps(int(c/wordCells))>>(c%wordCells)&1 != 0
}

// put puts a gem into an empty cell.
func (b *board) put(c Cell, g Gem) {
	b.fill(c, g.Kind())
	switch {
	case g.Special():
		b.gems[c/wordCells][specialLayer] |= 1 << (c % wordCells)
	case g.Destroyer():
		b.gems[c/wordCells][destroyerLayer] |= 1 << (c % wordCells)
	}
}

// fill puts a plain gem of a kind into an empty cell.
func (b *board) fill(c Cell, kind int) {
	l, at, kindBits := &b.gems[c/wordCells], c%wordCells, uint64(kind+1)
	l[0] |= kindBits & 1 << at
	l[1] |= kindBits >> 1 & 1 << at
	l[2] |= kindBits >> 2 & 1 << at
}

// clear leaves cells empty.
func (b *board) clear(cells *set) {
	for word, gone := range cells[:b.words] {
		l := &b.gems[word]
		for i := range l {
			l[i] &^= gone
		}
	}
}

func (b *board) swap(s Swap) {
	l, m, atA, atB := &b.gems[s.A/wordCells], &b.gems[s.B/wordCells], s.A%wordCells, s.B%wordCells
	for i := range l {
		differ := (l[i]>>atA ^ m[i]>>atB) & 1
		l[i] ^= differ << atA
		m[i] ^= differ << atB
	}
}

// gaps gives the empty cells of a word.
func (b *board) gaps(word int) uint64 {
	l := &b.gems[word]
	return b.whole[word] &^ (l[0] | l[1] | l[2])
}

// sink lets each gem that has a gap below it fall one row, and says whether there
// was one.
func (b *board) sink() bool {
	// The open cells have a gap below them, or are one: what is above comes into them.
	var open set
	var next, falling uint64
	for word := b.words - 1; word >= 0; word-- {
		gaps := b.gaps(word)
		reach := gaps | below(0, next)
		reach |= reach >> maxSide
		reach |= reach >> (2 * maxSide)
		open[word] = reach
		falling |= reach &^ gaps
		next = reach
	}
	if falling == 0 {
		return false
	}
	for word := b.words - 1; word > 0; word-- {
		b.gems[word].sink(&b.gems[word-1], open[word])
	}
	b.gems[0].sink(&layers{}, open[0])
	return true
}

// sink lets what is above open cells come into them, from the word before too.
func (l *layers) sink(before *layers, open uint64) {
	for i := range l {
		l[i] ^= (l[i] ^ above(l[i], before[i])) & open // what is not open stays
	}
}

// row gives the kinds of a row, so that a row is compared at once: the three bits of
// each gem's kind + 1 in three lanes of columns. Off the board there are none.
func (b *board) row(row int) uint64 {
	r := uint(row)
	if r >= uint(b.rows) {
		return 0
	}
	const columns = 1<<maxSide - 1
	l, at := &b.gems[r/wordRows], r%wordRows*maxSide
	return l[0]>>at&columns | l[1]>>at&columns<<lane | l[2]>>at&columns<<(2*lane)
}

// lane is how many bits a lane has: beside the columns there are as many without a
// gem as matches reaches.
const lane = maxSide + 4

// columnBits has a bit for each column.
func (b *board) columnBits() uint16 { return uint16(b.whole[0]) }

// all gives the cells in reading order.
func (b *board) all(yield func(Cell) bool) {
	for row := range b.rows {
		for column := range b.columns {
			if !yield(CellAt(column, row)) {
				return
			}
		}
	}
}

// neighbour gives the next cell in the direction of an arrow command, and false
// where the board ends.
func (b *board) neighbour(c Cell, arrow sim.Code) (Cell, bool) {
	d := &steps[arrow]
	column, row := c.Column()+d.columns, c.Row()+d.rows
	if column < 0 || column >= b.columns || row < 0 || row >= b.rows {
		return c, false
	}
	return CellAt(column, row), true
}

// blast gives the cells that a gem's explosion hits: none for a plain gem, eight
// neighbours for a special one, its row and column for a destroyer. Its own cell
// may be among them.
func (b *board) blast(c Cell, g Gem) (hit set) {
	column, row := c.Column(), c.Row()
	switch {
	case g.Special():
		for r := max(row-1, 0); r <= min(row+1, b.rows-1); r++ {
			hit.addRow(r, uint16(uint32(7)<<column>>1))
		}
	case g.Destroyer():
		for r := range b.rows {
			hit.addRow(r, 1<<column)
		}
		hit.addRow(row, 1<<maxSide-1)
	}
	for word := range hit {
		hit[word] &= b.whole[word]
	}
	return hit
}
