package rng

import (
	"bytes"
	"slices"
	"testing"
)

// The published demo of pcg32: state 42, stream 54.
func TestPCG(t *testing.T) {
	s := newPCG(42, 54)
	for i, want := range []uint32{0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e} {
		if got := s.Uint32(); got != want {
			t.Errorf("number %d is %#08x, not %#08x", i, got, want)
		}
	}
}

// What New gives is in every record ever kept, so it never changes.
func TestNewIsFixed(t *testing.T) {
	s := New(1, "bag")
	var got []int
	for range 12 {
		got = append(got, s.Intn(7))
	}
	if want := []int{3, 2, 1, 6, 2, 3, 3, 3, 4, 2, 2, 5}; !slices.Equal(got, want) {
		t.Errorf("the numbers are %v, not %v", got, want)
	}
	list := []int{1, 2, 3, 4, 5, 6, 7}
	Shuffle(&s, list)
	if want := []int{2, 1, 6, 4, 3, 7, 5}; !slices.Equal(list, want) {
		t.Errorf("the order is %v, not %v", list, want)
	}
}

func TestNegativeSeedsAreSeeds(t *testing.T) {
	negative, positive := New(-1, "bag"), New(1, "bag")
	for range 3 {
		if negative.Uint32() == positive.Uint32() {
			t.Error("-1 gives what 1 gives")
		}
	}
}

// chiSquare measures how far counts are from being equal.
func chiSquare(counts []int, total int) int64 {
	kinds, sum := int64(len(counts)), int64(0)
	for _, c := range counts {
		d := int64(c)*kinds - int64(total)
		sum += d * d / int64(total)
	}
	return sum / kinds
}

func TestIntnIsUniform(t *testing.T) {
	for _, test := range []struct {
		n     int
		limit int64 // of chi square, passed with probability 0.9999
	}{{2, 16}, {3, 19}, {7, 28}, {10, 34}, {100, 161}} {
		s := New(3, "uniform")
		counts := make([]int, test.n)
		const draws = 100_000
		for range draws {
			counts[s.Intn(test.n)]++
		}
		if got := chiSquare(counts, draws); got > test.limit {
			t.Errorf("from 0 to %d, chi square is %d: %v", test.n-1, got, counts)
		}
	}
}

// Bounds just above a power of two reject almost half of what is drawn.
func TestIntnInRange(t *testing.T) {
	s := New(4, "range")
	for _, n := range []int{1, 2, 1 << 16, 1<<30 + 1, 1<<31 - 1} {
		upper := 0
		for range 2000 {
			k := s.Intn(n)
			if k < 0 || k >= n {
				t.Fatalf("%d is not from 0 to %d", k, n-1)
			}
			if k >= n/2 {
				upper++
			}
		}
		if n > 1 && (upper < 850 || upper > 1150) {
			t.Errorf("%d of 2000 numbers lie in the upper half of %d", upper, n)
		}
	}
}

func TestShufflePermutes(t *testing.T) {
	s := New(5, "shuffle")
	for size := range 20 {
		list := make([]int, size)
		for i := range list {
			list[i] = i
		}
		Shuffle(&s, list)
		slices.Sort(list)
		for i, v := range list {
			if v != i {
				t.Fatalf("a shuffle of %d elements loses some: %v", size, list)
			}
		}
	}
}

func TestShuffleGivesEveryOrderAlike(t *testing.T) {
	s := New(6, "orders")
	counts := map[[4]int]int{}
	const draws = 48_000
	for range draws {
		list := [4]int{0, 1, 2, 3}
		Shuffle(&s, list[:])
		counts[list]++
	}
	list := make([]int, 0, 24)
	for _, c := range counts {
		list = append(list, c)
	}
	if got := chiSquare(list, draws); len(list) != 24 || got > 56 {
		t.Errorf("%d orders, chi square %d: %v", len(list), got, list)
	}
}

func TestStreamsAreIndependent(t *testing.T) {
	for _, pair := range [][2]Source{
		{New(1, "bag"), New(1, "gems")},
		{New(1, "bag"), New(1, "bag2")},
		{New(1, "bag"), New(2, "bag")},
		{New(0, ""), New(1, "")},
	} {
		a, b := pair[0], pair[1]
		counts := make([]int, 64)
		const draws = 64_000
		for range draws {
			counts[a.Intn(8)*8+b.Intn(8)]++
		}
		if got := chiSquare(counts, draws); got > 115 {
			t.Errorf("of two streams, chi square is %d", got)
		}
	}
	first, second := New(1, "bag"), New(1, "gems")
	for range 100 {
		first.Uint32()
	}
	untouched := New(1, "gems")
	if second.Uint32() != untouched.Uint32() {
		t.Error("drawing from one stream moves another")
	}
}

func TestACopyKeepsItsPlace(t *testing.T) {
	s := New(7, "copy")
	s.Uint32()
	c := s
	if !bytes.Equal(s.AppendState(nil), c.AppendState(nil)) {
		t.Error("a copy has another state")
	}
	want := s.Uint32()
	if bytes.Equal(s.AppendState(nil), c.AppendState(nil)) {
		t.Error("a number that is drawn does not show in the state")
	}
	if got := c.Uint32(); got != want {
		t.Error("a copy gives other numbers")
	}
}
