package eight

import (
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/sim"
)

// A.21: the first Step stores the board and expands it; then each Step is one
// board, one record, one move.
func TestStepsFromStartToEnd(t *testing.T) {
	p := begin(t, "123456708")
	p.tap("step").want(`"phase":"searching","statusRow":"searching","statesChecked":1,"statesStored":4,"moves":0,"route":[]`)
	p.wantEvents("0s stateExpanded 123456708 0 1")
	p.tap("step").want(`"phase":"buildingRoute","statusRow":"building","statesChecked":1,"moves":1,"route":[]`)
	p.tap("step").want(`"phase":"buildingRoute","statusRow":"building","route":["123456780"]`)
	p.tap("step").want(`"phase":"playingRoute","statusRow":"solving","route":["123456708","123456780"],"movesPlayed":0,"board":"123456708"`)
	p.wantEvents("0s goalAccepted 1", "0s routeRecord 123456780 1", "0s routeRecord 123456708 0")
	p.tap("step").want(`"phase":"finished","statusRow":"solved","movesPlayed":1,"board":"123456780","sliding":true,"moves":1`)
	p.wait("1s").wantEvents("0s boardChanged 123456780 8", "0s solved", "150ms slideFinished")
	if p.g.MessageRow() != Solved || p.g.Result().Ranked {
		t.Errorf("the message is %s", p.g.MessageRow())
	}
	p.tap("step").want(`"phase":"finished","statusRow":"solved"`).wantEvents()
}

// A.21: with nothing to search a Step only pauses.
func TestStepOnTheGoal(t *testing.T) {
	p := begin(t, "123456780").tap("step").want(`"phase":"notStarted","statesChecked":0,"statusRow":"tryNew","statusPaused":true`).wantEvents()
	if p.apply("step") {
		t.Error("the second one has an effect")
	}
}

// A.23, A.21: the search stops when a state does not fit.
func TestSearchStops(t *testing.T) {
	p := begin(t, "013425786", `"maxStates":9`).steps(4)
	p.want(`"phase":"finished","statesChecked":4,"statesStored":9,"statusRow":"tryNew","statusPaused":false`)
	if last := p.events[len(p.events)-2:]; !slices.Equal(last, []string{"0s stateExpanded 123450786 3 1", "0s searchStopped"}) {
		t.Errorf("the last events are %v", last)
	}
	p.events = nil
	p.tap("step").want(`"phase":"finished","statesChecked":4,"statusPaused":true`).wantEvents()
	p.tap("tile 1").want(`"phase":"notStarted","statesChecked":0,"statesStored":0,"statusRow":"ready"`)
	begin(t, "013425786", `"maxStates":10`).steps(5).want(`"phase":"buildingRoute","statesChecked":4,"statesStored":10`)
	begin(t, "013425786", `"maxStates":1`).steps(1).want(`"phase":"finished","statesChecked":1,"statesStored":1`)
}

// A.21: what cancels a search, in each phase. After it nothing is left of it.
func TestCancelling(t *testing.T) {
	for _, cancel := range []string{"tile 1", "new", "reset", "estimate", `estimate "exact"`, `search "greedy"`} {
		for _, steps := range []int{1, 5, 7, 11} {
			p := begin(t, "013425786").steps(steps).wait("1s")
			p.events = nil
			p.tap(cancel)
			p.want(`"phase":"notStarted","statesChecked":0,"statesStored":0,"movesPlayed":0,"moves":0,"route":[],"statusRow":"ready","statusPaused":true,"solving":false`)
			if !slices.Contains(p.events, "1s cancelSearch") || p.g.MessageRow() != Ready {
				t.Errorf("%s after %d steps: %v", cancel, steps, p.events)
			}
			if _, ok := p.g.Expanded(); ok || p.g.Open(9) != nil || p.g.Waiting() != 0 || len(p.g.Route()) != 0 {
				t.Errorf("%s after %d steps leaves something of the search", cancel, steps)
			}
		}
	}
	// A hand move that the route would make next cancels too.
	p := begin(t, "013425786").steps(10).want(`"phase":"playingRoute","movesPlayed":0`).tap("tile 1")
	p.want(`"phase":"notStarted","board":"103425786","movesPlayed":0`)
	begin(t, "013425786").steps(11).wait("150ms").tap("tile 2").want(`"phase":"notStarted","movesPlayed":0`)
	// One that is ignored does not.
	p = begin(t, "013425786").steps(11).at("100ms").tap("tile 2").want(`"phase":"playingRoute","movesPlayed":1`)
	p.at("150ms").tap("tile 4").want(`"phase":"playingRoute","movesPlayed":1`)
}

