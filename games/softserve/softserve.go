// Package softserve is the rules of Soft Serve: pairs of scoops and popsicles
// fall through a bottleneck onto six cones, to be served to order.
//
// Goals: every rule of the specification, each in one place and in its words,
// as a deterministic game on the contract of package sim. The game runs in
// frames, 60 a second; phases.go has the whole order of one frame.
//
// Non-goals: anything that only looks or sounds, and keys: a view asks the
// game (ask.go), a session feeds it.
package softserve

import (
	"fmt"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// Spec describes the game.
var Spec = &sim.Spec{
	Name:    "softserve",
	Title:   "Soft Serve",
	Version: 1,
	Modes:   modes,
	Commands: []sim.Command{
		MoveLeft:               {Name: "left", Held: true},
		MoveRight:              {Name: "right", Held: true},
		FallFaster:             {Name: "down", Held: true},
		RotateClockwise:        {Name: "rotateClockwise"},
		RotateCounterclockwise: {Name: "rotateCounterclockwise"},
	},
	Events:   eventNames[:],
	New:      func(c sim.Config) (sim.Game, error) { return New(c) },
	Look:     func(g sim.Game) any { return g.(*Game).look() },
	Describe: describe,
}

// The modes, by their place in modes.
const (
	classic = iota
	endless
	timeAttack
)

var modes = []sim.Mode{
	classic:    {Name: "classic", Title: "CLASSIC"},
	endless:    {Name: "endless", Title: "ENDLESS"},
	timeAttack: {Name: "timeAttack", Title: "TIME ATTACK"},
}

// The commands, by their place in Spec.Commands.
const (
	MoveLeft sim.Code = iota
	MoveRight
	FallFaster
	RotateClockwise
	RotateCounterclockwise
)

// Phase is what a game is busy with.
type Phase uint8

// The phases. All but Falling and Over end by themselves after some frames.
const (
	Spawning Phase = iota // the next piece is on its way
	Falling               // a piece is in play
	Serving               // a cone is being served
	Clearing              // groups vanish
	Dropping              // pieces fall into the room that this made
	Over
)

// String is the phase's word in the specification.
func (p Phase) String() string {
	return [...]string{"spawning", "falling", "serving", "clearing", "dropping", "over"}[p]
}

// Why is how a game ended.
type Why uint8

// The ends.
const (
	NotOver   Why = iota
	AllServed     // the last cone was served: the game is won
	Blocked       // a piece is locked in the bottleneck, or a column had no room
	TimeUp
)

// String is the end's word in the specification.
func (w Why) String() string { return [...]string{"", "allServed", "blocked", "timeUp"}[w] }

// Counts are what a game counts.
type Counts struct {
	ConesServed  int64
	PiecesPlayed int64 // a pair that split is one
	LongestChain int64
}

// Game is one game of Soft Serve.
type Game struct {
	settings *Settings // never changes, clones share it
	mode     int

	now    time.Duration
	frame  int64 // the last frame that was run
	paused bool
	events []sim.Event

	phase        Phase
	began, until int64 // the frames in which the phase begins and ends
	why          Why

	board board
	piece Piece
	// lastLocked has the cones' cells of the columns in which scoops locked last.
	lastLocked mask
	chain      int64 // clears since the last lock
	counts     Counts

	keys keys

	pieces rng.Source
	next   Piece
	drawn  int64   // pieces that were drawn, the next one included
	queue  []Piece // a setup's pieces that are still to come; clones share them

	orders       rng.Source
	order        Order
	orderIsOpen  bool
	comingOrders []Order // a setup's orders that are still to come; clones share them
	customers    rng.Source
	customer     int // 0 before the first order

	// What a view asks and no rule: the pieces and cones that went when the
	// phase began, and how those that it lets fall do so.
	gone board
	fell falls
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
		settings:  settings,
		mode:      mode,
		pieces:    rng.New(c.Seed, "pieces"),
		orders:    rng.New(c.Seed, "orders"),
		customers: rng.New(c.Seed, "customers"),
	}
	g.placeCones(rng.New(c.Seed, "cones"))
	if err := g.setUp(c.Setup); err != nil {
		return nil, fmt.Errorf("setup: %w", err)
	}
	g.draw()
	g.begin(Spawning, int64(settings.SpawnFrames))
	g.endPhases()
	return g, nil
}

// placeCones puts the cones of the settings into columns drawn at random.
func (g *Game) placeCones(source rng.Source) {
	places := [Columns]int{0, 1, 2, 3, 4, 5}
	rng.Shuffle(&source, places[:])
	for _, c := range places[:g.settings.Cones] {
		g.board.cones |= bit(Cell{c, 0})
	}
}

// FramesPerSecond is how fast the game runs, in frames of game time.
const FramesPerSecond = 60

// timeOf is the game time of a frame, rounded down to the nanosecond.
func timeOf(frame int64) time.Duration {
	seconds, rest := frame/FramesPerSecond, frame%FramesPerSecond
	return time.Duration(seconds*int64(time.Second) + rest*int64(time.Second)/FramesPerSecond)
}

// Now is the game time reached.
func (g *Game) Now() time.Duration { return g.now }

// Next is the time of the next frame.
func (g *Game) Next() (time.Duration, bool) {
	return timeOf(g.frame + 1), !g.paused && g.phase != Over
}

// Advance lets game time pass.
func (g *Game) Advance(to time.Duration) {
	if g.paused || to <= g.now {
		return
	}
	for g.phase != Over {
		at := timeOf(g.frame + 1)
		if at > to {
			break
		}
		g.now = at
		g.frame++
		g.run()
	}
	g.now = to
}

// Apply carries out an input. Moves and turns wait for the next frame.
func (g *Game) Apply(in sim.Input) bool {
	g.Advance(in.At)
	return g.hear(in.Code)
}
