// Package cascade shows Crystal Cascade: crystals in a glass well, deep in the
// sea at night.
//
// Goals: the look of the pictures at every size of window, sharp; no allocation
// for each frame of play; nothing here decides a game. What moves only for its
// looks follows on events or the clock and may be forgotten at any moment.
//
// Non-goals: rules, keys, the way from screen to screen: they are the game's and
// the shell's.
package cascade

import (
	"parlor/games/cascade"
	"parlor/scene"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Room is Crystal Cascade's own side of the shell. Use New.
type Room struct {
	view   shell.View
	colors *palette
	atlas  *atlas
	water  water
	page   *tools // for the screens without a well

	title   *titlePage
	menu    *menuPage
	help    *helpPage
	pause   *pausePage
	results *resultsPage

	bench    *practicePage
	practice practice

	layout layout
	play   *tools // for the screens with a well
	well   well
	hud    hud
	calls  *callOuts

	session *session.Session
	screen  shell.Screen
	ghost   bool // where the piece would land is shown
	ahead   int  // how many pieces to come are shown
	effects effects
	ears    ears
	score   counter
}

// New makes the room. It can draw after the first Layout.
func New() *Room { return &Room{colors: &standard, practice: newPractice()} }

// Layout makes the pictures for a window.
func (r *Room) Layout(b *scene.Book, v shell.View) {
	r.view, r.colors = v, paletteOf(v.Scheme)
	r.atlas = newAtlas(b, r.colors)
	r.water = newWater(b, v.W, v.H, r.colors)
	r.page = newTools(b, pagePixel(v), v.Scale, r.colors)
	r.title = newTitlePage(b, v, r.page, r.atlas)
	r.menu = newMenuPage(b, v, r.page, r.atlas, r.Menu())
	r.help = newHelpPage(b, v, r.page, r.atlas, r.Help())
	r.pause = newPausePage(b, v, r.page)
	r.results = newResultsPage(b, v, r.page, r.atlas)
	r.bench = newPracticePage(b, v, r.page, r.atlas)

	r.layout = newLayout(v)
	r.play = newTools(b, r.layout.px, v.Scale, r.colors)
	r.well = newWell(b, &r.layout, r.atlas)
	r.hud = hud{
		layout: &r.layout, write: &r.play.write, glass: &r.play.glass, icons: &r.play.icons,
		atlas: r.atlas, colors: r.colors, gold: newGoldNumbers(&r.play.write, r.colors.letters.goldPlain, r.play.px, 40, 12),
	}
	r.calls = newCallOuts(b, r.colors.letters, r.layout.px, r.callsWidth())
	r.effects.reduced = v.Reduced
}

// callsWidth gives how wide what is called out may be.
func (r *Room) callsWidth() float32 { return r.layout.calls.W - 24*r.layout.px }

// Draw draws a frame.
func (r *Room) Draw(s *scene.Scene, f *shell.Frame) {
	dt, t := kit.Seconds(f.Step), kit.Clock(f.Now)
	if f.Session != r.session {
		r.session = f.Session
		r.effects.reset()
		r.score = counter{}
	}
	if f.Screen != r.screen {
		// What was set can only have changed on another screen.
		r.screen = f.Screen
		r.ghost, r.ahead = f.Handling(ghost) == 1, min(max(f.Handling(previews), 1), mostPreviews)
	}
	switch f.Screen {
	case shell.Title:
		r.water.show(s, r.title.sea, t, 1, r.view.Reduced)
		r.title.draw(s, f, t, r.view.Reduced)
	case shell.Practice:
		r.water.show(s, r.water.sea, t, 1, r.view.Reduced)
		r.bench.draw(s, f, &r.practice)
	case shell.Menu, shell.Help:
		if f.Session != nil {
			r.drawGame(s, f, dt, t)
			break
		}
		r.water.show(s, r.water.sea, t, 1, r.view.Reduced)
		r.menu.draw(s, f, t, r.view.Reduced, f.Screen == shell.Help)
		if f.Screen == shell.Help {
			r.help.draw(s, f, r.view.W, r.view.H, t, r.view.Reduced)
		}
	default:
		r.drawGame(s, f, dt, t)
	}
}

// drawGame draws the game, and the panel that may cover it.
func (r *Room) drawGame(s *scene.Scene, f *shell.Frame, dt, t float32) {
	if f.Session == nil {
		return
	}
	g, ok := f.Session.Game().(*cascade.Game)
	if !ok {
		return
	}
	e := &r.effects
	isPaused := f.Screen == shell.Pause || f.Screen == shell.Help
	if !isPaused {
		e.step(dt)
	}
	for _, ev := range f.Events {
		e.hear(g, ev, r.colors)
	}

	s.ShiftX, s.ShiftY = e.camera()
	s.ShiftX, s.ShiftY = kit.Round(s.ShiftX*r.view.W), kit.Round(s.ShiftY*r.view.W)
	light := float32(1)
	if f.Screen == shell.Results {
		light = 1 - waterVeil*kit.Entrance(f.Since, veilSeconds)
	}
	r.water.show(s, r.water.sea, t, light, r.view.Reduced)
	r.drawWell(s, g, isPaused)
	s.ShiftX, s.ShiftY = 0, 0
	r.drawHud(s, f, g, isPaused)
	if r.view.Buttons {
		r.showButtons(s, f)
	}
	switch f.Screen {
	case shell.Play:
		f.Field(r.layout.well, r.layout.u)
		r.drawHints(s, f)
	case shell.Help:
		r.help.draw(s, f, r.view.W, r.view.H, t, r.view.Reduced)
	case shell.Pause:
		r.pause.draw(s, f, g, r.view.W, r.view.H, t, r.view.Reduced)
	case shell.Results:
		r.results.draw(s, f, g, r.view.W, r.view.H, dt, t, r.view.Reduced)
	}
}

// drawWell draws the well and all that happens in it; of a paused game the well
// alone.
func (r *Room) drawWell(s *scene.Scene, g *cascade.Game, isPaused bool) {
	w, e := &r.well, &r.effects
	w.showBack(s)
	if !isPaused {
		w.showStack(s, g, e)
		s.Clip(r.layout.well)
		e.showStreaks(s, w.field, r.colors)
		if r.layout.callsInWell() {
			e.light(s, r.layout.well)
			e.showMessages(s, &r.layout, r.calls, r.atlas)
		}
		w.showPiece(s, g, r.ghost)
		w.showBand(s, g, e)
		s.Unclip()
		w.showBurst(s, g, e)
	}
	w.showFront(s)
	if !isPaused {
		e.showBeams(s, w.field)
		e.particles.show(s, w.field, r.atlas, w.small)
	}
}

// drawHud draws the panels and what is called out beside them.
func (r *Room) drawHud(s *scene.Scene, f *shell.Frame, g *cascade.Game, isPaused bool) {
	h, e, l := &r.hud, &r.effects, &r.layout
	h.practice = f.Session.Practice()
	slid := float32(1)
	if !r.view.Reduced {
		slid = kit.QuadOut(kit.Part(e.now, e.queuedAt, e.queuedAt+previewSeconds))
	}
	best, ok := f.Best(g.Mode().Name)
	score := r.score.roll(g.Counts().Score, e.now)
	// A game that is over shows no more pieces to come (A.36).
	hidden := isPaused || g.Phase() == cascade.Over
	h.showHold(s, g, hidden)
	h.showNext(s, g, r.ahead, slid, hidden)
	if l.phone {
		h.showHeader(s, g, score, best, ok)
	} else {
		h.showStats(s, g, score)
		h.showBest(s, g, best, ok)
	}
	if l.phone || f.Device == shell.Touch {
		h.showPause(s)
		if f.Screen == shell.Play {
			f.Area(shell.PauseButton, l.pauseArea(r.view))
		}
	}
	if isPaused {
		return
	}
	e.showCountdown(s, g, l, r.calls)
	if g.Phase() == cascade.Countdown && l.callsInWell() {
		h.showMode(s, g)
	}
	if !l.callsInWell() {
		e.light(s, scene.Rect{W: r.view.W, H: r.view.H})
		e.showMessages(s, l, r.calls, r.atlas)
	}
}

// drawHints draws the keys or the gestures at the foot.
func (r *Room) drawHints(s *scene.Scene, f *shell.Frame) {
	l, v, k := &r.layout, &r.view, &r.play.keys
	switch {
	case l.hints == 0, v.W < v.H && f.Session.Practice(): // which has its button there
	case f.Device == shell.Touch:
		width := min(v.W-v.Left-v.Right-16*l.px, widestGestures*k.unit())
		k.gestures(s, playGestures, v.W/2, l.hints+k.CapHeight()/2, width)
	case f.Hints:
		k.row(s, playHints, f.KeyName, v.W/2, l.hints, v.W-16*v.Scale)
	}
}

// previewSeconds is how long the pieces to come take to move up one place.
const previewSeconds = .12
