package shell_test

import (
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// Where a turn of a practice is taken back by touch: beside the thumbs, and in the
// corner of a phone on its side, which all rooms keep free.
func TestWhereATurnIsTakenBack(t *testing.T) {
	for _, v := range shelltest.Windows() {
		p, _ := atForge(t, &device{files: map[string]string{session.OptionsKey: `{"buttons":true}`}})
		p.tap("Enter", "Enter")
		p.view = v
		p.at(1, 1, shell.PointerMove, true)
		p.wait(100 * time.Millisecond)
		p.want("play", "")
		at := p.ActionPlace("undo")
		low := v.H < 480*v.Scale
		parts := map[string]scene.Rect{"the plate": at}
		shelltest.Inside(t, v, parts)
		if v.W < v.H && !low {
			thumbs := kit.NewThumbs(v.W, v.H, v.Scale)
			for name, place := range map[string]kit.Thumb{
				"left below": {Width: 2}, "left above": {Row: 1, Width: 2},
				"right below": {Right: true, Width: 2}, "right above": {Right: true, Row: 1, Width: 2},
			} {
				parts[name] = thumbs.Place(place, v.Left, v.W-v.Right, v.H-v.Bottom)
			}
			shelltest.Apart(t, v, parts)
			if at.Y < parts["left above"].Y {
				t.Errorf("%s: it is at %v, above the thumbs", shelltest.Name(v), at)
			}
		}
		if low && (at.X+at.W > v.Left+60*v.Scale || at.Y+at.H > v.Top+56*v.Scale) {
			t.Errorf("%s: it is at %v, not in the corner", shelltest.Name(v), at)
		}
		if (low || v.W < v.H) && min(at.W, at.H) < 48*v.Scale {
			t.Errorf("%s: it is at %v, too small for a finger", shelltest.Name(v), at)
		}
	}
}
