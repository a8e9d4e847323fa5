package maze

import (
	"testing"
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// A press and a drag with the mouse paint without gaps, and one Undo takes all of it
// back.
func TestStrokesOfTheMouse(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.point(shell.PointerMove, 6)
	s.point(shell.PointerPress, 6)
	s.wantCosts(-1, 6)
	if s.game().Selected() != 6 {
		t.Errorf("cell %d is selected, not the one that was pressed", s.game().Selected())
	}
	s.point(shell.PointerMove, 10) // four cells in one frame
	s.point(shell.PointerMove, 11)
	s.point(shell.PointerMove, 35) // and around a corner
	s.point(shell.PointerLift, 35)
	s.wantCosts(-1, 6, 7, 8, 9, 10, 11, 23, 35)
	s.point(shell.PointerMove, 30) // nothing is held any more
	s.wantCosts(1, 30)
	s.Do("U")
	s.wantCosts(1, 6, 7, 8, 9, 10, 11, 23, 35)
	if s.game().CanUndo() {
		t.Error("the stroke is more than one edit")
	}
	s.chord("ControlLeft", "KeyY")
	s.wantCosts(-1, 6, 10, 35)
	s.chord("ControlLeft", "KeyZ")
	s.wantCosts(1, 6, 10, 35)
}

// chord presses a key while another one is held.
func (s *stage) chord(held, key string) {
	s.Key(shell.Input{At: s.Now, Key: held, Down: true})
	s.Tap(key)
	s.Key(shell.Input{At: s.Now, Key: held})
	s.Frame()
}

// A stroke that leaves the map paints up to its edge, and goes on where it comes back.
func TestStrokesBeyondTheMap(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.point(shell.PointerPress, 2)
	r := s.room.plot.place(0)
	s.Pointer(s.Now, r.X+r.W/2, 20, shell.PointerMove) // above, over the status
	s.Frame()
	s.wantCosts(-1, 2, 1, 0)
	s.Pointer(s.Now, s.room.plot.place(7).X+4, 40, shell.PointerMove)
	s.Frame()
	s.wantCosts(1, 6, 7)
	s.point(shell.PointerMove, 31)
	s.wantCosts(-1, 31)
	s.point(shell.PointerLift, 31)
	s.Do("U")
	s.wantCosts(1, 0, 1, 2, 31)
}

// A finger paints when it moves or is lifted.
func TestStrokesOfAFinger(t *testing.T) {
	s := enter(t, shelltest.Window(390, 844), "maze")
	s.finger(1, shell.PointerPress, 18)
	s.wantCosts(1, 18)
	s.finger(1, shell.PointerMove, 21)
	s.finger(1, shell.PointerLift, 21)
	s.wantCosts(-1, 18, 19, 20, 21)
	s.finger(1, shell.PointerPress, 30)
	s.finger(1, shell.PointerLift, 30)
	s.wantCosts(-1, 30)
	s.finger(1, shell.PointerPress, 31)
	s.finger(1, shell.PointerCancel, 31)
	s.wantCosts(1, 31)
}

// The Camp and the Tower are dragged, but never onto a Wall or each other, and are not
// painted.
func TestDraggingTheEnds(t *testing.T) {
	for _, finger := range []bool{false, true} {
		v := shelltest.Window(1280, 720)
		if finger {
			v = shelltest.Window(390, 844)
		}
		s := enter(t, v, "maze")
		drag := func(from, to int) {
			for i, cell := range []int{from, (from + to) / 2, to, to} {
				kind := [...]shell.PointerKind{shell.PointerPress, shell.PointerMove, shell.PointerMove, shell.PointerLift}[i]
				if finger {
					s.finger(1, kind, cell)
				} else {
					s.point(kind, cell)
				}
			}
		}
		m := s.game().Map()
		drag(48, 2)
		if m.Camp != 2 {
			t.Errorf("finger %v: the Camp is at %d", finger, m.Camp)
		}
		drag(59, 95)
		if m.Tower != 95 {
			t.Errorf("finger %v: the Tower is at %d", finger, m.Tower)
		}
		for _, to := range []int{13, 95} {
			drag(2, to)
			if m.Camp != 2 || m.Tower != 95 {
				t.Errorf("finger %v: the Camp dragged onto %d is at %d, the Tower at %d", finger, to, m.Camp, m.Tower)
			}
		}
		s.Do("U")
		if m.Tower != 59 || m.Camp != 2 {
			t.Errorf("finger %v: after Undo the ends are %d and %d", finger, m.Camp, m.Tower)
		}
		s.wantCosts(1, 2, 48, 95)
	}
}

// The right button selects without painting.
func TestRightButtonSelects(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.point(shell.PointerBack, 30)
	if s.game().Selected() != 30 || s.game().CanUndo() {
		t.Errorf("cell %d is selected, painted: %v", s.game().Selected(), s.game().CanUndo())
	}
}

// A cell is told about when the mouse has rested on it, and the Selection after it was
// moved; a chip has its cell glow.
func TestTips(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("Space*33 300ms")
	s.point(shell.PointerMove, 65)
	s.Run(400 * time.Millisecond)
	q := &s.room.pointed
	if q.title != "Cell 65" || q.text != "Forest, 3 to enter. Best so far 12: 9 at Cell 64 + 3." {
		t.Errorf("the mouse on Cell 65 tells %q, %q", q.title, q.text)
	}
	if len(q.trail) != 9 || q.trail[0] != 65 || q.trail[8] != 48 {
		t.Errorf("the trail is %v", q.trail)
	}
	r := s.Spots["chip 3"]
	s.Pointer(s.Now, r.X+5, r.Y+5, shell.PointerMove)
	s.Run(50 * time.Millisecond)
	if q.glow != 78 {
		t.Errorf("the chip of Cell 78 lights cell %d", q.glow)
	}
	s.Click("chip 1")
	if s.game().Selected() != 17 {
		t.Errorf("the chip of Cell 17 selects cell %d", s.game().Selected())
	}
	s.Pointer(s.Now, 5, 715, shell.PointerMove)
	s.Do("ArrowDown 400ms")
	if q.told != 29 || q.title != "Cell 29" {
		t.Errorf("the Selection on Cell 29 tells about %q", q.title)
	}
	s.Do("Space 100ms")
	if q.told != -1 {
		t.Errorf("a Step goes on telling about %d", q.told)
	}
}

// The pace lets game time pass faster or slower, and only while Find route runs.
func TestPace(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	steps := func() int {
		s.Do("R F")
		s.Run(2 * time.Second)
		return s.game().Visited()
	}
	if n := steps(); n < 16 || n > 17 {
		t.Errorf("at first 2 s are %d Steps, want 16", n)
	}
	for range 30 {
		s.Do("Comma")
	}
	if s.room.pace != pace(2*time.Second) {
		t.Errorf("the slowest pace is %v", s.room.pace)
	}
	if n := steps(); n > 1 {
		t.Errorf("at the slowest pace 2 s are %d Steps", n)
	}
	r := s.room.slider
	s.Pointer(s.Now, r.X+r.W-1, r.Y+r.H/2, shell.PointerPress)
	s.Pointer(s.Now, r.X+r.W-1, r.Y+r.H/2, shell.PointerLift)
	if s.room.pace != pace(10*time.Millisecond) {
		t.Errorf("the slider's end is a pace of %v", s.room.pace)
	}
	s.Do("R F 400ms")
	if n := s.game().Visited(); n < 36 || n > 44 {
		t.Errorf("at the fastest pace 400 ms are %d Steps", n)
	}
	s.Do("F R Space 100ms")
	before := s.game().Now()
	s.Run(time.Second)
	if passed := s.game().Now() - before; passed > 1030*time.Millisecond || passed < 970*time.Millisecond {
		t.Errorf("by hand a second of game time takes %v", passed)
	}
}

// The words on the slider are the paces.
func TestPaceWords(t *testing.T) {
	for p, want := range map[pace]string{defaultPace: "0.12 s a step", pace(fastest): "0.01 s a step", pace(slowest): "2 s a step"} {
		if got := p.String(); got != want {
			t.Errorf("%v is %q, want %q", time.Duration(p), got, want)
		}
		if again := paceAt(p.part()); again != p {
			t.Errorf("%v comes back as %v", time.Duration(p), time.Duration(again))
		}
	}
}

// All that an edit does to a search: it begins anew.
func TestEditingASearch(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("F 800ms")
	if !s.game().Finding() || s.game().Visited() == 0 {
		t.Fatal("Find route does not run")
	}
	s.point(shell.PointerPress, 30)
	s.point(shell.PointerLift, 30)
	if g := s.game(); g.Finding() || g.Phase() != maze.Ready || g.Visited() != 0 {
		t.Errorf("after painting: finding %v, %s, %d visited", g.Finding(), g.Phase(), g.Visited())
	}
	for cell, o := range s.room.facts.shown {
		if o != unseen {
			t.Fatalf("cell %d still has an outline", cell)
		}
	}
}

// The mouse may be over the map before anything was drawn.
func TestMouseOverTheMapAtFirst(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	r := New()
	r.Layout(s.Scene.Book, s.View)
	told := s.Told
	told.Over = func(scene.Rect) bool { return true }
	s.Scene.Reset(s.Scene.Book)
	r.Draw(&s.Scene, &told)
	if len(s.Scene.Marks) == 0 {
		t.Error("nothing is drawn")
	}
}
