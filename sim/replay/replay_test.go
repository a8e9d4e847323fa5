package replay

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/sim"
	"parlor/sim/simtest/bell"
)

// The commands of the template game, as it numbers them.
const (
	pull sim.Code = iota
	tune
)

// sample is a game of the template with every kind of input in it.
func sample(t testing.TB) *Record {
	t.Helper()
	g, r, err := Start(bell.Spec, sim.Config{Seed: 7, Settings: []byte(` { "strokeSeconds" : 0.5 } `)})
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range []sim.Input{
		{At: 1500 * time.Millisecond, Code: tune, X: 4},
		{At: 2 * time.Second, Code: pull},
		{At: 4200 * time.Millisecond, Code: pull | sim.Release},
		{At: 5 * time.Second, Code: sim.Pause},
		{At: 5 * time.Second, Code: sim.Resume},
		{At: 5*time.Second + 1, Code: pull},
	} {
		if !r.Apply(g, in) {
			t.Fatalf("%v has no effect", in)
		}
	}
	g.Advance(9 * time.Second)
	r.Close(g)
	return r
}

func TestStartFillsInWhatIsLeftOut(t *testing.T) {
	spec := *bell.Spec
	spec.Modes = []sim.Mode{{Name: "slow"}, {Name: "fast"}}
	spec.New = func(sim.Config) (sim.Game, error) { return bell.Spec.New(sim.Config{}) }
	_, r, err := Start(&spec, sim.Config{Seed: -3, Settings: []byte("{\n\"a\": 1 }")})
	if err != nil {
		t.Fatal(err)
	}
	want := &Record{Game: "bell", Version: 1, Config: sim.Config{
		Mode: "slow", Seed: -3, Settings: []byte(`{"a":1}`), Setup: []byte(`{}`),
	}}
	if !reflect.DeepEqual(r, want) {
		t.Errorf("the record is %+v, not %+v", r, want)
	}
}

func TestStartPassesTheReasonOn(t *testing.T) {
	_, _, err := Start(bell.Spec, sim.Config{Settings: []byte(`{"strokeSeconds":0}`)})
	wantError(t, err, "settings: strokeSeconds must be more than 0")
}

func TestOnlyEffectsAreKept(t *testing.T) {
	g, r, err := Start(bell.Spec, sim.Config{})
	if err != nil {
		t.Fatal(err)
	}
	r.Apply(g, sim.Input{At: time.Second, Code: sim.Resume})
	r.Apply(g, sim.Input{At: 2 * time.Second, Code: 99})
	r.Apply(g, sim.Input{At: 3 * time.Second, Code: pull})
	r.Apply(g, sim.Input{At: 4 * time.Second, Code: pull})
	if want := []sim.Input{{At: 3 * time.Second, Code: pull}}; !reflect.DeepEqual(r.Inputs, want) {
		t.Errorf("the record keeps %v, not %v", r.Inputs, want)
	}
}

// A game takes a late input now, and one in a pause when the pause began.
func TestInputsAreKeptAtTheGamesTime(t *testing.T) {
	g, r, err := Start(bell.Spec, sim.Config{})
	if err != nil {
		t.Fatal(err)
	}
	g.Advance(3 * time.Second)
	r.Apply(g, sim.Input{At: time.Second, Code: sim.Pause})
	r.Apply(g, sim.Input{At: time.Minute, Code: sim.Resume})
	r.Close(g)
	for _, in := range r.Inputs {
		if in.At != 3*time.Second {
			t.Errorf("an input is kept at %v, not at 3s", in.At)
		}
	}
	if _, err := r.Check(bell.Spec); err != nil {
		t.Error(err)
	}
}

func TestPlayStandsAtTheEnd(t *testing.T) {
	r := sample(t)
	g, err := r.Play(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	if g.Now() != r.End {
		t.Errorf("the game stands at %v, not at %v", g.Now(), r.End)
	}
	if HashOf(g) != r.Hash {
		t.Error("the state is another one")
	}
	events := g.Drain(nil)
	if first := (sim.Event{X: events[0].X}); events[0] != first {
		t.Errorf("the first event is %v, not the note that is asked for at 0", events[0])
	}
}

func TestARecordCanBeClosedAgain(t *testing.T) {
	g, r, err := Start(bell.Spec, sim.Config{})
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		r.Apply(g, sim.Input{At: g.Now() + time.Second, Code: pull})
		r.Close(g)
		if _, err := r.Check(bell.Spec); err != nil {
			t.Error(err)
		}
	}
}

// TestRefusals spoils a good record, and wants the reason.
func TestRefusals(t *testing.T) {
	for _, test := range []struct {
		reason string
		spoil  func(*Record)
	}{
		{`game: this is a record of "maze", not of bell`, func(r *Record) { r.Game = "maze" }},
		{"version: this is a record of version 2 of bell, and the rules are version 1", func(r *Record) { r.Version = 2 }},
		{`mode: "fast" is unknown`, func(r *Record) { r.Config.Mode = "fast" }},
		{"settings: they are not JSON", func(r *Record) { r.Config.Settings = []byte("{") }},
		{"setup: it is not JSON", func(r *Record) { r.Config.Setup = []byte("x") }},
		{"commands: item 1: at: -1ns is before the start", func(r *Record) { r.Inputs[0].At = -1 }},
		{"commands: item 3: at: 1s is earlier than the command before it, at 2s", func(r *Record) { r.Inputs[2].At = time.Second }},
		{"commands: item 6: at: 9.000000001s is after the end, 9s", func(r *Record) { r.Inputs[5].At = r.End + 1 }},
		{"commands: item 2: command: number 2 is unknown", func(r *Record) { r.Inputs[1].Code = 2 }},
		{"commands: item 2: command: number 2 is unknown", func(r *Record) { r.Inputs[1].Code = 2 | sim.Release }},
		{"commands: item 1: do: tune cannot be held, so there is no release", func(r *Record) { r.Inputs[0].Code = tune | sim.Release }},
		{"end: -1s is before the start", func(r *Record) { r.Inputs, r.End = nil, -time.Second }},
	} {
		r := sample(t)
		test.spoil(r)
		_, err := r.Play(bell.Spec)
		wantError(t, err, test.reason)
		_, err = r.Text(bell.Spec)
		wantError(t, err, test.reason)
		_, err = r.Binary(bell.Spec)
		wantError(t, err, test.reason)
	}
}

