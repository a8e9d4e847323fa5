package gems

import (
	"time"

	"parlor/games/gems"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
)

// effects are what follows on the events of a game and only looks. They have a time
// of their own, which stands still while a panel covers the game.
type effects struct {
	now     float32 // seconds
	reduced bool
	games   uint32 // how many there were
	pieces  particles

	beams  [8]blast // of destroyers that went off, in a ring
	rings  [16]blast
	beam   int
	ring   int
	points [2 * mostPoints]points
	point  int
	shaken float32 // when a destroyer shook the board

	fell       [256]bool // the gems that fell last
	isFalling  bool
	landed     float32
	refused    gems.Swap // shakes its head
	isRefusing bool
	refusedAt  float32
	shuffled   float32

	cascade  int // that is shown
	passed   float32
	rested   float32
	gained   int64 // in the last pass
	gainedAt float32
	score    counter
	started  float32 // when the sixty seconds began
	timeUp   float32

	cursor   glide
	glint    gems.Cell // where a gem glints by itself
	glinted  float32
	counting int // the number of the clock's last seconds
	counted  float32
}

// blast is an explosion at a cell, from a time on.
type blast struct {
	cell gems.Cell
	at   float32
}

// points are a number that floats up from a place on the board, in cells.
type points struct {
	x, y float32
	n    int64
	at   float32
}

// mostPoints is how many a pass shows; more are added to the last.
const mostPoints = 6

// Seconds of the motion, for a destruction that takes usualDestroy; it goes as much
// faster or slower as the settings have it.
const (
	usualDestroy = .25
	flashSeconds = .06
	goneSeconds  = .12
	cellSeconds  = .012 // by which a gem bursts later for each cell that the beam went
	beamSeconds  = .28
	ringSeconds  = .26
	shakeSeconds = .16
	landSeconds  = .08
	refuseOnce   = .06
	pointSeconds = .7
	fadeSeconds  = .25
	passSeconds  = .2
	restSeconds  = .6
	gainSeconds  = .8
	rollSeconds  = .3
	glintEvery   = 2.5
	glintSeconds = .3
	mixSeconds   = .45
	dimSeconds   = .4
)

// longAgo is when what has not been seen happened.
const longAgo = -100

// reset forgets everything, for another game.
func (e *effects) reset() {
	*e = effects{
		reduced: e.reduced, games: e.games + 1,
		shaken: longAgo, landed: longAgo, refusedAt: longAgo, shuffled: longAgo, passed: longAgo, rested: longAgo,
		gainedAt: longAgo, started: longAgo, timeUp: longAgo, counted: longAgo,
	}
	e.pieces.random = kit.NewRandom(e.games)
	for i := range e.beams {
		e.beams[i].at = longAgo
	}
	for i := range e.rings {
		e.rings[i].at = longAgo
	}
	for i := range e.points {
		e.points[i].at = longAgo
	}
}

// step lets dt seconds pass.
func (e *effects) step(dt float32) {
	e.now += dt
	e.pieces.step(dt)
}

// hear starts what follows on an event. The game is as it is after all events of the
// frame.
func (e *effects) hear(g *gems.Game, ev sim.Event, colors *palette) {
	switch ev.Kind {
	case gems.EventSwapReversed:
		e.refused, e.isRefusing = gems.EventSwap(ev), true
	case gems.EventGemsDestroyed:
		e.cascade, e.passed, e.rested = int(ev.X), e.now, longAgo
		e.gained, e.gainedAt = ev.N, e.now
		e.burst(g, colors)
	case gems.EventGemsFell:
		e.isFalling = true
		for row := range g.Rows() {
			for column := range g.Columns() {
				c := gems.CellAt(column, row)
				e.fell[c] = g.Drop(c) > 0
			}
		}
	case gems.EventRunsFound:
		e.land()
	case gems.EventBoardSettled:
		e.land()
		e.rested = e.now
		if e.isRefusing && !e.reduced {
			e.refusedAt = e.now
		}
		e.isRefusing = false
	case gems.EventBoardShuffled:
		e.shuffled = e.now
	case gems.EventPlayStarted:
		e.started = e.now
	case gems.EventTimeUp:
		e.timeUp = e.now
	}
}

// land is the end of a fall.
func (e *effects) land() {
	if e.isFalling {
		e.isFalling, e.landed = false, e.now
	}
}

