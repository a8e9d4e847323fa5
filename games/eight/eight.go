// Package eight is the rules of the 8-Puzzle Solver: a lab in which tiles are
// slid by hand, and in which A* and other searches are watched a Step at a time.
//
// Goals: every rule of the specification, each in one place and in its words
// (entries A.1 to A.31 of the source text are named where they are kept), as a
// deterministic game on the contract of package sim; every Step can be undone;
// and one search for the lab, for comparisons (Trial) and for the command line.
//
// Non-goals: anything that only looks or sounds. A view asks the game, and
// computes no rule; the explanations of the search are the game's too.
package eight

import (
	"fmt"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// Spec describes the game.
var Spec = &sim.Spec{
	Name:    "eight",
	Title:   "8-Puzzle Solver",
	Version: 1,
	Commands: []sim.Command{
		Tile:         {Name: "tile", Arg: readTile},
		Step:         {Name: "step"},
		StepBack:     {Name: "stepBack"},
		Solve:        {Name: "solve"},
		PauseSolve:   {Name: "pauseSolve"},
		NewPuzzle:    {Name: "new"},
		Reset:        {Name: "reset"},
		SetEstimate:  {Name: "estimate", Arg: readEstimate},
		SetSearch:    {Name: "search", Arg: readSearch},
		StepsPerTick: {Name: "stepsPerTick", Arg: readSteps},
		Hint:         {Name: "hint"},
	},
	Events:   eventNames[:],
	New:      func(c sim.Config) (sim.Game, error) { return New(c) },
	Look:     func(g sim.Game) any { return g.(*Game).look() },
	Describe: describe,
}

// The commands, by their place in Spec.Commands, with what X holds.
const (
	Tile         sim.Code = iota // the Tile, 1 to 8
	Step                         //
	StepBack                     //
	Solve                        // starts Solve or pauses it
	PauseSolve                   //
	NewPuzzle                    //
	Reset                        //
	SetEstimate                  // 1 and the Estimate, or 0 for the next of the button
	SetSearch                    // the Search
	StepsPerTick                 // 1, 10, 100 or 1000
	Hint                         //
)

// Phase is what a Step would go on with.
type Phase uint8

// The phases.
const (
	NotStarted Phase = iota
	InSearch
	BuildingRoute
	PlayingRoute
	Finished // a Step finds nothing to do
)

// String is the phase's word in the specification.
func (p Phase) String() string {
	return [...]string{"notStarted", "searching", "buildingRoute", "playingRoute", "finished"}[p]
}

// The timers.
const (
	solveTick = iota
	slideOver
)

// Game is one visit to the lab.
type Game struct {
	settings *Settings // never changes, clones share it
	goal     Board

	now    time.Duration
	clock  sim.Clock
	paused bool // game time stands still; Solve is paused by its own timer
	random rng.Source
	events []sim.Event

	board      Board
	resetBoard Board // of the last New puzzle, or the opening
	slide      slide // of no Tile while none slides
	handMoves  int   // since the board was put there as a whole
	helped     bool  // a route has played Moves since then, and was cancelled

	estimate     Estimate
	searchKind   Search
	stepsPerTick int
	distances    *Distances // nil until it is needed

	phase       Phase
	search      search  // nil before the first Step
	route       []Board // from the start to the goal, once that was accepted
	recorded    int     // how many of its boards are in the Solution Route, from the end
	movesPlayed int
	stoppedFull bool // the search stopped when a board did not fit

	row, messageRow Row
	statusPaused    bool
	// pausedBefore is what statusPaused was before the first Step of the search,
	// and before Solve was pressed to make it.
	pausedBefore bool
}

// slide is a Tile's way from one Slot to another.
type slide struct{ tile, from, to int }

// New starts a game; the error says which setting or part of the setup is
// wrong.
func New(c sim.Config) (*Game, error) {
	if _, err := sim.FindMode(nil, c.Mode); err != nil {
		return nil, err
	}
	settings, err := newSettings(c.Settings)
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	start, err := settings.start(c.Setup)
	if err != nil {
		return nil, fmt.Errorf("setup: %w", err)
	}
	g := &Game{
		settings: settings, goal: settings.goal, estimate: settings.estimate,
		board: start, resetBoard: start,
		random:       rng.New(c.Seed, "scramble"),
		stepsPerTick: int(settings.StepsPerTick),
	}
	if g.board == g.goal { // nothing to solve (A.11)
		g.row = TryNew
	}
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

// ring fires all timers that are due by a time, each at its own. With the
// default times a tick of Solve falls on the end of a slide. The tick was
// started first, so it finds the tile still sliding.
func (g *Game) ring(to time.Duration) {
	for {
		id, at, ok := g.clock.Ring(to)
		if !ok {
			return
		}
		g.now = at
		switch id {
		case solveTick:
			g.tick()
		case slideOver:
			g.slide = slide{}
			g.emit(EventSlideFinished)
		}
	}
}

// Apply carries out an input.
func (g *Game) Apply(in sim.Input) bool {
	g.Advance(in.At)
	effect := g.hear(in.Code, int(in.X))
	if effect && !g.paused {
		g.ring(g.now)
	}
	return effect
}

// hear is all that a player can do. It reports whether it had an effect.
func (g *Game) hear(code sim.Code, arg int) bool {
	if g.paused {
		if code != sim.Resume {
			return false
		}
		g.paused = false
		return true
	}
	switch code {
	case sim.Pause:
		g.paused = true
		return true
	case Tile:
		return arg > 0 && arg < slots && g.choose(arg, false)
	case Step:
		return g.pressStep()
	case StepBack:
		return g.stepBack()
	case Solve:
		return g.pressSolve()
	case PauseSolve:
		return g.pauseSolve()
	case NewPuzzle:
		g.newPuzzle()
		return true
	case Reset:
		g.reset()
		return true
	case SetEstimate:
		return g.setEstimate(arg)
	case SetSearch:
		return g.setSearch(arg)
	case StepsPerTick:
		return g.setSteps(arg)
	case Hint:
		return g.hint()
	}
	return false
}
