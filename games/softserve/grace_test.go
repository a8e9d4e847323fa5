package softserve

import (
	"strconv"
	"testing"

	"parlor/sim"
)

func frameText(p *player) string { return strconv.FormatInt(p.g.frame, 10) }

func TestFallingByItself(t *testing.T) {
	p := beginPlain(t).to(35).wantPiece([2]int{2, 7}, [2]int{3, 7}).to(36).wantPiece([2]int{2, 6}, [2]int{3, 6})
	p.to(65).wantPiece([2]int{2, 6}, [2]int{3, 6}).to(66).wantPiece([2]int{2, 5}, [2]int{3, 5})
}

// With down held a row takes fastFallFrames; the count runs from the last row.
func TestFallingFaster(t *testing.T) {
	p := beginPlain(t).to(9).press(FallFaster).to(10).wantPiece([2]int{2, 6}, [2]int{3, 6})
	p.to(11).wantPiece([2]int{2, 6}, [2]int{3, 6}).to(14).wantPiece([2]int{2, 4}, [2]int{3, 4})
	p.release(FallFaster).to(43).wantPiece([2]int{2, 4}, [2]int{3, 4}).to(44).wantPiece([2]int{2, 3}, [2]int{3, 3})
	p = beginPlain(t, `"fallFrames":3`, `"fastFallFrames":10`).to(6).press(FallFaster).to(9)
	p.wantPiece([2]int{2, 6}, [2]int{3, 6}) // fallFrames when that is less
}

// Every so many pieces fallFrames shrinks by so much, not below 4, nor below
// itself where that is less.
func TestSpeedUp(t *testing.T) {
	for _, c := range []struct {
		fall, every, by, played, want int64
	}{
		{20, 1, 6, 0, 20}, {20, 1, 6, 1, 14}, {20, 1, 6, 2, 8}, {20, 1, 6, 3, 4}, {20, 1, 6, 900, 4},
		{24, 10, 1, 9, 24}, {24, 10, 1, 10, 23}, {24, 10, 1, 25, 22}, {30, 0, 1, 100, 30}, {3, 1, 1, 50, 3}, {20, 1, 0, 9, 20},
	} {
		n := func(name string, n int64) string { return strconv.Quote(name) + ":" + strconv.FormatInt(n, 10) }
		p := begin(t, n("fallFrames", c.fall), n("speedUpEvery", c.every), n("speedUpFrames", c.by))
		p.g.counts.PiecesPlayed = c.played
		p.want("fallFrames", p.g.fallFrames(), c.want)
	}
	p := begin(t, `"fallFrames":20`, `"speedUpEvery":1`, `"speedUpFrames":6`, queue("VS", "MC"), orders("CC")).to(1).lock()
	p.until(Falling)
	came := p.g.frame
	p.to(came+13).wantPiece([2]int{2, 7}, [2]int{3, 7}).to(came+14).wantPiece([2]int{2, 6}, [2]int{3, 6})
}

// The grace is full in the frame of the first rest and one less in each later
// one; at 0 the piece locks.
func TestGrace(t *testing.T) {
	p := beginPlain(t, queue("VS")).to(185)
	l := func() *pieceLook { return p.g.look().Piece }
	p.want("resting", l().Resting, false).want("grace", l().Grace, int64(20))
	p.to(186).want("resting", l().Resting, true).want("grace", l().Grace, int64(20))
	p.to(187).want("grace", l().Grace, int64(19))
	p.to(205).want("grace", l().Grace, int64(1)).want("played", p.g.counts.PiecesPlayed, int64(0))
	p.to(206).want("played", p.g.counts.PiecesPlayed, int64(1))
	p.wantTold("pieceSpawned@6 orderOpened@6 pieceLanded@186 pieceLocked@206")
}

// Down never locks a piece by itself.
func TestDownDoesNotLock(t *testing.T) {
	p := begin(t, `"graceFrames":100`).to(1).press(FallFaster).to(106)
	p.want("phase", p.g.phase, Falling).to(107).want("played", p.g.counts.PiecesPlayed, int64(1))
}

// The grace runs on while the piece falls again; at 0 in the air it waits for the
// next rest, and locks in that frame.
func TestGraceRunsInTheAir(t *testing.T) {
	p := begin(t, queue("VS"), boardOf(".V....", "^^^^^^")).to(1).down(1).step(MoveLeft).land()
	p.want("rests on the ledge", p.g.piece.Pivot, Cell{1, 2})
	p.step(MoveRight).want("resting", p.g.piece.Resting, false).want("grace", p.g.graceLeft(), int64(4))
	p.to(100).want("grace", p.g.graceLeft(), int64(0)).want("phase", p.g.phase, Falling)
	p.drained()
	p.down(1).wantTold("pieceLanded@101 pieceLocked@101").wantBoard(".VVS..", "^^^^^^")
}

