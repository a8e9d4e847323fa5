//go:build !js

package front

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"parlor/scene"
	"parlor/scene/raster"
)

var (
	white = raster.Hex(0xffffff)
	red   = raster.Hex(0xff0000)
	blue  = raster.Hex(0x0000ff)
)

// painted gives the pixels of a scene of 64 by 64.
func painted(fill func(s *scene.Scene, b *scene.Book)) *image.RGBA {
	b := scene.NewBook()
	var s scene.Scene
	s.Reset(b)
	fill(&s, b)
	return paintOnto(&painter{}, &s, 64, 64, ebiten.GeoM{})
}

func paintOnto(p *painter, s *scene.Scene, w, h int, stretch ebiten.GeoM) *image.RGBA {
	to := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	defer to.Deallocate()
	p.paint(to, s, stretch)
	pix := image.NewRGBA(to.Bounds())
	to.ReadPixels(pix.Pix)
	return pix
}

// pixel checks a pixel; graphics cards may round as they like.
func pixel(t *testing.T, pix *image.RGBA, x, y int, want color.RGBA) {
	t.Helper()
	got := pix.RGBAAt(x, y)
	for _, d := range []int{int(got.R) - int(want.R), int(got.G) - int(want.G), int(got.B) - int(want.B), int(got.A) - int(want.A)} {
		if d < -3 || d > 3 {
			t.Errorf("pixel %d, %d is %v, want %v", x, y, got, want)
			return
		}
	}
}

func solid(c raster.Color) func(*raster.Canvas) {
	return func(canvas *raster.Canvas) { canvas.Fill(canvas.Whole(), raster.Solid(c)) }
}

// corners draws a red, green, blue and white pixel.
func corners(c *raster.Canvas) {
	c.Pix.Set(0, 0, color.RGBA{255, 0, 0, 255})
	c.Pix.Set(1, 0, color.RGBA{0, 255, 0, 255})
	c.Pix.Set(0, 1, color.RGBA{0, 0, 255, 255})
	c.Pix.Set(1, 1, color.RGBA{255, 255, 255, 255})
}

func TestPutShowsEveryPixel(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		b.Add(30, 30, solid(white)) // lies beside it on the page
		p := b.Add(2, 2, corners)
		b.Add(30, 30, solid(white))
		s.Put(p, 10.3, 20.4)
	})
	pixel(t, pix, 10, 20, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 11, 20, color.RGBA{0, 255, 0, 255})
	pixel(t, pix, 10, 21, color.RGBA{0, 0, 255, 255})
	pixel(t, pix, 11, 21, color.RGBA{255, 255, 255, 255})
	for _, p := range []image.Point{{9, 20}, {12, 20}, {10, 19}, {10, 22}} {
		pixel(t, pix, p.X, p.Y, color.RGBA{})
	}
}

func TestTintAndFade(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		p := b.Add(8, 8, solid(raster.Color{R: 1, G: 1, B: 1, A: 0.5}))
		s.Rect(scene.Rect{W: 64, H: 64}, raster.Hex(0x000000))
		s.Sprite(scene.Sprite{Pic: p, X: 8, Y: 8, Tint: red})
		s.Sprite(scene.Sprite{Pic: p, X: 24, Y: 8, Tint: red.Alpha(0.5)})
		s.Fade = 0.5
		s.Sprite(scene.Sprite{Pic: p, X: 40, Y: 8, Tint: red})
	})
	pixel(t, pix, 8, 8, color.RGBA{128, 0, 0, 255})
	pixel(t, pix, 24, 8, color.RGBA{64, 0, 0, 255})
	pixel(t, pix, 40, 8, color.RGBA{64, 0, 0, 255})
}

// The graphics card blends as raster does.
func TestBlendsAreRasters(t *testing.T) {
	under, over := raster.Hex(0x643c1e), raster.Color{R: 0.4, G: 0.8, B: 0.2, A: 0.75}
	for _, blend := range []scene.Blend{scene.Over, scene.Add, scene.Screen} {
		c := raster.NewCanvas(1, 1)
		c.Fill(c.Whole(), raster.Solid(under))
		c.FillBlend(c.Whole(), raster.Solid(over), blend)
		pix := painted(func(s *scene.Scene, b *scene.Book) {
			s.Put(b.Add(64, 64, solid(under)), 0, 0)
			s.Sprite(scene.Sprite{Pic: b.Add(8, 8, solid(over)), X: 8, Y: 8, Tint: white, Blend: blend})
			v := func(x, y float32) scene.Vertex { return scene.Vertex{X: x, Y: y, Color: over} }
			s.Mesh(blend, v(30, 30), v(60, 30), v(30, 60))
		})
		want := c.Pix.RGBAAt(0, 0)
		pixel(t, pix, 8, 8, want)
		pixel(t, pix, 35, 35, want)
		pixel(t, pix, 62, 62, color.RGBA{0x64, 0x3c, 0x1e, 255})
	}
}

