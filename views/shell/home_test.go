package shell_test

import (
	"testing"
	"time"

	"parlor/scene"
	"parlor/views/shell"
)

// Drawing what is seen through the windows of the doors takes a while, so the first
// frame waits for none of them, and one more comes up in each frame.
func TestOneWindowLightsUpAFrame(t *testing.T) {
	for name, v := range map[string]shell.View{
		"doors": {W: 1290, H: 720, Scale: 1}, // another window than before: all is drawn anew
		"cards": {W: 390, H: 844, Scale: 1},
	} {
		p := sitDown(t, &device{files: map[string]string{}}, 3, false)
		p.view = v
		want := scene.Rect{W: 200, H: 308}
		if name == "cards" {
			want = scene.Rect{W: 150, H: 148}
		}
		windows := func() (n int, faintest float32) {
			faintest = 1
			for _, m := range p.scene.Marks {
				if w, h := p.scene.Book.Size(m.Sprite.Pic); m.Kind == scene.MarkSprite && near(w, want.W) && near(h, want.H) {
					n, faintest = n+1, min(faintest, m.Sprite.Tint.A)
				}
			}
			return n, faintest
		}
		for frame := range 4 {
			p.frame()
			if n, _ := windows(); n != frame {
				t.Errorf("%s: frame %d shows %d windows", name, frame, n)
			}
		}
		p.wait(time.Second)
		if n, faintest := windows(); n != 3 || faintest != 1 {
			t.Errorf("%s: after a second there are %d windows, lit %v", name, n, faintest)
		}
	}
}

func near(pixels int, want float32) bool { return float32(pixels) >= want && float32(pixels) <= want+2 }
