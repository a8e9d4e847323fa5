package softserve

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestInsideIsThePagesPicture(t *testing.T) {
	var b board
	want := fullBoard()
	for i, row := range b.text() {
		if row != want[i] {
			t.Errorf("row %d is %s, want %s", i, row, want[i])
		}
	}
	for _, c := range []Cell{{-1, 0}, {6, 0}, {0, -1}, {0, 7}, {1, 7}, {4, 7}, {5, 7}, {2, 8}, {3, 8}} {
		if !c.isWall() || b.at(c).Is != AWall {
			t.Errorf("%v is no wall", c)
		}
	}
	if !bottleneck.has(Cell{2, 7}) || !bottleneck.has(Cell{3, 7}) || bottleneck.count() != 2 {
		t.Errorf("the bottleneck is %b", bottleneck)
	}
}

// plainBoard is the same board, written as plainly as can be: a list of pieces.
type plainBoard struct {
	pieces []plainPiece
	cones  mask
}

type plainPiece struct {
	flavour Flavour
	cells   []Cell
}

func plainOf(b *board) (p plainBoard) {
	p.cones = b.cones
	for column := range Columns {
		for row := range Rows {
			c := Cell{column, row}
			switch content := b.at(c); content.Is {
			case AScoop:
				p.pieces = append(p.pieces, plainPiece{content.Flavour, []Cell{c}})
			case APopsicle:
				if content.Other == Right || content.Other == Above {
					p.pieces = append(p.pieces, plainPiece{content.Flavour, []Cell{c, c.beside(content.Other)}})
				}
			}
		}
	}
	return p
}

// text draws a board with its popsicles.
func (p *plainBoard) text() string {
	list := []string{}
	for _, piece := range p.pieces {
		s := piece.flavour.String()
		for _, c := range piece.cells {
			s += string(rune('0'+c.Column)) + string(rune('0'+c.Row))
		}
		list = append(list, s)
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

func (p *plainBoard) taken(c Cell, but int) bool {
	if c.isWall() || p.cones.has(c) {
		return true
	}
	for i, piece := range p.pieces {
		if i != but && slices.Contains(piece.cells, c) {
			return true
		}
	}
	return false
}

// fall lets the pieces fall one by one, from the bottom row up.
func (p *plainBoard) fall() (greatest int) {
	slices.SortFunc(p.pieces, func(a, b plainPiece) int { return a.cells[0].Row - b.cells[0].Row })
	for i, piece := range p.pieces {
		rows := 0
		for !slices.ContainsFunc(piece.cells, func(c Cell) bool { return p.taken(c.beside(Below), i) }) {
			for j := range piece.cells {
				piece.cells[j].Row--
			}
			rows++
		}
		greatest = max(greatest, rows)
	}
	return greatest
}

// clear takes the groups away, found by spreading from piece to piece.
func (p *plainBoard) clear() (groups int) {
	group := make([]int, len(p.pieces)) // by piece, 0 for none yet
	var spread func(i, n int) int
	spread = func(i, n int) int {
		group[i] = n
		size := 1
		for j, other := range p.pieces {
			if group[j] == 0 && other.flavour == p.pieces[i].flavour && touch(p.pieces[i], other) {
				size += spread(j, n)
			}
		}
		return size
	}
	gone := map[int]bool{}
	for i := range p.pieces {
		if group[i] == 0 && spread(i, i+1) >= 4 {
			gone[i+1] = true
		}
	}
	rest := []plainPiece{}
	for i, piece := range p.pieces {
		if !gone[group[i]] {
			rest = append(rest, piece)
		}
	}
	p.pieces = rest
	return len(gone)
}

func touch(a, b plainPiece) bool {
	for _, c := range a.cells {
		for _, d := range b.cells {
			if columns, rows := c.Column-d.Column, c.Row-d.Row; columns*columns+rows*rows == 1 {
				return true
			}
		}
	}
	return false
}

// drawBoard draws any board: with holes, with popsicles, with cones gone.
func drawBoard(t *rapid.T) (b board) {
	b.cones = mask(rapid.Uint64().Draw(t, "cones")) & floor
	flavours := rapid.IntRange(1, 4).Draw(t, "flavours")
	for range rapid.IntRange(0, 40).Draw(t, "pieces") {
		p := Piece{
			Kind:  rapid.SampledFrom([]Kind{Scoop, Scoop, Popsicle}).Draw(t, "kind"),
			Pivot: Cell{rapid.IntRange(0, Columns-1).Draw(t, "column"), rapid.IntRange(0, Rows-1).Draw(t, "row")},
			Other: Side(rapid.IntRange(0, 3).Draw(t, "side")),
		}
		f := Flavour(rapid.IntRange(0, flavours-1).Draw(t, "flavour"))
		p.Flavours = [2]Flavour{f, f}
		if b.fits(p) {
			b.put(p)
		}
	}
	return b
}

// The board falls, clears and goes on clearing as the plain one does.
func TestTheBoardDoesAsThePlainOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBoard(t)
		plain := plainOf(&b)
		same := func(what string) {
			again := plainOf(&b)
			if got, want := again.text(), plain.text(); got != want {
				t.Fatalf("after %s: %s, want %s", what, got, want)
			}
		}
		for range 20 {
			cells, n := b.groups()
			b.take(cells)
			if want := plain.clear(); n != want {
				t.Fatalf("%d groups, want %d", n, want)
			}
			same("a clear")
			before := plainOf(&b)
			fell, rows := b.fall()
			if want := plain.fall(); rows != want {
				t.Fatalf("a fall of %d rows, want %d", rows, want)
			}
			same("a fall")
			g := Game{board: b, fell: fell}
			after := plainOf(&b)
			for _, piece := range after.pieces { // each came from so many rows higher
				for i := range piece.cells {
					piece.cells[i].Row += g.Fell(piece.cells[i])
				}
			}
			if got, want := after.text(), before.text(); got != want {
				t.Fatalf("the pieces fell from %s, not from %s", got, want)
			}
			if n == 0 {
				break
			}
		}
		if b.loose() != 0 {
			t.Fatal("a piece stands on nothing")
		}
	})
}
