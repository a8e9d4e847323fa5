package replay

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/sim"
	"parlor/sim/simtest/bell"
)

// The moments of a game are its events, each once and in order, those that an input
// brought about apart from those before it.
func TestMoments(t *testing.T) {
	g, r, err := Start(bell.Spec, sim.Config{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for at := 300 * time.Millisecond; at < 20*time.Second; at += 300 * time.Millisecond {
		for code := range bell.Spec.Commands {
			r.Apply(g, sim.Input{At: at, Code: sim.Code(code)})
		}
		r.Apply(g, sim.Input{At: at, Code: sim.Pause})
		r.Apply(g, sim.Input{At: at, Code: sim.Resume})
	}
	r.Close(g)
	played, err := r.Play(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	want := played.Drain(nil)

	var got []sim.Event
	inputs, before := 0, 0
	var last sim.Game
	for m := range Moments(bell.Spec, r) {
		last = m.Game
		got = append(got, m.Events...)
		if m.Input == nil {
			before += len(m.Events)
			continue
		}
		if *m.Input != r.Inputs[inputs] {
			t.Errorf("input %d is %v, want %v", inputs, *m.Input, r.Inputs[inputs])
		}
		inputs++
		for _, e := range m.Events {
			if e.At != m.Input.At {
				t.Errorf("an event at %v is by the input at %v", e.At, m.Input.At)
			}
		}
	}
	if !slices.Equal(got, want) || inputs != len(r.Inputs) || inputs == 0 || before == 0 || before == len(want) {
		t.Errorf("%d events, %d of them by themselves, and %d inputs; want %d events and %d inputs", len(got), before, inputs, len(want), len(r.Inputs))
	}
	if HashOf(last) != r.Hash {
		t.Error("the last moment is not the end of the record")
	}
	first := 0
	for range Moments(bell.Spec, r) {
		if first++; first == 3 {
			break
		}
	}
	r.Config.Settings = []byte(`{"` + strings.Repeat("no", 3) + `":1}`)
	for m := range Moments(bell.Spec, r) {
		t.Error("a record that cannot be played has the moment", fmt.Sprint(m))
	}
}
