package cascade

import (
	"fmt"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

func TestPlayLayout(t *testing.T) {
	for _, v := range shelltest.Windows() {
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
		keepCorner(parts, v)
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
		if l.u != kit.Round(l.u) || l.well.X != kit.Round(l.well.X) || l.well.Y != kit.Round(l.well.Y) {
			t.Errorf("%s: the well at %v with cells of %v is not on whole pixels", shelltest.Name(v), l.well, l.u)
		}
		if v.W >= 1.04*v.H && v.W >= 752*v.H/720 && l.well.H < .7*safeHeight(v) {
			t.Errorf("%s: the well is %v high, less than 70 %% of a wide window", shelltest.Name(v), l.well.H)
		}
		if v.W < .8*v.H && l.well.W < .42*v.W {
			t.Errorf("%s: the well is %v wide, hardly to be seen", shelltest.Name(v), l.well.W)
		}
	}
}

// On-screen buttons are large enough for thumbs, which reach them in the lower
// corners, and everything else makes room.
func TestPlayLayoutWithButtons(t *testing.T) {
	for _, v := range shelltest.Windows() {
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
				t.Errorf("%s: button %d is %v x %v, too small for a finger", shelltest.Name(v), i, r.W, r.H)
			}
			const reach = 330
			if fromSide := min(r.X, v.W-r.X-r.W); fromSide > reach*v.Scale || v.H-r.Y > reach*v.Scale+v.Bottom {
				t.Errorf("%s: no thumb reaches button %d at %v", shelltest.Name(v), i, r)
			}
		}
		keepCorner(parts, v)
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
		if l.u < 10*v.Scale || l.u != kit.Round(l.u) || l.well.X != kit.Round(l.well.X) || l.well.Y != kit.Round(l.well.Y) {
			t.Errorf("%s: the well at %v has cells of %v", shelltest.Name(v), l.well, l.u)
		}
	}
}

// keepCorner adds the corner of a phone on its side, in which the shell shows how a
// turn of a practice is taken back.
func keepCorner(parts map[string]scene.Rect, v shell.View) {
	if v.H < 480*v.Scale && v.W > 1.6*v.H {
		parts["take back"] = scene.Rect{X: v.Left + 4*v.Scale, Y: v.Top + 4*v.Scale, W: 52 * v.Scale, H: 48 * v.Scale}
	}
}

