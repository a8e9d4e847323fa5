package cascade

import (
	"fmt"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/shell"
)

// windows are sizes from the smallest phone to the largest screen, with round
// corners on some.
func windows() []shell.View {
	var all []shell.View
	for _, size := range [][2]float32{
		{320, 480}, {320, 568}, {360, 640}, {375, 667}, {390, 844}, {412, 915}, {430, 932}, {480, 640}, {600, 800}, {600, 960},
		{768, 1024}, {810, 1080}, {800, 900}, {900, 900}, {480, 320}, {640, 480}, {667, 375}, {844, 390}, {800, 600}, {1024, 768},
		{1280, 720}, {1366, 768}, {1440, 900}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {2560, 720}, {3440, 1440}, {3840, 2160}, {1080, 1920},
	} {
		all = append(all, window(size[0], size[1]))
	}
	for _, density := range []float32{1.5, 2, 3} {
		all = append(all,
			shell.View{W: 390 * density, H: 844 * density, Scale: density}, shell.View{W: 844 * density, H: 390 * density, Scale: density},
			shell.View{W: 1280 * density, H: 720 * density, Scale: density}, shell.View{W: 320 * density, H: 568 * density, Scale: density})
	}
	for _, size := range [][2]float32{{390, 844}, {844, 390}, {1280, 720}, {820, 1180}, {700, 700}} {
		all = append(all, shell.View{W: size[0], H: size[1], Scale: 1, Left: 20, Top: 32, Right: 28, Bottom: 24})
	}
	sharp := shell.View{W: 1170, H: 2532, Scale: 3, Top: 141, Bottom: 102}
	sideways := shell.View{W: 2532, H: 1170, Scale: 3, Left: 141, Right: 141, Bottom: 63}
	return append(all, sharp, sideways, shell.View{W: 2560, H: 1440, Scale: 2})
}

func name(v shell.View) string { return fmt.Sprintf("%gx%g", v.W, v.H) }

// inside checks that rectangles are in the window.
func inside(t *testing.T, v shell.View, parts map[string]scene.Rect) {
	t.Helper()
	for part, r := range parts {
		if r.W <= 0 || r.H <= 0 || r.X < v.Left || r.Y < v.Top || r.X+r.W > v.W-v.Right || r.Y+r.H > v.H-v.Bottom {
			t.Errorf("%s: %s is at %v, not inside the window", name(v), part, r)
		}
	}
}

// apart checks that no two rectangles overlap.
func apart(t *testing.T, v shell.View, parts map[string]scene.Rect) {
	t.Helper()
	for a, r := range parts {
		for b, q := range parts {
			if a < b && r.X < q.X+q.W && q.X < r.X+r.W && r.Y < q.Y+q.H && q.Y < r.Y+r.H {
				t.Errorf("%s: %s at %v and %s at %v overlap", name(v), a, r, b, q)
			}
		}
	}
}

func TestPlayLayout(t *testing.T) {
	for _, v := range windows() {
		l := newLayout(v)
		parts := map[string]scene.Rect{"well": l.well.Inset(-l.frame), "hold": l.hold, "next": l.next, "stats": l.stats}
		if l.phone {
			parts["pause"] = l.pause
		} else {
			parts["best"] = l.best
		}
		if l.hints > 0 {
			parts["hints"] = scene.Rect{X: v.Left + 1, Y: l.hints, W: v.W - v.Left - v.Right - 2, H: 26 * l.px}
		}
		inside(t, v, parts)
		apart(t, v, parts)
		if l.u != round(l.u) || l.well.X != round(l.well.X) || l.well.Y != round(l.well.Y) {
			t.Errorf("%s: the well at %v with cells of %v is not on whole pixels", name(v), l.well, l.u)
		}
		if v.W >= 1.04*v.H && v.W >= 752*v.H/720 && l.well.H < .7*safeHeight(v) {
			t.Errorf("%s: the well is %v high, less than 70 %% of a wide window", name(v), l.well.H)
		}
		if v.W < .8*v.H && l.well.W < .42*v.W {
			t.Errorf("%s: the well is %v wide, hardly to be seen", name(v), l.well.W)
		}
	}
}

