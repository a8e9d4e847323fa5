package replay

import (
	"bytes"
	"testing"
	"time"

	"parlor/sim"
	"parlor/sim/simtest/bell"
)

// reelOf makes a reel of a game with many inputs, so that it has marks.
func reelOf(t *testing.T) *Reel {
	t.Helper()
	g, r, err := Start(bell.Spec, sim.Config{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 700 {
		at := time.Duration(i) * 20 * time.Millisecond
		r.Apply(g, sim.Input{At: at, Code: tune, X: int16(1 + i%notes)})
		if i%7 == 0 {
			r.Apply(g, sim.Input{At: at, Code: pull})
			r.Apply(g, sim.Input{At: at, Code: pull | sim.Release})
		}
	}
	g.Advance(g.Now() + time.Second)
	r.Close(g)
	reel, err := NewReel(bell.Spec, r)
	if err != nil {
		t.Fatal(err)
	}
	return reel
}

// notes is how many notes the template game has.
const notes = 5

// A game at a moment of a reel is the game that was played until then, wherever
// the marks are, and it goes on like the rest of the record.
func TestReelAtAnyMoment(t *testing.T) {
	reel := reelOf(t)
	if n := len(reel.marks); n < marks || n > marks+1 {
		t.Fatalf("the reel has %d marks, want %d", n, marks)
	}
	played, err := bell.Spec.New(reel.Record().Config)
	if err != nil {
		t.Fatal(err)
	}
	inputs := 0
	for at := time.Duration(0); at <= reel.End(); at += 331 * time.Millisecond {
		inputs = reel.Play(played, inputs, at)
		g, n := reel.At(at)
		if !bytes.Equal(g.AppendState(nil), played.AppendState(nil)) || n != inputs {
			t.Fatalf("at %v the game is another one, after %d inputs, not %d", at, n, inputs)
		}
		if events := g.Drain(nil); len(events) > 0 {
			t.Fatalf("at %v there are %d events of the past", at, len(events))
		}
	}
	g, n := reel.At(5 * time.Second)
	reel.Play(g, n, time.Hour)
	if g.Now() != reel.End() || HashOf(g) != reel.Record().Hash {
		t.Errorf("played to the end it stands at %v, and not as the record does", g.Now())
	}
}

func TestReelStepsByWhatHappened(t *testing.T) {
	reel, err := NewReel(bell.Spec, sample(t))
	if err != nil {
		t.Fatal(err)
	}
	g, err := sample(t).Play(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	var want []time.Duration
	for _, e := range g.Drain(nil) {
		if len(want) == 0 || want[len(want)-1] != e.At {
			want = append(want, e.At)
		}
	}
	at := time.Duration(-1)
	for _, moment := range want {
		if at = reel.Next(at); at != moment {
			t.Fatalf("the next moment is %v, want %v", at, moment)
		}
	}
	if got := reel.Next(at); got != reel.End() {
		t.Errorf("after the last moment comes %v, not the end", got)
	}
	for i := len(want) - 2; i >= 0; i-- {
		if at = reel.Last(at); at != want[i] {
			t.Fatalf("the moment before is %v, want %v", at, want[i])
		}
	}
	if got := reel.Last(0); got != 0 {
		t.Errorf("before the first moment is %v", got)
	}
}

func TestReelRefusesWhatDoesNotReachItsResult(t *testing.T) {
	r := sample(t)
	r.Hash[0]++
	_, err := NewReel(bell.Spec, r)
	wantError(t, err, "the record is damaged")
	r = sample(t)
	r.Version++
	_, err = NewReel(bell.Spec, r)
	wantError(t, err, "version")
}

// Game time stands still in a pause: a record that ends later cannot have been played.
func TestReelRefusesTimeThatPassesInAPause(t *testing.T) {
	r := sample(t)
	for i, in := range r.Inputs {
		if in.Code == sim.Pause {
			r.Inputs = r.Inputs[:i+1]
			break
		}
	}
	_, err := NewReel(bell.Spec, r)
	wantError(t, err, "the game is paused at 5s")
}
