package eight

import (
	"time"

	"parlor/sim"
)

// look is the state in the words of eight.md.
type look struct {
	Board         string   `json:"board"`
	Goal          string   `json:"goal"`
	Phase         string   `json:"phase"`
	Estimate      string   `json:"estimate"`
	Search        string   `json:"search"`
	Solving       bool     `json:"solving"`
	Sliding       bool     `json:"sliding"`
	StatesChecked int      `json:"statesChecked"`
	StatesStored  int      `json:"statesStored"`
	MovesPlayed   int      `json:"movesPlayed"`
	Moves         int      `json:"moves"`
	StatusRow     string   `json:"statusRow"`
	StatusPaused  bool     `json:"statusPaused"`
	Route         []string `json:"route"`
}

func (g *Game) look() look {
	l := look{
		Board: g.board.String(), Goal: g.goal.String(), Phase: g.phase.String(),
		Estimate: g.estimate.String(), Search: g.searchKind.String(),
		Solving: g.solving(), Sliding: g.sliding(),
		StatesChecked: g.StatesChecked(), StatesStored: g.StatesStored(),
		MovesPlayed: g.movesPlayed, Moves: g.moves(),
		StatusRow: g.row.String(), StatusPaused: g.statusPaused, Route: []string{},
	}
	for _, b := range g.Route() {
		l.Route = append(l.Route, b.String())
	}
	return l
}

// Settings gives the settings that the game is played by. They must not be
// changed.
func (g *Game) Settings() *Settings { return g.settings }

// Board is the board as it is, a Tile that slides being where it will rest.
func (g *Game) Board() Board { return g.board }

// Goal is the board to reach.
func (g *Game) Goal() Board { return g.goal }

// Opening is the board that Reset puts back: that of the last New puzzle, or
// the one the game opened with.
func (g *Game) Opening() Board { return g.resetBoard }

// CanMove says whether choosing a Tile would move it now.
func (g *Game) CanMove(tile int) bool {
	return !g.sliding() && slotDistance(g.board.Slot(tile), g.board.Slot(0)) == 1
}

// Away is what a Tile adds to the estimate of the board: 0 at home, else the
// Slots to it, or 1 with Misplaced.
func (g *Game) Away(tile int) int {
	away := slotDistance(g.board.Slot(tile), g.goal.Slot(tile))
	if g.estimate == Misplaced {
		return min(away, 1)
	}
	return away
}

// Phase is what a Step would go on with.
func (g *Game) Phase() Phase { return g.phase }

// Paused says whether game time stands still.
func (g *Game) Paused() bool { return g.paused }

// Solving says whether Solve runs.
func (g *Game) Solving() bool { return g.solving() }

// Estimate is the one that the next Step is made with.
func (g *Game) Estimate() Estimate { return g.estimate }

// Search is the one that the next Step belongs to.
func (g *Game) Search() Search { return g.searchKind }

// StepsPerTick is how many Steps Solve takes at once.
func (g *Game) StepsPerTick() int { return g.stepsPerTick }

// Status is the row of the Messages on the Status Line; paused says to show its
// PausedWords.
func (g *Game) Status() (row Row, paused bool) { return g.row, g.statusPaused }

// MessageRow is the row whose Explanation the Message Line shows.
func (g *Game) MessageRow() Row { return g.messageRow }

// StatesChecked counts the boards that the search has expanded.
func (g *Game) StatesChecked() int {
	if g.search == nil {
		return 0
	}
	return g.search.checked()
}

// StatesStored counts the boards that the search keeps; for IDA*, the most that
// it kept at once.
func (g *Game) StatesStored() int {
	if g.search == nil {
		return 0
	}
	return g.search.stored()
}

// Waiting counts the open boards.
func (g *Game) Waiting() int {
	if g.search == nil {
		return 0
	}
	return g.search.waiting()
}

// Open gives the best open boards, at most so many, in the order in which Steps
// would take them up if nothing new came between.
func (g *Game) Open(most int) []Found {
	if g.search == nil {
		return nil
	}
	return g.search.open(most)
}

// Expanded is the board that the last Step of the search expanded, with its
// neighbours, and false before there is one.
func (g *Game) Expanded() (Expansion, bool) {
	if g.search == nil || g.search.checked() == 0 {
		return Expansion{}, false
	}
	return g.search.last(), true
}

// Route is the boards of the route that are known so far, in the order of its
// Moves: while it is traced, those at its end. It must not be changed.
func (g *Game) Route() []Board { return g.route[len(g.route)-g.recorded:] }

// Guess is the h of a board from which the goal can be reached, by the estimate that the
// next Step is made with.
func (g *Game) Guess(b Board) int {
	var d *Distances
	if g.estimate == Exact {
		d = g.exact()
	}
	return newEstimator(g.estimate, g.goal, d).of(b)
}

// Moves is the length of the route that was accepted, 0 before.
func (g *Game) Moves() int { return g.moves() }

// MovesPlayed is how many Moves of the route have been made.
func (g *Game) MovesPlayed() int { return g.movesPlayed }

// HandMoves counts the Moves made by hand since the board was put there as a
// whole.
func (g *Game) HandMoves() int { return g.handMoves }

// Slide is the Tile that slides, from and to which Slot, and when it began and
// will end; false while none does.
func (g *Game) Slide() (tile, from, to int, start, end time.Duration, ok bool) {
	if !g.sliding() {
		return 0, 0, 0, 0, 0, false
	}
	end = g.clock.Due(slideOver)
	return g.slide.tile, g.slide.from, g.slide.to, end - time.Duration(g.settings.SlideSeconds), end, true
}

// Result tells of the board as a puzzle that was solved by hand: fewer Moves
// rank higher, and those that a route played do not count. The lab never ends.
func (g *Game) Result() sim.Result {
	byHand := g.board == g.goal && g.handMoves > 0 && !g.helped && g.movesPlayed == 0
	r := sim.Result{Won: byHand, Ranked: byHand, Title: "SOLVED"}
	if byHand {
		r.Rank[0] = -int64(g.handMoves)
	}
	return r
}
