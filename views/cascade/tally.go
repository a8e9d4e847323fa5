package cascade

import (
	"time"

	"parlor/games/cascade"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/shell"
	"parlor/views/tally"
)

// Standing says where a game stands: the mode with what is left of it or reached in
// it, and the score, the time of a sprint that reached its goal, or how far it came.
func (r *Room) Standing(game sim.Game) (where, figures string) {
	g := game.(*cascade.Game)
	settings, counts, result := g.Settings(), g.Counts(), g.Result()
	where = titleOf(g.Mode())
	switch goal, limit := int64(settings.GoalLines), time.Duration(settings.TimeLimit); {
	case result.Won: // nothing is left of it
	case settings.FreshStart:
		where += ", " + tally.Count(counts.Lines, "line")
	case goal > 0:
		where += ", " + tally.Count(goal-counts.Lines, "line") + " left"
	case limit > 0:
		left := clock(limit - g.Played() + time.Second - 1) // as the stats show it
		where += ", " + left.String() + " left"
	default:
		where += ", level " + tally.Number(int64(counts.Level))
	}
	switch {
	case !keepsTime(g):
		return where, tally.Count(counts.Score, "point")
	case result.Won:
		played := stopwatch(g.Played())
		return where, played.String()
	}
	played := clock(g.Played())
	return where, tally.Count(counts.Lines, "line") + " in " + played.String()
}

// titleOf writes the title of a mode as it stands in a sentence: Sprint 40.
func titleOf(m sim.Mode) string { return sentence(m.Title) }

// clearCounts are the names under which clears are counted, by their rows in Clear
// Names. The rules count all twists together too, so those without a line, which
// have no more than that for a name, are told apart here.
var clearCounts = [...]string{
	1: "singles", 2: "doubles", 3: "triples", 4: "cascades",
	5: "miniTwistsWithoutLines", 6: "miniTwistSingles", 7: "miniTwistDoubles",
	10: "twistsWithoutLines", 11: "twistSingles", 12: "twistDoubles", 13: "twistTriples",
}

// Tally counts what the statistics remember. The keys are all presses that had an
// effect; what they are compared with, cascade.Finesse says.
func (*Room) Tally(game sim.Game, r *replay.Record) []session.Count {
	g := game.(*cascade.Game)
	var finesse *cascade.Finesse
	var keys, holds, backToBacks, allClears int64
	var clears [len(clearCounts)]int64
	for m := range replay.Moments(cascade.Spec, r) {
		if finesse == nil {
			finesse = cascade.NewFinesse(m.Game.(*cascade.Game))
		}
		if m.Input != nil && int(m.Input.Code) < len(cascade.Spec.Commands) {
			finesse.Press(m.Input.Code)
			keys++
			if m.Input.Code == cascade.Hold {
				holds++
			}
		}
		for _, e := range m.Events {
			finesse.See(e)
			switch e.Kind {
			case cascade.EventClearScored:
				clears[e.X]++
				backToBacks += int64(e.Y)
			case cascade.EventWellEmptied:
				allClears++
			}
		}
	}
	if finesse == nil {
		return nil
	}
	counts := g.Counts()
	list := []session.Count{
		{Name: "playedMilliseconds", N: g.Played().Milliseconds()},
		{Name: "score", N: counts.Score},
		{Name: "lines", N: counts.Lines},
		{Name: "level", N: int64(counts.Level)},
		{Name: "resets", N: int64(counts.Resets)},
		{Name: "pieces", N: int64(counts.Pieces)},
		{Name: "keys", N: keys},
		{Name: "holds", N: holds},
		{Name: "finessePieces", N: int64(finesse.Pieces)},
		{Name: "faultlessPieces", N: int64(finesse.Faultless)},
		{Name: "finesseFaults", N: int64(finesse.Faults)},
		{Name: "twists", N: int64(counts.Twists)},
		{Name: "backToBacks", N: backToBacks},
		{Name: "bestCombo", N: int64(counts.BestCombo)},
		{Name: "allClears", N: allClears},
	}
	for row, name := range clearCounts {
		list = append(list, session.Count{Name: name, N: clears[row]})
	}
	return tally.Kept(list...)
}

// Figures sums games up.
func (*Room) Figures(games []session.Game) []shell.Figure {
	sum := func(name string) int64 { return tally.Sum(games, name) }
	pieces, judged := sum("pieces"), sum("finessePieces")
	return []shell.Figure{
		{Label: "Games", Value: tally.Number(int64(len(games)))},
		{Label: "Time played", Value: tally.Time(tally.Lasted(games))},
		{Label: "Pieces", Value: tally.Number(pieces)},
		{Label: "Pieces a second", Value: tally.Per(1000*pieces, sum("playedMilliseconds"))},
		{Label: "Keys a piece", Value: tally.Per(sum("keys"), pieces)},
		{Label: "Finesse faults a piece", Value: tally.Per(sum("finesseFaults"), judged)},
		{Label: "Pieces without a fault", Value: tally.Share(sum("faultlessPieces"), judged)},
		{Label: "Singles", Value: tally.Number(sum("singles"))},
		{Label: "Doubles", Value: tally.Number(sum("doubles"))},
		{Label: "Triples", Value: tally.Number(sum("triples"))},
		{Label: "Cascades", Value: tally.Number(sum("cascades"))},
		{Label: "Twists", Value: tally.Number(sum("twists"))},
		{Label: "Back-to-backs", Value: tally.Number(sum("backToBacks"))},
		{Label: "Best combo", Value: tally.Number(tally.Most(games, "bestCombo"))},
	}
}
