package maze

import (
	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// help is How to Play: four cards that teach what Dijkstra's search does, each with a
// small map on which it is done, and the keys.
type help struct {
	lab.Page
	cards []helpCard
	rows  []scene.Rect
}

// helpCard is a card with its text cut into lines, and its map.
type helpCard struct {
	at    scene.Rect
	lines []string
	facts facts
	board *maze.Map
	cells *cells
}

// lesson is what a card teaches, on a map after so many Steps.
type lesson struct {
	title, text string
	steps       int
}

var lessons = [...]lesson{
	{"Terrain has a price", "Going into a Road costs 1, a Forest 3, Mud 5. Walls cannot be entered. Paint them as you like.", 0},
	{"Reach, then settle", "Each Step settles one cell, in blue, and offers its neighbours a route. Reached cells wait on the frontier, in cyan.", 4},
	{"Always the cheapest", "Of all that wait the cell of the lowest cost comes next. No other way can make it cheaper, so its cost is certain.", 8},
	{"Back by the parents", "Each cell remembers from where it was reached. When the Tower is settled, the parents lead back: the cheapest route.", 99},
}

// lessonMap is the small map of the cards: the straight way is the dearer one.
const lessonMap = ".....\n.#f#.\n..mm.\n"

// lessonEnds are the cells of the Camp and the Tower on it.
const lessonCamp, lessonTower = 10, 14

func newHelp(r *Room) help {
	px, safe := r.tools.Px, r.layout.Safe
	isTall := safe.W < 572*px && safe.H > safe.W
	h := help{Page: r.tools.Page(isTall)}
	body := h.Body
	gap := 8 * px
	var places []scene.Rect
	n := float32(len(lessons))
	if isTall {
		each := (min(body.H, n*156*px) - (n-1)*gap) / n
		for i := range lessons {
			places = append(places, kit.Snap(body.X, body.Y+float32(i)*(each+gap), body.W, each))
		}
		h.placeRows(scene.Rect{X: body.X, Y: body.Y + n*(each+gap), W: body.W, H: body.H - n*(each+gap)}, 24*px)
	} else {
		left := kit.Round(.6 * body.W)
		if h.Panel.H < 430*px { // no room for keys as well
			left = body.W
		}
		each := scene.Rect{W: (left - gap) / 2, H: (body.H - gap) / 2}
		for i := range lessons {
			places = append(places, kit.Snap(body.X+float32(i%2)*(each.W+gap), body.Y+float32(i/2)*(each.H+gap), each.W, each.H))
		}
		if x := body.X + left + h.Pad; left < body.W {
			h.placeRows(scene.Rect{X: x, Y: body.Y, W: body.X + body.W - x, H: body.H}, min(body.H/float32(len(helpRows)), 40*px))
		}
	}
	for i, at := range places {
		h.cards = append(h.cards, newHelpCard(r, at, &lessons[i]))
	}
	return h
}

// helpRows are made once, as they never change.
var helpRows = (*Room)(nil).Help()

// touchHelp is what fingers do.
var touchHelp = [...]string{
	"Tap the map or draw on it: paint with the brush",
	"Drag the Camp or the Tower: move it",
	"Two fingers: move the map, larger or smaller",
	"The tabs: why, what is next, and other maps",
}

// placeRows places as many rows of keys as there is room for.
func (h *help) placeRows(in scene.Rect, step float32) {
	for i := range helpRows {
		if float32(i+1)*step <= in.H+1 {
			h.rows = append(h.rows, kit.Snap(in.X, in.Y+float32(i)*step, in.W, step))
		}
	}
}

// picture is where a card's map has room: below the text, or right of it where the
// card is flat.
func (c *helpCard) picture(t *lab.Tools) scene.Rect {
	px := t.Px
	if c.isFlat(t) {
		w := .38 * c.at.W
		return scene.Rect{X: c.at.X + c.at.W - w - 8*px, Y: c.at.Y + 8*px, W: w, H: c.at.H - 16*px}
	}
	text := 30*px + float32(len(c.lines))*1.3*t.Font(raster.Text, 13.5).Size() + 12*px
	return scene.Rect{X: c.at.X + 10*px, Y: c.at.Y + text, W: c.at.W - 20*px, H: c.at.H - text - 10*px}
}

func (c *helpCard) isFlat(t *lab.Tools) bool { return c.at.H < 200*t.Px && c.at.W >= 300*t.Px }

func newHelpCard(r *Room, at scene.Rect, l *lesson) helpCard {
	t := r.tools
	c := helpCard{at: at}
	width := at.W - 24*t.Px
	if c.isFlat(t) {
		width = .6*at.W - 20*t.Px
	}
	c.lines = kit.Wrap(t.Font(raster.Text, 13.5), l.text, width)
	m, _ := maze.ParseMap([]byte(lessonMap)) // a test opens the page
	m.Camp, m.Tower = lessonCamp, lessonTower
	config, _ := m.Config(0)
	g, err := maze.New(config)
	if err != nil {
		return c
	}
	for range l.steps {
		if g.Phase() == maze.Replaying {
			break
		}
		g.Apply(sim.Input{Code: maze.Step})
	}
	c.board = g.Map()
	c.facts.update(g, 1, 0)
	room := c.picture(t)
	c.cells = r.sizes.of(max(kit.Floor(min(room.W/float32(m.Columns), room.H/float32(m.Rows), 64*t.Px)), 4))
	return c
}

// draw draws the page over the room.
func (h *help) draw(s *scene.Scene, f *shell.Frame, r *Room) {
	t := r.tools
	t.ShowPage(s, f, &h.Page, "How the search finds the cheapest way", 20*t.Px, h.Panel.W-80*t.Px)
	for i := range h.cards {
		h.drawCard(s, f, r, &h.cards[i], &lessons[i])
	}
	for i, at := range h.rows {
		switch {
		case f.Device != shell.Touch:
			t.HelpRow(s, f, at, helpRows[i], min(124*t.Px, .36*at.W))
		case i < len(touchHelp):
			font := t.Fit(raster.Text, 14, touchHelp[i], at.W)
			s.Text(font, touchHelp[i], at.X, lab.Line(font, at.Y+at.H/2), scene.Left, t.Dress.Ink)
		}
	}
	s.Fade = 1
}

// drawCard draws a lesson: its title, what it teaches, and its map.
func (h *help) drawCard(s *scene.Scene, f *shell.Frame, r *Room, c *helpCard, l *lesson) {
	t := r.tools
	t.Lesson(s, c.at, l.title, c.lines, 1.3)
	room := c.picture(t)
	m := c.board
	if m == nil || c.cells.u < 12*r.view.Scale || room.H < c.cells.u*float32(m.Rows) {
		return
	}
	w, ht := c.cells.u*float32(m.Columns), c.cells.u*float32(m.Rows)
	p := plot{cells: c.cells, colors: r.colors, facts: &c.facts, now: f.Now, calm: true}
	area := kit.Snap(room.X+(room.W-w)/2, room.Y+(room.H-ht)/2, w, ht)
	s.Rect(area.Inset(-3*t.Px), r.colors.well)
	p.look(area, area.X, area.Y, m.Columns, m.Rows)
	p.show(s)
}
