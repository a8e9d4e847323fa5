package cascade

import (
	"time"

	"parlor/sim"
)

// gameOverTitle is the results title of a mode without a finishTitle, and of a
// game that was lost.
const gameOverTitle = "GAME OVER"

// look is the state in the words of cascade.md.
type look struct {
	Phase           string      `json:"phase"`
	Mode            string      `json:"mode"`
	Well            []string    `json:"well"`
	Clearing        []int       `json:"clearing"`
	Piece           *pieceLook  `json:"piece"`
	Held            string      `json:"held"`
	HasHeld         bool        `json:"hasHeld"`
	Queue           string      `json:"queue"`
	Score           int64       `json:"score"`
	Lines           int64       `json:"lines"`
	Level           int         `json:"level"`
	Combo           int         `json:"combo"`
	BestCombo       int         `json:"bestCombo"`
	BackToBackReady bool        `json:"backToBackReady"`
	Cascades        int         `json:"cascades"`
	Twists          int         `json:"twists"`
	Pieces          int         `json:"pieces"`
	Resets          int         `json:"resets"`
	PlayedSeconds   sim.Seconds `json:"playedSeconds"`
	Paused          bool        `json:"paused"`
	Result          *resultLook `json:"result"`
}

type pieceLook struct {
	Kind                string `json:"kind"`
	Rotation            int    `json:"rotation"`
	Column              int    `json:"column"`
	Row                 int    `json:"row"`
	LandingRow          int    `json:"landingRow"`
	Resting             bool   `json:"resting"`
	LockResets          int    `json:"lockResets"`
	LastMoveWasRotation bool   `json:"lastMoveWasRotation"`
	LastKickTest        int    `json:"lastKickTest"`
}

type resultLook struct {
	Title    string `json:"title"`
	Finished bool   `json:"finished"`
}

func (g *Game) look() look {
	c := &g.counts
	l := look{
		Phase: g.phase.String(), Mode: modes[g.mode].Name,
		Well: g.well.text(), Clearing: rowList(g.clearing),
		Held: g.held.String(), HasHeld: g.hasHeld, Queue: kindText(g.shownQueue()),
		Score: c.Score, Lines: c.Lines, Level: c.Level, Combo: c.Combo, BestCombo: c.BestCombo,
		BackToBackReady: g.backToBackReady,
		Cascades:        c.Cascades, Twists: c.Twists, Pieces: c.Pieces, Resets: c.Resets,
		PlayedSeconds: sim.Seconds(g.Played()), Paused: g.paused,
	}
	if p := g.piece; p.Kind != None {
		l.Piece = &pieceLook{
			Kind: p.Kind.String(), Rotation: p.Rotation, Column: p.Column, Row: p.Row,
			LandingRow: g.landingRow(), Resting: p.Resting, LockResets: p.LockResets,
			LastMoveWasRotation: p.LastMoveWasRotation, LastKickTest: p.LastKickTest,
		}
	}
	if g.phase == Over {
		l.Result = &resultLook{Title: g.resultTitle(), Finished: g.finished}
	}
	return l
}

// text draws the well as rows of letters, top first.
func (w *well) text() []string {
	rows := make([]string, w.rows)
	for i := range rows {
		row := w.rows - 1 - i
		line := make([]byte, w.columns)
		for column := range line {
			line[column] = kindLetters[w.at(column, row)]
		}
		rows[i] = string(line)
	}
	return rows
}

func kindText(kinds []Kind) string {
	text := make([]byte, len(kinds))
	for i, k := range kinds {
		text[i] = kindLetters[k]
	}
	return string(text)
}

// Played is the time played: it runs in play and is fixed at the end (A.92).
func (g *Game) Played() time.Duration {
	switch g.phase {
	case Countdown:
		return 0
	case Over:
		return g.played
	}
	return g.now - g.playStart
}

// Settings gives the settings that the game is played by. They must not be
// changed.
func (g *Game) Settings() *Settings { return g.settings }

