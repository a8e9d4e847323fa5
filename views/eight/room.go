// Package eight shows the 8-Puzzle Solver: ivory tiles in a walnut tray in a calm
// study, and beside it what a search does, why, and what comes next.
//
// Goals: the look of the pictures at every size of window; whoever steps through a
// search sees the board that was taken up, what became of its neighbours, the boards
// that wait and the line of the listing, all at once; nothing here decides a move.
// What moves only for its looks follows on events or the clock and may be forgotten
// at any moment.
//
// Non-goals: rules, searches and their explanations, which are the game's, and the
// way from screen to screen, which is the shell's.
package eight

import (
	"time"

	"parlor/games/eight"
	"parlor/scene"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// Room is the 8-Puzzle Solver's own side of the shell. Use New.
type Room struct {
	view   shell.View
	colors *palette
	layout layout
	tools  *lab.Tools
	art    art
	status lab.Status
	tip    lab.Tip
	help   help

	session *session.Session
	shown   shown
	contest contest
	own     own
	table   bool // the comparison of all searches is open
	marks   bool // tiles show how far from home they are
	tab     tab
	sheet   lab.Sheet
	hand    hand
	play    ornaments
	ears    ears
	last    time.Duration // real time of the last frame
}

// New makes the room. It can draw after the first Layout.
func New() *Room { return &Room{colors: &standard, marks: true} }

// tab is a page of the sheet.
type tab int

const (
	whyTab tab = iota
	openTab
	codeTab
	compareTab
)

var (
	tabWords   = []string{"Why", "Open", "Code", "Compare"}
	tabActions = []string{"why", "open", "code", "compare"}
)

// Layout makes the pictures for a window.
func (r *Room) Layout(b *scene.Book, v shell.View) {
	r.view, r.colors, r.layout = v, paletteOf(v.Scheme), newLayout(v)
	if r.table && r.layout.Shape != lab.Wide { // the window was wide: now the table is a tab
		r.table, r.tab = false, compareTab
	}
	r.tools = lab.New(b, r.colors.dress, r.layout.Plan)
	r.art = newArt(b, r.colors, &r.layout, r.tools)
	r.status, r.shown = lab.Status{}, shown{}
	r.help = newHelp(b, r)
	r.own.layout(b, r)
	r.sheet = r.layout.Sheet(r.layout.sheet, r.layout.bar.Status, r.layout.Shape == lab.Tall)
}

// Draw draws a frame.
func (r *Room) Draw(s *scene.Scene, f *shell.Frame) {
	if f.Session == nil {
		return
	}
	g, ok := f.Session.Game().(*eight.Game)
	if !ok {
		return
	}
	r.last = f.Now
	if f.Session != r.session {
		r.session = f.Session
		r.shown, r.play, r.own.open, r.hand, r.contest = shown{}, ornaments{}, false, hand{}, contest{}
	}
	for _, e := range f.Events {
		r.play.hear(e, f.Now)
	}
	r.sheet.Step(kit.Seconds(f.Step), r.view.Reduced)
	r.contest.follow(r, g)
	r.shown.follow(r, g, f)

	over := f
	if r.own.open { // nothing below it can be pressed
		f = new(shell.Frame)
		*f = *over
		f.Spot = unpressed
	}
	s.Put(r.art.ground, 0, 0)
	r.drawTop(s, f, g)
	r.drawControls(s, f, g)
	r.drawTray(s, f, g)
	r.drawBeside(s, f, g)
	switch {
	case f.Screen == shell.Help:
		r.help.draw(s, over, r)
	case r.own.open:
		r.own.draw(s, over, r)
	case r.table:
		r.drawTable(s, f, g)
	default:
		r.drawTip(s, f)
	}
}

// unpressed is a place that cannot be pressed, as something covers it.
func unpressed(string, scene.Rect) kit.State { return kit.Rest }

// drawTop draws the bar.
func (r *Room) drawTop(s *scene.Scene, f *shell.Frame, g *eight.Game) {
	t, l := r.tools, &r.layout
	t.ShowBar(s, f, &l.bar, [2]string{"8-Puzzle", "Solver"})
	if l.hint.Y == l.bar.Back.Y {
		t.Button(s, f, "hint", l.hint, kit.Face{Icon: kit.Bulb})
	}
	if l.own.W > 0 {
		t.Button(s, f, ownAction, l.own, kit.Face{Icon: kit.Pencil})
	}
	r.drawMarks(s, f)
	row, isPaused := g.Status()
	words := row.Message().Words
	if isPaused {
		words = row.Message().PausedWords
	}
	if l.bar.Status.W > 0 {
		r.status.Show(t, s, l.bar.Status, words, g.MessageRow().Message().Explanation)
	}
	if l.board.W > 0 {
		r.drawName(s, g)
	}
}
