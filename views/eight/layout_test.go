package eight

import (
	"fmt"
	"maps"
	"testing"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/lab/labtest"
	"parlor/views/shell/shelltest"
)

// parts are all places of a layout that are shown.
func (l *layout) parts() map[string]scene.Rect {
	all := map[string]scene.Rect{
		"back": l.bar.Back, "title": l.bar.Title, "status": l.bar.Status, "share": l.bar.Share, "help": l.bar.Help, "options": l.bar.Options,
		"board": l.board, "best": l.best, "hint": l.hint, "own": l.own, "marks": l.marks, "goal": l.goal, "counter": l.counter, "estimate": l.estimate,
		"one back": l.back, "step": l.step, "solve": l.solve, "new": l.fresh, "reset": l.reset, "pace": l.pace, "tray": l.tray,
		"why": l.why, "open": l.open, "code": l.code, "foot": l.foot, "sheet": l.sheet,
	}
	for i, r := range l.cards {
		all[fmt.Sprint("card ", i)] = r
	}
	maps.DeleteFunc(all, func(_ string, r scene.Rect) bool { return r.W <= 0 })
	return all
}

func TestLayout(t *testing.T) {
	for _, v := range labtest.Windows() {
		l := newLayout(v)
		parts := l.parts()
		labtest.WantApart(t, v, parts, 0)
		if l.slot != kit.Round(l.slot) || l.well.X != kit.Round(l.well.X) || l.well.Y != kit.Round(l.well.Y) {
			t.Errorf("%s: the slots of %v at %v are not on whole pixels", shelltest.Name(v), l.slot, l.well)
		}
		if l.Shape == lab.Wide && l.tray.H < .7*l.Safe.H*.98 {
			t.Errorf("%s: the tray is %v high", shelltest.Name(v), l.tray.H)
		}
		if l.Shape == lab.Tall && l.tray.W < .7*min(l.Safe.W, l.Safe.H/2) {
			t.Errorf("%s: the tray is %v wide", shelltest.Name(v), l.tray.W)
		}
		least := 48 * v.Scale
		if l.Shape != lab.Tall {
			least = 32 * v.Scale
		}
		for _, part := range []string{"back", "step", "solve", "new", "reset", "help"} {
			if r := parts[part]; r.H < least*.99 {
				t.Errorf("%s: %s is only %v high", shelltest.Name(v), part, r.H)
			}
		}
	}
}

// The numbers of the picture.
func TestLayoutOfThePicture(t *testing.T) {
	l := newLayout(shelltest.Window(1280, 720))
	for part, want := range map[string]scene.Rect{
		"back": {X: 16, Y: 14, W: 48, H: 48}, "status": {X: 208, Y: 12, W: 522, H: 54}, "goal": {X: 16, Y: 76, W: 176, H: 190},
		"counter": {X: 16, Y: 274, W: 176, H: 76}, "tray": {X: 208, Y: 76, W: 522, H: 522}, "why": {X: 748, Y: 76, W: 516, H: 252},
		"open": {X: 748, Y: 336, W: 256, H: 262}, "code": {X: 1012, Y: 336, W: 252, H: 262}, "card 0": {X: 208, Y: 608, W: 258, H: 64},
		"pace": {X: 16, Y: 608, W: 176, H: 64},
	} {
		if got := l.parts()[part]; got != want {
			t.Errorf("%s is at %v, want %v", part, got, want)
		}
	}
	if l.slot != 162 {
		t.Errorf("slots are %v, want 162", l.slot)
	}
}

// letters are the places of the letters of the last frame, and whether they are seen
// whole.
func (s *stage) letters() (list []scene.Rect) {
	clip := scene.Rect{W: s.View.W, H: s.View.H}
	icon := 2 * kit.Ceil(14*s.room.tools.Px)
	for _, m := range s.Scene.Marks {
		switch {
		case m.Kind == scene.MarkClip && m.Clip.W > 0:
			clip = m.Clip
		case m.Kind == scene.MarkClip:
			clip = scene.Rect{W: s.View.W, H: s.View.H}
		case m.Kind == scene.MarkSprite && !isWhite(m.Sprite.Tint) && m.Sprite.H < 40*s.room.tools.Px && m.Sprite.W != icon && m.Sprite.W != m.Sprite.H:
			r := scene.Rect{X: m.Sprite.X - m.Sprite.W/2, Y: m.Sprite.Y - m.Sprite.H/2, W: m.Sprite.W, H: m.Sprite.H}
			if r.Y < clip.Y+clip.H && r.Y+r.H > clip.Y && r.X < clip.X+clip.W {
				list = append(list, r)
			}
		}
	}
	return list
}

