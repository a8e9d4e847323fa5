package softserve

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/sim"
)

// The shadow is where each half ends; a lying pair may split.
func TestShadow(t *testing.T) {
	p := begin(t, queue("SM"), boardOf("..V...", "..C...", "^^^^^^")).to(1)
	ends, ok := p.g.Shadow()
	p.want("shadow", ends, [2]Cell{{2, 3}, {3, 1}}).want("ok", ok, true)
	p.step(RotateClockwise)
	ends, _ = p.g.Shadow()
	p.want("standing", ends, [2]Cell{{2, 4}, {2, 3}})
	p = begin(t, queue("ss"), boardOf("..V...", "..C...", "^^^^^^")).to(1)
	ends, _ = p.g.Shadow()
	p.want("a popsicle", ends, [2]Cell{{2, 3}, {3, 3}})
	p = begin(t)
	_, ok = p.g.Shadow()
	p.want("no piece", ok, false)
}

// What the shadow tells comes true when nobody steers.
func TestTheShadowComesTrue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := configOf(append(quick, `"popsicleEvery":2`, `"flavours":3`)...)
		c.Seed = rapid.Int64().Draw(t, "seed")
		g, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(0, 60).Draw(t, "presses") {
			code := sim.Code(rapid.IntRange(0, len(Spec.Commands)-1).Draw(t, "command"))
			g.Apply(sim.Input{At: g.now, Code: code})
			g.Advance(timeOf(g.frame + int64(rapid.IntRange(1, 6).Draw(t, "frames"))))
			g.Apply(sim.Input{At: g.now, Code: code | sim.Release})
		}
		ends, ok := g.Shadow()
		column, serves := g.ShadowServes()
		if !ok || g.phase == Over {
			return
		}
		g.Apply(sim.Input{At: g.now, Code: sim.Pause}) // no key is held
		g.Apply(sim.Input{At: g.now, Code: sim.Resume})
		g.keys.turns, g.keys.moves = nil, nil
		want := bit(ends[0])
		if g.piece.Kind != Scoop {
			want |= bit(ends[1])
		}
		g.Drain(nil)
		g.Apply(sim.Input{At: g.now, Code: FallFaster})
		locked := mask(0)
		for g.phase == Falling {
			g.Advance(timeOf(g.frame + 1))
		}
		servedAt := -1
		for _, e := range g.Drain(nil) {
			switch e.Kind {
			case EventPieceLocked:
				pivot, other, _ := LockedCells(e)
				locked |= bit(pivot) | bit(other)
			case EventConeServed:
				if servedAt < 0 && e.At == timeOf(g.began) {
					servedAt = int(e.X)
				}
			}
		}
		if locked != want {
			t.Fatalf("the piece locks at %b, the shadow was %b", locked, want)
		}
		if serves != (servedAt >= 0) || serves && column != servedAt {
			t.Fatalf("column %d is served, the shadow told %d, %v", servedAt, column, serves)
		}
	})
}

func TestShadowServes(t *testing.T) {
	p := begin(t, queue("SM"), orders("MS")).to(1)
	_, ok := p.g.ShadowServes()
	p.want("lying", ok, false).step(RotateClockwise)
	at, ok := p.g.ShadowServes()
	p.want("standing", []any{at, ok}, []any{2, true})
	p = begin(t, queue("MM"), orders("MS"), boardOf("S.SS..", "^^^^^^")).to(1)
	at, _ = p.g.ShadowServes()
	p.want("the leftmost of the two", at, 2)
	p = begin(t)
	_, ok = p.g.ShadowServes()
	p.want("no piece", ok, false)
}

