// Package golden holds games to records of them that were once read by eye. A
// golden record is a txtar file: what it shows, the record as text, and files
// that tell what came of it, such as the events and the board.
//
// Goals: one reader for all who play these records, and one way to make them anew:
//
//	go test ./games/... -run TestGoldenRecords -update
//
// Non-goals: what a game tells. Its own test says that.
package golden

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"parlor/sim"
	"parlor/sim/replay"
)

var update = flag.Bool("update", false, "make the golden records anew")

// Game is a game to record.
type Game struct {
	Comment string // what its record shows
	Config  sim.Config
	Play    func(t *testing.T, g sim.Game, r *replay.Record) // gives the inputs by r.Apply
}

// Check plays the records of games, which are in testdata by the games' names, and
// fails the test when a record cannot be played or tell, given the game at its end,
// tells anything but what the file says. With -update it first makes the files.
func Check(t *testing.T, spec *sim.Spec, games map[string]Game, tell func(*testing.T, sim.Game) []txtar.File) {
	for name, game := range games {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", name+".txtar")
			play := func(record []byte) []txtar.File {
				g, err := parse(t, record, spec).Check(spec)
				if err != nil {
					t.Fatal(err)
				}
				return tell(t, g)
			}
			if *update {
				record := game.record(t, spec)
				a := &txtar.Archive{Comment: []byte(game.Comment + "\n"), Files: []txtar.File{{Name: "record", Data: record}}}
				a.Files = append(a.Files, play(record)...)
				if err := os.WriteFile(file, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			files := read(t, file)
			if diff := cmp.Diff(files[1:], play(files[0].Data)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Keep checks that a file holds the record of a game as text, for those who embed
// it. With -update it first makes the file.
func Keep(t *testing.T, spec *sim.Spec, file string, game Game) {
	t.Helper()
	record := game.record(t, spec)
	if *update {
		if err := os.WriteFile(file, record, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(record), string(kept)); diff != "" {
		t.Errorf("%s is not the record that the rules make: %s", file, diff)
	}
}

// record plays the game and gives the text of its record.
func (game Game) record(t *testing.T, spec *sim.Spec) []byte {
	g, r, err := replay.Start(spec, game.Config)
	if err != nil {
		t.Fatal(err)
	}
	game.Play(t, g, r)
	r.Close(g)
	text, err := r.Text(spec)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// Read gives the record in a file that the game's own test holds to what it tells.
func Read(t testing.TB, spec *sim.Spec, file string) *replay.Record {
	t.Helper()
	return parse(t, read(t, file)[0].Data, spec)
}

// read gives the files of a golden record: the record, and what it tells.
func read(t testing.TB, file string) []txtar.File {
	t.Helper()
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Files) == 0 {
		t.Fatalf("%s holds no record", file)
	}
	return a.Files
}

func parse(t testing.TB, text []byte, spec *sim.Spec) *replay.Record {
	t.Helper()
	record, err := replay.ParseText(text, spec)
	if err != nil {
		t.Fatal(err)
	}
	return record
}

// Events tells the events that a game holds, with their values as JSON, without the
// kinds in but.
func Events(t *testing.T, spec *sim.Spec, g sim.Game, but ...uint8) txtar.File {
	t.Helper()
	var lines []string
	for _, e := range g.Drain(nil) {
		if slices.Contains(but, e.Kind) {
			continue
		}
		line := fmt.Sprintf("%v %s", e.At, spec.Events[e.Kind])
		for _, f := range spec.Describe(e) {
			value, err := json.Marshal(f.Value)
			if err != nil {
				t.Fatal(err)
			}
			line += fmt.Sprintf(" %s %s", f.Name, value)
		}
		lines = append(lines, line)
	}
	return Lines("events", lines)
}

// Lines tells a text such as the rows of a board.
func Lines(name string, lines []string) txtar.File {
	return txtar.File{Name: name, Data: []byte(strings.Join(lines, "\n") + "\n")}
}

// JSON tells a value.
func JSON(t *testing.T, name string, value any) txtar.File {
	t.Helper()
	text, err := json.MarshalIndent(value, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return txtar.File{Name: name, Data: append(text, '\n')}
}
