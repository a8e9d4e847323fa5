package shell

import (
	"slices"
	"time"

	"parlor/session"
)

// How long the fades between scenes take: into a game, and all others.
const (
	playFade  = 500 * time.Millisecond
	sceneFade = 400 * time.Millisecond
)

// openDoor is what a choice on Home does.
const openDoor = Practise + 1

// The choices that are the same in all rooms.
var (
	pauseChoices = []Choice{
		{Label: "RESUME", Run: GoOn}, {Label: "RESTART", Run: Again}, {Label: "HOW TO PLAY", Run: OpenHelp},
		{Label: "OPTIONS", Run: OpenOptions}, {Label: "MAIN MENU", Run: Leave},
	}
	resultsChoices = []Choice{{Label: "PLAY AGAIN", Run: Again}, {Label: "BACK TO MENU", Run: Leave}}
)

// fade is the way from one scene to another: the old one goes dark, the new one
// is entered and comes up. Until it is over no game time passes and nothing that
// is pressed is heard, so that an impatient player does no harm.
type fade struct {
	length, passed time.Duration
	enter          func(now time.Duration) // nil once the new scene is entered
}

// longestStep bounds how far a fade goes in one frame, so that it is seen even
// though making a room's pictures takes longer than a frame.
const longestStep = 100 * time.Millisecond

func (f *fade) on() bool { return f.passed < f.length }

func (f *fade) advance(step, now time.Duration) {
	f.passed += min(step, longestStep)
	if f.enter != nil && f.passed >= f.length/2 {
		f.passed = f.length / 2
		enter := f.enter
		f.enter = nil
		enter(now)
	}
}

// dark is how dark the screen is, from 0 to 1.
func (f *fade) dark() float32 {
	if !f.on() {
		return 0
	}
	t := float32(f.passed) / float32(f.length)
	return 2 * min(t, 1-t)
}

// goTo fades to another scene, which enter enters.
func (a *App) goTo(length time.Duration, enter func(now time.Duration)) {
	a.fade = fade{length: length, enter: enter}
}

// goToScreen fades to a screen without a game.
func (a *App) goToScreen(s Screen) {
	a.leaveGame()
	length := sceneFade
	if s == Home {
		length = doorFade
	}
	a.goTo(length, func(now time.Duration) {
		a.session, a.playing, a.countdown = nil, Choice{}, countdown{}
		a.enter(now, s)
		if s == Home {
			a.sound(doorCloseSound)
		}
	})
}

// enter shows a screen and its choices.
func (a *App) enter(at time.Duration, s Screen) {
	from := a.screen
	a.screen, a.entered = s, at
	a.keyboard.forget()
	a.fingers.forget()
	a.repeat, a.lasting = repeat{}, lasting{}
	a.pointer.hover, a.pointer.down, a.pointer.held = nothing, nothing, false
	a.moved, a.asked = true, false
	a.about.on, a.options.on, a.watch.drags = false, false, false
	a.choices, a.chosen = nil, 0
	if s != Pause && s != Help {
		a.why = ""
	}
	switch s {
	case Home:
		for _, r := range a.rooms {
			a.choices = append(a.choices, Choice{Label: r.Spec().Title, Run: openDoor})
		}
		a.chosen = a.open
	case Menu, Help:
		a.choices, a.chosen = a.room().menu, a.room().choice
		a.waits, _ = a.unfinished(a.open)
	}
	switch {
	case s == Archive:
		a.chosen = a.open
		a.listArchive()
	case a.lab() != nil && s != Home:
	case s == Pause, s == Help && a.session != nil:
		if s == Pause {
			a.keepGame()
		}
		a.choices = a.leadingOut(pauseChoices)
		if s == Help || from == Help {
			a.chosen = slices.IndexFunc(pauseChoices, func(c Choice) bool { return c.Run == OpenHelp })
		}
	case s == Results:
		a.choices = a.leadingOut(resultsChoices)
	}
	a.sayScreen()
}

// goOver makes another choice the chosen one, and lets it be heard.
func (a *App) goOver(choice int) {
	if choice != a.chosen {
		a.choose(choice)
		a.sound(moveSound)
	}
}

// choose makes another choice the chosen one.
func (a *App) choose(choice int) {
	if choice == a.chosen {
		return
	}
	a.chosen = choice
	switch a.screen {
	case Home:
		a.open = choice
	case Menu:
		a.room().choice = choice
	}
	a.sayChoice()
}

