package kit

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"parlor/scene"
	"parlor/scene/raster"
)

var dresses = map[string]*Dress{
	"wood": Wood, "paper": Paper, "slate": Slate, "water": Water, "mint": Mint, "velvet": Velvet, "contrast": Contrast,
}

func table(d *Dress, px, scale float32) (*Kit, *scene.Scene) {
	b := scene.NewBook()
	s := &scene.Scene{}
	s.Reset(b)
	return New(b, d, px, scale), s
}

// everything shows each widget in each state.
func everything(k *Kit, s *scene.Scene) {
	px := k.Px
	at := func(x, y, w, h float32) scene.Rect { return scene.Rect{X: x * px, Y: y * px, W: w * px, H: h * px} }
	k.Overlay(s, at(0, 0, 900, 600), false)
	k.Overlay(s, at(0, 0, 900, 600), true)
	k.Sunk(s, at(10, 10, 100, 40))
	k.Cell(s, at(10, 60, 30, 30))
	k.Plate(s, at(50, 60, 30, 30))
	k.Label(s, "ACTION", 10, 100)
	for i := range Pressed + 1 {
		y := 100 + 60*float32(i)
		k.Button(s, at(10, y, 120, 44), Face{Label: "Step", Size: 16}, i)
		k.Button(s, at(140, y, 200, 52), Face{Label: "Play", Size: 19, Icon: Play, Key: "Enter", Main: true}, i)
		k.Button(s, at(350, y, 44, 44), Face{Icon: Close}, i)
		k.Slider(s, 400*px, y*px, 200*px, float32(i)/3, i)
		k.Switch(s, 620*px, y*px, i%2 == 0, "On", i)
	}
	for name := range arrows {
		k.Cap(s, name, 10*px, 400*px, k.CapHeight())
	}
	k.Cap(s, "Left Shift", 50*px, 400*px, k.CapHeight())
	k.PadCap(s, "D-pad left", 150*px, 400*px)
	k.Slot(s, 300*px, 400*px)
	k.Listening(s, at(350, 380, 138, 35), "Press a key…", .7)
	words := []string{"One", "of", "several"}
	ground, parts := k.Several(words, 10*px, 440*px, 300*px)
	k.ShowSeveral(s, words, ground, parts, 1)
	k.Row(s, at(400, 440, 300, 39), true)
	k.ChosenRow(s, at(400, 480, 300, 39))
	card := Card{Title: "Standard", Lines: []string{"for most eyes"}, Dots: []raster.Color{white, white}}
	k.ShowCard(s, at(10, 500, 186, 76), card, true)
	k.ShowCard(s, at(210, 500, 186, 76), card, false)
	k.ScrollBar(s, at(700, 400, 20, 100), .2, .5)
	n := k.Notice("A notice that takes more than one line.", 200*px)
	k.ShowNotice(s, &n, 500*px, 520*px)
	for i := NoIcon; i <= Tick; i++ {
		k.Icon(s, i, 800*px, 100*px, k.Dress.Ink)
	}
}

// Every widget is painted, in every dress and at every scale, and once only.
func TestWidgetsArePainted(t *testing.T) {
	for name, d := range dresses {
		for _, px := range []float32{.3, 1, 1.07} {
			k, s := table(d, px, 1)
			everything(k, s)
			marks, pictures := len(s.Marks), s.Book.Len()
			everything(k, s)
			if s.Book.Len() != pictures || len(s.Marks) != 2*marks {
				t.Errorf("%s at %v: shown again, there are %d pictures and not %d", name, px, s.Book.Len(), pictures)
			}
			for key, pic := range k.made {
				if c := s.Book.Canvas(pic); !isPainted(c) && !(key.part == iconPart && Icon(key.variant) == NoIcon) {
					t.Errorf("%s at %v: the picture %+v is empty", name, px, key)
				}
			}
		}
	}
}

func isPainted(c *raster.Canvas) bool {
	for i := 3; i < len(c.Pix.Pix); i += 4 {
		if c.Pix.Pix[i] > 4 {
			return true
		}
	}
	return false
}

