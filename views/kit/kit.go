// Package kit is the widgets that all rooms share: panels, buttons, caps of keys,
// sliders, switches and what else options and menus are made of. Each room puts
// them into its own Dress.
//
// Goals: one look and one behaviour of a widget everywhere; states that differ by
// outline, offset or mark as well as by colour; sharp at every scale, no picture
// made twice, and text that is never too small to read.
//
// Non-goals: what a widget does, where it stands and what is chosen. Callers say
// where, in pixels of the window, and hear the pointer themselves.
package kit

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// Kit draws widgets of one dress at one scale. It ends with its book's generation.
type Kit struct {
	Dress *Dress
	// Px is how many pixels of the window one of the 720-high pictures is.
	Px float32

	book  *scene.Book
	least float32 // the smallest size of text, in pixels
	made  map[picture]scene.Pic
}

// leastPoints is the smallest that text may be at any size of window.
const leastPoints = 12

// picture tells apart what is kept in a book: a part of a widget at a size.
type picture struct {
	part    part
	variant int // what else it differs by
	w, h    int // device pixels
}

// part is what a picture shows. Painters say how, in pixels of the 720-high
// picture.
type part uint8

const (
	overlayPart part = iota
	noticePart
	sunkPart
	platePart
	buttonPart
	ringPart
	capPart
	padPart
	slotPart
	trackPart
	knobPart
	switchPart
	washPart
	cardPart
	dotPart
	iconPart
	roomPanelPart
	tipPart
)

// New makes a kit for a book. Px is how many pixels of the window one of the
// 720-high pictures is, scale how many a point is.
func New(b *scene.Book, d *Dress, px, scale float32) *Kit {
	return &Kit{Dress: d, Px: px, book: b, least: Ceil(leastPoints * scale), made: map[picture]scene.Pic{}}
}

// painters is how each part is painted, and how far it may reach out of its place.
var painters = [...]struct {
	reach float32
	paint func(k *Kit, e Easel, w, h float32, variant int)
}{
	noticePart:    {panelReach, paintNotice},
	overlayPart:   {panelReach, paintOverlay},
	platePart:     {0, paintPlate},
	sunkPart:      {0, paintSunk},
	buttonPart:    {panelReach / 2, paintButton},
	ringPart:      {ringReach + ringWidth, paintRing},
	capPart:       {0, paintCap},
	padPart:       {0, paintPadCap},
	slotPart:      {0, paintSlot},
	trackPart:     {0, paintTrack},
	knobPart:      {3, paintKnob},
	switchPart:    {0, paintSwitch},
	washPart:      {0, paintWash},
	cardPart:      {0, paintCard},
	dotPart:       {0, paintDot},
	iconPart:      {0, paintIcon},
	roomPanelPart: {panelReach, paintRoomPanel},
	tipPart:       {panelReach, paintTip},
}

// show puts a part on r, whose sides are rounded to whole pixels.
func (k *Kit) show(s *scene.Scene, what part, variant int, r scene.Rect) {
	margin := Ceil(painters[what].reach * k.Px)
	s.Put(k.picture(what, variant, r.W, r.H), Round(r.X)-margin, Round(r.Y)-margin)
}

// picture gives the picture of a part w by h large, with a margin for what reaches
// out of it.
func (k *Kit) picture(what part, variant int, w, h float32) scene.Pic {
	size := picture{what, variant, int(Round(w)), int(Round(h))}
	pic, ok := k.made[size]
	if !ok {
		px := k.Px
		margin := Ceil(painters[what].reach * px)
		pic = k.book.Add(size.w+2*int(margin), size.h+2*int(margin), func(c *raster.Canvas) {
			painters[what].paint(k, NewEasel(c, px, -margin/px, -margin/px), float32(size.w)/px, float32(size.h)/px, variant)
		})
		k.made[size] = pic
	}
	return pic
}

// Font gives a face at a size of the picture, but never too small to read.
func (k *Kit) Font(face *raster.Face, size float32) *scene.Font {
	return k.book.Font(face, max(Round(size*k.Px), k.least))
}

// Fit gives a face at a size of the picture, or at the largest one below it at
// which a text is no wider than a width in pixels of the window.
func (k *Kit) Fit(face *raster.Face, size float32, text string, width float32) *scene.Font {
	f := k.Font(face, size)
	for f.Size() > k.least && f.Width(text) > width {
		f = k.book.Font(face, f.Size()-1)
	}
	return f
}

// Label writes a label in small capitals, its baseline at y.
func (k *Kit) Label(s *scene.Scene, text string, x, y float32) {
	s.Text(k.Font(raster.TextBold, 12).Tracked(.9*k.Px), text, x, y, scene.Left, k.Dress.SecondInk)
}

// middleOf gives the baseline of text that stands in the middle of y.
func middleOf(f *scene.Font, y float32) float32 { return y + .35*f.Size() }
