package gems

import (
	"bytes"
	"encoding/json"
	"flag"
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
	pace    time.Duration
	keys    bool
}{
	"minute": {
		"A whole minute by arrows and select, a key every 60 ms: the page plays its keys and must come to the same end.",
		sim.Config{Seed: 60}, 60 * time.Millisecond, true,
	},
	"swaps": {
		"Twenty seconds by swap alone, many of them given ahead.",
		sim.Config{Seed: 20, Settings: []byte(`{"seconds":20}`)}, 50 * time.Millisecond, false,
	},
	"explosions": {
		"Ten seconds of four kinds from a board of specials and destroyers, which goes off in the opening.",
		configOf(`"kinds":4`, `"seconds":10`, "seed 4", start("bdbd",
			"aAbaBabA",
			"bcbdcb1c",
			"CdcDbdcd",
			"dbdcdcd2",
			"babacaba",
			"c3dbcDcd",
			"dcCcbdBb",
			"bdcDdcbc")), 50 * time.Millisecond, false,
	},
	"shuffles": {
		"Fifteen seconds on a small board of seven kinds, which is often left without a swap.",
		sim.Config{Seed: 7, Settings: []byte(`{"columns":4,"rows":5,"kinds":7,"seconds":15,"fiveGivesSpecial":true}`)}, 80 * time.Millisecond, false,
	},
}

// Golden records play to the events, the board and the result that were read by
// eye when they were made.
func TestGoldenRecords(t *testing.T) {
	for name, game := range golden {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", name+".txtar")
			if *update {
				b, err := newBot(game.config, game.pace, game.keys)
				if err != nil {
					t.Fatal(err)
				}
				b.play()
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
	game, err := record.Check(Spec)
	if err != nil {
		t.Fatal(err)
	}
	g := game.(*Game)
	var events bytes.Buffer
	for _, e := range g.Drain(nil) {
		if e.Kind != EventCursorMoved {
			events.WriteString(told(e) + "\n")
		}
	}
	counts, err := json.MarshalIndent(g.Counts(), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return []txtar.File{
		{Name: "events", Data: events.Bytes()},
		{Name: "board", Data: []byte(strings.Join(g.board.picture(), "\n") + "\n")},
		{Name: "result", Data: append(counts, '\n')},
	}
}
