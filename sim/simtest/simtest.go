// Package simtest holds the laws that every game keeps, as one test that every
// game calls: Check. The laws are in laws.go, each in a function of its own;
// package bell, below this one, is the template of a game.
//
// Goals: a game that passes can be recorded, replayed, cloned, driven and drawn
// at any frame rate by code that knows nothing of it.
//
// Non-goals: rules. What a game's moves mean is for the game's own tests.
package simtest

import (
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"parlor/sim"
)

// Check plays many random games and fails the test when a law is broken. It
// plays each of the configs with seeds of its own choice; without configs,
// every mode of the game as it is by default. Add configs that make games short
// and busy: a law about the end is only tested by games that end.
func Check(t *testing.T, spec *sim.Spec, configs ...sim.Config) {
	t.Helper()
	if err := checkSpec(spec); err != nil {
		t.Fatal(err)
	}
	if len(configs) == 0 {
		configs = defaults(spec)
	}
	scripts := scriptsFor(spec)
	for i, config := range configs {
		if _, err := spec.New(config); err != nil {
			t.Fatalf("config %d is refused: %v", i, err)
		}
		t.Run(fmt.Sprintf("%d%s", i, config.Mode), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				config.Seed = rapid.Int64().Draw(t, "seed")
				if err := checkLaws(spec, config, scripts.Draw(t, "script")); err != nil {
					t.Fatal(err)
				}
			})
		})
	}
}

// Refused fails the test unless the game refuses a config with an error that holds
// each of the words.
func Refused(t *testing.T, spec *sim.Spec, c sim.Config, words ...string) {
	t.Helper()
	_, err := spec.New(c)
	if err == nil {
		t.Errorf("%s %s %s was taken", c.Mode, c.Settings, c.Setup)
		return
	}
	for _, word := range words {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("%s %s %s: the error %q does not name %s", c.Mode, c.Settings, c.Setup, err, word)
		}
	}
}

func defaults(spec *sim.Spec) []sim.Config {
	if len(spec.Modes) == 0 {
		return []sim.Config{{}}
	}
	configs := make([]sim.Config, len(spec.Modes))
	for i, m := range spec.Modes {
		configs[i].Mode = m.Name
	}
	return configs
}

// checkLaws plays a script once and holds every law against it. A panic breaks
// a law too.
func checkLaws(spec *sim.Spec, config sim.Config, s script) (err error) {
	p := &play{spec: spec, config: config}
	defer func() {
		if r := recover(); r != nil {
			err = p.at(len(p.moments)-1, fmt.Errorf("no input at any time panics: %v\n%s", r, debug.Stack()))
		}
	}()
	if err := p.perform(s); err != nil {
		return err
	}
	for _, l := range laws {
		if err := l.broken(p); err != nil {
			return fmt.Errorf("%s: %w", l.says, err)
		}
	}
	return nil
}

// checkSpec holds the laws of descriptions: names are given once, a game starts
// at 0, and a config that makes no sense is refused.
func checkSpec(spec *sim.Spec) error {
	if spec.Name == "" || spec.Title == "" || spec.Version < 1 {
		return errors.New("a Spec has a Name, a Title and a Version from 1")
	}
	if len(spec.Commands) > sim.MaxCommands {
		return fmt.Errorf("%d commands are more than %d", len(spec.Commands), sim.MaxCommands)
	}
	var commands, modes []string
	for _, c := range spec.Commands {
		commands = append(commands, c.Name)
	}
	for _, m := range spec.Modes {
		modes = append(modes, m.Name)
	}
	for _, list := range [][]string{commands, modes, spec.Events} {
		seen := map[string]bool{}
		for _, name := range list {
			if name == "" || seen[name] {
				return fmt.Errorf("the name %q is empty or given twice", name)
			}
			seen[name] = true
		}
	}
	for _, c := range defaults(spec) {
		g, err := spec.New(c)
		if err != nil {
			return fmt.Errorf("mode %q cannot be played by default: %w", c.Mode, err)
		}
		if g.Now() != 0 {
			return fmt.Errorf("a game of mode %q starts at %v, not at 0", c.Mode, g.Now())
		}
	}
	for _, c := range []sim.Config{
		{Mode: "noSuchMode"},
		{Settings: []byte(`{"noSuchSetting":1}`)},
		{Setup: []byte(`{"noSuchSetup":1}`)},
		{Settings: []byte(`[]`)},
		{Setup: []byte(`{`)},
	} {
		if _, err := spec.New(c); err == nil {
			return fmt.Errorf("a game with mode %q, settings %q and setup %q is not refused", c.Mode, c.Settings, c.Setup)
		}
	}
	return nil
}
