package shell

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// laid is what the pictures of the book were made for.
type laid struct {
	view View
	room int // atHome for the parlour
}

const atHome = -1

// draw draws the screen, the notice and the fade.
func (a *App) draw(v View, s *scene.Scene) {
	a.layout(v)
	s.Reset(a.book)
	a.pointer.areas = a.pointer.areas[:0]
	if a.screen == Home {
		a.home.draw(s, a)
	} else {
		f := &a.frame
		f.Screen, f.Now, f.Since = a.screen, a.now, a.now-a.entered
		f.Session, f.Choices, f.Chosen = a.session, a.choices, a.chosen
		f.Level, f.NewBest = a.room().level, a.newBest
		a.room().Draw(s, f)
	}
	s.ShiftX, s.ShiftY, s.Fade = 0, 0, 1
	s.Unclip()
	a.strip.draw(s, v, &a.notices, a.now)
	if dark := a.fade.dark(); dark > 0 {
		s.Rect(scene.Rect{W: v.W, H: v.H}, raster.Hex(0x05070c).Alpha(dark))
	}
}

// layout makes the pictures anew when the window or the place has changed.
func (a *App) layout(v View) {
	want := laid{v, a.open}
	if a.screen == Home {
		want.room = atHome
	}
	if want == a.laid {
		return
	}
	a.laid = want
	a.book.Reset()
	a.strip = strip{}
	if want.room == atHome {
		a.home.layout(a.book, v, a.rooms)
	} else {
		a.room().Layout(a.book, v)
	}
}
