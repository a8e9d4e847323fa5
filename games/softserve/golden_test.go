package softserve

import (
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// Golden records play to the events, the board and the result that were read by
// eye when they were made.
func TestGoldenRecords(t *testing.T) {
	golden.Check(t, Spec, map[string]golden.Game{
		"classic-won": {
			Comment: "Six cones served with 14 pieces: the page plays its keys and must come to the same end.",
			Config:  sim.Config{Mode: "classic", Seed: 7},
			Play:    byBot,
		},
		"classic-lost": {
			Comment: "Hard, with three cones served before the bottleneck is full.",
			Config:  sim.Config{Mode: "classic", Seed: 4, Settings: []byte(`{"difficulty":"Hard"}`)},
			Play:    byBot,
		},
		"endless-lost": {
			Comment: "Endless on Hard: the cones return once, and the bottleneck fills later.",
			Config:  sim.Config{Mode: "endless", Seed: 3, Settings: []byte(`{"difficulty":"Hard"}`)},
			Play:    byBot,
		},
		"timeAttack-won": {
			Comment: "Easy, its five cones served within the three minutes.",
			Config:  sim.Config{Mode: "timeAttack", Seed: 3, Settings: []byte(`{"difficulty":"Easy"}`)},
			Play:    byBot,
		},
		"timeAttack-lost": {
			Comment: "One minute, which is up with a piece in the air.",
			Config:  sim.Config{Mode: "timeAttack", Seed: 8, Settings: []byte(`{"timeLimitMinutes":1}`)},
			Play:    byBot,
		},
	}, ending)
}

// byBot has the bot play a whole game.
func byBot(_ *testing.T, g sim.Game, r *replay.Record) {
	b := bot{g.(*Game), r}
	b.play()
}

// ending tells what came of a game.
func ending(t *testing.T, g sim.Game) []txtar.File {
	l := g.(*Game).look()
	return []txtar.File{
		golden.Events(t, Spec, g, EventPieceMoved, EventPieceTurned),
		golden.Lines("board", l.Board),
		golden.JSON(t, "result", struct {
			Result *resultLook
			Cones  int64
			Pieces int64
			Chain  int64
			Frames int64
		}{l.Result, l.ConesServed, l.PiecesPlayed, l.Chain, l.Frames}),
	}
}
