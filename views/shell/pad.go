package shell

import "time"

// The buttons of a gamepad in the standard layout have the names A B X Y (the
// lower, right, left and upper one), LB RB LT RT, Select Start, LStick RStick, and
// DPadUp DPadDown DPadLeft DPadRight, which the left stick gives too.

// Pad hands in a button of a gamepad. All buttons of all gamepads go through here.
// What is pressed while another window has the focus is not meant for this one.
func (a *App) Pad(in Input) {
	if a.unseen && in.Down {
		return
	}
	a.use(Pad)
	a.hear(in)
}

// PadGone tells that a gamepad was unplugged: its buttons are up, and a game that
// was played with it pauses.
func (a *App) PadGone(at time.Duration, pad int) {
	for i := len(a.keyboard.down) - 1; i >= 0; i-- {
		if key := a.keyboard.down[i].source; key.device == pad {
			a.letGo(at, key)
		}
	}
	if a.frame.Device == Pad {
		a.use(Keyboard)
		a.pauseGame(at, padGone)
		a.notices.add(padGone)
	}
}

// use notes what the player uses.
func (a *App) use(d Device) {
	a.frame.Device = d
	if d == Touch {
		a.fingers.known = true
	}
}

// When a direction that is held in the menus is given again: at first, and then
// time after time. In play the game has repeats of its own.
const (
	repeatAfter = 400 * time.Millisecond
	repeatEvery = 120 * time.Millisecond
)

// repeat is the direction that is held in the menus; the one pressed last counts.
type repeat struct {
	in Input // In.At is when it is given next
	on bool
}

func (r *repeat) start(in Input) {
	*r = repeat{in, true}
	r.in.At += repeatAfter
}

// stop ends it when its key goes up.
func (r *repeat) stop(key source) {
	if r.in.source() == key {
		r.on = false
	}
}

// goOnRepeating gives the direction that is held again when it is time, after a
// stall only once.
func (a *App) goOnRepeating(now time.Duration) {
	if r := &a.repeat; r.on && now >= r.in.At {
		r.in.At = max(r.in.At+repeatEvery, now)
		a.direct(r.in)
	}
}
