package gems

import (
	"testing"

	"parlor/sim"
)

// oneMove is a board on which only the swap [1,2] to [0,2] works.
var oneMove = onCalm(
	"......",
	"......",
	".a....",
	"a.....",
	"a.....",
	"......",
)

func TestCursorStopsAtTheEdges(t *testing.T) {
	p := begin(t, from("", oneMove...)).forget()
	p.press(Up, Left).wantTold()
	p.press(Right, Down, Down, Left, Left).wantTold(
		"cursorMoved@0s [1,0]", "cursorMoved@0s [1,1]", "cursorMoved@0s [1,2]", "cursorMoved@0s [0,2]")
	for range 9 {
		p.press(Right, Down)
	}
	p.want("cursor", p.g.cursor, CellAt(5, 5))
}

func TestSelectAndDeselect(t *testing.T) {
	p := begin(t, from("", oneMove...)).forget()
	p.press(Right, Select).want("selected", p.g.selected, true)
	p.press(Select).want("selected", p.g.selected, false)
	p.wantTold("cursorMoved@0s [1,0]", "gemSelected@0s [1,0]", "gemDeselected@0s")
}

// An arrow swaps the selected gem; towards a side without a cell it stays
// selected.
func TestSwapByKeys(t *testing.T) {
	p := begin(t, from("gfg", oneMove...)).at("1s").press(Right, Down, Down, Select).forget()
	p.press(Left).want("selected", p.g.selected, false).wantPhase("swapping")
	p.want("already swapped", []Gem{p.g.At(CellAt(0, 2)), p.g.At(CellAt(1, 2))}, []Gem{0, 3})
	p.want("the cursor waits", p.g.cursor, CellAt(1, 2))
	p.at("1.57s").wantTold(
		"gemsSwapped@1s [1,2] [0,2]",
		"cursorMoved@1.12s [0,2]",
		"runsFound@1.12s [[[0,2],[0,3],[0,4]]] []",
		"gemsDestroyed@1.12s [[0,2],[0,3],[0,4]] 180 1",
		"gemsFell@1.37s",
		"boardSettled@1.57s",
	)
	p = begin(t, from("", oneMove...)).press(Select).forget()
	p.press(Left, Up).want("still selected", p.g.selected, true).wantTold()
	p.press(Right).wantTold("gemsSwapped@0s [0,0] [1,0]")
}

func TestSwapWithoutARunIsReversed(t *testing.T) {
	p := begin(t, from("", oneMove...)).at("1s").forget().press(Select, Down)
	p.at("1.119999999s").wantPhase("swapping").want("swapped", p.g.At(CellAt(0, 1)), gemIn('b'))
	p.at("1.12s").wantPhase("reversing").wantBoard(oneMove...).want("refused", p.g.counts.SwapsRefused, 1)
	p.at("1.239999999s").wantPhase("reversing").at("1.24s").wantPhase("ready")
	p.wantTold("gemSelected@1s [0,0]", "gemsSwapped@1s [0,0] [0,1]", "swapReversed@1.12s [0,0] [0,1]", "boardSettled@1.24s")
	p.want("cursor", p.g.cursor, CellAt(0, 0)).wantScore(0)
}

// Specials do not go off by being swapped.
func TestSpecialsDoNotGoOffBySwaps(t *testing.T) {
	board := onCalm("F6....", "......", ".a....", "a.....", "a.....", "......")
	p := begin(t, from("", board...)).swap(0, 0, 1, 0).at("240ms").wantBoard(board...).wantPhase("ready").wantScore(0)
	p.want("refused", p.g.counts.SwapsRefused, 1)
}

// The cursor goes along with a swap that stays when it is judged, if it still
// stands on the first cell and nothing is selected.
func TestCursorGoesAlong(t *testing.T) {
	for name, test := range map[string]struct {
		press []sim.Code
		swap  [4]int
		want  Cell
	}{
		"from the first cell":        {nil, [4]int{1, 2, 0, 2}, CellAt(0, 2)},
		"not from the second":        {nil, [4]int{0, 2, 1, 2}, CellAt(1, 2)},
		"not when it has moved":      {[]sim.Code{Up}, [4]int{1, 2, 0, 2}, CellAt(1, 1)},
		"not when a gem is selected": {[]sim.Code{Select}, [4]int{1, 2, 0, 2}, CellAt(1, 2)},
		"when it has come back":      {[]sim.Code{Up, Down, Select, Select}, [4]int{1, 2, 0, 2}, CellAt(0, 2)},
	} {
		p := begin(t, from("", oneMove...)).press(Right, Down, Down)
		p.swap(test.swap[0], test.swap[1], test.swap[2], test.swap[3]).press(test.press...)
		p.at("120ms").want(name, p.g.cursor, test.want)
	}
}