// It starts over only when the pivot is two rows lower than where it first
// rested, also when it has run out.
func TestGraceStartsOverTwoRowsLower(t *testing.T) {
	ledge := func(height int) *player {
		rows := []string{".V....", ".C....", ".V....", ".C...."}[4-height:]
		p := begin(t, queue("VS", "MM"), boardOf(append(rows, "^^^^^^")...)).to(1).down(1).step(MoveLeft).land()
		return p.want("rests on the ledge", p.g.piece.Pivot.Row, height+1).step(MoveRight)
	}
	p := ledge(2).down(1)
	p.want("one row lower", p.g.graceLeft(), int64(3)).down(1).want("two rows lower", p.g.piece.hasRested, true)
	p.want("grace is full at the new rest", p.g.graceLeft(), int64(5)).want("from row", p.g.piece.restingRow, 1)
	p = ledge(2).to(100)
	p.want("run out", p.g.graceLeft(), int64(0)).down(2)
	p.want("phase", p.g.phase, Falling).want("grace", p.g.graceLeft(), int64(5))
	p = ledge(3).to(100).down(2)
	p.want("in the air", p.g.graceLeft(), int64(5)).want("resting", p.g.piece.Resting, false)
	p.to(200).want("it does not run", p.g.graceLeft(), int64(5))
	p = ledge(1).to(100).down(1)
	p.want("one row is not enough", p.g.counts.PiecesPlayed, int64(1))
}

// The pivot counts, not the lowest cell.
func TestGraceGoesByThePivot(t *testing.T) {
	p := begin(t, queue("VS"), boardOf(".S....", ".V....", "^^^^^^")).to(1).down(1).step(MoveLeft).land()
	p.step(MoveRight).step(RotateClockwise).down(1).wantPiece([2]int{2, 2}, [2]int{2, 1})
	p.want("grace", p.g.graceLeft(), int64(2))
}

// Moving, turning and nudging up never start it over.
func TestNothingElseStartsTheGraceOver(t *testing.T) {
	p := begin(t).to(1).land()
	landed := p.g.frame
	p.drained()
	for _, code := range []sim.Code{MoveLeft, RotateClockwise, RotateClockwise, RotateCounterclockwise} {
		p.step(code)
	}
	p.want("grace", p.g.graceLeft(), int64(1)).to(landed+5).want("played", p.g.counts.PiecesPlayed, int64(1))
}

// A piece lands when it rests at a frame's end and did not at the one before. The
// count towards the next row starts anew then.
func TestLanding(t *testing.T) {
	p := begin(t, `"fallFrames":4`, `"graceFrames":50`, queue("VS"), boardOf(".V....", "^^^^^^")).to(1).down(1).step(MoveLeft).land()
	landed := p.g.frame
	p.drained()
	p.step(MoveRight).to(landed+3).wantPiece([2]int{2, 2}, [2]int{3, 2}).to(landed+4).wantPiece([2]int{2, 1}, [2]int{3, 1})
	p.wantTold("pieceMoved@" + strconv.FormatInt(landed+1, 10) + " pieceLanded@" + strconv.FormatInt(landed+4, 10))
	p.step(MoveRight).step(MoveRight).want("no landing by sliding", p.told(), "pieceMoved@"+strconv.FormatInt(landed+5, 10)+" pieceMoved@"+strconv.FormatInt(landed+6, 10))
}

// A landing by a sideways move starts the count anew too.
func TestLandingSideways(t *testing.T) {
	p := begin(t, `"fallFrames":10`, `"graceFrames":50`, queue("VS"), boardOf(".V....", "^^^^^^")).to(54).wantPiece([2]int{2, 2}, [2]int{3, 2})
	p.drained()
	p.step(MoveLeft).to(57).step(MoveRight).wantTold("pieceMoved@55 pieceLanded@55 pieceMoved@58")
	p.to(64).wantPiece([2]int{2, 2}, [2]int{3, 2}).to(65).wantPiece([2]int{2, 1}, [2]int{3, 1})
}

// A piece that stands on something as it comes in lands in that frame.
func TestLandingAsItComesIn(t *testing.T) {
	board := boardOf("..V...", "..C...", "..V...", "..C...", "..V...", "..C...", "^^^^^^")
	p := begin(t, board, queue("VV")).to(1).wantTold("pieceSpawned@1 orderOpened@1 pieceLanded@1")
	p.want("grace", p.g.graceLeft(), int64(5)).to(6).wantTold("pieceLocked@6 scoopDetached@6")
	p = begin(t, board, queue("VV"), `"graceFrames":0`).to(1)
	p.wantTold("pieceSpawned@1 orderOpened@1 pieceLanded@1 pieceLocked@1 scoopDetached@1")
}
