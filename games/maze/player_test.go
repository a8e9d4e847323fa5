package maze

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"parlor/sim"
)

// player plays a lab in a test, in the words of the specification.
type player struct {
	t *testing.T
	g *Game
}

// begin starts a lab; the config is a JSON object with settings and setup, or
// rows of a map with the Camp on its first and the Tower on its last cell.
func begin(t *testing.T, config ...string) *player {
	t.Helper()
	var c struct{ Settings, Setup json.RawMessage }
	switch {
	case len(config) == 0:
	case strings.HasPrefix(config[0], "{"):
		if err := json.Unmarshal([]byte(config[0]), &c); err != nil {
			t.Fatal(err)
		}
	default:
		rows, _ := json.Marshal(config)
		c.Setup = fmt.Appendf(nil, `{"map":%s,"startCell":0,"goalCell":%d}`, rows, len(config)*len(config[0])-1)
	}
	g, err := New(sim.Config{Seed: 1, Settings: c.Settings, Setup: c.Setup})
	if err != nil {
		t.Fatal(err)
	}
	return &player{t, g}
}

// do carries out commands such as "step", "step x3", "paintCell 5", "brush Mud"
// or "wait 120ms".
func (p *player) do(commands ...string) *player {
	p.t.Helper()
	for _, command := range commands {
		in, times, wait := readCommand(p.t, command)
		p.g.Advance(p.g.now + wait)
		for range times {
			in.At = p.g.now
			p.g.Apply(in)
		}
	}
	return p
}

// readCommand reads an input and how often it comes, or a wait.
func readCommand(t *testing.T, command string) (in sim.Input, times int, wait time.Duration) {
	t.Helper()
	name, arg, _ := strings.Cut(command, " ")
	if name == "wait" {
		wait, err := time.ParseDuration(arg)
		if err != nil {
			t.Fatal(err)
		}
		return in, 0, wait
	}
	times = 1
	if count, ok := strings.CutPrefix(arg, "x"); ok {
		if _, err := fmt.Sscan(count, &times); err != nil {
			t.Fatal(err)
		}
	}
	var ok bool
	if in.Code, ok = Spec.Command(name); !ok {
		t.Fatalf("there is no command %q", command)
	}
	if read := Spec.Commands[in.Code].Arg; read != nil {
		raw := json.RawMessage(arg)
		if !json.Valid(raw) {
			raw = json.RawMessage(`"` + arg + `"`)
		}
		var err error
		if in.X, in.Y, err = read(raw); err != nil {
			t.Fatalf("%s: %v", command, err)
		}
	}
	return in, times, 0
}

// wants compares the state with values by their names on the page; a path such as
// distance.48 names an item of a list.
func (p *player) wants(values ...any) *player {
	p.t.Helper()
	text, err := json.Marshal(p.g.look())
	if err != nil {
		p.t.Fatal(err)
	}
	var state map[string]any
	if err := json.Unmarshal(text, &state); err != nil {
		p.t.Fatal(err)
	}
	for i := 0; i < len(values); i += 2 {
		name, item, listed := strings.Cut(values[i].(string), ".")
		got, ok := state[name]
		if listed {
			var n int
			fmt.Sscan(item, &n)
			got = got.([]any)[n]
		}
		if want := fmt.Sprint(values[i+1]); !ok || fmt.Sprint(got) != want {
			p.t.Errorf("%s is %v, want %s", values[i], got, want)
		}
	}
	return p
}

// events drains the game and writes its events as "120ms cellSettled 48 0", the
// time only when it is not 0.
func (p *player) events() (list []string) {
	for _, e := range p.g.Drain(nil) {
		words := []string{eventNames[e.Kind]}
		if e.At > 0 {
			words = append([]string{e.At.String()}, words...)
		}
		for _, f := range describe(e) {
			words = append(words, fmt.Sprint(f.Value))
		}
		list = append(list, strings.Join(words, " "))
	}
	return list
}

func (p *player) wantsEvents(want ...string) *player {
	p.t.Helper()
	if got := p.events(); strings.Join(got, "; ") != strings.Join(want, "; ") {
		p.t.Errorf("the events are\n\t%s\nwant\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
	}
	return p
}
