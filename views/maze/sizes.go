package maze

import (
	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// sizes makes the pictures of cells, in every size that the map has been shown at.
// It ends with its book's generation.
type sizes struct {
	book   *scene.Book
	colors *palette
	scale  float32 // device pixels per point
	made   map[float32]*cells
}

func newSizes(b *scene.Book, p *palette, scale float32) *sizes {
	return &sizes{book: b, colors: p, scale: scale, made: map[float32]*cells{}}
}

// cells are the pictures of cells of a size.
type cells struct {
	u        float32 // the side of a cell, in whole pixels
	level    detail
	sizes    *sizes
	terrain  [maze.TerrainCount][2]scene.Pic
	samples  [maze.TerrainCount]scene.Pic // as the brushes show them, with round corners
	shadow   scene.Pic
	outlines [outlineCount]scene.Pic
	dots     [mostDots + 1]scene.Pic
	camp     scene.Pic
	tower    scene.Pic
	plate    scene.Pic    // below them where they are signs on small cells
	flags    [3]scene.Pic // hanging up, straight and down
	marker   scene.Pic
	brackets scene.Pic
	tag      scene.Pic
	badges   map[badge]scene.Pic

	number, small *scene.Font // on badges, and on all else
	margin        float32     // by which pictures are larger than a cell, on each side
}

// detail is how much is shown of cells of a size.
type detail uint8

const (
	flat    detail = iota // colours alone
	tiny                  // pictures without numbers
	reduced               // numbers without dots and tags
	full
)

// badge is a plate for a number, by its width in pixels.
type badge struct {
	of    outline
	width int
}

// mostDots is how many dots a cost is shown in; dearer ones are written.
const mostDots = 5

// of gives the pictures for cells of a size.
func (z *sizes) of(u float32) *cells {
	c := z.made[u]
	if c == nil {
		c = z.make(u)
		z.made[u] = c
	}
	return c
}

func (z *sizes) make(u float32) *cells {
	c := &cells{u: u, sizes: z, badges: map[badge]scene.Pic{}}
	switch points := u / z.scale; {
	case points < 16:
		c.level = flat
	case points < 28:
		c.level = tiny
	case points < 48:
		c.level = reduced
	default:
		c.level = full
	}
	k, p := u/unit, z.colors
	c.margin = kit.Ceil(bracketReach * k)
	least := kit.Ceil(12 * z.scale)
	c.number = z.book.Font(raster.TextBold, max(kit.Round(15*k), least))
	c.small = z.book.Font(raster.TextBold, max(kit.Round(12*k), least))
	for t := range maze.TerrainCount {
		c.samples[t] = c.add(0, func(e kit.Easel) { p.paintTile(e, tilePicture{t, 0}) })
		for variant := range 2 {
			c.terrain[t][variant] = c.add(0, func(e kit.Easel) {
				e.Fill(e.C.Whole().Transform(raster.Scale(unit/u, unit/u)), raster.Solid(p.well))
				p.paintTile(e, tilePicture{t, variant})
			})
		}
	}
	c.shadow = z.book.Add(int(u), int(kit.Ceil(7*k)), func(canvas *raster.Canvas) {
		e := kit.NewEasel(canvas, k, 0, 0)
		dark := raster.Hex(0x2b1d10)
		e.Fill(raster.Box(2, 0, unit-3, 7, 0), kit.Down(0, 7, dark.Alpha(.38), dark.Alpha(0)))
	})
	for o := onFrontier; o < outlineCount; o++ {
		c.outlines[o] = c.add(c.margin, func(e kit.Easel) { p.paintOutline(e, o) })
	}
	for n := 1; n <= mostDots; n++ {
		c.dots[n] = c.add(0, func(e kit.Easel) { p.paintDots(e, n) })
	}
	c.camp = c.add(c.margin, p.paintCamp)
	c.tower = c.add(c.margin, p.paintTower)
	c.plate = c.add(c.margin, func(e kit.Easel) {
		e.Fill(raster.Circle(unit/2, unit/2, unit/2+4), raster.Solid(night))
		e.Fill(raster.Circle(unit/2, unit/2, unit/2-1), raster.Solid(raster.Hex(0xfff6df)))
	})
	for i := range c.flags {
		c.flags[i] = c.add(c.margin, func(e kit.Easel) { p.paintFlag(e, 2*float32(i-1)) })
	}
	side := kit.Ceil(markerSize * u)
	c.marker = z.book.Add(int(side), int(side), func(canvas *raster.Canvas) { p.paintMarker(kit.NewEasel(canvas, side/unit, 0, 0)) })
	c.brackets = c.add(c.margin, p.paintBrackets)
	c.tag = z.book.Add(int(kit.Ceil(c.tagWidth())), int(kit.Ceil(c.tagHeight())), func(canvas *raster.Canvas) {
		w, h := canvas.Size()
		canvas.Fill(raster.Box(0, 0, float32(w), float32(h), 4*k), raster.Solid(p.tag[0]))
	})
	return c
}

// markerSize is the side of the Marker's picture, and markerOffset how far it stands
// to the right of a cell's middle and below it, in cells (A.33).
const markerSize, markerOffset = .64, .2

// add adds a picture of a cell with a margin on each side.
func (c *cells) add(margin float32, paint func(e kit.Easel)) scene.Pic {
	k, side := c.u/unit, int(c.u+2*margin)
	return c.sizes.book.Add(side, side, func(canvas *raster.Canvas) { paint(kit.NewEasel(canvas, k, -margin/k, -margin/k)) })
}

func (c *cells) tagWidth() float32  { return max(21*c.u/unit, c.small.Width("00")+.7*c.small.Size()) }
func (c *cells) tagHeight() float32 { return max(15*c.u/unit, 1.15*c.small.Size()) }

// badgeHeight is how high the plates of numbers are.
func (c *cells) badgeHeight() float32 { return kit.Round(1.4 * c.number.Size()) }

// badge gives a plate, which is made when it is first needed.
func (c *cells) badge(of outline, width float32) scene.Pic {
	key := badge{of, int(width)}
	pic, ok := c.badges[key]
	if !ok {
		look, h := c.sizes.colors.badge[of], c.badgeHeight()
		line := max(1.5*c.u/unit, c.sizes.scale)
		pic = c.sizes.book.Add(key.width, int(h), func(canvas *raster.Canvas) {
			w := float32(key.width)
			canvas.Fill(raster.Box(0, 0, w, h, h/2), raster.Solid(look.edge))
			canvas.Fill(raster.Box(line, line, w-2*line, h-2*line, h/2), raster.Solid(look.fill))
		})
		c.badges[key] = pic
	}
	return pic
}

// paintDots paints a cost as dots.
func (p *palette) paintDots(e kit.Easel, n int) {
	rim, dot := raster.Hex(0xfff6df), ink
	if p.plain {
		rim, dot = ink, white
	}
	for i := range n {
		x := 11.5 + 5.4*float32(i)
		e.Fill(raster.Circle(x, 12.5, 2.8), raster.Solid(rim))
		e.Fill(raster.Circle(x, 12.5, 2.1), raster.Solid(dot))
	}
}
