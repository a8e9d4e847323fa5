package labtest

import (
	"testing"

	"parlor/scene"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// FewWindows has one of each shape.
func FewWindows() []shell.View {
	return []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844), shelltest.Window(844, 390), shelltest.Window(1000, 900)}
}

// Windows are sizes from the smallest phone to the largest screen.
func Windows() []shell.View {
	var all []shell.View
	for _, size := range [][2]float32{
		{320, 568}, {360, 640}, {390, 844}, {430, 932}, {600, 960}, {768, 1024}, {900, 900}, {1000, 900}, {820, 1180},
		{640, 480}, {667, 375}, {844, 390}, {800, 600}, {1024, 768},
		{1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3440, 1440}, {3840, 2160}, {1080, 1920},
	} {
		all = append(all, shelltest.Window(size[0], size[1]))
	}
	return append(all,
		shell.View{W: 1170, H: 2532, Scale: 3, Top: 141, Bottom: 102}, shell.View{W: 2532, H: 1170, Scale: 3, Left: 141, Right: 141, Bottom: 63},
		shell.View{W: 2560, H: 1440, Scale: 2}, shell.View{W: 1280, H: 720, Scale: 1, Left: 20, Top: 32, Right: 28, Bottom: 24})
}

// WantApart checks that the parts of a layout stand inside the window and do not
// overlap. The one named sheet may reach so many pixels below the window.
func WantApart(t testing.TB, v shell.View, parts map[string]scene.Rect, below float32) {
	t.Helper()
	shelltest.Apart(t, v, parts)
	for part, r := range parts {
		low := v.H - v.Bottom + .5
		if part == "sheet" {
			low += below
		}
		if r.H <= 0 || r.X < v.Left-.5 || r.Y < v.Top-.5 || r.X+r.W > v.W-v.Right+.5 || r.Y+r.H > low {
			t.Errorf("%s: %s is at %v, not inside the window", shelltest.Name(v), part, r)
		}
	}
}
