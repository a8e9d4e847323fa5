package shell

import (
	"fmt"
	"strings"
	"time"

	"parlor/session"
)

// gameTab is one of the games, or the menus, whose keys or handling a page shows.
type gameTab struct {
	name  string // under which it is kept
	label string
	room  int // -1 for the menus
}

// games gives the tabs of a page.
func (o *options) games(p page) []gameTab {
	var tabs []gameTab
	if p == controlsPage {
		tabs = append(tabs, gameTab{session.Menus, "Menus", -1})
	}
	for i, r := range o.app.rooms {
		if p == controlsPage || len(r.Handles()) > 0 {
			tabs = append(tabs, gameTab{r.Spec().Name, r.Card().Short, i})
		}
	}
	return tabs
}

// tab gives the chosen tab of the open page.
func (o *options) tab() gameTab { return o.games(o.page)[o.tabs[o.page]] }

// tabOf gives the place of a room among the tabs of a page, or 0.
func (o *options) tabOf(p page, room int) int {
	for i, t := range o.games(p) {
		if t.room == room {
			return i
		}
	}
	return 0
}

// gamesRow is the row that chooses the game of a page.
func (o *options) gamesRow() row {
	r := row{kind: tabsRow, label: "Game", at: o.tabs[o.page], set: func(at int) { o.tabs[o.page] = at }}
	for _, t := range o.games(o.page) {
		r.words = append(r.words, t.label)
	}
	return r
}

// slots are the places for the keys and the button that give a command.
type slots struct {
	game string // or the menus
	Binding
}

// The places of a binding, from the left: two for keys, one for a gamepad's button.
const (
	keySlots = 2
	padSlot  = keySlots
)

// cap gives what stands in a place; "" for nothing.
func (s *slots) cap(column int) string {
	switch {
	case column < padSlot && column < len(s.Keys):
		return longName(s.Keys[column])
	case column == padSlot && len(s.Pad) > 0:
		return padName(s.Pad[0])
	}
	return ""
}

// text speaks a place.
func (s *slots) text(column int) string {
	what := s.cap(column)
	if what == "" {
		what = "none"
	}
	return [...]string{"First key", "Second key", "Gamepad"}[column] + ", " + what
}

func (s *slots) String() string {
	var list []string
	for column := range padSlot + 1 {
		if c := s.cap(column); c != "" {
			list = append(list, c)
		}
	}
	if len(list) == 0 {
		return "no key"
	}
	return strings.Join(list, ", ")
}

// controlRows is the page of the keys of a game, or of the menus.
func (o *options) controlRows() []row {
	rows := []row{o.gamesRow(), {kind: headRow}}
	tab := o.tab()
	for _, b := range o.app.bindingsOf(tab.name) {
		rows = append(rows, row{kind: bindingRow, label: b.Label, slots: &slots{tab.name, b}})
	}
	note := "Backspace clears the slot, Esc cancels. A key that is taken moves here, and you are told."
	return append(rows, row{kind: noteRow, label: note})
}

// patience is for how long a slot waits for a key.
const patience = 8 * time.Second

// listening is a place of a binding that waits for its key or button.
type listening struct {
	on     bool
	slots  slots
	column int
	since  time.Duration
}

// movedKey is the command that has lost its key to another, whose row blinks.
type movedKey struct {
	game, command string
	since         time.Duration
}

// blinkTime is for how long a row blinks.
const blinkTime = 1200 * time.Millisecond

// blinks says whether a binding's row is lit as it blinks.
func (m *movedKey) blinks(s *slots, now time.Duration) bool {
	const turn = 300 * time.Millisecond
	return m.game == s.game && m.command == s.Command && now-m.since < blinkTime && (now-m.since)%turn < turn/2
}

// startListening waits for the key or button of a place.
func (o *options) startListening(at time.Duration, s *slots, column int) {
	o.listen = listening{true, *s, column, at}
	o.column = column
	o.app.sound(selectSound)
	if column == padSlot {
		o.app.spoken.say(fmt.Sprintf("Press a button for %s.", s.Label))
	} else {
		o.app.spoken.say(fmt.Sprintf("Press a key for %s.", s.Label))
	}
}

func (o *options) stopListening() {
	o.listen = listening{}
	o.app.sound(backSound)
	o.app.spoken.say("Cancelled.")
}

// heard takes a key or button while a place waits for one. What does not belong
// there does nothing.
func (o *options) heard(in Input) {
	l := o.listen
	isPad := l.column == padSlot
	switch {
	case in.Pad == 0 && in.Key == "Escape":
		o.stopListening()
		return
	case in.Pad == 0 && in.Key == "Backspace":
		o.listen = listening{}
		o.tell(o.app.unbind(l.slots.game, l.slots.Command, l.column))
	case isPad != (in.Pad > 0) || !bindable(in):
		return
	default:
		o.listen = listening{}
		o.tell(o.app.rebind(l.slots.game, l.slots.Command, l.column, in.Key))
	}
	o.changed = true
	o.app.sound(selectSound)
	r := o.row()
	o.app.spoken.say(r.label + ", " + r.value() + ".")
}

// tell tells what else a change of keys did: a notice and the command that lost a
// key, or "" for nothing.
func (o *options) tell(loser, notice string) {
	o.moved = movedKey{o.tab().name, loser, o.app.now}
	if notice != "" {
		o.app.notices.add(notice)
	}
}
