package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// water is the night sea behind every screen: what stands still in it is drawn
// once, what lives in it each frame.
type water struct {
	w, h, px float32
	sea      sea
	reefs    [2]reef // apart from a sea that is too large to have them in it
	aurora   aurora
	bubbles  bubbles
	motes    motes
}

// reef is a group of crystal spires at a foot corner of the window, its middle
// at (x, y).
type reef struct {
	pic  scene.Pic
	x, y float32
}

// beyond is how far the water reaches outside the window, as a part of its width,
// so that no edge shows when the camera shakes.
const beyond = .012

// sea is the water itself with its lights, as large as the window and a little
// more.
type sea struct {
	pic  scene.Pic
	over scene.Rect
}

const (
	// mostSea is how many pixels a sea has at most in its full size.
	mostSea = 2.2e6
	// seaShrink is how much smaller a larger one is drawn: it is soft all over,
	// and stretched when it is painted.
	seaShrink = 2
)

// newSea puts a sea into the book; more draws what else shines in it, at a scale
// of the window's size.
func newSea(b *scene.Book, w, h float32, p *palette, more func(c *raster.Canvas, scale float32)) sea {
	edge := kit.Ceil(beyond * w)
	over := scene.Rect{X: -edge, Y: -edge, W: kit.Ceil(w) + 2*edge, H: kit.Ceil(h) + 2*edge}
	scale := float32(1)
	out := sea{over: over}
	if out.shrunk() {
		scale = 1. / seaShrink
	}
	out.pic = b.Add(int(kit.Ceil(over.W*scale)), int(kit.Ceil(over.H*scale)), func(c *raster.Canvas) {
		drawSea(c, p, reefScale(w, h)*scale)
		if more != nil {
			more(c, scale)
		}
		if scale == 1 && !p.plain {
			drawReefs(c, reefScale(w, h))
		}
	})
	return out
}

// shrunk says whether the picture is smaller than what it covers.
func (w sea) shrunk() bool { return w.over.W*w.over.H > mostSea }

func (w sea) show(s *scene.Scene, tint raster.Color) {
	r := w.over
	s.Sprite(scene.Sprite{Pic: w.pic, X: r.X + r.W/2, Y: r.Y + r.H/2, W: r.W, H: r.H, Tint: tint})
}

func newWater(b *scene.Book, w, h float32, p *palette) water {
	px := reefScale(w, h)
	out := water{w: w, h: h, px: px, sea: newSea(b, w, h, p, nil)}
	out.aurora = newAurora(w, h, p)
	out.bubbles = newBubbles(b, w, h, p.plain)
	if p.plain {
		return out
	}
	out.motes = newMotes(b, w, h)
	if out.sea.shrunk() {
		rw, rh := kit.Ceil(reefWidth*px), kit.Ceil(reefHeight*px)
		for i, x := range [...]float32{rw/2 - kit.Ceil(beyond*w), w - rw/2 + kit.Ceil(beyond*w)} {
			out.reefs[i] = reef{b.Add(int(rw), int(rh), func(c *raster.Canvas) { drawReef(c, px, i == 1) }), x, kit.Round(h+kit.Ceil(beyond*w)-rh) + rh/2}
		}
	}
	return out
}

// reefScale keeps the two reefs apart on narrow windows.
func reefScale(w, h float32) float32 { return min(h/720, w/820) }

// show draws the water around a sea; t is the time in seconds, light how bright
// everything is, up to 1.
func (w *water) show(s *scene.Scene, sea sea, t, light float32, reduced bool) {
	tint := raster.Color{R: light, G: light, B: light, A: 1}
	sea.show(s, tint)
	if reduced {
		t = 0
	}
	s.Fade = light
	w.aurora.show(s, t)
	w.motes.show(s, t)
	s.Fade = 1
	for _, r := range w.reefs {
		s.Sprite(scene.Sprite{Pic: r.pic, X: r.x, Y: r.y, Tint: tint})
	}
	s.Fade = light
	w.bubbles.show(s, t)
	s.Fade = 1
}

