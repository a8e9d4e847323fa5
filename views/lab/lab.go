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

// Line gives the baseline of text of a font that stands in the middle of y.
func Line(f *scene.Font, y float32) float32 { return y + .35*f.Size() }
