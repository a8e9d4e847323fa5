package cascade

import "time"

// spawn puts a new piece at the top of the well, its box in the hidden rows,
// then one row down if it fits (A.14).
func (g *Game) spawn(kind Kind) {
	g.phase = Falling
	g.piece = Piece{Kind: kind, Column: int(g.settings.StartColumn), Row: g.well.rows - 4}
	if !g.fits(0, 0) {
		g.block()
		return
	}
	if g.fits(0, -1) {
		g.piece.Row--
	}
	g.piece.lowestRow = g.piece.Row
	g.fallNormally()
	if g.keys.softDrop {
		g.fallFaster()
	}
}

// block is a new piece with no room where it appears: the game is lost, or in
// Zen the same piece comes again in a fresh well.
func (g *Game) block() {
	g.emit(EventPieceBlocked)
	if !g.settings.FreshStart {
		g.lose()
		return
	}
	g.startAfresh()
	g.spawn(g.piece.Kind)
}

// fits says whether the piece fits so many columns right and rows up from where
// it is (A.9).
func (g *Game) fits(columns, rows int) bool {
	return g.well.fits(g.piece.Kind, g.piece.Rotation, g.piece.Column+columns, g.piece.Row+rows)
}

// fallTime is how long one row takes on this level (A.10).
func (g *Game) fallTime() time.Duration { return g.settings.falls[g.counts.Level] }

// fallNormally starts gravity anew.
func (g *Game) fallNormally() { g.fallEvery(g.fallTime()) }

// fallFaster starts gravity anew at the pace of a soft drop (A.25).
func (g *Game) fallFaster() { g.fallEvery(g.settings.softFalls[g.counts.Level]) }

func (g *Game) fallEvery(period time.Duration) {
	if g.piece.Kind != None {
		g.clock.Start(gravity, g.after(period), period)
	}
}

// fallByGravity is a tick of gravity (A.10): in its Resting mode it does
// nothing, but keeps time for a piece that slips off its ledge.
func (g *Game) fallByGravity() {
	switch {
	case g.piece.Resting:
	case g.fits(0, -1):
		g.fallOneRow()
	default:
		g.land()
	}
}

func (g *Game) fallOneRow() {
	g.piece.Row--
	g.piece.LastMoveWasRotation = false
	g.noteLowestRow()
	g.emit(EventPieceFell).Y = int32(g.piece.Row)
	if g.keys.softDrop {
		g.counts.Score += int64(g.settings.SoftDropPoints)
		g.emit(EventSoftDropRow)
	}
	if !g.fits(0, -1) {
		g.land()
	}
}

// noteLowestRow forgets the lock history when the piece is lower than it ever
// was, so that its next landing gets a fresh delay (A.21).
func (g *Game) noteLowestRow() {
	p := &g.piece
	if p.Row >= p.lowestRow {
		return
	}
	p.lowestRow = p.Row
	p.LockResets = 0
	p.hasTouchedDown = false
	p.isLockDelayOver = false
	g.clock.Stop(lockDelay)
}

// land is a piece without room below it: it rests, its lock delay starts at the
// first touch, and when the delay is over already it locks.
func (g *Game) land() {
	p := &g.piece
	p.Resting = true
	g.emit(EventPieceLanded)
	if !p.hasTouchedDown {
		p.hasTouchedDown = true
		g.startLockDelay()
	}
	if p.isLockDelayOver {
		g.lock()
	}
}

func (g *Game) startLockDelay() {
	g.piece.lockDelayStarted = g.now
	g.start(lockDelay, time.Duration(g.settings.LockDelaySeconds))
	g.emit(EventLockDelayStarted)
}

func (g *Game) endLockDelay() {
	g.piece.isLockDelayOver = true
	if g.fits(0, -1) {
		g.piece.Resting = false
		return
	}
	g.lock()
}

// shifted follows every move and turn: it restarts the lock delay of a piece
// that has touched down, as often as lockResetLimit allows, and the piece falls
// if there is room below it and lands at once if not.
func (g *Game) shifted() {
	p := &g.piece
	e := g.emit(EventPieceShifted)
	e.X, e.Y, e.N = int32(p.Column), int32(p.Row), int64(p.Rotation|p.LastKickTest<<8)
	g.noteLowestRow()
	if p.hasTouchedDown && int64(p.LockResets) < int64(g.settings.LockResetLimit) {
		p.LockResets++
		p.isLockDelayOver = false
		g.startLockDelay()
	}
	if g.fits(0, -1) {
		p.Resting = false
		return
	}
	g.land()
}

// landingRow is where the ghost is and a hard drop ends (A.18).
func (g *Game) landingRow() int {
	p := &g.piece
	return g.well.landing(p.Kind, p.Rotation, p.Column, p.Row)
}
