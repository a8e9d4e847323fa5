package shell

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
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
	a.pointer.areas, a.fingers.cell, a.strip.within = a.pointer.areas[:0], 0, scene.Rect{}
	if a.atHome() {
		a.home.draw(s, a)
	} else {
		a.room().Draw(s, a.frameNow())
	}
	s.ShiftX, s.ShiftY, s.Fade = 0, 0, 1
	s.Unclip()
	switch a.screen {
	case Archive:
		a.pointer.areas = a.pointer.areas[:0]
		a.archive.draw(s, a, v)
	case Watch:
		a.watch.draw(s, a, v)
	case Play, Results:
		a.showPractice(s, v)
		a.showWatchButton(s, v)
	case Menu:
		a.showContinueButton(s, v)
	}
	a.about.draw(s, a.now)
	a.options.draw(s, v, a.now)
	a.showNotice(s, v)
	if a.tastes.Rate {
		a.rate.draw(s, v, a.kit)
	}
	if dark := a.fade.dark(); dark > 0 {
		if a.screen == Home { // where the zoom is to be seen
			dark *= dark
		}
		s.Rect(scene.Rect{W: v.W, H: v.H}, raster.Hex(0x05070c).Alpha(dark))
	}
}

// frameNow is the state of the shell as the room is told of it. While a record is
// watched that is a game without a person.
func (a *App) frameNow() *Frame {
	f := &a.frame
	f.Pass(a.now)
	f.Screen, f.Since = a.screen, a.now-a.entered
	f.Session, f.Choices, f.Chosen = a.session, a.choices, a.chosen
	f.Countdown = a.countdown.left
	f.Level, f.NewBest, f.Why = a.room().level, a.newBest, a.why
	f.Hints = a.showsHints() && !a.options.on
	if a.screen != Watch {
		return f
	}
	a.alone = *f
	a.alone.withoutPerson()
	return &a.alone
}

// atHome says whether the parlour is drawn: alone, or below a screen of the shell.
func (a *App) atHome() bool { return a.screen == Home || a.screen == Archive }

// layout makes the pictures anew when the window or the place has changed.
func (a *App) layout(v View) {
	if a.screen == Watch {
		v.Buttons = false
		v.Bottom = newWatchPlan(v, a.showsHints()).bar.H
	}
	want := laid{v, a.open}
	if a.atHome() {
		want.room = atHome
	}
	if want == a.laid {
		return
	}
	a.laid = want
	a.book.Reset()
	a.kit = kit.New(a.book, a.dress(), max(v.Scale, min(v.W/1280, v.H/720)), v.Scale)
	a.strip = strip{kit: a.kit}
	a.options.layout(a.kit, v)
	a.about.layout(a.kit, v)
	if want.room == atHome {
		a.home.layout(a.book, v, a.rooms, a.dress())
	} else {
		a.room().Layout(a.book, v)
	}
}

// dress is what is over the screen is dressed in.
func (a *App) dress() *kit.Dress {
	switch {
	case a.tastes.Scheme == session.HighContrast:
		return kit.Contrast
	case a.atHome():
		return kit.Wood
	}
	return a.room().Card().Dress
}

// showsHints says whether keys are shown along the bottom.
func (a *App) showsHints() bool { return a.tastes.Hints && a.frame.Device != Touch }
