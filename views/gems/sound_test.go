package gems

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"parlor/games/gems"
	"parlor/sim"
	"parlor/sound"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// Every event has an effect of the room, or is known to be silent; every effect of a
// game is given by some event.
func TestEveryEventIsHeard(t *testing.T) {
	room, err := sound.NewRoom("gems")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"cursorMoved": "cursor", "gemSelected": "select", "gemDeselected": "deselect", "gemsSwapped": "swap", "swapReversed": "refused",
		"runsFound": "", "specialExploded": "specialExploded", "destroyerExploded": "destroyerExploded", "gemsDestroyed": "burst",
		"specialMade": "specialMade", "destroyerMade": "destroyerMade", "gemsFell": "fell", "boardSettled": "", "boardShuffled": "shuffled",
		"hintShown": "hint", "playStarted": "opening", "timeUp": "timeUp", "gameOver": "results",
	}
	g, err := gems.New(sim.Config{Setup: json.RawMessage(still("6"))})
	if err != nil {
		t.Fatal(err)
	}
	r := New()
	if len(gems.Spec.Events) != len(want) || len(eventSounds) != len(want) {
		t.Fatalf("there are %d events, and sounds of %d", len(gems.Spec.Events), len(eventSounds))
	}
	for kind, event := range gems.Spec.Events {
		effect := want[event]
		cues := r.Hear(g, []sim.Event{{Kind: uint8(kind)}})
		switch {
		case effect == "" && len(cues) > 0:
			t.Errorf("%s is heard as %v, want nothing", event, cues)
		case effect != "" && (len(cues) != 1 || cues[0].Effect != effect):
			t.Errorf("%s is heard as %v, want %s", event, cues, effect)
		case effect != "" && !room.Has(effect):
			t.Errorf("the room has no effect %s", effect)
		}
	}
	for _, c := range []struct {
		code sim.Code
		want string
	}{{sim.Pause, "pause"}, {sim.Resume, "resume"}} {
		g.Apply(sim.Input{Code: c.code})
		if cues := r.Hear(g, nil); len(cues) != 1 || cues[0].Effect != c.want {
			t.Errorf("%v is heard, want %s", cues, c.want)
		}
		if cues := r.Hear(g, nil); len(cues) > 0 {
			t.Errorf("%s is heard again", c.want)
		}
	}
	for _, effect := range []string{"lastSeconds", "countdownBeep", "pause", "resume"} {
		if !room.Has(effect) {
			t.Errorf("the room has no effect %s", effect)
		}
	}
}

// What happens at the left is heard there, and a burst rises with the cascade.
func TestWhereAndHowHigh(t *testing.T) {
	g, err := gems.New(sim.Config{Setup: json.RawMessage(still("6"))})
	if err != nil {
		t.Fatal(err)
	}
	r := New()
	for x, want := range map[int32]float64{0: -panWidth, 7: panWidth} {
		for _, kind := range []uint8{gems.EventCursorMoved, gems.EventGemSelected, gems.EventGemsSwapped, gems.EventSpecialMade, gems.EventDestroyerExploded} {
			if cues := r.Hear(g, []sim.Event{{Kind: kind, X: x}}); cues[0].Pan != want {
				t.Errorf("%s in column %d is heard at %v", gems.Spec.Events[kind], x, cues[0].Pan)
			}
		}
	}
	if cues := r.Hear(g, []sim.Event{{Kind: gems.EventGemsDestroyed, X: 5}}); cues[0].Value != 5 || cues[0].Pan != 0 {
		t.Errorf("the fifth pass is heard as %+v", cues[0])
	}
}

// In a whole minute all that happens is heard as often as it happens, the last ten
// seconds one after the other, and the minute's music from its beginning to its end.
func TestAWholeMinuteIsHeard(t *testing.T) {
	room := New()
	heard, happened := map[string]int{}, map[string]int{}
	var last []int
	var started, silent time.Duration
	shelltest.Hear(t, room, "minute", func(g sim.Game, events []sim.Event, cues []shell.Cue) {
		for _, c := range cues {
			heard[c.Effect]++
			if c.Effect == "lastSeconds" {
				last = append(last, c.Value)
			}
		}
		for _, e := range events {
			happened[eventSounds[e.Kind]]++
			switch e.Kind {
			case gems.EventPlayStarted:
				started = e.At
			case gems.EventTimeUp:
				silent = e.At
			}
		}
		song := room.Song(g)
		game := g.(*gems.Game)
		if want := map[bool]string{true: minuteTheme}[!game.Opening() && game.TimeLeft() > 0]; song != want {
			t.Fatalf("at %v %q is played, want %q", g.Now(), song, want)
		}
	})
	delete(happened, "")
	for effect, n := range happened {
		if heard[effect] != n {
			t.Errorf("%s is heard %d times, and happens %d times", effect, heard[effect], n)
		}
	}
	if want := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}; !slices.Equal(last, want) {
		t.Errorf("the last seconds have the values %v", last)
	}
	if silent-started != time.Minute {
		t.Errorf("the minute's music is played for %v", silent-started)
	}
	if room.Song(nil) != menuTheme {
		t.Errorf("in the menus %q is played", room.Song(nil))
	}
	for _, song := range []string{minuteTheme, menuTheme} {
		if _, err := sound.NewSong(song, 0); err != nil {
			t.Error(err)
		}
	}
}
