package maze

import (
	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/shell"
)

// pointed is the cell that the mouse is over, and what is told about one.
type pointed struct {
	x, y  float32
	cell  int  // -1 for none
	chip  int  // the cell of the chip that the mouse is over
	glow  int  // the cell that shows that it is spoken of
	told  int  // the cell that the tip is about
	asked int  // the change for which it was asked
	moved bool // the Selection was moved by hand since the last Step
	trail []int
	title string
	text  string
}

// point follows the mouse, and asks about the cell that it is over.
func (r *Room) point(f *shell.Frame, g *maze.Game) {
	q := &r.pointed
	q.cell = -1
	if f.Device == shell.Keyboard && f.Over(r.layout.board) && !r.hand.down {
		if cell, on := r.plot.at(q.x, q.y); on {
			q.cell = cell
		}
	}
	q.glow = q.chip
	about := q.cell
	if q.chip >= 0 {
		about = q.chip
	}
	q.chip = -1 // until it is shown again
	if about < 0 && q.moved {
		about = g.Selected()
	}
	if about >= len(r.facts.infos) || r.hand.down {
		about = -1
	}
	if about == q.told && q.asked == r.facts.changes {
		return
	}
	q.told, q.asked = about, r.facts.changes
	q.trail = q.trail[:0]
	if about >= 0 {
		q.trail = append(q.trail, g.Trail(about)...)
		q.title, q.text = r.facts.tell(g, about)
	}
}

// drawTip tells about the cell that the mouse rests on, or the Selection.
func (r *Room) drawTip(s *scene.Scene, f *shell.Frame) {
	q := &r.pointed
	over := ""
	if q.told >= 0 && q.glow < 0 {
		over = r.facts.names[q.told]
	}
	if !r.tip.Rest(over, f.Now) {
		return
	}
	at := r.plot.place(q.told)
	if b := r.layout.board; b.Contains(at.X+at.W/2, at.Y+at.H/2) {
		r.tip.Show(r.tools, s, at, q.title, q.text)
	}
}
