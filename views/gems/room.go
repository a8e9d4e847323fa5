// Package gems shows Gem Minute: cut gems in a golden case on plum velvet.
//
// Goals: the look of the pictures at every size of window, sharp; every motion of
// the gems as long as the rules say; no allocation for each frame of play; nothing
// here decides a game. What moves only for its looks follows on events or the clock
// and may be forgotten at any moment.
//
// Non-goals: rules, keys, the way from screen to screen: they are the game's and the
// shell's. Boards of other sizes than 8 x 8, which only programs can ask for.
package gems

import (
	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Room is Gem Minute's own side of the shell. Use New.
type Room struct {
	view   shell.View
	colors *palette
	atlas  *atlas

	velvet  scene.Pic // below the screens without a board
	page    *kit.Kit  // with which they are drawn
	title   titlePage
	menu    menuPage
	help    helpPage
	pause   pausePage
	results resultsPage

	layout   layout
	ground   scene.Pic // all that stands still during play
	kit      *kit.Kit
	table    table
	hud      hud
	gestures [len(gestures)]scene.Pic

	session *session.Session
	effects effects
	ears    ears
	hand    hand
}

// New makes the room. It can draw after the first Layout.
func New() *Room { return &Room{colors: &standard} }

// dress is what the widgets of a scheme are made of.
func (p *palette) dress() *kit.Dress {
	if p.plain {
		return kit.Contrast
	}
	return kit.Velvet
}

// Layout makes the pictures for a window.
func (r *Room) Layout(b *scene.Book, v shell.View) {
	r.view, r.colors = v, paletteOf(v.Scheme)
	p := r.colors
	r.atlas = newAtlas(b, p)
	w, h := int(v.W), int(v.H)
	px := pagePixel(v)
	r.page = kit.New(b, p.dress(), px, v.Scale)
	r.velvet = b.Add(w, h, func(c *raster.Canvas) { drawVelvet(c, px, p) })
	r.title = newTitlePage(b, v, r.page, r.atlas)
	r.menu = newMenuPage(b, v, r.page, r.atlas, r.Menu())
	r.help = newHelpPage(v, r.page, r.atlas, r.Help())
	r.results = newResultsPage(b, v, r.page, r.atlas)

	r.layout = newLayout(v)
	l := &r.layout
	r.kit = kit.New(b, p.dress(), l.px, v.Scale)
	r.table = newTable(b, l, r.atlas)
	r.hud = newHud(b, l, r.atlas, r.kit)
	r.gestures = newGestures(b, l.px)
	r.pause = newPausePage(b, v, r.page, l)
	r.ground = b.Add(w, h, func(c *raster.Canvas) {
		drawVelvet(c, l.px, p)
		drawCase(c, l.board, l.frame, l.u, p)
		r.hud.drawGround(c)
	})
	r.effects.reduced = v.Reduced
}

// Draw draws a frame.
func (r *Room) Draw(s *scene.Scene, f *shell.Frame) {
	dt, t := kit.Seconds(f.Step), kit.Clock(f.Now)
	if r.view.Reduced {
		t = 0
	}
	if f.Session != r.session {
		r.session = f.Session
		r.effects.reset()
		r.hand = hand{inputs: r.hand.inputs}
	}
	if f.Session != nil {
		if g, ok := f.Session.Game().(*gems.Game); ok {
			r.drawGame(s, f, g, dt)
		}
		return
	}
	s.Put(r.velvet, 0, 0)
	switch f.Screen {
	case shell.Title:
		r.title.draw(s, f, r.view, t)
	case shell.Menu, shell.Help:
		r.menu.draw(s, f, t, f.Screen == shell.Help)
		if f.Screen == shell.Help {
			r.help.draw(s, f, r.view, t)
		}
	}
}

// drawGame draws the game, and the panel that may cover it.
func (r *Room) drawGame(s *scene.Scene, f *shell.Frame, g *gems.Game, dt float32) {
	e := &r.effects
	isPaused := f.Screen == shell.Pause || f.Screen == shell.Help
	if !isPaused {
		e.step(dt)
	}
	for _, ev := range f.Events {
		e.hear(g, ev, r.colors)
	}
	s.Put(r.ground, 0, 0)
	if isPaused {
		r.pause.showLid(s, f, &r.layout, r.view.Reduced)
	} else {
		r.drawBoard(s, f, g)
	}
	r.hud.show(s, f, g, e)
	r.showButtons(s, f)
	if !isPaused {
		r.table.showPoints(s, e, r.hud.small, r.hud.big)
		r.hud.showCountdown(s, g, e, f.Countdown)
	}
	switch f.Screen {
	case shell.Play:
		r.hud.clock.showUrgency(s, g, e, r.view.W, r.view.H)
		r.showHints(s, f)
	case shell.Help:
		r.help.draw(s, f, r.view, 0)
	case shell.Pause:
		r.pause.draw(s, f, r.view)
	case shell.Results:
		r.results.draw(s, f, g, e, r.view)
		e.pieces.show(s, r.layout.board.X, r.layout.board.Y, r.layout.u, r.atlas)
	}
}

// drawBoard draws the gems and all that happens to them.
func (r *Room) drawBoard(s *scene.Scene, f *shell.Frame, g *gems.Game) {
	t, e, b := &r.table, &r.effects, r.layout.board
	x, y := e.camera()
	s.ShiftX, s.ShiftY = kit.Round(x*r.layout.px), kit.Round(y*r.layout.px)
	t.showGrounds(s, e)
	t.showGems(s, g, e, f.Countdown)
	if f.Countdown == 0 && g.Phase() != gems.Over {
		t.showMarks(s, g, e)
		t.showGlint(s, g, e)
	}
	t.showBeams(s, e)
	t.showRings(s, e)
	if f.Screen == shell.Play {
		e.pieces.show(s, b.X, b.Y, r.layout.u, r.atlas)
	}
	s.ShiftX, s.ShiftY = 0, 0
}
