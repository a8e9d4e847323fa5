package eight

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// Golden records play to the events and the state that were read by eye when
// they were made.
func TestGoldenRecords(t *testing.T) {
	golden.Check(t, Spec, map[string]golden.Game{
		"solve": {
			Comment: "Solve finds the 20 moves of the start board, ten Steps a tick, and plays them: the page plays its keys and must come to the same end.",
			Config:  sim.Config{Seed: 8},
			Play:    script("500ms stepsPerTick 10,1s solve", 8*time.Second),
		},
		"steps": {
			Comment: "The hardest way through a short puzzle: by hand, with steps back through each phase, a hint, and the last two moves by hand.",
			Config:  sim.Config{Seed: 8, Setup: []byte(`{"board":"013425786"}`)},
			Play: script("1s step,1.1s step,1.2s stepBack,1.3s step,1.4s step,1.5s step,1.6s step,1.7s stepBack,1.8s stepBack,"+
				"2s step,2.1s step,2.2s step,2.3s step,2.4s step,2.5s step,2.6s step,3s step,3.05s stepBack,3.1s step,3.5s step,4s hint,4.5s tile 5,5s tile 6",
				6*time.Second),
		},
		"searches": {
			Comment: "New puzzles for each search and another goal, with a stop, a pause, a change of estimate during a slide, and reset.",
			Config:  sim.Config{Seed: 4, Settings: []byte(`{"goalBoard":"012345678","startBoard":"012345687","scrambleMoves":12,"maxStates":60,"stepsPerTick":10}`)},
			Play: script(`1s new,1.1s search "greedy",1.5s solve,4s new,4.1s search "breadth",4.2s solve,5s reset,5.1s search "idastar",5.2s estimate "linearConflict",`+
				`5.3s solve,7s pauseSolve,7.2s step,7.5s estimate,8s step,8.1s solve,8.22s solve,8.5s solve`,
				12*time.Second),
		},
	}, ending)
}

// script plays times and commands, as in "1s step,2s tile 5", until the end.
func script(lines string, end time.Duration) func(*testing.T, sim.Game, *replay.Record) {
	return func(t *testing.T, g sim.Game, r *replay.Record) {
		for line := range strings.SplitSeq(lines, ",") {
			when, command, _ := strings.Cut(line, " ")
			at, err := time.ParseDuration(when)
			if err != nil {
				t.Fatal(err)
			}
			in := readCommand(t, command)
			in.At = at
			r.Apply(g, in)
		}
		g.Advance(end)
	}
}

// ending tells what came of a visit.
func ending(t *testing.T, g sim.Game) []txtar.File {
	var events []string
	for _, e := range g.Drain(nil) {
		line := fmt.Sprintf("%v %s", e.At, eventNames[e.Kind])
		for _, f := range describe(e) {
			line += fmt.Sprintf(" %s %v", f.Name, f.Value)
		}
		events = append(events, line)
	}
	return []txtar.File{golden.Lines("events", events), golden.JSON(t, "state", g.(*Game).look())}
}
