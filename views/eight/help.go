package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// help is How to Play: four cards that teach what A* does, and the keys.
type help struct {
	lab.Page
	cards []helpCard
	rows  []scene.Rect
	small *mini
}

// helpCard is a card with its text cut into lines, and a picture below or beside it.
type helpCard struct {
	at, picture scene.Rect
	lines       []string
}

// lesson is what a card teaches, with boards, each of nine digits and the tile that
// was slid, and what stands below them.
type lesson struct {
	title, text string
	boards      []string
	captions    []string
}

var lessons = [...]lesson{
	{"The puzzle", "Slide tiles into the empty slot until the board is the goal. A search looks for the way.",
		[]string{"1234567088", "1234567808"}, []string{"8 slides", "the goal"}},
	{"g: moves made", "Each board that is found keeps g: how many moves led there. One move on, it is one more.",
		[]string{"1234567088", "1234567808"}, []string{"g = 1", "g = 2"}},
	{"h: a guess of the rest", "h adds how far each tile is from home: never too much, so no short way is missed.",
		[]string{"1234067580"}, []string{"h = 1 + 1"}},
	{"f = g + h: the best first", "A* takes up the open board of the lowest f. Once that is the goal, no shorter route is left.", nil, nil},
}

func newHelp(b *scene.Book, r *Room) help {
	px := r.tools.Px
	isTall := r.layout.Safe.W < 712*px
	h := help{Page: r.tools.Page(isTall)}
	body := h.Body
	rows := len(r.Help())
	if isTall {
		cards := body
		cards.H = min(body.H, 4*150*px)
		each := (cards.H - 3*6*px) / 4
		for i := range lessons {
			h.cards = append(h.cards, helpCard{at: kit.Snap(body.X, body.Y+float32(i)*(each+6*px), body.W, each)})
		}
		left := body.H - cards.H
		for i := range rows {
			if step := 24 * px; float32(i+1)*step <= left {
				h.rows = append(h.rows, kit.Snap(body.X, body.Y+cards.H+float32(i)*step, body.W, step))
			}
		}
	} else {
		left := body
		if body.H < 400*px { // the keys stand in the options
			rows = 0
		} else {
			left.W = kit.Round(.6 * body.W)
		}
		each := scene.Rect{W: (left.W - 10*px) / 2, H: (left.H - 10*px) / 2}
		for i := range lessons {
			h.cards = append(h.cards, helpCard{at: kit.Snap(left.X+float32(i%2)*(each.W+10*px), left.Y+float32(i/2)*(each.H+10*px), each.W, each.H)})
		}
		x := left.X + left.W + h.Pad
		step := min(body.H/float32(max(rows, 1)), 44*px)
		for i := range rows {
			h.rows = append(h.rows, kit.Snap(x, body.Y+float32(i)*step, body.X+body.W-x, step))
		}
	}
	h.fill(b, r)
	return h
}

// fill cuts the texts of the cards, and makes boards that fit into the pictures.
func (h *help) fill(b *scene.Book, r *Room) {
	px, font := r.tools.Px, r.tools.Font(raster.Text, 13.5)
	pad, cell := 12*px, float32(30*px)
	for i := range h.cards {
		c := &h.cards[i]
		c.picture = c.at.Inset(pad)
		width := c.picture.W
		isBeside := c.at.W > 1.45*c.at.H
		if isBeside {
			width = kit.Round(.54 * c.at.W)
			c.picture.X += width + pad/2
			c.picture.W -= width + pad/2
			c.picture.Y += 20 * px // below the title
			c.picture.H -= 20 * px
		}
		c.lines = kit.Wrap(font, lessons[i].text, width)
		if !isBeside {
			used := 24*px + helpLine*font.Size()*float32(len(c.lines))
			c.picture.Y += used
			c.picture.H -= used
		}
		const twoBoards, caption = 6.5, 20
		cell = min(cell, (c.picture.W-30*px)/twoBoards, (c.picture.H-caption*px)/3.3)
	}
	h.small = newMini(b, r.colors, kit.Floor(max(cell, 7*px)), false)
}

// helpLine is how far lines of a card are apart, in sizes of the text.
const helpLine = 1.28

// draw draws the page over the room.
func (h *help) draw(s *scene.Scene, f *shell.Frame, r *Room) {
	t := r.tools
	t.ShowPage(s, f, &h.Page, "How a search solves it", 16*t.Px, h.Panel.W-90*t.Px)
	for i := range h.cards {
		h.drawCard(s, r, &h.cards[i], &lessons[i], i == len(lessons)-1)
	}
	for i, at := range h.rows {
		t.HelpRow(s, f, at, helpRows[i], min(112*t.Px, .34*at.W))
	}
	s.Fade = 1
}

// helpRows are made once, as they never change.
var helpRows = (*Room)(nil).Help()

// drawCard draws a lesson: its title, what it teaches, and boards below.
func (h *help) drawCard(s *scene.Scene, r *Room, c *helpCard, l *lesson, isLast bool) {
	t, d, px := r.tools, r.colors.dress, r.tools.Px
	t.Lesson(s, c.at, l.title, c.lines, helpLine)
	if isLast {
		h.drawBars(s, r, c.picture)
		return
	}
	caption, size := t.Font(raster.TextBold, 12.5), h.small.size()
	gap := 30 * px
	count := float32(len(l.boards))
	x := c.picture.X + (c.picture.W-count*size-(count-1)*gap)/2
	y := c.picture.Y + (c.picture.H-size-1.5*caption.Size())/2
	for i, text := range l.boards {
		board, _ := eight.ParseBoard(text[:9])
		h.small.show(s, board, x, y, int(text[9]-'0'))
		s.Text(caption, l.captions[i], x+size/2, y+size+1.3*caption.Size(), scene.Middle, r.colors.fresh)
		if x += size; i < len(l.boards)-1 {
			t.Icon(s, kit.ArrowRight, x+gap/2, y+size/2, d.Ink)
		}
		x += gap
	}
}

// drawBars shows three open boards as lengths, the lowest sum first.
func (h *help) drawBars(s *scene.Scene, r *Room, in scene.Rect) {
	t := r.tools
	font := t.Fit(raster.TextBold, 13.5, "00 + 00 = 00", .5*in.W).Tabular()
	step := min(in.H/3, 34*t.Px)
	top := in.Y + (in.H-3*step)/2
	sums := font.Width("00+00=00") + 2*font.Size()
	move := min(7*t.Px, (in.W-sums)/22)
	for i, b := range [...]eight.Found{{G: 5, H: 13}, {G: 3, H: 15}, {G: 7, H: 15}} {
		y := top + float32(i)*step
		g, rest := float32(b.G)*move, float32(b.H)*move
		s.Rect(kit.Snap(in.X, y+.25*step, g, .5*step), r.colors.made)
		s.Rect(kit.Snap(in.X+g+1, y+.25*step, rest, .5*step), r.colors.guessed)
		terms, n := r.terms(eight.AStar, &b)
		writeSum(s, font, terms[:n], in.X+in.W-sums+.6*font.Size(), lab.Line(font, y+step/2), .2*font.Size())
	}
	r.ring(s, kit.Snap(in.X-2*t.Px, top+2*t.Px, in.W+4*t.Px, step-4*t.Px), 2*t.Px, r.colors.fresh)
}
