package replay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"parlor/sim"
)

// document is a record as a JSON object, in the words of the drive protocol.
type document struct {
	Game     string          `json:"game"`
	Version  int             `json:"version"`
	Mode     string          `json:"mode"`
	Seed     int64           `json:"seed"`
	Settings json.RawMessage `json:"settings"`
	Setup    json.RawMessage `json:"setup"`
	Commands []command       `json:"commands"`
	End      *moment         `json:"end"`
	Hash     *Hash           `json:"hash"`
}

type command struct {
	At      *moment `json:"at"`
	Do      string  `json:"do"`
	Command string  `json:"command,omitempty"`
	X       int16   `json:"x,omitempty"`
	Y       int16   `json:"y,omitempty"`
}

// moment is a game time, written as time.Duration.String does: "1.5s".
type moment time.Duration

func (m moment) MarshalJSON() ([]byte, error) {
	return json.Marshal(time.Duration(m).String())
}

func (m *moment) UnmarshalJSON(raw []byte) error {
	var text string
	if err := json.Unmarshal(raw, &text); err != nil {
		return err
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		return fmt.Errorf(`%.40q is not a time such as "1.5s"`, text)
	}
	*m = moment(d)
	return nil
}

// Text gives the record as a JSON object, with one command a line. The error
// says what makes it no record of the game.
func (r *Record) Text(spec *sim.Spec) ([]byte, error) {
	if err := r.valid(spec); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, `{
  "game": %q,
  "version": %d,
  "mode": %q,
  "seed": %d,
  "settings": %s,
  "setup": %s,
  "commands": [`, r.Game, r.Version, r.Config.Mode, r.Config.Seed, compact(r.Config.Settings), compact(r.Config.Setup))
	for i, in := range r.Inputs {
		line, err := json.Marshal(commandOf(spec, in))
		if err != nil {
			return nil, err
		}
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "\n    %s", line)
	}
	fmt.Fprintf(&b, `
  ],
  "end": %q,
  "hash": %q
}
`, r.End, r.Hash)
	return b.Bytes(), nil
}

// ErrNoRecord is the error about what is no record at all, not even a damaged one.
var ErrNoRecord = errors.New("this is no record of a game")

// isText says whether data is meant to be a record in words, be it whole or not.
func isText(data []byte) bool {
	return bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) &&
		(bytes.Contains(data, []byte(`"game"`)) || bytes.Contains(data, []byte(`"hash"`)))
}

// ParseText reads what Text writes, of any of the games given. The error names the
// field that is wrong; commands are counted from 1. It is ErrNoRecord for anything
// else.
func ParseText(data []byte, specs ...*sim.Spec) (*Record, error) {
	if !isText(data) {
		return nil, ErrNoRecord
	}
	d := document{Seed: 1}
	if err := sim.Decode(data, &d); err != nil {
		if syntax := new(json.SyntaxError); errors.As(err, &syntax) {
			return nil, fmt.Errorf("the record is damaged: %w", err)
		}
		return nil, err
	}
	spec, err := find(specs, d.Game)
	if err != nil {
		return nil, err
	}
	if d.End == nil {
		return nil, errors.New("end: it is missing")
	}
	if d.Hash == nil {
		return nil, errors.New("hash: it is missing")
	}
	r := &Record{
		Game: d.Game, Version: d.Version,
		Config: sim.Config{Mode: d.Mode, Seed: d.Seed, Settings: d.Settings, Setup: d.Setup},
		Inputs: make([]sim.Input, len(d.Commands)),
		End:    time.Duration(*d.End), Hash: *d.Hash,
	}
	for i, c := range d.Commands {
		if r.Inputs[i], err = c.input(spec); err != nil {
			return nil, fmt.Errorf("commands: item %d: %w", i+1, err)
		}
	}
	return r.accept(spec)
}

func commandOf(spec *sim.Spec, in sim.Input) command {
	at := moment(in.At)
	c := command{At: &at, X: in.X, Y: in.Y}
	switch {
	case in.Code == sim.Pause:
		c.Do = "pause"
	case in.Code == sim.Resume:
		c.Do = "resume"
	case in.Code&sim.Release != 0:
		c.Do = "release"
		c.Command = spec.Commands[in.Code&^sim.Release].Name
	default:
		c.Do = "press"
		c.Command = spec.Commands[in.Code].Name
	}
	return c
}

func (c command) input(spec *sim.Spec) (sim.Input, error) {
	if c.At == nil {
		return sim.Input{}, errors.New("at: it is missing")
	}
	in := sim.Input{At: time.Duration(*c.At), X: c.X, Y: c.Y}
	switch c.Do {
	case "pause", "resume":
		if c.Command != "" {
			return in, fmt.Errorf("command: %s takes none", c.Do)
		}
		in.Code = sim.Pause
		if c.Do == "resume" {
			in.Code = sim.Resume
		}
	case "press", "release":
		code, ok := spec.Command(c.Command)
		if !ok {
			return in, fmt.Errorf("command: %.40q is not a command of %s", c.Command, spec.Name)
		}
		in.Code = code
		if c.Do == "release" {
			in.Code |= sim.Release
		}
	default:
		return in, fmt.Errorf("do: %.40q is none of press, release, pause and resume", c.Do)
	}
	return in, nil
}
