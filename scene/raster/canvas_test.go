package raster

import (
	"image/color"
	"math"
	"testing"
)

var (
	white = Solid(Color{1, 1, 1, 1})
	red   = Solid(Color{1, 0, 0, 1})
)

// area is the sum of the canvas's alpha, in pixels.
func area(c *Canvas) float64 {
	sum := 0
	for i := 3; i < len(c.Pix.Pix); i += 4 {
		sum += int(c.Pix.Pix[i])
	}
	return float64(sum) / 255
}

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.Abs(got-want) > within {
		t.Errorf("%s is %.3f, want %.3f within %.3f", what, got, want, within)
	}
}

func pixel(t *testing.T, c *Canvas, x, y int, want color.RGBA) {
	t.Helper()
	got := c.Pix.RGBAAt(x, y)
	for _, d := range []int{int(got.R) - int(want.R), int(got.G) - int(want.G), int(got.B) - int(want.B), int(got.A) - int(want.A)} {
		if d < -1 || d > 1 {
			t.Errorf("pixel %d, %d is %v, want %v", x, y, got, want)
			return
		}
	}
}

func TestShapesCoverTheirArea(t *testing.T) {
	shapes := map[string]struct {
		path Path
		want float64
	}{
		"a whole square":        {Box(2, 3, 10, 10, 0), 100},
		"a square in fractions": {Box(2.25, 3.5, 10.5, 10.25, 0), 10.5 * 10.25},
		"a rounded box":         {Box(4, 4, 30, 20, 6), 600 - (4-math.Pi)*36},
		"a circle":              {Circle(32, 32, 20), math.Pi * 400},
		"an ellipse":            {Ellipse(32, 32, 20, 10), math.Pi * 200},
		"a triangle":            {Polygon(Point{5, 5}, Point{45, 5}, Point{5, 35}), 600},
		"a triangle, reversed":  {Polygon(Point{5, 35}, Point{45, 5}, Point{5, 5}), 600},
		"a corner beyond":       {Box(54, 54, 30, 30, 0), 100},
		"a box all beyond":      {Box(-30, 5, 20, 20, 0), 0},
		"nothing":               {Path{}, 0},
	}
	for name, s := range shapes {
		c := NewCanvas(64, 64)
		c.Fill(s.path, white)
		near(t, name, area(c), s.want, 0.004*s.want+0.1)
	}
}

func TestWholePixelsAreSharp(t *testing.T) {
	c := NewCanvas(20, 20)
	c.Fill(Box(5, 5, 10, 10, 0), red)
	pixel(t, c, 5, 5, color.RGBA{255, 0, 0, 255})
	pixel(t, c, 14, 14, color.RGBA{255, 0, 0, 255})
	pixel(t, c, 4, 5, color.RGBA{})
	pixel(t, c, 15, 14, color.RGBA{})
	c.Fill(Box(0, 18.25, 20, 1, 0), white)
	pixel(t, c, 10, 18, color.RGBA{191, 191, 191, 191})
	pixel(t, c, 10, 19, color.RGBA{64, 64, 64, 64})
}

func TestOutlinesTurningTheOtherWayCutHoles(t *testing.T) {
	ring := Box(0, 0, 20, 20, 0)
	ring.Add(Polygon(Point{5, 5}, Point{5, 15}, Point{15, 15}, Point{15, 5}))
	c := NewCanvas(20, 20)
	c.Fill(ring, white)
	near(t, "the ring", area(c), 300, 0.1)

	joined := Box(0, 0, 12, 20, 0)
	joined.Add(Box(8, 0, 12, 20, 0))
	c = NewCanvas(20, 20)
	c.Fill(joined, white)
	near(t, "two boxes that overlap", area(c), 400, 0.1)
}

func TestStroke(t *testing.T) {
	for _, width := range []float32{0.3, 0.5, 1, 2, 5, 12} {
		w := float64(width)
		c := NewCanvas(100, 60)
		c.Stroke(Line(Point{20, 30}, Point{80, 30}), width, white)
		near(t, "a line with round ends", area(c), 60*w+math.Pi*w*w/4, 0.02*60*w+0.3)

		c = NewCanvas(100, 60)
		c.Stroke(Line(Point{20, 20}, Point{80, 40}), width, white)
		near(t, "a leaning line", area(c), math.Hypot(60, 20)*w+math.Pi*w*w/4, 0.03*60*w+0.3)

		c = NewCanvas(100, 60)
		c.Stroke(Circle(50, 30, 20), width, white)
		near(t, "a ring", area(c), 2*math.Pi*20*w, 0.03*2*math.Pi*20*w)
	}
}

func TestStrokeOnWholePixelsIsSharp(t *testing.T) {
	c := NewCanvas(20, 20)
	c.Stroke(Line(Point{-5, 10.5}, Point{25, 10.5}), 1, white)
	pixel(t, c, 10, 10, color.RGBA{255, 255, 255, 255})
	pixel(t, c, 10, 9, color.RGBA{})
	pixel(t, c, 10, 11, color.RGBA{})
}

