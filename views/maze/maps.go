package maze

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// mapsPage is where maps come from: by size, by chance, as a line of text, from a
// file. In a wide window it covers the panels, else it is a page of the sheet.
type mapsPage struct {
	open          bool
	columns, rows int // of a new map
	size          [2]string
	toMake        string // that a map of this size is not made yet
	entry         lab.Entry
	more          bool // the second part is shown where there is room for one
	fault         []string
	faultOf       string

	shown []item // its buttons as they were shown last
	focus int    // the one that Enter presses; -1 while nobody has used the arrows
}

// item is a button of the page.
type item struct {
	action, label string
	at            scene.Rect
	off           bool
}

// The actions of the page.
const (
	blankAction    = "blank"
	mazeAction     = "randomMaze"
	terrainAction  = "randomTerrain"
	suppliedAction = "supplied"
	typeAction     = "typeMap"
	takeAction     = "takeMap"
	closeAction    = "closeMaps"
	moreAction     = "moreMaps" // the other part of the page
)

// presets are sizes at one press.
var presets = [...][2]int{{12, 8}, {24, 16}, {48, 32}, {64, 64}}

var presetActions, presetWords = func() (actions, words [len(presets)]string) {
	for i, size := range presets {
		actions[i] = fmt.Sprintf("size %dx%d", size[0], size[1])
		words[i] = fmt.Sprintf("%d x %d", size[0], size[1])
	}
	return actions, words
}()

// layout forgets what was cut for another window.
func (m *mapsPage) layout() { m.shown, m.faultOf = m.shown[:0], "" }

// follow takes up the size of a game's map.
func (m *mapsPage) follow(g *maze.Game) { m.setSize(g.Map().Columns, g.Map().Rows) }

func (m *mapsPage) setSize(columns, rows int) {
	m.columns, m.rows = min(max(columns, leastColumns), mostShown), min(max(rows, leastRows), mostShown)
	m.size = [2]string{strconv.Itoa(m.columns), strconv.Itoa(m.rows)}
	m.toMake = "PRESS ONE TO MAKE " + m.size[0] + " x " + m.size[1]
}

// begin opens the page, or closes it where it is open already.
func (m *mapsPage) begin(r *Room, g *maze.Game) {
	m.open = !m.open || r.layout.Shape != lab.Wide
	m.focus = -1
	m.follow(g)
}

// act answers the page's actions, and Back while it is open.
func (m *mapsPage) act(r *Room, g *maze.Game, action string) (shell.Reply, bool) {
	name, arg, _ := strings.Cut(action, " ")
	switch name {
	case "size":
		columns, rows, _ := readSize(arg)
		m.setSize(columns, rows)
	case "columns":
		step, _ := strconv.Atoi(arg)
		m.setSize(m.columns+step, m.rows)
	case "rows":
		step, _ := strconv.Atoi(arg)
		m.setSize(m.columns, m.rows+step)
	case blankAction:
		return m.blank(g), true
	case mazeAction:
		return m.random(r, g, maze.RandomMaze), true
	case terrainAction:
		return m.random(r, g, maze.RandomTerrain), true
	case suppliedAction:
		return shell.Reply{Open: mapField + "=" + suppliedLine}, true
	case typeAction:
		m.entry.Open(mostTyped, lineCharacters)
		return shell.Reply{Say: "Type or paste the line of a map."}, true
	case takeAction:
		return m.take(r), true
	case closeAction:
		return m.close(r), true
	case moreAction:
		m.more = !m.more
		return shell.Reply{Heard: true, Say: "More."}, true
	case shell.BackAction:
		if !m.open {
			return shell.Reply{}, false
		}
		return m.close(r), true
	default:
		return shell.Reply{}, false
	}
	return shell.Reply{Heard: true, Say: fmt.Sprintf("%d by %d. Road, Maze or Terrain makes it.", m.columns, m.rows)}, true
}

// What a line of a map is made of, and how long it is at most.
const (
	lineCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~"
	mostTyped      = 2*mostShown*mostShown + 40
)

