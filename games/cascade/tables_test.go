package cascade

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// The tables of the page, as it prints them.
const (
	pageShapes = `
I (0,2) (1,2) (2,2) (3,2)
J (0,3) (0,2) (1,2) (2,2)
L (2,3) (0,2) (1,2) (2,2)
O (1,2) (2,2) (1,3) (2,3)
S (1,3) (2,3) (0,2) (1,2)
T (1,3) (0,2) (1,2) (2,2)
Z (0,3) (1,3) (1,2) (2,2)`
	pageKicks = `
JLSTZ 0→1 (0,0) (-1,0) (-1,1) (0,-2) (-1,-2)
JLSTZ 1→0 (0,0) (1,0) (1,-1) (0,2) (1,2)
JLSTZ 1→2 (0,0) (1,0) (1,-1) (0,2) (1,2)
JLSTZ 2→1 (0,0) (-1,0) (-1,1) (0,-2) (-1,-2)
JLSTZ 2→3 (0,0) (1,0) (1,1) (0,-2) (1,-2)
JLSTZ 3→2 (0,0) (-1,0) (-1,-1) (0,2) (-1,2)
JLSTZ 3→0 (0,0) (-1,0) (-1,-1) (0,2) (-1,2)
JLSTZ 0→3 (0,0) (1,0) (1,1) (0,-2) (1,-2)
I 0→1 (0,0) (-2,0) (1,0) (-2,-1) (1,2)
I 1→0 (0,0) (2,0) (-1,0) (2,1) (-1,-2)
I 1→2 (0,0) (-1,0) (2,0) (-1,2) (2,-1)
I 2→1 (0,0) (1,0) (-2,0) (1,-2) (-2,1)
I 2→3 (0,0) (2,0) (-1,0) (2,1) (-1,-2)
I 3→2 (0,0) (-2,0) (1,0) (-2,-1) (1,2)
I 3→0 (0,0) (1,0) (-2,0) (1,-2) (-2,1)
I 0→3 (0,0) (-1,0) (2,0) (-1,2) (2,-1)
IJLSTZ 0→2 (0,0) (0,1) (1,1) (-1,1) (1,0)
IJLSTZ 1→3 (0,0) (1,0) (1,2) (1,1) (0,2)
IJLSTZ 2→0 (0,0) (0,-1) (-1,-1) (1,-1) (-1,0)
IJLSTZ 3→1 (0,0) (-1,0) (-1,2) (-1,1) (0,2)
O 0→1 (0,0) (0,0) (0,0) (0,0) (0,0)
O 1→3 (0,0) (0,0) (0,0) (0,0) (0,0)
O 3→2 (0,0) (0,0) (0,0) (0,0) (0,0)`
)

// pairs reads "(1,2) (3,4)".
func pairs(t *testing.T, words []string) (list []Cell) {
	t.Helper()
	for _, w := range words {
		var c Cell
		if _, err := fmt.Sscanf(w, "(%d,%d)", &c.Column, &c.Row); err != nil {
			t.Fatalf("%q: %v", w, err)
		}
		list = append(list, c)
	}
	return list
}

func lines(text string) []string { return strings.Split(strings.TrimSpace(text), "\n") }

