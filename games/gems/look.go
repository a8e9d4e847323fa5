package gems

import (
	"time"

	"parlor/sim"
)

// look is the state in the words of gems.md.
type look struct {
	Phase          string      `json:"phase"`
	Board          [][]Gem     `json:"board"`
	Cursor         Cell        `json:"cursor"`
	Selected       bool        `json:"selected"`
	Queued         *Swap       `json:"queued"`
	Score          int64       `json:"score"`
	OpeningScore   int64       `json:"openingScore"`
	TimeLeft       string      `json:"timeLeft"`
	Cascade        int         `json:"cascade"`
	LongestCascade int         `json:"longestCascade"`
	GemsDestroyed  int64       `json:"gemsDestroyed"`
	SpecialsMade   int         `json:"specialsMade"`
	DestroyersMade int         `json:"destroyersMade"`
	SwapsRefused   int         `json:"swapsRefused"`
	Result         *resultLook `json:"result"`
}

type resultLook struct {
	Score int64 `json:"score"`
}

func (g *Game) look() look {
	c := &g.counts
	l := look{
		Phase: g.phase.String(), Cursor: g.cursor, Selected: g.selected,
		Score: c.Score, OpeningScore: c.OpeningScore, TimeLeft: g.TimeLeft().String(),
		Cascade: c.Cascade, LongestCascade: c.LongestCascade, GemsDestroyed: c.GemsDestroyed,
		SpecialsMade: c.SpecialsMade, DestroyersMade: c.DestroyersMade, SwapsRefused: c.SwapsRefused,
	}
	if g.opening {
		l.Phase = "opening"
	}
	for row := range g.board.rows {
		line := make([]Gem, g.board.columns)
		for column := range line {
			line[column] = g.board.at(CellAt(column, row))
		}
		l.Board = append(l.Board, line)
	}
	if s, ok := g.Queued(); ok {
		l.Queued = &s
	}
	if g.phase == Over {
		l.Result = &resultLook{c.Score}
	}
	return l
}

// Settings gives the settings that the game is played by. They must not be
// changed.
func (g *Game) Settings() *Settings { return g.settings }

// Phase is what the gems are doing; while Opening they do it by themselves.
func (g *Game) Phase() Phase { return g.phase }

// Opening says whether the start board is still being resolved, before the
// sixty seconds.
func (g *Game) Opening() bool { return g.opening }

// Paused says whether game time stands still.
func (g *Game) Paused() bool { return g.paused }

// Columns is how many cells wide the board is.
func (g *Game) Columns() int { return g.board.columns }

// Rows is how many cells high the board is.
func (g *Game) Rows() int { return g.board.rows }

// At is the gem of a cell on the board; Empty where one has burst.
func (g *Game) At(c Cell) Gem { return g.board.at(c) }

// Counts gives the score and all that is counted beside it.
func (g *Game) Counts() Counts { return g.counts }

// TimeLeft is what is left of the sixty seconds: all in the opening, 0 at the
// end.
func (g *Game) TimeLeft() time.Duration {
	switch {
	case g.opening:
		return time.Duration(g.settings.Seconds)
	case g.isTimeUp():
		return 0
	}
	return g.clock.Due(timeUp) - g.now
}

// Cursor is where the cursor stands, and whether the gem there is selected.
func (g *Game) Cursor() (c Cell, selected bool) { return g.cursor, g.selected }

// Queued is the swap given ahead, if there is one.
func (g *Game) Queued() (Swap, bool) { return g.queued, !g.queued.none() }

// Hint is the swap that a hint shows, from its hintShown until a swap begins or
// time is up.
func (g *Game) Hint() (Swap, bool) { return g.hint, !g.hint.none() }

// Stage gives when the phase began and when it ends; false in Ready and Over,
// which wait.
func (g *Game) Stage() (start, end time.Duration, ok bool) {
	s := g.settings
	lasts := [...]sim.Seconds{
		Swapping: s.SwapSeconds, Reversing: s.ReverseSeconds, Destroying: s.DestroySeconds, Falling: s.FallSeconds,
	}
	if !g.clock.Running(stage) {
		return 0, 0, false
	}
	end = g.clock.Due(stage)
	return end - time.Duration(lasts[g.phase]), end, true
}

// Swap gives the two gems that change places while Swapping, or back while
// Reversing. Their cells hold them already as they will stand at the end.
func (g *Game) Swap() (Swap, bool) {
	return g.swap, g.phase == Swapping || g.phase == Reversing
}

// Drop is how many rows the gem of a cell falls while Falling, 0 for one that
// stands: it comes from so many rows further up, which for a new gem is above
// the board.
func (g *Game) Drop(c Cell) int {
	if g.phase != Falling {
		return 0
	}
	return g.drop(c)
}

// Runs gives the runs of the pass while Destroying. It shares the game's memory
// until the next change, as Elbows and Bursts do.
func (g *Game) Runs() []Run { return inPass(g, g.runs) }

// Elbows gives the cells that the two runs of an elbow share, while Destroying.
func (g *Game) Elbows() []Cell { return inPass(g, g.elbows) }

// Bursts gives the gems that burst while Destroying, those of the runs first,
// then each after the one whose explosion hit it.
func (g *Game) Bursts() []Burst { return inPass(g, g.bursts) }

func inPass[T any](g *Game, list []T) []T {
	if g.phase != Destroying {
		return nil
	}
	return list
}

// Result is how the game ended, or would be kept if it were left now: the score.
func (g *Game) Result() sim.Result {
	over := g.phase == Over
	return sim.Result{
		Over: over, Won: over, Ranked: over && g.counts.Score > 0,
		Title: "TIME UP", Rank: [3]int64{g.counts.Score},
	}
}