// States differ by more than their colours: in outline, place or mark.
func TestStatesDifferInShape(t *testing.T) {
	k, _ := table(Slate, 1, 1)
	button := func(state State) (shape string) {
		s := &scene.Scene{}
		s.Reset(k.book)
		k.Button(s, scene.Rect{X: 50, Y: 50, W: 100, H: 40}, Face{Label: "Step", Size: 16}, state)
		for _, m := range s.Marks {
			c := k.book.Canvas(m.Sprite.Pic)
			w, h := c.Size()
			shape += fmt.Sprint(m.Sprite.X, m.Sprite.Y, w, h, " ")
			for y := range h { // the silhouette
				if c.Pix.RGBAAt(w/2, y).A > 128 {
					shape += fmt.Sprint(y, " ")
					break
				}
			}
		}
		return shape
	}
	seen := map[string]State{}
	for state := Rest; state <= Pressed; state++ {
		shape := button(state)
		if other, ok := seen[shape]; ok {
			t.Errorf("the states %d and %d have the same outlines", state, other)
		}
		seen[shape] = state
	}
	on, off := k.picture(switchPart, switchedOn, 50, 26), k.picture(switchPart, 0, 50, 26)
	if a, b := k.book.Canvas(on).Pix.RGBAAt(13, 13), k.book.Canvas(off).Pix.RGBAAt(13, 13); a == b {
		t.Error("a switch has its knob in the same place, on and off")
	}
}

func luminance(c raster.Color) float64 {
	linear := func(v float32) float64 {
		if v <= .04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+.055)/1.055, 2.4)
	}
	return .2126*linear(c.R) + .7152*linear(c.G) + .0722*linear(c.B)
}

