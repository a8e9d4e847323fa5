package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// drawTable draws the comparison of all searches over the right part of a wide
// screen; elsewhere it is a tab of the sheet.
func (r *Room) drawTable(s *scene.Scene, f *shell.Frame, g *eight.Game) {
	t, l := r.tools, &r.layout
	in := kit.Snap(l.why.X, l.why.Y, l.why.W, l.cards[0].Y+l.cards[0].H-l.why.Y)
	f.Spot(closeAction, scene.Rect{W: r.view.W, H: r.view.H})
	f.Spot(ignoreAction, in)
	t.Panel(s, in, false, kit.Rest)
	title := t.Font(raster.Title, 20)
	s.Text(title, "All searches on this board", in.X+18*t.Px, in.Y+34*t.Px, scene.Left, t.Dress.Ink)
	close := kit.Snap(in.X+in.W-52*t.Px, in.Y+8*t.Px, 44*t.Px, 40*t.Px)
	if !r.contest.isWhole() {
		r.drawRunAll(s, f, g, kit.Snap(close.X-146*t.Px, close.Y, 138*t.Px, close.H))
	}
	t.Button(s, f, closeAction, close, kit.Face{Icon: kit.Close})
	r.drawRows(s, f, scene.Rect{X: in.X + 10*t.Px, Y: in.Y + 54*t.Px, W: in.W - 20*t.Px, H: in.H - 64*t.Px})
}

// drawRunAll draws the button that runs all searches, for as long as some are not run.
func (r *Room) drawRunAll(s *scene.Scene, f *shell.Frame, g *eight.Game, at scene.Rect) {
	face := kit.Face{Label: "Run all", Size: 15, Icon: kit.Play, Key: f.KeyName(raceAction)}
	r.tools.ButtonWhen(s, f, raceAction, at, face, r.contest.canRun(g))
}

// leastRow is how high a row is at least, and tabbedRow where the table has least room.
const leastRow, tabbedRow = 18, 15

// drawRows lists the searches with what each needed. A row that is pressed chooses
// its search.
func (r *Room) drawRows(s *scene.Scene, f *shell.Frame, in scene.Rect) {
	t, p := r.tools, r.colors
	head, text, number := t.Font(raster.TextBold, 12), t.Font(raster.Text, 14), t.Fit(raster.TextBold, 14, "000,000", .17*in.W).Tabular()
	least := float32(leastRow)
	if r.layout.Shape == lab.Tabbed {
		least = tabbedRow
	}
	step := kit.Clamp((in.H-24*t.Px)/float32(len(methods)), least*t.Px, 40*t.Px)
	right := in.X + in.W - 10*t.Px
	moves := right - min(34*t.Px, .09*in.W)
	column := max(.15*in.W, number.Width("00,000")+10*t.Px)
	stored, checked := moves-.75*column, moves-1.75*column
	if in.W < 300*t.Px { // without the boards stored
		stored, checked = 0, moves-head.Width("Moves")-10*t.Px
	}
	y := in.Y + 1.2*head.Size()
	s.Text(head, "Search", in.X+10*t.Px, y, scene.Left, t.Dress.SecondInk)
	s.Text(head, "Checked", checked, y, scene.Right, t.Dress.SecondInk)
	if stored > 0 {
		s.Text(head, "Stored", stored, y, scene.Right, t.Dress.SecondInk)
	}
	s.Text(head, "Moves", moves, y, scene.Right, t.Dress.SecondInk)
	y += .6 * head.Size()
	for i := range r.contest.rows {
		row := &r.contest.rows[i]
		at := kit.Snap(in.X, y+float32(i)*step, in.W, step-1)
		if at.Y > in.Y+in.H {
			break
		}
		state := f.Spot(methodActions[i], at)
		if row.Chosen {
			t.ChosenRow(s, at)
		} else {
			t.Row(s, at, i%2 == 1 || state != kit.Rest)
		}
		line := lab.Line(text, at.Y+at.H/2)
		room := checked - number.Width("00,000") - at.X - 16*t.Px
		name, words := t.Fit(raster.Text, 14, row.Name, room), row.Name
		if name.Width(words) > room {
			words = methodNames[i].brief
		}
		s.Text(name, words, at.X+10*t.Px, line, scene.Left, t.Dress.Ink)
		s.Text(number, row.checked, checked, line, scene.Right, t.Dress.Ink)
		if stored > 0 {
			s.Text(number, row.stored, stored, line, scene.Right, t.Dress.SecondInk)
		}
		ink := row.Ink
		if ink.A == 0 {
			ink = t.Dress.SecondInk
		}
		s.Text(number, row.moves, moves, line, scene.Right, ink)
		switch {
		case row.Tick:
			t.Icon(s, kit.Tick, right-8*t.Px, at.Y+at.H/2, p.fresh)
		case row.isLong && in.W < 330*t.Px:
			t.Icon(s, kit.Plus, right-8*t.Px, at.Y+at.H/2, ink)
		case row.isLong:
			s.Text(text, "long", right+4*t.Px, line, scene.Right, ink)
		}
	}
}
