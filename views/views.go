// Package views is the list of all rooms.
package views

import (
	"parlor/views/cascade"
	"parlor/views/eight"
	"parlor/views/gems"
	"parlor/views/maze"
	"parlor/views/shell"
	"parlor/views/softserve"
)

// Rooms makes the room of every game, in the order of their doors.
func Rooms() []shell.Room {
	return []shell.Room{cascade.New(), maze.New(), eight.New(), softserve.New(), gems.New()}
}
