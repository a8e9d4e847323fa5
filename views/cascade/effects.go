package cascade

import (
	"math"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
)

// effects are what follows on the events of a game and only looks. They have a
// time of their own, which stands still while a panel covers the game.
type effects struct {
	now       float32 // seconds
	reduced   bool
	games     uint32 // how many there were
	particles particles
	messages  messages

	pops      [16]pop // the crystals that locked last, in a ring
	lastPop   int
	streaks   [16]streak
	last      int // streak
	beams     [4]beam
	shake     shake
	flash     flash
	dropped   int     // rows of the hard drop whose piece is about to lock
	twisted   bool    // the piece that locked last was a twist
	clearedAt float32 // when rows were full
	lostAt    float32 // when the game was lost
	queuedAt  float32 // when the pieces to come changed
}

// pop is a crystal that swells as it locks.
type pop struct {
	column, row int
	at          float32
}

// streak is the trace of a hard drop in one column.
type streak struct {
	column, row, rows int // where it ends and how far up it reaches
	kind              cascade.Kind
	at                float32
}

// beam is the light of a full row.
type beam struct {
	row int
	at  float32
}

// shake moves the camera.
type shake struct{ strength, from, seconds float32 }

// flash lights up the screen.
type flash struct {
	color         raster.Color
	from, seconds float32
}

// Seconds, scales and strengths of the source text.
const (
	popScale   = 1.22
	popSeconds = .2

	streakWidth   = .76
	streakAlpha   = .95
	streakFade    = .26
	streakSeconds = .30
	streakFoot    = .75 // alpha where a streak ends
	sparksAbove   = .4

	beamGrow    = .08
	beamSeconds = .26

	hardDropShake        = .004
	hardDropShakeSeconds = .12
	lineShake            = .003
	twistShake           = .004
	lineShakeSeconds     = .28
	lossShake            = .01
	lossShakeSeconds     = .5
	shakeStep            = .016

	flashAlpha           = .55
	cascadeFlashSeconds  = .25
	allClearFlashSeconds = .45

	allClearSparkles   = 70
	levelUpSparkles    = 50
	finishSparkles     = 80
	freshStartSparkles = 70
	fountainCount      = 120

	stoneDelaySeconds = .05
	stoneRowSeconds   = .035
)

// longAgo is when what has not been seen happened.
const longAgo = -100

// reset forgets everything, for another game.
func (e *effects) reset() {
	*e = effects{reduced: e.reduced, games: e.games + 1, lostAt: longAgo, clearedAt: longAgo, queuedAt: longAgo}
	e.particles.random = kit.NewRandom(e.games)
	for i := range e.pops {
		e.pops[i].at = longAgo
	}
	for i := range e.streaks {
		e.streaks[i].at = longAgo
	}
	for i := range e.beams {
		e.beams[i].at = longAgo
	}
}

// step lets dt seconds pass.
func (e *effects) step(dt float32) {
	e.now += dt
	e.particles.step(dt)
}

// hear starts what follows on an event. The game is as it is after all events of
// the frame.
func (e *effects) hear(g *cascade.Game, ev sim.Event, colors *palette) {
	switch ev.Kind {
	case cascade.EventPlayStarted:
		e.messages.show(goMessage, 0, e.now)
	case cascade.EventHardDropped:
		e.dropped = int(ev.X)
		e.shakeBy(hardDropShake, hardDropShakeSeconds)
	case cascade.EventPieceLocked:
		e.lock(g, ev, colors)
	case cascade.EventQueueChanged:
		e.queuedAt = e.now
	case cascade.EventClearScored:
		e.messages.clear(int(ev.X), ev.Y == 1, e.now)
	case cascade.EventComboScored:
		e.messages.show(comboMessage, int64(ev.X), e.now)
	case cascade.EventLinesCleared:
		e.clearRows(g, uint64(ev.N), colors)
	case cascade.EventLevelUp:
		e.messages.show(levelMessage, int64(ev.X), e.now)
		e.shower(levelUpSparkles, colors)
	case cascade.EventWellEmptied:
		e.messages.show(allClearMessage, 0, e.now)
		e.flashUp(colors.allClearFlash, allClearFlashSeconds)
		e.shower(allClearSparkles, colors)
		e.fountain()
	case cascade.EventFreshStart:
		e.messages.show(freshStartMessage, 0, e.now)
		e.shower(freshStartSparkles, colors)
	case cascade.EventModeFinished:
		e.shower(finishSparkles, colors)
		e.fountain()
	case cascade.EventGameLost:
		e.lostAt = e.now
		e.shakeBy(lossShake, lossShakeSeconds)
	}
}

