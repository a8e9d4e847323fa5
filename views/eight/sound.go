package eight

import (
	"parlor/games/eight"
	"parlor/sim"
	"parlor/views/shell"
)

// song is the piece of music of the room.
const song = "study"

// Song is the same all the time.
func (*Room) Song(sim.Game) string { return song }

// eventSounds is the effect of each kind of event that always sounds alike; those
// that depend on more are in hear.
var eventSounds = [...]string{
	eight.EventGoalAccepted:    "goal",
	eight.EventSearchStopped:   "stopped",
	eight.EventEstimateChanged: "estimate",
	eight.EventSolved:          "solved",
	eight.EventHint:            "hint",
}

// ears turn the events of a game, and how it has changed, into effects. What they
// know may be forgotten at any moment.
type ears struct {
	game    *eight.Game
	solving bool
	opening eight.Board
	search  eight.Search
	steps   int // Steps so far, of search, tracing and route
	byHand  bool
	cues    []shell.Cue
	waiting []shell.Cue // of what is no event
}

// Hear gives the effects of what happened since the last frame.
func (r *Room) Hear(game sim.Game, events []sim.Event) []shell.Cue {
	e := &r.ears
	g, ok := game.(*eight.Game)
	if !ok {
		return nil
	}
	if g != e.game {
		*e = ears{game: g, cues: e.cues, waiting: e.waiting}
		e.note(g)
	}
	e.cues = append(e.cues[:0], e.waiting...)
	e.waiting = e.waiting[:0]
	goesBack := stepsOf(g) < e.steps && g.StatesChecked()+1 >= e.steps
	for i, ev := range events {
		e.hear(g, ev, i == len(events)-1 || events[i+1].Kind != ev.Kind)
	}
	switch {
	case g.Solving() != e.solving && g.Solving():
		e.cue("solveStart", 0, 0)
	case g.Solving() != e.solving && len(events) == 0:
		e.cue("solvePause", 0, 0)
	case goesBack:
		e.cue("stepBack", 0, 0)
	}
	if g.Search() != e.search {
		e.cue("estimate", 0, 0)
	}
	e.note(g)
	return e.cues
}

// note remembers how the game stands.
func (e *ears) note(g *eight.Game) {
	e.solving, e.opening, e.search, e.steps = g.Solving(), g.Opening(), g.Search(), stepsOf(g)
}

func stepsOf(g *eight.Game) int { return g.StatesChecked() + len(g.Route()) + g.MovesPlayed() }

// hear hears an event; of many alike in one frame only the last sounds.
func (e *ears) hear(g *eight.Game, ev sim.Event, isLast bool) {
	const farthest = 20 // the estimate from which on expansions sound alike
	switch ev.Kind {
	case eight.EventBoardChanged:
		e.byHand = g.MovesPlayed() == 0
		e.cue("slide", int(ev.X)-1, pan(eight.Board(ev.N).Slot(int(ev.X))))
	case eight.EventSlideFinished:
		if e.byHand {
			e.cue("slideEnd", 0, 0)
		}
	case eight.EventStateExpanded:
		if isLast {
			e.cue("expanded", max(farthest-int(ev.Y), 0), 0)
		}
	case eight.EventRouteRecord:
		if isLast {
			e.cue("trace", g.Moves()-int(ev.X), 0)
		}
	case eight.EventBoardJumped:
		switch {
		case g.Opening() != e.opening:
			e.cue("newPuzzle", 0, 0)
		case stepsOf(g) == 0:
			e.cue("reset", 0, 0)
		}
	case eight.EventCancelSearch:
		if e.steps > 0 {
			e.cue("cancel", 0, 0)
		}
	default:
		e.cue(eventSounds[ev.Kind], 0, 0)
	}
}

// pan is where a slot is heard.
func pan(slot int) float64 { return .3 * float64(slot%3-1) }

func (e *ears) cue(effect string, value int, pan float64) {
	if effect != "" {
		e.cues = append(e.cues, shell.Cue{Effect: effect, Value: value, Pan: pan})
	}
}

// play has an effect heard that belongs to no event.
func (e *ears) play(effect string, value int, pan float64) {
	e.waiting = append(e.waiting, shell.Cue{Effect: effect, Value: value, Pan: pan})
}