// TestUnplayable has records that look right until they are played.
func TestUnplayable(t *testing.T) {
	for _, test := range []struct {
		reason string
		spoil  func(*Record)
	}{
		{`settings: "pace" is unknown`, func(r *Record) { r.Config.Settings = []byte(`{"pace":1}`) }},
		{"commands: item 5: at: the game is paused at 5s, before 5.5s", func(r *Record) {
			r.Inputs[4].At, r.Inputs[5].At = 5500*time.Millisecond, 6*time.Second
		}},
		{"end: the game is paused at 5s, before 9s", func(r *Record) { r.Inputs = r.Inputs[:4] }},
		{"hash: the record says " + sample(t).Hash.String()[:8] + "…, and playing it gives ", func(r *Record) { r.Config.Seed++ }},
		{"the record is damaged", func(r *Record) { r.Inputs[5].At++ }},
		{"the record is damaged", func(r *Record) { r.Hash[31] ^= 1 }},
	} {
		r := sample(t)
		test.spoil(r)
		_, err := r.Check(bell.Spec)
		wantError(t, err, test.reason)
		_, err = r.Verify(bell.Spec)
		wantError(t, err, test.reason)
	}
	g, err := sample(t).Verify(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	if events := g.Drain(nil); len(events) > 0 {
		t.Errorf("%d events are kept", len(events))
	}
}

// TestRoundTrip writes and reads any record that could have been made.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := records.Draw(t, "record")
		text, err := r.Text(bell.Spec)
		if err != nil {
			t.Fatal(err)
		}
		binary, err := r.Binary(bell.Spec)
		if err != nil {
			t.Fatal(err)
		}
		for _, form := range [][]byte{text, binary} {
			read, err := Parse(form, bell.Spec)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(read, r) {
				t.Fatalf("the record comes back as %+v, not %+v", read, r)
			}
		}
	})
}

var records = rapid.Custom(func(t *rapid.T) *Record {
	object := rapid.SampledFrom([]string{`{}`, `{"strokeSeconds":0.25}`, `{"<&\u2028é":[1.50,"\"",{}]}`})
	hash := rapid.SliceOfN(rapid.Byte(), len(Hash{}), len(Hash{}))
	r := &Record{
		Game: "bell", Version: 1,
		Config: sim.Config{
			Seed:     rapid.Int64().Draw(t, "seed"),
			Settings: []byte(object.Draw(t, "settings")),
			Setup:    []byte(object.Draw(t, "setup")),
		},
		Inputs: make([]sim.Input, rapid.IntRange(0, 20).Draw(t, "inputs")),
		Hash:   Hash(hash.Draw(t, "hash")),
	}
	unit := rapid.SampledFrom([]time.Duration{time.Nanosecond, time.Millisecond}).Draw(t, "unit")
	wait := rapid.Int64Range(0, 1<<36)
	for i := range r.Inputs {
		r.End += time.Duration(wait.Draw(t, "wait")) * unit / 1000 * 1000
		r.Inputs[i] = sim.Input{
			At:   r.End,
			Code: rapid.SampledFrom([]sim.Code{pull, pull | sim.Release, tune, sim.Pause, sim.Resume}).Draw(t, "code"),
			X:    rapid.Int16().Draw(t, "x"),
			Y:    rapid.Int16().Draw(t, "y"),
		}
	}
	r.End += time.Duration(wait.Draw(t, "rest"))
	return r
})

// What a session records is small: times in milliseconds, few kinds of input.
func TestBinaryIsCompact(t *testing.T) {
	g, r, err := Start(bell.Spec, sim.Config{Settings: []byte(`{"limitSeconds":600}`)})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 6000 {
		code := pull
		if i%2 == 1 {
			code |= sim.Release
		}
		wait := time.Duration(37+i*i%91) * time.Millisecond
		if !r.Apply(g, sim.Input{At: g.Now() + wait, Code: code}) {
			t.Fatal("an input has no effect")
		}
	}
	r.Close(g)
	binary, err := r.Binary(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	if most := 2 * len(r.Inputs); len(binary) > most {
		t.Errorf("%d inputs take %d bytes, more than %d", len(r.Inputs), len(binary), most)
	}
}

func TestParseFindsTheGameAmongSeveral(t *testing.T) {
	maze := *bell.Spec
	maze.Name = "maze"
	r := sample(t)
	text, err := r.Text(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	read, err := Parse(text, &maze, bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(read, r) {
		t.Errorf("the record comes back as %+v", read)
	}
	_, err = Parse(bytes.Replace(text, []byte("bell"), []byte("gems"), 1), &maze, bell.Spec)
	wantError(t, err, `game: this is a record of "gems", not of maze or bell`)
}

func wantError(t *testing.T, err error, reason string) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), reason) {
		t.Errorf("the error is %v, and should say: %s", err, reason)
	}
}
