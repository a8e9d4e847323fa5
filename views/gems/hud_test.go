package gems

import (
	"testing"

	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// Where no best is kept none is shown: a dash, and no way to it.
func TestNoBestYet(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844)} {
		s := newStage(t, v)
		s.Play("", `{}`, still("6"))
		h := &s.room.hud
		marks := func(has bool) (best, way int) {
			s.Frame.Best = func(string) (sim.Result, bool) { return sim.Result{Ranked: has, Rank: [3]int64{}}, has }
			s.Scene.Reset(s.Book)
			h.best(&s.Scene, 0, has, 28, 0, 0, 100)
			best = int(s.Scene.Marks[0].Sprite.H)
			s.Draw(0)
			return best, len(s.Sprites(h.track))
		}
		zero, way := marks(true)
		if way != 1 {
			t.Errorf("%s: the way to a best of 0 is shown %d times", shelltest.Name(v), way)
		}
		dash, none := marks(false)
		if none != 0 || dash > zero/2 {
			t.Errorf("%s: without a best the way to it is shown %d times, and a sign as high as %d, with one of 0 it is %d", shelltest.Name(v), none, dash, zero)
		}
	}
}

// The texts of How to Play stand in columns, on a screen and on a phone.
func TestHelpStandsInColumns(t *testing.T) {
	for _, c := range []struct {
		v shell.View
		d shell.Device
	}{{shelltest.Window(1280, 720), shell.Keyboard}, {shelltest.Window(1280, 720), shell.Touch}, {shelltest.Window(390, 844), shell.Touch}} {
		s := newStage(t, c.v)
		s.Frame.Device = c.d
		s.Frame.KeyNames = func(action string) []string { return []string{testKeys[action]} }
		help, columns := &s.room.help, map[float32]float32{}
		for i, r := range help.plan.rows {
			s.Scene.Reset(s.Book)
			help.showRow(&s.Scene, &s.Frame, &help.rows[i], r)
			text := r.X + r.W
			for _, m := range s.Scene.Marks {
				if p := m.Sprite; p.Tint == help.kit.Dress.Ink {
					text = min(text, p.X-p.W/2)
				}
			}
			if first, ok := columns[r.X]; ok && kit.Abs(text-first) > 3 {
				t.Errorf("%s: the text of row %d begins at %v, that above at %v", shelltest.Name(c.v), i+1, text, first)
			} else if !ok {
				columns[r.X] = text
			}
		}
	}
}