// The numbers of the pictures.
func TestPlayLayoutOfThePictures(t *testing.T) {
	wide := newLayout(shelltest.Window(1280, 720))
	for part, c := range map[string][2]scene.Rect{
		"well": {wide.well, {X: 490, Y: 40, W: 300, H: 600}}, "hold": {wide.hold, {X: 280, Y: 30, W: 184, H: 124}},
		"stats": {wide.stats, {X: 280, Y: 330, W: 184, H: 320}}, "next": {wide.next, {X: 816, Y: 30, W: 184, H: 448}},
		"best": {wide.best, {X: 816, Y: 494, W: 184, H: 156}},
	} {
		if c[0] != c[1] {
			t.Errorf("1280x720: %s is at %v, want %v", part, c[0], c[1])
		}
	}
	phone := newLayout(shelltest.Window(390, 844))
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
	for _, v := range shelltest.Windows() {
		p := newMenuPlan(v, 8, 5)
		parts := map[string]scene.Rect{"info": p.info}
		for i, r := range p.choices {
			parts[fmt.Sprint("choice ", i)] = r
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
		boxes := map[string]scene.Rect{"level": p.level, "best": p.best}
		shelltest.Apart(t, v, boxes)
		for part, r := range boxes {
			if r.X < p.info.X || r.Y < p.info.Y || r.X+r.W > p.info.X+p.info.W || r.Y+r.H > p.info.Y+p.info.H {
				t.Errorf("%s: %s is at %v, outside the info panel at %v", shelltest.Name(v), part, r, p.info)
			}
		}
	}
}

func TestPanelPlans(t *testing.T) {
	for _, v := range shelltest.Windows() {
		results := newResultsPlan(v)
		parts := map[string]scene.Rect{"play again": results.choices[0], "back": results.choices[1]}
		for i, r := range results.boxes {
			parts[fmt.Sprint("box ", i)] = r
		}
		parts["ribbon"] = results.ribbon
		shelltest.Apart(t, v, parts)
		shelltest.Inside(t, v, map[string]scene.Rect{"results": results.panel})

		pause := newPausePlan(v, pauseChoices)
		parts = map[string]scene.Rect{"pause": pause.panel}
		shelltest.Inside(t, v, parts)
		parts = map[string]scene.Rect{}
		for i, r := range pause.choices {
			parts[fmt.Sprint("choice ", i)] = r
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)

		help := newHelpPlan(v, 8)
		shelltest.Inside(t, v, map[string]scene.Rect{"help": help.panel})
		parts = map[string]scene.Rect{}
		for i, r := range help.rows {
			parts[fmt.Sprint("row ", i)] = r
		}
		for i, r := range help.cards {
			parts[fmt.Sprint("card ", i)] = r
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
	}
}

func TestTextFitsItsPanel(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		for _, mode := range []string{"marathon", "sprint40", "ultra", "zen"} {
			s.Play(mode, atOnce, `{"score":9123456,"lines":38,"held":"I","queue":"IIIIOOO"}`)
			h, l, g := &s.room.hud, &s.room.layout, s.game()
			best, ok := s.Frame.Best(mode)
			panels := map[string]func(){"hold": func() { h.showHold(&s.Scene, g, false) }, "next": func() { h.showNext(&s.Scene, g, 5, 1, false) }}
			at := map[string]scene.Rect{"hold": l.hold, "next": l.next, "stats": l.stats, "best": l.best}
			if l.phone {
				panels["stats"] = func() { h.showHeader(&s.Scene, g, 9123456, best, ok) }
			} else {
				panels["stats"] = func() { h.showStats(&s.Scene, g, 9123456) }
				panels["best"] = func() { h.showBest(&s.Scene, g, best, ok) }
			}
			for part, show := range panels {
				from := len(s.Scene.Marks)
				show()
				shelltest.DrawnInside(t, v, s.Scene.Marks[from:], at[part], 0, part+" of "+mode)
			}
		}
		menu := s.room.menu
		choices := s.room.Menu()
		for i, c := range choices {
			from := len(s.Scene.Marks)
			menu.showChoice(&s.Scene, &c, i, menu.plan.choices[i], 0, true)
			shelltest.DrawnInside(t, v, s.Scene.Marks[from:], menu.plan.choices[i], 0, c.Label)
			s.Frame.Choices, s.Frame.Chosen = choices, i
			from = len(s.Scene.Marks)
			menu.showInfo(&s.Scene, &s.Frame, &c, 0, true, false)
			shelltest.DrawnInside(t, v, s.Scene.Marks[from:], menu.plan.info, 0, "the info of "+c.Label)
		}
		help := s.room.help
		for _, d := range []shell.Device{shell.Keyboard, shell.Touch} {
			s.Frame.Device = d
			s.Scene.Reset(s.Book)
			help.showRows(&s.Scene, &s.Frame)
			s.rows(v, d)
		}
		for i, r := range help.plan.cards {
			from := len(s.Scene.Marks)
			help.showCard(&s.Scene, &helpCards[i], r, 0, true)
			shelltest.DrawnInside(t, v, s.Scene.Marks[from:], r, 0, helpCards[i].title)
		}
		s.Play("marathon", atOnce, `{"score":9123456,"lines":1038}`)
		from := len(s.Scene.Marks)
		s.room.results.showBoxes(&s.Scene, s.game(), s.game().Result())
		shelltest.DrawnInside(t, v, s.Scene.Marks[from:], s.room.results.plan.panel, 0, "the results")
	}
}

// rows checks the rows of How to Play: each stands in its place, with its text in one
// column with the others, and gestures are in words in all of them or in none.
func (s *stage) rows(v shell.View, d shell.Device) {
	s.Helper()
	help, name := s.room.help, shelltest.Name(v)
	var column float32
	named := 0
	for i, r := range help.plan.rows {
		var row []scene.Mark
		text, letters := r.X+r.W, 0
		for _, m := range s.Scene.Marks {
			p := m.Sprite
			if in := r.Inset(-12 * s.room.page.px); p.X < in.X || p.X > in.X+in.W || p.Y < r.Y || p.Y > r.Y+r.H {
				continue
			}
			row = append(row, m)
			if p.Tint == infoText {
				text = min(text, p.X-p.W/2)
			} else {
				letters++
			}
		}
		// The picture of an arrow has an empty edge.
		shelltest.DrawnInside(s, v, row, r.Inset(-3*s.room.page.px), 0, help.rows[i].Text)
		if i == 0 {
			column = text - r.X
		}
		if kit.Abs(text-r.X-column) > 2*max(s.room.page.px, v.Scale) {
			s.Errorf("%s, device %d: %q stands %v from its row's side, the first text %v", name, d, help.rows[i].Text, text-r.X, column)
		}
		if letters > 1 {
			named++
		}
	}
	if d == shell.Touch && named != len(help.rows) && named != 1 { // a row without a gesture says so
		s.Errorf("%s: %d of %d gestures are in words", name, named, len(help.rows))
	}
}

func TestTextIsNeverSmall(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		for _, w := range []*writer{&s.room.page.write, &s.room.play.write} {
			for _, size := range typeScale {
				if f := w.font(raster.TextBold, size, plain); f.Size() < leastPoints*v.Scale {
					t.Errorf("%s: text is %v pixels, less than 12 points", shelltest.Name(v), f.Size())
				}
			}
		}
		l := &s.room.layout
		for row := range s.room.calls.names {
			text := cascade.ClearName(row)
			if size := glowing.iceSmall.sizeWithin(text, smallMessage*l.px, s.room.callsWidth()); size < leastPoints*v.Scale {
				t.Errorf("%s: %q is called out in %v pixels, less than 12 points", shelltest.Name(v), text, size)
			}
		}
		if size := s.room.calls.comboNumber.size; size < leastPoints*v.Scale {
			t.Errorf("%s: the combo is called out in %v pixels, less than 12 points", shelltest.Name(v), size)
		}
	}
}

