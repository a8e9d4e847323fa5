package cascade

import (
	"encoding/json"
	"maps"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell/shelltest"
)

// The faults were counted apart from the program, from the keys of the record and
// the tables of two-step finesse; the rest from its commands, events and result.
func TestTally(t *testing.T) {
	shelltest.Replay(t, New(), "sprint40").WantTally(map[string]int64{
		"playedMilliseconds": 45_700, "score": 8824, "lines": 40, "level": 1, "pieces": 106, "keys": 463,
		"finessePieces": 106, "faultlessPieces": 48, "finesseFaults": 167,
		"singles": 34, "doubles": 2, "triples": 1, "bestCombo": 4,
	})
	shelltest.Replay(t, New(), "marathon").WantTally(map[string]int64{
		"playedMilliseconds": 27_180, "score": 20_490, "lines": 24, "level": 7, "pieces": 62, "keys": 263,
		"finessePieces": 62, "faultlessPieces": 26, "finesseFaults": 100,
		"singles": 24, "bestCombo": 3,
	})
}

// taps are taps of commands, each a tenth of a second after the one before it.
func taps(codes ...sim.Code) (inputs []sim.Input) {
	for i, c := range codes {
		at := time.Duration(i) * 100 * time.Millisecond
		inputs = append(inputs, sim.Input{At: at, Code: c})
		if cascade.Spec.Commands[c].Held {
			inputs = append(inputs, sim.Input{At: at + 50*time.Millisecond, Code: c | sim.Release})
		}
	}
	return inputs
}

// Three pieces: a cascade that leaves the well empty, another one right after it, and
// what was held is put down one column beside its best.
func TestTallyOfClears(t *testing.T) {
	well, _ := json.Marshal([]string{
		"IIIIIIIII.", "IIIIIIIII.", "IIIIIIIII.", "IIIIIIIII.",
		"IIIIIIIII.", "IIIIIIIII.", "IIIIIIIII.", "IIIIIIIII.",
	})
	config := sim.Config{
		Mode: "zen", Settings: json.RawMessage(`{"countdownSeconds":0,"clearSeconds":0,"entrySeconds":0}`),
		Setup: json.RawMessage(`{"well":` + string(well) + `,"queue":"TIIJ","backToBackReady":true}`),
	}
	right := cascade.MoveRight
	keys := taps(
		cascade.Hold,
		cascade.RotateClockwise, right, right, right, right, cascade.HardDrop,
		cascade.RotateClockwise, right, right, right, right, cascade.HardDrop,
		cascade.Hold, right, cascade.HardDrop,
	)
	// The fewest are two keys for an I at the wall, of which five were pressed, and one
	// for the T that comes back.
	shelltest.Play(t, New(), config, 2*time.Second, keys...).WantTally(map[string]int64{
		"playedMilliseconds": 2000, "score": 2*(1200+2*17) + 50 + 2000 + 2*19, "lines": 8, "level": 1, "pieces": 3, "keys": 16, "holds": 2,
		"finessePieces": 3, "faultlessPieces": 1, "finesseFaults": 6,
		"cascades": 2, "backToBacks": 2, "bestCombo": 1, "allClears": 1,
	})
}

// Twists count together and by kind: here one under an overhang, with two lines and
// with none.
func TestTallyOfTwists(t *testing.T) {
	for _, c := range []struct {
		well, kind string
		score      int64
		more       map[string]int64
	}{
		{`"...O......","OOO...OOOO","OOOO.OOOOO"`, "twistDoubles", 1200, map[string]int64{"lines": 2}},
		{`"...O......","OOO...OOO.","OOOO.OOOO."`, "twistsWithoutLines", 400, nil},
	} {
		config := sim.Config{
			Settings: json.RawMessage(`{"countdownSeconds":0,"softDropPoints":0}`), Setup: json.RawMessage(`{"well":[` + c.well + `],"queue":"TO"}`),
		}
		want := map[string]int64{
			"playedMilliseconds": 1500, "score": c.score, "level": 1, "pieces": 1, "keys": 4, "twists": 1, c.kind: 1,
		}
		maps.Copy(want, c.more)
		shelltest.Play(t, New(), config, 1500*time.Millisecond,
			sim.Input{At: 0, Code: cascade.RotateClockwise},
			sim.Input{At: 100 * time.Millisecond, Code: cascade.SoftDrop},
			sim.Input{At: 1200 * time.Millisecond, Code: cascade.SoftDrop | sim.Release},
			sim.Input{At: 1300 * time.Millisecond, Code: cascade.RotateClockwise},
			sim.Input{At: 1400 * time.Millisecond, Code: cascade.HardDrop},
		).WantTally(want)
	}
}

