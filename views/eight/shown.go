package eight

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"parlor/games/eight"
	"parlor/scene/raster"
	"parlor/views/lab"
	"parlor/views/shell"
)

// shown is what the panels say of the search. It follows the game at once, but a
// search that runs fast only so often, as nobody reads faster. Numbers and the board
// are the game's own in every frame.
type shown struct {
	moment moment
	since  time.Duration // real time of the last change

	text      string // the explanation
	why       lab.Fading
	heading   string // above it
	step      string // beside the heading
	expansion eight.Expansion
	expanded  bool
	slide     string // the move that leads to the neighbour of the expansion, on a route
	list      list
	lines     []string
	first     int
	marked    int

	opening, name, best, stored, together string
	shortest                              string // shortest 20, beside how a board was solved by hand
}

// list is boards that wait to be taken up, or those of the route that is built or played.
type list struct {
	boards   []eight.Found
	beside   [mostOpen]string // a word beside each
	isMarked bool             // the first one is
	isRoute  bool
	head     string
	count    string // beside the head
	empty    string // what is said where there is no board
}

// moment tells apart what the panels are about.
type moment struct {
	checked, recorded, played, hand int
	board, opening, goal            eight.Board
	phase                           eight.Phase
	estimate                        eight.Estimate
	search                          eight.Search
	route                           int
	best                            int
}

func momentOf(g *eight.Game) moment {
	return moment{
		checked: g.StatesChecked(), recorded: len(g.Route()), played: g.MovesPlayed(), hand: g.HandMoves(),
		board: g.Board(), opening: g.Opening(), goal: g.Goal(),
		phase: g.Phase(), estimate: g.Estimate(), search: g.Search(), route: g.Moves(),
	}
}

// readTime is how long a text of a search that runs stands at least: 8 a second.
const readTime = 125 * time.Millisecond

// mostOpen is how many open boards are listed at most.
const mostOpen = 8

// follow brings what is shown up to the game.
func (sh *shown) follow(r *Room, g *eight.Game, f *shell.Frame) {
	now := momentOf(g)
	now.best = sh.moment.best
	isFirst := sh.name == ""
	if now == sh.moment && !isFirst && !f.NewBest {
		return
	}
	if f.Now-sh.since < readTime && !isFirst && g.Solving() {
		return
	}
	atOnce := g.Solving() || isFirst
	stepped := now.checked != sh.moment.checked || now.recorded != sh.moment.recorded || now.played != sh.moment.played || now.phase != sh.moment.phase
	isNew := isFirst || now.opening != sh.moment.opening || now.goal != sh.moment.goal
	sh.moment, sh.since = now, f.Now
	text := g.Explain()
	if sh.shortest = ""; g.Result().Won {
		least := leastMoves(g.Opening(), g.Goal())
		text, sh.shortest = byHand(g.HandMoves(), least), "shortest "+strconv.Itoa(least)
	}
	sh.text = text
	sh.why.Set(r.tools.Prose(r.colors.emphasize(r.layout.short(text)), r.layout.proseSize(), r.layout.whyWidth()), f.Now, atOnce)
	if g.Moves() > 0 {
		sh.readRoute(g)
	} else {
		sh.readSearch(g)
	}
	sh.lines, sh.marked = g.Listing()
	sh.first = g.Listed()
	if stepped && !isFirst && now.phase != eight.NotStarted {
		f.Speak(text)
	}
	if isNew {
		sh.opening = bestKey(g)
		sh.name = "Board " + g.Opening().String()
	}
	sh.best = "Best by hand: none yet"
	if best, ok := f.Best(sh.opening); ok {
		sh.best = "Best by hand: " + count(int(-best.Rank[0]), "move")
	}
	switch {
	case sh.shortest != "":
		sh.best = fmt.Sprintf("%s, %s. %s", count(now.hand, "move"), sh.shortest, sh.best)
	case now.hand > 0:
		sh.best = fmt.Sprintf("%s by hand. %s", count(now.hand, "move"), sh.best)
	}
	sh.stored = "of " + thousands(g.StatesStored()) + " stored"
	sh.together = r.caption(g)
	r.contest.stale = true
}

