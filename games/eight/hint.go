package eight

// hint tells the next Tile of a shortest route, that in the lowest Slot when
// there are several, and how many Moves are left; on the goal there is none. It
// leaves the search that is shown alone.
func (g *Game) hint() bool {
	if g.board == g.goal {
		return false
	}
	left := leastMoves(g.board, g.goal)
	blank := g.board.Slot(0)
	for _, from := range beside[blank] {
		if leastMoves(g.board.slide(from, blank), g.goal) < left {
			e := g.emit(EventHint)
			e.X, e.Y = int32(g.board.Tile(from)), int32(left)
			break
		}
	}
	return true
}

// leastMoves is the length of a shortest route. A few searches like this take
// less time than the table of all distances.
func leastMoves(from, goal Board) int {
	s := newBestFirst(AStar, problem{
		from: from, goal: goal, estimator: newEstimator(LinearConflict, goal, nil), maxStates: MaxStates,
	})
	for s.step() == expanded {
	}
	return len(s.route()) - 1
}
