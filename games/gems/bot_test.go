package gems

import (
	"time"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/replay"
)

// bot plays swaps that work, most of the time. It makes the golden records.
type bot struct {
	g      *Game
	record *replay.Record
	source rng.Source
	pace   time.Duration // between two inputs
	keys   bool          // plays by arrows and select, not by swap
}

// play goes on until the game is over.
func (b *bot) play() {
	for b.g.phase != Over {
		switch doing := b.source.Intn(8); {
		case b.g.phase == Ready && doing > 0:
			b.give(anySwap(&b.g.board, &b.source))
		case doing == 0: // whatever comes of it, given ahead or not
			c := CellAt(b.source.Intn(b.g.board.columns-1), b.source.Intn(b.g.board.rows))
			b.give(Swap{c, c + 1})
		case doing == 1:
			b.apply(sim.Input{Code: Hint})
		default:
			b.g.Advance(b.g.now + 4*b.pace)
		}
	}
}

func (b *bot) give(s Swap) {
	if !b.keys {
		b.apply(s.Input())
		return
	}
	for i := 0; b.g.cursor != s.A && i < 2*maxSide; i++ {
		at := b.g.cursor
		switch {
		case at.Column() < s.A.Column():
			b.apply(sim.Input{Code: Right})
		case at.Column() > s.A.Column():
			b.apply(sim.Input{Code: Left})
		case at.Row() < s.A.Row():
			b.apply(sim.Input{Code: Down})
		default:
			b.apply(sim.Input{Code: Up})
		}
	}
	b.apply(sim.Input{Code: Select})
	b.apply(sim.Input{Code: sim.Code(int(s.Input().Y) % len(steps))})
}

func (b *bot) apply(in sim.Input) {
	in.At = (b.g.now + b.pace).Round(time.Millisecond)
	b.record.Apply(b.g, in)
}

// anySwap gives a random swap that works.
func anySwap(b *board, source *rng.Source) Swap {
	for {
		c := CellAt(source.Intn(b.columns), source.Intn(b.rows))
		arrow := sim.Code(source.Intn(len(steps)))
		to, ok := b.neighbour(c, arrow)
		if s := (Swap{c, to}); ok && b.works(s) {
			return s
		}
	}
}
