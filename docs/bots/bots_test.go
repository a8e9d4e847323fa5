package bots

import (
	"os/exec"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/sim"
	"parlor/sim/replay"
)

// TestSprint has both bots play as docs/builders.md says, and plays what they
// print: a Sprint 40 that was cleared, by hands that a person could have.
func TestSprint(t *testing.T) {
	for _, bot := range [][]string{{"python3", "docs/bots/sprint.py"}, {"go", "run", "./docs/bots/sprint"}} {
		for _, seed := range []string{"2", "30", "-400"} {
			t.Run(bot[0]+" "+seed, func(t *testing.T) {
				t.Parallel()
				record := play(t, append(bot, seed))
				reached, err := record.Check(cascade.Spec)
				if err != nil {
					t.Fatal(err)
				}
				g := reached.(*cascade.Game)
				if mode := g.Mode().Name; mode != "sprint40" || string(record.Config.Settings) != "{}" {
					t.Errorf("it played %s with %s", mode, record.Config.Settings)
				}
				if !g.Result().Won || g.Lost() || g.Counts().Lines < 40 {
					t.Errorf("it ended with %+v after %d lines", g.Result(), g.Counts().Lines)
				}
				if pieces := g.Counts().Pieces; pieces > 125 || g.Played() > 45*time.Second {
					t.Errorf("it took %d pieces and %v", pieces, g.Played())
				}
				last := -time.Second
				for _, in := range record.Inputs {
					if in.Code&sim.Release != 0 {
						continue
					}
					if in.At-last < 20*time.Millisecond {
						t.Fatalf("keys went down at %v and %v", last, in.At)
					}
					last = in.At
				}
			})
		}
	}
}

// play runs a bot at the root of the checkout and reads the record that it
// prints.
func play(t *testing.T, command []string) *replay.Record {
	t.Helper()
	bot := exec.CommandContext(t.Context(), command[0], command[1:]...)
	bot.Dir = "../.."
	bot.Stderr = t.Output()
	out, err := bot.Output()
	if err != nil {
		t.Fatal(err)
	}
	record, err := replay.Parse(out, cascade.Spec)
	if err != nil {
		t.Fatalf("%v, in what it printed: %.200q", err, out)
	}
	if record.Game != "cascade" {
		t.Fatalf("it played %s", record.Game)
	}
	return record
}
