package maze

import (
	"strconv"

	"parlor/games/maze"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/shell"
	"parlor/views/tally"
)

// Standing says where a lab stands: the size of its map, the search and how far that
// is; and what it has found.
func (*Room) Standing(game sim.Game) (where, figures string) {
	g := game.(*maze.Game)
	m := g.Map()
	where = strconv.Itoa(m.Columns) + " x " + strconv.Itoa(m.Rows) + ", " + cardNames[g.Search()]
	if g.Visited() == 0 {
		return where, "Not searched yet"
	}
	settled := tally.Number(int64(g.Visited())) + " settled"
	where += ", " + settled
	if cost, ok := g.RouteCost(); ok {
		return where, settled + ", cost " + tally.Number(int64(cost))
	}
	if g.Phase() == maze.Finished {
		return where, settled + ", no route"
	}
	return where, settled
}

// routeCounts are the names under which the routes of each search are counted.
var routeCounts = [maze.SearchCount]string{
	maze.Dijkstra: "routesDijkstra", maze.AStar: "routesAStar", maze.Greedy: "routesGreedy", maze.Breadth: "routesBreadth",
}

// Tally counts what the statistics remember. A route counts once for each search and
// map, however often it is found again; a map that two searches or more have searched
// to their ends has been compared. What the panels run beside the lab's own trial is
// not in the record, and does not count. A map that is opened, restored or made by
// chance counts as painted once.
func (*Room) Tally(_ sim.Game, r *replay.Record) []session.Count {
	var cellsSettled, cellsPainted, mapsPainted, mapsMade int64
	var routes [maze.SearchCount]int64
	var trials tally.Trials[int, maze.Search] // on each version of the map
	isPainted := false
	for m := range replay.Moments(maze.Spec, r) {
		brushed := false
		if m.Input != nil {
			switch m.Input.Code {
			case maze.Paint, maze.PaintCell:
				brushed = true
			case maze.Random:
				mapsMade++
				isPainted = false
			case maze.RestoreDefaults:
				isPainted = false
			}
		}
		searched := false
		for _, e := range m.Events {
			switch e.Kind {
			case maze.EventCellSettled:
				cellsSettled++
			case maze.EventSearchChanged:
				searched = true
			case maze.EventTerrainChanged:
				if !brushed {
					break
				}
				cellsPainted++
				if !isPainted {
					isPainted = true
					mapsPainted++
				}
			}
		}
		if !searched {
			continue
		}
		g := m.Game.(*maze.Game)
		search := g.Search()
		o, known := g.Outcome(search)
		if known && !o.Old && trials.End(g.MapVersion(), search) && o.Cost >= 0 {
			routes[search]++
		}
	}
	list := []session.Count{
		{Name: "cellsSettled", N: cellsSettled},
		{Name: "cellsPainted", N: cellsPainted},
		{Name: "mapsPainted", N: mapsPainted},
		{Name: "mapsMade", N: mapsMade},
		{Name: "mapsSearched", N: trials.Searched},
		{Name: "mapsCompared", N: trials.Compared},
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
		{Label: "Maps searched", Value: tally.Number(sum("mapsSearched"))},
		{Label: "Maps compared", Value: tally.Number(sum("mapsCompared"))},
	}
	for s, name := range routeCounts {
		list = append(list, shell.Figure{Label: "Routes by " + cardNames[s], Value: tally.Number(sum(name))})
	}
	return append(list,
		shell.Figure{Label: "Cells settled", Value: tally.Number(sum("cellsSettled"))},
		shell.Figure{Label: "Maps painted", Value: tally.Number(sum("mapsPainted"))},
		shell.Figure{Label: "Cells painted", Value: tally.Number(sum("cellsPainted"))},
		shell.Figure{Label: "Maps by chance", Value: tally.Number(sum("mapsMade"))},
	)
}
