package softserve

import (
	"parlor/games/softserve"
	"parlor/views/kit"
)

// How long the playing piece glides, in seconds. The rules never wait for it.
const (
	moveSeconds = .06
	turnSeconds = .08
	fallSeconds = .10 // at most
	swapSeconds = .12
	swapBow     = .15 // cells aside
	growSeconds = .12 // as it comes into play
)

// glide is a number on its way from one value to another.
type glide struct{ from, to, start, length float32 }

func (g *glide) at(now float32) float32 {
	return kit.Lerp(g.from, g.to, kit.QuadOut(kit.Part(now, g.start, g.start+g.length)))
}

// towards sends it to a value, from where it is now.
func (g *glide) towards(to, now, length float32) {
	if to != g.to {
		*g = glide{g.at(now), to, now, length}
	}
}

func (g *glide) set(to float32) { *g = glide{from: to, to: to} }

// mover is where the playing piece is drawn: its pivot's column and row, and the
// side of its other half in quarter turns clockwise from the right. It follows the
// piece of the rules.
type mover struct {
	piece       softserve.Piece // that it followed last
	x, y, angle glide
	appeared    float32 // when it came into play
	swapped     float32 // when its scoops changed places
	turned      float32 // when it turned
}

// follow follows the playing piece.
func (m *mover) follow(g *softserve.Game, now float32, reduced bool) {
	p, ok := g.Piece()
	before := m.piece
	m.piece = p
	switch {
	case !ok:
		return
	case before.Kind == softserve.None || p.Kind == before.Kind && p.Pivot.Row > before.Pivot.Row+1, before.Kind == softserve.Scoop && p.Kind != softserve.Scoop:
		m.x.set(float32(p.Pivot.Column))
		m.y.set(float32(p.Pivot.Row))
		m.angle.set(float32(p.Other))
		m.swapped, m.turned, m.appeared = never, never, now
	case p.Kind == softserve.Scoop && before.Kind == softserve.Pair:
		// One half came loose: it goes on from where it was drawn.
		half := 0
		if before.Cell(1).Column == p.Pivot.Column {
			half = 1
		}
		x, y := m.half(half, now)
		m.x, m.y = glide{x, float32(p.Pivot.Column), now, moveSeconds}, glide{y, float32(p.Pivot.Row), now, moveSeconds}
	}
	m.x.towards(float32(p.Pivot.Column), now, moveSeconds)
	m.y.towards(float32(p.Pivot.Row), now, min(fallSeconds, kit.Seconds(g.FallTime())))
	if p.Other != before.Other && before.Kind == p.Kind {
		quarters := int(p.Other-before.Other) & 3
		if quarters == 3 {
			quarters = -1
		}
		m.angle.towards(m.angle.to+float32(quarters), now, turnSeconds)
		m.turned = now
	}
	if reduced {
		m.x.length, m.y.length, m.angle.length = 0, 0, 0
	}
}

// half gives where a half of the piece is drawn, in columns and rows.
func (m *mover) half(i int, now float32) (x, y float32) {
	x, y = m.x.at(now), m.y.at(now)
	if i == 1 {
		sin, cos := kit.SinCos(m.angle.at(now) * 3.14159265 / 2)
		x, y = x+cos, y-sin
	}
	return x, y
}

// scoop gives where the scoop of a half is drawn: it may be on its way from the
// other half's place.
func (m *mover) scoop(i int, now float32) (x, y float32) {
	x, y = m.half(i, now)
	t := kit.QuadOut(kit.Part(now, m.swapped, m.swapped+swapSeconds))
	if t >= 1 || m.piece.Size() < 2 {
		return x, y
	}
	ox, oy := m.half(1-i, now)
	bow := swapBow * 4 * t * (1 - t)
	if i == 1 {
		bow = -bow
	}
	return kit.Lerp(ox, x, t) + bow, kit.Lerp(oy, y, t)
}
