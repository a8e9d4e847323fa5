package cascade

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"parlor/sim"
)

// The fall times of A.10, (0.8 - levelsUp x 0.007) ^ levelsUp seconds, computed
// by hand with 60 digits and rounded to the nearest nanosecond.
func TestFallTimesOfTheCurve(t *testing.T) {
	g := begin(t).g
	for level, want := range map[int]time.Duration{
		1: 1_000_000_000, 2: 793_000_000, 3: 617_796_000, 5: 355_196_928, 15: 7_058_616, 20: 455_398,
	} {
		if got := g.settings.falls[level]; got != want {
			t.Errorf("level %d falls every %d ns, want %d", level, got, want)
		}
	}
	if len(g.settings.falls) != 21 {
		t.Errorf("there are %d levels, want 20", len(g.settings.falls)-1)
	}
}

func TestFallSecondsSetsTheCurveAside(t *testing.T) {
	begin(t, "mode zen", queue("TIO")).at("2s").wantRow(15)
	begin(t, `"fallSeconds":0.25`, queue("TIO"), `setup:"level":9`).at("1s").wantRow(13)
}

func TestSpawnPlace(t *testing.T) {
	for _, kind := range strings.Split("I J L O S T Z", " ") {
		begin(t, queue(kind+"TT")).wantColumn(3).wantRow(17).want("rotation", 0, 0)
	}
	begin(t, `"startColumn":0`, `"rows":30`, queue("TTT")).wantColumn(0).wantRow(25)
}

// A piece with no room below where it appears stays there, and lands at the
// first tick, not before.
func TestSpawnWithoutRoomBelow(t *testing.T) {
	p := begin(t, wellOf(column(20, "....O.....")...), queue("TIO")).wantRow(18)
	p.want("resting", p.g.piece.Resting, false)
	p.drained()
	p.at("999ms").wantTold("").at("1s").wantTold("pieceLanded@1s lockDelayStarted@1s")
	p.want("resting", p.g.piece.Resting, true)
}

// column makes rows of a well with one row at the top and empty ones below.
func column(height int, top string) []string {
	rows := []string{top}
	for len(rows) < height {
		rows = append(rows, "..........")
	}
	return rows
}

func TestGravityFallsLandsAndLocks(t *testing.T) {
	p := begin(t, queue("TIO"), `"rows":8`)
	p.drained()
	p.at("5s").wantTold("pieceFell@1s pieceFell@2s pieceFell@3s pieceFell@4s pieceFell@5s pieceLanded@5s lockDelayStarted@5s")
	p.at("5.499999999s").want("pieces", p.g.counts.Pieces, 0)
	p.at("5.56s").wantTold("holdChanged@5.5s pieceLocked@5.5s pieceDealt@5.56s queueChanged@5.56s")
	p.wantWell("....T.....", "...TTT....")
}

// Level 20 falls some 36 rows in one 60 Hz frame: all of them happen, each at
// its own time.
func TestLevel20InOneFrame(t *testing.T) {
	p := begin(t, queue("TIO"), `setup:"level":20`)
	p.drained()
	p.at("16.666667ms")
	fell := 0
	for _, e := range p.drained() {
		if e.Kind == EventPieceFell {
			fell++
			p.want("time", e.At, time.Duration(fell)*455_398)
		}
	}
	p.want("rows", fell, 19).wantRow(-2)
}

// The lock delay restarts at every move and turn after the first touch, fifteen
// times; then it runs out whatever is pressed.
func TestFifteenRestarts(t *testing.T) {
	p := begin(t, queue("OIT"), `"rows":8`).at("5s") // landed at 5 s
	for i := range 15 {
		p.at((5*time.Second + time.Duration(i+1)*400*time.Millisecond).String())
		p.tap([]sim.Code{MoveLeft, MoveRight}[i%2])
		p.want("resets", p.g.piece.LockResets, i+1)
	}
	p.drained()
	p.at("11.2s").tap(MoveRight).want("resets", p.g.piece.LockResets, 15)
	p.at("11.5s")
	e, ok := p.find(EventPieceLocked)
	p.want("locked", ok, true).want("locked at", e.At, 11500*time.Millisecond)
}