// On-screen buttons are large enough for thumbs, which reach them in the lower
// corners, and everything else makes room.
func TestPlayLayoutWithButtons(t *testing.T) {
	for _, v := range windows() {
		v.Buttons = true
		l := newLayout(v)
		parts := map[string]scene.Rect{"well": l.well.Inset(-l.frame), "hold": l.hold, "next": l.next, "stats": l.stats}
		if l.phone || v.W > 1.04*v.H {
			parts["pause"] = l.pause
		}
		if !l.phone {
			parts["best"] = l.best
		}
		for i, r := range l.buttons {
			parts[fmt.Sprint("button ", i)] = r
			if r.W < 48*v.Scale || r.H < 48*v.Scale {
				t.Errorf("%s: button %d is %v x %v, too small for a finger", name(v), i, r.W, r.H)
			}
			const reach = 330
			if fromSide := min(r.X, v.W-r.X-r.W); fromSide > reach*v.Scale || v.H-r.Y > reach*v.Scale+v.Bottom {
				t.Errorf("%s: no thumb reaches button %d at %v", name(v), i, r)
			}
		}
		inside(t, v, parts)
		apart(t, v, parts)
		if l.u < 10*v.Scale || l.u != round(l.u) || l.well.X != round(l.well.X) || l.well.Y != round(l.well.Y) {
			t.Errorf("%s: the well at %v has cells of %v", name(v), l.well, l.u)
		}
	}
}

// The numbers of the pictures.
func TestPlayLayoutOfThePictures(t *testing.T) {
	wide := newLayout(window(1280, 720))
	for part, c := range map[string][2]scene.Rect{
		"well": {wide.well, {X: 490, Y: 40, W: 300, H: 600}}, "hold": {wide.hold, {X: 280, Y: 30, W: 184, H: 124}},
		"stats": {wide.stats, {X: 280, Y: 330, W: 184, H: 320}}, "next": {wide.next, {X: 816, Y: 30, W: 184, H: 448}},
		"best": {wide.best, {X: 816, Y: 494, W: 184, H: 156}},
	} {
		if c[0] != c[1] {
			t.Errorf("1280x720: %s is at %v, want %v", part, c[0], c[1])
		}
	}
	phone := newLayout(window(390, 844))
	for part, c := range map[string][2]scene.Rect{
		"well": {phone.well, {X: 25, Y: 118, W: 340, H: 680}}, "hold": {phone.hold, {X: 8, Y: 56, W: 78, H: 50}},
		"stats": {phone.stats, {X: 8, Y: 8, W: 374, H: 42}}, "next": {phone.next, {X: 94, Y: 56, W: 240, H: 50}},
		"pause": {phone.pause, {X: 342, Y: 56, W: 40, H: 50}},
	} {
		if c[0] != c[1] {
			t.Errorf("390x844: %s is at %v, want %v", part, c[0], c[1])
		}
	}
}

func TestMenuPlan(t *testing.T) {
	for _, v := range windows() {
		p := newMenuPlan(v, 7, 4)
		parts := map[string]scene.Rect{"info": p.info}
		for i, r := range p.choices {
			parts[fmt.Sprint("choice ", i)] = r
		}
		inside(t, v, parts)
		apart(t, v, parts)
		boxes := map[string]scene.Rect{"level": p.level, "best": p.best}
		apart(t, v, boxes)
		for part, r := range boxes {
			if r.X < p.info.X || r.Y < p.info.Y || r.X+r.W > p.info.X+p.info.W || r.Y+r.H > p.info.Y+p.info.H {
				t.Errorf("%s: %s is at %v, outside the info panel at %v", name(v), part, r, p.info)
			}
		}
	}
}

func TestPanelPlans(t *testing.T) {
	for _, v := range windows() {
		results := newResultsPlan(v)
		parts := map[string]scene.Rect{"play again": results.choices[0], "back": results.choices[1]}
		for i, r := range results.boxes {
			parts[fmt.Sprint("box ", i)] = r
		}
		parts["ribbon"] = results.ribbon
		apart(t, v, parts)
		inside(t, v, map[string]scene.Rect{"results": results.panel})

		pause := newPausePlan(v, pauseChoices)
		parts = map[string]scene.Rect{"pause": pause.panel}
		inside(t, v, parts)
		parts = map[string]scene.Rect{}
		for i, r := range pause.choices {
			parts[fmt.Sprint("choice ", i)] = r
		}
		inside(t, v, parts)
		apart(t, v, parts)

		help := newHelpPlan(v, 8)
		inside(t, v, map[string]scene.Rect{"help": help.panel})
		parts = map[string]scene.Rect{}
		for i, r := range help.rows {
			parts[fmt.Sprint("row ", i)] = r
		}
		for i, r := range help.cards {
			parts[fmt.Sprint("card ", i)] = r
		}
		inside(t, v, parts)
		apart(t, v, parts)
	}
}

