package gems

import "parlor/rng"

const (
	// calmAfter is how many passes without a rest draw refills freely. After
	// them no gem is drawn that completes a run.
	calmAfter = 100
	// mostShuffles is how often a board without a swap is shuffled before a
	// fresh one is dealt.
	mostShuffles = 100
)

// draw gives the kind of a plain gem, each equally likely.
func (g *Game) draw() int { return g.random.Intn(int(g.settings.Kinds)) }

// drawCalm gives a kind that completes no run in an empty cell, each such kind
// equally likely; where every one would, it gives any.
func (g *Game) drawCalm(c Cell) int {
	var calm [maxKinds]int
	n := 0
	for kind := range int(g.settings.Kinds) {
		if !g.board.completes(c, kind) {
			calm[n] = kind
			n++
		}
	}
	if n == 0 {
		return g.draw()
	}
	return calm[g.random.Intn(n)]
}

// drawRefill gives the kind of the gem that falls into a cell: those of the setup
// first.
func (g *Game) drawRefill(c Cell) int {
	switch {
	case len(g.refill) > 0:
		gem := g.refill[0]
		g.refill = g.refill[1:]
		return gem.Kind()
	case g.counts.Cascade > calmAfter:
		return g.drawCalm(c)
	}
	return g.draw()
}

// openMoves sees to it that some swap works on a board without runs. When none
// does, the gems are shuffled, and at last a fresh board is dealt; then a swap
// given ahead is dropped.
func (g *Game) openMoves() {
	if g.works = g.board.findSwap(); !g.works.none() {
		return
	}
	for range mostShuffles {
		if g.shuffle(); g.isOpen() {
			break
		}
	}
	for !g.isOpen() {
		g.deal()
	}
	g.queued = Swap{}
	g.emit(EventBoardShuffled)
}

// isOpen says whether the board has no run and some swap works, and finds it.
func (g *Game) isOpen() bool {
	if len(g.board.runs(g.runs[:0])) > 0 {
		return false
	}
	g.works = g.board.findSwap()
	return !g.works.none()
}

// shuffle puts all gems, specials and destroyers too, into a random order.
func (g *Game) shuffle() {
	gems := make([]Gem, 0, maxSide*maxSide)
	for c := range g.board.all {
		gems = append(gems, g.board.at(c))
	}
	rng.Shuffle(&g.random, gems)
	g.board = newBoard(g.board.columns, g.board.rows)
	for c := range g.board.all {
		g.board.put(c, gems[0])
		gems = gems[1:]
	}
}

// deal lays a fresh board without a run, cell by cell in reading order.
func (g *Game) deal() {
	g.board = newBoard(g.board.columns, g.board.rows)
	for c := range g.board.all {
		g.board.fill(c, g.drawCalm(c))
	}
}
