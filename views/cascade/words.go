package cascade

import (
	"fmt"
	"strings"
	"time"

	"parlor/games/cascade"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Spec is the game.
func (*Room) Spec() *sim.Spec { return cascade.Spec }

// Card is what Home says of the game, and its keys.
func (*Room) Card() shell.Card {
	return shell.Card{
		Line:  "Turn falling crystals and fill whole rows.",
		Note:  "Marathon, Sprint 40, Ultra and Zen",
		Short: "Cascade",
		Keys: []shell.Binding{
			{Command: "moveLeft", Label: "Move left", Keys: []string{"ArrowLeft"}, Pad: []string{"DPadLeft"}},
			{Command: "moveRight", Label: "Move right", Keys: []string{"ArrowRight"}, Pad: []string{"DPadRight"}},
			{Command: "softDrop", Label: "Soft drop", Keys: []string{"ArrowDown"}, Pad: []string{"DPadDown"}},
			{Command: "hardDrop", Label: "Hard drop", Keys: []string{"Space"}, Pad: []string{"DPadUp"}},
			{Command: "rotateClockwise", Label: "Turn clockwise", Keys: []string{"ArrowUp", "KeyX"}, Pad: []string{"A"}},
			{Command: "rotateCounterclockwise", Label: "Turn counterclockwise", Keys: []string{"KeyZ", "ControlLeft"}, Pad: []string{"B"}},
			{Command: "rotate180", Label: "Turn half way", Keys: []string{"KeyA"}, Pad: []string{"Y"}},
			{Command: "hold", Label: "Hold", Keys: []string{"KeyC", "ShiftLeft"}, Pad: []string{"LB"}},
		},
		Dress: kit.Water,
		Turn:  "pieceDealt", TurnEnd: "pieceLocked",
		Practice: "Prepare a position and the pieces to come.",
		Try:      &shell.Try{Left: "moveLeft", Right: "moveRight", Delay: repeatDelay, Repeat: repeatTime},
		Gestures: shell.Gestures{
			Left: "moveLeft", Right: "moveRight", TurnLeft: "rotateCounterclockwise", TurnRight: "rotateClockwise",
			Fall: "softDrop", Drop: "hardDrop", Keep: "hold",
		},
	}
}

// startLevels are the steps of a marathon.
var startLevels = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"}

// Menu is the choices of the main menu.
func (*Room) Menu() []shell.Choice {
	return []shell.Choice{
		{
			Label: "MARATHON", Note: "20 levels", Mode: "marathon", BestKey: cascade.BestMarathon,
			Steps: shell.Steps{Label: "Start level", Names: startLevels, First: 1},
			Info:  [3]string{"Clear lines and climb twenty levels.", "The crystals fall faster on every one.", "Play until the well is full."},
		},
		{
			Label: "SPRINT 40", Note: "40 lines", Mode: "sprint40", BestKey: cascade.BestSprint,
			Info: [3]string{"Clear forty lines against the clock.", "The crystals never speed up.", "Only your time counts."},
		},
		{
			Label: "ULTRA", Note: "2 minutes", Mode: "ultra", BestKey: cascade.BestUltra,
			Info: [3]string{"Two minutes for as many points", "as you can make. Cascades, twists", "and combos are worth the most."},
		},
		{
			Label: "ZEN", Note: "no ending", Mode: "zen", BestKey: cascade.BestZen,
			Info: [3]string{"Slow crystals and calm music.", "A full well starts afresh,", "and your score stays."},
		},
		{
			Label: "PRACTICE", Note: "as you like", Run: shell.Practise,
			Info: [3]string{"Draw a position, choose the pieces,", "and take back what went wrong.", "A practice sets no best."},
		},
		{
			Label: "HOW TO PLAY", Run: shell.OpenHelp,
			Info: [3]string{"The keys, and the three things", "that a crystal cutter should know."},
		},
		{
			Label: "OPTIONS", Run: shell.OpenOptions,
			Info: [3]string{"Sound, colours, keys and handling,", "for this game and the others."},
		},
		{
			Label: "QUIT", Run: shell.Leave,
			Info: [3]string{"Back to the parlour.", "Your bests are kept."},
		},
	}
}

// Help is the rows of How to Play.
func (*Room) Help() []shell.HelpRow {
	return []shell.HelpRow{
		{Commands: []string{"moveLeft", "moveRight"}, Text: "Move the piece"},
		{Commands: []string{"softDrop"}, Text: "Fall faster"},
		{Commands: []string{"hardDrop"}, Text: "Drop and lock at once"},
		{Commands: []string{"rotateClockwise"}, Text: "Turn right"},
		{Commands: []string{"rotateCounterclockwise"}, Text: "Turn left"},
		{Commands: []string{"rotate180"}, Text: "Turn half round"},
		{Commands: []string{"hold"}, Text: "Keep a piece for later"},
		{Commands: []string{"pause"}, Text: "Pause"},
	}
}

// BestText puts a best of a mode into words: 214,980 or 1:03.51.
func (r *Room) BestText(mode string, best sim.Result) string {
	isTime := false
	for _, c := range r.Menu() {
		if c.Mode == mode {
			isTime = c.BestKey == cascade.BestSprint
		}
	}
	f := bestFigures(isTime, best.Rank[0], true)
	return f.String()
}

// Say puts an event into words for those who do not see it; "" for none.
func (*Room) Say(g sim.Game, e sim.Event) string {
	game := g.(*cascade.Game)
	switch e.Kind {
	case cascade.EventCountdown:
		return fmt.Sprintf("%d", e.X)
	case cascade.EventPlayStarted:
		return "Go!"
	case cascade.EventClearScored:
		text := sentence(cascade.ClearName(int(e.X)))
		if e.Y == 1 {
			text += ", back-to-back"
		}
		return fmt.Sprintf("%s, %d points.", text, e.N)
	case cascade.EventComboScored:
		return fmt.Sprintf("Combo %d.", e.X)
	case cascade.EventLevelUp:
		return fmt.Sprintf("Level %d.", e.X)
	case cascade.EventWellEmptied:
		return fmt.Sprintf("All clear, %d points.", e.N)
	case cascade.EventFreshStart:
		return "The well is full. Fresh start."
	case cascade.EventHoldChanged:
		if game.HasHeld() {
			return fmt.Sprintf("Holding %s.", cascade.Kind(e.X))
		}
	case cascade.EventGameOver:
		counts := game.Counts()
		return fmt.Sprintf("%s. Score %d, %d lines in %s.", sentence(game.Result().Title), counts.Score, counts.Lines, spoken(game.Played()))
	}
	return ""
}

// modeTitle is what a game is called: by its mode, unless it is a practice.
func modeTitle(g *cascade.Game, practice bool) string {
	if practice {
		return "PRACTICE"
	}
	return g.Mode().Title
}

// sentence writes capitals as they stand in a sentence: CASCADE is Cascade.
func sentence(capitals string) string {
	if capitals == "" {
		return ""
	}
	return capitals[:1] + strings.ToLower(capitals[1:])
}

// spoken says a time: 1 minute 3 seconds.
func spoken(d time.Duration) string {
	minutes, seconds := int(d/time.Minute), int(d/time.Second)%60
	switch minutes {
	case 0:
		return fmt.Sprintf("%d seconds", seconds)
	case 1:
		return fmt.Sprintf("1 minute %d seconds", seconds)
	}
	return fmt.Sprintf("%d minutes %d seconds", minutes, seconds)
}
