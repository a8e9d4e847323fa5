// Package softserve shows Soft Serve: an ice-cream parlour in the sun, with a glass
// in which scoops fall onto cones, and customers at the counter.
//
// Goals: the look of the pictures at every size of window, sharp; no allocation for
// each frame of play; nothing here decides a game. What moves only for its looks
// follows on events or the clock and may be forgotten at any moment.
//
// Non-goals: rules, keys, the way from screen to screen: they are the game's and
// the shell's.
package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Room is Soft Serve's own side of the shell. Use New.
type Room struct {
	view   shell.View
	colors *palette

	page    *page // for the screens without a board
	title   titlePage
	menu    menuPage
	help    helpPage
	pause   pausePage
	results resultsPage

	layout  layout
	ground  scene.Pic // of play: the parlour with the empty glass
	board   board
	counter counter
	hud     hud

	session *session.Session
	effects effects
	ears    ears
	best    sim.Result // of the mode, when the game began
	hasBest bool
}

// New makes the room. It can draw after the first Layout.
func New() *Room { return &Room{colors: &standard} }

// Layout makes the pictures for a window.
func (r *Room) Layout(b *scene.Book, v shell.View) {
	r.view, r.colors = v, paletteOf(v.Scheme)
	r.effects.reduced = v.Reduced
	r.page = newPage(b, v, r.colors)
	r.title = newTitlePage(r.page)
	r.menu = newMenuPage(r.page)
	r.help = newHelpPage(r.page, r.Help())
	r.pause = newPausePage(r.page)
	r.results = newResultsPage(r.page)

	r.layout = newLayout(v)
	l := &r.layout
	write := writer{kit.New(b, r.colors.dress, l.px, v.Scale), r.colors}
	paper := newStationery(b, r.colors, l.px)
	r.ground = b.Add(int(v.W), int(v.H), func(c *raster.Canvas) {
		p := parlour{colors: r.colors, px: l.px, w: v.W, h: v.H, awning: l.awning, counter: l.counter, phone: l.phone}
		p.draw(c)
		p.furnish(c, l)
		drawGlass(newPen(c, l.u/glassCell, -l.board.X/l.u*glassCell, -l.board.Y/l.u*glassCell, r.colors.line()), r.colors)
	})
	r.board = newBoard(b, l, r.colors, r.page.atlas)
	r.counter = newCounter(b, l, r.colors, r.page.atlas)
	r.hud = hud{
		layout: l, write: write, paper: &paper, atlas: r.page.atlas, people: r.page.atlas.people(min(.6*l.order.W, .72*l.order.H)),
		signs: newSigns(b, kit.Round(26*max(l.px, v.Scale))), orders: newOrderText(),
		heart: newHeart(b, r.colors, kit.Round(min(.5*l.order.H, .4*l.order.W))),
	}
}

// furnish puts what stands on the counter where there is room for it.
func (r *parlour) furnish(c *raster.Canvas, l *layout) {
	p := newPen(c, r.px, 0, 0, ink)
	if l.phone || r.colors.plain {
		return
	}
	counter := r.counter / r.px
	if left := (l.stats.X - 8) / r.px; left >= 94 {
		r.wafers(p, left-43, counter)
	}
	if right := (l.order.X + l.order.W) / r.px; r.w/r.px-right >= 100 {
		r.sprinkleJar(p, right+60, counter)
	}
}

// Draw draws a frame.
func (r *Room) Draw(s *scene.Scene, f *shell.Frame) {
	dt, t := kit.Seconds(f.Step), kit.Clock(f.Now)
	if f.Session != r.session {
		r.session = f.Session
		if g := r.game(f); g != nil {
			r.effects.reset(g)
			r.best, r.hasBest = f.Best(g.Mode().Name)
		}
	}
	switch f.Screen {
	case shell.Title:
		r.title.draw(s, f, t)
		return
	case shell.Menu, shell.Help:
		if f.Session == nil {
			r.menu.draw(s, f, t, f.Screen == shell.Help)
			if f.Screen == shell.Help {
				r.help.draw(s, f, t)
			}
			return
		}
	}
	g := r.game(f)
	switch {
	case g == nil:
	case f.Screen == shell.Results:
		r.results.draw(s, f, g, r.best, r.hasBest, dt, t)
	default:
		r.drawGame(s, f, g, dt, t)
	}
}

