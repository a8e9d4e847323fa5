package simtest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"time"

	"pgregory.net/rapid"

	"parlor/sim"
)

// A script is a random player. What it does depends on the game only where it
// aims at the times at which something happens by itself.
type script []step

// step is one thing that the player does, and how long the player waits before.
type step struct {
	Wait   time.Duration // from the game's time; below 0 the input comes late
	ToNext bool          // Wait counts from the game's Next instead
	Idle   bool          // only time passes
	Wake   bool          // if the game is paused, resume it instead
	Code   sim.Code
	X, Y   int16
}

// scriptsFor makes scripts of a game's commands, mostly.
func scriptsFor(spec *sim.Spec) *rapid.Generator[script] {
	codes := []sim.Code{sim.Pause, sim.Resume}
	for i, c := range spec.Commands {
		code := sim.Code(i)
		codes = append(codes, code, code, code, code)
		if c.Held {
			codes = append(codes, code|sim.Release, code|sim.Release, code|sim.Release)
		}
	}
	code := rapid.OneOf(rapid.SampledFrom(codes), rapid.SampledFrom(codes), rapid.SampledFrom(codes), rapid.SampledFrom(codes),
		rapid.Map(rapid.Byte(), func(b byte) sim.Code { return sim.Code(b) }))
	argument := rapid.OneOf(rapid.Int16Range(0, 12), rapid.Int16Range(0, 12), rapid.Int16())
	unit := rapid.SampledFrom([]time.Duration{
		0, 0, time.Nanosecond, time.Millisecond, 16666667, 100 * time.Millisecond, time.Second, 20 * time.Second,
	})
	one := rapid.Custom(func(t *rapid.T) step {
		s := step{
			Code: code.Draw(t, "code"),
			X:    argument.Draw(t, "x"),
			Y:    argument.Draw(t, "y"),
			Wake: rapid.Bool().Draw(t, "wake"),
			Idle: rapid.IntRange(0, 7).Draw(t, "idle") == 7,
		}
		if s.ToNext = rapid.IntRange(0, 3).Draw(t, "toNext") == 3; s.ToNext {
			s.Wait = time.Duration(rapid.IntRange(-1, 1).Draw(t, "near"))
		} else {
			s.Wait = unit.Draw(t, "unit") * time.Duration(rapid.IntRange(-1, 9).Draw(t, "units"))
		}
		return s
	})
	return rapid.Map(rapid.SliceOfN(one, 1, 60), func(s []step) script { return s })
}

// A play is a script that was performed once: what all other plays of the same
// acts are compared with.
type play struct {
	spec    *sim.Spec
	config  sim.Config
	moments []moment // the first is the start, each other one is an act
}

// act is an input, or only time that passes until in.At.
type act struct {
	in   sim.Input
	idle bool
}

// moment is what can be seen of a game after an act.
type moment struct {
	act    act
	effect bool
	now    time.Duration
	events []sim.Event
	state  []byte
	result sim.Result
}

// perform plays a script. What was done by then can be seen even when an act
// panics.
func (p *play) perform(s script) error {
	g, err := p.spec.New(p.config)
	if err != nil {
		return err
	}
	p.moments = []moment{observe(g, act{}, false)}
	paused := false
	for _, step := range s {
		a := act{in: sim.Input{At: g.Now() + step.Wait, Code: step.Code, X: step.X, Y: step.Y}, idle: step.Idle}
		if next, ok := g.Next(); ok && step.ToNext {
			a.in.At = next + step.Wait
		}
		if paused && step.Wake {
			a.in.Code = sim.Resume
		}
		p.moments = append(p.moments, moment{act: a})
		effect := a.do(g)
		if effect && (a.in.Code == sim.Pause || a.in.Code == sim.Resume) {
			paused = a.in.Code == sim.Pause
		}
		p.moments[len(p.moments)-1] = observe(g, a, effect)
	}
	return nil
}

func (a act) do(g sim.Game) bool {
	if a.idle {
		g.Advance(a.in.At)
		return false
	}
	return g.Apply(a.in)
}

// observe drains the game.
func observe(g sim.Game, a act, effect bool) moment {
	return moment{
		act: a, effect: effect, now: g.Now(),
		events: g.Drain(nil), state: g.AppendState(nil), result: g.Result(),
	}
}

// differs says in what two moments differ, if they do.
func (m *moment) differs(other *moment) error {
	switch {
	case m.effect != other.effect:
		return fmt.Errorf("it has effect: %t and then %t", m.effect, other.effect)
	case m.now != other.now:
		return fmt.Errorf("the time is %v and then %v", m.now, other.now)
	case !slices.Equal(m.events, other.events):
		return fmt.Errorf("the events are %v and then %v", m.events, other.events)
	case !bytes.Equal(m.state, other.state):
		return fmt.Errorf("the state is %x and then %x", m.state, other.state)
	case m.result != other.result:
		return fmt.Errorf("the result is %v and then %v", m.result, other.result)
	}
	return nil
}

// visit performs the acts again and calls see at the start, as number 0, and
// after each act. see may drain the game, and has clones to play with.
func (p *play) visit(see func(g sim.Game, i int, effect bool) error) error {
	g, err := p.spec.New(p.config)
	if err != nil {
		return err
	}
	for i, m := range p.moments {
		effect := false
		if i > 0 {
			effect = m.act.do(g)
		}
		if err := see(g, i, effect); err != nil {
			return p.at(i, err)
		}
	}
	return nil
}

// at adds to an error what was done until then.
func (p *play) at(i int, err error) error {
	var b strings.Builder
	for j := 1; j <= i; j++ {
		b.WriteString("\n\t" + p.moments[j].act.show(p.spec))
	}
	return fmt.Errorf("%w\nmode %q, seed %d, settings %q, setup %q, and then%s",
		err, p.config.Mode, p.config.Seed, p.config.Settings, p.config.Setup, b.String())
}

func (a act) show(spec *sim.Spec) string {
	at, code := a.in.At, a.in.Code
	switch command := int(code &^ sim.Release); {
	case a.idle:
		return fmt.Sprintf("%v: time passes", at)
	case code == sim.Pause:
		return fmt.Sprintf("%v: pause", at)
	case code == sim.Resume:
		return fmt.Sprintf("%v: resume", at)
	case command >= len(spec.Commands):
		return fmt.Sprintf("%v: undefined code %d", at, code)
	case code&sim.Release != 0:
		return fmt.Sprintf("%v: release %s", at, spec.Commands[command].Name)
	default:
		return fmt.Sprintf("%v: press %s %d %d", at, spec.Commands[command].Name, a.in.X, a.in.Y)
	}
}
