// Package gems is the rules of Gem Minute: sixty seconds of swapping gems, with
// special and destroyer gems.
//
// Goals: every rule of the specification, each in one place and in its words, as
// a deterministic game on the contract of package sim. Time is in the rules: a
// view asks which gems move, from when until when, and draws that.
//
// Non-goals: anything that only looks or sounds, the countdown, and bests.
//
// Where to read: gems.go is what can happen, play.go the player and the clock,
// pass.go what a run does, runs.go what a run is, deal.go where gems come from,
// board.go and set.go how they are kept.
package gems

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// Spec describes the game.
var Spec = &sim.Spec{
	Name:    "gems",
	Title:   "Gem Minute",
	Version: 1,
	Commands: []sim.Command{
		Up:       {Name: "up"},
		Down:     {Name: "down"},
		Left:     {Name: "left"},
		Right:    {Name: "right"},
		Select:   {Name: "select"},
		SwapGems: {Name: "swap", Arg: readSwap},
		Hint:     {Name: "hint"},
	},
	Check:    check,
	Events:   eventNames[:],
	New:      func(c sim.Config) (sim.Game, error) { return New(c) },
	Look:     func(g sim.Game) any { return g.(*Game).look() },
	Describe: describe,
}

// The commands, by their place in Spec.Commands. The arrows are also the
// directions of steps.
const (
	Up sim.Code = iota
	Down
	Left
	Right
	Select
	SwapGems // Swap.Input makes one
	Hint
)

// Phase is what the gems are doing.
type Phase uint8

// The phases.
const (
	Ready      Phase = iota // they rest, and a swap may begin
	Swapping                // two change places
	Reversing               // two change back
	Destroying              // those of a pass burst
	Falling                 // columns fall and are filled
	Over
)

// String is the phase's word in the specification.
func (p Phase) String() string {
	return [...]string{"ready", "swapping", "reversing", "destroying", "falling", "over"}[p]
}

// The timers.
const (
	timeUp   = iota
	stage    // the end of the phase
	hintTime // the hint that comes by itself
)

// Counts are what a game counts.
type Counts struct {
	Score        int64 // with OpeningScore
	OpeningScore int64 // what the start board brought
	Cascade      int   // the pass under way, 0 at rest

	LongestCascade               int
	GemsDestroyed                int64
	SpecialsMade, DestroyersMade int
	SwapsRefused                 int
}

// Game is one game of Gem Minute.
type Game struct {
	settings *Settings // never changes, clones share it

	now     time.Duration
	clock   sim.Clock
	paused  bool
	phase   Phase
	opening bool // the start board is being resolved
	events  []sim.Event
	lists   strings.Builder // those of events; see keep

	board  board
	random rng.Source
	refill []Gem // the setup's gems to come; never written to, clones share it
	counts Counts

	cursor   Cell
	selected bool // the gem under the cursor is
	swap     Swap // the last that began
	queued   Swap // the one given ahead
	hint     Swap // the one shown
	works    Swap // at rest, one that makes a run

	// The pass under way, as a view sees it; what it decides, the board tells too.
	runs   []Run
	elbows []Cell
	bursts []Burst
	gaps   set // what the gems fall into
}

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
	g := &Game{settings: settings, random: rng.New(c.Seed, "gems")}
	if err := g.setUp(c.Setup); err != nil {
		return nil, fmt.Errorf("setup: %w", err)
	}
	if err := settings.checkRest(); err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	if !g.opening {
		g.beginPlay()
	}
	if g.judge() {
		g.pass()
	} else {
		g.rest()
	}
	return g, nil
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
	if g.paused || to <= g.now {
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
	switch {
	case timer == timeUp:
		g.endTime()
	case timer == hintTime:
		g.showHint()
	case g.phase == Swapping:
		g.endSwap()
	case g.phase == Reversing:
		g.settle()
	case g.phase == Destroying:
		g.fall()
	case g.judge(): // after a fall
		g.pass()
	default:
		g.settle()
	}
}

// Apply carries out an input.
func (g *Game) Apply(in sim.Input) bool {
	g.Advance(in.At)
	switch {
	case g.phase == Over || g.paused != (in.Code == sim.Resume): // a pause hears nothing else
		return false
	case in.Code == sim.Pause || in.Code == sim.Resume:
		g.paused = !g.paused
		return true
	}
	switch in.Code {
	case Up, Down, Left, Right:
		return g.arrow(in.Code)
	case Select:
		return g.toggle()
	case SwapGems:
		s, ok := g.board.swapOf(in)
		return ok && g.give(s)
	case Hint:
		return g.showHint()
	}
	return false
}

// Input gives the input that swaps two neighbours: X is the column of A, Y its
// row x 4 + the arrow that points to B.
func (s Swap) Input() sim.Input {
	in := sim.Input{Code: SwapGems, X: int16(s.A.Column()), Y: int16(s.A.Row() * len(steps))}
	for arrow, d := range steps {
		if s.B.Column() == s.A.Column()+d.columns && s.B.Row() == s.A.Row()+d.rows {
			in.Y += int16(arrow)
		}
	}
	return in
}

// swapOf reads what Swap.Input gives, and false when a cell is off the board.
func (b *board) swapOf(in sim.Input) (Swap, bool) {
	row := int(in.Y) / len(steps)
	if in.X < 0 || int(in.X) >= b.columns || in.Y < 0 || row >= b.rows {
		return Swap{}, false
	}
	a := CellAt(int(in.X), row)
	to, ok := b.neighbour(a, sim.Code(int(in.Y)%len(steps)))
	return Swap{a, to}, ok
}

// readSwap is the argument of swap: [column,row,column,row] of two neighbours.
// Where the board ends is for check to say.
func readSwap(raw json.RawMessage) (x, y int16, err error) {
	if len(raw) == 0 {
		return 0, 0, errors.New("[column,row,column,row] of two neighbours is missing")
	}
	var list []sim.Whole
	if err := json.Unmarshal(raw, &list); err != nil || len(list) != 4 {
		return 0, 0, fmt.Errorf("%.40s is not [column,row,column,row] of two neighbours", raw)
	}
	for _, n := range list {
		if n < 0 || n >= maxSide {
			return 0, 0, fmt.Errorf("%d in %s is off the board", n, raw)
		}
	}
	a, b := CellAt(int(list[0]), int(list[1])), CellAt(int(list[2]), int(list[3]))
	if distance := max(list[0]-list[2], list[2]-list[0]) + max(list[1]-list[3], list[3]-list[1]); distance != 1 {
		return 0, 0, fmt.Errorf("the cells of %s are no neighbours", raw)
	}
	in := Swap{a, b}.Input()
	return in.X, in.Y, nil
}

// check refuses a swap with a cell off this game's board.
func check(game sim.Game, in sim.Input) error {
	b := &game.(*Game).board
	if _, ok := b.swapOf(in); in.Code == SwapGems && !ok {
		return fmt.Errorf("a cell is off the board of %d x %d", b.columns, b.rows)
	}
	return nil
}
