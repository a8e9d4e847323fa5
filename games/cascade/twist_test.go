package cascade

import "testing"

// A.48, every corner, front and kick: T at each rotation with each set of
// corners filled.
func TestTwistByCorners(t *testing.T) {
	fronts := [4][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 0}} // clockwise from the upper left
	for rotation := range 4 {
		for filled := range 16 {
			for _, lastKick := range []int{0, 3, 4} {
				g := begin(t, queue("TIO")).g
				g.piece = Piece{Kind: T, Rotation: rotation, Column: 3, Row: 8, LastMoveWasRotation: true, LastKickTest: lastKick}
				corners := 0
				for i, c := range [4]Cell{{0, 3}, {2, 3}, {2, 1}, {0, 1}} {
					if filled>>i&1 != 0 {
						g.well.set(3+c.Column, 8+c.Row, O)
						corners++
					}
				}
				want := 0
				if corners >= 3 {
					want = 1
					f := fronts[rotation]
					if filled>>f[0]&1 != 0 && filled>>f[1]&1 != 0 || lastKick == 4 {
						want = 2
					}
				}
				if got := g.twist(); got != want {
					t.Errorf("rotation %d corners %04b kick %d: twist %d, want %d", rotation, filled, lastKick, got, want)
				}
				g.piece.LastMoveWasRotation = false
				if g.twist() != 0 {
					t.Error("a twist without a rotation")
				}
			}
		}
	}
}

func TestWallsAndFloorCountAsCorners(t *testing.T) {
	g := begin(t, queue("TIO")).g
	g.piece = Piece{Kind: T, Rotation: 1, Column: -1, Row: -1, LastMoveWasRotation: true}
	// Upright at the left wall, on the floor: both left corners are wall.
	if got := g.twist(); got != 0 {
		t.Errorf("two corners are a twist of %d", got)
	}
	g.well.set(1, 2, O)
	if got := g.twist(); got != 1 {
		t.Errorf("wall, wall and one in front are %d, want a mini", got)
	}
}

// The bottom row is no floor, and the first column no wall.
func TestFreeCellsAtTheEdgesAreNoCorners(t *testing.T) {
	for _, c := range []struct{ at, one, other Cell }{
		{Cell{3, -1}, Cell{3, 2}, Cell{5, 2}}, {Cell{0, 3}, Cell{2, 6}, Cell{2, 4}}, {Cell{7, 3}, Cell{7, 6}, Cell{7, 4}},
	} {
		g := begin(t, queue("TIO")).g
		g.piece = Piece{Kind: T, Column: c.at.Column, Row: c.at.Row, LastMoveWasRotation: true}
		g.well.set(c.one.Column, c.one.Row, O)
		g.well.set(c.other.Column, c.other.Row, O)
		if got := g.twist(); got != 0 {
			t.Errorf("at %v two corners beside two free ones are a twist of %d", c.at, got)
		}
	}
}

func TestOnlyTTwists(t *testing.T) {
	for kind := I; kind <= Z; kind++ {
		g := begin(t).g
		g.piece = Piece{Kind: kind, Column: 3, Row: 8, LastMoveWasRotation: true}
		for _, c := range twistCorners {
			g.well.set(3+c.Column, 8+c.Row, O)
		}
		if got := g.twist() == 2; got != (kind == T) {
			t.Errorf("%s twists: %v", kind, got)
		}
	}
}

// twistScore gives the points of a lock with a twist.
func twistScore(t *testing.T, twist, lines int, options ...string) (int64, *player) {
	t.Helper()
	p := begin(t, append(options, queue("TIO"))...)
	p.drained()
	p.g.scoreClear(twist, lines)
	return p.g.counts.Score, p
}

func TestTwistScores(t *testing.T) {
	for _, c := range []struct {
		twist, lines int
		want         int64
		ready        bool
	}{
		{1, 0, 100, false}, {1, 1, 200, true}, {1, 2, 400, true},
		{2, 0, 400, false}, {2, 1, 800, true}, {2, 2, 1200, true}, {2, 3, 1600, true},
	} {
		got, p := twistScore(t, c.twist, c.lines)
		p.want("points", got, c.want).want("ready", p.g.backToBackReady, c.ready).want("twists", p.g.counts.Twists, 1)
		got, p = twistScore(t, c.twist, c.lines, `setup:"backToBackReady":true`, `setup:"level":2`)
		want := c.want * 2
		if c.lines > 0 {
			want = want * 3 / 2
		}
		p.want("back-to-back", got, want).want("ready", p.g.backToBackReady, true)
	}
}
