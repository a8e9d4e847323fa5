package maze

// The lines of a listing that a Step can begin or end with.
const (
	noLine    = -1
	campLine  = 0
	takeLine  = 2
	noneLine  = 3
	towerLine = 5
	eachLine  = 6
	keepLine  = 8
	traceLine = 9
)

// listings are the searches, each in ten lines. Two spaces indent a level.
var listings = [SearchCount][10]string{
	Dijkstra: {
		"Camp costs 0; all others unknown",
		"Repeat:",
		"  take the frontier cell of lowest cost",
		"  none left? Then there is no route",
		"  settle it: its cost is now certain",
		"  is it the Tower? Go to line 10",
		"  for each neighbour not settled:",
		"    offer = cost here + its terrain",
		"    if cheaper, keep offer and parent",
		"Trace parents, Tower back to Camp",
	},
	AStar: {
		"Camp costs 0; all others unknown",
		"Repeat:",
		"  take the lowest cost + estimate",
		"  none left? Then there is no route",
		"  settle it: its cost is now certain",
		"  is it the Tower? Go to line 10",
		"  for each neighbour not settled:",
		"    offer = cost here + its terrain",
		"    if cheaper, keep offer and parent",
		"Trace parents, Tower back to Camp",
	},
	Greedy: {
		"Camp costs 0; all others unknown",
		"Repeat:",
		"  take the lowest estimate to go",
		"  none left? Then there is no route",
		"  settle it: its cost may not be lowest",
		"  is it the Tower? Go to line 10",
		"  for each neighbour not settled:",
		"    offer = cost here + its terrain",
		"    if cheaper, keep offer and parent",
		"Trace parents, Tower back to Camp",
	},
	Breadth: {
		"Camp costs 0; all others unknown",
		"Repeat:",
		"  take the cell that was reached first",
		"  none left? Then there is no route",
		"  settle it: its cost may not be lowest",
		"  is it the Tower? Go to line 10",
		"  for each neighbour not settled:",
		"    offer = cost here + its terrain",
		"    not reached before? Keep it",
		"Trace parents, Tower back to Camp",
	},
}

// Listing is the search as ten lines of pseudo-code, and which of them was
// carried out last, from 0; -1 before the first Step. They must not be changed.
func (g *Game) Listing() (lines []string, marked int) {
	return listings[g.search][:], g.listed()
}

// Listed is the first line of the last Step, which went on to the marked one.
func (g *Game) Listed() (first int) {
	switch marked := g.listed(); {
	case marked == noLine || marked == traceLine:
		return marked
	case g.run.visited == 1 && marked != noneLine:
		return campLine
	}
	return takeLine
}

func (g *Game) listed() int {
	switch {
	case g.run == nil:
		return noLine
	case len(g.route) > 0:
		return traceLine
	case g.phase == Finished:
		return noneLine
	case g.run.last == g.run.tower:
		return towerLine
	}
	for _, step := range g.run.steps {
		if g.run.nodes[g.run.last+step].state == open {
			return keepLine
		}
	}
	return eachLine
}