// A.27: one Step every solveSeconds, from one tick after Solve was pressed.
func TestSolveTicks(t *testing.T) {
	p := begin(t, "").at("20ms").tap("solve").want(`"solving":true,"statesChecked":0`)
	p.at("69999999ns").want(`"statesChecked":0`)
	p.at("70ms").want(`"statesChecked":1`)
	p.at("1s").want(`"statesChecked":19,"solving":true`)
	p.tap("solve").want(`"solving":false,"statusPaused":true,"statesChecked":19`)
	p.at("2s").want(`"statesChecked":19`).tap("solve").want(`"statusPaused":false,"statusRow":"searching"`)
	p.at("2.05s").want(`"statesChecked":20`)
	p.tap("pauseSolve").at("3s").want(`"solving":false,"statesChecked":20,"statusPaused":true`)
	begin(t, "", `"solveSeconds":0.5`).tap("solve").at("2s").want(`"statesChecked":4`)
	begin(t, "", `"stepsPerTick":10`).tap("solve").at("100ms").want(`"statesChecked":20`)
	begin(t, "").tap("solve", "stepsPerTick 100").at("50ms").want(`"statesChecked":91,"phase":"buildingRoute"`)
}

// The fine point of the default times: the tick at the end of a slide finds the
// tile still sliding, since it was started first.
func TestRoutePlaysOneMoveEvery200Milliseconds(t *testing.T) {
	p := begin(t, "013425786").tap("solve").at("3s")
	var moves, over []string
	for _, e := range p.events {
		when, what, _ := strings.Cut(e, " ")
		what, _, _ = strings.Cut(what, " ")
		switch what {
		case "boardChanged":
			moves = append(moves, when)
		case "slideFinished":
			over = append(over, when)
		}
	}
	// 4 boards, the goal, 5 records: ten ticks. Then the moves.
	if want := []string{"550ms", "750ms", "950ms", "1.15s"}; !slices.Equal(moves, want) {
		t.Errorf("moves at %v, not %v", moves, want)
	}
	if want := []string{"700ms", "900ms", "1.1s", "1.3s"}; !slices.Equal(over, want) {
		t.Errorf("slides end at %v, not %v", over, want)
	}
	// With a slide that Solve was pressed after, it is the other way round.
	p = begin(t, "").tap("tile 2").at("50ms").tap("solve").at("149999999ns").want(`"statesChecked":0`)
	p.at("150ms").want(`"statesChecked":1`)
}

// A.27: Solve runs on after the end until its next Step finds nothing to do.
func TestSolveEndsByItself(t *testing.T) {
	p := begin(t, "123456708", `"slideSeconds":0.16`).tap("solve")
	p.at("250ms").want(`"phase":"finished","statusRow":"solved","solving":true,"sliding":true`)
	p.at("449999999ns").want(`"solving":true,"sliding":false,"statusPaused":false`)
	p.at("450ms").want(`"solving":false,"statusRow":"solved","statusPaused":true`)
	if _, ok := p.g.Next(); ok {
		t.Error("something is still due")
	}
	begin(t, "123456780").tap("solve").at("49ms").want(`"solving":true,"statusPaused":false`).at("50ms").want(`"solving":false,"statusRow":"tryNew"`)
	// A stop in the middle of a tick: the next Step of that tick pauses.
	p = begin(t, "013425786", `"maxStates":4`, `"stepsPerTick":10`).tap("solve").at("50ms")
	p.want(`"phase":"finished","solving":false,"statesChecked":2,"statusRow":"tryNew","statusPaused":true`)
	p = begin(t, "013425786", `"maxStates":4`).tap("solve").at("100ms").want(`"phase":"finished","solving":true,"statusPaused":false`)
	p.at("150ms").want(`"solving":false`)
}

