package gems

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"parlor/sim"
	"parlor/sim/simtest"
)

func TestDefaults(t *testing.T) {
	g, err := New(sim.Config{})
	if err != nil {
		t.Fatal(err)
	}
	got, _ := json.Marshal(g.Settings())
	const want = `{"columns":8,"rows":8,"kinds":5,"seconds":60,"scorePerGem":60,"fiveGivesSpecial":false,` +
		`"swapSeconds":0.12,"reverseSeconds":0.12,"destroySeconds":0.25,"fallSeconds":0.2,"hintSeconds":8}`
	if string(got) != want {
		t.Errorf("the settings are %s, want %s", got, want)
	}
}

func TestSettingsAreRefused(t *testing.T) {
	for _, c := range []struct{ settings, names, value string }{
		{`{"columns":2}`, "columns", "2"},
		{`{"columns":17}`, "columns", "17"},
		{`{"columns":8.5}`, "columns", "8.5"},
		{`{"rows":2}`, "rows", "2"},
		{`{"rows":17}`, "rows", "17"},
		{`{"kinds":2}`, "kinds", "2"},
		{`{"kinds":8}`, "kinds", "8"},
		{`{"kinds":3,"columns":9}`, "kinds", "3"},
		{`{"seconds":0.999}`, "seconds", "0.999"},
		{`{"seconds":3600.1}`, "seconds", "3600.1"},
		{`{"scorePerGem":-1}`, "scorePerGem", "-1"},
		{`{"scorePerGem":0.5}`, "scorePerGem", "0.5"},
		{`{"swapSeconds":0.0009}`, "swapSeconds", "0.0009"},
		{`{"reverseSeconds":10.5}`, "reverseSeconds", "10.5"},
		{`{"destroySeconds":0}`, "destroySeconds", "0"},
		{`{"fallSeconds":0}`, "fallSeconds", "0"},
		{`{"fallSeconds":-1}`, "fallSeconds", "-1"},
		{`{"hintSeconds":0.4}`, "hintSeconds", "0.4"},
		{`{"hintSeconds":-8}`, "hintSeconds", "-8"},
		{`{"fiveGivesSpecial":1}`, "fiveGivesSpecial", "1"},
		{`{"gravity":1}`, "gravity", ""},
		{`{"Seconds":1}`, "Seconds", ""},
	} {
		simtest.Refused(t, Spec, sim.Config{Settings: []byte(c.settings)}, "settings", c.names, c.value)
	}
	simtest.Refused(t, Spec, sim.Config{Mode: "blitz"}, "mode", "blitz")
}

func TestSettingsAreTaken(t *testing.T) {
	for _, settings := range []string{
		`{"columns":3,"rows":16,"kinds":3}`, `{"columns":16,"rows":16,"kinds":7}`, `{"kinds":3}`,
		`{"swapSeconds":0.001,"reverseSeconds":10,"destroySeconds":0.001,"fallSeconds":7e-09}`,
		`{"seconds":1,"hintSeconds":0.5,"scorePerGem":0}`, `{"seconds":3600,"hintSeconds":1e9}`, `{"kinds":7.0}`,
	} {
		if _, err := New(sim.Config{Settings: []byte(settings)}); err != nil {
			t.Errorf("%s: %v", settings, err)
		}
	}
	p := begin(t, from("", oneMove...), `"swapSeconds":0.0125000004`).swap(0, 0, 1, 0)
	p.at("12.5ms").wantPhase("reversing")
}