// lock is a piece that becomes part of the well. Its crystals in full rows burst;
// the others pop.
func (e *effects) lock(g *cascade.Game, ev sim.Event, colors *palette) {
	piece, twist := cascade.LockedPiece(ev)
	e.twisted = twist > 0
	cells := piece.Cells()
	for _, c := range cells {
		if c.Row >= rows {
			continue
		}
		x, y := float32(c.Column)+.5, float32(c.Row)+.5
		if !g.Clearing(c.Row) {
			e.pop(c, colors)
		}
		if e.dropped > 0 && !e.reduced {
			e.particles.trail(x, y+sparksAbove, streakColor(colors, piece.Kind))
		}
	}
	if e.dropped > 0 {
		e.drawStreaks(piece.Kind, cells)
	}
	e.dropped = 0
}

// pop lets a crystal that locked swell and glint.
func (e *effects) pop(c cascade.Cell, colors *palette) {
	if !e.reduced {
		e.pops[e.lastPop] = pop{c.Column, c.Row, e.now}
		e.lastPop = (e.lastPop + 1) % len(e.pops)
	}
	e.particles.glint(float32(c.Column)+.5, float32(c.Row)+.5, colors.flash, e.reduced)
}

// drawStreaks leaves a streak over the topmost crystal of each column of a piece.
func (e *effects) drawStreaks(k cascade.Kind, cells [4]cascade.Cell) {
	for i, c := range cells {
		if topmost(cells, i) {
			e.streaks[e.last] = streak{c.Column, c.Row, e.dropped + 1, k, e.now}
			e.last = (e.last + 1) % len(e.streaks)
		}
	}
}

// topmost says whether no other cell is above the cell i.
func topmost(cells [4]cascade.Cell, i int) bool {
	for _, c := range cells {
		if c.Column == cells[i].Column && c.Row > cells[i].Row {
			return false
		}
	}
	return true
}

// streakColor is the lighter tint of a kind that its drops leave behind.
func streakColor(colors *palette, k cascade.Kind) raster.Color { return shade(colors.light(k), 1.6) }

// clearRows is full rows that burst.
func (e *effects) clearRows(g *cascade.Game, mask uint64, colors *palette) {
	lines := 0
	e.clearedAt = e.now
	for row := range rows {
		if mask>>row&1 == 0 {
			continue
		}
		e.beams[lines%len(e.beams)] = beam{row, e.now}
		lines++
		e.particles.sparkle(float32(row), e.reduced)
		for column := range columns {
			if k := g.At(column, row); k != cascade.None && !e.reduced {
				e.particles.shatter(float32(column)+.5, float32(row)+.5, k)
			}
		}
	}
	strength := lineShake * float32(lines)
	if e.twisted {
		strength += twistShake
	}
	e.shakeBy(strength, lineShakeSeconds)
	if lines == 4 {
		e.flashUp(colors.flash, cascadeFlashSeconds)
	}
}

func (e *effects) shower(n int, colors *palette) {
	e.particles.shower(n, 0, columns, 0, rows, colors, e.reduced)
}

func (e *effects) fountain() {
	if !e.reduced {
		e.particles.fountain(fountainCount)
	}
}

func (e *effects) shakeBy(strength, seconds float32) {
	if !e.reduced {
		e.shake = shake{strength, e.now, seconds}
	}
}

func (e *effects) flashUp(c raster.Color, seconds float32) {
	if !e.reduced {
		e.flash = flash{c, e.now, seconds}
	}
}

// camera gives by how much the camera is moved, as parts of the screen's width.
func (e *effects) camera() (x, y float32) {
	left := 1 - kit.Part(e.now, e.shake.from, e.shake.from+e.shake.seconds)
	if left <= 0 || e.shake.strength == 0 {
		return 0, 0
	}
	sin, cos := kit.SinCos(2 * math.Pi * hash(int(e.now/shakeStep), 0))
	return cos * left * e.shake.strength, sin * left * e.shake.strength
}

// light paints the flash over a part of the window.
func (e *effects) light(s *scene.Scene, over scene.Rect) {
	if left := 1 - kit.Part(e.now, e.flash.from, e.flash.from+e.flash.seconds); left > 0 && e.flash.seconds > 0 {
		s.Rect(over, e.flash.color.Alpha(flashAlpha*left))
	}
}

// popOf gives how much larger than itself a crystal of the well is shown.
func (e *effects) popOf(column, row int) float32 {
	for i := range e.pops {
		if p := &e.pops[i]; p.column == column && p.row == row && e.now-p.at < popSeconds {
			return kit.Lerp(popScale, 1, kit.QuadOut((e.now-p.at)/popSeconds))
		}
	}
	return 1
}

// isStone says whether a row of a lost game has turned to stone.
func (e *effects) isStone(row int) bool {
	return e.now-e.lostAt >= stoneDelaySeconds+float32(row)*stoneRowSeconds
}
