package gems

import (
	"time"

	"parlor/games/gems"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/shell"
	"parlor/views/tally"
)

// Standing says where a game stands: how much of its time is left, and the score.
func (*Room) Standing(game sim.Game) (where, figures string) {
	g := game.(*gems.Game)
	where = "All " + seconds(time.Duration(g.Settings().Seconds))
	if g.Phase() != gems.Over {
		where = seconds(g.TimeLeft()) + " left"
	}
	return where, tally.Count(g.Counts().Score, "point")
}

// seconds writes a time; a second that has begun counts, as on the clock.
func seconds(d time.Duration) string {
	return tally.Count(int64((d+time.Second-1)/time.Second), "second")
}

// Tally counts what the statistics remember.
func (*Room) Tally(game sim.Game, r *replay.Record) []session.Count {
	g := game.(*gems.Game)
	var swaps, shuffles, hintsAsked int64
	for m := range replay.Moments(gems.Spec, r) {
		if m.Input != nil && m.Input.Code == gems.Hint {
			hintsAsked++
		}
		for _, e := range m.Events {
			switch e.Kind {
			case gems.EventGemsSwapped:
				swaps++
			case gems.EventBoardShuffled:
				shuffles++
			}
		}
	}
	counts := g.Counts()
	return tally.Kept([]session.Count{
		{Name: "score", N: counts.Score},
		{Name: "openingScore", N: counts.OpeningScore},
		{Name: "gemsDestroyed", N: counts.GemsDestroyed},
		{Name: "specialsMade", N: int64(counts.SpecialsMade)},
		{Name: "destroyersMade", N: int64(counts.DestroyersMade)},
		{Name: "longestCascade", N: int64(counts.LongestCascade)},
		{Name: "swaps", N: swaps},
		{Name: "swapsRefused", N: int64(counts.SwapsRefused)},
		{Name: "shuffles", N: shuffles},
		{Name: "hintsAsked", N: hintsAsked},
	}...)
}

// Figures sums games up. Only the scores of whole games are compared.
func (*Room) Figures(games []session.Game) []shell.Figure {
	sum := func(name string) int64 { return tally.Sum(games, name) }
	var whole []session.Game
	for _, g := range games {
		if g.Over {
			whole = append(whole, g)
		}
	}
	swaps, destroyed := sum("swaps"), sum("gemsDestroyed")
	return []shell.Figure{
		{Label: "Games", Value: tally.Number(int64(len(games)))},
		{Label: "Time played", Value: tally.Time(tally.Lasted(games))},
		{Label: "Average score", Value: tally.Mean(tally.Sum(whole, "score"), int64(len(whole)))},
		{Label: "Best score", Value: tally.Number(tally.Most(whole, "score"))},
		{Label: "Gems destroyed", Value: tally.Number(destroyed)},
		{Label: "Gems a swap", Value: tally.Per(destroyed, swaps-sum("swapsRefused"))},
		{Label: "Specials made", Value: tally.Number(sum("specialsMade"))},
		{Label: "Destroyers made", Value: tally.Number(sum("destroyersMade"))},
		{Label: "Longest cascade", Value: tally.Number(tally.Most(games, "longestCascade"))},
		{Label: "Swaps", Value: tally.Number(swaps)},
		{Label: "Swaps refused", Value: tally.Share(sum("swapsRefused"), swaps)},
		{Label: "Hints asked for", Value: tally.Number(sum("hintsAsked"))},
	}
}
