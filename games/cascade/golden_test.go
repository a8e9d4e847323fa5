package cascade

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"parlor/sim"
	"parlor/sim/replay"
)

var update = flag.Bool("update", false, "make the golden records anew")

// golden are the games that the bot plays for the records.
var golden = map[string]struct {
	comment string
	config  sim.Config
	until   time.Duration
}{
	"sprint40": {
		"A whole Sprint 40 by the bot, a key every 40 ms: the page plays its keys and must come to the same end.",
		sim.Config{Mode: "sprint40", Seed: 40}, time.Hour,
	},
	"marathon": {
		"Half a minute of a Marathon from level 5, levels climbing.",
		sim.Config{Mode: "marathon", Seed: 7, Settings: []byte(`{"startLevel":5}`)}, 30 * time.Second,
	},
	"ultra": {
		"A whole Ultra, of twenty seconds.",
		sim.Config{Mode: "ultra", Seed: 120, Settings: []byte(`{"timeLimit":20}`)}, time.Hour,
	},
	"zen": {
		"Half a minute of Zen from a well that is nearly full, with its fresh start.",
		sim.Config{Mode: "zen", Seed: 3, Setup: []byte(`{"well":[` + strings.Repeat(`".OOOOOOOO.",`, 19) + `".OOOOOOOO."]}`)}, 30 * time.Second,
	},
}

// Golden records play to the events, the well and the result that were read by
// eye when they were made.
func TestGoldenRecords(t *testing.T) {
	for name, game := range golden {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", name+".txtar")
			if *update {
				b, err := newBot(game.config, 40*time.Millisecond)
				if err != nil {
					t.Fatal(err)
				}
				b.play(game.until)
				b.record.Close(b.g)
				text, err := b.record.Text(Spec)
				if err != nil {
					t.Fatal(err)
				}
				a := &txtar.Archive{Comment: []byte(game.comment + "\n"), Files: []txtar.File{{Name: "record", Data: text}}}
				a.Files = append(a.Files, play(t, text)...)
				if err := os.WriteFile(file, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(a.Files[1:], play(t, a.Files[0].Data)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// play plays a record and tells what came of it.
func play(t *testing.T, text []byte) []txtar.File {
	t.Helper()
	record, err := replay.ParseText(text, Spec)
	if err != nil {
		t.Fatal(err)
	}
	g, err := record.Check(Spec)
	if err != nil {
		t.Fatal(err)
	}
	var events bytes.Buffer
	for _, e := range g.Drain(nil) {
		if e.Kind == EventPieceFell || e.Kind == EventPieceShifted || e.Kind == EventQueueChanged || e.Kind == EventHoldChanged {
			continue
		}
		fmt.Fprintf(&events, "%v %s", e.At, eventNames[e.Kind])
		for _, f := range describe(e) {
			value, _ := json.Marshal(f.Value)
			fmt.Fprintf(&events, " %s %s", f.Name, value)
		}
		events.WriteByte('\n')
	}
	l := g.(*Game).look()
	result, _ := json.MarshalIndent(struct {
		Result *resultLook
		Score  int64
		Lines  int64
		Level  int
		Pieces int
		Resets int
		Played sim.Seconds
	}{l.Result, l.Score, l.Lines, l.Level, l.Pieces, l.Resets, l.PlayedSeconds}, "", "  ")
	return []txtar.File{
		{Name: "events", Data: events.Bytes()},
		{Name: "well", Data: []byte(strings.Join(l.Well, "\n") + "\n")},
		{Name: "result", Data: append(result, '\n')},
	}
}
