package gems

import (
	"math/bits"
	"slices"
)

// Burst is a gem that goes in a pass.
type Burst struct {
	Cell Cell
	Gem  Gem
	// By is the cell of the gem whose explosion hit this one; the gems of the
	// runs have their own. A special or a destroyer explodes as it bursts.
	By Cell
}

// judge looks for runs on a board that stands still, and says whether there is one.
func (g *Game) judge() bool {
	g.runs = g.board.runs(g.runs[:0])
	return len(g.runs) > 0
}

// pass takes the gems of the runs and those that explosions hit off the board. They
// leave empty cells, and the new specials and destroyers stand on theirs.
func (g *Game) pass() {
	g.elbows = elbows(g.elbows[:0], g.runs)
	g.counts.Cascade++
	g.counts.LongestCascade = max(g.counts.LongestCascade, g.counts.Cascade)
	g.emitRuns()

	g.destroy()
	for _, c := range g.elbows {
		g.counts.DestroyersMade++
		g.make(EventDestroyerMade, c, destroyer)
	}
	for _, r := range g.runs {
		if g.givesSpecial(r) {
			g.counts.SpecialsMade++
			g.make(EventSpecialMade, r.Last(), special)
		}
	}
	g.begin(Destroying, g.settings.DestroySeconds)
}

// givesSpecial says whether a run leaves a special: four do, unless they are
// part of an elbow, and more of them by a setting.
func (g *Game) givesSpecial(r Run) bool {
	return (r.Length == 4 || r.Length > 4 && g.settings.FiveGivesSpecial) && !r.hasAny(g.elbows)
}

// make puts a special or a destroyer where a gem of its kind has burst.
func (g *Game) make(event uint8, c Cell, m Gem) {
	i := slices.IndexFunc(g.bursts, func(b Burst) bool { return b.Cell == c })
	gem := gemOf(g.bursts[i].Gem.Kind(), m)
	g.board.put(c, gem)
	g.emitCell(event, c, gem)
}

// destroy takes all gems of all runs and those that explosions hit, each once:
// breadth-first from the runs' cells in reading order.
func (g *Game) destroy() {
	var gone set
	for _, r := range g.runs {
		for i := range int(r.Length) {
			gone.add(r.Cell(i))
		}
	}
	g.bursts = g.bursts[:0]
	for c := range gone.all {
		g.burst(c, c)
	}
	for i := 0; i < len(g.bursts); i++ {
		by := g.bursts[i]
		switch by.Gem % makes {
		case plain:
			continue
		case special:
			g.emitCell(EventSpecialExploded, by.Cell, 0)
		case destroyer:
			g.emitCell(EventDestroyerExploded, by.Cell, 0)
		}
		hit := g.board.blast(by.Cell, by.Gem)
		for word := range hit {
			hit[word] &^= gone[word]
			gone[word] |= hit[word]
		}
		for c := range hit.all {
			g.burst(c, by.Cell)
		}
	}
	g.board.clear(&gone)
	points := int64(len(g.bursts)) * int64(g.settings.ScorePerGem)
	g.counts.Score += points
	g.counts.GemsDestroyed += int64(len(g.bursts))
	g.emitDestroyed(&gone, points)
}

// burst notes a gem that goes.
func (g *Game) burst(c, by Cell) { g.bursts = append(g.bursts, Burst{c, g.board.at(c), by}) }

// fall lets the columns fall that have gaps, and fills them up from the top.
func (g *Game) fall() {
	for word := range g.board.words {
		g.gaps[word] = g.board.gaps(word)
	}
	for g.board.sink() {
	}
	for columns := uint16(g.board.gaps(0)); columns != 0; columns &= columns - 1 {
		g.fillColumn(bits.TrailingZeros16(columns))
	}
	g.emit(EventGemsFell)
	g.begin(Falling, g.settings.FallSeconds)
}

// fillColumn draws from the lowest empty cell up.
func (g *Game) fillColumn(column int) {
	rows := 1 // it has one at least
	for rows < g.board.rows && g.board.isEmpty(CellAt(column, rows)) {
		rows++
	}
	for row := rows - 1; row >= 0; row-- {
		c := CellAt(column, row)
		g.board.fill(c, g.drawRefill(c))
	}
}

// drop is how many rows the gem of a cell has to fall, which stands where it will
// come to rest: as many as there were gaps below it.
func (g *Game) drop(c Cell) (gaps int) {
	for row := g.board.rows - 1; row >= 0; row-- {
		switch {
		case g.gaps.bit(CellAt(c.Column(), row)) != 0:
			gaps++
		case row+gaps == c.Row():
			return gaps
		}
	}
	return gaps
}
