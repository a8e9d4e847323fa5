package cascade

import (
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// Golden records play to the events, the well and the result that were read by
// eye when they were made.
func TestGoldenRecords(t *testing.T) {
	golden.Check(t, Spec, map[string]golden.Game{
		"sprint40": {
			Comment: "A whole Sprint 40 by the bot, a key every 40 ms: the page plays its keys and must come to the same end.",
			Config:  sim.Config{Mode: "sprint40", Seed: 40},
			Play:    botUntil(time.Hour),
		},
		"marathon": {
			Comment: "Half a minute of a Marathon from level 5, levels climbing.",
			Config:  sim.Config{Mode: "marathon", Seed: 7, Settings: []byte(`{"startLevel":5}`)},
			Play:    botUntil(30 * time.Second),
		},
		"ultra": {
			Comment: "A whole Ultra, of twenty seconds.",
			Config:  sim.Config{Mode: "ultra", Seed: 120, Settings: []byte(`{"timeLimit":20}`)},
			Play:    botUntil(time.Hour),
		},
		"zen": {
			Comment: "Half a minute of Zen from a well that is nearly full, with its fresh start.",
			Config:  sim.Config{Mode: "zen", Seed: 3, Setup: []byte(`{"well":[` + strings.Repeat(`".OOOOOOOO.",`, 19) + `".OOOOOOOO."]}`)},
			Play:    botUntil(30 * time.Second),
		},
	}, ending)
}

// botUntil has the bot play until a time, a key every 40 ms.
func botUntil(until time.Duration) func(*testing.T, sim.Game, *replay.Record) {
	return func(_ *testing.T, g sim.Game, r *replay.Record) {
		b := bot{g.(*Game), r, 40 * time.Millisecond}
		b.play(until)
	}
}

// ending tells what came of a game.
func ending(t *testing.T, g sim.Game) []txtar.File {
	l := g.(*Game).look()
	return []txtar.File{
		golden.Events(t, Spec, g, EventPieceFell, EventPieceShifted, EventQueueChanged, EventHoldChanged),
		golden.Lines("well", l.Well),
		golden.JSON(t, "result", struct {
			Result *resultLook
			Score  int64
			Lines  int64
			Level  int
			Pieces int
			Resets int
			Played sim.Seconds
		}{l.Result, l.Score, l.Lines, l.Level, l.Pieces, l.Resets, l.PlayedSeconds}),
	}
}
