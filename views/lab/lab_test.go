package lab

import (
	"errors"
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab/labtest"
	"parlor/views/shell"
)

func tools(w, h float32) *Tools {
	return New(scene.NewBook(), kit.Slate, NewPlan(shell.View{W: w, H: h, Scale: 1}))
}

// words gives a prose's words line by line.
func (p *Prose) words() string {
	var text strings.Builder
	for i, q := range p.pieces {
		switch before := p.pieces[max(i-1, 0)]; {
		case i == 0:
		case q.y > before.y:
			text.WriteString("/")
		case q.x > before.x+before.w+1:
			text.WriteString(" ")
		}
		text.WriteString(q.Text)
	}
	return text.String()
}

func TestProse(t *testing.T) {
	k := tools(1280, 720)
	red := raster.Hex(0xff0000)
	for _, c := range []struct {
		spans []Span
		width float32
		want  string
	}{
		{[]Span{{Text: "one two"}}, 500, "one two"},
		{[]Span{{Text: "one "}, {Text: "two", Bold: true}, {Text: ", three"}}, 500, "one two, three"},
		{[]Span{{Text: "(a "}, {Text: "b", Ink: red}, {Text: " and "}, {Text: "c", Bold: true}, {Text: ")."}}, 500, "(a b and c)."},
		{[]Span{{Text: "Cell 77", Fill: red}, {Text: " is next"}}, 500, "Cell 77 is next"},
		{[]Span{{Text: "one two three"}}, 60, "one two/three"},
		{[]Span{{Text: "one two "}, {Text: "three", Bold: true}, {Text: "."}}, k.Font(raster.Text, 14).Width("one two ") + k.Font(raster.TextBold, 14).Width("three") + 1, "one two/three."},
		{nil, 60, ""},
	} {
		p := k.Prose(c.spans, 14, c.width)
		if got := p.words(); got != c.want {
			t.Errorf("%v became %q, want %q", c.spans, got, c.want)
		}
		for _, q := range p.pieces {
			if q.x+q.w > c.width {
				t.Errorf("%q reaches %v of %v", q.Text, q.x+q.w, c.width)
			}
		}
	}
}

func TestFading(t *testing.T) {
	k := tools(1280, 720)
	var f Fading
	var s scene.Scene
	show := func(now time.Duration) (letters int, least float32) {
		s.Reset(k.book)
		f.Show(k, &s, 0, 0, now)
		least = 1
		for _, m := range s.Marks {
			least = min(least, m.Sprite.Tint.A)
		}
		return len(s.Marks), least
	}
	f.Set(k.Prose([]Span{{Text: "abc"}}, 14, 100), 0, true)
	if n, a := show(0); n != 3 || a != 1 {
		t.Errorf("at once: %d letters, alpha %v", n, a)
	}
	f.Set(k.Prose([]Span{{Text: "de"}}, 14, 100), time.Second, false)
	if n, a := show(time.Second + fadeTime/2); n != 5 || a < .4 || a > .6 {
		t.Errorf("half way: %d letters, alpha %v", n, a)
	}
	if n, a := show(2 * time.Second); n != 2 || a != 1 {
		t.Errorf("after it: %d letters, alpha %v", n, a)
	}
}

func TestPlans(t *testing.T) {
	for _, c := range []struct {
		w, h  float32
		shape Shape
		px    float32
	}{
		{1280, 720, Wide, 1}, {1920, 1080, Wide, 1.5}, {3440, 1440, Wide, 2}, {844, 390, Tabbed, 1}, {1024, 768, Tabbed, 1},
		{390, 844, Tall, 1}, {320, 568, Tall, 1}, {768, 1024, Tall, 768. / 390}, {1000, 1000, Beside, 1000. / 844},
	} {
		p := NewPlan(shell.View{W: c.w, H: c.h, Scale: 1})
		if c.shape == Tall {
			c.px = max(1, min(c.w/390, c.h/844))
		}
		if p.Shape != c.shape || p.Px != c.px {
			t.Errorf("%v x %v is of shape %d at %v, want %d at %v", c.w, c.h, p.Shape, p.Px, c.shape, c.px)
		}
	}
}

func TestEntry(t *testing.T) {
	var e Entry
	e.Open(5, "012345678ab")
	for _, key := range []string{"Digit1", "Numpad2", "KeyA", "KeyZ", "F5", "Backspace", "Digit3", "Digit9", "KeyB", "Digit4", "Digit5", "Digit6"} {
		if e.Type(key) != Typed {
			t.Errorf("%s does more than type", key)
		}
	}
	if e.Text != "123b4" {
		t.Errorf("typed is %q", e.Text)
	}
	if e.Type("Enter") != Taken || !e.IsOpen() || e.Type("Escape") != Left || e.IsOpen() {
		t.Error("Enter takes, and Escape leaves")
	}
}

// Where there is room for no character, none is shown.
func TestEntryWithoutRoom(t *testing.T) {
	e, k := Entry{Text: "724506831"}, tools(60, 400)
	for _, width := range []float32{-5, 0, 24, 30} {
		var s scene.Scene
		s.Reset(scene.NewBook())
		e.Show(k, &s, scene.Rect{W: width, H: 30}, true, 0)
	}
}

