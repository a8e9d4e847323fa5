package softserve

// run is all that happens in one frame, in order: the repeat of a held key, the
// turns and the moves, the fall, landing and locking; or the end of a phase;
// last the time limit. Commands have been heard before (keys.go).
func (g *Game) run() {
	if g.phase == Falling {
		g.steer()
		g.fallOneRow()
		g.land()
	}
	g.endPhases()
	limit := int64(g.settings.TimeLimitMinutes) * 60 * FramesPerSecond
	if limit > 0 && g.frame >= limit && g.phase != Over {
		g.end(TimeUp)
	}
}

// begin begins a phase of so many frames.
func (g *Game) begin(p Phase, frames int64) {
	g.phase = p
	g.began, g.until = g.frame, g.frame+frames
	g.gone, g.fell = board{}, falls{}
}

// endPhases ends the phase that is over in this frame, and those that it leads
// to and that take no time. There are few: each serve and each clear takes more
// pieces than a piece that locks as it comes in brings.
func (g *Game) endPhases() {
	for g.until == g.frame {
		switch g.phase {
		case Serving, Clearing:
			if !g.drop() {
				g.judge()
			}
		case Dropping:
			g.judge()
		case Spawning:
			g.spawn()
		default:
			return
		}
	}
}

// spawn lets the next piece come into play in the bottleneck.
func (g *Game) spawn() {
	g.phase = Falling
	g.piece = g.next
	g.piece.Pivot = entrance
	g.piece.counted = g.frame
	e := g.emit(EventPieceSpawned)
	e.X, e.N = int32(g.piece.Kind), packFlavours(g.piece.Flavours)
	g.draw()
	if !g.orderIsOpen {
		g.openOrder()
	}
	g.land()
}

// settle is a board on which nothing more happens: the next piece comes, in
// endless after new cones if the last one has just been served. A piece locked in
// the bottleneck, or a column without room for its cone, loses.
func (g *Game) settle() {
	// Only a serve closes an order, and the last one wins unless cones return.
	conesReturn := g.board.cones == 0 && !g.orderIsOpen
	room := !g.board.isBlocked()
	if room && conesReturn {
		if room = g.board.raise(); room {
			g.emit(EventConesReturned)
			room = !g.board.isBlocked()
		}
	}
	if !room {
		g.end(Blocked)
		return
	}
	g.begin(Spawning, int64(g.settings.SpawnFrames))
}

// end ends the game. The piece stays where it was, and what the last serve took
// can still be seen going.
func (g *Game) end(why Why) {
	g.phase = Over
	g.why = why
	if why == AllServed {
		g.emit(EventGameWon)
	} else {
		g.emit(EventGameLost).X = int32(why)
	}
}

// pause releases all keys. Presses that no frame has taken go on waiting.
func (g *Game) pause() bool {
	if g.paused {
		return false
	}
	g.paused = true
	g.keys.left, g.keys.right, g.keys.down = sideKey{}, sideKey{}, false
	return true
}

func (g *Game) resume() bool {
	if !g.paused {
		return false
	}
	g.paused = false
	return true
}
