package eight

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/sim"
)

// stateWithoutTime is all of a game's state but the time that it has reached.
func stateWithoutTime(g *Game) []byte {
	c := g.Clone().(*Game)
	c.now = 0
	return c.AppendState(nil)
}

// The state after a step back is that after one Step fewer made by hand, in
// every phase, whoever made the Steps, and from there on too.
func TestStepBackIsOneStepFewer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pair := puzzles.Draw(t, "start and goal")
		settings := fmt.Sprintf(`{"goalBoard":%q,"estimate":%q,"maxStates":%d}`, pair[1],
			rapid.SampledFrom(estimateNames[:]).Draw(t, "estimate"), rapid.SampledFrom([]int{7, 60, MaxStates}).Draw(t, "maxStates"))
		kind := rapid.IntRange(0, searchCount-1).Draw(t, "search")
		start := func() *Game {
			g, err := New(sim.Config{Settings: []byte(settings), Setup: []byte(fmt.Sprintf(`{"board":%q}`, pair[0]))})
			if err != nil {
				t.Fatal(err)
			}
			g.Apply(sim.Input{Code: SetSearch, X: int16(kind)})
			return g
		}
		do := func(g *Game, code sim.Code) bool { return g.Apply(sim.Input{At: g.Now() + time.Second, Code: code}) }
		// step takes a Step and says whether it did more than pause.
		step := func(g *Game) bool {
			before := g.phase
			return do(g, Step) && !(before == Finished && g.phase == Finished)
		}
		g := start()
		taken := 0
		if rapid.Bool().Draw(t, "by Solve") {
			g.Apply(sim.Input{Code: Solve})
			for ticks := rapid.IntRange(0, 80).Draw(t, "ticks"); ticks > 0 && g.solving(); ticks-- {
				before := stateWithoutTime(g)
				g.Advance(g.clock.Due(solveTick))
				if g.solving() && !bytes.Equal(before, stateWithoutTime(g)) {
					taken = -1 // counted by going all the way back
				}
			}
		} else {
			for n := rapid.IntRange(0, 80).Draw(t, "steps"); n > 0 && step(g); n-- {
				taken++
			}
		}
		if taken < 0 {
			c := g.Clone().(*Game)
			for taken = 0; c.search != nil; taken++ {
				c.Apply(sim.Input{At: c.Now(), Code: StepBack})
			}
		}
		back := rapid.IntRange(0, taken).Draw(t, "back")
		for range back {
			if !g.Apply(sim.Input{At: g.Now(), Code: StepBack}) {
				t.Fatal("a step back has no effect")
			}
		}
		if back == 0 {
			return
		}
		byHand := start()
		for range taken - back {
			if !step(byHand) {
				t.Fatal("too few steps by hand")
			}
		}
		byHand.Advance(byHand.Now() + time.Second)
		for range 3 {
			if !bytes.Equal(stateWithoutTime(g), stateWithoutTime(byHand)) {
				t.Fatalf("%d steps and %d back:\n%+v, and by hand\n%+v", taken, back, g.look(), byHand.look())
			}
			if g.Explain() != byHand.Explain() || g.listed() != byHand.listed() {
				t.Fatalf("%q, and by hand %q", g.Explain(), byHand.Explain())
			}
			for range 7 {
				do(g, Step)
				do(byHand, Step)
			}
			g.Advance(g.Now() + time.Second)
			byHand.Advance(byHand.Now() + time.Second)
		}
	})
}

// B cuts a slide short and pauses Solve.
func TestStepBackDuringASlide(t *testing.T) {
	p := begin(t, "013425786").tap("solve").at("560ms").want(`"sliding":true,"movesPlayed":1`)
	p.events = nil
	p.tap("stepBack").want(`"sliding":false,"movesPlayed":0,"board":"013425786","phase":"playingRoute","solving":false,"statusRow":"solving","statusPaused":false`)
	p.at("2s").wantEvents("560ms boardJumped 013425786")
	p.steps(4).wait("1s").want(`"statusRow":"solved","phase":"finished"`)
	p.tap("stepBack").want(`"statusRow":"solving","statusPaused":true,"phase":"playingRoute","movesPlayed":3,"board":"123450786"`)
}

// A Step that did nothing is not undone, and before the first there is nothing
// to undo.
func TestWhatIsNotUndone(t *testing.T) {
	p := begin(t, "013425786", `"maxStates":4`).steps(6).tap("stepBack")
	p.want(`"phase":"searching","statesChecked":1,"statesStored":3,"statusRow":"searching","statusPaused":false`)
	p.tap("stepBack").want(`"phase":"notStarted","statesStored":0,"statusRow":"ready","statusPaused":false`)
	if p.apply("stepBack") {
		t.Error("a step back before the first Step has an effect")
	}
	p.tap("solve", "stepBack").want(`"solving":false,"statusPaused":true`)
	p.tap("tile 1", "stepBack").want(`"board":"103425786","sliding":true`)
	begin(t, "013425786").steps(11).wait("1s").tap("tile 2", "stepBack").want(`"board":"123405786","phase":"notStarted"`)
	begin(t, "").tap("tile 2").wait("1s").steps(2).tap("stepBack", "stepBack").want(`"statusRow":"ready","statusPaused":true`)
}

// The way back is the same from far away: no Step is made again.
func TestStepBackIsCheapFarOn(t *testing.T) {
	p := begin(t, "867254301", `"estimate":"misplaced"`, `"stepsPerTick":1000`).tap("solve").at("6s")
	p.want(`"statesChecked":120000`)
	begun := time.Now()
	for range 1000 {
		p.g.Apply(sim.Input{At: p.g.Now(), Code: StepBack})
	}
	if spent := time.Since(begun); spent > time.Second {
		t.Errorf("1000 steps back took %v", spent)
	}
	p.want(`"statesChecked":119000`)
	p.tap("solve").at("8s").want(`"statesChecked":121528`)
}
