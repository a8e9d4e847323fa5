package maze

import (
	"fmt"
	"testing"
)

// A.29: one Step at a time, on a map of two cells.
func TestStepsOfATrial(t *testing.T) {
	p := begin(t, "..")
	p.wants("phase", "ready", "status", "ready", "currentCell", -1, "visited", 0, "markerCell", 0, "routeCost", nil, "distance", []int{9999, 9999}).wantsEvents()
	p.do("step").wants("phase", "searching", "status", "cellSettled", "currentCell", 0, "settled", []int{1, 0}, "distance", []int{0, 1}, "parent", []int{-1, 0}, "routeCost", nil)
	p.wantsEvents("cellSettled 0 0", "searchChanged")
	p.do("step").wants("phase", "tracing", "status", "buildingRoute", "currentCell", 1, "visited", 2, "routeCost", 1, "routeOrder", []int{-1, -1})
	p.wantsEvents("cellSettled 1 1", "searchChanged")
	p.do("step").wants("phase", "tracing", "status", "buildingRoute", "routeOrder", []int{-1, 0}).wantsEvents("searchChanged")
	p.do("step").wants("phase", "replaying", "status", "followRoute", "routeOrder", []int{1, 0}, "markerCell", 0).wantsEvents("searchChanged")
	p.do("step").wants("phase", "waitingForMarker", "status", "followRoute", "markerCell", 1).wantsEvents("markerMoved 1")
	p.do("step", "wait 199999999ns", "step").wants("phase", "waitingForMarker").wantsEvents()
	p.do("wait 1ns").wants("phase", "finished", "status", "cheapestRoute", "currentCell", 1, "markerCell", 1)
	p.wantsEvents("200ms markerLanded 1", "200ms trialEnded cheapestRoute")
	p.do("step", "wait 1s").wants("phase", "finished").wantsEvents()
}

func TestMarkerLandsOnTheWay(t *testing.T) {
	p := begin(t, "...").do("step x7")
	p.events()
	p.do("wait 200ms").wants("phase", "replaying", "status", "followRoute", "markerCell", 1).wantsEvents("200ms markerLanded 1")
}

// A Camp that is the Tower: a route of one cell that costs 0.
func TestCampThatIsTheTower(t *testing.T) {
	p := begin(t, `{"setup":{"map":["..."],"startCell":1,"goalCell":1}}`)
	p.do("step").wants("phase", "tracing", "visited", 1, "routeCost", 0, "status", "buildingRoute", "distance", []int{9999, 0, 9999})
	p.do("step").wants("phase", "replaying", "routeOrder", []int{-1, 0, -1})
	p.events()
	p.do("step").wants("phase", "finished", "status", "cheapestRoute", "markerCell", 1).wantsEvents("trialEnded cheapestRoute")
}

func TestNoRoute(t *testing.T) {
	p := begin(t, ".#.").do("step")
	p.events()
	p.do("step").wants("phase", "finished", "status", "noRoute", "currentCell", -1, "visited", 1, "routeCost", nil)
	p.wantsEvents("trialEnded noRoute", "searchChanged")
}

// The Tower counts when it is settled, not when it is found; and once it is, its
// neighbours are offered nothing.
func TestTowerIsNotExpanded(t *testing.T) {
	begin(t, `{"setup":{"map":["...","mm."],"startCell":0,"goalCell":1}}`).do("step x2").
		wants("phase", "tracing", "distance", []int{0, 1, 9999, 5, 9999, 9999})
}

// Greedy and Breadth-first end with routeFound, the others with cheapestRoute.
func TestEndings(t *testing.T) {
	for search, ending := range map[string]string{"dijkstra": "cheapestRoute", "astar": "cheapestRoute", "greedy": "routeFound", "breadth": "routeFound"} {
		begin(t, "..").do("search "+search, "step x5", "wait 1s").wants("search", search, "status", ending)
		begin(t, ".#.").do("search "+search, "step x5").wants("status", "noRoute")
	}
}

// A.30: each thing that can be wrong with a link ends the trial.
func TestRouteLinks(t *testing.T) {
	for name, spoil := range map[string]func(*run){
		"no parent":                   func(r *run) { r.nodes[r.spot(2)].parent = noParent },
		"the parent is a border":      func(r *run) { r.nodes[r.spot(2)].parent = Up },
		"the parent is not settled":   func(r *run) { r.nodes[r.spot(1)].state = open },
		"the distances do not add up": func(r *run) { r.nodes[r.spot(1)].distance = 0 },
	} {
		p := begin(t, "...").do("step x3")
		spoil(p.g.run)
		p.events()
		p.do("step").wants("phase", "finished", "status", "invalidRoute", "routeOrder", []int{-1, -1, 0}, "markerCell", 0)
		p.wantsEvents("trialEnded invalidRoute", "searchChanged")
		if want := "The link from Cell 02 to its parent cannot be right, so the trace ends."; p.g.Explain() != want {
			t.Errorf("%s: %s", name, p.g.Explain())
		}
		p.do("stepBack").wants("phase", "tracing", "status", "buildingRoute", "routeOrder", []int{-1, -1, -1})
	}
	// A route of a loop would use more cells than there are.
	p := begin(t, `{"setup":{"map":["..",".."],"startCell":0,"goalCell":3},"settings":{"columns":2}}`).do("search breadth", "step x4")
	for cell, parent := range []Direction{Right, Down, Up, Left} {
		n := &p.g.run.nodes[p.g.run.spot(cell)]
		n.parent, n.cost, n.distance, n.state = parent, 0, 0, settled
	}
	p.g.run.camp = 0
	p.do("step x3").wants("phase", "tracing").do("step").wants("phase", "finished", "status", "invalidRoute")
}

