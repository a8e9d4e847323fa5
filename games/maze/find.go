package maze

import "time"

// Finding says whether Find route runs.
func (g *Game) Finding() bool { return g.clock.Running(searchTick) }

// find starts Find route or pauses it; after the end of a trial it starts over
// (A.40).
func (g *Game) find() bool {
	if g.stopFinding() {
		g.status = paused
		return true
	}
	if g.phase == Finished {
		g.clearTrial()
	}
	g.status = searching
	tick := g.settings.TickSeconds
	g.clock.Start(searchTick, g.after(tick), time.Duration(tick))
	if g.clock.Running(markerSlide) {
		g.skipTicks(g.clock.Due(markerSlide) - 1) // the one at its very end comes after it
	}
	g.emit(EventFindStarted)
	return true
}

// stopFinding stops Find route, and says whether it ran (A.43).
func (g *Game) stopFinding() bool {
	if !g.Finding() {
		return false
	}
	g.clock.Stop(searchTick)
	g.emit(EventFindStopped)
	return true
}

// skipTicks leaves out the ticks that are due by a time, since a Step does
// nothing while the Marker slides.
func (g *Game) skipTicks(by time.Duration) {
	tick := time.Duration(g.settings.TickSeconds)
	if due := g.clock.Due(searchTick); due <= by {
		g.clock.Start(searchTick, due+((by-due)/tick+1)*tick, tick)
	}
}
