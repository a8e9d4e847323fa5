package cascade

// well is the field of crystals. Rows count from the bottom.
type well struct {
	columns, rows int
	// taken has a bit for each cell of a row that holds a crystal; the walls
	// on both sides count as taken. Column 0 is bit wallBits.
	taken []uint64
	walls uint64 // the bits outside the well
	// whole is taken with the floor below it and the air above it.
	whole []uint64
	kinds []Kind // by row * columns + column (A.16)
}

const (
	// wallBits is how many bits of wall stand left of column 0, as far as a piece's
	// box can reach.
	wallBits = 4
	// beyond is how many rows of floor and of air there are: the height of the box.
	beyond = 4
)

func newWell(columns, rows int) well {
	w := well{
		columns: columns, rows: rows,
		whole: make([]uint64, beyond+rows+beyond),
		walls: ^((1<<columns - 1) << wallBits),
		kinds: make([]Kind, rows*columns),
	}
	w.taken = w.whole[beyond : beyond+rows]
	for row := range w.whole {
		w.whole[row] = w.walls
	}
	for row := range beyond {
		w.whole[row] = ^uint64(0)
	}
	return w
}

func (w *well) clone() well {
	c := *w
	c.whole = append([]uint64(nil), w.whole...)
	c.taken = c.whole[beyond : beyond+w.rows]
	c.kinds = append([]Kind(nil), w.kinds...)
	return c
}

// empty takes all crystals away (A.5).
func (w *well) empty() {
	for row := range w.taken {
		w.emptyRow(row)
	}
}

func (w *well) emptyRow(row int) {
	w.taken[row] = w.walls
	clear(w.kinds[row*w.columns : (row+1)*w.columns])
}

// at gives the crystal of a cell, None outside.
func (w *well) at(column, row int) Kind {
	if column < 0 || column >= w.columns || row < 0 || row >= w.rows {
		return None
	}
	return w.kinds[row*w.columns+column]
}

// filled says whether a cell is taken (A.15): outside the sides or below the
// floor it is, above the top it is not.
func (w *well) filled(column, row int) bool {
	if column < 0 || column >= w.columns || row < 0 {
		return true
	}
	return w.at(column, row) != None
}

// set puts a crystal into a cell; one above the top is lost.
func (w *well) set(column, row int, k Kind) {
	if row >= w.rows {
		return
	}
	w.kinds[row*w.columns+column] = k
	w.taken[row] |= 1 << (column + wallBits)
}

// fits says whether a piece fits with its box's corner at a cell (A.8).
func (w *well) fits(k Kind, rotation, column, row int) bool {
	if column < -wallBits || column > w.columns || row < -beyond {
		return false
	}
	s, box := uint(column+wallBits), &shapes[k][rotation].rows
	r := w.whole[min(row, w.rows)+beyond:][:len(box)]
	return (r[0]>>s&box[0] | r[1]>>s&box[1] | r[2]>>s&box[2] | r[3]>>s&box[3]) == 0
}

// turned gives the piece turned by so many quarter turns clockwise, at the first
// of the five kick tests where it fits (A.23), and false where none does.
func (w *well) turned(p Piece, turns int) (Piece, bool) {
	rotation := (p.Rotation + turns) & 3
	for test, k := range &kicksOf(p.Kind)[turns][p.Rotation] {
		column, row := p.Column+int(k.column), p.Row+int(k.row)
		if w.fits(p.Kind, rotation, column, row) {
			p.Column, p.Row, p.Rotation = column, row, rotation
			p.LastMoveWasRotation = true
			p.LastKickTest = test
			return p, true
		}
	}
	return p, false
}

// full gives the full rows as a bit mask (A.31).
func (w *well) full() (rows uint64) {
	for row, taken := range w.taken {
		if taken == ^uint64(0) {
			rows |= 1 << row
		}
	}
	return rows
}

// collapse takes the marked rows out: every row that stays moves down into the
// lowest free one, and the rows left at the top are emptied (A.26).
func (w *well) collapse(marked uint64) {
	target := 0
	for row := range w.rows {
		if marked>>row&1 != 0 {
			continue
		}
		if target != row {
			w.taken[target] = w.taken[row]
			copy(w.kinds[target*w.columns:(target+1)*w.columns], w.kinds[row*w.columns:])
		}
		target++
	}
	for ; target < w.rows; target++ {
		w.emptyRow(target)
	}
}

// emptyBut says whether no crystal is left outside the marked rows.
func (w *well) emptyBut(marked uint64) bool {
	for row, taken := range w.taken {
		if marked>>row&1 == 0 && taken != w.walls {
			return false
		}
	}
	return true
}
