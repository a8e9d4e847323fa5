package maze

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/games/maze"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell/shelltest"
)

// The numbers were counted in the records' commands and events.
func TestTally(t *testing.T) {
	for name, want := range map[string]map[string]int64{
		"find": {"cellsSettled": 70, "mapsSearched": 1, "routesDijkstra": 1},
		// The Tower behind Walls is searched for in vain, then a Wall goes.
		"walled": {"cellsSettled": 18, "mapsSearched": 2, "routesDijkstra": 1, "cellsPainted": 1, "mapsPainted": 1},
		// Dijkstra, taken back and gone on with, and A* on the first map, Greedy on a
		// painted one, Breadth-first on that with one cell back.
		"lesson": {
			"cellsSettled": 49, "mapsSearched": 3, "mapsCompared": 1, "cellsPainted": 2, "mapsPainted": 1,
			"routesDijkstra": 1, "routesAStar": 1, "routesGreedy": 1, "routesBreadth": 1,
		},
		// Three cells of the supplied map are painted, and one of the map by chance that
		// Undo brings back; no search comes to its end.
		"edits": {"cellsSettled": 24, "cellsPainted": 4, "mapsPainted": 2, "mapsMade": 2},
	} {
		t.Run(name, func(t *testing.T) { shelltest.Replay(t, New(), name).WantTally(want) })
	}
}

// A search that is run again on the same map finds the same route.
func TestTallyOfTheSameRoute(t *testing.T) {
	config := sim.Config{Setup: json.RawMessage(`{"map":["...."],"startCell":0,"goalCell":3}`)}
	find := func(at time.Duration) sim.Input { return sim.Input{At: at * time.Second, Code: maze.Find} }
	search := func(at time.Duration, s maze.Search) sim.Input {
		return sim.Input{At: at * time.Second, Code: maze.ChooseSearch, X: int16(s)}
	}
	p := shelltest.Play(t, New(), config, 30*time.Second,
		find(0), find(5), search(10, maze.Breadth), find(10), search(15, maze.Dijkstra), find(15), search(20, maze.Greedy), find(20))
	p.WantTally(map[string]int64{
		"cellsSettled": 5 * 4, "mapsSearched": 1, "mapsCompared": 1, "routesDijkstra": 1, "routesBreadth": 1, "routesGreedy": 1,
	})
	p.WantStanding("4 x 1, Greedy, 4 settled", "4 settled, cost 3")
}

func TestStanding(t *testing.T) {
	room := New()
	shelltest.Replay(t, New(), "find").WantStanding("12 x 8, Dijkstra, 70 settled", "70 settled, cost 19")
	shelltest.Replay(t, New(), "edits").WantStanding("12 x 8, Dijkstra, 16 settled", "16 settled")
	shelltest.Play(t, room, sim.Config{}, 0).WantStanding("12 x 8, Dijkstra", "Not searched yet")
	walled := sim.Config{Setup: json.RawMessage(`{"map":["..#."],"startCell":0,"goalCell":3}`)}
	astar := sim.Input{Code: maze.ChooseSearch, X: int16(maze.AStar)}
	shelltest.Play(t, room, walled, time.Minute, astar, sim.Input{Code: maze.Find}).WantStanding("4 x 1, A*, 2 settled", "2 settled, no route")
}

func TestFiguresOfVisits(t *testing.T) {
	room := New()
	shelltest.WantFigures(t, room.Figures([]session.Game{
		{Lasted: 90 * time.Second, Counts: []session.Count{
			{Name: "mapsSearched", N: 3}, {Name: "mapsCompared", N: 1}, {Name: "routesDijkstra", N: 2}, {Name: "routesAStar", N: 1},
			{Name: "cellsSettled", N: 1000}, {Name: "mapsPainted", N: 1}, {Name: "cellsPainted", N: 40}, {Name: "mapsMade", N: 2},
		}},
		{Lasted: time.Hour, Counts: []session.Count{
			{Name: "mapsSearched", N: 1}, {Name: "routesGreedy", N: 1}, {Name: "routesBreadth", N: 4}, {Name: "cellsSettled", N: 234},
		}},
	}),
		[2]string{"Visits", "2"}, [2]string{"Time spent", "1 h 1 min"}, [2]string{"Maps searched", "4"}, [2]string{"Maps compared", "1"},
		[2]string{"Routes by Dijkstra", "2"}, [2]string{"Routes by A*", "1"}, [2]string{"Routes by Greedy", "1"}, [2]string{"Routes by Breadth", "4"},
		[2]string{"Cells settled", "1,234"}, [2]string{"Maps painted", "1"}, [2]string{"Cells painted", "40"}, [2]string{"Maps by chance", "2"},
	)
}
