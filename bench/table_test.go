package main

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"
)

const printed = `goos: linux
goarch: amd64
pkg: parlor/games/cascade
cpu: A Processor
BenchmarkRandomGames-2            	 9	 200.0 ns/op	 6.010 Mcommands/s	 5.000 Mcommands/s-at-least
BenchmarkRandomGames-2            	 9	 200.0 ns/op	 5.010 Mcommands/s	 5.000 Mcommands/s-at-least
BenchmarkRandomGames-2            	 9	 200.0 ns/op	 3.010 Mcommands/s	 5.000 Mcommands/s-at-least
BenchmarkRecordOfTenMinutes       	 9	 200.0 ns/op	 5.010 ms	 5.000 ms-at-most	 900 bytes
pkg: parlor/views/cascade
BenchmarkBusiestFrame-2   	 9	 0 ns/op	 0 allocs/frame	 0 allocs/frame-at-most	 1.25 ms/frame	 1.000 ms/frame-at-most
BenchmarkBusiestFrame-2   	 9	 0 ns/op	 0 allocs/frame	 0 allocs/frame-at-most	 0.05 ms/frame	 1.000 ms/frame-at-most
BenchmarkBusiestFrame-2   	 9	 0 ns/op	 0 allocs/frame	 0 allocs/frame-at-most	 0.25 ms/frame	 1.000 ms/frame-at-most
pkg: parlor/bench/maze
BenchmarkPeers/gonum-2   	 9	 0 ns/op	 19.00 times-slower	 20.00 times-slower-at-least
PASS
`

func TestVerdicts(t *testing.T) {
	r, err := parse(printed)
	if err != nil {
		t.Fatal(err)
	}
	if r.cpu != "A Processor" {
		t.Errorf("the processor is %q", r.cpu)
	}
	want := map[string]string{
		"games/cascade RandomGames Mcommands/s":   "at least 5 million a second, 5.01 million a second, ok",
		"games/cascade RecordOfTenMinutes ms":     "at most 5 ms, 5.01 ms, missed",
		"views/cascade BusiestFrame allocs/frame": "at most 0, 0, ok",
		"views/cascade BusiestFrame ms/frame":     "at most 1 ms, 0.25 ms, ok",
		"bench/maze Peers/gonum times-slower":     "at least 20 times, 19 times, missed",
		"games/eight AStar ms":                    ", , not measured",
	}
	for _, g := range groups {
		for _, w := range g.rows {
			f := r.find(w)
			target, measured, verdict := f.words()
			got := target + ", " + measured + ", " + verdict
			if want, ok := want[w.benchmark+" "+w.metric]; ok && got != want {
				t.Errorf("%s: %s; want %s", w.what, got, want)
			}
			delete(want, w.benchmark+" "+w.metric)
		}
	}
	for key := range want {
		t.Errorf("no row is %s", key)
	}
	if r.isMet() {
		t.Error("all is met, though two were missed")
	}
}

func TestNumbersThatAreNone(t *testing.T) {
	if _, err := parse("pkg: parlor/rng\nBenchmarkNext-2 9 many ns/op\n"); err == nil || !strings.Contains(err.Error(), "many") {
		t.Errorf("the error is %v", err)
	}
}

// A row names a benchmark that there is, and a metric that it prints with a target.
func TestRowsNameBenchmarks(t *testing.T) {
	sources := map[string]string{}
	for _, g := range groups {
		for _, w := range g.rows {
			pkg, name, _ := strings.Cut(w.benchmark, " ")
			if sources[pkg] == "" {
				sources[pkg] = read(t, "../"+pkg) + read(t, "../views/shell/shelltest")
			}
			name, _, _ = strings.Cut(name, "/")
			bound := regexp.MustCompile(`"` + regexp.QuoteMeta(w.metric) + `-at-(most|least)"`)
			if !strings.Contains(sources[pkg], "func Benchmark"+name+"(") || !bound.MatchString(sources[pkg]) {
				t.Errorf("%s: there is no Benchmark%s with a target for %s", w.what, name, w.metric)
			}
		}
	}
}

// read gives all Go files of a folder as one text.
func read(t *testing.T, dir string) string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".go") {
			data, err := os.ReadFile(dir + "/" + e.Name())
			if err != nil {
				t.Fatal(err)
			}
			b.Write(data)
		}
	}
	return b.String()
}

func TestPlotsAreSound(t *testing.T) {
	r, err := parse(printed)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range groups {
		bars := 0
		for d := xml.NewDecoder(strings.NewReader(r.plot(g))); ; {
			token, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", g.title, err)
			}
			if e, ok := token.(xml.StartElement); ok && e.Name.Local == "rect" {
				bars++
			}
		}
		want := 0
		for _, w := range g.rows {
			if f := r.find(w); f.isMeasured {
				want++
			}
		}
		if bars != want {
			t.Errorf("%s has %d bars, want %d", g.title, bars, want)
		}
		if !strings.Contains(r.page("here"), "]("+g.picture()+")") {
			t.Errorf("the page does not show %s", g.picture())
		}
	}
}
