package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// helpPage is How to Play: a paper with the keys, and cards with what the game is
// about.
type helpPage struct {
	*page
	rows  []shell.HelpRow
	plan  helpPlan
	title word
	words float32 // from a row's side to its text behind a gesture in words; 0: no room for them
}

// helpPlan is where the parts stand in a window.
type helpPlan struct {
	panel        scene.Rect
	title, hints float32 // its baseline, and the top of the hints
	rows         []scene.Rect
	cards        []scene.Rect // only as many as there is room for
	texts        [][]string   // of the cards, in lines; none where there is no room
}

// card is one thing that the game is about, with a picture of it: scoops in capitals
// and popsicles in small letters as the specification has them, ^ a cone and * a
// light.
type card struct {
	title   string
	text    string
	picture [3]string
}

var helpCards = [...]card{
	{"SERVE", "The two ordered scoops on a cone, either way up: the whole column goes.", [3]string{"*S.V", ".M.C", ".^.^"}},
	{"CLEAR", "Four alike that touch vanish. What falls may clear again: a chain.", [3]string{"C...", "MM.V", "MM*S"}},
	{"POPSICLES", "A bar counts as one, never breaks, and never fills an order.", [3]string{".S..", "mmM*", "CVMM"}},
	{"SPLIT", "Half a pair in the air comes loose. Steer it on to where you like.", [3]string{"VS*.", "C...", "^..."}},
}

// Numbers of the wide page in pixels of the picture.
const (
	helpWidth, helpHeight = 1016, 540
	helpTop               = 64
)

func newHelpPlan(p *page, rows int) (h helpPlan) {
	v := p.view
	if p.wide {
		k := p.grown(helpWidth, helpHeight)
		h.panel = p.rect((wideWidth-helpWidth)/2, helpTop, helpWidth, helpHeight)
		if k > 1.05*p.px {
			h.panel = kit.Snap(v.Left+(v.W-v.Left-v.Right-helpWidth*k)/2, v.Top+(v.H-v.Top-v.Bottom-helpHeight*k)/2-8*v.Scale, helpWidth*k, helpHeight*k)
		}
		h.title = h.panel.Y + 62*k
		x, y := h.panel.X+30*k, h.panel.Y+104*k
		for i := range rows {
			h.rows = append(h.rows, kit.Snap(x, y+float32(i)*80*k, 334*k, 64*k))
		}
		for i := range helpCards {
			h.cards = append(h.cards, kit.Snap(h.panel.X+(368+310*float32(i%2))*k, h.panel.Y+(92+216*float32(i/2))*k, 298*k, 204*k))
		}
		h.hints = max(p.footY(), h.panel.Y+h.panel.H+4*v.Scale)
		h.wrap(p)
		return h
	}
	top, bottom := v.Top+8*v.Scale, v.H-v.Bottom-8*v.Scale
	left, width := v.Left+10*v.Scale, v.W-v.Left-v.Right-20*v.Scale
	if most := 560 * p.px; width > most {
		left, width = left+(width-most)/2, most
	}
	h.panel = kit.Snap(left, top, width, bottom-top-30*v.Scale)
	high := h.panel.H
	h.title = top + .07*high
	row := min(.068*high, 52*p.px)
	y := top + .1*high
	for range rows {
		h.rows = append(h.rows, kit.Snap(left+12*v.Scale, y, width-24*v.Scale, row-2))
		y += row
	}
	card := min((top+high-y-6*v.Scale)/float32(len(helpCards)), 150*p.px)
	for range helpCards {
		if card < 62*v.Scale {
			break
		}
		h.cards = append(h.cards, kit.Snap(left+10*v.Scale, y+3*v.Scale, width-20*v.Scale, card-6*v.Scale))
		y += card
	}
	h.hints = h.panel.Y + h.panel.H + 4*v.Scale
	h.wrap(p)
	return h
}

// cardText is the size of the text on cards, and leastCell how small the cells of a
// card's picture may get before its text goes.
const cardText, leastCell = 14, 9

