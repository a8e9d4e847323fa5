package front

import "github.com/hajimehoshi/ebiten/v2"

// maxCorners is the most that a quad has after it was cut: each edge of the clip
// adds at most one.
const maxCorners = 8

// cut gives the part of a convex polygon inside the clip, by cutting off what
// lies beyond each of its edges in turn. Clipping here and not on the graphics
// card keeps a clip from ending a run.
func (p *painter) cut(vs []ebiten.Vertex) []ebiten.Vertex {
	inside := true
	for i := range vs {
		v := &vs[i]
		if v.DstX < p.clip.X || v.DstX > p.clip.X+p.clip.W || v.DstY < p.clip.Y || v.DstY > p.clip.Y+p.clip.H {
			inside = false
		}
	}
	if inside {
		return vs
	}
	for edge := range 4 {
		out := p.corners[edge&1][:0]
		for i := range vs {
			a, b := &vs[i], &vs[(i+1)%len(vs)]
			da, db := p.depth(edge, a), p.depth(edge, b)
			if da >= 0 {
				out = append(out, *a)
			}
			if (da >= 0) != (db >= 0) {
				out = append(out, between(a, b, da/(da-db)))
			}
		}
		p.corners[edge&1] = out
		vs = out
	}
	return vs
}

// depth says how far inside one edge of the clip a vertex is; below 0 it is
// outside.
func (p *painter) depth(edge int, v *ebiten.Vertex) float32 {
	switch edge {
	case 0:
		return v.DstX - p.clip.X
	case 1:
		return p.clip.X + p.clip.W - v.DstX
	case 2:
		return v.DstY - p.clip.Y
	}
	return p.clip.Y + p.clip.H - v.DstY
}

// between gives the vertex t of the way from a to b.
func between(a, b *ebiten.Vertex, t float32) ebiten.Vertex {
	mix := func(x, y float32) float32 { return x + (y-x)*t }
	return ebiten.Vertex{
		DstX: mix(a.DstX, b.DstX), DstY: mix(a.DstY, b.DstY),
		SrcX: mix(a.SrcX, b.SrcX), SrcY: mix(a.SrcY, b.SrcY),
		ColorR: mix(a.ColorR, b.ColorR), ColorG: mix(a.ColorG, b.ColorG),
		ColorB: mix(a.ColorB, b.ColorB), ColorA: mix(a.ColorA, b.ColorA),
	}
}
