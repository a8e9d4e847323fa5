package cascade

import (
	"testing"

	"parlor/scene"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// gesturesShown gives the signs of the gestures at the foot, as they are shown.
func (s *stage) gesturesShown() []scene.Sprite {
	var pics []scene.Pic
	for at, pic := range s.room.play.icons.made {
		if at.icon >= swipeIcon && at.icon <= flickUpIcon {
			pics = append(pics, pic)
		}
	}
	return s.Sprites(pics...)
}

// On touch the foot says what fingers do, whether keys are shown or not: below the
// well, and not where a practice has its button.
func TestGesturesAtTheFoot(t *testing.T) {
	for _, c := range []struct {
		w, h              float32
		device            shell.Device
		buttons, practice bool
		want              int
	}{
		{w: 390, h: 844, device: shell.Touch, want: 4},
		{w: 768, h: 1024, device: shell.Touch, want: 4},
		{w: 1280, h: 720, device: shell.Touch, want: 4},
		{w: 1280, h: 720, device: shell.Touch, practice: true, want: 4},
		{w: 390, h: 844, device: shell.Touch, practice: true},
		{w: 768, h: 1024, device: shell.Touch, practice: true},
		{w: 390, h: 844, device: shell.Touch, buttons: true},
		{w: 390, h: 844, device: shell.Keyboard},
	} {
		v := shelltest.Window(c.w, c.h)
		v.Buttons = c.buttons
		s := newStage(t, v)
		s.Frame.Device, s.Frame.Hints = c.device, false
		s.Play("marathon", atOnce, "")
		if c.practice {
			s.Frame.Session.Practise()
			s.Draw(0)
		}
		shown := s.gesturesShown()
		if len(shown) != c.want {
			t.Errorf("%+v: %d gestures are shown", c, len(shown))
		}
		for _, g := range shown {
			if well := s.room.layout.well; g.Y < well.Y+well.H+s.room.layout.frame || g.X < 0 || g.X > v.W {
				t.Errorf("%+v: one is at %v, %v", c, g.X, g.Y)
			}
		}
	}
}