func contrast(a, b raster.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

// over gives a colour over an opaque one.
func over(c, ground raster.Color) raster.Color {
	a := c.A
	c.A = 1
	return ground.Mix(c, a)
}

func TestContrast(t *testing.T) {
	for name, d := range dresses {
		// What is told by the accent is a line or an icon.
		for _, ground := range []raster.Color{d.PanelTop, d.PanelBottom, d.Sunk, over(d.Wash, d.PanelTop)} {
			if got := contrast(d.Accent, ground); got < 3 {
				t.Errorf("%s: the accent has a contrast of %.1f to 1, want 3", name, got)
			}
		}
		panels := map[string]raster.Color{"the panel": d.PanelTop, "the panel's foot": d.PanelBottom, "the chosen row": over(d.Wash, d.PanelTop)}
		for ground, c := range panels {
			for what, ink := range map[string]raster.Color{"text": d.Ink, "second text": d.SecondInk} {
				if got := contrast(ink, c); got < 4.5 {
					t.Errorf("%s: %s on %s has a contrast of %.1f to 1, want 4.5", name, what, ground, got)
				}
			}
		}
		for what, c := range map[string][2]raster.Color{
			"text on buttons": {d.Ink, d.ButtonTop}, "text at the foot of buttons": {d.Ink, d.ButtonFoot},
			"text on the main button": {d.MainInk, d.MainTop}, "text at its foot": {d.MainInk, d.MainFoot},
			"text on what is sunk": {d.Ink, d.Sunk}, "second text on what is sunk": {d.SecondInk, d.Sunk},
			"letters on caps": {d.CapInk, d.CapFoot},
		} {
			if got := contrast(c[0], c[1]); got < 4.5 {
				t.Errorf("%s: %s has a contrast of %.1f to 1, want 4.5", name, what, got)
			}
		}
	}
}

func TestTextIsNeverSmall(t *testing.T) {
	for _, scale := range []float32{1, 2, 3} {
		k, _ := table(Wood, .3*scale, scale)
		for _, f := range []*scene.Font{k.Font(raster.Text, 12), k.Fit(raster.Title, 40, "far too wide for its place", 10), k.capFont(5)} {
			if f.Size() < leastPoints*scale {
				t.Errorf("text is %v pixels where a point has %v", f.Size(), scale)
			}
		}
	}
}

func TestHints(t *testing.T) {
	k, s := table(Water, 1, 1)
	names := map[string]string{"up": "Up", "down": "Down", "confirm": "Enter", "back": "Esc"}
	name := func(action string) string { return names[action] }
	hints := []Hint{
		{Actions: []string{"up", "down"}, Does: "choose", Rank: 2}, {Actions: []string{"confirm"}, Does: "press"},
		{Actions: []string{"whistle"}, Does: "whistle"}, {Actions: []string{"back", "whistle"}, Does: "close", Rank: 1},
	}
	caps := func(width float32) (n int, left, right float32) {
		s.Reset(s.Book)
		k.Hints(s, hints, name, 500, 10, width, white)
		left = 1000
		for _, m := range s.Marks {
			if m.Sprite.H == k.CapHeight() {
				n++
			}
			left, right = min(left, m.Sprite.X-m.Sprite.W/2), max(right, m.Sprite.X+m.Sprite.W/2)
		}
		return n, left, right
	}
	n, left, right := caps(1000)
	if n != 4 {
		t.Errorf("%d caps are shown for the four keys that there are", n)
	}
	if middle := (left + right) / 2; middle < 495 || middle > 505 {
		t.Errorf("the middle of the hints is %v, want 500", middle)
	}
	for _, c := range []struct {
		width float32
		want  int
	}{{right - left - 5, 2}, {10, 1}} {
		if n, _, _ := caps(c.width); n != c.want {
			t.Errorf("%d caps are shown in a width of %v, want %d", n, c.width, c.want)
		}
	}
}

func TestSeveralTakesLines(t *testing.T) {
	k, _ := table(Wood, 1, 1)
	words := []string{"Menus", "Cascade", "Maze", "8-Puzzle", "Soft Serve", "Gems"}
	for _, width := range []float32{1000, 300, 150, 20} {
		ground, parts := k.Several(words, 10, 10, width)
		for i, r := range parts {
			if r.X < ground.X || r.Y < ground.Y || r.X+r.W > ground.X+ground.W || r.Y+r.H > ground.Y+ground.H {
				t.Errorf("in %v, %s at %v is not on its ground %v", width, words[i], r, ground)
			}
			if i > 0 && r.X < parts[i-1].X+parts[i-1].W && r.Y < parts[i-1].Y+parts[i-1].H {
				t.Errorf("in %v, %s lies over the word before", width, words[i])
			}
		}
		if width >= 150 && ground.W > width {
			t.Errorf("the words take %v of %v", ground.W, width)
		}
	}
}

func TestWrap(t *testing.T) {
	k, _ := table(Wood, 1, 1)
	f := k.Font(raster.Text, 14)
	lines := Wrap(f, "  Backspace clears the slot,  Esc cancels. ", 120)
	if len(lines) < 2 {
		t.Errorf("the lines are %q", lines)
	}
	for _, l := range lines {
		if f.Width(l) > 120 {
			t.Errorf("%q is %v wide", l, f.Width(l))
		}
	}
}

// Rooms show hints while they are played.
func TestHintsAllocateNothing(t *testing.T) {
	k, s := table(Water, 1, 1)
	hints := []Hint{{Actions: []string{"up", "down"}, Does: "choose", Rank: 2}, {Actions: []string{"confirm"}, Does: "press"}}
	name := func(action string) string { return action }
	draw := func() {
		s.Reset(s.Book)
		k.Hints(s, hints, name, 500, 10, 900, white)
		k.Button(s, scene.Rect{X: 50, Y: 50, W: 100, H: 40}, Face{Label: "Step", Size: 16, Icon: Gear}, Chosen)
	}
	draw()
	if n := testing.AllocsPerRun(100, draw); n > 0 {
		t.Errorf("a frame of widgets allocates %v times", n)
	}
}

// Texts are cut between words, and a word that is too long for a line wherever it must.
func TestWrapCutsLongWords(t *testing.T) {
	k, _ := table(Slate, 1, 1)
	f := k.Font(raster.Text, 14)
	for text, least := range map[string]int{
		"One two three four five six": 2, "Copied: http://127.0.0.1:8080/#/maze?map=maze1.20x12.0.5": 3, "Ä": 1, "": 0,
	} {
		lines := Wrap(f, text, 120)
		if got := strings.Join(lines, ""); strings.ReplaceAll(got, " ", "") != strings.ReplaceAll(text, " ", "") || len(lines) < least {
			t.Errorf("%q is cut into %q", text, lines)
		}
		for _, line := range lines {
			if f.Width(line) > 120 {
				t.Errorf("%q is wider than its line", line)
			}
		}
	}
	if lines := Wrap(f, "iWi", 1); len(lines) != 3 {
		t.Errorf("where nothing fits the lines are %q", lines)
	}
}

// A button shows its key where there is room for it beside the label.
func TestAButtonsKeyGivesWayToItsLabel(t *testing.T) {
	marks := func(width float32, key string) int {
		k, s := table(Wood, 1, 1)
		k.Button(s, scene.Rect{X: 50, Y: 50, W: width, H: 40}, Face{Label: "Play", Size: 19, Icon: Play, Key: key, Main: true}, Rest)
		return len(s.Marks)
	}
	if marks(200, "Enter") <= marks(200, "") {
		t.Error("a wide button does not show its key")
	}
	if marks(108, "Enter") != marks(108, "") {
		t.Error("a narrow button shows a key over its label")
	}
}
