package shelltest

import (
	"fmt"
	"testing"

	"parlor/scene"
	"parlor/views/shell"
)

// Window gives a window of one pixel a point.
func Window(w, h float32) shell.View { return shell.View{W: w, H: h, Scale: 1} }

// Windows gives sizes from the smallest phone to the largest screen, with round
// corners on some.
func Windows() []shell.View {
	var all []shell.View
	for _, size := range [][2]float32{
		{320, 480}, {320, 568}, {360, 640}, {375, 667}, {390, 844}, {412, 915}, {430, 932}, {480, 640}, {600, 800}, {600, 960},
		{768, 1024}, {810, 1080}, {800, 900}, {900, 900}, {480, 320}, {640, 480}, {667, 375}, {844, 390}, {800, 600}, {1024, 768},
		{1280, 720}, {1366, 768}, {1440, 900}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {2560, 720}, {3440, 1440}, {3840, 2160}, {1080, 1920},
	} {
		all = append(all, Window(size[0], size[1]))
	}
	for _, density := range []float32{1.5, 2, 3} {
		for _, size := range [][2]float32{{390, 844}, {844, 390}, {1280, 720}, {320, 568}} {
			all = append(all, shell.View{W: size[0] * density, H: size[1] * density, Scale: density})
		}
	}
	for _, size := range [][2]float32{{390, 844}, {844, 390}, {1280, 720}, {820, 1180}, {700, 700}} {
		all = append(all, shell.View{W: size[0], H: size[1], Scale: 1, Left: 20, Top: 32, Right: 28, Bottom: 24})
	}
	return append(all, shell.View{W: 1170, H: 2532, Scale: 3, Top: 141, Bottom: 102},
		shell.View{W: 2532, H: 1170, Scale: 3, Left: 141, Right: 141, Bottom: 63}, shell.View{W: 2560, H: 1440, Scale: 2})
}

// Name gives a window's size in words for messages.
func Name(v shell.View) string { return fmt.Sprintf("%gx%g", v.W, v.H) }

// Inside checks that rectangles are in the safe part of a window.
func Inside(t testing.TB, v shell.View, parts map[string]scene.Rect) {
	t.Helper()
	for part, r := range parts {
		if r.W <= 0 || r.H <= 0 || r.X < v.Left || r.Y < v.Top || r.X+r.W > v.W-v.Right || r.Y+r.H > v.H-v.Bottom {
			t.Errorf("%s: %s is at %v, not inside the window", Name(v), part, r)
		}
	}
}

// Apart checks that no two rectangles overlap.
func Apart(t testing.TB, v shell.View, parts map[string]scene.Rect) {
	t.Helper()
	for a, r := range parts {
		for b, q := range parts {
			if a < b && r.X < q.X+q.W && q.X < r.X+r.W && r.Y < q.Y+q.H && q.Y < r.Y+r.H {
				t.Errorf("%s: %s at %v and %s at %v overlap", Name(v), a, r, b, q)
			}
		}
	}
}

// DrawnInside checks that the pictures of marks, as far as clips show them, are inside
// a box, but for light, for what is as large as the box, and for so much of a picture's
// lesser side as is its own margin.
func DrawnInside(t testing.TB, v shell.View, marks []scene.Mark, box scene.Rect, margin float32, what string) {
	t.Helper()
	const all, glyph = 1e9, 1.5 // a glyph's own margin
	clip := scene.Rect{W: all, H: all}
	for _, m := range marks {
		p := m.Sprite
		if m.Kind == scene.MarkClip {
			if clip = m.Clip; clip.W == 0 {
				clip = scene.Rect{W: all, H: all}
			}
		}
		if m.Kind != scene.MarkSprite || p.Blend != scene.Over || p.W >= box.W-1 && p.H >= box.H-1 {
			continue
		}
		soft := glyph + margin*min(p.W, p.H)
		left, top := max(p.X-p.W/2, clip.X), max(p.Y-p.H/2, clip.Y)
		right, foot := min(p.X+p.W/2, clip.X+clip.W), min(p.Y+p.H/2, clip.Y+clip.H)
		if left < box.X-soft || top < box.Y-soft || right > box.X+box.W+soft || foot > box.Y+box.H+soft {
			t.Errorf("%s: a picture of %g x %g at (%g, %g) is not inside %s at %v", Name(v), p.W, p.H, p.X, p.Y, what, box)
			return
		}
	}
}
