package eight

import (
	"math"
	"slices"
	"strings"
	"testing"

	"parlor/games/eight"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/shell/shelltest"
)

// Every action that has a key can be explained, and no key has two.
func TestKeysOfTheCard(t *testing.T) {
	r := New()
	used, explained := map[string]string{}, map[string]bool{}
	for _, row := range r.Help() {
		for _, c := range row.Commands {
			explained[c] = true
		}
	}
	bound := map[string]bool{}
	for _, b := range r.Card().Keys {
		bound[b.Command] = true
		if len(b.Keys) == 0 || b.Label == "" {
			t.Errorf("%s has no key or no label", b.Command)
		}
		for _, key := range append(b.Keys, b.Pad...) {
			if other := used[key]; other != "" {
				t.Errorf("%s is for %s and for %s", key, other, b.Command)
			}
			used[key] = b.Command
		}
	}
	for c := range explained {
		if !bound[c] {
			t.Errorf("How to Play explains %s, which has no key", c)
		}
	}
	for _, c := range eight.Spec.Commands {
		has := bound[c.Name]
		switch c.Name {
		case "tile":
			has = bound["tile 1"] && bound["tile 8"]
		case "search":
			has = bound["nextSearch"]
		case "stepsPerTick":
			has = bound["pace"]
		case "pauseSolve": // Escape, which every lab has
			has = true
		}
		if !has {
			t.Errorf("no key gives %s", c.Name)
		}
	}
}

func TestEveryMethodHasACard(t *testing.T) {
	if len(methods) != len(eight.Methods()) || len(methods) != len(methodActions) {
		t.Fatalf("%d methods and %d actions, want %d", len(methods), len(methodActions), len(eight.Methods()))
	}
	names := map[string]bool{}
	for _, m := range eight.Methods() {
		if !slices.Contains(methods, m) {
			t.Errorf("%s is missing", methodName(m))
		}
		names[methodName(m)], names[briefName(m)] = true, true
	}
	if len(names) < len(methods) {
		t.Error("two methods have the same name")
	}
}

// Parts of explanations are shown in colours, and no letter of the text is lost.
func TestEmphasis(t *testing.T) {
	const text = "724 is expanded (5 so far and at least 13 to go make 18): of its 4 neighbours, 2 are new, 1 is reached by a shorter way now and 1 is known already."
	spans := standard.emphasize(text)
	var whole strings.Builder
	inks := map[string]raster.Color{}
	for _, s := range spans {
		whole.WriteString(s.Text)
		if s.Bold {
			inks[s.Text] = s.Ink
		}
	}
	if whole.String() != text {
		t.Errorf("the text became %q", whole.String())
	}
	for part, ink := range map[string]raster.Color{
		"2 are new": standard.fresh, "1 is reached by a shorter way now": standard.shorter, "1 is known already": standard.dull,
		"5 so far": standard.madeInk(), "13 to go": standard.guessInk(),
	} {
		if inks[part] != ink {
			t.Errorf("%q is not shown in its colour", part)
		}
	}
}

func TestEventsInWords(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	for _, c := range [][2]string{
		{"5 200ms", "Tile 5 slides. Board 724056831."}, {"R", "Board 724506831."}, {"H", "20 moves left"}, {"E E", "Estimate: Manhattan."},
		{"S", "Search: Greedy."}, {"W", "Your own boards"}, {"Escape", "Closed."}, {"T", "All searches."}, {"V", "Marks are hidden."}, {"P", "10 Steps a tick."},
	} {
		s.TakeSpoken()
		s.Do(c[0])
		if got := s.TakeSpoken(); !strings.Contains(got, c[1]) {
			t.Errorf("%s is spoken as %q, want %q", c[0], got, c[1])
		}
	}
}

// What colours tell is told by words too.
func TestFatesDiffer(t *testing.T) {
	words := map[string]bool{}
	for _, f := range fates {
		words[f.word] = true
	}
	if len(words) != len(fates) {
		t.Error("two fates have the same word")
	}
}

// In every scheme the marks on the tiles, the boards' rings and the bars differ in
// lightness from what they lie on: at least 3 to 1, as pieces must.
func TestSchemesHaveContrast(t *testing.T) {
	for _, scheme := range session.Schemes {
		p := paletteOf(scheme)
		for what, c := range map[string][2]raster.Color{
			"tile on the well": {p.ivory[1], p.well}, "numeral on a tile": {p.numeral, p.ivory[1]}, "mark on a tile": {p.away, p.ivory[1]},
			"home on a tile": {p.home, p.ivory[1]}, "moved on the well": {p.moved, p.well}, "numeral on moved": {p.numeral, p.moved},
			"new": {p.fresh, p.dress.PanelBottom}, "shorter": {p.shorter, p.dress.PanelBottom}, "known": {p.dull, p.dress.PanelBottom},
			"g": {p.made, p.dress.PanelBottom}, "h": {p.guessed, p.dress.PanelBottom},
		} {
			if got := contrastOf(c[0], c[1]); got < 3 {
				t.Errorf("%s: %s has a contrast of %.1f", scheme, what, got)
			}
		}
	}
}

// contrastOf is the contrast of two colours as WCAG 2 reckons it.
func contrastOf(a, b raster.Color) float64 {
	luminance := func(c raster.Color) float64 {
		linear := func(v float32) float64 {
			if v <= .04045 {
				return float64(v) / 12.92
			}
			return math.Pow((float64(v)+.055)/1.055, 2.4)
		}
		return .2126*linear(c.R) + .7152*linear(c.G) + .0722*linear(c.B)
	}
	x, y := luminance(a), luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}
