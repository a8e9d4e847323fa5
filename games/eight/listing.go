package eight

// The lines of a listing that a Step can end with.
const (
	noLine      = -1
	nothingLeft = 3
	goalLine    = 4
	newLine     = 7
	lastLine    = 8 // of the loop
	routeLine   = 9
)

// listings are the searches, each in ten lines. Two spaces indent a level.
var listings = [searchCount][10]string{
	AStar: {
		"store the start as an open board",
		"repeat:",
		"  best = open board of lowest f",
		"  none is open? stop: no route",
		"  best is the goal? accept it",
		"  close best and count it",
		"  for each board one move away:",
		"    new? store it, open",
		"    known, but shorter? reopen it",
		"trace the route back, then play it",
	},
	Greedy: {
		"store the start as an open board",
		"repeat:",
		"  best = open board of lowest h",
		"  none is open? stop: no route",
		"  best is the goal? accept it",
		"  close best and count it",
		"  for each board one move away:",
		"    new? store it, open",
		"    known, but shorter? reopen it",
		"trace the route back, then play it",
	},
	Breadth: {
		"store the start as an open board",
		"repeat:",
		"  best = open board stored first",
		"  none is open? stop: no route",
		"  best is the goal? accept it",
		"  close best and count it",
		"  for each board one move away:",
		"    new? store it, open",
		"    known? leave it as it is",
		"trace the route back, then play it",
	},
	IDAStar: {
		"limit = h of the start; open it",
		"repeat:",
		"  best = open board opened last",
		"  none? raise limit, start anew",
		"  best is the goal? accept it",
		"  put best on the way, count it",
		"  for each board one move away:",
		"    f within the limit? open it",
		"    over it? leave it for later",
		"trace the route back, then play it",
	},
}

// Listing is the search as ten lines of pseudo-code, and which of them was
// carried out last, from 0; -1 before the first Step. They must not be changed.
func (g *Game) Listing() (lines []string, marked int) {
	return listings[g.searchKind][:], g.listed()
}

// Listed is the first line of the last Step, which went on to the marked one.
func (g *Game) Listed() (first int) {
	marked := g.listed()
	switch {
	case marked == noLine || marked == routeLine:
		return marked
	case g.search.checked() == 1 && marked >= newLine:
		return 0
	}
	return 2
}

func (g *Game) listed() int {
	switch {
	case g.search == nil:
		return noLine
	case g.recorded > 0:
		return routeLine
	case g.route != nil:
		return goalLine
	case g.stoppedFull:
		return newLine
	case g.phase == Finished:
		return nothingLeft
	}
	return lastLine
}
