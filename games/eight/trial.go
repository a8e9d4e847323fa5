package eight

// Method is a search with the estimate that it uses.
type Method struct {
	Search   Search
	Estimate Estimate
}

// Methods lists what there is to compare. Breadth-first search uses no
// estimate, so it comes once.
func Methods() (list []Method) {
	for s := range Search(searchCount) {
		for e := range Estimate(estimateCount) {
			if s != Breadth || e == Manhattan {
				list = append(list, Method{s, e})
			}
		}
	}
	return list
}

// Trial runs one search from a board to its end, in slices, so that a browser
// never waits for long.
type Trial struct {
	method      Method
	start, goal Board
	maxStates   int
	distances   *Distances // may be nil
	explorer    *explorer  // makes the distances first, nil when there is no need
	search      search     // nil until then
	done, found bool
	least       int // the Moves of a shortest route, 0 when not known yet
}

// Finding is what a search needed, and what it found.
type Finding struct {
	Checked int     // the boards expanded
	Stored  int     // the most boards kept at once
	Found   bool    // the goal was accepted: there is a route
	Route   []Board // from the start to the goal
	// Shortest says that no route has fewer Moves.
	Shortest bool
}

// NewTrial begins a search from a board to a goal, with room for so many
// boards. The distances of the goal may be nil; when the estimate needs them,
// the first slices of the trial make them. Boards that cannot reach the goal
// are not for a trial: ParseStart refuses them, and IDA* would never end.
func NewTrial(m Method, start, goal Board, maxStates int, d *Distances) *Trial {
	t := &Trial{method: m, start: start, goal: goal, maxStates: maxStates, distances: d}
	if m.Estimate == Exact && d == nil {
		t.explorer = newExplorer(goal)
	} else {
		t.begin()
	}
	return t
}

func (t *Trial) begin() {
	t.search = newSearch(t.method.Search, problem{
		from: t.start, goal: t.goal, maxStates: t.maxStates,
		estimator: newEstimator(t.method.Estimate, t.goal, t.distances),
	})
}

// Trial begins a search by another method on the board from which the game's
// search began or, before there is one, on the board shown.
func (g *Game) Trial(m Method) *Trial {
	return NewTrial(m, g.Asked(), g.goal, g.maxStates(), g.distances)
}

// Asked is the board from which the search began or, before there is one, the
// board shown.
func (g *Game) Asked() Board {
	if g.search == nil {
		return g.board
	}
	return g.search.start()
}

// Step lets the search take at most n steps, and says whether it has ended.
func (t *Trial) Step(n int) bool {
	if t.search == nil {
		if !t.explorer.step(n) {
			return false
		}
		t.distances, t.explorer = t.explorer.distances, nil
		t.begin()
	}
	for ; n > 0 && !t.done; n-- {
		result := t.search.step()
		t.done, t.found = result != expanded, result == accepted
	}
	return t.done
}

// Finding is what the search has needed so far, and found.
func (t *Trial) Finding() Finding {
	if t.search == nil {
		return Finding{}
	}
	f := Finding{Checked: t.search.checked(), Stored: t.search.stored(), Found: t.found}
	if t.found {
		f.Route = t.search.route()
		f.Shortest = t.findsShortest() || len(f.Route)-1 == t.leastMoves()
	}
	return f
}

// findsShortest says that the method finds no longer route than the shortest: all
// but greedy do, as no estimate is ever too high, where there is room for every
// board.
func (t *Trial) findsShortest() bool { return t.method.Search != Greedy && t.maxStates >= MaxStates }

func (t *Trial) leastMoves() int {
	switch {
	case t.distances != nil:
		t.least, _ = t.distances.Of(t.start)
	case t.least == 0:
		t.least = leastMoves(t.start, t.goal)
	}
	return t.least
}
