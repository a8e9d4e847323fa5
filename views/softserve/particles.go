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
	look         look
	kind         int     // a flavour, or the colour of a sprinkle
	age, life    float32 // seconds; not there while age is below 0
	x, y, vx, vy float32 // cells, cells a second
	weight       float32 // cells a second each second downwards
	angle, spin  float32 // radians, radians a second
	size         float32 // times the picture's
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

// alive counts the particles there are.
func (p *particles) alive() (n int) {
	for i := range p.all {
		if p.all[i].life > 0 {
			n++
		}
	}
	return n
}

// step lets dt seconds pass.
func (p *particles) step(dt float32) {
	for i := range p.all {
		q := &p.all[i]
		if q.life == 0 {
			continue
		}
		q.age += dt
		if q.age < 0 {
			continue
		}
		if q.age >= q.life {
			q.life = 0
			continue
		}
		q.vy -= q.weight * dt
		q.x += q.vx * dt
		q.y += q.vy * dt
		q.angle += q.spin * dt
	}
}

// show paints them: a drop points the way that it flies.
func (p *particles) show(s *scene.Scene, l *layout, a *atlas) {
	for i := range p.all {
		q := &p.all[i]
		if q.life == 0 || q.age < 0 {
			continue
		}
		x, y := l.cell(q.x-.5, q.y-.5)
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
		left := 1 - q.age/q.life
		tint.A = min(3*left, 1)
		w, h := s.Book.Size(pic)
		size := q.size
		if q.look == spark {
			size *= 1 - (2*left-1)*(2*left-1)
		}
		s.Sprite(scene.Sprite{Pic: pic, X: x, Y: y, W: float32(w) * size, H: float32(h) * size, Angle: q.angle, Tint: tint, Blend: blend})
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
		p.add(particle{look: drop, kind: int(f), age: -after, life: .38, x: x + away*cos, y: y + away*sin, vx: .6 * speed * cos, vy: .6*speed*sin + 1.2,
			weight: 14, angle: -angle, size: r.Between(.8, 1.15)})
	}
	p.add(particle{look: spark, age: -after, life: .3, x: x, y: y, size: 1})
}

// scatter throws sprinkles up from a place.
func (p *particles) scatter(x, y float32, n int, after float32) {
	r := &p.random
	for range n {
		p.add(particle{look: sprinkle, kind: r.Below(len(sprinkleColors)), age: -after - r.Between(0, .1), life: r.Between(.7, 1.1),
			x: x + r.Between(-.3, .3), y: y + r.Between(-.3, .3), vx: r.Between(-3, 3), vy: r.Between(3, 8), weight: 12,
			angle: r.Between(0, 3), spin: r.Between(-6, 6), size: r.Between(.8, 1.2)})
	}
}
