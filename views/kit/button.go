package kit

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// State is what a widget shows of the player's hand.
type State uint8

// The states of widgets.
const (
	Rest    State = iota
	Hover         // the mouse is over it
	Chosen        // confirm would press it
	Pressed       // it is held down
)

// Face is what stands on a button.
type Face struct {
	Label string
	Size  float32 // of the label, in pixels of the picture
	Icon  Icon    // left of the label, or alone in the middle
	Key   string  // the key that presses it, at the right end; not shown where the label needs the room
	Main  bool    // it is the one that is pressed most
}

// pressDepth is how far a button goes down.
const pressDepth = 2

// The variants of a button's picture.
const (
	mainButton  = 1
	downButton  = 2
	hoverButton = 4 // the light over it alone
)

// Button shows a button.
func (k *Kit) Button(s *scene.Scene, r scene.Rect, f Face, state State) {
	d, variant := k.Dress, 0
	if f.Main {
		variant += mainButton
	}
	if state == Pressed {
		variant += downButton
	}
	k.show(s, buttonPart, variant, r)
	switch state {
	case Hover:
		k.show(s, buttonPart, hoverButton, r)
	case Chosen:
		k.Ring(s, r)
	}

	ink := d.Ink
	if f.Main {
		ink = d.MainInk
	}
	middle := r.Y + r.H/2
	if state == Pressed {
		middle += pressDepth * k.Px
	}
	if f.Label == "" {
		k.Icon(s, f.Icon, r.X+r.W/2, middle, ink)
		return
	}
	left, right := r.X+8*k.Px, r.X+r.W-8*k.Px
	if f.Icon != NoIcon {
		k.Icon(s, f.Icon, r.X+r.H/2, middle, ink)
		left = r.X + r.H - 2*k.Px
	}
	if f.Key != "" {
		height := buttonCap * k.unit()
		before := right - k.CapWidth(f.Key, height) - 6*k.Px
		if k.Fit(raster.Title, f.Size, f.Label, before-left).Width(f.Label) <= before-left {
			right = before
			k.Cap(s, f.Key, right, middle, height)
		}
	}
	font := k.Fit(raster.Title, f.Size, f.Label, right-left)
	if f.Icon != NoIcon {
		s.Text(font, f.Label, left, middleOf(font, middle), scene.Left, ink)
	} else {
		s.Text(font, f.Label, (left+right)/2, middleOf(font, middle), scene.Middle, ink)
	}
}

func paintButton(k *Kit, e Easel, w, h float32, variant int) {
	d := k.Dress
	if variant == hoverButton {
		e.Fill(raster.Box(0, 0, w, h, buttonRadius), raster.Solid(white.Alpha(.14)))
		e.edge(w, h, buttonRadius, 1.5*d.Line, raster.Solid(d.Ink.Alpha(.6)))
		return
	}
	top, foot, edge, gloss := d.ButtonTop, d.ButtonFoot, d.ButtonEdge, d.Gloss
	if variant&mainButton != 0 {
		top, foot, edge, gloss = d.MainTop, d.MainFoot, d.MainEdge, max(.5, d.Gloss)
	}
	isDown := variant&downButton != 0
	if isDown {
		e.M = raster.Move(0, pressDepth).Then(e.M)
		top = foot
	} else {
		e.shadow(w, h, buttonRadius, 2, 2.5, d.Shadow.Alpha(.45))
	}
	e.Fill(raster.Box(0, 0, w, h, buttonRadius), Down(0, h, top, foot))
	e.edge(w, h, buttonRadius, d.Line, raster.Solid(edge))
	if !isDown && d.Gloss > 0 {
		e.Stroke(raster.Box(1.5, 1.5, w-3, h-3, buttonRadius-1.5), 1, Down(0, .3*h, white.Alpha(gloss), white.Alpha(0)))
	}
}

// ringReach is how far outside of what is chosen its ring lies, and how wide it is.
const ringReach, ringWidth = 3, 2.5

// Ring shows the ring around what is chosen.
func (k *Kit) Ring(s *scene.Scene, r scene.Rect) { k.show(s, ringPart, 0, r) }

func paintRing(k *Kit, e Easel, w, h float32, _ int) {
	e.Stroke(raster.Box(-ringReach, -ringReach, w+2*ringReach, h+2*ringReach, buttonRadius+ringReach), ringWidth, raster.Solid(k.Dress.Accent))
}
