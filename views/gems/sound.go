package gems

import (
	"time"

	"parlor/games/gems"
	"parlor/sim"
	"parlor/views/shell"
)

// The pieces of music. The minute's is written for its sixty seconds: it begins with
// them and ends with them.
const (
	menuTheme   = "gem-menu"
	minuteTheme = "gem-minute"
)

// Song is the piece of the menus, or of the sixty seconds; the opening before them is
// silent.
func (*Room) Song(g sim.Game) string {
	game, ok := g.(*gems.Game)
	switch {
	case !ok:
		return menuTheme
	case game.Opening() || game.TimeLeft() == 0:
		return ""
	}
	return minuteTheme
}

// eventSounds is the effect of each kind of event; "" for what is seen alone.
var eventSounds = [...]string{
	gems.EventCursorMoved:       "cursor",
	gems.EventGemSelected:       "select",
	gems.EventGemDeselected:     "deselect",
	gems.EventGemsSwapped:       "swap",
	gems.EventSwapReversed:      "refused",
	gems.EventRunsFound:         "", // its gems burst
	gems.EventSpecialExploded:   "specialExploded",
	gems.EventDestroyerExploded: "destroyerExploded",
	gems.EventGemsDestroyed:     "burst",
	gems.EventSpecialMade:       "specialMade",
	gems.EventDestroyerMade:     "destroyerMade",
	gems.EventGemsFell:          "fell",
	gems.EventBoardSettled:      "", // nothing more happens
	gems.EventBoardShuffled:     "shuffled",
	gems.EventHintShown:         "hint",
	gems.EventPlayStarted:       "opening",
	gems.EventTimeUp:            "timeUp",
	gems.EventGameOver:          "results",
}

// lastSeconds is how many of the last seconds are heard, and seen to be urgent.
const lastSeconds = 10

// panWidth is how far to the side the outermost columns are heard.
const panWidth = .4

// ears turn the events of a game into effects. What they know may be forgotten at
// any moment.
type ears struct {
	game   *gems.Game
	paused bool
	left   int // whole seconds of the clock, the one that runs with them
	cues   []shell.Cue
}

// Hear gives the effects of a game's events.
func (r *Room) Hear(g sim.Game, events []sim.Event) []shell.Cue {
	e := &r.ears
	game, ok := g.(*gems.Game)
	if !ok {
		return nil
	}
	if game != e.game {
		*e = ears{game: game, cues: e.cues}
	}
	e.cues = e.cues[:0]
	for _, ev := range events {
		e.hear(ev)
	}
	if paused := game.Paused(); paused != e.paused {
		e.paused = paused
		e.play(map[bool]string{true: "pause", false: "resume"}[paused], 0, 0)
	}
	if left := secondsLeft(game); left != e.left {
		e.left = left
		if left <= lastSeconds && left > 0 && !game.Opening() {
			e.play("lastSeconds", lastSeconds-left, 0)
		}
	}
	return e.cues
}

func (e *ears) hear(ev sim.Event) {
	switch ev.Kind {
	case gems.EventGemsDestroyed:
		e.play(eventSounds[ev.Kind], int(ev.X), 0) // rises with the cascade
	case gems.EventCursorMoved, gems.EventGemSelected, gems.EventGemsSwapped, gems.EventSwapReversed, gems.EventSpecialMade,
		gems.EventDestroyerMade, gems.EventSpecialExploded, gems.EventDestroyerExploded:
		middle := float64(e.game.Columns()-1) / 2
		e.play(eventSounds[ev.Kind], 0, panWidth*(float64(ev.X)-middle)/middle)
	default:
		e.play(eventSounds[ev.Kind], 0, 0)
	}
}

func (e *ears) play(effect string, value int, pan float64) {
	if effect != "" {
		e.cues = append(e.cues, shell.Cue{Effect: effect, Value: value, Pan: pan})
	}
}

// secondsLeft is the number that the clock shows: a second that has begun counts.
func secondsLeft(g *gems.Game) int {
	return int((g.TimeLeft() + time.Second - 1) / time.Second)
}