func TestMessagesStayOffTheWell(t *testing.T) {
	v := shelltest.Window(1280, 720)
	s := newStage(t, v)
	s.Play("marathon", atOnce, nearlyFull)
	s.clearFour()
	for range 180 {
		s.Draw(10e6)
		from := len(s.Scene.Marks)
		s.room.effects.showMessages(&s.Scene, &s.room.layout, s.room.calls, s.room.atlas)
		for _, m := range s.Scene.Marks[from:] {
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
	s.Helper()
	slabs := map[scene.Pic]bool{s.room.results.ribbon: true, s.room.menu.logo[0].pic: true, s.room.menu.logo[1].pic: true}
	for _, k := range []*tools{s.room.page, s.room.play} {
		for _, pic := range k.glass.made {
			slabs[pic] = true
		}
	}
	clipped := false
	for _, m := range s.Scene.Marks {
		p := m.Sprite
		if m.Kind == scene.MarkClip {
			clipped = m.Clip.W > 0
		}
		if m.Kind != scene.MarkSprite || p.Blend != scene.Over || slabs[p.Pic] || clipped || p.Pic == s.room.atlas.glow {
			continue
		}
		const soft = 1.5 // a glyph's own margin
		if p.X-p.W/2 < v.Left-soft || p.Y-p.H/2 < v.Top-soft || p.X+p.W/2 > v.W-v.Right+soft || p.Y+p.H/2 > v.H-v.Bottom+soft {
			s.Errorf("%s: on %s a picture of %g x %g at (%g, %g) is cut", shelltest.Name(v), what, p.W, p.H, p.X, p.Y)
			return
		}
	}
}

func TestNothingIsCut(t *testing.T) {
	for _, v := range shelltest.Windows() {
		for _, device := range []shell.Device{shell.Keyboard, shell.Touch} {
			s := newStage(t, v)
			f := &s.Frame
			f.Device, f.NewBest = device, true
			at := func(what string, draw func()) {
				s.Scene.Reset(s.Book)
				f.Since, f.Events = 10*time.Second, nil
				draw()
				s.cut(v, what)
			}
			at("Title", func() { s.room.title.showPrompt(&s.Scene, f, 0) })
			f.Choices, f.Chosen = s.room.Menu(), 0
			at("Menu", func() { s.room.menu.draw(&s.Scene, f, 0, true, false) })
			at("Help", func() { s.room.help.draw(&s.Scene, f, v.W, v.H, 0, true) })
			s.Play("sprint40", `{}`, `{"score":9123456,"lines":38,"held":"I","queue":"IIIIOOO"}`)
			at("Play", func() { s.room.drawHud(&s.Scene, f, s.game(), false) })
			at("Play", func() { s.room.drawHints(&s.Scene, f) })
			f.Choices = shelltest.Pause
			at("Pause", func() { s.room.pause.draw(&s.Scene, f, s.game(), v.W, v.H, 0, true) })
			f.Choices = shelltest.Results
			at("Results", func() { s.room.results.draw(&s.Scene, f, s.game(), v.W, v.H, 0, 0, true) })
		}
	}
}

// The name and the prompt of the title stand apart, inside the window.
func TestTitleLayout(t *testing.T) {
	for _, v := range shelltest.Windows() {
		p := newStage(t, v).room.title
		word := func(w *word, size, base float32) scene.Rect {
			return scene.Rect{X: (v.W - w.width) / 2, Y: base - .75*size, W: w.width, H: .75 * size}
		}
		size := p.cascade.h / 2 // close to the letters' size
		parts := map[string]scene.Rect{
			"CRYSTAL": word(&p.crystal, .8*size, p.high), "CASCADE": word(&p.cascade, size, p.low),
			"prompt": {X: v.Left + 1, Y: p.prompt - 20*p.tools.px, W: v.W - v.Left - v.Right - 2, H: 24 * p.tools.px},
			"credit": {X: v.Left + 1, Y: p.credit - 12*v.Scale, W: v.W - v.Left - v.Right - 2, H: 14 * v.Scale},
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
	}
}