// seaLights are soft lights: middle and radii as parts of the window, and how
// bright they are.
var seaLights = [...]struct {
	x, y, rx, ry, bright float32
	color                func(p *palette) raster.Color
}{
	{.30, -.05, .52, .50, .55, func(p *palette) raster.Color { return p.blueLight }},
	{.86, .42, .38, .55, .42, func(p *palette) raster.Color { return p.violet }},
	{.10, .75, .36, .45, .30, func(p *palette) raster.Color { return p.teal }},
}

// shafts are the beams of light from above: top left, top right, foot right,
// foot left and depth as parts of the window, and how bright they are.
var shafts = [...][6]float32{
	{.05, .11, .32, .19, .98, .32}, {.20, .23, .40, .34, .79, .30}, {.365, .395, .56, .485, .82, .59},
	{.52, .54, .675, .625, .81, .60}, {.68, .74, .96, .81, 1.03, .63}, {.83, .86, 1.03, .95, 1.04, .55},
	{.97, 1.01, 1.19, 1.09, .85, .38},
}

func drawSea(c *raster.Canvas, p *palette, px float32) {
	iw, ih := c.Size()
	w, h := float32(iw), float32(ih)
	c.Fill(c.Whole(), raster.Linear(0, 0, 0, h, p.water[:]...))
	if p.plain {
		return
	}
	for _, l := range seaLights {
		shine(c, l.x*w, l.y*h, l.rx*w, l.ry*h, l.color(p).Alpha(l.bright))
	}
	soften(c, 20*px, .55, raster.Screen, func(little *raster.Canvas, scale float32) {
		at := func(x, y float32) raster.Point { return raster.Point{x * w * scale, y * h * scale} }
		for _, b := range shafts {
			little.Fill(raster.Polygon(at(b[0], -.01), at(b[1], -.01), at(b[2], b[4]), at(b[3], b[4])),
				raster.Linear(0, 0, 0, b[4]*h*scale, raster.Stop{At: 0, Color: p.shaft.Alpha(.30 * b[5])}, raster.Stop{At: 1, Color: p.shaft.Alpha(0)}))
		}
	})
	for _, x := range [...]float32{67 * px, w - 67*px} {
		shine(c, x, h-34*px, 280*px, 280*px, p.teal.Alpha(.34))
	}
	// A vignette darkens the edges.
	c.Fill(c.Whole(), raster.Radial(.5*w, .46*h, .72*w, .72*h,
		raster.Stop{At: .55, Color: p.vignette.Alpha(0)}, raster.Stop{At: 1, Color: p.vignette.Alpha(.62)}))
}

// The size of a reef, in pixels of the 720-high picture.
const (
	reefWidth  = 330
	reefHeight = 350
)

// spire is a crystal of the reef: where its foot is from the side of the window,
// its lean in degrees towards the middle, its width, its length and its colour.
type spire struct {
	x, lean, w, length float32
	color              uint32
}

var (
	farSpires = []spire{
		{-10, -8, 48, 260, 0x1c5c8a}, {60, -2, 54, 215, 0x1a5886}, {30, 2, 46, 245, 0x1c5c8a}, {135, 5, 58, 190, 0x1a6880},
		{205, 12, 52, 128, 0x1a6a82}, {245, 16, 48, 138, 0x1c5c8a}, {180, 7, 44, 165, 0x1b6284}, {288, 20, 40, 88, 0x1a5886},
	}
	nearSpires = []spire{
		{-2, -6, 72, 318, 0x2e68d6}, {72, 8, 58, 232, 0x1c9bb0}, {126, 20, 50, 150, 0x385cd8}, {-22, -19, 62, 214, 0x6a52dc},
		{44, 2, 52, 142, 0x26aea6}, {98, 14, 44, 112, 0x2f62d2}, {168, 32, 46, 100, 0x7a4cd0}, {210, 40, 34, 60, 0x4a58d8},
	}
)