// Mode is the mode being played.
func (g *Game) Mode() sim.Mode { return modes[g.mode] }

// Phase is where the game is.
func (g *Game) Phase() Phase { return g.phase }

// Paused says whether game time stands still.
func (g *Game) Paused() bool { return g.paused }

// Columns is how many cells wide the well is.
func (g *Game) Columns() int { return g.well.columns }

// Rows is how many cells high the well is, with the hidden rows on top.
func (g *Game) Rows() int { return g.well.rows }

// VisibleRows is how many rows are shown, from the bottom.
func (g *Game) VisibleRows() int { return g.settings.VisibleRows() }

// At is the crystal in a cell of the well; None outside it.
func (g *Game) At(column, row int) Kind { return g.well.at(column, row) }

// Clearing says whether a row is shattering.
func (g *Game) Clearing(row int) bool { return g.clearing>>row&1 != 0 }

// Piece is the falling piece, and false between pieces.
func (g *Game) Piece() (Piece, bool) { return g.piece, g.piece.Kind != None }

// LandingRow is the row to which the falling piece's box would drop.
func (g *Game) LandingRow() int {
	if g.piece.Kind == None {
		return 0
	}
	return g.landingRow()
}

// Queue gives the next pieces, at most n; at least seven are known. It shares
// the game's memory until the next change.
func (g *Game) Queue(n int) []Kind { return g.queue[:min(n, len(g.queue))] }

// Held is the piece put away, or None.
func (g *Game) Held() Kind { return g.held }

// HasHeld says that hold was used already for the falling piece.
func (g *Game) HasHeld() bool { return g.hasHeld }

// Counts gives the score and all that is counted beside it.
func (g *Game) Counts() Counts { return g.counts }

// CountdownLeft is the number that the countdown shows, 0 after it.
func (g *Game) CountdownLeft() int { return g.countdown }

// SoftDropping says whether soft drop is held.
func (g *Game) SoftDropping() bool { return g.keys.softDrop }

// LockDelay gives when the running lock delay started and when it ends.
func (g *Game) LockDelay() (start, end time.Duration, ok bool) {
	if !g.clock.Running(lockDelay) {
		return 0, 0, false
	}
	return g.piece.lockDelayStarted, g.clock.Due(lockDelay), true
}

// ClearDelay gives when the rows began to shatter and when they will be gone.
func (g *Game) ClearDelay() (start, end time.Duration, ok bool) {
	if !g.clock.Running(clearDelay) {
		return 0, 0, false
	}
	end = g.clock.Due(clearDelay)
	return end - time.Duration(g.settings.ClearSeconds), end, true
}

// NextFall gives when gravity ticks next and how long a row takes.
func (g *Game) NextFall() (at, period time.Duration, ok bool) {
	if !g.clock.Running(gravity) {
		return 0, 0, false
	}
	period = g.fallTime()
	if g.keys.softDrop {
		period = g.settings.softFalls[g.counts.Level]
	}
	return g.clock.Due(gravity), period, true
}

// Lost says whether the game ended by topping out.
func (g *Game) Lost() bool { return g.phase == Over && !g.finished }

func (g *Game) resultTitle() string {
	if g.finished && g.settings.FinishTitle != "" {
		return g.settings.FinishTitle
	}
	return gameOverTitle
}

// Result is how the game ended, or would be kept if it were left now (A.41,
// A.95): the score with an all clear that is pending, or the time of a sprint.
func (g *Game) Result() (r sim.Result) {
	r.Over, r.Won, r.Title = g.phase == Over, g.finished, g.resultTitle()
	score := g.counts.Score + g.pendingAllClear()
	switch g.settings.BestKey {
	case BestSprint:
		r.Ranked = r.Won
		r.Rank[0] = -int64(g.Played())
	case BestMarathon, BestUltra:
		r.Ranked = r.Over && score > 0
		r.Rank[0] = score
	case BestZen:
		r.Ranked = score > 0
		r.Rank[0] = score
	}
	return r
}
