// Package maze is the rules of the Weighted Maze: terrain to paint, and four
// searches that settle one cell a Step on the way from the Camp to the Tower.
//
// Goals: every rule of the specification, each in one place and in its words
// (entries A.1 to A.43 of the source text are named where they are kept), as a
// deterministic game on the contract of package sim; every Step can be taken back
// and explained; the same search, without a game around it, is a fast one on maps
// of up to 4096 x 4096 cells (Trial).
//
// Non-goals: anything that only looks or sounds, and files: a view asks the game,
// a command reads bytes and hands them to ParseMap.
package maze

import (
	"time"

	"parlor/sim"
)

// Spec describes the game.
var Spec = &sim.Spec{
	Name:    "maze",
	Title:   "Weighted Maze",
	Version: 1,
	Commands: []sim.Command{
		SelectUp:        {Name: "selectUp"},
		SelectRight:     {Name: "selectRight"},
		SelectDown:      {Name: "selectDown"},
		SelectLeft:      {Name: "selectLeft"},
		Select:          {Name: "select", Arg: readCell},
		Brush:           {Name: "brush", Arg: readBrush},
		Paint:           {Name: "paint"},
		PaintCell:       {Name: "paintCell", Arg: readCell},
		Step:            {Name: "step"},
		StepBack:        {Name: "stepBack"},
		Find:            {Name: "find"},
		PauseFind:       {Name: "pauseFind"},
		Reset:           {Name: "reset"},
		RestoreDefaults: {Name: "restoreDefaults"},
		ChooseSearch:    {Name: "search", Arg: readSearch},
		MoveCamp:        {Name: "moveCamp", Arg: readCell},
		MoveTower:       {Name: "moveTower", Arg: readCell},
		Undo:            {Name: "undo"},
		Redo:            {Name: "redo"},
		Random:          {Name: "random", Arg: readRandom},
	},
	Events:   eventNames[:],
	New:      func(c sim.Config) (sim.Game, error) { return New(c) },
	Look:     func(g sim.Game) any { return g.(*Game).look() },
	Describe: describe,
}

// The commands, by their place in Spec.Commands. Cell makes the arguments of
// those that take a cell; the others take a Terrain, a Search or a RandomKind as X.
const (
	SelectUp sim.Code = iota
	SelectRight
	SelectDown
	SelectLeft
	Select
	Brush
	Paint
	PaintCell
	Step
	StepBack
	Find
	PauseFind
	Reset
	RestoreDefaults
	ChooseSearch
	MoveCamp
	MoveTower
	Undo
	Redo
	Random
)

// Phase is how far a trial has come.
type Phase uint8

// The phases (A.29).
const (
	Ready Phase = iota
	Searching
	Tracing
	Replaying
	WaitingForMarker
	Finished
)

// String is the phase's word in the specification.
func (p Phase) String() string {
	return [...]string{"ready", "searching", "tracing", "replaying", "waitingForMarker", "finished"}[p]
}

// The timers.
const (
	searchTick = iota
	markerSlide
)

// Game is one lab of the Weighted Maze. It never ends.
type Game struct {
	settings *Settings // never changes, clones share it
	start    *Map      // the map that the game began with, likewise
	seed     int64

	now    time.Duration
	clock  sim.Clock
	paused bool
	events []sim.Event

	board    Map
	history  history
	randoms  int64 // random maps made so far
	selected int
	brush    Terrain
	search   Search

	phase  Phase
	ending Message // of a Finished trial
	status Message // what the Status shows, which Find and Pause change too
	run    *run    // nil in Ready, and after bad input
	route  []spot  // the cells traced so far, from the Tower
	marker int     // the Marker's place in the route, len(route) before Replaying

	outcomes outcomes
}

// New starts a lab; the error says which setting or part of the setup is wrong.
func New(c sim.Config) (*Game, error) {
	if _, err := sim.FindMode(nil, c.Mode); err != nil {
		return nil, err
	}
	settings, start, err := newSettings(c.Settings, c.Setup)
	if err != nil {
		return nil, err
	}
	return &Game{
		settings: settings, start: start, seed: c.Seed,
		board: start.clone(), selected: start.Camp, brush: Wall,
	}, nil
}

// Now is the game time reached.
func (g *Game) Now() time.Duration { return g.now }

// Next is when something will happen by itself.
func (g *Game) Next() (time.Duration, bool) {
	_, due, ok := g.clock.Next()
	return due, ok && !g.paused
}

// Advance lets game time pass.
func (g *Game) Advance(to time.Duration) {
	if g.paused || to < g.now {
		return
	}
	for {
		timer, at, ok := g.clock.Ring(to)
		if !ok {
			g.now = to
			return
		}
		g.now = at
		g.fire(timer)
	}
}

// fire is all that happens by itself.
func (g *Game) fire(timer int) {
	switch timer {
	case searchTick:
		g.step()
	case markerSlide:
		g.land()
	}
}

// Apply carries out an input.
func (g *Game) Apply(in sim.Input) bool {
	g.Advance(in.At)
	effect := g.hear(in)
	g.Advance(g.now)
	return effect
}

// hear is all that a player can do. It reports whether it had an effect.
func (g *Game) hear(in sim.Input) bool {
	switch {
	case g.paused:
		g.paused = in.Code != sim.Resume
		return !g.paused
	case in.Code == sim.Pause:
		g.paused = true
		return true
	}
	switch in.Code {
	case SelectUp, SelectRight, SelectDown, SelectLeft:
		return g.moveSelection(Direction(in.Code - SelectUp))
	case Select:
		return g.selectCell(cellOf(in))
	case Brush:
		return g.chooseBrush(in.X)
	case Paint:
		return g.paint(false)
	case PaintCell:
		return g.paintCell(cellOf(in), continues(in))
	case Step:
		stops := g.stopFinding()
		return g.step() || stops
	case StepBack:
		stops := g.stopFinding()
		return g.stepBack() || stops
	case Find:
		return g.find()
	case PauseFind:
		return g.stopFinding()
	case Reset:
		return g.clearTrial()
	case RestoreDefaults:
		return g.restoreDefaults()
	case ChooseSearch:
		return g.chooseSearch(in.X)
	case MoveCamp:
		return g.moveCamp(cellOf(in))
	case MoveTower:
		return g.moveTower(cellOf(in))
	case Undo:
		return g.undo()
	case Redo:
		return g.redo()
	case Random:
		return g.makeRandom(in.X)
	}
	return false
}

// chooseSearch begins a new trial by another search.
func (g *Game) chooseSearch(search int16) bool {
	if search < 0 || search >= int16(SearchCount) || Search(search) == g.search {
		return false
	}
	g.search = Search(search)
	return g.clearTrial()
}

// Result is for games that end; a lab does not.
func (g *Game) Result() sim.Result { return sim.Result{} }
