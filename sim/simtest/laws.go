package simtest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"parlor/sim"
	"parlor/sim/replay"
)

// law is what every game keeps. broken gives the first place in a play at which
// the game does not.
type law struct {
	says   string
	broken func(*play) error
}

var laws = []law{
	{"the same config and inputs give the same events and state", differentAgain},
	{"cutting time into more calls of Advance changes nothing", differentInPieces},
	{"game time passes as it is told, and stands still in a pause", wrongTime},
	{"an input that comes late counts as one that comes now", differentWhenLate},
	{"a clone plays on alike and leaves the original alone", differentClone},
	{"events are named, in order, and none is after Now", wrongEvents},
	{"few events happen in one instant", endlessInstant},
	{"Next is after Now, and nothing happens by itself before it", wrongNext},
	{"an input without effect leaves the state alone", secretEffect},
	{"a game can be paused until its end, and that releases all keys", wrongPause},
	{"a game that has ended has no Next and never changes", changeAfterEnd},
	{"a record survives its encoding", differentRecord},
	{"a game can be looked at as JSON, and looking changes nothing", wrongLook},
}

func differentAgain(p *play) error {
	return p.visit(func(g sim.Game, i int, effect bool) error {
		m := observe(g, p.moments[i].act, effect)
		return p.moments[i].differs(&m)
	})
}

// differentInPieces stops at every time at which something happens by itself,
// just before it, and between; it also asks for times that are over.
func differentInPieces(p *play) error {
	const most = 50 // cuts ahead of one act
	return p.visit(func(g sim.Game, i int, effect bool) error {
		g.Advance(g.Now() - 1)
		g.Advance(g.Now())
		m := observe(g, p.moments[i].act, effect)
		if err := p.moments[i].differs(&m); err != nil || i+1 == len(p.moments) {
			return err
		}
		to := p.moments[i+1].act.in.At
		for range most {
			next, ok := g.Next()
			if !ok || next > to {
				break
			}
			g.Advance(next - 1)
			g.Advance(next)
		}
		g.Advance(g.Now() + (to-g.Now())/2)
		g.Advance(to)
		return nil
	})
}

func wrongTime(p *play) error {
	paused := false
	for i := 1; i < len(p.moments); i++ {
		m, last := &p.moments[i], &p.moments[i-1]
		expected := max(m.act.in.At, last.now)
		if paused {
			expected = last.now
		}
		resumed := m.effect && m.act.in.Code == sim.Resume
		switch {
		case m.now != expected:
			return p.at(i, fmt.Errorf("the time is %v, not %v", m.now, expected))
		case paused && !resumed && (m.effect || len(m.events) > 0 || !bytes.Equal(m.state, last.state)):
			return p.at(i, errors.New("something happens in a pause"))
		}
		paused = p.pausedAfter(i, paused)
	}
	return nil
}

// pausedAfter says whether the game is paused after an act, from whether it was
// before.
func (p *play) pausedAfter(i int, before bool) bool {
	if m := &p.moments[i]; m.effect && !m.act.idle && (m.act.in.Code == sim.Pause || m.act.in.Code == sim.Resume) {
		return m.act.in.Code == sim.Pause
	}
	return before
}

func differentWhenLate(p *play) error {
	punctual := *p
	punctual.moments = slices.Clone(p.moments)
	for i := 1; i < len(p.moments); i++ {
		at := &punctual.moments[i].act.in.At
		*at = max(*at, p.moments[i-1].now)
	}
	return differentAgain(&punctual)
}

// differentClone makes two clones of a game whose events wait, at three places
// of the play. From there the three take turns, so that what one does to another
// shows at once. One clone plays on alike. The other comes late by a nanosecond,
// since writing over a shared event what is there already would not be seen.
func differentClone(p *play) error {
	for from := 0; from < len(p.moments); from += 1 + len(p.moments)/3 {
		if err := differentCloneFrom(p, from); err != nil {
			return fmt.Errorf("cloned after %d acts: %w", from, err)
		}
	}
	return nil
}

func differentCloneFrom(p *play, from int) error {
	var alike, late sim.Game
	last := len(p.moments) - 1
	return p.visit(func(g sim.Game, i int, _ bool) error {
		m := &p.moments[i]
		switch {
		case i < from:
			g.Drain(nil)
			return nil
		case i == from:
			alike, late = g.Clone(), g.Clone()
		case !bytes.Equal(alike.AppendState(nil), p.moments[i-1].state):
			return errors.New("the clone changes when the original plays on")
		default:
			m.act.do(alike)
			a := m.act
			a.in.At++
			a.do(late)
		}
		if !bytes.Equal(g.AppendState(nil), m.state) {
			return errors.New("the original changes when a clone plays on")
		}
		if i < last {
			return nil
		}
		end := *m
		end.events = nil
		for _, m := range p.moments[from:] {
			end.events = append(end.events, m.events...)
		}
		for _, game := range []sim.Game{g, alike} {
			now := observe(game, m.act, m.effect)
			if err := end.differs(&now); err != nil {
				return err
			}
		}
		return nil
	})
}

func wrongEvents(p *play) error {
	var last time.Duration
	for i, m := range p.moments {
		if i > 0 {
			last = p.moments[i-1].now
		}
		for _, e := range m.events {
			switch {
			case int(e.Kind) >= len(p.spec.Events):
				return p.at(i, fmt.Errorf("an event has kind %d, which has no name", e.Kind))
			case e.At < last:
				return p.at(i, fmt.Errorf("%s at %v comes after %v", p.spec.Events[e.Kind], e.At, last))
			case e.At > m.now:
				return p.at(i, fmt.Errorf("%s at %v is after Now, %v", p.spec.Events[e.Kind], e.At, m.now))
			}
			last = e.At
		}
	}
	return nil
}

