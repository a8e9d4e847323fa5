package scene

import (
	"slices"
	"testing"

	"parlor/scene/raster"
)

func newScene() (*Scene, *Book) {
	b := NewBook()
	s := &Scene{}
	s.Reset(b)
	return s, b
}

func dot(c *raster.Canvas) { c.Fill(c.Whole(), raster.Solid(raster.Hex(0xffffff))) }

// box is where a sprite lies.
func box(sp Sprite) Rect { return Rect{sp.X - sp.W/2, sp.Y - sp.H/2, sp.W, sp.H} }

func TestPutIsSharp(t *testing.T) {
	s, b := newScene()
	odd := b.Add(5, 7, dot)
	s.Put(odd, 10.4, 20.6)
	s.ShiftX = 0.3
	s.Put(odd, 10.4, -0.6)
	for i, want := range []Rect{{10, 21, 5, 7}, {11, -1, 5, 7}} {
		if got := box(s.Marks[i].Sprite); got != want {
			t.Errorf("the picture lies at %v, want %v", got, want)
		}
	}
}

func TestSpriteTakesItsOwnSize(t *testing.T) {
	s, b := newScene()
	p := b.Add(12, 34, dot)
	s.Sprite(Sprite{Pic: p, X: 50, Y: 60, Tint: white})
	s.Sprite(Sprite{Pic: p, X: 50, Y: 60, W: 6, H: 7, Tint: white})
	if got := box(s.Marks[0].Sprite); got != (Rect{44, 43, 12, 34}) {
		t.Errorf("the sprite lies at %v", got)
	}
	if got := box(s.Marks[1].Sprite); got != (Rect{47, 56.5, 6, 7}) {
		t.Errorf("the sprite with a size lies at %v", got)
	}
}

func TestWhatCannotBeSeenIsNoMark(t *testing.T) {
	s, b := newScene()
	p := b.Add(1, 1, dot)
	s.Sprite(Sprite{Tint: white})
	s.Sprite(Sprite{Pic: p + 1, Tint: white})
	s.Sprite(Sprite{Pic: p})
	s.Sprite(Sprite{Pic: b.Add(-3, 40, dot), Tint: white})
	s.Mesh(Over)
	s.Fade = 0
	s.Put(p, 0, 0)
	if len(s.Marks) != 0 {
		t.Errorf("%d marks", len(s.Marks))
	}
}

func TestShiftAndFade(t *testing.T) {
	s, b := newScene()
	p := b.Add(2, 2, dot)
	s.ShiftX, s.ShiftY, s.Fade = 10, 20, 0.5
	s.Sprite(Sprite{Pic: p, X: 1, Y: 1, Tint: white})
	s.Rect(Rect{0, 0, 4, 4}, raster.Color{R: 1, A: 0.5})
	s.Clip(Rect{0, 0, 8, 8})
	s.ShiftX, s.ShiftY, s.Fade = 0, 0, 1
	s.Put(p, 0, 0)
	if sp := s.Marks[0].Sprite; sp.X != 11 || sp.Y != 21 || sp.Tint.A != 0.5 {
		t.Errorf("the sprite is at %v, %v with alpha %v", sp.X, sp.Y, sp.Tint.A)
	}
	if v := s.Vertices[0]; v.X != 10 || v.Y != 20 || v.Color.A != 0.25 {
		t.Errorf("the rectangle begins at %v, %v with alpha %v", v.X, v.Y, v.Color.A)
	}
	if c := s.Marks[2].Clip; c != (Rect{10, 20, 8, 8}) {
		t.Errorf("the clip is %v", c)
	}
	if sp := s.Marks[3].Sprite; sp.X != 1 || sp.Tint.A != 1 {
		t.Errorf("what was added later is shifted or faded too: %v", sp)
	}
}

