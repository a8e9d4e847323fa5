package shell

import (
	"fmt"
	"slices"
	"time"

	"parlor/sim"
)

// Input is a key of the keyboard, or a button of a gamepad, going down or up.
type Input struct {
	At   time.Duration
	Key  string // KeyboardEvent.code, or the button's name
	Pad  int    // the number of the gamepad, from 1; 0 for the keyboard
	Down bool
}

// keyboard knows what is down: keys, the buttons of gamepads, and fingers that give
// commands.
type keyboard struct{ down []downKey }

type downKey struct {
	source
	command sim.Code // what it gives while playing
	playing bool     // the game heard it
}

// source tells apart what can be down at the same time. The device is an
// Input.Pad, or negative for a finger.
type source struct {
	key    string
	device int
}

func (in *Input) source() source { return source{in.Key, in.Pad} }

// press notes that a key went down; false for one that is down already, as when
// the system repeats it.
func (k *keyboard) press(key source) bool {
	if slices.ContainsFunc(k.down, func(d downKey) bool { return d.source == key }) {
		return false
	}
	k.down = append(k.down, downKey{source: key})
	return true
}

// give notes that the key pressed last gives a command, and says whether it is
// the only one that does.
func (k *keyboard) give(command sim.Code) bool {
	first := !k.gives(command)
	last := &k.down[len(k.down)-1]
	last.command, last.playing = command, true
	return first
}

func (k *keyboard) gives(command sim.Code) bool {
	return slices.ContainsFunc(k.down, func(d downKey) bool { return d.playing && d.command == command })
}

// release notes that a key went up, and says whether that ends a command: no
// other key gives it any more.
func (k *keyboard) release(key source) (command sim.Code, ends bool) {
	for i, d := range k.down {
		if d.source == key {
			k.down = slices.Delete(k.down, i, i+1)
			return d.command, d.playing && !k.gives(d.command)
		}
	}
	return 0, false
}

// chord names a key with those held beside it that change what it means: Ctrl+KeyZ,
// Shift+KeyA.
func (k *keyboard) chord(key string) string {
	for _, modifier := range [...]string{"Shift", "Control"} {
		name, _ := sideOf(modifier + "Left")
		for _, d := range k.down {
			if d.key == modifier+"Left" || d.key == modifier+"Right" {
				if d.key != key {
					key = name + "+" + key
				}
				break
			}
		}
	}
	return key
}

// forget ends all commands; the keys stay down, and give none when they go up.
func (k *keyboard) forget() {
	for i := range k.down {
		k.down[i].playing = false
	}
}

// letGo notes that all keys are up.
func (k *keyboard) letGo() { k.down = k.down[:0] }

// Key hands in a key of the keyboard. One that is pressed during a fade is not
// heard.
func (a *App) Key(in Input) {
	a.frame.Device, a.keyed = Keyboard, true
	a.hear(in)
}

// onlyFingers says whether there are no keys to speak of: people use fingers here, and
// nobody has pressed a key yet.
func (a *App) onlyFingers() bool { return a.setup.Touch && !a.keyed }

// hear hears a key or a button.
func (a *App) hear(in Input) {
	switch {
	case !in.Down:
		a.letGo(in.At, in.source())
	case !a.keyboard.press(in.source()) || a.fade.on():
	case a.options.on:
		a.options.hear(in)
	case a.about.on:
		a.about.hear(in)
	case a.inLab():
		a.labKey(in)
	case a.screen == Play:
		a.playKey(in)
	case a.screen == Practice:
		a.practiceKey(in)
	case a.screen == Archive:
		a.archiveKey(in)
	case a.screen == Watch:
		a.watchKey(in)
	default:
		a.menuKey(in)
	}
}

// playKey gives the game the command of a key, or pauses it.
func (a *App) playKey(in Input) {
	if a.is(pauseAction, in) {
		a.pauseGame(in.At, "")
		return
	}
	for _, b := range a.room().bindings {
		if c, ok := a.room().Spec().Command(b.Command); ok && b.has(in) {
			a.give(in.At, c)
			return
		}
	}
	a.aside(in)
}

// aside hears the keys that do the same everywhere.
func (a *App) aside(in Input) {
	switch {
	case a.is("home", in) && a.screen != Home:
		a.sound(backSound)
		a.goToScreen(Home)
	case a.is(undoAction, in) && !a.options.on:
		a.undo(in.At)
	case a.is("mute", in):
		a.mute()
	}
}

// mute mutes everything, or lets it sound again.
func (a *App) mute() {
	a.tastes.Mute = !a.tastes.Mute
	a.options.changed = true
	if a.tastes.Mute {
		a.notices.tell(theSound, "Everything is muted.")
	} else {
		a.notices.tell(theSound, "Sound is on again.")
	}
}

// give gives the game the command of what went down last, if it has begun.
func (a *App) give(at time.Duration, c sim.Code) {
	if a.countdown.on() {
		return
	}
	if a.keyboard.give(c) || !a.held(c) {
		a.session.Press(at, c, 0, 0)
	}
}

// letGo notes that something went up, and ends the command that it gave.
func (a *App) letGo(at time.Duration, key source) {
	a.repeat.stop(key)
	a.lasting.stop(key)
	a.options.try.stop(key)
	if c, ends := a.keyboard.release(key); ends {
		a.release(at, c)
	}
}

// release ends a held command; others have no release.
func (a *App) release(at time.Duration, c sim.Code) {
	if a.held(c) {
		a.session.Release(at, c)
	}
}

func (a *App) held(c sim.Code) bool { return a.room().Spec().Commands[c].Held }

// menuKey moves in the menus and panels.
func (a *App) menuKey(in Input) {
	switch {
	case a.direct(in):
		a.repeat.start(in)
	case a.is("confirm", in):
		a.confirm(in.At)
	case a.is("back", in):
		a.back(in.At)
	case a.is("pause", in) && a.screen == Pause:
		a.back(in.At)
	case a.screen == Home && a.homeKey(in):
	case a.screen == Results && a.is(recordsAction, in):
		a.watchEnded()
	case a.screen == Menu && a.is(continueAction, in):
		a.continueHere()
	default:
		a.menuAside(in)
	}
}

// menuAside hears the keys that do the same in all menus.
func (a *App) menuAside(in Input) {
	if a.is("options", in) {
		a.sound(selectSound)
		a.openOptions(in.At)
		return
	}
	a.aside(in)
}

// direct moves by a key that has a direction, and says whether it has one.
func (a *App) direct(in Input) bool {
	switch {
	case a.is("up", in):
		a.move(-1)
	case a.is("down", in):
		a.move(+1)
	case a.is("left", in):
		a.sideways(-1)
	case a.is("right", in):
		a.sideways(+1)
	default:
		return false
	}
	return true
}

// sideways changes the step that is set; on Home, where the doors stand side by side,
// and on the results, where the choices may, it chooses.
func (a *App) sideways(steps int) {
	switch {
	case a.options.on:
		a.options.change(steps)
	case a.screen == Home, a.screen == Results:
		a.move(steps)
	case a.screen == Practice:
		a.prepare(a.now, map[int]string{-1: "left", 1: "right"}[steps])
	case a.screen == Archive:
		a.archiveAct(a.now, fmt.Sprint(pageAction, 1-int(a.archive.page)))
	case a.screen == Watch && steps < 0:
		a.watchAct(a.now, backStep)
	case a.screen == Watch:
		a.watchAct(a.now, nextStep)
	default:
		a.step(steps)
	}
}
