package kit

import (
	"math"

	"parlor/scene"
	"parlor/scene/raster"
)

// Heights of caps in pixels of the picture: on buttons, and in tables and hints.
const (
	buttonCap = 22
	hintCap   = 26
)

// arrows are the keys whose caps show an arrow, by the quarters that it is turned
// clockwise from pointing right, and one: 0 is no arrow.
var arrows = map[string]int{"Right": 1, "Down": 2, "Left": 3, "Up": 4}

// unit is a pixel of the picture, or more where text is larger than in it, so
// that caps fit their letters.
func (k *Kit) unit() float32 { return k.Font(raster.TextBold, 12).Size() / 12 }

// CapHeight gives how high caps of tables and hints are, in pixels of the window.
func (k *Kit) CapHeight() float32 { return Round(hintCap * k.unit()) }

// capFont writes the letters on a cap.
func (k *Kit) capFont(height float32) *scene.Font {
	return k.book.Font(raster.TextBold, max(Round(.48*height), k.least))
}

// CapWidth gives how wide a key's cap of that height is.
func (k *Kit) CapWidth(key string, height float32) float32 {
	if arrows[key] > 0 {
		return Round(height)
	}
	return max(Round(height), Round(k.capFont(height).Width(key)+.54*height))
}

// Cap shows the cap of a key, its left edge at x and its middle at y, and gives
// its width. Key is the name that stands on it; arrows are drawn.
func (k *Kit) Cap(s *scene.Scene, key string, x, y, height float32) float32 {
	r := scene.Rect{X: Round(x), Y: Round(y - height/2), W: k.CapWidth(key, height), H: Round(height)}
	k.show(s, capPart, arrows[key], r)
	if arrows[key] == 0 {
		f := k.capFont(height)
		s.Text(f, key, r.X+r.W/2, middleOf(f, r.Y+(1-capLip)*r.H/2), scene.Middle, k.Dress.CapInk)
	}
	return r.W
}

// capLip is how much of a cap's height is its front side.
const capLip = .09

func paintCap(k *Kit, e Easel, w, h float32, arrowed int) {
	d, top, radius := k.Dress, (1-capLip)*h, .2*h
	e.Fill(raster.Box(0, radius/2, w, h-radius/2, radius), raster.Solid(d.CapLip))
	e.Fill(raster.Box(0, 0, w, top, radius), Down(0, h, d.CapTop, d.CapFoot))
	e.edge(w, top, radius, .8, raster.Solid(d.CapLip.Alpha(.6)))
	if arrowed > 0 {
		turn := raster.Turn(float32(arrowed-1) * math.Pi / 2)
		e.Stroke(arrow(.19*h).Transform(turn.Then(raster.Move(w/2, top/2))), .08*h, raster.Solid(d.CapInk))
	}
}

// arrow gives an arrow around (0, 0) that points to the right, with a shaft.
func arrow(reach float32) raster.Path {
	p := raster.Line(raster.Point{-reach, 0}, raster.Point{reach, 0})
	p.Add(raster.Line(raster.Point{.15 * reach, -.85 * reach}, raster.Point{reach, 0}, raster.Point{.15 * reach, .85 * reach}))
	return p
}

// PadCap shows the cap of a gamepad's button, its left edge at x and its middle at
// y, and gives its width.
func (k *Kit) PadCap(s *scene.Scene, button string, x, y float32) float32 {
	f := k.Font(raster.TextBold, 13)
	h := Round(1.92 * f.Size())
	r := scene.Rect{X: Round(x), Y: Round(y - h/2), W: max(Round(f.Width(button)+.72*h), h), H: h}
	k.show(s, padPart, 0, r)
	s.Text(f, button, r.X+r.W/2, middleOf(f, y), scene.Middle, k.Dress.Ink)
	return r.W
}

func paintPadCap(k *Kit, e Easel, w, h float32, _ int) {
	e.Fill(raster.Box(0, 0, w, h, h/2), raster.Solid(k.Dress.Sunk))
	e.edge(w, h, h/2, 1.3*k.Dress.Line, raster.Solid(k.Dress.SecondInk))
}

// Slot shows a place for a cap that is not taken, its left edge at x and its
// middle at y, and gives its width.
func (k *Kit) Slot(s *scene.Scene, x, y float32) float32 {
	h := k.CapHeight()
	r := scene.Rect{X: Round(x), Y: Round(y - h/2), W: Round(1.2 * h), H: h}
	k.dashes(s, r, 3*k.unit(), 0, k.Dress.SecondInk.Alpha(.6))
	k.show(s, slotPart, 0, r)
	return r.W
}

func paintSlot(k *Kit, e Easel, w, h float32, _ int) {
	x, y, reach := w/2, h/2, .16*h
	plus := raster.Line(raster.Point{x - reach, y}, raster.Point{x + reach, y})
	plus.Add(raster.Line(raster.Point{x, y - reach}, raster.Point{x, y + reach}))
	e.Stroke(plus, 1.6, raster.Solid(k.Dress.SecondInk))
}

// crawl is how far the dashes of what listens move in a second, in pixels of the
// picture.
const crawl = 20

// Listening shows a place that waits for a key, its dashes crawling along; seconds
// is for how long it has waited, or always 0 where motion is reduced.
func (k *Kit) Listening(s *scene.Scene, r scene.Rect, text string, seconds float32) {
	k.dashes(s, r, 6*k.Px, crawl*k.Px*seconds, k.Dress.Accent)
	f := k.Fit(raster.TextBold, 15, text, r.W-8*k.Px)
	s.Text(f, text, r.X+r.W/2, middleOf(f, r.Y+r.H/2), scene.Middle, k.Dress.Ink)
}

// dashes shows a dashed line around r, its dashes so long and shifted so far
// clockwise.
func (k *Kit) dashes(s *scene.Scene, r scene.Rect, length, shift float32, c raster.Color) {
	width := max(Round(1.6*k.Px), 1)
	step := 2 * length
	before := step - shift // how much of the line lies behind a side
	for i, side := range [...]float32{r.W, r.H, r.W, r.H} {
		for at := -float32(math.Mod(float64(before), float64(step))); at < side; at += step {
			from, to := max(at, 0), min(at+length, side)
			if to <= from {
				continue
			}
			dash := scene.Rect{X: r.X + from, Y: r.Y, W: to - from, H: width}
			switch i {
			case 1:
				dash = scene.Rect{X: r.X + r.W - width, Y: r.Y + from, W: width, H: to - from}
			case 2:
				dash.X, dash.Y = r.X+r.W-to, r.Y+r.H-width
			case 3:
				dash = scene.Rect{X: r.X, Y: r.Y + r.H - to, W: width, H: to - from}
			}
			s.Rect(dash, c)
		}
		before += side
	}
}
