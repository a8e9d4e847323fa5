package lab

import (
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Sheet is the panel at the foot of a tall screen that is drawn up over the board,
// or down until only its tabs are seen. Plan.Sheet makes it at each layout.
type Sheet struct {
	// Where its top is: only its tabs seen, at rest, and drawn up.
	Down, Rest, Full float32

	top    float32 // where it is
	goal   float32 // where it goes
	held   bool
	finger int
	offset float32 // from the finger to its top
	moved  bool
	from   float32
}

// Sheet gives the sheet that rests at a place; one that slides is drawn up as far as
// to what stands on top.
func (p *Plan) Sheet(at, top scene.Rect, slides bool) Sheet {
	s := Sheet{Rest: at.Y, Down: at.Y, Full: at.Y}
	if slides {
		s.Down = p.Safe.Y + p.Safe.H - 58*p.Px
		s.Rest = min(at.Y, s.Down)
		s.Full = min(top.Y+top.H+8*p.Px, s.Rest)
	}
	s.Settle()
	return s
}

// Settle puts it to rest, for a new window.
func (s *Sheet) Settle() { s.top, s.goal, s.held = s.Rest, s.Rest, false }

// Top is where its top is.
func (s *Sheet) Top() float32 { return kit.Round(s.top) }

// IsOpen says whether more of it is seen than its tabs.
func (s *Sheet) IsOpen() bool { return s.goal < s.Down }

// Raise has it show what is behind a tab, if only the tabs are seen: as much as there
// is room for without covering the board, or all when that is nothing.
func (s *Sheet) Raise() {
	switch {
	case s.goal < s.Down:
	case s.Rest < s.Down:
		s.goal = s.Rest
	default:
		s.goal = s.Full
	}
}

// Lower draws it down to rest.
func (s *Sheet) Lower() { s.goal = s.Rest }

// Point hears a finger or the mouse, and says whether it is on the sheet.
func (s *Sheet) Point(p shell.Pointing, inside bool) bool {
	switch {
	case p.Kind == shell.PointerPress && inside && !s.held:
		s.held, s.finger, s.offset, s.moved, s.from = true, p.Finger, s.top-p.Y, false, p.Y
	case !s.held || p.Finger != s.finger:
		return inside && p.Kind != shell.PointerLift
	case p.Kind == shell.PointerMove:
		s.top = kit.Clamp(p.Y+s.offset, s.Full, s.Down)
		s.moved = s.moved || abs(p.Y-s.from) > 6
	case p.Kind == shell.PointerLift, p.Kind == shell.PointerCancel:
		s.held = false
		s.land(p.Y - s.from)
	}
	return true
}

// land lets it go on to the next place in the direction in which it was drawn; a tap
// on its handle changes between up and rest.
func (s *Sheet) land(drawn float32) {
	places := [...]float32{s.Full, s.Rest, s.Down}
	switch {
	case !s.moved && s.goal == s.Full:
		s.goal = s.Rest
	case !s.moved:
		s.goal = s.Full
	case drawn < 0:
		s.goal = s.Full
		for _, at := range places {
			if at <= s.top {
				s.goal = at
			}
		}
	default:
		s.goal = s.Down
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
	if s.top += (s.goal - s.top) * min(dt*nearness, 1); reduced || abs(s.goal-s.top) < .5 {
		s.top = s.goal
	}
}

func abs(v float32) float32 { return max(v, -v) }

// Ground shows the sheet's panel with its handle on r, which may reach beyond the
// window's foot.
func (t *Tools) Ground(s *scene.Scene, r scene.Rect) {
	t.Panel(s, r, false, kit.Rest)
	w := 36 * t.Px
	s.Rect(Snap(r.X+(r.W-w)/2, r.Y+8*t.Px, w, 4*t.Px), t.Dress.SecondInk.Alpha(.6))
}