func sameCells(a, b []Cell) bool {
	count := make(map[Cell]int)
	for _, c := range a {
		count[c]++
	}
	for _, c := range b {
		count[c]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return len(a) == len(b)
}

func TestShapesAreThePages(t *testing.T) {
	for i, line := range lines(pageShapes) {
		words := strings.Fields(line)
		k := Kind(i + 1)
		if k.String() != words[0] {
			t.Errorf("kind %d is %s, want %s", k, k, words[0])
		}
		cells := ShapeCells(k, 0)
		if want := pairs(t, words[1:]); !sameCells(cells[:], want) {
			t.Errorf("%s is %v, want %v", k, cells, want)
		}
	}
}

// A.4 turns a cell round the kind's centre: the tables of every rotation.
func TestShapesTurnClockwise(t *testing.T) {
	for _, c := range []struct {
		kind     Kind
		rotation int
		want     string
	}{
		{I, 1, "(2,3) (2,2) (2,1) (2,0)"},
		{I, 2, "(0,1) (1,1) (2,1) (3,1)"},
		{I, 3, "(1,3) (1,2) (1,1) (1,0)"},
		{J, 1, "(1,3) (2,3) (1,2) (1,1)"},
		{L, 2, "(0,2) (1,2) (2,2) (0,1)"},
		{S, 1, "(1,3) (1,2) (2,2) (2,1)"},
		{T, 1, "(1,3) (1,2) (2,2) (1,1)"},
		{T, 2, "(0,2) (1,2) (2,2) (1,1)"},
		{T, 3, "(1,3) (0,2) (1,2) (1,1)"},
		{Z, 1, "(2,3) (1,2) (2,2) (1,1)"},
		{O, 1, "(1,2) (2,2) (1,3) (2,3)"},
	} {
		cells := ShapeCells(c.kind, c.rotation)
		if want := pairs(t, strings.Fields(c.want)); !sameCells(cells[:], want) {
			t.Errorf("%s turned %d times is %v, want %v", c.kind, c.rotation, cells, want)
		}
	}
}

func TestKicksAreThePages(t *testing.T) {
	for _, line := range lines(pageKicks) {
		words := strings.Fields(line)
		from, _ := strconv.Atoi(words[1][:1])
		to, _ := strconv.Atoi(strings.TrimPrefix(words[1][1:], "→"))
		want := pairs(t, words[2:])
		for _, letter := range words[0] {
			k, _ := kindOf(byte(letter))
			for test, kick := range kicksOf(k)[(to-from+4)%4][from] {
				if got := (Cell{int(kick.column), int(kick.row)}); got != want[test] {
					t.Errorf("%s %s test %d is %v, want %v", k, words[1], test, got, want[test])
				}
			}
		}
	}
}

// A turn back undoes what the turn there did, test by test: a property of the
// standard tables that a wrong sign would break.
func TestQuarterTurnKicksMirror(t *testing.T) {
	for _, table := range []*[4][4]kickTests{&jlstzKicks, &iKicks} {
		for from := range 4 {
			there := table[clockwise][from]
			back := table[counterclockwise][(from+1)&3]
			for test := range there {
				if there[test].column != -back[test].column || there[test].row != -back[test].row {
					t.Errorf("from %d test %d: %v there, %v back", from, test, there[test], back[test])
				}
			}
		}
	}
}

func TestClearNamesAreThePages(t *testing.T) {
	for _, line := range lines(`
1 100 no SINGLE
2 300 no DOUBLE
3 500 no TRIPLE
4 800 yes CASCADE
5 100 no MINI TWIST
6 200 yes MINI TWIST SINGLE
7 400 yes MINI TWIST DOUBLE
10 400 no TWIST
11 800 yes TWIST SINGLE
12 1200 yes TWIST DOUBLE
13 1600 yes TWIST TRIPLE`) {
		words := strings.SplitN(line, " ", 4)
		row, _ := strconv.Atoi(words[0])
		c := clearNames[row]
		if got := fmt.Sprint(c.points); got != words[1] || c.difficult != (words[2] == "yes") || c.name != words[3] {
			t.Errorf("row %d is %+v, want %s", row, c, line)
		}
	}
	for _, row := range []int{0, 8, 9, 14} {
		if ClearName(row) != "" || clearNames[row].points != 0 {
			t.Errorf("row %d has a name", row)
		}
	}
}

// A record names the version of the rules, so the tables must not change
// without it. When this fails, raise Spec.Version and put the new sum here.
func TestVersionFollowsTheTables(t *testing.T) {
	sum := sha256.New()
	fmt.Fprint(sum, shapes, jlstzKicks, iKicks, noKicks, twistCorners, clearNames, allClearPoints)
	for mode := range modes {
		s := defaults(mode)
		fmt.Fprint(sum, s.StartColumn, s.LockDelaySeconds, s.LockResetLimit, s.AutoRepeatDelay, s.AutoRepeatSeconds,
			s.SlowestSeconds, s.ClearSeconds, s.EntrySeconds, s.FallSeconds, s.GoalLines, s.TimeLimit)
	}
	const version, want = 1, "bb9682d1604b23bf"
	if got := hex.EncodeToString(sum.Sum(nil)[:8]); Spec.Version != version || got != want {
		t.Errorf("version %d with tables %s, want version %d with %s", Spec.Version, got, version, want)
	}
}
