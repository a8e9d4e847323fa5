package raster

import (
	"image/color"
	"math"
	"testing"
)

func TestBlurKeepsWhatThereIs(t *testing.T) {
	for _, deviation := range []float32{0.3, 1, 2, 3.5, 8} {
		c := NewCanvas(120, 120)
		c.Fill(Box(50, 50, 20, 20, 0), red)
		c.Blur(deviation)
		near(t, "the blurred area", area(c), 400, 8)
		p := c.Pix.RGBAAt(60, 60)
		if p.R != p.A || p.G != 0 {
			t.Errorf("the colour of the blur is %v", p)
		}
	}
}

func TestBlurIsEvenAndAsWideAsAsked(t *testing.T) {
	const deviation = 6
	c := NewCanvas(101, 101)
	c.Fill(Box(40, 40, 21, 21, 0), white)
	c.Blur(deviation)
	var sum, square float64
	for x := range 101 {
		for y := range 101 {
			a := float64(c.Pix.RGBAAt(x, y).A)
			if mirror := float64(c.Pix.RGBAAt(100-x, 100-y).A); math.Abs(a-mirror) > 2 {
				t.Fatalf("pixel %d, %d is %v and its mirror %v", x, y, a, mirror)
			}
			sum += a
			square += a * float64(x-50) * float64(x-50)
		}
	}
	// The variance of the square itself is added to the blur's.
	near(t, "the deviation", math.Sqrt(square/sum-21*21/12.), deviation, 0.25)
}

func TestBlurOfAFullCanvasLosesOnlyItsEdges(t *testing.T) {
	c := NewCanvas(60, 60)
	c.Fill(c.Whole(), white)
	c.Blur(4)
	pixel(t, c, 30, 30, color.RGBA{255, 255, 255, 255})
	if a := c.Pix.RGBAAt(0, 30).A; a < 70 || a > 130 {
		t.Errorf("the edge is %d, want less than half", a)
	}
}

func TestDrawScaled(t *testing.T) {
	checks := NewCanvas(64, 64)
	for y := 0; y < 64; y += 2 {
		for x := y / 2 % 2 * 2; x < 64; x += 4 {
			checks.Fill(Box(float32(x), float32(y), 2, 2, 0), white)
		}
	}
	c := NewCanvas(40, 40)
	c.DrawScaled(checks, 4, 4, 16, 16, 1, Over)
	near(t, "a picture made small", area(c), 128, 2)
	pixel(t, c, 10, 10, color.RGBA{128, 128, 128, 128})

	dot := NewCanvas(2, 2)
	dot.Fill(Box(0, 0, 1, 2, 0), red)
	dot.Fill(Box(1, 0, 1, 2, 0), Solid(Hex(0x0000ff)))
	c = NewCanvas(40, 40)
	c.DrawScaled(dot, 0, 0, 40, 40, 1, Over)
	pixel(t, c, 2, 20, color.RGBA{255, 0, 0, 255})
	pixel(t, c, 19, 20, color.RGBA{134, 0, 121, 255})
	pixel(t, c, 38, 20, color.RGBA{0, 0, 255, 255})

	c = NewCanvas(40, 40)
	full := NewCanvas(10, 10)
	full.Fill(full.Whole(), white)
	c.DrawScaled(full, 10.5, 10.5, 7.5, 7.5, 1, Over)
	near(t, "a picture laid between pixels", area(c), 7.5*7.5, 0.5)
}

func TestDrawScaledInItsOwnSizeIsDraw(t *testing.T) {
	src := NewCanvas(9, 9)
	src.Fill(Circle(4.5, 4.5, 4), Solid(Hex(0x58e6ff)))
	a, b := NewCanvas(20, 20), NewCanvas(20, 20)
	a.Draw(src, 5, 6, 1, Over)
	b.DrawScaled(src, 5, 6, 9, 9, 1, Over)
	for i := range a.Pix.Pix {
		if a.Pix.Pix[i] != b.Pix.Pix[i] {
			t.Fatalf("byte %d differs: %d and %d", i, a.Pix.Pix[i], b.Pix.Pix[i])
		}
	}
}
