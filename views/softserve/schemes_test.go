package softserve

import (
	"math"
	"testing"

	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/shell"
)

// luminance is how light a colour is (WCAG 2).
func luminance(c raster.Color) float64 {
	linear := func(v float32) float64 {
		if v <= .04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+.055)/1.055, 2.4)
	}
	return .2126*linear(c.R) + .7152*linear(c.G) + .0722*linear(c.B)
}

func contrast(a, b raster.Color) float64 {
	x, y := luminance(a)+.05, luminance(b)+.05
	return max(x, y) / min(x, y)
}

// In every scheme the flavours differ, the line around a piece stands out from the
// glass, and texts can be read on their paper.
func TestSchemes(t *testing.T) {
	for _, scheme := range session.Schemes {
		c := paletteOf(scheme)
		for i, a := range c.flavours {
			for j, b := range c.flavours[:i] {
				d := max(a.R-b.R, b.R-a.R) + max(a.G-b.G, b.G-a.G) + max(a.B-b.B, b.B-a.B)
				if d < .15 {
					t.Errorf("%s: %s and %s are alike", scheme, flavourNames[i], flavourNames[j])
				}
			}
		}
		paper := c.dress.PanelBottom
		for _, text := range []raster.Color{c.ink, c.second, c.dress.Accent} {
			if got := contrast(text, paper); got < 4.5 {
				t.Errorf("%s: a text has a contrast of %.1f on paper", scheme, got)
			}
		}
		glass, line := raster.Hex(0xa9d8e2), c.line()
		if c.plain {
			glass, line = black, white
		}
		if got := contrast(line, glass); got < 5 {
			t.Errorf("%s: the line around pieces has a contrast of %.1f on the glass", scheme, got)
		}
	}
}

// Flavours are told apart without colour: painted in one grey, no two scoops are
// alike, nor two popsicles.
func TestFlavoursDifferByShape(t *testing.T) {
	grey := standard.with(func(p *palette) {
		for i := range p.flavours {
			p.flavours[i] = raster.Hex(0x999999)
			p.marks[i] = markColors{raster.Hex(0x666666), raster.Hex(0xcccccc), black}
		}
	})
	const u = 72
	paint := func(f softserve.Flavour, bar bool) *raster.Canvas {
		c := raster.NewCanvas(2*u, u)
		p := grey.pen(newPen(c, u/100., 0, 0, ink), f)
		if bar {
			p.popsicle(false, falling)
		} else {
			p.scoop(falling) // whose faces are alike
		}
		return c
	}
	for i := range softserve.Flavour(len(flavourNames)) {
		for j := range i {
			for _, bar := range []bool{false, true} {
				a, b, differ := paint(i, bar).Pix.Pix, paint(j, bar).Pix.Pix, 0
				for k := 0; k < len(a); k += 4 {
					if d := int(a[k]) - int(b[k]); d > 40 || d < -40 {
						differ++
					}
				}
				if differ < 150 {
					t.Errorf("%s and %s differ in %d pixels only, bar %v", flavourNames[i], flavourNames[j], differ, bar)
				}
			}
		}
	}
}

// Every picture of the book can be drawn, in every scheme, and some of it is seen.
func TestPicturesAreDrawn(t *testing.T) {
	for _, scheme := range session.Schemes {
		v := shell.View{W: 480, H: 320, Scale: 1, Scheme: scheme}
		s := newStage(t, v)
		s.Play("classic", fast, toServe)
		s.Run(2e9)
		for pic := 1; pic <= s.Book.Len(); pic++ {
			c := s.Book.Canvas(scene.Pic(pic))
			seen := false
			for i := 3; i < len(c.Pix.Pix) && !seen; i += 4 {
				seen = c.Pix.Pix[i] > 0
			}
			if w, h := c.Size(); !seen && w*h > 4 {
				t.Errorf("%s: picture %d of %d x %d is empty", scheme, pic, w, h)
			}
		}
	}
}
