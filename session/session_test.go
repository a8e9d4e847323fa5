package session_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"parlor/session"
	"parlor/sim"
	"parlor/sim/simtest/bell"
)

const (
	ms   = time.Millisecond
	pull = sim.Code(0) // held: the bell rings again and again
	tune = sim.Code(1) // takes a note
)

// start is a real time at which a game begins: no round number.
const start = 98765*ms + 432109

func newSession(t rapid.TB) *session.Session {
	t.Helper()
	s, err := session.New(bell.Spec, sim.Config{Seed: 5, Settings: []byte(`{"strokeSeconds":0.3,"limitSeconds":12}`)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// key is something that a player does at a real time since the start.
type key struct {
	at   time.Duration
	code sim.Code
	note int16
}

func keys(t *rapid.T) []key {
	list := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) key {
		return key{
			at:   time.Duration(rapid.Int64Range(0, int64(14*time.Second)).Draw(t, "at")),
			code: rapid.SampledFrom([]sim.Code{pull, pull, pull | sim.Release, tune, tune, sim.Pause, sim.Resume}).Draw(t, "code"),
			note: int16(rapid.IntRange(1, 5).Draw(t, "note")),
		}
	}), 0, 60).Draw(t, "keys")
	slices.SortStableFunc(list, func(a, b key) int { return int(a.at - b.at) })
	return list
}

// frames are the real times since the start at which frames are drawn: at a
// rate, each late by up to some jitter, now and then after a longer gap.
func frames(t *rapid.T, longest time.Duration) []time.Duration {
	period := time.Second / time.Duration(rapid.SampledFrom([]int{24, 60, 144, 240}).Draw(t, "rate"))
	jitter := rapid.Int64Range(0, int64(period)).Draw(t, "jitter")
	var list []time.Duration
	for at := time.Duration(0); at < 15*time.Second; {
		list = append(list, at)
		gap := period + time.Duration(rapid.Int64Range(-jitter/2, jitter/2).Draw(t, "late"))
		if rapid.IntRange(0, 200).Draw(t, "hiccup") == 0 {
			gap = time.Duration(rapid.Int64Range(int64(period), int64(longest)).Draw(t, "gap"))
		}
		at += gap
	}
	return list
}

// play lets a person press keys while frames are drawn.
func play(t rapid.TB, keys []key, frames []time.Duration) (*session.Session, []sim.Event) {
	s := newSession(t)
	var events []sim.Event
	for _, now := range frames {
		for len(keys) > 0 && keys[0].at <= now {
			k := keys[0]
			keys = keys[1:]
			switch k.code {
			case sim.Pause:
				s.Pause(start + k.at)
			case sim.Resume:
				s.Resume(start + k.at)
			case tune:
				s.Press(start+k.at, tune, k.note, 0)
			case pull | sim.Release:
				s.Release(start+k.at, pull)
			default:
				s.Press(start+k.at, k.code, 0, 0)
			}
		}
		before := s.Game().Now()
		events = append(events, s.Frame(start+now)...)
		if s.Game().Now() < before {
			t.Fatalf("game time went back from %v to %v", before, s.Game().Now())
		}
	}
	return s, events
}

// The game being played is its record, whatever the screen does.
func TestTheGameIsItsRecord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, events := play(t, keys(t), frames(t, 3*time.Second))
		r := s.Record()
		g, err := r.Check(bell.Spec)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(events, g.Drain(nil)); diff != "" {
			t.Fatalf("the events seen are not those of the record:\n%s", diff)
		}
		for _, in := range r.Inputs {
			if in.At%ms != 0 {
				t.Fatalf("an input at %v is not at a whole millisecond", in.At)
			}
		}
	})
}

// The same keys at the same times give the same game at every frame rate.
func TestFrameRateDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		keys := keys(t)
		one, _ := play(t, keys, frames(t, session.Stall))
		two, _ := play(t, keys, frames(t, session.Stall))
		a, b := one.Record(), two.Record()
		if diff := cmp.Diff(a.Inputs, b.Inputs); diff != "" {
			t.Fatalf("the inputs differ:\n%s", diff)
		}
		end := max(a.End, b.End)
		a.End, b.End = end, end
		ga, errA := a.Play(bell.Spec)
		gb, errB := b.Play(bell.Spec)
		if errA != nil || errB != nil {
			t.Fatal(errA, errB)
		}
		if diff := cmp.Diff(ga.AppendState(nil), gb.AppendState(nil)); diff != "" {
			t.Fatalf("the games differ:\n%s", diff)
		}
	})
}

func TestKeysOfOneFrameKeepTheirTimes(t *testing.T) {
	s := newSession(t)
	s.Frame(start)
	s.Press(start+3*ms+999999, pull, 0, 0)
	s.Release(start+7*ms, pull)
	s.Press(start+7*ms+500000, pull, 0, 0)
	s.Frame(start + 16*ms)
	want := []sim.Input{
		{At: 3 * ms, Code: pull},
		{At: 7 * ms, Code: pull | sim.Release},
		{At: 7 * ms, Code: pull},
	}
	if diff := cmp.Diff(want, s.Record().Inputs); diff != "" {
		t.Error(diff)
	}
}

func TestAnInputIsNeverBeforeWhatTheGameReached(t *testing.T) {
	s := newSession(t)
	s.Frame(start)
	s.Frame(start + 20*ms)
	s.Press(start+11*ms, pull, 0, 0) // told late
	if in := s.Record().Inputs[0]; in.At != 20*ms {
		t.Errorf("the input came at %v, want 20ms", in.At)
	}
}

