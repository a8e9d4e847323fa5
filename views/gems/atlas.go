package gems

import (
	"math"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// mostGems is how many gem values there can be: three makes of each kind.
const mostGems = 3 * mostKinds

// atlas has the small pictures of the room.
type atlas struct {
	book   *scene.Book
	colors *palette
	sizes  []*stones

	glow  scene.Pic    // soft light, white to be tinted
	dot   scene.Pic    // a small round light, white
	ring  scene.Pic    // a ring of light, white
	stars [3]scene.Pic // four points, white, at falling sizes
}

// stones are the gems at one size.
type stones struct {
	u     float32 // the side of a cell, in whole pixels
	whole [mostGems]scene.Pic
	flash [mostGems]scene.Pic // their shapes alone, white
}

const (
	glowSize = 128
	ringSize = 192
	dotSize  = 16
	starSize = 160 // the largest
	// ringLine is how wide the ring is, in parts of its radius.
	ringLine = .13
)

func newAtlas(b *scene.Book, p *palette) *atlas {
	a := &atlas{book: b, colors: p}
	a.glow = b.Add(glowSize, glowSize, func(c *raster.Canvas) {
		c.Fill(c.Whole(), halo(glowSize/2, stop(0, white), stop(.3, white.Alpha(.5)), stop(1, white.Alpha(0))))
	})
	a.dot = b.Add(dotSize, dotSize, func(c *raster.Canvas) {
		c.Fill(c.Whole(), halo(dotSize/2, stop(.3, white), stop(1, white.Alpha(0))))
	})
	a.ring = b.Add(ringSize, ringSize, func(c *raster.Canvas) {
		const m = ringSize / 2
		c.Fill(c.Whole(), halo(m, stop(1-1.8*ringLine, white.Alpha(0)), stop(1-1.2*ringLine, white.Alpha(.35)), stop(1-ringLine, white),
			stop(1-.4*ringLine, white), stop(1, white.Alpha(0))))
	})
	size := starSize
	for i := range a.stars {
		n := size
		a.stars[i] = b.Add(n, n, func(c *raster.Canvas) {
			m := float32(n) / 2
			c.Fill(star(m, m, m-.5, .10, 4, 0), raster.Solid(white))
		})
		size /= 3
	}
	return a
}

// halo paints from the middle of a square canvas outwards.
func halo(r float32, stops ...raster.Stop) raster.Paint { return raster.Radial(r, r, r, r, stops...) }

// stones gives the gems for cells of a size.
func (a *atlas) stones(u float32) *stones {
	u = max(kit.Floor(u), 1)
	for _, s := range a.sizes {
		if s.u == u {
			return s
		}
	}
	s := &stones{u: u}
	// As many pixels more on both sides keep gems on the pixel grid.
	side := int(u) + 2*int(kit.Ceil((gemReach-50)*u/100))
	for g := range gems.Gem(mostGems) {
		s.whole[g] = a.book.Add(side, side, func(c *raster.Canvas) { newBrush(c, u, a.colors).gem(g) })
		s.flash[g] = a.book.Add(side, side, func(c *raster.Canvas) { newBrush(c, u, a.colors).mask(g) })
	}
	a.sizes = append(a.sizes, s)
	return s
}

// mask draws a gem's shape in white.
func (b brush) mask(g gems.Gem) {
	shape := raster.Box(-48, -48, 96, 96, 13)
	if !g.Special() && !g.Destroyer() {
		shape = cuts[g.Kind()].outline()
	}
	b.fill(shape, raster.Solid(white))
}

// show paints a gem around (x, y), so many times as wide and high as itself.
func (s *stones) show(sc *scene.Scene, g gems.Gem, x, y, wide, high, alpha float32) {
	s.put(sc, s.whole[g], x, y, wide, high, white.Alpha(alpha))
}

func (s *stones) put(sc *scene.Scene, pic scene.Pic, x, y, wide, high float32, tint raster.Color) {
	w, _ := sc.Book.Size(pic)
	sc.Sprite(scene.Sprite{Pic: pic, X: x, Y: y, W: float32(w) * wide, H: float32(w) * high, Tint: tint})
}

// light paints soft light around (x, y).
func (a *atlas) light(s *scene.Scene, x, y, radius float32, c raster.Color) {
	if !a.colors.plain {
		s.Sprite(scene.Sprite{Pic: a.glow, X: x, Y: y, W: 2 * radius, H: 2 * radius, Tint: c, Blend: scene.Add})
	}
}

// star paints a star whose points are so long.
func (a *atlas) star(s *scene.Scene, x, y, length, turned float32, c raster.Color) {
	i, size := 0, float32(starSize)/2
	for i < len(a.stars)-1 && length < size/2 {
		i, size = i+1, size/3
	}
	s.Sprite(scene.Sprite{Pic: a.stars[i], X: x, Y: y, W: 2 * length, H: 2 * length, Angle: turned * math.Pi / 180, Tint: c, Blend: scene.Add})
}

// twinkle paints a star that opens and closes, open from 0 to 1.
func (a *atlas) twinkle(s *scene.Scene, x, y, length, open float32) {
	if open <= 0 {
		return
	}
	a.light(s, x, y, .8*length, raster.Hex(0xffe0a8).Alpha(.5*open))
	a.star(s, x, y, length*(.3+.7*open), 0, white.Alpha(open))
}

// quad paints an upright rectangle with a colour at each corner: upper left and
// right, lower right and left.
func quad(s *scene.Scene, blend scene.Blend, r scene.Rect, c [4]raster.Color) {
	p, q := scene.Vertex{X: r.X, Y: r.Y, Color: c[0]}, scene.Vertex{X: r.X + r.W, Y: r.Y, Color: c[1]}
	v, w := scene.Vertex{X: r.X + r.W, Y: r.Y + r.H, Color: c[2]}, scene.Vertex{X: r.X, Y: r.Y + r.H, Color: c[3]}
	s.Mesh(blend, p, q, v, p, v, w)
}
