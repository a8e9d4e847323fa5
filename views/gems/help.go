package gems

import (
	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// helpPage is How to Play, over the menu or a paused game.
type helpPage struct {
	kit   *kit.Kit
	atlas *atlas
	rows  []shell.HelpRow
	plan  helpPlan
	cells [len(helpCards)]*stones
	lines [len(helpCards)][]string // of the cards' texts
}

// helpPlan is where its parts stand in a window.
type helpPlan struct {
	tall   bool
	panel  scene.Rect
	title  float32 // its baseline
	rows   []scene.Rect
	cards  []scene.Rect // only as many as there is room for
	hints  float32
	middle float32
	wide   float32
}

// helpCard is one thing that the game is about, with small boards before and after.
// A digit is a plain gem of a kind, or from p on one of a run; a small letter is its
// special and a capital its destroyer, from a on; a star is a cell that is hit, a dot
// an empty one.
type helpCard struct {
	title         string
	text          string
	before, after []string
}

var helpCards = [...]helpCard{
	{"RUNS", "Three or more of a kind in a row burst: 60 points each.", []string{"31204", "2ppp1", "43132"}, nil},
	{"SPECIAL", "Four leave one with a white outline. It clears all around.", []string{"r", "r", "r", "r"}, []string{"***", "*c*", "***"}},
	{"DESTROYER", "An elbow (L, T, +) leaves a red one: it clears row and column.", []string{"q..", "q..", "qqq"}, []string{".*.", "*B*", ".*."}},
}

// Numbers of the wide page in pixels of the picture.
const (
	helpTop    = 56
	helpHeight = 576
	helpWidth  = 928
	helpTitle  = 56
	helpPad    = 32
	helpRows   = 84 // from the panel's top
	helpStep   = 56
	helpRow    = 48
	cardGap    = 20
	cardTop    = 212
	cardHeight = 336
)

// Numbers of the tall page in points, and in pixels where the window is larger.
const (
	tallHelpRows = 56 // of the rows, from the panel's top
	tallHelpRow  = 42
	leastHelpRow = 32
	tallCard     = 118
)

func newHelpPlan(v shell.View, n int) helpPlan {
	px := pagePixel(v)
	safe := v.W - v.Left - v.Right
	p := helpPlan{tall: isTall(v), middle: v.Left + safe/2, wide: safe - 16*px}
	if p.tall {
		return p.stacked(v, px, n)
	}
	width := min(safe-24*v.Scale, max(helpWidth*px, leastMenu*v.Scale))
	top := (v.H - pictureHeight*px) / 2
	p.panel = kit.SnapSize(p.middle-width/2, top+helpTop*px, width, helpHeight*px)
	p.title = p.panel.Y + helpTitle*px
	pad := helpPad * px
	column := (width - 3*pad) / 2
	for i := range n {
		half := (n + 1) / 2
		p.rows = append(p.rows, kit.SnapSize(p.panel.X+pad+float32(i/half)*(column+pad), p.panel.Y+(helpRows+helpStep*float32(i%half))*px, column, helpRow*px))
	}
	gap := cardGap * px
	w := (width - 2*pad - 2*gap) / 3
	for i := range helpCards {
		p.cards = append(p.cards, kit.SnapSize(p.panel.X+pad+float32(i)*(w+gap), p.panel.Y+cardTop*px, w, cardHeight*px))
	}
	p.hints = kit.Floor(min(top+menuHints*px, v.H-v.Bottom-28*max(px, v.Scale)))
	return p
}

// stacked has the rows and then the cards below each other.
func (p helpPlan) stacked(v shell.View, px float32, n int) helpPlan {
	top, bottom := v.Top+8*px, v.H-v.Bottom-44*px
	left, width := v.Left+10*px, v.W-v.Left-v.Right-20*px
	row := kit.Clamp((bottom-top-(tallHelpRows+12+3*tallCard)*px)/float32(n), leastHelpRow*px, tallHelpRow*px)
	head := tallHelpRows*px + float32(n)*row + 8*px
	card := min((bottom-top-head-8*px)/float32(len(helpCards)), tallCard*px)
	height := head + float32(len(helpCards))*card + 8*px
	p.panel = kit.SnapSize(left, top+max(0, bottom-top-height)/2, width, height)
	p.title = p.panel.Y + 38*px
	for i := range n {
		p.rows = append(p.rows, kit.SnapSize(left+14*px, p.panel.Y+tallHelpRows*px+float32(i)*row, width-28*px, row-1))
	}
	for i := range helpCards {
		p.cards = append(p.cards, kit.SnapSize(left+12*px, p.panel.Y+head+float32(i)*card, width-24*px, card-8*px))
	}
	p.hints = p.panel.Y + height + 8*px
	return p
}

func newHelpPage(v shell.View, k *kit.Kit, a *atlas, rows []shell.HelpRow) helpPage {
	p := helpPage{kit: k, atlas: a, rows: rows, plan: newHelpPlan(v, len(rows))}
	for i := range p.plan.cards {
		picture, text := p.places(i)
		wide, high := helpCards[i].size()
		p.cells[i] = a.stones(min(picture.W/wide, picture.H/high))
		p.lines[i] = kit.Wrap(p.font(text), helpCards[i].text, text.W)
	}
	return p
}

// size gives how many cells a card's boards take together, with the arrow between.
func (c *helpCard) size() (wide, high float32) {
	wide = float32(len(c.before[0]))
	if c.after != nil {
		wide += 1 + float32(len(c.after[0]))
	}
	return wide, float32(max(len(c.before), len(c.after)))
}

// places gives where a card's boards and its text stand.
func (p *helpPage) places(i int) (picture, text scene.Rect) {
	r, px := p.plan.cards[i], p.kit.Px
	if p.plan.tall {
		w := .44 * r.W
		return scene.Rect{X: r.X + 8*px, Y: r.Y + 8*px, W: w - 8*px, H: r.H - 16*px}, scene.Rect{X: r.X + w + 12*px, Y: r.Y, W: r.W - w - 18*px, H: r.H}
	}
	low := max(112*px, 5*p.kit.Font(raster.Text, 16).Size())
	return scene.Rect{X: r.X + 14*px, Y: r.Y + 12*px, W: r.W - 28*px, H: r.H - low - 18*px}, scene.Rect{X: r.X + 12*px, Y: r.Y + r.H - low, W: r.W - 24*px, H: low}
}

func (p *helpPage) draw(s *scene.Scene, f *shell.Frame, v shell.View, t float32) {
	k := p.kit
	in := enter(s, f, v, k)
	f.Area(shell.AnyPlace, scene.Rect{W: v.W, H: v.H})
	k.Overlay(s, p.plan.panel, false)
	size := float32(36)
	if p.plan.tall {
		size = 26
	}
	s.Text(k.Font(raster.Title, size), "HOW TO PLAY", p.plan.middle, p.plan.title, scene.Middle, k.Dress.Ink)
	for i, r := range p.plan.rows {
		p.showRow(s, f, &p.rows[i], r)
	}
	for i := range p.plan.cards {
		p.showCard(s, i, t)
	}
	s.Fade, s.ShiftY = in, 0
	if f.Device == shell.Touch {
		font := k.Font(raster.TextBold, 14)
		s.Text(font, "Tap to go back", p.plan.middle, p.plan.hints+1.2*font.Size(), scene.Middle, p.atlas.colors.bright)
	} else if f.Hints {
		k.Hints(s, helpHints, f.KeyName, p.plan.middle, p.plan.hints, p.plan.wide, p.atlas.colors.bright)
	}
	s.Fade = 1
}

var helpHints = []kit.Hint{{Actions: []string{"back"}, Does: "Back"}}

// touchWords are what fingers do instead of the keys of a command.
var touchWords = map[string]string{
	"left": "Drag a gem", "select": "Tap two", "hint": "Its button", "pause": "Its button",
}

// touchTexts are what that does, where it is something else than the keys do.
var touchTexts = map[string]string{"left": "Swap it with a neighbour", "select": "Swap the two"}

// showRow paints the keys of commands, or what fingers do, and what it is good for: in
// a column with the rows above and below, unless there is too little room.
func (p *helpPage) showRow(s *scene.Scene, f *shell.Frame, row *shell.HelpRow, r scene.Rect) {
	k, text := p.kit, textOf(f, row)
	x := p.lead(s, f, row, r)
	var column float32
	for i, other := range p.plan.rows {
		if other.X == r.X {
			column = max(column, p.lead(nil, f, &p.rows[i], other))
		}
	}
	if column+k.Font(raster.Text, 14).Width(text) <= r.W {
		x = column
	}
	font := k.Fit(raster.Text, 18, text, r.W-x)
	s.Text(font, text, r.X+x, r.Y+r.H/2+.35*font.Size(), scene.Left, k.Dress.Ink)
}

// textOf says what a row is good for.
func textOf(f *shell.Frame, row *shell.HelpRow) string {
	if t, ok := touchTexts[row.Commands[0]]; ok && f.Device == shell.Touch {
		return t
	}
	return row.Text
}

// lead paints the keys of a row, or what fingers do, unless s is nil, and gives their
// width with the gap behind them.
func (p *helpPage) lead(s *scene.Scene, f *shell.Frame, row *shell.HelpRow, r scene.Rect) float32 {
	k, colors, px := p.kit, p.atlas.colors, p.kit.Px
	middle := r.Y + r.H/2
	font, word, color := k.Font(raster.TextBold, 16), touchWords[row.Commands[0]], colors.label
	if f.Device != shell.Touch {
		x := float32(0)
		height := min(max(30*px, k.CapHeight()), .86*r.H)
		least := k.Font(raster.Text, 14).Width(row.Text) + 10*px
		for place := range 2 {
			for _, command := range row.Commands {
				names := f.KeyNames(command)
				if place >= len(names) {
					continue
				}
				wide := k.CapWidth(names[place], height)
				if place > 0 && x+wide+least >= r.W {
					continue
				}
				if s != nil {
					k.Cap(s, names[place], r.X+x, middle, height)
				}
				x += wide + 4*px
			}
		}
		if x > 0 {
			return x + 10*px
		}
		font, word, color = k.Font(raster.Text, 16), "No key", colors.second
	}
	if s != nil {
		s.Text(font, word, r.X, middle+.35*font.Size(), scene.Left, color)
	}
	return font.Width(word) + 14*px
}

// showCard paints a card: its boards above the text, or beside it on a tall window.
func (p *helpPage) showCard(s *scene.Scene, i int, t float32) {
	c, r, k := &helpCards[i], p.plan.cards[i], p.kit
	k.Sunk(s, r)
	picture, place := p.places(i)
	stones := p.cells[i]
	u := stones.u
	wide, _ := c.size()
	x := kit.Round(picture.X + (picture.W-wide*u)/2)
	y := picture.Y + picture.H/2
	p.showBoard(s, stones, c.before, x, y, t)
	if c.after != nil {
		x += float32(len(c.before[0])) * u
		p.showArrow(s, x+u/2, y, .3*u)
		p.showBoard(s, stones, c.after, x+u, y, t)
	}
	align, tx := scene.Middle, place.X+place.W/2
	if p.plan.tall {
		align, tx = scene.Left, place.X
	}
	title, line := k.Fit(raster.Title, 20, c.title, place.W), p.font(place)
	step := 1.25 * line.Size()
	ty := place.Y + (place.H-1.2*title.Size()-float32(len(p.lines[i]))*step)/2 + .85*title.Size()
	s.Text(title, c.title, tx, ty, align, p.atlas.colors.label)
	for j, text := range p.lines[i] {
		s.Text(line, text, tx, ty+.2*title.Size()+float32(j+1)*step, align, k.Dress.Ink)
	}
}

// font writes the texts of cards: smaller where they have little room.
func (p *helpPage) font(place scene.Rect) *scene.Font {
	if place.W < 190*p.kit.Px {
		return p.kit.Font(raster.Text, 13)
	}
	return p.kit.Font(raster.Text, 16)
}

// showBoard paints a small board from x on, its middle at y.
func (p *helpPage) showBoard(s *scene.Scene, stones *stones, board []string, x, y, t float32) {
	u, colors := stones.u, p.atlas.colors
	y = kit.Round(y - float32(len(board))*u/2)
	for row, line := range board {
		for column := range len(line) {
			cell := scene.Rect{X: x + float32(column)*u, Y: y + float32(row)*u, W: u, H: u}
			ground := colors.cellDark[1]
			if (row+column)%2 == 1 {
				ground = colors.cellLight[1]
			}
			sign := line[column]
			switch {
			case sign == '*':
				ground = raster.Hex(0x8a2130)
			case sign >= 'p':
				ground = raster.Hex(0xb8934a)
			}
			s.Rect(cell.Inset(max(1, kit.Round(.03*u))), ground)
			cx, cy := cell.X+u/2, cell.Y+u/2
			if gem, ok := gemOf(sign); ok {
				stones.show(s, gem, cx, cy, 1, 1, 1)
				continue
			}
			if sign == '*' {
				p.atlas.star(s, cx, cy, (.3+.05*breathe(3*t, float32(column)))*u, 0, raster.Hex(0xffe0a8))
			}
		}
	}
}

// gemOf reads a sign of a small board.
func gemOf(sign byte) (gems.Gem, bool) {
	switch {
	case sign >= '0' && sign < '0'+mostKinds:
		return gems.Gem(3 * (sign - '0')), true
	case sign >= 'p' && sign < 'p'+mostKinds:
		return gems.Gem(3 * (sign - 'p')), true
	case sign >= 'a' && sign < 'a'+mostKinds:
		return specialOf(int(sign - 'a')), true
	case sign >= 'A' && sign < 'A'+mostKinds:
		return destroyerOf(int(sign - 'A')), true
	}
	return gems.Empty, false
}

// showArrow paints an arrow to the right.
func (p *helpPage) showArrow(s *scene.Scene, x, y, reach float32) {
	c := p.atlas.colors.label
	v := func(px, py float32) scene.Vertex { return scene.Vertex{X: x + px*reach, Y: y + py*reach, Color: c} }
	s.Mesh(scene.Over, v(-1, -.22), v(.2, -.22), v(.2, .22), v(-1, -.22), v(.2, .22), v(-1, .22), v(.1, -.8), v(1, 0), v(.1, .8))
}
