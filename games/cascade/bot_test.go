package cascade

import (
	"math/bits"
	"time"

	"parlor/sim"
	"parlor/sim/replay"
)

// bot plays a decent game by looking at every straight drop of the piece in
// play. It makes the golden records.
type bot struct {
	g      *Game
	record *replay.Record
	pace   time.Duration // between two key presses
}

// play goes on until the game is over or the time has come.
func (b *bot) play(until time.Duration) {
	for b.g.phase != Over && b.g.now < until {
		if b.g.piece.Kind == None || b.g.phase == Countdown {
			next, ok := b.g.Next()
			if !ok {
				return
			}
			b.g.Advance(next)
			continue
		}
		for _, code := range b.plan() {
			press(b.g, code, b.pace, func(in sim.Input) { b.record.Apply(b.g, in) })
		}
	}
}

// press taps a key a pace from now.
func press(g *Game, code sim.Code, pace time.Duration, apply func(sim.Input)) {
	at := (g.now + pace).Round(time.Millisecond)
	apply(sim.Input{At: at, Code: code})
	if Spec.Commands[code].Held {
		apply(sim.Input{At: at + pace/2, Code: code | sim.Release})
	}
}

// plan tries all turns and columns on copies of the game and gives the keys of
// the best.
func (b *bot) plan() (best []sim.Code) {
	bestCost := 1 << 30
	for turn := range 4 {
		for shift := -5; shift <= 5; shift++ {
			keys := keysFor(turn, shift)
			c := b.g.Clone().(*Game)
			for _, code := range keys {
				press(c, code, b.pace, func(in sim.Input) { c.Apply(in) })
			}
			if c.counts.Pieces == b.g.counts.Pieces || c.Lost() {
				continue
			}
			if cost := c.cost(); cost < bestCost {
				best, bestCost = keys, cost
			}
		}
	}
	if best == nil {
		best = []sim.Code{HardDrop}
	}
	return best
}

// keysFor turns first, then moves, then drops.
func keysFor(turn, shift int) []sim.Code {
	keys := [][]sim.Code{{}, {RotateClockwise}, {Rotate180}, {RotateCounterclockwise}}[turn]
	keys = append([]sim.Code{}, keys...)
	for ; shift < 0; shift++ {
		keys = append(keys, MoveLeft)
	}
	for ; shift > 0; shift-- {
		keys = append(keys, MoveRight)
	}
	return append(keys, HardDrop)
}

// cost is how bad a well is: its height, its holes and its steps, less what was
// cleared.
func (g *Game) cost() int {
	w := g.well.clone()
	cleared := bits.OnesCount64(g.clearing)
	w.collapse(g.clearing)
	heights, holes, steps := 0, 0, 0
	last := 0
	for column := range w.columns {
		top := 0
		for row := range w.rows {
			if w.at(column, row) != None {
				top = row + 1
			}
		}
		for row := range top {
			if w.at(column, row) == None {
				holes++
			}
		}
		heights += top
		if column > 0 {
			steps += max(top-last, last-top)
		}
		last = top
	}
	return 51*heights + 36*10*holes/5 + 18*steps - 76*cleared
}