func TestTurnsRestartTheDelayToo(t *testing.T) {
	p := begin(t, queue("OIT"), `"rows":8`).at("5.3s").tap(RotateClockwise)
	p.at("5.6s").want("pieces", p.g.counts.Pieces, 0).at("5.8s").want("pieces", p.g.counts.Pieces, 1)
}

func TestBlockedMovesDoNotRestart(t *testing.T) {
	p := begin(t, queue("OIT"), `"rows":8`).tap(MoveLeft, MoveLeft, MoveLeft, MoveLeft).at("5.3s").tap(MoveLeft)
	p.wantColumn(-1).want("resets", p.g.piece.LockResets, 0).at("5.5s").want("pieces", p.g.counts.Pieces, 1)
}

// A piece that slips off its ledge falls at the tick that gravity has been
// counting to, not at once.
func TestOffTheLedge(t *testing.T) {
	p := begin(t, queue("OIT"), `"rows":8`, wellOf("....O.....", "....O.....", "....O.....")).at("2s")
	p.want("resting", p.g.piece.Resting, true)
	p.at("2.3s").tap(MoveRight).tap(MoveRight)
	p.want("resting", p.g.piece.Resting, false).wantRow(1)
	p.at("2.999999999s").wantRow(1).at("3s").wantRow(0)
}

// A new lowest row clears the lock history: a fresh delay and fifteen restarts.
func TestLowerRowClearsTheHistory(t *testing.T) {
	p := begin(t, queue("OIT"), `"rows":8`, wellOf("....O.....", "....O.....", "....O.....")).at("2.3s")
	p.tap(MoveRight).want("resets", p.g.piece.LockResets, 1).tap(MoveRight)
	p.want("resets", p.g.piece.LockResets, 2).at("3s").want("resets", p.g.piece.LockResets, 0)
	p.at("5s").want("resting", p.g.piece.Resting, true)
	p.at("5.499s").want("pieces", p.g.counts.Pieces, 0).at("5.5s").want("pieces", p.g.counts.Pieces, 1)
}

// So does a turn that a kick takes to a new lowest row.
func TestKickToALowerRowClearsTheHistory(t *testing.T) {
	p := begin(t, queue("IOT"), `"rows":10`, wellOf("...O......", "..........", ".....OO...", "..........", ".........."))
	p.g.piece.Row, p.g.piece.lowestRow = 1, 1
	p.tap(MoveRight, MoveLeft) // no room: nothing
	p.g.land()
	p.g.piece.LockResets = 5
	p.drained()
	p.tap(RotateClockwise).wantColumn(1).wantRow(0).want("kick test", p.g.piece.LastKickTest, 3).want("resets", p.g.piece.LockResets, 0)
	p.want("resting", p.g.piece.Resting, true)
}

// A delay that ends in the air does not lock; the next landing locks at once.
func TestDelayOverInTheAir(t *testing.T) {
	// I on the floor turns upright by the kick (1,2), then flat, one row up.
	p := begin(t, queue("IOT"), `"rows":8`, `"lockResetLimit":0`).at("5.1s").tap(RotateClockwise, RotateClockwise)
	p.want("in the air", p.g.piece.Resting, false)
	p.drained()
	p.at("5.5s").want("pieces", p.g.counts.Pieces, 0).wantRow(0)
	p.at("6s").wantTold("pieceFell@6s pieceLanded@6s holdChanged@6s pieceLocked@6s")
}

func TestZeroLockDelayLocksAtTheTouch(t *testing.T) {
	p := begin(t, queue("OIT"), `"rows":8`, `"lockDelaySeconds":0`).at("5s")
	p.want("pieces", p.g.counts.Pieces, 1)
}

func TestSoftDrop(t *testing.T) {
	p := begin(t, queue("TIO")).at("900ms").press(SoftDrop)
	p.at("949ms").wantRow(17).at("1s").wantRow(15).wantScore(2)
	p.release(SoftDrop).at("1.999s").wantRow(15).at("2s").wantRow(14).wantScore(2)
}

