package cascade

import (
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/shell"
)

// What is seen of the entries of the source text, with the numbers that it gives.

// onStage plays a game in a wide window.
func onStage(t *testing.T, mode, setup string) (*stage, *effects) {
	s := newStage(t, window(1280, 720))
	s.play(mode, atOnce, setup)
	return s, &s.room.effects
}

// count gives how many particles of a look there are, some of them not born yet.
func (p *particles) count(l look) (n int) {
	for i := range p.all {
		if p.all[i].life > 0 && p.all[i].look == l {
			n++
		}
	}
	return n
}

// near checks a number.
func near(t *testing.T, what string, got, want float32) {
	t.Helper()
	if abs(got-want) > .0005 {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// shown gives the sprites with a picture.
func (s *stage) shown(p scene.Pic) (found []scene.Sprite) {
	for _, m := range s.scene.Marks {
		if m.Kind == scene.MarkSprite && m.Sprite.Pic == p {
			found = append(found, m.Sprite)
		}
	}
	return found
}

func seeWell(t *testing.T) {
	s, _ := onStage(t, "marathon", nearlyFull)
	l := s.room.layout
	if l.well.W != 10*l.u || l.well.H != 20*l.u {
		t.Errorf("the well is %v x %v, want 10 x 20 cells of %v", l.well.W, l.well.H, l.u)
	}
	for k := cascade.I; k <= cascade.Z; k++ {
		for _, m := range s.shown(s.room.well.crystals.whole[k]) {
			column, row := (m.X-l.well.X)/l.u-.5, (l.well.Y+l.well.H-m.Y)/l.u-.5
			if m.X > l.well.X+l.well.W || row > 5 {
				continue // the falling piece, and previews
			}
			if column != round(column) || row != round(row) || s.game().At(int(column), int(row)) != k {
				t.Errorf("%s is drawn at column %v, row %v of the well", k, column, row)
			}
		}
	}
}

func seeGhost(t *testing.T) {
	s, _ := onStage(t, "marathon", `{"queue":"TIO"}`)
	if n := len(s.cells(s.room.well.crystals.ghost)); n != 4 {
		t.Errorf("the ghost has %d crystals, want 4", n)
	}
	s.handling[ghost] = 0
	s.show(shell.Pause, testPause)
	s.show(shell.Play, nil)
	if n := len(s.cells(s.room.well.crystals.ghost)); n != 0 {
		t.Errorf("a ghost that is not wanted has %d crystals", n)
	}
}

func seeCells(t *testing.T) {
	s, e := onStage(t, "marathon", `{"queue":"OTS"}`)
	s.press(cascade.HardDrop)
	sparks := e.particles.count(spark) - 4*8 // less the Drop Trail
	if flares := e.particles.count(flare); flares != 4 || sparks != 4*6 {
		t.Errorf("Lock Glint has %d sparks and %d stars for four crystals, want 24 and 4", sparks, flares)
	}
	near(t, "the pop at first", e.popOf(4, 0), 1.22)
	s.run(100 * time.Millisecond)
	near(t, "the pop half way, quad out", e.popOf(4, 0), 1.22-.22*.75)
	s.run(100 * time.Millisecond)
	near(t, "the pop at its end", e.popOf(4, 0), 1)

	s, e = onStage(t, "marathon", nearlyFull)
	s.clearFour()
	if e.particles.count(shard) != 40*6 || e.particles.count(flare) != 0 {
		t.Errorf("40 crystals burst into %d shards and %d glints, want 240 and none", e.particles.count(shard), e.particles.count(flare))
	}
	for i := range e.particles.all {
		if q := &e.particles.all[i]; q.look == shard && q.life > 0 && q.kind != s.game().At(int(q.x), int(q.y)) {
			t.Fatalf("a shard of %s comes out of a crystal %s", q.kind, s.game().At(int(q.x), int(q.y)))
		}
	}
	if n := len(s.cells(s.room.well.crystals.shatter)); n != 40 {
		t.Errorf("%d crystals show that they shatter, want 40", n)
	}
}

func seeStreaksFade(t *testing.T) {
	s, e := onStage(t, "marathon", `{"queue":"OTS"}`)
	s.press(cascade.HardDrop)
	at := e.now
	// The alpha at the foot of the streak, quad in from .95 to 0 in .26 s.
	for _, c := range []struct{ after, want float32 }{{0, .95}, {.13, .95 * .75}, {.26, 0}, {.31, -1}} {
		e.now = at + c.after
		s.scene.Reset(s.book)
		e.showStreaks(&s.scene, s.room.well.field, s.room.colors)
		got := float32(-1)
		for _, v := range s.scene.Vertices {
			got = max(got, v.Color.A/streakFoot)
		}
		near(t, "the streak's alpha", got, c.want)
	}
}

func seeHardDrop(t *testing.T) {
	s, e := onStage(t, "marathon", `{"queue":"OTS"}`)
	for e.shake.strength == 0 {
		s.press(cascade.HardDrop)
	}
	near(t, "strength", e.shake.strength, .004)
	near(t, "seconds", e.shake.seconds, .12)
}

func seeStreaks(t *testing.T) {
	s, e := onStage(t, "marathon", `{"queue":"OTS"}`)
	rows := float32(s.game().LandingRow())
	p, _ := s.game().Piece()
	rows = float32(p.Row) - rows
	s.press(cascade.HardDrop)
	s.scene.Reset(s.book)
	e.showStreaks(&s.scene, s.room.well.field, s.room.colors)
	high, low := s.scene.Vertices[0].Y, s.scene.Vertices[0].Y
	for _, v := range s.scene.Vertices {
		high, low = min(high, v.Y), max(low, v.Y)
		if c := v.Color.Alpha(1 / max(v.Color.A, .001)); c.R < standard.kinds[cascade.O].R || c.B <= standard.kinds[cascade.O].B {
			t.Fatalf("the streak of O is %v, no lighter tint of %v", c, standard.kinds[cascade.O])
		}
	}
	near(t, "the streak's rows", (low-high)/s.room.layout.u, rows+1)
	near(t, "the streak's foot", low, s.room.layout.well.Y+s.room.layout.well.H-s.room.layout.u)
	if n := e.particles.count(spark) - 4*6; n != 4*8 {
		t.Errorf("Drop Trail has %d sparks for four crystals, want 32", n)
	}
	above := map[float32]int{}
	for i := range e.particles.all {
		if q := &e.particles.all[i]; q.life > 0 && q.look == spark && q.first == q.last {
			above[q.y]++
		}
	}
	if above[.5+.4] != 16 || above[1.5+.4] != 16 {
		t.Errorf("the sparks start at %v, want .4 cells above the middles", above)
	}
}

func seeClear(t *testing.T) {
	s, e := onStage(t, "ultra", nearlyFull)
	s.clearFour()
	near(t, "shake", e.shake.strength, 4*.003)
	near(t, "shake seconds", e.shake.seconds, .28)
	near(t, "flash seconds", e.flash.seconds, .25)
	if e.flash.color != raster.Hex(0xc9f6ff) || e.particles.count(twinkle) != 4*30 {
		t.Errorf("flash %v, %d sparkles; want #c9f6ff and 30 a row", e.flash.color, e.particles.count(twinkle))
	}
	// Three rows of a twist shake more than their rows, and do not flash.
	*e = effects{}
	e.reset()
	e.hear(s.game(), sim.Event{Kind: cascade.EventPieceLocked, X: 3, Y: 0, N: int64(cascade.T) | 2<<16}, s.room.colors)
	e.hear(s.game(), sim.Event{Kind: cascade.EventLinesCleared, N: 7}, s.room.colors)
	near(t, "shake of a twist", e.shake.strength, 3*.003+.004)
	near(t, "flash of three rows", e.flash.seconds, 0)
}

func seePreviews(t *testing.T) {
	for _, v := range []shell.View{window(1280, 720), window(600, 800), window(390, 844), window(320, 480)} {
		s := newStage(t, v)
		s.play("marathon", atOnce, `{"queue":"TIOSZJLT","held":"L"}`)
		h, g := &s.room.hud, s.game()
		for n := 1; n <= mostPreviews; n++ {
			from := len(s.scene.Marks)
			h.showNext(&s.scene, g, n, 1, false)
			crystals := 0
			var boxes []scene.Rect
			panel, first := h.nextPanel(n)
			for i, k := range g.Queue(n) {
				x, y, size := h.slot(i, n, k, first)
				box := scene.Rect{X: x - 1.5*floor(size), Y: y - floor(size), W: 3 * floor(size), H: 2 * floor(size)}
				if k == cascade.I {
					box = scene.Rect{X: x - 2*floor(size), Y: y - floor(size)/2, W: 4 * floor(size), H: floor(size)}
				}
				if in := panel.Inset(2); box.X < in.X || box.Y < in.Y || box.X+box.W > in.X+in.W || box.Y+box.H > in.Y+in.H {
					t.Errorf("%s: piece %d of %d at %v is not in the panel at %v", name(v), i+1, n, box, panel)
				}
				for _, other := range boxes {
					if box.X < other.X+other.W && other.X < box.X+box.W && box.Y < other.Y+other.H && other.Y < box.Y+box.H {
						t.Errorf("%s: piece %d of %d lies on another", name(v), i+1, n)
					}
				}
				boxes = append(boxes, box)
			}
			for _, m := range s.scene.Marks[from:] {
				for _, c := range s.room.atlas.sizes {
					if m.Kind == scene.MarkSprite && slices.Contains(c.whole[1:], m.Sprite.Pic) {
						crystals++
					}
				}
			}
			if crystals != 4*n {
				t.Errorf("%s: %d crystals are shown for %d pieces to come", name(v), crystals, n)
			}
		}
		s.press(cascade.Hold)
		var alpha float32
		from := len(s.scene.Marks)
		h.showHold(&s.scene, g, false)
		for _, m := range s.scene.Marks[from:] {
			for _, c := range s.room.atlas.sizes {
				if m.Sprite.Pic == c.whole[cascade.T] {
					alpha = m.Sprite.Tint.A
				}
			}
		}
		near(t, name(v)+": the held piece that was used", alpha, .35)
	}
}

// called gives the messages that are shown.
func (e *effects) called() (kinds []messageKind) {
	for i := range e.messages.lines {
		if m := &e.messages.lines[i]; m.shown(e.now) {
			kinds = append(kinds, m.kind)
		}
	}
	return kinds
}

func seeMessages(t *testing.T) {
	s, e := onStage(t, "marathon", nearlyFull)
	s.run(2 * time.Second)
	s.clearFour()
	want := []messageKind{clearMessage, backToBackMessage, comboMessage, levelMessage}
	if got := e.called(); !slices.Equal(got, want) {
		t.Errorf("a cascade calls out %v, want %v", got, want)
	}
	if e.messages.lines[0].number != cascadeRow || e.messages.lines[2].number != 2 || e.messages.lines[3].number != 2 {
		t.Errorf("messages %v: want CASCADE, COMBO x2 and LEVEL 2", e.messages.lines)
	}
	s.run(1790 * time.Millisecond)
	if got := e.called(); !slices.Equal(got, want) {
		t.Errorf("1.79 s on, %v are shown, want %v", got, want)
	}
	s.run(20 * time.Millisecond)
	if got := e.called(); len(got) != 0 {
		t.Errorf("1.81 s on, %v are shown", got)
	}
	// Shown again, a message starts over.
	e.messages.show(comboMessage, 3, e.now)
	s.run(time.Second)
	e.messages.show(comboMessage, 4, e.now)
	s.run(time.Second)
	if got := e.called(); !slices.Equal(got, []messageKind{comboMessage}) {
		t.Errorf("a combo that is shown again is followed by %v", got)
	}
	e.particles.clear()
	e.hear(s.game(), sim.Event{Kind: cascade.EventLevelUp, X: 3}, s.room.colors)
	if n := e.particles.count(twinkle); n != 50 {
		t.Errorf("a level has %d sparkles, want 50", n)
	}
}

func seeAllClear(t *testing.T) {
	s, e := onStage(t, "marathon", `{"well":["JJJLLLSST.","IIIISZZOO.","LLLTTTZZO.","JJJIIIISS."],"queue":"IOTS"}`)
	s.run(2 * time.Second)
	s.clearFour()
	e.particles.clear()
	s.run(430 * time.Millisecond)
	if got := e.called(); got[0] != allClearMessage || !slices.Contains(got, clearMessage) {
		t.Errorf("%v are called out, want ALL CLEAR! and still CASCADE", got)
	}
	near(t, "flash seconds", e.flash.seconds, .45)
	if e.flash.color != raster.Hex(0xe8fdff) {
		t.Errorf("the flash is %v, want #e8fdff", e.flash.color)
	}
	if n, m := e.particles.count(twinkle), e.particles.count(gemlet)+e.particles.count(shard); n != 70 || m != 120 {
		t.Errorf("%d sparkles and %d crystals, want 70 and 120", n, m)
	}
	near(t, "the fountain's row", fountainRow, -.813)
}

func seeLoss(t *testing.T) {
	s, e := onStage(t, "marathon", "")
	for !s.game().Result().Over {
		s.press(cascade.HardDrop)
		s.run(60 * time.Millisecond)
	}
	near(t, "shake", e.shake.strength, .01)
	near(t, "shake seconds", e.shake.seconds, .5)
	s.run(time.Second)
	if n := len(s.cells(s.room.well.crystals.whole)); n > 20 { // of previews and the well none
		t.Errorf("%d crystals of a lost game are no stone", n)
	}
}

func seeHighlight(t *testing.T) {
	s := newStage(t, window(1280, 720))
	for screen, choices := range map[shell.Screen][]shell.Choice{shell.Menu: s.room.Menu(), shell.Results: testResults} {
		if s.play("marathon", atOnce, ""); screen == shell.Menu {
			s.frame.Session = nil
		}
		for i := range choices {
			s.frame.Screen, s.frame.Choices, s.frame.Chosen = screen, choices, i
			s.draw(0)
			s.draw(time.Second)
			highlights := 0
			for size, pic := range s.room.page.glass.made {
				for _, m := range s.shown(pic) {
					if size.kind == chosen {
						highlights++
						if r := s.areas[shell.Button(i)]; abs(m.Y-r.Y-r.H/2) > 1 {
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
		s.show(shell.Results, testResults)
		s.draw(time.Second)
		return len(s.shown(s.room.results.ribbon))
	}
	if ribbon() != 0 {
		t.Error("a ribbon without a new best")
	}
	s.frame.NewBest = true
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
	if title := s.room.results.titles[s.game().Result().Title]; title == nil || len(s.shown(title.pic)) != 1 {
		t.Errorf("the title %q is not shown", s.game().Result().Title)
	}
}

func seeBlink(t *testing.T) {
	for _, c := range []struct{ at, want float32 }{{0, 1}, {.2, 1 - .9*.125}, {.4, .55}, {.8, .1}, {1.2, .55}, {1.6, 1}, {2.4, .1}} {
		near(t, "the prompt", blink(c.at), c.want)
	}
}

func seeDrift(t *testing.T) {
	s := newStage(t, window(1200, 720))
	d := &s.room.title.drifters
	for i := range d.each {
		o := &d.each[i]
		small := i < columnDrifters
		if !small && (o.scale < .9 || o.scale > 1.7 || o.fall < 1.6 || o.fall > 2.7) || abs(o.spin) > 40 || o.alpha < .55 || o.alpha > .9 {
			t.Errorf("crystal %d has %+v", i, *o)
		}
	}
	// 60 units are the width; a crystal falls as fast as it says.
	s.frame.Screen = shell.Title
	y := func(at float32) float32 {
		s.scene.Reset(s.book)
		d.show(&s.scene, at)
		return s.scene.Marks[len(s.scene.Marks)-1].Sprite.Y
	}
	last := &d.each[len(d.each)-1]
	if moved := y(1.1) - y(1); moved > 0 {
		near(t, "units a second", moved/.1/20, last.fall)
	}
}

func seeBubbles(t *testing.T) {
	s := newStage(t, window(1200, 720))
	b := &s.room.water.bubbles
	at := func(i int, now float32) scene.Sprite {
		s.scene.Reset(s.book)
		b.show(&s.scene, now)
		return s.scene.Marks[i].Sprite
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
			if sway := abs(q.X-p.X) / .5 / 20; sway > .751 {
				t.Errorf("bubble %d sways by %v units a second, want .75", i, sway)
			}
		}
	}
}

func seeHelp(t *testing.T) {
	s := newStage(t, window(1280, 720))
	named := func(screen shell.Screen) map[string]bool {
		asked := map[string]bool{}
		s.frame.KeyName = func(action string) string { asked[action] = true; return testKeys[action] }
		s.show(screen, s.room.Menu())
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
	s := newStage(t, window(1280, 720))
	for i, c := range s.room.Menu() {
		s.show(shell.Menu, s.room.Menu())
		s.frame.Chosen = i
		s.draw(0)
		for j := range s.room.menu.titles {
			if got := len(s.shown(s.room.menu.titles[j].pic)); (got == 1) != (i == j) {
				t.Errorf("while %s is chosen, the title of choice %d is shown %d times", c.Label, j, got)
			}
		}
		sunken := map[slab]int{}
		for size, pic := range s.room.page.glass.made {
			sunken[size.kind] += len(s.shown(pic))
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
	if none := bestFigures(true, 0, false); none.String() != "--:--" {
		t.Errorf("no best time is shown as %q", none.String())
	}
}

func seeFinish(t *testing.T) {
	s, e := onStage(t, "ultra", "")
	e.hear(s.game(), sim.Event{Kind: cascade.EventModeFinished}, s.room.colors)
	if n, m := e.particles.count(twinkle), e.particles.count(gemlet)+e.particles.count(shard); n != 80 || m != 120 {
		t.Errorf("%d sparkles and %d crystals, want 80 and 120", n, m)
	}
}

func seeFreshStart(t *testing.T) {
	s, e := onStage(t, "zen", "")
	s.run(2 * time.Second)
	e.hear(s.game(), sim.Event{Kind: cascade.EventFreshStart, X: 1}, s.room.colors)
	if got := e.called(); !slices.Equal(got, []messageKind{freshStartMessage}) || e.particles.count(twinkle) != 70 {
		t.Errorf("%v and %d sparkles, want FRESH START and 70", got, e.particles.count(twinkle))
	}
}

func seeCountdown(t *testing.T) {
	s := newStage(t, window(1280, 720))
	s.play("marathon", `{}`, "")
	for left := 3; left > 0; left-- {
		s.draw(500 * time.Millisecond)
		if len(s.shown(s.room.calls.ready.pic)) != 1 || len(s.shown(s.room.calls.countNumbers.front[left].pic)) != 1 {
			t.Errorf("READY and %d are not shown", left)
		}
		s.draw(500 * time.Millisecond)
	}
	if len(s.shown(s.room.calls.ready.pic)) != 0 {
		t.Error("READY is shown during play")
	}
	if got := s.room.effects.called(); !slices.Equal(got, []messageKind{goMessage}) {
		t.Errorf("%v at the start of play, want GO!", got)
	}
}
