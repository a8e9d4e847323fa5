package shell

import (
	"math"
	"time"

	"parlor/scene"
	"parlor/views/kit"
)

// doorFade is how long it takes to go through a door: on Home the first half of it
// goes into the door's window, or the second half comes out of it.
const doorFade = 420 * time.Millisecond

// deepest is how much larger a window is than what it is in when the room behind it
// takes over.
const deepest = 1.25

// nearest bounds how near a window comes that is next to nothing on a low screen.
const nearest = 16

// zoom brings the whole drawing so far nearer, while a door is being gone through.
func (h *home) zoom(s *scene.Scene, a *App) {
	if !a.fade.on() || h.view.Reduced {
		return
	}
	near := kit.QuadIn(a.fade.dark()) // ease in on the way there, and out on the way back
	w := h.opening(a.chosen)
	most := deepest * kit.Clamp(max(h.view.H/w.H, h.view.W/(2*w.W)), 1, nearest)
	c := newCamera(w, h.view.W, h.view.H, float32(math.Pow(float64(most), float64(near))), near)
	for i := range s.Marks {
		m := &s.Marks[i]
		switch m.Kind {
		case scene.MarkSprite:
			sp := &m.Sprite
			sp.X, sp.Y, sp.W, sp.H = c.x+sp.X*c.times, c.y+sp.Y*c.times, sp.W*c.times, sp.H*c.times
		case scene.MarkClip:
			if r := &m.Clip; *r != (scene.Rect{}) {
				*r = scene.Rect{X: c.x + r.X*c.times, Y: c.y + r.Y*c.times, W: r.W * c.times, H: r.H * c.times}
			}
		}
	}
	for i := range s.Vertices {
		v := &s.Vertices[i]
		v.X, v.Y = c.x+v.X*c.times, c.y+v.Y*c.times
	}
}

// camera shows everything so many times as large, and then moved by (x, y).
type camera struct{ times, x, y float32 }

// newCamera looks at a window: by and by, near from 0 to 1, at its middle. The drawing
// covers the screen at all times.
func newCamera(at scene.Rect, w, h, times, near float32) camera {
	along := func(middle, size float32) float32 {
		shift := kit.Lerp(middle, size/2, near) - middle*times
		return kit.Clamp(shift, size-size*times, 0)
	}
	return camera{times, along(at.X+at.W/2, w), along(at.Y+at.H/2, h)}
}
