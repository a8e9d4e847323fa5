package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// drawName names the board and its best, at the right of the status.
func (r *Room) drawName(s *scene.Scene, g *eight.Game) {
	t, l := r.tools, &r.layout
	name := t.Font(raster.TextBold, 14.5).Tabular()
	s.Text(name, r.shown.name, l.board.X, lab.Line(name, l.board.Y+l.board.H*.62), scene.Left, t.Dress.Ink)
	best := t.Fit(raster.Text, 13.5, r.shown.best, l.best.W)
	s.Text(best, r.shown.best, l.best.X, lab.Line(best, l.best.Y+l.best.H*.5), scene.Left, t.Dress.SecondInk)
}

// drawBeside draws what the search does: panels on a wide screen, else a sheet with
// tabs.
func (r *Room) drawBeside(s *scene.Scene, f *shell.Frame, g *eight.Game) {
	t, l := r.tools, &r.layout
	if l.Shape == lab.Wide {
		r.drawWhy(s, f, l.why, true)
		r.drawOpen(s, l.open, true)
		t.Label(s, "THE SEARCH, LINE BY LINE", l.code.X+14*t.Px, l.code.Y+22*t.Px)
		t.Listing(s, scene.Rect{X: l.code.X + 6*t.Px, Y: l.code.Y + 36*t.Px, W: l.code.W - 12*t.Px, H: l.code.H - 44*t.Px}, r.shown.lines, r.shown.first, r.shown.marked)
		for i, at := range l.cards {
			method := r.contest.cards[i]
			t.ShowCard(s, at, &r.contest.rows[method].Card, f.Spot(methodActions[method], at))
		}
		t.Foot(s, f, footHints, "Click or drag a tile to slide it", l.foot)
		if !f.Hints {
			t.Button(s, f, tableAction, l.all, kit.Face{Label: "All searches", Size: 15, Icon: kit.Table})
		}
		return
	}
	at, tabs := l.sheet, scene.Rect{X: l.sheet.X + 8*t.Px, W: l.sheet.W - 16*t.Px, H: 40 * t.Px}
	tabs.Y = at.Y + 8*t.Px
	if l.Shape == lab.Tall {
		at.Y = r.sheet.Top()
		at.H = l.Safe.Y + l.Safe.H - at.Y
		t.Ground(s, scene.Rect{X: at.X, Y: at.Y, W: at.W, H: r.view.H - at.Y + 24*t.Px})
		tabs.Y = at.Y + 15*t.Px
	}
	t.Tabs(s, f.Spot, tabs, tabWords, tabActions, int(r.tab))
	body := scene.Rect{X: at.X + 4*t.Px, Y: tabs.Y + tabs.H + 4*t.Px, W: at.W - 8*t.Px}
	body.H = at.Y + at.H - body.Y - 4*t.Px
	if body.H < 24*t.Px {
		return
	}
	s.Clip(body)
	switch r.tab {
	case whyTab:
		r.drawWhy(s, f, body, false)
		if used := r.whyHeight(); body.H-used > 130*t.Px {
			r.drawOpen(s, scene.Rect{X: body.X, Y: body.Y + used, W: body.W, H: body.H - used}, true)
		}
	case openTab:
		r.drawOpen(s, body, false)
	case codeTab:
		if l.Shape != lab.Tall {
			body.H -= paceHeight * t.Px
			r.drawPace(s, f, g, scene.Rect{X: body.X, Y: body.Y + body.H, W: body.W, H: paceHeight * t.Px})
		}
		t.Listing(s, body.Inset(4*t.Px), r.shown.lines, r.shown.first, r.shown.marked)
	case compareTab:
		if l.Shape == lab.Tall { // where the listing needs all the room
			r.drawPace(s, f, g, scene.Rect{X: body.X, Y: body.Y, W: body.W, H: paceHeight * t.Px})
			body.Y, body.H = body.Y+paceHeight*t.Px, body.H-paceHeight*t.Px
		}
		if !r.contest.isWhole() {
			const high, gap = 36, 4
			r.drawRunAll(s, f, g, kit.Snap(body.X+8*t.Px, body.Y, body.W-16*t.Px, high*t.Px))
			body.Y, body.H = body.Y+(high+gap)*t.Px, body.H-(high+gap)*t.Px
		}
		r.drawRows(s, f, body)
	}
	s.Unclip()
}

// paceHeight is how high the chooser of Steps a tick is on the sheet.
const paceHeight = 66
