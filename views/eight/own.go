package eight

import (
	"fmt"
	"strings"

	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// own is the panel on which a start and a goal of one's own are typed, or made by
// dragging tiles onto each other.
type own struct {
	open   bool
	fields [2]lab.Entry
	focus  int // the field that is typed in
	fault  string
	ready  string // that the boards can be played
	drag   drag

	panel, close, play, cancel, message scene.Rect
	boards, entries                     [2]scene.Rect
	keys                                [10]scene.Rect
	title                               float32 // the middle of its line
	cells                               *mini
	lines                               []string // of the message
	cut                                 string   // what they were cut from
}

// drag is a tile that is dragged to another slot of its board.
type drag struct {
	on          bool
	finger      int
	board, slot int
	x, y        float32
}

// The fields.
const (
	startField = iota
	goalField
)

var fieldNames = [...]string{"START", "GOAL"}

// keyActions are the digits that fingers type, and one that takes them back.
var (
	keyActions   = [...]string{"type 0", "type 1", "type 2", "type 3", "type 4", "type 5", "type 6", "type 7", "type 8", "erase"}
	fieldActions = [...]string{"field 0", "field 1"}
)

// layout places the panel for a window.
func (o *own) layout(b *scene.Book, r *Room) {
	l := &r.layout
	px, safe := r.tools.Px, l.Safe
	w, h := min(safe.W-12*px, 620*px), min(safe.H-12*px, 560*px)
	rest := (46 + 22 + 46 + 46 + 48 + 60) * px // all but the boards
	if h-rest < 90*px {
		rest -= 24 * px
	}
	pad := 14 * px
	cell := kit.Floor(min((w-3*pad)/2, h-rest-2*pad) / 3.2)
	cell = max(cell, 8*px)
	o.cells = newMini(b, r.colors, cell, true)
	size := o.cells.size()
	h = min(h, rest+size+2*pad)
	o.panel = kit.Snap(safe.X+(safe.W-w)/2, safe.Y+(safe.H-h)/2, w, h)
	y := o.panel.Y + pad/2
	o.title = y + 20*px
	o.close = kit.Snap(o.panel.X+w-50*px, y, 42*px, 38*px)
	y += 44*px + 18*px
	for i := range o.boards {
		middle := o.panel.X + w*(.25+.5*float32(i))
		o.boards[i] = scene.Rect{X: kit.Round(middle-size/2) + o.cells.edge, Y: kit.Round(y) + o.cells.edge, W: 3 * o.cells.cell, H: 3 * o.cells.cell}
		o.entries[i] = kit.Snap(middle-min(w/4-pad, 110*px), y+size+6*px, 2*min(w/4-pad, 110*px), 36*px)
	}
	foot := o.panel.Y + h - pad
	o.play = kit.Snap(o.panel.X+w-pad-.5*w, foot-44*px, .5*w, 44*px)
	o.cancel = kit.Snap(o.panel.X+pad, foot-44*px, .5*w-3*pad, 44*px)
	keys := kit.Snap(o.panel.X+pad, o.play.Y-46*px, w-2*pad, 40*px)
	for i, cell := range lab.Row(keys, 3*px, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.3) {
		o.keys[i] = cell
	}
	top := o.entries[0].Y + o.entries[0].H + 4*px
	o.message = kit.Snap(o.panel.X+pad, top, w-2*pad, keys.Y-4*px-top)
	o.cut = ""
}

// begin opens the panel with the boards of the game.
func (o *own) begin(g *eight.Game) {
	o.open, o.focus, o.drag = true, startField, drag{}
	for i, b := range [...]eight.Board{g.Board(), g.Goal()} {
		o.fields[i].Open(9, "012345678")
		o.fields[i].Text = b.String()
	}
	o.check()
}

// check sees whether the boards can be played, and says why not.
func (o *own) check() {
	o.fault, o.ready = "", ""
	goal, err := eight.ParseBoard(o.fields[goalField].Text)
	if err != nil {
		o.fault = "Goal: " + err.Error() + "."
		return
	}
	start, err := eight.ParseStart(o.fields[startField].Text, goal)
	switch {
	case err != nil:
		o.fault = "Start: " + err.Error() + "."
	case start == goal:
		o.fault = "The start is the goal already, so there is nothing to solve."
	default:
		o.ready = "These can be played. Drag a tile onto another to swap them."
	}
}

// hear hears a key.
func (o *own) hear(r *Room, key string) shell.Reply {
	switch key {
	case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "DPadUp", "DPadDown", "DPadLeft", "DPadRight":
		o.focus = 1 - o.focus
		return shell.Reply{Say: o.spoken()}
	case "A":
		key = "Enter"
	}
	field := &o.fields[o.focus]
	before := field.Text
	if isDigit(key) && len(before) == 9 {
		field.Text = "" // typing begins anew
	}
	switch field.Type(key) {
	case lab.Taken:
		return o.take(r)
	case lab.Left:
		o.open = false
		return shell.Reply{Say: "Closed."}
	}
	o.check()
	reply := shell.Reply{Heard: true}
	if field.Text != before {
		reply.Say = field.Text + "."
		if len(field.Text) == 9 {
			reply.Say = o.spoken()
		}
	}
	return reply
}

func isDigit(key string) bool {
	return strings.HasPrefix(key, "Digit") || strings.HasPrefix(key, "Numpad") && len(key) == len("Numpad0")
}

// paste takes the digits of a text for the field in focus.
func (o *own) paste(text string) {
	o.fields[o.focus].Text = ""
	o.fields[o.focus].Paste(text)
	o.check()
}

// spoken tells the field in focus, and what is wrong.
func (o *own) spoken() string {
	return fmt.Sprintf("%s %s. %s%s", [...]string{"Start", "Goal"}[o.focus], o.fields[o.focus].Text, o.fault, o.ready)
}

// take plays the boards, unless something is wrong with them.
func (o *own) take(r *Room) shell.Reply {
	if o.fault != "" {
		r.ears.play("badBoard", 0, 0)
		return shell.Reply{Say: o.fault}
	}
	o.open = false
	return shell.Reply{Open: link(o.fields[startField].Text, o.fields[goalField].Text)}
}

// act answers the panel's buttons, and those of the shell.
func (o *own) act(r *Room, g *eight.Game, action string) (shell.Reply, bool) {
	for i, name := range keyActions {
		if action == name {
			if i == 9 {
				return o.hear(r, "Backspace"), true
			}
			return o.hear(r, fmt.Sprint("Digit", i)), true
		}
	}
	switch action {
	case fieldActions[startField], fieldActions[goalField]:
		o.focus = startField
		if action == fieldActions[goalField] {
			o.focus = goalField
		}
		return shell.Reply{Say: o.spoken()}, true
	case "take":
		return o.take(r), true
	case closeAction, shell.BackAction:
		o.open = false
		return shell.Reply{Say: "Closed."}, true
	case ignoreAction:
		return shell.Reply{Heard: true}, true
	}
	return shell.Reply{}, false
}

// point drags tiles.
func (o *own) point(r *Room, p shell.Pointing) {
	d := &o.drag
	switch p.Kind {
	case shell.PointerPress:
		for i, board := range o.boards {
			if board.Contains(p.X, p.Y) && !d.on {
				o.focus = i
				if slot := slotAt(board, p.X, p.Y); slot < len(o.fields[i].Text) {
					*d = drag{true, p.Finger, i, slot, p.X, p.Y}
				}
			}
		}
	case shell.PointerMove:
		if d.on && d.finger == p.Finger {
			d.x, d.y = p.X, p.Y
		}
	case shell.PointerLift:
		if d.on && d.finger == p.Finger {
			d.on = false
			o.drop(r, p.X, p.Y)
		}
	case shell.PointerCancel:
		d.on = d.on && d.finger != p.Finger
	}
}

// drop swaps the tile that was dragged with the one that it was dropped on.
func (o *own) drop(r *Room, x, y float32) {
	d, board := &o.drag, o.boards[o.drag.board]
	if !board.Contains(x, y) {
		return
	}
	text := []byte(o.fields[d.board].Text)
	to := slotAt(board, x, y)
	if to >= len(text) || d.slot >= len(text) || to == d.slot {
		return
	}
	text[to], text[d.slot] = text[d.slot], text[to]
	o.fields[d.board].Text = string(text)
	o.check()
	r.ears.play("drop", 0, 0)
}

// draw draws the panel.
func (o *own) draw(s *scene.Scene, f *shell.Frame, r *Room) {
	t, d, px := r.tools, r.colors.dress, r.tools.Px
	s.Rect(scene.Rect{W: r.view.W, H: r.view.H}, d.Scrim)
	f.Spot(ignoreAction, scene.Rect{W: r.view.W, H: o.panel.Y})
	t.Overlay(s, o.panel, false)
	title := t.Fit(raster.Title, 22, "Your own boards", o.panel.W-80*px)
	s.Text(title, "Your own boards", o.panel.X+16*px, lab.Line(title, o.title), scene.Left, d.Ink)
	for i := range o.boards {
		board, entry := o.boards[i], o.entries[i]
		t.Label(s, fieldNames[i], board.X, board.Y-o.cells.edge-6*px)
		o.drawBoard(s, i)
		f.Spot(fieldActions[i], entry)
		o.fields[i].Show(t, s, entry, i == o.focus, f.Now)
		if i == o.focus {
			t.Ring(s, entry)
		}
	}
	o.drawMessage(s, r)
	for i, cell := range o.keys {
		face := kit.Face{Icon: kit.ArrowLeft}
		if i < 9 {
			face = kit.Face{Label: numerals[i], Size: 17}
		}
		t.Button(s, f, keyActions[i], cell, face)
	}
	t.Button(s, f, closeAction, o.close, kit.Face{Icon: kit.Close})
	t.Button(s, f, closeAction, o.cancel, kit.Face{Label: "Cancel", Size: 16, Key: "Esc"})
	t.ButtonWhen(s, f, "take", o.play, kit.Face{Label: "Play these", Size: 17, Main: true, Key: "Enter"}, o.fault == "")
	if o.drag.on {
		if text := o.fields[o.drag.board].Text; o.drag.slot < len(text) {
			half := o.cells.cell / 2
			s.Put(o.cells.moved[text[o.drag.slot]-'0'], o.drag.x-half, o.drag.y-half)
		}
	}
}

var numerals = [...]string{"0", "1", "2", "3", "4", "5", "6", "7", "8"}

// drawBoard draws one of the boards as far as it is typed.
func (o *own) drawBoard(s *scene.Scene, i int) {
	board, m, text := o.boards[i], o.cells, o.fields[i].Text
	s.Put(m.tray, board.X-m.edge, board.Y-m.edge)
	for slot := range len(text) {
		if o.drag.on && o.drag.board == i && o.drag.slot == slot {
			continue
		}
		s.Put(m.cells[text[slot]-'0'], board.X+float32(slot%3)*m.cell, board.Y+float32(slot/3)*m.cell)
	}
}

// drawMessage says why the boards are refused, or that they can be played.
func (o *own) drawMessage(s *scene.Scene, r *Room) {
	t := r.tools
	font, ink, text := t.Font(raster.Text, 14), r.colors.shorter, o.fault
	if text == "" {
		ink, text = r.colors.fresh, o.ready
	}
	if o.cut != text {
		o.cut, o.lines = text, kit.Wrap(font, text, o.message.W-26*t.Px)
	}
	step := 1.25 * font.Size()
	most := max(int(o.message.H/step), 1)
	lines := o.lines[:min(most, len(o.lines))]
	y := o.message.Y + (o.message.H-step*float32(len(lines)))/2 + .9*font.Size()
	icon := kit.Tick
	if o.fault != "" {
		icon = kit.Close
	}
	t.Icon(s, icon, o.message.X+10*t.Px, o.message.Y+o.message.H/2, ink)
	for _, line := range lines {
		s.Text(font, line, o.message.X+26*t.Px, y, scene.Left, ink)
		y += step
	}
}
