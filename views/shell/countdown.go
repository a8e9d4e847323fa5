package shell

import (
	"fmt"
	"time"
)

// countdownSound is the effect of each second that is counted down.
const countdownSound = "countdownBeep"

// countdown is the real time before a game begins. The game does not know of it:
// its own time starts when the countdown is over.
type countdown struct{ left, last time.Duration }

func (c *countdown) on() bool { return c.left > 0 }

// seconds is the number that is shown, such as 3 at first.
func (c *countdown) seconds() int { return int((c.left + time.Second - 1) / time.Second) }

// startCountdown counts down before the game that begins now.
func (a *App) startCountdown(now time.Duration) {
	a.countdown = countdown{time.Duration(a.room().Card().Countdown) * time.Second, now}
	a.tellCountdown()
}

// count lets real time pass for the countdown, which stands still under a pause
// and loses no time to a frame that is late. It says whether it goes on.
func (a *App) count(now time.Duration) bool {
	c := &a.countdown
	step := min(now-c.last, longestStep)
	c.last = now
	if a.screen != Play || !c.on() {
		return c.on()
	}
	before := c.seconds()
	c.left = max(c.left-step, 0)
	if c.seconds() != before {
		a.tellCountdown()
	}
	return c.on()
}

// tellCountdown lets the number be heard.
func (a *App) tellCountdown() {
	if a.countdown.on() {
		a.sound(countdownSound)
		a.spoken.say(fmt.Sprint(a.countdown.seconds(), "."))
	}
}
