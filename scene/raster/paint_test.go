package raster

import (
	"bytes"
	"image/color"
	"testing"
)

func TestLinear(t *testing.T) {
	c := NewCanvas(100, 4)
	c.Fill(c.Whole(), Linear(20, 0, 80, 0, Stop{0, Hex(0x000000)}, Stop{0.5, Hex(0xff0000)}, Stop{1, Hex(0xffffff)}))
	pixel(t, c, 0, 0, color.RGBA{0, 0, 0, 255})
	pixel(t, c, 34, 1, color.RGBA{123, 0, 0, 255})
	pixel(t, c, 49, 2, color.RGBA{251, 0, 0, 255})
	pixel(t, c, 99, 3, color.RGBA{255, 255, 255, 255})
}

func TestLinearLeans(t *testing.T) {
	c := NewCanvas(11, 11)
	c.Fill(c.Whole(), Linear(0, 0, 11, 11, Stop{0, Hex(0)}, Stop{1, Hex(0xffffff)}))
	pixel(t, c, 5, 5, color.RGBA{128, 128, 128, 255})
	pixel(t, c, 10, 0, color.RGBA{128, 128, 128, 255})
	pixel(t, c, 0, 10, color.RGBA{128, 128, 128, 255})
}

func TestRadial(t *testing.T) {
	c := NewCanvas(81, 41)
	c.Fill(c.Whole(), Radial(40.5, 20.5, 40, 20, Stop{0, Hex(0xffffff)}, Stop{1, Hex(0xffffff).Alpha(0)}))
	pixel(t, c, 40, 20, color.RGBA{255, 255, 255, 255})
	pixel(t, c, 60, 20, color.RGBA{128, 128, 128, 128})
	pixel(t, c, 40, 30, color.RGBA{128, 128, 128, 128})
	pixel(t, c, 0, 0, color.RGBA{})
}

// A dark gradient over many pixels has few colours; the pattern in which they are
// laid keeps every stretch of it at the right mean.
func TestGradientsShowNoBands(t *testing.T) {
	c := NewCanvas(8, 800)
	c.Fill(c.Whole(), Linear(0, 0, 0, 800, Stop{0, Color{0, 0, 0, 1}}, Stop{1, Color{8. / 255, 0, 0, 1}}))
	for y := 0; y < 800; y += 8 {
		sum := 0
		for v := y; v < y+8; v++ {
			for x := range 8 {
				sum += int(c.Pix.RGBAAt(x, v).R)
			}
		}
		near(t, "the mean of eight rows", float64(sum)/64, (float64(y)+4)/100, 0.05)
	}
}

// Rows of one colour are filled at once, and look as if they were not: all the same but
// for a lean too small to see, at soft edges, under a clip and where light is added.
func TestRowsOfOneColour(t *testing.T) {
	draw := func(lean float32, to Color, blend Blend) *Canvas {
		c := NewCanvas(61, 40)
		c.Fill(c.Whole(), Linear(0, 0, lean, 40, Stop{0, Hex(0x102030)}, Stop{1, Hex(0xfedcba)}))
		c.Clip(Circle(30, 20, 17.3))
		c.FillBlend(Box(5.3, 3.7, 48.9, 30.1, 6), Linear(0, 0, lean, 40, Stop{0, Hex(0x884422)}, Stop{1, to}), blend)
		return c
	}
	for _, blend := range []Blend{Over, Add, Screen} {
		for _, to := range []Color{Hex(0x111111), Hex(0x111111).Alpha(0.5)} {
			if !bytes.Equal(draw(0, to, blend).Pix.Pix, draw(1e-6, to, blend).Pix.Pix) {
				t.Errorf("to %v by %d: rows of one colour look otherwise", to, blend)
			}
		}
	}
}

func TestPaintGoesWithItsShape(t *testing.T) {
	plain, moved := NewCanvas(40, 40), NewCanvas(40, 40)
	paint := Linear(0, 0, 10, 5, Stop{0, Hex(0xff0000)}, Stop{1, Hex(0x0000ff)})
	plain.Fill(plain.Whole(), Linear(20, 0, 10, 20, Stop{0, Hex(0xff0000)}, Stop{1, Hex(0x0000ff)}))
	moved.Fill(moved.Whole(), paint.Transform(Scale(2, 2).Then(Turn(1.5707964)).Then(Move(20, 0))))
	for _, p := range []struct{ x, y int }{{5, 5}, {20, 10}, {15, 18}, {39, 39}} {
		pixel(t, moved, p.x, p.y, plain.Pix.RGBAAt(p.x, p.y))
	}
}

func TestColors(t *testing.T) {
	if got := Hex(0x336699); got != (Color{0.2, 0.4, 0.6, 1}) {
		t.Errorf("Hex(0x336699) is %v", got)
	}
	if got := (Color{0, 0, 0, 1}).Mix(Color{1, 0.5, 0, 0}, 0.5); got != (Color{0.5, 0.25, 0, 0.5}) {
		t.Errorf("the mix is %v", got)
	}
	if got := (Color{1, 1, 1, 0.5}).Alpha(0.5).A; got != 0.25 {
		t.Errorf("the alpha is %v", got)
	}
}
