package kit

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// Sizes of what chooses one of a few, in pixels of the picture.
const (
	switchWidth  = 50
	switchHeight = 26
	severalEach  = 30 // how high each part is
	severalInset = 3
	severalPad   = 13 // left and right of a word
	severalText  = 15
)

// switchGreen is on: the same in every dress.
var switchGreen = raster.Hex(0x2fb27a)

// Switch shows a switch whose left end is at x and whose middle is at y, with its
// word beside it, and gives the place that it takes.
func (k *Kit) Switch(s *scene.Scene, x, y float32, on bool, word string, state State) {
	px := k.Px
	r := scene.Rect{X: Round(x), Y: Round(y - switchHeight/2*px), W: Round(switchWidth * px), H: Round(switchHeight * px)}
	variant := 0
	if on {
		variant += switchedOn
	}
	if state == Pressed {
		variant += switchDown
	}
	k.show(s, switchPart, variant, r)
	f := k.Font(raster.TextBold, severalText)
	s.Text(f, word, r.X+r.W+10*px, middleOf(f, y), scene.Left, k.Dress.Ink)
}

// The variants of a switch's picture.
const (
	switchedOn = 1
	switchDown = 2
)

func paintSwitch(k *Kit, e Easel, w, h float32, variant int) {
	d := k.Dress
	ground, edge, at := d.Sunk, d.SecondInk, h/2
	mark := raster.Line(raster.Point{at - 3, h/2 - 3}, raster.Point{at + 3, h/2 + 3})
	mark.Add(raster.Line(raster.Point{at + 3, h/2 - 3}, raster.Point{at - 3, h/2 + 3}))
	if variant&switchedOn != 0 {
		ground, edge, at = switchGreen, switchGreen.Mix(white, .55), w-h/2
		mark = raster.Line(raster.Point{at - 4.5, h/2 + .5}, raster.Point{at - 1.2, h/2 + 3.6}, raster.Point{at + 4.6, h/2 - 3.6})
	}
	radius := h/2 - 3
	if variant&switchDown != 0 {
		radius--
	}
	e.Fill(raster.Box(0, 0, w, h, h/2), raster.Solid(ground))
	e.edge(w, h, h/2, 1.5*d.Line, raster.Solid(edge))
	e.Fill(raster.Circle(at, h/2, radius), Down(0, h, white, raster.Hex(0xe2ded6)))
	e.Stroke(mark, 2.2, raster.Solid(raster.Hex(0x24343a)))
}

// Several gives where the parts of a chooser of one of several words stand, the
// upper left corner of its ground being at (x, y): side by side, in more than one
// line where they are wider together than width.
func (k *Kit) Several(words []string, x, y, width float32) (ground scene.Rect, parts []scene.Rect) {
	f, inset := k.Font(raster.Title, severalText), Round(severalInset*k.Px)
	height := Round(severalEach * max(k.Px, f.Size()/severalText))
	left, top := Round(x)+inset, Round(y)+inset
	at := left
	ground = scene.Rect{X: left - inset, Y: top - inset}
	for i, word := range words {
		w := Round(f.Width(word) + 2*severalPad*k.Px)
		if at+w+inset > x+width && i > 0 {
			at, top = left, top+height+inset
		}
		parts = append(parts, scene.Rect{X: at, Y: top, W: w, H: height})
		at += w
		ground.W = max(ground.W, at+inset-ground.X)
	}
	ground.H = top + height + inset - ground.Y
	return ground, parts
}

// ShowSeveral shows a chooser whose parts stand as Several says.
func (k *Kit) ShowSeveral(s *scene.Scene, words []string, ground scene.Rect, parts []scene.Rect, at int) {
	k.Sunk(s, ground)
	f := k.Font(raster.Title, severalText)
	for i, r := range parts {
		c := k.Dress.SecondInk
		if i == at {
			c = k.Dress.MainInk
			k.Plate(s, r)
		}
		s.Text(f, words[i], r.X+r.W/2, middleOf(f, r.Y+r.H/2), scene.Middle, c)
	}
}
