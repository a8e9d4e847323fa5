package maze

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// entry is one of the 43 entries of the source text (A.1 to A.43): what is seen of it is
// checked by see (seen_test.go), and where names tests of it elsewhere, as a package
// and a function.
type entry struct {
	name  string
	see   func(t *testing.T)
	where string
}

const (
	rules = "games/maze "
	here  = "views/maze "
)

var entries = []entry{
	{"Cell Picture", seePictures, rules + "TestPictures"},
	{"Cell Screen Position", seePositions, here + "TestLayoutOfThePicture"},
	{"Lay Out Map", seePictures, here + "TestMapsOfAllSizes"},
	{"Reset Trial", seeButtons, here + "TestEditingASearch"},
	{"Show Selection", seeSelection, ""},
	{"Change Terrain", seePainting, rules + "TestPaint"},
	{"Choose Brush", nil, here + "TestKeysOfTheText"},
	{"Choose Terrain", seeBrushes, ""},
	{"Choose Terrain By Key", nil, here + "TestKeysOfTheText"},
	{"Choose Terrain By Picture", seeBrushes, ""},
	{"Find Grid Neighbor", nil, rules + "TestNeighbors"},
	{"Highlight Terrain Choice", seeBrushes, ""},
	{"Move Selection", seeSelection, here + "TestKeysOfTheText"},
	{"Paint Map Cell", seePainting, here + "TestStrokesOfAFinger"},
	{"Paint Selected Cell", nil, rules + "TestPaint"},
	{"Restore Defaults", nil, rules + "TestRestoreDefaults"},
	{"Select Neighbor", nil, here + "TestKeysOfTheText"},
	{"Check Maze Input", seeFaults, rules + "TestInputCheck"},
	{"Choose Cheapest Cell", nil, rules + "TestSettlingIsByTheText"},
	{"Clear Trial", seeOutlines, rules + "TestClearTrial"},
	{"Color Search Outline", seeOutlines, rules + "TestOutlines"},
	{"Relax Neighbor", nil, rules + "TestCostsAreBellmanFords"},
	{"Relax Neighbors", nil, rules + "TestSettlingIsByTheText"},
	{"Request Reset", seeButtons, here + "TestKeysOfTheText"},
	{"Request Step", seeButtons, here + "TestKeysOfTheText"},
	{"Settle Cheapest Cell", seeFrontier, rules + "TestSettlingIsByTheText"},
	{"Show Search Outline", seeOutlines, here + "TestSchemes"},
	{"Show Settled Cell", seeStatus, ""},
	{"Step Trial", nil, rules + "TestStepsOfATrial"},
	{"Check Route Link", nil, rules + "TestRouteLinks"},
	{"Draw Route Line", seeRouteLine, ""},
	{"Lay Out Route Lines", seeRouteLine, ""},
	{"Marker Screen Position", seeMarker, ""},
	{"Show Route Cost", seeCounters, ""},
	{"Show Route Line", seeRouteLine, ""},
	{"Slide Marker", seeMarker, rules + "TestSlide"},
	{"Stand Marker", seeMarker, ""},
	{"Ask For One Step", seeButtons, rules + "TestFindStepsEveryTick"},
	{"End Trial", seeStatus, rules + "TestEndings"},
	{"Find Route", seeStatus, rules + "TestFindStartsOver"},
	{"Request Find", seeButtons, here + "TestKeysOfTheText"},
	{"Show Find Caption", seeButtons, rules + "TestCaptions"},
	{"Stop Finding", nil, rules + "TestClearingStopsFind"},
}

func TestEntries(t *testing.T) {
	if len(entries) != 43 {
		t.Errorf("%d entries, want 43", len(entries))
	}
	for i, e := range entries {
		if e.see == nil && e.where == "" {
			t.Errorf("A.%d %s is tested nowhere", i+1, e.name)
		}
		if pack, test, ok := strings.Cut(e.where, " "); ok && !strings.Contains(testsOf(t, pack), "func "+test+"(") {
			t.Errorf("A.%d %s: %s has no %s", i+1, e.name, pack, test)
		}
		if e.see != nil {
			t.Run(e.name, e.see)
		}
	}
}

// What is seen beyond the entries.
func TestBeyondTheText(t *testing.T) {
	for name, see := range map[string]func(t *testing.T){"frontier": seeFrontier, "comparison": seeComparison, "pay": seePay} {
		t.Run(name, see)
	}
}

// testsOf gives the source of a package's tests.
func testsOf(t *testing.T, pack string) string {
	files, _ := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(pack), "*_test.go"))
	var all strings.Builder
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(data)
	}
	return all.String()
}
