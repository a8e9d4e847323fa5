package gems

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// windows are all that are as large as a phone of 568 points.
func windows() []shell.View {
	return slices.DeleteFunc(append(shelltest.Windows(), shelltest.Window(568, 320)), func(v shell.View) bool { return max(v.W, v.H) < 568 })
}

func TestPlayLayout(t *testing.T) {
	for _, v := range windows() {
		l := newLayout(v)
		parts := map[string]scene.Rect{"board": l.board.Inset(-l.frame), "clock": l.clock}
		if l.phone {
			parts["words"] = l.cascade
			for i, r := range l.rows {
				if r.W > 0 {
					parts[fmt.Sprint("row ", i)] = r
				}
			}
		} else {
			parts["score"], parts["cascade"], parts["lore"] = l.score, l.cascade, l.lore
		}
		if l.hints > 0 {
			parts["hints"] = scene.Rect{X: v.Left + 1, Y: l.hints, W: v.W - v.Left - v.Right - 2, H: 26 * max(l.px, v.Scale)}
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
		shelltest.Inside(t, v, map[string]scene.Rect{"pause": l.pause, "hint": l.hint})
		shelltest.Apart(t, v, map[string]scene.Rect{"pause": l.pause, "hint": l.hint, "board": l.board})
		for what, r := range map[string]scene.Rect{"pause": finger(l.pause, v), "hint": finger(l.hint, v)} {
			if r.W < 48*v.Scale || r.H < 48*v.Scale {
				t.Errorf("%s: the button for %s can be touched on %v x %v, too small for a finger", shelltest.Name(v), what, r.W, r.H)
			}
		}
		if l.u != kit.Round(l.u) || l.board.X != kit.Round(l.board.X) || l.board.Y != kit.Round(l.board.Y) {
			t.Errorf("%s: the board at %v with cells of %v is not on whole pixels", shelltest.Name(v), l.board, l.u)
		}
		height, width := v.H-v.Top-v.Bottom, v.W-v.Left-v.Right
		if width >= 1.6*height && l.board.H < .7*height {
			t.Errorf("%s: the board is %v high, less than 70 %% of a wide window", shelltest.Name(v), l.board.H)
		}
		if width < .6*height && l.board.W < .88*width {
			t.Errorf("%s: the board is %v wide, and does not fill an upright window", shelltest.Name(v), l.board.W)
		}
		if l.board.W < .48*min(width, height) {
			t.Errorf("%s: the board is %v wide, hardly to be seen", shelltest.Name(v), l.board.W)
		}
	}
}

// The numbers of the pictures.
func TestPlayLayoutOfThePictures(t *testing.T) {
	wide := newLayout(shelltest.Window(1280, 720))
	phone := newLayout(shelltest.Window(390, 844))
	for part, c := range map[string][2]scene.Rect{
		"board":           {wide.board, {X: 352, Y: 56, W: 576, H: 576}},
		"clock":           {wide.clock, {X: 72, Y: 38, W: 232, H: 280}},
		"score":           {wide.score, {X: 72, Y: 334, W: 232, H: 316}},
		"cascade":         {wide.cascade, {X: 976, Y: 38, W: 232, H: 200}},
		"lore":            {wide.lore, {X: 976, Y: 254, W: 232, H: 396}},
		"phone's board":   {phone.board, {X: 15, Y: 230, W: 360, H: 360}},
		"phone's header":  {phone.clock, {X: 12, Y: 56, W: 366, H: 96}},
		"phone's pause":   {phone.pause, {X: 322, Y: 82, W: 44, H: 44}},
		"phone's special": {phone.rows[0], {X: 12, Y: 620, W: 366, H: 54}},
		"phone's second":  {phone.rows[1], {X: 12, Y: 684, W: 366, H: 54}},
	} {
		if d := max(apart(int(c[0].X), int(c[1].X)), apart(int(c[0].Y), int(c[1].Y))); d > 2 || c[0].W != c[1].W || c[0].H != c[1].H {
			t.Errorf("the %s is at %v, want %v", part, c[0], c[1])
		}
	}
	if wide.dialX != 188 || wide.dialY != 188 || wide.dial != 92 || phone.dial != 36 {
		t.Errorf("the clock is at %v, %v with radius %v, on the phone %v", wide.dialX, wide.dialY, wide.dial, phone.dial)
	}
}

func TestPagePlans(t *testing.T) {
	for _, v := range windows() {
		menu := newMenuPlan(v, 4)
		parts := map[string]scene.Rect{"info": menu.info, "name": menu.name}
		for i, r := range menu.choices {
			parts[fmt.Sprint("choice ", i)] = r
			if r.H < 30*v.Scale {
				t.Errorf("%s: choice %d of the menu is %v high", shelltest.Name(v), i, r.H)
			}
		}
		if menu.hints > 0 {
			parts["hints"] = scene.Rect{X: v.Left + 1, Y: menu.hints, W: 10, H: 26 * max(pagePixel(v), v.Scale)}
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)

		help := newHelpPlan(v, 4)
		shelltest.Inside(t, v, map[string]scene.Rect{"help": help.panel})
		parts = map[string]scene.Rect{}
		for i, r := range help.rows {
			parts[fmt.Sprint("row ", i)] = r
		}
		for i, r := range help.cards {
			parts[fmt.Sprint("card ", i)] = r
		}
		if len(help.cards) != len(helpCards) {
			t.Errorf("%s: %d cards", shelltest.Name(v), len(help.cards))
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)

		pause := newPausePlan(v, pauseChoices)
		shelltest.Inside(t, v, map[string]scene.Rect{"pause": pause.panel})
		parts = map[string]scene.Rect{}
		for i, r := range pause.choices {
			parts[fmt.Sprint("choice ", i)] = r
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)

		results := newResultsPlan(v)
		shelltest.Inside(t, v, map[string]scene.Rect{"results": results.panel, "ribbon": results.ribbon})
		shelltest.Apart(t, v, map[string]scene.Rect{"ribbon": results.ribbon, "lines": results.lines, "again": results.choices[0], "back": results.choices[1]})
	}
}

// The texts of every panel stay in it, with a large score.
func TestTextFitsItsPanel(t *testing.T) {
	const score, best = 987_654, 998_760
	for _, v := range windows() {
		s := newStage(t, v)
		s.Play("", `{}`, still("6"))
		h, l := &s.room.hud, &s.room.layout
		e, counts := &s.room.effects, gems.Counts{Score: score, OpeningScore: 12_345, LongestCascade: 23, GemsDestroyed: 15_555, SpecialsMade: 123, DestroyersMade: 123}
		e.gained, e.gainedAt = 10_800, e.now
		panels := map[string]scene.Rect{}
		show := map[string]func(){"clock": func() { h.clock.show(&s.Scene, s.game(), e) }}
		panels["clock"] = l.clock
		if l.phone {
			show["score"] = func() { h.showHeader(&s.Scene, e, score, best, true) }
			panels["score"] = l.score
			all := l.rows[0]
			if all.W > 0 {
				all.W, all.H = l.rows[1].X+l.rows[1].W-all.X, l.rows[1].Y+l.rows[1].H-all.Y
				show["rows"], panels["rows"] = func() { h.showRows(&s.Scene, counts) }, all
			}
		} else {
			show["score"] = func() { h.showScore(&s.Scene, e, counts, score, best, true, false) }
			show["lore"] = func() { h.showLore(&s.Scene, counts) }
			panels["score"], panels["lore"] = l.score, l.lore
		}
		for what, draw := range show {
			from := len(s.Scene.Marks)
			draw()
			shelltest.DrawnInside(t, v, s.Scene.Marks[from:], panels[what], 0, what)
		}
		for touch := range 2 {
			for i := range 3 {
				*e = effects{now: 1, passed: .9, shuffled: longAgo, timeUp: longAgo, started: longAgo}
				switch i {
				case 0:
					e.cascade = 12
				case 1:
					e.shuffled = .9
				}
				from := len(s.Scene.Marks)
				h.showWords(&s.Scene, s.game(), e, counts, touch == 1)
				shelltest.DrawnInside(t, v, s.Scene.Marks[from:], l.cascade.Inset(-14*l.px), 0, "words")
			}
		}
		for i, card := range s.room.help.plan.cards {
			from := len(s.Scene.Marks)
			s.room.help.showCard(&s.Scene, i, 0)
			shelltest.DrawnInside(t, v, s.Scene.Marks[from:], card.Inset(-2*s.room.page.Px), 0, helpCards[i].title)
		}
		for _, device := range []shell.Device{shell.Keyboard, shell.Touch} {
			s.Frame.Device = device
			for i, row := range s.room.help.plan.rows {
				from := len(s.Scene.Marks)
				s.room.help.showRow(&s.Scene, &s.Frame, &s.room.help.rows[i], row)
				shelltest.DrawnInside(t, v, s.Scene.Marks[from:], row.Inset(-3*s.room.page.Px), 0, s.room.help.rows[i].Text)
			}
		}
		for i, c := range s.room.Menu() {
			s.Frame.Choices, s.Frame.Chosen = s.room.Menu(), i
			from := len(s.Scene.Marks)
			s.room.menu.showInfo(&s.Scene, &s.Frame, &c, 0)
			shelltest.DrawnInside(t, v, s.Scene.Marks[from:], s.room.menu.plan.info.Inset(-9*s.room.page.Px), 0, "the info of "+c.Label)
		}
		from := len(s.Scene.Marks)
		s.room.results.showLines(&s.Scene, counts, best)
		shelltest.DrawnInside(t, v, s.Scene.Marks[from:], s.room.results.plan.lines.Inset(-3*s.room.page.Px), 0, "the results")
	}
}

func TestNothingIsCut(t *testing.T) {
	for _, v := range windows() {
		for _, device := range []shell.Device{shell.Keyboard, shell.Touch} {
			s := newStage(t, v)
			f := &s.Frame
			f.Device = device
			safe := scene.Rect{X: v.Left, Y: v.Top, W: v.W - v.Left - v.Right, H: v.H - v.Top - v.Bottom}
			at := func(what string, draw func()) {
				s.Scene.Reset(s.Book)
				f.Since, f.Events = 10*time.Second, nil
				draw()
				shelltest.DrawnInside(t, v, s.Scene.Marks, safe, 0, what)
			}
			at("Title", func() { s.room.title.showPrompt(&s.Scene, f, v) })
			f.Choices, f.Chosen = s.room.Menu(), 0
			at("Menu", func() {
				k := s.room.menu.kit
				if p := s.room.menu.plan; p.hints > 0 && device != shell.Touch {
					k.Hints(&s.Scene, menuHintRow, f.KeyName, p.middle, p.hints, p.wide, white)
				}
			})
			s.Play("", `{}`, still("6"))
			at("Play", func() { s.room.showHints(&s.Scene, f) })
			at("Play", func() { s.room.showButtons(&s.Scene, f) })
			at("Play", func() { s.room.hud.show(&s.Scene, f, s.game(), &s.room.effects) })
		}
	}
}

// The name and the prompt of the title stand apart, inside the window.
func TestTitleLayout(t *testing.T) {
	for _, v := range windows() {
		p := newStage(t, v).room.title
		px := p.kit.Px
		parts := map[string]scene.Rect{
			"prompt": {X: v.Left + 1, Y: p.prompt - 24*px, W: v.W - v.Left - v.Right - 2, H: 30 * px},
			"credit": {X: v.Left + 1, Y: p.credit - 12*v.Scale, W: v.W - v.Left - v.Right - 2, H: 14 * v.Scale},
		}
		for i, w := range p.name {
			parts[fmt.Sprint("word ", i)] = scene.Rect{X: (v.W - w.width) / 2, Y: p.bases[i] - .72*w.size, W: w.width, H: .72 * w.size}
		}
		for i, at := range p.gems {
			half := p.stones.u * .46
			parts[fmt.Sprint("gem ", i)] = scene.Rect{X: at[0] - half, Y: at[1] - half, W: 2 * half, H: 2 * half}
		}
		shelltest.Inside(t, v, parts)
		shelltest.Apart(t, v, parts)
	}
}

// Every scheme draws all screens, with the same shapes and other colours.
func TestSchemes(t *testing.T) {
	for _, scheme := range []session.Scheme{session.Standard, session.BlueOrange, session.RedTeal, session.HighContrast, "unknown"} {
		v := shelltest.Window(640, 360)
		v.Scheme = scheme
		s := newStage(t, v)
		for kind := range mostKinds {
			plain := s.Book.Canvas(s.room.table.stones.whole[3*kind])
			w, h := plain.Size()
			middle := plain.Pix.RGBAAt(w/2, h/2)
			if middle.A < 250 {
				t.Errorf("%q: the middle of kind %d is not covered", scheme, kind)
			}
			for other := range kind {
				if sameMask(s, kind, other) {
					t.Errorf("kinds %d and %d have one shape", kind, other)
				}
			}
			special, destroyer := s.Book.Canvas(s.room.table.stones.whole[3*kind+1]), s.Book.Canvas(s.room.table.stones.whole[3*kind+2])
			u := s.room.layout.u
			at := func(x, y float32) (int, int) { return w/2 + int(x*u/100), h/2 + int(y*u/100) }
			var white uint8
			for side := float32(-48); side < -40; side++ {
				x, y := at(side, 10)
				c := special.Pix.RGBAAt(x, y)
				white = max(white, min(c.R, c.G, c.B))
			}
			if white < 220 {
				t.Errorf("%q: a special of kind %d has no white outline: %d", scheme, kind, white)
			}
			x, y := at(-38, 30)
			if c := destroyer.Pix.RGBAAt(x, y); c.R < 140 || c.G > 110 || c.B > 110 {
				t.Errorf("%q: a destroyer of kind %d has no red background: %v", scheme, kind, c)
			}
		}
	}
}

// sameMask says whether two kinds cover the same pixels.
func sameMask(s *stage, a, b int) bool {
	p, q := s.Book.Canvas(s.room.table.stones.flash[3*a]).Pix.Pix, s.Book.Canvas(s.room.table.stones.flash[3*b]).Pix.Pix
	differ := 0
	for i := 3; i < len(p); i += 4 {
		if (p[i] > 127) != (q[i] > 127) {
			differ++
		}
	}
	return differ < len(p)/4/50
}