// A.27: Step pauses Solve; during a slide that is all it does.
func TestStepPausesSolve(t *testing.T) {
	p := begin(t, "").tap("solve").at("130ms").tap("step").at("5s")
	p.want(`"solving":false,"statesChecked":3,"statusPaused":true`)
	p = begin(t, "123405786").tap("solve").at("450ms").want(`"sliding":true,"movesPlayed":1,"solving":true`)
	p.tap("step").want(`"movesPlayed":1,"solving":false,"statusPaused":true`)
	if p.apply("step") {
		t.Error("a second Step during the slide has an effect")
	}
	p.at("600ms").tap("step").want(`"movesPlayed":2`)
}

// statusPaused is true from any pauseSolve until plain words are shown again;
// every Step pauses before it does what it does.
func TestStatusPaused(t *testing.T) {
	p := begin(t, "123405786").want(`"statusPaused":false`)
	for _, want := range []string{
		`"statusRow":"searching","statusPaused":false`,
		`"statusRow":"searching","statusPaused":true`,
		`"statusRow":"building","statusPaused":false`,
		`"statusRow":"building","statusPaused":true`,
		`"statusRow":"building","statusPaused":true`,
		`"statusRow":"solving","statusPaused":false`,
		`"statusRow":"solving","statusPaused":true`,
		`"statusRow":"solved","statusPaused":false`,
	} {
		p.steps(1).want(want)
	}
	p = begin(t, "").tap("pauseSolve").want(`"statusRow":"ready","statusPaused":true`)
	if p.apply("pauseSolve") {
		t.Error("a second pauseSolve has an effect")
	}
	p.tap("solve").want(`"statusPaused":false`)
	begin(t, "").tap("tile 2").want(`"statusRow":"ready","statusPaused":true`)
}

// A.28: the button goes round, and lets a slide finish.
func TestEstimates(t *testing.T) {
	p := begin(t, "").tap("estimate").want(`"estimate":"misplaced"`).tap("step")
	p.wantEvents("0s estimateChanged misplaced", "0s cancelSearch", "0s stateExpanded 724506831 0 6")
	p.tap("estimate").want(`"estimate":"manhattan","phase":"notStarted"`)
	p.tap(`estimate "exact"`, "step").want(`"estimate":"exact"`)
	if last := p.events[len(p.events)-1]; last != "0s stateExpanded 724506831 0 20" {
		t.Errorf("exact: %s", last)
	}
	p.tap("estimate").want(`"estimate":"manhattan"`)
	if p.apply(`estimate "manhattan"`) || p.apply(`search "astar"`) || p.apply("stepsPerTick 1") {
		t.Error("choosing what is chosen has an effect")
	}
	begin(t, "").tap("tile 2").at("50ms").tap("estimate").want(`"sliding":true`).at("150ms").want(`"sliding":false,"board":"704526831"`)
}

// The time of the lab can be paused as every game's.
func TestPause(t *testing.T) {
	p := begin(t, "").tap("solve").at("130ms")
	p.g.Apply(sim.Input{At: p.g.Now(), Code: sim.Pause})
	p.g.Advance(time.Hour)
	if _, ok := p.g.Next(); ok || p.g.Now() != 130*time.Millisecond || p.apply("step") {
		t.Error("something happens in a pause")
	}
	p.g.Apply(sim.Input{Code: sim.Resume})
	p.at("150ms").want(`"statesChecked":3,"solving":true`)
}
