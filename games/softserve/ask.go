package softserve

import (
	"time"

	"parlor/sim"
)

// This file is what a view asks.

// Is says what is in a cell.
type Is uint8

// What may be in a cell.
const (
	Empty Is = iota
	AWall
	ACone
	AScoop
	APopsicle // half of one
)

// Content is what is in a cell.
type Content struct {
	Is      Is
	Flavour Flavour // of a scoop or a popsicle
	Other   Side    // where a popsicle's other half is
}

// letter writes a cell as the specification does.
func (c Content) letter() byte {
	switch c.Is {
	case AScoop:
		return scoopLetters[c.Flavour]
	case APopsicle:
		return popsicleLetters[c.Flavour]
	}
	return [...]byte{Empty: '.', AWall: '#', ACone: '^'}[c.Is]
}

// at gives what is in a cell of the board.
func (b *board) at(c Cell) Content {
	if c.isWall() {
		return Content{Is: AWall}
	}
	if b.cones.has(c) {
		return Content{Is: ACone}
	}
	for f, cells := range &b.flavours {
		if !cells.has(c) {
			continue
		}
		for side, first := range [4]mask{Right: b.lying, Below: b.standing.up(), Left: b.lying.right(), Above: b.standing} {
			if first.has(c) {
				return Content{Is: APopsicle, Flavour: Flavour(f), Other: Side(side)}
			}
		}
		return Content{Is: AScoop, Flavour: Flavour(f)}
	}
	return Content{}
}

// Settings gives the settings that the game is played by. They must not be
// changed.
func (g *Game) Settings() *Settings { return g.settings }

// Mode is the mode being played.
func (g *Game) Mode() sim.Mode { return modes[g.mode] }

// Phase is what the game is busy with.
func (g *Game) Phase() Phase { return g.phase }

// PhaseTimes gives when a phase that ends by itself began and ends. They stay for
// the serve that won the game.
func (g *Game) PhaseTimes() (start, end time.Duration) { return timeOf(g.began), timeOf(g.until) }

// Paused says whether game time stands still.
func (g *Game) Paused() bool { return g.paused }

// Played is the time played, of all phases; it is fixed at the end.
func (g *Game) Played() time.Duration { return timeOf(g.frame) }

// Counts gives all that the game counts.
func (g *Game) Counts() Counts { return g.counts }

// At gives what is locked in a cell, or stands there; outside the board are
// walls. The board changes at once when a phase begins: see Gone and Fell for
// what is still to be seen of it.
func (g *Game) At(c Cell) Content { return g.board.at(c) }

// Gone gives what was in a cell before a serve or a clear took it, while that
// goes on and after the serve that won the game. PhaseTimes are its times.
func (g *Game) Gone(c Cell) Content { return g.gone.at(c) }

// Served gives the column that is being served, and false when none is.
func (g *Game) Served() (column int, ok bool) {
	if g.gone.cones == 0 {
		return 0, false
	}
	return g.gone.cones.firstCell().Column, true
}

// Fell gives how many rows the piece in a cell falls in the drop that goes on; it
// began so many rows higher. A row takes Settings.DropFrames, from the start of
// PhaseTimes.
func (g *Game) Fell(c Cell) int {
	for i := len(g.fell) - 1; i >= 0; i-- {
		if g.fell[i].has(c) {
			return i + 1
		}
	}
	return 0
}

// Piece is the playing piece, and false when there is none.
func (g *Game) Piece() (Piece, bool) { return g.piece, g.piece.Kind != None }

// NextPiece is the piece in the Next window; it is nowhere on the board yet.
func (g *Game) NextPiece() Piece { return g.next }

// Grace gives the frames of grace that are left to the playing piece of all that
// it has, and whether they are running.
func (g *Game) Grace() (left, whole int64, running bool) {
	return g.graceLeft(), int64(g.settings.GraceFrames), g.piece.hasRested
}

// FallTime is how long one row down takes now, which down shortens.
func (g *Game) FallTime() time.Duration { return timeOf(g.fallFrames()) }

// FallingFast says whether down is held.
func (g *Game) FallingFast() bool { return g.keys.down }

// Shadow gives where each half of the playing piece ends if nobody steers any
// more, as Piece.Cell numbers them, and false when there is no piece. The halves
// of a lying pair may end in different rows.
func (g *Game) Shadow() (ends [2]Cell, ok bool) {
	p := g.piece
	switch {
	case p.Kind == None:
		return ends, false
	case p.Kind == Pair && !p.Other.isVertical():
		return [2]Cell{g.board.dropped(p.half(0)).Pivot, g.board.dropped(p.half(1)).Pivot}, true
	}
	p = g.board.dropped(p)
	return [2]Cell{p.Cell(0), p.Cell(1)}, true
}

// ShadowServes gives the column of the cone that is served if the playing piece
// comes to lie where its shadow is, and false when none is.
func (g *Game) ShadowServes() (column int, ok bool) {
	if g.piece.Kind == None {
		return 0, false
	}
	b := g.board
	p := b.dropped(g.piece)
	if loose, splits := b.splits(p); splits {
		b.put(p.half(1 - loose))
		p = b.dropped(p.half(loose))
	}
	return g.servable(&b, b.put(p))
}

// IsInDanger says whether a piece lies right below the bottleneck.
func (g *Game) IsInDanger() bool { return g.board.pieces()&bottleneck.down() != 0 }

// Order is what the customer wants, and false while no order is open.
func (g *Game) Order() (Order, bool) { return g.order, g.orderIsOpen }

// Customer is who stands at the counter, from 1 to Customers, or 0 before the
// first order; pleased says that the order has been served and the next customer
// has not come yet.
func (g *Game) Customer() (number int, pleased bool) {
	return g.customer, g.customer > 0 && !g.orderIsOpen
}

// Why is how the game ended, NotOver while it goes on.
func (g *Game) Why() Why { return g.why }

// titles are what the results say.
var titles = [...]string{NotOver: "", AllServed: "ALL SERVED", Blocked: "THE BOTTLENECK IS FULL", TimeUp: "TIME IS UP"}

// Result is how the game ended. Most cones served rank first, then fewest pieces
// played, then the shortest time; a game without a cone served is no best.
func (g *Game) Result() sim.Result {
	return sim.Result{
		Over: g.phase == Over, Won: g.why == AllServed,
		Ranked: g.phase == Over && g.counts.ConesServed > 0,
		Title:  titles[g.why],
		Rank:   [3]int64{g.counts.ConesServed, -g.counts.PiecesPlayed, -int64(g.Played())},
	}
}
