package eight

import (
	"slices"

	"parlor/games/eight"
	"parlor/views/lab"
)

// contest compares what all searches need on the board that is searched.
type contest struct {
	race    lab.Race
	asked   eight.Board
	goal    eight.Board
	started bool
	all     bool // all are to run, not only those of the cards
	stale   bool // the texts are older than the game
	rows    [len(methodActions)]row
	cards   [cardCount]int // by card, the method that it shows
}

// row is what is known of a method.
type row struct {
	lab.Card
	finding eight.Finding
	done    bool
	isLong  bool   // its route is longer than the shortest
	moves   string // 20, or dashes
	checked string
	stored  string
	counted counted
	route   routeText
}

// counted is numbers in words, which are written again only for other numbers.
type counted struct {
	checked, stored         int
	checkedText, storedText string
	rest                    string
}

// routeText is a count of moves in words, likewise.
type routeText struct {
	moves        int
	number, note string
}

// methods is what there is to compare, those of the cards first, and those last that
// can take very long.
var methods = func() []eight.Method {
	first := []eight.Method{
		{Search: eight.AStar, Estimate: eight.Manhattan}, {Search: eight.AStar, Estimate: eight.Misplaced},
		{Search: eight.AStar, Estimate: eight.Exact}, {Search: eight.Greedy, Estimate: eight.Manhattan},
	}
	var quick, slow []eight.Method
	for _, m := range eight.Methods() {
		switch {
		case slices.Contains(first, m):
		case m.Search == eight.IDAStar:
			slow = append(slow, m)
		default:
			quick = append(quick, m)
		}
	}
	list := append(append(first, quick...), slow...)
	for i, m := range list { // the longest of all
		if m.Search == eight.IDAStar && m.Estimate == eight.Misplaced {
			list = append(append(list[:i], list[i+1:]...), m)
			break
		}
	}
	return list
}()

// cardCount is how many methods have a card on a wide screen.
const cardCount = 4

// methodActions choose the methods.
var methodActions = [...]string{
	"method 0", "method 1", "method 2", "method 3", "method 4", "method 5", "method 6",
	"method 7", "method 8", "method 9", "method 10", "method 11", "method 12",
}

var searchNames = map[eight.Search]string{
	eight.AStar: "A*", eight.Greedy: "Greedy", eight.Breadth: "Breadth-first", eight.IDAStar: "IDA*",
}

var estimateNames = map[eight.Estimate]string{
	eight.Manhattan: "Manhattan", eight.Misplaced: "Misplaced", eight.LinearConflict: "Linear conflict", eight.Exact: "Exact table",
}

// methodNames are the names of methods, and what they are called in less room.
var methodNames = func() (names [len(methodActions)]struct{ full, brief string }) {
	for i, m := range methods {
		names[i].full, names[i].brief = methodName(m), briefName(m)
	}
	return names
}()

// methodName names a method; breadth-first search has no estimate.
func methodName(m eight.Method) string {
	if m.Search == eight.Breadth {
		return searchNames[m.Search]
	}
	return searchNames[m.Search] + " " + estimateNames[m.Estimate]
}

// briefName is methodName in less room.
func briefName(m eight.Method) string {
	if m.Search == eight.Breadth {
		return "Breadth"
	}
	return searchNames[m.Search] + " " + [...]string{"Manh.", "Mispl.", "Linear", "Exact"}[m.Estimate]
}

// current is the number of the method that Steps are made with.
func current(g *eight.Game) int {
	m := eight.Method{Search: g.Search(), Estimate: g.Estimate()}
	if m.Search == eight.Breadth {
		m.Estimate = eight.Manhattan
	}
	for i := range methods {
		if methods[i] == m {
			return i
		}
	}
	return 0
}

// follow runs the trials for a slice of a frame, once the board that they are about
// is searched or the table is looked at, and says whether something new is known.
func (c *contest) follow(r *Room, g *eight.Game) bool {
	if asked := g.Asked(); asked != c.asked || g.Goal() != c.goal || c.cards == [cardCount]int{} {
		*c = contest{asked: asked, goal: g.Goal(), stale: true, cards: [cardCount]int{0, 1, 2, 3}}
	}
	isSeen := r.table || r.layout.Shape != lab.Wide && r.tab == compareTab && (r.layout.Shape != lab.Tall || r.sheet.IsOpen())
	c.all = c.all || isSeen
	if !c.started && c.asked != c.goal && (g.Phase() != eight.NotStarted || isSeen) {
		c.started = true
		var begin []func() lab.Trial
		for _, m := range methods {
			begin = append(begin, func() lab.Trial { return g.Trial(m) })
		}
		c.race.Start(begin)
	}
	most := cardCount
	if c.all {
		most = len(methods)
	}
	isNew := c.started && c.race.Run(most)
	if isNew || c.stale {
		c.stale = false
		c.write(r.colors, g)
	}
	return isNew
}

// write writes what is known into the rows.
func (c *contest) write(p *palette, g *eight.Game) {
	chosen := current(g)
	if c.cards = [cardCount]int{0, 1, 2, 3}; chosen >= cardCount {
		c.cards[cardCount-1] = chosen
	}
	for i := range c.rows {
		row := &c.rows[i]
		trial, done := c.race.Lane(i)
		if done && !row.done {
			row.finding, row.done = trial.(*eight.Trial).Finding(), true
		}
		row.Card = lab.Card{Name: methodNames[i].full, Part: -1, Chosen: i == chosen, Rest: "Not run on this board yet"}
		row.moves, row.checked, row.stored, row.isLong = "--", "--", "--", false
		isLive := i == chosen && g.Phase() != eight.NotStarted
		switch {
		case isLive:
			row.count(g.StatesChecked(), g.StatesStored())
			switch g.Phase() {
			case eight.InSearch:
				row.Note, row.Ink = "searching", p.fresh
			default:
				row.routed(p, g.Moves(), row.finding.Shortest && row.done)
			}
		case row.done:
			row.count(row.finding.Checked, row.finding.Stored)
			row.routed(p, len(row.finding.Route)-1, row.finding.Shortest)
		case trial != nil:
			f := trial.(*eight.Trial).Finding()
			row.count(f.Checked, f.Stored)
			row.Note = "running"
		case c.asked == c.goal:
			row.Rest = "There is nothing to search here"
		}
	}
}

func (row *row) count(checked, stored int) {
	row.Number, row.Unit = int64(checked), "checked"
	c := &row.counted
	if checked != c.checked || c.rest == "" {
		c.checked, c.checkedText = checked, thousands(checked)
	}
	if stored != c.stored || c.rest == "" {
		c.stored, c.storedText = stored, thousands(stored)
		c.rest = c.storedText + " stored"
	}
	row.checked, row.stored, row.Rest = c.checkedText, c.storedText, c.rest
}

// routed notes how long a route was found, and whether none is shorter.
func (row *row) routed(p *palette, moves int, isShortest bool) {
	if moves <= 0 {
		row.Note = "no route"
		return
	}
	if t := &row.route; moves != t.moves {
		*t = routeText{moves, thousands(moves), count(moves, "move")}
	}
	row.moves, row.Note, row.Tick = row.route.number, row.route.note, isShortest
	if isShortest {
		row.Ink = p.fresh
	} else if row.done {
		row.Ink, row.isLong = p.shorter, true
	}
}
