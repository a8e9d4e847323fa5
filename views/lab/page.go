package lab

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Page is How to Play: a panel over the room with a title, lessons and keys. The
// room fills the Body.
type Page struct {
	Panel, Body scene.Rect
	Pad         float32 // around the body

	close scene.Rect
}

// Sizes of the page in pixels of the picture.
const (
	pageWidth, pageHeight = 1060, 620
	pagePad, pageTitle    = 20, 52
	pageMargin            = 6 // to the window
)

// Page places the page in the middle of the window; a tall one takes all the height.
func (t *Tools) Page(isTall bool) Page {
	px, safe := t.Px, t.Plan.Safe
	w, h := min(safe.W-2*pageMargin*px, pageWidth*px), safe.H-2*pageMargin*px
	if !isTall {
		h = min(h, pageHeight*px)
	}
	panel, pad := kit.Snap(safe.X+(safe.W-w)/2, safe.Y+(safe.H-h)/2, w, h), kit.Round(min(pagePad*px, .03*w))
	return Page{
		Panel: panel, Pad: pad,
		Body:  scene.Rect{X: panel.X + pad, Y: panel.Y + pageTitle*px, W: w - 2*pad, H: h - pageTitle*px - pad},
		close: kit.Snap(panel.X+w-52*px, panel.Y+6*px, 44*px, 40*px),
	}
}

// ShowPage shows the empty page, whose title stands so far from the left of the panel
// and has so much room. It fades in, and so does what is shown after it, until the
// scene's Fade is 1 again.
func (t *Tools) ShowPage(s *scene.Scene, f *shell.Frame, p *Page, title string, left, room float32) {
	all := scene.Rect{W: t.Plan.View.W, H: t.Plan.View.H}
	in := min(kit.Seconds(f.Since)/.16, 1)
	s.Rect(all, t.Dress.Scrim.Alpha(in))
	f.Area(shell.AnyPlace, all)
	s.Fade = in
	t.Overlay(s, p.Panel, false)
	font := t.Fit(raster.Title, 26, title, room)
	s.Text(font, title, p.Panel.X+left, Line(font, p.Panel.Y+pageTitle/2*t.Px), scene.Left, t.Dress.Ink)
	t.Kit.Button(s, p.close, kit.Face{Icon: kit.Close}, kit.Rest)
	f.Area(shell.BackButton, p.close)
}

// Lesson shows a card on r with a title and a text in lines, which are so many sizes
// of the text apart.
func (t *Tools) Lesson(s *scene.Scene, r scene.Rect, title string, lines []string, step float32) {
	t.Sunk(s, r)
	head, font := t.Fit(raster.Title, 17, title, r.W-24*t.Px), t.Font(raster.Text, 13.5)
	x, y := r.X+12*t.Px, r.Y+8*t.Px+head.Size()
	s.Text(head, title, x, y, scene.Left, t.Dress.Ink)
	for _, line := range lines {
		y += step * font.Size()
		s.Text(font, line, x, y, scene.Left, t.Dress.SecondInk)
	}
}

// HelpRow shows the keys of a row on r, and from left on what they do; to fingers
// only that, as wide as r.
func (t *Tools) HelpRow(s *scene.Scene, f *shell.Frame, r scene.Rect, row shell.HelpRow, left float32) {
	x, height := r.X, min(t.CapHeight(), .8*r.H)
	if f.Device != shell.Touch {
		for _, c := range row.Commands {
			if key := f.KeyName(c); key != "" {
				x += t.Cap(s, key, x, r.Y+r.H/2, height) + 3*t.Px
			}
		}
		x = max(x+6*t.Px, r.X+left)
	}
	font := t.Fit(raster.Text, 14, row.Text, r.X+r.W-x)
	s.Text(font, row.Text, x, Line(font, r.Y+r.H/2), scene.Left, t.Dress.Ink)
}
