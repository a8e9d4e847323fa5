package gems

import (
	"encoding/json"
	"math/bits"

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

// set is a set of cells: a word for each row, a bit for each column.
type set [maxSide]uint16

func (s *set) add(c Cell) { s[c.Row()] |= 1 << c.Column() }

// all gives the cells in reading order.
func (s *set) all(yield func(Cell) bool) {
	for row, word := range s {
		for ; word != 0; word &= word - 1 {
			if !yield(CellAt(bits.TrailingZeros16(word), row)) {
				return
			}
		}
	}
}

// board is the field of gems. Cells outside it hold nothing of meaning.
type board struct {
	columns, rows int
	gems          [maxSide * maxSide]Gem
	// kinds has a word for each row, so that a whole row is compared at once: of
	// each gem's kind + 1, 0 for none, a bit in each of three lanes of columns.
	kinds [maxSide]uint64
}

// lane is how many bits a lane of kinds has, and lanes has the first of each.
const (
	lane  = maxSide
	lanes = 1 | 1<<lane | 1<<(2*lane)
)

func (b *board) put(c Cell, g Gem) {
	b.gems[c] = g
	row, column := &b.kinds[c.Row()], c.Column()
	*row = *row&^(lanes<<column) | kindLanes[uint8(g+1)]<<column
}

// kindLanes has the bits of a gem's kind, by the gem + 1, for the first column.
var kindLanes = func() (all [1 << 8]uint64) {
	for i := range 1 + maxKinds*int(makes) {
		// The product has the kind's lowest bit in the first lane, and so on.
		kind := uint64(Gem(i-1).Kind() + 1)
		all[i] = kind * (1 | 1<<(lane-1) | 1<<(2*lane-2)) & lanes
	}
	return all
}()

// whole has a bit for each column.
func (b *board) whole() uint16 { return uint16(1<<(b.columns&31) - 1) }

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

func (b *board) swap(s Swap) {
	x, y := b.gems[s.A], b.gems[s.B]
	b.put(s.A, y)
	b.put(s.B, x)
}

// blast gives the cells that a gem's explosion hits: none for a plain gem, eight
// neighbours for a special one, its row and column for a destroyer. Its own cell
// may be among them.
func (b *board) blast(c Cell, g Gem) (hit set) {
	column, row := c.Column(), c.Row()
	whole := b.whole()
	switch {
	case g.Special():
		three := uint16(uint32(7)<<column>>1) & whole
		for r := max(row-1, 0); r <= min(row+1, b.rows-1); r++ {
			hit[r] = three
		}
	case g.Destroyer():
		for r := range b.rows {
			hit[r] = 1 << column
		}
		hit[row] = whole
	}
	return hit
}