func TestSwapGivenAhead(t *testing.T) {
	p := begin(t, from("", oneMove...)).at("1s").swap(2, 2, 3, 2).at("1.2s").forget()
	p.wantPhase("reversing").press(Select, Right).want("given ahead", p.g.look().Queued, &Swap{CellAt(0, 0), CellAt(1, 0)})
	p.want("selection ends", p.g.selected, false)
	p.press(Down, Select).want("select waits", p.g.selected, false)
	p.swap(3, 3, 3, 4).want("only one", p.g.queued, Swap{CellAt(0, 0), CellAt(1, 0)})
	p.at("1.24s").wantPhase("swapping").want("taken", p.g.look().Queued, (*Swap)(nil))
	p.at("2s").want("refused like any other", p.g.counts.SwapsRefused, 2).wantTold(
		"gemSelected@1.2s [0,0]", "cursorMoved@1.2s [0,1]",
		"boardSettled@1.24s", "gemsSwapped@1.24s [0,0] [1,0]", "swapReversed@1.36s [0,0] [1,0]", "boardSettled@1.48s")
}

// A selection made while gems move stays when they have settled.
func TestSelectedAhead(t *testing.T) {
	p := begin(t, from("gfg", oneMove...)).swap(1, 2, 0, 2).press(Select).at("450ms").press(Select, Select)
	p.at("570ms").want("selected", p.g.selected, true).forget().press(Right).wantTold("gemsSwapped@570ms [0,0] [1,0]")
}

// In the opening too, the cursor moves and a swap may be given ahead.
func TestGivenAheadInTheOpening(t *testing.T) {
	p := begin(t, start("gfg", onCalm("......", "......", "......", "......", "f.f...", "aaaf..")...)).forget()
	p.wantPhase("opening").press(Down, Select, Up).want("queued", p.g.queued, Swap{CellAt(0, 1), CellAt(0, 0)})
	p.press(Hint).at("450ms").wantPhase("swapping").wantTold(
		"cursorMoved@0s [0,1]", "gemSelected@0s [0,1]", "gemsFell@250ms",
		"boardSettled@450ms", "playStarted@450ms", "gemsSwapped@450ms [0,1] [0,0]")
}

func TestOpening(t *testing.T) {
	p := begin(t, start("gfg"+"dbf", onCalm(
		"......",
		"......",
		"......",
		"......",
		"......",
		"aaa..f")...))
	p.wantPhase("opening").wantScore(180).want("cascade", p.g.counts.Cascade, 1).want("time", p.g.look().TimeLeft, "1m0s")
	p.at("300ms").wantPhase("opening").want("phase of the gems", p.g.Phase(), Falling).want("time", p.g.look().TimeLeft, "1m0s")
	p.at("450ms").want("opening", p.g.opening, false).want("bonus", p.g.counts.OpeningScore, int64(180))
	p.want("longest cascade", p.g.counts.LongestCascade, 1).at("1.45s").want("time", p.g.look().TimeLeft, "59s")

	begin(t, start("", oneMove...)).wantTold("playStarted@0s").wantPhase("ready")
	p = begin(t, from("ggg", onCalm("aaa...", "......", "......", "......", "......", "......")...))
	p.at("1s").want("no bonus without an opening", p.g.counts.OpeningScore, int64(0)).wantScore(360)
}

func TestClock(t *testing.T) {
	p := begin(t, from("", oneMove...), `"hintSeconds":0`).press(Select)
	p.at("59.999999999s").want("left", p.g.look().TimeLeft, "1ns").forget()
	p.at("1h").wantPhase("over").wantTold("timeUp@1m0s", "gameOver@1m0s").want("left", p.g.look().TimeLeft, "0s")
	p.want("result", p.g.look().Result, &resultLook{0}).want("selected", p.g.selected, false)
	p.want("score 0 is no best", p.g.Result(), sim.Result{Over: true, Won: true, Title: "TIME UP"})
	p = begin(t, from("", oneMove...), `"seconds":1.5`, `"hintSeconds":0`).forget().at("2s").wantTold("timeUp@1.5s", "gameOver@1.5s")
	if p.press(Up, Down, Left, Right, Select, Hint).swap(1, 2, 0, 2); p.g.phase != Over {
		t.Error("the game goes on")
	}
	p.wantTold()
}

