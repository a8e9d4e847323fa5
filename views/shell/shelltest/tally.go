package shelltest

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
	"parlor/views/shell"
)

// Played is a game of a room, and the record of it.
type Played struct {
	testing.TB
	Room   shell.Room
	Game   sim.Game
	Record *replay.Record
}

// Play plays a game with inputs, to an end.
func Play(t testing.TB, room shell.Room, config sim.Config, end time.Duration, inputs ...sim.Input) *Played {
	t.Helper()
	g, r, err := replay.Start(room.Spec(), config)
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range inputs {
		if !r.Apply(g, in) {
			t.Fatalf("%v has no effect", in)
		}
	}
	g.Advance(end)
	r.Close(g)
	return &Played{t, room, g, r}
}

// Golden reads a golden record of the room's game; the test is that of a room.
func Golden(t testing.TB, room shell.Room, name string) *replay.Record {
	t.Helper()
	return golden.Read(t, room.Spec(), "../../games/"+room.Spec().Name+"/testdata/"+name+".txtar")
}

// Replay plays a golden record of the room's game.
func Replay(t testing.TB, room shell.Room, name string) *Played {
	t.Helper()
	r := Golden(t, room, name)
	g, err := r.Check(room.Spec())
	if err != nil {
		t.Fatal(err)
	}
	g.Drain(nil)
	return &Played{t, room, g, r}
}

// WantTally compares what is remembered of the game; counts of 0 are not.
func (p *Played) WantTally(want map[string]int64) {
	p.Helper()
	got := map[string]int64{}
	for _, c := range p.Room.Tally(p.Game, p.Record) {
		if _, twice := got[c.Name]; twice || c.Name == "" || c.N <= 0 {
			p.Errorf("the count %q is %d, and twice is %v", c.Name, c.N, twice)
		}
		got[c.Name] = c.N
	}
	if diff := cmp.Diff(want, got); diff != "" {
		p.Error(diff)
	}
}

// WantStanding compares where the game stands in words.
func (p *Played) WantStanding(where, figures string) {
	p.Helper()
	if w, f := p.Room.Standing(p.Game); w != where || f != figures {
		p.Errorf("it stands at %q with %q, want %q with %q", w, f, where, figures)
	}
}

// WantFigures compares the page of statistics with lines of a label and its value.
func WantFigures(t testing.TB, figures []shell.Figure, want ...[2]string) {
	t.Helper()
	var got [][2]string
	for _, f := range figures {
		got = append(got, [2]string{f.Label, f.Value})
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