func (m *mapsPage) close(r *Room) shell.Reply {
	m.open = false
	m.entry.Close()
	if r.tab == mapsTab {
		r.tab = whyTab
	}
	return shell.Reply{Heard: true, Say: "Closed."}
}

// blank makes the map Road everywhere: in one stroke, which Undo takes back, or as a
// new map where the size is another one.
func (m *mapsPage) blank(g *maze.Game) shell.Reply {
	b := g.Map()
	if b.Columns != m.columns || b.Rows != m.rows {
		return shell.Reply{Open: fmt.Sprintf("%s=%dx%d", sizeField, m.columns, m.rows)}
	}
	reply := shell.Reply{Heard: true, Say: "The map is Road everywhere."}
	selected, brush := g.Selected(), g.Brush()
	reply.Inputs = append(reply.Inputs, sim.Input{Code: maze.Brush, X: int16(maze.Road)})
	argument := maze.Cell
	for cell, cost := range b.Costs {
		if int(cost) == maze.Road.Cost() || cell == b.Camp || cell == b.Tower {
			continue
		}
		x, y := argument(cell)
		reply.Inputs = append(reply.Inputs, sim.Input{Code: maze.PaintCell, X: x, Y: y})
		argument = maze.StrokeCell
	}
	x, y := maze.Cell(selected)
	reply.Inputs = append(reply.Inputs, sim.Input{Code: maze.Select, X: x, Y: y}, sim.Input{Code: maze.Brush, X: int16(brush)})
	return reply
}

// random makes a map by chance; one of another size begins a new game.
func (m *mapsPage) random(r *Room, g *maze.Game, kind maze.RandomKind) shell.Reply {
	if b := g.Map(); b.Columns == m.columns && b.Rows == m.rows {
		return shell.Reply{Inputs: []sim.Input{{Code: maze.Random, X: int16(kind)}}, Heard: true, Say: "Another map."}
	}
	seed := int64(r.last/time.Millisecond)%100000 + 1
	return shell.Reply{Open: fmt.Sprintf("%s=%s&%s=%dx%d&%s=%d", randomField, kind, sizeField, m.columns, m.rows, seedField, seed)}
}

// take opens the map whose line was typed.
func (m *mapsPage) take(r *Room) shell.Reply {
	query, err := r.Read([]byte(m.entry.Text))
	if err != nil {
		m.entry.Fault = "This is no map: " + err.Error() + "."
		r.ears.play("badInput", 0, 0)
		return shell.Reply{Heard: true, Say: m.entry.Fault}
	}
	m.entry.Close()
	return shell.Reply{Open: query}
}

// hear hears keys while the page is open: the arrows go from button to button.
func (m *mapsPage) hear(r *Room, g *maze.Game, key string) shell.Reply {
	if m.entry.IsOpen() {
		switch m.entry.Type(key) {
		case lab.Taken:
			return m.take(r)
		case lab.Left:
			return shell.Reply{Heard: true, Say: "Closed."}
		}
		return shell.Reply{Heard: true}
	}
	n := len(m.shown)
	if n == 0 {
		return shell.Reply{}
	}
	switch strings.TrimPrefix(key, "Shift+") {
	case "ArrowRight", "ArrowDown", "DPadRight", "DPadDown":
		m.focus = (m.focus + 1) % n
	case "ArrowLeft", "ArrowUp", "DPadLeft", "DPadUp":
		m.focus = (max(m.focus, 0) + n - 1) % n
	case "Enter", "NumpadEnter", "A":
		if i := max(m.focus, 0); i < n && !m.shown[i].off {
			return m.give(r, g, m.shown[i].action)
		}
		return shell.Reply{Heard: true}
	case "B":
		return m.close(r)
	default:
		return shell.Reply{}
	}
	return shell.Reply{Heard: true, Say: m.shown[m.focus].label + "."}
}

// give does what a button of the page does.
func (m *mapsPage) give(r *Room, g *maze.Game, action string) shell.Reply {
	if c, ok := maze.Spec.Command(action); ok {
		return inputs(sim.Input{Code: c})
	}
	reply, _ := m.act(r, g, action)
	return reply
}

