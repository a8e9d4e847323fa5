package shell

import "time"

// tryCells is how many places the strip has on which handling is tried.
const tryCells = 15

// tryOut is the piece on the strip: it moves as a held key would move one.
type tryOut struct {
	place int // from the middle
	way   int // -1 left, +1 right, 0 at rest
	next  time.Duration
	every time.Duration
	held  source
}

// tries has a key or button that moves sideways in the game move the piece, while
// the strip is chosen, and says whether it did.
func (o *options) tries(in Input) bool {
	if o.row().kind != tryRow {
		return false
	}
	room := &o.app.rooms[o.tab().room]
	try := room.Card().Try
	for i := range room.bindings {
		switch b := &room.bindings[i]; {
		case !b.has(in):
		case b.Command == try.Left:
			o.startTry(in.At, -1, in.source())
			return true
		case b.Command == try.Right:
			o.startTry(in.At, +1, in.source())
			return true
		}
	}
	return false
}

// startTry moves the piece a step, and then on for as long as something is held.
func (o *options) startTry(at time.Duration, way int, held source) {
	room := &o.app.rooms[o.tab().room]
	try, set := room.Card().Try, room.handling
	t := &o.try
	t.way, t.held = way, held
	t.next = at + time.Duration(set[try.Delay])*time.Millisecond
	t.every = time.Duration(set[try.Repeat]) * time.Millisecond
	t.step()
	o.app.sound(moveSound)
}

func (t *tryOut) step() { t.place = min(max(t.place+t.way, -tryCells/2), tryCells/2) }

// stop ends a move when what holds it goes up.
func (t *tryOut) stop(key source) {
	if t.held == key {
		t.way = 0
	}
}

// advance repeats the move; without a time between repeats it goes to the end at
// once.
func (t *tryOut) advance(now time.Duration) {
	for range tryCells {
		if t.way == 0 || now < t.next {
			return
		}
		t.next += t.every
		t.step()
	}
	t.next = max(t.next, now)
}
