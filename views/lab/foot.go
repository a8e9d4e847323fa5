package lab

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Foot shows the keys at the left of r, whose caps begin at its top, and at its right
// what can be done without them, where there is room for both.
func (t *Tools) Foot(s *scene.Scene, f *shell.Frame, hints []kit.Hint, legend string, r scene.Rect) {
	used := float32(0)
	if f.Hints {
		used = t.HintsWithin(s, hints, f.KeyName, r.X, r.Y, r.W, t.Dress.SecondInk)
	}
	font := t.Font(raster.Text, 13)
	if used+font.Width(legend)+24*t.Px <= r.W {
		s.Text(font, legend, r.X+r.W, Line(font, r.Y+t.CapHeight()/2), scene.Right, t.Dress.SecondInk)
	}
}
