package cascade

import (
	"slices"
	"testing"
)

// A known answer for the moves of falling blocks: how many sequences of
// placements there are on an empty 10-wide well, each placement a distinct set
// of cells in which a piece rests, reached by moves of one cell and quarter
// turns with kicks. A wrong kick or a turn that slips through changes them.
func TestPlacementsWithinReach(t *testing.T) {
	want := []int{17, 153, 5_266, 188_374, 3_497_187}
	if slow {
		want = want[:4] // the last step is nine tenths of the work
	}
	boards := map[string]board{"": {newWell(10, 22), 1}}
	for i, n := range want {
		kind := []Kind{I, O, L, J, S}[i]
		next := make(map[string]board)
		total := 0
		last := i == len(want)-1
		for _, b := range boards {
			for _, p := range placements(&b.well, kind) {
				total += b.ways
				if last {
					continue
				}
				after := b.well.clone()
				for _, c := range p.Cells() {
					after.set(c.Column, c.Row, kind)
				}
				after.collapse(after.full())
				key := taken(&after)
				next[key] = board{after, next[key].ways + b.ways}
			}
		}
		if total != n {
			t.Errorf("%d placement sequences of %d pieces, want %d", total, i+1, n)
		}
		boards = next
	}
}

type board struct {
	well well
	ways int
}

// height is how many rows of a well are not empty, counted from the floor.
func height(w *well) int {
	h := w.rows
	for h > 0 && w.taken()[h-1] == w.walls {
		h--
	}
	return h
}

// taken tells wells apart by which cells are filled.
func taken(w *well) string {
	key := make([]byte, 0, 32)
	for _, row := range w.taken()[:height(w)] {
		key = append(key, byte(row>>wallBits), byte(row>>(wallBits+8)))
	}
	return string(key)
}

// placements walks all moves from where the piece appears, and gives one piece
// for each set of cells in which it rests.
func placements(w *well, kind Kind) []Piece {
	// Above the stack a piece goes anywhere, so the walk starts right above it.
	start := Piece{Kind: kind, Column: 3, Row: min(w.rows-5, height(w)+2)}
	var seen [4][32][16]bool
	mark := func(p Piece) bool {
		place := &seen[p.Rotation][p.Row+4][p.Column+4]
		was := *place
		*place = true
		return was
	}
	mark(start)
	queue := append(make([]Piece, 0, 512), start)
	var rests []uint64
	var list []Piece
	for len(queue) > 0 {
		p := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		visit := func(q Piece, ok bool) {
			q.LastKickTest, q.LastMoveWasRotation = 0, false
			if ok && !mark(q) {
				queue = append(queue, q)
			}
		}
		for _, step := range []Cell{{-1, 0}, {1, 0}, {0, -1}} {
			q := p
			q.Column += step.Column
			q.Row += step.Row
			visit(q, w.fits(q.Kind, q.Rotation, q.Column, q.Row))
		}
		if p.Row < start.Row+4 {
			visit(turned(w, p, clockwise))
			visit(turned(w, p, counterclockwise))
		}
		if !w.fits(p.Kind, p.Rotation, p.Column, p.Row-1) {
			if key := cellSet(p.Cells()); !slices.Contains(rests, key) {
				rests = append(rests, key)
				list = append(list, p)
			}
		}
	}
	return list
}

// cellSet writes the cells of a piece as one number, whatever their order.
func cellSet(cells [4]Cell) uint64 {
	var numbers [4]int
	for i, c := range cells {
		numbers[i] = c.Row<<6 | c.Column
	}
	slices.Sort(numbers[:])
	key := uint64(0)
	for _, n := range numbers {
		key = key<<12 | uint64(n)
	}
	return key
}
