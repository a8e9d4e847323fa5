package softserve

import (
	"fmt"
	"strings"
	"time"

	"parlor/games/softserve"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/tally"
)

// Spec is the game.
func (*Room) Spec() *sim.Spec { return softserve.Spec }

// Card is what Home says of the game, and its keys.
func (r *Room) Card() shell.Card {
	return shell.Card{
		Line:  "Stack scoops on cones and serve what customers order.",
		Note:  "Classic, Endless and Time Attack",
		Short: "Soft Serve",
		Keys: []shell.Binding{
			{Command: "left", Label: "Move left", Keys: []string{"ArrowLeft"}, Pad: []string{"DPadLeft"}},
			{Command: "right", Label: "Move right", Keys: []string{"ArrowRight"}, Pad: []string{"DPadRight"}},
			{Command: "down", Label: "Fall faster", Keys: []string{"ArrowDown"}, Pad: []string{"DPadDown"}},
			{Command: "rotateClockwise", Label: "Turn clockwise", Keys: []string{"KeyX", "ArrowUp"}, Pad: []string{"A"}},
			{Command: "rotateCounterclockwise", Label: "Turn counterclockwise", Keys: []string{"KeyZ"}, Pad: []string{"B"}},
		},
		Dress: kit.Mint,
		Turn:  "pieceSpawned", TurnEnd: "pieceLocked",
		Gestures: shell.Gestures{
			Left: "left", Right: "right", TurnLeft: "rotateCounterclockwise", TurnRight: "rotateClockwise", Fall: "down",
		},
	}
}

// Menu is the choices of the main menu.
func (*Room) Menu() []shell.Choice {
	steps := shell.Steps{Label: "Difficulty", Names: difficulties, First: 2, Bests: true}
	return []shell.Choice{
		{
			Label: "CLASSIC", Note: "every cone once", Mode: "classic", BestKey: "classic", Steps: steps,
			Info: [3]string{"Serve every cone on the counter,", "with as few pieces as you can.", "Keep the bottleneck free."},
		},
		{
			Label: "ENDLESS", Note: "cones return", Mode: "endless", BestKey: "endless", Steps: steps,
			Info: [3]string{"When all six cones are served,", "six new ones push everything up.", "How many can you serve?"},
		},
		{
			Label: "TIME ATTACK", Note: "3 minutes", Mode: "timeAttack", BestKey: "timeAttack", Steps: steps,
			Info: [3]string{"Three minutes on the clock.", "Serve every cone before", "the parlour closes."},
		},
		{
			Label: "PRACTICE", Note: "endless", Mode: "endless", Run: shell.Practise,
			Steps: shell.Steps{Label: steps.Label, Names: steps.Names, First: steps.First},
			Info:  [3]string{"Endless, and you take back", "what went wrong, piece by piece.", "A practice sets no best."},
		},
		{
			Label: "HOW TO PLAY", Run: shell.OpenHelp,
			Info: [3]string{"The keys, and how to serve,", "to clear and to split.", ""},
		},
		{
			Label: "OPTIONS", Run: shell.OpenOptions,
			Info: [3]string{"Sound, colours, keys and", "handling, for this game", "and the others."},
		},
		{
			Label: "QUIT", Run: shell.Leave,
			Info: [3]string{"Leave the ice-cream parlour.", "Your bests are kept.", ""},
		},
	}
}

// Help is the rows of How to Play.
func (*Room) Help() []shell.HelpRow {
	return []shell.HelpRow{
		{Commands: []string{"left", "right"}, Text: "Move the piece"},
		{Commands: []string{"down"}, Text: "Fall faster"},
		{Commands: []string{"rotateClockwise"}, Text: "Turn right"},
		{Commands: []string{"rotateCounterclockwise"}, Text: "Turn left"},
		{Commands: []string{"pause"}, Text: "Pause"},
	}
}

// BestText puts a best into words: 6 cones, 41 pieces, 03:12.
func (*Room) BestText(_ string, best sim.Result) string {
	return fmt.Sprintf("%s, %s, %s", tally.Count(best.Rank[0], "cone"), tally.Count(-best.Rank[1], "piece"), appendClock(nil, time.Duration(-best.Rank[2])))
}

// appendServed and appendPieces append the two lines of a best: 6 cones served, and
// 41 pieces in 03:12.
func appendServed(to []byte, best sim.Result) []byte {
	to = appendDigits(to, best.Rank[0])
	if best.Rank[0] == 1 {
		return append(to, " cone served"...)
	}
	return append(to, " cones served"...)
}

func appendPieces(to []byte, best sim.Result) []byte {
	to = appendDigits(to, -best.Rank[1])
	if best.Rank[1] == -1 {
		to = append(to, " piece in "...)
	} else {
		to = append(to, " pieces in "...)
	}
	return appendClock(to, time.Duration(-best.Rank[2]))
}

// Say puts an event into words for those who do not see it; "" for none.
func (*Room) Say(g sim.Game, e sim.Event) string {
	game := g.(*softserve.Game)
	switch e.Kind {
	case softserve.EventPieceSpawned:
		return capital(pieceName(softserve.Kind(e.X), softserve.EventFlavours(e))) + "."
	case softserve.EventScoopDetached:
		p, _ := game.Piece()
		return fmt.Sprintf("The %s scoop came loose.", flavourNames[p.Flavours[0]])
	case softserve.EventConeServed:
		return fmt.Sprintf("Served in column %d.", e.X+1)
	case softserve.EventPiecesCleared:
		if e.N > 1 {
			return fmt.Sprintf("Chain of %d.", e.N)
		}
		return "Cleared."
	case softserve.EventOrderOpened:
		f := softserve.EventFlavours(e)
		return fmt.Sprintf("%s orders %s.", customers[e.X-1].name, pairName(f))
	case softserve.EventConesReturned:
		return "Six new cones."
	case softserve.EventGameWon, softserve.EventGameLost:
		counts := game.Counts()
		return fmt.Sprintf("%s. %s served with %s in %s.", strings.TrimSuffix(endings[game.Why()], "!"), capital(tally.Count(counts.ConesServed, "cone")),
			tally.Count(counts.PiecesPlayed, "piece"), spokenTime(game.Played()))
	}
	return ""
}

// endings are what the results say of how a game ended.
var endings = [...]string{
	softserve.NotOver: "", softserve.AllServed: "Everyone served!", softserve.Blocked: "The bottleneck is full", softserve.TimeUp: "Time is up",
}

func pieceName(k softserve.Kind, f [2]softserve.Flavour) string {
	if k == softserve.Popsicle {
		return flavourNames[f[0]] + " popsicle"
	}
	return pairName(f)
}

func pairName(f [2]softserve.Flavour) string {
	if f[0] == f[1] {
		return "two scoops of " + flavourNames[f[0]]
	}
	return flavourNames[f[0]] + " and " + flavourNames[f[1]]
}

// capital begins a text with a capital.
func capital(text string) string { return upper(text[:1]) + text[1:] }

func upper(text string) string { return strings.ToUpper(text) }

// spokenTime says a time: 1 minute 3 seconds.
func spokenTime(d time.Duration) string {
	minutes, seconds := int64(d/time.Minute), int64(d/time.Second)%60
	if minutes == 0 {
		return tally.Count(seconds, "second")
	}
	return tally.Count(minutes, "minute") + " " + tally.Count(seconds, "second")
}
