package eight

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func problemOf(from, goal Board, estimate Estimate) problem {
	var d *Distances
	if estimate == Exact {
		d = NewDistances(goal)
	}
	return problem{from: from, goal: goal, estimator: newEstimator(estimate, goal, d), maxStates: MaxStates, undoable: true}
}

// textSearch is the search as the text says it (A.14, A.18 to A.23): a table of
// which every row is looked at in every Step.
type textSearch struct {
	problem
	kind    Search
	rows    []row
	checked int
}

type row struct {
	board, parent Board
	g, h          int
	isOpen        bool
}

func (s *textSearch) find(b Board) int {
	return slices.IndexFunc(s.rows, func(r row) bool { return r.board == b })
}

func (s *textSearch) pick() int {
	best := -1
	score := func(r row) int { return map[Search]int{AStar: r.g + r.h, Greedy: r.h, Breadth: r.g}[s.kind] }
	for i, r := range s.rows {
		if !r.isOpen {
			continue
		}
		if best < 0 || score(r) < score(s.rows[best]) ||
			s.kind != Breadth && score(r) == score(s.rows[best]) && r.h < s.rows[best].h {
			best = i
		}
	}
	return best
}

// step gives the fates of the neighbours too.
func (s *textSearch) step() (result outcome, fates []Fate) {
	best := s.pick()
	if best < 0 {
		return exhausted, nil
	}
	b, g := s.rows[best].board, s.rows[best].g
	if b == s.goal {
		return accepted, nil
	}
	s.rows[best].isOpen = false
	s.checked++
	for slot := range slots {
		if slotDistance(slot, b.Slot(0)) != 1 {
			continue
		}
		next := b.slide(slot, b.Slot(0))
		switch at := s.find(next); {
		case at < 0 && len(s.rows) < s.maxStates:
			s.rows = append(s.rows, row{next, b, g + 1, s.estimator.of(next), true})
			fates = append(fates, FateNew)
		case at < 0:
			result = full
			fates = append(fates, FateNoRoom)
		case g+1 < s.rows[at].g:
			s.rows[at].g, s.rows[at].parent, s.rows[at].isOpen = g+1, b, true
			fates = append(fates, FateShorter)
		default:
			fates = append(fates, FateKnown)
		}
	}
	return result, fates
}

// Each Step is that of the text: the same board, the same fates, the same table.
func TestSearchesAreTheTexts(t *testing.T) {
	shorter := 0
	rapid.Check(t, func(t *rapid.T) {
		pair := pairs.Draw(t, "start and goal")
		kind := rapid.SampledFrom([]Search{AStar, Greedy, Breadth}).Draw(t, "search")
		p := problemOf(pair[0], pair[1], Estimate(rapid.IntRange(0, int(LinearConflict)).Draw(t, "estimate")))
		p.maxStates = rapid.SampledFrom([]int{1, 4, 50, MaxStates}).Draw(t, "maxStates")
		text := &textSearch{problem: p, kind: kind, rows: []row{{p.from, 0, 0, p.estimator.of(p.from), true}}}
		s := newBestFirst(kind, p)
		for range 200 {
			at := text.pick()
			if open := s.open(1); at >= 0 && (len(open) != 1 || open[0].Board != text.rows[at].board) {
				t.Fatalf("the best open board is %v, not %s", open, text.rows[at].board)
			}
			want, fates := text.step()
			if result := s.step(); result != want {
				t.Fatalf("the step comes to %d, not %d", result, want)
			}
			if want == accepted || want == exhausted {
				break
			}
			x := s.last()
			for i, n := range x.Neighbours {
				if n.Fate != fates[i] {
					t.Fatalf("the neighbours of %s: %v, not %v", x.Board, x.Neighbours, fates)
				}
				if n.Fate == FateShorter {
					shorter++
				}
			}
			waiting := 0
			for number, r := range text.rows {
				f := s.found(int32(number))
				if f != (Found{r.board, r.g, r.h}) || s.states[number].isOpen != r.isOpen {
					t.Fatalf("state %d is %v, not %v", number, f, r)
				}
				if r.isOpen {
					waiting++
				}
			}
			if s.checked() != text.checked || s.stored() != len(text.rows) || s.waiting() != waiting {
				t.Fatalf("%d checked, %d stored, %d open; not %d, %d, %d", s.checked(), s.stored(), s.waiting(), text.checked, len(text.rows), waiting)
			}
		}
	})
	if shorter == 0 {
		t.Error("no shorter way was ever found")
	}
}

