// Package paint paints scenes on the processor, as front paints them on a graphics
// card: for films, for pictures of screens, and for tests that look at what is drawn.
//
// Goals: a picture of what players see, without a display.
//
// Non-goals: the speed of a game; a frame of a window takes some milliseconds.
package paint

import (
	"image"
	"math"

	"parlor/scene"
	"parlor/scene/raster"
)

// Painter paints frames of one book. It keeps the pictures that it has drawn.
type Painter struct {
	book       *scene.Book
	generation int
	pictures   map[scene.Pic]*image.RGBA
	target     *image.RGBA
	clip       image.Rectangle
}

// Paint paints a scene onto a picture, of which it fills as much as the scene does;
// what was on it stays below.
func (p *Painter) Paint(on *image.RGBA, s *scene.Scene) {
	if p.pictures == nil || p.book != s.Book || p.generation != s.Book.Generation() {
		p.book, p.generation, p.pictures = s.Book, s.Book.Generation(), map[scene.Pic]*image.RGBA{}
	}
	p.target, p.clip = on, on.Rect
	for i := range s.Marks {
		m := &s.Marks[i]
		switch m.Kind {
		case scene.MarkSprite:
			p.sprite(&m.Sprite)
		case scene.MarkMesh:
			for vs := s.Vertices[m.First : m.First+m.Count]; len(vs) >= 3; vs = vs[3:] {
				p.triangle(m.Sprite.Blend, [3]scene.Vertex(vs))
			}
		case scene.MarkClip:
			p.clip = on.Rect
			if m.Clip != (scene.Rect{}) {
				p.clip = p.clip.Intersect(covered(m.Clip.X, m.Clip.Y, m.Clip.X+m.Clip.W, m.Clip.Y+m.Clip.H))
			}
		case scene.MarkSoften:
			soft := raster.NewCanvas(on.Rect.Dx(), on.Rect.Dy())
			copy(soft.Pix.Pix, on.Pix)
			soft.Blur(float32(on.Rect.Dy()) / 180)
			copy(on.Pix, soft.Pix.Pix)
		}
	}
}

// covered gives the pixels whose middles are within bounds.
func covered(x0, y0, x1, y1 float32) image.Rectangle {
	edge := func(v float32) int { return int(math.Ceil(float64(v) - .5)) }
	return image.Rect(edge(x0), edge(y0), edge(x1), edge(y1))
}

func (p *Painter) picture(pic scene.Pic) *image.RGBA {
	if p.pictures[pic] == nil {
		p.pictures[pic] = p.book.Canvas(pic).Pix
	}
	return p.pictures[pic]
}

// sprite paints a picture. One in its own size on whole pixels is copied, any other
// is looked up for each pixel of the target, mixed of the four that are nearest.
func (p *Painter) sprite(sp *scene.Sprite) {
	from := p.picture(sp.Pic)
	w, h := float32(from.Rect.Dx()), float32(from.Rect.Dy())
	sin64, cos64 := math.Sincos(float64(sp.Angle))
	sin, cos := float32(sin64), float32(cos64)
	hw, hh := sp.W/2+sp.W/w, sp.H/2+sp.H/h // with a soft edge
	reachX, reachY := abs(hw*cos)+abs(hh*sin), abs(hw*sin)+abs(hh*cos)
	r := covered(sp.X-reachX, sp.Y-reachY, sp.X+reachX, sp.Y+reachY).Intersect(p.clip)
	left, top := sp.X-sp.W/2, sp.Y-sp.H/2
	whole := sp.Angle == 0 && sp.W == w && sp.H == h && left == floor(left) && top == floor(top)
	tint := sp.Tint
	tint.A = min(tint.A, 1)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			var c [4]float32
			if whole {
				c = pixel(from, x-int(left), y-int(top))
			} else {
				dx, dy := float32(x)+.5-sp.X, float32(y)+.5-sp.Y
				c = mixed(from, ((dx*cos+dy*sin)/sp.W+.5)*w-.5, ((dy*cos-dx*sin)/sp.H+.5)*h-.5)
			}
			if c[3] > 0 {
				p.blend(x, y, [4]float32{c[0] * tint.R * tint.A, c[1] * tint.G * tint.A, c[2] * tint.B * tint.A, c[3] * tint.A}, sp.Blend)
			}
		}
	}
}

// pixel gives a pixel of a picture, its parts from 0 to 255; outside it is nothing.
func pixel(m *image.RGBA, x, y int) [4]float32 {
	if !(image.Point{X: x, Y: y}).In(m.Rect) {
		return [4]float32{}
	}
	at := m.Pix[m.PixOffset(x, y):]
	return [4]float32{float32(at[0]), float32(at[1]), float32(at[2]), float32(at[3])}
}

func mixed(m *image.RGBA, x, y float32) (c [4]float32) {
	x0, y0 := floor(x), floor(y)
	fx, fy := x-x0, y-y0
	for i, part := range [4]float32{(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy} {
		if part == 0 {
			continue
		}
		near := pixel(m, int(x0)+i%2, int(y0)+i/2)
		for k := range c {
			c[k] += part * near[k]
		}
	}
	return c
}

// triangle paints a triangle whose colours flow between its corners.
func (p *Painter) triangle(blend scene.Blend, v [3]scene.Vertex) {
	area := (v[1].X-v[0].X)*(v[2].Y-v[0].Y) - (v[2].X-v[0].X)*(v[1].Y-v[0].Y)
	if area == 0 {
		return
	}
	if area < 0 {
		v[1], v[2], area = v[2], v[1], -area
	}
	r := covered(min(v[0].X, v[1].X, v[2].X), min(v[0].Y, v[1].Y, v[2].Y), max(v[0].X, v[1].X, v[2].X), max(v[0].Y, v[1].Y, v[2].Y)).Intersect(p.clip)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			var c [4]float32
			inside := true
			for i := range v {
				a, b := &v[(i+1)%3], &v[(i+2)%3]
				ex, ey := b.X-a.X, b.Y-a.Y
				part := ex*(float32(y)+.5-a.Y) - ey*(float32(x)+.5-a.X)
				// An edge that two triangles share belongs to one of them.
				if part < 0 || part == 0 && !(ey < 0 || ey == 0 && ex > 0) {
					inside = false
					break
				}
				part /= area
				color := &v[i].Color
				k := part * 255 * min(color.A, 1)
				c[0], c[1], c[2], c[3] = c[0]+color.R*k, c[1]+color.G*k, c[2]+color.B*k, c[3]+k
			}
			if inside {
				p.blend(x, y, c, blend)
			}
		}
	}
}

// blend joins a premultiplied colour with a pixel of the target.
func (p *Painter) blend(x, y int, c [4]float32, blend scene.Blend) {
	at := p.target.Pix[p.target.PixOffset(x, y):]
	for i := range c {
		old := float32(at[i])
		var v float32
		switch {
		case blend == scene.Screen:
			v = c[i] + old - c[i]*old/255
		case blend == scene.Add && i == 3:
			v = old
		case blend == scene.Add:
			v = c[i] + old
		default:
			v = c[i] + old*(1-c[3]/255)
		}
		at[i] = uint8(min(max(v, 0), 255) + .5)
	}
}

func abs(v float32) float32   { return max(v, -v) }
func floor(v float32) float32 { return float32(math.Floor(float64(v))) }
