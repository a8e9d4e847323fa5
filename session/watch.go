package session

import (
	"time"

	"parlor/sim"
	"parlor/sim/replay"
)

// Watch makes a session in which a reel plays by itself from a game time on, as
// fast as Run says. Nobody can press or pause anything in it. To look at another
// moment, watch the reel from there.
func Watch(spec *sim.Spec, reel *replay.Reel, from time.Duration) *Session {
	g, heard := reel.At(from)
	return &Session{spec: spec, game: g, record: reel.Record(), rate: 1, reel: reel, heard: heard}
}

// Watched is the reel that plays; nil in a game that somebody plays.
func (s *Session) Watched() *replay.Reel { return s.reel }

// Run lets a watched game go on from a real time at a rate: 1 is as fast as real
// time, 0 holds it.
func (s *Session) Run(at time.Duration, rate float64) { s.setRate(at, rate) }

// Practice says whether the game was not played from its beginning in one go, or
// not from the usual beginning: then it sets no best.
func (s *Session) Practice() bool { return s.practice }

// Practise makes the session a practice.
func (s *Session) Practise() { s.practice = true }

// TakeOver gives a practice that goes on from where the watched game stands,
// paused if it can be. What is over stays over.
func (s *Session) TakeOver() *Session {
	r := *s.reel.Record()
	return branch(s.spec, &r, s.game.Clone(), s.heard)
}

// Undo gives a practice that goes on, paused, from where the turn began that was
// played last. Which kinds of events begin a turn and end it, its game says; a turn
// that has not ended is still being played, and goes with the one before it. It says
// false when there is no such turn.
func (s *Session) Undo(begins, ends func(kind uint8) bool) (*Session, bool) {
	r := s.Record()
	type moment struct {
		at     time.Duration
		inputs int
	}
	var moments []moment
	playing, inputs := 1, 0 // playing counts turns that have begun and not ended
	for m := range replay.Moments(s.spec, &r) {
		if m.Input != nil {
			inputs++
		}
		for _, e := range m.Events {
			if ends(e.Kind) {
				playing = 0
			}
			if begins(e.Kind) {
				playing = 1
				moments = append(moments, moment{e.At, inputs})
			}
		}
	}
	if len(moments) < 1+playing {
		return nil, false
	}
	to := moments[len(moments)-1-playing]
	g, err := s.spec.New(r.Config)
	if err != nil {
		return nil, false
	}
	for _, in := range r.Inputs[:to.inputs] {
		g.Apply(in)
	}
	g.Advance(to.at)
	g.Drain(nil)
	return branch(s.spec, &r, g, to.inputs), true
}

// branch makes a practice of a game that has heard so many inputs of a record. It
// is paused, so that keys which were held count as released.
func branch(spec *sim.Spec, r *replay.Record, g sim.Game, inputs int) *Session {
	r.Inputs = r.Inputs[:inputs:inputs]
	s := &Session{spec: spec, game: g, record: r, rate: 1, practice: true}
	s.pause(g.Now())
	s.paused = s.paused || isPaused(r)
	return s
}

// Continue makes a session of a game from its record: it stands where the record
// ends, paused if it can be. The error says what is wrong with the record.
func Continue(spec *sim.Spec, r *replay.Record, practice bool) (*Session, error) {
	g, err := r.Verify(spec)
	if err != nil {
		return nil, err
	}
	own := *r
	s := branch(spec, &own, g, len(r.Inputs))
	s.practice = practice
	return s, nil
}

// isPaused says whether a game is paused after the inputs of its record.
func isPaused(r *replay.Record) bool {
	for i := len(r.Inputs) - 1; i >= 0; i-- {
		switch r.Inputs[i].Code {
		case sim.Pause:
			return true
		case sim.Resume:
			return false
		}
	}
	return false
}