func TestTimeBeginsWithTheFirstFrame(t *testing.T) {
	s := newSession(t)
	if events := s.Frame(start); len(events) != 1 || s.Game().Now() != 0 {
		t.Errorf("the first frame gave %d events at %v, want the one of the instant 0", len(events), s.Game().Now())
	}
	if s.Paused() {
		t.Error("the game is paused before it began")
	}
}

func TestAStallPausesWhereTheGameWas(t *testing.T) {
	for _, c := range []struct {
		name string
		wake func(s *session.Session, at time.Duration)
	}{
		{"frame", func(s *session.Session, at time.Duration) { s.Frame(at) }},
		{"key", func(s *session.Session, at time.Duration) { s.Press(at, pull, 0, 0) }},
		{"pause", func(s *session.Session, at time.Duration) { s.Pause(at) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newSession(t)
			s.Frame(start)
			s.Frame(start + 40*ms)
			c.wake(s, start+40*ms+session.Stall+1)
			s.Frame(start + 60*time.Second)
			if !s.Paused() || s.Game().Now() != 40*ms {
				t.Fatalf("paused %v at %v, want a pause at 40ms", s.Paused(), s.Game().Now())
			}
			if want := []sim.Input{{At: 40 * ms, Code: sim.Pause}}; !slices.Equal(s.Record().Inputs, want) {
				t.Errorf("recorded %v, want %v", s.Record().Inputs, want)
			}
			s.Resume(start + 90*time.Second)
			s.Frame(start + 90*time.Second + 10*ms)
			if s.Paused() || s.Game().Now() != 50*ms {
				t.Errorf("paused %v at %v, want play at 50ms", s.Paused(), s.Game().Now())
			}
		})
	}
}

func TestAGapUpToTheLimitIsPlayed(t *testing.T) {
	s := newSession(t)
	s.Frame(start)
	s.Frame(start + session.Stall)
	if s.Paused() || s.Game().Now() != session.Stall {
		t.Errorf("paused %v at %v, want play at %v", s.Paused(), s.Game().Now(), session.Stall)
	}
}

func TestAGameThatIsOverDoesNotPause(t *testing.T) {
	s, err := session.New(bell.Spec, sim.Config{Settings: []byte(`{"limitSeconds":0.1}`)})
	if err != nil {
		t.Fatal(err)
	}
	s.Frame(start)
	s.Frame(start + 100*ms)
	if !s.Game().Result().Over {
		t.Fatal("the game is not over")
	}
	s.Frame(start + time.Hour)
	if s.Pause(start+time.Hour) || s.Paused() || s.Game().Now() != 100*ms {
		t.Errorf("paused %v at %v, want no pause and no jump", s.Paused(), s.Game().Now())
	}
}

func TestCommandsWhilePausedAreNotHeard(t *testing.T) {
	s := newSession(t)
	s.Frame(start)
	s.Press(start+10*ms, pull, 0, 0)
	if !s.Pause(start + 20*ms) {
		t.Fatal("the game is not paused")
	}
	if s.Press(start+30*ms, tune, 3, 0) || s.Release(start+40*ms, pull) {
		t.Error("a paused game heard a command")
	}
	s.Resume(start + 50*ms)
	if s.Release(start+60*ms, pull) {
		t.Error("a key held before the pause does not count as released")
	}
	s.Frame(start + 70*ms)
	want := []sim.Input{{At: 10 * ms, Code: pull}, {At: 20 * ms, Code: sim.Pause}, {At: 20 * ms, Code: sim.Resume}}
	if diff := cmp.Diff(want, s.Record().Inputs); diff != "" {
		t.Error(diff)
	}
	if s.Game().Now() != 40*ms {
		t.Errorf("game time is %v, want 40ms", s.Game().Now())
	}
}

func TestRestart(t *testing.T) {
	s, err := session.New(bell.Spec, sim.Config{Seed: 1, Settings: []byte(`{"limitSeconds":9}`)})
	if err != nil {
		t.Fatal(err)
	}
	s.Frame(start)
	s.Press(start+ms, pull, 0, 0)
	again, err := s.Restart(2)
	if err != nil {
		t.Fatal(err)
	}
	r := again.Record()
	if r.Config.Seed != 2 || string(r.Config.Settings) != `{"limitSeconds":9}` || len(r.Inputs) != 0 || r.End != 0 {
		t.Errorf("the new game is %+v", r)
	}
}

func TestNewRefusesABadConfig(t *testing.T) {
	if _, err := session.New(bell.Spec, sim.Config{Mode: "loud"}); err == nil {
		t.Error("a mode that does not exist was taken")
	}
}

// Game time passes as fast as it is told to, goes on without a jump when that changes,
// and the game is still its record.
func TestRate(t *testing.T) {
	s := newSession(t)
	at := start
	run := func(d time.Duration) (passed time.Duration) {
		from := s.Game().Now()
		for end := at + d; at < end; at += 10 * ms {
			s.Frame(at)
		}
		s.Reach(at)
		return s.Game().Now() - from
	}
	run(100 * ms)
	for _, rate := range []float64{1, 12, .06, 1} {
		s.SetRate(at, rate)
		want := time.Duration(rate * float64(400*ms))
		if passed := run(400 * ms); passed < want-2*ms || passed > want+2*ms {
			t.Errorf("at a rate of %v 400 ms are %v, want %v", rate, passed, want)
		}
		s.Press(at, pull, 0, 0)
		s.Release(at, pull)
	}
	r := s.Record()
	if _, err := r.Check(bell.Spec); err != nil {
		t.Error(err)
	}
}
