package maze

import (
	"fmt"
	"testing"
	"time"
)

// A.1: terrain by cost, Road for others, the ends unless they are Walls.
func TestPictures(t *testing.T) {
	p := begin(t, `{"settings":{"columns":3,"rows":2},"setup":{"costs":[1,3,4,-1,5,0],"startCell":0,"goalCell":3}}`)
	for cell, want := range []Picture{
		{Terrain: Road, Listed: true, Camp: true}, {Terrain: Forest, Listed: true}, {Terrain: Road},
		{Terrain: Wall, Listed: true}, {Terrain: Mud, Listed: true}, {Terrain: Road},
	} {
		if got := p.g.Picture(cell); got != want {
			t.Errorf("cell %d is drawn as %+v, want %+v", cell, got, want)
		}
	}
	if got := begin(t, ".").g.Picture(0); !got.Tower || got.Camp {
		t.Error("a Camp that is the Tower is drawn as the Tower, the later rule")
	}
}

// A.21: Route over current over settled over frontier.
func TestOutlines(t *testing.T) {
	p := begin(t, "....")
	wants := func(want ...Outline) {
		t.Helper()
		for cell, outline := range want {
			if got := p.g.Cell(cell).Outline; got != outline {
				t.Errorf("cell %d has outline %d, want %d", cell, got, outline)
			}
		}
	}
	wants(Unseen, Unseen, Unseen, Unseen)
	p.do("step x2")
	wants(Settled, Current, OnFrontier, Unseen)
	p.do("step x2")
	wants(Settled, Settled, Settled, Current)
	p.do("step x2")
	wants(Settled, Settled, OnRoute, OnRoute)
	p.do("reset")
	wants(Unseen, Unseen, Unseen, Unseen)
}

func TestCellInfo(t *testing.T) {
	for search, want := range map[string]string{
		"dijkstra": "{1 1 0 0 0} {0 -1 -1 0 0}",
		"astar":    "{1 1 0 1 0} {0 -1 -1 0 0}",
		"greedy":   "{1 1 0 1 0} {0 -1 -1 0 0}",
		"breadth":  "{1 1 0 0 1} {0 -1 -1 0 0}",
	} {
		g := begin(t, "..", "..").do("search "+search, "step").g
		if got := fmt.Sprint(g.Cell(1), g.Cell(3)); got != want {
			t.Errorf("%s: %s, want %s", search, got, want)
		}
	}
	g := begin(t, "...", "...").do("search breadth", "step x2").g
	if got := fmt.Sprint(g.Cell(3).Queue, g.Cell(2).Queue, g.Cell(4).Queue, g.Cell(1).Queue, g.Cell(5).Queue); got != "1 2 3 0 0" {
		t.Errorf("the places in the queue are %s", got)
	}
}

func TestTrail(t *testing.T) {
	p := begin(t).do("step x33")
	if got := fmt.Sprint(p.g.Trail(65)); got != "[65 64 76 75 74 62 50 49 48]" {
		t.Errorf("the trail is %s", got)
	}
	if p.g.Trail(0+59) != nil || p.g.Trail(-1) != nil {
		t.Error("there is a trail from a cell that is not reached")
	}
}

func TestSlide(t *testing.T) {
	p := begin(t, "...").do("step x6")
	if p.g.MarkerOrder() != 2 || fmt.Sprint(p.g.RouteCells()) != "[2 1 0]" {
		t.Errorf("the Marker is at %d of %v", p.g.MarkerOrder(), p.g.RouteCells())
	}
	if _, _, _, _, ok := p.g.Slide(); ok {
		t.Error("the Marker slides before it goes")
	}
	p.do("wait 1s", "step", "wait 50ms")
	from, to, start, end, ok := p.g.Slide()
	if from != 0 || to != 1 || start != time.Second || end != 1200*time.Millisecond || !ok || p.g.MarkerOrder() != 1 {
		t.Errorf("the slide is from %d to %d, %v to %v, %t", from, to, start, end, ok)
	}
	if p.do("reset").g.MarkerOrder() != -1 {
		t.Error("there is no route after a reset")
	}
}

// Each search keeps its numbers until it is run again; a changed map makes them old.
func TestOutcomes(t *testing.T) {
	p := begin(t)
	wants := func(s Search, want string) {
		t.Helper()
		o, ok := p.g.Outcome(s)
		if got := fmt.Sprintf("%+v %t", o, ok); got != want && (ok || want != "none") {
			t.Errorf("%s: %s, want %s", s, got, want)
		}
	}
	wants(Greedy, "none")
	p.do("search greedy", "step x16")
	wants(Greedy, "none")
	p.do("step")
	wants(Greedy, "{Visited:17 Cost:23 Old:false Dearer:4} true")
	p.do("step", "stepBack", "stepBack", "stepBack", "search dijkstra")
	wants(Greedy, "{Visited:17 Cost:23 Old:false Dearer:4} true")
	p.do("step x70")
	wants(Dijkstra, "{Visited:70 Cost:19 Old:false Dearer:0} true")
	p.do("paintCell 1")
	wants(Greedy, "{Visited:17 Cost:23 Old:true Dearer:0} true")
	p.do("undo")
	wants(Greedy, "{Visited:17 Cost:23 Old:false Dearer:4} true")
	p = begin(t, ".#.").do("search breadth", "step x2")
	wants(Breadth, "{Visited:1 Cost:-1 Old:false Dearer:0} true")
	if n := p.g.Map().Passable(); n != 2 {
		t.Errorf("%d cells can be passed", n)
	}
}