func TestStanding(t *testing.T) {
	room := New()
	shelltest.Replay(t, New(), "sprint40").WantStanding("Sprint 40", "0:45.70")
	shelltest.Replay(t, New(), "marathon").WantStanding("Marathon, level 7", "20,490 points")
	shelltest.Replay(t, New(), "ultra").WantStanding("Ultra", "3,736 points")
	shelltest.Replay(t, New(), "zen").WantStanding("Zen, 22 lines", "4,582 points")
	for _, c := range []struct{ mode, settings, setup, where, figures string }{
		{"sprint40", `{}`, `{}`, "Sprint 40, 40 lines left", "0 lines in 0:00"},
		{"sprint40", `{"countdownSeconds":0}`, `{"lines":39,"score":900}`, "Sprint 40, 1 line left", "39 lines in 0:02"},
		{"ultra", `{"countdownSeconds":0}`, `{"score":1}`, "Ultra, 1:58 left", "1 point"},
		{"ultra", `{"countdownSeconds":0,"timeLimit":2.001}`, `{}`, "Ultra, 0:01 left", "0 points"},
		{"marathon", `{"startLevel":15}`, `{}`, "Marathon, level 15", "0 points"},
		{"zen", `{}`, `{"lines":1}`, "Zen, 1 line", "0 points"},
	} {
		config := sim.Config{Mode: c.mode, Settings: json.RawMessage(c.settings), Setup: json.RawMessage(c.setup)}
		shelltest.Play(t, room, config, 2*time.Second).WantStanding(c.where, c.figures)
	}
	// A game that is lost says how far it came.
	config := sim.Config{
		Mode: "sprint40", Settings: json.RawMessage(`{"countdownSeconds":0,"fallSeconds":0.01}`),
		Setup: json.RawMessage(`{"lines":28,"queue":"OOOOOOOOOOOO"}`),
	}
	lost := shelltest.Play(t, room, config, time.Minute)
	if !lost.Game.Result().Over {
		t.Fatal("the game is not over")
	}
	lost.WantStanding("Sprint 40, 12 lines left", "28 lines in 0:07")
}

func TestFiguresOfGames(t *testing.T) {
	room := New()
	shelltest.WantFigures(t, room.Figures([]session.Game{
		{Mode: "sprint40", Lasted: 63 * time.Minute, Counts: []session.Count{
			{Name: "playedMilliseconds", N: 60_000}, {Name: "pieces", N: 900}, {Name: "keys", N: 3000},
			{Name: "finessePieces", N: 600}, {Name: "faultlessPieces", N: 500}, {Name: "finesseFaults", N: 120},
			{Name: "singles", N: 1200}, {Name: "cascades", N: 2}, {Name: "bestCombo", N: 3}, {Name: "level", N: 1},
		}},
		{Mode: "zen", Lasted: 2 * time.Minute, Counts: []session.Count{
			{Name: "playedMilliseconds", N: 40_000}, {Name: "pieces", N: 100}, {Name: "keys", N: 600},
			{Name: "finessePieces", N: 66}, {Name: "faultlessPieces", N: 66},
			{Name: "doubles", N: 7}, {Name: "triples", N: 1}, {Name: "cascades", N: 3}, {Name: "twists", N: 4},
			{Name: "backToBacks", N: 2}, {Name: "bestCombo", N: 5},
		}},
		{Mode: "zen"},
	}),
		[2]string{"Games", "3"}, [2]string{"Time played", "1 h 5 min"}, [2]string{"Pieces", "1,000"},
		[2]string{"Pieces a second", "10.00"}, [2]string{"Keys a piece", "3.60"},
		[2]string{"Finesse faults a piece", "0.18"}, [2]string{"Pieces without a fault", "84%"},
		[2]string{"Singles", "1,200"}, [2]string{"Doubles", "7"}, [2]string{"Triples", "1"}, [2]string{"Cascades", "5"},
		[2]string{"Twists", "4"}, [2]string{"Back-to-backs", "2"}, [2]string{"Best combo", "5"},
	)
	// A game in which no piece was placed divides by nothing.
	shelltest.WantFigures(t, room.Figures([]session.Game{{Lasted: time.Second}}),
		[2]string{"Games", "1"}, [2]string{"Time played", "1 s"}, [2]string{"Pieces", "0"},
		[2]string{"Pieces a second", "--"}, [2]string{"Keys a piece", "--"},
		[2]string{"Finesse faults a piece", "--"}, [2]string{"Pieces without a fault", "--"},
		[2]string{"Singles", "0"}, [2]string{"Doubles", "0"}, [2]string{"Triples", "0"}, [2]string{"Cascades", "0"},
		[2]string{"Twists", "0"}, [2]string{"Back-to-backs", "0"}, [2]string{"Best combo", "0"},
	)
}
