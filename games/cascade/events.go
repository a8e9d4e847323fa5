package cascade

import "parlor/sim"

// The kinds of events, with what their X, Y and N hold.
const (
	EventCountdown        uint8 = iota // X count
	EventPlayStarted                   //
	EventPieceDealt                    // X kind
	EventPieceShifted                  // X column, Y row, N rotation | kick test << 8
	EventPieceFell                     // Y row
	EventPieceLanded                   //
	EventLockDelayStarted              //
	EventSoftDropRow                   //
	EventHardDropped                   // X rows
	EventHoldChanged                   // X kind held
	EventQueueChanged                  //
	EventPieceLocked                   // X column, Y row, N kind | rotation << 8 | twist << 16
	EventClearScored                   // X row of Clear Names, Y 1 when back-to-back, N points
	EventComboScored                   // X combo, N points
	EventLinesCleared                  // N rows as a bit mask
	EventLevelUp                       // X level
	EventRowsFell                      //
	EventWellEmptied                   // N points
	EventPieceBlocked                  //
	EventFreshStart                    // X resets
	EventModeFinished                  //
	EventGameLost                      //
	EventGameOver                      //
	EventGamePaused                    //
	EventGameResumed                   //
	eventCount
)

var eventNames = [eventCount]string{
	EventCountdown:        "countdown",
	EventPlayStarted:      "playStarted",
	EventPieceDealt:       "pieceDealt",
	EventPieceShifted:     "pieceShifted",
	EventPieceFell:        "pieceFell",
	EventPieceLanded:      "pieceLanded",
	EventLockDelayStarted: "lockDelayStarted",
	EventSoftDropRow:      "softDropRow",
	EventHardDropped:      "hardDropped",
	EventHoldChanged:      "holdChanged",
	EventQueueChanged:     "queueChanged",
	EventPieceLocked:      "pieceLocked",
	EventClearScored:      "clearScored",
	EventComboScored:      "comboScored",
	EventLinesCleared:     "linesCleared",
	EventLevelUp:          "levelUp",
	EventRowsFell:         "rowsFell",
	EventWellEmptied:      "wellEmptied",
	EventPieceBlocked:     "pieceBlocked",
	EventFreshStart:       "freshStart",
	EventModeFinished:     "modeFinished",
	EventGameLost:         "gameLost",
	EventGameOver:         "gameOver",
	EventGamePaused:       "gamePaused",
	EventGameResumed:      "gameResumed",
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

// LockedPiece reads a pieceLocked event: the piece where it locked, and its
// twist (0 none, 1 mini, 2 full).
func LockedPiece(e sim.Event) (p Piece, twist int) {
	p = Piece{Kind: Kind(e.N & 0xff), Rotation: int(e.N >> 8 & 3), Column: int(e.X), Row: int(e.Y)}
	return p, int(e.N >> 16)
}

// RowsCleared reads a linesCleared event: the rows from the bottom up.
func RowsCleared(e sim.Event) []int { return rowList(uint64(e.N)) }

func rowList(mask uint64) []int {
	rows := make([]int, 0, 4)
	for row := 0; mask>>row != 0; row++ {
		if mask>>row&1 != 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// describe names the values of an event as cascade.md does.
func describe(e sim.Event) []sim.Field {
	switch e.Kind {
	case EventCountdown:
		return []sim.Field{{Name: "count", Value: e.X}}
	case EventPieceDealt:
		return []sim.Field{{Name: "kind", Value: Kind(e.X).String()}}
	case EventPieceShifted:
		return []sim.Field{
			{Name: "column", Value: e.X}, {Name: "row", Value: e.Y},
			{Name: "rotation", Value: e.N & 3}, {Name: "kickTest", Value: e.N >> 8},
		}
	case EventPieceFell:
		return []sim.Field{{Name: "row", Value: e.Y}}
	case EventHardDropped:
		return []sim.Field{{Name: "rows", Value: e.X}}
	case EventHoldChanged:
		return []sim.Field{{Name: "held", Value: Kind(e.X).String()}}
	case EventPieceLocked:
		p, twist := LockedPiece(e)
		cells := make([][2]int, 0, 4)
		for _, c := range p.Cells() {
			cells = append(cells, [2]int{c.Column, c.Row})
		}
		return []sim.Field{{Name: "kind", Value: p.Kind.String()}, {Name: "cells", Value: cells}, {Name: "twist", Value: twist}}
	case EventClearScored:
		return []sim.Field{
			{Name: "name", Value: ClearName(int(e.X))}, {Name: "points", Value: e.N},
			{Name: "backToBack", Value: e.Y == 1}, {Name: "lines", Value: e.X % 5},
		}
	case EventComboScored:
		return []sim.Field{{Name: "combo", Value: e.X}, {Name: "points", Value: e.N}}
	case EventLinesCleared:
		return []sim.Field{{Name: "rows", Value: RowsCleared(e)}}
	case EventLevelUp:
		return []sim.Field{{Name: "level", Value: e.X}}
	case EventWellEmptied:
		return []sim.Field{{Name: "points", Value: e.N}}
	case EventFreshStart:
		return []sim.Field{{Name: "resets", Value: e.X}}
	}
	return nil
}
