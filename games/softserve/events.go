package softserve

import "parlor/sim"

// The kinds of events, with what their X and N hold.
const (
	EventPieceSpawned  uint8 = iota // X kind, N flavours
	EventPieceMoved                 // X columns to the right
	EventPieceTurned                // X quarter turns clockwise
	EventScoopsSwapped              //
	EventPieceLanded                //
	EventPieceLocked                // X the pivot's cell, Y the other half's or the same
	EventScoopDetached              //
	EventConeServed                 // X column
	EventColumnCleared              // X column
	EventPiecesCleared              // X groups, N chain
	EventPiecesFell                 //
	EventOrderOpened                // X customer, N flavours
	EventConesReturned              //
	EventGameWon                    //
	EventGameLost                   // X why
	eventCount
)

var eventNames = [eventCount]string{
	EventPieceSpawned:  "pieceSpawned",
	EventPieceMoved:    "pieceMoved",
	EventPieceTurned:   "pieceTurned",
	EventScoopsSwapped: "scoopsSwapped",
	EventPieceLanded:   "pieceLanded",
	EventPieceLocked:   "pieceLocked",
	EventScoopDetached: "scoopDetached",
	EventConeServed:    "coneServed",
	EventColumnCleared: "columnCleared",
	EventPiecesCleared: "piecesCleared",
	EventPiecesFell:    "piecesFell",
	EventOrderOpened:   "orderOpened",
	EventConesReturned: "conesReturned",
	EventGameWon:       "gameWon",
	EventGameLost:      "gameLost",
}

// emit adds an event of this moment, whose values the caller fills in.
func (g *Game) emit(kind uint8) *sim.Event {
	g.events = append(g.events, sim.Event{})
	e := &g.events[len(g.events)-1]
	e.At, e.Kind = g.now, kind
	return e
}

// Drain appends the events since the last call.
func (g *Game) Drain(into []sim.Event) []sim.Event {
	into = append(into, g.events...)
	g.events = g.events[:0]
	return into
}

// packFlavours is how an event holds the flavours of a piece or an order.
func packFlavours(f [2]Flavour) int64 { return int64(f[0]) | int64(f[1])<<8 }

// EventFlavours reads the flavours of a pieceSpawned or orderOpened event, the
// pivot's first.
func EventFlavours(e sim.Event) [2]Flavour { return [2]Flavour{Flavour(e.N), Flavour(e.N >> 8)} }

// packCell is how an event holds a cell.
func packCell(c Cell) int32 { return int32(c.Column*Rows + c.Row) }

// LockedCells reads a pieceLocked event: the cells of the piece, the pivot's
// first, and whether there are two.
func LockedCells(e sim.Event) (pivot, other Cell, two bool) {
	cell := func(n int32) Cell { return Cell{int(n / Rows), int(n % Rows)} }
	return cell(e.X), cell(e.Y), e.X != e.Y
}

// describe names the values of an event as softserve.md does.
func describe(e sim.Event) []sim.Field {
	switch e.Kind {
	case EventPieceSpawned:
		return []sim.Field{
			{Name: "kind", Value: Kind(e.X).String()},
			{Name: "flavours", Value: flavourText(Kind(e.X), EventFlavours(e))},
		}
	case EventPieceLocked:
		pivot, other, two := LockedCells(e)
		if !two {
			return []sim.Field{{Name: "cells", Value: cellList(pivot)}}
		}
		return []sim.Field{{Name: "cells", Value: cellList(pivot, other)}}
	case EventConeServed, EventColumnCleared:
		return []sim.Field{{Name: "column", Value: e.X}}
	case EventPiecesCleared:
		return []sim.Field{{Name: "groups", Value: e.X}, {Name: "chain", Value: e.N}}
	case EventOrderOpened:
		return []sim.Field{
			{Name: "order", Value: flavourText(Pair, EventFlavours(e))},
			{Name: "customer", Value: e.X},
		}
	case EventGameLost:
		return []sim.Field{{Name: "why", Value: Why(e.X).String()}}
	}
	return nil
}

// cellList writes cells as the specification does.
func cellList(cells ...Cell) [][2]int {
	list := make([][2]int, len(cells))
	for i, c := range cells {
		list[i] = [2]int{c.Column, c.Row}
	}
	return list
}
