// Package bell is the template: a whole game in few lines, to copy when a new
// one is begun. This file describes the game, game.go plays it.
//
// The rules: a note is asked for. tune gives the bell one of five notes; while
// its rope is pulled it rings every strokeSeconds. Ringing the note asked for
// is a hit, and the next note is asked for. After limitSeconds the hits count.
package bell

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// The commands, numbered as in Spec.Commands.
const (
	pull sim.Code = iota
	tune
)

// The events, numbered as in Spec.Events.
const (
	noteAsked = iota // X: the note
	bellRang         // X: the note, N: the hits so far
	gameOver
	gamePaused
	gameResumed
)

// notes is how many notes there are, from 1.
const notes = 5

// Spec describes the game.
var Spec = &sim.Spec{
	Name:    "bell",
	Title:   "Bell",
	Version: 1,
	Commands: []sim.Command{
		pull: {Name: "pull", Held: true},
		tune: {Name: "tune", Arg: readNote},
	},
	Events:   []string{"noteAsked", "bellRang", "gameOver", "gamePaused", "gameResumed"},
	New:      start,
	Look:     look,
	Describe: describe,
}

func start(c sim.Config) (sim.Game, error) {
	settings := struct {
		Stroke sim.Seconds `json:"strokeSeconds"`
		Limit  sim.Seconds `json:"limitSeconds"`
	}{sim.Seconds(time.Second), sim.Seconds(time.Minute)}
	setup := struct {
		Tuned sim.Whole `json:"tuned"`
	}{1}
	if c.Mode != "" {
		return nil, fmt.Errorf("mode %.40q is unknown: there is only one way to play", c.Mode)
	}
	if err := sim.Decode(c.Settings, &settings); err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	if err := sim.Decode(c.Setup, &setup); err != nil {
		return nil, fmt.Errorf("setup: %w", err)
	}
	switch {
	case settings.Stroke <= 0:
		return nil, errors.New("settings: strokeSeconds must be more than 0")
	case settings.Limit <= 0:
		return nil, errors.New("settings: limitSeconds must be more than 0")
	case !isNote(setup.Tuned):
		return nil, fmt.Errorf("setup: tuned: %d is not a note from 1 to %d", setup.Tuned, notes)
	}
	g := &Game{period: time.Duration(settings.Stroke), tuned: int32(setup.Tuned), random: rng.New(c.Seed, "notes")}
	g.clock.Start(limit, time.Duration(settings.Limit), 0)
	g.ask()
	return g, nil
}

func isNote[N int16 | sim.Whole](n N) bool { return n >= 1 && n <= notes }

// readNote is the argument of tune.
func readNote(raw json.RawMessage) (x, y int16, err error) {
	var note sim.Whole
	if raw == nil {
		return 0, 0, errors.New("a note is missing")
	}
	if err := json.Unmarshal(raw, &note); err != nil {
		return 0, 0, err
	}
	if !isNote(note) {
		return 0, 0, fmt.Errorf("%d is not a note from 1 to %d", note, notes)
	}
	return int16(note), 0, nil
}

func look(game sim.Game) any {
	g := game.(*Game)
	return map[string]any{"tuned": g.tuned, "asked": g.asked, "hits": g.hits, "paused": g.paused, "over": g.over}
}

func describe(e sim.Event) []sim.Field {
	switch e.Kind {
	case noteAsked:
		return []sim.Field{{Name: "note", Value: e.X}}
	case bellRang:
		return []sim.Field{{Name: "note", Value: e.X}, {Name: "hits", Value: e.N}}
	}
	return nil
}
