package maze

import (
	"fmt"

	"parlor/games/maze"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Spec is the game.
func (*Room) Spec() *sim.Spec { return maze.Spec }

// Card is what Home says of the game, and its keys.
func (*Room) Card() shell.Card {
	return shell.Card{
		Line:  "Paint terrain, and watch a search find the cheapest way.",
		Note:  "A lab: every step of the search explained",
		Pride: "mapsSearched", PrideWords: "Maps searched",
		Short: "Maze",
		Keys: []shell.Binding{
			{Command: "selectUp", Label: "Select up", Keys: []string{"ArrowUp"}, Pad: []string{"DPadUp"}},
			{Command: "selectRight", Label: "Select right", Keys: []string{"ArrowRight"}, Pad: []string{"DPadRight"}},
			{Command: "selectDown", Label: "Select down", Keys: []string{"ArrowDown"}, Pad: []string{"DPadDown"}},
			{Command: "selectLeft", Label: "Select left", Keys: []string{"ArrowLeft"}, Pad: []string{"DPadLeft"}},
			{Command: "paint", Label: "Paint", Keys: []string{"Enter", "NumpadEnter"}, Pad: []string{"A"}},
			{Command: brushActions[maze.Road], Label: "Brush: Road", Keys: []string{"Digit1", "Numpad1"}},
			{Command: brushActions[maze.Forest], Label: "Brush: Forest", Keys: []string{"Digit2", "Numpad2"}},
			{Command: brushActions[maze.Mud], Label: "Brush: Mud", Keys: []string{"Digit3", "Numpad3"}},
			{Command: brushActions[maze.Wall], Label: "Brush: Wall", Keys: []string{"Digit4", "Numpad4"}},
			{Command: beforeAction, Label: "Brush before", Pad: []string{"LB"}},
			{Command: afterAction, Label: "Brush after", Pad: []string{"RB"}},
			{Command: "step", Label: "Step", Keys: []string{"Space"}, Pad: []string{"X"}},
			{Command: "stepBack", Label: "One step back", Keys: []string{"KeyB", "Backspace"}, Pad: []string{"LT"}},
			{Command: "find", Label: "Find route or pause", Keys: []string{"KeyF"}, Pad: []string{"Y"}},
			{Command: "reset", Label: "Reset", Keys: []string{"KeyR"}, Pad: []string{"LStick"}},
			{Command: "restoreDefaults", Label: "Restore the map", Keys: []string{"KeyD"}},
			{Command: searchAction, Label: "Next search", Keys: []string{"KeyS"}, Pad: []string{"RT"}},
			{Command: raceAction, Label: "Run all searches", Keys: []string{"KeyC"}},
			{Command: "undo", Label: "Undo painting", Keys: []string{"Ctrl+KeyZ", "KeyU"}},
			{Command: "redo", Label: "Redo painting", Keys: []string{"Ctrl+KeyY", "Ctrl+Shift+KeyZ"}},
			{Command: mapsAction, Label: "Maps", Keys: []string{"KeyN"}, Pad: []string{"RStick"}},
			{Command: fasterAction, Label: "Faster", Keys: []string{"Period"}},
			{Command: slowerAction, Label: "Slower", Keys: []string{"Comma"}},
			{Command: largerAction, Label: "Zoom in", Keys: []string{"Equal", "NumpadAdd"}},
			{Command: smallerAction, Label: "Zoom out", Keys: []string{"Minus", "NumpadSubtract"}},
			{Command: shell.ShareAction, Label: "Share the map", Keys: []string{"KeyL"}},
			{Command: shell.HelpAction, Label: "How to Play", Keys: []string{"Slash"}},
		},
		Dress: kit.Paper,
		Repeats: []string{
			"selectUp", "selectRight", "selectDown", "selectLeft", "step", "stepBack", "undo", "redo",
			fasterAction, slowerAction, largerAction, smallerAction, "columns -1", "columns 1", "rows -1", "rows 1",
		},
	}
}

// Menu is empty: the room is a lab.
func (*Room) Menu() []shell.Choice { return nil }

// Handles is empty: nothing about a lab's handling can be set.
func (*Room) Handles() []shell.Handle { return nil }

// BestText is empty: there are no bests in this lab.
func (*Room) BestText(string, sim.Result) string { return "" }

// BestKey is empty, as BestText is.
func (*Room) BestKey(sim.Game) string { return "" }

// Config is the supplied map.
func (*Room) Config(_ string, _ int, seed int64, _ shell.Handling) sim.Config {
	return sim.Config{Seed: seed}
}

// Help is the rows of How to Play.
func (*Room) Help() []shell.HelpRow {
	return []shell.HelpRow{
		{Commands: []string{"selectUp", "selectRight", "selectDown", "selectLeft"}, Text: "Select a cell"},
		{Commands: []string{"paint"}, Text: "Paint it; or drag over the map"},
		{Commands: []string{brushActions[maze.Road], brushActions[maze.Forest], brushActions[maze.Mud], brushActions[maze.Wall]}, Text: "Choose the brush"},
		{Commands: []string{"step"}, Text: "One Step of the search"},
		{Commands: []string{"stepBack"}, Text: "One Step back"},
		{Commands: []string{"find"}, Text: "Find the route, or pause"},
		{Commands: []string{searchAction, raceAction}, Text: "Next search; run all four"},
		{Commands: []string{"reset"}, Text: "Reset the search"},
		{Commands: []string{"restoreDefaults"}, Text: "Restore the first map"},
		{Commands: []string{"undo", "redo"}, Text: "Undo and redo painting"},
		{Commands: []string{mapsAction, shell.ShareAction}, Text: "Other maps; share this one"},
		{Commands: []string{slowerAction, fasterAction}, Text: "Slower, faster"},
		{Commands: []string{shell.BackAction}, Text: "Pause, then leave"},
	}
}

// hints are the keys along the bottom, by what there is to do.
func (r *Room) hints(g *maze.Game) []kit.Hint {
	switch {
	case r.maps.open:
		return mapsHints
	case g.Phase() >= maze.Replaying && g.Phase() != maze.Finished:
		return routeHints
	}
	return searchHints
}

var (
	searchHints = []kit.Hint{
		{Actions: []string{"selectUp", "selectRight", "selectDown", "selectLeft"}, Does: "select", Rank: 1},
		{Actions: []string{"paint"}, Does: "paint", Rank: 1},
		{Actions: []string{"step"}, Does: "step"},
		{Actions: []string{"stepBack"}, Does: "step back"},
		{Actions: []string{searchAction}, Does: "next search"},
		{Actions: []string{"back"}, Does: "home", Rank: 2},
		{Actions: []string{raceAction}, Does: "run all", Rank: 3},
	}
	routeHints = []kit.Hint{
		{Actions: []string{"step"}, Does: "next move"},
		{Actions: []string{"stepBack"}, Does: "step back"},
		{Actions: []string{"find"}, Does: "find"},
		{Actions: []string{"reset"}, Does: "reset", Rank: 1},
		{Actions: []string{searchAction}, Does: "next search", Rank: 1},
		{Actions: []string{"back"}, Does: "pause, then home", Rank: 2},
	}
	mapsHints = []kit.Hint{
		{Actions: []string{"selectUp", "selectRight", "selectDown", "selectLeft"}, Does: "choose"},
		{Actions: []string{"paint"}, Does: "press"},
		{Actions: []string{"back"}, Does: "close"},
	}
)

// Say puts an event into words for those who do not see it; "" for none. What Steps
// do is spoken in the game's own sentences, when they are shown.
func (*Room) Say(game sim.Game, e sim.Event) string {
	g := game.(*maze.Game)
	switch e.Kind {
	case maze.EventTerrainChanged:
		if e.X < 0 {
			return "The map has changed."
		}
		t, _ := maze.TerrainOf(int(e.N))
		return fmt.Sprintf("%s is %s.", g.Map().Name(int(e.X)), t)
	case maze.EventFindStarted:
		return "Find route runs."
	case maze.EventFindStopped:
		if g.Phase() != maze.Finished && g.Phase() != maze.Ready {
			return "Paused."
		}
	case maze.EventTrialEnded:
		_, words, next := g.Status()
		return words + " " + next
	}
	return ""
}

// speak speaks what has changed since the words were read last.
func (r *Room) speak(f *shell.Frame, g *maze.Game, before factsKey, isNew bool) {
	now := r.facts.key
	switch {
	case isNew:
		f.Speak(fmt.Sprintf("%s, %s. %s %s", r.facts.mapName, r.facts.mapSize, r.facts.words, r.facts.next))
	case now.search != before.search:
		f.Speak(g.Search().Title() + ".")
	case now.brush != before.brush:
		f.Speak(fmt.Sprintf("%s, %s.", g.Brush(), brushCosts[g.Brush()]))
	case now.selected != before.selected && now.version == before.version && now.visited == before.visited:
		title, text := r.facts.tell(g, g.Selected())
		f.Speak(title + ". " + text)
	case now.phase == maze.Ready && before.phase != maze.Ready && now.version == before.version:
		f.Speak(r.facts.words)
	case now.phase != maze.Ready && r.facts.explanation != r.spoken:
		f.Speak(r.facts.explanation)
	}
	r.spoken = r.facts.explanation
}
