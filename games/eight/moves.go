package eight

import "time"

// choose is Hand Moves: a Tile beside the Blank slides into it; while a Tile
// slides, other choices are ignored (A.5). The player chooses Tiles, and so do
// the Steps that play the route (A.3).
func (g *Game) choose(tile int, byRoute bool) bool {
	from, blank := g.board.Slot(tile), g.board.Slot(0)
	if g.sliding() || slotDistance(from, blank) != 1 {
		return false
	}
	g.board = g.board.slide(from, blank)
	g.slide = slide{tile, from, blank}
	g.clock.Start(slideOver, g.now+time.Duration(g.settings.SlideSeconds), 0)
	e := g.emit(EventBoardChanged)
	e.N, e.X = int64(g.board), int32(tile)
	if g.board == g.goal { // Check Goal (A.2)
		g.show(Solved)
		g.emit(EventSolved)
	}
	if byRoute {
		g.countPlayed()
	} else {
		g.handMoves++
		g.cancelSearch()
	}
	return true
}

// countPlayed counts a Move of the route, and ends with the last (A.21).
func (g *Game) countPlayed() {
	g.movesPlayed++
	if g.board == g.goal {
		g.messageRow = Solved
		g.phase = Finished
	}
}

func (g *Game) sliding() bool { return g.clock.Running(slideOver) }

// newPuzzle puts a scrambled board on the table (A.29).
func (g *Game) newPuzzle() {
	g.resetBoard = scramble(g.goal, int(g.settings.ScrambleMoves), &g.random)
	g.putDown()
}

// reset puts the board of the last New puzzle, or of the opening, back (A.29).
func (g *Game) reset() {
	if g.resetBoard == g.goal {
		g.show(TryNew)
	}
	g.putDown()
}

// putDown puts the reset board on the table at once.
func (g *Game) putDown() {
	g.jump(g.resetBoard)
	g.cancelSearch()
	g.handMoves, g.helped = 0, false
}

// jump shows another board without a slide, and cuts a slide short.
func (g *Game) jump(b Board) {
	g.board = b
	g.slide = slide{}
	g.clock.Stop(slideOver)
	g.emit(EventBoardJumped).N = int64(b)
}
