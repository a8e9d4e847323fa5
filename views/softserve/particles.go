package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// mostParticles is how many there may be; then the oldest give way.
const mostParticles = 320

// look is how a particle is painted.
type look uint8

const (
	drop look = iota // of a flavour
	sprinkle
	spark
	crumb
)

// particle lives in the board's own measures, cells to the right of its left side
// and above its floor, so that a change of the window does not disturb it.
type particle struct {
	kit.Flight
	look look
	kind int     // a flavour, or the colour of a sprinkle
	size float32 // times the picture's
}

// particles are all there are, in a ring.
type particles struct {
	all    [mostParticles]particle
	next   int
	random kit.Random
}

// add adds a particle.
func (p *particles) add(q particle) {
	p.all[p.next] = q
	p.next = (p.next + 1) % mostParticles
}

// clear ends all particles.
func (p *particles) clear() { *p = particles{random: kit.NewRandom(11)} }

// step lets dt seconds pass.
func (p *particles) step(dt float32) {
	for i := range p.all {
		p.all[i].Step(dt)
	}
}

// show paints them: a drop points the way that it flies.
func (p *particles) show(s *scene.Scene, l *layout, a *atlas) {
	for i := range p.all {
		q := &p.all[i]
		if !q.Seen() {
			continue
		}
		x, y := l.cell(q.X-.5, q.Y-.5)
		pic, tint, blend := a.spark, white, scene.Over
		switch q.look {
		case drop:
			pic = a.drops[q.kind]
		case sprinkle:
			pic = a.sprinkle[q.kind]
		case crumb:
			pic = a.crumb
		case spark:
			tint = raster.Hex(0xfff7c4)
		}
		left := 1 - q.Age/q.Life
		tint.A = min(3*left, 1)
		w, h := s.Book.Size(pic)
		size := q.size
		if q.look == spark {
			size *= 1 - (2*left-1)*(2*left-1)
		}
		s.Sprite(scene.Sprite{Pic: pic, X: x, Y: y, W: float32(w) * size, H: float32(h) * size, Angle: q.Angle, Tint: tint, Blend: blend})
	}
}

// splash bursts a scoop, or half a popsicle, in a cell into drops of its flavour.
func (p *particles) splash(c softserve.Cell, f softserve.Flavour, after float32) {
	r := &p.random
	x, y := float32(c.Column)+.5, float32(c.Row)+.5
	for i := range 10 {
		angle := 2 * 3.14159265 * (float32(i) + r.Unit()) / 10
		sin, cos := kit.SinCos(angle)
		away, speed := r.Between(.15, .3), r.Between(3, 5)
		p.add(particle{
			look: drop, kind: int(f),
			Flight: kit.Flight{
				Age: -after, Life: .38, X: x + away*cos, Y: y + away*sin,
				VX: .6 * speed * cos, VY: .6*speed*sin + 1.2, Pull: -14, Angle: -angle,
			},
			size: r.Between(.8, 1.15),
		})
	}
	p.add(particle{look: spark, Flight: kit.Flight{Age: -after, Life: .3, X: x, Y: y}, size: 1})
}

// scatter throws sprinkles up from a place.
func (p *particles) scatter(x, y float32, n int, after float32) {
	r := &p.random
	for range n {
		p.add(particle{
			look: sprinkle, kind: r.Below(len(sprinkleColors)),
			Flight: kit.Flight{
				Age: -after - r.Between(0, .1), Life: r.Between(.7, 1.1), X: x + r.Between(-.3, .3), Y: y + r.Between(-.3, .3),
				VX: r.Between(-3, 3), VY: r.Between(3, 8), Pull: -12, Angle: r.Between(0, 3), Spin: r.Between(-6, 6),
			},
			size: r.Between(.8, 1.2),
		})
	}
}
