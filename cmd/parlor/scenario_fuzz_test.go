package main

import (
	"strconv"
	"strings"
	"testing"

	"parlor/games/maze"
)

// FuzzScenario runs any line of a scenario. One that is not refused is answered with
// the route that it asks for, on a map on which there always is one.
func FuzzScenario(f *testing.F) {
	for _, line := range []string{
		"0 ai.map 3 2 0 0 2 1 3.5", "1\tai.map\t3\t2\t2\t1\t2\t1\t0", "0 ai.map 3 2 1 0 2 1 1", "0 ai.map 3 2 9 9 2 1 1", "0 ../ai.map +3 02 -1 0 2 1 1", "0 . 1 1 0 0 0 0 0", "0 - 1 1 0 0 0 0 0",
	} {
		f.Add(line)
	}
	folder(f, map[string]string{"ai.map": "type octile\nheight 2\nwidth 3\nmap\n.T.\nSW.\n"})
	f.Fuzz(func(t *testing.T, line string) {
		r := router{search: maze.Dijkstra}
		found, err := r.runLine(t.Context(), &mapFolder{dir: "."}, line)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || len(err.Error()) > 300+len(line) {
				t.Errorf("%q: the error is %q", line, err)
			}
			return
		}
		cell := func(column int) int {
			fields := strings.Fields(line)
			x, _ := strconv.Atoi(fields[column])
			y, _ := strconv.Atoi(fields[column+1])
			return 3*y + x
		}
		from, to := cell(4), cell(6)
		if found.From != from || found.To != to || found.Cost == nil || found.Route[0] != from || found.Route[len(found.Route)-1] != to {
			t.Errorf("%q is answered %+v", line, found)
		}
	})
}
