package gems

import (
	"math"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// A particle lives in the board's own measures: cells to the right of its left edge
// and below its upper one. So a change of the window does not disturb it.

// mostParticles is how many there may be; then the oldest give way.
const mostParticles = 400

// look is how a particle is painted.
type look uint8

const (
	shard    look = iota // a splinter of a gem
	spark                // a small round light
	confetto             // a square of gold paper
)

type particle struct {
	kit.Flight
	look  look
	size  float32 // cells
	color raster.Color
}

// particles are all there are, in a ring.
type particles struct {
	all    [mostParticles]particle
	next   int
	random kit.Random
	// vertices is where solid ones are put together.
	vertices [9 * mostParticles]scene.Vertex
}

func (p *particles) add(q particle) {
	p.all[p.next] = q
	p.next = (p.next + 1) % mostParticles
}

// step lets dt seconds pass.
func (p *particles) step(dt float32) {
	for i := range p.all {
		p.all[i].Step(dt)
	}
}

// around gives a speed in any direction.
func (p *particles) around(slow, fast float32) (vx, vy float32) {
	sin, cos := kit.SinCos(p.random.Between(0, 2*math.Pi))
	speed := p.random.Between(slow, fast)
	return speed * cos, speed * sin
}

// Shards of a gem that bursts.
const (
	shardsOfGem    = 14
	fewShards      = 4 // with reduced motion
	shardsOfPass   = 380
	shardLife      = .45
	shardRing      = .16 // cells from the middle, where they start
	sparksOfBlast  = 20
	confettiPieces = 60
)

// burst throws n shards out of a cell's middle, after a while.
func (p *particles) burst(x, y float32, n int, after float32, c raster.Color, still bool) {
	r := &p.random
	for i := range n {
		q := particle{look: shard, size: r.Between(.05, .125), Flight: kit.Flight{Age: -after, Life: shardLife, Pull: 6, Drag: 3, Angle: r.Between(0, 2*math.Pi)}}
		q.color = c.Mix(white, [...]float32{0, .25, .55}[r.Below(3)])
		q.VX, q.VY = p.around(2, 6)
		speed := float32(math.Hypot(float64(q.VX), float64(q.VY)))
		q.X, q.Y = x+shardRing*q.VX/speed, y+shardRing*q.VY/speed
		if !still {
			q.Spin = r.Between(-2, 2) * math.Pi
		}
		p.add(q)
		if i%2 == 1 {
			q.look, q.size, q.color = spark, .05, raster.Hex(0xfff6d8)
			q.VX, q.VY = p.around(2, 6)
			p.add(q)
		}
	}
}

// blast throws white sparks.
func (p *particles) blast(x, y, after float32) {
	for range sparksOfBlast {
		q := particle{look: spark, Flight: kit.Flight{X: x, Y: y, Age: -after, Life: p.random.Between(.25, .45), Drag: 3}, size: .13, color: white}
		q.VX, q.VY = p.around(3, 9)
		p.add(q)
	}
}

// confetti rains golden squares on both sides of something, in parts of its width
// from its left edge.
func (p *particles) confetti(left, right, top float32) {
	r := &p.random
	for i := range confettiPieces {
		q := particle{look: confetto, Flight: kit.Flight{Age: -r.Between(0, .8), Life: r.Between(1.8, 3), Pull: 2, Drag: .8}, size: r.Between(.10, .2)}
		q.X = left - r.Between(.2, 2.4)
		if i%2 == 1 {
			q.X = right + r.Between(.2, 2.4)
		}
		q.Y, q.VX, q.VY = top-r.Between(0, 2), r.Between(-.6, .6), r.Between(.5, 2.5)
		q.Angle, q.Spin = r.Between(0, 6), r.Between(-5, 5)
		q.color = [...]raster.Color{raster.Hex(0xffdf7e), raster.Hex(0xe7b84a), raster.Hex(0xfff6cf)}[r.Below(3)]
		p.add(q)
	}
}

// show paints all particles: solid ones first, then light.
func (p *particles) show(s *scene.Scene, x, y, u float32, a *atlas) {
	n := 0
	for i := range p.all {
		if q := &p.all[i]; q.Seen() && q.look != spark {
			n += p.solid(q, x+q.X*u, y+q.Y*u, u, n)
		}
	}
	if n > 0 {
		s.Mesh(scene.Over, p.vertices[:n]...)
	}
	for i := range p.all {
		q := &p.all[i]
		if !q.Seen() || q.look != spark {
			continue
		}
		if size := 2 * q.size * u; size >= 1 {
			s.Sprite(scene.Sprite{Pic: a.dot, X: x + q.X*u, Y: y + q.Y*u, W: size, H: size, Tint: q.color.Alpha(1 - q.Age/q.Life), Blend: scene.Add})
		}
	}
}

// corners of a splinter of size 1, its tip up.
var corners = [3]raster.Point{{0, -1}, {.72, .5}, {-.5, .62}}

// solid puts a particle's triangles into the mesh from n on and gives how many
// corners they have.
func (p *particles) solid(q *particle, x, y, u float32, n int) int {
	sin, cos := kit.SinCos(q.Angle)
	size := q.size * u * min(1, 4*(1-q.Age/q.Life))
	put := func(i int, px, py, scale float32, c raster.Color) {
		px, py = px*size*scale, py*size*scale
		p.vertices[n+i] = scene.Vertex{X: x + px*cos - py*sin, Y: y + px*sin + py*cos, Color: c}
	}
	if q.look == confetto {
		flip := kit.Wave(q.Age+q.Angle, .7) // it turns over as it falls
		for i, c := range [...]raster.Point{{-1, -1}, {1, -1}, {1, 1}, {-1, -1}, {1, 1}, {-1, 1}} {
			put(i, c[0], c[1]*flip, 1, q.color)
		}
		return 6
	}
	for i, c := range corners {
		put(i, c[0], c[1], 1.35, ink)
		put(3+i, c[0], c[1], 1, q.color)
		put(6+i, .55*c[0]-.1, .7*c[1], 1, q.color.Mix(white, .5))
	}
	return 9
}
