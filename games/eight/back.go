package eight

// stepBack undoes the last Step that did something, and pauses Solve: the game
// is then as after one Step fewer made by hand. A slide is cut short.
func (g *Game) stepBack() bool {
	switch {
	case g.movesPlayed > 0:
		g.movesPlayed--
		g.phase = PlayingRoute
		g.jump(g.route[g.movesPlayed])
	case g.recorded > 0:
		g.recorded--
		g.phase = BuildingRoute
	case g.route != nil:
		g.route = nil
		g.phase = InSearch
	case g.phase == Finished && !g.stoppedFull:
		g.phase = InSearch
	case g.search != nil:
		g.stoppedFull = false
		g.phase = InSearch
		if g.search.back(); g.search.checked() == 0 {
			g.forget()
		}
	default:
		return g.solving() && g.pauseSolve()
	}
	g.pauseSolve()
	g.showAsByHand()
	return true
}

// showAsByHand shows what the Status Line shows after the Steps that are left.
// The Step that begins a phase shows its row's plain words; each Step pauses
// first, so that after any other the row's pausedWords stay.
func (g *Game) showAsByHand() {
	switch g.phase {
	case NotStarted:
		g.tell(Ready)
		g.statusPaused = g.pausedBefore
	case InSearch:
		g.tell(Searching)
		g.statusPaused = g.search.checked() > 1
	case BuildingRoute:
		g.tell(Building)
		g.statusPaused = g.recorded > 0
	case PlayingRoute:
		g.tell(Solving)
		g.statusPaused = g.movesPlayed > 0
	}
}
