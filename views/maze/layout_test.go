package maze

import (
	"fmt"
	"maps"
	"testing"
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/lab/labtest"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// windows are the labs', and one so low that a map takes care.
func windows() []shell.View { return append(labtest.Windows(), shelltest.Window(568, 320)) }

// parts are all places of a layout that are shown.
func (l *layout) parts() map[string]scene.Rect {
	all := map[string]scene.Rect{
		"back": l.bar.Back, "title": l.bar.Title, "status": l.bar.Status, "share": l.bar.Share, "help": l.bar.Help, "options": l.bar.Options,
		"info": l.info, "one back": l.back, "step": l.step, "find": l.find, "reset": l.reset, "visited": l.visited, "cost": l.cost,
		"search": l.search, "undo": l.undo, "redo": l.redo, "maps": l.maps, "frame": l.frame,
		"why": l.why, "next": l.next, "code": l.code, "pace": l.pace, "legend": l.legend, "foot": l.foot, "sheet": l.sheet,
	}
	for i, r := range l.cards {
		all[fmt.Sprint("card ", i)] = r
	}
	for i, r := range l.brushes {
		all[fmt.Sprint("brush ", i)] = r
	}
	maps.DeleteFunc(all, func(_ string, r scene.Rect) bool { return r.W <= 0 })
	return all
}

func TestLayout(t *testing.T) {
	for _, v := range windows() {
		l := newLayout(v)
		parts := l.parts()
		below := float32(0)
		if l.slides {
			below = 40 * l.Px // below the tabs it is drawn up
		}
		labtest.WantApart(t, v, parts, below)
		if l.Shape == lab.Wide && l.frame.H < .7*l.Safe.H {
			t.Errorf("%s: the map is %v high", shelltest.Name(v), l.frame.H)
		}
		if l.Shape == lab.Tall && l.frame.W < .9*min(l.Safe.W, 640*v.Scale) && l.frame.H < .3*l.Safe.H {
			t.Errorf("%s: the map is %v wide", shelltest.Name(v), l.frame.W)
		}
		least := 48 * v.Scale
		if l.Shape != lab.Tall {
			least = 36 * v.Scale
		}
		for _, part := range []string{"one back", "step", "find", "reset", "help", "brush 0"} {
			if r := parts[part]; r.H < least*.99 {
				t.Errorf("%s: %s is only %v high", shelltest.Name(v), part, r.H)
			}
		}
	}
}

// The numbers of the wide picture.
func TestLayoutOfThePicture(t *testing.T) {
	l := newLayout(shelltest.Window(1280, 720))
	for part, want := range map[string]scene.Rect{
		"frame": {X: 192, Y: 68, W: 784, H: 528}, "status": {X: 192, Y: 14, W: 784, H: 48}, "why": {X: 992, Y: 68, W: 272, H: 150},
		"next": {X: 992, Y: 226, W: 272, H: 166}, "code": {X: 992, Y: 400, W: 272, H: 196}, "pace": {X: 992, Y: 608, W: 272, H: 62},
		"brush 1": {X: 24, Y: 155, W: 144, H: 52}, "find": {X: 24, Y: 400, W: 144, H: 44}, "visited": {X: 16, Y: 512, W: 76, H: 84},
	} {
		if got := l.parts()[part]; got != want {
			t.Errorf("%s is at %v, want %v", part, got, want)
		}
	}
	s := enter(t, shelltest.Window(1280, 720), "maze")
	if got, want := s.room.plot.place(0), (scene.Rect{X: 200, Y: 76, W: 64, H: 64}); got != want {
		t.Errorf("Cell 00 is at %v, want %v", got, want)
	}
}

// Maps of all sizes are shown in all windows, on whole pixels and inside their place;
// nothing is drawn outside the window.
func TestMapsOfAllSizes(t *testing.T) {
	for _, v := range windows() {
		for _, size := range []string{"2x1", "12x8", "64x64", "64x2", "3x40"} {
			s := enter(t, v, "maze?size="+size)
			s.Do("Space*4 30ms")
			c, p := &s.room.camera, &s.room.plot
			if c.u != kit.Round(c.u) || c.x != kit.Round(c.x) || c.y != kit.Round(c.y) || c.u < 1 {
				t.Errorf("%s, %s: cells of %v at %v, %v", shelltest.Name(v), size, c.u, c.x, c.y)
			}
			camp := p.place(s.game().Map().Camp)
			if !s.room.layout.board.Contains(camp.X+camp.W/2, camp.Y+camp.H/2) {
				t.Errorf("%s, %s: the Camp at %v is out of sight", shelltest.Name(v), size, camp)
			}
			if s.room.layout.Shape == lab.Tall && c.u < leastTouched*v.Scale && c.u < c.most {
				t.Errorf("%s, %s: cells of %v are too small for a finger", shelltest.Name(v), size, c.u)
			}
		}
	}
}

// The wheel makes a large map larger around the mouse, and the arrows keep the
// Selection in sight.
func TestZoomAndScroll(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "maze?size=64x64")
	small := s.room.camera.u
	at := s.room.plot.place(20*64 + 30)
	s.Pointer(s.Now, at.X+1, at.Y+1, shell.PointerMove)
	for range 12 {
		s.Wheel(-60)
		s.Frame()
	}
	if u := s.room.camera.u; u < 4*small {
		t.Fatalf("the wheel makes cells of %v as large as %v", small, u)
	}
	if cell, on := s.room.plot.at(at.X+1, at.Y+1); !on || cell != 20*64+30 {
		t.Errorf("below the mouse is now cell %d", cell)
	}
	for range 40 {
		s.Tap("ArrowRight")
	}
	r := s.room.plot.place(s.game().Selected())
	if !s.room.layout.board.Contains(r.X+r.W/2, r.Y+r.H/2) {
		t.Errorf("the Selection at %v is out of sight", r)
	}
	for range 60 {
		s.Wheel(60)
		s.Frame()
	}
	if s.room.camera.u != small {
		t.Errorf("the wheel makes cells no smaller than %v, they were %v", s.room.camera.u, small)
	}
	// The supplied map is never too small.
	s = enter(t, shelltest.Window(1280, 720), "maze")
	s.point(shell.PointerMove, 30)
	s.Wheel(-60)
	if s.room.camera.u != 64 {
		t.Errorf("the wheel makes the cells of a small map %v large", s.room.camera.u)
	}
}

