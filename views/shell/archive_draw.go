package shell

import (
	"fmt"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

// Sizes in pixels of the picture.
const (
	recordHeight  = 58
	recordButtons = 46 // below the chosen one
	recordGap     = 4
	figureHeight  = 27
	plotHeight    = 150
	pagesHeight   = 44
	lineButton    = 40
)

// draw draws the screen over Home.
func (v *archive) draw(s *scene.Scene, a *App, view View) {
	k := a.kit
	if v.mayOpen != view.MayOpen {
		v.mayOpen = view.MayOpen
		a.listArchive()
	}
	v.plan = newOptionsPlan(view, len(a.rooms))
	p := &v.plan
	in := easeOut(float32(a.now-a.entered) / float32(optionsEnter))
	rise(s, k, view, p.panel, p.fills, true, in)
	size := float32(32)
	if p.stacked {
		size = 26
	}
	s.Text(k.Font(raster.Title, size), a.room().Spec().Title, p.title[0], p.title[1], scene.Left, k.Dress.Ink)
	k.Button(s, p.close, kit.Face{Icon: kit.Close}, a.spot(closeAction, p.close))
	v.drawTabs(s, a)
	s.Rect(p.rule, k.Dress.Edge)

	top := p.rows
	control, parts := k.Several(archivePages[:], top.X+rowPad*p.px, top.Y, top.W)
	for i, r := range parts {
		a.spot(fmt.Sprint(pageAction, i), r)
	}
	k.ShowSeveral(s, archivePages[:], control, parts, int(v.page))

	list := p.rows
	list.Y += pagesHeight * p.px
	list.H -= pagesHeight * p.px
	s.Clip(list)
	l := listing{s: s, a: a, v: v, kit: k, px: p.px, left: list.X, width: list.W, seen: list, y: list.Y - v.scroll}
	if v.page == recordsPage {
		l.records()
	} else {
		l.statistics()
	}
	s.Unclip()
	v.settle(l.chosen, list, l.y+v.scroll-list.Y)
	if height := l.y + v.scroll - list.Y; height > list.H {
		beside := list
		beside.W += 6 * p.px
		k.ScrollBar(s, beside, v.scroll/height, list.H/height)
	}
	s.ShiftY = 0
	if p.hints > 0 && a.showsHints() {
		k.Hints(s, v.hints(), a.keyName, view.W/2, p.hints, view.W-16*p.px, k.Dress.SecondInk)
	}
	s.Fade = 1
}

// hints are the keys of the page.
func (v *archive) hints() []kit.Hint {
	hints := []kit.Hint{{Actions: []string{"previous", "next"}, Does: "games", Rank: 2}, {Actions: []string{"left", "right"}, Does: "records, statistics", Rank: 3}}
	switch {
	case len(v.lines) == 0:
	case v.lines[v.chosen].act != "":
		hints = append(hints, kit.Hint{Actions: []string{"confirm"}, Does: "press", Rank: 1})
	default:
		hints = append(hints, kit.Hint{Actions: []string{"confirm"}, Does: "watch"}, kit.Hint{Actions: []string{saveAction}, Does: "save", Rank: 1})
	}
	return append(hints, kit.Hint{Actions: []string{"back"}, Does: "close"})
}

// drawTabs shows a tab for each game.
func (v *archive) drawTabs(s *scene.Scene, a *App) {
	k, px := a.kit, v.plan.px
	for i := range a.rooms {
		r, c := v.plan.tabs[i], k.Dress.Ink
		state := a.spot(fmt.Sprint(tabAction, i), r)
		switch {
		case i == a.open:
			k.Plate(s, r)
			c = k.Dress.MainInk
		case state != kit.Rest:
			k.Row(s, r, true)
		}
		name := a.rooms[i].Card().Short
		if v.plan.stacked {
			f := k.Fit(raster.Title, 13, name, r.W-4*px)
			s.Text(f, name, r.X+r.W/2, r.Y+r.H/2+.35*f.Size(), scene.Middle, c)
			continue
		}
		f := k.Fit(raster.Title, 18, name, r.W-28*px)
		s.Text(f, name, r.X+16*px, r.Y+r.H/2+.35*f.Size(), scene.Left, c)
	}
}

// settle keeps what is scrolled within bounds, and the chosen line in view where it
// has changed.
func (v *archive) settle(chosen, list scene.Rect, height float32) {
	if v.follow && chosen.H > 0 {
		top, bottom := chosen.Y+v.scroll-list.Y, chosen.Y+chosen.H+v.scroll-list.Y
		v.scroll = max(min(v.scroll, top), bottom-list.H)
		if v.chosen == 0 {
			v.scroll = 0
		}
	}
	v.follow = false
	v.scroll = kit.Floor(max(min(v.scroll, height-list.H), 0))
}

// listing puts the lines of a page below each other.
type listing struct {
	s           *scene.Scene
	a           *App
	v           *archive
	kit         *kit.Kit
	px          float32
	left, width float32
	y           float32    // where the next line begins
	seen        scene.Rect // what is not scrolled away
	chosen      scene.Rect
}

// spot is a place that can be pressed, as far as it is in view.
func (l *listing) spot(action string, r scene.Rect) kit.State {
	top, bottom := max(r.Y, l.seen.Y), min(r.Y+r.H, l.seen.Y+l.seen.H)
	if bottom <= top {
		return kit.Rest
	}
	return l.a.spot(action, scene.Rect{X: r.X, Y: top, W: r.W, H: bottom - top})
}

// note writes some lines of text.
func (l *listing) note(text string) {
	f := l.kit.Font(raster.Text, 15)
	l.y += 14 * l.px
	for _, line := range kit.Wrap(f, text, l.width-2*rowPad*l.px) {
		l.y += 1.35 * f.Size()
		l.s.Text(f, line, l.left+rowPad*l.px, l.y, scene.Left, l.kit.Dress.SecondInk)
	}
	l.y += 14 * l.px
}

// records lists the records of the game.
func (l *listing) records() {
	v := l.v
	if len(v.lines) == 0 || v.lines[0].act != "" {
		l.note("No games yet. The last twenty that you play are kept here, and every best, to be watched again and to be taken over from any moment.")
	}
	for i := range v.lines {
		if v.lines[i].act != "" {
			l.y += 8 * l.px
			l.button(i, l.left+rowPad*l.px, 170*l.px)
			l.y += (lineButton + 8) * l.px
			continue
		}
		l.record(i, &v.lines[i].kept)
	}
	if !l.a.laid.view.MayOpen {
		l.note("Drop the file of a record on the window to watch it.")
	}
}

// record shows a line about one.
func (l *listing) record(i int, kept *session.Kept) {
	k, px, holds := l.kit, l.px, i == l.v.chosen
	r := kit.Snap(l.left, l.y, l.width, recordHeight*px)
	if holds {
		r.H = kit.Floor((recordHeight + recordButtons) * px)
		l.chosen = r
	}
	l.y = r.Y + r.H + recordGap*px
	if r.Y > l.seen.Y+l.seen.H || r.Y+r.H < l.seen.Y {
		return
	}
	state := l.spot(fmt.Sprint(lineAction, i), r)
	k.Row(l.s, r, i%2 == 1 || state == kit.Hover)
	if holds {
		k.ChosenRow(l.s, r)
	}
	left, right := r.X+rowPad*px, r.X+r.W-rowPad*px
	small := k.Font(raster.Text, 13.5)
	lasted := clock(kept.Lasted)
	l.s.Text(k.Font(raster.TextBold, 15).Tabular(), lasted, right, r.Y+25*px, scene.Right, k.Dress.Ink)
	room := r.W - 2*rowPad*px - 74*px
	f := k.Fit(raster.TextBold, 16, kept.Where, room-70*px)
	l.s.Text(f, kept.Where, left, r.Y+25*px, scene.Left, k.Dress.Ink)
	if mark := markOf(kept); mark != "" {
		tag := k.Font(raster.TextBold, 12)
		at := kit.Snap(left+f.Width(kept.Where)+10*px, r.Y+11*px, tag.Width(mark)+14*px, 19*px)
		k.Sunk(l.s, at)
		l.s.Text(tag, mark, at.X+7*px, at.Y+at.H/2+.35*tag.Size(), scene.Left, k.Dress.Accent)
	}
	below := l.a.dateOf(kept.Start)
	if kept.Figures != "" {
		below = kept.Figures + " · " + below
	}
	l.s.Text(k.Fit(raster.Text, 13.5, below, r.W-2*rowPad*px), below, left, r.Y+25*px+1.5*small.Size(), scene.Left, k.Dress.SecondInk)
	if !holds {
		return
	}
	at := kit.Snap(left, r.Y+(recordHeight-2)*px, 118*px, 38*px)
	k.Button(l.s, at, kit.Face{Label: "Watch", Size: 15, Icon: kit.Play, Main: true}, l.spot(holdAction, at))
	at = kit.Snap(left+128*px, at.Y, 118*px, at.H)
	k.Button(l.s, at, kit.Face{Label: "Save", Size: 15}, l.spot(saveAction, at))
}

// markOf says in a word what is special about a record.
func markOf(k *session.Kept) string {
	switch {
	case len(k.Bests) > 0:
		return "BEST"
	case k.Practice:
		return "PRACTICE"
	case !k.Over:
		return "LEFT"
	}
	return ""
}

// button shows a line that is a button.
func (l *listing) button(i int, x, w float32) {
	line := &l.v.lines[i]
	r := kit.Snap(x, l.y, w, lineButton*l.px)
	state := l.spot(line.act, r)
	if i == l.v.chosen {
		l.chosen = r
		if state == kit.Rest {
			state = kit.Chosen
		}
	}
	l.kit.Button(l.s, r, kit.Face{Label: line.label, Size: 15, Main: l.v.asking && line.act == eraseAction}, state)
}
