package cascade

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"parlor/sim"
)

// player plays a game in a test, in the words of the specification.
type player struct {
	t      *testing.T
	g      *Game
	events []sim.Event
}

// begin starts a game without a countdown; options are "mode NAME", "seed N",
// settings as `"name":value` and setup as `setup:"name":value`.
func begin(t *testing.T, options ...string) *player {
	t.Helper()
	g, err := New(configOf(t, options...))
	if err != nil {
		t.Fatal(err)
	}
	return &player{t: t, g: g}
}

func configOf(t *testing.T, options ...string) sim.Config {
	t.Helper()
	settings, setup := []string{}, []string{}
	c := sim.Config{Seed: 1}
	countdown := `"countdownSeconds":0`
	for _, o := range options {
		switch {
		case strings.HasPrefix(o, "mode "):
			c.Mode = o[5:]
		case strings.HasPrefix(o, "setup:"):
			setup = append(setup, o[6:])
		case strings.HasPrefix(o, `"countdownSeconds"`):
			countdown = o
		default:
			settings = append(settings, o)
		}
	}
	c.Settings = json.RawMessage("{" + strings.Join(append(settings, countdown), ",") + "}")
	c.Setup = json.RawMessage("{" + strings.Join(setup, ",") + "}")
	return c
}

// queue and wellOf write parts of a setup.
func queue(kinds string) string { return fmt.Sprintf(`setup:"queue":%q`, kinds) }

func wellOf(rows ...string) string {
	text, _ := json.Marshal(rows)
	return `setup:"well":` + string(text)
}

// at lets time pass until a game time such as "1.5s".
func (p *player) at(when string) *player {
	p.t.Helper()
	d, err := time.ParseDuration(when)
	if err != nil {
		p.t.Fatal(err)
	}
	p.g.Advance(d)
	return p
}

func (p *player) press(codes ...sim.Code) *player {
	for _, c := range codes {
		p.g.Apply(sim.Input{At: p.g.Now(), Code: c})
	}
	return p
}

func (p *player) release(codes ...sim.Code) *player {
	for _, c := range codes {
		p.press(c | sim.Release)
	}
	return p
}

func (p *player) tap(codes ...sim.Code) *player {
	for _, c := range codes {
		p.press(c).release(c)
	}
	return p
}

// state is what drive's look shows.
func (p *player) state() look { return p.g.look() }

// want compares a value of the state with what the specification says.
func (p *player) want(what string, got, want any) *player {
	p.t.Helper()
	if !reflect.DeepEqual(got, want) {
		p.t.Errorf("at %v: %s is %v, want %v", p.g.Now(), what, got, want)
	}
	return p
}

func (p *player) wantRow(row int) *player {
	p.t.Helper()
	return p.want("row", p.g.piece.Row, row)
}

func (p *player) wantColumn(column int) *player {
	p.t.Helper()
	return p.want("column", p.g.piece.Column, column)
}

func (p *player) wantScore(score int64) *player {
	p.t.Helper()
	return p.want("score", p.g.counts.Score, score)
}

// wantWell compares the bottom rows of the well.
func (p *player) wantWell(rows ...string) *player {
	p.t.Helper()
	well := p.state().Well
	return p.want("well", well[len(well)-len(rows):], rows)
}

// drained gives the events since the last call.
func (p *player) drained() []sim.Event {
	p.events = p.g.Drain(p.events[:0])
	return p.events
}

// told writes the events since the last call as "name@time", without those
// named in but.
func (p *player) told(but ...string) string {
	var list []string
next:
	for _, e := range p.drained() {
		name := eventNames[e.Kind]
		for _, b := range but {
			if b == name {
				continue next
			}
		}
		list = append(list, fmt.Sprintf("%s@%v", name, e.At))
	}
	return strings.Join(list, " ")
}

// find gives the first event of a kind since the last call.
func (p *player) find(kind uint8) (sim.Event, bool) {
	for _, e := range p.drained() {
		if e.Kind == kind {
			return e, true
		}
	}
	return sim.Event{}, false
}

func (p *player) wantTold(want string, but ...string) *player {
	p.t.Helper()
	return p.want("told", p.told(but...), want)
}
