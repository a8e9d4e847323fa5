package simtest

import (
	"strings"
	"testing"

	"parlor/sim"
)

// longestError is how many bytes an error has at most, whatever was sent.
const longestError = 300

// Fuzz sends a game any mode, settings and setup. Each is refused in one short
// sentence, or makes a game that keeps the laws while every command is tried. The
// configs are where it begins; plain tests try those and what is in testdata/fuzz.
func Fuzz(f *testing.F, spec *sim.Spec, configs ...sim.Config) {
	for _, c := range append(defaults(spec), configs...) {
		f.Add(c.Mode, string(c.Settings), string(c.Setup))
	}
	every := everyCommand(spec)
	f.Fuzz(func(t *testing.T, mode, settings, setup string) {
		c := sim.Config{Mode: mode, Seed: 1, Settings: []byte(settings), Setup: []byte(setup)}
		if _, err := spec.New(c); err != nil {
			if text := err.Error(); len(text) > longestError || strings.ContainsAny(text, "\n\r\x00") {
				t.Errorf("the error is no short sentence: %q", text)
			}
			return
		}
		if err := checkLaws(spec, c, every); err != nil {
			t.Fatal(err)
		}
	})
}

// everyCommand presses each command, and lets the game come to its Next after it,
// so that no game runs for long, however its times are set.
func everyCommand(spec *sim.Spec) (s script) {
	for code, command := range spec.Commands {
		s = append(s, step{Code: sim.Code(code)}, step{ToNext: true, Idle: true})
		if command.Held {
			s = append(s, step{ToNext: true, Code: sim.Code(code) | sim.Release})
		}
	}
	return s
}
