package gems

import (
	"encoding/json"
	"fmt"

	"parlor/games/gems"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// bestKey is the name under which the best score is kept.
const bestKey = "bestMinute"

// countdownSeconds are counted down before a game.
const countdownSeconds = 3

// hintSeconds is the name of the handle for the hint that comes by itself.
const hintSeconds = "hintSeconds"

// Spec is the game.
func (*Room) Spec() *sim.Spec { return gems.Spec }

// Card is what Home says of the game, and its keys.
func (*Room) Card() shell.Card {
	return shell.Card{
		Line:  "Swap two gems and make runs of three or more.",
		Note:  "Sixty seconds for as many points as you can",
		Short: "Gems",
		Keys: []shell.Binding{
			{Command: "left", Label: "Move left", Keys: []string{"ArrowLeft", "KeyA"}, Pad: []string{"DPadLeft"}},
			{Command: "right", Label: "Move right", Keys: []string{"ArrowRight", "KeyD"}, Pad: []string{"DPadRight"}},
			{Command: "up", Label: "Move up", Keys: []string{"ArrowUp", "KeyW"}, Pad: []string{"DPadUp"}},
			{Command: "down", Label: "Move down", Keys: []string{"ArrowDown", "KeyS"}, Pad: []string{"DPadDown"}},
			{Command: "select", Label: "Select", Keys: []string{"Enter", "Space"}, Pad: []string{"A"}},
			{Command: "hint", Label: "Hint", Keys: []string{"KeyH"}, Pad: []string{"Y"}},
		},
		Dress:     kit.Velvet,
		Countdown: countdownSeconds,
	}
}

// Menu is the choices of the main menu.
func (*Room) Menu() []shell.Choice {
	return []shell.Choice{
		{
			Label: "PLAY", Note: "60 seconds", BestKey: bestKey,
			Info: [3]string{"Swap two neighbours so that three or", "more of a kind stand in a row. Sixty", "points for every gem that bursts."},
		},
		{
			Label: "HOW TO PLAY", Run: shell.OpenHelp,
			Info: [3]string{"The keys, and how special gems", "and destroyers come about."},
		},
		{
			Label: "OPTIONS", Run: shell.OpenOptions,
			Info: [3]string{"Sound, colours, keys and hints,", "for this game and the others."},
		},
		{
			Label: "QUIT", Run: shell.Leave,
			Info: [3]string{"Back to the parlour.", "Your best score is kept."},
		},
	}
}

// Help is the rows of How to Play.
func (*Room) Help() []shell.HelpRow {
	return []shell.HelpRow{
		{Commands: []string{"left", "right", "up", "down"}, Text: "Move the ring"},
		{Commands: []string{"select"}, Text: "Select, then an arrow swaps"},
		{Commands: []string{"hint"}, Text: "Show a swap that works"},
		{Commands: []string{"pause"}, Text: "Pause"},
	}
}

// BestText puts a best into words: 15,960.
func (*Room) BestText(_ string, best sim.Result) string {
	var buffer [24]byte
	return string(figures(&buffer, 0, best.Rank[0]))
}

// Handles is what can be set about the handling: when a hint comes by itself.
func (*Room) Handles() []shell.Handle {
	return []shell.Handle{{
		Name: hintSeconds, Label: "Hint by itself", Help: "After so long without a swap",
		Values: []int{0, 4, 8, 15}, Default: 8, Text: func(v int) string {
			if v == 0 {
				return "Off"
			}
			return fmt.Sprintf("%d s", v)
		},
	}}
}

// Config makes the game that a menu choice starts.
func (*Room) Config(mode string, _ int, seed int64, h shell.Handling) sim.Config {
	data, _ := json.Marshal(map[string]int{hintSeconds: h[hintSeconds]}) // numbers always have a JSON form
	return sim.Config{Mode: mode, Seed: seed, Settings: data}
}

// kindNames are the kinds' names.
var kindNames = [mostKinds]string{"Ruby", "Emerald", "Sapphire", "Topaz", "Amethyst", "Aquamarine", "Moonstone"}

// nameOf names a gem: Ruby, Special ruby.
func nameOf(g gems.Gem) string {
	if g == gems.Empty {
		return "Empty"
	}
	name := kindNames[g.Kind()]
	switch {
	case g.Special():
		return "Special " + name
	case g.Destroyer():
		return "Destroyer " + name
	}
	return name
}

// placeOf names a cell, counted from 1.
func placeOf(c gems.Cell) string { return fmt.Sprintf("column %d, row %d", c.Column()+1, c.Row()+1) }

// Say puts an event into words for those who do not see it; "" for none.
func (*Room) Say(g sim.Game, e sim.Event) string {
	game := g.(*gems.Game)
	switch e.Kind {
	case gems.EventCursorMoved:
		// Where a pointer takes the cursor, only its goal is told.
		if c, _ := game.Cursor(); c == gems.EventCell(e) {
			return fmt.Sprintf("%s, %s.", nameOf(game.At(c)), placeOf(c))
		}
	case gems.EventGemSelected:
		return "Selected."
	case gems.EventGemDeselected:
		return "Not selected."
	case gems.EventSwapReversed:
		return "No run."
	case gems.EventGemsDestroyed:
		if e.X > 1 {
			return fmt.Sprintf("Cascade %d, %d points.", e.X, e.N)
		}
		return fmt.Sprintf("%d points.", e.N)
	case gems.EventSpecialMade:
		return fmt.Sprintf("%s at %s.", nameOf(gems.Gem(e.N)), placeOf(gems.EventCell(e)))
	case gems.EventDestroyerMade:
		return fmt.Sprintf("%s at %s.", nameOf(gems.Gem(e.N)), placeOf(gems.EventCell(e)))
	case gems.EventSpecialExploded:
		return "A special goes off."
	case gems.EventDestroyerExploded:
		return "A destroyer goes off."
	case gems.EventBoardShuffled:
		return "No swap was left. The gems are shuffled."
	case gems.EventHintShown:
		s := gems.EventSwap(e)
		return fmt.Sprintf("Hint: swap %s with %s.", placeOf(s.A), placeOf(s.B))
	case gems.EventPlayStarted:
		if bonus := game.Counts().OpeningScore; bonus > 0 {
			return fmt.Sprintf("Opening bonus %d. Go!", bonus)
		}
		return "Go!"
	case gems.EventTimeUp:
		return "Time up."
	case gems.EventGameOver:
		return fmt.Sprintf("Score %d.", game.Counts().Score)
	}
	return ""
}
