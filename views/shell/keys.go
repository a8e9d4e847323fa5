package shell

import (
	"slices"
	"strings"
	"time"

	"parlor/sim"
)

// Input is a key of the keyboard going down or up. Key is its KeyboardEvent.code.
type Input struct {
	At   time.Duration
	Key  string
	Down bool
}

// keyboard knows the keys that are down.
type keyboard struct{ down []downKey }

type downKey struct {
	key     string
	command sim.Code // what it gives while playing
	playing bool     // the game heard it
}

// press notes that a key went down; false for one that is down already, as when
// the system repeats it.
func (k *keyboard) press(key string) bool {
	if slices.ContainsFunc(k.down, func(d downKey) bool { return d.key == key }) {
		return false
	}
	k.down = append(k.down, downKey{key: key})
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
func (k *keyboard) release(key string) (command sim.Code, ends bool) {
	for i, d := range k.down {
		if d.key == key {
			k.down = slices.Delete(k.down, i, i+1)
			return d.command, d.playing && !k.gives(d.command)
		}
	}
	return 0, false
}

// forget ends all commands; the keys stay down, and give none when they go up.
func (k *keyboard) forget() {
	for i := range k.down {
		k.down[i].playing = false
	}
}

// letGo notes that all keys are up.
func (k *keyboard) letGo() { k.down = k.down[:0] }

// Key hands in a key. One that is pressed during a fade is not heard.
func (a *App) Key(in Input) {
	a.frame.Touch = false
	switch {
	case !in.Down:
		if c, ends := a.keyboard.release(in.Key); ends {
			a.release(in.At, c)
		}
	case !a.keyboard.press(in.Key) || a.fade.on():
	case a.screen == Play:
		a.playKey(in)
	default:
		a.menuKey(in)
	}
}

// playKey gives the game the command of a key, or pauses it.
func (a *App) playKey(in Input) {
	if a.is(pauseAction, in.Key) {
		a.pauseGame(in.At)
		return
	}
	for _, b := range a.room().bindings {
		if c, ok := a.room().Spec().Command(b.Command); ok && slices.Contains(b.Keys, in.Key) {
			if a.keyboard.give(c) || !a.held(c) {
				a.session.Press(in.At, c, 0, 0)
			}
			return
		}
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
	case a.is("up", in.Key):
		a.move(-1)
	case a.is("down", in.Key):
		a.move(+1)
	case a.is("left", in.Key):
		a.sideways(-1)
	case a.is("right", in.Key):
		a.sideways(+1)
	case a.is("confirm", in.Key):
		a.confirm(in.At)
	case a.is("back", in.Key):
		a.back(in.At)
	case a.is("pause", in.Key) && a.screen == Pause:
		a.resume(in.At)
	}
}

// sideways changes the start level; on Home, where the doors stand side by side,
// it chooses.
func (a *App) sideways(steps int) {
	if a.screen == Home {
		a.move(steps)
	} else {
		a.step(steps)
	}
}

// capName gives the short name of a key that stands on its cap: "Left", "Esc",
// "Shift", "X". Caps of arrows are drawn.
func capName(key string) string {
	switch key {
	case "Escape":
		return "Esc"
	case "NumpadEnter":
		return "Enter"
	}
	for _, prefix := range []string{"Arrow", "Key", "Digit"} {
		if name, ok := strings.CutPrefix(key, prefix); ok {
			return name
		}
	}
	for _, side := range []string{"Left", "Right"} {
		if name, ok := strings.CutSuffix(key, side); ok {
			return strings.Replace(name, "Control", "Ctrl", 1)
		}
	}
	return key
}
