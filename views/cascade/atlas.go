package cascade

import (
	"math"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// atlas has the small pictures of the room.
type atlas struct {
	book   *scene.Book
	colors *palette
	sizes  []*crystals
	glow   scene.Pic // light, white to be tinted; none in a plain scheme
	star   ladder    // four points, white
	spark  scene.Pic // a small round light, white
	dot    ladder    // a disc, white
	streak scene.Pic // a fine upright line of light, white; none in a plain scheme
}

// crystals are the seven kinds at one size, by kind; those of the well have all
// their states.
type crystals struct {
	size                         int
	whole, ghost, stone, shatter [cascade.Z + 1]scene.Pic
}

// ladder is a picture at falling sizes, each half of the one before, so that it
// is never shrunk much when it is painted.
type ladder [5]scene.Pic

func newLadder(b *scene.Book, size float32, draw func(c *raster.Canvas)) (l ladder) {
	for i := range l {
		n := max(int(kit.Ceil(size/float32(int(1)<<i))), 1)
		l[i] = b.Add(n, n, draw)
	}
	return l
}

// at gives the picture for a size, when size is that of the largest.
func (l *ladder) at(size, largest float32) scene.Pic {
	i := 0
	for i < len(l)-1 && largest/2 >= size {
		i++
		largest /= 2
	}
	return l[i]
}

const (
	glowSize  = 128
	starSize  = 128
	sparkSize = 16
	dotSize   = 32
	// starWaist is how far a star's inner corners are from its middle.
	starWaist = .16
	// shatterScale is how much larger than its cell a burst crystal is.
	shatterScale = 1.1
	// shatterSpan is the side of a burst crystal's picture, in cells.
	shatterSpan = shatterScale * (1 + 2*shatterMargin)
	// stoneLight is how much brighter stone is drawn than it is shown, so that a
	// tint can make cells of it darker and lighter.
	stoneLight = .15
)

func newAtlas(b *scene.Book, p *palette) *atlas {
	a := &atlas{book: b, colors: p, star: newLadder(b, starSize, drawStar), dot: newLadder(b, dotSize, drawDot)}
	a.spark = b.Add(sparkSize, sparkSize, func(c *raster.Canvas) {
		const m = sparkSize / 2
		c.Fill(c.Whole(), raster.Radial(m, m, m, m, raster.Stop{At: .25, Color: white}, raster.Stop{At: .5, Color: white.Alpha(.5)}, raster.Stop{At: 1, Color: white.Alpha(0)}))
	})
	if p.plain {
		return a
	}
	a.glow = b.Add(glowSize, glowSize, func(c *raster.Canvas) {
		const m = glowSize / 2
		c.Fill(c.Whole(), raster.Radial(m, m, m, m, glow(white)...))
	})
	a.streak = b.Add(4, 128, func(c *raster.Canvas) {
		c.Fill(c.Whole(), raster.Linear(0, 0, 0, 128,
			raster.Stop{At: 0, Color: white.Alpha(0)}, raster.Stop{At: .5, Color: white}, raster.Stop{At: 1, Color: white.Alpha(0)}))
	})
	return a
}

func drawStar(c *raster.Canvas) {
	size, _ := c.Size()
	m := float32(size) / 2
	var points []raster.Point
	for i := range 8 {
		sin, cos := kit.SinCos(float32(i) * math.Pi / 4)
		r := m - .5
		if i%2 == 1 {
			r *= starWaist
		}
		points = append(points, raster.Point{m + r*sin, m - r*cos})
	}
	c.Fill(raster.Polygon(points...), raster.Solid(white))
}

func drawDot(c *raster.Canvas) {
	size, _ := c.Size()
	m := float32(size) / 2
	c.Fill(raster.Circle(m, m, m), raster.Solid(white))
}

// pill paints a bar with round ends.
func (a *atlas) pill(s *scene.Scene, r scene.Rect, c raster.Color) {
	if r.W <= r.H {
		return
	}
	s.Rect(scene.Rect{X: r.X + r.H/2, Y: r.Y, W: r.W - r.H, H: r.H}, c)
	for _, x := range [...]float32{r.X + r.H/2, r.X + r.W - r.H/2} {
		s.Sprite(scene.Sprite{Pic: a.dot.at(r.H, dotSize), X: x, Y: r.Y + r.H/2, W: r.H, H: r.H, Tint: c})
	}
}

// showStar paints a star.
func (a *atlas) showStar(s *scene.Scene, x, y, size float32, c raster.Color) {
	s.Sprite(scene.Sprite{Pic: a.star.at(size, starSize), X: x, Y: y, W: size, H: size, Tint: c, Blend: scene.Add})
}

// crystals gives the kinds at a size in pixels.
func (a *atlas) crystals(size float32) *crystals {
	n := max(int(kit.Round(size)), 1)
	for _, c := range a.sizes {
		if c.size == n {
			return c
		}
	}
	c := &crystals{size: n}
	for k := cascade.I; k <= cascade.Z; k++ {
		c.whole[k] = a.add(n, 0, func(g gem) { g.whole(k, a.colors) })
	}
	a.sizes = append(a.sizes, c)
	return c
}

// cells gives the kinds at the size of the well's cells, in all states.
func (a *atlas) cells(size float32) *crystals {
	c := a.crystals(size)
	burst := int(kit.Ceil(shatterSpan * float32(c.size)))
	for k := cascade.I; k <= cascade.Z; k++ {
		c.ghost[k] = a.add(c.size, 0, func(g gem) { g.ghost(k, a.colors) })
		c.stone[k] = a.add(c.size, 0, func(g gem) { g.stone(k, a.colors) })
		c.shatter[k] = a.add(burst, shatterMargin, func(g gem) { g.shatter(k, a.colors) })
	}
	return c
}

func (a *atlas) add(size int, margin float32, draw func(g gem)) scene.Pic {
	return a.book.Add(size, size, func(c *raster.Canvas) { small(c, margin, draw) })
}

// piece shows a piece at rotation 0 around (x, y) in crystals of a size.
func (a *atlas) piece(s *scene.Scene, k cascade.Kind, x, y, size, alpha float32) {
	if k == cascade.None {
		return
	}
	pics := a.crystals(size)
	u := float32(pics.size)
	s.Sprite(scene.Sprite{Pic: a.glow, X: x, Y: y, W: 5.2 * u, H: 3.8 * u, Tint: a.colors.light(k).Alpha(previewGlow * alpha), Blend: scene.Screen})
	cells := cascade.ShapeCells(k, 0)
	left, right, low, high := extent(cells)
	x0 := kit.Round(x - float32(left+right+1)*u/2)
	y0 := kit.Round(y + float32(low+high+1)*u/2)
	for _, c := range cells {
		s.Sprite(scene.Sprite{Pic: pics.whole[k], X: x0 + (float32(c.Column)+.5)*u, Y: y0 - (float32(c.Row)+.5)*u, Tint: white.Alpha(alpha)})
	}
}

// previewGlow is how bright the light behind a preview is.
const previewGlow = .34

// extent gives the first and last column and row that cells take.
func extent(cells [4]cascade.Cell) (left, right, low, high int) {
	left, low = 3, 3
	for _, c := range cells {
		left, right = min(left, c.Column), max(right, c.Column)
		low, high = min(low, c.Row), max(high, c.Row)
	}
	return left, right, low, high
}
