package eight

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"parlor/rng"
)

func board(text string) Board {
	b, err := ParseBoard(text)
	if err != nil {
		panic(err)
	}
	return b
}

var goal = board("123456780")

// boards draws any arrangement.
var boards = rapid.Custom(func(t *rapid.T) Board {
	return board(string(rapid.Permutation([]byte("012345678")).Draw(t, "board")))
})

// pairs draws a board and a goal that it can reach.
var pairs = rapid.Custom(func(t *rapid.T) [2]Board {
	b, goal := boards.Draw(t, "board"), boards.Draw(t, "goal")
	if !b.reaches(goal) {
		b = swapped(b)
	}
	return [2]Board{b, goal}
})

// puzzles are pairs with something to search.
var puzzles = pairs.Filter(func(pair [2]Board) bool { return pair[0] != pair[1] })

// swapped exchanges two Tiles.
func swapped(b Board) Board {
	one, two := b.Slot(1), b.Slot(2)
	return b ^ Board(1^2)<<(4*one) ^ Board(1^2)<<(4*two)
}

func TestBoardsThatAreRefused(t *testing.T) {
	for text, says := range map[string]string{
		"":                       "0 digits, and a board has 9",
		"12345678":               "8 digits",
		"1234567800":             "10 digits",
		"123456788":              "0 is missing, 8 comes twice",
		"111456780":              "1 comes 3 times, 2 is missing, 3 is missing",
		"123456789":              "'9'",
		"12345678x":              "'x'",
		"12345678é":              "'é'",
		"1 2345678":              "' '",
		strings.Repeat("1", 500): "500 digits",
	} {
		if _, err := ParseBoard(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: the error is %v and should say: %s", text, err, says)
		} else if len(err.Error()) > 100 {
			t.Errorf("the error for %.20q is long: %v", text, err)
		}
	}
	_, err := ParseStart("123456870", goal)
	if err == nil || !strings.Contains(err.Error(), "123456870 is an odd number of swaps away from 123456780") {
		t.Errorf("half of all boards: the error is %v", err)
	}
	if b, err := ParseStart("123456870", board("123804765")); err != nil || b != board("123456870") {
		t.Errorf("a goal with an odd number of inversions: %v", err)
	}
}

func TestBoardsAreWrittenAsTheyAreRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := string(rapid.Permutation([]byte("012345678")).Draw(t, "board"))
		b := board(text)
		if b.String() != text {
			t.Fatalf("%s is written %s", text, b)
		}
		for slot := range slots {
			if tile := int(text[slot] - '0'); b.Tile(slot) != tile || b.Slot(tile) != slot {
				t.Fatalf("slot %d of %s: tile %d, which is in slot %d", slot, text, b.Tile(slot), b.Slot(tile))
			}
		}
	})
}

// A.1 as a number: board + moving * (10^(8-toSlot) - 10^(8-fromSlot)).
func TestSlideIsTheSumOfTheText(t *testing.T) {
	power := func(n int) (p int) {
		for p = 1; n > 0; n-- {
			p *= 10
		}
		return p
	}
	rapid.Check(t, func(t *rapid.T) {
		b := boards.Draw(t, "board")
		blank := b.Slot(0)
		for _, from := range beside[blank] {
			n, _ := strconv.Atoi(b.String())
			n += b.Tile(from) * (power(8-blank) - power(8-from))
			if got, want := b.slide(from, blank).String(), fmt.Sprintf("%09d", n); got != want {
				t.Fatalf("%s after slot %d slides is %s, not %s", b, from, got, want)
			}
			if moved := Moves([]Board{b, b.slide(from, blank)}); moved[0] != b.Tile(from) {
				t.Fatalf("the tile for the move is %d", moved[0])
			}
		}
	})
}

func TestBesideIsOneApart(t *testing.T) {
	for a := range slots {
		var want []int
		for b := range slots {
			if slotDistance(a, b) == 1 {
				want = append(want, b)
			}
		}
		if fmt.Sprint(beside[a]) != fmt.Sprint(want) {
			t.Errorf("beside slot %d are %v, not %v", a, beside[a], want)
		}
	}
	if slotDistance(0, 8) != 4 || slotDistance(2, 3) != 3 || slotDistance(5, 5) != 0 {
		t.Error("slot distances are rows plus columns")
	}
}

