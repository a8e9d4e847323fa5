package cascade

import (
	"math"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// A particle lives in the well's own measures: cells to the right of its left
// wall and above its floor. So a change of the window does not disturb it.

// mostParticles is how many there may be; then the oldest give way.
const mostParticles = 600

// look is how a particle is painted.
type look uint8

const (
	spark   look = iota // a small round light
	flare               // a star that opens and closes
	twinkle             // a star that glitters
	shard               // a splinter of a crystal
	gemlet              // a small crystal
)

type particle struct {
	kit.Flight
	look        look
	kind        cascade.Kind // of a shard or a gemlet
	size, end   float32      // cells, at first and at last
	fading      float32      // the part of its life in which a solid look fades
	sway, phase float32      // cells to the side
	first, last raster.Color // additive looks
	shape       [3]float32   // how far a shard's corners are from its middle
}

// particles are all there are, in a ring.
type particles struct {
	all    [mostParticles]particle
	next   int
	random kit.Random
	// vertices is where shards are put together.
	vertices [6 * mostParticles]scene.Vertex
}

// add makes room for a particle, whose place is filled by the caller.
func (p *particles) add() *particle {
	q := &p.all[p.next]
	p.next = (p.next + 1) % mostParticles
	*q = particle{}
	return q
}

// clear ends all particles.
func (p *particles) clear() {
	for i := range p.all {
		p.all[i].Life = 0
	}
}

// step lets dt seconds pass.
func (p *particles) step(dt float32) {
	for i := range p.all {
		p.all[i].Step(dt)
	}
}

// splinter gives how far a shard's corners are from its middle: long and thin.
func splinter(r *kit.Random) [3]float32 {
	return [3]float32{r.Between(.8, 1), r.Between(.5, .9), r.Between(.3, .7)}
}

// cornerAngles are where a shard's corners are, its tip first.
var cornerAngles = [3]float32{0, 2.65, 3.5}

// around gives a speed in a direction up to spread degrees from angle; 0 is to
// the right and 90 up.
func around(r *kit.Random, slow, fast, angle, spread float32) (vx, vy float32) {
	sin, cos := kit.SinCos(radians(angle + r.Between(-spread, spread)))
	speed := r.Between(slow, fast)
	return speed * cos, speed * sin
}

// glint bursts where a crystal locks: Lock Glint. In place, only its star opens.
func (p *particles) glint(x, y float32, light raster.Color, inPlace bool) {
	r := &p.random
	sparks := 6
	if inPlace {
		sparks = 0
	}
	for range sparks {
		q := p.add()
		*q = particle{look: spark, Flight: kit.Flight{X: x, Y: y, Life: r.Between(.25, .40), Drag: 3}, size: .26, first: white, last: light}
		q.VX, q.VY = around(r, 1.3, 3, 0, 180)
	}
	q := p.add()
	*q = particle{look: flare, Flight: kit.Flight{X: x, Y: y, Life: .22}, size: .9, first: white, last: light}
}

// shatter bursts out of a crystal of a full row: Crystal Shards.
func (p *particles) shatter(x, y float32, k cascade.Kind) {
	r := &p.random
	for range 6 {
		q := p.add()
		size := r.Between(.22, .52)
		*q = particle{
			look: shard, kind: k,
			Flight: kit.Flight{X: x, Y: y, Life: r.Between(.55, .90), Pull: -12, Drag: .3, Angle: r.Between(0, 2*math.Pi), Spin: radians(r.Between(-540, 540))},
			size:   size, end: size / 2, fading: .625, shape: splinter(r),
		}
		q.VX, q.VY = around(r, 2.5, 7.5, 0, 180)
		q.VX, q.VY = q.VX*.85, q.VY+2.2
	}
}

// trail puffs up where a crystal landed after a hard drop: Drop Trail.
func (p *particles) trail(x, y float32, light raster.Color) {
	r := &p.random
	for range 8 {
		q := p.add()
		*q = particle{look: spark, Flight: kit.Flight{X: x + r.Between(-.4, .4), Y: y, Life: r.Between(.30, .50), Drag: 4}, size: .28, end: .10, first: light, last: light}
		q.VX, q.VY = around(r, 1.5, 4, 90, 50)
	}
}

// Colours of sparkles over their life.
var (
	sparkleFirst = raster.Hex(0xffffff)
	sparkleLast  = raster.Hex(0x9f93ff)
	showerLast   = raster.Hex(0xc9f6ff)
)

// sparkle glitters along a full row: Row Sparkle. In place, a quarter of it
// glitters where it is.
func (p *particles) sparkle(row float32, inPlace bool) {
	r := &p.random
	n := 30
	if inPlace {
		n /= 4
	}
	for range n {
		q := p.add()
		*q = particle{
			look: twinkle, Flight: kit.Flight{X: r.Between(-.6, columns+.6), Y: row + .5 + r.Between(-.5, .5), Life: r.Between(.5, 1)},
			phase: r.Unit(), first: sparkleFirst, last: sparkleLast,
		}
		q.size = r.Between(.2, .84)
		q.end = .4 * q.size
		if !inPlace {
			q.VX, q.VY = r.Between(-1.5, 1.5), r.Between(-.6, 3.4)
		}
	}
}

// shower sinks over a part of the screen: Sparkle Shower.
func (p *particles) shower(n int, left, right, low, high float32, colors *palette, inPlace bool) {
	r := &p.random
	if inPlace {
		n /= 4
	}
	for range n {
		q := p.add()
		*q = particle{
			look: twinkle, Flight: kit.Flight{X: r.Between(left, right), Y: r.Between(low, high), Age: -r.Between(0, .25), Life: r.Between(.9, 1.8)},
			phase: r.Unit(), first: sparkleFirst, last: showerLast,
		}
		if r.Below(2) == 0 {
			q.last = colors.kinds[1+r.Below(7)]
		}
		q.size = r.Between(.24, 1)
		q.end = .3 * q.size
		if !inPlace {
			q.VX, q.VY, q.Pull, q.sway = r.Between(-1, 1), r.Between(-2, 1), -1.5, .4
		}
	}
}

// fountain throws crystals up from under the floor: Crystal Fountain.
func (p *particles) fountain(n int) {
	r := &p.random
	for i := range n {
		q := p.add()
		k := cascade.I + cascade.Kind(r.Below(7))
		*q = particle{
			look: gemlet, kind: k, fading: .3,
			Flight: kit.Flight{
				X: r.Between(2, 8), Y: fountainRow + .5, Age: -.5 * float32(i) / float32(n), Life: r.Between(1.1, 1.8), Pull: -22,
				Angle: r.Between(0, 2*math.Pi), Spin: radians(r.Between(-360, 360)),
			},
		}
		q.size = r.Between(.35, .55)
		if i%3 == 2 {
			q.look, q.size = shard, r.Between(.4, .8)
			q.shape = splinter(r)
		}
		q.end = q.size
		q.VX, q.VY = around(r, 16, 26, 90, 28)
	}
}

// fountainRow is the row, below the floor, from which the fountain rises.
const fountainRow = -.813

// field is where the well is on the screen, for those who draw in its measures.
type field struct {
	x, y, u float32 // the lower left corner and the side of a cell
}

func (f field) at(column, row float32) (x, y float32) { return f.x + column*f.u, f.y - row*f.u }

// show paints all particles: solid ones first, then light.
func (p *particles) show(s *scene.Scene, f field, a *atlas, small *crystals) {
	n := 0
	for i := range p.all {
		q := &p.all[i]
		if !q.Seen() {
			continue
		}
		switch q.look {
		case shard:
			n += p.shard(q, f, a.colors, n)
		case gemlet:
			x, y := f.at(q.X, q.Y)
			size := q.size * f.u
			s.Sprite(scene.Sprite{Pic: small.whole[q.kind], X: x, Y: y, W: size, H: size, Angle: q.Angle, Tint: white.Alpha(q.fade())})
		}
	}
	s.Mesh(scene.Over, p.vertices[:n]...)
	for i := range p.all {
		if q := &p.all[i]; q.Seen() && q.look <= twinkle {
			q.light(s, f, a)
		}
	}
}

// fade gives a solid particle's alpha.
func (q *particle) fade() float32 { return min(1, (1-q.Age/q.Life)/q.fading) }

// shardReach is how far from its middle a splinter of size 1 reaches at most.
const shardReach = .85

// shard puts a splinter's two triangles into the mesh from n on and gives how
// many corners they have.
func (p *particles) shard(q *particle, f field, colors *palette, n int) int {
	x, y := f.at(q.X, q.Y)
	size := shardReach * kit.Lerp(q.size, q.end, q.Age/q.Life) * f.u
	alpha := q.fade()
	body, lit := shade(colors.kinds[q.kind], 1.15).Alpha(alpha), shade(colors.kinds[q.kind], 1.9).Alpha(alpha)
	var corner [3]scene.Vertex
	for i := range corner {
		sin, cos := kit.SinCos(q.Angle + cornerAngles[i])
		corner[i] = scene.Vertex{X: x + cos*size*q.shape[i], Y: y + sin*size*q.shape[i], Color: body}
	}
	copy(p.vertices[n:], corner[:])
	// The lit facet shares an edge with the body and ends inside it.
	for i := range corner {
		corner[i].Color = lit
	}
	corner[2].X, corner[2].Y = (corner[0].X+corner[1].X+corner[2].X)/3, (corner[0].Y+corner[1].Y+corner[2].Y)/3
	copy(p.vertices[n+3:], corner[:])
	return 6
}

// light paints a particle that shines.
func (q *particle) light(s *scene.Scene, f field, a *atlas) {
	t := q.Age / q.Life
	x, y := f.at(q.X+q.sway*sin(2*math.Pi*(1.2*q.Age+q.phase)), q.Y)
	size, alpha := kit.Lerp(q.size, q.end, t), 1-t
	color := q.first.Mix(q.last, min(1, 1.6*t))
	switch q.look {
	case flare:
		size, alpha = q.size*sin(math.Pi*t), 1
	case twinkle:
		alpha = min(1, 6*t) * min(1, 3*(1-t)) * (.65 + .35*sin(2*math.Pi*(6*q.Age+q.phase)))
	}
	size *= f.u
	if size < 1 {
		return
	}
	if q.look == spark {
		s.Sprite(scene.Sprite{Pic: a.spark, X: x, Y: y, W: size, H: size, Tint: color.Alpha(alpha), Blend: scene.Add})
		return
	}
	if q.size > .5 {
		s.Sprite(scene.Sprite{Pic: a.glow, X: x, Y: y, W: 1.5 * size, H: 1.5 * size, Tint: color.Alpha(.4 * alpha), Blend: scene.Add})
	}
	a.showStar(s, x, y, size, color.Alpha(alpha))
}
