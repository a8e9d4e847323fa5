package eight

import (
	"fmt"
	"math/bits"
	"strings"

	"parlor/rng"
)

// Board is an arrangement of the Tiles: four bits a Slot, Slot 0 (the top left)
// the lowest, 0 for the Blank. Slots count in reading order.
type Board uint64

const (
	side  = 3
	slots = side * side
)

// ParseBoard reads nine digits in reading order, 0 for the Blank: 123456780.
// The error says what is wrong with the text, for the person who typed it.
func ParseBoard(text string) (Board, error) {
	var b Board
	var seen [slots]int
	digits := []rune(text)
	for slot, digit := range digits {
		if digit < '0' || digit >= '0'+slots {
			return 0, fmt.Errorf("%q in %.40q is not a digit from 0 to 8", digit, text)
		}
		if slot < slots {
			seen[digit-'0']++
			b |= Board(digit-'0') << (4 * slot)
		}
	}
	if len(digits) != slots {
		return 0, fmt.Errorf("%.40q has %d digits, and a board has 9", text, len(digits))
	}
	var faults []string
	for digit, times := range seen {
		switch times {
		case 0:
			faults = append(faults, fmt.Sprintf("%d is missing", digit))
		case 1:
		case 2:
			faults = append(faults, fmt.Sprintf("%d comes twice", digit))
		default:
			faults = append(faults, fmt.Sprintf("%d comes %d times", digit, times))
		}
	}
	if faults != nil {
		return 0, fmt.Errorf("%s: %s", text, strings.Join(faults, ", "))
	}
	return b, nil
}

// ParseStart reads a board from which the goal can be reached; the error says
// what is wrong with it (A.15).
func ParseStart(text string, goal Board) (Board, error) {
	b, err := ParseBoard(text)
	if err == nil && !b.reaches(goal) {
		err = fmt.Errorf("%s is an odd number of swaps away from %s, so no moves lead there", text, goal)
	}
	return b, err
}

// String writes the board as ParseBoard reads it.
func (b Board) String() string {
	var text [slots]byte
	for slot := range text {
		text[slot] = '0' + byte(b.Tile(slot))
	}
	return string(text[:])
}

// Tile is the Tile in a Slot, 0 for the Blank (A.12).
func (b Board) Tile(slot int) int { return int(b >> (4 * uint(slot)) & 15) }

// Slot is where a Tile is; Tile 0 is the Blank (A.9).
func (b Board) Slot(tile int) int {
	const ones = 1 << (4 * slots) / 15 // 1 in every Slot
	x := b ^ Board(tile)*ones          // 0 in the Tile's Slot alone
	return bits.TrailingZeros64(uint64((x-ones)&^x&(8*ones))) / 4
}

// slide is the board after the Tile in a Slot slides into the Blank (A.1).
func (b Board) slide(from, blank int) Board {
	tile := Board(b.Tile(from))
	return b ^ tile<<(4*uint(from)) ^ tile<<(4*uint(blank))
}

// tileFor is the Tile that slides to turn the board into the next one (A.25).
func (b Board) tileFor(next Board) int { return b.Tile(next.Slot(0)) }

// slotDistance is how many Moves apart two Slots are (A.8).
func slotDistance(a, b int) int {
	return abs(a/side-b/side) + abs(a%side-b%side)
}

func abs(n int) int { return max(n, -n) }

// inversions counts the pairs of Tiles of which the larger comes first in
// reading order, without the Blank (A.16).
func (b Board) inversions() (n int) {
	for slot := range slots {
		for later := slot + 1; later < slots; later++ {
			if b.Tile(later) > 0 && b.Tile(slot) > b.Tile(later) {
				n++
			}
		}
	}
	return n
}

// reaches says whether Moves lead from one board to the other: a Move never
// changes whether the number of inversions is even (A.15).
func (b Board) reaches(goal Board) bool { return (b.inversions()-goal.inversions())%2 == 0 }

// ones has 1 in every Slot.
const ones = (1<<(4*slots) - 1) / 15

// rank numbers all arrangements from 0 to 9! - 1, in the order of their texts.
func (b Board) rank() (n int) {
	places := uint64(0x876543210) // for each Tile, how many of those left are smaller
	for left := slots; left > 1; left-- {
		tile := 4 * uint64(b&15)
		b >>= 4
		n = n*left + int(places>>(tile&63)&15)
		places -= ones << (tile & 63) << 4
	}
	return n
}

// scramble makes random Moves from the goal, never undoing the Move just made,
// and one more when that ends on the goal (A.31).
func scramble(goal Board, moves int, random *rng.Source) Board {
	b, justLeft := goal, -1
	for range moves {
		b, justLeft = randomMove(b, justLeft, random)
	}
	if b == goal {
		b, _ = randomMove(b, justLeft, random)
	}
	return b
}

// randomMove slides one of the Tiles beside the Blank, each with the same
// chance, but not the one in notFrom. movedTo is where it slid (A.30).
func randomMove(b Board, notFrom int, random *rng.Source) (after Board, movedTo int) {
	blank := b.Slot(0)
	var choices []int
	for _, slot := range beside[blank] {
		if slot != notFrom {
			choices = append(choices, slot)
		}
	}
	return b.slide(choices[random.Intn(len(choices))], blank), blank
}

// Moves gives the Tiles that slide along a route, in order; every board of the
// route is one Move from the one before it.
func Moves(route []Board) []int {
	tiles := []int{}
	for i := 1; i < len(route); i++ {
		tiles = append(tiles, route[i-1].tileFor(route[i]))
	}
	return tiles
}
