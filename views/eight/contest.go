package eight

import (
	"slices"

	"parlor/games/eight"
	"parlor/views/lab"
)

// contest compares what the searches need on a board. Each is told of once its own
// trial is over, so that a class can guess before it sees; or all of them are run
// beside the lab's own search, when that is asked for.
type contest struct {
	race  lab.Race
	asked bool        // that all are run
	board eight.Board // that they are compared on
	goal  eight.Board
	known map[trial]finding
	stale bool // the texts are older than the game
	rows  [len(methodActions)]row
	cards [cardCount]int // by card, the method that it shows
}

// trial is a method on a board.
type trial struct {
	board, goal eight.Board
	method      int
}

// finding is what a trial came to.
type finding struct {
	checked, stored, moves int
	isShortest             bool // no route has fewer moves
}

// row is what is known of a method.
type row struct {
	lab.Card
	done    bool   // its trial is over
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

// follow keeps what has been found, and runs what is due of the race.
func (c *contest) follow(r *Room, g *eight.Game) {
	if board := compared(g); board != c.board || g.Goal() != c.goal || c.known == nil {
		*c = contest{board: board, goal: g.Goal(), known: c.known, stale: true}
		if c.known == nil {
			c.known = map[trial]finding{}
		}
	}
	if g.Asked() != c.board { // a race would run from there
		c.race, c.asked = lab.Race{}, false
	}
	if g.Phase() > eight.InSearch {
		c.keep(current(g), g.StatesChecked(), g.StatesStored(), g.Moves())
	}
	if c.race.Run() {
		c.stale = true
		for i := range methods {
			if t, done := c.race.Lane(i); done && t != nil {
				f := t.(*eight.Trial).Finding()
				c.keep(i, f.Checked, f.Stored, len(f.Route)-1)
			}
		}
	}
	if c.stale {
		c.stale = false
		c.write(r.colors, g)
	}
}

// compared is the board whose searches are compared: the one that a search begins or
// began from. From the goal there is nothing to search, so it is the one that Reset puts
// back.
func compared(g *eight.Game) eight.Board {
	if g.Asked() == g.Goal() {
		return g.Opening()
	}
	return g.Asked()
}

// keep notes what a method came to; moves are not above 0 when it found no route.
func (c *contest) keep(method, checked, stored, moves int) {
	at := trial{c.board, c.goal, method}
	if _, isKnown := c.known[at]; !isKnown {
		c.known[at] = finding{checked, stored, moves, moves == leastMoves(c.board, c.goal)}
		c.stale = true
	}
}

// canRun says whether there is a board before the lab to run all methods on.
func (c *contest) canRun(g *eight.Game) bool { return g.Asked() == c.board && c.board != c.goal }

// runAll runs all methods that are not known yet.
func (c *contest) runAll(g *eight.Game) {
	begin := make([]func() lab.Trial, len(methods))
	for i, m := range methods {
		if _, isKnown := c.known[trial{c.board, c.goal, i}]; !isKnown {
			begin[i] = func() lab.Trial { return g.Trial(m) }
		}
	}
	c.race.Start(begin)
	c.asked = true
}

// isWhole says whether all methods are known, or will be.
func (c *contest) isWhole() bool {
	for i := range c.rows {
		if !c.rows[i].done {
			return c.asked
		}
	}
	return true
}

// write writes what is known into the rows.
func (c *contest) write(p *palette, g *eight.Game) {
	chosen := current(g)
	if c.cards = [cardCount]int{0, 1, 2, 3}; chosen >= cardCount {
		c.cards[cardCount-1] = chosen
	}
	for i := range c.rows {
		row := &c.rows[i]
		row.Card = lab.Card{Name: methodNames[i].full, Part: -1, Chosen: i == chosen}
		row.moves, row.checked, row.stored, row.isLong = "--", "--", "--", false
		var found finding
		found, row.done = c.known[trial{c.board, c.goal, i}]
		running, _ := c.race.Lane(i)
		switch {
		case row.Chosen && g.Phase() == eight.InSearch:
			row.count(g.StatesChecked(), g.StatesStored())
			row.Note, row.Ink = "searching", p.fresh
		case row.done:
			row.count(found.checked, found.stored)
			row.routed(p, found.moves, found.isShortest)
		case running != nil:
			f := running.(*eight.Trial).Finding()
			row.count(f.Checked, f.Stored)
			row.Note = "running"
		case c.board == c.goal:
			row.Rest = "There is nothing to search here"
		case g.Asked() != c.board:
			row.Rest = "Not run. Reset puts the board back"
		case row.Chosen:
			row.Rest = "Not run yet: Step or Solve runs it"
		default:
			row.Rest = "Not run on this board yet"
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
	row.Ink = p.fresh
	if !isShortest {
		row.Ink, row.isLong = p.shorter, true
	}
}
