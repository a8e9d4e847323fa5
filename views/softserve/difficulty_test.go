package softserve

import (
	"testing"

	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// The menu tells what the difficulties of the specification change.
func TestDifferences(t *testing.T) {
	for mode, want := range map[string][3][2]string{
		"classic": {
			{"3 flavours, 5 cones, a popsicle every 8 pieces.", "1.5 rows a second."},
			{"4 flavours, 6 cones, a popsicle every 5 pieces.", "2 rows a second."},
			{"5 flavours, 6 cones, a popsicle every 4 pieces.", "2.5 rows a second, rising. No order is ready-made."},
		},
		"endless": {
			{"3 flavours, a popsicle every 8 pieces.", "1.5 rows a second."},
			{"4 flavours, a popsicle every 5 pieces.", "2 rows a second."},
			{"5 flavours, a popsicle every 4 pieces.", "2.5 rows a second, rising. No order is ready-made."},
		},
	} {
		for i, got := range differences(mode) {
			if got != want[i] {
				t.Errorf("%s of %s is told as %q, want %q", difficulties[i], mode, got, want[i])
			}
		}
	}
}

// What a difficulty changes is told under its name and above its best, for the modes
// and the practice, and follows the choice.
func TestDifferencesAreShown(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(844, 390), shelltest.Window(390, 844)} {
		s := newStage(t, v)
		letters := func(choice, level int) (n int) {
			s.Show(shell.Menu, s.room.Menu())
			s.Frame.Chosen, s.Frame.Level = choice, level
			s.Draw(0)
			plan := &s.room.menu.plan
			for _, m := range s.Scene.Marks {
				p := m.Sprite
				if m.Kind == scene.MarkSprite && p.Tint == s.room.colors.second && p.X > plan.info.X && p.Y > plan.words && p.Y < plan.best.Y {
					n++
				}
			}
			return n
		}
		for choice := range modeCount {
			easy, hard := letters(choice, 1), letters(choice, 3)
			if easy < 40 || hard < easy+20 {
				t.Errorf("%s: choice %d says %d letters about Easy, %d about Hard", shelltest.Name(v), choice, easy, hard)
			}
		}
		if n := letters(modeCount, 1); n != 0 {
			t.Errorf("%s: How to Play says %d letters about a difficulty", shelltest.Name(v), n)
		}
		if p := &s.room.menu.plan; p.words < p.steps.Y+p.steps.H || p.best.Y-p.words < kit.Floor(2*12*v.Scale) {
			t.Errorf("%s: there are %v pixels for two lines", shelltest.Name(v), p.best.Y-p.words)
		}
	}
}

// On touch the gestures of How to Play are in words in every row or in none, with
// the texts in one column; a phone on its side has room for them.
func TestGesturesOfHelp(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		s.Frame.Device = shell.Touch
		help, worded := &s.room.help, 0
		for i, r := range help.plan.rows {
			s.Scene.Reset(s.Book)
			help.showRow(&s.Scene, &s.Frame, &help.rows[i], r)
			letters := 0
			for _, c := range help.rows[i].Text {
				if c != ' ' {
					letters++
				}
			}
			if len(s.Scene.Marks) > letters+1 { // and the sign
				worded++
			}
		}
		if worded != 0 && worded != len(help.rows) || worded == 0 && (v.W == 844 || v.W == 390) {
			t.Errorf("%s: %d of %d gestures are in words", shelltest.Name(v), worded, len(help.rows))
		}
	}
}

// A practice is called one, and is measured against no best.
func TestPracticeIsCalledOne(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("timeAttack", fast, "")
	drawn := func() int {
		s.Scene.Reset(s.Book)
		best, ok := s.Frame.Best("timeAttack")
		s.room.hud.showStats(&s.Scene, s.game(), best, ok)
		return len(s.Scene.Marks)
	}
	played := drawn()
	s.Frame.Session.Practise()
	s.Draw(0)
	if got := drawn(); got >= played-len("28cones341piecesin65:12")/2 {
		t.Errorf("the counts of a practice take %d marks, those with a best %d", got, played)
	}
	if got := factsOf(s.game(), true); got != "PRACTICE, Normal" {
		t.Errorf("its pause says %q", got)
	}
	if got := factsOf(s.game(), false); got != "TIME ATTACK, Normal" {
		t.Errorf("the pause of a game that is none says %q", got)
	}
}
