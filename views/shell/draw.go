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
	a.pointer.areas, a.fingers.cell = a.pointer.areas[:0], 0
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
	}
	a.about.draw(s, a.now)
	a.options.draw(s, v, a.now)
	foot := v.H - v.Bottom - 24*a.kit.Px
	if a.screen == Watch {
		foot = a.watch.plan.bar.Y - 8*a.kit.Px
	}
	if hints := a.options.pictures.plan.hints; a.options.on && hints > 0 {
		foot = hints - 8*a.kit.Px
	}
	a.strip.draw(s, v, &a.notices, a.now, foot)
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
	f.Screen, f.Now, f.Since = a.screen, a.now, a.now-a.entered
	f.Session, f.Choices, f.Chosen = a.session, a.choices, a.chosen
	f.Countdown = a.countdown.left
	f.Level, f.NewBest = a.room().level, a.newBest
	f.Hints = a.showsHints() && !a.options.on
	if a.screen != Watch {
		return f
	}
	a.alone = *f
	a.alone.withoutPerson()
	return &a.alone
}

// lowWindow is the height in points below which a window is a phone's on its side.
const lowWindow = 480

// showPractice says above a practice that it is one, and how a turn is taken back.
func (a *App) showPractice(s *scene.Scene, v View) {
	if a.session == nil || !a.session.Practice() {
		return
	}
	k, px := a.kit, a.kit.Px
	text, key := "Practice", ""
	if a.mayUndo() {
		text = "Practice: take back"
		if a.showsHints() {
			key = a.keyName(undoAction)
		}
	}
	f := k.Font(raster.TextBold, 13)
	w := f.Width(text) + 24*px
	if key != "" {
		w += k.CapWidth(key, 20*px) + 8*px
	}
	// Above the game there is room for it, but on a phone: held upright there is some
	// at its foot, and on its side in a corner.
	x, y := v.Left+(v.W-v.Left-v.Right-w)/2, v.Top+4*px
	switch {
	case a.screen == Play && v.W < v.H && !v.Buttons:
		y = v.H - v.Bottom - 32*px
	case v.H < lowWindow*v.Scale:
		x = v.Left + 4*px
	}
	r := snap(x, y, w, 28*px)
	state := kit.Rest
	if a.mayUndo() {
		state = a.spot(undoAction, r)
	}
	k.Button(s, r, kit.Face{Label: text, Size: 13, Key: key}, state)
}

// atHome says whether the parlour is drawn: alone, or below a screen of the shell.
func (a *App) atHome() bool { return a.screen == Home || a.screen == Archive }

// layout makes the pictures anew when the window or the place has changed.
func (a *App) layout(v View) {
	if a.screen == Watch {
		v.Buttons = false
		v.Bottom = watchFoot(v)
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
