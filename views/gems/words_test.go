package gems

import (
	"encoding/json"
	"strings"
	"testing"

	"parlor/games/gems"
	"parlor/sim"
	"parlor/views/shell"
)

// The room is all that the shell asks for.
var _ shell.Room = (*Room)(nil)

func TestPlayStartsAMinute(t *testing.T) {
	r := New()
	started := 0
	for _, c := range r.Menu() {
		if c.Run != shell.StartMode {
			continue
		}
		started++
		for _, wait := range []int{0, 8} {
			g, err := gems.New(r.Config(c.Mode, 1, 5, shell.Handling{hintSeconds: wait}))
			if err != nil {
				t.Fatal(err)
			}
			if s := g.Settings(); int(s.Seconds) != 60e9 || int(s.HintSeconds) != wait*1e9 || s.Columns != columns || s.Rows != rows {
				t.Errorf("PLAY starts %d s with a hint after %d, on %d x %d", s.Seconds, s.HintSeconds, s.Columns, s.Rows)
			}
		}
		if c.BestKey == "" {
			t.Error("no best is kept")
		}
	}
	if started != 1 {
		t.Errorf("%d choices start a game", started)
	}
	for _, h := range r.Handles() {
		for _, v := range h.Values {
			if _, err := gems.New(r.Config("", 1, 5, shell.Handling{h.Name: v})); err != nil || h.Text(v) == "" {
				t.Errorf("%s cannot be %d: %v", h.Name, v, err)
			}
		}
	}
}

func TestEveryCommandHasKeysAndHelp(t *testing.T) {
	r := New()
	keys, help := map[string]bool{}, map[string]bool{}
	for _, b := range r.Card().Keys {
		keys[b.Command] = len(b.Keys) > 0 && len(b.Pad) > 0
	}
	for _, row := range r.Help() {
		for _, c := range row.Commands {
			help[c] = true
			if _, ok := touchWords[row.Commands[0]]; !ok {
				t.Errorf("fingers are told nothing about %s", row.Commands[0])
			}
		}
	}
	for _, c := range gems.Spec.Commands {
		if c.Arg != nil {
			continue // what a pointer and programs give
		}
		if !keys[c.Name] || !help[c.Name] {
			t.Errorf("%s: has keys %v, is explained %v", c.Name, keys[c.Name], help[c.Name])
		}
	}
}

func TestBestText(t *testing.T) {
	for n, want := range map[int64]string{0: "0", 780: "780", 15960: "15,960", 1234567: "1,234,567"} {
		if got := New().BestText("", sim.Result{Rank: [3]int64{n}}); got != want {
			t.Errorf("the best %d is %q, want %q", n, got, want)
		}
	}
}

func TestFigures(t *testing.T) {
	var buffer [24]byte
	for _, c := range []struct {
		sign byte
		n    int64
		want string
	}{{0, 0, "0"}, {'+', 900, "+900"}, {'x', 2, "x2"}, {'+', 1140, "+1,140"}, {0, 9_223_372_036_854_775_807, "9,223,372,036,854,775,807"}} {
		if len(c.want) > len(buffer) {
			continue
		}
		if got := string(figures(&buffer, c.sign, c.n)); got != c.want {
			t.Errorf("%d is %q, want %q", c.n, got, c.want)
		}
	}
}

// What is said names what happened; a pointer's way is told by its goal alone.
func TestSay(t *testing.T) {
	r := New()
	g, err := gems.New(sim.Config{Setup: json.RawMessage(still("8"))})
	if err != nil {
		t.Fatal(err)
	}
	say := func(in ...sim.Input) string {
		for _, i := range in {
			g.Apply(i)
		}
		var lines []string
		for _, e := range g.Drain(nil) {
			if line := r.Say(g, e); line != "" {
				lines = append(lines, line)
			}
		}
		return strings.Join(lines, " ")
	}
	code := func(c sim.Code) sim.Input { return sim.Input{At: g.Now(), Code: c} }
	if got := say(); got != "Go!" {
		t.Errorf("the start is told as %q", got)
	}
	if got := say(code(gems.Right), code(gems.Right), code(gems.Down), code(gems.Select)); got != "Amethyst, column 3, row 2. Selected." {
		t.Errorf("a way of the cursor is told as %q", got)
	}
	if got := say(code(gems.Select)); got != "Not selected." {
		t.Errorf("a gem let go is told as %q", got)
	}
	if got := say(code(gems.Hint)); !strings.HasPrefix(got, "Hint: swap column ") {
		t.Errorf("a hint is told as %q", got)
	}
	swap := gems.Swap{A: gems.CellAt(3, 4), B: gems.CellAt(3, 3)}.Input()
	swap.At = g.Now()
	g.Apply(swap)
	g.Advance(g.Now() + 120e6)
	if got := say(); got != "A destroyer goes off. 900 points." {
		t.Errorf("a destroyer is told as %q", got)
	}
	for kind, c := range map[uint8]struct {
		e    sim.Event
		want string
	}{
		gems.EventGemsDestroyed:   {sim.Event{X: 3, N: 540}, "Cascade 3, 540 points."},
		gems.EventSpecialMade:     {sim.Event{X: 2, Y: 4, N: 7}, "Special Sapphire at column 3, row 5."},
		gems.EventDestroyerMade:   {sim.Event{X: 0, Y: 0, N: 11}, "Destroyer Topaz at column 1, row 1."},
		gems.EventSpecialExploded: {sim.Event{}, "A special goes off."},
		gems.EventSwapReversed:    {sim.Event{}, "No run."},
		gems.EventBoardShuffled:   {sim.Event{}, "No swap was left. The gems are shuffled."},
		gems.EventTimeUp:          {sim.Event{}, "Time up."},
		gems.EventGameOver:        {sim.Event{}, "Score 900."},
		gems.EventGemsFell:        {sim.Event{}, ""},
	} {
		c.e.Kind = kind
		if got := r.Say(g, c.e); got != c.want {
			t.Errorf("%s is told as %q, want %q", gems.Spec.Events[kind], got, c.want)
		}
	}
}
