package eight

import (
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// A.5, A.7: a tile beside the blank slides for slideSeconds.
func TestTilesSlide(t *testing.T) {
	p := begin(t, "").tap("tile 2")
	p.want(`"board":"704526831","sliding":true,"phase":"notStarted"`)
	if tile, from, to, start, end, ok := p.g.Slide(); tile != 2 || from != 1 || to != 4 || start != 0 || end != 150*time.Millisecond || !ok {
		t.Errorf("the slide is of tile %d from %d to %d, %v to %v", tile, from, to, start, end)
	}
	p.at("149999999ns").want(`"sliding":true`)
	p.at("150ms").want(`"sliding":false`)
	p.wantEvents("0s boardChanged 704526831 2", "0s cancelSearch", "150ms slideFinished")
	if _, _, _, _, _, ok := p.g.Slide(); ok {
		t.Error("the slide is not over")
	}
	p = begin(t, "", `"slideSeconds":0`).tap("tile 2").want(`"sliding":false`)
	p.wantEvents("0s boardChanged 704526831 2", "0s cancelSearch", "0s slideFinished")
}

func TestChoicesThatAreIgnored(t *testing.T) {
	p := begin(t, "")
	for _, far := range []string{"tile 7", "tile 4", "tile 8", "tile 1"} {
		if p.apply(far) {
			t.Errorf("%s moves", far)
		}
	}
	p.want(`"board":"724506831","statusPaused":false`)
	p.tap("tile 2").at("149ms")
	if p.g.CanMove(7) || p.apply("tile 7") || p.apply("tile 2") {
		t.Error("a tile moves while another one slides")
	}
	p.at("150ms")
	if !p.g.CanMove(7) || p.g.CanMove(5) || !p.apply("tile 7") {
		t.Error("no tile moves after the slide")
	}
	p.want(`"board":"074526831"`)
}

// A.2, A.21: solved as the tile begins to slide; a hand move cancels, here too.
func TestSolvedByHand(t *testing.T) {
	p := begin(t, "123456708").tap("step").want(`"statusRow":"searching","statesStored":4`)
	p.events = nil
	p.tap("tile 8").wantEvents("0s boardChanged 123456780 8", "0s solved", "0s cancelSearch")
	p.want(`"phase":"notStarted","statusRow":"solved","statesStored":0,"moves":0`)
	if r := p.g.Result(); !r.Won || !r.Ranked || r.Over || r.Rank[0] != -1 {
		t.Errorf("the result is %+v", r)
	}
	p.wait("1s").tap("tile 8").want(`"statusRow":"ready"`)
	if r := p.g.Result(); r.Won || r.Ranked {
		t.Errorf("off the goal the result is %+v", r)
	}
}

// Moves are counted by hand alone, and a puzzle that a route helped with is not
// ranked.
func TestHandMovesAreCounted(t *testing.T) {
	p := begin(t, "013425786").tap("tile 1").wait("1s").tap("tile 2").wait("1s")
	if p.g.HandMoves() != 2 {
		t.Errorf("%d moves by hand", p.g.HandMoves())
	}
	p.steps(7).wait("1s").want(`"movesPlayed":1,"board":"123450786"`) // tile 5; tile 6 is left
	if p.g.HandMoves() != 2 {
		t.Error("a move of the route was counted")
	}
	p.tap("tile 6").want(`"statusRow":"solved"`)
	if r := p.g.Result(); r.Ranked || r.Won {
		t.Errorf("with help the result is %+v", r)
	}
	p.tap("reset")
	if p.g.HandMoves() != 0 || p.g.Opening() != board("013425786") {
		t.Error("reset does not begin anew")
	}
}

// A.29: New puzzle and Reset put a whole board down, and cut a slide short.
func TestNewPuzzleAndReset(t *testing.T) {
	p := begin(t, "").tap("tile 2").at("50ms").tap("reset", "tile 5")
	p.want(`"board":"724056831","sliding":true`)
	p.wantEvents("0s boardChanged 704526831 2", "0s cancelSearch", "50ms boardJumped 724506831", "50ms cancelSearch",
		"50ms boardChanged 724056831 5", "50ms cancelSearch")
	p.at("200ms").wantEvents("200ms slideFinished")
	p.tap("tile 7", "new").want(`"sliding":false,"statusRow":"ready"`)
	first := p.g.Board()
	if first == goal || !first.reaches(goal) || first == board("724506831") {
		t.Errorf("the new puzzle is %s", first)
	}
	p.steps(3).tap("reset").want(`"phase":"notStarted","statesChecked":0`)
	if p.g.Board() != first {
		t.Errorf("reset puts %s back, not the last new puzzle %s", p.g.Board(), first)
	}
	if p.tap("new"); p.g.Board() == first {
		t.Error("the next puzzle is the same")
	}
	again := begin(t, "")
	if again.tap("new"); again.g.Board() != first {
		t.Error("the same seed gives another puzzle")
	}
}

// A.11, A.29: a start that is refused opens as the goal, and reset asks again.
func TestRefusedStarts(t *testing.T) {
	for _, start := range []string{"123456780", "123456870", "12345678", "123456788", "", "724506831x"} {
		p := begin(t, "", `"startBoard":"`+start+`"`)
		p.want(`"board":"123456780","statusRow":"tryNew","statusPaused":false,"phase":"notStarted"`)
		p.tap("tile 8").wait("1s").want(`"statusRow":"ready"`)
		p.tap("reset").want(`"board":"123456780","statusRow":"tryNew","phase":"notStarted"`)
	}
	begin(t, "123456780").want(`"board":"123456780","statusRow":"tryNew"`)
	begin(t, "123456708", `"startBoard":"123456780"`).want(`"board":"123456708","statusRow":"ready"`)
	begin(t, "", `"startBoard":"123456870"`, `"goalBoard":"123804765"`).want(`"board":"123456870","goal":"123804765","statusRow":"ready"`)
	begin(t, "", `"goalBoard":"724506831"`).want(`"board":"724506831","statusRow":"tryNew"`)
}

func TestHints(t *testing.T) {
	p := begin(t, "013425786").tap("step", "step", "hint")
	p.want(`"phase":"searching","statesChecked":2`)
	p.events = p.events[2:]
	p.wantEvents("0s hint 1 4")
	p.tap("tile 1").at("50ms").tap("hint") // of the board that the slide leads to
	if got := p.events[len(p.events)-1]; got != "50ms hint 2 3" {
		t.Errorf("during the slide: %s", got)
	}
	if begin(t, "123456780").apply("hint") {
		t.Error("there is a hint on the goal")
	}
	p = begin(t, "102345678", `"goalBoard":"012345678"`).tap("hint")
	p.wantEvents("0s hint 1 1")
	p = begin(t, "123456708").tap("hint").at("1h").tap("hint")
	p.wantEvents("0s hint 8 1", "1h0m0s hint 8 1")
}

// The hint is the tile in the lowest slot that is one move nearer, by the table
// of all distances.
func TestHintsAreShortest(t *testing.T) {
	d := NewDistances(goal)
	several := 0
	rapid.Check(t, func(rt *rapid.T) {
		b := boards.Draw(rt, "board")
		if b == goal {
			return
		}
		if !b.reaches(goal) {
			b = swapped(b)
		}
		left, _ := d.Of(b)
		var best []int
		for _, from := range beside[b.Slot(0)] {
			if after, _ := d.Of(b.slide(from, b.Slot(0))); after < left {
				best = append(best, b.Tile(from))
			}
		}
		several += len(best) - 1
		p := begin(t, b.String()).tap("hint")
		if want := fmt.Sprintf("0s hint %d %d", best[0], left); p.events[0] != want {
			rt.Fatalf("%s: %s, not %s", b, p.events[0], want)
		}
	})
	if several == 0 {
		t.Error("no board had several best tiles")
	}
}
