package gems

import (
	"math"
	"slices"
	"testing"
	"time"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/sim"
	"parlor/views/shell/shelltest"
)

// Swaps take the time of the settings, on arcs, the moved gem above the other.
func TestSwapMotion(t *testing.T) {
	for _, c := range []struct {
		name            string
		column, row     int
		arrow           sim.Code
		at              time.Duration
		movedX, movedY  float32
		otherX, otherY  float32
		phase           gems.Phase
		isMovedReversed bool
	}{
		{"half a swap up", 3, 4, gems.Up, 200 * ms, 3.12, 3.5, 2.88, 3.5, gems.Swapping, false},
		{"half a swap to the right", 0, 0, gems.Right, 200 * ms, .5, .12, .5, -.12, gems.Swapping, false},
		{"half of the way back", 0, 0, gems.Right, 700 * ms, .5, -.12, .5, .12, gems.Reversing, true},
	} {
		s := newStage(t, shelltest.Window(1280, 720))
		s.Play("", `{"swapSeconds":0.4,"reverseSeconds":0.6}`, still("6"))
		s.Run(100 * ms)
		s.swap(c.column, c.row, c.arrow)
		s.Run(c.at)
		if s.game().Phase() != c.phase {
			t.Fatalf("%s: the phase is %v", c.name, s.game().Phase())
		}
		stones := s.stones()
		var moving []scene.Sprite
		for _, p := range stones {
			column, row := s.inCells(p)
			if (!near(column, float32(math.Round(float64(column)))) || !near(row, float32(math.Round(float64(row))))) && column > -1 && column < columns {
				moving = append(moving, p)
			}
		}
		if len(moving) != 2 {
			t.Fatalf("%s: %d gems move", c.name, len(moving))
		}
		ox, oy := s.inCells(moving[0])
		mx, my := s.inCells(moving[1])
		if !near(mx, c.movedX) || !near(my, c.movedY) || !near(ox, c.otherX) || !near(oy, c.otherY) {
			t.Errorf("%s: the moved gem is at %.2f, %.2f and the other at %.2f, %.2f", c.name, mx, my, ox, oy)
		}
		swap, _ := s.game().Swap()
		moved := swap.B
		if c.isMovedReversed {
			moved = swap.A
		}
		if moving[1].Pic != s.room.table.stones.whole[s.game().At(moved)] {
			t.Errorf("%s: the gem above is not the one that is moved", c.name)
		}
	}
}

// A refused swap shakes its head when it is back.
func TestARefusedSwapShakes(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{}`, still("6"))
	s.Run(100 * ms)
	s.swap(0, 0, gems.Right)
	s.Run(240 * ms)
	var most float32
	for range 10 {
		s.Draw(10 * ms)
		for _, p := range s.stones() {
			if column, row := s.inCells(p); near(row, 0) && column > -.3 && column < 1.3 {
				most = max(most, column-float32(math.Round(float64(column))))
			}
		}
	}
	if most < .01 || most > .1 {
		t.Errorf("a refused gem goes %v cells aside", most)
	}
}

// Falls take the time of the settings, slowly at first, and end where the gems will
// stand; new gems come from above the frame, which clips them.
func TestFallMotion(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("", `{"destroySeconds":0.2,"fallSeconds":0.8}`, still("6"))
	s.Run(100 * ms)
	s.swap(3, 4, gems.Up)
	for s.game().Phase() != gems.Falling {
		s.Draw(10 * ms)
	}
	start, _, _ := s.game().Stage()
	s.Draw(start + 400*ms - s.game().Now()) // half of it: a quarter of the way
	c := gems.CellAt(2, 2)
	drop := s.game().Drop(c)
	if drop != 1 {
		t.Fatalf("the gem at 2, 2 falls %d rows", drop)
	}
	want := float32(2) - .75*float32(drop)
	found := slices.ContainsFunc(s.stones(), func(p scene.Sprite) bool {
		column, row := s.inCells(p)
		return near(column, 2) && near(row, want)
	})
	if !found {
		t.Errorf("no gem is at 2, %v on its way to 2, 2", want)
	}
	for i, m := range s.Scene.Marks {
		if m.Kind != scene.MarkClip || m.Clip != s.room.layout.board {
			continue
		}
		if i == 0 {
			t.Error("nothing is below the board")
		}
		return
	}
	t.Error("the gems are not clipped by the frame")
}

// What bursts flashes, swells and is gone in its time, which the settings stretch.
func TestBurstMotion(t *testing.T) {
	for _, c := range []struct {
		destroy string
		at      time.Duration
		size    float32 // of the gems that burst; 0: gone
	}{
		{"0.25", 0, 1}, {"0.25", 60 * ms, 1.08}, {"0.25", 90 * ms, .64}, {"0.25", 130 * ms, 0},
		{"2.5", 600 * ms, 1.08}, {"2.5", 1190 * ms, .2}, {"2.5", 1210 * ms, 0},
	} {
		s := newStage(t, shelltest.Window(1280, 720))
		s.Play("", `{"destroySeconds":`+c.destroy+`}`, still("6"))
		s.Run(100 * ms)
		s.swap(3, 4, gems.Up)
		for s.game().Phase() != gems.Destroying {
			s.Draw(10 * ms)
		}
		start, _, _ := s.game().Stage()
		for s.game().Now() < start+c.at {
			s.Draw(min(10*ms, start+c.at-s.game().Now()))
		}
		whole, _ := s.Book.Size(s.room.table.stones.whole[6])
		var size float32
		for _, p := range s.stones() {
			if column, row := s.inCells(p); near(column, 2) && near(row, 3) {
				size = p.W / float32(whole)
			}
		}
		if !near(size, c.size) {
			t.Errorf("%v into a destruction of %s s a gem has %v of its size, want %v", c.at, c.destroy, size, c.size)
		}
		flashes := len(s.Sprites(s.room.table.stones.flash[6]))
		if want := map[bool]int{true: 3}[c.size > 0 && c.at > 0]; flashes != want {
			t.Errorf("%v into a destruction of %s s %d gems flash, want %d", c.at, c.destroy, flashes, want)
		}
	}
}
