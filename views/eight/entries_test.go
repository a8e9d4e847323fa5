package eight

import (
	"testing"

	"parlor/views/shell/shelltest"
)

const (
	rules = "games/eight "
	here  = "views/eight "
)

// entries are the 31 of the source text (A.1 to A.31).
var entries = []shelltest.Entry{
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

func TestEntries(t *testing.T) { shelltest.Entries(t, entries, 31) }
