package softserve

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"parlor/sim"
)

func TestFramesAreSixtiethsRoundedDown(t *testing.T) {
	for frame, want := range map[int64]time.Duration{
		0: 0, 1: 16_666_666, 2: 33_333_333, 3: 50_000_000, 60: time.Second, 61: 1_016_666_666,
		10_800: 3 * time.Minute, 60 * 60 * 60 * 24 * 365 * 200: 200 * 365 * 24 * time.Hour,
	} {
		if got := timeOf(frame); got != want {
			t.Errorf("frame %d is at %d, want %d", frame, got, want)
		}
	}
}

func TestNewMakesFrame0(t *testing.T) {
	p := begin(t)
	p.want("frames", p.g.look().Frames, int64(0)).want("phase", p.g.look().Phase, "spawning").wantTold("")
	p = begin(t, `"spawnFrames":0`)
	p.want("phase", p.g.look().Phase, "falling").wantTold("pieceSpawned@0 orderOpened@0")
}

// A frame runs before a command given at its own time, which takes effect in the
// frame after.
func TestCommandsWaitForTheNextFrame(t *testing.T) {
	p := begin(t).to(10)
	p.drained()
	p.tap(RotateClockwise)
	p.g.Advance(timeOf(11) - 1)
	p.wantPiece([2]int{2, 7}, [2]int{3, 7}).to(11).wantPiece([2]int{2, 7}, [2]int{2, 6}).wantTold("pieceTurned@11")
}

// A press moves at once, again 20 frames later, then every 6 while the key is
// held.
func TestRepeat(t *testing.T) {
	p := begin(t, boardOf("^^^^^^")).to(1).down(1)
	p.drained()
	p.press(MoveLeft).to(21).wantPiece([2]int{1, 6}, [2]int{2, 6})
	p.to(40).release(MoveLeft).to(100)
	p.wantTold("pieceMoved@3 pieceMoved@23")
	p.press(MoveRight).to(132)
	p.wantTold("pieceMoved@101 pieceMoved@121 pieceMoved@127")
	p.to(200).wantTold("pieceMoved@133") // the wall
	p.wantPiece([2]int{4, 6}, [2]int{5, 6})

	p = begin(t, `"repeatDelayFrames":3`, `"repeatFrames":2`).to(1).down(1).press(MoveLeft)
	p.drained()
	p.to(20).wantTold("pieceMoved@3 pieceMoved@6")
}

func TestAReleaseBeforeTheFrameStopsTheRepeat(t *testing.T) {
	for frame, want := range map[int64]string{22: "pieceMoved@3", 23: "pieceMoved@3 pieceMoved@23"} {
		p := begin(t).to(1).down(1)
		p.drained()
		p.press(MoveLeft).to(frame).release(MoveLeft).to(100).wantTold(want)
	}
}

// The charge belongs to the key and goes on between pieces; a press before the
// piece is there gives no move later.
func TestTheChargeGoesOnBetweenPieces(t *testing.T) {
	p := begin(t, `"spawnFrames":10`, `"repeatDelayFrames":20`).to(2).press(MoveLeft).to(10).down(1)
	p.drained()
	p.to(40).wantTold("pieceMoved@23 pieceMoved@29")

	p = begin(t, `"graceFrames":0`, `"spawnFrames":3`, queue("VS", "MC", "VS")).to(1).press(MoveRight).to(3).down(7)
	p.want("played", p.g.counts.PiecesPlayed, int64(1))
	p.to(12).down(1)
	p.drained()
	p.to(40).wantTold("pieceMoved@22 pieceMoved@28")
}

// With both keys held nothing moves; what falls due then is lost, and the charge
// of a key does not notice the other.
func TestBothKeysHeld(t *testing.T) {
	p := begin(t).to(1).down(1).press(MoveLeft)
	p.drained()
	p.to(5).press(MoveRight).to(25).wantTold("pieceMoved@3")
	p.release(MoveRight).to(28).wantTold("").to(29).wantTold("pieceMoved@29")

	p = begin(t).to(1).down(1).press(MoveLeft).to(5).press(MoveRight).to(10)
	p.drained()
	p.release(MoveLeft).to(24).wantTold("").to(25).wantTold("")
	p.to(26).wantTold("pieceMoved@26").wantPiece([2]int{2, 6}, [2]int{3, 6})
}

