package cascade

import (
	"fmt"
	"testing"

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
		{1280, 720}, {1366, 768}, {1440, 900}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {3440, 1440}, {3840, 2160}, {1080, 1920},
	} {
		all = append(all, window(size[0], size[1]))
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
		if v.W >= 1.04*v.H && v.W >= 752*v.H/720 && l.well.H < .7*v.H {
			t.Errorf("%s: the well is %v high, less than 70 %% of a wide window", name(v), l.well.H)
		}
		if v.W < .8*v.H && l.well.W < .42*v.W {
			t.Errorf("%s: the well is %v wide, hardly to be seen", name(v), l.well.W)
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
		p := newMenuPlan(v, 6, 4)
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
			panels := map[string]func(){"hold": func() { h.showHold(&s.scene, g, false) }, "next": func() { h.showNext(&s.scene, g, 1, false) }}
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
