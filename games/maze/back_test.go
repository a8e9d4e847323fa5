package maze

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/sim"
)

// A step back leaves the state that one Step fewer by hand leaves, to the byte,
// whoever made the Steps and whatever was selected, painted with or paused between.
func TestStepBackIsOneStepFewer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMap(t)
		g := gameOf(t, m, anySearch(t))
		g.Advance(time.Hour) // by hand there is time for every slide
		for range rapid.IntRange(1, 40).Draw(t, "acts") {
			code := rapid.SampledFrom([]sim.Code{Step, Step, StepBack, StepBack, Find, PauseFind, Select, Brush}).Draw(t, "command")
			for range rapid.IntRange(1, 20).Draw(t, "times") {
				before := stepsMade(g)
				g.Apply(sim.Input{At: g.now, Code: code, X: int16(rapid.IntRange(0, 3).Draw(t, "x"))})
				if code == StepBack && before > 0 {
					compareByHand(t, m, g, before-1)
				}
				g.Advance(g.now + time.Duration(rapid.IntRange(0, 500).Draw(t, "wait"))*time.Millisecond)
			}
		}
		for steps := stepsMade(g); steps > 0; steps-- {
			g.Apply(sim.Input{At: g.now, Code: StepBack})
			compareByHand(t, m, g, steps-1)
		}
		if g.stepBack() {
			t.Fatal("there is a step back from Ready")
		}
	})
}

// stepsMade counts the Steps that have led to where a trial stands: each settles
// or traces a cell, moves the Marker, or finds that there is nothing to do.
func stepsMade(g *Game) int {
	n := g.Visited() + len(g.route)
	if g.walks() {
		n += len(g.route) - 1 - g.marker
	}
	if g.phase == Finished && (g.ending == noRoute || len(g.route) == 1) {
		n++
	}
	return n
}

// compareByHand compares a lab with another in which so many Steps were made by
// hand, each after the Marker had landed, and all that is no Step is alike.
func compareByHand(t *rapid.T, m *Map, g *Game, steps int) {
	t.Helper()
	h := gameOf(t, m, g.search)
	for range steps {
		h.Apply(sim.Input{At: h.now, Code: Step})
		h.Advance(h.now + 200*time.Millisecond)
	}
	if got := stepsMade(h); got != steps {
		t.Fatalf("%d steps by hand are %d", steps, got)
	}
	h.selected, h.brush = g.selected, g.brush
	h.Advance(g.now)
	if !bytes.Equal(g.AppendState(nil), h.AppendState(nil)) {
		t.Fatalf("after a step back to %d steps the state is\n%+v\nby hand it is\n%+v", steps, g.look(), h.look())
	}
	if g.Explain() != h.Explain() || fmt.Sprint(g.Frontier(99)) != fmt.Sprint(h.Frontier(99)) {
		t.Fatalf("after a step back to %d steps %q and by hand %q", steps, g.Explain(), h.Explain())
	}
}

func TestStepBackPausesFind(t *testing.T) {
	p := begin(t).do("find", "wait 370ms")
	p.events()
	p.do("stepBack", "wait 5s").wants("finding", false, "visited", 2, "status", "cellSettled").wantsEvents("370ms findStopped", "370ms searchChanged")
	p.do("stepBack x2").wants("phase", "ready", "status", "ready", "distance.48", 9999)
	p.events()
	p.do("stepBack").wantsEvents()
	p.do("find", "stepBack").wants("finding", false, "status", "searching").wantsEvents("5.37s findStarted", "5.37s findStopped")
}

func TestStepBackEndsTheSlide(t *testing.T) {
	p := begin(t, "...").do("step x7", "wait 100ms").wants("phase", "waitingForMarker", "markerCell", 1)
	p.events()
	p.do("stepBack", "wait 1s").wants("phase", "replaying", "markerCell", 0, "status", "followRoute").wantsEvents("100ms searchChanged")
}

// A trial on a large map is taken back as quickly as it was made: a
// rerun for each step would take hours.
func TestStepBackIsNoRerun(t *testing.T) {
	m := RandomMap(RandomTerrain, 500, 500, 0, 249_999, 1)
	g := gameOf(t, &m, Dijkstra)
	for range 100_000 {
		g.step()
	}
	cell := g.CurrentCell()
	for range 50_000 {
		g.stepBack()
	}
	for range 50_000 {
		g.step()
	}
	if g.CurrentCell() != cell || g.Visited() != 100_000 {
		t.Errorf("there and back again leads to cell %d after %d, not to %d", g.CurrentCell(), g.Visited(), cell)
	}
}
