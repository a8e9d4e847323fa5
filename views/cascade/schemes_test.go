package cascade

import (
	"image"
	"math"
	"testing"

	"parlor/games/cascade"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// linear gives a colour's light, from 0 to 1 (sRGB, IEC 61966-2-1).
func linear(c raster.Color) [3]float64 {
	var out [3]float64
	for i, v := range [3]float32{c.R, c.G, c.B} {
		if out[i] = float64(v) / 12.92; v > .04045 {
			out[i] = math.Pow((float64(v)+.055)/1.055, 2.4)
		}
	}
	return out
}

func luminance(c raster.Color) float64 {
	l := linear(c)
	return .2126*l[0] + .7152*l[1] + .0722*l[2]
}

// contrast is that of WCAG 2, from 1 to 21.
func contrast(a, b float64) float64 { return (max(a, b) + .05) / (min(a, b) + .05) }

// lightest gives the luminance that hardly a pixel of a part of a picture exceeds.
func lightest(c *raster.Canvas, part image.Rectangle) float64 {
	var counts [256]int
	n := 0
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			counts[int(255*luminance(pixel(c, x, y)))]++
			n++
		}
	}
	level, above := 255, 0
	for ; above+counts[level] < n/50; level-- {
		above += counts[level]
	}
	return (float64(level) + 1) / 255
}

// mean gives the mean luminance of a part of a picture.
func mean(c *raster.Canvas, part image.Rectangle) (light float64) {
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			light += luminance(pixel(c, x, y)) / float64(part.Dx()*part.Dy())
		}
	}
	return light
}

func pixel(c *raster.Canvas, x, y int) raster.Color {
	p := c.Pix.RGBAAt(x, y)
	return raster.Color{R: float32(p.R) / 255, G: float32(p.G) / 255, B: float32(p.B) / 255, A: 1}
}

func TestKindsStandOutFromTheWell(t *testing.T) {
	for _, scheme := range session.Schemes {
		v := shelltest.Window(1280, 720)
		v.Scheme = scheme
		s := newStage(t, v)
		w, l := &s.room.well, &s.room.layout
		back := s.Book.Canvas(w.back)
		var ground float64 // the lightest place, between the lines of the grid
		for cell := range columns * rows {
			x, y := l.well.X-w.around.X+(float32(cell%columns)+.3)*l.u, l.well.Y-w.around.Y+(float32(cell/columns)+.3)*l.u
			ground = max(ground, mean(back, image.Rect(int(x), int(y), int(x+.4*l.u), int(y+.4*l.u))))
		}
		for k := cascade.I; k <= cascade.Z; k++ {
			crystal := s.Book.Canvas(s.room.well.crystals.whole[k])
			light := mean(crystal, crystal.Pix.Rect)
			if got := contrast(light, ground); got < 3 {
				t.Errorf("%s: %s stands out from the well by %.1f to 1, want 3", scheme, k, got)
			}
		}
	}
}

// Text on every kind of slab, over the brightest water.
func TestTextIsLegible(t *testing.T) {
	for _, scheme := range session.Schemes {
		p := paletteOf(scheme)
		texts := map[string]raster.Color{
			"text": p.text, "soft": p.soft, "label": p.label, "mode": p.mode, "gold": p.gold, "chosen": p.chosenInk,
			"button": buttonText, "note": noteText, "info": infoText, "gold label": goldLabel,
		}
		on := map[slab][]string{
			glassPanel: {"text", "soft", "label", "mode", "gold", "info"},
			solidPanel: {"text", "soft", "label", "mode", "gold", "info"},
			button:     {"button", "note"},
			chosen:     {"chosen"},
			sunk:       {"label", "text", "mode", "info"},
			sunkGold:   {"gold", "gold label", "soft"},
			box:        {"label", "text"},
			tinted:     {},
		}
		for kind, names := range on {
			c := raster.NewCanvas(360, 200)
			c.Fill(c.Whole(), raster.Solid(p.water[0].Color))
			if !p.plain {
				c.FillBlend(c.Whole(), raster.Solid(p.blueFoot.Alpha(.92)), raster.Screen)
			}
			d := slabDrawing{c: c, px: 1, x: 80, y: 80, w: 200, h: 40, radius: slabs[kind].radius}
			if kind <= solidPanel {
				d.x, d.y, d.w, d.h = 30, 30, 300, 140
			}
			if kind >= sunk { // these stand in a panel
				panel := slabDrawing{c: c, px: 1, x: 30, y: 30, w: 300, h: 140, radius: 12}
				if p.plain {
					panel.plain(plates[glassPanel])
				} else {
					panel.glass()
				}
			}
			if p.plain {
				d.plain(plates[kind])
			} else {
				slabs[kind].draw(d)
			}
			part := image.Rect(int(d.x), int(d.y), int(d.x+d.w), int(d.y+d.h)).Inset(6)
			if kind == chosen { // its text stands in the middle, below the brightest gloss
				part.Min.Y, part.Max.Y = int(d.y+.3*d.h), int(d.y+.7*d.h)
			}
			ground := lightest(c, part)
			for _, name := range names {
				if got := contrast(luminance(texts[name]), ground); got < 4.5 {
					t.Errorf("%s: the %s text on slab %d has a contrast of %.1f to 1, want 4.5", scheme, name, kind, got)
				}
			}
		}
	}
}