// What is under way at the end finishes and counts: here the time is up in the
// middle of a cascade of two.
func TestTimeUpInACascade(t *testing.T) {
	p := begin(t, from("gggfdf", oneMove...)).at("59.8s").swap(1, 2, 0, 2).at("59.95s").press(Select, Right).forget()
	p.want("queued", p.g.queued.none(), false).at("1m0s").want("dropped", p.g.queued.none(), true).wantPhase("destroying")
	p.press(Right, Select, Hint).swap(3, 3, 3, 4).want("no selection", p.g.selected, false).want("none ahead", p.g.queued.none(), true)
	p.at("2m").wantScore(360).want("rank", p.g.Result().Rank[0], int64(360)).want("ranked", p.g.Result().Ranked, true).wantTold(
		"timeUp@1m0s",
		"cursorMoved@1m0s [1,0]",
		"gemsFell@1m0.17s",
		"runsFound@1m0.37s [[[0,0],[0,1],[0,2]]] []",
		"gemsDestroyed@1m0.37s [[0,0],[0,1],[0,2]] 180 2",
		"gemsFell@1m0.62s",
		"boardSettled@1m0.82s",
		"gameOver@1m0.82s",
	)
}

// A swap that is refused after time up is reversed, and counts.
func TestTimeUpInASwap(t *testing.T) {
	p := begin(t, from("", oneMove...)).at("59.95s").swap(0, 0, 1, 0).at("1m0s").forget()
	p.at("2m").wantTold("swapReversed@1m0.07s [0,0] [1,0]", "boardSettled@1m0.19s", "gameOver@1m0.19s")
	p.want("refused", p.g.counts.SwapsRefused, 1)
}

// At the same instant the timer that was started first comes first.
func TestTimeUpAsTheBoardSettles(t *testing.T) {
	p := begin(t, from("", oneMove...)).at("59.76s").swap(0, 0, 1, 0).at("59.9s").press(Select, Down).forget()
	p.at("1m0s").wantPhase("over").wantTold("timeUp@1m0s", "boardSettled@1m0s", "gameOver@1m0s")
}

func TestHints(t *testing.T) {
	hint := " [1,2] [0,2]"
	p := begin(t, from("", oneMove...)).forget().at("7.9s").press(Down, Select, Hint).at("30s")
	p.wantTold("cursorMoved@7.9s [0,1]", "gemSelected@7.9s [0,1]", "hintShown@7.9s"+hint, "hintShown@8s"+hint)
	p.swap(0, 0, 1, 0).press(Hint).at("38.239s").forget().at("38.24s").wantTold("hintShown@38.24s" + hint)
	begin(t, from("", oneMove...), `"hintSeconds":0`).forget().at("59s").wantTold()
	begin(t, from("", oneMove...), `"hintSeconds":0.5`).forget().at("10s").wantTold("hintShown@500ms" + hint)
	begin(t, from("", oneMove...), `"hintSeconds":2`, `"seconds":2`).forget().at("10s").wantTold("timeUp@2s", "gameOver@2s")
}

func TestAHintLastsUntilASwap(t *testing.T) {
	p := begin(t, from("", oneMove...))
	if _, shown := p.g.Hint(); shown {
		t.Error("a hint before its time")
	}
	p.press(Hint, Right, Select)
	s, shown := p.g.Hint()
	p.want("hint", s, Swap{CellAt(1, 2), CellAt(0, 2)}).want("shown", shown, true)
	p.press(Down)
	_, shown = p.g.Hint()
	p.want("shown in a swap", shown, false).want("its time runs in a swap", p.g.clock.Running(hintTime), false)
	p = begin(t, from("", oneMove...)).press(Hint).at("1m0s").wantPhase("over")
	_, shown = p.g.Hint()
	p.want("shown after the end", shown, false)
}

func TestPause(t *testing.T) {
	p := begin(t, from("", oneMove...)).at("1s").swap(0, 0, 1, 0).at("1.1s").press(sim.Pause)
	p.at("5s").want("time", p.g.Now().String(), "1.1s").press(Right, Select, Hint, sim.Pause)
	p.want("cursor", p.g.cursor, CellAt(0, 0)).press(sim.Resume).at("1.12s").wantPhase("reversing")
}
