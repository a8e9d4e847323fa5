package cascade

import (
	"testing"

	"parlor/sim"
)

func TestAutoRepeat(t *testing.T) {
	p := begin(t, queue("TIO")).press(MoveRight).wantColumn(4)
	p.at("149ms").wantColumn(4).at("150ms").wantColumn(5)
	p.at("179ms").wantColumn(5).at("180ms").wantColumn(6).at("210ms").wantColumn(7)
	p.release(MoveRight).at("900ms").wantColumn(7)
}

func TestAutoRepeatSettings(t *testing.T) {
	p := begin(t, queue("TIO"), `"autoRepeatDelaySeconds":0.05`, `"autoRepeatSeconds":0.01`).press(MoveLeft)
	p.at("49ms").wantColumn(2).at("50ms").wantColumn(1).at("60ms").wantColumn(0)
	// A timer of zero length fires within the request that started it.
	begin(t, queue("TIO"), `"autoRepeatDelaySeconds":0`).press(MoveLeft).wantColumn(1)
}

func TestAutoRepeatZeroGoesToTheWallAtOnce(t *testing.T) {
	p := begin(t, queue("TIO"), `"autoRepeatSeconds":0`).press(MoveRight)
	p.at("149ms").wantColumn(4).at("150ms").wantColumn(7)
	p.tap(Hold).wantColumn(6) // I appears and goes to the wall at once
}

// A key that is pressed while another one is charged moves once and charges anew.
func TestChargesAnew(t *testing.T) {
	p := begin(t, queue("TIO"), `"autoRepeatSeconds":0`).press(MoveRight).at("150ms").wantColumn(7)
	p.press(MoveLeft).wantColumn(6).at("299ms").wantColumn(6).at("300ms").wantColumn(0)
}

// The key pressed last wins; letting it go, the other one charges anew without
// a move at once.
func TestLastKeyWins(t *testing.T) {
	p := begin(t, queue("TIO")).press(MoveLeft).at("100ms").press(MoveRight).wantColumn(3)
	p.at("249ms").wantColumn(3).at("250ms").wantColumn(4)
	p.release(MoveRight).wantColumn(4).at("399ms").wantColumn(4).at("400ms").wantColumn(3)
}

func TestReleasingTheLosingKeyChangesNothing(t *testing.T) {
	p := begin(t, queue("TIO")).press(MoveLeft, MoveRight).wantColumn(3)
	p.at("100ms").release(MoveLeft).at("150ms").wantColumn(4)
	p.release(MoveRight).at("900ms").wantColumn(4)
}

func TestPressingAKeyThatIsDownDoesNothing(t *testing.T) {
	p := begin(t, queue("TIO")).press(MoveLeft).at("100ms")
	if p.g.Apply(sim.Input{At: p.g.Now(), Code: MoveLeft}) {
		t.Error("a second press had an effect")
	}
	p.wantColumn(2).at("150ms").wantColumn(1)
	if p.g.Apply(sim.Input{At: p.g.Now(), Code: MoveRight | sim.Release}) {
		t.Error("the release of a key that is not down had an effect")
	}
}

func TestAutoRepeatGoesOnBetweenPieces(t *testing.T) {
	p := begin(t, queue("OOO")).press(MoveLeft).at("200ms").tap(HardDrop)
	p.at("260ms").wantColumn(3).at("270ms").wantColumn(2).at("300ms").wantColumn(1)
}

func TestKeysBetweenPieces(t *testing.T) {
	p := begin(t, queue("OIO")).tap(HardDrop) // the next piece at 60 ms
	p.at("10ms").press(MoveLeft)
	p.press(RotateClockwise, RotateCounterclockwise, Rotate180, Hold, HardDrop)
	p.want("pieces", p.g.counts.Pieces, 1)
	p.at("60ms").wantColumn(3).want("rotation", p.g.piece.Rotation, 0).want("held", p.g.held, None)
	p.at("160ms").wantColumn(2)
}

func TestCountdownHearsNothing(t *testing.T) {
	p := begin(t, `"countdownSeconds":3`, queue("TIO"))
	p.at("1s").press(MoveLeft, SoftDrop, HardDrop, Hold, Rotate180).at("3.5s")
	p.wantColumn(3).wantRow(17).want("pieces", p.g.counts.Pieces, 0)
	p.at("4s").wantRow(16).release(MoveLeft).press(MoveLeft).wantColumn(2)
}

