package maze

import (
	"strings"
	"testing"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell/shelltest"
)

const large = "maze?random=terrain&size=64x64&seed=7"

// On cells that are too small for pictures, the Camp and the Tower are signs that reach
// over their neighbours, and the current cell has a dark backing that the Tower has not.
func TestSignsOnSmallCells(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), large)
	s.Do("Space*60 300ms")
	p, m := &s.room.plot, s.game().Map()
	if p.level != flat {
		t.Fatalf("cells of %v have pictures", p.u)
	}
	signs := s.room.sizes.of(signSide)
	for cell, pic := range map[int]scene.Pic{m.Camp: signs.camp, m.Tower: signs.tower} {
		at := p.place(cell)
		found := false
		for _, mark := range s.Scene.Marks {
			if q := mark.Sprite; mark.Kind == scene.MarkSprite && q.Pic == pic {
				found = q.W >= 3*p.u && kit.Abs(q.X-at.X) < q.W/2 && kit.Abs(q.Y-at.Y) < q.H/2
			}
		}
		if !found {
			t.Errorf("the sign of cell %d is not shown on it", cell)
		}
	}
	if n := s.Pictures(signs.plate); n != 2 {
		t.Errorf("%d signs have a plate", n)
	}
	r := p.place(s.game().CurrentCell()).Inset(-2)
	backed := false
	for _, v := range s.Scene.Vertices {
		backed = backed || v.Color == night && v.X == r.X-1 && v.Y == r.Y-1
	}
	if !backed {
		t.Error("the current cell has no dark backing")
	}
}

// The name of a cell has air at both sides on its chip, however many digits it has.
func TestNamesFitOnChips(t *testing.T) {
	for _, address := range []string{"maze", large} {
		for _, v := range windows() {
			s := enter(t, v, address)
			s.Do("Space*60 300ms")
			at, ok := s.Spots["chip 0"]
			if !ok { // behind a tab
				continue
			}
			name := s.room.facts.chips[0].name
			if air := at.W - s.room.tools.Font(raster.Text, 12).Width(name); air < 8*s.room.tools.Px {
				t.Errorf("%s, %s: %q leaves %v of a chip of %v", address, shelltest.Name(v), name, air, at.W)
			}
		}
	}
}

// Another size makes no map before one is asked for, and the page says so, in every
// window.
func TestAnotherSizeSaysWhatMakesIt(t *testing.T) {
	for _, v := range windows() {
		s := enter(t, v, "maze")
		s.Do("N 1s")
		if _, ok := s.Spots["columns 1"]; !ok {
			t.Fatalf("%s: there is no page of maps", shelltest.Name(v))
		}
		s.TakeSpoken()
		s.Click("columns 1")
		s.Frame()
		if got := s.TakeSpoken(); !strings.Contains(got, "13 by 8. Road, Maze or Terrain makes it.") {
			t.Errorf("%s: another size is spoken as %q", shelltest.Name(v), got)
		}
		if m := s.game().Map(); m.Columns != 12 {
			t.Errorf("%s: the map is %d wide already", shelltest.Name(v), m.Columns)
		}
		if label := s.room.tools.Font(raster.TextBold, 12).Tracked(.9 * s.room.tools.Px); !s.Says(label, "PRESS ONE TO MAKE 13 x 8") {
			t.Errorf("%s: what makes it is not told", shelltest.Name(v))
		}
	}
}
