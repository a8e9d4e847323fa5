package eight

import "testing"

func TestEstimatesByHand(t *testing.T) {
	for _, test := range []struct {
		board string
		want  [3]int // manhattan, misplaced, linearConflict
	}{
		{"123456780", [3]int{0, 0, 0}},
		{"123456708", [3]int{1, 1, 1}},
		{"724506831", [3]int{14, 6, 14}}, // cases/eight.jsonl: six tiles, 14 slots away
		{"013425786", [3]int{4, 4, 4}},
		{"213456780", [3]int{2, 2, 4}}, // 2 and 1 in their row
		{"321456780", [3]int{4, 2, 8}}, // three pairs: two tiles must leave
		{"312456780", [3]int{4, 3, 6}}, // 3 is in two pairs: it alone leaves
		{"423156780", [3]int{2, 2, 4}}, // 4 and 1 in their column
		{"213756480", [3]int{4, 4, 8}}, // a pair in a row and one in a column
	} {
		for e, want := range test.want {
			if got := newEstimator(Estimate(e), goal, nil).of(board(test.board)); got != want {
				t.Errorf("%s of %s is %d, not %d", Estimate(e), test.board, got, want)
			}
		}
	}
}

// No estimate is above the exact number of Moves, and none changes by more than
// 1 with a Move, on all boards: so A* finds a shortest route and never takes a
// board up again (A.17).
func TestNoEstimateGuessesTooHigh(t *testing.T) {
	for _, text := range []string{"123456780", "123804765"} {
		goal := board(text)
		d := NewDistances(goal)
		for kind := range Estimate(estimateCount) {
			e := newEstimator(kind, goal, d)
			highest := 0
			everyBoard(func(b Board) {
				exact, ok := d.Of(b)
				if !ok {
					return
				}
				h := e.of(b)
				highest = max(highest, h)
				if h > exact || h == 0 && b != goal || kind == Exact && h != exact {
					t.Fatalf("%s of %s is %d, and exact is %d", kind, b, h, exact)
				}
				for _, from := range beside[b.Slot(0)] {
					if next := e.of(b.slide(from, b.Slot(0))); abs(next-h) > 1 {
						t.Fatalf("%s of %s is %d, and %d one move on", kind, b, h, next)
					}
				}
			})
			if want := map[Estimate]int{Misplaced: 8, Exact: 31}[kind]; want > 0 && goal == board("123456780") && highest != want {
				t.Errorf("the highest %s is %d, not %d", kind, highest, want)
			}
		}
	}
}

// Linear conflict never guesses less than manhattan, and manhattan never less
// than misplaced.
func TestEstimatesAreOrdered(t *testing.T) {
	var estimators [3]*estimator
	for e := range estimators {
		estimators[e] = newEstimator(Estimate(e), goal, nil)
	}
	everyBoard(func(b Board) {
		m, x, l := estimators[0].of(b), estimators[1].of(b), estimators[2].of(b)
		if x > m || m > l || (l-m)%2 != 0 {
			t.Fatalf("%s: misplaced %d, manhattan %d, linear conflict %d", b, x, m, l)
		}
	})
}
