package softserve

import "parlor/sim"

// keys is what the player holds down, and the presses that no frame has taken
// yet. All that is pressed between two frames counts for the next one.
type keys struct {
	left, right sideKey
	down        bool
	turns       []Side // quarter turns clockwise
	moves       []int  // columns to the right
}

// sideKey is the left or the right key. Its charge belongs to the key: it goes on
// between pieces.
type sideKey struct {
	down  bool
	since int64 // the frame that takes the press; 0 when it is up
}

// hear is all that a player can do. It reports whether it had an effect.
func (g *Game) hear(code sim.Code) bool {
	switch {
	case g.phase == Over:
		return false
	case code == sim.Pause:
		return g.pause()
	case code == sim.Resume:
		return g.resume()
	case g.paused:
		return false
	}
	k := &g.keys
	switch code {
	case MoveLeft:
		return g.press(&k.left, &k.right, -1)
	case MoveRight:
		return g.press(&k.right, &k.left, 1)
	case MoveLeft | sim.Release:
		return k.left.release()
	case MoveRight | sim.Release:
		return k.right.release()
	case FallFaster, FallFaster | sim.Release:
		was := k.down
		k.down = code == FallFaster
		return k.down != was
	case RotateClockwise:
		return g.pressTurn(clockwise)
	case RotateCounterclockwise:
		return g.pressTurn(counterclockwise)
	}
	return false
}

// press puts the left or right key down: one move, unless the opposite key is
// down.
func (g *Game) press(key, opposite *sideKey, columns int) bool {
	if key.down {
		return false
	}
	*key = sideKey{down: true, since: g.frame + 1}
	if g.phase == Falling && !opposite.down {
		g.keys.moves = append(g.keys.moves, columns)
	}
	return true
}

func (k *sideKey) release() bool {
	was := k.down
	*k = sideKey{}
	return was
}

// pressTurn lets a turn wait for the next frame; without a piece in play that
// frame has no use for it.
func (g *Game) pressTurn(quarters Side) bool {
	if g.phase != Falling {
		return false
	}
	g.keys.turns = append(g.keys.turns, quarters)
	return true
}

// repeat gives the columns by which a held key moves the piece in this frame:
// some frames after its press, then every few. With both keys held, none.
func (g *Game) repeat() int {
	k := &g.keys
	switch {
	case k.left.down == k.right.down:
		return 0
	case k.left.down && g.isDue(k.left):
		return -1
	case k.right.down && g.isDue(k.right):
		return 1
	}
	return 0
}

func (g *Game) isDue(k sideKey) bool {
	late := g.frame - k.since - int64(g.settings.RepeatDelayFrames)
	return late >= 0 && late%int64(g.settings.RepeatFrames) == 0
}
