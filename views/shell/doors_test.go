package shell_test

import (
	"testing"
	"time"

	"parlor/scene"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// What is seen through each door is a game that could be played: its record comes to
// what it says, lasts for a whole loop, and something happens in each second of it.
func TestDoorsShowTrueRecords(t *testing.T) {
	for _, room := range views.Rooms() {
		spec := room.Spec()
		text, from := room.Door().Record()
		record, err := replay.Parse(text, spec)
		if err != nil {
			t.Errorf("%s: %v", spec.Name, err)
			continue
		}
		if _, err := record.Verify(spec); err != nil {
			t.Errorf("%s: %v", spec.Name, err)
		}
		if record.End < from+shell.DoorLoop {
			t.Errorf("%s: the record ends at %v, and its loop begins at %v", spec.Name, record.End, from)
		}
		g, err := record.Play(spec)
		if err != nil {
			t.Fatal(err)
		}
		var quiet time.Duration
		last := from
		for _, e := range append(g.Drain(nil), sim.Event{At: from + shell.DoorLoop}) {
			if e.At >= from && e.At <= from+shell.DoorLoop {
				quiet, last = max(quiet, e.At-last), e.At
			}
		}
		if quiet > 1500*ms {
			t.Errorf("%s: nothing happens for %v", spec.Name, quiet)
		}
	}
}

// What shelltest asks of a door, of every door.
func TestEveryDoor(t *testing.T) {
	for _, room := range views.Rooms() {
		t.Run(room.Spec().Name, func(t *testing.T) { shelltest.Doors(t, room) })
	}
}

// parlour is Home with all rooms, its windows lit.
func parlour(t testing.TB, v shell.View) func() {
	a := shell.New(shell.Setup{Rooms: views.Rooms(), Store: newDevice(), Seed: func() int64 { return 1 }, Date: today})
	var s scene.Scene
	now := time.Second
	frame := func() {
		now += time.Second / 60
		a.Frame(now, v, &s)
	}
	for range 1000 { // twice around the loop, so that every letter and spark has been there
		frame()
	}
	return frame
}

func TestASteadyHomeAllocatesNothing(t *testing.T) {
	for _, v := range []shell.View{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 1}} {
		frame := parlour(t, v)
		if n := testing.AllocsPerRun(60, frame); n != 0 {
			t.Errorf("at %v x %v a frame allocates %v times", v.W, v.H, n)
		}
	}
}

// BenchmarkHome is a frame of Home, with five games being played in its windows.
func BenchmarkHome(b *testing.B) {
	shelltest.BenchFrame(b, parlour(b, shell.View{W: 1280, H: 720, Scale: 1}))
}
