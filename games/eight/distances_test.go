package eight

import "testing"

// The numbers of boards at each distance from 123456780 have been published:
// OEIS A089473, the 8-puzzle with its blank in a corner.
func TestBoardsAtEachDistance(t *testing.T) {
	want := [32]int{
		1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
		23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
	}
	var got [32]int
	for _, moves := range NewDistances(goal).moves {
		if moves != far {
			got[moves]++
		}
	}
	if got != want {
		t.Errorf("boards at distances 0 to 31: %v, not %v", got, want)
	}
}

// A.15 agrees with what Moves reach, for goals with the blank anywhere.
func TestParityIsReachability(t *testing.T) {
	for _, text := range []string{"123456780", "012345678", "123804765", "876543210"} {
		goal := board(text)
		d := NewDistances(goal)
		everyBoard(func(b Board) {
			if _, ok := d.Of(b); ok != b.reaches(goal) {
				t.Fatalf("%s reaches %s: %v by moves", b, goal, ok)
			}
		})
	}
}

// everyBoard calls f with all 362,880 arrangements.
func everyBoard(f func(Board)) {
	var place func(b Board, slot int, used uint)
	place = func(b Board, slot int, used uint) {
		if slot == slots {
			f(b)
			return
		}
		for tile := range slots {
			if used>>tile&1 == 0 {
				place(b|Board(tile)<<(4*slot), slot+1, used|1<<tile)
			}
		}
	}
	place(0, 0, 0)
}
