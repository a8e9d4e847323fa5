// Package session stands between a game and a person: it turns real time into
// game time, pauses, records every input, and keeps the bests.
//
// Goals: the game being played is its record, at every frame rate; a stalled
// screen pauses instead of jumping; nothing that is kept on the device is lost
// when a file is damaged or the device refuses to keep it.
//
// Non-goals: rules, which are the game's, and keys, screens and devices. Real
// time is handed in as a monotonic time.Duration with any zero; the package
// reads no clock.
package session

import (
	"slices"
	"time"

	"parlor/sim"
	"parlor/sim/replay"
)

// Stall is the longest gap between two frames that counts as play. After a
// longer one the screen was hidden or stuck, and the game pauses where it was.
const Stall = 500 * time.Millisecond

// tick is what an input's time is rounded down to. The frames of a game end on
// the same grid, so that an input is never before what the game has reached,
// never beyond now, and the same at every frame rate.
const tick = time.Millisecond

// Session is one game being played by a person.
type Session struct {
	spec    *sim.Spec
	game    sim.Game
	record  *replay.Record
	events  []sim.Event
	started bool
	paused  bool
	rate    float64       // how much game time passes in real time
	zero    time.Duration // a real time, and the game time then, from which both go on
	base    time.Duration
	seen    time.Duration // the real time of the last frame

	practice bool
	reel     *replay.Reel // what is watched; nil for a game that is played
	heard    int          // how many inputs of the reel the game has heard
}

// New makes a session of a game that has not started: its time begins with the
// first Frame. The error is the game's, about its config.
func New(spec *sim.Spec, config sim.Config) (*Session, error) {
	game, record, err := replay.Start(spec, config)
	if err != nil {
		return nil, err
	}
	return &Session{spec: spec, game: game, record: record, rate: 1}, nil
}

// Restart gives a session of the same game from its beginning, with another
// seed.
func (s *Session) Restart(seed int64) (*Session, error) {
	config := s.record.Config
	config.Seed = seed
	again, err := New(s.spec, config)
	if err == nil {
		again.practice = s.practice
	}
	return again, err
}

// Game is the game, to look at. Only the session may change it.
func (s *Session) Game() sim.Game { return s.game }

// Paused says whether the game is paused.
func (s *Session) Paused() bool { return s.paused }

// Frame lets the game follow real time up to now, and gives the events since
// the last Frame, oldest first; they are good until the next one.
func (s *Session) Frame(now time.Duration) []sim.Event {
	s.Reach(now)
	s.seen = now
	s.events = s.game.Drain(s.events[:0])
	return s.events
}

// Reach lets the game follow real time up to at, as Press does before it, for
// somebody who looks at the game to know what to press.
func (s *Session) Reach(at time.Duration) {
	s.wake(at)
	if s.reel != nil {
		s.heard = s.reel.Play(s.game, s.heard, s.gameTime(at))
		return
	}
	s.game.Advance(s.gameTime(at))
}

// Press carries out a command given at a real time, with its argument or 0, 0.
// It says whether the game had a use for it. A game that is watched hears nothing.
func (s *Session) Press(at time.Duration, command sim.Code, x, y int16) bool {
	if s.reel != nil {
		return false
	}
	s.wake(at)
	return s.record.Apply(s.game, sim.Input{At: s.gameTime(at), Code: command, X: x, Y: y})
}

// Release ends a held command at a real time. It says whether the game had a
// use for that.
func (s *Session) Release(at time.Duration, command sim.Code) bool {
	return s.Press(at, command|sim.Release, 0, 0)
}

// Pause stops game time at a real time, and says whether the game is paused
// then: one that is over cannot be.
func (s *Session) Pause(at time.Duration) bool {
	if s.reel != nil {
		return false
	}
	s.wake(at)
	s.pause(s.gameTime(at))
	return s.paused
}

// Resume lets game time go on from a real time.
func (s *Session) Resume(at time.Duration) {
	if s.record.Apply(s.game, sim.Input{At: s.game.Now(), Code: sim.Resume}) {
		s.paused = false
		s.goOn(at)
	}
}

// Record is the game so far: it plays to the same state.
func (s *Session) Record() replay.Record {
	r := *s.record
	r.Inputs = slices.Clone(r.Inputs)
	if s.reel == nil {
		r.Close(s.game)
	}
	return r
}

// SetRate sets how fast game time passes from a real time on: 1 is as fast as real
// time. It is for labs, where a person chooses how fast a search goes; a watched
// game goes as fast as Run says.
func (s *Session) SetRate(at time.Duration, rate float64) {
	if s.reel == nil {
		s.setRate(at, rate)
	}
}

func (s *Session) setRate(at time.Duration, rate float64) {
	if rate == s.rate {
		return
	}
	s.Reach(at)
	s.rate = rate
	s.goOn(at)
}

// wake starts the clock at the first use, and pauses a game that was not seen
// for too long. What cannot be paused goes on from where it was, without a jump.
func (s *Session) wake(at time.Duration) {
	switch {
	case !s.started:
		s.started = true
		s.goOn(at)
	case at-s.seen > Stall:
		if s.reel == nil {
			s.pause(s.game.Now())
		}
		s.goOn(at)
	}
}

// goOn sets the clock so that game time goes on from a real time.
func (s *Session) goOn(at time.Duration) {
	s.zero, s.base = at, s.game.Now()
	s.seen = at
}

// gameTime turns real time into game time on the grid.
func (s *Session) gameTime(at time.Duration) time.Duration {
	if s.paused {
		return s.game.Now()
	}
	passed := time.Duration(float64(at-s.zero) * s.rate)
	return max((s.base + passed).Truncate(tick), s.game.Now())
}

func (s *Session) pause(at time.Duration) {
	if s.record.Apply(s.game, sim.Input{At: at, Code: sim.Pause}) {
		s.paused = true
	}
}
