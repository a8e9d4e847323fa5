package shell

import (
	"parlor/scene"
	"parlor/views/kit"
)

// rise shows the panel of what opens over the screen, so far come in from 0 to 1:
// what is below goes dark, and soft where it is still seen beside the panel. The
// shift and the fade last for what is on the panel; the caller ends them.
func rise(s *scene.Scene, k *kit.Kit, v View, panel scene.Rect, fills, soft bool, in float32) {
	window := scene.Rect{W: v.W, H: v.H}
	if soft && !fills {
		s.Soften(window)
	}
	s.Fade = in
	s.Rect(window, k.Dress.Scrim)
	if !v.Reduced {
		s.ShiftY = (1 - in) * 12 * k.Px
	}
	k.Overlay(s, panel, fills)
}
