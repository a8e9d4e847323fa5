package eight

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/games/eight"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell/shelltest"
)

// The numbers were counted in the records' commands and events.
func TestTally(t *testing.T) {
	for name, want := range map[string]map[string]int64{
		"solve": {"statesChecked": 91, "boardsSearched": 1, "routesAStar": 1, "solvedBySearch": 1},
		// A route, two of whose moves are made by hand in the end, is neither's alone.
		"steps": {"statesChecked": 6, "boardsSearched": 1, "routesAStar": 1, "handMoves": 2, "hints": 1},
		// Greedy stops on the first board, Breadth-first on the second, for which IDA*
		// then finds a route, and again another from the middle of it, which it plays.
		"searches": {
			"statesChecked": 103, "newPuzzles": 2, "boardsSearched": 3, "boardsCompared": 1, "routesIDAStar": 2, "solvedBySearch": 1,
		},
	} {
		t.Run(name, func(t *testing.T) { shelltest.Replay(t, New(), name).WantTally(want) })
	}
}

// toSolve is a board that tile 8 solves.
var toSolve = sim.Config{Setup: json.RawMessage(`{"board":"123456708"}`)}

// seconds are inputs a second apart, from 0 on.
func seconds(list ...sim.Input) []sim.Input {
	for i := range list {
		list[i].At = time.Duration(i) * time.Second
	}
	return list
}

// A board is solved once each time it is put down, however often its last tile goes
// back and forth.
func TestTallyOfHandMoves(t *testing.T) {
	slide := sim.Input{Code: eight.Tile, X: 8}
	reset := sim.Input{Code: eight.Reset}
	p := shelltest.Play(t, New(), toSolve, 10*time.Second, seconds(slide, slide, slide, reset, slide)...)
	p.WantTally(map[string]int64{"solvedByHand": 2, "handMoves": 4})
	p.WantStanding("At the goal", "1 move by hand")
}

// Two methods that reach the goal compare a board; the same one twice does not, and a
// route that is played again is one route.
func TestTallyOfComparedBoards(t *testing.T) {
	step, back := sim.Input{Code: eight.Step}, sim.Input{Code: eight.StepBack}
	steps := func(n int) (list []sim.Input) {
		for range n {
			list = append(list, step)
		}
		return list
	}
	// Two boards are taken up, two records are copied, one move is played.
	once := append(steps(5), back, step, sim.Input{Code: eight.Reset})
	p := shelltest.Play(t, New(), toSolve, time.Minute, seconds(append(once, steps(5)...)...)...)
	p.WantTally(map[string]int64{"statesChecked": 2, "boardsSearched": 1, "routesAStar": 1, "solvedBySearch": 1})
	p.WantStanding("At the goal", "A* Manhattan: 1 move, 1 checked")

	other := sim.Input{Code: eight.SetEstimate, X: 1 + int16(eight.Misplaced)}
	p = shelltest.Play(t, New(), toSolve, time.Minute, seconds(append(append(once, other), steps(3)...)...)...)
	p.WantTally(map[string]int64{"statesChecked": 2, "boardsSearched": 1, "boardsCompared": 1, "routesAStar": 2, "solvedBySearch": 1})
	p.WantStanding("1 move from the goal", "A* Misplaced: 1 move, 1 checked")
}

func TestStanding(t *testing.T) {
	room := New()
	start := sim.Config{Setup: json.RawMessage(`{"board":"867254301"}`)}
	shelltest.Play(t, room, start, 0).WantStanding("31 moves from the goal", "Board 867254301")
	shelltest.Play(t, room, start, time.Second, seconds(sim.Input{Code: eight.Step})...).WantStanding("31 moves from the goal", "A* Manhattan: 1 checked")
	shelltest.Play(t, room, start, time.Second, seconds(sim.Input{Code: eight.Tile, X: 1})...).WantStanding("30 moves from the goal", "1 move by hand")
}

func TestFiguresOfVisits(t *testing.T) {
	room := New()
	shelltest.WantFigures(t, room.Figures([]session.Game{
		{Lasted: 90 * time.Second, Counts: []session.Count{
			{Name: "solvedByHand", N: 2}, {Name: "handMoves", N: 1200}, {Name: "hints", N: 3}, {Name: "newPuzzles", N: 4},
			{Name: "routesAStar", N: 5}, {Name: "routesGreedy", N: 1}, {Name: "statesChecked", N: 6744},
		}},
		{Lasted: 5 * time.Second, Counts: []session.Count{
			{Name: "solvedBySearch", N: 1}, {Name: "boardsCompared", N: 2}, {Name: "routesBreadth", N: 1}, {Name: "routesIDAStar", N: 1},
			{Name: "statesChecked", N: 2_000_000},
		}},
	}),
		[2]string{"Visits", "2"}, [2]string{"Time spent", "1 min 35 s"}, [2]string{"Solved by hand", "2"}, [2]string{"Moves by hand", "1,200"},
		[2]string{"Hints", "3"}, [2]string{"New puzzles", "4"}, [2]string{"Solved by search", "1"}, [2]string{"Boards compared", "2"},
		[2]string{"Routes by A*", "5"}, [2]string{"Routes by Greedy", "1"}, [2]string{"Routes by Breadth-first", "1"}, [2]string{"Routes by IDA*", "1"},
		[2]string{"Boards checked", "2,006,744"},
	)
}
