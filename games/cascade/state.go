package cascade

import (
	"encoding/binary"
	"slices"

	"parlor/sim"
)

// Clone is a copy that shares only the settings, which never change.
func (g *Game) Clone() sim.Game {
	c := *g
	c.events = slices.Clone(g.events)
	c.queue = slices.Clone(g.queue)
	c.well = g.well.clone()
	return &c
}

// AppendState appends all that decides how the game goes on. After the end the
// time that passes is left out, since nothing changes any more.
func (g *Game) AppendState(b []byte) []byte {
	number := func(n int64) { b = binary.AppendVarint(b, n) }
	flags := func(list ...bool) {
		for _, f := range list {
			if f {
				b = append(b, 1)
			} else {
				b = append(b, 0)
			}
		}
	}
	if g.phase != Over {
		number(int64(g.now))
	}
	b = g.clock.AppendState(b)
	b = append(b, byte(g.mode), byte(g.phase))
	flags(g.paused, g.finished, g.hasHeld, g.backToBackReady)
	number(int64(g.countdown))
	number(int64(g.playStart))
	number(int64(g.played))

	number(int64(g.well.columns))
	for _, k := range g.well.kinds {
		b = append(b, byte(k))
	}
	number(int64(g.clearing))
	number(int64(g.pendingLines))

	b = g.bag.AppendState(b)
	number(int64(len(g.queue)))
	for _, k := range g.queue {
		b = append(b, byte(k))
	}
	number(int64(g.given))
	b = append(b, byte(g.held))
	p := &g.piece
	b = append(b, byte(p.Kind), byte(p.Rotation), byte(p.LastKickTest))
	for _, n := range [...]int{p.Column, p.Row, p.LockResets, p.lowestRow} {
		number(int64(n))
	}
	number(int64(p.lockDelayStarted))
	flags(p.Resting, p.LastMoveWasRotation, p.hasTouchedDown, p.isLockDelayOver)

	k := &g.keys
	flags(k.left, k.right, k.softDrop, k.charged)
	number(int64(k.moving))
	c := &g.counts
	number(c.Score)
	number(c.Lines)
	for _, n := range [...]int{c.Level, c.Combo, c.BestCombo, c.Cascades, c.Twists, c.Pieces, c.Resets, g.firstLevel} {
		number(int64(n))
	}
	return b
}
