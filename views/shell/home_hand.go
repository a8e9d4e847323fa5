package shell

import (
	"strings"
	"time"

	"parlor/views/kit"
)

// The actions of Home besides those of all menus.
const (
	newAction     = "newGame"
	howToAction   = "howToPlay"
	recordsAction = "records"
	aboutAction   = "about"
)

// homeKey hears a key on Home that means something only there, and says whether it
// does. The digits choose doors.
func (a *App) homeKey(in Input) bool {
	switch {
	case a.is(newAction, in):
		a.newGame()
	case a.is(howToAction, in):
		a.howToPlay()
	case a.is(recordsAction, in):
		a.sound(selectSound)
		a.openRecords(in.At)
	case a.is(aboutAction, in):
		a.sound(selectSound)
		a.openAbout(in.At)
	default:
		door, ok := doorOf(in.Key)
		if !ok || door >= len(a.rooms) {
			return false
		}
		a.goOver(door)
	}
	return true
}

// doorOf gives the door that a digit chooses.
func doorOf(key string) (int, bool) {
	for _, row := range [...]string{"Digit", "Numpad"} {
		if digit, ok := strings.CutPrefix(key, row); ok && len(digit) == 1 && digit >= "1" && digit <= "9" {
			return int(digit[0] - '1'), true
		}
	}
	return 0, false
}

// homePress presses a button of Home that is no door, and says whether it is one.
func (a *App) homePress(at time.Duration, b Button) bool {
	switch b {
	case goOnButton:
		a.confirm(at)
	case newButton:
		a.newGame()
	case helpButton:
		a.howToPlay()
	case recordsButton:
		a.sound(selectSound)
		a.openRecords(at)
	case aboutButton:
		a.sound(selectSound)
		a.openAbout(at)
	case muteButton:
		a.mute()
	default:
		return false
	}
	return true
}

// enterDoor goes on with the game that was left behind the chosen door, or else opens
// the door.
func (a *App) enterDoor() {
	if !a.continueIn(a.open) {
		a.openRoom(a.open, "")
	}
}

// newGame opens the chosen door, whatever was left behind it.
func (a *App) newGame() {
	a.sound(doorOpenSound)
	a.openRoom(a.open, "")
}

// howToPlay opens the chosen door on how its game is played. Back leads to Home.
func (a *App) howToPlay() {
	a.sound(selectSound)
	if !a.openPlace(a.open, "", Help) {
		return
	}
	enter := a.fade.enter
	a.fade.enter = func(now time.Duration) {
		enter(now)
		a.asked = true
	}
}

// scroll is how far the cards are scrolled, in pixels of the picture.
type scroll struct {
	at, target float32
	followed   int // the door that was brought into view, from 1
	goes       bool
}

// to scrolls as a hand does.
func (c *scroll) to(h *home, at float32) {
	c.at, c.goes = min(max(at, 0), h.overhang()), false
}

// overhang is how much of the cards does not fit into the window.
func (h *home) overhang() float32 {
	return max(tallHeight(len(h.windows))-h.inView(), 0)
}

// inView is how much of the picture's height the window shows.
func (h *home) inView() float32 { return (h.view.H - h.view.Top - h.view.Bottom) / h.px }

// follow brings a door into view when it becomes the chosen one.
func (c *scroll) follow(h *home, chosen int, step float32) {
	if c.followed != chosen+1 {
		const around = 12
		top := cardTop + float32(chosen)*(plainCardH+cardGap)
		at := max(min(c.at, top-around), top+chosenCardH+around-h.inView())
		switch chosen {
		case 0:
			at = 0
		case len(h.windows) - 1:
			at = h.overhang()
		}
		c.target = min(max(at, 0), h.overhang())
		c.goes = true
		if c.followed == 0 {
			c.at = c.target
		}
		c.followed = chosen + 1
	}
	if !c.goes {
		return
	}
	c.at += (c.target - c.at) * min(2.5*step, 1)
	if kit.Abs(c.target-c.at) < .5 {
		c.at, c.goes = c.target, false
	}
}
