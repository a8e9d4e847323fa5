//go:build !js

package front

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"parlor/scene"
	"parlor/scene/raster"
)

// meter is a target that shows nothing, and measures how many pixels were painted
// through each filter and as plain colours.
type meter struct{ nearest, linear, plain float64 }

func (m *meter) DrawTriangles(vs []ebiten.Vertex, is []uint16, _ *ebiten.Image, options *ebiten.DrawTrianglesOptions) {
	if options.Filter == ebiten.FilterNearest {
		m.nearest += area(vs, is)
	} else {
		m.linear += area(vs, is)
	}
}

func (m *meter) DrawTrianglesShader(vs []ebiten.Vertex, is []uint16, _ *ebiten.Shader, _ *ebiten.DrawTrianglesShaderOptions) {
	m.plain += area(vs, is)
}

func area(vs []ebiten.Vertex, is []uint16) (sum float64) {
	for ; len(is) > 0; is = is[3:] {
		a, b, c := vs[is[0]], vs[is[1]], vs[is[2]]
		sum += math.Abs(float64((b.DstX-a.DstX)*(c.DstY-a.DstY)-(c.DstX-a.DstX)*(b.DstY-a.DstY))) / 2
	}
	return sum
}

// measured paints a scene nowhere.
func measured(fill func(s *scene.Scene, b *scene.Book)) meter {
	var m meter
	var s scene.Scene
	b := scene.NewBook()
	s.Reset(b)
	fill(&s, b)
	(&painter{}).paint(&m, &s, ebiten.GeoM{})
	return m
}

// glow is a soft light.
func glow(size float32) func(*raster.Canvas) {
	return func(c *raster.Canvas) {
		m := size / 2
		c.Fill(c.Whole(), raster.Radial(m, m, m, m, raster.Stop{At: 0, Color: white}, raster.Stop{At: 1, Color: white.Alpha(0)}))
	}
}

// frame is a thin frame around nothing.
func frame(size float32) func(*raster.Canvas) {
	return func(c *raster.Canvas) { c.Stroke(raster.Box(2, 2, size-4, size-4, 0), 2, raster.Solid(red)) }
}

func TestOnlyWhatShowsIsPainted(t *testing.T) {
	whole := func(p scene.Pic) scene.Sprite { return scene.Sprite{Pic: p, X: 320, Y: 320, Tint: white} }
	const size = 640 * 640
	for name, c := range map[string]struct {
		fill func(s *scene.Scene, b *scene.Book)
		want meter
	}{
		"a frame leaves out its middle": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(whole(b.Add(640, 640, frame(640))))
		}, meter{nearest: size - (640-2*tile)*(640-2*tile)}},
		"an empty picture": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(whole(b.Add(640, 640, func(*raster.Canvas) {})))
		}, meter{}},
		"what a later picture hides": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(whole(b.Add(640, 640, solid(red))))
			s.Rect(scene.Rect{X: 200, Y: 200, W: 100, H: 100}, white)
			s.Sprite(scene.Sprite{Pic: b.Add(30, 30, solid(red)), X: 300, Y: 300, Angle: 1, Tint: white})
			s.Put(b.Add(320, 320, solid(blue)), 160, 160)
		}, meter{nearest: size}},
		"what shows beside it": {func(s *scene.Scene, b *scene.Book) {
			s.Put(b.Add(320, 320, solid(red)), 0, 0)
			s.Put(b.Add(320, 320, solid(blue)), 160, 160)
		}, meter{nearest: 2*320*320 - 160*160}},
		"a picture that shows through hides nothing": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(whole(b.Add(640, 640, solid(red))))
			top := whole(b.Add(640, 640, solid(blue)))
			top.Tint.A = .5
			s.Sprite(top)
		}, meter{nearest: 2 * size}},
		"nor does light": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(whole(b.Add(640, 640, solid(red))))
			top := whole(b.Add(640, 640, solid(blue)))
			top.Blend = scene.Add
			s.Sprite(top)
		}, meter{nearest: 2 * size}},
		"nor what is clipped": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(whole(b.Add(640, 640, solid(red))))
			s.Clip(scene.Rect{W: 10, H: 10})
			s.Sprite(whole(b.Add(640, 640, solid(blue))))
		}, meter{nearest: size + 100}},
		"soft light needs no mixing": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(scene.Sprite{Pic: b.Add(128, 128, glow(128)), X: 50, Y: 50, W: 64, H: 64, Tint: white})
		}, meter{nearest: 65 * 65}},
		"sharp pictures do": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(scene.Sprite{Pic: b.Add(128, 128, frame(128)), X: 50, Y: 50, W: 64, H: 64, Tint: white})
		}, meter{linear: 65 * 65}},
		"soft light that is stretched much does": {func(s *scene.Scene, b *scene.Book) {
			s.Sprite(scene.Sprite{Pic: b.Add(128, 128, glow(128)), X: 50, Y: 50, W: 384, H: 384, Tint: white})
		}, meter{linear: 390 * 390}},
		"colours need no picture": {func(s *scene.Scene, b *scene.Book) {
			s.Rect(scene.Rect{W: 100, H: 100}, red)
		}, meter{plain: 100 * 100}},
	} {
		got := measured(c.fill)
		if math.Abs(got.nearest-c.want.nearest) > 1 || math.Abs(got.linear-c.want.linear) > 1 || math.Abs(got.plain-c.want.plain) > 1 {
			t.Errorf("%s: %+v pixels were painted, want %+v", name, got, c.want)
		}
	}
}

