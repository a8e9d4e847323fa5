package cascade

import (
	"time"

	"parlor/games/cascade"
	"parlor/views/kit"
)

// stat is a line of the stats.
type stat struct {
	label, short string
	value        figures
	bar          float32 // how full the bar under it is; below 0: it has none
	unit         string  // after the value, where there is room for it
	urgent       float32 // how much of a warning the value is, from 0 to 1
}

// stats gives the lines of a mode: SCORE first, PIECES last.
func stats(g *cascade.Game, score int64) [5]stat {
	settings, counts := g.Settings(), g.Counts()
	level := stat{"LEVEL", "LEVEL", whole(int64(counts.Level)), -1, "", 0}
	lines := stat{"LINES", "LINES", whole(counts.Lines), -1, "", 0}
	clocked := stat{"TIME", "TIME", clock(g.Played()), -1, "", 0}
	switch goal, limit := int64(settings.GoalLines), time.Duration(settings.TimeLimit); {
	case settings.FreshStart:
		level = stat{"RESETS", "RESETS", whole(int64(counts.Resets)), -1, "", 0}
	case goal > 0:
		level = stat{"GOAL", "GOAL", whole(goal), -1, " LINES", 0}
		lines = stat{"LINES LEFT", "LEFT", whole(goal - counts.Lines), kit.Clamp(float32(counts.Lines)/float32(goal), 0, 1), "", 0}
		clocked.value = stopwatch(g.Played())
	case limit > 0:
		// A second that has begun counts, so that 2:00 is the whole time.
		left := limit - g.Played()
		clocked = stat{"TIME LEFT", "LEFT", clock(left + time.Second - 1), kit.Clamp(float32(left)/float32(limit), 0, 1), "", urgency(left)}
	case settings.LevelClimbs:
		per := int64(settings.LinesPerLevel)
		level.bar = float32(counts.Lines%per) / float32(per)
		if counts.Level >= int(settings.LastLevel) {
			level.bar = 1
		}
	}
	return [5]stat{
		{"SCORE", "SCORE", whole(score), -1, "", 0}, level, lines, clocked,
		{"PIECES", "PIECES", whole(int64(counts.Pieces)), -1, "", 0},
	}
}

// hurry is for how long the time that is left warns, each second with a tick.
const hurry = 10 * time.Second

// urgency lets the time that is left light up with each tick of the last seconds.
func urgency(left time.Duration) float32 {
	if left <= 0 || left > hurry {
		return 0
	}
	return kit.Seconds((left-1)%time.Second + 1)
}

// keepsTime says whether the best of a game's mode is a time.
func keepsTime(g *cascade.Game) bool { return g.Settings().BestKey == cascade.BestSprint }

// bestFigures gives a best, a time or a score, as it is shown.
func bestFigures(isTime bool, best int64, ok bool) figures {
	switch {
	case isTime && ok:
		return stopwatch(time.Duration(-best))
	case isTime:
		return dashes(noTime)
	case ok:
		return whole(best)
	}
	return dashes(noScore)
}

// counter rolls a number up to what it counts.
type counter struct {
	from, to int64
	at       float32
	begun    bool
}

const rollSeconds = .2

// roll gives what is shown at a time when the count is n.
func (c *counter) roll(n int64, now float32) int64 {
	if !c.begun {
		*c = counter{n, n, now, true}
	}
	shown := c.from + int64(float64(c.to-c.from)*float64(kit.QuadOut(kit.Part(now, c.at, c.at+rollSeconds))))
	if n != c.to {
		c.from, c.to, c.at = shown, n, now
	}
	return shown
}
