package lab

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Foot shows the keys at the left of a line whose caps begin at y, and at its right
// what can be done without them, where there is room for both.
func (t *Tools) Foot(s *scene.Scene, f *shell.Frame, hints []kit.Hint, legend string, x, y, width float32) {
	used := float32(0)
	if f.Hints {
		used = t.HintsWithin(s, hints, f.KeyName, x, y, width, t.Dress.SecondInk)
	}
	font := t.Font(raster.Text, 13)
	if used+font.Width(legend)+24*t.Px <= width {
		s.Text(font, legend, x+width, Line(font, y+t.CapHeight()/2), scene.Right, t.Dress.SecondInk)
	}
}