func TestScaledAndTurnedSprites(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		b.Add(20, 20, solid(blue))
		half := b.Add(20, 10, func(c *raster.Canvas) { c.Fill(raster.Box(0, 0, 10, 10, 0), raster.Solid(red)) })
		b.Add(20, 20, solid(blue))
		s.Sprite(scene.Sprite{Pic: half, X: 20, Y: 20, W: 40, H: 20, Tint: white})
		s.Sprite(scene.Sprite{Pic: half, X: 50, Y: 50, Angle: math.Pi / 2, Tint: white})
	})
	pixel(t, pix, 5, 20, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 15, 12, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 25, 20, color.RGBA{})
	// A quarter turn clockwise takes the left half to the top.
	pixel(t, pix, 50, 45, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 50, 55, color.RGBA{})
	pixel(t, pix, 42, 50, color.RGBA{})
}

// A turned sprite has soft edges: it shows as much as it covers.
func TestTurnedSpritesKeepTheirArea(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		s.Sprite(scene.Sprite{Pic: b.Add(20, 20, solid(white)), X: 32, Y: 32, Angle: 0.5, Tint: white})
	})
	sum, soft := 0, 0
	for i := 3; i < len(pix.Pix); i += 4 {
		sum += int(pix.Pix[i])
		if pix.Pix[i] > 20 && pix.Pix[i] < 235 {
			soft++
		}
	}
	if area := float64(sum) / 255; math.Abs(area-400) > 8 {
		t.Errorf("the sprite covers %.1f pixels, want 400", area)
	}
	if soft < 40 {
		t.Errorf("%d pixels of its edges are soft", soft)
	}
}

func TestClip(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		p := b.Add(40, 40, solid(red))
		s.Clip(scene.Rect{X: 10, Y: 10, W: 20, H: 20})
		s.Put(p, 0, 0)
		s.Sprite(scene.Sprite{Pic: p, X: 30, Y: 30, Angle: math.Pi / 4, Tint: blue})
		s.Unclip()
		s.Rect(scene.Rect{X: 50, Y: 50, W: 4, H: 4}, blue)
	})
	pixel(t, pix, 10, 10, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 9, 15, color.RGBA{})
	pixel(t, pix, 30, 15, color.RGBA{})
	pixel(t, pix, 15, 30, color.RGBA{})
	pixel(t, pix, 52, 52, color.RGBA{0, 0, 255, 255})
}

func TestCutPicturesAreNotSquashed(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		p := b.Add(40, 4, func(c *raster.Canvas) {
			c.Fill(c.Whole(), raster.Linear(0, 0, 40, 0, raster.Stop{At: 0, Color: raster.Hex(0)}, raster.Stop{At: 1, Color: white}))
		})
		s.Clip(scene.Rect{X: 20, Y: 0, W: 10, H: 64})
		s.Put(p, 10, 30)
	})
	pixel(t, pix, 19, 31, color.RGBA{})
	pixel(t, pix, 20, 31, color.RGBA{67, 67, 67, 255})
	pixel(t, pix, 29, 31, color.RGBA{124, 124, 124, 255})
	pixel(t, pix, 30, 31, color.RGBA{})
}

func TestMeshColoursFlow(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		l := func(x, y float32) scene.Vertex { return scene.Vertex{X: x, Y: y, Color: red} }
		r := func(x, y float32) scene.Vertex { return scene.Vertex{X: x, Y: y, Color: red.Alpha(0)} }
		s.Mesh(scene.Over, l(0, 0), r(64, 0), r(64, 64), l(0, 0), r(64, 64), l(0, 64))
	})
	pixel(t, pix, 0, 32, color.RGBA{253, 0, 0, 253})
	pixel(t, pix, 32, 32, color.RGBA{126, 0, 0, 126})
	pixel(t, pix, 63, 32, color.RGBA{2, 0, 0, 2})
}

