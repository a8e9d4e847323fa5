package front

import (
	"github.com/hajimehoshi/ebiten/v2"

	"parlor/scene"
)

// leastCover is how many pixels a picture must hide to be worth looking for: about
// what one more go of painting costs.
const leastCover = 50_000

// cover gives the largest rectangle that a mark hides of all that comes before it,
// and which mark that is.
func (p *painter) cover(marks []scene.Mark) (by int, largest scene.Rect) {
	area, clipped := float32(leastCover), false
	for i := range marks {
		m := &marks[i]
		if m.Kind == scene.MarkClip {
			clipped = m.Clip != scene.Rect{}
		}
		sp := &m.Sprite
		if i == 0 || m.Kind != scene.MarkSprite || clipped || sp.Blend != scene.Over || sp.Tint.A < 1 || sp.W*sp.H <= area {
			continue
		}
		at := p.atlas.find(sp.Pic)
		if solid := at.solid; solid.W*solid.H > area && at.isPixelOnPixel(sp) {
			area = solid.W * solid.H
			by, largest = i, scene.Rect{X: sp.X - sp.W/2 + solid.X, Y: sp.Y - sp.H/2 + solid.Y, W: solid.W, H: solid.H}
		}
	}
	return by, largest
}

// isPixelOnPixel says whether each of a sprite's pixels is one of the scene.
func (at *place) isPixelOnPixel(sp *scene.Sprite) bool {
	left, top := sp.X-sp.W/2, sp.Y-sp.H/2
	return sp.Angle == 0 && sp.W == at.w && sp.H == at.h && left == floor(left) && top == floor(top)
}

// hides says whether nothing would be seen between two corners.
func (p *painter) hides(x0, y0, x1, y1 float32) bool {
	c := &p.covered
	return x0 >= c.X && y0 >= c.Y && x1 <= c.X+c.W && y1 <= c.Y+c.H
}

// large paints a large picture pixel on pixel: only where it shows anything, and not
// where it is covered.
func (p *painter) large(sp *scene.Sprite, at *place) {
	cx0, cy0 := p.covered.X-sp.X+sp.W/2, p.covered.Y-sp.Y+sp.H/2
	cx1, cy1 := cx0+p.covered.W, cy0+p.covered.H
	for _, r := range at.parts {
		x0, y0, x1, y1 := r.X, r.Y, r.X+r.W, r.Y+r.H
		if p.covered.W == 0 || cx0 >= x1 || cy0 >= y1 || cx1 <= x0 || cy1 <= y0 {
			p.part(sp, at, x0, y0, x1, y1)
			continue
		}
		middle, foot := max(y0, cy0), min(y1, cy1)
		p.part(sp, at, x0, y0, x1, middle)
		p.part(sp, at, x0, middle, cx0, foot)
		p.part(sp, at, cx1, middle, x1, foot)
		p.part(sp, at, x0, foot, x1, y1)
	}
}

// part paints a sprite's picture between two of its points, if that is anything.
func (p *painter) part(sp *scene.Sprite, at *place, x0, y0, x1, y1 float32) {
	if x0 >= x1 || y0 >= y1 {
		return
	}
	left, top := sp.X-sp.W/2, sp.Y-sp.H/2
	corner := func(x, y float32) ebiten.Vertex {
		return tinted(ebiten.Vertex{DstX: left + x, DstY: top + y, SrcX: at.x + x, SrcY: at.y + y}, sp.Tint, sp.Blend)
	}
	p.need(at.page, sp.Blend, ebiten.FilterNearest, false)
	quad := [...]ebiten.Vertex{corner(x0, y0), corner(x1, y0), corner(x1, y1), corner(x0, y1)}
	p.polygon(quad[:])
}
