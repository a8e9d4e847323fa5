package cascade

import (
	"time"

	"parlor/games/cascade"
	"parlor/sim"
	"parlor/views/shell"
)

// The pieces of music (A.66, A.71, A.78).
const (
	menuTheme = "aurora-glass"
	gameTheme = "crystal-current"
	zenTheme  = "zen-tide"
)

// Song is the theme of the menus or of a game's mode; it stops with the game.
func (*Room) Song(g sim.Game) string {
	game, ok := g.(*cascade.Game)
	switch {
	case !ok:
		return menuTheme
	case game.Phase() == cascade.Over:
		return ""
	case game.Settings().CalmTheme:
		return zenTheme
	}
	return gameTheme
}

// pieceSounds is the effect of each kind of event that is heard where the piece is.
var pieceSounds = [...]string{
	cascade.EventSoftDropRow: "softDropTick",
	cascade.EventHardDropped: "hardDrop",
	cascade.EventPieceLocked: "lockClick",
	cascade.EventGameResumed: "", // the last kind
}

// eventSounds is the effect of each kind of event that is heard in the middle.
var eventSounds = [...]string{
	cascade.EventCountdown:    "countdownBeep",
	cascade.EventPlayStarted:  "countdownGo",
	cascade.EventLevelUp:      "levelUp",
	cascade.EventWellEmptied:  "allClear",
	cascade.EventFreshStart:   "allClear",
	cascade.EventModeFinished: "victory",
	cascade.EventGameLost:     "gameOver",
	cascade.EventGamePaused:   "pauseChime",
	cascade.EventGameResumed:  "resumeChime",
}

// turnSounds is the effect of a turn by so many quarters clockwise; of none, it
// is a move.
var turnSounds = [4]string{"moveTick", "rotateChime", "rotateHalf", "rotateBack"}

// clearSounds is the effect of each row of Clear Names.
var clearSounds = [...]string{
	1: "single", 2: "double", 3: "triple", 4: "cascade",
	5: "miniTwist", 6: "miniTwistSingle", 7: "miniTwistDouble",
	10: "twist", 11: "twistSingle", 12: "twistDouble", 13: "twistTriple",
}

// countedSeconds is how many of the last seconds of a time limit are heard.
const countedSeconds = 10

// panWidth is how far to the side the outermost columns are heard.
const panWidth = .45

// ears turn the events of a game into effects. What they know may be forgotten at
// any moment.
type ears struct {
	game     *cascade.Game
	rotation int     // of the falling piece
	pan      float64 // where the falling piece, or the one before it, is heard
	fell     bool    // the piece fell since it last moved or landed
	left     int     // whole seconds of the time limit, the one that runs with them
	cues     []shell.Cue
}

// Hear gives the effects of a game's events.
func (r *Room) Hear(g sim.Game, events []sim.Event) []shell.Cue {
	e := &r.ears
	game, ok := g.(*cascade.Game)
	if !ok {
		return nil
	}
	if game != e.game {
		*e = ears{game: game, cues: e.cues}
	}
	e.cues = e.cues[:0]
	for i, ev := range events {
		// At every lock holdChanged comes right before pieceLocked; alone it is a hold.
		locks := i+1 < len(events) && events[i+1].Kind == cascade.EventPieceLocked
		e.hear(ev, locks)
	}
	e.countSeconds()
	return e.cues
}

func (e *ears) hear(ev sim.Event, locks bool) {
	switch ev.Kind {
	case cascade.EventPieceDealt:
		e.rotation, e.pan, e.fell = 0, 0, false
	case cascade.EventHoldChanged:
		if !locks {
			e.rotation, e.pan, e.fell = 0, 0, false
			e.play("holdSwish", 0, 0)
		}
	case cascade.EventPieceShifted:
		e.shift(ev)
	case cascade.EventPieceFell:
		e.fell = true
	case cascade.EventPieceLanded:
		if e.fell {
			e.play("landed", 0, e.pan)
		}
		e.fell = false
	case cascade.EventClearScored:
		e.play(clearSounds[ev.X], 0, e.pan)
		if ev.Y == 1 {
			e.play("backToBack", 0, e.pan)
		}
	case cascade.EventComboScored:
		e.play("combo", int(ev.X), e.pan)
	default:
		e.play(pieceSounds[ev.Kind], 0, e.pan)
		e.play(eventSounds[ev.Kind], 0, 0)
	}
}

// shift hears a move or a turn.
func (e *ears) shift(ev sim.Event) {
	const boxMiddle = 1.5 // of its columns, of most pieces
	rotation := int(ev.N & 3)
	middle := (float64(ev.X) + boxMiddle + .5) / float64(e.game.Columns())
	e.pan = panWidth * min(max(2*middle-1, -1), 1)
	e.fell = false
	e.play(turnSounds[(rotation-e.rotation)&3], 0, e.pan)
	e.rotation = rotation
}

// countSeconds hears the last seconds of a time limit.
func (e *ears) countSeconds() {
	limit := time.Duration(e.game.Settings().TimeLimit)
	if limit == 0 || e.game.Phase() == cascade.Over {
		return
	}
	left := int((limit - e.game.Played() + time.Second - 1) / time.Second)
	if left != e.left && left <= countedSeconds && left > 0 {
		e.play("lastSeconds", countedSeconds-left, 0)
	}
	e.left = left
}

func (e *ears) play(effect string, value int, pan float64) {
	if effect != "" {
		e.cues = append(e.cues, shell.Cue{Effect: effect, Value: value, Pan: pan})
	}
}