func TestStrokeIsEvenWhereItCrossesItself(t *testing.T) {
	c := NewCanvas(40, 40)
	half := Solid(Color{1, 1, 1, 0.5})
	c.Stroke(Line(Point{5, 5}, Point{35, 35}, Point{35, 5}, Point{5, 35}), 6, half)
	pixel(t, c, 20, 20, color.RGBA{128, 128, 128, 128})
	pixel(t, c, 12, 12, color.RGBA{128, 128, 128, 128})
}

func TestAlphaComposition(t *testing.T) {
	c := NewCanvas(3, 1)
	c.Fill(c.Whole(), Solid(Color{1, 0, 0, 0.5}))
	pixel(t, c, 0, 0, color.RGBA{128, 0, 0, 128})
	c.Fill(c.Whole(), Solid(Color{0, 0, 1, 0.5}))
	pixel(t, c, 0, 0, color.RGBA{64, 0, 128, 191})
	c.Fill(c.Whole(), Solid(Color{0, 1, 0, 1}))
	pixel(t, c, 0, 0, color.RGBA{0, 255, 0, 255})
	c.Fill(c.Whole(), Solid(Color{1, 1, 1, 0}))
	pixel(t, c, 0, 0, color.RGBA{0, 255, 0, 255})
}

func TestBlends(t *testing.T) {
	for blend, want := range map[Blend]color.RGBA{
		Over:   {100, 150, 51, 255},
		Add:    {200, 250, 151, 255},
		Screen: {161, 191, 131, 255},
	} {
		c := NewCanvas(1, 1)
		c.Fill(c.Whole(), Solid(Color{100. / 255, 100. / 255, 100. / 255, 1}))
		c.FillBlend(c.Whole(), Solid(Color{100. / 255, 150. / 255, 51. / 255, 1}), blend)
		pixel(t, c, 0, 0, want)
	}
	c := NewCanvas(1, 1)
	c.Fill(c.Whole(), white)
	c.FillBlend(c.Whole(), white, Add)
	pixel(t, c, 0, 0, color.RGBA{255, 255, 255, 255})
}

func TestClipsNarrow(t *testing.T) {
	c := NewCanvas(20, 20)
	c.Clip(Box(0, 0, 10, 20, 0))
	c.Clip(Box(0, 0, 20, 10, 0))
	c.Fill(c.Whole(), white)
	near(t, "what two clips leave", area(c), 100, 0.1)
	c.Unclip()
	c.Fill(c.Whole(), white)
	near(t, "all", area(c), 400, 0.1)
}

func TestErase(t *testing.T) {
	c := NewCanvas(20, 20)
	c.Fill(c.Whole(), red)
	c.Clip(Box(0, 0, 20, 10, 0))
	c.Erase(Box(4, 4.5, 10.25, 12, 0))
	pixel(t, c, 3, 5, color.RGBA{255, 0, 0, 255})
	pixel(t, c, 4, 4, color.RGBA{127, 0, 0, 127})
	pixel(t, c, 4, 5, color.RGBA{})
	pixel(t, c, 13, 9, color.RGBA{})
	pixel(t, c, 14, 9, color.RGBA{191, 0, 0, 191})
	pixel(t, c, 10, 10, color.RGBA{255, 0, 0, 255})
	c.Unclip()
	near(t, "what is left", area(c), 400-10.25*5.5, 0.1)
}

func TestClipHoldsForPictures(t *testing.T) {
	dot := NewCanvas(4, 4)
	dot.Fill(dot.Whole(), white)
	c := NewCanvas(10, 10)
	c.Clip(Box(0, 0, 5, 10, 0))
	c.Draw(dot, 3, 3, 1, Over)
	near(t, "half a picture", area(c), 8, 0.1)
}

func TestDrawIsCutAtTheEdges(t *testing.T) {
	dot := NewCanvas(4, 4)
	dot.Fill(dot.Whole(), red)
	c := NewCanvas(10, 10)
	c.Draw(dot, -2, 8, 0.5, Over)
	pixel(t, c, 1, 9, color.RGBA{128, 0, 0, 128})
	near(t, "a quarter at half alpha", area(c), 2, 0.05)
	c.Draw(dot, 50, 50, 1, Over)
}

// Upright rectangles have a way of their own to be filled; a corner in the middle
// of a side takes it from them.
func TestUprightRectanglesAreFilledAsOtherShapes(t *testing.T) {
	for _, r := range [][4]float32{{2, 3, 8, 9}, {2.25, 3.5, 8.75, 9.125}, {4.25, 1, 4.5, 11}, {-3, -3, 20, 5.5}, {3, 4, 3, 9}} {
		x0, y0, x1, y1 := r[0], r[1], r[2], r[3]
		quick, outline := NewCanvas(12, 12), NewCanvas(12, 12)
		quick.Fill(Box(x0, y0, x1-x0, y1-y0, 0), white)
		outline.Fill(Polygon(Point{x0, y0}, Point{(x0 + x1) / 2, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1}), white)
		for y := range 12 {
			for x := range 12 {
				a, b := int(quick.Pix.RGBAAt(x, y).A), int(outline.Pix.RGBAAt(x, y).A)
				if a-b > 1 || b-a > 1 {
					t.Errorf("%v: the pixel (%d, %d) has the alpha %d, another shape's %d", r, x, y, a, b)
				}
			}
		}
	}
}
