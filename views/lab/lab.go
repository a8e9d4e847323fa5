// Package lab is what the rooms of the two labs share: the bar, buttons, counters,
// the listing of a search, the explanation, comparison cards, choosers, tabs,
// tooltips, and a place to type in.
//
// Goals: one look and behaviour in both labs; data in, drawing out; nothing is
// allocated for a frame on which nothing has changed.
//
// Non-goals: games. Nothing here knows what is searched, on what, or by which
// commands: rooms name the actions that buttons give.
package lab

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Tools draw the parts of a lab in one dress at one scale. They end with their
// book's generation.
type Tools struct {
	*kit.Kit
	Plan Plan

	book  *scene.Book
	boxes map[box]scene.Pic
}

// New makes the tools for a window.
func New(b *scene.Book, d *kit.Dress, p Plan) *Tools {
	return &Tools{Kit: kit.New(b, d, p.Px, p.View.Scale), Plan: p, book: b, boxes: map[box]scene.Pic{}}
}

// Button shows a button that gives an action; its state is the pointer's.
func (t *Tools) Button(s *scene.Scene, f *shell.Frame, action string, r scene.Rect, face kit.Face) {
	t.ButtonWhen(s, f, action, r, face, true)
}

// ButtonWhen is Button for one that may have nothing to do: it is pale then, and
// cannot be pressed.
func (t *Tools) ButtonWhen(s *scene.Scene, f *shell.Frame, action string, r scene.Rect, face kit.Face, isOn bool) {
	state := kit.Rest
	if isOn {
		state = f.Spot(action, r)
	} else {
		s.Fade *= .5
	}
	if !f.Hints || !t.hasRoom(r, face) {
		face.Key = ""
	}
	t.Kit.Button(s, r, face, state)
	if !isOn {
		s.Fade *= 2
	}
}

// hasRoom says whether a button's key fits beside its label.
func (t *Tools) hasRoom(r scene.Rect, face kit.Face) bool {
	used := t.Font(raster.Title, face.Size).Width(face.Label) + t.CapWidth(face.Key, 22*t.Px) + 24*t.Px
	if face.Icon != kit.NoIcon {
		used += r.H - 10*t.Px
	}
	return used <= r.W
}

// RunButton is Button with its key close to its end, so that both fit into a narrow
// column; without room for the key it shows its label, and its icon if that fits too, and
// the narrowest its icon alone.
func (t *Tools) RunButton(s *scene.Scene, f *shell.Frame, action string, r scene.Rect, face kit.Face) {
	px := t.Px
	height := 22 * px
	key := f.KeyName(action)
	x, label := r.X+11*px, t.Font(raster.Title, face.Size)
	if face.Icon != kit.NoIcon {
		x += 24 * px
	}
	end := r.X + r.W - 7*px - t.CapWidth(key, height)
	if !f.Hints || key == "" || x+label.Width(face.Label)+3*px > end {
		switch {
		case face.Icon != kit.NoIcon && r.W < 70*px:
			face.Label = ""
		case r.W < 116*px:
			face.Icon = kit.NoIcon
		}
		t.Button(s, f, action, r, face)
		return
	}
	state := f.Spot(action, r)
	t.Kit.Button(s, r, kit.Face{Label: " ", Size: 12, Main: face.Main}, state)
	color := t.Dress.Ink
	if face.Main {
		color = t.Dress.MainInk
	}
	middle := r.Y + r.H/2
	if state == kit.Pressed {
		middle += 2 * px
	}
	if face.Icon != kit.NoIcon {
		t.Icon(s, face.Icon, r.X+20*px, middle, color)
	}
	s.Text(label, face.Label, x, Line(label, middle), scene.Left, color)
	t.Cap(s, key, end, middle, height)
}

// Line gives the baseline of text of a font that stands in the middle of y.
func Line(f *scene.Font, y float32) float32 { return y + .35*f.Size() }
