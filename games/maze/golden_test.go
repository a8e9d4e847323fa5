package maze

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

// golden are the labs of the records: commands as player.do takes them.
var golden = map[string]struct {
	comment  string
	config   sim.Config
	commands []string
}{
	"find": {
		"The supplied map by Find route, to the end: the page presses its keys and must come to the same end.",
		sim.Config{}, []string{"wait 1s", "find", "wait 14s"},
	},
	"lesson": {
		"All four searches by hand and by Find on one map, with steps back, pauses and an edit in the middle of a search.",
		sim.Config{Setup: []byte(`{"map":["..f..","#.m#.",".f..."],"startCell":0,"goalCell":14}`)},
		[]string{
			"step x3", "stepBack", "wait 100ms", "find", "wait 500ms", "find", "wait 1s", "step", "stepBack x2", "find", "wait 5s",
			"search astar", "find", "wait 5s", "search greedy", "find", "wait 700ms", "brush Mud", "paintCell 8", "paintCell 3",
			"find", "wait 5s", "search breadth", "undo", "find", "wait 1s", "pauseFind", "step x20", "wait 1s",
		},
	},
	"edits": {
		"Painting, moving, random maps, undoing and restoring, on the supplied map and a seed of 5.",
		sim.Config{Seed: 5},
		[]string{
			"selectUp", "paint", "brush Mud", "selectRight", "paint", "paintCell 0", "moveCamp 3", "moveTower 90", "undo", "undo", "redo",
			"random maze", "random terrain", "undo", "find", "wait 1s", "paintCell 1", "restoreDefaults", "undo", "find", "wait 2s",
		},
	},
	"walled": {
		"A Tower behind Walls, then a way through them.",
		sim.Config{Setup: []byte(`{"map":["..#.","..##","...."],"startCell":0,"goalCell":3}`)},
		[]string{"find", "wait 3s", "brush Forest", "select 7", "paint", "find", "wait 5s"},
	},
}

// Golden records play to the events, the map and the result that were read by eye
// when they were made.
func TestGoldenRecords(t *testing.T) {
	for name, lab := range golden {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", name+".txtar")
			if *update {
				text := record(t, lab.config, lab.commands)
				a := &txtar.Archive{Comment: []byte(lab.comment + "\n"), Files: []txtar.File{{Name: "record", Data: text}}}
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

// record carries out commands and gives the record of them.
func record(t *testing.T, config sim.Config, commands []string) []byte {
	t.Helper()
	g, r, err := replay.Start(Spec, config)
	if err != nil {
		t.Fatal(err)
	}
	for _, command := range commands {
		in, times, wait := readCommand(t, command)
		g.Advance(g.Now() + wait)
		for range times {
			in.At = g.Now()
			r.Apply(g, in)
		}
	}
	r.Close(g)
	text, err := r.Text(Spec)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// play plays a record and tells what came of it.
func play(t *testing.T, text []byte) []txtar.File {
	t.Helper()
	r, err := replay.ParseText(text, Spec)
	if err != nil {
		t.Fatal(err)
	}
	game, err := r.Check(Spec)
	if err != nil {
		t.Fatal(err)
	}
	g := game.(*Game)
	var events bytes.Buffer
	for _, e := range g.Drain(nil) {
		if e.Kind == EventSearchChanged {
			continue
		}
		fmt.Fprintf(&events, "%v %s", e.At, eventNames[e.Kind])
		for _, f := range describe(e) {
			value, _ := json.Marshal(f.Value)
			fmt.Fprintf(&events, " %s %s", f.Name, value)
		}
		events.WriteByte('\n')
	}
	rows, _ := g.board.letters()
	l := g.look()
	result, _ := json.MarshalIndent(struct {
		Phase, Search, Status string
		Visited               int
		RouteCost             *int
		Route                 []int
		Camp, Tower, Marker   int
		Explain               string
		At                    time.Duration
	}{l.Phase, l.Search, l.Status, l.Visited, l.RouteCost, g.RouteCells(), g.board.Camp, g.board.Tower, l.MarkerCell, g.Explain(), g.now}, "", "  ")
	return []txtar.File{
		{Name: "events", Data: events.Bytes()},
		{Name: "map", Data: []byte(strings.Join(rows, "\n") + "\n")},
		{Name: "result", Data: append(result, '\n')},
	}
}