// lowPage is the height below which the page is parted in two, in pixels of the
// picture.
const lowPage = 400

// labelHigh is how high a label is with the air below it, and labelLow in a low page.
const labelHigh, labelLow = 23, 18

// draw shows the page in a place; where that is low, one of its parts.
func (m *mapsPage) draw(s *scene.Scene, f *shell.Frame, r *Room, at scene.Rect) {
	t, px := r.tools, r.tools.Px
	m.shown = m.shown[:0]
	c := column{x: at.X + 14*px, y: at.Y + 2*px, w: at.W - 28*px, high: 44 * px, gap: 8 * px, label: labelHigh * px}
	isLow := at.H < lowPage*px
	if isLow {
		c.gap, c.label = 6*px, labelLow*px
		c.high = kit.Clamp((at.H-2*px-c.label)/5-c.gap, 26*px, 38*px)
	}
	if r.layout.Shape == lab.Wide {
		s.Text(t.Font(raster.Title, 20), "Maps", c.x, at.Y+32*px, scene.Left, t.Dress.Ink)
		t.Button(s, f, closeAction, kit.Snap(at.X+at.W-50*px, at.Y+8*px, 42*px, 38*px), kit.Face{Icon: kit.Close})
		c.y, c.high = at.Y+54*px, 40*px
	}
	label := func(words string) {
		if !isLow {
			c.say(s, t, words)
		}
	}
	if !isLow || !m.more {
		m.drawNew(s, f, r, &c, label)
	}
	if !isLow || m.more {
		m.drawOthers(s, f, r, &c, label, at.Y+at.H)
	}
	if isLow {
		other := "Files and lines"
		if m.more {
			other = "Sizes and chance"
		}
		m.button(s, f, r, item{moreAction, other, c.row(1, 0), false})
	}
}

// column is a place that is filled from its top with rows of buttons.
type column struct{ x, y, w, high, gap, label float32 }

// say shows a label.
func (c *column) say(s *scene.Scene, t *lab.Tools, words string) {
	t.Label(s, words, c.x, c.y+.66*c.label)
	c.y += c.label
}

// row gives the place of one of so many buttons side by side.
func (c *column) row(n, i int) scene.Rect {
	each := (c.w - c.gap*float32(n-1)) / float32(n)
	return kit.Snap(c.x+float32(i)*(each+c.gap), c.y, each, c.high)
}

// end ends a row.
func (c *column) end() { c.y += c.high + c.gap }

// drawNew shows what changes the map, and makes new ones.
func (m *mapsPage) drawNew(s *scene.Scene, f *shell.Frame, r *Room, c *column, label func(words string)) {
	g := r.facts.game
	m.button(s, f, r, item{"undo", "Undo", c.row(3, 0), !g.CanUndo()})
	m.button(s, f, r, item{"redo", "Redo", c.row(3, 1), !g.CanRedo()})
	m.button(s, f, r, item{"restoreDefaults", "Restore", c.row(3, 2), false})
	c.end()
	label("SIZE OF A NEW MAP")
	m.stepper(s, f, r, c.row(2, 0), "columns", m.size[0])
	m.stepper(s, f, r, c.row(2, 1), "rows", m.size[1])
	c.end()
	for i := range presets {
		m.button(s, f, r, item{presetActions[i], presetWords[i], c.row(len(presets), i), false})
	}
	c.end()
	if b := g.Map(); b.Columns != m.columns || b.Rows != m.rows {
		c.say(s, r.tools, m.toMake)
	} else {
		label("MAKE IT")
	}
	m.button(s, f, r, item{blankAction, "Road", c.row(3, 0), false})
	m.button(s, f, r, item{mazeAction, "Maze", c.row(3, 1), false})
	m.button(s, f, r, item{terrainAction, "Terrain", c.row(3, 2), false})
	c.end()
}