// A.18: of several faults the first is reported, at the first Step, and nothing is
// settled.
func TestInputCheck(t *testing.T) {
	for _, c := range []struct{ config, status string }{
		{`{"settings":{"columns":13}}`, "wrongMapSize"},
		{`{"settings":{"columns":8,"rows":12}}`, ""},
		{`{"settings":{"columns":13,"maxCost":-1}}`, "wrongMapSize"},
		{`{"settings":{"columns":2,"rows":1},"setup":{"costs":[1]}}`, "wrongMapSize"},
		{`{"setup":{"costs":[]}}`, "wrongMapSize"},
		{`{"settings":{"maxCost":-1}}`, "wrongSettings"},
		{`{"settings":{"maxCost":1000}}`, "wrongSettings"},
		{`{"settings":{"maxCost":999}}`, ""},
		{`{"settings":{"maxCost":1e18}}`, "wrongSettings"},
		{`{"settings":{"maxCost":9,"maxCostLimit":8}}`, "wrongSettings"},
		{`{"settings":{"unreached":864}}`, "wrongSettings"},
		{`{"settings":{"unreached":865}}`, ""},
		{`{"settings":{"unreached":1000000001}}`, "wrongSettings"},
		{`{"settings":{"unreached":9999,"unreachedLimit":9998}}`, "wrongSettings"},
		{`{"settings":{"unreached":-5,"startCell":-1}}`, "wrongSettings"},
		{`{"settings":{"startCell":-1}}`, "wrongEndpoints"},
		{`{"settings":{"startCell":96}}`, "wrongEndpoints"},
		{`{"settings":{"goalCell":96}}`, "wrongEndpoints"},
		{`{"setup":{"goalCell":-1}}`, "wrongEndpoints"},
		{`{"setup":{"map":[".."],"startCell":0,"goalCell":2},"settings":{"maxCost":0}}`, "wrongEndpoints"},
		{`{"setup":{"map":["#m."],"startCell":0,"goalCell":2},"settings":{"maxCost":4}}`, "wrongCost"},
		{`{"settings":{"columns":3,"rows":1},"setup":{"costs":[1,10,1],"startCell":0,"goalCell":2}}`, "wrongCost"},
		{`{"settings":{"columns":3,"rows":1},"setup":{"costs":[1,-2,1],"startCell":0,"goalCell":2}}`, "wrongCost"},
		{`{"settings":{"columns":3,"rows":1},"setup":{"costs":[0,9,0],"startCell":0,"goalCell":2}}`, ""},
		{`{"setup":{"map":["#.."],"startCell":0,"goalCell":2}}`, "blockedEndpoint"},
		{`{"setup":{"map":["..#"],"startCell":0,"goalCell":2}}`, "blockedEndpoint"},
	} {
		p := begin(t, c.config).wants("phase", "ready", "status", "ready")
		p.events()
		if c.status == "" {
			p.do("step").wants("phase", "searching")
			continue
		}
		p.do("step").wants("phase", "finished", "status", c.status, "visited", 0, "currentCell", -1, "routeCost", nil)
		p.wantsEvents("trialEnded " + c.status)
		if _, err := p.g.Trial(Dijkstra); err == nil {
			t.Errorf("%s: a trial begins", c.config)
		}
		p.do("step").wants("phase", "finished").wantsEvents()
		p.do("reset").wants("phase", "ready", "status", "ready")
	}
}

// Unless set, unreached is the larger of 9999 and cells x maxCost + 1.
func TestUnreached(t *testing.T) {
	for config, want := range map[string]int{
		`{}`:                              9999,
		`{"settings":{"maxCost":104}}`:    9999,
		`{"settings":{"maxCost":105}}`:    10081,
		`{"settings":{"unreached":1000}}`: 1000,
	} {
		begin(t, config).wants("distance.0", fmt.Sprint(want))
	}
}

func TestClearTrial(t *testing.T) {
	p := begin(t, "...").do("step x8", "select 1")
	p.events()
	p.do("reset", "wait 1s").wants("phase", "ready", "status", "ready", "visited", 0, "currentCell", -1, "markerCell", 0, "selectedCell", 1,
		"distance", []int{9999, 9999, 9999}, "parent", []int{-1, -1, -1}, "settled", []int{0, 0, 0}, "routeOrder", []int{-1, -1, -1}, "routeCost", nil)
	p.wantsEvents("searchChanged", "trialCleared")
	p.do("reset").wantsEvents("1s searchChanged", "1s trialCleared")
}

func TestChooseSearch(t *testing.T) {
	p := begin(t, "...").do("step")
	p.events()
	p.do("search dijkstra").wants("phase", "searching").wantsEvents()
	p.do("search greedy").wants("phase", "ready", "search", "greedy").wantsEvents("searchChanged", "trialCleared")
}