// isWhite says whether a picture is shown in its own colours.
func isWhite(c raster.Color) bool { return c.R == 1 && c.G == 1 && c.B == 1 }

// wantReadable checks that no text runs into another or out of the window.
func (s *stage) wantReadable(what string) {
	s.Helper()
	letters := s.letters()
	if len(letters) < 8 {
		s.Fatalf("%s: %s has only %d letters", shelltest.Name(s.View), what, len(letters))
	}
	for i, r := range letters {
		if r.X < 0 || r.Y < 0 || r.X+r.W > s.View.W {
			s.Errorf("%s: %s: a letter at %v is outside the window", shelltest.Name(s.View), what, r)
			return
		}
		for _, q := range letters[:i] {
			w := min(r.X+r.W, q.X+q.W) - max(r.X, q.X)
			h := min(r.Y+r.H, q.Y+q.H) - max(r.Y, q.Y)
			if w > 0 && h > 0 && w*h > .65*min(r.W*r.H, q.W*q.H) && min(r.W, q.W) > 3 && min(r.H, q.H) > 4 {
				s.Errorf("%s: %s: letters at %v and %v overlap", shelltest.Name(s.View), what, r, q)
				return
			}
		}
	}
}

func TestTextsAreReadable(t *testing.T) {
	for _, v := range labtest.Windows() {
		s := enter(t, v, start)
		s.Run(500 * time.Millisecond)
		s.wantReadable("the start")
		s.Do("Space*64 3s")
		for _, tab := range tabActions {
			if s.room.layout.Shape == lab.Wide {
				break
			}
			s.Click(tab)
			s.Run(time.Second)
			if s.room.layout.Shape == lab.Tall {
				s.wantOnlyReadable("the tab "+tab, s.panelMark(s.room.layout.sheet.W), scene.Rect{Y: s.room.sheet.Top(), W: v.W, H: v.H})
			} else {
				s.wantReadable("the tab " + tab)
			}
			if s.room.sheet.IsUp() {
				s.Tap("Escape")
				s.Run(time.Second)
			}
		}
		if s.room.layout.Shape == lab.Wide {
			s.wantReadable("64 Steps")
			s.Do("T 2s")
			s.wantOnlyReadable("the table", s.panelMark(s.room.layout.why.W), scene.Rect{X: s.room.layout.why.X, Y: s.room.layout.why.Y, W: s.room.layout.why.W, H: v.H})
			s.Tap("Escape")
		}
		s.Do("R 5 300ms")
		s.wantReadable("a move by hand")
		s.Do("R W 300ms")
		s.wantOnlyReadable("own boards", s.scrimMark(), s.room.own.panel)
		s.Tap("Escape")
		s.Tap("Slash")
		s.Run(500 * time.Millisecond)
		s.wantOnlyReadable("help", s.scrimMark(), s.room.help.Panel)
	}
}

// wantOnlyReadable is wantReadable for what stands on a panel over the room, shown
// from a mark on.
func (s *stage) wantOnlyReadable(what string, from int, panel scene.Rect) {
	s.Helper()
	marks := s.Scene.Marks
	s.Scene.Marks = marks[from:]
	s.wantReadable(what)
	for _, r := range s.letters() {
		if r.Y < panel.Y || r.Y+r.H > panel.Y+panel.H+1 || r.X < panel.X-1 || r.X+r.W > panel.X+panel.W+1 {
			s.Errorf("%s: %s: a letter at %v is outside the panel %v", shelltest.Name(s.View), what, r, panel)
			break
		}
	}
	s.Scene.Marks = marks
}

// scrimMark is the last mark that covers the window to its corner.
func (s *stage) scrimMark() (last int) {
	for i, m := range s.Scene.Marks {
		for _, u := range s.Scene.Vertices[m.First : m.First+m.Count] {
			if m.Kind == scene.MarkMesh && u.X >= s.View.W && u.Y >= s.View.H {
				last = i
			}
		}
	}
	return last
}

// panelMark is the mark of the last ground that is so wide.
func (s *stage) panelMark(width float32) (last int) {
	for i, m := range s.Scene.Marks {
		if m.Kind == scene.MarkSprite && m.Sprite.W >= width && m.Sprite.H > 100*s.room.tools.Px && m.Sprite.H < s.View.H {
			last = i
		}
	}
	return last
}