// The open boards are listed in the order in which they would be taken up.
func TestOpenBoardsAreListedInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pair := pairs.Draw(t, "start and goal")
		p := problemOf(pair[0], pair[1], Manhattan)
		text := &textSearch{problem: p, rows: []row{{p.from, 0, 0, p.estimator.of(p.from), true}}}
		s := newBestFirst(AStar, p)
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			s.step()
			text.step()
		}
		for i, f := range s.open(7) {
			at := text.pick()
			if at < 0 || text.rows[at].board != f.Board {
				t.Fatalf("open board %d is %s", i, f.Board)
			}
			text.rows[at].isOpen = false
		}
	})
}

// The numbers of eight.md, and that each A* finds 31 moves.
func TestNumbersOfThePage(t *testing.T) {
	d := NewDistances(goal)
	for _, test := range []struct {
		board                  string
		estimate               Estimate
		moves, checked, stored int
	}{
		{"724506831", Manhattan, 20, 91, 154},
		{"724506831", Misplaced, 20, 2340, 3721},
		{"867254301", Manhattan, 31, 6744, 10021},
		{"867254301", Misplaced, 31, 121528, 144707},
		{"162408735", Manhattan, 10, 21, 40},
	} {
		trial := NewTrial(Method{AStar, test.estimate}, board(test.board), goal, MaxStates, d)
		for !trial.Step(1000) {
		}
		f := trial.Finding()
		got := []int{len(f.Route) - 1, f.Checked, f.Stored}
		if want := []int{test.moves, test.checked, test.stored}; !slices.Equal(got, want) || !f.Shortest {
			t.Errorf("%s with %s: moves, checked and stored are %v, not %v", test.board, test.estimate, got, want)
		}
	}
}

// Every search ends with a route of Moves from the start to the goal; all but
// greedy with a shortest one.
func TestRoutes(t *testing.T) {
	d := NewDistances(goal)
	tooLong := 0
	rapid.Check(t, func(t *rapid.T) {
		start := boards.Draw(t, "start")
		if !start.reaches(goal) {
			start = swapped(start)
		}
		m := rapid.SampledFrom(Methods()).Draw(t, "method")
		if m.Search == IDAStar && m.Estimate == Misplaced {
			m.Estimate = Exact // some boards take too long for a test
		}
		trial := NewTrial(m, start, goal, MaxStates, d)
		for !trial.Step(10000) {
		}
		f := trial.Finding()
		if !f.Found || f.Route[0] != start || f.Route[len(f.Route)-1] != goal {
			t.Fatalf("%v: %v", m, f)
		}
		for i := 1; i < len(f.Route); i++ {
			if slotDistance(f.Route[i-1].Slot(0), f.Route[i].Slot(0)) != 1 || f.Route[i-1].slide(f.Route[i].Slot(0), f.Route[i-1].Slot(0)) != f.Route[i] {
				t.Fatalf("%v: %s to %s is no move", m, f.Route[i-1], f.Route[i])
			}
		}
		least, _ := d.Of(start)
		if f.Shortest != (len(f.Route)-1 == least) || !f.Shortest && m.Search != Greedy {
			t.Fatalf("%v: %d moves, and %d are enough", m, len(f.Route)-1, least)
		}
		if !f.Shortest {
			tooLong++
		}
	})
	if tooLong == 0 {
		t.Error("greedy search never missed a shortest route")
	}
}

