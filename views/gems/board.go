package gems

import (
	"math"
	"time"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// table is the board with its gems.
type table struct {
	layout *layout
	atlas  *atlas
	colors *palette
	stones *stones

	plate, cursor, ahead scene.Pic    // under a selected gem; around the cursor, and a swap given ahead
	dashes               [6]scene.Pic // around a hint, the dashes going round
}

// Sizes on the board in hundredths of a cell, and times in seconds.
const (
	bow         = .12 // cells that swapped gems go out of their way
	squash      = .92
	lift        = 3
	grown       = 1.06
	pulse       = .02
	pulsePeriod = .7
	leanPeriod  = .6
	hintLean    = 4
	dashPeriod  = .6 // in which dashes move by one
	dimLight    = .6
	rainColumn  = .04
	rainRow     = .03
	rainSeconds = .4
)

func newTable(b *scene.Book, l *layout, a *atlas) table {
	t := table{layout: l, atlas: a, colors: a.colors, stones: a.stones(l.u)}
	side := func(reach float32) int { return int(l.u) + 2*int(kit.Ceil((reach-50)*l.u/100)) }
	add := func(reach float32, draw func(b brush)) scene.Pic {
		return b.Add(side(reach), side(reach), func(c *raster.Canvas) { draw(newBrush(c, l.u, a.colors)) })
	}
	t.plate = add(72, brush.plate)
	t.cursor = add(55, brush.cursor)
	t.ahead = add(55, func(b brush) {
		ring := raster.Box(-45, -45, 90, 90, 11)
		b.stroke(ring, 7, raster.Solid(ink.Alpha(.7)))
		b.stroke(ring, 3, raster.Solid(raster.Hex(0xffe9a6)))
	})
	for i := range t.dashes {
		t.dashes[i] = add(55, func(b brush) { b.dashes(float32(i) / float32(len(t.dashes))) })
	}
	return t
}

// plate is the gold under a selected gem.
func (b brush) plate() {
	if !b.colors.plain {
		light := raster.Hex(0xffd970)
		b.fill(raster.Circle(0, 0, 72), raster.Radial(0, 0, 72, 72, stop(0, raster.Hex(0xfff0b0).Alpha(.8)), stop(.5, light.Alpha(.28)), stop(1, light.Alpha(0))))
	}
	b.fill(raster.Box(-47, -47, 94, 94, 11), raster.Radial(0, 0, 47, 47, stop(0, raster.Hex(0xfff8dc)), stop(.55, raster.Hex(0xffdf7e).Alpha(.85)), stop(1, raster.Hex(0xe7b84a).Alpha(.75))))
}

// cursor is a ring with four strong corners, light in dark.
func (b brush) cursor() {
	ring := raster.Box(-47, -47, 94, 94, 11)
	b.stroke(ring, 6, raster.Solid(ink.Alpha(.8)))
	b.stroke(ring, 2.6, raster.Solid(raster.Hex(0xe7c77a)))
	var angles raster.Path
	for i := range 4 {
		var p raster.Path
		p.MoveTo(-47, -21)
		p.LineTo(-47, -37)
		p.QuadTo(-47, -47, -37, -47)
		p.LineTo(-21, -47)
		angles.Add(p.Transform(raster.Turn(float32(i) * math.Pi / 2)))
	}
	b.stroke(angles, 13, raster.Solid(ink))
	b.stroke(angles, 7.5, raster.Solid(white))
	b.stroke(angles, 2.6, raster.Solid(raster.Hex(0xffe9a6)))
}

// dashes are a dashed ring, its dashes so much of a period further.
func (b brush) dashes(shift float32) {
	const half, count = 45, 20
	ring := raster.Box(-half, -half, 2*half, 2*half, 11)
	b.stroke(ring, 6.5, raster.Solid(ink.Alpha(.85)))
	var path raster.Path
	const length = 8 * half / count
	for i := range count {
		from := (float32(i) + shift) * length
		path.Add(raster.Line(alongSquare(from, half), alongSquare(from+.3*length, half), alongSquare(from+.58*length, half)))
	}
	b.stroke(path, 3.6, raster.Solid(raster.Hex(0xffe9a6)))
}

// alongSquare gives the point so far along a square with cut corners, clockwise from
// the upper left.
func alongSquare(way, half float32) raster.Point {
	const corner = 7
	way = float32(math.Mod(float64(way), float64(8*half)))
	side := int(way / (2 * half))
	x, y := way-float32(side)*2*half-half, -half
	if over := kit.Clamp(max(x, -x)-(half-corner), 0, corner); over > 0 {
		y += .4 * over
	}
	p := raster.Turn(float32(side) * math.Pi / 2).Apply(raster.Point{x, y})
	return p
}

// showGems paints the gems as they are on their way.
func (t *table) showGems(s *scene.Scene, g *gems.Game, e *effects, countdown time.Duration) {
	l := t.layout
	s.Clip(l.board)
	defer s.Unclip()
	cursor, selected := g.Cursor()
	if selected {
		x, y := l.middleOf(cursor.Column(), cursor.Row())
		size := 1 + .5*t.pulse(e)
		t.stones.put(s, t.plate, x, y, size, size, white)
	}
	start, end, moving := g.Stage()
	done := float32(1)
	if moving {
		done = kit.Part(kit.Seconds(g.Now()), kit.Seconds(start), kit.Seconds(end))
	}
	if g.Phase() == gems.Destroying {
		t.showPass(s, g, e, kit.Seconds(g.Now()-start), kit.Seconds(end-start), countdown)
		return
	}
	swap, swaps := g.Swap()
	for row := range rows {
		for column := range columns {
			c := gems.CellAt(column, row)
			if swaps && (c == swap.A || c == swap.B) || g.At(c) == gems.Empty {
				continue
			}
			x, y := l.middleOf(column, row)
			if g.Phase() == gems.Falling {
				y -= float32(g.Drop(c)) * l.u * (1 - kit.QuadIn(done))
			}
			t.showStone(s, g, e, c, x, y, countdown)
		}
	}
	if swaps {
		t.showSwap(s, g, swap, kit.QuadInOut(done))
	}
}

// showSwap paints two gems that change places, on small arcs. The one that is moved
// comes last, above the other.
func (t *table) showSwap(s *scene.Scene, g *gems.Game, swap gems.Swap, done float32) {
	moved, other := swap.B, swap.A // where they will stand
	if g.Phase() == gems.Reversing {
		moved, other = swap.A, swap.B
	}
	out := bow * t.layout.u * float32(math.Sin(math.Pi*float64(done)))
	for i, c := range [...]gems.Cell{other, moved} {
		from := [...]gems.Cell{moved, other}[i]
		x0, y0 := t.layout.middleOf(from.Column(), from.Row())
		x1, y1 := t.layout.middleOf(c.Column(), c.Row())
		dx, dy := x1-x0, y1-y0
		side := out / t.layout.u
		x, y := x0+dx*done-dy*side, y0+dy*done+dx*side
		t.stones.show(s, g.At(c), x, y, 1, 1, 1)
	}
}

// showStone paints a gem that stands, or falls, around (x, y).
func (t *table) showStone(s *scene.Scene, g *gems.Game, e *effects, c gems.Cell, x, y float32, countdown time.Duration) {
	wide, high, light := float32(1), float32(1), float32(1)
	px := t.layout.px
	switch {
	case countdown > 0:
		var up float32
		up, s.Fade = rain(e, c, countdown)
		y -= up * t.layout.board.H
	case e.now-e.shuffled < mixSeconds:
		turned := kit.Part(e.now-e.shuffled, .01*float32(c.Column()+c.Row()), mixSeconds)
		if e.reduced {
			s.Fade = turned
		} else {
			wide = max(kit.QuadOut(turned), .02)
		}
	case e.now-e.landed < landSeconds && e.fell[c] && !e.reduced:
		high = 1 - (1-squash)*float32(math.Sin(math.Pi*float64((e.now-e.landed)/landSeconds)))
		y += (1 - high) * t.layout.u / 2
	case e.now-e.refusedAt < 2*refuseOnce && (c == e.refused.A || c == e.refused.B):
		x += 3 * px * kit.Wave(e.now-e.refusedAt, refuseOnce)
	}
	if hint, ok := g.Hint(); ok && !e.reduced && (c == hint.A || c == hint.B) {
		to := hint.A
		if c == hint.A {
			to = hint.B
		}
		lean := hintLean * t.layout.u / 100 * (.5 + .5*kit.Wave(e.now, leanPeriod))
		x += lean * float32(to.Column()-c.Column())
		y += lean * float32(to.Row()-c.Row())
	}
	if cursor, selected := g.Cursor(); selected && c == cursor && countdown == 0 {
		wide = grown + t.pulse(e)
		high = wide
		y -= lift * t.layout.u / 100
	}
	if g.TimeLeft() == 0 {
		light = kit.Lerp(1, dimLight, kit.Part(e.now, e.timeUp, e.timeUp+dimSeconds))
	}
	stone := t.stones.whole[g.At(c)]
	t.stones.put(s, stone, x, y, wide, high, raster.Color{R: light, G: light, B: light, A: 1})
	s.Fade = 1
}

// pulse is how much a selected gem swells.
func (t *table) pulse(e *effects) float32 {
	if e.reduced {
		return 0
	}
	return pulse * kit.Wave(e.now, pulsePeriod)
}

// showPass paints a pass: gems that flash, swell and are gone, each in its turn, and
// the new specials and destroyers that come up in their places.
func (t *table) showPass(s *scene.Scene, g *gems.Game, e *effects, since, lasts float32, countdown time.Duration) {
	var bursts [256]bool
	wait := waits(g)
	pace := lasts / usualDestroy
	for _, b := range g.Bursts() {
		bursts[b.Cell] = true
	}
	for row := range rows {
		for column := range columns {
			c := gems.CellAt(column, row)
			x, y := t.layout.middleOf(column, row)
			switch {
			case !bursts[c]:
				t.showStone(s, g, e, c, x, y, countdown)
			case g.At(c) != gems.Empty: // it is made of the run
				in := kit.Part(since, wait[c]+goneSeconds*pace, lasts)
				if in > 0 {
					size := kit.Lerp(.5, 1, kit.QuadOut(in))
					t.stones.show(s, g.At(c), x, y, size, size, in)
				}
			}
		}
	}
	for _, b := range g.Bursts() {
		x, y := t.layout.middleOf(b.Cell.Column(), b.Cell.Row())
		if countdown > 0 { // it will burst when the game begins
			up, alpha := rain(e, b.Cell, countdown)
			t.stones.show(s, b.Gem, x, y-up*t.layout.board.H, 1, 1, alpha)
			continue
		}
		t.showBurst(s, e, b.Gem, x, y, (since-wait[b.Cell])/pace)
	}
}

// rain is how gems come in before a game begins, column by column: how far above
// its place the gem of a cell is, in heights of the board, and how much of it is seen.
func rain(e *effects, c gems.Cell, countdown time.Duration) (up, alpha float32) {
	since := countdownSeconds - kit.Seconds(countdown) - rainColumn*float32(c.Column()) - rainRow*float32(rows-1-c.Row())
	in := kit.Part(since, 0, rainSeconds)
	if e.reduced {
		return 0, in
	}
	return 1 - kit.QuadIn(in), 1
}

// showBurst paints a gem so many seconds after its turn has come.
func (t *table) showBurst(s *scene.Scene, e *effects, g gems.Gem, x, y, since float32) {
	size, alpha := float32(1), float32(1)
	switch {
	case since >= goneSeconds:
		return
	case e.reduced:
		alpha = 1 - kit.Part(since, 0, goneSeconds)
	case since < flashSeconds:
		size = kit.Lerp(1, 1.08, kit.Part(since, 0, flashSeconds))
	default:
		size = kit.Lerp(1.08, .2, kit.Part(since, flashSeconds, goneSeconds))
	}
	t.stones.show(s, g, x, y, size, size, alpha)
	if since > 0 && !e.reduced {
		t.stones.put(s, t.stones.flash[g], x, y, size, size, raster.Hex(0xfff6e0).Alpha(.55))
	}
}

// showMarks paints the cursor, a swap given ahead, and a hint.
func (t *table) showMarks(s *scene.Scene, g *gems.Game, e *effects) {
	l := t.layout
	mark := func(pic scene.Pic, c gems.Cell) {
		x, y := l.middleOf(c.Column(), c.Row())
		t.stones.put(s, pic, x, y, 1, 1, white)
	}
	if hint, ok := g.Hint(); ok {
		i := 0
		if !e.reduced {
			i = int(e.now/dashPeriod*float32(len(t.dashes))) % len(t.dashes)
		}
		mark(t.dashes[i], hint.A)
		mark(t.dashes[i], hint.B)
	}
	if swap, ok := g.Queued(); ok {
		mark(t.ahead, swap.A)
		mark(t.ahead, swap.B)
	}
	cursor, _ := g.Cursor()
	column, row := e.cursor.to(cursor, e.now, e.reduced)
	x, y := l.board.X+(column+.5)*l.u, l.board.Y+(row+.5)*l.u
	t.stones.put(s, t.cursor, x, y, 1, 1, white)
}
