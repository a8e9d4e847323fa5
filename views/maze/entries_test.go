package maze

import (
	"testing"

	"parlor/views/shell/shelltest"
)

const (
	rules = "games/maze "
	here  = "views/maze "
)

// entries are the 43 of the source text (A.1 to A.43).
var entries = []shelltest.Entry{
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

func TestEntries(t *testing.T) { shelltest.Entries(t, entries, 43) }

// What is seen beyond the entries.
func TestBeyondTheText(t *testing.T) {
	for name, see := range map[string]func(t *testing.T){"frontier": seeFrontier, "comparison": seeComparison, "pay": seePay} {
		t.Run(name, see)
	}
}