func TestMeshesJoin(t *testing.T) {
	s, _ := newScene()
	s.Rect(Rect{0, 0, 1, 1}, white)
	s.Rect(Rect{2, 0, 1, 1}, white)
	s.Mesh(Add, Vertex{}, Vertex{}, Vertex{})
	s.Clip(Rect{0, 0, 1, 1})
	s.Mesh(Add, Vertex{}, Vertex{}, Vertex{})
	var counts []int
	for _, m := range s.Marks {
		counts = append(counts, m.Count)
	}
	if want := []int{12, 3, 0, 3}; !slices.Equal(counts, want) {
		t.Errorf("the marks have %v vertices, want %v", counts, want)
	}
}

// Meshes do not join over it.
func TestSoften(t *testing.T) {
	s, _ := newScene()
	s.Rect(Rect{0, 0, 1, 1}, white)
	s.Soften(Rect{0, 0, 64, 48})
	s.Rect(Rect{2, 0, 1, 1}, white)
	if len(s.Marks) != 3 || s.Marks[1].Kind != MarkSoften || s.Marks[1].Clip != (Rect{0, 0, 64, 48}) || s.Marks[2].Count != 6 {
		t.Errorf("the marks are %+v", s.Marks)
	}
}

func TestRect(t *testing.T) {
	r := Rect{10, 20, 30, 40}
	for _, p := range []struct {
		x, y float32
		in   bool
	}{{10, 20, true}, {39, 59, true}, {40, 30, false}, {20, 60, false}, {9, 30, false}} {
		if r.Contains(p.x, p.y) != p.in {
			t.Errorf("%v contains %v, %v: %v", r, p.x, p.y, !p.in)
		}
	}
	if got := r.Inset(5); got != (Rect{15, 25, 20, 30}) {
		t.Errorf("the inset is %v", got)
	}
}

func TestSteadyPlayAllocatesNothing(t *testing.T) {
	s, b := newScene()
	p := b.Add(8, 8, dot)
	title := b.Font(raster.Title, 40).Tabular()
	text := b.Font(raster.Text, 16).Tracked(1)
	n := int64(-1234567)
	frame := func() {
		s.Reset(b)
		s.Clip(Rect{0, 0, 100, 100})
		for i := range 300 {
			s.Put(p, float32(i), 0)
			s.Sprite(Sprite{Pic: p, X: float32(i), Angle: 1, Tint: white, Blend: Add})
			s.Rect(Rect{0, 0, float32(i), 1}, white)
		}
		s.Unclip()
		s.Text(text, "Soft drop, hold and pause", 10, 20, Middle, white)
		s.Number(title, n, 448, 436, Right, white)
	}
	for ; n < 1234567; n += 7919 { // every digit in every place
		frame()
	}
	if allocs := testing.AllocsPerRun(50, frame); allocs != 0 {
		t.Errorf("a frame allocates %v times", allocs)
	}
}

// What is within a rectangle stays there, whatever clips it sets and ends.
func TestWithin(t *testing.T) {
	var s Scene
	s.Reset(NewBook())
	s.ShiftX = 100
	s.Within(Rect{0, 0, 50, 50}, func() {
		s.Clip(Rect{40, 10, 30, 10})
		s.Unclip()
		s.Within(Rect{10, 10, 100, 100}, func() { s.Clip(Rect{0, 0, 20, 20}) })
		s.Clip(Rect{60, 60, 5, 5})
	})
	want := []Rect{
		{100, 0, 50, 50}, {140, 10, 10, 10}, {100, 0, 50, 50}, // a clip, and its end
		{110, 10, 40, 40}, {110, 10, 10, 10}, {100, 0, 50, 50}, // one within the other
		{-2, -2, 1, 1}, // nothing is in both
		{},
	}
	for i, m := range s.Marks {
		if i >= len(want) || m.Kind != MarkClip || m.Clip != want[i] {
			t.Errorf("mark %d is %+v, want a clip to %v", i, m, want[min(i, len(want)-1)])
		}
	}
	if len(s.Marks) != len(want) {
		t.Errorf("%d marks, want %d", len(s.Marks), len(want))
	}
}
