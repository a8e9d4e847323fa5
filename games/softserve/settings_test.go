package softserve

import (
	"encoding/json"
	"testing"

	"parlor/sim"
	"parlor/sim/simtest"
)

// The difficulties are rows of settings; a mode changes a row, a caller both.
func TestDifficulties(t *testing.T) {
	normal := Settings{
		Difficulty: "Normal", Flavours: 4, FallFrames: 30, FastFallFrames: 2, GraceFrames: 20, RepeatDelayFrames: 20, RepeatFrames: 6,
		PopsicleEvery: 5, Cones: 6, SpeedUpFrames: 1, SpawnFrames: 6, ServeFrames: 40, ClearFrames: 30, DropFrames: 2,
	}
	easy, hard := normal, normal
	easy.Difficulty, easy.Flavours, easy.Cones, easy.FallFrames, easy.GraceFrames, easy.PopsicleEvery = "Easy", 3, 5, 40, 30, 8
	hard.Difficulty, hard.Flavours, hard.FallFrames, hard.GraceFrames, hard.PopsicleEvery = "Hard", 5, 24, 14, 4
	hard.SpeedUpEvery, hard.PickyOrders = 10, true
	p := beginPlain(t)
	p.want("by default", *p.g.settings, normal)
	for _, want := range []Settings{easy, normal, hard} {
		p := beginPlain(t, `"difficulty":"`+string(want.Difficulty)+`"`)
		p.want(string(want.Difficulty), *p.g.settings, want)
	}
	hard.TimeLimitMinutes, hard.Flavours, hard.PickyOrders = 3, 6, false
	p = beginPlain(t, "mode timeAttack", `"difficulty":"Hard"`, `"flavours":6`, `"pickyOrders":false`)
	p.want("all of them", *p.g.settings, hard)
	p = beginPlain(t, "mode endless", `"endless":false`)
	p.want("a setting is stronger than the mode", p.g.settings.Endless, false)
}

// Every setting that makes no sense is refused with an error that names it and
// the value.
func TestRefusedSettings(t *testing.T) {
	for _, c := range []struct{ settings, names, value string }{
		{`{"flavours":2}`, "flavours", "2"},
		{`{"flavours":7}`, "flavours", "7"},
		{`{"flavours":3.5}`, "flavours", "3.5"},
		{`{"fallFrames":0}`, "fallFrames", "0"},
		{`{"fallFrames":100001}`, "fallFrames", "100001"},
		{`{"fallFrames":"30"}`, "fallFrames", `"30"`},
		{`{"fastFallFrames":0}`, "fastFallFrames", "0"},
		{`{"fastFallFrames":3601}`, "fastFallFrames", "3601"},
		{`{"graceFrames":-1}`, "graceFrames", "-1"},
		{`{"graceFrames":3601}`, "graceFrames", "3601"},
		{`{"graceFrames":null}`, "graceFrames", "null"},
		{`{"repeatDelayFrames":0}`, "repeatDelayFrames", "0"},
		{`{"repeatFrames":0}`, "repeatFrames", "0"},
		{`{"popsicleEvery":-1}`, "popsicleEvery", "-1"},
		{`{"cones":0}`, "cones", "0"},
		{`{"cones":7}`, "cones", "7"},
		{`{"speedUpEvery":-1}`, "speedUpEvery", "-1"},
		{`{"speedUpFrames":-1}`, "speedUpFrames", "-1"},
		{`{"speedUpFrames":1e99}`, "speedUpFrames", "1e99"},
		{`{"pickyOrders":1}`, "pickyOrders", "1"},
		{`{"timeLimitMinutes":-1}`, "timeLimitMinutes", "-1"},
		{`{"timeLimitMinutes":0.5}`, "timeLimitMinutes", "0.5"},
		{`{"timeLimitMinutes":3601}`, "timeLimitMinutes", "3601"},
		{`{"endless":"yes"}`, "endless", "yes"},
		{`{"spawnFrames":-1}`, "spawnFrames", "-1"},
		{`{"serveFrames":-1}`, "serveFrames", "-1"},
		{`{"clearFrames":-1}`, "clearFrames", "-1"},
		{`{"dropFrames":3601}`, "dropFrames", "3601"},
		{`{"difficulty":"easy"}`, "difficulty", "easy"},
		{`{"difficulty":""}`, "difficulty", `""`},
		{`{"difficulty":1}`, "difficulty", "1"},
		{`{"FallFrames":30}`, "FallFrames", ""},
		{`{"columns":6}`, "columns", ""},
		{`{"cones":5,"cones":6}`, "cones", "twice"},
		{`[]`, "[]", ""},
	} {
		simtest.Refused(t, Spec, sim.Config{Settings: []byte(c.settings)}, c.names, c.value)
	}
	for _, settings := range []string{
		`{"fallFrames":1,"fastFallFrames":3600,"graceFrames":0,"repeatDelayFrames":1,"repeatFrames":1,"popsicleEvery":0}`,
		`{"spawnFrames":0,"serveFrames":0,"clearFrames":0,"dropFrames":0,"speedUpEvery":0,"speedUpFrames":0,"timeLimitMinutes":3600}`,
	} {
		if _, err := New(sim.Config{Settings: json.RawMessage(settings)}); err != nil {
			t.Errorf("%s is refused: %v", settings, err)
		}
	}
}

