package eight

import (
	"fmt"

	"parlor/games/eight"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Spec is the game.
func (*Room) Spec() *sim.Spec { return eight.Spec }

// Card is what Home says of the game, and its keys.
func (*Room) Card() shell.Card {
	keys := []shell.Binding{
		{Command: "step", Label: "Step", Keys: []string{"Space"}, Pad: []string{"A"}},
		{Command: "stepBack", Label: "One step back", Keys: []string{"KeyB", "Backspace"}, Pad: []string{"X"}},
		{Command: "solve", Label: "Solve or pause", Keys: []string{"KeyA"}, Pad: []string{"Y"}},
		{Command: "estimate", Label: "Estimate", Keys: []string{"KeyE"}, Pad: []string{"RB"}},
		{Command: "nextSearch", Label: "Next search", Keys: []string{"KeyS"}, Pad: []string{"LB"}},
		{Command: "hint", Label: "Hint", Keys: []string{"KeyH"}, Pad: []string{"RStick"}},
		{Command: "new", Label: "New puzzle", Keys: []string{"KeyN"}, Pad: []string{"RT"}},
		{Command: "reset", Label: "Reset", Keys: []string{"KeyR"}, Pad: []string{"LT"}},
		{Command: "slideUp", Label: "Slide up", Keys: []string{"ArrowUp"}, Pad: []string{"DPadUp"}},
		{Command: "slideRight", Label: "Slide right", Keys: []string{"ArrowRight"}, Pad: []string{"DPadRight"}},
		{Command: "slideDown", Label: "Slide down", Keys: []string{"ArrowDown"}, Pad: []string{"DPadDown"}},
		{Command: "slideLeft", Label: "Slide left", Keys: []string{"ArrowLeft"}, Pad: []string{"DPadLeft"}},
		{Command: "pace", Label: "Steps a tick", Keys: []string{"KeyP"}},
		{Command: tableAction, Label: "All searches", Keys: []string{"KeyT"}, Pad: []string{"LStick"}},
		{Command: raceAction, Label: "Run all searches", Keys: []string{"KeyC"}},
		{Command: ownAction, Label: "Own boards", Keys: []string{"KeyW"}},
		{Command: marksAction, Label: "Marks on tiles", Keys: []string{"KeyV"}},
		{Command: shell.ShareAction, Label: "Share the board", Keys: []string{"KeyL"}},
		{Command: shell.HelpAction, Label: "How to Play", Keys: []string{"Slash"}},
	}
	for tile := 1; tile <= 8; tile++ {
		keys = append(keys, shell.Binding{
			Command: fmt.Sprint("tile ", tile), Label: fmt.Sprint("Tile ", tile),
			Keys: []string{fmt.Sprint("Digit", tile), fmt.Sprint("Numpad", tile)},
		})
	}
	return shell.Card{
		Line:  "Slide the tiles, or watch A* find the way.",
		Note:  "A lab: every step of the search explained",
		Pride: "solvedByHand", PrideWords: "Boards solved by hand",
		Short:   "8-Puzzle",
		Keys:    keys,
		Dress:   kit.Slate,
		Repeats: []string{"step", "stepBack"},
	}
}

// Menu is empty: the room is a lab.
func (*Room) Menu() []shell.Choice { return nil }

// Handles is empty: nothing about a lab's handling can be set.
func (*Room) Handles() []shell.Handle { return nil }

// Help is the rows of How to Play.
func (*Room) Help() []shell.HelpRow {
	return []shell.HelpRow{
		{Commands: []string{"slideUp", "slideRight", "slideDown", "slideLeft"}, Text: "Slide a tile that way"},
		{Commands: []string{"tile 1", "tile 8"}, Text: "Slide that tile, 1 to 8"},
		{Commands: []string{"step"}, Text: "One Step of the search"},
		{Commands: []string{"stepBack"}, Text: "One Step back"},
		{Commands: []string{"solve"}, Text: "Solve, or pause it"},
		{Commands: []string{"pace"}, Text: "More Steps at once"},
		{Commands: []string{"hint"}, Text: "The next tile, moves left"},
		{Commands: []string{"estimate"}, Text: "Another estimate"},
		{Commands: []string{"nextSearch"}, Text: "Another search"},
		{Commands: []string{tableAction, raceAction}, Text: "All searches; run them all"},
		{Commands: []string{"new", "reset"}, Text: "New puzzle, this again"},
		{Commands: []string{ownAction, shell.ShareAction}, Text: "Own boards, sharing"},
	}
}

// Config is the game that the door opens.
func (*Room) Config(string, int, int64, shell.Handling) sim.Config { return sim.Config{} }

// BestText puts a best into words: 24 moves.
func (*Room) BestText(_ string, best sim.Result) string { return count(int(-best.Rank[0]), "move") }

// Say puts an event into words for those who do not see it. Steps of the search are
// spoken as the panels change, which is as often as anybody can listen.
func (*Room) Say(game sim.Game, e sim.Event) string {
	g := game.(*eight.Game)
	switch e.Kind {
	case eight.EventBoardChanged:
		if g.MovesPlayed() == 0 {
			return fmt.Sprintf("Tile %d slides. Board %s.", e.X, eight.Board(e.N))
		}
	case eight.EventBoardJumped:
		return fmt.Sprintf("Board %s.", eight.Board(e.N))
	case eight.EventGoalAccepted:
		return fmt.Sprintf("A route of %s is found.", count(int(e.X), "move"))
	case eight.EventSearchStopped:
		return "The search stops."
	case eight.EventEstimateChanged:
		return fmt.Sprintf("Estimate: %s.", estimateNames[eight.Estimate(e.X)])
	case eight.EventCancelSearch:
		if g.Search() != eight.AStar {
			return fmt.Sprintf("Search: %s.", searchNames[g.Search()])
		}
	case eight.EventSolved:
		if g.Result().Won {
			return "Solved! " + byHand(g.HandMoves(), leastMoves(g.Opening(), g.Goal()))
		}
		return "Solved!"
	case eight.EventHint:
		return fmt.Sprintf("Hint: tile %d; %s left.", e.X, count(int(e.Y), "move"))
	}
	return ""
}