// IDA* visits what a recursive depth-first search with a limit visits.
func TestDeepeningIsRecursive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pair := puzzles.Draw(t, "start and goal")
		p := problemOf(pair[0], pair[1], LinearConflict)
		const most = 3000
		var want []Found
		for limit, beyond := p.estimator.of(p.from), 0; ; limit = beyond {
			beyond = 1000
			var visit func(b, from Board, g int) bool
			visit = func(b, from Board, g int) bool {
				h := p.estimator.of(b)
				if g+h > limit {
					beyond = min(beyond, g+h)
					return false
				}
				if b == p.goal || len(want) == most {
					return true
				}
				want = append(want, Found{b, g, h})
				for _, slot := range beside[b.Slot(0)] {
					if next := b.slide(slot, b.Slot(0)); next != from && visit(next, b, g+1) {
						return true
					}
				}
				return false
			}
			if visit(p.from, 0, 0) {
				break
			}
		}
		s := newDeepening(p)
		way := make([]Found, 100) // to the board at each depth
		for i, f := range want {
			open := s.open(1000)
			if len(open) != s.waiting() || len(open) > 0 && (open[0] != f || len(s.open(1)) != 1) {
				t.Fatalf("before board %d, %v, there are open: %v", i, f, open)
			}
			if s.step() != expanded || s.last().Found != f {
				t.Fatalf("board %d is %v, not %v", i, s.last().Found, f)
			}
			way[f.G] = f
			for _, n := range s.last().Neighbours {
				if isBack := f.G > 0 && n.Board == way[f.G-1].Board; (n.Fate == FateKnown) != isBack || isBack && n.Found != way[f.G-1] {
					t.Fatalf("the neighbours of board %d, %v: %v", i, f, s.last().Neighbours)
				}
			}
		}
		if len(want) < most && s.step() != accepted {
			t.Fatalf("after %d boards the goal is not accepted", len(want))
		}
	})
}

// A search that is taken back, however often, is the search that had not gone
// so far.
func TestBackIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pair := pairs.Draw(t, "start and goal")
		kind := Search(rapid.IntRange(0, searchCount-1).Draw(t, "search"))
		p := problemOf(pair[0], pair[1], Estimate(rapid.IntRange(0, int(LinearConflict)).Draw(t, "estimate")))
		p.maxStates = rapid.SampledFrom([]int{5, 30, MaxStates}).Draw(t, "maxStates")
		s := newSearch(kind, p)
		steps := 0
		for range rapid.IntRange(1, 6).Draw(t, "turns") {
			for range rapid.IntRange(1, 200).Draw(t, "steps") {
				if result := s.step(); result == accepted || result == exhausted {
					break
				}
				steps++
			}
			for range rapid.IntRange(0, steps).Draw(t, "back") {
				s.back()
				steps--
			}
		}
		fresh := newSearch(kind, p)
		for range steps {
			fresh.step()
		}
		for range 2 { // now, and 20 steps on
			if !bytes.Equal(s.appendState(nil), fresh.appendState(nil)) {
				t.Fatalf("after %d steps the states differ", steps)
			}
			if diff := cmp.Diff(fresh.open(1000), s.open(1000)); diff != "" {
				t.Fatal(diff)
			}
			if fresh.checked() > 0 {
				if diff := cmp.Diff(fresh.last(), s.last()); diff != "" {
					t.Fatal(diff)
				}
			}
			for range 20 {
				if fresh.step() != s.step() {
					t.Fatal("the steps come to different ends")
				}
			}
		}
	})
}

// When a neighbour does not fit, the others of that board are still stored or
// given their shorter way (A.19).
func TestFullTables(t *testing.T) {
	for _, test := range []struct {
		search    Search
		board     string
		maxStates int
		fates     string
	}{
		{AStar, "123456708", 1, "[4 4 4]"},
		{AStar, "123456708", 2, "[0 4 4]"},
		{AStar, "123456708", 3, "[0 0 4]"},
		{AStar, "123456708", 4, "[0 0 0]"},
		{IDAStar, "162408735", 1, "[4 3 4 4]"}, // three neighbours are within the limit of 10
		{IDAStar, "162408735", 3, "[4 3 0 0]"},
		{IDAStar, "162408735", 4, "[0 3 0 0]"},
	} {
		p := problemOf(board(test.board), goal, Manhattan)
		p.maxStates = test.maxStates
		s := newSearch(test.search, p)
		result := s.step()
		var fates []Fate
		for _, n := range s.last().Neighbours {
			fates = append(fates, n.Fate)
			if n.Fate == FateNoRoom && (n.G != 1 || n.H != p.estimator.of(n.Board)) {
				t.Errorf("%v: no room for %v", test, n)
			}
		}
		if fmt.Sprint(fates) != test.fates || (result == full) != (test.maxStates < 4) || s.stored() != test.maxStates {
			t.Errorf("%v: fates %v, %d stored, outcome %d", test, fates, s.stored(), result)
		}
	}
}
