package cascade

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"parlor/sim"
	"parlor/sim/simtest"
)

// Every setting that makes no sense is refused with an error that names it and
// the value.
func TestRefusedSettings(t *testing.T) {
	for _, c := range []struct{ settings, names, value string }{
		{`{"columns":3}`, "columns", "3"},
		{`{"columns":41}`, "columns", "41"},
		{`{"columns":0}`, "columns", "0"},
		{`{"columns":10.5}`, "columns", "10.5"},
		{`{"rows":7}`, "rows", "7"},
		{`{"rows":61}`, "rows", "61"},
		{`{"startColumn":8}`, "startColumn", "8"},
		{`{"startColumn":-1}`, "startColumn", "-1"},
		{`{"columns":4}`, "startColumn", "3"},
		{`{"countdownSeconds":-1}`, "countdownSeconds", "-1"},
		{`{"countdownSeconds":1.5}`, "countdownSeconds", "1.5"},
		{`{"lockDelaySeconds":-0.5}`, "lockDelaySeconds", "-0.5"},
		{`{"lockDelaySeconds":"0.5"}`, "lockDelaySeconds", `"0.5"`},
		{`{"lockDelaySeconds":null}`, "lockDelaySeconds", "null"},
		{`{"lockDelaySeconds":1e12}`, "lockDelaySeconds", "1e12"},
		{`{"lockResetLimit":-1}`, "lockResetLimit", "-1"},
		{`{"autoRepeatDelaySeconds":-1}`, "autoRepeatDelaySeconds", "-1"},
		{`{"autoRepeatSeconds":-1}`, "autoRepeatSeconds", "-1"},
		{`{"speedUp":0}`, "speedUp", "0"},
		{`{"speedUp":-2}`, "speedUp", "-2"},
		{`{"speedUp":"fast"}`, "speedUp", "fast"},
		{`{"slowestSeconds":0}`, "slowestSeconds", "0"},
		{`{"slowestSeconds":0.0000000001}`, "slowestSeconds", "0"},
		{`{"clearSeconds":-1}`, "clearSeconds", "-1"},
		{`{"entrySeconds":-1}`, "entrySeconds", "-1"},
		{`{"comboPoints":0.5}`, "comboPoints", "0.5"},
		{`{"softDropPoints":-1}`, "softDropPoints", "-1"},
		{`{"hardDropPoints":1.25}`, "hardDropPoints", "1.25"},
		{`{"backToBackTimes":-1}`, "backToBackTimes", "-1"},
		{`{"startLevel":0}`, "startLevel", "0"},
		{`{"startLevel":16}`, "startLevel", "16"},
		{`{"startLevel":9,"lastLevel":8}`, "startLevel", "9"},
		{`{"linesPerLevel":0}`, "linesPerLevel", "0"},
		{`{"lastLevel":0}`, "lastLevel", "0"},
		{`{"lastLevel":60}`, "curveStartSeconds", "level 37"},
		{`{"curveStartSeconds":0}`, "curveStartSeconds", "level 2"},
		{`{"curveStepSeconds":0.5}`, "curveStepSeconds", "level 3"},
		{`{"curveStartSeconds":1000}`, "curveStartSeconds", "1000"},
		{`{"goalLines":-1}`, "goalLines", "-1"},
		{`{"timeLimit":-1}`, "timeLimit", "-1"},
		{`{"fallSeconds":-1}`, "fallSeconds", "-1"},
		{`{"stopsAtGoal":1}`, "stopsAtGoal", "1"},
		{`{"finishTitle":5}`, "finishTitle", "5"},
		{`{"LockDelaySeconds":0.5}`, "LockDelaySeconds", ""},
		{`{"gravity":1}`, "gravity", ""},
		{`{"columns":10,"columns":11}`, "columns", "twice"},
		{`{"speedUp":"max","lockDelaySeconds":0,"entrySeconds":0}`, "speedUp", "max"},
		{`[]`, "[]", ""},
	} {
		simtest.Refused(t, Spec, sim.Config{Settings: []byte(c.settings)}, c.names, c.value)
	}
}

// The least and the greatest of each setting are settings too.
func TestSettingsAtTheirBounds(t *testing.T) {
	for _, settings := range []string{
		`"columns":4,"startColumn":0`, `"columns":40`, `"rows":8`, `"rows":60`, `"startColumn":0`, `"startColumn":6`,
		`"countdownSeconds":0`, `"lockDelaySeconds":0`, `"lockDelaySeconds":1e9`, `"lockResetLimit":0`, `"autoRepeatDelaySeconds":0`,
		`"autoRepeatSeconds":0`, `"speedUp":0.001`, `"speedUp":"max"`, `"slowestSeconds":0.000000001`, `"clearSeconds":0`, `"entrySeconds":0`,
		`"comboPoints":0`, `"softDropPoints":0`, `"hardDropPoints":0`, `"hardDropPoints":1000000000`, `"backToBackTimes":0`,
		`"startLevel":1`, `"startLevel":15`, `"startLevel":1,"lastLevel":1`, `"linesPerLevel":1`,
		`"lastLevel":1000,"curveStepSeconds":0,"curveStartSeconds":0.99`, `"goalLines":0`, `"timeLimit":0`, `"fallSeconds":0`, `"fallSeconds":1e9`,
	} {
		if _, err := New(sim.Config{Settings: []byte("{" + settings + "}")}); err != nil {
			t.Errorf("%s: %v", settings, err)
		}
	}
	for _, c := range []struct{ settings, names, value string }{
		{`{"hardDropPoints":1000000001}`, "hardDropPoints", "1000000001"},
		{`{"timeLimit":1000000001}`, "timeLimit", "1000000001"},
		{`{"lastLevel":1001,"curveStepSeconds":0,"curveStartSeconds":0.99}`, "lastLevel", "1001"},
	} {
		simtest.Refused(t, Spec, sim.Config{Settings: []byte(c.settings)}, c.names, c.value)
	}
}

