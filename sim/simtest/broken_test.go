package simtest

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/sim"
	"parlor/sim/simtest/bell"
)

// broken is the template game with some of its methods replaced.
type broken struct {
	sim.Game
	*faults
	memory  int // what a fault has counted
	pending []sim.Event
}

// faults replace a method where they are not nil.
type faults struct {
	advance func(*broken, time.Duration)
	apply   func(*broken, sim.Input) bool
	next    func(*broken) (time.Duration, bool)
	drain   func(*broken, []sim.Event) []sim.Event
	clone   func(*broken) sim.Game
	state   func(*broken, []byte) []byte
	look    func(*broken) any
}

func (b *broken) Advance(to time.Duration) {
	if b.advance != nil {
		b.advance(b, to)
		return
	}
	b.Game.Advance(to)
}

func (b *broken) Apply(in sim.Input) bool {
	if b.apply != nil {
		return b.apply(b, in)
	}
	return b.Game.Apply(in)
}

func (b *broken) Next() (time.Duration, bool) {
	if b.next != nil {
		return b.next(b)
	}
	return b.Game.Next()
}

func (b *broken) Drain(into []sim.Event) []sim.Event {
	if b.drain != nil {
		return b.drain(b, into)
	}
	return b.Game.Drain(into)
}

func (b *broken) Clone() sim.Game {
	if b.clone != nil {
		return b.clone(b)
	}
	return b.copy()
}

func (b *broken) copy() *broken {
	c := *b
	c.Game = b.Game.Clone()
	return &c
}

func (b *broken) AppendState(bytes []byte) []byte {
	if b.state != nil {
		return b.state(b, bytes)
	}
	return b.Game.AppendState(bytes)
}

// remember shows the memory in the state.
func remember(b *broken, bytes []byte) []byte {
	return append(b.Game.AppendState(bytes), byte(b.memory))
}

func breakBell(f *faults) *sim.Spec {
	spec := *bell.Spec
	spec.New = func(c sim.Config) (sim.Game, error) {
		g, err := bell.Spec.New(c)
		return &broken{Game: g, faults: f}, err
	}
	spec.Look = func(g sim.Game) any {
		b := g.(*broken)
		if f.look != nil {
			return f.look(b)
		}
		return bell.Spec.Look(b.Game)
	}
	return &spec
}

const (
	pull = sim.Code(0)
	tune = sim.Code(1)
)

// pastEnd says whether the template's time is up.
func pastEnd(b *broken) bool { return b.Result().Over }

// TestLawsCanFail breaks the template game in one way after another, and wants
// the law to notice that the game keeps no longer.
func TestLawsCanFail(t *testing.T) {
	made := 0
	tests := []struct {
		fault  string
		law    func(*play) error
		faults faults
	}{
		{"every game is another one", differentAgain, faults{
			state: func(b *broken, bytes []byte) []byte {
				made++
				return append(b.Game.AppendState(bytes), byte(made))
			},
		}},
		{"the state counts calls of Advance", differentInPieces, faults{
			advance: func(b *broken, to time.Duration) { b.memory++; b.Game.Advance(to) },
			state:   remember,
		}},
		{"Advance stops at the next thing that happens", differentInPieces, faults{
			advance: func(b *broken, to time.Duration) {
				if next, ok := b.Game.Next(); ok && next < to {
					to = next
				}
				b.Game.Advance(to)
			},
		}},
		{"time goes back", wrongTime, faults{
			advance: func(b *broken, to time.Duration) { b.Game.Advance(to - 1) },
		}},
		{"time passes in a pause", wrongTime, faults{
			apply: func(b *broken, in sim.Input) bool {
				if in.Code == sim.Pause {
					b.Advance(in.At)
					return true
				}
				return b.Game.Apply(in)
			},
		}},
		{"late inputs are lost", differentWhenLate, faults{
			apply: func(b *broken, in sim.Input) bool { return in.At >= b.Now() && b.Game.Apply(in) },
		}},
		{"a clone is the game itself", differentClone, faults{
			clone: func(b *broken) sim.Game { return b },
		}},
		{"a clone shares the list of events", differentClone, faults{
			apply: func(b *broken, in sim.Input) bool {
				effect := b.Game.Apply(in)
				b.pending = b.Game.Drain(b.pending)
				return effect
			},
			drain: func(b *broken, into []sim.Event) []sim.Event {
				into = b.Game.Drain(append(into, b.pending...))
				b.pending = b.pending[:0]
				return into
			},
		}},
		{"a clone forgets the events that wait", differentClone, faults{
			clone: func(b *broken) sim.Game {
				c := b.copy()
				c.Game.Drain(nil)
				return c
			},
		}},
		{"events come in the wrong order", wrongEvents, faults{
			drain: func(b *broken, into []sim.Event) []sim.Event {
				into = b.Game.Drain(into)
				slices.Reverse(into)
				return into
			},
		}},
		{"events come too early", wrongEvents, faults{
			drain: func(b *broken, into []sim.Event) []sim.Event {
				return append(b.Game.Drain(into), sim.Event{At: b.Now() + 1})
			},
		}},
		{"an event has no name", wrongEvents, faults{
			drain: func(b *broken, into []sim.Event) []sim.Event {
				return append(b.Game.Drain(into), sim.Event{At: b.Now(), Kind: 200})
			},
		}},
		{"an instant does not end", endlessInstant, faults{
			drain: func(b *broken, into []sim.Event) []sim.Event {
				return append(b.Game.Drain(into), make([]sim.Event, 10001)...)
			},
		}},
		{"Next is Now", wrongNext, faults{
			next: func(b *broken) (time.Duration, bool) { return b.Now(), true },
		}},
		{"Next is too late", wrongNext, faults{
			next: func(b *broken) (time.Duration, bool) {
				next, ok := b.Game.Next()
				return next + time.Second, ok
			},
		}},
		{"there is no Next", wrongNext, faults{
			next: func(b *broken) (time.Duration, bool) { return 0, false },
		}},
		{"inputs without effect are counted", secretEffect, faults{
			apply: func(b *broken, in sim.Input) bool {
				if b.Game.Apply(in) {
					return true
				}
				b.memory++
				return false
			},
			state: remember,
		}},
		{"there is no pause", wrongPause, faults{
			apply: func(b *broken, in sim.Input) bool { return in.Code != sim.Pause && b.Game.Apply(in) },
		}},
		{"the rope is still pulled after a pause", wrongPause, faults{
			apply: func(b *broken, in sim.Input) bool {
				if !b.Game.Apply(in) {
					return false
				}
				switch in.Code {
				case pull:
					b.memory = 1
				case pull | sim.Release:
					b.memory = 0
				case sim.Resume:
					if b.memory == 1 {
						b.Game.Apply(sim.Input{At: in.At, Code: pull})
					}
				}
				return true
			},
		}},
		{"commands have an effect after the end", changeAfterEnd, faults{
			apply: func(b *broken, in sim.Input) bool { return b.Game.Apply(in) || pastEnd(b) && in.Code == tune },
		}},
		{"something comes after the end", changeAfterEnd, faults{
			next: func(b *broken) (time.Duration, bool) {
				if pastEnd(b) {
					return b.Now() + time.Second, true
				}
				return b.Game.Next()
			},
		}},
		{"the state counts the time after the end", changeAfterEnd, faults{
			state: func(b *broken, bytes []byte) []byte {
				return append(b.Game.AppendState(bytes), b.Now().String()...)
			},
		}},
		{"the look counts the time after the end", changeAfterEnd, faults{
			look: func(b *broken) any { return b.Now() },
		}},
		{"a code without a name has an effect", differentRecord, faults{
			apply: func(b *broken, in sim.Input) bool { return b.Game.Apply(in) || in.Code > sim.Resume && !pastEnd(b) },
		}},
		{"what a record leaves out has an effect", differentRecord, faults{
			apply: func(b *broken, in sim.Input) bool {
				if !b.Game.Apply(in) {
					b.memory++
					return false
				}
				return true
			},
			state: remember,
		}},
		{"the look cannot be written", wrongLook, faults{
			look: func(*broken) any { return func() {} },
		}},
		{"a look lets time pass", wrongLook, faults{
			look: func(b *broken) any { b.Game.Advance(b.Now() + 1); return nil },
		}},
	}
	for _, test := range tests {
		t.Run(test.fault, func(t *testing.T) {
			spec := breakBell(&test.faults)
			if noticed(spec, test.law) == nil {
				t.Error("the law does not notice")
			}
		})
	}
}

