package softserve

// look is the state in the words of softserve.md.
type look struct {
	Phase        string      `json:"phase"`
	Board        []string    `json:"board"`
	Popsicles    [][][2]int  `json:"popsicles"`
	Piece        *pieceLook  `json:"piece"`
	Next         string      `json:"next"`
	Order        string      `json:"order"`
	Customer     int         `json:"customer"`
	ConesServed  int64       `json:"conesServed"`
	PiecesPlayed int64       `json:"piecesPlayed"`
	Frames       int64       `json:"frames"`
	Chain        int64       `json:"chain"`
	Result       *resultLook `json:"result"`
}

type pieceLook struct {
	Kind     string   `json:"kind"`
	Flavours string   `json:"flavours"`
	Cells    [][2]int `json:"cells"`
	Resting  bool     `json:"resting"`
	Grace    int64    `json:"grace"`
}

type resultLook struct {
	Won bool   `json:"won"`
	Why string `json:"why"`
}

func (g *Game) look() look {
	l := look{
		Phase: g.phase.String(), Board: g.board.text(), Popsicles: g.board.popsicleList(),
		Next: g.next.text(), Customer: g.customer,
		ConesServed: g.counts.ConesServed, PiecesPlayed: g.counts.PiecesPlayed, Frames: g.frame,
		Chain: g.counts.LongestChain,
	}
	if p := &g.piece; p.Kind != None {
		l.Piece = &pieceLook{
			Kind: p.Kind.String(), Flavours: p.text(), Cells: cellList(p.Pivot, p.Cell(1))[:p.Size()],
			Resting: p.Resting, Grace: g.graceLeft(),
		}
	}
	if g.orderIsOpen {
		l.Order = flavourText(Pair, g.order)
	}
	if g.phase == Over {
		l.Result = &resultLook{Won: g.why == AllServed, Why: g.why.String()}
	}
	return l
}

// text draws the board as rows of letters, top first.
func (b *board) text() []string {
	rows := make([]string, Rows)
	for i := range rows {
		line := make([]byte, Columns)
		for column := range line {
			line[column] = b.at(Cell{column, Rows - 1 - i}).letter()
		}
		rows[i] = string(line)
	}
	return rows
}

// popsicleList gives the cells of every popsicle, the left or lower one first,
// from the bottom row up.
func (b *board) popsicleList() [][][2]int {
	list := [][][2]int{}
	for row := range Rows {
		for column := range Columns {
			c := Cell{column, row}
			if content := b.at(c); content.Is == APopsicle && (content.Other == Right || content.Other == Above) {
				list = append(list, cellList(c, c.beside(content.Other)))
			}
		}
	}
	return list
}
