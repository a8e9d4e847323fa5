package maze

import (
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// Golden records play to the events, the map and the result that were read by eye
// when they were made.
func TestGoldenRecords(t *testing.T) {
	golden.Check(t, Spec, map[string]golden.Game{
		"find": {
			Comment: "The supplied map by Find route, to the end: the page presses its keys and must come to the same end.",
			Play:    commands("wait 1s", "find", "wait 14s"),
		},
		"lesson": {
			Comment: "All four searches by hand and by Find on one map, with steps back, pauses and an edit in the middle of a search.",
			Config:  sim.Config{Setup: []byte(`{"map":["..f..","#.m#.",".f..."],"startCell":0,"goalCell":14}`)},
			Play: commands(
				"step x3", "stepBack", "wait 100ms", "find", "wait 500ms", "find", "wait 1s", "step", "stepBack x2", "find", "wait 5s",
				"search astar", "find", "wait 5s", "search greedy", "find", "wait 700ms", "brush Mud", "paintCell 8", "paintCell 3",
				"find", "wait 5s", "search breadth", "undo", "find", "wait 1s", "pauseFind", "step x20", "wait 1s"),
		},
		"edits": {
			Comment: "Painting, moving, random maps, undoing and restoring, on the supplied map and a seed of 5.",
			Config:  sim.Config{Seed: 5},
			Play: commands(
				"selectUp", "paint", "brush Mud", "selectRight", "paint", "paintCell 0", "moveCamp 3", "moveTower 90", "undo", "undo", "redo",
				"random maze", "random terrain", "undo", "find", "wait 1s", "paintCell 1", "restoreDefaults", "undo", "find", "wait 2s"),
		},
		"walled": {
			Comment: "A Tower behind Walls, then a way through them.",
			Config:  sim.Config{Setup: []byte(`{"map":["..#.","..##","...."],"startCell":0,"goalCell":3}`)},
			Play:    commands("find", "wait 3s", "brush Forest", "select 7", "paint", "find", "wait 5s"),
		},
	}, ending)
}

// commands carries out commands as player.do takes them.
func commands(list ...string) func(*testing.T, sim.Game, *replay.Record) {
	return func(t *testing.T, g sim.Game, r *replay.Record) {
		for _, command := range list {
			in, times, wait := readCommand(t, command)
			g.Advance(g.Now() + wait)
			for range times {
				in.At = g.Now()
				r.Apply(g, in)
			}
		}
	}
}

// ending tells what came of a lab.
func ending(t *testing.T, game sim.Game) []txtar.File {
	g := game.(*Game)
	rows, _ := g.board.letters()
	l := g.look()
	return []txtar.File{
		golden.Events(t, Spec, g, EventSearchChanged),
		golden.Lines("map", rows),
		golden.JSON(t, "result", struct {
			Phase, Search, Status string
			Visited               int
			RouteCost             *int
			Route                 []int
			Camp, Tower, Marker   int
			Explain               string
			At                    time.Duration
		}{l.Phase, l.Search, l.Status, l.Visited, l.RouteCost, g.RouteCells(), g.board.Camp, g.board.Tower, l.MarkerCell, g.Explain(), g.now}),
	}
}
