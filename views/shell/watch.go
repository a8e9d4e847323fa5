package shell

import (
	"fmt"
	"strings"
	"time"

	"parlor/session"
	"parlor/sim/replay"
)

// speeds are how fast a record can be watched.
var speeds = []float64{.5, 1, 2, 4, 8}

const (
	usualSpeed = 1               // its place in speeds
	jump       = 5 * time.Second // how far previous and next go
	holdKey    = "Space"         // besides that of confirm
)

// watch is a record that is watched: the session plays it, and here it is steered.
type watch struct {
	reel  *replay.Reel
	kept  session.Kept
	speed int  // in speeds
	held  bool // it stands still
	drags bool // somebody drags along the bar
	plan  watchPlan
	ended ended
}

// openWatch fades to a record of a room.
func (a *App) openWatch(room int, reel *replay.Reel, k session.Kept) {
	a.sound(doorOpenSound)
	a.leaveGame()
	a.goTo(sceneFade, func(now time.Duration) {
		a.open = room
		a.watch = watch{reel: reel, kept: k, speed: usualSpeed}
		a.playing, a.countdown = a.choiceOf(k), countdown{}
		a.ended, a.newBest = false, false
		a.seek(now, 0)
		a.enter(now, Watch)
		a.runWatch(now)
	})
}

// seek shows another moment of the record.
func (a *App) seek(at, moment time.Duration) {
	w := &a.watch
	moment = min(max(moment, 0), w.reel.End())
	a.session = session.Watch(a.room().Spec(), w.reel, moment)
	a.session.Frame(at)
	a.runWatch(at)
}

// runWatch lets the record that is watched go on, or stand, as it is set. It stands
// while the options are open.
func (a *App) runWatch(at time.Duration) {
	if a.screen != Watch {
		return
	}
	rate := speeds[a.watch.speed]
	if a.watch.held || a.watch.drags || a.options.on {
		rate = 0
	}
	a.session.Run(at, rate)
}

// playWatch lets the record follow real time. It stands at its end.
func (a *App) playWatch(now time.Duration) {
	w := &a.watch
	a.frame.Events = a.session.Frame(now)
	a.log.add(a.room(), a.frame.Events)
	if speeds[w.speed] <= 1 {
		a.soundEvents()
		for _, e := range a.frame.Events {
			a.sayEvent(e)
		}
	}
	if !w.held && a.session.Game().Now() >= w.reel.End() {
		w.held = true
		a.runWatch(now)
		a.sayWatch()
	}
}

// The actions while a record is watched, beside those of the menus.
const (
	holdAction   = "hold" // plays on, or holds
	backStep     = "step back"
	nextStep     = "step on"
	slowerAction = "slower"
	fasterAction = "faster"
	takeAction   = "take"
	saveAction   = "save"
	seekAction   = "seek"
	closeAction  = "close"
	undoAction   = "undo"
)

// watchKey hears a key while a record is watched.
func (a *App) watchKey(in Input) {
	switch {
	case a.direct(in):
		a.repeat.start(in)
	case a.is("confirm", in), in.Key == holdKey:
		a.watchAct(in.At, holdAction)
	case a.is("previous", in):
		a.jump(in.At, -jump)
	case a.is("next", in):
		a.jump(in.At, jump)
	case a.is(takeAction, in):
		a.watchAct(in.At, takeAction)
	case a.is(saveAction, in):
		a.watchAct(in.At, saveAction)
	case a.is("back", in):
		a.back(in.At)
	case a.is("options", in):
		a.sound(selectSound)
		a.openOptions(in.At)
	default:
		a.aside(in)
	}
}

