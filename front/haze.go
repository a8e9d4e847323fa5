package front

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"parlor/scene"
)

// haze is small images through which a scene is blurred: it is painted a quarter as
// large, shrunk by half again and again, and stretched. That costs less than
// painting it sharp.
type haze [len(shrinks)]*ebiten.Image

// shrinks is by how much each of them is smaller than the one before.
var shrinks = [...]float32{4, 2, 2}

// soften paints marks blurred onto the target, over the whole window.
func (p *painter) soften(s *scene.Scene, marks []scene.Mark, window scene.Rect) {
	w, h := window.W, window.H
	for i, by := range shrinks {
		w, h = max(floor(w/by), 1), max(floor(h/by), 1)
		size := image.Rect(0, 0, int(w), int(h))
		if p.haze[i] == nil || p.haze[i].Bounds() != size {
			if p.haze[i] != nil {
				p.haze[i].Deallocate()
			}
			p.haze[i] = ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true})
		}
	}
	to, stretch, left, top := p.target, p.stretch, p.left, p.top
	p.target, p.stretch, p.left, p.top = p.haze[0], 1/shrinks[0], 0, 0
	p.marks(s, marks)
	p.target, p.stretch, p.left, p.top = to, stretch, left, top

	// Stretched in steps, it shows no pixels.
	last := len(p.haze) - 1
	for i := range last {
		copyOnto(p.haze[i+1], p.haze[i])
	}
	for i := last; i > 0; i-- {
		copyOnto(p.haze[i-1], p.haze[i])
	}
	spread(to, p.haze[0], left, top, window.W*stretch, window.H*stretch)
}

// copyOnto paints an image over the whole of another.
func copyOnto(to, from *ebiten.Image) {
	size := to.Bounds().Size()
	spread(to, from, 0, 0, float32(size.X), float32(size.Y))
}

// spread paints an image onto a rectangle of a target.
func spread(to target, from *ebiten.Image, x, y, w, h float32) {
	// Half a pixel of the edge is left out: beyond it there is nothing.
	const edge = .5
	u, v := float32(from.Bounds().Dx())-edge, float32(from.Bounds().Dy())-edge
	corner := func(x, y, u, v float32) ebiten.Vertex {
		return ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	to.DrawTriangles([]ebiten.Vertex{
		corner(x, y, edge, edge), corner(x+w, y, u, edge), corner(x+w, y+h, u, v), corner(x, y+h, edge, v),
	}, []uint16{0, 1, 2, 0, 2, 3}, from, &ebiten.DrawTrianglesOptions{
		Blend: ebiten.BlendCopy, Filter: ebiten.FilterLinear, DisableMipmaps: true,
	})
}
