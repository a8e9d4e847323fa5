package softserve

import "testing"

// A lying pair that locks with one scoop on nothing splits: that scoop goes on as
// the playing piece with a fresh grace, and counts from the next frame.
func TestSplit(t *testing.T) {
	p := begin(t, queue("SM", "CC", "VV"), orders("CC"), boardOf(".V....", "^^^^^^")).to(1).down(1).step(MoveLeft).land()
	p.drained()
	p.to(p.g.frame + 4).press(FallFaster).to(p.g.frame + 1)
	p.wantTold("pieceLocked@" + frameText(p) + " scoopDetached@" + frameText(p)).wantPiece([2]int{2, 2})
	l := p.g.look()
	p.want("piece", []any{l.Piece.Kind, l.Piece.Flavours, l.Piece.Grace, l.Piece.Resting}, []any{"scoop", "M", int64(5), false})
	p.want("played", l.PiecesPlayed, int64(0)).wantBoard(".S....", ".V....", "^^^^^^")
	p.to(p.g.frame+1).wantPiece([2]int{2, 1}).want("down still held", p.told(), "pieceLanded@"+frameText(p))
	p.to(p.g.frame+4).want("grace", p.g.graceLeft(), int64(1)).to(p.g.frame + 1)
	p.want("played", p.g.counts.PiecesPlayed, int64(1)).wantBoard(".S....", ".VM...", "^^^^^^")
	p.want("phase", p.g.phase, Spawning)
}

// The loose scoop's count towards the next row begins as it comes loose, though the
// pair rested for longer than a row takes.
func TestTheLooseScoopCountsAnew(t *testing.T) {
	p := begin(t, `"fallFrames":10`, `"graceFrames":50`, queue("SM", "CC"), orders("CC"), boardOf("..V...", "^^^^^^")).to(1).lock()
	loose := p.g.frame
	p.to(loose + 9).wantPiece([2]int{3, 2}).to(loose + 10).wantPiece([2]int{3, 1})
}

// Nothing is judged until both are locked.
func TestNothingIsJudgedBetween(t *testing.T) {
	p := begin(t, queue("VM", "CC"), boardOf(".V....", ".V....", ".V....", "^^^^^^"), orders("CC")).to(1).down(1).step(MoveLeft).lock()
	p.want("phase", p.g.phase, Falling).wantPiece([2]int{2, 4}).wantBoard(".V....", ".V....", ".V....", ".V....", "^^^^^^")
	p.lock().want("phase", p.g.phase, Clearing).wantBoard("..M...", "^^^^^^")
}

// Either half may be the loose one, and the pivot may be on the right.
func TestEitherHalfSplits(t *testing.T) {
	for _, c := range []struct {
		board  string
		turned bool
		locked Cell
		loose  string
	}{
		{"..V...", false, Cell{2, 2}, "M"}, {"...V..", false, Cell{3, 2}, "S"},
		{"..V...", true, Cell{2, 2}, "S"}, {"...V..", true, Cell{3, 2}, "M"},
	} {
		p := begin(t, queue("SM"), orders("CC"), boardOf(c.board, "^^^^^^")).to(1)
		if c.turned {
			p.g.piece.Pivot, p.g.piece.Other = Cell{3, 7}, Left
		}
		p.lock()
		p.want("locked", p.g.board.pieces().has(c.locked), true).want("loose", p.g.piece.text(), c.loose)
	}
}

// A popsicle locks whole, also half in the air, and stays there; vertical pieces
// never split.
func TestWhatDoesNotSplit(t *testing.T) {
	p := begin(t, queue("ss", "CC"), boardOf(".V....", "^^^^^^")).to(1).down(1).step(MoveLeft).lock()
	p.want("phase", p.g.phase, Spawning).wantBoard(".ss...", ".V....", "^^^^^^")
	p.to(200).wantBoard(".ss...", ".V....", "^^^^^^")
	p = begin(t, queue("SM", "CC"), orders("CC"), boardOf(".V....", "^^^^^^")).to(1).down(1).step(RotateClockwise).lock()
	p.want("phase", p.g.phase, Spawning).wantBoard("..S...", ".VM...", "^^^^^^")
}

// A popsicle is listed with its left or lower cell first, however it lay.
func TestPopsiclesAreListedFromTheBottomLeft(t *testing.T) {
	for turns := range 4 {
		p := begin(t, queue("ss", "CC")).to(1).down(3)
		for range turns {
			p.step(RotateClockwise)
		}
		p.lock()
		want := [][2]int{{2, 1}, {2, 2}}
		switch turns {
		case 0:
			want = [][2]int{{2, 1}, {3, 1}}
		case 2:
			want = [][2]int{{1, 1}, {2, 1}}
		}
		p.want("popsicles", p.g.look().Popsicles, [][][2]int{want})
	}
}

// pieceLocked tells the cells, the pivot's first.
func TestPieceLockedTellsTheCells(t *testing.T) {
	p := begin(t, queue("SM", "CC"), orders("CC"), boardOf(".V....", "^^^^^^")).to(1).down(1).step(MoveLeft).lock().lock()
	var told []any
	for _, e := range p.drained() {
		if e.Kind == EventPieceLocked {
			told = append(told, describe(e)[0].Value)
		}
	}
	p.want("cells", told, []any{[][2]int{{1, 2}}, [][2]int{{2, 1}}})
	p = begin(t, queue("SM", "CC"), orders("CC")).to(1).down(1).step(RotateClockwise).lock()
	for _, e := range p.drained() {
		if e.Kind == EventPieceLocked {
			p.want("cells", describe(e)[0].Value, [][2]int{{2, 2}, {2, 1}})
		}
	}
}
