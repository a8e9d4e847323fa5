package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// group is some of the promises, shown in one plot.
type group struct {
	title string
	rows  []row
}

// row is one promise: what is measured, in which unit, and which metric of which
// benchmark it is.
type row struct{ what, unit, benchmark, metric string }

var groups = []group{
	{"Engines", []row{
		{"Crystal Cascade: commands of whole random games", "million a second", "games/cascade RandomGames", "Mcommands/s"},
		{"Gem Minute: swaps judged and resolved", "million a second", "games/gems Swaps", "Mswaps/s"},
		{"Soft Serve: placements judged and resolved, chains included", "million a second", "games/softserve Placements", "Mplacements/s"},
		{"A record of a ten-minute game, checked", "ms", "games/cascade RecordOfTenMinutes", "ms"},
	}},
	{"Searches", []row{
		{"Maze: the lab's exact order on 1024 x 1024, against a plain bucket queue", "times", "bench/maze ExactOrder/1024", "times-plain"},
		{"Maze: how much slower gonum is on the same map", "times", "bench/maze Peers/gonum", "times-slower"},
		{"8-Puzzle: A* with manhattan on 867254301", "ms", "games/eight AStar", "ms"},
		{"8-Puzzle: the exact distances of all 181,440 boards", "ms", "games/eight Distances", "ms"},
	}},
	{"Frames", []row{
		{"Crystal Cascade: the busiest frame, rules, view and scene", "ms", "views/cascade BusiestFrame", "ms/frame"},
		{"Soft Serve: the busiest frame", "ms", "views/softserve BusiestFrame", "ms/frame"},
		{"Gem Minute: the busiest frame", "ms", "views/gems BusiestFrame", "ms/frame"},
		{"Weighted Maze: a frame after sixty Steps", "ms", "views/maze Frame/supplied", "ms/frame"},
		{"8-Puzzle: a frame in the middle of a search", "ms", "views/eight Frame", "ms/frame"},
		{"Home: a frame with five games behind the doors", "ms", "views/shell Home", "ms/frame"},
		{"Crystal Cascade: allocations in the busiest frame", "", "views/cascade BusiestFrame", "allocs/frame"},
		{"Soft Serve: allocations in the busiest frame", "", "views/softserve BusiestFrame", "allocs/frame"},
		{"Gem Minute: allocations in the busiest frame", "", "views/gems BusiestFrame", "allocs/frame"},
		{"Weighted Maze: allocations in such a frame", "", "views/maze Frame/supplied", "allocs/frame"},
		{"8-Puzzle: allocations in such a frame", "", "views/eight Frame", "allocs/frame"},
		{"Home: allocations in a frame", "", "views/shell Home", "allocs/frame"},
	}},
	{"Page", []row{
		{"The program as it is sent, by brotli", "MB", "e2e Size", "MB"},
		{"From navigation to the first frame, on loopback", "s", "e2e FirstFrame", "s"},
		{"A whole Sprint in Chromium at 1280 x 720, without a graphics card", "frames a second", "e2e FrameRate", "frames/s"},
		{"Home with its living doors, in the same way", "frames a second", "e2e HomeRate", "frames/s"},
	}},
}

// results are what benchmarks printed.
type results struct {
	metrics map[string][]float64 // by "package Benchmark metric", one for each run
	cpu     string
}

// parse reads what go test printed.
func parse(printed string) (*results, error) {
	r := &results{metrics: map[string][]float64{}}
	pkg := ""
	for line := range strings.Lines(printed) {
		if name, ok := strings.CutPrefix(line, "pkg: parlor/"); ok {
			pkg = strings.TrimSpace(name)
		}
		if cpu, ok := strings.CutPrefix(line, "cpu: "); ok {
			r.cpu = strings.TrimSpace(cpu)
		}
		fields := strings.Fields(line)
		if len(fields) < 4 || !strings.HasPrefix(line, "Benchmark") {
			continue
		}
		name := strings.TrimPrefix(fields[0], "Benchmark")
		if i := strings.LastIndexByte(name, '-'); i >= 0 { // on how many cores
			name = name[:i]
		}
		for f := fields[2:]; len(f) >= 2; f = f[2:] {
			v, err := strconv.ParseFloat(f[0], 64)
			if err != nil {
				return nil, fmt.Errorf("%s %s: %q is no number", pkg, name, f[0])
			}
			key := pkg + " " + name + " " + f[1]
			r.metrics[key] = append(r.metrics[key], v)
		}
	}
	return r, nil
}

// finding is what became of a row.
type finding struct {
	row
	value, target    float64
	isMeasured, most bool // most: the target is the most that it may be
}

// find takes the median of all runs: one that other work on the machine slowed down,
// or spared, does not count.
func (r *results) find(w row) (f finding) {
	f.row = w
	key := w.benchmark + " " + w.metric
	values, targets := slices.Sorted(slices.Values(r.metrics[key])), r.metrics[key+"-at-most"]
	if f.most = targets != nil; !f.most {
		targets = r.metrics[key+"-at-least"]
	}
	if f.isMeasured = values != nil && targets != nil; f.isMeasured {
		f.value, f.target = values[len(values)/2], targets[0]
	}
	return f
}

func (f *finding) isMet() bool {
	return f.isMeasured && (f.value == f.target || f.most == (f.value < f.target))
}

func (r *results) isMet() bool {
	for _, g := range groups {
		for _, w := range g.rows {
			if f := r.find(w); !f.isMet() {
				return false
			}
		}
	}
	return true
}

// words are a finding's target, measurement and verdict.
func (f *finding) words() (target, measured, verdict string) {
	switch {
	case !f.isMeasured:
		return "", "", "not measured"
	case f.isMet():
		verdict = "ok"
	default:
		verdict = "missed"
	}
	bound := "at least"
	if f.most {
		bound = "at most"
	}
	target, measured = fmt.Sprintf("%s %g %s", bound, f.target, f.unit), fmt.Sprintf("%.3g %s", f.value, f.unit)
	return strings.TrimSpace(target), strings.TrimSpace(measured), verdict
}

// text is the table for a terminal.
func (r *results) text() string {
	var b strings.Builder
	for _, g := range groups {
		for _, w := range g.rows {
			f := r.find(w)
			target, measured, verdict := f.words()
			fmt.Fprintf(&b, "%-75s %-30s %-26s %s\n", w.what, target, measured, verdict)
		}
	}
	return b.String()
}