// Scenes of large pictures with holes, one over the other, look the same whether all
// is painted at once or each mark by itself, when none can hide another.
func TestLeavingOutChangesNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		b := scene.NewBook()
		var s scene.Scene
		s.Reset(b)
		for range 12 {
			w, h := 260+random.IntN(200), 260+random.IntN(200)
			hole := scene.Rect{X: float32(random.IntN(w)), Y: float32(random.IntN(h)), W: float32(random.IntN(w)), H: float32(random.IntN(h))}
			c := raster.Color{R: random.Float32(), G: random.Float32(), B: random.Float32(), A: 1}
			pic := b.Add(w, h, func(canvas *raster.Canvas) {
				solid(c)(canvas)
				for y := int(hole.Y); y < min(h, int(hole.Y+hole.H)); y++ {
					clear(canvas.Pix.Pix[canvas.Pix.PixOffset(int(hole.X), y):canvas.Pix.PixOffset(min(w, int(hole.X+hole.W)), y)])
				}
			})
			s.Put(pic, float32(random.IntN(400)-100), float32(random.IntN(400)-100))
			s.Rect(scene.Rect{X: float32(random.IntN(400)), Y: float32(random.IntN(400)), W: 90, H: 60}, c.Alpha(.5))
		}
		const size = 400
		var p painter
		got := paintOnto(&p, &s, size, size, ebiten.GeoM{})
		to := ebiten.NewImageWithOptions(image.Rect(0, 0, size, size), &ebiten.NewImageOptions{Unmanaged: true})
		p.target = to
		for i := range s.Marks {
			p.marks(&s, s.Marks[i:i+1])
		}
		want := image.NewRGBA(to.Bounds())
		to.ReadPixels(want.Pix)
		to.Deallocate()
		for i, v := range got.Pix {
			if apart(v, want.Pix[i]) > 1 {
				t.Fatalf("pixel %d, %d is %v, and %v without leaving out", i/4%size, i/4/size, got.RGBAAt(i/4%size, i/4/size), want.RGBAAt(i/4%size, i/4/size))
			}
		}
	}
}

func TestSoftPictures(t *testing.T) {
	edge := image.NewRGBA(image.Rect(0, 0, 8, 8))
	edge.SetRGBA(7, 7, color.RGBA{A: softStep + 1})
	for name, c := range map[string]struct {
		pix  *image.RGBA
		want bool
	}{
		"nothing": {image.NewRGBA(image.Rect(0, 0, 8, 8)), true},
		"a light": {drawn(128, glow(128)), true},
		"a line":  {drawn(128, frame(128)), false},
		"a plate": {drawn(128, solid(red)), false},
		"an edge": {edge, false},
	} {
		if got := isSoft(c.pix); got != c.want {
			t.Errorf("%s is soft: %v, want %v", name, got, c.want)
		}
	}
}

func drawn(size int, draw func(*raster.Canvas)) *image.RGBA {
	c := raster.NewCanvas(size, size)
	draw(c)
	return c.Pix
}