// deficiency is how one who lacks a kind of cones sees linear light: Machado,
// Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color
// Vision Deficiency, 2009, severity 1.0.
type deficiency [3][3]float64

var (
	protanopia   = deficiency{{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}
	deuteranopia = deficiency{{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}
	tritanopia   = deficiency{{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}}
)

// lab gives a colour as it is seen, in CIELAB (D65).
func (d deficiency) lab(c raster.Color) [3]float64 {
	var seen [3]float64
	for i, row := range d {
		for j, l := range linear(c) {
			seen[i] += row[j] * l
		}
		seen[i] = min(max(seen[i], 0), 1)
	}
	f := func(t float64) float64 {
		if t > 216./24389 {
			return math.Cbrt(t)
		}
		return (24389./27*t + 16) / 116
	}
	r, g, b := seen[0], seen[1], seen[2]
	x, y, z := f((.4124*r+.3576*g+.1805*b)/.9505), f(.2126*r+.7152*g+.0722*b), f((.0193*r+.1192*g+.9505*b)/1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// In a scheme for a deficiency, all kinds differ in colour for those who have it,
// by more than six times what can just be seen (2.3 in CIELAB). In the others
// marks tell the kinds apart: TestMarksDiffer.
func TestSchemesServeTheirEyes(t *testing.T) {
	for _, c := range []struct {
		scheme session.Scheme
		eyes   string
		lack   deficiency
	}{
		{session.BlueOrange, "protanopia", protanopia}, {session.BlueOrange, "deuteranopia", deuteranopia}, {session.RedTeal, "tritanopia", tritanopia},
	} {
		p := paletteOf(c.scheme)
		for k := cascade.I; k <= cascade.Z; k++ {
			for other := cascade.I; other < k; other++ {
				a, b := c.lack.lab(p.kinds[k]), c.lack.lab(p.kinds[other])
				if d := math.Hypot(math.Hypot(a[0]-b[0], a[1]-b[1]), a[2]-b[2]); d < 15 {
					t.Errorf("%s: with %s, %s and %s differ by %.1f, want 15", c.scheme, c.eyes, k, other, d)
				}
			}
		}
	}
}

// Each kind's mark differs from the others' in every way of drawing, so that no
// kind is told by colour alone.
func TestMarksDiffer(t *testing.T) {
	for _, plain := range []bool{false, true} {
		grey := palette{plain: plain}
		for k := range grey.kinds {
			grey.kinds[k] = raster.Hex(0x808080)
		}
		for what, draw := range map[string]func(g gem, k cascade.Kind){
			"crystal": func(g gem, k cascade.Kind) { g.whole(k, &grey) },
			"ghost":   func(g gem, k cascade.Kind) { g.ghost(k, &grey) },
		} {
			var pictures [cascade.Z + 1]*raster.Canvas
			for k := cascade.I; k <= cascade.Z; k++ {
				c := raster.NewCanvas(30, 30)
				small(c, 0, func(g gem) { draw(g, k) })
				pictures[k] = c
				for other := cascade.I; other < k; other++ {
					different := 0
					for i, v := range c.Pix.Pix {
						if d := int(v) - int(pictures[other].Pix.Pix[i]); i%4 == 0 && max(d, -d) > 24 {
							different++
						}
					}
					if different < 30*30/20 {
						t.Errorf("plain %v: the %ss of %s and %s differ in %d of 900 pixels without their colours", plain, what, k, other, different)
					}
				}
			}
		}
	}
}

// A plain scheme has no light in it.
func TestHighContrastHasNoLight(t *testing.T) {
	v := shelltest.Window(1280, 720)
	v.Scheme = session.HighContrast
	s := newStage(t, v)
	s.Play("marathon", atOnce, nearlyFull)
	s.clearFour()
	for _, screen := range []shell.Screen{shell.Play, shell.Pause, shell.Title, shell.Menu, shell.Help} {
		choices := s.room.Menu()
		if screen == shell.Pause {
			choices = shelltest.Pause
		}
		s.Show(screen, choices)
		if screen == shell.Play && s.room.atlas.glow != 0 {
			t.Error("the atlas has a glow")
		}
		for _, m := range s.Scene.Marks {
			if w, h := s.Book.Size(m.Sprite.Pic); w > 1000 && h > 600 {
				if got := lightest(s.Book.Canvas(m.Sprite.Pic), image.Rect(0, 0, w, h)); got > .01 {
					t.Errorf("screen %d: the ground has a luminance of %.2f, want black", screen, got)
				}
			}
		}
	}
}
