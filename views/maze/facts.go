package maze

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"parlor/games/maze"
	"parlor/views/tally"
)

// facts are what the game has said about itself, asked again only when something
// has changed: frames between changes ask for nothing.
type facts struct {
	game *maze.Game
	key  factsKey
	// changes counts the changes; read is the count when the words were read.
	changes, read int
	readAt        time.Duration

	pictures []maze.Picture
	infos    []maze.CellInfo
	shown    []outline
	labels   []string        // on the cells' badges; "" for none
	names    []string        // of the cells
	changed  []time.Duration // when each outline became another one
	offered  []time.Duration // when each cell got a route, or a better one
	better   []bool          // it had one before
	keeping  []int           // cells that were offered a route last, and keep theirs
	keptAt   time.Duration   // when that was
	route    []int           // from the Tower back
	walked   int             // cells of the route on which the Marker was, from the Camp
	endedAt  time.Duration   // when the Marker came to the Tower; 0 for not yet

	words, next string // of the Status
	nextCell    int    // the first of the frontier, -1 for none
	chips       []chip
	chipsAt     time.Duration // when they came to their places
	waiting     int           // cells on the frontier
	lowest      string
	waitingWord string
	explanation string
	heading     string
	count       string // beside the heading
	cost        string
	lines       []string
	first, mark int // lines of the listing
	mapName     string
	mapShort    string
	mapSize     string
	passable    int
	pay         pay
}

// chip is a cell of the frontier.
type chip struct {
	cell         int
	name, number string
	from         int // its place among the chips before, -1 for none
}

// factsKey is what tells that the state may have changed without an event.
type factsKey struct {
	selected, visited, marker, version int
	brush                              maze.Terrain
	search                             maze.Search
	phase                              maze.Phase
	finding                            bool
}

func keyOf(g *maze.Game) factsKey {
	return factsKey{g.Selected(), g.Visited(), g.MarkerOrder(), g.MapVersion(), g.Brush(), g.Search(), g.Phase(), g.Finding()}
}

// mostChips is the most cells of the frontier that are shown.
const mostChips = 24

// textTime is how often the words change at most while Find route runs.
const textTime = time.Second / 8

// update asks the game what may have changed. Frames without a change return at
// once; while Find route runs the words are asked for eight times a second. It says
// whether the words were read.
func (f *facts) update(g *maze.Game, events int, now time.Duration) bool {
	key := keyOf(g)
	isNew := g != f.game
	if isNew {
		*f = facts{game: g}
	}
	if isNew || events > 0 || key != f.key {
		if f.keeping = f.keeping[:0]; !isNew && key.visited > f.key.visited {
			f.keeping, f.keptAt = g.AppendKeeping(f.keeping), now
		}
		f.key = key
		f.changes++
		f.readMap(g, now, isNew)
	}
	if f.read == f.changes || g.Finding() && !isNew && now-f.readAt < textTime {
		return false
	}
	f.read, f.readAt = f.changes, now
	f.readWords(g)
	if f.chipsAt = now; isNew {
		f.chipsAt = -time.Hour
	}
	return true
}

// readMap asks about every cell.
func (f *facts) readMap(g *maze.Game, now time.Duration, isNew bool) {
	m := g.Map()
	if n := len(m.Costs); n != len(f.infos) {
		f.pictures, f.infos, f.shown = make([]maze.Picture, n), make([]maze.CellInfo, n), make([]outline, n)
		f.labels, f.names, f.better = make([]string, n), make([]string, n), make([]bool, n)
		f.changed, f.offered = make([]time.Duration, n), make([]time.Duration, n)
		for cell := range n {
			f.names[cell] = m.Name(cell)
			f.infos[cell] = maze.CellInfo{Distance: -1, Parent: -1}
			f.changed[cell], f.offered[cell] = -time.Hour, -time.Hour
		}
	}
	f.nextCell = -1
	if cells, _ := g.Frontier(1); len(cells) > 0 && g.Phase() == maze.Searching {
		f.nextCell = cells[0]
	}
	for cell := range f.infos {
		f.pictures[cell] = g.Picture(cell)
		info, before := g.Cell(cell), &f.infos[cell]
		if o := outlineOf(info.Outline, cell == f.nextCell); o != f.shown[cell] {
			f.shown[cell] = o
			if !isNew {
				f.changed[cell] = now
			}
			f.labels[cell] = label(g.Search(), info, o)
		}
		if info == *before {
			continue
		}
		if info.Outline == maze.OnFrontier && info.Distance != before.Distance && !isNew {
			f.offered[cell], f.better[cell] = now, before.Distance >= 0
		}
		*before = info
		f.labels[cell] = label(g.Search(), info, f.shown[cell])
	}
	f.route, f.walked = f.route[:0], 0
	if phase := g.Phase(); phase >= maze.Tracing {
		f.route = append(f.route, g.RouteCells()...)
	}
	if order := g.MarkerOrder(); order >= 0 {
		f.walked = len(f.route) - order
	}
	arrived := g.Phase() == maze.Finished && g.MarkerOrder() == 0
	switch {
	case !arrived:
		f.endedAt = 0
	case f.endedAt == 0 && isNew:
		f.endedAt = 1 // long ago
	case f.endedAt == 0:
		f.endedAt = now
	}
}

