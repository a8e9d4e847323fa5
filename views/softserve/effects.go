package softserve

import (
	"math"

	"parlor/games/softserve"
	"parlor/sim"
	"parlor/views/kit"
)

// effects are what follows on the events of a game and only looks. They have a time
// of their own, which stands still while a panel covers the game.
type effects struct {
	now     float32 // seconds
	reduced bool
	mover   mover
	particles
	landed   [softserve.Columns][softserve.Rows]float32 // when the piece in a cell came down
	flashed  [softserve.Columns][softserve.Rows]float32 // when it locked
	bare     [softserve.Columns]bool                    // columns that never had a cone
	starred  [softserve.Columns]float32                 // when a column's star was stamped
	calls    [4]call
	lastCall int

	ordered  float32 // when the order opened
	guest    int     // who stood there before
	returned float32 // when cones came back
	lost     float32
}

// call is a word over the board: Chain x2.
type call struct {
	chain int
	x, y  float32 // columns and rows
	at    float32
}

// never is before all that happens.
const never = -100

// Parts of a serve and of a clear.
const (
	gripPart = .2  // of a serve, in which the cone is lifted
	flyPart  = .65 // until which it flies
	popPart  = .6  // of a clear, at which pieces burst
)

// How long things take, in seconds.
const (
	landSeconds   = .14
	flashSeconds  = .09
	starSeconds   = .18
	arriveSeconds = .32
	bubbleSeconds = .2
	riseSeconds   = .35
	meltSeconds   = .6
	callIn        = .26
	callHold      = .5
	callOut       = .24
)

// reset forgets everything, for another game.
func (e *effects) reset(g *softserve.Game) {
	*e = effects{reduced: e.reduced, ordered: never, returned: never, lost: never}
	e.particles.clear()
	for column := range softserve.Columns {
		e.starred[column] = never
		e.bare[column] = g.At(softserve.Cell{Column: column}).Is != softserve.ACone
		for row := range softserve.Rows {
			e.landed[column][row], e.flashed[column][row] = never, never
		}
	}
	for i := range e.calls {
		e.calls[i].at = never
	}
	e.mover.follow(g, 0, true)
	e.guest, _ = g.Customer()
}

// step lets real time pass.
func (e *effects) step(dt float32) {
	e.now += dt
	e.particles.step(dt)
}

// hear takes what has happened.
func (e *effects) hear(g *softserve.Game, ev sim.Event) {
	switch ev.Kind {
	case softserve.EventPieceSpawned:
		e.mover.piece = softserve.Piece{}
	case softserve.EventScoopsSwapped:
		e.mover.swapped = e.now
	case softserve.EventPieceLocked:
		pivot, other, _ := softserve.LockedCells(ev)
		for _, c := range [...]softserve.Cell{pivot, other} {
			e.landed[c.Column][c.Row], e.flashed[c.Column][c.Row] = e.now, e.now
		}
	case softserve.EventScoopDetached:
		e.crumble()
	case softserve.EventConeServed:
		e.serve(g, int(ev.X))
	case softserve.EventPiecesCleared:
		e.clear(g, int(ev.N))
	case softserve.EventPiecesFell:
		e.fall(g)
	case softserve.EventOrderOpened:
		e.ordered = e.now
	case softserve.EventConesReturned:
		e.returned = e.now
		e.bare = [softserve.Columns]bool{}
	case softserve.EventGameLost:
		e.lost = e.now
	}
}

// phaseSeconds is how long the phase that has just begun takes.
func phaseSeconds(g *softserve.Game) float32 {
	start, end := g.PhaseTimes()
	return kit.Seconds(end - start)
}

// gone calls a function for each cell that a serve or a clear took a piece from.
func gone(g *softserve.Game, do func(c softserve.Cell, content softserve.Content)) {
	for column := range softserve.Columns {
		for row := range softserve.Rows {
			c := softserve.Cell{Column: column, Row: row}
			if content := g.Gone(c); content.Is == softserve.AScoop || content.Is == softserve.APopsicle {
				do(c, content)
			}
		}
	}
}

// crumble breaks the wafer that held a pair together.
func (e *effects) crumble() {
	if e.reduced {
		return
	}
	x0, y0 := e.mover.half(0, e.now)
	x1, y1 := e.mover.half(1, e.now)
	for _, side := range [...]float32{-1, 1} {
		e.add(particle{look: crumb, Flight: kit.Flight{Life: .4, X: (x0+x1)/2 + .5, Y: (y0+y1)/2 + .4, VX: 1.4 * side, VY: 1.5, Pull: -14, Spin: 8 * side}, size: 1})
	}
}

func (e *effects) serve(g *softserve.Game, column int) {
	length := phaseSeconds(g)
	e.starred[column] = e.now + flyPart*length
	if e.reduced {
		return
	}
	gone(g, func(c softserve.Cell, content softserve.Content) {
		if c.Column != column || c.Row > 2 {
			e.splash(c, content.Flavour, gripPart*length)
		}
	})
	e.scatter(float32(column)+.5, .8, 24, gripPart*length)
}

func (e *effects) clear(g *softserve.Game, chain int) {
	length := phaseSeconds(g)
	var x, y, n float32
	gone(g, func(c softserve.Cell, content softserve.Content) {
		x, y, n = x+float32(c.Column), y+float32(c.Row), n+1
		if !e.reduced {
			e.splash(c, content.Flavour, popPart*length)
		}
	})
	if chain >= 2 && n > 0 {
		e.lastCall = (e.lastCall + 1) % len(e.calls)
		e.calls[e.lastCall] = call{chain, x / n, y / n, e.now}
	}
}

// fall notes when each piece that falls comes down.
func (e *effects) fall(g *softserve.Game) {
	start, end := g.PhaseTimes()
	most := greatestFall(g)
	for column := range softserve.Columns {
		for row := range softserve.Rows {
			if n := g.Fell(softserve.Cell{Column: column, Row: row}); n > 0 {
				part := float32(math.Sqrt(float64(n) / float64(most)))
				e.landed[column][row] = e.now + part*kit.Seconds(end-start)
			}
		}
	}
}

func greatestFall(g *softserve.Game) (most int) {
	for column := range softserve.Columns {
		for row := range softserve.Rows {
			most = max(most, g.Fell(softserve.Cell{Column: column, Row: row}))
		}
	}
	return most
}

// squash gives how much wider and higher a piece is that came down at a time.
func (e *effects) squash(at float32) (w, h float32) {
	t := (e.now - at) / landSeconds
	if e.reduced || t < 0 || t >= 1 {
		return 1, 1
	}
	switch {
	case t < .4:
		h = kit.Lerp(1, .86, kit.QuadOut(t/.4))
	case t < .75:
		h = kit.Lerp(.86, 1.05, (t-.4)/.35)
	default:
		h = kit.Lerp(1.05, 1, (t-.75)/.25)
	}
	return 1 / h, h
}

// backOut ends slowly after going a little too far.
func backOut(t float32) float32 {
	const over = 1.7
	t--
	return 1 + t*t*((over+1)*t+over)
}