// Two fingers zoom and move the map, and paint nothing.
func TestTwoFingers(t *testing.T) {
	s := enter(t, shelltest.Window(390, 844), "maze?size=64x64")
	before, u := s.game().MapVersion(), s.room.camera.u
	b := s.room.layout.board
	x, y := b.X+b.W/2, b.Y+b.H/2
	s.Finger(s.Now, 1, x-20, y, shell.PointerPress)
	s.Finger(s.Now, 2, x+20, y, shell.PointerPress)
	s.Frame()
	for d := float32(20); d <= 60; d += 5 {
		s.Finger(s.Now, 1, x-d, y, shell.PointerMove)
		s.Finger(s.Now, 2, x+d, y, shell.PointerMove)
		s.Frame()
	}
	if got := s.room.camera.u; got < 2.5*u || got > 3.5*u {
		t.Errorf("three times as far apart makes cells of %v as large as %v", u, got)
	}
	left := s.room.camera.x
	for d := range 10 {
		s.Finger(s.Now, 1, x-60-float32(4*d), y, shell.PointerMove)
		s.Finger(s.Now, 2, x+60-float32(4*d), y, shell.PointerMove)
		s.Frame()
	}
	if moved := s.room.camera.x - left; moved > -30 {
		t.Errorf("two fingers that move by -36 move the map by %v", moved)
	}
	s.Finger(s.Now, 1, x, y, shell.PointerLift)
	s.Finger(s.Now, 2, x, y, shell.PointerLift)
	s.Frame()
	if s.game().MapVersion() != before {
		t.Error("two fingers have painted")
	}
}

// Frames between two Steps allocate nothing, at rest and while Find route runs, on
// the largest map as well.
func TestFramesAllocateNothing(t *testing.T) {
	for _, address := range []string{"maze", "maze?random=terrain&size=64x64&seed=7"} {
		for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844), shelltest.Window(844, 390)} {
			s := enter(t, v, address)
			s.Do("Space*20 500ms")
			s.point(shell.PointerMove, s.game().Map().Camp)
			s.Run(500 * time.Millisecond)
			frame := func() {
				s.room.Draw(s.Still())
				s.room.Hear(s.game(), nil)
			}
			frame()
			if n := testing.AllocsPerRun(50, frame); n > 0 {
				t.Errorf("%s, %s: a frame at rest allocates %v times", address, shelltest.Name(v), n)
			}
			s.Do("F 700ms")
			if !s.game().Finding() {
				t.Fatal("Find route does not run")
			}
			s.Still()
			frame()
			if n := testing.AllocsPerRun(50, frame); n > 0 {
				t.Errorf("%s, %s: a frame while finding allocates %v times", address, shelltest.Name(v), n)
			}
		}
	}
}

func BenchmarkFrame(b *testing.B) {
	for _, c := range []struct{ name, address string }{{"supplied", "maze"}, {"64x64", "maze?random=terrain&size=64x64&seed=7"}} {
		b.Run(c.name, func(b *testing.B) {
			s := enter(b, shelltest.Window(1280, 720), c.address)
			s.Do("Space*60 500ms")
			shelltest.BenchFrame(b, func() { s.room.Draw(s.Still()) })
		})
	}
}

// In every window a finger can run all searches.
func TestRunAllByHand(t *testing.T) {
	for _, v := range windows() {
		s := enter(t, v, "maze")
		if s.room.layout.Shape != lab.Wide {
			s.Touch("compare")
			s.Run(time.Second)
		}
		s.Touch(raceAction)
		s.Run(5 * time.Second)
		for search := range maze.SearchCount {
			if !s.room.contest.cards[search].known {
				t.Errorf("%s: %s has not run", shelltest.Name(v), search)
			}
		}
	}
}
