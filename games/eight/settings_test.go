package eight

import (
	"encoding/json"
	"strings"
	"testing"

	"parlor/sim"
	"parlor/sim/simtest"
)

// Every setting that makes no sense is refused with an error that names it and
// the value.
func TestRefusedSettings(t *testing.T) {
	for _, c := range []struct{ settings, names, value string }{
		{`{"goalBoard":"123456788"}`, "goalBoard", "8 comes twice"},
		{`{"goalBoard":"12345678"}`, "goalBoard", "8 digits"},
		{`{"goalBoard":123456780}`, "goalBoard", "123456780"},
		{`{"startBoard":724506831}`, "startBoard", "724506831"},
		{`{"startBoard":null}`, "startBoard", "null"},
		{`{"scrambleMoves":-1}`, "scrambleMoves", "-1"},
		{`{"scrambleMoves":1.5}`, "scrambleMoves", "1.5"},
		{`{"scrambleMoves":1000001}`, "scrambleMoves", "1000001"},
		{`{"maxStates":0}`, "maxStates", "0"},
		{`{"maxStates":-5}`, "maxStates", "-5"},
		{`{"slideSeconds":-0.1}`, "slideSeconds", "-0.1"},
		{`{"slideSeconds":1000000001}`, "slideSeconds", "1000000001"},
		{`{"solveSeconds":0}`, "solveSeconds", "0"},
		{`{"solveSeconds":0.0000000001}`, "solveSeconds", "0"},
		{`{"solveSeconds":-1}`, "solveSeconds", "-1"},
		{`{"solveSeconds":0.0000001}`, "solveSeconds", "0.0000001"},
		{`{"solveSeconds":"1"}`, "solveSeconds", `"1"`},
		{`{"stepsPerTick":0}`, "stepsPerTick", "0"},
		{`{"stepsPerTick":5}`, "stepsPerTick", "5"},
		{`{"stepsPerTick":10000}`, "stepsPerTick", "10000"},
		{`{"estimate":"euclid"}`, "estimate", "euclid"},
		{`{"estimate":1}`, "estimate", "1"},
		{`{"goalboard":"123456780"}`, "goalboard", ""},
		{`{"maxStates":5,"maxStates":6}`, "maxStates", "twice"},
		{`[]`, "[]", ""},
	} {
		simtest.Refused(t, Spec, sim.Config{Settings: []byte(c.settings)}, c.names, c.value)
	}
}

func TestRefusedSetups(t *testing.T) {
	for _, c := range []struct{ setup, names, value string }{
		{`{"board":"12345678"}`, "board", "8 digits"},
		{`{"board":"123456788"}`, "board", "8 comes twice"},
		{`{"board":"123456870"}`, "board", "an odd number of swaps away"},
		{`{"board":""}`, "board", "0 digits"},
		{`{"board":724506831}`, "board", "724506831"},
		{`{"Board":"724506831"}`, "Board", ""},
		{`{"goal":"123456780"}`, "goal", ""},
	} {
		simtest.Refused(t, Spec, sim.Config{Setup: []byte(c.setup)}, c.names, c.value)
	}
	simtest.Refused(t, Spec, sim.Config{Mode: "learn"}, "learn")
}

func TestSettingsAreTaken(t *testing.T) {
	begin(t, "013425786", `"goalBoard":"123456780"`, `"stepsPerTick":1e1`, `"estimate":"linearConflict"`).
		want(`"estimate":"linearConflict"`).tap("solve").at("100ms").want(`"phase":"playingRoute","movesPlayed":1`)
	p := begin(t, "", `"scrambleMoves":1`).tap("new")
	if b := p.g.Board(); b != board("123456708") && b != board("123450786") {
		t.Errorf("one move from the goal is %s", b)
	}
	begin(t, "", `"scrambleMoves":0`).tap("new").want(`"statusRow":"ready"`)
	begin(t, "", `"slideSeconds":1e9`, `"solveSeconds":1000.1`).tap("tile 2").at("200000h").want(`"sliding":true`)
	begin(t, "", `"maxStates":1e9`).tap("step").want(`"statesStored":5`)
}

func TestArguments(t *testing.T) {
	for _, c := range []struct {
		command sim.Code
		raw     string
		x       int16 // -1: refused
		says    string
	}{
		{Tile, "8", 8, ""}, {Tile, "1.0", 1, ""}, {Tile, "0", -1, "0 is not a tile"}, {Tile, "9", -1, "9 is not a tile"},
		{Tile, "65537", -1, "65537"}, {Tile, `"8"`, -1, `"8"`}, {Tile, "", -1, "missing"},
		{SetEstimate, "", 0, ""}, {SetEstimate, `"manhattan"`, 1, ""}, {SetEstimate, `"exact"`, 4, ""},
		{SetEstimate, `"Exact"`, -1, "Exact"}, {SetEstimate, "1", -1, "1"},
		{SetSearch, `"astar"`, 0, ""}, {SetSearch, `"idastar"`, 3, ""}, {SetSearch, `"dfs"`, -1, "dfs"}, {SetSearch, "", -1, "missing"},
		{StepsPerTick, "1000", 1000, ""}, {StepsPerTick, "2", -1, "2"}, {StepsPerTick, "", -1, "missing"},
	} {
		var raw json.RawMessage
		if c.raw != "" {
			raw = json.RawMessage(c.raw)
		}
		x, _, err := Spec.Commands[c.command].Arg(raw)
		switch {
		case c.x < 0 && (err == nil || !strings.Contains(err.Error(), c.says)):
			t.Errorf("%s %s: the error is %v, and should say %s", Spec.Commands[c.command].Name, c.raw, err, c.says)
		case c.x >= 0 && (err != nil || x != c.x):
			t.Errorf("%s %s is %d, %v", Spec.Commands[c.command].Name, c.raw, x, err)
		}
	}
	for _, c := range []sim.Code{Step, StepBack, Solve, PauseSolve, NewPuzzle, Reset, Hint} {
		if Spec.Commands[c].Arg != nil || Spec.Commands[c].Held {
			t.Errorf("%s takes an argument or is held", Spec.Commands[c].Name)
		}
	}
}
