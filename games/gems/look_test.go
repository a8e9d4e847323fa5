package gems

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"
)

// The state in the words of the specification, all of it.
func TestLook(t *testing.T) {
	p := begin(t, from("", "abc", "Bca", "0ab"), `"hintSeconds":0`)
	state := func() string {
		text, err := json.Marshal(Spec.Look(p.g))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	p.want("state", state(), `{"phase":"ready","board":[[0,3,6],[4,6,0],[2,0,3]],"cursor":[0,0],"selected":false,"queued":null,`+
		`"score":0,"openingScore":0,"timeLeft":"1m0s","cascade":0,"longestCascade":0,"gemsDestroyed":0,`+
		`"specialsMade":0,"destroyersMade":0,"swapsRefused":0,"result":null}`)
	p.press(Right, Down, Select).swap(0, 0, 0, 1).swap(2, 2, 1, 2).at("100ms")
	p.want("state", state(), `{"phase":"swapping","board":[[4,3,6],[0,6,0],[2,0,3]],"cursor":[1,1],"selected":false,"queued":[2,2,1,2],`+
		`"score":0,"openingScore":0,"timeLeft":"59.9s","cascade":0,"longestCascade":0,"gemsDestroyed":0,`+
		`"specialsMade":0,"destroyersMade":0,"swapsRefused":0,"result":null}`)
}

// A view draws swaps, bursts and falls by when they begin and end.
func TestStages(t *testing.T) {
	p := begin(t, from("gfg", oneMove...), `"swapSeconds":0.1`, `"reverseSeconds":0.2`, `"destroySeconds":0.3`, `"fallSeconds":0.4`)
	stage := func(start, end time.Duration, moves bool) {
		t.Helper()
		gotStart, gotEnd, ok := p.g.Stage()
		p.want("stage", []any{gotStart, gotEnd, ok}, []any{start * time.Millisecond, end * time.Millisecond, moves})
	}
	swap := func(want Swap, moves bool) {
		t.Helper()
		s, ok := p.g.Swap()
		p.want("swap moves", ok, moves)
		if moves {
			p.want("swap", s, want)
		}
	}
	stage(0, 0, false)
	there := Swap{CellAt(3, 3), CellAt(3, 4)}
	p.swap(3, 3, 3, 4).at("50ms")
	stage(0, 100, true)
	swap(there, true)
	p.at("150ms")
	stage(100, 300, true)
	swap(there, true)
	p.at("1s").swap(0, 2, 1, 2).at("1.05s")
	stage(1000, 1100, true)
	p.want("bursts before", p.g.Bursts(), []Burst(nil)).at("1.2s")
	stage(1100, 1400, true)
	swap(there, false)
	p.want("runs", p.g.Runs(), []Run{{CellAt(0, 2), 3, true}}).want("elbows", len(p.g.Elbows()), 0)
	p.want("no fall yet", p.g.Drop(CellAt(0, 4)), 0).at("1.5s")
	stage(1400, 1800, true)
	p.want("bursts after", p.g.Bursts(), []Burst(nil)).want("drop", p.g.Drop(CellAt(0, 4)), 3)
	p.at("2s").want("fall over", p.g.Drop(CellAt(0, 4)), 0)
	stage(0, 0, false)
}

// Every burst tells whose explosion hit it, each after the one that did.
func TestBursts(t *testing.T) {
	p := begin(t, from("", onCalm("......", ".a0a..", "......", "......", "..F...", "......")...))
	by := map[Cell]Cell{}
	for _, burst := range p.g.Bursts() {
		if _, gone := by[burst.By]; burst.By != burst.Cell && !gone {
			t.Errorf("%v goes before %v, which hit it", burst.Cell, burst.By)
		}
		by[burst.Cell] = burst.By
	}
	for cell, want := range map[Cell]Cell{
		CellAt(1, 1): CellAt(1, 1), CellAt(2, 1): CellAt(2, 1),
		CellAt(0, 1): CellAt(2, 1), CellAt(2, 4): CellAt(2, 1), CellAt(2, 5): CellAt(2, 1), CellAt(1, 5): CellAt(2, 4),
	} {
		p.want("hit by", by[cell], want)
	}
	p.want("the first is of the run", p.g.Bursts()[0], Burst{CellAt(1, 1), 0, CellAt(1, 1)})
	p.want("an explosion", p.g.Bursts()[1].Gem.Destroyer(), true)
}

// What a view asks of a clone stays as it was while the game goes on.
func TestCloneKeepsItsPass(t *testing.T) {
	p := begin(t, from("fggg", onCalm("......", "......", "a.....", "aaa...", "a.....", "......")...))
	c := p.g.Clone().(*Game)
	runs, elbows, bursts := fmt.Sprint(c.Runs()), fmt.Sprint(c.Elbows()), fmt.Sprint(c.Bursts())
	p.at("450ms").want("passes", p.g.counts.Cascade, 2)
	p.want("runs", fmt.Sprint(c.Runs()), runs).want("elbows", fmt.Sprint(c.Elbows()), elbows).want("bursts", fmt.Sprint(c.Bursts()), bursts)
}