func endlessInstant(p *play) error {
	const most = 10000
	var at time.Duration
	count := 0
	for i, m := range p.moments {
		for _, e := range m.events {
			if e.At != at {
				at, count = e.At, 0
			}
			if count++; count > most {
				return p.at(i, fmt.Errorf("more than %d events happen at %v", most, at))
			}
		}
	}
	return nil
}

func wrongNext(p *play) error {
	return p.visit(func(g sim.Game, i int, _ bool) error {
		next, ok := g.Next()
		if ok && next <= g.Now() {
			return fmt.Errorf("at %v, Next is %v", g.Now(), next)
		}
		if !ok {
			next = g.Now() + time.Hour
		}
		g.Drain(nil)
		c := g.Clone()
		c.Advance(next - 1)
		if events := c.Drain(nil); len(events) > 0 {
			return fmt.Errorf("%s happens at %v, and Next was %v, %t", p.spec.Events[events[0].Kind], events[0].At, next, ok)
		}
		return nil
	})
}

func secretEffect(p *play) error {
	return p.visit(func(g sim.Game, i int, _ bool) error {
		g.Drain(nil)
		if i+1 == len(p.moments) || p.moments[i+1].effect {
			return nil
		}
		m := &p.moments[i+1]
		without := g.Clone()
		without.Advance(m.act.in.At)
		now := observe(without, m.act, false)
		if err := m.differs(&now); err != nil {
			return fmt.Errorf("%s had no effect, yet with and without it %w", m.act.show(p.spec), err)
		}
		return nil
	})
}

// wrongPause pauses and resumes a clone after each act. A key that was pressed
// before that is released after it without effect.
func wrongPause(p *play) error {
	paused := false
	return p.visit(func(g sim.Game, i int, _ bool) error {
		paused = p.pausedAfter(i, paused)
		c := g.Clone()
		can := !paused && !g.Result().Over
		apply := func(code sim.Code) bool { return c.Apply(sim.Input{At: g.Now(), Code: code}) }
		if apply(sim.Pause) != can {
			return fmt.Errorf("pausing has effect: %t", !can)
		}
		if paused || !can {
			return nil
		}
		if _, ok := c.Next(); ok {
			return errors.New("there is a Next in a pause")
		}
		if apply(sim.Pause) || !apply(sim.Resume) || apply(sim.Resume) {
			return errors.New("a pause can be paused, or not be resumed once")
		}
		for code, command := range p.spec.Commands {
			if apply(sim.Code(code) | sim.Release) {
				return fmt.Errorf("%s is still down after a pause", command.Name)
			}
		}
		return nil
	})
}

// changeAfterEnd tries every code, and much time.
func changeAfterEnd(p *play) error {
	return p.visit(func(g sim.Game, i int, _ bool) error {
		if !g.Result().Over {
			return nil
		}
		g.Drain(nil)
		c := g.Clone()
		before, err := json.Marshal(p.spec.Look(c))
		if err != nil {
			return err
		}
		end := observe(c, act{}, false)
		for code := range 256 {
			if c.Apply(sim.Input{At: c.Now() + time.Second, Code: sim.Code(code)}) {
				return fmt.Errorf("code %d has an effect after the end", code)
			}
			if next, ok := c.Next(); ok {
				return fmt.Errorf("after the end, Next is %v", next)
			}
			end.now = c.Now()
			now := observe(c, act{}, false)
			if err := end.differs(&now); err != nil {
				return fmt.Errorf("after the end, %w", err)
			}
		}
		after, err := json.Marshal(p.spec.Look(c))
		if err != nil {
			return err
		}
		if !bytes.Equal(before, after) {
			return fmt.Errorf("after the end the look changes from %s to %s", before, after)
		}
		return nil
	})
}

func differentRecord(p *play) error {
	last := len(p.moments) - 1
	g, record, err := replay.Start(p.spec, p.config)
	if err != nil {
		return err
	}
	for _, m := range p.moments[1:] {
		if m.act.idle {
			g.Advance(m.act.in.At)
		} else {
			record.Apply(g, m.act.in)
		}
	}
	record.Close(g)
	text, err := record.Text(p.spec)
	if err != nil {
		return p.at(last, err)
	}
	compact, err := record.Binary(p.spec)
	if err != nil {
		return p.at(last, err)
	}
	for _, form := range [][]byte{text, compact} {
		read, err := replay.Parse(form, p.spec)
		if err != nil {
			return p.at(last, err)
		}
		if _, err := read.Check(p.spec); err != nil {
			return p.at(last, err)
		}
		again, err := read.Text(p.spec)
		if err != nil {
			return p.at(last, err)
		}
		if !bytes.Equal(text, again) {
			return p.at(last, fmt.Errorf("the record changes from %s to %s", text, again))
		}
	}
	return nil
}

func wrongLook(p *play) error {
	return p.visit(func(g sim.Game, i int, _ bool) error {
		if _, err := json.Marshal(p.spec.Look(g)); err != nil {
			return err
		}
		for _, e := range p.moments[i].events {
			for _, f := range p.spec.Describe(e) {
				if _, err := json.Marshal(f.Value); err != nil || f.Name == "" {
					return fmt.Errorf("%s has a field %q that cannot be shown: %v", p.spec.Events[e.Kind], f.Name, err)
				}
			}
		}
		if !bytes.Equal(g.AppendState(nil), p.moments[i].state) {
			return errors.New("looking changes the state")
		}
		return nil
	})
}
