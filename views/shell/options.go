package shell

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"parlor/views/kit"
)

// options is where a person's tastes are changed. It opens over every screen but
// a game that is being played; while it is open, it hears all that is pressed.
// Changes act at once.
type options struct {
	app   *App
	on    bool
	since time.Duration // when it was opened or closed
	// changed is true until what was changed is kept on the device.
	changed bool

	page   page
	tabs   [handlingPage + 1]int // by page, the chosen one of its games
	chosen int                   // among rows
	column int                   // of the slots of a binding's row
	asking bool                  // restoring asks whether it is meant
	listen listening
	moved  movedKey
	try    tryOut

	pictures optionPictures
	grip     grip
}

// page is one of the pages of options.
type page uint8

const (
	soundPage page = iota
	displayPage
	controlsPage
	handlingPage
)

var pageNames = [...]string{soundPage: "Sound", displayPage: "Display", controlsPage: "Controls", handlingPage: "Handling"}

var pageIcons = [...]kit.Icon{soundPage: kit.Sound, displayPage: kit.Display, controlsPage: kit.Controls, handlingPage: kit.Handling}

// pages gives the pages that there are: without a game whose handling can be set,
// there is none for it.
func (o *options) pages() []page {
	if slices.ContainsFunc(o.app.rooms, func(r visit) bool { return len(r.Handles()) > 0 }) {
		return []page{soundPage, displayPage, controlsPage, handlingPage}
	}
	return []page{soundPage, displayPage, controlsPage}
}

// openOptions opens the options, on the page that was open last.
func (a *App) openOptions(at time.Duration) {
	o := &a.options
	a.keyboard.forget()
	a.fingers.forget()
	a.repeat = repeat{}
	a.letGoOfBar(at)
	o.on, o.since = true, at
	a.runWatch(at)
	o.grip = grip{}
	for _, p := range []page{controlsPage, handlingPage} {
		o.tabs[p] = o.tabOf(p, a.open)
	}
	a.spoken.say("Options.")
	o.turnTo(o.page)
}

// close goes back to the screen below.
func (o *options) close(at time.Duration) {
	o.on, o.since = false, at
	o.app.runWatch(at)
	o.app.repeat = repeat{}
	o.app.pointer.hover = nothing
	o.app.sound(backSound)
	o.app.sayScreen()
}

// turnTo shows a page, its first row chosen.
func (o *options) turnTo(p page) {
	pages := o.pages()
	o.page, o.chosen, o.asking = p, 0, false
	o.try = tryOut{}
	o.letGo()
	o.pictures.scroll, o.pictures.wash = 0, 0
	i := slices.Index(pages, p)
	o.app.spoken.say(fmt.Sprintf("%s, page %d of %d.", pageNames[p], i+1, len(pages)))
	o.sayRow()
}

// turn goes to another page by steps further on, going round at either end.
func (o *options) turn(steps int) {
	pages := o.pages()
	n := len(pages)
	o.app.sound(moveSound)
	o.turnTo(pages[(slices.Index(pages, o.page)+steps+n)%n])
}

// hear hears a key or a button that goes down.
func (o *options) hear(in Input) {
	a := o.app
	switch {
	case o.listen.on:
		o.heard(in)
	case o.tries(in):
	case a.direct(in):
		a.repeat.start(in)
	case a.is("confirm", in):
		o.confirm(in.At)
	case a.is("back", in), a.is("options", in):
		o.close(in.At)
	case a.is("previous", in):
		o.turn(-1)
	case a.is("next", in):
		o.turn(+1)
	default:
		a.aside(in)
	}
}

// advance lets real time pass: nobody presses a key, a held one moves the piece
// that is tried, and what was changed is kept, but not at every step of a slider
// that is dragged.
func (o *options) advance(now time.Duration) {
	if o.listen.on && now-o.listen.since >= patience {
		o.stopListening()
	}
	o.try.advance(now)
	if o.changed && !o.grip.slides {
		o.keep()
	}
}

// keep writes what was changed to the device.
func (o *options) keep() {
	if o.changed {
		o.changed = false
		o.app.tastes.Keep()
		o.app.notices.add(o.app.tastes.TakeNotices()...)
	}
}

// report gives the open page for State.
func (o *options) report() *OptionsState {
	s := &OptionsState{Page: strings.ToLower(pageNames[o.page]), Listening: o.listen.on}
	for i, r := range o.rows() {
		if r.kind.isChosen() {
			if i == o.chosen {
				s.Row = len(s.Rows)
			}
			s.Rows = append(s.Rows, RowState{r.label, r.value()})
		}
	}
	return s
}