// move chooses the choice by steps further down, going round at either end.
func (a *App) move(steps int) {
	if a.options.on {
		a.options.move(steps)
	} else if a.about.on {
		a.about.move(steps)
	} else if a.screen == Archive {
		a.moveArchive(steps)
	} else if a.screen == Practice {
		a.prepare(a.now, map[int]string{-1: "up", 1: "down"}[steps])
	} else if a.screen == Watch {
		a.watchAct(a.now, map[int]string{-1: fasterAction, 1: slowerAction}[steps])
	} else if n := len(a.choices); n > 0 && a.screen != Help {
		a.goOver((a.chosen + steps + n) % n)
	}
}

// confirm runs the chosen choice, or goes on.
func (a *App) confirm(at time.Duration) {
	switch {
	case a.screen == Title:
		a.sound(selectSound)
		a.goToScreen(Menu)
	case a.screen == Help:
		a.back(at)
	case len(a.choices) > 0:
		a.run(at, a.choices[a.chosen])
	}
}

// back leaves the screen for the one before it.
func (a *App) back(at time.Duration) {
	switch a.screen {
	case Title:
		a.sound(backSound)
		a.goToScreen(Home)
	case Menu:
		a.sound(backSound)
		a.goToScreen(Title)
	case Help:
		a.sound(backSound)
		if a.asked {
			a.goToScreen(Home)
		} else if a.lab() != nil {
			a.enter(at, Play)
		} else if a.session != nil {
			a.enter(at, Pause)
		} else {
			a.enter(at, Menu)
		}
	case Play:
		a.pauseGame(at, "")
	case Practice:
		a.sound(backSound)
		a.leaveGame()
		a.enter(at, Menu)
	case Archive:
		a.sound(backSound)
		a.enter(at, Home)
	case Watch:
		a.leaveWatch()
	case Pause:
		a.sound(selectSound)
		a.resume(at)
	case Results:
		a.sound(backSound)
		a.sound(selectSound) // with which the menu is gone to (A.62)
		a.leave()
	}
}

// run does what a choice does.
func (a *App) run(at time.Duration, c Choice) {
	if c.Run == openDoor {
		a.sound(doorOpenSound)
	} else {
		a.sound(selectSound)
	}
	switch c.Run {
	case openDoor:
		a.enterDoor()
	case StartMode:
		r := a.room()
		s, err := session.New(r.Spec(), r.Config(c.Mode, r.level, a.setup.Seed(), r.handling))
		if a.startable(err) {
			a.goTo(playFade, func(now time.Duration) { a.begin(now, s, c) })
		}
	case Practise:
		a.openPractice(at, c)
	case OpenHelp:
		a.enter(at, Help)
	case OpenOptions:
		a.openOptions(at)
	case GoOn:
		a.resume(at)
	case Again:
		a.leaveGame()
		s, err := a.session.Restart(a.setup.Seed())
		if a.startable(err) {
			a.begin(at, s, a.playing)
		}
	case Leave:
		a.leave()
	}
}

// leave goes from a game to the menu, or to the page on which it was prepared, and from
// the menu out of the game.
func (a *App) leave() {
	switch {
	case a.isPrepared():
		a.goToScreen(Practice)
	case a.screen != Menu:
		a.goToScreen(Menu)
	case a.setup.Window:
		a.quit = true
	default:
		a.goToScreen(Home)
	}
}

// startable says whether a game could be made, and else tells the player why not.
func (a *App) startable(err error) bool {
	if err != nil {
		a.notices.add("This game cannot start: " + err.Error() + ".")
	}
	return err == nil
}

// begin shows a game that a choice started.
func (a *App) begin(now time.Duration, s *session.Session, c Choice) {
	a.show(now, s, c)
	a.startCountdown(now)
}

// show shows a game that goes on at once.
func (a *App) show(now time.Duration, s *session.Session, c Choice) {
	a.session, a.playing, a.countdown = s, c, countdown{}
	a.ended, a.newBest = false, false
	a.startKeeping(now)
	a.enter(now, Play)
}

// Why a game has paused by itself.
const (
	whyBusy = "The computer was busy."
	whyLeft = "The window was left."
	padGone = "The gamepad is gone."
)

// pauseGame pauses a game that is being played, also in its countdown. A lab only
// comes to rest. Why is told to a player who did not do it.
func (a *App) pauseGame(at time.Duration, why string) {
	if a.inLab() && !a.fade.on() {
		a.letRest(at)
	} else if a.screen == Play && !a.fade.on() && (a.countdown.on() || a.session.Pause(at)) {
		a.why = why
		a.enter(at, Pause)
	}
}

func (a *App) resume(at time.Duration) {
	if !a.countdown.on() {
		a.session.Resume(at)
	}
	a.enter(at, Play)
}
