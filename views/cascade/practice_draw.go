package cascade

import (
	"fmt"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// practicePage draws the page on which a practice is prepared.
type practicePage struct {
	tools *tools
	atlas *atlas
	plan  practicePlan
	well  well
	title word
}

func newPracticePage(b *scene.Book, v shell.View, k *tools, a *atlas) *practicePage {
	p := &practicePage{tools: k, atlas: a, plan: newPracticePlan(v)}
	p.well = newWell(b, &p.plan.layout, a)
	r, letters := p.plan.title, k.colors.letters.icePlain
	p.title = letters.word(b, "PRACTICE", letters.sizeWithin("PRACTICE", min(.86*r.H, 44*k.px), r.W), k.px)
	return p
}

func (p *practicePage) draw(s *scene.Scene, f *shell.Frame, d *practice) {
	k, plan := p.tools, &p.plan
	p.showWell(s, f, d)
	k.keys.Button(s, plan.back, kit.Face{Icon: kit.ArrowLeft}, kit.Rest)
	f.Area(shell.BackButton, plan.back)
	p.title.show(s, plan.title.X, plan.title.Y+.5*plan.title.H+.26*p.title.h, scene.Left, 1)
	for _, r := range [...]scene.Rect{plan.palette, plan.ready, plan.next, plan.choices} {
		if r == plan.ready && plan.alone {
			continue
		}
		k.glass.show(s, glassPanel, r)
	}
	p.name(s, plan.palette, "CRYSTALS")
	if !plan.alone {
		p.name(s, plan.ready, "READY POSITIONS")
	}
	p.name(s, plan.next, "NEXT")
	p.showRows(s, d)
	for i := range plan.spots {
		p.showSpot(s, f, d, i)
	}
	p.showQueue(s, f, d)
	if plan.hints > 0 && f.Hints {
		k.keys.row(s, practiceHints, f.KeyName, plan.layout.well.X+plan.layout.well.W/2, plan.hints, plan.wide)
	}
}

// practiceHints are those at the foot of the page.
var practiceHints = []kit.Hint{
	hint(1, "Move", "left", "right", "up", "down"),
	hint(0, "Paint or press", "confirm"),
	hint(2, "Crystal", "previous", "next"),
	hint(3, "Last piece away", "undo"),
	backHint,
}

// name writes a panel's label.
func (p *practicePage) name(s *scene.Scene, r scene.Rect, text string) {
	k, plan := p.tools, &p.plan
	k.write.label(s, text, text, 14, r.X+plan.pad, r.Y+.5*plan.label+6*k.px, r.W-2*plan.pad, scene.Left, k.colors.label)
}

// fullRow is the light on a row that is full, with which no game can start.
var fullRow = raster.Hex(0xff3355)

// showWell paints the well with what was drawn into it, and the cursor.
func (p *practicePage) showWell(s *scene.Scene, f *shell.Frame, d *practice) {
	w, k := &p.well, p.tools
	w.showBack(s)
	for row := range rows {
		for column := range columns {
			if c := d.At(column, row); c != cascade.None && isOpen(d, column, row) {
				w.glow(s, c, column, row, stackGlow, stackGlowAlpha)
			}
		}
	}
	for row := range rows {
		full := true
		for column := range columns {
			if c := d.At(column, row); c != cascade.None {
				w.crystal(s, w.crystals.whole[c], column, row, 1, 1)
			} else {
				full = false
			}
		}
		if full {
			r := w.field.cell(cascade.Cell{Row: row})
			r.W = w.layout.well.W
			s.Rect(r, fullRow.Alpha(.45))
		}
	}
	if d.at == inWell && f.Device != shell.Touch && (d.keys || f.Over(w.layout.well)) {
		if d.brush != cascade.None && d.At(d.cursor.Column, d.cursor.Row) == cascade.None {
			w.crystal(s, w.crystals.ghost[d.brush], d.cursor.Column, d.cursor.Row, 1, 1)
		}
		k.keys.Ring(s, w.field.cell(d.cursor))
	}
	w.showFront(s)
	if d.why == "" {
		return
	}
	r := w.layout.well
	font := k.write.font(raster.TextBold, 14, plain)
	lines := kit.Wrap(font, "Cannot start: "+d.why+".", r.W-20*k.px)
	step := 1.3 * font.Size()
	s.Rect(scene.Rect{X: r.X, Y: r.Y, W: r.W, H: kit.Round(step*float32(len(lines)) + 16*k.px)}, raster.Hex(0x30040f).Alpha(.92))
	for i, line := range lines {
		s.Text(font, line, r.X+r.W/2, r.Y+8*k.px+step*(float32(i)+.75), scene.Middle, white)
	}
}

// showSpot paints a button.
func (p *practicePage) showSpot(s *scene.Scene, f *shell.Frame, d *practice, i int) {
	k, q := p.tools, &p.plan.spots[i]
	state := f.Spot(q.action, q.place)
	if d.keys && d.at == i && f.Device != shell.Touch {
		state = kit.Chosen
	}
	r, push := q.place, float32(0)
	if state == kit.Pressed {
		push = 2 * k.px
	}
	face := kit.Face{Size: 18}
	x, y := r.X+r.W/2, r.Y+r.H/2+push
	switch kind, n := q.kind, q.n; kind {
	case brushAction:
		face.Main = int(d.brush) == n
		if n == 0 {
			face.Icon = kit.Close
		}
		k.keys.Button(s, r, face, state)
		if n > 0 {
			p.crystal(s, cascade.Kind(n), x, y, kit.Floor(.62*min(r.W, r.H)))
		}
		return
	case readyAction:
		k.keys.Button(s, r, face, state)
		p.showReady(s, &readyPositions[n], r, push)
		return
	case queueAction:
		k.keys.Button(s, r, face, state)
		p.atlas.piece(s, cascade.Kind(n), x, y, kit.Floor(min(.19*r.W, .3*r.H)), 1)
		return
	case clearAction:
		face.Label = "CLEAR THE WELL"
		if r.W < 170*k.px {
			face.Label = "CLEAR"
		}
	case unqueueAction:
		face.Icon = kit.Minus
	case heldAction, levelAction:
		k.keys.Button(s, r, face, state)
		degrees := float32(90 - 90*n)
		k.icons.show(s, arrowIcon, x, y, min(28*max(k.px, p.plan.layout.px), .7*r.H), degrees, k.colors.soft)
		return
	case modeAction:
		face.Label, face.Main = practiceModes[n].label, d.mode == practiceModes[n].mode
	case shell.StartAction:
		p.showStart(s, f, r, state)
		return
	}
	k.keys.Button(s, r, face, state)
}

// startKeys is what begins besides the button, as Letter hears it.
var startKeys = [...]string{shell.Keyboard: "Space", shell.Touch: "", shell.Pad: "Start"}

// showStart paints the button that begins.
func (p *practicePage) showStart(s *scene.Scene, f *shell.Frame, r scene.Rect, state kit.State) {
	k := p.tools
	kind := chosen
	if state == kit.Pressed {
		kind = pushed
	}
	k.glass.show(s, kind, r)
	if state != kit.Rest {
		k.keys.Ring(s, r.Inset(-4*k.px))
	}
	middle, width := r.Y+r.H/2, r.W
	if key := startKeys[f.Device]; f.Hints && key != "" && !p.plan.tall {
		height := min(30*k.px, .6*r.H)
		width -= k.keys.CapWidth(key, height) + 16*k.px
		k.keys.Cap(s, key, r.X+width, middle, height)
	}
	font := k.write.pixels(raster.Title, min(.42*r.H, .13*r.W), spaced)
	k.caption(s, font, "START", r.X+width/2, middle+.36*font.Size(), scene.Middle, true)
}

// crystal paints a single crystal around a place.
func (p *practicePage) crystal(s *scene.Scene, c cascade.Kind, x, y, size float32) {
	pics := p.atlas.crystals(size)
	half := float32(pics.size) / 2
	s.Sprite(scene.Sprite{Pic: pics.whole[c], X: kit.Round(x-half) + half, Y: kit.Round(y-half) + half, Tint: white})
}

// readySide is how many columns and rows the picture of a ready position has.
const readySide = 10

// showReady paints what stands on the button of a ready position: its picture, and
// its name beside it, or below where buttons stand in a row.
func (p *practicePage) showReady(s *scene.Scene, q *readyPosition, r scene.Rect, push float32) {
	k := p.tools
	below := p.plan.alone
	room := min(r.H-8*k.px, .34*r.W)
	if below {
		room = min(r.W-8*k.px, r.H-20*k.px-6*k.px)
	}
	u := max(kit.Floor(room/readySide), 2)
	side := u * readySide
	x, y := kit.Round(r.X+min((r.H-side)/2, 8*k.px)), kit.Round(r.Y+(r.H-side)/2+push)
	if below {
		x, y = kit.Round(r.X+(r.W-side)/2), kit.Round(r.Y+5*k.px+push)
	}
	s.Rect(scene.Rect{X: x, Y: y, W: side, H: side}, raster.Hex(0x030b1b).Alpha(.8))
	pics := p.atlas.crystals(u)
	for i, line := range q.well {
		row := float32(len(q.well) - i)
		for column := range line {
			if c := kindOf(line[column]); c != cascade.None {
				s.Sprite(scene.Sprite{Pic: pics.whole[c], X: x + (float32(column)+.5)*u, Y: y + side - (row-.5)*u, Tint: white})
			}
		}
	}
	if below {
		font := k.write.font(raster.TextBold, 12, plain)
		s.Text(font, q.short, r.X+r.W/2, r.Y+r.H-.45*font.Size()+push, scene.Middle, buttonText)
		return
	}
	left := x + side + 12*k.px
	width := r.X + r.W - left - 8*k.px
	name, note := k.write.fit(raster.Title, 20, spaced, q.name, width), k.write.fit(raster.Text, 14, plain, q.note, width)
	middle := r.Y + r.H/2 + push
	if note.Width(q.note) > width || name.Size()+note.Size() > .82*r.H {
		s.Text(name, q.name, left, middle+.36*name.Size(), scene.Left, buttonText)
		return
	}
	s.Text(name, q.name, left, middle-.08*name.Size(), scene.Left, buttonText)
	s.Text(note, q.note, left, middle+1.18*note.Size(), scene.Left, noteText)
}

// queueWords say how pieces to come are chosen.
var queueWords = [...]string{
	shell.Keyboard: "Type letters or press pieces below.",
	shell.Touch:    "Press pieces below.",
	shell.Pad:      "Y adds the chosen crystal's piece.",
}

// showQueue paints the pieces to come, or says what comes where none are chosen.
func (p *practicePage) showQueue(s *scene.Scene, f *shell.Frame, d *practice) {
	k, plan := p.tools, &p.plan
	r := plan.queue
	if len(d.queue) == 0 {
		font := k.write.font(raster.Text, 16, plain)
		lines := kit.Wrap(font, queueWords[f.Device]+" After them the usual bags go on.", r.W)
		for i, line := range lines {
			s.Text(font, line, r.X, r.Y+1.35*font.Size()*(float32(i)+.75), scene.Left, k.colors.soft)
		}
		return
	}
	w, h := r.W/float32(plan.across), r.H/float32(linesOf(plan.across))
	for i, c := range d.queue {
		x, y := r.X+(float32(i%plan.across)+.5)*w, r.Y+(float32(i/plan.across)+.5)*h
		p.atlas.piece(s, c, x, y, queuedSize(r, plan.across), 1)
	}
	count := figuresOf(len(d.queue))
	font := k.write.font(raster.TextBold, 14, tabular)
	s.Text(font, count, plan.next.X+plan.next.W-plan.pad, plan.next.Y+.5*plan.label+6*k.px, scene.Right, k.colors.soft)
}

// figuresOf says how many pieces of the most are chosen.
func figuresOf(n int) string { return fmt.Sprintf("%d of %d", n, mostQueued) }

// showRows paints the places of what is chosen for the game, with its values.
func (p *practicePage) showRows(s *scene.Scene, d *practice) {
	k, plan := p.tools, &p.plan
	for i, r := range plan.rows {
		k.glass.show(s, sunk, r)
		if i == modeRow {
			continue
		}
		less, more := plan.steps[i][0], plan.steps[i][1]
		label, short := "HOLD", "HOLD"
		if i == levelRow {
			label, short = "START LEVEL", "LEVEL"
		}
		x, y := (less.X+less.W+more.X)/2, r.Y+r.H/2
		if plan.stacked {
			y = less.Y + less.H/2
			k.write.label(s, label, short, 14, r.X+plan.pad, r.Y+.5*plan.label+6*k.px, r.W-2*plan.pad, scene.Left, k.colors.label)
		} else {
			k.write.label(s, label, short, 14, r.X+plan.pad, y+.36*14*k.px, less.X-r.X-1.5*plan.pad, scene.Left, k.colors.label)
		}
		if i == levelRow {
			n := whole(int64(d.level))
			font := k.write.pixels(raster.Title, .66*less.H, tabular)
			n.show(s, font, x, y+.36*font.Size(), scene.Middle, k.colors.text)
			continue
		}
		if d.held == cascade.None {
			font := k.write.fit(raster.Text, 16, plain, "none", more.X-less.X-less.W)
			s.Text(font, "none", x, y+.33*font.Size(), scene.Middle, k.colors.soft)
			continue
		}
		p.atlas.piece(s, d.held, x, y, kit.Floor(min((more.X-less.X-less.W)/4.4, .36*less.H)), 1)
	}
}
