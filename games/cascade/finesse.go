package cascade

import (
	"cmp"
	"slices"

	"parlor/sim"
)

// Finesse follows a game and counts the faults in its finesse: the keys beyond the
// fewest with which pieces could have been placed.
//
// The fewest keys of a placement are those that bring a piece from where it appears
// into the rotation and the column, on an empty well. One key is a tap that moves it
// a column, left or right held until it is at the wall, a quarter turn either way or
// a half turn. The drop at the end is not counted, nor is time. Placements that fill
// the same cells are one: I, S and Z turned half round, and O however it is turned.
// This is what players know as two-step finesse, whose tables have at most two moves
// beside the turn for each placement; here a half turn is one key, as it has one.
//
// The keys of a piece are the presses of left, right and the turns that had an
// effect since the piece before it was locked or put away, so that a key pressed
// between two pieces is the next one's, and one that is held on is nobody's. Fewer
// than the fewest, with the well as a help, are no fault. Only a piece that fell
// freely is judged:
//
//   - soft drop was neither pressed nor held for it;
//   - it was neither moved nor turned by a key after it had landed;
//   - the rows in which it appeared and turned were empty, so that nothing barred
//     its way;
//   - it lies where a straight drop from these rows ends, and not under an overhang.
//
// A piece that is put away is not judged; the one that comes in its place is.
type Finesse struct {
	Pieces    int // the pieces that were judged
	Faultless int // those of them without a fault
	Faults    int

	fewest   [kindCount + 1]map[placement]int
	well     well
	clearing uint64 // the full rows that are still there, as a bit mask

	// Of the piece in play or on its way:
	keys   int
	landed bool
	pushed bool // by a soft drop, or by a key after it had landed
}

// placement is the cells of a piece that lies on the floor, in order.
type placement [4]Cell

func placementOf(p Piece) placement {
	cells := p.Cells()
	floor := cells[0].Row
	for _, c := range cells {
		floor = min(floor, c.Row)
	}
	for i := range cells {
		cells[i].Row -= floor
	}
	slices.SortFunc(cells[:], func(a, b Cell) int { return cmp.Or(a.Column-b.Column, a.Row-b.Row) })
	return cells
}

// NewFinesse begins with a game at its start.
func NewFinesse(g *Game) *Finesse {
	f := &Finesse{well: g.well.clone()}
	empty := newWell(g.well.columns, g.well.rows)
	for kind := I; kind <= Z; kind++ {
		f.fewest[kind] = fewestKeys(&empty, Piece{Kind: kind, Column: int(g.settings.StartColumn), Row: f.top()})
	}
	return f
}

// top is the row of the box of a piece that has appeared, which is one row down
// already. Pieces turn in this row and above.
func (f *Finesse) top() int { return f.well.rows - 5 }

// Fewest gives the fewest keys for a piece in its rotation and column, and false
// when no keys bring it there.
func (f *Finesse) Fewest(p Piece) (keys int, ok bool) {
	keys, ok = f.fewest[p.Kind][placementOf(p)]
	return keys, ok
}

// fewestKeys looks for all placements, those with the fewest keys first. Height
// means nothing in an empty well, so a kick's rows are left out.
func fewestKeys(empty *well, appeared Piece) map[placement]int {
	type place struct{ rotation, column int }
	seen, fewest := map[place]bool{}, map[placement]int{}
	at := []Piece{appeared}
	for keys := 0; len(at) > 0; keys++ {
		var next []Piece
		for _, p := range at {
			if seen[place{p.Rotation, p.Column}] {
				continue
			}
			seen[place{p.Rotation, p.Column}] = true
			if _, known := fewest[placementOf(p)]; !known {
				fewest[placementOf(p)] = keys
			}
			next = append(next, afterOneKey(empty, p)...)
		}
		at = next
	}
	return fewest
}

// afterOneKey gives where one key can bring a piece.
func afterOneKey(empty *well, p Piece) (list []Piece) {
	for _, d := range [...]direction{left, right} {
		held := p
		for empty.fits(p.Kind, p.Rotation, held.Column+int(d), p.Row) {
			held.Column += int(d)
			if held.Column == p.Column+int(d) {
				list = append(list, held) // a tap
			}
		}
		list = append(list, held)
	}
	for _, turns := range [...]int{clockwise, halfTurn, counterclockwise} {
		turned := p
		if empty.turn(&turned, turns) {
			turned.Row = p.Row
			list = append(list, turned)
		}
	}
	return list
}

// Press takes a press that is about to have an effect, after all that happened
// before it was seen.
func (f *Finesse) Press(c sim.Code) {
	switch c {
	case MoveLeft, MoveRight, RotateClockwise, RotateCounterclockwise, Rotate180:
		f.keys++
		f.pushed = f.pushed || f.landed
	case SoftDrop:
		f.pushed = true
	case Hold:
		f.nextPiece()
	}
}

func (f *Finesse) nextPiece() { f.keys, f.landed, f.pushed = 0, false, false }

// See takes an event of the game.
func (f *Finesse) See(e sim.Event) {
	switch e.Kind {
	case EventPieceLanded:
		f.landed = true
	case EventSoftDropRow:
		f.pushed = true
	case EventPieceLocked:
		p, _ := LockedPiece(e)
		f.judge(p)
		f.nextPiece()
		for _, c := range p.Cells() {
			f.well.set(c.Column, c.Row, p.Kind)
		}
	case EventLinesCleared:
		f.clearing = uint64(e.N)
	case EventRowsFell:
		f.well.collapse(f.clearing)
	case EventFreshStart:
		f.well.empty()
	}
}

// judge judges a piece where it is about to lock.
func (f *Finesse) judge(p Piece) {
	fewest, ok := f.Fewest(p)
	if !ok || f.pushed || !f.fallsFreely(p) {
		return
	}
	f.Pieces++
	if faults := f.keys - fewest; faults > 0 {
		f.Faults += faults
	} else {
		f.Faultless++
	}
}

// fallsFreely says whether a piece can be turned and moved as in an empty well, and
// comes to lie where it is by a straight drop.
func (f *Finesse) fallsFreely(p Piece) bool {
	for _, taken := range f.well.taken()[f.top():] {
		if taken != f.well.walls {
			return false
		}
	}
	return f.well.landing(p.Kind, p.Rotation, p.Column, f.top()) == p.Row
}
