package gems

import (
	"encoding/binary"
	"strings"

	"parlor/sim"
)

// The kinds of events, with what they hold beside their time. A cell is its
// column in X and its row in Y. A swap is its cell A as a cell, and its cell B
// as a Cell in N.
const (
	EventCursorMoved       uint8 = iota // cell
	EventGemSelected                    // cell
	EventGemDeselected                  //
	EventGemsSwapped                    // swap
	EventSwapReversed                   // swap
	EventRunsFound                      // X runs, List: see FoundRuns
	EventSpecialExploded                // cell
	EventDestroyerExploded              // cell
	EventGemsDestroyed                  // X cascade, N points, List: see DestroyedCells
	EventSpecialMade                    // cell, N value
	EventDestroyerMade                  // cell, N value
	EventGemsFell                       //
	EventBoardSettled                   //
	EventBoardShuffled                  //
	EventHintShown                      // swap
	EventPlayStarted                    //
	EventTimeUp                         //
	EventGameOver                       //
	eventCount
)

var eventNames = [eventCount]string{
	EventCursorMoved:       "cursorMoved",
	EventGemSelected:       "gemSelected",
	EventGemDeselected:     "gemDeselected",
	EventGemsSwapped:       "gemsSwapped",
	EventSwapReversed:      "swapReversed",
	EventRunsFound:         "runsFound",
	EventSpecialExploded:   "specialExploded",
	EventDestroyerExploded: "destroyerExploded",
	EventGemsDestroyed:     "gemsDestroyed",
	EventSpecialMade:       "specialMade",
	EventDestroyerMade:     "destroyerMade",
	EventGemsFell:          "gemsFell",
	EventBoardSettled:      "boardSettled",
	EventBoardShuffled:     "boardShuffled",
	EventHintShown:         "hintShown",
	EventPlayStarted:       "playStarted",
	EventTimeUp:            "timeUp",
	EventGameOver:          "gameOver",
}

// emit adds an event of this moment, whose values the caller fills in.
func (g *Game) emit(kind uint8) *sim.Event {
	g.events = append(g.events, sim.Event{})
	e := &g.events[len(g.events)-1]
	e.At, e.Kind = g.now, kind
	return e
}

func (g *Game) emitCell(kind uint8, c Cell, value Gem) {
	e := g.emit(kind)
	e.X, e.Y, e.N = int32(c.Column()), int32(c.Row()), int64(value)
}

func (g *Game) emitSwap(kind uint8, s Swap) {
	e := g.emit(kind)
	e.X, e.Y, e.N = int32(s.A.Column()), int32(s.A.Row()), int64(s.B)
}

// emitRuns tells the runs of a pass and the shared cells of its elbows: for each
// run its first cell and its length, which is negative for a column, and then
// the elbows.
func (g *Game) emitRuns() {
	list := make([]byte, 0, 64)
	for _, r := range g.runs {
		length := r.Length
		if r.Vertical {
			length = -length
		}
		list = append(list, byte(r.First), byte(length))
	}
	for _, c := range g.elbows {
		list = append(list, byte(c))
	}
	e := g.emit(EventRunsFound)
	e.X, e.List = int32(len(g.runs)), g.keep(list)
}

// emitDestroyed tells the cells that went in a pass: two bytes for each row, a bit
// for each column.
func (g *Game) emitDestroyed(gone *set, points int64) {
	list := make([]byte, 0, maxSide*maxSide/8)
	for _, word := range gone[:g.board.words] {
		list = binary.LittleEndian.AppendUint64(list, word)
	}
	e := g.emit(EventGemsDestroyed)
	e.X, e.N, e.List = int32(g.counts.Cascade), points, g.keep(list[:2*g.board.rows])
}

// keep makes a string of a list. Many share a piece of memory, since each pass needs
// two small ones.
func (g *Game) keep(list []byte) string {
	const piece = 1 << 10
	if g.lists.Len()+len(list) > g.lists.Cap() {
		g.lists = strings.Builder{}
		g.lists.Grow(piece)
	}
	from := g.lists.Len()
	g.lists.Write(list)
	return g.lists.String()[from:]
}

// Drain appends the events since the last call.
func (g *Game) Drain(into []sim.Event) []sim.Event {
	into = append(into, g.events...)
	g.events = g.events[:0]
	return into
}

// EventCell reads the cell of an event that has one.
func EventCell(e sim.Event) Cell { return CellAt(int(e.X), int(e.Y)) }

// EventSwap reads the swap of a gemsSwapped, swapReversed or hintShown event.
func EventSwap(e sim.Event) Swap { return Swap{EventCell(e), Cell(e.N)} }

// FoundRuns reads a runsFound event: the runs, of which each elbow has two, and
// the cells that the two share.
func FoundRuns(e sim.Event) (runs []Run, elbows []Cell) {
	runs, elbows = make([]Run, e.X), []Cell{}
	for i := range runs {
		first, length := Cell(e.List[2*i]), int8(e.List[2*i+1])
		runs[i] = Run{First: first, Length: max(length, -length), Vertical: length < 0}
	}
	for _, c := range []byte(e.List[2*e.X:]) {
		elbows = append(elbows, Cell(c))
	}
	return runs, elbows
}

// DestroyedCells reads a gemsDestroyed event: the cells in reading order.
func DestroyedCells(e sim.Event) (cells []Cell) {
	var gone set
	for row := range len(e.List) / 2 {
		gone.addRow(row, uint16(e.List[2*row])|uint16(e.List[2*row+1])<<8)
	}
	for c := range gone.all {
		cells = append(cells, c)
	}
	return cells
}

// describe names the values of an event as gems.md does.
func describe(e sim.Event) []sim.Field {
	switch e.Kind {
	case EventCursorMoved, EventGemSelected, EventSpecialExploded, EventDestroyerExploded:
		return []sim.Field{{Name: "cell", Value: EventCell(e)}}
	case EventSpecialMade, EventDestroyerMade:
		return []sim.Field{{Name: "cell", Value: EventCell(e)}, {Name: "value", Value: e.N}}
	case EventGemsSwapped, EventSwapReversed, EventHintShown:
		s := EventSwap(e)
		return []sim.Field{{Name: "a", Value: s.A}, {Name: "b", Value: s.B}}
	case EventRunsFound:
		runs, elbows := FoundRuns(e)
		lists := make([][]Cell, len(runs))
		for i, r := range runs {
			for j := range int(r.Length) {
				lists[i] = append(lists[i], r.Cell(j))
			}
		}
		return []sim.Field{{Name: "runs", Value: lists}, {Name: "elbows", Value: elbows}}
	case EventGemsDestroyed:
		return []sim.Field{{Name: "cells", Value: DestroyedCells(e)}, {Name: "points", Value: e.N}, {Name: "cascade", Value: e.X}}
	}
	return nil
}
