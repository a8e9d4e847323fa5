// Package replay keeps records of games. A record is the game: what it was made
// from, its timed commands, where it stands at its end and a hash of its state
// there. Saving, sharing, undoing and checking a game all mean keeping its
// record and playing it.
//
// There are two forms: text, which a person can read (text.go), and compact
// bytes (binary.go). Parse reads both, strictly: a record that is damaged, or of
// another game or version, is refused with a reason.
//
// Non-goals: files, and signatures. The hashes find damage, not forgery; that
// a record reaches its result at all is shown by playing it.
package replay

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"parlor/sim"
)

// Parse reads a record in either form, of any of the games given. The error
// names the field that is wrong; commands are counted from 1.
func Parse(data []byte, specs ...*sim.Spec) (*Record, error) {
	if bytes.HasPrefix(data, []byte(magic)) {
		return ParseBinary(data, specs...)
	}
	return ParseText(data, specs...)
}

func find(specs []*sim.Spec, name string) (*sim.Spec, error) {
	names := make([]string, len(specs))
	for i, s := range specs {
		if s.Name == name {
			return s, nil
		}
		names[i] = s.Name
	}
	return nil, fmt.Errorf("game: this is a record of %.40q, not of %s", name, strings.Join(names, " or "))
}

// Hash is the SHA-256 of a game's canonical bytes (sim.Game.AppendState). As
// text it is written in hexadecimal.
type Hash [sha256.Size]byte

// HashOf gives the hash of a game where it stands.
func HashOf(g sim.Game) Hash { return sha256.Sum256(g.AppendState(nil)) }

// String gives 64 hexadecimal digits.
func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// MarshalText gives 64 hexadecimal digits.
func (h Hash) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads 64 hexadecimal digits; all else is an error.
func (h *Hash) UnmarshalText(text []byte) error {
	b, err := hex.DecodeString(string(text))
	if err != nil || len(b) != len(h) {
		return fmt.Errorf("%.70q is not a hash of %d hexadecimal digits", text, 2*len(h))
	}
	copy(h[:], b)
	return nil
}

// Record is one game, from its start to its End.
type Record struct {
	Game    string // Spec.Name
	Version int    // Spec.Version
	Config  sim.Config
	// Inputs are those that had an effect, in order.
	Inputs []sim.Input
	// End is the game time at which the record was closed, and Hash the state then.
	End  time.Duration
	Hash Hash
}

// Start makes a game and the record of it. The error is that of Spec.New.
func Start(spec *sim.Spec, config sim.Config) (sim.Game, *Record, error) {
	if config.Mode == "" && len(spec.Modes) > 0 {
		config.Mode = spec.Modes[0].Name
	}
	g, err := spec.New(config)
	if err != nil {
		return nil, nil, err
	}
	config.Settings, config.Setup = compact(config.Settings), compact(config.Setup)
	return g, &Record{Game: spec.Name, Version: spec.Version, Config: config}, nil
}

// Apply applies an input to the game that the record is of, and keeps the input
// when it had an effect, at the time at which the game took it.
func (r *Record) Apply(g sim.Game, in sim.Input) bool {
	if !g.Apply(in) {
		return false
	}
	in.At = g.Now()
	r.Inputs = append(r.Inputs, in)
	return true
}

// Close ends the record where the game stands. Play may go on, and the record
// be closed again later.
func (r *Record) Close(g sim.Game) {
	r.End = g.Now()
	r.Hash = HashOf(g)
}

// Play plays the record and gives the game as it stands at the End, its events
// waiting to be drained. It takes as long as the game has things to do; the
// error says what in the record cannot be played.
func (r *Record) Play(spec *sim.Spec) (sim.Game, error) {
	return r.play(spec, func(sim.Game) {})
}

