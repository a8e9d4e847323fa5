package eight

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

// golden are the visits that are recorded: times and commands, as in "1s step".
var golden = map[string]struct {
	comment string
	config  sim.Config
	script  []string
	end     time.Duration
}{
	"solve": {
		"Solve finds the 20 moves of the start board, ten Steps a tick, and plays them: the page plays its keys and must come to the same end.",
		sim.Config{Seed: 8}, []string{"500ms stepsPerTick 10", "1s solve"}, 8 * time.Second,
	},
	"steps": {
		"The hardest way through a short puzzle: by hand, with steps back through each phase, a hint, and the last two moves by hand.",
		sim.Config{Seed: 8, Setup: []byte(`{"board":"013425786"}`)},
		strings.Split("1s step,1.1s step,1.2s stepBack,1.3s step,1.4s step,1.5s step,1.6s step,1.7s stepBack,1.8s stepBack,"+
			"2s step,2.1s step,2.2s step,2.3s step,2.4s step,2.5s step,2.6s step,3s step,3.05s stepBack,3.1s step,3.5s step,4s hint,4.5s tile 5,5s tile 6", ","),
		6 * time.Second,
	},
	"searches": {
		"New puzzles for each search and another goal, with a stop, a pause, a change of estimate during a slide, and reset.",
		sim.Config{Seed: 4, Settings: []byte(`{"goalBoard":"012345678","startBoard":"012345687","scrambleMoves":12,"maxStates":60,"stepsPerTick":10}`)},
		strings.Split(`1s new,1.1s search "greedy",1.5s solve,4s new,4.1s search "breadth",4.2s solve,5s reset,5.1s search "idastar",5.2s estimate "linearConflict",`+
			`5.3s solve,7s pauseSolve,7.2s step,7.5s estimate,8s step,8.1s solve,8.22s solve,8.5s solve`, ","),
		12 * time.Second,
	},
}

// Golden records play to the events and the state that were read by eye when
// they were made.
func TestGoldenRecords(t *testing.T) {
	for name, visit := range golden {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", name+".txtar")
			if *update {
				g, record, err := replay.Start(Spec, visit.config)
				if err != nil {
					t.Fatal(err)
				}
				for _, line := range visit.script {
					record.Apply(g, parse(t, line))
				}
				g.Advance(visit.end)
				record.Close(g)
				text, err := record.Text(Spec)
				if err != nil {
					t.Fatal(err)
				}
				a := &txtar.Archive{Comment: []byte(visit.comment + "\n"), Files: []txtar.File{{Name: "record", Data: text}}}
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

// parse reads a line of a script.
func parse(t *testing.T, line string) sim.Input {
	words := strings.Fields(line)
	at, err := time.ParseDuration(words[0])
	if err != nil {
		t.Fatal(err)
	}
	code, ok := Spec.Command(words[1])
	if !ok {
		t.Fatalf("no command %s", words[1])
	}
	in := sim.Input{At: at, Code: code}
	if read := Spec.Commands[code].Arg; read != nil {
		var raw json.RawMessage
		if len(words) > 2 {
			raw = json.RawMessage(words[2])
		}
		if in.X, in.Y, err = read(raw); err != nil {
			t.Fatal(err)
		}
	}
	return in
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
		fmt.Fprintf(&events, "%v %s", e.At, eventNames[e.Kind])
		for _, f := range describe(e) {
			fmt.Fprintf(&events, " %s %v", f.Name, f.Value)
		}
		events.WriteByte('\n')
	}
	state, err := json.MarshalIndent(g.(*Game).look(), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return []txtar.File{
		{Name: "events", Data: events.Bytes()},
		{Name: "state", Data: append(state, '\n')},
	}
}
