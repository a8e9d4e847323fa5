package eight

import (
	"parlor/games/eight"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/shell"
	"parlor/views/tally"
)

// Standing says where a lab stands: how far the board is from the goal; and how it
// comes to be there.
func (*Room) Standing(game sim.Game) (where, figures string) {
	g := game.(*eight.Game)
	where = "At the goal"
	if left := leastMoves(g.Board(), g.Goal()); left > 0 {
		where = count(left, "move") + " from the goal"
	}
	method := methodNames[current(g)].full
	switch {
	case g.Phase() != eight.NotStarted && g.Moves() > 0:
		figures = method + ": " + count(g.Moves(), "move") + ", " + thousands(g.StatesChecked()) + " checked"
	case g.Phase() != eight.NotStarted:
		figures = method + ": " + thousands(g.StatesChecked()) + " checked"
	case g.HandMoves() > 0:
		figures = count(g.HandMoves(), "move") + " by hand"
	default:
		figures = "Board " + g.Board().String()
	}
	return where, figures
}

// leastMoves is the length of a shortest route from a board to a goal. The search takes
// a few milliseconds at most.
func leastMoves(board, goal eight.Board) int {
	best := eight.Method{Search: eight.AStar, Estimate: eight.LinearConflict}
	t := eight.NewTrial(best, board, goal, eight.MaxStates, nil)
	for !t.Step(eight.MaxStates) {
	}
	return len(t.Finding().Route) - 1
}

// routeCounts are the names under which the routes of each search are counted.
var routeCounts = [...]string{
	eight.AStar: "routesAStar", eight.Greedy: "routesGreedy", eight.Breadth: "routesBreadth", eight.IDAStar: "routesIDAStar",
}

// Tally counts what the statistics remember. A board that is put down is solved once
// by hand, and by a search, which plays its route, once for each board that it began
// with. A route counts once for each board and method; a board that two methods or
// more have searched to their ends has been compared. What the panels run beside the
// lab's own search is not in the record, and does not count.
func (*Room) Tally(_ sim.Game, r *replay.Record) []session.Count {
	var byHand, bySearch, handMoves, newPuzzles, hints, statesChecked int64
	var routes [len(routeCounts)]int64
	var trials tally.Trials[eight.Board, eight.Method]
	isSolved := false // by hand, since the board was put down
	played := map[eight.Board]bool{}
	for m := range replay.Moments(eight.Spec, r) {
		g := m.Game.(*eight.Game)
		if m.Input != nil {
			switch m.Input.Code {
			case eight.Tile:
				handMoves++
			case eight.Hint:
				hints++
			case eight.NewPuzzle:
				newPuzzles++
				isSolved = false
			case eight.Reset:
				isSolved = false
			}
		}
		for _, e := range m.Events {
			switch e.Kind {
			case eight.EventStateExpanded:
				statesChecked++
			case eight.EventGoalAccepted, eight.EventSearchStopped:
				method := methods[current(g)]
				if trials.End(g.Asked(), method) && e.Kind == eight.EventGoalAccepted {
					routes[method.Search]++
				}
			case eight.EventSolved:
				switch at := g.Asked(); {
				case g.Result().Won && !isSolved:
					isSolved = true
					byHand++
				case g.MovesPlayed() > 0 && !played[at]:
					played[at] = true
					bySearch++
				}
			}
		}
	}
	list := []session.Count{
		{Name: "solvedByHand", N: byHand},
		{Name: "solvedBySearch", N: bySearch},
		{Name: "handMoves", N: handMoves},
		{Name: "newPuzzles", N: newPuzzles},
		{Name: "hints", N: hints},
		{Name: "statesChecked", N: statesChecked},
		{Name: "boardsSearched", N: trials.Searched},
		{Name: "boardsCompared", N: trials.Compared},
	}
	for s, n := range routes {
		list = append(list, session.Count{Name: routeCounts[s], N: n})
	}
	return tally.Kept(list...)
}

// Figures sums visits to the lab up.
func (*Room) Figures(games []session.Game) []shell.Figure {
	sum := func(name string) int64 { return tally.Sum(games, name) }
	list := []shell.Figure{
		{Label: "Visits", Value: tally.Number(int64(len(games)))},
		{Label: "Time spent", Value: tally.Time(tally.Lasted(games))},
		{Label: "Solved by hand", Value: tally.Number(sum("solvedByHand"))},
		{Label: "Moves by hand", Value: tally.Number(sum("handMoves"))},
		{Label: "Hints", Value: tally.Number(sum("hints"))},
		{Label: "New puzzles", Value: tally.Number(sum("newPuzzles"))},
		{Label: "Solved by search", Value: tally.Number(sum("solvedBySearch"))},
		{Label: "Boards compared", Value: tally.Number(sum("boardsCompared"))},
	}
	for s, name := range routeCounts {
		list = append(list, shell.Figure{Label: "Routes by " + searchNames[eight.Search(s)], Value: tally.Number(sum(name))})
	}
	return append(list, shell.Figure{Label: "Boards checked", Value: tally.Number(sum("statesChecked"))})
}