func TestRefusedSetups(t *testing.T) {
	for _, c := range []struct {
		part         string
		names, value string
	}{
		{setupOf("board", []string{}), "board", "0 rows"},
		{setupOf("board", fullBoard()[1:]), "board", "7 rows"},
		{boardOf("^^^^^"), "board", "^^^^^"},
		{boardOf("^^^^^^^"), "board", "^^^^^^^"},
		{boardOf("X.....", "^^^^^^"), "board", "X"},
		{boardOf("B.....", "^^^^^^"), "board", "B"}, // the game has four flavours
		{boardOf("^.....", "V^^^^^"), "board", "^....."},
		{boardOf("#.....", "^^^^^^"), "board", "#....."},
		{boardOf("......", "......", "......", "......", "......", "......", "......", "......"), "board", "......"},
		{boardOf("##V.##", "......", "......", "......", "......", "......", "......", "......"), "board", "bottleneck"},
		{boardOf("##^.##", "......", "......", "......", "......", "......", "......", "......"), "board", "bottleneck"},
		{boardOf("v.....", "^^^^^^"), "popsicles", "[0,1]"},
		{popsicles([2][2]int{{0, 1}, {1, 1}}), "popsicles: item 1", "[0 1]"},
		{boardOf("v.v...", "^^^^^^") + "," + popsicles([2][2]int{{0, 1}, {2, 1}})[6:], "popsicles: item 1", "touch"},
		{boardOf(".v....", "v.....", "^^^^^^") + "," + popsicles([2][2]int{{0, 1}, {1, 2}})[6:], "popsicles: item 1", "touch"},
		{boardOf("vs....", "^^^^^^") + "," + popsicles([2][2]int{{0, 1}, {1, 1}})[6:], "popsicles: item 1", "two flavours"},
		{boardOf("VV....", "^^^^^^") + "," + popsicles([2][2]int{{0, 1}, {1, 1}})[6:], "popsicles: item 1", "[0 1]"},
		{boardOf("vvv...", "^^^^^^") + "," + popsicles([2][2]int{{0, 1}, {1, 1}}, [2][2]int{{1, 1}, {2, 1}})[6:], "popsicles: item 2", "[1 1]"},
		{boardOf("vv....", "^^^^^^") + "," + popsicles([2][2]int{{0, 1}, {0, 1}})[6:], "popsicles: item 1", "touch"},
		{boardOf("vv....", "^^^^^^") + "," + popsicles([2][2]int{{0, 1}, {6, 1}})[6:], "popsicles: item 1", "[6 1]"},
		{boardOf("vv....", "^^^^^^") + "," + popsicles([2][2]int{{0, 1}, {1, -1}})[6:], "popsicles: item 1", "[1 -1]"},
		{setupOf("popsicles", [][][]int{{{0, 1}}}), "popsicles: item 1", "not 1"},
		{setupOf("popsicles", [][][]int{{{0}, {1, 1}}}), "popsicles: item 1", "[0]"},
		{queue("VS", "vs"), "queue: item 2", "vs"},
		{queue("Vv"), "queue: item 1", "Vv"},
		{queue("V"), "queue: item 1", `"V"`},
		{queue("VSM"), "queue: item 1", "VSM"},
		{queue("VL"), "queue: item 1", "VL"},
		{queue(".."), "queue: item 1", ".."},
		{orders("vv"), "orders: item 1", "vv"},
		{orders("VV", ""), "orders: item 2", `""`},
		{orders("VB"), "orders: item 1", "VB"},
		{`setup:"Board":[]`, "Board", ""},
	} {
		simtest.Refused(t, Spec, configOf(c.part), c.names, c.value)
	}
	simtest.Refused(t, Spec, sim.Config{Mode: "arcade"}, "arcade")
}

// A setup board is taken as it stands and first judged after the first lock; its
// cones count instead of the setting.
func TestSetupBoard(t *testing.T) {
	rows := []string{"V.....", "......", "SSSS..", "......", "^..^.."}
	p := begin(t, boardOf(rows...), `"cones":1`, queue("CM", "CC"), orders("BB"), `"flavours":5`).to(100).wantBoard(rows...)
	p.step(RotateClockwise).down(1).step(MoveRight, MoveRight, MoveRight).lock()
	p.want("judged", p.g.phase, Clearing).until(Spawning).wantBoard("V....C", "^..^.M")
	p.want("served", p.g.counts.ConesServed, int64(0))
}

// The state can be given back as a setup.
func TestTheStateIsASetup(t *testing.T) {
	p := begin(t, boardOf("..ss..", ".mm..v", "SVCM.v", "^^^^^^"),
		popsicles([2][2]int{{1, 2}, {2, 2}}, [2][2]int{{2, 3}, {3, 3}}, [2][2]int{{5, 1}, {5, 2}}))
	l := p.g.look()
	again := begin(t, setupOf("board", l.Board), setupOf("popsicles", l.Popsicles))
	p.want("board", again.g.board, p.g.board).want("popsicles", len(l.Popsicles), 3)
}
