package cascade

import (
	"math/big"
	"time"

	"parlor/sim"
)

// lock is the whole order of a lock: the twist judged, the well written, the
// piece counted, full lines marked, points, combo, lock out, then lines, level
// and the mode's goal.
func (g *Game) lock() {
	p := &g.piece
	twist := g.twist()
	g.clock.Stop(gravity)
	g.clock.Stop(lockDelay)
	inView := false
	for _, c := range p.Cells() {
		g.well.set(c.Column, c.Row, p.Kind)
		inView = inView || c.Row < g.settings.VisibleRows()
	}
	g.hasHeld = false
	g.emit(EventHoldChanged).X = int32(g.held)
	g.counts.Pieces++
	e := g.emit(EventPieceLocked)
	e.X, e.Y, e.N = int32(p.Column), int32(p.Row), int64(p.Kind)|int64(p.Rotation)<<8|int64(twist)<<16
	g.piece = Piece{}

	full := g.well.full()
	g.clearing = full
	g.pendingLines = rowsOf(full)
	g.scoreClear(twist, g.pendingLines)
	g.scoreCombo(g.pendingLines)
	switch {
	case full != 0:
		g.clearLines(full)
	case inView:
		g.enterNext()
	case g.settings.FreshStart:
		g.startAfresh()
		g.enterNext()
	default:
		g.lose()
	}
}

// twist judges a T whose last move was a rotation (A.37, A.48): 0 none, 1 mini,
// 2 full. At least three corners of its box are taken; it is full when both
// front ones are, or when the rotation used the last kick test.
func (g *Game) twist() int {
	p := &g.piece
	if p.Kind != T || !p.LastMoveWasRotation {
		return 0
	}
	corners, front := 0, 0
	for i, c := range twistCorners {
		if g.well.filled(p.Column+c.Column, p.Row+c.Row) {
			corners++
			if (i-p.Rotation+4)%4 <= 1 {
				front++
			}
		}
	}
	switch {
	case corners < 3:
		return 0
	case front == 2 || p.LastKickTest == lastTest:
		return 2
	}
	return 1
}

// scoreClear pays a lock by its name, times the level, and half as much again
// when it is back-to-back (A.42, A.51).
func (g *Game) scoreClear(twist, lines int) {
	row := ClearRow(twist, lines)
	name := &clearNames[row]
	backToBack := false
	if lines > 0 {
		backToBack = name.difficult && g.backToBackReady
		g.backToBackReady = name.difficult
	}
	points := name.points * int64(g.counts.Level)
	if backToBack {
		points = timesDown(points, g.settings.BackToBackTimes)
	}
	g.counts.Score += points
	if row == cascadeRow {
		g.counts.Cascades++
	}
	if twist > 0 {
		g.counts.Twists++
	}
	if name.name == "" {
		return
	}
	e := g.emit(EventClearScored)
	e.X, e.N = int32(row), points
	if backToBack {
		e.Y = 1
	}
}

// timesDown multiplies exactly and rounds down: 200 x 1.15 is 230.
func timesDown(points int64, times sim.Number) int64 {
	product := times.Rat()
	product.Mul(product, new(big.Rat).SetInt64(points))
	return new(big.Int).Div(product.Num(), product.Denom()).Int64()
}

// scoreCombo counts clears in a row and pays from the second on (A.38).
func (g *Game) scoreCombo(lines int) {
	c := &g.counts
	if lines == 0 {
		c.Combo = -1
		return
	}
	c.Combo++
	c.BestCombo = max(c.BestCombo, c.Combo)
	if c.Combo < 1 {
		return
	}
	points := int64(g.settings.ComboPoints) * int64(c.Combo) * int64(c.Level)
	c.Score += points
	e := g.emit(EventComboScored)
	e.X, e.N = int32(c.Combo), points
}

// clearLines lets full rows shatter (A.26), counts them (A.27), raises the
// level (A.39) and ends the mode at its goal (A.80).
func (g *Game) clearLines(full uint64) {
	g.phase = Clearing
	g.emit(EventLinesCleared).N = int64(full)
	s, c := g.settings, &g.counts
	c.Lines += int64(rowsOf(full))
	if s.StopsAtGoal {
		c.Lines = min(c.Lines, int64(s.GoalLines))
	}
	if s.LevelClimbs {
		reached := min(int64(g.firstLevel)+c.Lines/int64(s.LinesPerLevel), int64(s.LastLevel))
		if reached > int64(c.Level) {
			c.Level = int(reached)
			g.emit(EventLevelUp).X = int32(c.Level)
		}
	}
	if s.GoalLines > 0 && c.Lines >= int64(s.GoalLines) {
		g.finish()
		return
	}
	g.start(clearDelay, time.Duration(s.ClearSeconds))
}

// dropRows lets the rows above the cleared ones fall.
func (g *Game) dropRows() {
	g.emit(EventRowsFell)
	g.settleClear()
	g.well.collapse(g.clearing)
	g.clearing = 0
	g.enterNext()
}

// settleClear pays the all clear of a clear that was pending, at the level of
// this moment.
func (g *Game) settleClear() {
	points := g.pendingAllClear()
	g.pendingLines = 0
	if points == 0 {
		return
	}
	g.counts.Score += points
	g.emit(EventWellEmptied).N = points
}

// pendingAllClear is what the clear under way would pay for an empty well.
func (g *Game) pendingAllClear() int64 {
	if g.pendingLines == 0 || !g.well.emptyBut(g.clearing) {
		return 0
	}
	return allClearPoints[g.pendingLines] * int64(g.counts.Level)
}

// enterNext lets the next piece come after the entry delay.
func (g *Game) enterNext() {
	g.phase = Entering
	g.start(entryDelay, time.Duration(g.settings.EntrySeconds))
}

// startAfresh is Zen's fresh start: the well is emptied and play goes on
// (A.91).
func (g *Game) startAfresh() {
	g.well.empty()
	g.counts.Resets++
	g.emit(EventFreshStart).X = int32(g.counts.Resets)
}
