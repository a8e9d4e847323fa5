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
	if n := len(runs); n < 2 || !runs[n-1].Vertical {
		return into
	}
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
	// Three gems of which each is like the next begin a run, which goes on as long as
	// the next ones are alike.
	var likeNext, likeBelow set
	var across, down, nextLike uint64 // across and down are not 0 when some begin
	for word := b.words - 1; word >= 0; word-- {
		gems, next := &b.gems[word], &b.gems[word+1]
		differ := (gems[0] ^ gems[0]>>1) | (gems[1] ^ gems[1]>>1) | (gems[2] ^ gems[2]>>1)
		like := b.whole[word] & haveNext &^ differ
		across |= like & (like >> 1)
		likeNext[word] = like

		differ = (gems[0] ^ below(gems[0], next[0])) | (gems[1] ^ below(gems[1], next[1])) | (gems[2] ^ below(gems[2], next[2]))
		like = b.whole[word] &^ differ
		down |= like & below(like, nextLike)
		likeBelow[word] = like
		nextLike = like
	}
	for word := 0; across != 0 && word < b.words; word++ {
		for three := likeNext[word] & (likeNext[word] >> 1); three != 0; {
			first := bits.TrailingZeros64(three)
			more := bits.TrailingZeros64(^(three >> first))
			into = append(into, Run{First: Cell(word*wordCells + first), Length: int8(more + 2)})
			three &^= (1<<more - 1) << first
		}
	}
	for word := 0; down != 0 && word < b.words; word++ {
		for starts := likeBelow[word] & likeBelow.under(word) &^ likeBelow.over(word); starts != 0; starts &= starts - 1 {
			first := Cell(word*wordCells + bits.TrailingZeros64(starts))
			length := int8(3)
			for end := first + 2*maxSide; likeBelow.bit(end) != 0; end += maxSide {
				length++
			}
			into = append(into, Run{First: first, Length: length, Vertical: true})
		}
	}
	return into
}

// haveNext has the cells of a word that have one right of them on the widest board.
const haveNext = 0x7fff_7fff_7fff_7fff

// completes says whether a gem of a kind would be part of a run in a cell.
func (b *board) completes(c Cell, kind int) bool {
	column, row := c.Column(), c.Row()
	return b.beside(c, kind, -1, column)+b.beside(c, kind, 1, b.columns-1-column) >= 2 ||
		b.beside(c, kind, -maxSide, row)+b.beside(c, kind, maxSide, b.rows-1-row) >= 2
}

// beside counts the gems of a kind next to a cell, at most two, in a direction in
// which there is room for so many cells.
func (b *board) beside(c Cell, kind, step, room int) (n int) {
	for n < min(room, 2) && b.at(Cell(int(c)+(n+1)*step)).Kind() == kind {
		n++
	}
	return n
}

// findSwap gives a swap that works: the gem of A makes a run at B. It is the
// first by row, then by the arrow from A to B, then by column. It gives none on a
// board where no swap works.
func (b *board) findSwap() Swap {
	var n near
	for row := range b.rows {
		n.look(b, row)
		for arrow := range matches {
			if moves := n.moves(&matches[arrow]) & b.columnBits(); moves != 0 {
				a := CellAt(bits.TrailingZeros16(moves), row)
				to, _ := b.neighbour(a, sim.Code(arrow))
				return Swap{a, to}
			}
		}
	}
	return Swap{}
}

// near is a row, in the middle, and the rows around it as far as matches reaches.
type near [2*farthest + 1]uint64

// look goes to a row.
func (n *near) look(b *board, row int) {
	for i := range n {
		n[i] = b.row(row + i - farthest)
	}
}

// moves gives the columns of the gems that are alike with two of their matches.
func (n *near) moves(m *[6]offset) uint16 {
	d0, d1, d2, d3 := n.differ(&m[0]), n.differ(&m[1]), n.differ(&m[2]), n.differ(&m[3])
	return alike(d0|d1) | alike(d1|d2) | alike(d2|d3) | alike(n.differ(&m[4])|n.differ(&m[5]))
}

// differ compares the gems of the middle row with those so far away.
func (n *near) differ(m *offset) uint64 {
	return n[farthest] ^ bits.RotateLeft64(n[farthest+m.rows], -m.columns)
}

// alike gives the columns in which the lanes of a row do not differ.
func alike(differ uint64) uint16 { return ^uint16(differ | differ>>lane | differ>>(2*lane)) }
