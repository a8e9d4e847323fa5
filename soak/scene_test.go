package soak

import (
	"math"

	"parlor/scene"
	"parlor/scene/raster"
)

// checkScene checks that the last frame can be painted: its numbers are finite and
// not beyond all bounds, and its pictures and corners are there. Pictures that are
// shown for the first time are drawn now and then, as that takes long.
func (p *player) checkScene() {
	s := &p.scene
	p.marks = max(p.marks, len(s.Marks))
	if len(s.Marks) > 20000 || len(s.Vertices) > 1000000 {
		p.Fatalf("%d marks and %d corners are on a frame", len(s.Marks), len(s.Vertices))
	}
	bound := 64 * max(p.view.W, p.view.H, 1000)
	within := func(mark int, numbers ...float32) {
		for _, n := range numbers {
			if !(-bound < n && n < bound) {
				p.Fatalf("on the screen %s of a window of %+v, a number of mark %d is %g: %+v", p.State().Screen, p.view, mark, n, s.Marks[mark])
			}
		}
	}
	colour := func(mark int, c raster.Color) {
		for _, n := range [...]float32{c.R, c.G, c.B, c.A} {
			if !(n >= 0 && n <= 16) {
				p.Fatalf("mark %d has the colour %v: %+v", mark, c, s.Marks[mark])
			}
		}
	}
	draws := p.chance(3000)
	for i := range s.Marks {
		switch m := &s.Marks[i]; m.Kind {
		case scene.MarkSprite:
			sp := &m.Sprite
			within(i, sp.X, sp.Y, sp.W, sp.H, sp.Angle)
			colour(i, sp.Tint)
			if w, h := s.Book.Size(sp.Pic); w <= 0 || h <= 0 || w > 16384 || h > 16384 {
				p.Fatalf("picture %d is of %d x %d pixels", sp.Pic, w, h)
			}
			if draws && !p.pictures[sp.Pic] {
				p.pictures[sp.Pic] = true
				p.drawn++
				s.Book.Canvas(sp.Pic)
			}
		case scene.MarkMesh:
			if m.First < 0 || m.Count < 3 || m.Count%3 != 0 || m.First+m.Count > len(s.Vertices) {
				p.Fatalf("mark %d is a mesh of the corners from %d, %d of them, of %d", i, m.First, m.Count, len(s.Vertices))
			}
			for _, v := range s.Vertices[m.First : m.First+m.Count] {
				within(i, v.X, v.Y)
				colour(i, v.Color)
			}
		default:
			within(i, m.Clip.X, m.Clip.Y, m.Clip.W, m.Clip.H)
		}
	}
	if math.IsNaN(float64(s.Fade)) {
		p.Fatal("the fade is no number")
	}
}