// Several presses in one frame are done in order, turns before moves.
func TestSeveralPressesInOneFrame(t *testing.T) {
	p := begin(t).to(1).down(2)
	p.drained()
	p.tap(MoveLeft, MoveLeft, MoveLeft, RotateClockwise, MoveRight).to(4)
	p.wantTold("pieceTurned@4 pieceMoved@4 pieceMoved@4 pieceMoved@4").wantPiece([2]int{1, 5}, [2]int{1, 4})
	p.step(RotateClockwise, RotateClockwise, RotateCounterclockwise).wantPiece([2]int{1, 5}, [2]int{0, 5})

	p = begin(t).to(1).down(2)
	p.press(MoveLeft, MoveRight).release(MoveLeft, MoveRight).to(4).wantPiece([2]int{1, 5}, [2]int{2, 5})
	p.tap(MoveLeft, MoveRight).to(5).wantPiece([2]int{1, 5}, [2]int{2, 5})
}

// A repeat sees the keys as this frame's commands left them.
func TestRepeatsSeeTheKeysOfTheirFrame(t *testing.T) {
	p := begin(t).to(1).down(1).press(MoveLeft).to(22)
	p.drained()
	p.press(MoveRight).to(23).wantTold("")
	p = begin(t).to(1).down(1).press(MoveLeft).to(22)
	p.drained()
	p.tap(MoveRight).to(23).wantTold("pieceMoved@23")
	p = begin(t).to(1).down(1).press(MoveLeft).to(22)
	p.drained()
	p.release(MoveLeft).press(MoveLeft).to(23).wantTold("pieceMoved@23").to(42).wantTold("").to(43).wantTold("")
	p.want("column", p.g.piece.Pivot.Column, 0)
}

func TestDownCountsOnlyWhileHeldAsTheFrameRuns(t *testing.T) {
	p := begin(t).to(1).step(FallFaster, FallFaster).wantPiece([2]int{2, 7}, [2]int{3, 7})
	p.press(FallFaster).to(3).wantPiece([2]int{2, 6}, [2]int{3, 6})
}

// Keys held before a pause count as released after it, but a press that no frame
// has taken gives its move or turn.
func TestPause(t *testing.T) {
	p := begin(t).to(1).down(1)
	p.press(MoveLeft, RotateClockwise, FallFaster)
	p.want("pause", p.g.Apply(sim.Input{At: p.g.Now(), Code: sim.Pause}), true)
	p.want("paused", p.g.Paused(), true)
	if _, ok := p.g.Next(); ok {
		t.Error("something will happen in a pause")
	}
	p.to(100).want("frames", p.g.frame, int64(2))
	p.press(MoveRight).want("again", p.g.Apply(sim.Input{At: p.g.Now(), Code: sim.Pause}), false)
	p.press(sim.Resume).to(60).wantPiece([2]int{1, 6}, [2]int{1, 5})
}

// A command without use changes nothing, a waiting press does.
func TestEffects(t *testing.T) {
	p := begin(t, `"spawnFrames":10`)
	effect := func(code sim.Code, want bool) {
		t.Helper()
		before := p.g.AppendState(nil)
		if got := p.g.Apply(sim.Input{At: p.g.Now(), Code: code}); got != want || want == bytes.Equal(before, p.g.AppendState(nil)) {
			t.Errorf("code %d has effect: %v, want %v", code, got, want)
		}
	}
	effect(RotateClockwise, false)
	effect(MoveLeft, true)
	effect(MoveLeft, false)
	effect(MoveLeft|sim.Release, true)
	effect(MoveLeft|sim.Release, false)
	effect(FallFaster|sim.Release, false)
	effect(FallFaster, true)
	effect(FallFaster, false)
	effect(RotateClockwise|sim.Release, false)
	effect(sim.Resume, false)
	effect(99, false)
	p.to(10)
	effect(RotateClockwise, true)
	effect(RotateCounterclockwise, true)
}

// A press that no piece is there for does not wait for one.
func TestAPressWithoutAPieceDoesNotWait(t *testing.T) {
	p := begin(t, `"spawnFrames":10`)
	before := p.g.AppendState(nil)
	p.tap(MoveLeft, MoveRight, RotateClockwise).want("state", p.g.AppendState(nil), before)
}

// Presses and events that wait are a clone's own.
func TestAClonesWaitingPresses(t *testing.T) {
	p := begin(t).to(1).down(2).step(RotateClockwise, RotateClockwise, MoveRight, MoveRight, MoveRight)
	p.tap(MoveLeft, RotateClockwise)
	clone := p.g.Clone().(*Game)
	state, events := clone.AppendState(nil), slices.Clone(clone.events)
	p.drained()
	p.step(MoveRight, RotateCounterclockwise).tap(MoveRight, RotateCounterclockwise)
	p.want("the clone's state", clone.AppendState(nil), state).want("its events", clone.Drain(nil), events)
}
