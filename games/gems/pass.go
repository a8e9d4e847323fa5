package gems

import (
	"math/bits"
	"slices"

	"parlor/sim"
)

// Burst is a gem that goes in a pass.
type Burst struct {
	Cell Cell
	Gem  Gem
	// By is the cell of the gem whose explosion hit this one; the gems of the
	// runs have their own. A special or a destroyer explodes as it bursts.
	By Cell
}

// judge makes one pass over a board that stands still, and says whether there
// was a run. The gems that go leave empty cells, and the new specials and
// destroyers stand on theirs.
func (g *Game) judge() bool {
	g.runs = g.board.runs(g.runs[:0])
	if len(g.runs) == 0 {
		return false
	}
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
	return true
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
		switch {
		case by.Gem.Special():
			g.emitCell(EventSpecialExploded, by.Cell, 0)
		case by.Gem.Destroyer():
			g.emitCell(EventDestroyerExploded, by.Cell, 0)
		default:
			continue
		}
		hit := g.board.blast(by.Cell, by.Gem)
		for c := range hit.all {
			if g.board.gems[c] != Empty {
				gone.add(c)
				g.burst(c, by.Cell)
			}
		}
	}
	points := int64(len(g.bursts)) * int64(g.settings.ScorePerGem)
	g.counts.Score += points
	g.counts.GemsDestroyed += int64(len(g.bursts))
	g.emitDestroyed(&gone, points)
}

// burst takes a gem off the board.
func (g *Game) burst(c, by Cell) {
	g.bursts = append(g.bursts, Burst{c, g.board.gems[c], by})
	g.board.put(c, Empty)
}

// fall lets the columns fall that have gaps, and fills them up from the top.
func (g *Game) fall() {
	var gaps uint16 // a bit for each such column
	for _, burst := range g.bursts {
		gaps |= 1 << burst.Cell.Column()
	}
	g.drops = [maxSide * maxSide]int8{}
	var empty [maxSide]int // cells at the top of a column
	for columns := gaps; columns != 0; columns &= columns - 1 {
		column := bits.TrailingZeros16(columns)
		empty[column] = g.dropColumn(column)
	}
	for columns := gaps; columns != 0; columns &= columns - 1 {
		column := bits.TrailingZeros16(columns)
		g.fillColumn(column, empty[column])
	}
	g.emit(sim.Event{Kind: EventGemsFell})
	g.begin(Falling, g.settings.FallSeconds)
}

// dropColumn lets gems fall, and gives how many cells at the top are empty then.
func (g *Game) dropColumn(column int) (empty int) {
	for row := g.board.rows - 1; row >= 0; row-- {
		gem := g.board.gems[CellAt(column, row)]
		switch {
		case gem == Empty:
			empty++
		case empty > 0:
			to := CellAt(column, row+empty)
			g.board.put(to, gem)
			g.drops[to] = int8(empty)
		}
	}
	for row := range empty {
		g.board.put(CellAt(column, row), Empty)
	}
	return empty
}

// fillColumn draws from the lowest empty cell up.
func (g *Game) fillColumn(column, empty int) {
	for row := empty - 1; row >= 0; row-- {
		c := CellAt(column, row)
		g.board.put(c, g.drawRefill(c))
		g.drops[c] = int8(empty)
	}
}