func TestCountdownTicks(t *testing.T) {
	p := begin(t, `"countdownSeconds":3`, queue("TIO")).at("3s")
	p.wantTold("countdown@0s countdown@1s countdown@2s playStarted@3s pieceDealt@3s queueChanged@3s")
	begin(t, queue("TIO")).wantTold("playStarted@0s pieceDealt@0s queueChanged@0s")
}

func TestHardDrop(t *testing.T) {
	p := begin(t, queue("TIO"))
	p.drained()
	p.tap(HardDrop).wantScore(38).wantWell("....T.....", "...TTT....")
	p.wantTold("hardDropped@0s holdChanged@0s pieceLocked@0s")
	p.want("phase", p.g.phase, Entering)
}

// A hard drop of one row is a move after the rotation, one of no rows is none.
func TestHardDropAndTheTwist(t *testing.T) {
	for row, twists := range map[int]int{-1: 1, 0: 0} {
		p := begin(t, queue("TIO"), wellOf(".O........"))
		// Upright at the left wall, with walls at both corners behind it.
		p.g.piece = Piece{Kind: T, Rotation: 1, Column: -1, Row: row, LastMoveWasRotation: true}
		p.tap(HardDrop).want("twists", p.g.counts.Twists, twists)
	}
}

func TestHoldOncePerPiece(t *testing.T) {
	p := begin(t, queue("TIOSZJL"))
	p.drained()
	p.tap(Hold).wantTold("pieceDealt@0s queueChanged@0s holdChanged@0s")
	p.want("held", p.g.held, T).want("piece", p.g.piece.Kind, I)
	p.tap(Hold).want("still", p.g.piece.Kind, I)
	p.tap(HardDrop).want("used", p.g.hasHeld, false).at("60ms").want("piece", p.g.piece.Kind, O)
	p.tap(RotateClockwise, Hold).want("back", p.g.piece.Kind, T).want("held", p.g.held, O)
	p.want("rotation up", p.g.piece.Rotation, 0).want("queue", p.state().Queue, "SZJL"+p.state().Queue[4:])
}

// Hold starts gravity and the lock history afresh.
func TestHoldStartsAfresh(t *testing.T) {
	p := begin(t, queue("TIO"), `"rows":8`).at("5.2s").tap(MoveLeft, Hold)
	p.wantRow(3).want("resets", p.g.piece.LockResets, 0)
	p.at("6.199s").wantRow(3).at("6.2s").wantRow(2)
}

func TestPauseStopsTimeAndReleasesKeys(t *testing.T) {
	p := begin(t, queue("TIO")).press(MoveLeft).at("100ms").press(sim.Pause)
	p.at("10s").want("now", p.g.Now().String(), "100ms")
	_, due := p.g.Next()
	p.want("something due in the pause", due, false)
	p.press(MoveRight, HardDrop, RotateClockwise).wantColumn(2).want("pieces", p.g.counts.Pieces, 0)
	p.release(MoveLeft).press(sim.Resume)
	p.at("900ms").wantColumn(2) // the repeat is gone
	p.release(MoveLeft).press(MoveLeft).wantColumn(1)
	p.drained()
	p.press(sim.Resume).press(sim.Pause, sim.Pause).press(sim.Resume)
	p.wantTold("gamePaused@900ms gameResumed@900ms")
}

func TestResumeKeepsGravitysPlaceWithoutSoftDrop(t *testing.T) {
	p := begin(t, queue("TIO")).at("600ms").press(sim.Pause, sim.Resume).at("1s").wantRow(16)
	q := begin(t, queue("TIO")).press(SoftDrop).at("120ms").wantRow(15).press(sim.Pause, sim.Resume)
	q.at("1.119s").wantRow(15).at("1.12s").wantRow(14).wantScore(2)
	p.press(SoftDrop).at("1.05s").wantRow(15)
}

func TestPauseInTheCountdown(t *testing.T) {
	p := begin(t, `"countdownSeconds":2`, queue("TIO")).at("1.5s").press(sim.Pause).at("9s").press(sim.Resume)
	p.at("1.9s").want("phase", p.g.phase, Countdown).at("2s").want("phase", p.g.phase, Falling)
}