// drawOthers names the map, and shows what opens and shares others.
func (m *mapsPage) drawOthers(s *scene.Scene, f *shell.Frame, r *Room, c *column, label func(words string), foot float32) {
	t := r.tools
	small := t.Fit(raster.Text, 13.5, r.facts.mapName, c.w)
	s.Text(small, r.facts.mapName, c.x, c.y+small.Size(), scene.Left, t.Dress.SecondInk)
	c.y += 1.6*small.Size() + c.gap
	label("OPEN ANOTHER")
	if m.entry.IsOpen() {
		m.drawEntry(s, f, r, c)
		return
	}
	m.button(s, f, r, item{suppliedAction, "The first map", c.row(2, 0), false})
	m.button(s, f, r, item{typeAction, "Type a line", c.row(2, 1), false})
	c.end()
	if r.view.MayOpen {
		m.button(s, f, r, item{shell.FileAction, "Open a file", c.row(2, 0), false})
		m.button(s, f, r, item{shell.ShareAction, "Share", c.row(2, 1), false})
	} else {
		m.button(s, f, r, item{shell.ShareAction, "Share", c.row(1, 0), false})
	}
	c.end()
	for i, line := range [...]string{"A map file can be dropped here:", "MovingAI, or rows of . f m and #."} {
		if y := c.y + float32(i+1)*1.35*small.Size(); y < foot && c.gap > 6*t.Px {
			s.Text(small, line, c.x, y, scene.Left, t.Dress.SecondInk)
		}
	}
}

// button shows a button of the page, with a ring around the one that Enter presses.
func (m *mapsPage) button(s *scene.Scene, f *shell.Frame, r *Room, i item) {
	r.tools.ButtonWhen(s, f, i.action, i.at, kit.Face{Label: i.label, Size: 15}, !i.off)
	if m.open && len(m.shown) == m.focus {
		r.tools.Ring(s, i.at)
	}
	m.shown = append(m.shown, i)
}

// sideWords say what a side is.
var sideWords = map[string]string{"columns": "wide", "rows": "high"}

// stepActions make a side of a new map larger or smaller.
var stepActions = map[string][2]string{"columns": {"columns -1", "columns 1"}, "rows": {"rows -1", "rows 1"}}

// stepper shows a side of a new map, and buttons that change it.
func (m *mapsPage) stepper(s *scene.Scene, f *shell.Frame, r *Room, at scene.Rect, side, value string) {
	t := r.tools
	less, more := at, at
	less.W = min(at.H, kit.Round(.36*at.W))
	more.W = less.W
	more.X = at.X + at.W - more.W
	for i, q := range [...]scene.Rect{less, more} {
		action := stepActions[side][i]
		t.Button(s, f, action, q, kit.Face{Icon: [...]kit.Icon{kit.Minus, kit.Plus}[i]})
		if m.open && len(m.shown) == m.focus {
			t.Ring(s, q)
		}
		m.shown = append(m.shown, item{action: action, label: [...]string{"Fewer ", "More "}[i] + side, at: q})
	}
	font := t.Font(raster.Title, 17).Tabular()
	small := t.Font(raster.Text, 12)
	middle := at.X + at.W/2
	s.Text(font, value, middle, at.Y+.5*at.H, scene.Middle, t.Dress.Ink)
	s.Text(small, sideWords[side], middle, at.Y+.5*at.H+1.1*small.Size(), scene.Middle, t.Dress.SecondInk)
}

// drawEntry shows the field in which the line of a map is typed.
func (m *mapsPage) drawEntry(s *scene.Scene, f *shell.Frame, r *Room, c *column) {
	t := r.tools
	m.entry.Show(t, s, c.row(1, 0), true, f.Now)
	c.end()
	m.button(s, f, r, item{takeAction, "Open this map", c.row(1, 0), m.entry.Text == ""})
	c.end()
	font := t.Font(raster.Text, 13.5)
	text := m.entry.Fault
	if text == "" {
		text = "Type the line of a map, or paste it. Esc closes."
	}
	if m.faultOf != text {
		m.faultOf, m.fault = text, kit.Wrap(font, text, c.w)
	}
	for _, line := range m.fault {
		s.Text(font, line, c.x, c.y+font.Size(), scene.Left, t.Dress.SecondInk)
		c.y += 1.35 * font.Size()
	}
	c.y += c.gap
}
