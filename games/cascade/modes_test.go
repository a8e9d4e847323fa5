package cascade

import (
	"testing"
	"time"

	"parlor/sim"
)

func TestModesTable(t *testing.T) {
	for mode, want := range map[string]Settings{
		"marathon": {LevelClimbs: true, StartsAtChosenLevel: true, BestKey: "bestMarathon"},
		"sprint40": {GoalLines: 40, StopsAtGoal: true, BestKey: "bestSprint", FinishTitle: "SPRINT CLEAR"},
		"ultra":    {TimeLimit: sim.Seconds(120 * time.Second), BestKey: "bestUltra", FinishTitle: "TIME UP"},
		"zen":      {FallSeconds: sim.Seconds(time.Second), FreshStart: true, CalmTheme: true, BestKey: "bestZen"},
	} {
		s := begin(t, "mode "+mode).g.settings
		got := Settings{
			FallSeconds: s.FallSeconds, GoalLines: s.GoalLines, StopsAtGoal: s.StopsAtGoal, TimeLimit: s.TimeLimit,
			LevelClimbs: s.LevelClimbs, StartsAtChosenLevel: s.StartsAtChosenLevel, FreshStart: s.FreshStart,
			CalmTheme: s.CalmTheme, BestKey: s.BestKey, FinishTitle: s.FinishTitle,
		}
		if got.FallSeconds != want.FallSeconds || got.GoalLines != want.GoalLines || got.StopsAtGoal != want.StopsAtGoal ||
			got.TimeLimit != want.TimeLimit || got.LevelClimbs != want.LevelClimbs || got.StartsAtChosenLevel != want.StartsAtChosenLevel ||
			got.FreshStart != want.FreshStart || got.CalmTheme != want.CalmTheme || got.BestKey != want.BestKey || got.FinishTitle != want.FinishTitle {
			t.Errorf("%s is %+v, want %+v", mode, got, want)
		}
	}
	if begin(t).g.Mode().Name != "marathon" {
		t.Error("marathon is not the first mode")
	}
}

func TestSprintEndsAtFortyLines(t *testing.T) {
	p := upright(t, 4, "mode sprint40", `setup:"lines":38`)
	p.want("lines stop at the goal", p.g.counts.Lines, int64(40)).want("over", p.g.phase, Over)
	r := p.g.Result()
	p.want("result", []any{r.Over, r.Won, r.Ranked, r.Title}, []any{true, true, true, "SPRINT CLEAR"})
	p.want("clearing rows stay", p.state().Clearing, []int{0, 1, 2, 3})
	p = upright(t, 4, "mode sprint40", `setup:"lines":35`)
	p.want("39 lines go on", p.g.phase, Clearing)
}

func TestSprintRanksByTime(t *testing.T) {
	p := begin(t, "mode sprint40", queue("IIT"), wellOf("O.........", "OOO....OOO"), `setup:"lines":39`, `"fallSeconds":100`).at("12.5s").tap(HardDrop)
	p.want("rank", p.g.Result().Rank[0], -int64(12500*time.Millisecond))
	p.at("20s").want("fixed at the end", p.g.Played(), 12500*time.Millisecond)
}

func TestUltraEndsWithItsTime(t *testing.T) {
	p := begin(t, "mode ultra", "\"countdownSeconds\":3", `"fallSeconds":1000`).at("122.999999999s")
	p.want("playing", p.g.phase, Falling).at("123s").want("over", p.g.phase, Over)
	p.want("title", p.g.Result().Title, "TIME UP").want("played", p.g.Played(), 120*time.Second)
	p.want("score 0 is no best", p.g.Result().Ranked, false)
}

// A mode that ends settles a pending all clear first.
func TestTimeUpPaysThePendingAllClear(t *testing.T) {
	p := begin(t, "mode ultra", `"timeLimit":1`, queue("ITT"), wellOf("OOO....OOO")).at("900ms").tap(HardDrop)
	p.drained()
	p.at("1s").wantTold("wellEmptied@1s modeFinished@1s gameOver@1s").wantScore(38 + 100 + 800)
}

