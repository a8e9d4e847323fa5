package softserve

import (
	"strings"
	"time"

	"parlor/games/softserve"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/shell"
	"parlor/views/tally"
)

// Standing says where a game stands: the mode and the difficulty, with the cones that
// are served or the time that is left while it goes on; and what was served in what
// time.
func (*Room) Standing(game sim.Game) (where, figures string) {
	g := game.(*softserve.Game)
	served, all := tally.Number(g.Counts().ConesServed), cones(g)
	if all > 0 {
		served = tally.OutOf(g.Counts().ConesServed, all)
	}
	limit := time.Duration(g.Settings().TimeLimitMinutes) * time.Minute
	where = titleOf(g.Mode()) + " " + string(g.Settings().Difficulty)
	switch {
	case g.Phase() == softserve.Over:
	case limit > 0:
		where += ", " + clock(limit-g.Played()+time.Second-1) + " left" // a second that has begun counts
	case all == 1 || all == 0 && g.Counts().ConesServed == 1:
		where += ", " + served + " cone"
	default:
		where += ", " + served + " cones"
	}
	return where, served + " served in " + clock(g.Played())
}

func clock(d time.Duration) string { return string(appendClock(nil, d)) }

// titleOf writes the title of a mode with capitals only where words begin: Time
// Attack.
func titleOf(m sim.Mode) string {
	words := strings.Fields(strings.ToLower(m.Title))
	for i, w := range words {
		words[i] = capital(w)
	}
	return strings.Join(words, " ")
}

// Tally counts what the statistics remember. A turn that swapped the scoops is one
// too. The difficulty is its step in the menu, from 1.
func (*Room) Tally(game sim.Game, r *replay.Record) []session.Count {
	g := game.(*softserve.Game)
	var orders, turns, scoopsDetached, groupsCleared, conesReturned int64
	for m := range replay.Moments(softserve.Spec, r) {
		for _, e := range m.Events {
			switch e.Kind {
			case softserve.EventOrderOpened:
				orders++
			case softserve.EventPieceTurned, softserve.EventScoopsSwapped:
				turns++
			case softserve.EventScoopDetached:
				scoopsDetached++
			case softserve.EventPiecesCleared:
				groupsCleared += int64(e.X)
			case softserve.EventConesReturned:
				conesReturned++
			}
		}
	}
	counts := g.Counts()
	list := []session.Count{
		{Name: "piecesPlayed", N: counts.PiecesPlayed},
		{Name: "conesServed", N: counts.ConesServed},
		{Name: "longestChain", N: counts.LongestChain},
		{Name: "orders", N: orders},
		{Name: "turns", N: turns},
		{Name: "scoopsDetached", N: scoopsDetached},
		{Name: "groupsCleared", N: groupsCleared},
		{Name: "conesReturned", N: conesReturned},
	}
	for i, name := range difficulties {
		if name == string(g.Settings().Difficulty) {
			list = append(list, session.Count{Name: "difficulty", N: int64(i + 1)})
		}
	}
	return tally.Kept(list...)
}

// Figures sums games up.
func (*Room) Figures(games []session.Game) []shell.Figure {
	sum := func(name string) int64 { return tally.Sum(games, name) }
	pieces, served := sum("piecesPlayed"), sum("conesServed")
	list := []shell.Figure{
		{Label: "Games", Value: tally.Number(int64(len(games)))},
		{Label: "Time played", Value: tally.Time(tally.Lasted(games))},
		{Label: "Orders taken", Value: tally.Number(sum("orders"))},
		{Label: "Cones served", Value: tally.Number(served)},
		{Label: "Pieces", Value: tally.Number(pieces)},
		{Label: "Pieces a cone", Value: tally.Per(pieces, served)},
		{Label: "Turns a piece", Value: tally.Per(sum("turns"), pieces)},
		{Label: "Groups cleared", Value: tally.Number(sum("groupsCleared"))},
		{Label: "Longest chain", Value: tally.Number(tally.Most(games, "longestChain"))},
		{Label: "Scoops come loose", Value: tally.Number(sum("scoopsDetached"))},
	}
	for i, name := range difficulties {
		won, ended := wins(games, int64(i+1))
		list = append(list, shell.Figure{Label: "Won on " + name, Value: tally.OutOf(won, ended)})
	}
	return list
}

// wins counts the games of a difficulty that were won, of those that came to their
// end. An endless one cannot be won.
func wins(games []session.Game, difficulty int64) (won, ended int64) {
	for i := range games {
		g := &games[i]
		if !g.Over || g.Mode == "endless" || g.Of("difficulty") != difficulty {
			continue
		}
		ended++
		if g.Won {
			won++
		}
	}
	return won, ended
}
