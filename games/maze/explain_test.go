package maze

import (
	"slices"
	"strings"
	"testing"
)

func (p *player) explains(want string) *player {
	p.t.Helper()
	if got := p.g.Explain(); got != want {
		p.t.Errorf("it explains\n\t%s\nwant\n\t%s", got, want)
	}
	return p
}

func (p *player) keeps(want ...int) *player {
	p.t.Helper()
	if got := p.g.AppendKeeping(nil); !slices.Equal(got, want) {
		p.t.Errorf("the cells %v keep their routes, want %v", got, want)
	}
	return p
}

func (p *player) shows(words, next string) *player {
	p.t.Helper()
	if _, w, n := p.g.Status(); w != words || n != next {
		p.t.Errorf("the Status is %q, %q, want %q, %q", w, n, words, next)
	}
	return p
}

// A step of each kind is explained in one sentence.
func TestExplain(t *testing.T) {
	p := begin(t).explains("Nothing is settled yet: the first Step settles the Camp at cost 0.").keeps()
	p.do("step").explains("Settled Cell 48 at cost 0; offered Cell 36 a route of 1, its first; offered Cell 49 a route of 1, its first; offered Cell 60 a route of 3, its first.").keeps()
	p.shows("Cell 48: cost 0", "Next is Cell 36, at 1 so far: the lowest on the frontier.")
	p.do("step x32").explains("Settled Cell 77 at cost 11; Cell 65 keeps its route of 12, as this one would cost 14; offered Cell 78 a route of 12, its first.").keeps(65)
	p.shows("Cell 77: cost 11", "Next is Cell 90, also at 11 so far: the lowest on the frontier.")
	p.do("step x37").explains("Settled Cell 59, the Tower, at cost 19: the search is over, and its parents lead back to the Camp.").keeps()
	p.shows("The Tower is settled.", "Each Step traces one cell back to the Camp.")
	p.do("step").explains("Marked Cell 59; its parent, Cell 71, comes next on the way back to the Camp.")
	p.do("step x15").explains("Marked Cell 48, the Camp: the route is whole, with 16 cells and a cost of 19.")
	p.do("step").explains("The Marker goes on to Cell 49 (Road) and pays 1: that makes 1 of 19.")
	p.do("wait 1s").explains("The Marker went on to Cell 49 (Road) and paid 1: that makes 1 of 19.")
	p.do("find", "wait 1h").explains("The Marker went on to Cell 59 (Road) and paid 1: that makes 19 of 19.")
	p.shows("The Tower is reached: no route is cheaper.", "Paint to change the map, or try another search.")

	// Costs of 0 are told from cells that were not offered anything.
	p = begin(t, `{"settings":{"columns":3,"rows":2},"setup":{"costs":[0,1,9,0,0,1],"startCell":0,"goalCell":2}}`).do("step x2").explains("Settled Cell 03 at cost 0; offered Cell 04 a route of 0, its first.")
	p.do("step").explains("Settled Cell 04 at cost 0; Cell 01 keeps its route of 1, as this one would cost 1; offered Cell 05 a route of 1, its first.")
}

func TestExplainEnds(t *testing.T) {
	p := begin(t, ".#.").do("step").explains("Settled Cell 00 at cost 0; no neighbour is left to offer a route to.")
	p.shows("Cell 00: cost 0", "Nothing is left on the frontier: no route leads to the Tower.")
	p.do("step").explains("The frontier is empty, so no route leads from the Camp to the Tower.")
	begin(t, "#.").do("step").explains("No search began: the Camp or the Tower stands on a Wall.")
	begin(t, ".").do("step x3").explains("The Camp is the Tower, so the route is there already and costs 0.")
	begin(t, `{"settings":{"columns":2,"rows":1},"setup":{"costs":[1,7],"startCell":0,"goalCell":1}}`).do("step x5").
		explains("The Marker goes on to Cell 01 (a cell of cost 7) and pays 7: that makes 7 of 7.")
}

func TestExplainOtherSearches(t *testing.T) {
	begin(t).do("search astar", "step").shows("Cell 48: cost 0", "Next is Cell 49: 1 so far and 10 to go at least make the lowest sum.")
	begin(t).do("search greedy", "step").shows("Cell 48: cost 0", "Next is Cell 49: with 10 to go at least, it has the lowest estimate.")
	p := begin(t, ".m.", "...").do("search breadth", "step x2").shows("Cell 01: cost 5", "Next is Cell 03: of all that wait, it was reached first.")
	p.do("step").explains("Settled Cell 03 at cost 1; Cell 04 keeps its route of 6, as it was reached before.").keeps(4)
	// By distance alone a first offer is never bettered, as all ways into a cell cost
	// the same; with an estimate it can be.
	p = begin(t, `{"setup":{"map":["fm.","fmf"],"startCell":2,"goalCell":0}}`).do("search astar", "step x3")
	p.explains("Settled Cell 05 at cost 3; offered Cell 04 a route of 8 instead of 10.").keeps().wants("distance.4", 8, "parent.4", 5)
	p.do("stepBack").wants("distance.4", 10, "parent.4", 1)
}

// The line of the listing that was carried out, and where the Step began.
func TestListing(t *testing.T) {
	wants := func(p *player, first, last int) {
		t.Helper()
		lines, marked := p.g.Listing()
		if len(lines) != 10 || p.g.Listed() != first || marked != last {
			t.Errorf("lines %d to %d are marked, want %d to %d", p.g.Listed(), marked, first, last)
		}
	}
	p := begin(t, "..", "..")
	wants(p, -1, -1)
	wants(p.do("step"), 0, 8)
	wants(p.do("step"), 2, 8)
	wants(p.do("step"), 2, 8)
	wants(p.do("step"), 2, 5)
	wants(p.do("step"), 9, 9)
	wants(p.do("step x3"), 9, 9)
	wants(p.do("wait 1s"), 9, 9)
	wants(p.do("reset"), -1, -1)
	p = begin(t, ".#.").do("step")
	wants(p, 0, 6)
	wants(p.do("step"), 2, 3)
	wants(begin(t, ".").do("step"), 0, 5)
	wants(begin(t, "#.").do("step"), -1, -1)
	for search := range SearchCount {
		lines := listings[search]
		if search != Dijkstra && lines[takeLine] == listings[Dijkstra][takeLine] {
			t.Errorf("%s takes cells as Dijkstra does", search)
		}
		for _, line := range lines {
			if len(line) > 42 || strings.HasSuffix(line, ".") {
				t.Errorf("%q does not fit", line)
			}
		}
	}
}

func TestCaptions(t *testing.T) {
	p := begin(t, "..")
	if p.g.FindCaption() != "Find route" || p.g.CostText() != "--" {
		t.Errorf("%s, %s", p.g.FindCaption(), p.g.CostText())
	}
	if p.do("find", "wait 300ms"); p.g.FindCaption() != "Pause" || p.g.CostText() != "1" {
		t.Errorf("%s, %s", p.g.FindCaption(), p.g.CostText())
	}
}
