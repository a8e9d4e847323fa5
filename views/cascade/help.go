package cascade

import (
	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// helpPage is How to Play: a panel with the keys, and cards with what the game is
// about.
type helpPage struct {
	tools *tools
	atlas *atlas
	rows  []shell.HelpRow
	plan  helpPlan
	title word
}

// helpPlan is where the parts stand in a window.
type helpPlan struct {
	tall          bool
	panel         scene.Rect
	title         float32 // its baseline
	rows          []scene.Rect
	cards         []scene.Rect // only as many as there is room for
	hints, middle float32
}

// card is one thing that the game is about, with a picture of it: crystals by
// their letters, and a star where light is.
type card struct {
	title   string
	lines   [2]string
	picture [4]string
}

var helpCards = [...]card{
	{"LINES", [2]string{"A full row shatters.", "Four at once: a cascade."}, [4]string{
		".......", ".I.....", "JJJLLL*", "SSTTTOO",
	}},
	{"HOLD", [2]string{"Keep one piece and swap", "it in, once for each."}, [4]string{
		".......", "..L.*..", "LLL.OO.", "....OO.",
	}},
	{"TWISTS", [2]string{"Turn a T into a tight", "place for extra points."}, [4]string{
		".......", "JJ.*...", "JTTTLZZ", "IITLLLZ",
	}},
}

// Numbers of the wide page in pixels of the picture.
const (
	helpTop    = 60
	helpHeight = 568
	helpTitle  = 56
	helpPad    = 32
	helpRows   = 88 // from the panel's top
	helpRow    = 48
	helpStep   = 51
	cardGap    = 20
	cardHeight = 228
	cardFoot   = 24 // below the cards
)

// Numbers of the tall page in points, and in pixels where the window is larger.
const (
	tallHelpMargin = 12
	tallHelpTop    = 58 // of the rows, from the panel's top
	tallHelpRow    = 40
	leastHelpRow   = 30
	tallCard       = 92
	tallHelpHints  = 36
)

func newHelpPlan(v shell.View, n int) helpPlan {
	px := pagePixel(v)
	p := helpPlan{tall: isTall(v), middle: v.W / 2}
	if p.tall {
		return p.tallPlan(v, px, n)
	}
	width := min(v.W-v.Left-v.Right-24*v.Scale, max(menuWidth*px, leastMenu*v.Scale))
	top := (v.H - pictureHeight*px) / 2
	p.panel = kit.SnapSize((v.W-width)/2, top+helpTop*px, width, helpHeight*px)
	p.title = p.panel.Y + helpTitle*px
	pad := helpPad * px
	column := (width - 3*pad) / 2
	for i := range n {
		half := (n + 1) / 2
		x := p.panel.X + pad + float32(i/half)*(column+pad)
		p.rows = append(p.rows, kit.SnapSize(x, p.panel.Y+(helpRows+helpStep*float32(i%half))*px, column, helpRow*px))
	}
	gap := cardGap * px
	w := (width - 2*pad - 2*gap) / 3
	for i := range helpCards {
		p.cards = append(p.cards, kit.SnapSize(p.panel.X+pad+float32(i)*(w+gap), p.panel.Y+(helpHeight-cardFoot-cardHeight)*px, w, cardHeight*px))
	}
	p.hints = hintsTop(v, px, top+menuHints*px)
	return p
}

// tallPlan stacks the rows and then the cards.
func (p helpPlan) tallPlan(v shell.View, px float32, n int) helpPlan {
	top, bottom := v.Top+10*px, v.H-v.Bottom-10*px
	left, width := v.Left+tallHelpMargin*px, v.W-v.Left-v.Right-2*tallHelpMargin*px
	room := bottom - top - tallHelpHints*px
	row := kit.Clamp((room-(tallHelpTop+12)*px)/float32(n), leastHelpRow*px, tallHelpRow*px)
	height := (tallHelpTop+12)*px + float32(n)*row
	card := tallCard * px
	cards := max(min(len(helpCards), int((room-height)/card)), 0)
	height += float32(cards) * card
	p.panel = kit.SnapSize(left, top+max(0, (room-height)/2), width, height)
	p.title = p.panel.Y + 42*px
	for i := range n {
		p.rows = append(p.rows, kit.SnapSize(left+14*px, p.panel.Y+tallHelpTop*px+float32(i)*row, width-28*px, row-1))
	}
	y := p.panel.Y + (tallHelpTop+6)*px + float32(n)*row
	for i := range cards {
		p.cards = append(p.cards, kit.SnapSize(left+12*px, y+float32(i)*card, width-24*px, card-8*px))
	}
	p.hints = bottom - 30*px // off the menu's panel, which shines through
	return p
}

func newHelpPage(b *scene.Book, v shell.View, k *tools, a *atlas, rows []shell.HelpRow) *helpPage {
	p := &helpPage{tools: k, atlas: a, rows: rows, plan: newHelpPlan(v, len(rows))}
	size := float32(40)
	if p.plan.tall {
		size = 28
	}
	p.title = k.colors.letters.icePlain.word(b, "HOW TO PLAY", max(size*k.px, k.write.least), k.px)
	return p
}

func (p *helpPage) draw(s *scene.Scene, f *shell.Frame, w, h, t float32, reduced bool) {
	in := kit.Entrance(f.Since, panelSeconds)
	s.Rect(scene.Rect{W: w, H: h}, veilColor.Alpha(.62*in))
	f.Area(shell.AnyPlace, scene.Rect{W: w, H: h})
	s.Fade = in
	if !reduced {
		s.ShiftY = 12 * p.tools.px * (1 - in)
	}
	k, px := p.tools, p.tools.px
	k.glass.show(s, solidPanel, p.plan.panel)
	p.title.show(s, p.plan.middle, p.plan.title, scene.Middle, 1)
	p.showRows(s, f)
	for i, r := range p.plan.cards {
		p.showCard(s, &helpCards[i], r, t, reduced)
	}
	s.Fade, s.ShiftY = 1, 0
	if f.Device == shell.Touch {
		font := k.keys.hintFont()
		s.Text(font, "Tap to go back", p.plan.middle, p.plan.hints+17*px, scene.Middle, k.colors.soft)
		return
	}
	if f.Hints {
		k.keys.row(s, helpHints, f.KeyName, p.plan.middle, p.plan.hints, w)
	}
}

// showRows paints what gives commands, and in a column what they do. Where there is
// little room, the second keys or the gestures' words are left out of all rows.
func (p *helpPage) showRows(s *scene.Scene, f *shell.Frame) {
	least := p.tools.write.pixels(raster.Text, 0, plain)
	room := p.plan.rows[0].W
	for i := range p.rows {
		room = min(room, p.plan.rows[i].W-least.Width(p.rows[i].Text))
	}
	all := true
	column := p.column(f, all)
	if column > room {
		all = false
		column = p.column(f, all)
	}
	column = min(max(column, 128*p.tools.px), room)
	for i, r := range p.plan.rows {
		x := r.X + max(column, p.lead(s, f, &p.rows[i], r, all))
		font := p.tools.write.fit(raster.Text, 20, plain, p.rows[i].Text, r.X+r.W-x)
		s.Text(font, p.rows[i].Text, x, r.Y+r.H/2+.34*font.Size(), scene.Left, infoText)
	}
}

// column gives how far from the rows' sides their texts may begin.
func (p *helpPage) column(f *shell.Frame, all bool) (wide float32) {
	for i, r := range p.plan.rows {
		wide = max(wide, p.lead(nil, f, &p.rows[i], r, all))
	}
	return wide
}

// lead paints the keys of commands, or the gesture, unless s is nil, and gives their
// width with a gap behind them.
func (p *helpPage) lead(s *scene.Scene, f *shell.Frame, row *shell.HelpRow, r scene.Rect, all bool) float32 {
	k, px := p.tools, p.tools.px
	gap := 9 * k.keys.unit()
	x, middle, none := r.X, r.Y+r.H/2, "No key"
	if f.Device == shell.Touch {
		g, ok := helpGestures[row.Commands[0]]
		if !all {
			g.does = ""
		}
		if ok && s != nil {
			k.keys.gesture(s, g, x, middle)
		}
		if x += k.keys.gestureWidth(g); ok {
			return x - r.X + gap
		}
		if none = "No gesture"; !all {
			none = "None"
			x = r.X
		}
	} else {
		height := min(34*px, .78*r.H)
		for place := range 2 {
			for _, command := range row.Commands {
				names := f.KeyNames(command)
				if place >= len(names) || place > 0 && !all {
					continue
				}
				if s != nil {
					k.keys.Cap(s, names[place], x, middle, height)
				}
				x += k.keys.CapWidth(names[place], height) + 5*px
			}
		}
		if x > r.X {
			return x - r.X + gap
		}
	}
	font := k.keys.hintFont()
	if s != nil {
		s.Text(font, none, x, middle+.35*font.Size(), scene.Left, k.colors.soft)
	}
	return x + font.Width(none) - r.X + gap
}

// showCard paints a card: its picture above the text, or beside it on a tall
// window.
func (p *helpPage) showCard(s *scene.Scene, c *card, r scene.Rect, t float32, reduced bool) {
	k, px := p.tools, p.tools.px
	k.glass.show(s, sunk, r)
	wide, high := float32(len(c.picture[0])), float32(len(c.picture))
	picture := scene.Rect{X: r.X + 16*px, Y: r.Y + 14*px, W: r.W - 32*px, H: r.H - 104*px}
	text, x := scene.Middle, r.X+r.W/2
	step, width := max(24*px, 1.2*k.write.least), r.W-16*px
	first := r.Y + r.H - 14*px - 2*step
	if p.plan.tall {
		picture = scene.Rect{X: r.X + 10*px, Y: r.Y + 8*px, W: .36 * r.W, H: r.H - 16*px}
		text, x = scene.Left, r.X+.36*r.W+24*px
		first, step, width = r.Y+24*px, 20*px, r.X+r.W-x-8*px
	}
	icon := p.atlas.crystals(kit.Floor(min(picture.W/wide, picture.H/high)))
	u := float32(icon.size)
	left, top := kit.Round(picture.X+(picture.W-wide*u)/2), kit.Round(picture.Y+(picture.H-high*u)/2)
	for row, line := range c.picture {
		for column := range len(line) {
			cx, cy := left+(float32(column)+.5)*u, top+(float32(row)+.5)*u
			if kind := kindOf(line[column]); kind != cascade.None {
				s.Sprite(scene.Sprite{Pic: icon.whole[kind], X: cx, Y: cy, Tint: white})
			} else if line[column] == '*' {
				open := float32(.8)
				if !reduced {
					open = .6 + .4*sin(2.2*t)
				}
				p.atlas.starlight(s, cx, cy, 1.8*u*open, open)
			}
		}
	}
	font := k.write.fit(raster.Title, 20, spaced, c.title, width)
	s.Text(font, c.title, x, first, text, k.colors.mode)
	for i, line := range c.lines {
		font := k.write.fit(raster.Text, 16, plain, line, width)
		s.Text(font, line, x, first+float32(i+1)*step, text, infoText)
	}
}
