package gems

import (
	"math"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// showGrounds lights the cells of a destroyer's row and column red, below the gems.
func (t *table) showGrounds(s *scene.Scene, e *effects) {
	l := t.layout
	for i := range e.beams {
		b := &e.beams[i]
		strength := b.strength(e.now, e.reduced)
		if strength == 0 {
			continue
		}
		c := red.Alpha(.2 * strength)
		x, y := l.board.X+float32(b.cell.Column())*l.u, l.board.Y+float32(b.cell.Row())*l.u
		s.Rect(scene.Rect{X: l.board.X, Y: y, W: l.board.W, H: l.u}, c)
		s.Rect(scene.Rect{X: x, Y: l.board.Y, W: l.u, H: l.board.H}, c)
	}
}

// Times of a beam in seconds: it grows from the middle, stands, and thins out.
const (
	beamGrows  = .07
	beamStands = .16
)

// strength is how bright a beam is: from 0 to 1.
func (b *blast) strength(now float32, reduced bool) float32 {
	age := now - b.at
	switch {
	case age < 0 || age >= beamSeconds:
		return 0
	case reduced: // it fades in and out
		return .5 * float32(math.Sin(math.Pi*float64(age/beamSeconds)))
	}
	return 1 - kit.Part(age, beamStands, beamSeconds)
}

// bars are a beam's, from the widest: width in cells, and the colours at the edge,
// between and in the middle.
var bars = [...]struct {
	width               float32
	edge, side, midmost raster.Color
}{
	{1, raster.Hex(0xff2a4a).Alpha(0), raster.Hex(0xff2a4a).Alpha(.35), raster.Hex(0xff5a4a).Alpha(.85)},
	{.52, raster.Hex(0xffb15a).Alpha(0), raster.Hex(0xffc572).Alpha(.47), raster.Hex(0xffd98a).Alpha(.95)},
	{.17, white.Alpha(0), white.Alpha(.9), white},
}

// showBeams paints the crosses of destroyers that went off.
func (t *table) showBeams(s *scene.Scene, e *effects) {
	l := t.layout
	for i := range e.beams {
		b := &e.beams[i]
		strength := b.strength(e.now, e.reduced)
		if strength == 0 {
			continue
		}
		reach, thin := float32(1), strength
		if e.reduced {
			thin = 1
		} else {
			reach = kit.QuadOut(kit.Part(e.now, b.at, b.at+beamGrows))
		}
		x, y := l.middleOf(b.cell.Column(), b.cell.Row())
		left, right := x-reach*(x-l.board.X), x+reach*(l.board.X+l.board.W-x)
		top, foot := y-reach*(y-l.board.Y), y+reach*(l.board.Y+l.board.H-y)
		for _, bar := range bars {
			half := bar.width * l.u / 2 * thin
			colors := [...]raster.Color{bar.edge, bar.side.Alpha(strength), bar.midmost.Alpha(strength), bar.side.Alpha(strength), bar.edge}
			for j := range 4 {
				from, to := half*(float32(j)/2-1), half/2
				a, b := colors[j], colors[j+1]
				quad(s, scene.Add, scene.Rect{X: left, Y: y + from, W: right - left, H: to}, [4]raster.Color{a, a, b, b})
				quad(s, scene.Add, scene.Rect{X: x + from, Y: top, W: to, H: foot - top}, [4]raster.Color{a, b, b, a})
			}
		}
		if e.reduced {
			continue
		}
		t.showCentre(s, x, y, strength)
		for _, end := range [...][2]float32{{left, y}, {right, y}, {x, top}, {x, foot}} {
			t.atlas.light(s, end[0], end[1], .62*l.u, raster.Hex(0xffb37a).Alpha(.95*strength))
			t.atlas.star(s, end[0], end[1], .34*l.u, 0, raster.Hex(0xfff4dc).Alpha(strength))
		}
	}
}

// showCentre paints the star where two beams cross.
func (t *table) showCentre(s *scene.Scene, x, y, strength float32) {
	a, u := t.atlas, t.layout.u
	a.light(s, x, y, 1.5*u, raster.Hex(0xffe0a8).Alpha(strength))
	a.star(s, x, y, .95*u, 0, white.Alpha(strength))
	a.star(s, x, y, .55*u, 45, raster.Hex(0xfff0c4).Alpha(strength))
	a.circle(s, x, y, .62*u, raster.Hex(0xfff3d0).Alpha(.9*strength))
	a.circle(s, x, y, .86*u, raster.Hex(0xffd08a).Alpha(.55*strength))
}

func (a *atlas) circle(s *scene.Scene, x, y, radius float32, c raster.Color) {
	s.Sprite(scene.Sprite{Pic: a.ring, X: x, Y: y, W: 2 * radius, H: 2 * radius, Tint: c, Blend: scene.Add})
}

// showRings paints the rings of specials that went off, and the light on the cells
// around them.
func (t *table) showRings(s *scene.Scene, e *effects) {
	l := t.layout
	for i := range e.rings {
		b := &e.rings[i]
		age := kit.Part(e.now, b.at, b.at+ringSeconds)
		if age == 0 || age == 1 {
			continue
		}
		x, y := l.middleOf(b.cell.Column(), b.cell.Row())
		s.Clip(l.board)
		s.Rect(scene.Rect{X: x - 1.5*l.u, Y: y - 1.5*l.u, W: 3 * l.u, H: 3 * l.u}, white.Alpha(.12*(1-age)))
		s.Unclip()
		if !e.reduced {
			t.atlas.circle(s, x, y, kit.Lerp(.3, 1.6, kit.QuadOut(age))*l.u, white.Alpha(1-age))
		}
	}
}

// showGlint lets light run over the table of a gem, a random one now and then.
func (t *table) showGlint(s *scene.Scene, g *gems.Game, e *effects) {
	if e.now-e.glinted > glintEvery {
		r := &e.pieces.random
		e.glint, e.glinted = gems.CellAt(r.Below(columns), r.Below(rows)), e.now
	}
	part := kit.Part(e.now, e.glinted, e.glinted+glintSeconds)
	if e.reduced || part == 0 || part == 1 || g.Phase() != gems.Ready {
		return
	}
	x, y := t.layout.middleOf(e.glint.Column(), e.glint.Row())
	open := float32(math.Sin(math.Pi * float64(part)))
	way := kit.Lerp(-.22, .18, part) * t.layout.u
	t.atlas.twinkle(s, x+way, y+way, .34*t.layout.u, open)
}

// showPoints paints the points that float up.
func (t *table) showPoints(s *scene.Scene, e *effects, small, big *numerals) {
	l := t.layout
	for i := range e.points {
		p := &e.points[i]
		age := e.now - p.at
		if p.n == 0 || age >= pointSeconds {
			continue
		}
		n := small
		if p.n >= 600 {
			n = big
		}
		size, rise := swell(age), .7*kit.QuadOut(age/pointSeconds)
		if e.reduced {
			size, rise = 1, 0
		}
		half := .62 * n.size * 2
		x := kit.Clamp(l.board.X+p.x*l.u, l.board.X+half, l.board.X+l.board.W-half)
		y := max(l.board.Y+(p.y-rise)*l.u, l.board.Y+.4*n.size)
		alpha := 1 - kit.Part(age, pointSeconds-fadeSeconds, pointSeconds)
		n.show(s, '+', p.n, x, y+.36*n.size, size, white.Alpha(alpha))
	}
}

// swell is how what is called out comes up: small, too large, then as it is.
func swell(age float32) float32 {
	const first, all = .1, .18
	if age < first {
		return kit.Lerp(.6, 1.15, kit.QuadOut(age/first))
	}
	return kit.Lerp(1.15, 1, kit.QuadInOut(kit.Part(age, first, all)))
}
