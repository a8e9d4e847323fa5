package cascade

import (
	"fmt"
	"testing"
)

// Every turn of every kind at every kick test: crystals block the tests before
// it, and the piece goes where the page's table says. Where the shapes leave no
// cell that blocks an earlier test and not this one, the test can never be
// taken, and it is counted as such.
func TestEveryTurnAtEveryTest(t *testing.T) {
	taken, never := 0, 0
	for kind := I; kind <= Z; kind++ {
		for from := range 4 {
			for _, turns := range []int{clockwise, counterclockwise, halfTurn} {
				tests := kicksOf(kind)[turns][from]
				for test := range tests {
					p := Piece{Kind: kind, Rotation: from, Column: 3, Row: 8}
					w, ok := blocking(p, turns, test)
					if !ok {
						never++
						continue
					}
					taken++
					want := p
					want.Rotation = (from + turns) % 4
					want.Column += int(tests[test].column)
					want.Row += int(tests[test].row)
					want.LastMoveWasRotation = true
					want.LastKickTest = test
					if got, ok := turned(&w, p, turns); !ok || got != want {
						t.Errorf("%s %d by %d test %d: %+v, want %+v", kind, from, turns, test, got, want)
					}
				}
			}
		}
	}
	// O takes only its first test, in 4 rotations x 3 turns; of the other six
	// kinds' 360 turns and tests the shapes allow nearly all.
	if taken < 300 || never < 48 {
		t.Errorf("%d turns were tried, %d cannot come", taken, never)
	}
}

// Where no test fits, the piece does not turn, and nothing of it changes.
func TestEveryTurnRefused(t *testing.T) {
	refused := 0
	for kind := I; kind <= Z; kind++ {
		for from := range 4 {
			for _, turns := range []int{clockwise, counterclockwise, halfTurn} {
				p := Piece{Kind: kind, Rotation: from, Column: 3, Row: 8, LastKickTest: 2}
				w, ok := blocking(p, turns, lastTest+1)
				if kind == O || turns == halfTurn && (kind == I || kind == S || kind == Z) {
					// One of its tests puts it onto the cells that it has left.
					if ok {
						t.Errorf("%s %d by %d was blocked", kind, from, turns)
					}
					continue
				}
				if !ok {
					t.Errorf("%s %d by %d cannot be blocked", kind, from, turns)
					continue
				}
				refused++
				if got, ok := turned(&w, p, turns); ok || got != p {
					t.Errorf("%s %d by %d turned to %+v", kind, from, turns, got)
				}
			}
		}
	}
	if refused != 6*4*2+3*4 {
		t.Errorf("%d turns were refused, want 60", refused)
	}
}

// blocking builds a well in which the piece fits where it is, the tests before
// one are blocked, and that one is free.
func blocking(p Piece, turns, test int) (well, bool) {
	w := newWell(10, 22)
	tests := kicksOf(p.Kind)[turns][p.Rotation]
	place := func(i int) []Cell {
		q := p
		q.Rotation = (p.Rotation + turns) % 4
		q.Column += int(tests[i].column)
		q.Row += int(tests[i].row)
		cells := q.Cells()
		return cells[:]
	}
	free := make(map[Cell]bool)
	for _, c := range p.Cells() {
		free[c] = true
	}
	if test <= lastTest {
		for _, c := range place(test) {
			free[c] = true
		}
	}
	for i := range min(test, lastTest+1) {
		blocked := false
		for _, c := range place(i) {
			if !free[c] {
				w.set(c.Column, c.Row, O)
				blocked = true
			}
		}
		if !blocked {
			return w, false
		}
	}
	return w, true
}

// The walls and the floor kick like crystals: an upright I at the left wall
// turns away from it, a T on the floor climbs by a floor kick, and O turns
// anywhere.
func TestWallAndFloorKicks(t *testing.T) {
	for _, c := range []struct {
		p        Piece
		turns    int
		want     Piece
		wantTest int
	}{
		{p: Piece{Kind: I, Rotation: 3, Column: -1, Row: 5}, turns: clockwise, want: Piece{Rotation: 0, Column: 0, Row: 5}, wantTest: 1},
		{p: Piece{Kind: T, Rotation: 0, Column: 4, Row: -2}, turns: clockwise, want: Piece{Rotation: 1, Column: 3, Row: -1}, wantTest: 2},
		{p: Piece{Kind: O, Rotation: 0, Column: -1, Row: -2}, turns: halfTurn, want: Piece{Rotation: 2, Column: -1, Row: -2}},
		{p: Piece{Kind: J, Rotation: 1, Column: -1, Row: 5}, turns: counterclockwise, want: Piece{Rotation: 0, Column: 0, Row: 5}, wantTest: 1},
	} {
		w := newWell(10, 22)
		got, ok := turned(&w, c.p, c.turns)
		if !ok || got.Rotation != c.want.Rotation || got.Column != c.want.Column || got.Row != c.want.Row || got.LastKickTest != c.wantTest {
			t.Errorf("%s: %+v %v, want %+v by test %d", fmt.Sprint(c.p.Kind), got, ok, c.want, c.wantTest)
		}
	}
}

// turned gives the piece after a turn.
func turned(w *well, p Piece, turns int) (Piece, bool) {
	ok := w.turn(&p, turns)
	return p, ok
}
