package softserve

import "math/bits"

// mask is a set of cells: cell (column, row) is bit column*8 + row, so that a
// column is a byte, and a shift by one goes up or down.
type mask uint64

const (
	floor      mask = 0x01_01_01_01_01_01 // row 0
	inside     mask = 0x7f_7f_ff_ff_7f_7f // what is not wall, column 5 first
	bottleneck mask = 0x00_00_80_80_00_00
)

func bit(c Cell) mask          { return 1 << (c.Column*Rows + c.Row) }
func column(c int) mask        { return 0xff << (c * Rows) }
func (m mask) count() int      { return bits.OnesCount64(uint64(m)) }
func (m mask) first() mask     { return m & -m }
func (m mask) has(c Cell) bool { return m&bit(c) != 0 }

// firstCell is the lowest cell in the leftmost column of a set that is not empty.
func (m mask) firstCell() Cell {
	i := bits.TrailingZeros64(uint64(m))
	return Cell{i / Rows, i % Rows}
}

// The cells one further in a direction; what leaves the six columns is lost.
func (m mask) up() mask    { return m << 1 &^ floor }
func (m mask) down() mask  { return m &^ floor >> 1 }
func (m mask) left() mask  { return m >> Rows }
func (m mask) right() mask { return m << Rows & (1<<(Columns*Rows) - 1) }

// flood gives the cells of a set that are joined by edges with those of seed.
func (m mask) flood(seed mask) mask {
	for {
		grown := (seed | seed.up() | seed.down() | seed.left() | seed.right()) & m
		if grown == seed {
			return seed
		}
		seed = grown
	}
}

// board is what is locked. Its zero value is empty.
type board struct {
	flavours [flavourCount]mask // the cells of each flavour, scoops and popsicles alike
	lying    mask               // the left cell of each lying popsicle
	standing mask               // the lower cell of each standing popsicle
	cones    mask               // in row 0
}

// pieces gives the cells of all scoops and popsicles.
func (b *board) pieces() (all mask) {
	for _, m := range &b.flavours {
		all |= m
	}
	return all
}

// popsicles gives the cells of all popsicles.
func (b *board) popsicles() mask {
	return b.lying | b.lying.right() | b.standing | b.standing.up()
}

// isWall says whether a cell is outside the board.
func (c Cell) isWall() bool {
	return c.Column < 0 || c.Column >= Columns || c.Row < 0 || c.Row >= Rows || !inside.has(c)
}

// free says whether a piece may take a cell: it is no wall, cone or locked piece.
func (b *board) free(c Cell) bool { return !c.isWall() && !(b.cones | b.pieces()).has(c) }

// isBlocked says whether a piece is locked in the bottleneck.
func (b *board) isBlocked() bool { return b.pieces()&bottleneck != 0 }

// fits says whether a piece may be where it is.
func (b *board) fits(p Piece) bool {
	for i := range p.Size() {
		if !b.free(p.Cell(i)) {
			return false
		}
	}
	return true
}

// dropped gives the piece where it would rest when it fell straight down.
func (b *board) dropped(p Piece) Piece {
	for below := p; ; {
		below.Pivot.Row--
		if !b.fits(below) {
			return p
		}
		p = below
	}
}

// splits says whether a piece that locks where it is leaves a scoop on nothing,
// and which half that is: only a lying pair does.
func (b *board) splits(p Piece) (half int, ok bool) {
	if p.Kind != Pair || p.Other.isVertical() {
		return 0, false
	}
	for half = range 2 {
		if b.free(p.Cell(half).beside(Below)) {
			return half, true
		}
	}
	return 0, false
}

// put locks a piece where it is. It gives the columns of its scoops, as their
// cells in row 0.
func (b *board) put(p Piece) (columns mask) {
	for i := range p.Size() {
		c := p.Cell(i)
		b.flavours[p.Flavours[i]] |= bit(c)
		columns |= bit(Cell{c.Column, 0})
	}
	if p.Kind != Popsicle {
		return columns
	}
	if first := min(bit(p.Cell(0)), bit(p.Cell(1))); p.Other.isVertical() {
		b.standing |= first
	} else {
		b.lying |= first
	}
	return 0
}

// whole adds to a set of cells the other halves of the popsicles in it.
func (b *board) whole(m mask) mask {
	return m | (m & b.lying).right() | m.left()&b.lying | (m & b.standing).up() | m.down()&b.standing
}

// take takes whole pieces and cones off the board, and gives what it took.
func (b *board) take(m mask) (taken board) {
	for f := range b.flavours {
		taken.flavours[f] = b.flavours[f] & m
		b.flavours[f] &^= m
	}
	taken.lying, taken.standing, taken.cones = b.lying&m, b.standing&m, b.cones&m
	b.lying &^= m
	b.standing &^= m
	b.cones &^= m
	return taken
}

// fulfilled gives the standing cones with exactly the two ordered scoops in the
// cells above them, in either order.
func (b *board) fulfilled(o Order) mask {
	popsicles := b.popsicles()
	one, other := b.flavours[o[0]]&^popsicles, b.flavours[o[1]]&^popsicles
	return b.cones & (one>>1&(other>>2) | other>>1&(one>>2))
}

// groups gives the cells of all groups of four pieces or more of one flavour,
// and how many groups they are. A popsicle counts as one piece.
func (b *board) groups() (all mask, n int) {
	popsicles := b.popsicles()
	pieces := func(m mask) int { return m.count() - (m&popsicles).count()/2 }
	for _, rest := range &b.flavours {
		for pieces(rest) >= groupPieces {
			group := rest.flood(rest.first())
			rest &^= group
			if pieces(group) >= groupPieces {
				all |= group
				n++
			}
		}
	}
	return all, n
}

// loose gives the pieces that stand on nothing: neither on the floor, nor on a
// cone, nor on a piece that does not fall itself.
func (b *board) loose() mask {
	pieces := b.pieces()
	// Standing on something is always standing on something lower, so when each
	// piece does, none is loose.
	on := (pieces | b.cones).up() | floor
	if b.whole(pieces&on&^b.standing.up()) == pieces {
		return 0
	}
	firm := b.whole(pieces & (b.cones.up() | floor))
	for {
		grown := b.whole(firm | firm.up()&pieces)
		if grown == firm {
			return pieces &^ firm
		}
		firm = grown
	}
}

// falls tells of a fall which cells pieces fell into in its first row, in its
// second and so on, up to the greatest fall that there can be.
type falls [Rows - 1]mask

// fall lets every piece that stands on nothing fall until it stands, all by a
// row at a time, which leads where falling one by one from the bottom row up
// does. It gives the greatest fall in rows.
func (b *board) fall() (fell falls, rows int) {
	for {
		loose := b.loose()
		if loose == 0 {
			return fell, rows
		}
		fell[rows] = loose.down()
		rows++
		lower := func(m *mask) { *m = *m&^loose | (*m & loose).down() }
		for f := range b.flavours {
			lower(&b.flavours[f])
		}
		lower(&b.lying)
		lower(&b.standing)
	}
}

// raise pushes every column up by one cell and puts a cone under each. Where a
// column has no room it changes nothing and gives false.
func (b *board) raise() bool {
	if b.pieces()<<1&^inside != 0 {
		return false
	}
	for f := range b.flavours {
		b.flavours[f] <<= 1
	}
	b.lying <<= 1
	b.standing <<= 1
	b.cones = floor
	return true
}
