package lab

import (
	"testing"

	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Notices do not cover the buttons of a lab's bar, nor its title where that would be
// in their way.
func TestNoticesStandBesideTheBarsButtons(t *testing.T) {
	for _, size := range [][2]float32{{1280, 720}, {390, 844}, {844, 390}, {320, 568}, {1920, 1080}} {
		k := tools(size[0], size[1])
		b := k.Plan.TallBar(k.Plan.Safe)
		if k.Plan.Shape == Wide {
			b = k.Plan.WideBar()
		} else if k.Plan.Shape == Tabbed {
			b.Title.W = 116
		}
		var at scene.Rect
		var buttons []scene.Rect
		f := &shell.Frame{Notices: func(r scene.Rect) { at = r }, Spot: func(_ string, r scene.Rect) kit.State {
			buttons = append(buttons, r)
			return kit.Rest
		}}
		s := &scene.Scene{}
		s.Reset(k.book)
		k.ShowBar(s, f, &b, [2]string{"Weighted", "Maze"})
		if at.W < 280 || at.X < 0 || at.X+at.W > size[0] || at.Y > size[1]/4 || len(buttons) != 4 {
			t.Errorf("%v: notices stand at %v, beside %d buttons", size, at, len(buttons))
		}
		for _, r := range buttons {
			if at.X < r.X+r.W && r.X < at.X+at.W && at.Y < r.Y+r.H {
				t.Errorf("%v: notices at %v stand before the button at %v", size, at, r)
			}
		}
	}
}
