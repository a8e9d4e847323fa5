package softserve

import (
	"fmt"
	"testing"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// glassParts are the glass as its board with its wall and its neck with its lip.
func glassParts(l *layout) map[string]scene.Rect {
	body, neck := l.board.Inset(-glassWall*l.u), l.neck()
	body.H += (36./72 - glassWall) * l.u // its foot
	neck.X -= lipReach * l.u
	neck.W += 2 * lipReach * l.u
	neck.H = body.Y - (l.board.Y - lipTop*l.u)
	neck.Y = body.Y - neck.H
	return map[string]scene.Rect{"glass": body, "neck": neck}
}

func TestPlayLayout(t *testing.T) {
	for _, v := range shelltest.Windows() {
		l := newLayout(v)
		parts := glassParts(&l)
		parts["next"], parts["stats"], parts["order"] = l.next, l.stats, l.order
		if !l.portrait && !l.phone { // a phone's customer leans behind the glass
			parts["customer"] = l.customer
		}
		if l.hints > 0 {
			parts["hints"] = scene.Rect{X: v.Left + 1, Y: l.hints, W: v.W - v.Left - v.Right - 2, H: 26 * max(l.px, v.Scale)}
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
		shelltest.Inside(t, v, map[string]scene.Rect{"pause": l.pause})
		if l.u != kit.Round(l.u) || l.board.X != kit.Round(l.board.X) || l.board.Y != kit.Round(l.board.Y) {
			t.Errorf("%s: the board at %v with cells of %v is not on whole pixels", shelltest.Name(v), l.board, l.u)
		}
		if isWide(v) && v.W >= 1.7*v.H && l.board.H < .68*(v.H-v.Top-v.Bottom) {
			t.Errorf("%s: the board is %v high, less than 68 %% of a wide window", shelltest.Name(v), l.board.H)
		}
		if !isWide(v) && l.board.W < .45*v.W {
			t.Errorf("%s: the board is %v wide, hardly to be seen", shelltest.Name(v), l.board.W)
		}
	}
}

// On-screen buttons are large enough for thumbs, which reach them in the lower
// corners, and everything else makes room.
func TestPlayLayoutWithButtons(t *testing.T) {
	for _, v := range shelltest.Windows() {
		v.Buttons = true
		l := newLayout(v)
		parts := glassParts(&l)
		parts["next"], parts["stats"], parts["order"] = l.next, l.stats, l.order
		for i, r := range l.buttons {
			parts[fmt.Sprint("button ", i)] = r
			if r.W < 48*v.Scale || r.H < 48*v.Scale {
				t.Errorf("%s: button %d is %v x %v, too small for a finger", shelltest.Name(v), i, r.W, r.H)
			}
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
		shelltest.Inside(t, v, map[string]scene.Rect{"pause": l.pause})
		if l.u < 18*v.Scale {
			t.Errorf("%s: cells are %v", shelltest.Name(v), l.u)
		}
	}
}

// The numbers of the pictures.
func TestPlayLayoutOfThePictures(t *testing.T) {
	wide, phone := newLayout(shelltest.Window(1280, 720)), newLayout(shelltest.Window(390, 844))
	for part, c := range map[string][2]scene.Rect{
		"the board": {wide.board, {X: 424, Y: 128, W: 432, H: 504}}, "next": {wide.next, {X: 112, Y: 128, W: 256, H: 168}},
		"stats": {wide.stats, {X: 112, Y: 312, W: 256, H: 312}}, "order": {wide.order, {X: 912, Y: 128, W: 256, H: 220}},
		"the phone's board": {phone.board, {X: 21, Y: 304, W: 348, H: 406}}, "the phone's stats": {phone.stats, {X: 12, Y: 64, W: 366, H: 56}},
		"the phone's next": {phone.next, {X: 12, Y: 132, W: 103, H: 136}}, "the phone's pause": {phone.pause, {X: 320, Y: 70, W: 44, H: 44}},
	} {
		if c[0] != c[1] {
			t.Errorf("%s is at %v, want %v", part, c[0], c[1])
		}
	}
}

func TestMenuPlan(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		p := s.room.menu.plan
		parts := map[string]scene.Rect{"info": p.info}
		for i, r := range p.choices {
			parts[fmt.Sprint("choice ", i)] = r
			if r.H < 26*v.Scale {
				t.Errorf("%s: choice %d is %v high", shelltest.Name(v), i, r.H)
			}
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
		boxes := map[string]scene.Rect{"difficulty": p.steps, "best": p.best}
		shelltest.Apart(t, v, boxes)
		for part, r := range boxes {
			if r.X < p.info.X || r.Y < p.info.Y || r.X+r.W > p.info.X+p.info.W || r.Y+r.H > p.info.Y+p.info.H {
				t.Errorf("%s: %s is at %v, outside the paper at %v", shelltest.Name(v), part, r, p.info)
			}
		}
	}
}

func TestPanelPlans(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		r := s.room.results.plan
		parts := map[string]scene.Rect{"play again": r.choices[0], "back": r.choices[1], "ribbon": r.ribbon, "cones": r.cones, "stats": r.stats, "best": r.best}
		shelltest.Apart(t, v, parts)
		shelltest.Inside(t, v, parts)
		shelltest.Inside(t, v, map[string]scene.Rect{"card": r.card, "pause": s.room.pause.panel, "help": s.room.help.plan.panel})

		parts = map[string]scene.Rect{}
		for i, r := range s.room.pause.plan {
			parts[fmt.Sprint("choice ", i)] = r
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)

		parts = map[string]scene.Rect{}
		for i, r := range s.room.help.plan.rows {
			parts[fmt.Sprint("row ", i)] = r
		}
		for i, r := range s.room.help.plan.cards {
			parts[fmt.Sprint("card ", i)] = r
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
	}
}

func TestTextFitsItsPlace(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		at := func(what string, r scene.Rect, show func()) {
			t.Helper()
			s.Scene.Reset(s.Book)
			show()
			shelltest.DrawnInside(t, v, s.Scene.Marks, r, cellMargin, what)
		}
		for _, c := range []struct{ mode, queue, order string }{
			{"classic", `["VS","SB","LB"]`, "BS"}, {"endless", `["VV","bb"]`, "SS"}, {"timeAttack", `["MC","MC"]`, "MC"},
		} {
			s.Play(c.mode, `{"flavours":6}`, fmt.Sprintf(`{"queue":%s,"orders":[%q]}`, c.queue, c.order))
			s.Run(300 * time.Millisecond)
			h, l, g := &s.room.hud, &s.room.layout, s.game()
			best, ok := s.Frame.Best(c.mode)
			at("next", l.next, func() { h.showNext(&s.Scene, g, false) })
			if l.phone {
				at("stats", l.stats, func() { h.showHeader(&s.Scene, g) })
			} else {
				at("stats", l.stats.Inset(-2), func() { h.showStats(&s.Scene, g, best, ok) })
			}
			order := l.order
			if !l.portrait {
				order.H = max(order.H, l.tail[1]-order.Y)
				order.W = max(order.W, l.tail[0]-order.X)
			}
			at("the order", order, func() { h.showOrder(&s.Scene, g, &s.room.effects, false) })
		}
		menu := &s.room.menu
		s.Frame.Choices = s.room.Menu()
		for i := range s.Frame.Choices {
			c := &s.Frame.Choices[i]
			s.Frame.Chosen = i
			at(c.Label, menu.plan.choices[i], func() { menu.showChoice(&s.Scene, c, i, menu.plan.choices[i], true) })
			at("the paper about "+c.Label, menu.plan.info.Inset(-2), func() { menu.showInfo(&s.Scene, &s.Frame, c, 0, true) })
		}
		help := &s.room.help
		for i, r := range help.plan.rows {
			for _, d := range []shell.Device{shell.Keyboard, shell.Touch} {
				s.Frame.Device = d
				at(help.rows[i].Text, r.Inset(-2), func() { help.showRow(&s.Scene, &s.Frame, &help.rows[i], r) })
			}
		}
		for i, r := range help.plan.cards {
			at(helpCards[i].title, r, func() { help.showCard(&s.Scene, i, r, 0) })
		}
		results := &s.room.results
		s.Frame.NewBest = true
		best, _ := s.Frame.Best("classic")
		at("the counts", results.plan.stats, func() { results.showStats(&s.Scene, s.game(), 1) })
		at("the best", results.plan.best, func() { results.showBest(&s.Scene, &s.Frame, s.game(), best, true, 9) })
	}
}

func TestTextIsNeverSmall(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		for _, w := range []writer{s.room.page.write, s.room.hud.write} {
			if f := w.Font(raster.Text, 0); f.Size() < 12*v.Scale {
				t.Errorf("%s: text is %v pixels, less than 12 points", shelltest.Name(v), f.Size())
			}
		}
	}
}

// What is pressed is shown where it can be pressed, on every screen.
func TestAreas(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		s.Show(shell.Menu, s.room.Menu())
		if len(s.Areas) != choiceCount+2 {
			t.Errorf("%s: the menu can be pressed at %d places, want its choices and both steps", shelltest.Name(v), len(s.Areas))
		}
		for b, r := range s.Areas {
			if r.W < 24*v.Scale || r.H < 24*v.Scale {
				t.Errorf("%s: button %d can be pressed at %v only", shelltest.Name(v), b, r)
			}
		}
	}
}
