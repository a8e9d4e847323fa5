package gems

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/session"
	"parlor/sim"
	"parlor/views/shell/shelltest"
)

// The numbers were counted in the records' commands, events and results.
func TestTally(t *testing.T) {
	shelltest.Replay(t, New(), "minute").WantTally(map[string]int64{
		"score": 13_860, "openingScore": 780, "gemsDestroyed": 231, "specialsMade": 7, "longestCascade": 3,
		"swaps": 66, "swapsRefused": 22, "hintsAsked": 2,
	})
	shelltest.Replay(t, New(), "shuffles").WantTally(map[string]int64{
		"score": 4080, "gemsDestroyed": 68, "specialsMade": 1, "destroyersMade": 1, "longestCascade": 2,
		"swaps": 22, "swapsRefused": 4, "shuffles": 5,
	})
}

func TestStanding(t *testing.T) {
	room := New()
	shelltest.Replay(t, New(), "minute").WantStanding("All 60 seconds", "13,860 points")
	for _, c := range []struct {
		settings       string
		after          time.Duration
		where, figures string
	}{
		{`{}`, 18500 * time.Millisecond, "42 seconds left", "0 points"},
		{`{}`, 59 * time.Second, "1 second left", "0 points"},
		{`{"seconds":1}`, time.Minute, "All 1 second", "0 points"},
	} {
		config := sim.Config{Settings: json.RawMessage(c.settings), Setup: json.RawMessage(still("3"))}
		shelltest.Play(t, room, config, c.after).WantStanding(c.where, c.figures)
	}
}

func TestFiguresOfGames(t *testing.T) {
	room := New()
	shelltest.WantFigures(t, room.Figures([]session.Game{
		{Lasted: 63 * time.Second, Over: true, Counts: []session.Count{
			{Name: "score", N: 12_000}, {Name: "gemsDestroyed", N: 200}, {Name: "specialsMade", N: 4}, {Name: "longestCascade", N: 3},
			{Name: "swaps", N: 50}, {Name: "swapsRefused", N: 10}, {Name: "hintsAsked", N: 1},
		}},
		{Lasted: 65 * time.Second, Over: true, Counts: []session.Count{
			{Name: "score", N: 9001}, {Name: "gemsDestroyed", N: 150}, {Name: "destroyersMade", N: 1}, {Name: "longestCascade", N: 2}, {Name: "swaps", N: 40},
		}},
		// A game that was left counts, but its score is not compared.
		{Lasted: 30 * time.Second, Counts: []session.Count{
			{Name: "score", N: 99_000}, {Name: "gemsDestroyed", N: 1650}, {Name: "longestCascade", N: 6}, {Name: "swaps", N: 10},
		}},
	}),
		[2]string{"Games", "3"}, [2]string{"Time played", "2 min 38 s"}, [2]string{"Average score", "10,501"},
		[2]string{"Best score", "12,000"}, [2]string{"Gems destroyed", "2,000"}, [2]string{"Gems a swap", "22.22"},
		[2]string{"Specials made", "4"}, [2]string{"Destroyers made", "1"}, [2]string{"Longest cascade", "6"},
		[2]string{"Swaps", "100"}, [2]string{"Swaps refused", "10%"}, [2]string{"Hints asked for", "1"},
	)
	// Nothing is divided by nothing, also where every swap was refused.
	shelltest.WantFigures(t, room.Figures([]session.Game{
		{Lasted: time.Second, Counts: []session.Count{{Name: "swaps", N: 1}, {Name: "swapsRefused", N: 1}}},
	}),
		[2]string{"Games", "1"}, [2]string{"Time played", "1 s"}, [2]string{"Average score", "--"},
		[2]string{"Best score", "0"}, [2]string{"Gems destroyed", "0"}, [2]string{"Gems a swap", "--"},
		[2]string{"Specials made", "0"}, [2]string{"Destroyers made", "0"}, [2]string{"Longest cascade", "0"},
		[2]string{"Swaps", "1"}, [2]string{"Swaps refused", "100%"}, [2]string{"Hints asked for", "0"},
	)
}