// play plays the record, and hands the game to follow after each input.
func (r *Record) play(spec *sim.Spec, follow func(sim.Game)) (sim.Game, error) {
	if err := r.valid(spec); err != nil {
		return nil, err
	}
	g, err := spec.New(r.Config)
	if err != nil {
		return nil, err
	}
	for i, in := range r.Inputs {
		if g.Apply(in); g.Now() != in.At {
			return nil, fmt.Errorf("commands: item %d: at: the game is paused at %v, before %v", i+1, g.Now(), in.At)
		}
		follow(g)
	}
	if g.Advance(r.End); g.Now() != r.End {
		return nil, fmt.Errorf("end: the game is paused at %v, before %v", g.Now(), r.End)
	}
	return g, nil
}

// Check plays the record, compares the state that it reaches with its Hash, and
// gives the game as Play does. The error says what cannot be played, or that the
// record reaches another state.
func (r *Record) Check(spec *sim.Spec) (sim.Game, error) {
	g, err := r.Play(spec)
	if err != nil {
		return nil, err
	}
	if err := r.compare(g); err != nil {
		return nil, err
	}
	return g, nil
}

// Verify checks the record as Check does, and drops the events as they come: it takes
// little memory and less time.
func (r *Record) Verify(spec *sim.Spec) (sim.Game, error) {
	var dropped []sim.Event
	g, err := r.play(spec, func(g sim.Game) { dropped = g.Drain(dropped[:0]) })
	if err != nil {
		return nil, err
	}
	g.Drain(dropped[:0])
	if err := r.compare(g); err != nil {
		return nil, err
	}
	return g, nil
}

func (r *Record) compare(g sim.Game) error {
	if reached := HashOf(g); reached != r.Hash {
		return fmt.Errorf("hash: the record says %.8s…, and playing it gives %.8s…: the record is damaged", r.Hash, reached)
	}
	return nil
}

// accept is the last step of reading a record.
func (r *Record) accept(spec *sim.Spec) (*Record, error) {
	if err := r.valid(spec); err != nil {
		return nil, err
	}
	r.Config.Settings, r.Config.Setup = compact(r.Config.Settings), compact(r.Config.Setup)
	return r, nil
}

// valid says what is wrong with a record that could not have been made by
// playing the game.
func (r *Record) valid(spec *sim.Spec) error {
	if _, err := find([]*sim.Spec{spec}, r.Game); err != nil {
		return err
	}
	switch {
	case r.Version != spec.Version:
		return fmt.Errorf("version: this is a record of version %d of %s, and the rules are version %d", r.Version, spec.Name, spec.Version)
	case r.End < 0:
		return fmt.Errorf("end: %v is before the start", r.End)
	case len(r.Config.Settings) > 0 && !json.Valid(r.Config.Settings):
		return errors.New("settings: they are not JSON")
	case len(r.Config.Setup) > 0 && !json.Valid(r.Config.Setup):
		return errors.New("setup: it is not JSON")
	}
	if _, err := sim.FindMode(spec.Modes, r.Config.Mode); err != nil {
		return err
	}
	var last time.Duration
	for i, in := range r.Inputs {
		if err := validInput(spec, in, last, r.End); err != nil {
			return fmt.Errorf("commands: item %d: %w", i+1, err)
		}
		last = in.At
	}
	return nil
}

func validInput(spec *sim.Spec, in sim.Input, last, end time.Duration) error {
	switch {
	case in.At < 0:
		return fmt.Errorf("at: %v is before the start", in.At)
	case in.At < last:
		return fmt.Errorf("at: %v is earlier than the command before it, at %v", in.At, last)
	case in.At > end:
		return fmt.Errorf("at: %v is after the end, %v", in.At, end)
	case in.Code == sim.Pause || in.Code == sim.Resume:
		return nil
	}
	switch command := int(in.Code &^ sim.Release); {
	case command >= len(spec.Commands):
		return fmt.Errorf("command: number %d is unknown", command)
	case in.Code&sim.Release != 0 && !spec.Commands[command].Held:
		return fmt.Errorf("do: %s cannot be held, so there is no release", spec.Commands[command].Name)
	}
	return nil
}

// compact takes the white space out of valid JSON; nothing becomes {}.
func compact(object json.RawMessage) json.RawMessage {
	var b bytes.Buffer
	if len(object) == 0 || json.Compact(&b, object) != nil {
		return json.RawMessage("{}")
	}
	return b.Bytes()
}