func TestSetupIsRefused(t *testing.T) {
	row := `[0,3,6,9,12,0,3,6],`
	for _, c := range []struct{ setup, names, value string }{
		{`{"noOpening":true}`, "noOpening", "board"},
		{`{"board":[]}`, "board", "0 rows"},
		{`{"board":[[0,3,6],[3,6,0]]}`, "board", "2 rows"},
		{`{"board":[[0,3],[3,6],[6,0]]}`, "board", "2 columns"},
		{`{"board":[[0,3,6],[3,6],[6,0,3]]}`, "board", "row 2"},
		{`{"board":[[0,3,6],[3,6,15],[6,0,3]]}`, "board", "15"},
		{`{"board":[[0,3,6],[3,6,-1],[6,0,3]]}`, "board", "-1"},
		{`{"board":[[0,3,6],[3,6,0.5],[6,0,3]]}`, "board", "0.5"},
		{`{"board":[` + strings.Repeat(row, 16) + row[:len(row)-1] + `]}`, "board", "17 rows"},
		{`{"board":["abc"]}`, "board", "abc"},
		{`{"refill":[0,1]}`, "refill", "1"},
		{`{"refill":[15]}`, "refill", "15"},
		{`{"refill":[-1]}`, "refill", "-1"},
		{`{"bord":[]}`, "bord", ""},
	} {
		simtest.Refused(t, Spec, sim.Config{Setup: []byte(c.setup)}, "setup", c.names, c.value)
	}
	large := `{"board":[` + strings.Repeat(row, 8) + row[:len(row)-1] + `]}`
	simtest.Refused(t, Spec, sim.Config{Settings: []byte(`{"kinds":3}`), Setup: []byte(large)}, "board", "9 is no gem")
	few := strings.NewReplacer("9", "6", "12", "0").Replace(large)
	simtest.Refused(t, Spec, sim.Config{Settings: []byte(`{"kinds":3}`), Setup: []byte(few)}, "kinds", "8 x 9")
}

// The board of a setup gives columns and rows; refills never serve the start
// board.
func TestSetupIsTaken(t *testing.T) {
	p := begin(t, `"columns":12`, from("gfg", "aaa", "bcb", "cbc", "bcb"))
	p.want("size", [2]int{p.g.Columns(), p.g.Rows()}, [2]int{3, 4})
	p.want("settings", [2]sim.Whole{p.g.Settings().Columns, p.g.Settings().Rows}, [2]sim.Whole{3, 4})
	p.at("250ms").wantBoard("gfg", "bcb", "cbc", "bcb")
	with, without := begin(t, `setup:"refill":[18,15]`), begin(t)
	p.want("start board", with.g.board, without.g.board)
}

func TestArgumentOfSwap(t *testing.T) {
	for _, c := range []struct{ arg, says string }{
		{``, "missing"}, {`[0,0,1]`, "two neighbours"}, {`[0,0,1,0,0]`, "two neighbours"}, {`"0,0,1,0"`, "two neighbours"},
		{`[0,0,1.5,0]`, "two neighbours"}, {`null`, "two neighbours"}, {`[0,0,null,0]`, "two neighbours"}, {`{}`, "two neighbours"},
		{`[0,0,0,0]`, "no neighbours"}, {`[0,0,2,0]`, "no neighbours"}, {`[0,0,1,1]`, "no neighbours"},
		{`[0,0,-1,0]`, "off the board"}, {`[15,0,16,0]`, "off the board"}, {`[0,0,0,1e9]`, "off the board"},
	} {
		if _, _, err := readSwap(json.RawMessage(c.arg)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: the error is %v, want %s", c.arg, err, c.says)
		}
	}
	g := begin(t, from("", oneMove...)).g
	for _, c := range []struct {
		arg string
		off bool
	}{{`[0,0,1,0]`, false}, {`[5,5,5,4]`, false}, {`[5,5,4,5]`, false}, {`[5,5,6,5]`, true}, {`[6,5,5,5]`, true}, {`[5,5,5,6]`, true}, {`[9,9,9,8]`, true}} {
		x, y, err := readSwap(json.RawMessage(c.arg))
		if err != nil {
			t.Fatal(err)
		}
		in := sim.Input{Code: SwapGems, X: x, Y: y}
		if err := check(g, in); (err != nil) != c.off {
			t.Errorf("%s: the error is %v", c.arg, err)
		}
		if s, ok := g.board.swapOf(in); ok != !c.off {
			t.Errorf("%s is read as %v, %t", c.arg, s, ok)
		} else if text, _ := json.Marshal(s); ok && string(text) != c.arg {
			t.Errorf("%s is read as %s", c.arg, text)
		}
	}
}

// A record names the version of the rules, so what is played by default must not
// change without it. When this fails, raise Spec.Version and put the new sum here.
func TestVersionFollowsTheTables(t *testing.T) {
	sum := sha256.Sum256([]byte(fmt.Sprint(defaults(), steps, matches, calmAfter, mostShuffles)))
	const version, want = 1, "d6ceffe7dcbe868c"
	if got := hex.EncodeToString(sum[:8]); Spec.Version != version || got != want {
		t.Errorf("version %d with tables %s, want version %d with %s", Spec.Version, got, version, want)
	}
}