// Soft drop falls at least one row every slowestSeconds, and speedUp times
// faster where that is faster.
func TestSoftDropPeriods(t *testing.T) {
	for _, c := range []struct {
		options string
		want    time.Duration
	}{
		{`"speedUp":20`, 50 * time.Millisecond},
		{`"speedUp":2`, 50 * time.Millisecond},
		{`"speedUp":2,"slowestSeconds":1`, 500 * time.Millisecond},
		{`"speedUp":40`, 25 * time.Millisecond},
		{`"speedUp":3`, 50 * time.Millisecond},
		{`"speedUp":7,"slowestSeconds":1`, 142_857_143},
		{`"speedUp":0.5,"slowestSeconds":3`, 2 * time.Second},
		{`"fallSeconds":0.000000005,"speedUp":2`, 3}, // 2.5 ns, halves up
	} {
		g := begin(t, c.options).g
		if got := g.settings.softFalls[1]; got != c.want {
			t.Errorf("%s: %v a row, want %v", c.options, got, c.want)
		}
	}
	level20 := begin(t, `setup:"level":20`).g
	if got := level20.settings.softFalls[20]; got != 22_770 {
		t.Errorf("level 20 drops softly every %v, want 22.77µs", got)
	}
}

func TestSoftDropMaxGoesToTheFloorWithoutLocking(t *testing.T) {
	p := begin(t, queue("TIO"), `"speedUp":"max"`).press(SoftDrop).wantRow(-2).wantScore(19)
	p.want("pieces", p.g.counts.Pieces, 0).at("499ms").want("pieces", p.g.counts.Pieces, 0)
	p.at("560ms").wantRow(0).wantScore(19 + 17)
}

// Both act whenever room opens, the slide before the fall: a charged piece waits
// at a tower and slides under its overhang as it passes.
func TestChargedMoveSlidesWhenRoomOpens(t *testing.T) {
	tower := wellOf("OOO.......", "OOO.......", "OOO.......", "OOO.......", "OOO.......", "..........", "..........")
	p := begin(t, queue("OIT"), `"rows":8`, `"autoRepeatSeconds":0`, tower).press(MoveLeft)
	p.wantColumn(2).at("150ms").wantColumn(2).press(SoftDrop)
	p.at("399ms").wantColumn(2).wantRow(-1).at("400ms").wantRow(-2).wantColumn(-1)
}

func TestSlideComesBeforeTheFall(t *testing.T) {
	// At the ledge both are free: the piece slides along it, then falls.
	ledge := wellOf("....OO....", "....OO....")
	p := begin(t, queue("OIT"), `"rows":8`, `"autoRepeatSeconds":0`, `"speedUp":"max"`, ledge)
	p.press(SoftDrop).wantRow(0).press(MoveLeft).wantColumn(2)
	p.at("150ms").wantColumn(-1).wantRow(-2)
	q := begin(t, queue("OIT"), `"rows":8`, `"autoRepeatSeconds":0`, `"speedUp":"max"`)
	q.press(MoveLeft).at("150ms").wantColumn(-1).wantRow(3).press(SoftDrop).wantRow(-2).wantColumn(-1)
}

func TestSoftDropHeldThroughSpawnAndHold(t *testing.T) {
	p := begin(t, queue("TIO")).press(SoftDrop).at("20ms").tap(Hold)
	p.at("69ms").wantRow(17).at("70ms").wantRow(16)
	p.tap(HardDrop).at("130ms") // the next piece at 0.13 s
	p.want("kind", p.g.piece.Kind, O).at("180ms").wantRow(16)
}

func TestReleaseBetweenPiecesFallsNormally(t *testing.T) {
	p := begin(t, queue("TIO")).press(SoftDrop).tap(HardDrop).at("30ms").release(SoftDrop).at("60ms")
	p.at("1.059s").wantRow(17).at("1.06s").wantRow(16)
}

func TestPlayedSeconds(t *testing.T) {
	p := begin(t, `"countdownSeconds":2`, queue("TIO")).at("1.5s")
	p.want("in the countdown", p.g.Played(), time.Duration(0))
	p.at("3.25s").want("in play", p.g.Played(), 1250*time.Millisecond)
	text, _ := p.state().PlayedSeconds.MarshalJSON()
	seconds, err := strconv.ParseFloat(string(text), 64)
	p.want("seconds", seconds, 1.25).want("error", err, nil)
}
