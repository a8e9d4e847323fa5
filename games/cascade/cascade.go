// Package cascade is the rules of Crystal Cascade: falling blocks by the modern
// guideline, in four modes.
//
// Goals: every rule of the specification, each in one place and in its words
// (entries A.1 to A.101 of the source text are named where they are kept), as
// a deterministic game on the contract of package sim.
//
// Non-goals: anything that only looks or sounds, and keys: a view asks the
// game, a session feeds it.
package cascade

import (
	"fmt"
	"math/bits"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// Spec describes the game.
var Spec = &sim.Spec{
	Name:    "cascade",
	Title:   "Crystal Cascade",
	Version: 1,
	Modes:   modes,
	Commands: []sim.Command{
		MoveLeft:               {Name: "moveLeft", Held: true},
		MoveRight:              {Name: "moveRight", Held: true},
		SoftDrop:               {Name: "softDrop", Held: true},
		HardDrop:               {Name: "hardDrop"},
		RotateClockwise:        {Name: "rotateClockwise"},
		RotateCounterclockwise: {Name: "rotateCounterclockwise"},
		Rotate180:              {Name: "rotate180"},
		Hold:                   {Name: "hold"},
	},
	Events:   eventNames[:],
	New:      func(c sim.Config) (sim.Game, error) { return New(c) },
	Look:     func(g sim.Game) any { return g.(*Game).look() },
	Describe: describe,
}

// The modes, by their place in modes.
const (
	marathon = iota
	sprint40
	ultra
	zen
)

var modes = []sim.Mode{
	marathon: {Name: "marathon", Title: "MARATHON"},
	sprint40: {Name: "sprint40", Title: "SPRINT 40"},
	ultra:    {Name: "ultra", Title: "ULTRA"},
	zen:      {Name: "zen", Title: "ZEN"},
}

// The commands, by their place in Spec.Commands.
const (
	MoveLeft sim.Code = iota
	MoveRight
	SoftDrop
	HardDrop
	RotateClockwise
	RotateCounterclockwise
	Rotate180
	Hold
)

// Phase is where a game is between its countdown and its end.
type Phase uint8

// The phases.
const (
	Countdown Phase = iota
	Falling         // a piece is in play
	Clearing        // full rows shatter
	Entering        // the next piece is on its way
	Over
)

// String is the phase's word in the specification.
func (p Phase) String() string {
	return [...]string{"countdown", "falling", "clearing", "entering", "over"}[p]
}

// The timers.
const (
	countdownTick = iota
	timeUp
	gravity
	lockDelay
	autoRepeat
	clearDelay
	entryDelay
)

// Piece is the falling piece.
type Piece struct {
	Kind                Kind // None between pieces
	Rotation            int  // quarter turns clockwise, 0 to 3
	Column, Row         int  // the bottom-left corner of its box
	Resting             bool // gravity waits for the lock delay
	LockResets          int  // lock delays restarted since the lowest row
	LastMoveWasRotation bool
	LastKickTest        int // 0 to 4

	lowestRow        int
	hasTouchedDown   bool
	isLockDelayOver  bool
	lockDelayStarted time.Duration
}

// Cells gives where the piece's four crystals are.
func (p Piece) Cells() [4]Cell {
	cells := shapes[p.Kind][p.Rotation].cells
	for i := range cells {
		cells[i].Column += p.Column
		cells[i].Row += p.Row
	}
	return cells
}

// Counts are what a game counts.
type Counts struct {
	Score, Lines     int64
	Level            int
	Combo, BestCombo int // clears in a row, less one; -1 after a lock without lines
	Cascades, Twists int
	Pieces, Resets   int
}

// Game is one game of Crystal Cascade.
type Game struct {
	settings *Settings // never changes, clones share it
	mode     int

	now       time.Duration
	clock     sim.Clock
	paused    bool
	phase     Phase
	countdown int
	playStart time.Duration // when the countdown ended
	played    time.Duration // the time played, fixed at the end
	finished  bool          // the mode's goal was reached
	events    []sim.Event

	well     well
	clearing uint64 // the rows that shatter, as a bit mask
	// pendingLines is how many lines of a clear have not been settled: the
	// all clear is paid when its rows have fallen, or when the game ends.
	pendingLines int

	bag     rng.Source
	queue   []Kind // the pieces to come
	given   int    // how many of them the setup gave
	piece   Piece
	held    Kind
	hasHeld bool // hold was used for this piece

	keys            keys
	counts          Counts
	firstLevel      int
	backToBackReady bool
}

// New starts a game; the error says which setting or part of the setup is
// wrong.
func New(c sim.Config) (*Game, error) {
	mode, err := sim.FindMode(modes, c.Mode)
	if err != nil {
		return nil, err
	}
	settings, err := newSettings(mode, c.Settings)
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	g := &Game{
		settings:   settings,
		mode:       mode,
		well:       newWell(int(settings.Columns), int(settings.Rows)),
		bag:        rng.New(c.Seed, "bag"),
		queue:      make([]Kind, 0, (bagsAtStart+1)*kindCount),
		events:     make([]sim.Event, 0, 16),
		firstLevel: 1,
		counts:     Counts{Combo: -1},
	}
	if settings.StartsAtChosenLevel {
		g.firstLevel = int(settings.StartLevel)
	}
	g.counts.Level = g.firstLevel
	if err := g.setUp(c.Setup); err != nil {
		return nil, fmt.Errorf("setup: %w", err)
	}
	g.fillQueue(bagsAtStart * kindCount)
	g.beginCountdown()
	g.ring(0)
	return g, nil
}

// Now is the game time reached.
func (g *Game) Now() time.Duration { return g.now }

// Next is when something will happen by itself.
func (g *Game) Next() (time.Duration, bool) {
	if g.paused {
		return 0, false
	}
	_, due, ok := g.clock.Next()
	return due, ok
}

// Advance lets game time pass.
func (g *Game) Advance(to time.Duration) {
	if g.paused || to <= g.now {
		return
	}
	g.ring(to)
	g.now = to
}

// ring fires all timers that are due by a time, each at its own.
func (g *Game) ring(to time.Duration) {
	for {
		id, at, ok := g.clock.Ring(to)
		if !ok {
			return
		}
		g.now = at
		g.fire(id)
		g.actHeld()
	}
}

// fire is all that happens by itself.
func (g *Game) fire(timer int) {
	switch timer {
	case countdownTick:
		g.tickCountdown()
	case timeUp:
		g.finish()
	case gravity:
		g.fallByGravity()
	case lockDelay:
		g.endLockDelay()
	case autoRepeat:
		g.repeatMove()
	case clearDelay:
		g.dropRows()
	case entryDelay:
		g.deal()
	}
}

// Apply carries out an input.
func (g *Game) Apply(in sim.Input) bool {
	g.Advance(in.At)
	if !g.hear(in.Code) {
		return false
	}
	g.actHeld()
	g.ring(g.now)
	return true
}

// hear is all that a player can do. It reports whether it had an effect.
func (g *Game) hear(code sim.Code) bool {
	switch {
	case g.phase == Over:
		return false
	case code == sim.Pause:
		return g.pause()
	case code == sim.Resume:
		return g.resume()
	case g.paused || g.phase == Countdown:
		return false
	}
	switch code {
	case MoveLeft:
		return g.pressMove(left)
	case MoveLeft | sim.Release:
		return g.releaseMove(left)
	case MoveRight:
		return g.pressMove(right)
	case MoveRight | sim.Release:
		return g.releaseMove(right)
	case SoftDrop:
		return g.pressSoftDrop()
	case SoftDrop | sim.Release:
		return g.releaseSoftDrop()
	}
	if g.piece.Kind == None {
		return false
	}
	switch code {
	case HardDrop:
		return g.hardDrop()
	case RotateClockwise:
		return g.rotate(clockwise)
	case RotateCounterclockwise:
		return g.rotate(counterclockwise)
	case Rotate180:
		return g.rotate(halfTurn)
	case Hold:
		return g.hold()
	}
	return false
}

// start runs a timer that rings once after a time.
func (g *Game) start(timer int, after time.Duration) { g.clock.Start(timer, g.after(after), 0) }

// after is the time so long from now, or the last there is.
func (g *Game) after(d time.Duration) time.Duration {
	if t := g.now + d; t >= g.now {
		return t
	}
	return 1<<63 - 1
}

// rowsOf counts the rows of a bit mask.
func rowsOf(mask uint64) int { return bits.OnesCount64(mask) }
