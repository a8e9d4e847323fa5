package kit

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// Row shows the ground of a row of a table or list: every other one a little
// lighter.
func (k *Kit) Row(s *scene.Scene, r scene.Rect, isOdd bool) {
	if isOdd {
		k.show(s, washPart, 0, r)
	}
}

// ChosenRow shows the ground of the chosen row, with a bar at its left.
func (k *Kit) ChosenRow(s *scene.Scene, r scene.Rect) { k.show(s, washPart, 1, r) }

func paintWash(k *Kit, e Easel, w, h float32, isChosen int) {
	if isChosen == 0 {
		e.Fill(raster.Box(0, 0, w, h, 8), raster.Solid(k.Dress.Ink.Alpha(.035)))
		return
	}
	e.Fill(raster.Box(0, 0, w, h, 8), raster.Solid(k.Dress.Wash))
	e.Fill(raster.Box(0, 0, 3, h, 1.5), raster.Solid(k.Dress.Accent))
}

// Card is a choice that shows what it is like.
type Card struct {
	Title string
	Lines []string
	Dots  []raster.Color
}

// Sizes of cards in pixels of the picture.
const (
	cardPad  = 12
	dotStep  = 25
	dotSize  = 8.5
	cardLine = 16
)

// CardHeight gives how high a card with so many lines is.
func (k *Kit) CardHeight(lines int) float32 {
	return Round(60*k.Px + float32(lines)*cardLine*k.small())
}

// small is a pixel of the picture for small text, or more where that is larger.
func (k *Kit) small() float32 { return k.Font(raster.Text, 12).Size() / 12 }

// CardLines cuts a card's second text into lines for a card of that width.
func (k *Kit) CardLines(text string, width float32) []string {
	return Wrap(k.Font(raster.Text, 12), text, width-2*cardPad*k.Px)
}

// ShowCard shows a card; the one that holds has a tick and a wide edge.
func (k *Kit) ShowCard(s *scene.Scene, r scene.Rect, c Card, holds bool) {
	d, px := k.Dress, k.Px
	variant := 0
	if holds {
		variant = 1
	}
	k.show(s, cardPart, variant, r)
	left := r.X + cardPad*px
	room := r.W - 2*cardPad*px
	if holds {
		room -= 18 * px
		k.Icon(s, Tick, r.X+r.W-18*px, r.Y+20*px, d.Accent)
	}
	step := min(dotStep*px, (room-2*dotSize*px)/float32(len(c.Dots)-1))
	for i, color := range c.Dots {
		x := left + (dotSize-.5)*px + float32(i)*step
		k.Disc(s, x, r.Y+20*px, dotSize, white)
		k.Disc(s, x, r.Y+20*px, dotSize-1.3, color)
	}
	title := k.Fit(raster.TextBold, 15, c.Title, r.W-2*cardPad*px)
	y := r.Y + 49*px
	s.Text(title, c.Title, left, y, scene.Left, d.Ink)
	small := k.Font(raster.Text, 12)
	for _, line := range c.Lines {
		y += cardLine * k.small()
		s.Text(small, line, left, y, scene.Left, d.SecondInk)
	}
}

func paintCard(k *Kit, e Easel, w, h float32, holds int) {
	d := k.Dress
	if holds == 0 {
		k.sunk(e, w, h, 8)
		return
	}
	e.Fill(raster.Box(0, 0, w, h, 8), Down(0, h, d.ButtonTop, d.ButtonFoot))
	e.edge(w, h, 8, 2.5*d.Line, raster.Solid(d.Accent))
}

// ScrollBar shows how much of a list is seen: the part of that height from that
// place on, both from 0 to 1, at the right side of r.
func (k *Kit) ScrollBar(s *scene.Scene, r scene.Rect, place, part float32) {
	width := 4 * k.Px
	bar := scene.Rect{X: r.X + r.W - width, Y: r.Y, W: width, H: r.H}
	s.Rect(bar, k.Dress.Ink.Alpha(.1))
	bar.Y, bar.H = r.Y+place*r.H, part*r.H
	s.Rect(bar, k.Dress.Accent.Alpha(.8))
}