// byHand tells in how many moves a board was solved by hand, and how good that is.
func byHand(moves, least int) string {
	if moves == least {
		return fmt.Sprintf("Solved by hand in %s: no way is shorter.", count(moves, "move"))
	}
	return fmt.Sprintf("Solved by hand in %s; the shortest way has %d.", count(moves, "move"), least)
}

// caption explains the marks on the tiles.
func (r *Room) caption(g *eight.Game) string {
	all := 0
	for tile := 1; tile <= 8; tile++ {
		all += g.Away(tile)
	}
	if g.Estimate() == eight.Misplaced {
		return fmt.Sprintf("Red marks: tiles out of place. All together, %d. Press to hide them.", all)
	}
	return fmt.Sprintf("Red marks: slots from home. All together, %d. Press to hide them.", all)
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return thousands(n) + " " + what + "s"
}

// thousands writes a number with commas.
func thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s,%03d", thousands(n/1000), n%1000)
}

// proseSize is the size of the explanation in pixels of the picture.
func (l *layout) proseSize() float32 {
	if l.Shape == lab.Tall {
		return 13
	}
	return 14
}

// short leaves out of an explanation what the pictures below it say too, where there
// is little room.
func (l *layout) short(text string) string {
	if l.Shape != lab.Tall {
		return text
	}
	before, rest, ok := strings.Cut(text, " (")
	_, after, closes := strings.Cut(rest, ")")
	if !ok || !closes {
		return text
	}
	return before + after
}

// emphasis is how parts of an explanation are shown. Each is a number and the words
// behind it.
type emphasis struct {
	words string
	ink   func(p *palette) raster.Color
}

var emphases = []emphasis{
	{" is new", (*palette).newInk}, {" are new", (*palette).newInk},
	{" is reached by a shorter way now", (*palette).shorterInk}, {" are reached by a shorter way now", (*palette).shorterInk},
	{" is known already", (*palette).dullInk}, {" are known already", (*palette).dullInk},
	{" is where it came from", (*palette).dullInk},
	{" is over the limit", (*palette).shorterInk}, {" are over the limit", (*palette).shorterInk},
	{" so far", (*palette).madeInk}, {" to go", (*palette).guessInk},
}

func (p *palette) newInk() raster.Color     { return p.fresh }
func (p *palette) shorterInk() raster.Color { return p.shorter }
func (p *palette) dullInk() raster.Color    { return p.dull }
func (p *palette) madeInk() raster.Color    { return p.made.Mix(white, .35) }
func (p *palette) guessInk() raster.Color   { return p.guessed.Mix(white, .25) }

// emphasize cuts an explanation into parts, those that the pictures beside it show
// in the colours of the pictures.
func (p *palette) emphasize(text string) (spans []lab.Span) {
	type part struct {
		from, to int
		ink      raster.Color
	}
	parts := make([]part, 0, len(emphases))
	for _, e := range emphases {
		at := strings.Index(text, e.words)
		if at < 0 {
			continue
		}
		from := at
		for from > 0 && text[from-1] >= '0' && text[from-1] <= '9' {
			from--
		}
		if from < at {
			parts = append(parts, part{from, at + len(e.words), e.ink(p)})
		}
	}
	slices.SortFunc(parts, func(a, b part) int { return a.from - b.from })
	spans = make([]lab.Span, 0, 2*len(parts)+1)
	at := 0
	for _, q := range parts {
		if q.from > at {
			spans = append(spans, lab.Span{Text: text[at:q.from]})
		}
		spans = append(spans, lab.Span{Text: text[q.from:q.to], Bold: true, Ink: q.ink})
		at = q.to
	}
	return append(spans, lab.Span{Text: text[at:]})
}
