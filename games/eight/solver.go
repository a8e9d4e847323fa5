package eight

import "time"

// pressStep takes one Step, and pauses Solve. While a Tile slides it only
// pauses (A.27).
func (g *Game) pressStep() bool {
	g.keepPaused()
	effect := g.pauseSolve()
	return !g.sliding() && g.takeStep() || effect
}

// pressSolve starts Solve, or pauses it (A.27).
func (g *Game) pressSolve() bool {
	if g.solving() {
		return g.pauseSolve()
	}
	g.keepPaused()
	period := time.Duration(g.settings.SolveSeconds)
	g.clock.Start(solveTick, g.now+period, period)
	g.statusPaused = false
	return true
}

func (g *Game) solving() bool { return g.clock.Running(solveTick) }

// pauseSolve stops Solve, if it runs, and shows the Status row's pausedWords in
// any case (A.27). It reports whether anything changed.
func (g *Game) pauseSolve() bool {
	changes := g.solving() || !g.statusPaused
	g.clock.Stop(solveTick)
	g.statusPaused = true
	return changes
}

// show is Show Status Row: a row's plain words (A.26).
func (g *Game) show(r Row) { g.row, g.statusPaused = r, false }

// tell shows a row with its explanation on the Message Line.
func (g *Game) tell(r Row) {
	g.show(r)
	g.messageRow = r
}

// keepPaused keeps how the Status Line stands before a search begins, or before
// Solve begins one.
func (g *Game) keepPaused() {
	if g.phase == NotStarted && !g.solving() {
		g.pausedBefore = g.statusPaused
	}
}

// tick takes up to stepsPerTick Steps, none while a Tile slides (A.27).
func (g *Game) tick() {
	for range g.stepsPerTick {
		if g.sliding() || !g.solving() {
			return
		}
		g.takeStep()
	}
}

// takeStep is one Step of what the phase is about; when there is nothing to do
// it pauses Solve. It reports whether anything changed (A.21).
func (g *Game) takeStep() bool {
	switch g.phase {
	case NotStarted:
		if g.board == g.goal {
			return g.pauseSolve()
		}
		g.beginSearch()
		g.expandBest()
	case InSearch:
		g.expandBest()
	case BuildingRoute:
		g.copyRecord()
	case PlayingRoute:
		g.choose(g.board.tileFor(g.route[g.movesPlayed+1]), true)
	case Finished:
		return g.pauseSolve()
	}
	return true
}

// beginSearch stores the board shown as the first open board (A.21).
func (g *Game) beginSearch() {
	var d *Distances
	if g.estimate == Exact {
		d = g.exact()
	}
	g.search = newSearch(g.searchKind, problem{
		from: g.board, goal: g.goal, estimator: newEstimator(g.estimate, g.goal, d),
		maxStates: g.maxStates(), undoable: true,
	})
	g.phase = InSearch
	g.tell(Searching)
}

// expandBest is one Step of the search (A.18).
func (g *Game) expandBest() {
	result := g.search.step()
	switch result {
	case accepted:
		g.acceptGoal()
		return
	case expanded, full:
		x := g.search.last()
		e := g.emit(EventStateExpanded)
		e.N, e.X, e.Y = int64(x.Board), int32(x.G), int32(x.H)
	}
	if result != expanded {
		g.stoppedFull = result == full
		g.phase = Finished
		g.tell(TryNew)
		g.emit(EventSearchStopped)
	}
}

func (g *Game) acceptGoal() {
	g.route = g.search.route()
	g.phase = BuildingRoute
	g.tell(Building)
	g.emit(EventGoalAccepted).X = int32(g.moves())
}

// copyRecord copies one board of the route, from the goal back, into the
// Solution Route (A.24). After that of the start the route can be played.
func (g *Game) copyRecord() {
	g.recorded++
	move := len(g.route) - g.recorded
	e := g.emit(EventRouteRecord)
	e.N, e.X = int64(g.route[move]), int32(move)
	if move == 0 {
		g.phase = PlayingRoute
		g.tell(Solving)
	}
}

// moves is the length of the route that was accepted.
func (g *Game) moves() int { return max(len(g.route)-1, 0) }

// cancelSearch forgets the search; a hand Move, another board, estimate or
// search does it (A.21).
func (g *Game) cancelSearch() {
	g.emit(EventCancelSearch)
	g.helped = g.helped || g.movesPlayed > 0
	g.forget()
	if g.board != g.goal {
		g.show(Ready)
	}
	g.messageRow = Ready
	g.pauseSolve()
}

// forget clears the tables of the search.
func (g *Game) forget() {
	g.phase, g.search, g.stoppedFull = NotStarted, nil, false
	g.route, g.recorded, g.movesPlayed = nil, 0, 0
}

// setEstimate is Choose Estimate: 1 and the estimate, or 0 for the next of the
// button (A.28).
func (g *Game) setEstimate(arg int) bool {
	estimate := Estimate(arg - 1)
	if arg == 0 {
		estimate = g.estimate.next()
	}
	if arg < 0 || arg > estimateCount || estimate == g.estimate {
		return false
	}
	g.estimate = estimate
	g.emit(EventEstimateChanged).X = int32(estimate)
	g.cancelSearch()
	return true
}

func (g *Game) setSearch(arg int) bool {
	if arg < 0 || arg >= searchCount || Search(arg) == g.searchKind {
		return false
	}
	g.searchKind = Search(arg)
	g.cancelSearch()
	return true
}

func (g *Game) setSteps(arg int) bool {
	if checkSteps(int64(arg)) != nil || arg == g.stepsPerTick {
		return false
	}
	g.stepsPerTick = arg
	return true
}

func (g *Game) maxStates() int { return int(min(g.settings.MaxStates, MaxStates)) }

// exact gives the distances of all boards, which take a moment the first time.
func (g *Game) exact() *Distances {
	if g.distances == nil {
		g.distances = NewDistances(g.goal)
	}
	return g.distances
}
