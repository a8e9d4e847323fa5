package maze

import (
	"fmt"
	"strings"
)

// Status is the row of Messages that is shown, what it says has happened, and what
// to do next. While the search goes on it looks at every cell of the map, so ask
// after a change and not for every picture.
func (g *Game) Status() (row Message, words, next string) {
	if g.status == cellSettled {
		return cellSettled, fmt.Sprintf("%s: cost %d", g.name(g.run.last), g.distance(g.run.last)), g.whatIsNext()
	}
	m := &messages[g.status]
	return g.status, m.words, m.next
}

// CostText is what the Cost shows: the route's cost, or two dashes (A.34).
func (g *Game) CostText() string {
	if cost, ok := g.RouteCost(); ok {
		return fmt.Sprint(cost)
	}
	return messages[noCost].words
}

// FindCaption is what the Find route button says (A.42).
func (g *Game) FindCaption() string {
	if g.Finding() {
		return messages[pauseCaption].words
	}
	return messages[findCaption].words
}

func (g *Game) name(s spot) string { return g.board.Name(g.run.cell(s)) }

func (g *Game) distance(s spot) int { return int(g.run.nodes[s].distance) }

// whatIsNext says which cell the next Step settles, and why that one.
func (g *Game) whatIsNext() string {
	waiting := g.run.waiting()
	if len(waiting) == 0 {
		return "Nothing is left on the frontier: no route leads to the Tower."
	}
	s := waiting[0]
	switch g.search {
	case AStar:
		return fmt.Sprintf("Next is %s: %d so far and %d to go at least make the lowest sum.", g.name(s), g.distance(s), g.run.estimate(s))
	case Greedy:
		return fmt.Sprintf("Next is %s: with %d to go at least, it has the lowest estimate.", g.name(s), g.run.estimate(s))
	case Breadth:
		return fmt.Sprintf("Next is %s: of all that wait, it was reached first.", g.name(s))
	}
	also := ""
	if g.distance(s) == g.distance(g.run.last) {
		also = "also "
	}
	return fmt.Sprintf("Next is %s, %sat %d so far: the lowest on the frontier.", g.name(s), also, g.distance(s))
}

// Explain says in one sentence what the last Step did.
func (g *Game) Explain() string {
	switch {
	case g.phase == Ready:
		return "Nothing is settled yet: the first Step settles the Camp at cost 0."
	case g.run == nil:
		return "No search began: " + strings.ToLower(messages[g.ending].words[:1]) + messages[g.ending].words[1:]
	case g.phase == Searching:
		return g.explainSettling()
	case g.phase == Finished && g.ending == noRoute:
		return "The frontier is empty, so no route leads from the Camp to the Tower."
	case len(g.route) == 0:
		return fmt.Sprintf("Settled %s, the Tower, at cost %d: the search is over, and its parents lead back to the Camp.", g.name(g.run.tower), g.distance(g.run.tower))
	case !g.walks() || g.phase == Replaying && g.marker == len(g.route)-1:
		return g.explainTrace()
	}
	return g.explainMarker()
}

// explainSettling tells what was settled and what each neighbour was offered.
func (g *Game) explainSettling() string {
	r := g.run
	here := &r.nodes[r.last]
	parts := []string{fmt.Sprintf("Settled %s at cost %d", g.name(r.last), here.distance)}
	before := [directionCount]int32{}
	for _, o := range r.journal.latest() {
		before[o.to] = o.distance
	}
	for d, step := range r.steps {
		s := r.last + step
		if r.nodes[s].state != open {
			continue
		}
		name, distance, offered := g.name(s), g.distance(s), int(here.distance)+int(r.nodes[s].cost)
		switch {
		case before[d] == r.unreached:
			parts = append(parts, fmt.Sprintf("offered %s a route of %d, its first", name, distance))
		case before[d] > 0:
			parts = append(parts, fmt.Sprintf("offered %s a route of %d instead of %d", name, distance, before[d]))
		case r.search == Breadth:
			parts = append(parts, fmt.Sprintf("%s keeps its route of %d, as it was reached before", name, distance))
		default:
			parts = append(parts, fmt.Sprintf("%s keeps its route of %d, as this one would cost %d", name, distance, offered))
		}
	}
	if len(parts) == 1 {
		parts = append(parts, "no neighbour is left to offer a route to")
	}
	return strings.Join(parts, "; ") + "."
}

func (g *Game) explainTrace() string {
	s := g.route[len(g.route)-1]
	switch {
	case s == g.run.camp:
		return fmt.Sprintf("Marked %s, the Camp: the route is whole, with %d cells and a cost of %d.", g.name(s), len(g.route), g.distance(g.run.tower))
	case g.phase == Finished:
		return fmt.Sprintf("The link from %s to its parent cannot be right, so the trace ends.", g.name(s))
	}
	return fmt.Sprintf("Marked %s; its parent, %s, comes next on the way back to the Camp.", g.name(s), g.name(g.run.parent(s)))
}

func (g *Game) explainMarker() string {
	s := g.route[g.marker]
	if s == g.run.camp {
		return "The Camp is the Tower, so the route is there already and costs 0."
	}
	cost := int(g.run.nodes[s].cost)
	ground := fmt.Sprintf("a cell of cost %d", cost)
	if t, ok := TerrainOf(cost); ok {
		ground = t.String()
	}
	paid, total := g.distance(s), g.distance(g.run.tower)
	if g.phase == WaitingForMarker {
		return fmt.Sprintf("The Marker goes on to %s (%s) and pays %d: that makes %d of %d.", g.name(s), ground, cost, paid, total)
	}
	return fmt.Sprintf("The Marker went on to %s (%s) and paid %d: that makes %d of %d.", g.name(s), ground, cost, paid, total)
}
