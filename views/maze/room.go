// Package maze shows the Weighted Maze: terrain to paint on a map table, and beside
// it what a search does on it, why, and what comes next.
//
// Goals: the look of the pictures at every size of window and of map; every mark on
// the map has its twin in the text, so that the panels are the legend; whoever steps
// through a search sees the cell that was settled, its neighbours' offers, the
// frontier in order and the line of the listing, all at once. What moves only for
// its looks follows on events or the clock and may be forgotten at any moment.
//
// Non-goals: rules, searches and their explanations, which are the game's, and the
// way from screen to screen, which is the shell's.
package maze

import (
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// Room is the Weighted Maze's own side of the shell. Use New.
type Room struct {
	view   shell.View
	colors *palette
	layout layout
	tools  *lab.Tools
	sizes  *sizes
	ground scene.Pic // all that stands still
	rings  map[ring]scene.Pic
	frames map[frameSize][4]scene.Pic // around maps
	marks  [outlineCount]scene.Pic
	dot    scene.Pic // white, to be tinted
	status lab.Status
	tip    lab.Tip
	help   help

	session   *session.Session
	facts     facts
	camera    camera
	plot      plot
	why       lab.Fading
	pointed   pointed
	hand      hand
	contest   contest
	maps      mapsPage
	tab       tab
	sheet     lab.Sheet
	pace      pace
	slider    scene.Rect // where the pace is set, as it was shown last
	paceWords paceWords
	ears      ears
	spoken    string // the explanation that was spoken last
	born      born
	last      time.Duration // real time of the last frame
}

// New makes the room. It can draw after the first Layout.
func New() *Room { return &Room{colors: &standard, pace: defaultPace} }

// tab is a page of the sheet.
type tab int

const (
	whyTab tab = iota
	nextTab
	codeTab
	compareTab
	mapsTab
)

var (
	tabWords      = []string{"Why", "Next", "Code", "Compare", "Maps"}
	shortTabWords = []string{"Why", "Next", "Code", "Rank", "Maps"} // where there is little room
	tabActions    = []string{"why", "next", "code", "compare", mapsAction}
)

// Layout makes the pictures for a window.
func (r *Room) Layout(b *scene.Book, v shell.View) {
	r.view, r.colors, r.layout = v, paletteOf(v.Scheme), newLayout(v)
	r.tools = lab.New(b, r.colors.dress(), r.layout.Plan)
	r.sizes = newSizes(b, r.colors, v.Scale)
	r.ground = r.addGround(b)
	r.addMarks(b)
	r.frames, r.rings = map[frameSize][4]scene.Pic{}, map[ring]scene.Pic{}
	r.status, r.why = lab.Status{}, lab.Fading{}
	r.facts.reset()
	r.help = newHelp(r)
	r.maps.layout()
	r.hand = hand{inputs: r.hand.inputs}
	r.sheet = r.layout.Sheet(r.layout.sheet, r.layout.bar.Status, r.layout.slides)
	if r.session != nil {
		if g, ok := r.session.Game().(*maze.Game); ok {
			r.see(g)
		}
	}
}

// see looks at a game's whole map.
func (r *Room) see(g *maze.Game) {
	fingers := r.layout.Shape == lab.Tall || r.layout.Shape == lab.Tabbed
	r.camera.look(r.layout.board, r.view.Scale, g.Map(), fingers)
}

// Draw draws a frame.
func (r *Room) Draw(s *scene.Scene, f *shell.Frame) {
	if f.Session == nil {
		return
	}
	g, ok := f.Session.Game().(*maze.Game)
	if !ok {
		return
	}
	r.last = f.Now
	r.follow(f, g)
	r.slider = scene.Rect{}
	r.sheet.Step(kit.Seconds(f.Step), r.view.Reduced)
	s.Put(r.ground, 0, 0)
	r.drawTop(s, f)
	r.drawControls(s, f, g)
	r.drawMap(s, f, g)
	r.drawBeside(s, f, g)
	switch {
	case f.Screen == shell.Help:
		r.help.draw(s, f, r)
	case f.Screen == shell.Play && !r.maps.open:
		r.drawTip(s, f)
	}
}

// follow brings what is shown up to the game.
func (r *Room) follow(f *shell.Frame, g *maze.Game) {
	if f.Session != r.session {
		r.session = f.Session
		r.facts.reset()
		r.hand, r.pointed = hand{inputs: r.hand.inputs}, pointed{cell: -1, chip: -1, glow: -1, told: -1}
		r.contest = contest{}
		r.maps.follow(g)
		r.see(g)
	}
	r.pace.run(f, g)
	before, wasNew := r.facts.key, r.facts.game == nil
	if r.facts.update(g, len(f.Events), f.Now) {
		r.facts.mapShort, r.facts.mapName = r.mapName(g)
		r.why.Set(r.tools.Prose(r.emphasize(r.facts.explanation), proseSize, r.proseWidth()), f.Now, wasNew || g.Finding())
		r.speak(f, g, before, wasNew)
	}
	if before.selected != r.facts.key.selected && !r.hand.down {
		r.camera.reveal(g.Selected())
	}
	r.contest.follow(r, g)
	r.point(f, g)
}

// drawTop draws the bar.
func (r *Room) drawTop(s *scene.Scene, f *shell.Frame) {
	t, l := r.tools, &r.layout
	t.ShowBar(s, f, &l.bar, [2]string{"Weighted", "Maze"})
	if l.bar.Status.W > 0 {
		r.showStatus(s)
	}
	if l.info.W > 0 {
		r.showInfo(s)
	}
}
