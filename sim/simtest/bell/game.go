package bell

import (
	"fmt"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// The timers.
const (
	limit = iota
	stroke
)

// Game is one game of Bell.
type Game struct {
	now          time.Duration
	clock        sim.Clock
	random       rng.Source
	period       time.Duration // of the bell's strokes
	tuned, asked int32
	hits         int64
	paused, over bool
	events       []sim.Event
}

// Apply is part of sim.Game; carryOut is what it does.
func (g *Game) Apply(in sim.Input) bool {
	g.Advance(in.At)
	effect := g.carryOut(in)
	g.Advance(g.now)
	return effect
}

// carryOut is all that a player can do.
func (g *Game) carryOut(in sim.Input) bool {
	switch {
	case g.over:
		return false
	case g.paused:
		if in.Code != sim.Resume {
			return false
		}
		g.paused = false
		g.emit(gameResumed, 0)
		return true
	}
	ringing := g.clock.Running(stroke)
	switch {
	case in.Code == sim.Pause:
		g.paused = true
		g.clock.Stop(stroke) // keys held before a pause count as released
		g.emit(gamePaused, 0)
	case in.Code == pull && !ringing:
		g.clock.Start(stroke, g.now+g.period, g.period)
	case in.Code == pull|sim.Release && ringing:
		g.clock.Stop(stroke)
	case in.Code == tune && isNote(in.X) && int32(in.X) != g.tuned:
		g.tuned = int32(in.X)
	default:
		return false
	}
	return true
}

// fire is all that happens by itself.
func (g *Game) fire(timer int) {
	switch timer {
	case limit:
		g.over = true
		g.clock.StopAll()
		g.emit(gameOver, 0)
	case stroke:
		hit := g.tuned == g.asked
		if hit {
			g.hits++
		}
		g.emit(bellRang, g.tuned)
		if hit {
			g.ask()
		}
	}
}

func (g *Game) ask() {
	g.asked = int32(g.random.Intn(notes)) + 1
	g.emit(noteAsked, g.asked)
}

func (g *Game) emit(kind uint8, note int32) {
	g.events = append(g.events, sim.Event{At: g.now, Kind: kind, X: note, N: g.hits})
}

// Now is part of sim.Game.
func (g *Game) Now() time.Duration { return g.now }

// Next is part of sim.Game.
func (g *Game) Next() (time.Duration, bool) {
	_, due, ok := g.clock.Next()
	return due, ok && !g.paused
}

// Advance is part of sim.Game; fire is what it does.
func (g *Game) Advance(to time.Duration) {
	if g.paused || to < g.now {
		return
	}
	for {
		timer, at, ok := g.clock.Ring(to)
		if !ok {
			g.now = to
			return
		}
		g.now = at
		g.fire(timer)
	}
}

// Drain is part of sim.Game.
func (g *Game) Drain(into []sim.Event) []sim.Event {
	into = append(into, g.events...)
	g.events = g.events[:0]
	return into
}

// Result is part of sim.Game; more hits rank higher.
func (g *Game) Result() sim.Result {
	return sim.Result{Over: g.over, Ranked: true, Title: "TIME UP", Rank: [3]int64{g.hits}}
}

// Clone is part of sim.Game. The events are all that two copies could share.
func (g *Game) Clone() sim.Game {
	c := *g
	c.events = append([]sim.Event(nil), g.events...)
	return &c
}

// AppendState is part of sim.Game. Everything that bears on what comes is in
// it; when nothing comes any more, the time does not.
func (g *Game) AppendState(b []byte) []byte {
	if !g.over {
		b = fmt.Appendln(b, g.now)
	}
	b = fmt.Appendln(b, g.period, g.tuned, g.asked, g.hits, g.paused, g.over)
	return g.random.AppendState(g.clock.AppendState(b))
}