// drawnInside checks that what was painted from a mark on is inside a box, but
// for light and for the box's own slab.
func drawnInside(t *testing.T, v shell.View, s *scene.Scene, from int, r scene.Rect, what string) {
	t.Helper()
	clip := scene.Rect{W: 1e9, H: 1e9}
	for _, m := range s.Marks[from:] {
		p := m.Sprite
		if m.Kind == scene.MarkClip {
			if clip = m.Clip; clip.W == 0 {
				clip = scene.Rect{W: 1e9, H: 1e9}
			}
		}
		if m.Kind != scene.MarkSprite || p.Blend != scene.Over || p.W >= r.W-1 && p.H >= r.H-1 {
			continue
		}
		const soft = 1.5 // a glyph's own margin
		x0, y0 := max(p.X-p.W/2, clip.X), max(p.Y-p.H/2, clip.Y)
		x1, y1 := min(p.X+p.W/2, clip.X+clip.W), min(p.Y+p.H/2, clip.Y+clip.H)
		if x0 < r.X-soft || y0 < r.Y-soft || x1 > r.X+r.W+soft || y1 > r.Y+r.H+soft {
			t.Errorf("%s: a picture of %g x %g at (%g, %g) is not inside %s at %v", name(v), p.W, p.H, p.X, p.Y, what, r)
			return
		}
	}
}

func TestTextFitsItsPanel(t *testing.T) {
	for _, v := range windows() {
		s := newStage(t, v)
		for _, mode := range []string{"marathon", "sprint40", "ultra", "zen"} {
			s.play(mode, atOnce, `{"score":9123456,"lines":38,"held":"I","queue":"IIIIOOO"}`)
			h, l, g := &s.room.hud, &s.room.layout, s.game()
			best, ok := s.frame.Best(mode)
			panels := map[string]func(){"hold": func() { h.showHold(&s.scene, g, false) }, "next": func() { h.showNext(&s.scene, g, 5, 1, false) }}
			at := map[string]scene.Rect{"hold": l.hold, "next": l.next, "stats": l.stats, "best": l.best}
			if l.phone {
				panels["stats"] = func() { h.showHeader(&s.scene, g, 9123456, best, ok) }
			} else {
				panels["stats"] = func() { h.showStats(&s.scene, g, 9123456) }
				panels["best"] = func() { h.showBest(&s.scene, g, best, ok) }
			}
			for part, show := range panels {
				from := len(s.scene.Marks)
				show()
				drawnInside(t, v, &s.scene, from, at[part], part+" of "+mode)
			}
		}
		menu := s.room.menu
		choices := s.room.Menu()
		for i, c := range choices {
			from := len(s.scene.Marks)
			menu.showChoice(&s.scene, &c, i, menu.plan.choices[i], 0, true)
			drawnInside(t, v, &s.scene, from, menu.plan.choices[i], c.Label)
			s.frame.Choices, s.frame.Chosen = choices, i
			from = len(s.scene.Marks)
			menu.showInfo(&s.scene, &s.frame, &c, 0, true, false)
			drawnInside(t, v, &s.scene, from, menu.plan.info, "the info of "+c.Label)
		}
		help := s.room.help
		for i, r := range help.plan.rows {
			from := len(s.scene.Marks)
			s.frame.Device = shell.Keyboard
			help.showRow(&s.scene, &s.frame, &help.rows[i], r)
			s.frame.Device = shell.Touch
			help.showRow(&s.scene, &s.frame, &help.rows[i], r)
			// The picture of an arrow has an empty edge.
			drawnInside(t, v, &s.scene, from, r.Inset(-3*s.room.page.px), help.rows[i].Text)
		}
		for i, r := range help.plan.cards {
			from := len(s.scene.Marks)
			help.showCard(&s.scene, &helpCards[i], r, 0, true)
			drawnInside(t, v, &s.scene, from, r, helpCards[i].title)
		}
		s.play("marathon", atOnce, `{"score":9123456,"lines":1038}`)
		from := len(s.scene.Marks)
		s.room.results.showBoxes(&s.scene, s.game(), s.game().Result())
		drawnInside(t, v, &s.scene, from, s.room.results.plan.panel, "the results")
	}
}

func TestTextIsNeverSmall(t *testing.T) {
	for _, v := range windows() {
		s := newStage(t, v)
		for _, w := range []*writer{&s.room.page.write, &s.room.play.write} {
			for _, size := range typeScale {
				if f := w.font(raster.TextBold, size, plain); f.Size() < leastPoints*v.Scale {
					t.Errorf("%s: text is %v pixels, less than 12 points", name(v), f.Size())
				}
			}
		}
		l := &s.room.layout
		for row := range s.room.calls.names {
			text := cascade.ClearName(row)
			if size := glowing.iceSmall.sizeWithin(text, smallMessage*l.px, s.room.callsWidth()); size < leastPoints*v.Scale {
				t.Errorf("%s: %q is called out in %v pixels, less than 12 points", name(v), text, size)
			}
		}
		if size := s.room.calls.comboNumber.size; size < leastPoints*v.Scale {
			t.Errorf("%s: the combo is called out in %v pixels, less than 12 points", name(v), size)
		}
	}
}

