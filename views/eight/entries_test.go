package eight

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// entry is one of the 31 entries of the source text (A.1 to A.31): what is seen of it
// is checked by see (seen_test.go), and where names tests of it elsewhere, as a package
// and a function.
type entry struct {
	name  string
	see   func(t *testing.T)
	where string
}

const (
	rules = "games/eight "
	here  = "views/eight "
)

var entries = []entry{
	{"Board After Move", nil, rules + "TestSlideIsTheSumOfTheText"},
	{"Check Goal", seeSolved, rules + "TestSolvedByHand"},
	{"Choose Tile", nil, here + "TestKeysSlideTiles"},
	{"Click To Choose", nil, here + "TestMouseAndFingersSlideTiles"},
	{"Hand Moves", seeRefusedTile, rules + "TestChoicesThatAreIgnored"},
	{"Show Goal Tile", seeGoalPicture, ""},
	{"Slide To Slot", seeTiles, here + "TestTilesSlideByTheGamesTime"},
	{"Slot Distance", nil, rules + "TestBesideIsOneApart"},
	{"Slot Of Tile", seeTiles, ""},
	{"Slot Position", seeTiles, here + "TestLayoutOfThePicture"},
	{"Start Board", seeRefusedStart, rules + "TestRefusedStarts"},
	{"Tile In Slot", seeTiles, ""},
	{"Tile Keys", nil, here + "TestKeysSlideTiles"},
	{"Add Search State", seeOpenBoards, rules + "TestSearchesAreTheTexts"},
	{"Check Start Board", nil, rules + "TestParityIsReachability"},
	{"Count Inversions", nil, rules + "TestInversions"},
	{"Estimate Moves Left", seeMarks, rules + "TestEstimatesByHand"},
	{"Expand Best State", seeExpansion, rules + "TestStepsFromStartToEnd"},
	{"Expand State", seeCounter, rules + "TestSearchesAreTheTexts"},
	{"Pick Best Open State", seeOpenBoards, rules + "TestOpenBoardsAreListedInOrder"},
	{"Run Search", seePhases, rules + "TestStepsFromStartToEnd"},
	{"Send When Pressed", seeButtons, ""},
	{"Store Neighbor", seeExpansion, rules + "TestFullTables"},
	{"Copy Route Record", seePhases, rules + "TestStepsFromStartToEnd"},
	{"Tile For Move", nil, rules + "TestRoutes"},
	{"Show Status Row", seePhases, rules + "TestStatusPaused"},
	{"Solve Timer", seeSolveButton, rules + "TestSolveTicks"},
	{"Choose Estimate", seeEstimate, rules + "TestEstimates"},
	{"New Puzzle", seeNewPuzzle, rules + "TestNewPuzzleAndReset"},
	{"Random Move", nil, rules + "TestRandomMoves"},
	{"Scramble Board", nil, rules + "TestScrambles"},
}

func TestEntries(t *testing.T) {
	if len(entries) != 31 {
		t.Errorf("%d entries, want 31", len(entries))
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
