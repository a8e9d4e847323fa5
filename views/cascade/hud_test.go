package cascade

import (
	"testing"

	"parlor/scene"
	"parlor/sim"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// A practice is called one, whatever its mode, and shows no best: it sets none.
func TestPracticeIsCalledOne(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(600, 800), shelltest.Window(390, 844)} {
		s := newStage(t, v)
		s.Play("zen", atOnce, "")
		h, g := &s.room.hud, s.game()
		drawn := func() (bests int) {
			s.Scene.Reset(s.Book)
			if s.room.layout.phone {
				h.showHeader(&s.Scene, g, 7, sim.Result{}, false)
			} else {
				h.showBest(&s.Scene, g, sim.Result{}, false)
				return len(s.Scene.Marks)
			}
			for _, m := range s.Scene.Marks {
				if m.Kind == scene.MarkSprite && m.Sprite.Tint == s.room.colors.gold {
					bests++
				}
			}
			return bests
		}
		if got := modeTitle(g, h.practice); got != "ZEN" || drawn() == 0 {
			t.Errorf("%s: a game that is no practice is called %s, with %d marks for its best", shelltest.Name(v), got, drawn())
		}
		s.Frame.Session.Practise()
		s.Draw(0)
		if got := modeTitle(g, h.practice); got != "PRACTICE" || drawn() != 0 {
			t.Errorf("%s: a practice is called %s, with %d marks for a best", shelltest.Name(v), got, drawn())
		}
		if got := factsOf(g, true); got != "Practice, 0:00 played" {
			t.Errorf("its pause says %q", got)
		}
	}
}

// Numbers that stand still take the widths of their own digits: what is wide in a
// score is not its 1.
func TestGoldNumbersStandTogether(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	n := s.room.hud.gold[0]
	one, eight := whole(1), whole(8)
	if n.width(&one) > .8*n.width(&eight) {
		t.Errorf("a golden 1 takes %v, an 8 %v", n.width(&one), n.width(&eight))
	}
}
