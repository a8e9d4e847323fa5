package eight

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"parlor/sim"
)

// player plays in a test, in the words of the specification.
type player struct {
	t      *testing.T
	g      *Game
	events []string // "150ms slideFinished"
}

// begin starts a game on a board; options are settings such as `"maxStates":4`.
func begin(t *testing.T, start string, options ...string) *player {
	t.Helper()
	g, err := New(configOf(start, options...))
	if err != nil {
		t.Fatal(err)
	}
	return &player{t: t, g: g}
}

func configOf(start string, options ...string) sim.Config {
	c := sim.Config{Seed: 1, Settings: json.RawMessage("{" + strings.Join(options, ",") + "}")}
	if start != "" {
		c.Setup = json.RawMessage(fmt.Sprintf(`{"board":%q}`, start))
	}
	return c
}

// tap gives commands by name, with an argument after a space: "tile 8".
func (p *player) tap(commands ...string) *player {
	p.t.Helper()
	for _, c := range commands {
		p.apply(c)
	}
	return p
}

// apply gives a command, and says whether it had an effect.
func (p *player) apply(command string) bool {
	p.t.Helper()
	in := readCommand(p.t, command)
	in.At = p.g.Now()
	effect := p.g.Apply(in)
	p.drain()
	return effect
}

func readCommand(t *testing.T, command string) sim.Input {
	t.Helper()
	name, arg, _ := strings.Cut(command, " ")
	code, ok := Spec.Command(name)
	if !ok {
		t.Fatalf("no command %q", name)
	}
	in := sim.Input{Code: code}
	if read := Spec.Commands[code].Arg; read != nil {
		var raw json.RawMessage
		if arg != "" {
			raw = json.RawMessage(arg)
		}
		var err error
		if in.X, in.Y, err = read(raw); err != nil {
			t.Fatal(err)
		}
	}
	return in
}

// steps takes so many Steps by hand, each after the slide before it.
func (p *player) steps(n int) *player {
	for range n {
		if p.g.sliding() {
			p.wait("150ms")
		}
		p.apply("step")
	}
	return p
}

func (p *player) at(when string) *player {
	p.t.Helper()
	d, err := time.ParseDuration(when)
	if err != nil {
		p.t.Fatal(err)
	}
	p.g.Advance(d)
	p.drain()
	return p
}

func (p *player) wait(long string) *player {
	p.t.Helper()
	d, err := time.ParseDuration(long)
	if err != nil {
		p.t.Fatal(err)
	}
	return p.at((p.g.Now() + d).String())
}

func (p *player) drain() {
	for _, e := range p.g.Drain(nil) {
		text := fmt.Sprintf("%v %s", e.At, eventNames[e.Kind])
		for _, f := range describe(e) {
			text += fmt.Sprintf(" %v", f.Value)
		}
		p.events = append(p.events, text)
	}
}

// want compares parts of the look, as JSON: `"board":"123456780","solving":true`.
func (p *player) want(parts string) *player {
	p.t.Helper()
	var wanted, all map[string]any
	if err := json.Unmarshal([]byte("{"+parts+"}"), &wanted); err != nil {
		p.t.Fatal(err)
	}
	text, err := json.Marshal(p.g.look())
	if err != nil {
		p.t.Fatal(err)
	}
	if err := json.Unmarshal(text, &all); err != nil {
		p.t.Fatal(err)
	}
	got := map[string]any{}
	for name := range wanted {
		got[name] = all[name]
	}
	if diff := cmp.Diff(wanted, got); diff != "" {
		p.t.Errorf("at %v: -want +got\n%s", p.g.Now(), diff)
	}
	return p
}

// wantEvents compares all events since the last call.
func (p *player) wantEvents(events ...string) *player {
	p.t.Helper()
	if diff := cmp.Diff(events, p.events); diff != "" {
		p.t.Errorf("events: -want +got\n%s", diff)
	}
	p.events = nil
	return p
}