// The fall times are those of exact fractions, rounded once, however long they are
// written and however many levels there are.
func TestCurveIsExact(t *testing.T) {
	for _, c := range []struct {
		start, step string
		levels      int64
	}{
		{"0.8", "0.007", 30}, {"0.5", "0", 30}, {"1", "0.0000001", 60}, {"1.00000000000000000000000000000000000001", "0", 60},
		{"0.99999999999999999999999999999999999999", "1e-40", 120},
	} {
		s := Settings{CurveStartSeconds: sim.NewNumber(c.start), CurveStepSeconds: sim.NewNumber(c.step)}
		for _, levelsUp := range []int64{0, 1, 2, c.levels / 2, c.levels} {
			base := new(big.Rat).Sub(s.CurveStartSeconds.Rat(), new(big.Rat).Mul(s.CurveStepSeconds.Rat(), big.NewRat(levelsUp, 1)))
			power := big.NewRat(1, 1)
			for range levelsUp {
				power.Mul(power, base)
			}
			want, _ := sim.RoundDuration(power)
			if got, ok := s.curve(levelsUp); !ok || got != want {
				t.Errorf("%s less %s, %d levels up: a row takes %v, want %v", c.start, c.step, levelsUp, got, want)
			}
		}
	}
}

func TestRefusedSetups(t *testing.T) {
	for _, c := range []struct{ setup, names, value string }{
		{`{"well":["OOOOOOOOOO"]}`, "well", "OOOOOOOOOO"},
		{`{"well":["OO"]}`, "well", "OO"},
		{`{"well":["X........."]}`, "well", "X"},
		{`{"well":[` + strings.Repeat(`"..........",`, 22) + `".........."]}`, "well", "23"},
		{`{"queue":"TX"}`, "queue", "X"},
		{`{"queue":"T."}`, "queue", "."},
		{`{"held":"TT"}`, "held", "TT"},
		{`{"held":"x"}`, "held", "x"},
		{`{"score":-1}`, "score", "-1"},
		{`{"score":0.5}`, "score", "0.5"},
		{`{"lines":-1}`, "lines", "-1"},
		{`{"level":0}`, "level", "0"},
		{`{"level":21}`, "level", "21"},
		{`{"combo":-2}`, "combo", "-2"},
		{`{"backToBackReady":"yes"}`, "backToBackReady", "yes"},
		{`{"Queue":"T"}`, "Queue", ""},
	} {
		simtest.Refused(t, Spec, sim.Config{Setup: []byte(c.setup)}, c.names, c.value)
	}
	simtest.Refused(t, Spec, sim.Config{Mode: "tetris"}, "tetris")
}

func TestSetupIsTaken(t *testing.T) {
	p := begin(t, `setup:"score":120`, `setup:"lines":7`, `setup:"level":3`, `setup:"combo":2`,
		`setup:"backToBackReady":true`, `setup:"held":"S"`, wellOf("T........."), queue("OI"), `"startLevel":5`)
	c := p.g.counts
	p.want("counts", []any{c.Score, c.Lines, c.Level, c.Combo, p.g.backToBackReady, p.g.held},
		[]any{int64(120), int64(7), 3, 2, true, S})
	p.want("first level", p.g.firstLevel, 5).wantWell("T.........")
}

// Wells of other sizes play by the same rules, down to the smallest and up to
// the largest.
func TestWellSizes(t *testing.T) {
	for _, size := range [][2]int{{4, 8}, {40, 60}, {5, 9}, {10, 60}, {40, 8}} {
		p := begin(t, fmt.Sprintf(`"columns":%d`, size[0]), fmt.Sprintf(`"rows":%d`, size[1]), `"startColumn":0`, queue("IIIO"))
		p.wantRow(size[1] - 5)
		p.press(MoveRight).at("3s").release(MoveRight).wantColumn(size[0] - 4)
		p.tap(HardDrop)
		well := p.state().Well
		p.want("rows", len(well), size[1])
		if size[0] == 4 {
			p.want("four columns make a full row", p.g.counts.Lines, int64(1))
		} else {
			p.want("floor", well[len(well)-1][size[0]-4:], "IIII")
		}
	}
}