// noticed plays scripts of the kind that Check draws until a law is broken.
func noticed(spec *sim.Spec, broken func(*play) error) error {
	scripts := scriptsFor(spec)
	for seed := range 100 {
		p := &play{spec: spec, config: sim.Config{Seed: int64(seed), Settings: json.RawMessage(`{"limitSeconds":20}`)}}
		if err := p.perform(scripts.Example(seed)); err != nil {
			return err
		}
		if err := broken(p); err != nil {
			return err
		}
	}
	return nil
}

func TestTheTemplateKeepsEveryLaw(t *testing.T) {
	for _, l := range laws {
		if err := noticed(bell.Spec, l.broken); err != nil {
			t.Errorf("%s: %v", l.says, err)
		}
	}
}

func TestPanicsAreNoticed(t *testing.T) {
	spec := breakBell(&faults{apply: func(b *broken, in sim.Input) bool {
		if in.Code == 200 {
			panic("no such command")
		}
		return b.Game.Apply(in)
	}})
	err := checkLaws(spec, sim.Config{}, script{{Code: tune, X: 3}, {Code: 200, Wait: time.Second}})
	if err == nil || !strings.Contains(err.Error(), "no input at any time panics: no such command") {
		t.Errorf("the error is %v", err)
	}
	if err != nil && !strings.Contains(err.Error(), "\n\t0s: press tune 3 0\n\t1s: undefined code 200") {
		t.Errorf("the error does not tell what was played: %v", err)
	}
}

func TestSpecsAreChecked(t *testing.T) {
	for _, test := range []struct {
		reason string
		spoil  func(*sim.Spec)
	}{
		{"a Title", func(s *sim.Spec) { s.Title = "" }},
		{"a Version", func(s *sim.Spec) { s.Version = 0 }},
		{`"pull" is empty or given twice`, func(s *sim.Spec) {
			s.Commands = []sim.Command{{Name: "pull"}, {Name: "pull"}}
		}},
		{`"" is empty or given twice`, func(s *sim.Spec) { s.Events = []string{""} }},
		{"more than 126", func(s *sim.Spec) { s.Commands = make([]sim.Command, 127) }},
		{"cannot be played by default", func(s *sim.Spec) { s.Modes = []sim.Mode{{Name: "slow"}} }},
		{"is not refused", func(s *sim.Spec) {
			s.New = func(sim.Config) (sim.Game, error) { return bell.Spec.New(sim.Config{}) }
		}},
	} {
		spec := *bell.Spec
		test.spoil(&spec)
		if err := checkSpec(&spec); err == nil || !strings.Contains(err.Error(), test.reason) {
			t.Errorf("the error is %v and should say: %s", err, test.reason)
		}
	}
	if err := checkSpec(bell.Spec); err != nil {
		t.Error(err)
	}
}