// watchAct does what a key or a button says about the record.
func (a *App) watchAct(at time.Duration, action string) {
	w, now := &a.watch, a.session.Game().Now()
	switch action {
	case holdAction:
		if w.held = !w.held; !w.held && now >= w.reel.End() {
			a.seek(at, 0)
		}
	case backStep:
		w.held = true
		a.seek(at, w.reel.Last(now))
	case nextStep:
		w.held = true
		a.seek(at, w.reel.Next(now))
	case slowerAction:
		w.speed = max(w.speed-1, 0)
	case fasterAction:
		w.speed = min(w.speed+1, len(speeds)-1)
	case takeAction:
		a.takeOver(at)
		return
	case saveAction:
		a.saveRecord(a.room(), w.reel.Record(), w.kept)
	case closeAction:
		a.back(at)
		return
	}
	a.runWatch(at)
	a.sayWatch()
}

// jump shows another moment that is so far from the one that is shown.
func (a *App) jump(at, by time.Duration) {
	a.seek(at, a.session.Game().Now()+by)
	a.sayWatch()
}

// sayWatch speaks where the record stands.
func (a *App) sayWatch() { a.spoken.say(a.watchLine() + ".") }

// watchLine says where the record stands: 1:23 of 4:05, held.
func (a *App) watchLine() string {
	line := fmt.Sprintf("%s of %s", clock(a.session.Game().Now()), clock(a.watch.reel.End()))
	if a.watch.held {
		return line + ", held"
	}
	return fmt.Sprintf("%s, %g times", line, speeds[a.watch.speed])
}

// clock writes a time as minutes and seconds.
func clock(d time.Duration) string {
	seconds := int64(d / time.Second)
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// takeOver goes on with the game from the moment that is shown, as a practice.
func (a *App) takeOver(at time.Duration) {
	if a.session.Game().Result().Over {
		a.notices.add("The game is over here. Go back to an earlier moment to take over.")
		return
	}
	a.sound(selectSound)
	s, c := a.session.TakeOver(), a.playing
	a.room().level = a.room().levelOf(a.watch.kept)
	a.show(at, s, c)
	if s.Paused() {
		a.enter(at, Pause)
	}
}

// undo takes back the turn of a practice that was played last.
func (a *App) undo(at time.Duration) {
	if !a.mayUndo() {
		return
	}
	spec, card := a.room().Spec(), a.room().Card()
	s, ok := a.session.Undo(
		func(kind uint8) bool { return spec.Events[kind] == card.Turn },
		func(kind uint8) bool { return spec.Events[kind] == card.TurnEnd },
	)
	if !ok {
		a.notices.add("There is nothing to take back.")
		return
	}
	a.sound(backSound)
	a.session = s
	a.ended, a.newBest = false, false
	a.keyboard.forget()
	a.resume(at)
}

// mayUndo says whether a turn of the game that is played can be taken back.
func (a *App) mayUndo() bool {
	return a.session != nil && a.session.Practice() && a.room().Card().Turn != "" &&
		(a.screen == Play || a.screen == Results) && !a.countdown.on()
}

// savedFile is a file that the player wants kept outside of the program.
type savedFile struct {
	name string
	data []byte
}

// TakeFile gives a file that the player wants to have, such as a record; false for
// none. Front puts it where people find it, and says with Tell what became of it.
func (a *App) TakeFile() (name string, data []byte, ok bool) {
	f := a.saved
	a.saved = savedFile{}
	return f.name, f.data, f.name != ""
}

// saveRecord hands a record out as a file.
func (a *App) saveRecord(r *visit, record *replay.Record, k session.Kept) {
	data, err := record.Text(r.Spec())
	if err != nil {
		a.notices.add("This record cannot be saved: " + err.Error() + ".")
		return
	}
	a.sound(selectSound)
	a.saved = savedFile{fileName(r.Spec().Name, record.Config.Mode, k.Start) + ".json", data}
}

// fileName names a file by what is in it, and when that was played.
func fileName(game, what string, start int64) string {
	parts := []string{"parlor", game}
	if what != "" {
		parts = append(parts, what)
	}
	if start > 0 {
		parts = append(parts, time.Unix(start, 0).Format("2006-01-02-1504"))
	}
	return strings.Join(parts, "-")
}
