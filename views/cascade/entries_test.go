package cascade

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// entry is one of the 101 entries of the source text (A.1 to A.101): what is seen
// of it is checked by see (seen_test.go), and where names tests of it elsewhere, as a package and
// a function.
type entry struct {
	name  string
	see   func(t *testing.T)
	where string
}

const (
	rules = "games/cascade "
	flow  = "views/shell "
	here  = "views/cascade "
)

var entries = []entry{
	{"Build The Well", seeWell, rules + "TestWellSizes"},
	{"Cell At", seeWell, ""},
	{"Cell Middle", seeWell, ""},
	{"Crystal Cell", nil, rules + "TestShapesTurnClockwise"},
	{"Empty The Well", nil, rules + "TestZenStartsAfresh"},
	{"Lock Piece", nil, rules + "TestOrderOfALock"},
	{"Move Piece", nil, rules + "TestAutoRepeat"},
	{"Piece Fits", nil, rules + "TestWallsAndFloorCountAsCorners"},
	{"Piece Fits Here", nil, rules + "TestOffTheLedge"},
	{"Piece Gravity", nil, rules + "TestGravityFallsLandsAndLocks"},
	{"Read The Move Keys", nil, rules + "TestLastKeyWins"},
	{"Show Piece Crystal", seeGhost, here + "TestRestingPieceDims"},
	{"Show Well Cell", seeCells, here + "TestStoneRisesRowByRow"},
	{"Spawn Piece", nil, rules + "TestSpawnPlace"},
	{"Well Cell Filled", nil, rules + "TestWallsAndFloorCountAsCorners"},
	{"Well Cell Index", seeWell, ""},
	{"Fade Away", seeStreaksFade, ""},
	{"Find Landing Row", nil, here + "TestGhostIsWhereThePieceLands"},
	{"First Kick Row", nil, rules + "TestKicksAreThePages"},
	{"Hard Drop Piece", seeHardDrop, rules + "TestHardDrop"},
	{"Note Lowest Row", nil, rules + "TestLowerRowClearsTheHistory"},
	{"Rotate Piece", nil, rules + "TestEveryTurnAtEveryTest"},
	{"Rotate With Kicks", nil, rules + "TestWallAndFloorKicks"},
	{"Show Drop Streaks", seeStreaks, ""},
	{"Soft Drop Piece", nil, rules + "TestSoftDropPeriods"},
	{"Clear Full Lines", seeClear, rules + "TestClearAndEntrySeconds"},
	{"Count Lines", nil, rules + "TestSprintEndsAtFortyLines"},
	{"Empty Row", nil, rules + "TestLinesShatterFallAndTheNextPieceComes"},
	{"Mark Full Line", nil, rules + "TestLinesShatterFallAndTheNextPieceComes"},
	{"Move Row Down", nil, rules + "TestLinesShatterFallAndTheNextPieceComes"},
	{"Row Is Full", nil, rules + "TestTripleAndCascade"},
	{"Add A Shuffled Bag", nil, rules + "TestBagsOfSeven"},
	{"Deal Pieces", nil, rules + "TestTwoBagsAtTheStartAndNeverLessThanSeven"},
	{"Hold Piece", nil, rules + "TestHoldOncePerPiece"},
	{"Preview Crystal Place", seePreviews, ""},
	{"Show Preview Crystal", seePreviews, ""},
	{"Check Twist", nil, rules + "TestOnlyTTwists"},
	{"Count Combo", nil, rules + "TestCombo"},
	{"Count Level", nil, rules + "TestLevels"},
	{"Fade Out Message", seeMessages, here + "TestMessageMotion"},
	{"Keep Bests", nil, flow + "TestLeavingKeepsABest"},
	{"Score Points", nil, rules + "TestPointsOfClears"},
	{"Show All Clear", seeAllClear, ""},
	{"Show Back-To-Back", seeMessages, ""},
	{"Show Clear Name", seeMessages, rules + "TestClearNamesAreThePages"},
	{"Show Combo", seeMessages, ""},
	{"Show Level Up", seeMessages, ""},
	{"Twist Kind", nil, rules + "TestTwistByCorners"},
	{"Check Top Out", seeLoss, rules + "TestTopOutByBlock"},
	{"Choose Panel Choice", seeHighlight, ""},
	{"Count Clears", nil, rules + "TestTripleAndCascade"},
	{"Open Results", nil, flow + "TestResultsOpenAfterADelay"},
	{"Panel Choice", nil, flow + "TestTheMouseChoosesAndRuns"},
	{"Panel Choices", nil, flow + "TestChoicesGoRound"},
	{"Play Again", nil, flow + "TestRestart"},
	{"Show Game Record", seeResults, ""},
	{"Show New Best", seeResults, ""},
	{"Show When Panel Choice", seeHighlight, ""},
	{"Show With Results", seeResults, ""},
	{"Start A New Game", nil, flow + "TestRestart"},
	{"Time The Game", nil, rules + "TestPlayedSeconds"},
	{"Back To The Menu", nil, flow + "TestBackLeavesTheResults"},
	{"Blink", seeBlink, ""},
	{"Close How To Play", nil, flow + "TestHelpCoversTheMenu"},
	{"Drift Down", seeDrift, ""},
	{"Game Music", nil, "sound TestPieceForATime"},
	{"Go To The Main Menu", nil, flow + "TestTheWayThroughTheScreens"},
	{"Go To The Title", nil, flow + "TestFades"},
	{"Hide With Help", seeHelp, ""},
	{"Leave The Results", nil, flow + "TestBackLeavesTheResults"},
	{"Main Menu Controls", nil, flow + "TestTheStartLevel"},
	{"Open How To Play", nil, flow + "TestHelpCoversTheMenu"},
	{"Quit The Game", nil, flow + "TestQuit"},
	{"Rise And Sway", seeBubbles, ""},
	{"Show Menu Info", seeInfo, ""},
	{"Show With Help", seeHelp, here + "TestEveryCommandHasKeysAndHelp"},
	{"Start The Chosen Mode", nil, here + "TestEveryModeOfTheMenuStarts"},
	{"Title Controls", nil, flow + "TestTheWayThroughTheScreens"},
	{"Count Pieces", seeStats, rules + "TestOrderOfALock"},
	{"Finish The Mode", seeFinish, rules + "TestUltraEndsWithItsTime"},
	{"Read The Bests", nil, flow + "TestBestsSurvive"},
	{"Show Fresh Start", seeFreshStart, ""},
	{"Show In Mode Row", seeStats, ""},
	{"Show Lines Left", seeStats, ""},
	{"Show Menu Sprint Best", seeInfo, here + "TestFigures"},
	{"Show Mode Goal", seeStats, ""},
	{"Show Mode Name", seeStats, ""},
	{"Show Result Title", seeResults, rules + "TestModesTable"},
	{"Show Sprint Best", seeStats, here + "TestFigures"},
	{"Show Time Limit", seeStats, ""},
	{"Start Afresh", seeFreshStart, rules + "TestZenStartsAfresh"},
	{"Time Played", nil, rules + "TestPlayedSeconds"},
	{"Count Down", nil, rules + "TestCountdownTicks"},
	{"Go On Playing", nil, flow + "TestTheWayThroughTheScreens"},
	{"Leave For The Menu", nil, flow + "TestLeavingKeepsABest"},
	{"Pause The Game", nil, rules + "TestPauseInTheCountdown"},
	{"Restart The Mode", nil, flow + "TestRestart"},
	{"Resume The Game", nil, rules + "TestResumeKeepsGravitysPlaceWithoutSoftDrop"},
	{"Show During Countdown", seeCountdown, ""},
	{"Show Go", seeCountdown, ""},
	{"Show While Paused", nil, here + "TestPauseHidesTheBoard"},
}

func TestEntries(t *testing.T) {
	if len(entries) != 101 {
		t.Errorf("%d entries, want 101", len(entries))
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
