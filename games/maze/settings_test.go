package maze

import (
	"encoding/json"
	"strings"
	"testing"

	"parlor/sim"
	"parlor/sim/simtest"
)

// Everything that makes no sense is refused with an error that names it and the
// value.
func TestRefusedConfigs(t *testing.T) {
	for _, c := range []struct{ config, field, value string }{
		{`{"settings":{"columns":0}}`, "settings: columns", "0"},
		{`{"settings":{"columns":4097}}`, "settings: columns", "4097"},
		{`{"settings":{"columns":2.5}}`, "settings: columns", "2.5"},
		{`{"settings":{"rows":-1}}`, "settings: rows", "-1"},
		{`{"settings":{"rows":1e12}}`, "settings: rows", "1000000000000"},
		{`{"settings":{"startCell":0.5}}`, "settings: startCell", "0.5"},
		{`{"settings":{"goalCell":"x"}}`, "settings: goalCell", `"x"`},
		{`{"settings":{"goalCell":2000000000}}`, "settings: goalCell", "2000000000"},
		{`{"settings":{"maxCost":1.5}}`, "settings: maxCost", "1.5"},
		{`{"settings":{"maxCostLimit":-1}}`, "settings: maxCostLimit", "-1"},
		{`{"settings":{"maxCostLimit":40000}}`, "settings: maxCostLimit", "40000"},
		{`{"settings":{"unreached":10000.5}}`, "settings: unreached", "10000.5"},
		{`{"settings":{"unreached":null}}`, "settings: unreached", "null"},
		{`{"settings":{"unreachedLimit":1000000001}}`, "settings: unreachedLimit", "1000000001"},
		{`{"settings":{"tickSeconds":0}}`, "settings: tickSeconds", "0"},
		{`{"settings":{"tickSeconds":0.0000000001}}`, "settings: tickSeconds", "0"},
		{`{"settings":{"tickSeconds":-0.1}}`, "settings: tickSeconds", "-0.1"},
		{`{"settings":{"slideSeconds":-1}}`, "settings: slideSeconds", "-1"},
		{`{"settings":{"slideSeconds":2e9}}`, "settings: slideSeconds", "2000000000"},
		{`{"settings":{"brush":"Mud"}}`, "settings", "brush"},
		{`{"setup":{"map":[]}}`, "setup: map", "no cells"},
		{`{"setup":{"map":[""]}}`, "setup: map", "no cells"},
		{`{"setup":{"map":["..","."]}}`, "setup: map: row 2", "1 cells"},
		{`{"setup":{"map":["..",".F"]}}`, "setup: map: row 2, cell 2", "'F'"},
		{`{"setup":{"map":"..."}}`, "setup: map", "..."},
		{`{"setup":{"map":["` + strings.Repeat(".", 4097) + `"]}}`, "setup: map", "4097 columns"},
		{`{"setup":{"map":[".."],"costs":[1,1]}}`, "setup: costs", "a map already"},
		{`{"setup":{"costs":[1,0.5]}}`, "setup: costs: item 2", "0.5"},
		{`{"setup":{"costs":[1,1e10]}}`, "setup: costs: item 2", "10000000000"},
		{`{"setup":{"startCell":1.5}}`, "setup: startCell", "1.5"},
		{`{"setup":{"brush":"Mud"}}`, "setup", "brush"},
	} {
		var config struct{ Settings, Setup json.RawMessage }
		if err := json.Unmarshal([]byte(c.config), &config); err != nil {
			t.Fatal(err)
		}
		_, err := New(sim.Config{Settings: config.Settings, Setup: config.Setup})
		if err == nil || !strings.HasPrefix(err.Error(), c.field) || !strings.Contains(err.Error(), c.value) {
			t.Errorf("%.80s: the error is %v, want %s with %s", c.config, err, c.field, c.value)
		}
	}
	simtest.Refused(t, Spec, sim.Config{Mode: "maze"}, "mode")
}

// Where settings and setup give the same value, the setup counts.
func TestSetupBeforeSettings(t *testing.T) {
	begin(t, `{"settings":{"columns":7,"rows":7,"startCell":3,"goalCell":3},"setup":{"map":["...","..."],"startCell":1,"goalCell":5}}`).
		wants("columns", 3, "rows", 2, "selectedCell", 1).do("step").wants("distance.1", 0, "phase", "searching")
}

func TestArguments(t *testing.T) {
	for _, c := range []struct{ command, raw, wrong string }{
		{"select", `5`, ""}, {"select", `5.0`, ""}, {"select", `1.5`, "1.5"}, {"select", `"5"`, `"5"`}, {"select", `null`, "null"}, {"select", ``, "missing"},
		{"select", `16777215`, ""}, {"select", `-7`, ""}, {"select", `1e30`, "1e30"},
		{"brush", `"Mud"`, ""}, {"brush", `"mud"`, "mud"}, {"brush", `5`, "5"}, {"brush", `null`, "null"}, {"brush", ``, "missing"},
		{"search", `"astar"`, ""}, {"search", `"A*"`, "A*"}, {"search", ``, "missing"},
		{"random", `"maze"`, ""}, {"random", `"Terrain"`, "Terrain"}, {"random", ``, "missing"},
	} {
		code, _ := Spec.Command(c.command)
		var raw json.RawMessage
		if c.raw != "" {
			raw = json.RawMessage(c.raw)
		}
		_, _, err := Spec.Commands[code].Arg(raw)
		if (c.wrong == "") != (err == nil) || err != nil && !strings.Contains(err.Error(), c.wrong) {
			t.Errorf("%s %s: the error is %v", c.command, c.raw, err)
		}
	}
	for _, cell := range []int{0, 1, 4095, 4096, 123_456, MaxSide*MaxSide - 1} {
		in := sim.Input{Code: PaintCell}
		if in.X, in.Y = Cell(cell); cellOf(in) != cell || continues(in) {
			t.Errorf("cell %d comes back as %d", cell, cellOf(in))
		}
		if in.X, in.Y = StrokeCell(cell); cellOf(in) != cell || !continues(in) {
			t.Errorf("cell %d of a stroke comes back as %d", cell, cellOf(in))
		}
	}
}

// Whatever a caller sends, it is refused or can be played.
func FuzzNew(f *testing.F) {
	for _, c := range []struct{ settings, setup string }{
		{`{}`, `{}`},
		{`{"columns":3,"rows":1,"unreached":50,"tickSeconds":0.5}`, `{"costs":[1,2,-1],"startCell":0,"goalCell":1}`},
		{`{"maxCost":1e18,"startCell":-5}`, `{"map":["..","m#"]}`},
		{`{"unreached":-1}`, `{"map":[]}`},
	} {
		f.Add(c.settings, c.setup)
	}
	f.Fuzz(func(t *testing.T, settings, setup string) {
		g, err := New(sim.Config{Settings: []byte(settings), Setup: []byte(setup)})
		if err != nil {
			return
		}
		for _, code := range []sim.Code{Step, StepBack, SelectDown, Paint, Random, Find} {
			g.Apply(sim.Input{At: g.Now(), Code: code})
		}
		g.Advance(g.Now() + 1<<40)
		if l := g.look(); len(l.Distance) != len(l.Cost) || g.Explain() == "" {
			t.Errorf("%s, %s: %+v", settings, setup, l)
		}
	})
}
