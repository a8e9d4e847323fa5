package softserve

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"parlor/sim"
)

// setup is a position to start from, in the words of softserve.md.
type setup struct {
	Board     []string        `json:"board"` // top first
	Popsicles [][][]sim.Whole `json:"popsicles"`
	Queue     []string        `json:"queue"`
	Orders    []string        `json:"orders"`
}

// setUp lays out the start position; the error names what is wrong in it.
func (g *Game) setUp(raw json.RawMessage) error {
	var s setup
	if err := sim.Decode(raw, &s); err != nil {
		return err
	}
	bars := mask(0)
	if s.Board != nil {
		var err error
		if g.board, bars, err = g.readBoard(s.Board); err != nil {
			return fmt.Errorf("board: %w", err)
		}
	}
	for i, cells := range s.Popsicles {
		whole, err := g.board.bind(cells, bars)
		if err != nil {
			return fmt.Errorf("popsicles: item %d: %w", i+1, err)
		}
		bars &^= whole
	}
	if bars != 0 {
		unbound := bars.firstCell()
		return fmt.Errorf("popsicles: none has the cell [%d,%d]", unbound.Column, unbound.Row)
	}
	for i, text := range s.Queue {
		kind, flavours, ok := g.readFlavours(text)
		if !ok {
			return fmt.Errorf("queue: item %d: %.40q is neither a pair nor a popsicle of this game", i+1, text)
		}
		g.queue = append(g.queue, Piece{Kind: kind, Flavours: flavours})
	}
	for i, text := range s.Orders {
		kind, flavours, ok := g.readFlavours(text)
		if !ok || kind != Pair {
			return fmt.Errorf("orders: item %d: %.40q is not two scoops of this game", i+1, text)
		}
		g.comingOrders = append(g.comingOrders, flavours)
	}
	return nil
}

// readBoard reads a board; bars are its cells of popsicles.
func (g *Game) readBoard(rows []string) (b board, bars mask, err error) {
	if len(rows) != Rows {
		return b, 0, fmt.Errorf("%d rows are not %d", len(rows), Rows)
	}
	for i, text := range rows {
		if len(text) != Columns {
			return b, 0, fmt.Errorf("row %.40q is not %d characters long", text, Columns)
		}
		for column := range Columns {
			c := Cell{column, Rows - 1 - i}
			letter := text[column]
			flavour, popsicle, isFlavour := g.readFlavour(letter)
			switch {
			case c.isWall() != (letter == '#'):
				return b, 0, fmt.Errorf("row %q: walls are left and right of the bottleneck, and nowhere else", text)
			case letter == '#' || letter == '.':
			case c.Row == bottleneckRow:
				return b, 0, fmt.Errorf("%q stands in the bottleneck", letter)
			case letter == '^' && c.Row == 0:
				b.cones |= bit(c)
			case letter == '^':
				return b, 0, fmt.Errorf("row %q has a cone above the bottom row", text)
			case !isFlavour:
				return b, 0, fmt.Errorf("%q in row %q is nothing in this game", letter, text)
			default:
				b.flavours[flavour] |= bit(c)
				if popsicle {
					bars |= bit(c)
				}
			}
		}
	}
	return b, bars, nil
}

// bind makes a popsicle of two cells; bars are those that may be bound.
func (b *board) bind(cells [][]sim.Whole, bars mask) (whole mask, err error) {
	if len(cells) != 2 {
		return 0, fmt.Errorf("a popsicle has 2 cells, not %d", len(cells))
	}
	for _, c := range cells {
		if len(c) != 2 || c[0] < 0 || c[0] >= Columns || c[1] < 0 || c[1] >= Rows {
			return 0, fmt.Errorf("%d is not a column and a row of the board", c)
		}
		m := bit(Cell{int(c[0]), int(c[1])})
		if bars&m == 0 {
			return 0, fmt.Errorf("%d is no cell of a popsicle, or is one of two", c)
		}
		whole |= m
	}
	first := whole.first()
	switch whole {
	case first | first.right():
		b.lying |= first
	case first | first.up():
		b.standing |= first
	default:
		return 0, errors.New("its cells do not touch")
	}
	for _, flavour := range b.flavours {
		if flavour&whole != 0 && flavour&whole != whole {
			return 0, errors.New("its cells have two flavours")
		}
	}
	return whole, nil
}

// readFlavours reads a pair, or in small letters a popsicle.
func (g *Game) readFlavours(text string) (Kind, [2]Flavour, bool) {
	if len(text) != 2 {
		return None, [2]Flavour{}, false
	}
	one, isPopsicle, ok := g.readFlavour(text[0])
	other, isToo, okToo := g.readFlavour(text[1])
	kind := Pair
	if isPopsicle {
		kind = Popsicle
	}
	return kind, [2]Flavour{one, other}, ok && okToo && isPopsicle == isToo && (!isPopsicle || one == other)
}

// readFlavour reads the letter of one of the game's flavours.
func (g *Game) readFlavour(letter byte) (f Flavour, isPopsicle, ok bool) {
	i := strings.IndexByte(scoopLetters, letter)
	if i < 0 {
		i = strings.IndexByte(popsicleLetters, letter)
		isPopsicle = true
	}
	return Flavour(i), isPopsicle, i >= 0 && i < int(g.settings.Flavours)
}