// burst starts what is seen of a pass: shards, beams, rings and points.
func (e *effects) burst(g *gems.Game, colors *palette) {
	bursts := g.Bursts()
	if len(bursts) == 0 {
		return // too late to see it
	}
	wait := waits(g)
	each := min(shardsOfGem, shardsOfPass*2/3/len(bursts))
	if e.reduced {
		each = min(fewShards, each)
	}
	for _, b := range bursts {
		x, y := float32(b.Cell.Column())+.5, float32(b.Cell.Row())+.5
		after := wait[b.Cell]
		e.pieces.burst(x, y, each, after+flashSeconds, colors.light(b.Gem.Kind()), e.reduced)
		switch {
		case b.Gem.Special():
			e.rings[e.ring] = blast{b.Cell, e.now + after}
			e.ring = (e.ring + 1) % len(e.rings)
			if !e.reduced {
				e.pieces.blast(x, y, after)
			}
		case b.Gem.Destroyer():
			e.beams[e.beam] = blast{b.Cell, e.now + after}
			e.beam = (e.beam + 1) % len(e.beams)
			if !e.reduced {
				e.shaken = e.now + after
			}
		}
	}
	e.float(g)
}

// waits gives for each cell how many seconds after the pass began its gem bursts:
// each a little later than the one whose explosion hit it, but all in time.
func waits(g *gems.Game) (wait [256]float32) {
	lasts := kit.Seconds(time.Duration(g.Settings().DestroySeconds))
	most := max(lasts-goneSeconds*lasts/usualDestroy, 0)
	for _, b := range g.Bursts() {
		away := max(apart(b.Cell.Column(), b.By.Column()), apart(b.Cell.Row(), b.By.Row()))
		wait[b.Cell] = min(wait[b.By]+cellSeconds*float32(away), most)
	}
	return wait
}

func apart(a, b int) int { return max(a-b, b-a) }

// float lets the points of a pass float up: those of a run from its middle, those of
// an explosion from beside it.
func (e *effects) float(g *gems.Game) {
	var gained [mostPoints]points
	n := 0
	per := int64(g.Settings().ScorePerGem)
	for _, b := range g.Bursts() {
		x, y := anchor(g, b)
		i := 0
		for i < n && (gained[i].x != x || gained[i].y != y) {
			i++
		}
		if i == n && n < mostPoints {
			gained[i] = points{x: x, y: y, at: e.now}
			n++
		}
		gained[min(i, mostPoints-1)].n += per
	}
	for _, p := range gained[:n] {
		e.points[e.point] = p
		e.point = (e.point + 1) % len(e.points)
	}
}

// anchor gives where the points of a gem that bursts appear, in cells.
func anchor(g *gems.Game, b gems.Burst) (x, y float32) {
	if b.By != b.Cell {
		// One cell up and right of the gem that went off, on the board.
		return min(float32(b.By.Column())+1.5, columns-1), max(float32(b.By.Row())-.5, .5)
	}
	for _, r := range g.Runs() {
		for i := range int(r.Length) {
			if r.Cell(i) != b.Cell {
				continue
			}
			for _, shared := range g.Elbows() {
				for j := range int(r.Length) {
					if r.Cell(j) == shared {
						return float32(shared.Column()) + .5, float32(shared.Row()) + .5
					}
				}
			}
			first, last := r.First, r.Last()
			return float32(first.Column()+last.Column())/2 + .5, float32(first.Row()+last.Row())/2 + .5
		}
	}
	return float32(b.Cell.Column()) + .5, float32(b.Cell.Row()) + .5
}

// camera gives by how many pixels of the picture the board is shaken.
func (e *effects) camera() (x, y float32) {
	left := 1 - kit.Part(e.now, e.shaken, e.shaken+shakeSeconds)
	if left == 1 || left == 0 {
		return 0, 0
	}
	return 3 * left * kit.Wave(e.now, .05), 3 * left * kit.Wave(e.now, .037)
}

// counter rolls a number up to what it counts.
type counter struct {
	from, to int64
	at       float32
}

// roll gives what is shown at a time when the count is n.
func (c *counter) roll(n int64, now float32) int64 {
	shown := c.from + int64(float64(c.to-c.from)*float64(kit.QuadOut(kit.Part(now, c.at, c.at+rollSeconds))))
	if n != c.to {
		c.from, c.to, c.at = shown, n, now
	}
	return shown
}

// glide lets the cursor's ring follow the cursor.
type glide struct {
	fromX, fromY, x, y float32 // cells
	at                 float32
}

// glideSeconds is how long the ring takes.
const glideSeconds = .06

// to gives where the ring is when the cursor stands on a cell.
func (c *glide) to(cell gems.Cell, now float32, reduced bool) (x, y float32) {
	if cx, cy := float32(cell.Column()), float32(cell.Row()); cx != c.x || cy != c.y {
		c.fromX, c.fromY = c.where(now)
		c.x, c.y, c.at = cx, cy, now
		if reduced {
			c.fromX, c.fromY = cx, cy
		}
	}
	return c.where(now)
}

func (c *glide) where(now float32) (x, y float32) {
	t := kit.QuadOut(kit.Part(now, c.at, c.at+glideSeconds))
	return kit.Lerp(c.fromX, c.x, t), kit.Lerp(c.fromY, c.y, t)
}

// red is the light of destroyers.
var red = raster.Hex(0xff5a4a)
