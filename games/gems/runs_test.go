package gems

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"parlor/rng"
	"parlor/sim"
)

// anyBoard draws a board of any size and gems, with few kinds so that there are
// many runs.
func anyBoard(t *rapid.T) *board {
	b := newBoard(rapid.IntRange(minSide, maxSide).Draw(t, "columns"), rapid.IntRange(minSide, maxSide).Draw(t, "rows"))
	kinds := rapid.IntRange(2, maxKinds).Draw(t, "kinds")
	source := rapid.SliceOfN(rapid.IntRange(0, kinds*int(makes)-1), b.columns*b.rows, b.columns*b.rows).Draw(t, "gems")
	for c := range b.all {
		b.put(c, Gem(source[0]))
		source = source[1:]
	}
	return &b
}

// plainRuns finds runs cell by cell, as the specification says it: values / 3.
func plainRuns(b *board) (runs []Run) {
	same := func(column, row, toColumn, toRow int) bool {
		return toColumn >= 0 && toRow >= 0 && toColumn < b.columns && toRow < b.rows &&
			b.at(CellAt(column, row))/3 == b.at(CellAt(toColumn, toRow))/3
	}
	for _, vertical := range []bool{false, true} {
		dx, dy := 1, 0
		if vertical {
			dx, dy = 0, 1
		}
		for row := range b.rows {
			for column := range b.columns {
				if same(column, row, column-dx, row-dy) {
					continue
				}
				n := 1
				for same(column, row, column+n*dx, row+n*dy) {
					n++
				}
				if n >= 3 {
					runs = append(runs, Run{CellAt(column, row), int8(n), vertical})
				}
			}
		}
	}
	return runs
}

func TestRunsAreThoseOfThePlainSearch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := anyBoard(t)
		want := plainRuns(b)
		if got := b.runs(nil); !slices.Equal(got, want) {
			t.Fatalf("%v\nruns are %v, want %v", b.picture(), got, want)
		}
		for c := range b.all {
			in := slices.ContainsFunc(want, func(r Run) bool { return r.has(c) })
			if b.inRun(c) != in {
				t.Fatalf("%v\n[%d,%d] is in a run: %t", b.picture(), c.Column(), c.Row(), !in)
			}
		}
	})
}

// Every shared cell is looked at, top-left first; a run is in one elbow at most.
func TestElbowsAreThoseOfThePlainSearch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := anyBoard(t)
		runs := b.runs(nil)
		var want []Cell
		used := map[Run]bool{}
		for c := range b.all {
			var through []Run
			for _, r := range runs {
				if r.has(c) && !used[r] {
					through = append(through, r)
				}
			}
			if len(through) == 2 {
				used[through[0]], used[through[1]] = true, true
				want = append(want, c)
			}
		}
		if got := elbows(nil, runs); !slices.Equal(got, want) {
			t.Fatalf("%v\nelbows are %v, want %v", b.picture(), got, want)
		}
	})
}

// inRun says whether the gem of a cell is part of a run.
func (b *board) inRun(c Cell) bool { return b.completes(c, b.at(c).Kind()) }

// works says whether a swap makes a run, on a board that has none.
func (b board) works(s Swap) bool {
	b.swap(s)
	return b.inRun(s.A) || b.inRun(s.B)
}

// The swap that is found works, and one is found when any works.
func TestFindSwap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &Game{board: *anyBoard(t), random: rng.New(rapid.Int64().Draw(t, "seed"), "")}
		g.settings = &Settings{Kinds: sim.Whole(rapid.IntRange(minKinds, maxKinds).Draw(t, "kinds dealt"))}
		g.deal()
		some := false
		for c := range g.board.all {
			for _, arrow := range []sim.Code{Right, Down} {
				to, ok := g.board.neighbour(c, arrow)
				if !ok {
					continue
				}
				after := g.board
				after.swap(Swap{c, to})
				makes := len(plainRuns(&after)) > 0
				if g.board.works(Swap{c, to}) != makes {
					t.Fatalf("%v\n%v works: %t", g.board.picture(), Swap{c, to}, !makes)
				}
				some = some || makes
			}
		}
		found := g.board.findSwap()
		if found.none() == some || some && !g.board.works(found) {
			t.Fatalf("%v\nfound %v, and some swap works: %t", g.board.picture(), found, some)
		}
		if after := g.board; some {
			if after.swap(found); !after.inRun(found.B) {
				t.Fatalf("%v\nthe gem of %v makes no run", g.board.picture(), found)
			}
		}
	})
}

// The places of an arrow are those of Right turned by quarters.
func TestMatches(t *testing.T) {
	turned := map[sim.Code]func(offset) offset{
		Right: func(o offset) offset { return o },
		Left:  func(o offset) offset { return offset{-o.columns, o.rows} },
		Down:  func(o offset) offset { return offset{o.rows, o.columns} },
		Up:    func(o offset) offset { return offset{o.rows, -o.columns} },
	}
	for arrow, turn := range turned {
		if turn(steps[Right]) != steps[arrow] {
			t.Errorf("arrow %d leads to %v", arrow, steps[arrow])
		}
		for i, place := range matches[Right] {
			if want := turn(place); matches[arrow][i] != want {
				t.Errorf("place %d of arrow %d is %v, want %v", i, arrow, matches[arrow][i], want)
			}
		}
	}
}

func TestGems(t *testing.T) {
	for value, want := range []struct {
		kind               int
		special, destroyer bool
	}{{0, false, false}, {0, true, false}, {0, false, true}, {1, false, false}, {1, true, false}, {1, false, true}} {
		g := Gem(value)
		if g.Kind() != want.kind || g.Special() != want.special || g.Destroyer() != want.destroyer {
			t.Errorf("%d is kind %d, special %t, destroyer %t", value, g.Kind(), g.Special(), g.Destroyer())
		}
	}
	if Empty.Kind() != -1 || Empty.Special() || Empty.Destroyer() {
		t.Error("an empty cell is taken for a gem")
	}
}
