package cascade

import (
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// What is seen beside the well, and on the screens without one.

func seePreviews(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(600, 800), shelltest.Window(390, 844), shelltest.Window(320, 480)} {
		s := newStage(t, v)
		s.Play("marathon", atOnce, `{"queue":"TIOSZJLT","held":"L"}`)
		h, g := &s.room.hud, s.game()
		for n := 1; n <= mostPreviews; n++ {
			from := len(s.Scene.Marks)
			h.showNext(&s.Scene, g, n, 1, false)
			crystals := 0
			var boxes []scene.Rect
			panel, first := h.nextPanel(n)
			for i, k := range g.Queue(n) {
				x, y, size := h.slot(i, n, k, first)
				box := scene.Rect{X: x - 1.5*kit.Floor(size), Y: y - kit.Floor(size), W: 3 * kit.Floor(size), H: 2 * kit.Floor(size)}
				if k == cascade.I {
					box = scene.Rect{X: x - 2*kit.Floor(size), Y: y - kit.Floor(size)/2, W: 4 * kit.Floor(size), H: kit.Floor(size)}
				}
				if in := panel.Inset(2); box.X < in.X || box.Y < in.Y || box.X+box.W > in.X+in.W || box.Y+box.H > in.Y+in.H {
					t.Errorf("%s: piece %d of %d at %v is not in the panel at %v", shelltest.Name(v), i+1, n, box, panel)
				}
				for _, other := range boxes {
					if box.X < other.X+other.W && other.X < box.X+box.W && box.Y < other.Y+other.H && other.Y < box.Y+box.H {
						t.Errorf("%s: piece %d of %d lies on another", shelltest.Name(v), i+1, n)
					}
				}
				boxes = append(boxes, box)
			}
			for _, m := range s.Scene.Marks[from:] {
				for _, c := range s.room.atlas.sizes {
					if m.Kind == scene.MarkSprite && slices.Contains(c.whole[1:], m.Sprite.Pic) {
						crystals++
					}
				}
			}
			if crystals != 4*n {
				t.Errorf("%s: %d crystals are shown for %d pieces to come", shelltest.Name(v), crystals, n)
			}
		}
		s.press(cascade.Hold)
		var alpha float32
		from := len(s.Scene.Marks)
		h.showHold(&s.Scene, g, false)
		for _, m := range s.Scene.Marks[from:] {
			for _, c := range s.room.atlas.sizes {
				if m.Sprite.Pic == c.whole[cascade.T] {
					alpha = m.Sprite.Tint.A
				}
			}
		}
		near(t, shelltest.Name(v)+": the held piece that was used", alpha, .35)
	}
}

func seeHighlight(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	for screen, choices := range map[shell.Screen][]shell.Choice{shell.Menu: s.room.Menu(), shell.Results: shelltest.Results} {
		if s.Play("marathon", atOnce, ""); screen == shell.Menu {
			s.Frame.Session = nil
		}
		for i := range choices {
			s.Frame.Screen, s.Frame.Choices, s.Frame.Chosen = screen, choices, i
			s.Draw(0)
			s.Draw(time.Second)
			highlights := 0
			for size, pic := range s.room.page.glass.made {
				for _, m := range s.Sprites(pic) {
					if size.kind == chosen {
						highlights++
						if r := s.Areas[shell.Button(i)]; kit.Abs(m.Y-r.Y-r.H/2) > 1 {
							t.Errorf("screen %d: the highlight is at %v, choice %d at %v", screen, m.Y, i, r.Y+r.H/2)
						}
					}
				}
			}
			if highlights != 1 {
				t.Errorf("screen %d: %d highlights", screen, highlights)
			}
		}
	}
}

func seeResults(t *testing.T) {
	s, _ := onStage(t, "sprint40", `{"well":["JJJLLLSSS."],"lines":39,"queue":"ITS"}`)
	ribbon := func() int {
		s.Show(shell.Results, shelltest.Results)
		s.Draw(time.Second)
		return len(s.Sprites(s.room.results.ribbon))
	}
	if ribbon() != 0 {
		t.Error("a ribbon without a new best")
	}
	s.Frame.NewBest = true
	if ribbon() != 1 {
		t.Error("no ribbon for a new best")
	}
	var labels []string
	for _, line := range resultLines(s.game(), s.game().Result()) {
		labels = append(labels, line.label)
	}
	if want := []string{"LINES", "LEVEL", "TIME", "CASCADES", "TWISTS", "BEST COMBO"}; !slices.Equal(labels, want) {
		t.Errorf("the results show %v, want %v", labels, want)
	}
	if title := s.room.results.titles[s.game().Result().Title]; title == nil || len(s.Sprites(title.pic)) != 1 {
		t.Errorf("the title %q is not shown", s.game().Result().Title)
	}
}

