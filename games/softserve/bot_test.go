package softserve

import (
	"time"

	"parlor/sim"
	"parlor/sim/replay"
)

// bot plays a decent game by looking at every place where the piece in play can
// come down. It makes the golden records.
type bot struct {
	g      *Game
	record *replay.Record
}

// pace is the time between two keys: some frames, in whole milliseconds.
const pace = 50 * time.Millisecond

// play goes on until the game is over.
func (b *bot) play() {
	for b.g.phase != Over {
		if b.g.phase != Falling {
			b.g.Advance(timeOf(b.g.frame + 1))
			continue
		}
		b.plan().perform(b.g, func(in sim.Input) { b.record.Apply(b.g, in) })
	}
}

// plan is where to bring a piece: so many rows down out of the bottleneck, so many
// turns clockwise, so many columns to the right, and then down.
type plan struct{ rows, turns, columns int }

// perform presses the keys of a plan until the piece has locked, or split.
func (p plan) perform(g *Game, apply func(sim.Input)) {
	at := (g.now + pace).Truncate(time.Millisecond)
	key := func(code sim.Code, held time.Duration) {
		apply(sim.Input{At: at, Code: code})
		at += held
		if Spec.Commands[code].Held {
			apply(sim.Input{At: at, Code: code | sim.Release})
		}
	}
	tap := func(code sim.Code) {
		key(code, pace/2)
		at += pace / 2
	}
	for range p.rows {
		tap(FallFaster)
	}
	for range p.turns {
		tap(RotateClockwise)
	}
	for range p.columns {
		tap(MoveRight)
	}
	for range -p.columns {
		tap(MoveLeft)
	}
	apply(sim.Input{At: at, Code: FallFaster})
	kind, played := g.piece.Kind, g.counts.PiecesPlayed
	for g.phase == Falling && g.piece.Kind == kind && g.counts.PiecesPlayed == played {
		at += pace / 5
		g.Advance(at)
	}
	apply(sim.Input{At: at, Code: FallFaster | sim.Release})
}

// plan tries all turns and columns on copies of the game and gives the best.
func (b *bot) plan() (best plan) {
	least := 1 << 30
	for turns := range 4 {
		for columns := -3; columns <= 3; columns++ {
			p := plan{1, turns, columns}
			if b.g.piece.Kind == Scoop {
				p.rows = 0
			}
			c := b.g.Clone().(*Game)
			p.perform(c, func(in sim.Input) { c.Apply(in) })
			for c.phase == Falling && c.piece.Kind == Scoop {
				plan{}.perform(c, func(in sim.Input) { c.Apply(in) })
			}
			for c.phase != Over && c.phase != Spawning && c.phase != Falling {
				c.Advance(timeOf(c.frame + 1))
			}
			if cost := c.cost(); cost < least {
				best, least = p, cost
			}
		}
	}
	return best
}

// cost is how bad a game stands: high columns, cones buried under what is not
// ordered, less what has been served.
func (g *Game) cost() int {
	if g.phase == Over && g.why != AllServed {
		return 1 << 29
	}
	cost := -2000 * int(g.counts.ConesServed)
	pieces := g.board.pieces()
	for c := range Columns {
		height := (pieces & column(c)).count()
		cost += 10 * height * height
		if !g.board.cones.has(Cell{c, 0}) {
			continue
		}
		low := g.board.at(Cell{c, 1})
		isOrdered := low.Is == AScoop && (low.Flavour == g.order[0] || low.Flavour == g.order[1])
		switch {
		case height == 0:
			cost -= 40
		case height == 1 && isOrdered && g.orderIsOpen:
			cost -= 60
		}
	}
	for _, cells := range g.board.flavours {
		cost -= 12 * (cells & cells.up()).count()
		cost -= 12 * (cells & cells.right()).count()
	}
	return cost
}
