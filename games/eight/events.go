package eight

import "parlor/sim"

// The kinds of events, with what their X, Y and N hold. A board is in N.
const (
	EventBoardChanged    uint8 = iota // N board, X tile that begins to slide
	EventBoardJumped                  // N board
	EventSlideFinished                //
	EventStateExpanded                // N board, X g, Y h
	EventGoalAccepted                 // X moves
	EventSearchStopped                //
	EventRouteRecord                  // N board, X move
	EventEstimateChanged              // X estimate
	EventCancelSearch                 //
	EventSolved                       //
	EventHint                         // X tile, Y moves left
	eventCount
)

var eventNames = [eventCount]string{
	EventBoardChanged:    "boardChanged",
	EventBoardJumped:     "boardJumped",
	EventSlideFinished:   "slideFinished",
	EventStateExpanded:   "stateExpanded",
	EventGoalAccepted:    "goalAccepted",
	EventSearchStopped:   "searchStopped",
	EventRouteRecord:     "routeRecord",
	EventEstimateChanged: "estimateChanged",
	EventCancelSearch:    "cancelSearch",
	EventSolved:          "solved",
	EventHint:            "hint",
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

// describe names the values of an event as eight.md does.
func describe(e sim.Event) []sim.Field {
	board := sim.Field{Name: "board", Value: Board(e.N).String()}
	switch e.Kind {
	case EventBoardChanged:
		return []sim.Field{board, {Name: "tile", Value: e.X}}
	case EventBoardJumped:
		return []sim.Field{board}
	case EventStateExpanded:
		return []sim.Field{board, {Name: "g", Value: e.X}, {Name: "h", Value: e.Y}}
	case EventGoalAccepted:
		return []sim.Field{{Name: "moves", Value: e.X}}
	case EventRouteRecord:
		return []sim.Field{board, {Name: "move", Value: e.X}}
	case EventEstimateChanged:
		return []sim.Field{{Name: "estimate", Value: Estimate(e.X).String()}}
	case EventHint:
		return []sim.Field{{Name: "tile", Value: e.X}, {Name: "movesLeft", Value: e.Y}}
	}
	return nil
}
