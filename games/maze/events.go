package maze

import "parlor/sim"

// The kinds of events, with what their X and N hold.
const (
	EventCellSettled    uint8 = iota // X cell, N distance
	EventSearchChanged               //
	EventTerrainChanged              // X cell, N cost; X -1 when many cells may have changed
	EventMarkerMoved                 // X cell
	EventMarkerLanded                // X cell
	EventTrialCleared                //
	EventTrialEnded                  // X Message
	EventFindStarted                 //
	EventFindStopped                 //
	eventCount
)

var eventNames = [eventCount]string{
	EventCellSettled:    "cellSettled",
	EventSearchChanged:  "searchChanged",
	EventTerrainChanged: "terrainChanged",
	EventMarkerMoved:    "markerMoved",
	EventMarkerLanded:   "markerLanded",
	EventTrialCleared:   "trialCleared",
	EventTrialEnded:     "trialEnded",
	EventFindStarted:    "findStarted",
	EventFindStopped:    "findStopped",
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

// describe names the values of an event as maze.md does.
func describe(e sim.Event) []sim.Field {
	switch e.Kind {
	case EventCellSettled:
		return []sim.Field{{Name: "cell", Value: e.X}, {Name: "distance", Value: e.N}}
	case EventTerrainChanged:
		return []sim.Field{{Name: "cell", Value: e.X}, {Name: "cost", Value: e.N}}
	case EventMarkerMoved, EventMarkerLanded:
		return []sim.Field{{Name: "cell", Value: e.X}}
	case EventTrialEnded:
		return []sim.Field{{Name: "ending", Value: Message(e.X).String()}}
	}
	return nil
}
