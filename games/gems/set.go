package gems

import "math/bits"

// set is a set of cells, a bit for each in reading order.
type set [maxSide * maxSide / wordCells]uint64

// A word of a set holds so many cells, and so many rows of them.
const (
	wordCells = 64
	wordRows  = wordCells / maxSide
)

func (s *set) add(c Cell) { s[c/wordCells] |= 1 << (c % wordCells) }

// bit is 1 for a cell in the set, and 0 for another.
func (s *set) bit(c Cell) uint64 { return s[c/wordCells] >> (c % wordCells) & 1 }

// addRow adds the columns of a row that have a bit.
func (s *set) addRow(row int, columns uint16) {
	s[row/wordRows] |= uint64(columns) << (row % wordRows * maxSide)
}

// all gives the cells in reading order.
func (s *set) all(yield func(Cell) bool) {
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			if !yield(Cell(i*wordCells + bits.TrailingZeros64(word))) {
				return
			}
		}
	}
}

// under gives the cells of a word that have one of the set below them.
func (s *set) under(word int) uint64 {
	next := uint64(0)
	if word+1 < len(s) {
		next = s[word+1]
	}
	return below(s[word], next)
}

// over gives the cells of a word that have one of the set above them.
func (s *set) over(word int) uint64 {
	before := uint64(0)
	if word > 0 {
		before = s[word-1]
	}
	return above(s[word], before)
}

// below gives the cells of a word that have one of it, or of the next word, below them.
func below(word, next uint64) uint64 { return word>>maxSide | next<<(wordCells-maxSide) }

// above gives the cells of a word that have one of it, or of the word before, above
// them.
func above(word, before uint64) uint64 { return word<<maxSide | before>>(wordCells-maxSide) }
