package softserve

// Kind is a kind of playing piece.
type Kind uint8

// The kinds of pieces. None is no piece.
const (
	None     Kind = iota
	Pair          // two scoops
	Popsicle      // one rigid bar of two cells
	Scoop         // what came loose of a pair
)

// String is the kind's word in the specification, and "" for None.
func (k Kind) String() string { return [...]string{"", "pair", "popsicle", "scoop"}[k] }

// Piece is the playing piece, or one that waits for its turn.
type Piece struct {
	Kind     Kind
	Flavours [2]Flavour // the pivot's first; a Scoop has only that
	Pivot    Cell
	Other    Side // where the other half is, seen from the pivot
	Resting  bool // it stands on something

	counted    int64 // the frame from which the count towards the next row runs
	hasRested  bool  // the grace runs
	restedAt   int64 // the frame in which it first rested
	restingRow int   // the pivot's row then
}

// Size is how many cells the piece takes.
func (p *Piece) Size() int { return [...]int{None: 0, Pair: 2, Popsicle: 2, Scoop: 1}[p.Kind] }

// Cell gives where the pivot (0) or the other half (1) is.
func (p *Piece) Cell(half int) Cell {
	if half == 0 {
		return p.Pivot
	}
	return p.Pivot.beside(p.Other)
}

// half gives one half of the piece as a scoop of its own.
func (p *Piece) half(i int) Piece {
	return Piece{Kind: Scoop, Flavours: [2]Flavour{p.Flavours[i]}, Pivot: p.Cell(i)}
}

// text writes the flavours, the pivot's first; a popsicle's in small letters.
func (p *Piece) text() string { return flavourText(p.Kind, p.Flavours) }

func flavourText(k Kind, flavours [2]Flavour) string {
	letters := scoopLetters
	if k == Popsicle {
		letters = popsicleLetters
	}
	text := []byte{letters[flavours[0]], letters[flavours[1]]}
	if k == Scoop {
		text = text[:1]
	}
	return string(text)
}
