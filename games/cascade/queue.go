package cascade

import "parlor/rng"

const (
	// bagsAtStart is how many bags are dealt before a game begins (A.33).
	bagsAtStart = 2
	// previews is how many coming pieces a player sees.
	previews = 5
)

// fillQueue adds shuffled bags until at least so many pieces are to come.
func (g *Game) fillQueue(least int) {
	for len(g.queue) < least {
		bag := [kindCount]Kind{I, J, L, O, S, T, Z}
		rng.Shuffle(&g.bag, bag[:])
		g.queue = append(g.queue, bag[:]...)
	}
}

// deal takes the next piece off the queue, adds a bag when fewer than seven are
// left (A.33), and puts the piece into play.
func (g *Game) deal() {
	kind := g.queue[0]
	g.emit(EventPieceDealt).X = int32(kind)
	g.queue = g.queue[:copy(g.queue, g.queue[1:])]
	g.given = max(g.given-1, 0)
	g.fillQueue(kindCount)
	g.emit(EventQueueChanged)
	g.spawn(kind)
}

// shownQueue is the part of the queue that the state tells: with a setup's
// queue, what is left of it, and never less than the previews.
func (g *Game) shownQueue() []Kind {
	if g.given > 0 {
		return g.queue[:max(g.given, previews)]
	}
	return g.queue
}