func outlineOf(o maze.Outline, isNext bool) outline {
	if isNext {
		return next
	}
	return [...]outline{maze.Unseen: unseen, maze.OnFrontier: onFrontier, maze.Settled: settled, maze.Current: current, maze.OnRoute: onRoute}[o]
}

// label is what stands on a cell: its cost from the Camp, or what it is settled by.
func label(s maze.Search, info maze.CellInfo, o outline) string {
	switch {
	case info.Distance < 0:
		return ""
	case o != onFrontier && o != next:
	case s == maze.AStar:
		return strconv.Itoa(info.Distance) + "+" + strconv.Itoa(info.Estimate)
	case s == maze.Greedy:
		return strconv.Itoa(info.Estimate)
	case s == maze.Breadth:
		return "#" + strconv.Itoa(info.Queue)
	}
	return strconv.Itoa(info.Distance)
}

// readWords asks for what is written.
func (f *facts) readWords(g *maze.Game) {
	m := g.Map()
	_, f.words, f.next = g.Status()
	f.explanation, f.cost = g.Explain(), g.CostText()
	f.lines, f.mark = g.Listing()
	f.first = g.Listed()
	f.passable = m.Passable()
	f.mapSize = fmt.Sprintf("%d by %d cells", m.Columns, m.Rows)
	f.heading, f.count = f.headings(g)
	cells, waiting := g.Frontier(mostChips)
	f.waiting = waiting
	f.waitingWord = tally.Count(int64(waiting), "cell")
	f.readChips(g, cells)
	f.lowest = ""
	if g.Phase() == maze.Searching {
		f.lowest = lowest(g.Search(), f.chips, f.infos)
	}
	f.pay.read(g, f.route, f.walked)
}

// readChips takes cells into the row of chips, each from where it was before.
func (f *facts) readChips(g *maze.Game, cells []int) {
	before := slices.Clone(f.chips)
	f.chips = f.chips[:0]
	for _, cell := range cells {
		from := slices.IndexFunc(before, func(c chip) bool { return c.cell == cell })
		f.chips = append(f.chips, chip{cell, f.names[cell], chipNumber(g.Search(), f.infos[cell]), from})
	}
}

func chipNumber(s maze.Search, info maze.CellInfo) string {
	if s == maze.AStar {
		return strconv.Itoa(info.Distance + info.Estimate)
	}
	return label(s, info, onFrontier)
}

// headings are those of the explanation.
func (f *facts) headings(g *maze.Game) (heading, count string) {
	switch g.Phase() {
	case maze.Ready:
		return "TO BEGIN", ""
	case maze.Searching:
		return "JUST SETTLED", "step " + strconv.Itoa(g.Visited())
	case maze.Tracing:
		return "BUILDING THE ROUTE", strconv.Itoa(len(f.route)) + " traced"
	}
	if moves := len(f.route) - 1; moves > 0 && f.walked > 0 {
		return "ON THE ROUTE", fmt.Sprintf("move %d of %d", f.walked-1, moves)
	}
	return "THE END", ""
}

// lowest says why the first of the frontier is the next one.
func lowest(s maze.Search, chips []chip, infos []maze.CellInfo) string {
	if len(chips) == 0 {
		return ""
	}
	first := chips[0]
	info := infos[first.cell]
	switch s {
	case maze.AStar:
		return fmt.Sprintf("%d + %d to go is the lowest: %s is next.", info.Distance, info.Estimate, first.name)
	case maze.Greedy:
		return fmt.Sprintf("%d to go is the lowest: %s is next.", info.Estimate, first.name)
	case maze.Breadth:
		return fmt.Sprintf("%s was reached first, so it is next.", first.name)
	}
	return fmt.Sprintf("%d is the lowest, so %s is next.", info.Distance, first.name)
}

// tell says in a sentence what is known of a cell.
func (f *facts) tell(g *maze.Game, cell int) (title, text string) {
	info, p := f.infos[cell], f.pictures[cell]
	cost := int(g.Map().Costs[cell])
	text = fmt.Sprintf("%s, %d to enter. ", p.Terrain, cost)
	switch {
	case p.Camp:
		text = "The Camp, where routes start. It is never paid. "
	case p.Tower:
		text = fmt.Sprintf("The Tower, where routes end: %d to enter. ", cost)
	case p.Terrain == maze.Wall:
		return f.names[cell], "Wall: it cannot be entered."
	case !p.Listed:
		text = fmt.Sprintf("A terrain of its own, %d to enter. ", cost)
	}
	switch {
	case info.Distance < 0:
		return f.names[cell], text + "Not reached yet."
	case info.Parent < 0:
		return f.names[cell], text + "It costs 0: the search starts here."
	}
	word := "Best so far"
	if info.Outline >= maze.Settled {
		word = "Settled at"
	}
	text += fmt.Sprintf("%s %d: %d at %s + %d.", word, info.Distance, info.Distance-cost, f.names[info.Parent], cost)
	switch g.Search() {
	case maze.AStar, maze.Greedy:
		text += fmt.Sprintf(" At least %d to go.", info.Estimate)
	case maze.Breadth:
		if info.Queue > 0 {
			text += fmt.Sprintf(" Number %d in the queue.", info.Queue)
		}
	}
	return f.names[cell], text
}

// reset forgets the game, for another window: everything is asked again.
func (f *facts) reset() { f.game = nil }
