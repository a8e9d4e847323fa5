package softserve

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/games/softserve"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell/shelltest"
)

// The numbers were counted in the records' commands, events and results.
func TestTally(t *testing.T) {
	shelltest.Replay(t, New(), "endless-lost").WantTally(map[string]int64{
		"piecesPlayed": 62, "conesServed": 8, "longestChain": 2, "orders": 9, "turns": 45, "scoopsDetached": 19, "groupsCleared": 15,
		"conesReturned": 1, "difficulty": 3,
	})
	shelltest.Replay(t, New(), "timeAttack-won").WantTally(map[string]int64{
		"piecesPlayed": 11, "conesServed": 5, "orders": 5, "turns": 10, "scoopsDetached": 2, "difficulty": 1,
	})
}

// A pair is turned there and back, and falls onto a scoop with one half, which serves
// the order, while the other comes loose; then the next order is opened.
func TestTallyOfOnePiece(t *testing.T) {
	config := sim.Config{Settings: json.RawMessage(fast), Setup: json.RawMessage(toServe)}
	shelltest.Play(t, New(), config, 1500*time.Millisecond,
		sim.Input{At: 200 * time.Millisecond, Code: softserve.RotateClockwise},
		sim.Input{At: 220 * time.Millisecond, Code: softserve.RotateCounterclockwise},
	).WantTally(map[string]int64{
		"piecesPlayed": 1, "conesServed": 1, "orders": 2, "turns": 2, "scoopsDetached": 1, "difficulty": 2,
	})
}

func TestStanding(t *testing.T) {
	room := New()
	shelltest.Replay(t, New(), "classic-won").WantStanding("Classic Normal", "6 of 6 served in 00:16")
	shelltest.Replay(t, New(), "classic-lost").WantStanding("Classic Hard", "3 of 6 served in 00:21")
	shelltest.Replay(t, New(), "timeAttack-won").WantStanding("Time Attack Easy", "5 of 5 served in 00:14")
	shelltest.Replay(t, New(), "endless-lost").WantStanding("Endless Hard", "8 served in 00:58")
	for _, c := range []struct{ mode, settings, setup, where, figures string }{
		{"classic", `{}`, `{}`, "Classic Normal, 0 of 6 cones", "0 of 6 served in 00:02"},
		{"classic", `{"difficulty":"Easy"}`, `{}`, "Classic Easy, 0 of 5 cones", "0 of 5 served in 00:02"},
		{"classic", `{"cones":1}`, `{}`, "Classic Normal, 0 of 1 cone", "0 of 1 served in 00:02"},
		{"endless", `{"difficulty":"Hard"}`, `{}`, "Endless Hard, 0 cones", "0 served in 00:02"},
		{"endless", fast, toServe, "Endless Normal, 1 cone", "1 served in 00:02"},
		{"timeAttack", `{}`, `{}`, "Time Attack Normal, 02:58 left", "0 of 6 served in 00:02"},
	} {
		config := sim.Config{Mode: c.mode, Settings: json.RawMessage(c.settings), Setup: json.RawMessage(c.setup)}
		shelltest.Play(t, room, config, 2*time.Second).WantStanding(c.where, c.figures)
	}
}

func TestFiguresOfGames(t *testing.T) {
	room := New()
	count := func(name string, n int64) session.Count { return session.Count{Name: name, N: n} }
	shelltest.WantFigures(t, room.Figures([]session.Game{
		{Mode: "classic", Lasted: 3 * time.Minute, Over: true, Won: true, Counts: []session.Count{
			count("difficulty", 1), count("piecesPlayed", 40), count("conesServed", 5), count("orders", 5), count("turns", 30),
			count("longestChain", 2), count("groupsCleared", 3), count("scoopsDetached", 7),
		}},
		{Mode: "timeAttack", Lasted: 3 * time.Minute, Over: true, Counts: []session.Count{
			count("difficulty", 1), count("piecesPlayed", 60), count("conesServed", 3), count("orders", 4), count("longestChain", 1),
		}},
		{Mode: "classic", Lasted: time.Minute, Over: true, Won: true, Counts: []session.Count{count("difficulty", 3)}},
		// An endless game has no win, one that was left no end.
		{Mode: "endless", Lasted: time.Minute, Over: true, Counts: []session.Count{count("difficulty", 3), count("piecesPlayed", 1100)}},
		{Mode: "classic", Lasted: time.Minute, Counts: []session.Count{count("difficulty", 2)}},
	}),
		[2]string{"Games", "5"}, [2]string{"Time played", "9 min 0 s"}, [2]string{"Orders taken", "9"},
		[2]string{"Cones served", "8"}, [2]string{"Pieces", "1,200"}, [2]string{"Pieces a cone", "150.00"},
		[2]string{"Turns a piece", "0.03"}, [2]string{"Groups cleared", "3"}, [2]string{"Longest chain", "2"},
		[2]string{"Scoops come loose", "7"},
		[2]string{"Won on Easy", "1 of 2"}, [2]string{"Won on Normal", "--"}, [2]string{"Won on Hard", "1 of 1"},
	)
	// Nothing is divided by nothing.
	shelltest.WantFigures(t, room.Figures([]session.Game{{}}),
		[2]string{"Games", "1"}, [2]string{"Time played", "0 s"}, [2]string{"Orders taken", "0"},
		[2]string{"Cones served", "0"}, [2]string{"Pieces", "0"}, [2]string{"Pieces a cone", "--"},
		[2]string{"Turns a piece", "--"}, [2]string{"Groups cleared", "0"}, [2]string{"Longest chain", "0"},
		[2]string{"Scoops come loose", "0"},
		[2]string{"Won on Easy", "--"}, [2]string{"Won on Normal", "--"}, [2]string{"Won on Hard", "--"},
	)
}
