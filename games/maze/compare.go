package maze

// Outcome is how the last trial of a search ended in this lab.
type Outcome struct {
	Visited int
	// Cost is what its route costs, -1 when there is none.
	Cost int
	// Old says that the map was another one; Dearer is not known then.
	Old bool
	// Dearer is how much more the route costs than the cheapest one.
	Dearer int
}

// outcomes are what the searches have found. They are notes for the comparison:
// nothing is decided by them, and steps back leave them.
type outcomes struct {
	notes [SearchCount]note
	// least is what the cheapest route costs.
	least note
}

// note is a result on a version of the map.
type note struct {
	known         bool
	version       int
	visited, cost int
}

// noteOutcome keeps how the search has ended, with the Tower or without.
func (g *Game) noteOutcome() {
	n := note{known: true, version: g.MapVersion(), visited: g.run.visited, cost: -1}
	if cost, ok := g.run.cost(); ok {
		n.cost = cost
	}
	g.outcomes.notes[g.search] = n
	if searches[g.search].cheapest {
		g.outcomes.least = n
	}
}

// Outcome is how the last trial of a search ended, and false when none has.
func (g *Game) Outcome(s Search) (Outcome, bool) {
	n := g.outcomes.notes[s]
	o := Outcome{Visited: n.visited, Cost: n.cost, Old: n.version != g.MapVersion()}
	if n.known && !o.Old && n.cost >= 0 {
		o.Dearer = n.cost - g.leastCost()
	}
	return o, n.known
}

// leastCost is what the cheapest route costs on the map, which has one. It looks
// for that once for each map.
func (g *Game) leastCost() int {
	least := &g.outcomes.least
	if !least.known || least.version != g.MapVersion() {
		r := newRun(&g.board, Dijkstra, int32(g.settings.unreached))
		r.finish(len(r.nodes))
		cost, _ := r.cost()
		*least = note{known: true, version: g.MapVersion(), visited: r.visited, cost: cost}
	}
	return least.cost
}

// Trial begins a search on the map as it is now, beside the lab's own trial.
// The error says why no search can begin.
func (g *Game) Trial(s Search) (*Trial, error) {
	if fault, ok := g.settings.check(&g.board); !ok {
		return nil, fault.err()
	}
	return newTrial(&g.board, s, int32(g.settings.unreached)), nil
}
