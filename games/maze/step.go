package maze

import (
	"time"

	"parlor/sim"
)

// step makes one Step of the trial (A.29). It reports whether there was one to
// make.
func (g *Game) step() bool {
	switch g.phase {
	case Ready:
		g.begin()
	case Searching:
		g.settle()
	case Tracing:
		g.trace()
	case Replaying:
		g.moveMarker()
	default:
		return false
	}
	return true
}

// begin checks the input and settles the Camp.
func (g *Game) begin() {
	if fault, ok := g.settings.check(&g.board); !ok {
		g.end(fault)
		return
	}
	g.run = newRun(&g.board, g.search, int32(g.settings.unreached))
	g.run.journal = new(journal)
	g.settle()
}

func (g *Game) settle() {
	if !g.run.settle() {
		g.noteOutcome()
		g.end(noRoute)
		g.emit(EventSearchChanged)
		return
	}
	g.enter(Searching)
	if g.run.last == g.run.tower {
		g.noteOutcome()
		g.enter(Tracing)
	}
	n := &g.run.nodes[g.run.last]
	e := g.emit(EventCellSettled)
	e.X, e.N = int32(g.CurrentCell()), int64(n.distance)
	g.emit(EventSearchChanged)
}

// trace marks one cell of the Route, from the Tower back to the Camp.
func (g *Game) trace() {
	s := g.traceSpot()
	g.route = append(g.route, s)
	g.run.nodes[s].state = traced
	g.marker = len(g.route)
	switch {
	case s == g.run.camp:
		g.marker--
		g.enter(Replaying)
	case !g.run.linked(s) || len(g.route) >= len(g.board.Costs):
		g.end(invalidRoute)
	}
	g.emit(EventSearchChanged)
}

// traceSpot is what the next Step of Tracing marks.
func (g *Game) traceSpot() spot {
	if len(g.route) == 0 {
		return g.run.tower
	}
	return g.run.parent(g.route[len(g.route)-1])
}

// moveMarker sends the Marker to the next cell of the Route.
func (g *Game) moveMarker() {
	if g.marker == 0 {
		g.arrive()
		return
	}
	g.marker--
	g.phase = WaitingForMarker
	g.clock.Start(markerSlide, g.after(g.settings.SlideSeconds), 0)
	if g.Finding() {
		g.skipTicks(g.clock.Due(markerSlide)) // the one at its very end comes before it
	}
	g.emit(EventMarkerMoved).X = int32(g.MarkerCell())
}

// land ends the Marker's slide (A.36).
func (g *Game) land() {
	g.phase = Replaying
	g.emit(EventMarkerLanded).X = int32(g.MarkerCell())
	if g.marker == 0 {
		g.arrive()
	}
}

// arrive ends the trial on the Tower.
func (g *Game) arrive() {
	if searches[g.search].cheapest {
		g.end(cheapestRoute)
	} else {
		g.end(routeFound)
	}
}

// end ends the trial (A.39).
func (g *Game) end(ending Message) {
	g.ending = ending
	g.enter(Finished)
	g.emit(EventTrialEnded).X = int32(ending)
	g.stopFinding()
}

// enter goes to a phase and shows its words.
func (g *Game) enter(p Phase) {
	g.phase = p
	g.status = g.phaseStatus()
}

// phaseStatus is what the Status shows in a phase that Steps by hand have led to.
func (g *Game) phaseStatus() Message {
	switch g.phase {
	case Ready:
		return ready
	case Searching:
		return cellSettled
	case Tracing:
		return buildingRoute
	case Finished:
		return g.ending
	}
	return followRoute
}

// clearTrial goes back to Ready, keeping the terrain (A.20). It always has an
// effect: its events.
func (g *Game) clearTrial() bool {
	g.run, g.route, g.marker = nil, nil, 0
	g.clock.Stop(markerSlide)
	g.enter(Ready)
	g.emit(EventSearchChanged)
	g.emit(EventTrialCleared)
	g.stopFinding()
	return true
}

// stepBack undoes the last Step; what it was can be told from where the trial
// stands. It reports whether there was one.
func (g *Game) stepBack() bool {
	g.clock.Stop(markerSlide)
	switch back := g.phase; {
	case back == Ready:
		return false
	case back == Finished && g.run == nil: // bad input
		g.phase = Ready
	case back == Finished && g.ending == noRoute:
		g.phase = Searching
		g.run.last = g.run.journal.last()
	case back == Finished && g.ending == invalidRoute,
		back == Replaying && g.marker == len(g.route)-1,
		back == Tracing && len(g.route) > 0:
		g.phase = Tracing
		last := len(g.route) - 1
		g.run.nodes[g.route[last]].state = settled
		g.route = g.route[:last]
		g.marker = last
	case back == Tracing || back == Searching:
		g.phase = Searching
		g.run.unsettle()
		if g.run.visited == 0 {
			g.run, g.phase = nil, Ready
		}
	default: // the Marker moved, or there was nowhere to go
		g.phase = Replaying
		g.marker = min(g.marker+1, len(g.route)-1)
	}
	g.status = g.phaseStatus()
	g.emit(EventSearchChanged)
	return true
}

// after is the time so long from now, or the last there is.
func (g *Game) after(d sim.Seconds) time.Duration {
	if t := g.now + time.Duration(d); t >= g.now {
		return t
	}
	return 1<<63 - 1
}
