// Package sim is the contract that every game of Parlor keeps: game time,
// inputs, events, the Game interface and the Spec that describes a game to
// everything that is not a game.
//
// Goals: a game is a pure function of its configuration and its timed inputs,
// on every machine and at every frame rate, so that recording, replaying,
// driving over a pipe and undoing are written once for all games.
//
// Non-goals: real time, drawing, sound, files. Nothing here knows of them.
package sim

import "time"

// Code says what an Input does: the number of a command in Spec.Commands, with
// Release added when a held command's key goes up, or Pause or Resume.
type Code uint8

const (
	// Release marks the key of a held command going up.
	Release Code = 1 << 7
	// Pause stops game time until Resume. Every game understands both.
	Pause Code = 126
	// Resume lets game time go on; keys held before the pause count as released.
	Resume Code = 127
	// MaxCommands is how many commands a Spec may have.
	MaxCommands = 126
)

// Input is one thing that a player does: a key that goes down or up at a game
// time. X and Y are the command's argument (a cell's column and row, or a
// number in X), zero for commands without one.
type Input struct {
	At   time.Duration
	Code Code
	X, Y int16
}

// Event is one thing that happened. Kind counts into Spec.Events; what X, Y, N
// and List mean is the game's own (Spec.Describe names them). List holds, as
// bytes, what does not fit into the numbers, such as many cells.
type Event struct {
	At   time.Duration
	Kind uint8
	X, Y int32
	N    int64
	List string
}

// Result is how a game ended, or, while Over is false, how it would be kept if
// the player left it now.
type Result struct {
	// Over is true when the game has ended and never changes again.
	Over bool
	// Won is true when the goal of the mode was reached.
	Won bool
	// Ranked is true when Rank may stand as a best of its mode.
	Ranked bool
	// Title is what the results say, such as TIME UP.
	Title string
	// Rank compares games of one mode: the first number that differs decides,
	// and the greater is better. Times are kept as negative nanoseconds.
	Rank [3]int64
}

// Better says whether r would replace old as a best.
func (r Result) Better(old Result) bool {
	if !r.Ranked || !old.Ranked {
		return r.Ranked
	}
	for i := range r.Rank {
		if r.Rank[i] != old.Rank[i] {
			return r.Rank[i] > old.Rank[i]
		}
	}
	return false
}

// Game is one game being played. It is not safe for use by several goroutines
// at once. The laws that every implementation keeps are in package simtest.
type Game interface {
	// Now is the game time reached, from 0 at the start.
	Now() time.Duration
	// Next is the time at which something will happen by itself, and false when
	// nothing will: the game has ended, is paused or waits for its player.
	Next() (time.Duration, bool)
	// Advance lets game time pass until to: all that is due by then happens in
	// order, each at its own time. It does nothing while the game is paused and
	// for times before Now.
	Advance(to time.Duration)
	// Apply advances to the input's time, carries the input out, and then what
	// became due at that same instant. It reports whether the input had an
	// effect; one without leaves the state as it was. Any input is accepted.
	Apply(in Input) bool
	// Drain appends the events since the last Drain to into, oldest first.
	Drain(into []Event) []Event
	// Result is how the game ended, or would be kept if it were left now.
	Result() Result
	// Clone is a copy that shares nothing that changes.
	Clone() Game
	// AppendState appends the whole state as canonical bytes: two games with
	// equal bytes play on alike. Events that were not drained do not count.
	AppendState(b []byte) []byte
}
