package maze

import (
	"maps"
	"slices"
	"testing"
	"time"

	"parlor/scene"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// The name of a cell in the explanation lights its cell, and the cell its name.
func TestNamesAndCellsLightEachOther(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze")
	s.Do("Space*33 300ms")
	names := func() map[int]scene.Rect {
		found := map[int]scene.Rect{}
		l := s.room.layout.why
		for cell, at := range s.room.why.Boxes(l.X+14*s.room.tools.Px, l.Y+29*s.room.tools.Px) {
			found[cell] = at
		}
		return found
	}()
	if len(names) != 3 || names[65].W == 0 { // Cells 77, 65 and 78
		t.Fatalf("the explanation names the cells %v", names)
	}
	rings := func(at scene.Rect) (n int) {
		for _, m := range s.Scene.Marks {
			if q := m.Sprite; m.Kind == scene.MarkSprite && slices.Contains(slices.Collect(maps.Values(s.room.rings)), q.Pic) && at.Contains(q.X, q.Y) {
				n++
			}
		}
		return n
	}
	at := names[65]
	s.Pointer(s.Now, at.X+at.W/2, at.Y+at.H/2, shell.PointerMove)
	s.Run(50 * time.Millisecond)
	if q := &s.room.pointed; q.glow != 65 || rings(s.room.plot.place(65)) == 0 || rings(at) == 0 {
		t.Errorf("its name lights cell %d, with %d rings around the cell and %d around the name", q.glow, rings(s.room.plot.place(65)), rings(at))
	}
	s.point(shell.PointerMove, 65)
	s.Run(50 * time.Millisecond)
	if rings(at) == 0 || rings(names[78]) != 0 {
		t.Errorf("the cell has %d rings around its name, and %d around another", rings(at), rings(names[78]))
	}
	s.point(shell.PointerMove, 30)
	s.Run(50 * time.Millisecond)
	if rings(at) != 0 {
		t.Error("away from it the name is still lit")
	}
}

// A cell that keeps its route although it was offered another nods, and comes to rest.
func TestAKeptOfferNods(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		v := shelltest.Window(1280, 720)
		v.Reduced = reduced
		s := enter(t, v, "maze")
		s.Do("Space*32 500ms")
		outlineAt := func(cell int) float32 {
			r := s.room.plot.place(cell)
			for _, m := range s.Scene.Marks {
				if q := m.Sprite; m.Kind == scene.MarkSprite && q.Pic == s.room.plot.outlines[onFrontier] && r.Contains(q.X, q.Y) {
					return q.Y - r.Y - r.H/2
				}
			}
			t.Fatalf("cell %d has no outline", cell)
			return 0
		}
		s.Do("Space") // Cell 65 keeps its route of 12
		if deepest := max(outlineAt(17), -outlineAt(17)); deepest != 0 {
			t.Errorf("reduced %v: a cell that was offered nothing is %v off", reduced, deepest)
		}
		deepest := float32(0)
		for range 16 {
			s.Frame()
			deepest = max(deepest, outlineAt(65))
		}
		if want := map[bool]float32{false: 2, true: 0}[reduced]; deepest < .9*want || deepest > want {
			t.Errorf("reduced %v: it nods by %v, want %v", reduced, deepest, want)
		}
		s.Run(100 * time.Millisecond)
		if off := outlineAt(65); off != 0 {
			t.Errorf("reduced %v: afterwards it is %v off", reduced, off)
		}
		s.Do("Space 300ms B 100ms") // the same is the last Step again
		if off := outlineAt(65); off != 0 {
			t.Errorf("reduced %v: a Step back has it nod by %v", reduced, off)
		}
	}
}

// Chips slide to their places, and are there after 120 ms; at once with reduced motion.
func TestChipsSlideToTheirPlaces(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		v := shelltest.Window(1280, 720)
		v.Reduced = reduced
		s := enter(t, v, "maze")
		s.Do("Space*33 300ms")
		at := func() (all []scene.Rect) {
			for i := range s.room.facts.chips {
				if r, ok := s.Spots[chipActions[i]]; ok {
					all = append(all, r)
				}
			}
			return all
		}
		rest := at()
		if len(rest) < 4 {
			t.Fatalf("there are %d chips", len(rest))
		}
		cells := func() (list []int) {
			for _, c := range s.room.facts.chips {
				list = append(list, c.cell)
			}
			return list
		}
		before := cells()
		s.Key(shell.Input{At: s.Now, Key: "Space", Down: true})
		s.Frame()
		s.Frame()
		moves := false
		for i, r := range at() {
			moves = moves || i < len(rest) && r != rest[i]
		}
		if moves == reduced || slices.Equal(before, cells()) {
			t.Errorf("reduced %v: right after a Step the chips move %v, from %v to %v", reduced, moves, before, cells())
		}
		s.Run(150 * time.Millisecond)
		for i, r := range at() {
			if i < len(rest) && r != rest[i] {
				t.Errorf("reduced %v: chip %d came to %v, want %v", reduced, i, r, rest[i])
			}
		}
	}
}
