package cascade

// well is the field of crystals. Rows count from the bottom.
type well struct {
	columns, rows int
	// lines has a bit for each cell of a row that holds a crystal, from the floor
	// below row 0 to the air above the top; the walls on both sides and the floor
	// count as taken. Row 0 is line floorLines, column 0 is bit wallBits.
	lines [floorLines + maxRows + airLines]uint64
	walls uint64 // the bits outside the well
	kinds []Kind // by row * columns + column (A.16)
}

const (
	// wallBits and floorLines are how far a piece's box can reach outside the well: a
	// piece that fits has it 3 columns and 3 rows out at most, and a kick tries 2 more.
	wallBits   = 5
	floorLines = 5
	// airLines is the height of the box.
	airLines = 4
)

func newWell(columns, rows int) well {
	w := well{
		columns: columns, rows: rows,
		walls: ^((1<<columns - 1) << wallBits),
		kinds: make([]Kind, rows*columns),
	}
	for line := range w.lines {
		w.lines[line] = w.walls
		if line < floorLines {
			w.lines[line] = ^uint64(0)
		}
	}
	return w
}

func (w *well) clone() well {
	c := *w
	c.kinds = append([]Kind(nil), w.kinds...)
	return c
}

// taken is the lines of the rows of the well.
func (w *well) taken() []uint64 { return w.lines[floorLines : floorLines+w.rows] }

// empty takes all crystals away (A.5).
func (w *well) empty() {
	for row := range w.rows {
		w.emptyRow(row)
	}
}

func (w *well) emptyRow(row int) {
	w.lines[floorLines+row] = w.walls
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
	w.lines[floorLines+row] |= 1 << (column + wallBits)
}

// fits says whether a piece fits with its box's corner at a cell (A.8), which may
// lie outside the well as far as a move, a fall or a kick leads.
func (w *well) fits(k Kind, rotation, column, row int) bool {
	s, box := uint(column+wallBits)&63, &shapes[k][rotation].rows
	r := w.lines[floorLines+min(row, w.rows):][:4]
	return (r[0]>>s&box[0] | r[1]>>s&box[1] | r[2]>>s&box[2] | r[3]>>s&box[3]) == 0
}

// landing gives the lowest row that a piece which fits can fall to, straight down
// (A.18): it is fits all the way, with the box put over the column once.
func (w *well) landing(k Kind, rotation, column, row int) int {
	s, box := uint(column+wallBits)&63, &shapes[k][rotation].rows
	b0, b1, b2, b3 := box[0]<<s, box[1]<<s, box[2]<<s, box[3]<<s
	line := floorLines + min(row, w.rows)
	for w.lines[line-1]&b0|w.lines[line]&b1|w.lines[line+1]&b2|w.lines[line+2]&b3 == 0 {
		line--
	}
	return line - floorLines
}

// turn turns a piece by so many quarter turns clockwise, at the first of the five
// kick tests where it fits (A.23). Where none does, it leaves the piece as it is and
// gives false.
func (w *well) turn(p *Piece, turns int) bool {
	rotation := (p.Rotation + turns) & 3
	for test, k := range &kicksOf(p.Kind)[turns][p.Rotation] {
		column, row := p.Column+int(k.column), p.Row+int(k.row)
		if w.fits(p.Kind, rotation, column, row) {
			p.Column, p.Row, p.Rotation = column, row, rotation
			p.LastMoveWasRotation = true
			p.LastKickTest = test
			return true
		}
	}
	return false
}

// full gives the full rows as a bit mask (A.31).
func (w *well) full() (rows uint64) {
	for row, taken := range w.taken() {
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
			w.lines[floorLines+target] = w.lines[floorLines+row]
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
	for row, taken := range w.taken() {
		if marked>>row&1 == 0 && taken != w.walls {
			return false
		}
	}
	return true
}
