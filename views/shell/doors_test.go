package shell_test

import (
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/cascade"
	"parlor/views/eight"
	"parlor/views/gems"
	"parlor/views/maze"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
	"parlor/views/softserve"
)

// allRooms are those of the program.
func allRooms() []shell.Room {
	return []shell.Room{cascade.New(), maze.New(), eight.New(), softserve.New(), gems.New()}
}

// What is seen through each door is a game that could be played: its record comes to
// what it says, lasts for a whole loop, and something happens in each second of it.
func TestDoorsShowTrueRecords(t *testing.T) {
	for _, room := range allRooms() {
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

// Every door can be drawn at any size and in every scheme of colours, and fills its
// opening: nothing of what lies below is seen through it.
func TestDoorsFillTheirOpenings(t *testing.T) {
	for _, size := range [][2]float32{{200, 308}, {150, 110}, {150, 148}, {411, 633}, {108, 167}, {3, 5}} {
		for _, scheme := range session.Schemes {
			for _, room := range allRooms() {
				record, from := room.Door().Record()
				r, err := replay.Parse(record, room.Spec())
				if err != nil {
					t.Fatal(err)
				}
				reel, err := replay.NewReel(room.Spec(), r)
				if err != nil {
					t.Fatal(err)
				}
				g, _ := reel.At(from + shell.DoorLoop/2)
				book, door := scene.NewBook(), room.Door()
				door.Layout(book, size[0], size[1], scheme)
				var s scene.Scene
				s.Reset(book)
				door.Draw(&s, 10, 20, shell.Glance{Game: g, Began: true, Reduced: true})
				fills := false
				for _, m := range s.Marks {
					sp := m.Sprite
					fills = fills || m.Kind == scene.MarkSprite && sp.Tint.A == 1 && sp.Angle == 0 &&
						sp.X-sp.W/2 <= 10 && sp.Y-sp.H/2 <= 20 && sp.X+sp.W/2 >= 10+size[0] && sp.Y+sp.H/2 >= 20+size[1]
				}
				if !fills {
					t.Errorf("%s at %v in %s does not fill its opening", room.Spec().Name, size, scheme)
				}
				if s.ShiftX != 0 || s.ShiftY != 0 || s.Fade != 1 {
					t.Errorf("%s leaves the scene moved by %v, %v and faded to %v", room.Spec().Name, s.ShiftX, s.ShiftY, s.Fade)
				}
			}
		}
	}
}

// parlour is Home with all rooms, its windows lit.
func parlour(t testing.TB, v shell.View) func() {
	a := shell.New(shell.Setup{Rooms: allRooms(), Store: &device{files: map[string]string{}}, Seed: func() int64 { return 1 }, Date: today})
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