func TestTopOutByBlock(t *testing.T) {
	p := begin(t, wellOf(column(21, "....O.....")...), queue("TIO"))
	p.wantTold("playStarted@0s pieceDealt@0s queueChanged@0s pieceBlocked@0s gameLost@0s gameOver@0s")
	p.want("piece", p.state().Piece, (*pieceLook)(nil)).want("lost", p.g.Lost(), true)
	p.want("title", p.g.Result().Title, "GAME OVER").want("won", p.g.Result().Won, false)
}

func TestLockOut(t *testing.T) {
	p := begin(t, wellOf(column(20, "...O......")...), queue("OIT"))
	p.tap(HardDrop).want("in view: no lock out", p.g.phase, Entering)
	p = begin(t, wellOf(column(20, "....O.....")...), queue("OIT"))
	p.drained()
	p.tap(HardDrop).wantTold("hardDropped@0s holdChanged@0s pieceLocked@0s gameLost@0s gameOver@0s")
}

func TestNothingMovesAfterTheEnd(t *testing.T) {
	p := begin(t, "mode ultra", `"timeLimit":1`).at("1s")
	before := p.g.AppendState(nil)
	for code := range sim.Code(255) {
		if p.g.Apply(sim.Input{At: 2 * time.Second, Code: code}) {
			t.Errorf("input %d had an effect after the end", code)
		}
	}
	p.at("1h").want("state", p.g.AppendState(nil), before)
}

// Zen's fresh start: a blocked piece comes again as the same kind, at once and
// without being dealt; after a lock out the next one comes after entrySeconds.
func TestZenStartsAfresh(t *testing.T) {
	p := begin(t, "mode zen", wellOf(column(21, "....O.....")...), queue("TIO"))
	p.wantTold("playStarted@0s pieceDealt@0s queueChanged@0s pieceBlocked@0s freshStart@0s")
	p.want("resets", p.g.counts.Resets, 1).want("kind", p.g.piece.Kind, T).wantRow(17)
	p.want("well", p.state().Well[1], "..........")

	p = begin(t, "mode zen", wellOf(column(20, "....O.....")...), queue("OIT"))
	p.drained()
	p.tap(HardDrop).at("60ms")
	p.wantTold("hardDropped@0s holdChanged@0s pieceLocked@0s freshStart@0s pieceDealt@60ms queueChanged@60ms")
	p.want("the locked piece went too", p.state().Well[1], "..........")
}

// A Zen game that is left keeps its score, with an all clear that is pending
// (A.95).
func TestZenRanksWhenLeft(t *testing.T) {
	p := begin(t, "mode zen", queue("ITT"), wellOf("OOO....OOO")).tap(HardDrop)
	r := p.g.Result()
	p.want("result", []any{r.Over, r.Ranked, r.Rank[0]}, []any{false, true, int64(38 + 100 + 800)})
	p.at("420ms").want("settled", p.g.Result().Rank[0], int64(938))
	p.want("marathon is not kept when left", upright(t, 4).g.Result().Ranked, false)
}

// Modes columns are settings of any mode.
func TestModesColumnsAreSettings(t *testing.T) {
	p := begin(t, `"goalLines":1`, queue("ITT"), wellOf("O.........", "OOO....OOO")).tap(HardDrop)
	p.want("finished", p.state().Result, &resultLook{Title: "GAME OVER", Finished: true})
	p = begin(t, `"freshStart":true`, wellOf(column(21, "....O.....")...), queue("TIO"))
	p.want("marathon starts afresh", p.g.counts.Resets, 1)
	p = begin(t, "mode sprint40", `"startsAtChosenLevel":true`, `"startLevel":4`)
	p.want("level", p.g.counts.Level, 4)
	p = begin(t, `"timeLimit":1.5`, `"finishTitle":"DONE"`).at("1.5s")
	p.want("title", p.g.Result().Title, "DONE")
}