// What goes can be seen going, with its times.
func TestGone(t *testing.T) {
	p := begin(t, queue("SM", "CV"), orders("SM", "VV"), boardOf("..cc..", "V.V...", "......", "......", "^^^^^^"),
		popsicles([2][2]int{{2, 4}, {3, 4}})).to(1)
	p.g.board.take(p.g.board.pieces() &^ bit(Cell{0, 3}))
	p.stand()
	at, ok := p.g.Served()
	p.want("column", []any{at, ok}, []any{2, true})
	p.want("cone", p.g.Gone(Cell{2, 0}), Content{Is: ACone}).want("pivot", p.g.Gone(Cell{2, 2}), Content{Is: AScoop, Flavour: Strawberry})
	p.want("elsewhere", p.g.Gone(Cell{3, 1}), Content{}).want("at once", p.g.At(Cell{2, 2}), Content{})
	start, end := p.g.PhaseTimes()
	p.want("start", start, timeOf(p.g.frame)).want("end", end, timeOf(p.g.frame+4))
	number, pleased := p.g.Customer()
	p.want("pleased", pleased, true).want("a customer", number > 0, true)
	p.until(Dropping)
	_, ok = p.g.Served()
	p.want("served", ok, false).want("gone", p.g.Gone(Cell{2, 0}), Content{})
	p.want("fell", p.g.Fell(Cell{0, 1}), 2).want("lies still", p.g.Fell(Cell{2, 2}), 0)
	start, end = p.g.PhaseTimes()
	p.want("2 rows of 2 frames", end-start, timeOf(p.g.frame+4)-timeOf(p.g.frame))
	p.until(Falling)
	_, pleased = p.g.Customer()
	order, open := p.g.Order()
	p.want("pleased", pleased, false).want("order", order, Order{Vanilla, Vanilla}).want("open", open, true)

	p = begin(t, queue("SM"), orders("SM"), boardOf("..^...")).stand()
	at, ok = p.g.Served()
	p.want("the last serve", []any{p.g.phase, at, ok}, []any{Over, 2, true})
}

func TestGroupsGoing(t *testing.T) {
	p := begin(t, queue("CC"), orders("BB"), `"flavours":5`, boardOf("vvV...", "V.....", "^^^^^^"), popsicles([2][2]int{{0, 2}, {1, 2}})).to(1)
	p.locks("V", Cell{1, 1}, Right).want("phase", p.g.phase, Clearing)
	p.want("left half", p.g.Gone(Cell{0, 2}), Content{Is: APopsicle, Flavour: Vanilla, Other: Right})
	p.want("right half", p.g.Gone(Cell{1, 2}), Content{Is: APopsicle, Flavour: Vanilla, Other: Left})
	p.want("no cone", p.g.Gone(Cell{0, 0}), Content{})
}

func TestAt(t *testing.T) {
	p := begin(t, boardOf("v.....", "v..S..", "^^^^^^"), popsicles([2][2]int{{0, 1}, {0, 2}}))
	for c, want := range map[Cell]Content{
		{0, 1}: {APopsicle, Vanilla, Above}, {0, 2}: {APopsicle, Vanilla, Below}, {3, 1}: {AScoop, Strawberry, Right},
		{0, 0}: {Is: ACone}, {0, 7}: {Is: AWall}, {9, 0}: {Is: AWall}, {2, 7}: {},
	} {
		p.want("content", p.g.At(c), want)
	}
	p.want("danger", p.g.IsInDanger(), false)
	p = begin(t, boardOf("..S...", "......", "......", "......", "......", "......", "^^^^^^"))
	p.want("danger", p.g.IsInDanger(), true)
}

func TestWhatElseAViewAsks(t *testing.T) {
	p := beginPlain(t, queue("VS", "mm"), orders("CC")).to(6)
	piece, ok := p.g.Piece()
	p.want("piece", []any{piece.Kind, piece.Flavours, ok}, []any{Pair, [2]Flavour{Vanilla, Strawberry}, true})
	next := p.g.NextPiece()
	p.want("next", next.Kind, Popsicle).want("phase", p.g.Phase(), Falling).want("paused", p.g.Paused(), false)
	p.want("fall time", p.g.FallTime(), time.Second/2).want("fast", p.g.FallingFast(), false)
	p.press(FallFaster).want("fall time", p.g.FallTime(), timeOf(2)).want("fast", p.g.FallingFast(), true)
	left, whole, running := p.g.Grace()
	p.want("grace", []any{left, whole, running}, []any{int64(20), int64(20), false})
	p.to(24)
	left, _, running = p.g.Grace()
	p.want("grace", []any{left, running}, []any{int64(14), true}).want("played", p.g.Played(), 400*time.Millisecond)
	p.want("counts", p.g.Counts(), Counts{}).want("settings", p.g.Settings().Difficulty, Normal).want("why", p.g.Why(), NotOver)
	result := p.g.Result()
	p.want("not over", []any{result.Over, result.Won, result.Ranked, result.Title}, []any{false, false, false, ""})
}
