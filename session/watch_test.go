package session_test

import (
	"slices"
	"testing"
	"time"

	"parlor/session"
	"parlor/sim/replay"
	"parlor/sim/simtest/bell"
)

// rang is the kind of the event with which a stroke of the bell is heard.
var rang = uint8(slices.Index(bell.Spec.Events, "bellRang"))

// reel is a game in which the bell is pulled from one second to five, three strokes
// a second.
func reel(t *testing.T) *replay.Reel {
	t.Helper()
	s := newSession(t)
	s.Frame(0)
	for at := time.Duration(0); at <= 8*time.Second; at += 20 * ms {
		switch at {
		case time.Second:
			s.Press(at, pull, 0, 0)
		case 5 * time.Second:
			s.Release(at, pull)
		}
		s.Frame(at)
	}
	r := s.Record()
	made, err := replay.NewReel(bell.Spec, &r)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestARecordIsWatchedAtItsOwnPace(t *testing.T) {
	r := reel(t)
	for _, rate := range []float64{.5, 1, 8} {
		s := session.Watch(bell.Spec, r, 2*time.Second)
		s.Frame(start)
		s.Run(start, rate)
		var strokes []time.Duration
		for real := time.Duration(0); real <= 400*ms; real += 10 * ms {
			for _, e := range s.Frame(start + real) {
				if e.Kind == rang {
					strokes = append(strokes, e.At)
				}
			}
		}
		want := 2*time.Second + time.Duration(rate*float64(400*ms))
		if got := s.Game().Now(); got != want {
			t.Errorf("at %g times, 0.4 s lead to %v, want %v", rate, got, want)
		}
		for _, at := range strokes {
			if at <= 2*time.Second || at > want {
				t.Errorf("at %g times a stroke of %v is seen", rate, at)
			}
		}
	}
}

func TestAWatchedRecordHearsNobodyAndEndsWhereItEnds(t *testing.T) {
	r := reel(t)
	s := session.Watch(bell.Spec, r, 0)
	s.Frame(start)
	if s.Press(start+ms, tune, 3, 0) || s.Release(start+2*ms, pull) || s.Pause(start+3*ms) {
		t.Error("a watched game has a use for what is pressed")
	}
	s.SetRate(start+3*ms, 100)
	s.Run(start+3*ms, 0)
	if s.Frame(start + time.Second); s.Game().Now() > 3*ms {
		t.Errorf("a held record goes on to %v", s.Game().Now())
	}
	s.Run(start+time.Second, 8)
	for real := time.Second; real < 3*time.Second; real += 20 * ms {
		s.Frame(start + real)
	}
	s.Frame(start + time.Hour) // a stall neither pauses nor jumps
	if got := s.Game().Now(); got != r.End() {
		t.Errorf("it ends at %v, and not at %v", got, r.End())
	}
	if replay.HashOf(s.Game()) != r.Record().Hash {
		t.Error("it ends another way than the record")
	}
}

// What is taken over goes on from the moment that is shown, with no key held, and
// its record plays to it.
func TestTakeOver(t *testing.T) {
	s := session.Watch(bell.Spec, reel(t), 3*time.Second)
	mine := s.TakeOver()
	if !mine.Practice() || !mine.Paused() {
		t.Errorf("practice %v, paused %v, want both", mine.Practice(), mine.Paused())
	}
	mine.Frame(start)
	mine.Resume(start)
	for real := time.Duration(0); real <= 2*time.Second; real += 20 * ms {
		for _, e := range mine.Frame(start + real) {
			if e.Kind == rang {
				t.Fatalf("the bell rings at %v though nobody pulls", e.At)
			}
		}
	}
	if got := mine.Game().Now(); got != 5*time.Second {
		t.Errorf("two seconds later it is %v", got)
	}
	r := mine.Record()
	if _, err := r.Check(bell.Spec); err != nil {
		t.Error(err)
	}
	again, err := mine.Restart(1)
	if err != nil || !again.Practice() {
		t.Errorf("started again it is no practice: %v", err)
	}
}

// A turn of the template begins with each stroke: undone are the last stroke and
// all that followed, so that the one before it has just been heard.
func TestUndo(t *testing.T) {
	s := session.Watch(bell.Spec, reel(t), 3100*ms).TakeOver()
	var times []time.Duration
	r := s.Record()
	g, err := r.Play(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range g.Drain(nil) {
		if e.Kind == rang {
			times = append(times, e.At)
		}
	}
	begins, ends := func(kind uint8) bool { return kind == rang }, func(uint8) bool { return false }
	for i := len(times) - 2; i >= 0; i-- {
		back, ok := s.Undo(begins, ends)
		if !ok {
			t.Fatalf("stroke %d cannot be undone", i+1)
		}
		if got := back.Game().Now(); got != times[i] || !back.Practice() || !back.Paused() {
			t.Fatalf("undone, it is %v (practice %v, paused %v), want %v", got, back.Practice(), back.Paused(), times[i])
		}
		record := back.Record()
		if _, err := record.Check(bell.Spec); err != nil {
			t.Fatal(err)
		}
		s = back
	}
	if _, ok := s.Undo(begins, ends); ok {
		t.Error("the first turn is undone")
	}
}

// A turn that has ended is undone itself, and not the one before it.
func TestUndoOfATurnThatHasEnded(t *testing.T) {
	s := session.Watch(bell.Spec, reel(t), 3100*ms).TakeOver()
	var asked, last time.Duration
	r := s.Record()
	g, err := r.Play(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range g.Drain(nil) {
		switch bell.Spec.Events[e.Kind] {
		case "noteAsked":
			last = e.At
		case "bellRang":
			asked = last
		}
	}
	back, ok := s.Undo(
		func(kind uint8) bool { return bell.Spec.Events[kind] == "noteAsked" },
		func(kind uint8) bool { return bell.Spec.Events[kind] == "bellRang" },
	)
	if !ok || back.Game().Now() != asked {
		t.Errorf("undone %v, want the note asked for at %v", ok, asked)
	}
}

func TestContinue(t *testing.T) {
	s := newSession(t)
	for at := time.Duration(0); at <= 1400*ms; at += 100 * ms {
		s.Frame(start + at)
		if at == time.Second {
			s.Press(start+at, pull, 0, 0)
		}
	}
	r := s.Record()
	on, err := session.Continue(bell.Spec, &r, false)
	if err != nil {
		t.Fatal(err)
	}
	if !on.Paused() || on.Practice() || on.Game().Now() != 1400*ms {
		t.Errorf("it stands at %v, paused %v, practice %v", on.Game().Now(), on.Paused(), on.Practice())
	}
	if events := on.Frame(start); len(events) > 1 { // gamePaused
		t.Errorf("there are %d events of the past", len(events))
	}
	again := on.Record()
	if on, err = session.Continue(bell.Spec, &again, true); err != nil || !on.Paused() || !on.Practice() {
		t.Errorf("continued while paused: paused %v, practice %v, %v", on.Paused(), on.Practice(), err)
	}
	r.Hash[3]++
	if _, err := session.Continue(bell.Spec, &r, false); err == nil {
		t.Error("a damaged record is continued")
	}
}
