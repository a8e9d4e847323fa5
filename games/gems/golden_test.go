package gems

import (
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// Golden records play to the events, the board and the result that were read by
// eye when they were made.
func TestGoldenRecords(t *testing.T) {
	golden.Check(t, Spec, map[string]golden.Game{
		"minute": {
			Comment: "A whole minute by arrows and select, a key every 60 ms: the page plays its keys and must come to the same end.",
			Config:  sim.Config{Seed: 60},
			Play:    botAt(60*time.Millisecond, true),
		},
		"swaps": {
			Comment: "Twenty seconds by swap alone, many of them given ahead.",
			Config:  sim.Config{Seed: 20, Settings: []byte(`{"seconds":20}`)},
			Play:    botAt(50*time.Millisecond, false),
		},
		"explosions": {
			Comment: "Ten seconds of four kinds from a board of specials and destroyers, which goes off in the opening.",
			Config: configOf(`"kinds":4`, `"seconds":10`, "seed 4", start("bdbd",
				"aAbaBabA",
				"bcbdcb1c",
				"CdcDbdcd",
				"dbdcdcd2",
				"babacaba",
				"c3dbcDcd",
				"dcCcbdBb",
				"bdcDdcbc")),
			Play: botAt(50*time.Millisecond, false),
		},
		"shuffles": {
			Comment: "Fifteen seconds on a small board of seven kinds, which is often left without a swap.",
			Config:  sim.Config{Seed: 7, Settings: []byte(`{"columns":4,"rows":5,"kinds":7,"seconds":15,"fiveGivesSpecial":true}`)},
			Play:    botAt(80*time.Millisecond, false),
		},
	}, ending)
}

// botAt has the bot play a whole game at a pace, by keys or by swap.
func botAt(pace time.Duration, keys bool) func(*testing.T, sim.Game, *replay.Record) {
	return func(_ *testing.T, g sim.Game, r *replay.Record) {
		b := bot{g.(*Game), r, rng.New(r.Config.Seed, "bot"), pace, keys}
		b.play()
	}
}

// ending tells what came of a game.
func ending(t *testing.T, game sim.Game) []txtar.File {
	g := game.(*Game)
	var events []string
	for _, e := range g.Drain(nil) {
		if e.Kind != EventCursorMoved {
			events = append(events, told(e))
		}
	}
	return []txtar.File{
		golden.Lines("events", events),
		golden.Lines("board", g.board.picture()),
		golden.JSON(t, "result", g.Counts()),
	}
}