// Facets of a spire: where the corners of its sides stand across its width, how
// far its shoulders lie below the foot of its tip, in widths, and the light.
var (
	spireCorners   = [4]float32{-.5, -.16, .215, .5}
	spireShoulders = [4]float32{.22, 0, .06, .42}
	spireSides     = [3]float32{.95, .66, .40}
	spireTips      = [3]float32{1.30, .98, .58}
)

const spireLight = .92

// drawReefs draws both reefs at the foot of a sea.
func drawReefs(c *raster.Canvas, px float32) {
	w, h := c.Size()
	rw, rh := int(kit.Ceil(reefWidth*px)), int(kit.Ceil(reefHeight*px))
	for i, x := range [...]int{0, w - rw} {
		r := raster.NewCanvas(rw, rh)
		drawReef(r, px, i == 1)
		c.Draw(r, x, h-rh, 1, raster.Over)
	}
}

// drawReef draws the reef of the left corner, or of the right one, which stands
// the other way round but has its light from the same side.
func drawReef(c *raster.Canvas, px float32, right bool) {
	w, h := c.Size()
	far := raster.NewCanvas(w, h)
	for _, s := range farSpires {
		s.draw(far, px, right, .41)
	}
	far.Blur(2 * px)
	c.Draw(far, 0, 0, .55, raster.Over)
	for _, s := range nearSpires {
		s.draw(c, px, right, .46)
	}
	// The reef sinks into the dark at its foot.
	c.Clip(c.Whole())
	fade := raster.NewCanvas(w, h)
	fade.Fill(fade.Whole(), raster.Linear(0, .45*float32(h), 0, float32(h),
		raster.Stop{At: 0, Color: raster.Hex(0x030914).Alpha(0)}, raster.Stop{At: 1, Color: raster.Hex(0x030914).Alpha(.55)}))
	atop(c, fade)
}

// atop lays src over what is drawn on c, and nothing where c is empty.
func atop(c, src *raster.Canvas) {
	for i := 0; i < len(c.Pix.Pix); i += 4 {
		d, s := c.Pix.Pix[i:i+4:i+4], src.Pix.Pix[i:i+4:i+4]
		covered, left := uint32(d[3]), 255-uint32(s[3])
		for j := range 3 {
			d[j] = uint8((uint32(s[j])*covered + uint32(d[j])*left) / 255)
		}
	}
}

func (s spire) draw(c *raster.Canvas, px float32, right bool, edge float32) {
	w, h := c.Size()
	x, lean := s.x*px, radians(s.lean)
	if right {
		x, lean = float32(w)-x, -lean
	}
	sin, cos := kit.SinCos(lean)
	// at gives a place by how far it is across the spire and up along it.
	at := func(across, up float32) raster.Point {
		return raster.Point{x + (across*cos+up*sin)*px, float32(h) + (across*sin-up*cos)*px}
	}
	const below = -30
	shoulder := s.length - 1.02*s.w
	tip := at(.08*s.w, s.length)
	color := raster.Hex(s.color)
	facet := func(light float32, p ...raster.Point) {
		c.Fill(raster.Polygon(p...), raster.Solid(shade(color, light*spireLight)))
	}
	var low, high [4]raster.Point
	for i, across := range spireCorners {
		low[i] = at(across*s.w, below)
		high[i] = at(across*s.w, shoulder-spireShoulders[i]*s.w)
	}
	for i := range spireSides {
		facet(spireSides[i], low[i], low[i+1], high[i+1], high[i])
	}
	for i := range spireTips {
		facet(spireTips[i], high[i], high[i+1], tip)
	}
	c.Stroke(raster.Line(low[0], high[0], tip), max(1.2*px, .7), raster.Solid(raster.Hex(0xdffaff).Alpha(edge)))
}
