package softserve

import (
	"encoding/json"
	"os"
	"testing"

	"parlor/games/softserve"
	"parlor/sim"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// slow has a piece stay in the bottleneck's next row for long; held has it rest long.
const slow, held = `{"fallFrames":600,"graceFrames":3000}`, `{"fallFrames":2,"graceFrames":600}`

// low lets a piece come out of the bottleneck at once.
const low = `{"fallFrames":30,"graceFrames":600}`

// What is done and what happens, and all that is heard from then on.
func TestWhatHappensIsHeard(t *testing.T) {
	for _, c := range []struct{ what, mode, settings, setup, before, do, want string }{
		{"the first piece", "classic", slow, `{}`, "", "200ms", "appeared orderOpened"},
		{"a move", "classic", low, `{}`, "700ms", "left 20ms right 20ms", "moved moved"},
		{"a move into the wall", "classic", slow, `{}`, "200ms", "left 20ms", ""},
		{"a held key", "classic", `{"fallFrames":30,"graceFrames":600,"repeatDelayFrames":6,"repeatFrames":6}`, `{}`, "700ms", "+left 250ms -left", "moved moved"},
		{"turns", "classic", low, `{"queue":["VS"]}`, "1200ms", "rotateClockwise 20ms rotateCounterclockwise 20ms", "turned turnedBack"},
		{"a swap", "classic", slow, `{"board":["##..##","......","......",".V.M..",".S.S..",".V.M..",".S.S..","^^^^^^"],"queue":["VS","MM"],"orders":["MM"]}`, "200ms", "rotateClockwise 20ms", "turned"},
		{"landing", "classic", held, `{"queue":["VS"]}`, "120ms", "400ms", "landed"},
		{"locking", "classic", `{"fallFrames":2,"graceFrames":4,"spawnFrames":600}`, `{"board":["##..##","......","......","......","......","......","..MM..","^^^^^^"],"queue":["VS"],"orders":["MM"]}`, "", "10200ms 800ms", "appeared orderOpened landed locked"},
		{"a pair that splits", "classic", `{"fallFrames":2,"graceFrames":4,"spawnFrames":60}`, `{"board":["##..##","......","......","......","......","......","..M...","^^^^^^"],"queue":["VS"],"orders":["MM"]}`, "", "1600ms", "appeared orderOpened landed locked split landed locked"},
		{"a serve that wins", "classic", fast, toWin, "150ms", "4s", "landed locked split landed locked served columnCleared won"},
		{"a clear", "classic", `{"fallFrames":2,"graceFrames":4,"spawnFrames":600,"clearFrames":4}`, toClear, "10010ms", "1s", "landed locked split landed locked cleared fell"},
		{"a loss", "classic", fast, toLose, "90ms", "400ms", "appeared orderOpened landed locked lost"},
		{"a pause", "classic", slow, `{}`, "200ms", "pause resume", "pause resume"},
		{"the time is up", "timeAttack", `{"timeLimitMinutes":1,"fallFrames":600,"graceFrames":3600}`, `{}`, "59900ms", "200ms", "lost"},
		{"the last ten seconds", "timeAttack", `{"timeLimitMinutes":1,"fallFrames":600,"graceFrames":3600}`, `{}`, "47s", "4500ms", "lastSeconds lastSeconds"},
	} {
		l := shelltest.Listen(t, New(), c.mode, c.settings, c.setup)
		l.Do(c.before)
		if c.before != "" {
			l.Sounds()
		}
		l.Do(c.do)
		if got := l.Sounds(); got != c.want {
			t.Errorf("%s: %q is heard, want %q", c.what, got, c.want)
		}
	}
}

// Every kind of event has an effect of its own, which the room's sounds have.
func TestEveryEventHasASound(t *testing.T) {
	data, err := os.ReadFile("../../sound/rooms/softserve.json")
	if err != nil {
		t.Fatal(err)
	}
	var room struct{ Effects map[string]json.RawMessage }
	if err := json.Unmarshal(data, &room); err != nil {
		t.Fatal(err)
	}
	has := func(effect string) {
		if room.Effects[effect] == nil {
			t.Errorf("the room has no effect %q", effect)
		}
	}
	seen := map[string]bool{}
	if len(eventSounds) != len(softserve.Spec.Events) {
		t.Fatalf("%d kinds of events are heard of %d", len(eventSounds), len(softserve.Spec.Events))
	}
	for kind, effect := range eventSounds {
		if effect == "" || seen[effect] {
			t.Errorf("%s sounds as %q", softserve.Spec.Events[kind], effect)
		}
		seen[effect] = true
		has(effect)
	}
	for _, effect := range []string{"turnedBack", "pause", "resume", "lastSeconds"} {
		has(effect)
	}
}

// A chain's pitch rises with its links, the last seconds' with those that are gone,
// and the sides of the board are heard on their sides.
func TestWhatRisesAndWhere(t *testing.T) {
	r := New()
	l := shelltest.Listen(t, New(), "classic", slow, `{}`)
	cue := func(e sim.Event) shell.Cue { return r.Hear(l.Game, []sim.Event{e})[0] }
	for chain := range int64(4) {
		if c := cue(sim.Event{Kind: softserve.EventPiecesCleared, X: 1, N: chain + 1}); c.Effect != "cleared" || c.Value != int(chain+1) {
			t.Errorf("link %d of a chain is heard as %+v", chain+1, c)
		}
	}
	left, right := cue(sim.Event{Kind: softserve.EventConeServed, X: 0}), cue(sim.Event{Kind: softserve.EventConeServed, X: 5})
	if left.Pan > -.3 || left.Pan+right.Pan != 0 {
		t.Errorf("the outermost cones are heard at %v and %v", left.Pan, right.Pan)
	}
}

// The tune of the parlour is played everywhere, and stops with the game.
func TestSong(t *testing.T) {
	r := New()
	l := shelltest.Listen(t, New(), "classic", fast, toLose)
	if r.Song(nil) != "soft-serve" || r.Song(l.Game) != "soft-serve" {
		t.Errorf("%q and %q are played", r.Song(nil), r.Song(l.Game))
	}
	l.Do("2s")
	if got := r.Song(l.Game); got != "" {
		t.Errorf("after the game %q is played", got)
	}
}

// In whole games everything that happens is heard as often as it happens.
func TestWholeGamesAreHeard(t *testing.T) {
	for _, name := range []string{"classic-won", "classic-lost", "endless-lost", "timeAttack-won"} {
		heard, happened := map[string]int{}, map[string]int{}
		shelltest.Hear(t, New(), name, func(_ sim.Game, events []sim.Event, cues []shell.Cue) {
			for _, e := range events {
				happened[eventSounds[e.Kind]]++
			}
			for _, c := range cues {
				heard[c.Effect]++
			}
		})
		heard["turned"] += heard["turnedBack"]
		for effect, n := range happened {
			if heard[effect] != n {
				t.Errorf("%s: %s is heard %d times, and happens %d times", name, effect, heard[effect], n)
			}
		}
	}
}
