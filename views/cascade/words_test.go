package cascade

import (
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// The room is all that the shell asks for.
var _ shell.Room = (*Room)(nil)

func TestEveryModeOfTheMenuStarts(t *testing.T) {
	r := New()
	started := map[string]bool{}
	for _, c := range r.Menu() {
		if c.Run != shell.StartMode {
			continue
		}
		game, err := cascade.New(r.Config(c.Mode, 12, 1, shell.Handling{repeatDelay: 150, repeatTime: 30, softDrop: 20}))
		if err != nil {
			t.Fatalf("%s: %v", c.Label, err)
		}
		if game.Mode().Title != c.Label || game.Settings().BestKey != c.BestKey {
			t.Errorf("%s starts %s, whose best is kept as %s and not %s", c.Label, game.Mode().Title, game.Settings().BestKey, c.BestKey)
		}
		if want := map[bool]int{true: 12, false: 1}[len(c.Steps.Names) > 0]; game.Counts().Level != want {
			t.Errorf("%s starts at level %d, want %d", c.Label, game.Counts().Level, want)
		}
		started[c.Mode] = true
	}
	if len(started) != len(cascade.Spec.Modes) {
		t.Errorf("the menu has %d of %d modes", len(started), len(cascade.Spec.Modes))
	}
}

func TestEveryCommandHasKeysAndHelp(t *testing.T) {
	r := New()
	keys, help := map[string]bool{}, map[string]bool{}
	for _, b := range r.Card().Keys {
		keys[b.Command] = len(b.Keys) > 0
	}
	for _, row := range r.Help() {
		for _, c := range row.Commands {
			help[c] = true
		}
	}
	for _, c := range cascade.Spec.Commands {
		if !keys[c.Name] || !help[c.Name] {
			t.Errorf("%s: has keys %v, is explained %v", c.Name, keys[c.Name], help[c.Name])
		}
	}
}

func TestBestText(t *testing.T) {
	for _, c := range []struct {
		mode string
		rank int64
		want string
	}{
		{"marathon", 214980, "214,980"},
		{"zen", 7, "7"},
		{"sprint40", -int64(63519 * time.Millisecond), "1:03.51"},
	} {
		if got := New().BestText(c.mode, sim.Result{Rank: [3]int64{c.rank}}); got != c.want {
			t.Errorf("the best %d of %s is %q, want %q", c.rank, c.mode, got, c.want)
		}
	}
}

func TestFigures(t *testing.T) {
	minute, second := time.Minute, time.Second
	for _, c := range []struct {
		got  figures
		want string
	}{
		{whole(0), "0"}, {whole(999), "999"}, {whole(1000), "1,000"}, {whole(1234567), "1,234,567"}, {whole(-3), "0"},
		{times(3), "x3"}, {clock(0), "0:00"}, {clock(3*minute + 42*second + 999*time.Millisecond), "3:42"},
		{clock(71 * minute), "71:00"}, {stopwatch(5 * time.Millisecond), "0:00.00"}, {stopwatch(minute - 1), "0:59.99"}, {dashes(noTime), "--:--"}, {dashes(noScore), "---"},
	} {
		if got := c.got.String(); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestSay(t *testing.T) {
	g, err := cascade.New(sim.Config{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		event sim.Event
		want  string
	}{
		{sim.Event{Kind: cascade.EventClearScored, X: 4, Y: 1, N: 1200}, "Cascade, back-to-back, 1200 points."},
		{sim.Event{Kind: cascade.EventClearScored, X: 11, N: 800}, "Twist single, 800 points."},
		{sim.Event{Kind: cascade.EventLevelUp, X: 7}, "Level 7."},
		{sim.Event{Kind: cascade.EventPieceFell}, ""},
	} {
		if got := New().Say(g, c.event); got != c.want {
			t.Errorf("%+v is %q, want %q", c.event, got, c.want)
		}
	}
}

// The time that is left lights up with each tick of the last ten seconds.
func TestUrgency(t *testing.T) {
	for left, want := range map[time.Duration]float32{
		2 * time.Minute: 0, 10*time.Second + 1: 0, 10 * time.Second: 1, 9500 * time.Millisecond: .5, 9 * time.Second: 1, 1: 0, 0: 0,
	} {
		if got := urgency(left); kit.Abs(got-want) > .001 {
			t.Errorf("with %v left the urgency is %v, want %v", left, got, want)
		}
	}
}