func TestMessagesStayOffTheWell(t *testing.T) {
	v := window(1280, 720)
	s := newStage(t, v)
	s.play("marathon", atOnce, nearlyFull)
	s.clearFour()
	for range 180 {
		s.draw(10e6)
		from := len(s.scene.Marks)
		s.room.effects.showMessages(&s.scene, &s.room.layout, s.room.calls, s.room.atlas)
		for _, m := range s.scene.Marks[from:] {
			// A word's picture has a soft margin that may lie on the frame.
			if right := m.Sprite.X + m.Sprite.W/2; m.Sprite.Blend == scene.Over && right > s.room.layout.well.X+10 {
				t.Fatalf("a message reaches to %v, over the well at %v", right, s.room.layout.well.X)
			}
		}
	}
}

// cut checks that what is painted is in the safe part of the window, but for light,
// and for slabs and names, whose shadows may reach further.
func (s *stage) cut(v shell.View, what string) {
	s.t.Helper()
	slabs := map[scene.Pic]bool{s.room.results.ribbon: true, s.room.menu.logo[0].pic: true, s.room.menu.logo[1].pic: true}
	for _, k := range []*kit{s.room.page, s.room.play} {
		for _, pic := range k.glass.made {
			slabs[pic] = true
		}
	}
	clipped := false
	for _, m := range s.scene.Marks {
		p := m.Sprite
		if m.Kind == scene.MarkClip {
			clipped = m.Clip.W > 0
		}
		if m.Kind != scene.MarkSprite || p.Blend != scene.Over || slabs[p.Pic] || clipped || p.Pic == s.room.atlas.glow {
			continue
		}
		const soft = 1.5 // a glyph's own margin
		if p.X-p.W/2 < v.Left-soft || p.Y-p.H/2 < v.Top-soft || p.X+p.W/2 > v.W-v.Right+soft || p.Y+p.H/2 > v.H-v.Bottom+soft {
			s.t.Errorf("%s: on %s a picture of %g x %g at (%g, %g) is cut", name(v), what, p.W, p.H, p.X, p.Y)
			return
		}
	}
}

func TestNothingIsCut(t *testing.T) {
	for _, v := range windows() {
		for _, device := range []shell.Device{shell.Keyboard, shell.Touch} {
			s := newStage(t, v)
			f := &s.frame
			f.Device, f.NewBest = device, true
			at := func(what string, draw func()) {
				s.scene.Reset(s.book)
				f.Since, f.Events = 10*time.Second, nil
				draw()
				s.cut(v, what)
			}
			at("Title", func() { s.room.title.showPrompt(&s.scene, f, 0) })
			f.Choices, f.Chosen = s.room.Menu(), 0
			at("Menu", func() { s.room.menu.draw(&s.scene, f, 0, true, false) })
			at("Help", func() { s.room.help.draw(&s.scene, f, v.W, v.H, 0, true) })
			s.play("sprint40", `{}`, `{"score":9123456,"lines":38,"held":"I","queue":"IIIIOOO"}`)
			at("Play", func() { s.room.drawHud(&s.scene, f, s.game(), false) })
			at("Play", func() { s.room.drawHints(&s.scene, f) })
			f.Choices = testPause
			at("Pause", func() { s.room.pause.draw(&s.scene, f, s.game(), v.W, v.H, 0, true) })
			f.Choices = testResults
			at("Results", func() { s.room.results.draw(&s.scene, f, s.game(), v.W, v.H, 0, 0, true) })
		}
	}
}

// The name and the prompt of the title stand apart, inside the window.
func TestTitleLayout(t *testing.T) {
	for _, v := range windows() {
		p := newStage(t, v).room.title
		word := func(w *word, size, base float32) scene.Rect {
			return scene.Rect{X: (v.W - w.width) / 2, Y: base - .75*size, W: w.width, H: .75 * size}
		}
		size := p.cascade.h / 2 // close to the letters' size
		parts := map[string]scene.Rect{
			"CRYSTAL": word(&p.crystal, .8*size, p.high), "CASCADE": word(&p.cascade, size, p.low),
			"prompt": {X: v.Left + 1, Y: p.prompt - 20*p.kit.px, W: v.W - v.Left - v.Right - 2, H: 24 * p.kit.px},
			"credit": {X: v.Left + 1, Y: p.credit - 12*v.Scale, W: v.W - v.Left - v.Right - 2, H: 14 * v.Scale},
		}
		inside(t, v, parts)
		apart(t, v, parts)
	}
}
