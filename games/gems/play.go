package gems

import (
	"time"

	"parlor/sim"
)

// beginPlay starts the sixty seconds.
func (g *Game) beginPlay() {
	g.opening = false
	g.emit(EventPlayStarted)
	g.clock.Start(timeUp, g.now+time.Duration(g.settings.Seconds), 0)
}

// isTimeUp says whether no new swap begins any more.
func (g *Game) isTimeUp() bool { return !g.opening && !g.clock.Running(timeUp) }

// begin enters a phase that takes so long.
func (g *Game) begin(p Phase, lasts sim.Seconds) {
	g.phase = p
	g.clock.Start(stage, g.now+time.Duration(lasts), 0)
}

// settle is a board that has come to rest after gems moved.
func (g *Game) settle() {
	g.emit(EventBoardSettled)
	g.rest()
}

// rest is a board without a run that stands still: the game ends or goes on with
// a board on which some swap works.
func (g *Game) rest() {
	g.phase = Ready
	g.counts.Cascade = 0
	if g.isTimeUp() {
		g.end()
		return
	}
	g.openMoves()
	if g.opening {
		g.counts.OpeningScore = g.counts.Score
		g.beginPlay()
	}
	if wait := time.Duration(g.settings.HintSeconds); wait > 0 {
		g.clock.Start(hintTime, g.now+wait, 0)
	}
	if s := g.queued; !s.none() {
		g.queued = Swap{}
		g.beginSwap(s)
	}
}

// arrow moves the cursor, or swaps the selected gem.
func (g *Game) arrow(towards sim.Code) bool {
	to, ok := g.board.neighbour(g.cursor, towards)
	if !ok {
		return false
	}
	if g.selected {
		return g.give(Swap{g.cursor, to})
	}
	g.moveCursor(to)
	return true
}

func (g *Game) moveCursor(to Cell) {
	g.cursor = to
	g.emitCell(EventCursorMoved, to, 0)
}

// toggle selects the gem under the cursor, or deselects it. While a swap given
// ahead waits it does nothing.
func (g *Game) toggle() bool {
	if g.isTimeUp() || !g.queued.none() {
		return false
	}
	g.selected = !g.selected
	if g.selected {
		g.emitCell(EventGemSelected, g.cursor, 0)
	} else {
		g.emit(EventGemDeselected)
	}
	return true
}

// give is a swap that begins now, or is given ahead while gems move; only one
// may wait. Either way the selection ends.
func (g *Game) give(s Swap) bool {
	if g.isTimeUp() || !g.queued.none() {
		return false
	}
	g.selected = false
	if g.phase == Ready {
		g.beginSwap(s)
	} else {
		g.queued = s
	}
	return true
}

func (g *Game) beginSwap(s Swap) {
	g.swap = s
	g.board.swap(s)
	g.clock.Stop(hintTime)
	g.hint = Swap{}
	g.emitSwap(EventGemsSwapped, s)
	g.begin(Swapping, g.settings.SwapSeconds)
}

// endSwap judges a swap when the gems have changed places: one that makes a run
// stays, and the cursor goes along; another is reversed.
func (g *Game) endSwap() {
	s := g.swap
	if !g.judge() { // there was no run before
		g.board.swap(s)
		g.counts.SwapsRefused++
		g.emitSwap(EventSwapReversed, s)
		g.begin(Reversing, g.settings.ReverseSeconds)
		return
	}
	if g.cursor == s.A && !g.selected {
		g.moveCursor(s.B)
	}
	g.pass()
}

// showHint shows a swap that works, while the board is at rest.
func (g *Game) showHint() bool {
	if g.phase != Ready {
		return false
	}
	g.hint = g.works
	g.emitSwap(EventHintShown, g.hint)
	return true
}

// endTime is the end of the sixty seconds: what is under way finishes.
func (g *Game) endTime() {
	g.emit(EventTimeUp)
	g.selected, g.queued, g.hint = false, Swap{}, Swap{}
	g.clock.Stop(hintTime)
	if g.phase == Ready {
		g.end()
	}
}

func (g *Game) end() {
	g.phase = Over
	g.emit(EventGameOver)
}
