package drive

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"parlor/sim"
)

// The values of a request's do.
const (
	doNew     = "new"
	doPress   = "press"
	doRelease = "release"
	doTap     = "tap"
	doWait    = "wait"
	doPause   = "pause"
	doResume  = "resume"
	doLook    = "look"
	doRecord  = "record"
)

// fields are what each request takes beside do and at. new takes no at, since a
// game starts at 0.
var fields = map[string][]string{
	doNew:     {"seed", "mode", "settings", "setup", "replay"},
	doPress:   {"at", "command", "arg"},
	doRelease: {"at", "command", "arg"},
	doTap:     {"at", "command", "arg"},
	doWait:    {"at", "for"},
	doPause:   {"at"},
	doResume:  {"at"},
	doLook:    {"at"},
	doRecord:  {"at"},
}

// request is a line that has been read and found right.
type request struct {
	do     string
	at     *time.Duration
	wait   *time.Duration
	input  sim.Input
	config sim.Config
	replay json.RawMessage
}

// words are all fields of all requests.
type words struct {
	Do       *string         `json:"do"`
	At       *string         `json:"at"`
	For      *string         `json:"for"`
	Command  *string         `json:"command"`
	Arg      json.RawMessage `json:"arg"`
	Seed     *sim.Whole      `json:"seed"`
	Mode     *string         `json:"mode"`
	Settings json.RawMessage `json:"settings"`
	Setup    json.RawMessage `json:"setup"`
	Replay   json.RawMessage `json:"replay"`
}

// given names the fields that a request has.
func (w *words) given() (names []string) {
	for _, f := range []struct {
		name string
		is   bool
	}{
		{"at", w.At != nil}, {"for", w.For != nil}, {"command", w.Command != nil}, {"arg", w.Arg != nil},
		{"seed", w.Seed != nil}, {"mode", w.Mode != nil}, {"settings", w.Settings != nil},
		{"setup", w.Setup != nil}, {"replay", w.Replay != nil},
	} {
		if f.is {
			names = append(names, f.name)
		}
	}
	return names
}

// readRequest reads a line; the error names the field that is wrong.
func readRequest(spec *sim.Spec, line []byte) (r request, err error) {
	if !json.Valid(line) {
		return r, errors.New("the line is not one JSON object")
	}
	var w words
	if err := sim.Decode(line, &w); err != nil {
		return r, err
	}
	if w.Do == nil {
		return r, errors.New("do: is missing")
	}
	r.do = *w.Do
	takes, ok := fields[r.do]
	if !ok {
		return r, fmt.Errorf("do: %.40q is unknown", r.do)
	}
	for _, name := range w.given() {
		if !slices.Contains(takes, name) {
			return r, fmt.Errorf("%s: %s takes no %s", name, r.do, name)
		}
	}
	if r.at, err = readTime("at", w.At); err != nil {
		return r, err
	}
	switch r.do {
	case doNew:
		return r, r.readNew(&w)
	case doPress, doRelease, doTap:
		return r, r.readCommand(spec, &w)
	case doWait:
		r.wait, err = readTime("for", w.For)
		if err == nil && r.wait == nil {
			err = errors.New("for: is missing")
		}
	}
	return r, err
}

func readTime(field string, text *string) (*time.Duration, error) {
	if text == nil {
		return nil, nil
	}
	d, err := time.ParseDuration(*text)
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %.40q is not a time within 292 years, such as \"1.5s\"", field, *text)
	case d < 0:
		return nil, fmt.Errorf("%s: %.40q is negative", field, *text)
	}
	return &d, nil
}

func (r *request) readNew(w *words) error {
	r.replay = w.Replay
	if given := w.given(); r.replay != nil && len(given) > 1 {
		return fmt.Errorf("replay: a record has its own %s", given[0])
	}
	r.config = sim.Config{Seed: 1, Settings: w.Settings, Setup: w.Setup}
	if w.Seed != nil {
		r.config.Seed = int64(*w.Seed)
	}
	if w.Mode != nil {
		if *w.Mode == "" {
			return errors.New("mode: \"\" is unknown")
		}
		r.config.Mode = *w.Mode
	}
	return nil
}

func (r *request) readCommand(spec *sim.Spec, w *words) error {
	if w.Command == nil {
		return errors.New("command: is missing")
	}
	code, ok := spec.Command(*w.Command)
	if !ok {
		return fmt.Errorf("command: %.40q is unknown", *w.Command)
	}
	command := &spec.Commands[code]
	r.input.Code = code
	if r.do == doRelease {
		r.input.Code |= sim.Release
	}
	if command.Arg == nil || r.do == doRelease {
		if w.Arg != nil {
			return fmt.Errorf("arg: %s of %s takes none", r.do, *w.Command)
		}
		return nil
	}
	x, y, err := command.Arg(w.Arg)
	if err != nil {
		return fmt.Errorf("arg: %w", err)
	}
	r.input.X, r.input.Y = x, y
	return nil
}
