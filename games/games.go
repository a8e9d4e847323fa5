// Package games is the list of all games, in the order in which they are shown.
package games

import (
	"parlor/games/cascade"
	"parlor/games/eight"
	"parlor/games/gems"
	"parlor/games/maze"
	"parlor/games/softserve"
	"parlor/sim"
)

// All is every game of Parlor.
var All = []*sim.Spec{cascade.Spec, maze.Spec, eight.Spec, softserve.Spec, gems.Spec}

// Named finds a game by the word that names it on the command line.
func Named(name string) (*sim.Spec, bool) {
	for _, s := range All {
		if s.Name == name {
			return s, true
		}
	}
	return nil, false
}
