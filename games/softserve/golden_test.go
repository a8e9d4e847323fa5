package softserve

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"parlor/sim"
	"parlor/sim/replay"
)

var update = flag.Bool("update", false, "make the golden records anew")

// golden are the whole games that the bot plays for the records.
var golden = map[string]struct {
	comment string
	config  sim.Config
}{
	"classic-won": {
		"Six cones served with 14 pieces: the page plays its keys and must come to the same end.",
		sim.Config{Mode: "classic", Seed: 7},
	},
	"classic-lost": {
		"Hard, with three cones served before the bottleneck is full.",
		sim.Config{Mode: "classic", Seed: 4, Settings: []byte(`{"difficulty":"Hard"}`)},
	},
	"endless-lost": {
		"Endless on Hard: the cones return once, and the bottleneck fills later.",
		sim.Config{Mode: "endless", Seed: 3, Settings: []byte(`{"difficulty":"Hard"}`)},
	},
	"timeAttack-won": {
		"Easy, its five cones served within the three minutes.",
		sim.Config{Mode: "timeAttack", Seed: 3, Settings: []byte(`{"difficulty":"Easy"}`)},
	},
	"timeAttack-lost": {
		"One minute, which is up with a piece in the air.",
		sim.Config{Mode: "timeAttack", Seed: 8, Settings: []byte(`{"timeLimitMinutes":1}`)},
	},
}

// Golden records play to the events, the board and the result that were read by
// eye when they were made.
func TestGoldenRecords(t *testing.T) {
	for name, game := range golden {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", name+".txtar")
			if *update {
				b, err := newBot(game.config)
				if err != nil {
					t.Fatal(err)
				}
				b.play()
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
		if e.Kind == EventPieceMoved || e.Kind == EventPieceTurned {
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
		Cones  int64
		Pieces int64
		Chain  int64
		Frames int64
	}{l.Result, l.ConesServed, l.PiecesPlayed, l.Chain, l.Frames}, "", "  ")
	return []txtar.File{
		{Name: "events", Data: events.Bytes()},
		{Name: "board", Data: []byte(strings.Join(l.Board, "\n") + "\n")},
		{Name: "result", Data: append(result, '\n')},
	}
}
