package cascade

import "time"

// direction is one column left or right.
type direction int

const (
	left  direction = -1
	right direction = 1
)

// keys is what the player holds down. It goes on between pieces and is
// forgotten in a pause.
type keys struct {
	left, right, softDrop bool
	// moving is the direction of the key pressed last that is still held, or 0.
	moving direction
	// charged is a held move whose delay is over, with autoRepeatSeconds 0: it
	// goes to the wall whenever room opens.
	charged bool
}

func (k *keys) held(d direction) *bool {
	if d == left {
		return &k.left
	}
	return &k.right
}

// pressMove moves once and starts the auto-repeat; the key pressed last wins
// (A.11).
func (g *Game) pressMove(d direction) bool {
	if held := g.keys.held(d); *held {
		return false
	} else {
		*held = true
	}
	g.keys.moving = d
	g.move(d)
	g.chargeMove()
	return true
}

// releaseMove goes back to the other key when that is still held, after a whole
// delay and without a move at once.
func (g *Game) releaseMove(d direction) bool {
	if held := g.keys.held(d); !*held {
		return false
	} else {
		*held = false
	}
	switch {
	case g.keys.moving != d:
	case *g.keys.held(-d):
		g.keys.moving = -d
		g.chargeMove()
	default:
		g.keys.moving = 0
		g.keys.charged = false
		g.clock.Stop(autoRepeat)
	}
	return true
}

// chargeMove starts the auto-repeat timer.
func (g *Game) chargeMove() {
	g.keys.charged = false
	g.clock.Start(autoRepeat, g.after(time.Duration(g.settings.AutoRepeatDelay)), time.Duration(g.settings.AutoRepeatSeconds))
}

func (g *Game) repeatMove() {
	if g.settings.AutoRepeatSeconds == 0 {
		g.keys.charged = true
		return
	}
	g.move(g.keys.moving)
}

// move moves the piece one column if it fits there (A.7), and reports whether
// it did.
func (g *Game) move(d direction) bool {
	if g.piece.Kind == None || !g.fits(int(d), 0) {
		return false
	}
	g.piece.Column += int(d)
	g.piece.LastMoveWasRotation = false
	g.shifted()
	return true
}

// actHeld does what held keys do in no time: a charged move goes to the wall,
// a soft drop of speedUp "max" to the floor, the slide before the fall.
func (g *Game) actHeld() {
	drops := g.keys.softDrop && g.settings.SpeedUp.Max
	if g.keys.charged || drops {
		g.slideAndDrop(drops)
	}
}

func (g *Game) slideAndDrop(drops bool) {
	for g.piece.Kind != None {
		switch {
		case g.keys.charged && g.move(g.keys.moving):
		case drops && g.fits(0, -1):
			g.fallOneRow()
		default:
			return
		}
	}
}

func (g *Game) pressSoftDrop() bool {
	if g.keys.softDrop {
		return false
	}
	g.keys.softDrop = true
	g.fallFaster()
	return true
}

func (g *Game) releaseSoftDrop() bool {
	if !g.keys.softDrop {
		return false
	}
	g.keys.softDrop = false
	g.fallNormally()
	return true
}

// hardDrop drops the piece to its landing row and locks it at once (A.20).
func (g *Game) hardDrop() bool {
	landing := g.landingRow()
	rows := g.piece.Row - landing
	if rows > 0 {
		g.piece.LastMoveWasRotation = false
	}
	g.counts.Score += int64(rows) * int64(g.settings.HardDropPoints)
	g.emit(EventHardDropped).X = int32(rows)
	g.piece.Row = landing
	g.lock()
	return true
}

// rotate turns the piece by so many quarter turns clockwise. Where it does not
// fit at any kick test it does not turn.
func (g *Game) rotate(turns int) bool {
	if !g.well.turn(&g.piece, turns) {
		return false
	}
	g.shifted()
	return true
}

// hold puts the piece away, once for each piece: the next piece comes from the
// queue the first time, later the held one comes back (A.34).
func (g *Game) hold() bool {
	if g.hasHeld {
		return false
	}
	g.hasHeld = true
	g.clock.Stop(gravity)
	g.clock.Stop(lockDelay)
	back := g.held
	g.held = g.piece.Kind
	if back == None {
		g.deal()
	} else {
		g.spawn(back)
	}
	g.emit(EventHoldChanged).X = int32(g.held)
	return true
}
