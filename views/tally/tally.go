// Package tally is what the rooms share when they count what was done in a game and
// sum up many games for the page of statistics.
//
// Non-goals: what is counted. Each room says that for its own game.
package tally

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"parlor/session"
)

// Kept leaves out the counts that are 0, which need not be remembered.
func Kept(counts ...session.Count) []session.Count {
	return slices.DeleteFunc(counts, func(c session.Count) bool { return c.N == 0 })
}

// Sum adds a count of games up.
func Sum(games []session.Game, name string) (n int64) {
	for i := range games {
		n += games[i].Of(name)
	}
	return n
}

// Most is the greatest count of a name in games, none of which is below 0.
func Most(games []session.Game, name string) (n int64) {
	for i := range games {
		n = max(n, games[i].Of(name))
	}
	return n
}

// Lasted adds the time of games up.
func Lasted(games []session.Game) (d time.Duration) {
	for i := range games {
		d += games[i].Lasted
	}
	return d
}

// Number writes a number that is not below 0 with commas: 12,480.
func Number(n int64) string {
	if n < 1000 {
		return strconv.FormatInt(n, 10)
	}
	return fmt.Sprintf("%s,%03d", Number(n/1000), n%1000)
}

// Count writes a number with its noun: 1 point, 12,480 points.
func Count(n int64, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return Number(n) + " " + noun + "s"
}

// none stands where there is nothing to divide by.
const none = "--"

// Per writes how many there are of something for each of something else, rounded to
// the hundredth: 1.43.
func Per(n, of int64) string {
	if of == 0 {
		return none
	}
	hundredths := (200*n + of) / (2 * of)
	return fmt.Sprintf("%s.%02d", Number(hundredths/100), hundredths%100)
}

// Mean writes an average as a whole number, rounded: 12,480.
func Mean(sum, of int64) string {
	if of == 0 {
		return none
	}
	return Number((2*sum + of) / (2 * of))
}

// Share writes a part as a percentage, which is cut and not rounded, so that 100% is
// all: 71%.
func Share(part, of int64) string {
	if of == 0 {
		return none
	}
	return strconv.FormatInt(100*part/of, 10) + "%"
}

// OutOf writes a part and the whole: 3 of 12.
func OutOf(part, of int64) string {
	if of == 0 {
		return none
	}
	return Number(part) + " of " + Number(of)
}

// Time writes a time in its two greatest units: 2 h 5 min, 12 min 40 s, 40 s.
func Time(d time.Duration) string {
	hours, minutes, seconds := int64(d/time.Hour), int64(d/time.Minute%60), int64(d/time.Second%60)
	switch {
	case hours > 0:
		return fmt.Sprintf("%s h %d min", Number(hours), minutes)
	case minutes > 0:
		return fmt.Sprintf("%d min %d s", minutes, seconds)
	}
	return fmt.Sprintf("%d s", seconds)
}