func TestSheet(t *testing.T) {
	s := Sheet{down: 800, rest: 600, full: 100, slop: 3 * Slop}
	s.settle()
	settle := func(want float32) {
		t.Helper()
		for range 100 {
			s.Step(1./60, false)
		}
		if s.Top() != want {
			t.Errorf("the sheet is at %v, want %v", s.Top(), want)
		}
	}
	drag := func(from, to float32) {
		s.Point(shell.Pointing{Kind: shell.PointerPress, Y: from, Finger: 1}, true)
		s.Point(shell.Pointing{Kind: shell.PointerMove, Y: to, Finger: 1}, to > s.Top())
		s.Point(shell.Pointing{Kind: shell.PointerLift, Y: to, Finger: 1}, true)
	}
	drag(610, 500)
	settle(100)
	drag(110, 300)
	settle(600)
	drag(610, 700)
	settle(800)
	s.Raise()
	settle(600)
	drag(610, 625) // a tap, for a finger on a screen of three pixels a point
	settle(100)
	s.Lower()
	settle(600)
	if s.Point(shell.Pointing{Kind: shell.PointerPress, Y: 300}, false) {
		t.Error("the sheet hears a press above it")
	}
}

// steps is a trial of so many steps.
type steps int

func (s *steps) Step(n int) bool {
	*s -= steps(min(n, int(*s)))
	return *s == 0
}

func TestRace(t *testing.T) {
	var r Race
	begun := 0
	lane := func(n int) func() Trial {
		return func() Trial {
			begun++
			s := steps(n)
			return &s
		}
	}
	r.Start([]func() Trial{lane(10), nil, lane(100_000), lane(10)})
	if trial, done := r.Lane(3); trial != nil || done {
		t.Error("the fourth runs before its turn")
	}
	for r.Run() {
	}
	for i := range 4 {
		if trial, done := r.Lane(i); !done || (trial == nil) != (i == 1) {
			t.Errorf("lane %d: ended %v, with a trial %v", i, done, trial != nil)
		}
	}
	if begun != 3 {
		t.Errorf("%d trials are begun, want 3", begun)
	}
}

// All lines of a listing have one size, at which the longest fits, be it the marked one.
func TestListingHasOneSize(t *testing.T) {
	k := tools(1280, 720)
	lines := []string{"short", "  a line that is by far too long for its panel", "  short"}
	narrow := k.Font(raster.TextBold, 12).Width(strings.TrimSpace(lines[1])) + 32 // where the look of the pictures reaches 4 too far
	for _, width := range []float32{1000, 300, narrow} {
		for marked := -1; marked < len(lines); marked++ {
			var s scene.Scene
			s.Reset(k.book)
			k.Listing(&s, scene.Rect{W: width, H: 72}, lines, max(marked, 0), marked)
			_, font, bold := k.listingLook(lines, 13.5, width-4*k.Px)
			for i, line := range lines {
				font, words := font, strings.TrimSpace(line)
				if i == marked {
					font = bold
				}
				if !(&labtest.Stage{Scene: s}).Says(font, words) {
					t.Errorf("%v wide, line %d marked: %q has another size than %v", width, marked, words, font.Size())
				}
			}
			for _, m := range s.Marks {
				if right := m.Sprite.X + m.Sprite.W/2; m.Kind == scene.MarkSprite && right > width {
					t.Errorf("%v wide: a letter reaches %v", width, right)
				}
			}
		}
	}
}

func TestQuery(t *testing.T) {
	got := map[string]string{}
	take := func(field, value string) error {
		if value == "bad" {
			return errors.New("bad is no value")
		}
		got[field] = value
		return nil
	}
	if err := Query("board=12&goal=", take); err != nil || got["board"] != "12" || len(got) != 2 {
		t.Errorf("got %v, %v", got, err)
	}
	if err := Query("board=bad", take); err == nil || err.Error() != "board: bad is no value" {
		t.Errorf("the error is %v", err)
	}
}

func TestTips(t *testing.T) {
	var tip Tip
	if tip.Rest("a", 0) || tip.Rest("a", tipDelay/2) || !tip.Rest("a", tipDelay) || tip.Rest("b", tipDelay) || tip.Rest("", time.Hour) {
		t.Error("a tip comes after a rest on one thing")
	}
	k := tools(390, 844)
	var s scene.Scene
	for _, about := range []scene.Rect{{X: 0, Y: 0, W: 40, H: 40}, {X: 350, Y: 800, W: 40, H: 40}} {
		s.Reset(k.book)
		tip.Show(k, &s, about, "Title", "A text that is so long that it takes more than one line of a tip.")
		for _, m := range s.Marks {
			if x, y := m.Sprite.X, m.Sprite.Y; x < 0 || y < 0 || x > 390 || y > 844 || m.Sprite.W < 40 && about.Contains(x, y) {
				t.Errorf("a part of the tip about %v is at %v, %v", about, x, y)
			}
		}
	}
}
