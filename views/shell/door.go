package shell

import (
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
)

// DoorLoop is how much of a record is seen through a door before it begins again.
const DoorLoop = 8 * time.Second

// Door is what is seen through a room's door on Home: a recorded game of its
// engine that plays by itself, drawn small by the room's own drawing code.
type Door interface {
	// Record is the game, as sim/replay reads it, and the game time from which
	// DoorLoop of it are shown. In a still of it, the moment in the middle is shown.
	Record() (record []byte, from time.Duration)
	// Layout makes the pictures for an opening of w by h pixels: about 200 x 308
	// points in a wall of doors, or 150 x 110 in a stack of cards and 150 x 148 in the
	// chosen one.
	Layout(b *scene.Book, w, h float32, scheme session.Scheme)
	// Draw draws a glance into the opening, whose upper left corner is at (0, 0), and
	// nothing beyond it that the clip of the scene does not hide.
	Draw(s *scene.Scene, g Glance)
}

// DoorCut is how much of an opening of w by h pixels is cut off at its top, and at its
// foot, while its card in a stack is not the chosen one; 0 in a wall of doors.
func DoorCut(w, h float32) float32 {
	const seen = 110. / 150 // of the width
	if h > 1.2*w {
		return 0
	}
	return max(h-seen*w, 0) / 2
}

// Glance is a moment of the game behind a door.
type Glance struct {
	Game sim.Game
	// Events are what happened since the last glance, and Passed is the game time since
	// then, by which ornaments go as fast as the game; none after the loop began again.
	Events []sim.Event
	Passed time.Duration
	// Began is true in the first glance of each loop: ornaments begin anew.
	Began   bool
	Now     time.Duration // real time, for ornaments only
	Reduced bool          // reduced motion: it is a still
}
