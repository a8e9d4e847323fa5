package lab

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// Counter shows a label with a number below it, and a note beside the number or
// below it, whichever there is room for.
func (t *Tools) Counter(s *scene.Scene, r scene.Rect, label string, number int64, note string, ink raster.Color) {
	font, x, y := t.counter(s, r, label, note)
	s.Number(font, number, x, y, scene.Left, ink)
}

// Words is Counter for what may be no number, such as two dashes.
func (t *Tools) Words(s *scene.Scene, r scene.Rect, label, words, note string, ink raster.Color) {
	font, x, y := t.counter(s, r, label, note)
	s.Text(font, words, x, y, scene.Left, ink)
}

// counter shows all but the number, and gives its font and place.
func (t *Tools) counter(s *scene.Scene, r scene.Rect, label, note string) (font *scene.Font, x, y float32) {
	isBeside := r.W > 150*t.Px
	pad := 12 * t.Px
	if !isBeside {
		pad = 8 * t.Px
	}
	small := t.Fit(raster.Text, 12.5, note, r.W-2*pad)
	foot := r.Y + r.H - 8*t.Px
	t.Label(s, label, r.X+pad, r.Y+min(22*t.Px, .29*r.H+3*t.Px))
	room := r.H - 26*t.Px
	if !isBeside && r.H > 60*t.Px {
		room -= 1.1 * small.Size()
		s.Text(small, note, r.X+pad, foot, scene.Left, t.Dress.SecondInk)
		foot -= 1.25 * small.Size()
	}
	if isBeside {
		s.Text(small, note, r.X+r.W-pad, foot, scene.Right, t.Dress.SecondInk)
	}
	return t.Font(raster.Title, min(34, room/t.Px)).Tabular(), r.X + pad, foot
}

// Chooser shows one of several short words in cells side by side, each of which
// gives an action of its own.
func (t *Tools) Chooser(s *scene.Scene, spot func(action string, r scene.Rect) kit.State, r scene.Rect, words, actions []string, at int) {
	gap := kit.Round(2 * t.Px)
	w := (r.W - gap*float32(len(words)-1)) / float32(len(words))
	t.Sunk(s, r.Inset(-gap))
	for i, word := range words {
		cell := kit.Snap(r.X+float32(i)*(w+gap), r.Y, w, r.H)
		c := t.Dress.SecondInk
		state := spot(actions[i], cell)
		switch {
		case i == at:
			t.Plate(s, cell)
			c = t.Dress.MainInk
		case state != kit.Rest:
			t.Row(s, cell, true)
			c = t.Dress.Ink
		}
		font := t.Fit(raster.Title, 15, word, cell.W-4*t.Px)
		s.Text(font, word, cell.X+cell.W/2, Line(font, cell.Y+cell.H/2), scene.Middle, c)
	}
}

// Tabs shows the tabs of a panel along r.
func (t *Tools) Tabs(s *scene.Scene, spot func(action string, r scene.Rect) kit.State, r scene.Rect, words, actions []string, at int) {
	w := r.W / float32(len(words))
	for i, word := range words {
		cell := kit.Snap(r.X+float32(i)*w, r.Y, w, r.H)
		c := t.Dress.SecondInk
		if spot(actions[i], cell) != kit.Rest {
			c = t.Dress.Ink
		}
		if i == at {
			t.Plate(s, cell.Inset(2*t.Px))
			c = t.Dress.MainInk
		}
		font := t.Fit(raster.Title, 15, word, cell.W-8*t.Px)
		s.Text(font, word, cell.X+cell.W/2, Line(font, cell.Y+cell.H/2), scene.Middle, c)
	}
}
