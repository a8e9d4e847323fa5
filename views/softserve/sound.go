package softserve

import (
	"time"

	"parlor/games/softserve"
	"parlor/sim"
	"parlor/views/shell"
)

// theme is the piece of music, of the menus and of play.
const theme = "soft-serve"

// Song is the parlour's tune; it stops with the game.
func (*Room) Song(g sim.Game) string {
	if game, ok := g.(*softserve.Game); ok && game.Phase() == softserve.Over {
		return ""
	}
	return theme
}

// eventSounds is the effect of each kind of event. Turns the other way have another
// one: see hear.
var eventSounds = [...]string{
	softserve.EventPieceSpawned:  "appeared",
	softserve.EventPieceMoved:    "moved",
	softserve.EventPieceTurned:   "turned",
	softserve.EventScoopsSwapped: "swapped",
	softserve.EventPieceLanded:   "landed",
	softserve.EventPieceLocked:   "locked",
	softserve.EventScoopDetached: "split",
	softserve.EventConeServed:    "served",
	softserve.EventColumnCleared: "columnCleared",
	softserve.EventPiecesCleared: "cleared",
	softserve.EventPiecesFell:    "fell",
	softserve.EventOrderOpened:   "orderOpened",
	softserve.EventConesReturned: "conesReturned",
	softserve.EventGameWon:       "won",
	softserve.EventGameLost:      "lost",
}

// countedSeconds is how many of the last seconds of a time limit are heard.
const countedSeconds = 10

// panWidth is how far to the side the outermost columns are heard.
const panWidth = .45

// ears turn the events of a game into effects. What they know may be forgotten at
// any moment.
type ears struct {
	game   *softserve.Game
	left   int64 // whole seconds of the time limit, the one that runs with them
	paused bool
	cues   []shell.Cue
}

// Hear gives the effects of a game's events.
func (r *Room) Hear(g sim.Game, events []sim.Event) []shell.Cue {
	e := &r.ears
	game, ok := g.(*softserve.Game)
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
		if paused {
			e.play("pause", 0, 0)
		} else {
			e.play("resume", 0, 0)
		}
	}
	left, ok := timeLeft(game)
	if ok && left != e.left && left > 0 && left <= countedSeconds {
		e.play("lastSeconds", int(countedSeconds-left), 0)
	}
	e.left = left
	return e.cues
}

// hear hears one event, where it happened.
func (e *ears) hear(ev sim.Event) {
	effect, value, pan := eventSounds[ev.Kind], 0, 0.0
	switch ev.Kind {
	case softserve.EventPieceTurned:
		if ev.X != 1 {
			effect = "turnedBack"
		}
		pan = e.piecePan()
	case softserve.EventPieceMoved, softserve.EventScoopsSwapped, softserve.EventPieceLanded, softserve.EventScoopDetached:
		pan = e.piecePan()
	case softserve.EventPieceLocked:
		pivot, _, _ := softserve.LockedCells(ev)
		pan = panOf(pivot.Column)
	case softserve.EventConeServed, softserve.EventColumnCleared:
		pan = panOf(int(ev.X))
	case softserve.EventPiecesCleared:
		value = int(ev.N)
	}
	e.play(effect, value, pan)
}

// piecePan is where the playing piece is heard.
func (e *ears) piecePan() float64 {
	p, ok := e.game.Piece()
	if !ok {
		return 0
	}
	return panOf(p.Pivot.Column)
}

func panOf(column int) float64 {
	const middle = (softserve.Columns - 1) / 2.
	return panWidth * (float64(column) - middle) / middle
}

func (e *ears) play(effect string, value int, pan float64) {
	e.cues = append(e.cues, shell.Cue{Effect: effect, Value: value, Pan: pan})
}

// timeLeft gives the whole seconds that are left of the time limit, the one that
// runs with them, and false when there is no limit or the game is over.
func timeLeft(g *softserve.Game) (seconds int64, ok bool) {
	limit := time.Duration(g.Settings().TimeLimitMinutes) * time.Minute
	if limit == 0 || g.Phase() == softserve.Over {
		return 0, false
	}
	return int64((limit - g.Played() + time.Second - 1) / time.Second), true
}

// shownTime is the time of the stats: what is left of a limit, or else what was
// played.
func shownTime(g *softserve.Game) time.Duration {
	if left, ok := timeLeft(g); ok {
		return time.Duration(left) * time.Second
	}
	return g.Played()
}
