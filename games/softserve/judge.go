package softserve

// judge is what happens after a piece has locked and again after every fall: a
// cone is served, or else groups clear, or else what stands on nothing falls.
// When nothing more happens the board has settled.
func (g *Game) judge() {
	if !g.serve() && !g.clear() && !g.drop() {
		g.settle()
	}
}

// serve serves a cone that holds the order: of several, the one in the column of
// the scoop locked last, else the leftmost. The cone and every piece with a cell
// in its column go. Outside endless, the last one wins.
func (g *Game) serve() bool {
	at, ok := g.servable(&g.board, g.lastLocked)
	if !ok {
		return false
	}
	g.begin(Serving, int64(g.settings.ServeFrames))
	g.gone = g.board.take(g.board.whole(column(at) & (g.board.pieces() | g.board.cones)))
	g.orderIsOpen = false
	g.counts.ConesServed++
	g.emit(EventConeServed).X = int32(at)
	g.emit(EventColumnCleared).X = int32(at)
	if g.board.cones == 0 && !g.settings.Endless {
		g.end(AllServed)
	}
	return true
}

// servable gives the column of the cone that a judging of a board would serve.
func (g *Game) servable(b *board, lastLocked mask) (at int, ok bool) {
	if !g.orderIsOpen {
		return 0, false
	}
	cones := b.fulfilled(g.order)
	if last := cones & lastLocked; last != 0 {
		cones = last
	}
	return cones.firstCell().Column, cones != 0
}

// clear takes all groups of four pieces or more away, and counts one more link of
// the chain.
func (g *Game) clear() bool {
	cells, groups := g.board.groups()
	if groups == 0 {
		return false
	}
	g.begin(Clearing, int64(g.settings.ClearFrames))
	g.gone = g.board.take(cells)
	g.chain++
	g.counts.LongestChain = max(g.counts.LongestChain, g.chain)
	e := g.emit(EventPiecesCleared)
	e.X, e.N = int32(groups), g.chain
	return true
}

// drop lets the pieces that stand on nothing fall.
func (g *Game) drop() bool {
	fell, rows := g.board.fall()
	if rows == 0 {
		return false
	}
	g.begin(Dropping, int64(g.settings.DropFrames)*int64(rows))
	g.fell = fell
	g.emit(EventPiecesFell)
	return true
}
