package maze

// Trial is a search on a map that runs to its end by itself, in slices: for a
// route without a lab around it, and to compare searches. The map may change
// meanwhile; the trial keeps the one that it began with.
type Trial struct {
	run *run
	// judge finds the cheapest cost for a search that does not promise it.
	judge *run
}

// NewTrial begins a search. The error is the first rule of A.18 that the map
// breaks (Map.Check).
func NewTrial(m *Map, s Search) (*Trial, error) {
	settings := m.settings()
	if fault, ok := settings.check(m); !ok {
		return nil, fault.err()
	}
	return newTrial(m, s, int32(settings.unreached)), nil
}

func newTrial(m *Map, s Search, unreached int32) *Trial {
	t := &Trial{run: newRun(m, s, unreached)}
	if !searches[s].cheapest {
		t.judge = newRun(m, Dijkstra, unreached)
	}
	return t
}

// Step settles up to n cells more and says whether the trial is over. A slice of
// 10,000 takes about a millisecond.
func (t *Trial) Step(n int) bool {
	left, over := t.run.finish(n)
	if over && t.judge != nil {
		_, over = t.judge.finish(left)
	}
	return over
}

// finish settles up to n cells on the way to the end of the search. It gives how
// many of them are left, and whether it is at its end.
func (r *run) finish(n int) (left int, over bool) {
	for ; n > 0 && !r.over; n-- {
		r.over = !r.settle() || r.last == r.tower
	}
	return n, r.over
}

// Visited is how many cells the search has settled.
func (t *Trial) Visited() int { return t.run.visited }

// Cost is what the route costs, and false when the Tower is not settled.
func (t *Trial) Cost() (cost int, ok bool) { return t.run.cost() }

func (r *run) cost() (cost int, ok bool) {
	n := &r.nodes[r.tower]
	return int(n.distance), n.isSettled()
}

// Dearer is how much more the route costs than the cheapest one, 0 when it is a
// cheapest one; it is known when the trial is over and has a Cost.
func (t *Trial) Dearer() int {
	if t.judge == nil {
		return 0
	}
	cost, _ := t.run.cost()
	least, _ := t.judge.cost()
	return cost - least
}

// Route gives the cells from the Camp to the Tower, or nil while there is no Cost.
func (t *Trial) Route() []int {
	if _, ok := t.Cost(); !ok {
		return nil
	}
	return t.run.route()
}

// Settled says whether the search has settled a cell of the map.
func (t *Trial) Settled(cell int) bool { return t.run.nodes[t.run.spot(cell)].isSettled() }
