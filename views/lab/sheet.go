package lab

import (
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Sheet is the panel at the foot of a tall screen that is drawn up over the board,
// or down until only its tabs are seen. Plan.Sheet makes it at each layout.
type Sheet struct {
	down   float32 // where its top is when only its tabs are seen
	rest   float32 // at rest
	full   float32 // drawn up
	top    float32 // now
	goal   float32 // where it goes
	held   bool
	finger int
	offset float32 // from the finger to its top
	slop   float32
	moved  bool
	from   float32
}

// Slop is how far a finger that only taps may tremble, in points.
const Slop = 6

// Sheet gives the sheet that rests at a place; one that slides is drawn up as far as
// to what stands on top.
func (p *Plan) Sheet(at, top scene.Rect, slides bool) Sheet {
	s := Sheet{slop: Slop * p.View.Scale, rest: at.Y, down: at.Y, full: at.Y}
	if slides {
		s.down = p.Safe.Y + p.Safe.H - 58*p.Px
		s.rest = min(at.Y, s.down)
		s.full = min(top.Y+top.H+8*p.Px, s.rest)
	}
	s.settle()
	return s
}

// settle puts it to rest, for a new window.
func (s *Sheet) settle() { s.top, s.goal, s.held = s.rest, s.rest, false }

// Top is where its top is.
func (s *Sheet) Top() float32 { return kit.Round(s.top) }

// IsOpen says whether more of it is seen than its tabs.
func (s *Sheet) IsOpen() bool { return s.goal < s.down }

// IsUp says whether it covers more than it does at rest.
func (s *Sheet) IsUp() bool { return s.Top() < s.rest }

// Raise has it show what is behind a tab, if only the tabs are seen: as much as there
// is room for without covering the board, or all when that is nothing.
func (s *Sheet) Raise() {
	switch {
	case s.goal < s.down:
	case s.rest < s.down:
		s.goal = s.rest
	default:
		s.goal = s.full
	}
}

// Lower draws it down to rest.
func (s *Sheet) Lower() { s.goal = s.rest }

// Point hears a finger or the mouse, and says whether it is on the sheet.
func (s *Sheet) Point(p shell.Pointing, inside bool) bool {
	switch {
	case p.Kind == shell.PointerPress && inside && !s.held:
		s.held, s.finger, s.offset, s.moved, s.from = true, p.Finger, s.top-p.Y, false, p.Y
	case !s.held || p.Finger != s.finger:
		return inside && p.Kind != shell.PointerLift
	case p.Kind == shell.PointerMove:
		s.top = kit.Clamp(p.Y+s.offset, s.full, s.down)
		s.moved = s.moved || kit.Abs(p.Y-s.from) > s.slop
	case p.Kind == shell.PointerLift, p.Kind == shell.PointerCancel:
		s.held = false
		s.land(p.Y - s.from)
	}
	return true
}

// land lets it go on to the next place in the direction in which it was drawn; a tap
// on its handle changes between up and rest.
func (s *Sheet) land(drawn float32) {
	places := [...]float32{s.full, s.rest, s.down}
	switch {
	case !s.moved && s.goal == s.full:
		s.goal = s.rest
	case !s.moved:
		s.goal = s.full
	case drawn < 0:
		s.goal = s.full
		for _, at := range places {
			if at <= s.top {
				s.goal = at
			}
		}
	default:
		s.goal = s.down
		for i := range places {
			if at := places[len(places)-1-i]; at >= s.top {
				s.goal = at
			}
		}
	}
}

// Step moves it for so many seconds, at once where motion is reduced.
func (s *Sheet) Step(dt float32, reduced bool) {
	if s.held {
		return
	}
	const nearness = 14 // how fast, per second, it comes nearer
	if s.top += (s.goal - s.top) * min(dt*nearness, 1); reduced || kit.Abs(s.goal-s.top) < .5 {
		s.top = s.goal
	}
}

// Ground shows the sheet's panel with its handle on r, which may reach beyond the
// window's foot.
func (t *Tools) Ground(s *scene.Scene, r scene.Rect) {
	t.Panel(s, r, false, kit.Rest)
	w := 36 * t.Px
	s.Rect(kit.Snap(r.X+(r.W-w)/2, r.Y+8*t.Px, w, 4*t.Px), t.Dress.SecondInk.Alpha(.6))
}
