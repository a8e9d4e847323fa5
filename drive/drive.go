// Package drive runs an engine at the end of a pipe: one JSON object a line in,
// one JSON object a line out, for programs in any language.
//
// Goals: all that a game can do, in game time, as fast as the machine can; a
// wrong request gets one sentence and changes nothing.
//
// Non-goals: real time, and several games in one pipe.
package drive

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"parlor/sim"
	"parlor/sim/replay"
)

// Run answers the requests of in on out until in ends. An answer is flushed
// before the next request is read. The error is of reading or writing; wrong
// requests are answered and are no error.
func Run(spec *sim.Spec, in io.Reader, out io.Writer) error {
	d := driver{spec: spec}
	reader := bufio.NewReader(in)
	writer := bufio.NewWriter(out)
	encoder := json.NewEncoder(writer)
	encoder.SetEscapeHTML(false)
	for {
		line, err := reader.ReadBytes('\n')
		if len(line) > 0 {
			if err := encoder.Encode(d.answer(line)); err != nil {
				return err
			}
			if err := writer.Flush(); err != nil {
				return err
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// driver is the game that is driven, if there is one yet.
type driver struct {
	spec   *sim.Spec
	game   sim.Game
	record *replay.Record
	paused bool
	events []sim.Event
}

// answer is what goes back for a request.
type answer struct {
	OK     bool            `json:"ok"`
	At     string          `json:"at"`
	Error  string          `json:"error,omitempty"`
	Events *[]event        `json:"events,omitempty"`
	State  any             `json:"state,omitempty"`
	Record json.RawMessage `json:"record,omitempty"`
}

func (d *driver) answer(line []byte) answer {
	a, err := d.carryOut(line)
	a.OK = err == nil
	a.At = d.now().String()
	if err != nil {
		a.Error = err.Error()
		return a
	}
	d.events = d.game.Drain(d.events[:0])
	list := describeAll(d.spec, d.events)
	a.Events = &list
	return a
}

func (d *driver) now() time.Duration {
	if d.game == nil {
		return 0
	}
	return d.game.Now()
}

// carryOut checks the whole request before any of it takes effect.
func (d *driver) carryOut(line []byte) (answer, error) {
	var a answer
	r, err := readRequest(d.spec, line)
	if err != nil {
		return a, err
	}
	if r.do == doNew {
		return a, d.begin(r)
	}
	if d.game == nil {
		return a, fmt.Errorf("do: %s needs a game: begin with new", r.do)
	}
	if check := d.spec.Check; check != nil && (r.do == doPress || r.do == doTap) {
		if err := check(d.game, r.input); err != nil {
			return a, fmt.Errorf("arg: %w", err)
		}
	}
	to, err := d.arrival(r)
	if err != nil {
		return a, err
	}
	d.game.Advance(to)
	switch r.do {
	case doPress, doTap, doRelease:
		d.apply(r.input)
		if r.do == doTap && d.spec.Commands[r.input.Code].Held {
			d.apply(sim.Input{Code: r.input.Code | sim.Release})
		}
	case doPause:
		d.paused = d.apply(sim.Input{Code: sim.Pause}) || d.paused
	case doResume:
		d.apply(sim.Input{Code: sim.Resume})
		d.paused = false
	case doLook:
		a.State = d.spec.Look(d.game)
	case doRecord:
		d.record.Close(d.game)
		a.Record, err = d.record.Text(d.spec)
	}
	return a, err
}

func (d *driver) apply(in sim.Input) bool {
	in.At = d.game.Now()
	return d.record.Apply(d.game, in)
}

// arrival is the game time at which a request is carried out.
func (d *driver) arrival(r request) (time.Duration, error) {
	now := d.now()
	to := now
	if r.at != nil {
		to = *r.at
		if to < now {
			return 0, fmt.Errorf("at: %v is earlier than the game, which is at %v", to, now)
		}
	}
	if r.do == doWait {
		if *r.wait > maxTime-to {
			return 0, fmt.Errorf("for: %v more would take the game beyond 292 years", *r.wait)
		}
		if d.paused {
			return 0, errors.New("for: game time stands still while the game is paused")
		}
		to += *r.wait
	}
	if d.paused && to > now {
		return 0, fmt.Errorf("at: game time stands still at %v while the game is paused", now)
	}
	return to, nil
}

const maxTime = time.Duration(1<<63 - 1)

// begin starts a new game, or one that stands at the end of a record.
func (d *driver) begin(r request) error {
	game, record, err := d.make(r)
	if err != nil {
		return err
	}
	d.game, d.record, d.paused = game, record, false
	for _, in := range record.Inputs {
		if in.Code == sim.Pause || in.Code == sim.Resume {
			d.paused = in.Code == sim.Pause
		}
	}
	return nil
}

func (d *driver) make(r request) (sim.Game, *replay.Record, error) {
	if r.replay == nil {
		return replay.Start(d.spec, r.config)
	}
	record, err := replay.ParseText(r.replay, d.spec)
	if err != nil {
		return nil, nil, fmt.Errorf("replay: %w", err)
	}
	game, err := record.Check(d.spec)
	if err != nil {
		return nil, nil, fmt.Errorf("replay: %w", err)
	}
	return game, record, nil
}