func TestInversions(t *testing.T) {
	for text, want := range map[string]int{"123456780": 0, "123456870": 1, "123804765": 7, "876543210": 28, "012345678": 0} {
		if got := board(text).inversions(); got != want {
			t.Errorf("%s has %d inversions, not %d", text, got, want)
		}
	}
}

func TestRanksAreTheOrderOfTheTexts(t *testing.T) {
	for text, want := range map[string]int{"012345678": 0, "012345687": 1, "102345678": 40320, "876543210": 362879} {
		if got := board(text).rank(); got != want {
			t.Errorf("%s has rank %d, not %d", text, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b := boards.Draw(t, "a"), boards.Draw(t, "b")
		if (a.rank() < b.rank()) != (a.String() < b.String()) {
			t.Fatalf("%s has rank %d, %s has %d", a, a.rank(), b, b.rank())
		}
	})
}

// A.30: each of the tiles beside the blank with the same chance, but for the
// one that has just moved.
func TestRandomMoves(t *testing.T) {
	random := rng.New(1, "test")
	b := board("123405678")
	for _, notFrom := range []int{-1, 7} {
		seen := map[string]int{}
		const tries = 12000
		for range tries {
			after, movedTo := randomMove(b, notFrom, &random)
			if movedTo != 4 {
				t.Fatalf("the tile moved to slot %d", movedTo)
			}
			seen[after.String()]++
		}
		want := map[string]bool{"103425678": true, "123045678": true, "123450678": true, "123475608": notFrom != 7}
		for text, times := range seen {
			if !want[text] {
				t.Errorf("not from %d: %s is no such move", notFrom, text)
			}
			if share := tries / len(seen); times < share*9/10 || times > share*11/10 {
				t.Errorf("not from %d: %s came %d times of %d", notFrom, text, times, tries)
			}
		}
		if wantMoves := map[int]int{-1: 4, 7: 3}[notFrom]; len(seen) != wantMoves {
			t.Errorf("not from %d: %d moves were made, not %d", notFrom, len(seen), wantMoves)
		}
	}
}

// A.31: never undoing the Move just made, and off the goal.
func TestScrambles(t *testing.T) {
	twoAway := map[Board]bool{}
	rapid.Check(t, func(t *rapid.T) {
		goal := boards.Draw(t, "goal")
		moves := rapid.IntRange(0, 60).Draw(t, "moves")
		random := rng.New(rapid.Int64().Draw(t, "seed"), "scramble")
		b := scramble(goal, moves, &random)
		if b == goal || !b.reaches(goal) {
			t.Fatalf("%s scrambled from %s", b, goal)
		}
		if onBlackSquare := func(b Board) bool { return b.Slot(0)%2 == 1 }; moves > 0 && moves < 12 &&
			(onBlackSquare(b) != onBlackSquare(goal)) != (moves%2 == 1) {
			t.Fatalf("%s is not %d moves from %s", b, moves, goal)
		}
	})
	for seed := range int64(200) {
		random := rng.New(seed, "scramble")
		twoAway[scramble(goal, 2, &random)] = true
		if n := board("123405786"); twoAway[goal] || len(twoAway) > 4 {
			t.Fatalf("two moves that are not undone lead to %d boards, of which %s is one", len(twoAway), n)
		}
	}
	if len(twoAway) != 4 {
		t.Errorf("two moves from the goal lead to %d boards, not 4", len(twoAway))
	}
}

func FuzzParseBoard(f *testing.F) {
	for _, seed := range []string{"123456780", "012345678", "12345678", "1234567890", "123456788", "é23456780", "\xff23456780", "-12345678"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ParseBoard(text)
		if err == nil && b.String() != text {
			t.Errorf("%q is read as %s", text, b)
		}
		if err != nil && len(err.Error()) > 300 {
			t.Errorf("%q: a long error: %v", text, err)
		}
	})
}
