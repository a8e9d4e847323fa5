package maze

import (
	"fmt"
	"strings"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// proseSize is the size of the explanation in pixels of the picture.
const proseSize = 14

// proseWidth is how wide it is.
func (r *Room) proseWidth() float32 {
	if r.layout.Shape == lab.Wide {
		return r.layout.why.W - 28*r.tools.Px
	}
	return r.layout.sheet.W - 32*r.tools.Px
}

// emphasize puts the names of cells into boxes that look like their outlines.
func (r *Room) emphasize(text string) (spans []lab.Span) {
	const word = "Cell "
	for at := 0; ; {
		from := strings.Index(text[at:], word)
		if from < 0 {
			return append(spans, lab.Span{Text: text[at:]})
		}
		from += at
		to, cell := from+len(word), 0
		for ; to < len(text) && text[to] >= '0' && text[to] <= '9'; to++ {
			cell = 10*cell + int(text[to]-'0')
		}
		if from > at {
			spans = append(spans, lab.Span{Text: text[at:from]})
		}
		name := lab.Span{Text: text[from:to], Bold: true, About: cell}
		if cell < len(r.facts.shown) {
			look := r.colors.badge[max(r.facts.shown[cell], onFrontier)]
			name.Ink, name.Fill, name.Edge = look.ink, look.fill, look.edge
		}
		spans = append(spans, name)
		at = to
	}
}

// drawBeside draws what the search does: panels on a wide screen, else a sheet with
// tabs.
func (r *Room) drawBeside(s *scene.Scene, f *shell.Frame, g *maze.Game) {
	t, l := r.tools, &r.layout
	if l.Shape != lab.Wide {
		r.drawSheet(s, f, g)
		r.showCards(s, f)
		return
	}
	if r.maps.open {
		t.Panel(s, l.beside, false, kit.Rest)
		r.maps.draw(s, f, r, l.beside)
	} else {
		r.drawWhy(s, f, l.why)
		r.drawNext(s, f, g, l.next)
		t.Label(s, "THE SEARCH, LINE BY LINE", l.code.X+14*t.Px, l.code.Y+22*t.Px)
		t.Listing(s, scene.Rect{X: l.code.X + 6*t.Px, Y: l.code.Y + 32*t.Px, W: l.code.W - 12*t.Px, H: l.code.H - 40*t.Px}, r.facts.lines, r.facts.first, r.facts.mark)
	}
	r.showCards(s, f)
	r.pace.draw(s, r, l.pace)
	t.Foot(s, f, r.hints(g), legends[g.Search()], l.foot)
	if !f.Hints {
		r.showRunAll(s, f, l.all, "Run all four")
	}
}

// drawSheet draws the tabs, and the page that is turned to.
func (r *Room) drawSheet(s *scene.Scene, f *shell.Frame, g *maze.Game) {
	t, l := r.tools, &r.layout
	at, px := l.sheet, t.Px
	tabs := kit.Snap(at.X+8*px, at.Y+8*px, at.W-16*px, 40*px)
	if l.slides {
		at.Y = r.sheet.Top()
		at.H = l.Safe.Y + l.Safe.H - at.Y
		t.Ground(s, scene.Rect{X: at.X, Y: at.Y, W: at.W, H: r.view.H - at.Y + 24*px})
		tabs.Y = at.Y + 15*px
	}
	words := tabWords
	if at.W < 300*px {
		words = shortTabWords
	}
	t.Tabs(s, f.Spot, tabs, words, tabActions, int(r.tab))
	body := scene.Rect{X: at.X + 4*px, Y: tabs.Y + tabs.H + 4*px, W: at.W - 8*px}
	body.H = at.Y + at.H - body.Y - 4*px
	if body.H < 24*px {
		return
	}
	s.Clip(body)
	switch r.tab {
	case whyTab:
		r.drawWhy(s, f, body)
		rest := body
		rest.Y += 34*px + r.why.Height()
		if rest.H = body.Y + body.H - rest.Y; rest.H > 80*px {
			r.drawNext(s, f, g, rest)
		}
	case nextTab:
		r.drawNext(s, f, g, body)
	case codeTab:
		t.Listing(s, body.Inset(4*px), r.facts.lines, r.facts.first, r.facts.mark)
	case compareTab:
		r.drawCompare(s, f, body)
	case mapsTab:
		r.maps.draw(s, f, r, body)
	}
	s.Unclip()
}

// heading shows the heading of a panel: the mark of the map that it is about, and a
// word at its right.
func (r *Room) heading(s *scene.Scene, at scene.Rect, o outline, words, right string) {
	t := r.tools
	x, y := at.X+14*t.Px, at.Y+22*t.Px
	if o != unseen {
		s.Put(r.marks[o], x, y-14*t.Px)
		x += 26 * t.Px
	}
	t.Label(s, words, x, y)
	s.Text(t.Font(raster.Text, 13), right, at.X+at.W-14*t.Px, y, scene.Right, t.Dress.SecondInk)
}

// drawWhy shows what the last Step did, in a sentence. A cell that is named in it
// glows on the map while the mouse is over its name, and the other way round.
func (r *Room) drawWhy(s *scene.Scene, f *shell.Frame, at scene.Rect) {
	o := current
	switch {
	case r.facts.game.Phase() == maze.Ready:
		o = unseen
	case r.plot.tracing():
		o = onRoute
	}
	r.heading(s, at, o, r.facts.heading, r.facts.count)
	x, y := at.X+14*r.tools.Px, at.Y+29*r.tools.Px
	r.why.Show(r.tools, s, x, y, f.Now)
	for cell, box := range r.why.Boxes(x, y) {
		isOver := f.Over(box)
		if isOver {
			r.pointed.chip = cell
		}
		if isOver || r.pointed.cell == cell {
			r.showRing(s, box.Inset(-kit.Round(r.tools.Px)), 5*r.tools.Px, 2.5*r.tools.Px, r.colors.ring)
		}
	}
}

// Numbers of chips in pixels of the picture.
const (
	chipWidth, chipHeight = 57, 44
	chipPitch, chipLine   = 62, 49
	chipName              = 12 // the size of the name of its cell
)

// drawNext shows the frontier in the order in which it would be settled; while the
// Route is walked, what it pays.
func (r *Room) drawNext(s *scene.Scene, f *shell.Frame, g *maze.Game, at scene.Rect) {
	t, px := r.tools, r.tools.Px
	inner := scene.Rect{X: at.X + 14*px, Y: at.Y + 34*px, W: at.W - 28*px, H: at.H - 42*px}
	if r.facts.pay.known {
		r.heading(s, at, onRoute, "WHAT THE ROUTE PAYS", r.facts.cost)
		r.facts.pay.show(t, s, r.colors, inner)
		return
	}
	words := "FRONTIER, IN ORDER"
	if at.W < 260*px {
		words = "FRONTIER"
	}
	r.heading(s, at, onFrontier, words, r.facts.waitingWord)
	font := t.Font(raster.Text, 14)
	if len(r.facts.chips) == 0 {
		for i, line := range emptyFrontier[min(int(g.Phase()), 1)] {
			s.Text(font, line, inner.X, inner.Y+(float32(i)+1)*1.45*font.Size(), scene.Left, t.Dress.SecondInk)
		}
		return
	}
	least := max(chipPitch*px, t.Font(raster.Text, chipName).Width(r.facts.chips[0].name)+14*px)
	columns := max(int((inner.W+(chipPitch-chipWidth)*px)/least), 1)
	rows := max(int((inner.H-1.3*font.Size())/(chipLine*px)), 1)
	room := min(columns*rows, mostChips)
	n := min(len(r.facts.chips), room)
	if r.facts.waiting > room {
		n = room - 1
	}
	pitch := inner.W / float32(columns)
	place := func(i int) (x, y float32) {
		return inner.X + float32(i%columns)*pitch, inner.Y + float32(i/columns)*chipLine*px
	}
	in := kit.Entrance(f.Now-r.facts.chipsAt, kit.Seconds(appearTime))
	if r.plot.calm {
		in = 1
	}
	for i := range n {
		c := &r.facts.chips[i]
		x, y := place(i)
		from := x + .2*pitch
		if x0, y0 := place(c.from); c.from >= 0 && y0 == y {
			from = x0
		} else { // from another line, or new
			s.Fade = in
		}
		r.showChip(s, f, i, c, kit.SnapSize(kit.Lerp(from, x, in), y, pitch-5*px, chipHeight*px))
		s.Fade = 1
	}
	if n < r.facts.waiting {
		x, y := place(n)
		box := kit.SnapSize(x, y, pitch-5*px, chipHeight*px)
		more := t.Font(raster.Title, 16)
		s.Text(more, "+", box.X+.3*box.W, lab.Line(more, box.Y+box.H/2), scene.Middle, t.Dress.SecondInk)
		s.Number(more, int64(r.facts.waiting-n), box.X+.4*box.W, lab.Line(more, box.Y+box.H/2), scene.Left, t.Dress.SecondInk)
	}
	line := t.Fit(raster.Text, 14, r.facts.lowest, inner.W)
	filled := (min(r.facts.waiting, room) + columns - 1) / columns
	y := inner.Y + float32(filled)*chipLine*px + line.Size()
	if y < at.Y+at.H {
		s.Text(line, r.facts.lowest, inner.X, y, scene.Left, t.Dress.Ink)
	}
}

// emptyFrontier is said where no cell waits: before the search, and then.
var emptyFrontier = [2][3]string{
	{"The frontier is the cells that are", "reached but not settled. The first", "Step settles the Camp and begins it."},
	{"No cell waits to be settled.", "", ""},
}

// chipActions select the cells of chips.
var chipActions = func() (names [mostChips]string) {
	for i := range names {
		names[i] = fmt.Sprintf("chip %d", i)
	}
	return names
}()

// showChip shows a cell of the frontier. Its cell on the map glows while the mouse is
// over it, and the other way round.
func (r *Room) showChip(s *scene.Scene, f *shell.Frame, i int, c *chip, box scene.Rect) {
	t, px := r.tools, r.tools.Px
	o := onFrontier
	if c.cell == r.facts.nextCell {
		o = next
	}
	look := r.colors.badge[o]
	state := f.Spot(chipActions[i], box)
	if state != kit.Rest {
		r.pointed.chip = c.cell
	}
	t.Box(s, box, look.fill, look.edge)
	if state != kit.Rest || r.pointed.cell == c.cell || r.facts.key.selected == c.cell {
		r.showRing(s, box.Inset(-kit.Round(px)), 6*px, 2.5*px, r.colors.ring)
	}
	name := t.Fit(raster.Text, chipName, c.name, box.W-4*px)
	number := t.Font(raster.Title, 18)
	y := box.Y + (box.H-name.Size()-number.Size())/2
	s.Text(name, c.name, box.X+box.W/2, y+.88*name.Size(), scene.Middle, look.ink)
	s.Text(number, c.number, box.X+box.W/2, y+name.Size()+.9*number.Size(), scene.Middle, look.ink)
}

// legends say what the numbers on the map are.
var legends = [maze.SearchCount]string{
	maze.Dijkstra: "Numbers: cost from the Camp. Dots: cost to enter",
	maze.AStar:    "On the frontier: cost so far + at least to go. Dots: cost to enter",
	maze.Greedy:   "On the frontier: at least to go. Dots: cost to enter",
	maze.Breadth:  "On the frontier: place in the queue. Dots: cost to enter",
}
