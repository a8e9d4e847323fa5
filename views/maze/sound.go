package maze

import (
	"parlor/games/maze"
	"parlor/sim"
	"parlor/views/shell"
)

// song is the piece of music of the room.
const song = "map-table"

// Song is the same all the time.
func (*Room) Song(sim.Game) string { return song }

// paintSounds is the effect of a cell that becomes a terrain.
var paintSounds = [maze.TerrainCount]string{maze.Road: "paintRoad", maze.Forest: "paintForest", maze.Mud: "paintMud", maze.Wall: "paintWall"}

// endSounds is the effect of a trial's ending, by its row of Messages; all others are
// faults of the map or of its settings.
var endSounds = map[string]string{"cheapestRoute": "done", "routeFound": "doneOther", "noRoute": "noRoute"}

// faultSound is that of a fault.
const faultSound = "badInput"

// ears turn the events of a game, and how it has changed, into effects. What they
// know may be forgotten at any moment.
type ears struct {
	game        *maze.Game
	key         factsKey
	camp, tower int
	steps       int         // Steps of the trial so far
	cues, later []shell.Cue // later: of what is no event
	// What the events of a frame were.
	cleared, repainted, ended bool
}

// Hear gives the effects of what happened since the last frame.
func (r *Room) Hear(game sim.Game, events []sim.Event) []shell.Cue {
	e := &r.ears
	g, ok := game.(*maze.Game)
	if !ok {
		return nil
	}
	if g != e.game {
		*e = ears{game: g, cues: e.cues, later: e.later}
		e.note(g)
	}
	e.cues = append(e.cues[:0], e.later...)
	e.later = e.later[:0]
	if len(events) == 0 && keyOf(g) == e.key {
		return e.cues
	}
	e.cleared, e.repainted, e.ended = false, false, false
	for _, ev := range events {
		e.hear(g, ev)
	}
	e.compare(g)
	e.note(g)
	return e.cues
}

// hear hears an event.
func (e *ears) hear(g *maze.Game, ev sim.Event) {
	switch ev.Kind {
	case maze.EventCellSettled:
		e.cue("settle", int(ev.N), e.pan(g, int(ev.X)))
	case maze.EventTerrainChanged:
		e.repainted = true
		if ev.X < 0 {
			e.cue("restore", 0, 0)
		} else if t, ok := maze.TerrainOf(int(ev.N)); ok {
			e.cue(paintSounds[t], 0, e.pan(g, int(ev.X)))
		}
	case maze.EventMarkerMoved:
		e.cue("marker", 0, e.pan(g, int(ev.X)))
	case maze.EventMarkerLanded:
		if g.MarkerOrder() == 0 {
			e.cue("markerLanded", 0, e.pan(g, int(ev.X)))
		}
	case maze.EventTrialCleared:
		e.cleared = true
	case maze.EventTrialEnded:
		e.ended = true
		effect, ok := endSounds[maze.Message(ev.X).String()]
		if !ok {
			effect = faultSound
		}
		e.cue(effect, 0, 0)
	case maze.EventFindStarted:
		e.cue("findStart", 0, 0)
	case maze.EventFindStopped:
		if !e.ended && !e.repainted {
			e.cue("findStop", 0, 0)
		}
	}
}

// compare hears what no event tells: how the game stands now and stood before.
func (e *ears) compare(g *maze.Game) {
	now, before, m := keyOf(g), e.key, g.Map()
	traced := len(g.RouteCells())
	steps := stepsOf(g, traced)
	switch {
	case e.camp != m.Camp || e.tower != m.Tower:
		e.cue("endpoint", 0, 0)
	case now.search != before.search:
		e.cue("search", 0, 0)
	case e.cleared && !e.repainted:
		e.cue("reset", 0, 0)
	case e.cleared:
	case steps < e.steps:
		e.cue("stepBack", 0, 0)
	case now.phase >= maze.Replaying && before.phase == maze.Tracing && traced > 0 && now.phase != maze.Finished:
		e.cue("route", 0, 0)
	case now.phase == maze.Tracing && traced > 0 && steps > e.steps:
		e.cue("trace", traced-1, 0)
	}
	switch {
	case now.brush != before.brush:
		e.cue("brush", 0, 0)
	case now.selected != before.selected && !e.repainted:
		e.cue("cursor", 0, e.pan(g, now.selected))
	}
}

// note remembers how the game stands.
func (e *ears) note(g *maze.Game) {
	e.key, e.camp, e.tower, e.steps = keyOf(g), g.Map().Camp, g.Map().Tower, stepsOf(g, len(g.RouteCells()))
}

// stepsOf counts the Steps of a trial so far, of which so many traced a cell.
func stepsOf(g *maze.Game, traced int) int {
	n := g.Visited() + traced
	if order := g.MarkerOrder(); order >= 0 {
		n += traced - 1 - order
	}
	if g.Phase() == maze.Finished {
		n++
	}
	return n
}

// panWidth is how far to the side the outermost columns are heard.
const panWidth = .4

func (e *ears) pan(g *maze.Game, cell int) float64 {
	columns := g.Map().Columns
	return panWidth * (float64(2*(cell%columns)+1)/float64(columns) - 1)
}

func (e *ears) cue(effect string, value int, pan float64) {
	e.cues = append(e.cues, shell.Cue{Effect: effect, Value: value, Pan: pan})
}

// play has an effect heard that belongs to no event.
func (e *ears) play(effect string, value int, pan float64) {
	e.later = append(e.later, shell.Cue{Effect: effect, Value: value, Pan: pan})
}
