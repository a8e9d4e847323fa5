package softserve

import "testing"

// Clockwise the other half goes right, below, left, above and right of the pivot
// again, counterclockwise the other way; the pivot stays.
func TestTurnsInTheOpen(t *testing.T) {
	for _, kind := range []string{"VS", "vv"} {
		p := begin(t, queue(kind)).to(1).down(3)
		p.drained()
		for _, other := range [][2]int{{2, 3}, {1, 4}, {2, 5}, {3, 4}} {
			p.step(RotateClockwise).wantPiece([2]int{2, 4}, other).wantTold("pieceTurned@" + frameText(p))
		}
		for _, other := range [][2]int{{2, 5}, {1, 4}, {2, 3}, {3, 4}} {
			p.step(RotateCounterclockwise).wantPiece([2]int{2, 4}, other)
		}
		p.want("flavours", p.g.piece.text(), kind)
	}
}

// Every side, turned either way, where the new place is blocked: the pivot goes
// one cell the opposite way and the other half takes its place.
func TestNudges(t *testing.T) {
	pivot := Cell{2, 4}
	for side := Right; side <= Above; side++ {
		for _, quarters := range []Side{clockwise, counterclockwise} {
			for _, kind := range []string{"VS", "vv"} {
				p := begin(t, queue(kind)).to(1)
				p.g.piece.Pivot, p.g.piece.Other = pivot, side
				end := side.turned(quarters)
				p.g.board.flavours[Mint] |= bit(pivot.beside(end))
				p.drained()
				p.g.turn(quarters)
				p.want("pivot", p.g.piece.Pivot, pivot.beside(end.opposite()))
				p.want("other half", p.g.piece.Cell(1), pivot).wantTold("pieceTurned@1")
			}
		}
	}
}

// Only the end place is tested: a turn goes past a piece on its way.
func TestOnlyTheEndPlaceIsTested(t *testing.T) {
	p := begin(t, queue("VS"), boardOf("...M..", "......", "......", "......", "^^^^^^")).to(1)
	p.g.piece.Pivot = Cell{2, 3}
	p.step(RotateClockwise).wantPiece([2]int{2, 3}, [2]int{2, 2})
}

// With no room either way a vertical pair of scoops swaps its flavours in place;
// anything else does not turn.
func TestSwap(t *testing.T) {
	pivot := Cell{2, 4}
	for side := Right; side <= Above; side++ {
		for _, quarters := range []Side{clockwise, counterclockwise} {
			for _, kind := range []string{"VS", "vv"} {
				p := begin(t, queue(kind)).to(1)
				p.g.piece.Pivot, p.g.piece.Other = pivot, side
				for _, end := range []Side{side.turned(clockwise), side.turned(counterclockwise)} {
					p.g.board.flavours[Mint] |= bit(pivot.beside(end))
				}
				before := p.g.piece
				p.drained()
				p.g.turn(quarters)
				told := ""
				if kind == "VS" && side.isVertical() {
					before.Flavours = [2]Flavour{Strawberry, Vanilla}
					told = "scoopsSwapped@1"
				}
				p.want("piece", p.g.piece, before).wantTold(told)
			}
		}
	}
}

// For a swap only the pivot's two neighbours are looked at: the other half may
// have room.
func TestSwapLooksAtThePivotOnly(t *testing.T) {
	p := begin(t, queue("VM"), boardOf(".S.S..", "^^^^^^")).to(1).down(4).step(RotateCounterclockwise).down(2)
	p.wantPiece([2]int{2, 1}, [2]int{2, 2}).step(RotateClockwise)
	p.wantPiece([2]int{2, 1}, [2]int{2, 2}).want("flavours", p.g.piece.text(), "MV")
	p = begin(t, queue("VM"), boardOf(".S.S..", "^^^^^^")).to(1).down(4).step(RotateClockwise).down(1)
	p.wantPiece([2]int{2, 2}, [2]int{2, 1}).step(RotateClockwise).wantPiece([2]int{2, 2}, [2]int{1, 2})
}

// Above the bottleneck and beside it is wall.
func TestTurnsInTheBottleneck(t *testing.T) {
	begin(t).to(1).step(RotateCounterclockwise).wantPiece([2]int{2, 6}, [2]int{2, 7})
	p := begin(t).to(1).step(RotateClockwise).wantPiece([2]int{2, 7}, [2]int{2, 6})
	p.step(RotateClockwise).wantPiece([2]int{3, 7}, [2]int{2, 7})
	p = begin(t).to(1).step(MoveLeft).wantPiece([2]int{2, 7}, [2]int{3, 7})
	p.step(MoveRight).wantPiece([2]int{2, 7}, [2]int{3, 7})
}

func TestMovesAreStopped(t *testing.T) {
	p := begin(t).to(1).down(1).step(MoveLeft, MoveLeft, MoveLeft).wantPiece([2]int{0, 6}, [2]int{1, 6})
	p.step(MoveRight, MoveRight, MoveRight, MoveRight, MoveRight).wantPiece([2]int{4, 6}, [2]int{5, 6})
	board := boardOf(".V..M.", ".C..S.", ".V..M.", ".C..S.", ".V..M.", "^^^^^^")
	p = begin(t, board).to(1).down(2)
	p.drained()
	p.step(MoveLeft, MoveRight).wantPiece([2]int{2, 5}, [2]int{3, 5}).wantTold("")
}

// Turning does nothing to a loose scoop, which left, right and down steer.
func TestALooseScoopDoesNotTurn(t *testing.T) {
	p := begin(t, queue("SM", "CC"), boardOf(".V....", ".C....", ".V....", "^^^^^^")).to(1).down(1).step(MoveLeft).lock()
	p.wantPiece([2]int{2, 4})
	p.drained()
	p.step(RotateClockwise, RotateCounterclockwise).wantPiece([2]int{2, 4}).wantTold("")
	p.step(MoveRight).wantPiece([2]int{3, 4}).step(MoveLeft).wantPiece([2]int{2, 4}).down(1).wantPiece([2]int{2, 3})
}