func seeBlink(t *testing.T) {
	for _, c := range []struct{ at, want float32 }{{0, 1}, {.2, 1 - .9*.125}, {.4, .55}, {.8, .1}, {1.2, .55}, {1.6, 1}, {2.4, .1}} {
		near(t, "the prompt", blink(c.at), c.want)
	}
}

func seeDrift(t *testing.T) {
	s := newStage(t, shelltest.Window(1200, 720))
	d := &s.room.title.drifters
	for i := range d.each {
		o := &d.each[i]
		small := i < columnDrifters
		if !small && (o.scale < .9 || o.scale > 1.7 || o.fall < 1.6 || o.fall > 2.7) || kit.Abs(o.spin) > 40 || o.alpha < .55 || o.alpha > .9 {
			t.Errorf("crystal %d has %+v", i, *o)
		}
	}
	// 60 units are the width; a crystal falls as fast as it says.
	s.Frame.Screen = shell.Title
	y := func(at float32) float32 {
		s.Scene.Reset(s.Book)
		d.show(&s.Scene, at)
		return s.Scene.Marks[len(s.Scene.Marks)-1].Sprite.Y
	}
	last := &d.each[len(d.each)-1]
	if moved := y(1.1) - y(1); moved > 0 {
		near(t, "units a second", moved/.1/20, last.fall)
	}
}

func seeBubbles(t *testing.T) {
	s := newStage(t, shelltest.Window(1200, 720))
	b := &s.room.water.bubbles
	at := func(i int, now float32) scene.Sprite {
		s.Scene.Reset(s.Book)
		b.show(&s.Scene, now)
		return s.Scene.Marks[i].Sprite
	}
	for i := range b.each {
		o := &b.each[i]
		p, q := at(i, 1), at(i, 1.5)
		if o.size < .22 || o.size > .85 {
			t.Errorf("bubble %d has the size %v", i, o.size)
		}
		near(t, "alpha", p.Tint.A, .35+.55*o.size)
		if q.Y < p.Y { // it has not begun again
			near(t, "units a second", (p.Y-q.Y)/.5/20, .656+2.156*o.size)
			if sway := kit.Abs(q.X-p.X) / .5 / 20; sway > .751 {
				t.Errorf("bubble %d sways by %v units a second, want .75", i, sway)
			}
		}
	}
}

func seeHelp(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	named := func(screen shell.Screen) map[string]bool {
		asked := map[string]bool{}
		s.Frame.KeyName = func(action string) string { asked[action] = true; return testKeys[action] }
		s.Show(screen, s.room.Menu())
		return asked
	}
	menu, help := named(shell.Menu), named(shell.Help)
	for _, action := range []string{"up", "down", "confirm", "back"} {
		if !menu[action] || help[action] != (action == "back") {
			t.Errorf("the key for %q: shown in the menu %v, over How to Play %v", action, menu[action], help[action])
		}
	}
}

func seeInfo(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	for i, c := range s.room.Menu() {
		s.Show(shell.Menu, s.room.Menu())
		s.Frame.Chosen = i
		s.Draw(0)
		for j := range s.room.menu.titles {
			if got := len(s.Sprites(s.room.menu.titles[j].pic)); (got == 1) != (i == j) {
				t.Errorf("while %s is chosen, the title of choice %d is shown %d times", c.Label, j, got)
			}
		}
		sunken := map[slab]int{}
		for size, pic := range s.room.page.glass.made {
			sunken[size.kind] += len(s.Sprites(pic))
		}
		if (sunken[sunk] == 1) != (len(c.Steps.Names) > 0) || (sunken[sunkGold] == 1) != (c.BestKey != "") {
			t.Errorf("%s shows %d start levels and %d bests", c.Label, sunken[sunk], sunken[sunkGold])
		}
	}
}

func seeStats(t *testing.T) {
	for mode, want := range map[string]string{
		"marathon": "SCORE 7, LEVEL 1, LINES 3, TIME 0:00, PIECES 0",
		"sprint40": "SCORE 7, GOAL 40 LINES, LINES LEFT 37, TIME 0:00.00, PIECES 0",
		"ultra":    "SCORE 7, LEVEL 1, LINES 3, TIME LEFT 2:00, PIECES 0",
		"zen":      "SCORE 7, RESETS 0, LINES 3, TIME 0:00, PIECES 0",
	} {
		s, _ := onStage(t, mode, `{"lines":3}`)
		var got []string
		for _, line := range stats(s.game(), 7) {
			got = append(got, line.label+" "+line.value.String()+line.unit)
		}
		if text := strings.Join(got, ", "); text != want {
			t.Errorf("%s shows %q, want %q", mode, text, want)
		}
	}
	time, score := bestFigures(true, 0, false), bestFigures(false, 0, false)
	if time.String() != "--:--" || score.String() != "---" {
		t.Errorf("no best is shown as %q, and as %q where it is a score", time.String(), score.String())
	}
}
