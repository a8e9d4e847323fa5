package main

import (
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	_ "image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"parlor/games/maze"
)

const suppliedMap = `....ff......
.##.ff.####.
.#..mm....#.
.#.#mm.##.#.
...#mmf.#...
ff.#.ff.###.
fff..f......
..ff...mmm..
`

// route runs parlor route and gives its status and what it wrote.
func route(t *testing.T, in string, args ...string) (status int, out, errs string) {
	t.Helper()
	var o, e strings.Builder
	status = run(t.Context(), append([]string{"route"}, args...), strings.NewReader(in), &o, &e)
	return status, o.String(), e.String()
}

// folder makes a folder of files, and goes there.
func folder(t testing.TB, files map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestRouteOnAMap(t *testing.T) {
	folder(t, map[string]string{"lab.txt": suppliedMap, "ai.map": "type octile\nheight 2\nwidth 3\nmap\n.T.\nSW.\n"})
	for _, c := range []struct{ args, says string }{
		{"lab.txt", "Route: 48 49 50 62 74 75 76 77 78 79 80 81 82 83 71 59\nCost: 19\nSettled: 70 cells by dijkstra in "},
		{"lab.txt --search astar", "\nCost: 19\nSettled: 29 cells by astar in "},
		{"lab.txt --search greedy", "\nCost: 23, 4 more than the cheapest\nSettled: 17 cells by greedy in "},
		{"lab.txt --from 0 --to 1", "Route: 0 1\nCost: 1\nSettled: "},
		{"lab.txt --from 5 --to 5", "Route: 5\nCost: 0\nSettled: 1 cells"},
		{"ai.map", "Route: 0 3 4 5\nCost: 9\nSettled: "},
		{"- --to 3", "Route: none leads from 0 to 3\nCost: --\nSettled: 2 cells by dijkstra in "},
	} {
		status, out, errs := route(t, "..#.\n", strings.Fields(c.args)...)
		if status != 0 || errs != "" || !strings.Contains(out, c.says) || strings.Count(out, "\n") != 3 {
			t.Errorf("route %s: status %d, %q, %q, want three lines with %q", c.args, status, out, errs, c.says)
		}
	}
}

func TestRouteForAMachine(t *testing.T) {
	status, out, errs := route(t, suppliedMap, "-", "--json", "--search", "breadth")
	var got found
	if err := json.Unmarshal([]byte(out), &got); err != nil || status != 0 || errs != "" || strings.Count(out, "\n") != 1 {
		t.Fatalf("status %d, %q, %q, %v", status, out, errs, err)
	}
	if got.From != 48 || got.To != 59 || got.Search != "breadth" || len(got.Route) == 0 || *got.Cost != 23 || *got.Dearer != 4 || got.Settled != 74 || got.Time == "" {
		t.Errorf("got %+v", got)
	}
	if _, out, _ := route(t, ".#.", "-", "--json"); !strings.Contains(out, `"route":null,"cost":null,"dearer":null,"settled":1`) {
		t.Errorf("without a route: %s", out)
	}
}

func TestRouteRefuses(t *testing.T) {
	folder(t, map[string]string{"x.scen": "version 1\n", "bad.map": "type octile\nheight 2\n"})
	for _, c := range []struct {
		args   string
		status int
		says   string
	}{
		{"", 2, "takes one file"},
		{"a b", 2, "takes one file"},
		{"- --from x", 2, `--from: "x"`},
		{"- --to -5", 2, `--to: "-5"`},
		{"- --search far", 2, `--search: "far"`},
		{"x.scen --from 1", 2, "x.scen: a scenario"},
		{"x.scen --png a.png", 2, "x.scen: a scenario"},
		{"none.map", 1, "none.map"},
		{"none.scen", 1, "none.scen"},
		{"bad.map", 1, "bad.map: line 4"},
		{"- --from 9", 1, "from: 9 is not a cell"},
		{"- --from 1", 1, "from: cell 1 is a Wall"},
		{"- --to 1", 1, "to: cell 1 is a Wall"},
		{"- --png no/such/folder/a.png", 1, "no/such/folder"},
	} {
		status, out, errs := route(t, ".#.\n", strings.Fields(c.args)...)
		if status != c.status || out != "" || !strings.Contains(errs, c.says) || strings.Count(errs, "\n") != 1 {
			t.Errorf("route %s: status %d, %q, %q, want %d and one line with %q", c.args, status, out, errs, c.status, c.says)
		}
	}
}

func TestRoutePicture(t *testing.T) {
	folder(t, nil)
	if status, _, errs := route(t, "..m#\n.fm.\n.ff.\n", "-", "--png", "a.png"); status != 0 {
		t.Fatal(errs)
	}
	file, err := os.Open("a.png")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	picture, _, err := image.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if b := picture.Bounds(); b.Dx() != 4*32 || b.Dy() != 3*32 {
		t.Fatalf("the picture is %v", b)
	}
	// The Camp, what is settled, a Wall; the route from 0 by 8 to 10 and the Tower.
	for at, want := range map[image.Point]color.RGBA{
		{0, 0}: campColor, {3, 0}: terrainColors[maze.Wall], {0, 1}: routeColor, {0, 2}: routeColor, {2, 2}: routeColor, {3, 2}: towerColor,
		{1, 0}: mix(terrainColors[maze.Road], settledColor), {2, 0}: mix(terrainColors[maze.Mud], settledColor),
	} {
		if got := color.RGBAModel.Convert(picture.At(at.X*32+31, at.Y*32)); got != want {
			t.Errorf("cell %v is %v, want %v", at, got, want)
		}
	}
}

func TestScenario(t *testing.T) {
	folder(t, map[string]string{
		"ai.map": "type octile\nheight 2\nwidth 3\nmap\n.T.\nSW.\n",
		"b.map":  "type octile\nheight 1\nwidth 3\nmap\n.@.\n",
		"a.scen": "version 1\n0\tmaps/ai.map\t3\t2\t0\t0\t2\t0\t3.4\n0 b.map 3 1 0 0 2 0 0\n\n1\tai.map\t3\t2\t2\t1\t0\t1\t2\n",
		"bad.scen": "0 ai.map 3 2 0 0 2 0 1\n0 ai.map 3 2 0 0 2\n0 ai.map 9 9 0 0 2 0 1\n0 ai.map 3 2 0 0 3 0 1\n" +
			"0 ai.map 3 2 1 0 0 0 1\n0 none.map 3 2 0 0 2 0 1\n0 ai.map 3 2 x 0 2 0 1\n0 ai.map 3 2 0 0 2 0 1\n",
	})
	status, out, errs := route(t, "", "a.scen")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != 0 || errs != "" || len(lines) != 5 || lines[4] != "3 routes by dijkstra, 10 cells settled" {
		t.Fatalf("status %d, %s, %s", status, out, errs)
	}
	for i, want := range [][]string{{"2", "0", "2", "10", "5", "5"}, {"3", "0", "2", "none", "0", "1"}, {"5", "5", "3", "8", "3", "4"}} {
		if got := strings.Fields(lines[i+1])[:6]; !slices.Equal(got, want) {
			t.Errorf("row %d is %v, want %v", i+1, got, want)
		}
	}
	status, out, errs = route(t, "", "bad.scen")
	reasons := []string{"line 2: there are 7 fields", "line 3: the map is 3 by 2, not 9 by 9", "line 4: the start or the goal", "line 5: from: cell 1 is a Wall", "line 6: open none.map", `line 7: start column: "x"`, "6 of 8 lines were refused"}
	if said := strings.Split(strings.TrimSpace(errs), "\n"); status != 1 || len(said) != len(reasons) || strings.Count(out, "\n") != 4 {
		t.Errorf("status %d, %s, %s", status, out, errs)
	}
	for _, reason := range reasons {
		if !strings.Contains(errs, reason) {
			t.Errorf("%s is not among %s", reason, errs)
		}
	}
	status, out, _ = route(t, "", "a.scen", "--json", "--search", "greedy")
	for i, line := range strings.Split(strings.TrimSpace(out), "\n") {
		var f found
		if err := json.Unmarshal([]byte(line), &f); err != nil || status != 0 || f.Search != "greedy" || (f.Cost == nil) != (i == 1) {
			t.Errorf("line %d: %s (%v)", i+1, line, err)
		}
	}
}

func TestRouteOfALargeMap(t *testing.T) {
	row := strings.Repeat(".", 512)
	folder(t, map[string]string{"large.map": fmt.Sprintf("type octile\nheight 512\nwidth 512\nmap\n%s", strings.Repeat(row+"\n", 512))})
	status, out, errs := route(t, "", filepath.Join(".", "large.map"), "--search", "astar", "--png", "large.png")
	if status != 0 || !strings.Contains(out, "Cost: 1022\n") {
		t.Errorf("status %d, %.80s, %s", status, out, errs)
	}
}
