package softserve

import (
	"encoding/binary"
	"slices"

	"parlor/sim"
)

// Clone is a copy that shares only what never changes.
func (g *Game) Clone() sim.Game {
	c := *g
	c.events = slices.Clone(g.events)
	c.keys.turns = slices.Clone(g.keys.turns)
	c.keys.moves = slices.Clone(g.keys.moves)
	return &c
}

// AppendState appends all that decides how the game goes on. After the end the
// time that passes is left out, since nothing changes any more; so is what only
// a view asks.
func (g *Game) AppendState(b []byte) []byte {
	numbers := func(list ...int64) {
		for _, n := range list {
			b = binary.AppendVarint(b, n)
		}
	}
	flags := func(list ...bool) {
		for _, f := range list {
			if f {
				b = append(b, 1)
			} else {
				b = append(b, 0)
			}
		}
	}
	piece := func(p *Piece) {
		b = append(b, byte(p.Kind), byte(p.Flavours[0]), byte(p.Flavours[1]), byte(p.Other))
		numbers(int64(p.Pivot.Column), int64(p.Pivot.Row), p.counted, p.restedAt, int64(p.restingRow))
		flags(p.Resting, p.hasRested)
	}
	if g.phase != Over {
		numbers(int64(g.now))
	}
	b = append(b, byte(g.mode), byte(g.phase), byte(g.why))
	flags(g.paused, g.orderIsOpen)
	numbers(g.frame, g.until)

	for _, m := range g.board.flavours {
		numbers(int64(m))
	}
	numbers(int64(g.board.lying), int64(g.board.standing), int64(g.board.cones), int64(g.lastLocked))
	piece(&g.piece)
	numbers(g.chain, g.counts.ConesServed, g.counts.PiecesPlayed, g.counts.LongestChain)

	k := &g.keys
	flags(k.left.down, k.right.down, k.down)
	numbers(k.left.since, k.right.since, int64(len(k.turns)), int64(len(k.moves)))
	for _, quarters := range k.turns {
		numbers(int64(quarters))
	}
	for _, columns := range k.moves {
		numbers(int64(columns))
	}

	b = g.pieces.AppendState(b)
	b = g.orders.AppendState(b)
	b = g.customers.AppendState(b)
	piece(&g.next)
	numbers(g.drawn, int64(g.customer), int64(len(g.queue)), int64(len(g.comingOrders)))
	for i := range g.queue {
		piece(&g.queue[i])
	}
	for _, o := range append(g.comingOrders[:len(g.comingOrders):len(g.comingOrders)], g.order) {
		b = append(b, byte(o[0]), byte(o[1]))
	}
	return b
}