// wrap cuts the cards' texts into lines.
func (h *helpPlan) wrap(p *page) {
	f := p.write.Font(raster.Text, cardText)
	for i, r := range h.cards {
		width := r.W - 16*p.px
		if !p.wide {
			width = (1-cardPicture)*r.W - 14*p.px
		}
		lines := kit.Wrap(f, helpCards[i].text, width)
		room := r.H - 3*leastCell*p.view.Scale
		if !p.wide {
			room = r.H
		}
		if float32(len(lines))*1.25*f.Size()+1.7*f.Size() > room {
			lines = nil
		}
		h.texts = append(h.texts, lines)
	}
}

// cardPicture is the part of a card that its picture takes in an upright window.
const cardPicture = .32

func newHelpPage(p *page, rows []shell.HelpRow) helpPage {
	h := helpPage{page: p, rows: rows, plan: newHelpPlan(p, len(rows))}
	size := float32(44)
	if !p.wide {
		size = min(34, .05*h.plan.panel.H/p.px)
	}
	h.title = newWord(p.book, p.colors, "How to Play", size*p.px, .07, white, raspberry)
	h.words = h.roomForWords()
	return h
}

// roomForWords gives how wide gestures are with their words, which all rows show or
// none.
func (p *helpPage) roomForWords() (wide float32) {
	const gap = 6
	gestures, texts := p.write.Font(raster.Text, 0), p.write.Font(raster.TextBold, 0)
	room := p.plan.rows[0].W
	for _, row := range p.rows {
		wide = max(wide, gestures.Width(helpGestures[row.Commands[0]].does))
		room = min(room, p.plan.rows[0].W-texts.Width(row.Text))
	}
	if wide += p.signRoom() + gap*p.view.Scale; wide > room {
		return 0
	}
	return max(wide, helpText*p.plan.rows[0].W)
}

// signRoom is what the sign of a gesture takes.
func (p *helpPage) signRoom() float32 {
	size, _ := p.book.Size(p.signs[dragIcon])
	return 1.2 * float32(size)
}

// helpText is the part of a row that is left of its text.
const helpText = .4

func (p *helpPage) draw(s *scene.Scene, f *shell.Frame, t float32) {
	in := kit.Entrance(f.Since, panelSeconds)
	p.veil(s, in)
	f.Area(shell.AnyPlace, scene.Rect{W: p.view.W, H: p.view.H})
	s.Fade = in
	if !p.view.Reduced {
		s.ShiftY = 12 * p.px * (1 - in)
	}
	p.write.Overlay(s, p.plan.panel, false)
	p.title.show(s, p.plan.panel.X+p.plan.panel.W/2, p.plan.title, 1, 1)
	for i, r := range p.plan.rows {
		p.showRow(s, f, &p.rows[i], r)
	}
	for i, r := range p.plan.cards {
		p.showCard(s, i, r, t)
	}
	s.Fade, s.ShiftY = 1, 0
	if f.Device == shell.Touch {
		font := p.write.Font(raster.TextBold, 14)
		s.Text(font, "Tap to go back", p.view.W/2, p.plan.hints+1.3*font.Size(), scene.Middle, p.colors.onTiles)
		return
	}
	p.hints(s, f, helpHints, p.plan.hints)
}

// helpGestures are what fingers do for a command.
var helpGestures = map[string]struct {
	icon icon
	does string
}{
	"left": {dragIcon, "Drag"}, "down": {downIcon, "Drag down"}, "rotateClockwise": {turnIcon, "Tap right"},
	"rotateCounterclockwise": {turnBackIcon, "Tap left"}, "pause": {pauseIcon, "Button"},
}