// game is the game being played; nil when there is none.
func (r *Room) game(f *shell.Frame) *softserve.Game {
	if f.Session == nil {
		return nil
	}
	g, _ := f.Session.Game().(*softserve.Game)
	return g
}

// drawGame draws the game, and the panel that may cover it; of a paused game
// nothing that falls or lies on the board.
func (r *Room) drawGame(s *scene.Scene, f *shell.Frame, g *softserve.Game, dt, t float32) {
	e := &r.effects
	isPaused := f.Screen == shell.Pause || f.Screen == shell.Help
	if !isPaused {
		e.step(dt)
		for _, ev := range f.Events {
			e.hear(g, ev)
		}
		e.mover.follow(g, e.now, e.reduced)
	}
	s.Put(r.ground, 0, 0)
	if !isPaused {
		r.counter.show(s, g, e, r.view.W)
		r.board.show(s, g, e, t)
	}
	h, l := &r.hud, &r.layout
	h.practice = f.Session.Practice()
	h.showNext(s, g, isPaused)
	if l.phone {
		h.showHeader(s, g)
	} else {
		best, ok := f.Best(g.Mode().Name)
		h.showStats(s, g, best, ok)
	}
	h.showOrder(s, g, e, isPaused)
	if !isPaused {
		r.counter.showFlight(s, g, e)
		e.particles.show(s, l, r.page.atlas)
		r.counter.showCalls(s, e)
	}
	if l.phone || f.Device == shell.Touch || r.view.Buttons {
		h.showPause(s, f)
	}
	if r.view.Buttons {
		r.showButtons(s, f)
	}
	switch f.Screen {
	case shell.Play:
		field := l.board
		field.Y -= l.u
		field.H += l.u
		f.Field(field, l.u)
		r.showHints(s, f)
	case shell.Help:
		r.help.draw(s, f, t)
	case shell.Pause:
		r.pause.draw(s, f, g)
	}
}

// showButtons shows the on-screen buttons and says where they are. They can be
// touched half way into the gaps between them too.
func (r *Room) showButtons(s *scene.Scene, f *shell.Frame) {
	for i, b := range thumbButtons {
		at, id := r.layout.buttons[i], shell.CommandButton(b.command)
		if f.Screen == shell.Play {
			f.Area(id, at.Inset(-kit.ThumbGap*r.view.Scale/2))
		}
		state := kit.Rest
		if f.Pressed(id) {
			state = kit.Pressed
		}
		r.hud.write.Button(s, at, kit.Face{}, state)
		r.hud.signs.show(s, b.icon, at.X+at.W/2, at.Y+at.H/2, r.colors.ink)
	}
}

// The hints of play, for keys and for fingers.
var (
	playHints = []kit.Hint{
		{Actions: []string{"left", "right"}, Does: "Move"},
		{Actions: []string{"down"}, Does: "Fall faster", Rank: 1},
		{Actions: []string{"rotateClockwise"}, Does: "Turn right"},
		{Actions: []string{"rotateCounterclockwise"}, Does: "Turn left", Rank: 2},
		{Actions: []string{"pause"}, Does: "Pause"},
	}
	playGestures = [...]struct {
		icon icon
		does string
	}{{dragIcon, "Drag: move"}, {turnIcon, "Tap a side: turn"}, {downIcon, "Drag down: fall"}}
)

// showHints shows the keys or the gestures at the foot.
func (r *Room) showHints(s *scene.Scene, f *shell.Frame) {
	l, v, w := &r.layout, &r.view, r.hud.write
	switch {
	case l.hints == 0:
	case f.Device == shell.Touch:
		if !l.phone || f.Session.Practice() { // which has its button there
			return
		}
		font := w.Font(raster.TextBold, 14)
		step := (v.W - v.Left - v.Right) / float32(len(playGestures))
		for i, h := range playGestures {
			x := v.Left + (float32(i)+.5)*step
			s.Sprite(scene.Sprite{Pic: r.page.atlas.disc, X: kit.Round(x), Y: kit.Round(l.hints + 18*l.px), Tint: white})
			r.hud.signs.show(s, h.icon, x, l.hints+18*l.px, r.colors.dress.CapInk)
			if font.Width(h.does) < step {
				s.Text(font, h.does, x, l.hints+38*l.px+font.Size(), scene.Middle, r.colors.onTiles)
			}
		}
	case f.Hints:
		w.Hints(s, playHints, f.KeyName, v.W/2, l.hints, v.W-16*v.Scale, r.colors.onTiles)
	}
}
