package softserve

// steer does what was pressed since the last frame, the turns before the moves.
func (g *Game) steer() {
	for _, quarters := range g.keys.turns {
		g.turn(quarters)
	}
	for _, columns := range g.keys.moves {
		g.move(columns)
	}
	if columns := g.repeat(); columns != 0 {
		g.move(columns)
	}
	g.keys.turns, g.keys.moves = g.keys.turns[:0], g.keys.moves[:0]
}

// move moves the piece one column if it fits there.
func (g *Game) move(columns int) {
	moved := g.piece
	moved.Pivot.Column += columns
	if g.board.fits(moved) {
		g.piece = moved
		g.emit(EventPieceMoved).X = int32(columns)
	}
}

// turn turns the other half round the pivot. Only the end place is tested. Where
// it is not free, the pivot gives way by one cell and the other half takes its
// place. In a shaft one cell wide a pair swaps its scoops.
func (g *Game) turn(quarters Side) {
	p := &g.piece
	if p.Kind == Scoop {
		return
	}
	side := p.Other.turned(quarters)
	switch back := p.Pivot.beside(side.opposite()); {
	case g.board.free(p.Pivot.beside(side)):
	case g.board.free(back):
		p.Pivot = back
	case p.Kind == Pair && p.Other.isVertical():
		p.Flavours[0], p.Flavours[1] = p.Flavours[1], p.Flavours[0]
		g.emit(EventScoopsSwapped)
		return
	default:
		return
	}
	p.Other = side
	g.emit(EventPieceTurned).X = int32(quarters)
}

// fallFrames is how many frames one row down takes now: fewer as more pieces have
// been played, and few with down held.
func (g *Game) fallFrames() int64 {
	s := g.settings
	frames := int64(s.FallFrames)
	if s.SpeedUpEvery > 0 {
		faster := int64(s.SpeedUpFrames) * (g.counts.PiecesPlayed / int64(s.SpeedUpEvery))
		frames = max(frames-faster, min(frames, leastFallFrames))
	}
	if g.keys.down {
		frames = min(frames, int64(s.FastFallFrames))
	}
	return frames
}

// fallOneRow lets the piece fall when the count towards the next row is full.
func (g *Game) fallOneRow() {
	if p := &g.piece; g.frame-p.counted >= g.fallFrames() && g.canFall() {
		p.Pivot.Row--
		p.counted = g.frame
	}
}

func (g *Game) canFall() bool {
	below := g.piece
	below.Pivot.Row--
	return g.board.fits(below)
}

// land looks where the piece is at the end of a frame: whether it rests, and
// whether its grace is over.
func (g *Game) land() {
	p := &g.piece
	if p.hasRested && p.Pivot.Row <= p.restingRow-2 {
		p.hasRested = false
	}
	landed := !p.Resting
	p.Resting = !g.canFall()
	if !p.Resting {
		return
	}
	if landed {
		p.counted = g.frame
		g.emit(EventPieceLanded)
	}
	if !p.hasRested {
		p.hasRested, p.restedAt, p.restingRow = true, g.frame, p.Pivot.Row
	}
	if g.graceLeft() == 0 {
		g.lock()
	}
}

// graceLeft is how many frames of grace are left: all of them until the piece
// rests, then one less in each frame, wherever the piece is.
func (g *Game) graceLeft() int64 {
	grace := int64(g.settings.GraceFrames)
	if !g.piece.hasRested {
		return grace
	}
	return max(0, grace-(g.frame-g.piece.restedAt))
}

// lock locks the piece, which is judged then. A pair that splits goes on with its
// loose scoop as the playing piece instead.
func (g *Game) lock() {
	p := g.piece
	if loose, splits := g.board.splits(p); splits {
		g.place(p.half(1 - loose))
		g.piece = p.half(loose)
		g.piece.counted = g.frame
		g.emit(EventScoopDetached)
		return
	}
	g.place(p)
	g.piece = Piece{}
	g.counts.PiecesPlayed++
	g.chain = 0
	g.judge()
}

func (g *Game) place(p Piece) {
	g.lastLocked = g.board.put(p)
	e := g.emit(EventPieceLocked)
	e.X, e.Y = packCell(p.Pivot), packCell(p.Cell(p.Size()-1))
}
