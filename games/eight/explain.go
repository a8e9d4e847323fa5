package eight

import (
	"fmt"
	"strings"
)

// Explain tells the last Step in one sentence, for a learner; before the first
// one, what it will do.
func (g *Game) Explain() string {
	switch {
	case g.search == nil && g.board == g.goal:
		return "This board is the goal, so there is nothing to search."
	case g.search == nil:
		return "The first Step will store this board and look at every board one move away."
	case g.movesPlayed > 0:
		return g.explainMove()
	case g.recorded > 0:
		return g.explainRecord()
	case g.route != nil:
		return g.explainGoal()
	case g.phase == Finished && !g.stoppedFull:
		return "No board is open any more, so the search stops without a route."
	}
	return g.explainExpansion()
}

func (g *Game) explainMove() string {
	before, after := g.route[g.movesPlayed-1], g.route[g.movesPlayed]
	text := fmt.Sprintf("Move %d of %d of the route slides tile %d %s", g.movesPlayed, g.moves(),
		before.tileFor(after), direction(after.Slot(0), before.Slot(0)))
	if after == g.goal {
		return text + ", which makes the goal."
	}
	return text + "."
}

// direction is the word for the way from one Slot to the next.
func direction(from, to int) string {
	switch to - from {
	case 1:
		return "right"
	case -1:
		return "left"
	case side:
		return "down"
	}
	return "up"
}

func (g *Game) explainRecord() string {
	move := len(g.route) - g.recorded
	if move == 0 {
		return fmt.Sprintf("The board that the search began from is noted too, so the route is complete: %s to play.", count(g.moves(), "move"))
	}
	return fmt.Sprintf("The board after move %d is noted as part of the route; the one that it was reached from comes next.", move)
}

func (g *Game) explainGoal() string {
	text := fmt.Sprintf("The board taken up is the goal, so a route of %s is found", count(g.moves(), "move"))
	switch g.searchKind {
	case AStar:
		return text + ", and no open board could lead there in fewer, as none has a lower g + h."
	case Breadth:
		return text + ", and none is shorter, as boards with fewer moves were all taken up before."
	case IDAStar:
		return text + ", and none is shorter, as every round with a lower limit failed."
	}
	return text + ", though a search that minds only the estimate may have missed a shorter one."
}

func (g *Game) explainExpansion() string {
	x := g.search.last()
	var fates [FateNoRoom + 1]int
	for _, n := range x.Neighbours {
		fates[n.Fate]++
	}
	var parts []string
	for fate, n := range fates {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, g.fateWords(Fate(fate), n)))
		}
	}
	text := fmt.Sprintf("%s is expanded, %s: of its %d neighbours, %s", x.Board, g.reason(x), len(x.Neighbours), list(parts))
	if g.stoppedFull {
		return text + ", so the search stops."
	}
	return text + "."
}

// reason says why a board was taken up.
func (g *Game) reason(x Expansion) string {
	least := "at least"
	if g.estimate == Exact {
		least = "exactly"
	}
	sum := fmt.Sprintf("%d so far and %s %d to go make %d", x.G, least, x.H, x.F())
	switch {
	case g.searchKind == IDAStar && g.search.checked() == 1:
		return fmt.Sprintf("the board that the search begins from, whose estimate of %s is the first limit", count(x.Limit, "move"))
	case g.search.checked() == 1:
		return "the board that the search begins from"
	case x.NewRound:
		return fmt.Sprintf("again from the start, as nothing was left within the old limit and %s is the new one", count(x.Limit, "move"))
	case g.searchKind == IDAStar:
		return fmt.Sprintf("the next on the way down within %s (%s)", count(x.Limit, "move"), sum)
	case g.searchKind == Greedy:
		return fmt.Sprintf("as no open board is estimated nearer to the goal (%s %s)", least, count(x.H, "move"))
	case g.searchKind == Breadth:
		return fmt.Sprintf("as it was stored before all other open boards (%s from the start)", count(x.G, "move"))
	}
	return fmt.Sprintf("as no open board has a lower sum (%s)", sum)
}

func (g *Game) fateWords(f Fate, n int) string {
	is := "is"
	if n > 1 {
		is = "are"
	}
	switch f {
	case FateNew:
		return is + " new"
	case FateShorter:
		return is + " reached by a shorter way now"
	case FateOverLimit:
		return is + " over the limit"
	case FateNoRoom:
		return "did not fit into the full table"
	}
	if g.searchKind == IDAStar {
		return is + " where it came from"
	}
	return is + " known already"
}

// list joins parts of a sentence: a, b and c.
func list(parts []string) string {
	last := len(parts) - 1
	if last == 0 {
		return parts[0]
	}
	return strings.Join(parts[:last], ", ") + " and " + parts[last]
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
