package gems

import (
	"math/bits"
	"slices"

	"parlor/sim"
)

// Run is three or more gems of one kind side by side, as many as there are.
type Run struct {
	First    Cell // its leftmost or top cell
	Length   int8
	Vertical bool
}

// Cell gives the run's cell number i, from 0.
func (r Run) Cell(i int) Cell {
	if r.Vertical {
		return r.First + Cell(i)*maxSide
	}
	return r.First + Cell(i)
}

// Last is the rightmost cell of a row, the bottom cell of a column.
func (r Run) Last() Cell { return r.Cell(int(r.Length) - 1) }

// hasAny says whether one of the cells is in the run.
func (r Run) hasAny(cells []Cell) bool { return slices.ContainsFunc(cells, r.has) }

func (r Run) has(c Cell) bool {
	if r.Vertical {
		return c.Column() == r.First.Column() && c >= r.First && c <= r.Last()
	}
	return c >= r.First && c <= r.Last()
}

// elbows appends the cells that a row and a column share, in reading order. Each
// run belongs to one elbow at most.
func elbows(into []Cell, runs []Run) []Cell {
	for _, row := range runs {
		if row.Vertical {
			break
		}
		for i := range int(row.Length) {
			c := row.Cell(i)
			crosses := func(r Run) bool { return r.Vertical && r.has(c) && !r.hasAny(into) }
			if slices.ContainsFunc(runs, crosses) {
				into = append(into, c)
				break
			}
		}
	}
	return into
}

// runs appends all runs: those in rows, then those in columns, each in the order
// of their first cells. The board stands still: it has no empty cell.
func (b *board) runs(into []Run) []Run {
	// A gem that is like the one before it, and the next like it, are in a run,
	// which goes on as long as the bits do.
	var likeAbove [maxSide + 1]uint16 // nothing is in the row below the last
	whole := b.whole()
	above := ^b.kinds[0] // unlike all
	for row := range b.rows {
		kinds := b.kinds[row]
		likeAbove[row] = alike(kinds, above) & whole
		above = kinds
		likeLeft := alike(kinds, kinds<<1) & whole &^ 1
		for pairs := likeLeft & (likeLeft >> 1); pairs != 0; {
			column := bits.TrailingZeros16(pairs)
			more := bits.TrailingZeros16(^(pairs >> column))
			into = append(into, Run{First: CellAt(column-1, row), Length: int8(more + 2)})
			pairs &^= (1<<more - 1) << column
		}
	}
	for row := 1; row+1 < b.rows; row++ {
		for starts := likeAbove[row] & likeAbove[row+1] &^ likeAbove[row-1]; starts != 0; starts &= starts - 1 {
			column := bits.TrailingZeros16(starts)
			length := int8(3)
			for end := row + 2; likeAbove[end]>>column&1 != 0; end++ {
				length++
			}
			into = append(into, Run{First: CellAt(column, row-1), Length: length, Vertical: true})
		}
	}
	return into
}

// alike gives a bit for each column in which two rows have gems of the same kind.
func alike(kinds, others uint64) uint16 {
	differ := kinds ^ others
	return ^uint16(differ | differ>>lane | differ>>(2*lane))
}

// alikeAt gives a bit for each column of a row whose gem is of the same kind as the
// one so many columns right and rows down; none where that is off the board.
func (b *board) alikeAt(row, right, down int) uint16 {
	if uint(row+down) >= uint(b.rows) {
		return 0
	}
	// What a turn brings around lies beyond the lanes, or off the board.
	there, whole := bits.RotateLeft64(b.kinds[row+down], -right), b.whole()
	return alike(b.kinds[row], there) & whole & uint16(bits.RotateLeft64(uint64(whole), -right))
}

// inRun says whether the gem of a cell is part of a run.
func (b *board) inRun(c Cell) bool {
	column, row := c.Column(), c.Row()
	return b.beside(c, -1, column)+b.beside(c, 1, b.columns-1-column) >= 2 ||
		b.beside(c, -maxSide, row)+b.beside(c, maxSide, b.rows-1-row) >= 2
}

// beside counts the gems of a cell's kind next to it, at most two, in a direction
// in which there is room for so many cells.
func (b *board) beside(c Cell, step, room int) (n int) {
	kind := b.gems[c].Kind()
	for n < min(room, 2) && b.gems[int(c)+(n+1)*step].Kind() == kind {
		n++
	}
	return n
}

// findSwap gives a swap that works: the gem of A makes a run at B. It is the
// first by row, then by the arrow from A to B, then by column. It gives none on a
// board where no swap works.
func (b *board) findSwap() Swap {
	for row := range b.rows {
		for arrow := range completes {
			var moves uint16
			for _, pair := range &completes[arrow] {
				moves |= b.alikeAt(row, pair[0].columns, pair[0].rows) & b.alikeAt(row, pair[1].columns, pair[1].rows)
			}
			if moves != 0 {
				a := CellAt(bits.TrailingZeros16(moves), row)
				to, _ := b.neighbour(a, sim.Code(arrow))
				return Swap{a, to}
			}
		}
	}
	return Swap{}
}
