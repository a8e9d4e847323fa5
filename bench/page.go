package main

import (
	"fmt"
	"html"
	"strings"
)

// The size of a plot, in pixels.
const (
	plotWidth = 760
	rowHeight = 46
	barHeight = 12
	barWidth  = 560
	// mostTimes is how many times the target the longest bar is.
	mostTimes = 2
)

// picture is the file of a group's plot, beside the page.
func (g group) picture() string { return "speed-" + strings.ToLower(g.title) + ".svg" }

// plot draws a group: each bar is a measurement as a part of its target, which is
// the upright line for all of them.
func (r *results) plot(g group) string {
	var b strings.Builder
	height := rowHeight*len(g.rows) + 30
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" aria-label="%s: measured beside the targets">
<style>
text { font: 14px system-ui, sans-serif; fill: #24292f }
.quiet { fill: #57606a }
.ok { fill: #2a78c2 }
.missed { fill: #c4562a }
path { stroke: #24292f; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.quiet { fill: #9da7b3 }
.ok { fill: #58a6e8 }
.missed { fill: #f0824f }
path { stroke: #e6edf3 }
}
</style>
`, plotWidth, height, plotWidth, height, html.EscapeString(g.title))
	for i, w := range g.rows {
		f := r.find(w)
		target, measured, verdict := f.words()
		y := rowHeight * i
		fmt.Fprintf(&b, `<text x="0" y="%d">%s</text>`+"\n", y+16, html.EscapeString(w.what))
		if !f.isMeasured {
			fmt.Fprintf(&b, `<text x="0" y="%d" class="quiet">%s</text>`+"\n", y+34, verdict)
			continue
		}
		length := f.times() / mostTimes * barWidth
		fmt.Fprintf(&b, `<rect x="0" y="%d" width="%.1f" height="%d" rx="2" class="%s"/>`+"\n", y+24, max(length, 2), barHeight, verdict)
		fmt.Fprintf(&b, `<text x="%d" y="%d">%s</text>`+"\n", barWidth+10, y+35, html.EscapeString(measured))
		fmt.Fprintf(&b, `<text x="%d" y="%d" class="quiet" text-anchor="end">%s</text>`+"\n", plotWidth, y+16, html.EscapeString(target+", "+verdict))
	}
	end := rowHeight * len(g.rows)
	for i := range g.rows {
		fmt.Fprintf(&b, `<path d="M%d %dv14"/>`+"\n", barWidth/mostTimes, rowHeight*i+23)
	}
	fmt.Fprintf(&b, `<text x="%d" y="%d" class="quiet" text-anchor="middle">the target</text>`+"\n</svg>\n", barWidth/mostTimes, end+16)
	return b.String()
}

// times gives how many times its target a measurement is, as far as a bar reaches.
func (f *finding) times() float64 {
	if f.value == 0 {
		return 0
	}
	return min(f.value/f.target, mostTimes) // what should be 0 and is not goes all the way
}

// page is docs/speed.md, measured where the words say.
func (r *results) page(where string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `# Speed and size

How fast Parlor is, and how large, beside what was promised. `+"`make bench`"+` measures all of it again, prints the table,
and writes this page; it takes some ten minutes, and wants a machine that does nothing else.

Measured on %s. Each number is the median of %s runs.
Engines and searches run on one core. The frames a second are those of Chromium without a window, drawn by Mesa's
software OpenGL on the same cores. In the plots a bar is a measurement as a part of its target, cut off at %d times:
where the target is the least, the bar should reach the line, and where it is the most, not cross it.
`, where, runs, mostTimes)
	for _, g := range groups {
		fmt.Fprintf(&b, "\n## %s\n\n![%[1]s: measured beside the targets](%s)\n\n| what | target | measured | |\n|---|---|---|---|\n", g.title, g.picture())
		for _, w := range g.rows {
			f := r.find(w)
			target, measured, verdict := f.words()
			fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", w.what, target, measured, verdict)
		}
	}
	return b.String()
}