// showRow shows the keys of commands, or the gesture, and what they do. Where there is
// little room second keys are left out.
func (p *helpPage) showRow(s *scene.Scene, f *shell.Frame, row *shell.HelpRow, r scene.Rect) {
	middle := r.Y + r.H/2
	height := kit.Round(min(p.write.CapHeight(), r.H))
	text := r.X + helpText*r.W
	if f.Device == shell.Touch && p.words > 0 {
		text = r.X + p.words
	}
	font := p.write.Fit(raster.TextBold, 17, row.Text, r.X+r.W-text)
	x := r.X
	if f.Device == shell.Touch {
		g := helpGestures[row.Commands[0]]
		p.signs.show(s, g.icon, x+p.signRoom()/2.4, middle, p.colors.ink)
		if x += p.signRoom(); p.words > 0 {
			p.write.text(s, raster.Text, 15, g.does, x, middle+.35*font.Size(), text-x-4*p.px, scene.Left, p.colors.ink)
		}
	} else {
		for place := range 2 {
			for _, command := range row.Commands {
				names := f.KeyNames(command)
				if place < len(names) && (place == 0 || x+p.write.CapWidth(names[place], height) < text) {
					x += p.write.Cap(s, names[place], x, middle, height) + 4*p.px
				}
			}
		}
		if x == r.X {
			s.Text(p.write.Font(raster.Text, 15), "No key", x, middle+.35*font.Size(), scene.Left, p.colors.second)
		}
	}
	s.Text(font, row.Text, text, middle+.35*font.Size(), scene.Left, p.colors.ink)
}

// showCard shows a card: its picture above the text, or beside it in an upright
// window.
func (p *helpPage) showCard(s *scene.Scene, i int, r scene.Rect, t float32) {
	c, lines, px := &helpCards[i], p.plan.texts[i], p.px
	p.write.Sunk(s, r)
	text := p.write.Font(raster.Text, cardText)
	step := 1.25 * text.Size()
	high := 1.5*text.Size() + step*float32(len(lines)) // of the title and the text
	picture := scene.Rect{X: r.X + 8*px, Y: r.Y + 6*px, W: r.W - 16*px, H: r.H - high - 12*px}
	align, x, width := scene.Middle, r.X+r.W/2, r.W-16*px
	first := r.Y + r.H - high + .8*text.Size()
	if !p.wide {
		picture = scene.Rect{X: r.X + 4*px, Y: r.Y + 4*px, W: cardPicture*r.W - 8*px, H: r.H - 8*px}
		align, x, width = scene.Left, r.X+cardPicture*r.W+4*px, (1-cardPicture)*r.W-12*px
		first = r.Y + (r.H-high)/2 + 1.1*text.Size()
	}
	columns, rows := float32(len(c.picture[0])), float32(len(c.picture))
	u := kit.Floor(min(picture.W/columns, picture.H/rows))
	left, top := kit.Round(picture.X+(picture.W-columns*u)/2), kit.Round(picture.Y+(picture.H-rows*u)/2)
	set := p.atlas.pieces(u)
	for row, line := range c.picture {
		for column := 0; column < len(line); column++ {
			letter := line[column]
			cx, cy := left+(float32(column)+.5)*u, top+(float32(row)+.5)*u
			isBar := column > 0 && letter == line[column-1] && letter >= 'a'
			switch f, ok := flavourOf(letter); {
			case isBar:
				set.put(s, set.lying[f][atRest], cx-u/2, cy, 1, 1, white, scene.Over)
			case ok && letter < 'a':
				set.put(s, set.scoop[f][atRest], cx, cy, 1, 1, white, scene.Over)
			case letter == '^':
				set.put(s, set.held, cx, cy, 1, 1, white, scene.Over)
			case letter == '*':
				size := u
				if !p.view.Reduced {
					size *= .8 + .2*kit.Wave(t, 1.4)
				}
				s.Sprite(scene.Sprite{Pic: p.atlas.spark, X: cx, Y: cy, W: size, H: size, Tint: p.colors.gold})
			}
		}
	}
	p.write.text(s, raster.Title, 18, c.title, x, first, width, align, p.colors.dress.Accent)
	for i, line := range lines {
		s.Text(text, line, x, first+float32(i+1)*step, align, p.colors.ink)
	}
}

// flavourOf reads a flavour's letter, large or small.
func flavourOf(letter byte) (softserve.Flavour, bool) {
	for i := range flavourNames {
		f := softserve.Flavour(i)
		if own := f.String()[0]; letter == own || letter == own+'a'-'A' {
			return f, true
		}
	}
	return 0, false
}
