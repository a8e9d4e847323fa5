package maze

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"
)

func TestTerrainsAreThePages(t *testing.T) {
	var got []string
	for terrain := range TerrainCount {
		got = append(got, fmt.Sprintf("%s %d", terrain, terrain.Cost()))
	}
	if s := strings.Join(got, ", "); s != "Road 1, Forest 3, Mud 5, Wall -1" {
		t.Error(s)
	}
	if _, ok := TerrainOf(2); ok {
		t.Error("a terrain costs 2")
	}
}

func TestDirectionsAreThePages(t *testing.T) {
	want := [...]struct{ column, row int }{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}
	if directions != want {
		t.Errorf("the directions are %v", directions)
	}
}

func TestMazeSettingsAreThePages(t *testing.T) {
	s := begin(t).g.Settings()
	got := fmt.Sprint(s.Columns, s.Rows, s.StartCell, s.GoalCell, s.MaxCost, s.unreached, s.TickSeconds, s.SlideSeconds, s.MaxCostLimit, s.UnreachedLimit)
	if got != "12 8 48 59 9 9999 0.12 0.2 999 1000000000" {
		t.Error(got)
	}
}

func TestMessagesAreThePages(t *testing.T) {
	want := strings.Fields(`ready searching paused cellSettled buildingRoute followRoute cheapestRoute routeFound noRoute invalidRoute
		wrongMapSize wrongSettings wrongEndpoints wrongCost blockedEndpoint noCost findCaption pauseCaption`)
	if len(want) != int(messageCount) {
		t.Fatalf("there are %d rows", messageCount)
	}
	for m, name := range want {
		if Message(m).String() != name {
			t.Errorf("row %d is %s, want %s", m, Message(m), name)
		}
		if messages[m].words == "" && Message(m) != cellSettled {
			t.Errorf("%s has no words", name)
		}
	}
}

func TestSuppliedMap(t *testing.T) {
	rows, ok := begin(t).g.Map().letters()
	if !ok || strings.Join(rows, "\n") != strings.TrimSpace(`
....ff......
.##.ff.####.
.#..mm....#.
.#.#mm.##.#.
...#mmf.#...
ff.#.ff.###.
fff..f......
..ff...mmm..`) {
		t.Errorf("the map is\n%s", strings.Join(rows, "\n"))
	}
}

// A record names the version of the rules, so the tables must not change
// without it. When this fails, raise Spec.Version and put the new sum here.
func TestVersionFollowsTheTables(t *testing.T) {
	sum := sha256.New()
	fmt.Fprint(sum, terrains, directions, suppliedMap, randomKinds, shortcuts, patch, unreachedAtLeast)
	s := defaults()
	fmt.Fprint(sum, s.Columns, s.Rows, s.StartCell, s.GoalCell, s.MaxCost, s.MaxCostLimit, s.UnreachedLimit, s.TickSeconds, s.SlideSeconds)
	for search := range SearchCount {
		fmt.Fprint(sum, search.String(), searches[search].cheapest)
	}
	const version, want = 1, "ff2b5694e58690f2"
	if got := hex.EncodeToString(sum.Sum(nil)[:8]); Spec.Version != version || got != want {
		t.Errorf("version %d with tables %s, want version %d with %s", Spec.Version, got, version, want)
	}
}

// A.11: at every side of the map there is an edge.
func TestNeighbors(t *testing.T) {
	m := begin(t).g.Map()
	for _, c := range []struct {
		cell                  int
		up, right, down, left int
	}{
		{0, -1, 1, 12, -1},
		{11, -1, -1, 23, 10},
		{49, 37, 50, 61, 48},
		{48, 36, 49, 60, -1},
		{95, 83, -1, -1, 94},
	} {
		got := [...]int{m.Neighbor(c.cell, Up), m.Neighbor(c.cell, Right), m.Neighbor(c.cell, Down), m.Neighbor(c.cell, Left)}
		if want := [...]int{c.up, c.right, c.down, c.left}; got != want {
			t.Errorf("the neighbours of %d are %v, want %v", c.cell, got, want)
		}
	}
}

func TestCellNames(t *testing.T) {
	for _, c := range []struct {
		cells, cell int
		want        string
	}{{96, 7, "Cell 07"}, {96, 48, "Cell 48"}, {100, 7, "Cell 07"}, {101, 7, "Cell 007"}, {4096, 52, "Cell 0052"}, {1, 0, "Cell 00"}} {
		m := Map{Columns: c.cells, Rows: 1, Costs: make([]int32, c.cells)}
		if got := m.Name(c.cell); got != c.want {
			t.Errorf("cell %d of %d is %s, want %s", c.cell, c.cells, got, c.want)
		}
	}
}
