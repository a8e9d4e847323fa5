package gems

import (
	"encoding/binary"
	"slices"
	"strings"

	"parlor/sim"
)

// Clone is a copy that shares only what never changes.
func (g *Game) Clone() sim.Game {
	c := *g
	c.events = slices.Clone(g.events)
	c.lists = strings.Builder{}
	c.runs = slices.Clone(g.runs)
	c.elbows = slices.Clone(g.elbows)
	c.bursts = slices.Clone(g.bursts)
	return &c
}

// AppendState appends all that decides how the game goes on. After the end the
// time that passes is left out, since nothing changes any more.
func (g *Game) AppendState(b []byte) []byte {
	number := func(list ...int64) {
		for _, n := range list {
			b = binary.AppendVarint(b, n)
		}
	}
	if g.phase != Over {
		number(int64(g.now))
	}
	b = g.clock.AppendState(b)
	b = append(b, byte(g.phase), bit(g.opening), bit(g.paused), bit(g.selected), byte(g.cursor))
	for _, s := range []Swap{g.swap, g.queued, g.hint} {
		b = append(b, byte(s.A), byte(s.B))
	}
	b = append(b, byte(g.board.columns), byte(g.board.rows))
	for c := range g.board.all {
		b = append(b, byte(g.board.at(c)))
	}
	b = g.random.AppendState(b)
	number(int64(len(g.refill)))
	for _, gem := range g.refill {
		b = append(b, byte(gem))
	}
	n := &g.counts
	number(n.Score, n.OpeningScore, int64(n.Cascade), int64(n.LongestCascade), n.GemsDestroyed,
		int64(n.SpecialsMade), int64(n.DestroyersMade), int64(n.SwapsRefused))
	return b
}

// bit is 1 for true.
func bit(is bool) byte {
	if is {
		return 1
	}
	return 0
}
