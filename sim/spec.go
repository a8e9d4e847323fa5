package sim

import (
	"encoding/json"
	"fmt"
)

// Config is what a game is made from. With the inputs that follow it is the
// whole game.
type Config struct {
	// Mode is the name of one of the Spec's modes; empty means the first.
	Mode string
	// Seed starts every random stream of the game.
	Seed int64
	// Settings and Setup are JSON objects in the names of the game's page;
	// empty means {}.
	Settings, Setup json.RawMessage
}

// Mode is a way to play a game.
type Mode struct {
	Name  string // as in Config.Mode and in records: sprint40
	Title string // as on the screen: SPRINT 40
}

// Command is something that a player can tell a game to do.
type Command struct {
	Name string
	// Held commands act while their key is down, so their releases count too.
	Held bool
	// Arg reads the command's argument from JSON; raw is nil when there is
	// none. A nil Arg means that the command takes no argument.
	Arg func(raw json.RawMessage) (x, y int16, err error)
}

// Field is a named value of an event, in the order in which it is shown.
type Field struct {
	Name  string
	Value any
}

// Spec describes a game to the recorder, the drive protocol, the tests and the
// screens. Its fields never change.
type Spec struct {
	Name  string // the word on the command line: cascade
	Title string // the name on the screen: Crystal Cascade
	// Version is raised whenever a record could play differently.
	Version  int
	Modes    []Mode // nil when there is only one way to play
	Commands []Command
	// Check says what is wrong with a command's argument in this very game, such
	// as a cell off its board. It is nil when Arg sees all that can be wrong.
	Check  func(Game, Input) error
	Events []string // by Event.Kind
	// New starts a game at time 0. What is due at 0 has happened, and its
	// events wait for the first Drain. The error names the field that is wrong.
	New func(Config) (Game, error)
	// Look gives the state in the words of the game's page, ready for
	// encoding/json.
	Look func(Game) any
	// Describe names the values of an event of this game.
	Describe func(Event) []Field
}

// Command finds a command by its name.
func (s *Spec) Command(name string) (Code, bool) {
	for i, c := range s.Commands {
		if c.Name == name {
			return Code(i), true
		}
	}
	return 0, false
}

// FindMode gives the number of a mode in a list; the empty name is the first.
// The error says that the name is unknown.
func FindMode(modes []Mode, name string) (int, error) {
	if name == "" {
		return 0, nil
	}
	for i, m := range modes {
		if m.Name == name {
			return i, nil
		}
	}
	return 0, fmt.Errorf("mode: %.40q is unknown", name)
}