func TestOrderIsKept(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		small, large := b.Add(64, 64, solid(red)), b.Add(800, 64, solid(blue))
		s.Put(large, 0, 0)
		s.Put(small, 0, 0)
		s.Rect(scene.Rect{X: 10, Y: 10, W: 10, H: 10}, white)
		s.Sprite(scene.Sprite{Pic: small, X: 12, Y: 12, W: 3.5, H: 3.5, Tint: white})
		s.Put(large, 40, 0)
	})
	pixel(t, pix, 5, 5, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 18, 18, color.RGBA{255, 255, 255, 255})
	pixel(t, pix, 12, 12, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 45, 5, color.RGBA{0, 0, 255, 255})
}

func TestNewGenerationOfPictures(t *testing.T) {
	var p painter
	var s scene.Scene
	b := scene.NewBook()
	for _, c := range []raster.Color{red, blue} {
		b.Reset()
		s.Reset(b)
		s.Put(b.Add(8, 8, solid(c)), 0, 0)
		want := color.RGBA{uint8(255 * c.R), 0, uint8(255 * c.B), 255}
		pixel(t, paintOnto(&p, &s, 8, 8, ebiten.GeoM{}), 4, 4, want)
	}
}

// A frame with more triangles than one go can take is painted whole.
func TestManySprites(t *testing.T) {
	const many = 30000
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		p := b.Add(1, 1, solid(raster.Color{R: 1, G: 1, B: 1, A: 1}))
		s.Rect(scene.Rect{W: 64, H: 64}, raster.Hex(0))
		for i := range many {
			s.Sprite(scene.Sprite{Pic: p, X: float32(i%64) + 0.5, Y: float32(i/64%64) + 0.5, Tint: raster.Color{R: 1. / 255, A: 1}, Blend: scene.Add})
		}
	})
	pixel(t, pix, 3, 3, color.RGBA{8, 0, 0, 255})
	pixel(t, pix, 63, 63, color.RGBA{7, 0, 0, 255})
}

func TestStretch(t *testing.T) {
	b := scene.NewBook()
	var s scene.Scene
	s.Reset(b)
	s.Rect(scene.Rect{X: 10, Y: 10, W: 10, H: 10}, red)
	var stretch ebiten.GeoM
	stretch.Scale(2, 2)
	stretch.Translate(5, 0)
	pix := paintOnto(&painter{}, &s, 64, 64, stretch)
	pixel(t, pix, 25, 20, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 44, 39, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 24, 20, color.RGBA{})
	pixel(t, pix, 45, 39, color.RGBA{})
}

func TestSteadyPlayAllocatesNothing(t *testing.T) {
	b := scene.NewBook()
	var s scene.Scene
	s.Reset(b)
	p, large := b.Add(30, 30, solid(red)), b.Add(1280, 720, solid(blue))
	s.Put(large, 0, 0)
	s.Clip(scene.Rect{X: 5, Y: 5, W: 100, H: 50})
	for i := range 300 {
		s.Sprite(scene.Sprite{Pic: p, X: float32(i), Y: 10, Angle: float32(i), Tint: white, Blend: scene.Screen})
		s.Rect(scene.Rect{X: float32(i), W: 10, H: 10}, white)
	}
	var front painter
	var to meter // which shows nothing
	frame := func() {
		front.touch(&to)
		front.paint(&to, &s, ebiten.GeoM{})
	}
	if allocs := testing.AllocsPerRun(20, frame); allocs != 0 {
		t.Errorf("a frame allocates %v times", allocs)
	}
}

// What was added before is blurred, what comes after is sharp.
func TestSoften(t *testing.T) {
	pix := painted(func(s *scene.Scene, b *scene.Book) {
		left, right := b.Add(32, 64, solid(red)), b.Add(32, 64, solid(blue))
		s.Put(left, 0, 0)
		s.Put(right, 32, 0)
		s.Soften(scene.Rect{W: 64, H: 64})
		s.Put(b.Add(4, 4, solid(white)), 30, 30)
	})
	pixel(t, pix, 4, 60, color.RGBA{255, 0, 0, 255})
	pixel(t, pix, 60, 4, color.RGBA{0, 0, 255, 255})
	pixel(t, pix, 30, 30, color.RGBA{255, 255, 255, 255})
	pixel(t, pix, 33, 33, color.RGBA{255, 255, 255, 255})
	for _, x := range []int{30, 33} {
		if c := pix.RGBAAt(x, 10); c.R < 40 || c.B < 40 || c.A < 252 {
			t.Errorf("pixel %d, 10 beside the edge is %v, not blurred", x, c)
		}
	}
}
