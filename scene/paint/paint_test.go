package paint_test

import (
	"image"
	"image/color"
	"testing"

	"parlor/scene"
	"parlor/scene/paint"
	"parlor/scene/raster"
)

var (
	red   = raster.Color{R: 1, A: 1}
	white = raster.Color{R: 1, G: 1, B: 1, A: 1}
	black = color.RGBA{A: 255}
)

// painted paints a scene on black ground of 16 x 16.
func painted(fill func(s *scene.Scene, red scene.Pic)) *image.RGBA {
	b := scene.NewBook()
	pic := b.Add(4, 2, func(c *raster.Canvas) { c.Fill(c.Whole(), raster.Solid(red)) })
	var s scene.Scene
	s.Reset(b)
	s.Rect(scene.Rect{W: 16, H: 16}, raster.Color{A: 1})
	fill(&s, pic)
	on := image.NewRGBA(image.Rect(0, 0, 16, 16))
	var p paint.Painter
	p.Paint(on, &s)
	return on
}

func want(t *testing.T, m *image.RGBA, x, y int, c color.RGBA) {
	t.Helper()
	got := m.RGBAAt(x, y)
	for _, d := range [...]int{int(got.R) - int(c.R), int(got.G) - int(c.G), int(got.B) - int(c.B), int(got.A) - int(c.A)} {
		if d < -1 || d > 1 {
			t.Errorf("(%d, %d) is %v, want %v", x, y, got, c)
			return
		}
	}
}

func TestSprites(t *testing.T) {
	m := painted(func(s *scene.Scene, red scene.Pic) { s.Put(red, 3, 5) })
	for _, at := range []image.Point{{3, 5}, {6, 6}} {
		want(t, m, at.X, at.Y, color.RGBA{R: 255, A: 255})
	}
	for _, at := range []image.Point{{2, 5}, {7, 5}, {3, 4}, {3, 7}} {
		want(t, m, at.X, at.Y, black)
	}

	m = painted(func(s *scene.Scene, red scene.Pic) {
		s.Sprite(scene.Sprite{Pic: red, X: 8, Y: 8, W: 8, H: 4, Angle: 3.14159265 / 2, Tint: white.Alpha(.5)})
	})
	want(t, m, 8, 5, color.RGBA{R: 128, A: 255}) // it stands upright now
	want(t, m, 8, 10, color.RGBA{R: 128, A: 255})
	want(t, m, 4, 8, black)
	want(t, m, 8, 14, black)
}

func TestBlends(t *testing.T) {
	half := raster.Color{R: .5, G: .5, B: .5, A: 1}
	for blend, c := range map[scene.Blend]color.RGBA{
		scene.Over: {R: 255, A: 255}, scene.Add: {R: 255, G: 128, B: 128, A: 255}, scene.Screen: {R: 255, G: 128, B: 128, A: 255},
	} {
		m := painted(func(s *scene.Scene, red scene.Pic) {
			s.Rect(scene.Rect{W: 16, H: 16}, half)
			s.Sprite(scene.Sprite{Pic: red, X: 8, Y: 8, Tint: white, Blend: blend})
		})
		want(t, m, 8, 8, c)
		want(t, m, 2, 2, color.RGBA{R: 128, G: 128, B: 128, A: 255})
	}
}

// Two triangles that share an edge cover each of its pixels once.
func TestMeshesHaveNoSeams(t *testing.T) {
	m := painted(func(s *scene.Scene, _ scene.Pic) { s.Rect(scene.Rect{X: 2, Y: 2, W: 12, H: 12}, white.Alpha(.5)) })
	for y := range 16 {
		for x := range 16 {
			c := black
			if x >= 2 && x < 14 && y >= 2 && y < 14 {
				c = color.RGBA{R: 128, G: 128, B: 128, A: 255}
			}
			want(t, m, x, y, c)
		}
	}
}

func TestColoursFlow(t *testing.T) {
	m := painted(func(s *scene.Scene, _ scene.Pic) {
		at := func(x, y float32, c raster.Color) scene.Vertex { return scene.Vertex{X: x, Y: y, Color: c} }
		s.Mesh(scene.Over, at(0, 0, red), at(16, 0, white), at(16, 16, white), at(0, 0, red), at(16, 16, white), at(0, 16, red))
	})
	want(t, m, 0, 8, color.RGBA{R: 255, G: 8, B: 8, A: 255})
	want(t, m, 15, 8, color.RGBA{R: 255, G: 247, B: 247, A: 255})
}

func TestClips(t *testing.T) {
	m := painted(func(s *scene.Scene, _ scene.Pic) {
		s.Clip(scene.Rect{X: 4, Y: 4, W: 4, H: 4})
		s.Rect(scene.Rect{W: 16, H: 16}, white)
		s.Unclip()
		s.Rect(scene.Rect{X: 12, Y: 12, W: 1, H: 1}, red)
	})
	want(t, m, 4, 7, color.RGBA{R: 255, G: 255, B: 255, A: 255})
	want(t, m, 3, 4, black)
	want(t, m, 8, 7, black)
	want(t, m, 12, 12, color.RGBA{R: 255, A: 255})
}

func TestSoften(t *testing.T) {
	m := painted(func(s *scene.Scene, _ scene.Pic) {
		s.Rect(scene.Rect{X: 8, W: 8, H: 16}, white)
		s.Soften(scene.Rect{W: 16, H: 16})
		s.Rect(scene.Rect{W: 1, H: 1}, red)
	})
	want(t, m, 0, 0, color.RGBA{R: 255, A: 255})
	if c := m.RGBAAt(0, 8); c.R > 120 {
		t.Errorf("the dark side became %v", c)
	}
}
