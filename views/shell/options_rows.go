package shell

import (
	"fmt"
	"time"

	"parlor/views/kit"
)

// row is one line of a page.
type row struct {
	kind  rowKind
	label string
	help  string   // a smaller line below it
	words []string // what can be chosen, rising
	at    int      // which of them holds
	set   func(at int)
	run   func(at time.Duration) // for a button

	cards []kit.Card // beside words, for cardsRow
	slots *slots     // for bindingRow
}

// rowKind says what a row has on its right side.
type rowKind uint8

const (
	sliderRow  rowKind = iota
	switchRow          // of two words, the second is on
	severalRow         // one of a few words
	tabsRow            // the games of a page
	cardsRow           // one of a few cards
	buttonRow
	bindingRow // keys and a button of a gamepad
	tryRow     // the strip on which handling is tried
	restoreRow
	headRow // the heads of the columns of bindings
	noteRow // a line to read
)

// isChosen says whether a row of the kind can be the chosen one.
func (k rowKind) isChosen() bool { return k != headRow && k != noteRow }

// rows gives the rows of the open page as they are now. The last one restores the
// defaults.
func (o *options) rows() []row {
	var list []row
	switch o.page {
	case soundPage:
		list = o.soundRows()
	case displayPage:
		list = o.displayRows()
	case controlsPage:
		list = o.controlRows()
	case handlingPage:
		list = o.handlingRows()
	}
	return append(list, o.restoring())
}

// row gives the chosen row.
func (o *options) row() row {
	rows := o.rows()
	return rows[min(o.chosen, len(rows)-1)]
}

// choose makes another row the chosen one.
func (o *options) choose(i int) {
	if i != o.chosen {
		o.chosen, o.asking = i, false
		o.try = tryOut{}
		o.pictures.follow = true
		o.sayRow()
	}
}

// move chooses the row by steps further down, going round at either end.
func (o *options) move(steps int) {
	rows := o.rows()
	i := o.chosen
	for range rows {
		i = (i + steps + len(rows)) % len(rows)
		if rows[i].kind.isChosen() {
			break
		}
	}
	o.choose(i)
}

// change changes the chosen row by steps to the right.
func (o *options) change(steps int) {
	switch r := o.row(); r.kind {
	case bindingRow:
		if column := min(max(o.column+steps, 0), padSlot); column != o.column {
			o.column = column
			o.app.sound(moveSound)
			o.app.spoken.say(r.slots.text(column) + ".")
		}
	case buttonRow, restoreRow, tryRow:
	default:
		o.set(&r, min(max(r.at+steps, 0), len(r.words)-1))
	}
}

// set chooses another of a row's words, and lets it be heard.
func (o *options) set(r *row, at int) {
	if at == r.at {
		return
	}
	r.set(at)
	o.changed = o.changed || r.kind != tabsRow
	o.app.sound(moveSound)
	o.app.spoken.say(r.words[at] + ".")
}

// confirm does what pressing the chosen row does.
func (o *options) confirm(at time.Duration) {
	switch r := o.row(); r.kind {
	case bindingRow:
		o.startListening(at, r.slots, o.column)
	case buttonRow, restoreRow:
		r.run(at)
	case switchRow, severalRow, tabsRow, cardsRow:
		o.set(&r, (r.at+1)%len(r.words))
	}
}

// value puts what a row is set to into words.
func (r *row) value() string {
	switch {
	case r.kind == bindingRow:
		return r.slots.String()
	case len(r.words) > 0:
		return r.words[r.at]
	}
	return ""
}

// sayRow speaks the chosen row, what it is set to and where it stands.
func (o *options) sayRow() {
	place, count := 0, 0
	rows := o.rows()
	for i, r := range rows {
		if r.kind.isChosen() {
			count++
			if i <= o.chosen {
				place++
			}
		}
	}
	r := rows[o.chosen]
	text := r.label
	if value := r.value(); value != "" {
		text += ", " + value
	}
	o.app.spoken.say(fmt.Sprintf("%s, %d of %d.", text, place, count))
	if r.help != "" {
		o.app.spoken.say(r.help + ".")
	}
}

// restoring is the row that sets a page back to what it was at first. It asks once.
func (o *options) restoring() row {
	r := row{kind: restoreRow, label: "Restore defaults"}
	r.run = func(time.Duration) {
		o.asking = true
		o.app.sound(selectSound)
		o.app.spoken.say("Restore this page?")
	}
	if o.asking {
		r.label = "Restore this page?"
		r.run = func(time.Duration) {
			o.restore()
			o.asking, o.changed = false, true
			o.app.sound(selectSound)
			o.app.spoken.say("The page is as it was at first.")
		}
	}
	return r
}

// switchWords are those of a switch.
var switchWords = []string{"Off", "On"}

// toggle makes a row with a switch for a taste.
func toggle(label, help string, taste *bool) row {
	r := row{kind: switchRow, label: label, help: help, words: switchWords, set: func(at int) { *taste = at == 1 }}
	if *taste {
		r.at = 1
	}
	return r
}

// oneOf makes a row that chooses a taste among a few.
func oneOf[T comparable](kind rowKind, label, help string, taste *T, values []T, words []string) row {
	r := row{kind: kind, label: label, help: help, words: words, set: func(at int) { *taste = values[at] }}
	for i, v := range values {
		if v == *taste {
			r.at = i
		}
	}
	return r
}
