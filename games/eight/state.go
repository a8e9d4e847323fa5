package eight

import (
	"encoding/binary"
	"slices"

	"parlor/sim"
)

// Clone is a copy that shares only what never changes: the settings, the
// distances and the route.
func (g *Game) Clone() sim.Game {
	c := *g
	c.events = slices.Clone(g.events)
	if g.search != nil {
		c.search = g.search.clone()
	}
	return &c
}

// AppendState appends all that decides how the game goes on.
func (g *Game) AppendState(b []byte) []byte {
	b = binary.AppendVarint(b, int64(g.now))
	b = g.clock.AppendState(b)
	b = g.random.AppendState(b)
	for _, board := range []Board{g.goal, g.board, g.resetBoard} {
		b = binary.LittleEndian.AppendUint64(b, uint64(board))
	}
	for _, n := range []int{
		g.slide.tile, g.slide.from, g.slide.to, g.handMoves, g.stepsPerTick,
		len(g.route), g.recorded, g.movesPlayed,
	} {
		b = binary.AppendUvarint(b, uint64(n))
	}
	searches := g.phase != NotStarted || g.solving() // else pausedBefore does not count
	b = append(b, bit(g.paused), bit(g.helped), bit(g.stoppedFull), bit(g.statusPaused), bit(searches && g.pausedBefore),
		byte(g.estimate), byte(g.searchKind), byte(g.phase), byte(g.row), byte(g.messageRow))
	if g.search != nil {
		b = g.search.appendState(b)
	}
	return b
}

func bit(f bool) byte {
	if f {
		return 1
	}
	return 0
}
