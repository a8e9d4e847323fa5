package shell

import (
	"time"

	"parlor/scene"
	"parlor/session"
)

// watchAction watches the game whose results are shown.
const watchAction = "watch"

// ended is a game whose results were left to watch it, so that they can be gone back to.
type ended struct {
	session *session.Session // nil where a record was opened elsewhere
	newBest bool
}

// watchEnded fades to the record of the game that has just ended.
func (a *App) watchEnded() {
	before := ended{a.session, a.newBest}
	a.watchKept(a.keeping.kept)
	if enter := a.fade.enter; enter != nil {
		a.fade.enter = func(now time.Duration) {
			enter(now)
			a.watch.ended = before
		}
	}
}

// leaveWatch goes back to where the record was opened: its results, or the records.
func (a *App) leaveWatch() {
	a.sound(backSound)
	before := a.watch.ended
	if before.session == nil {
		a.goToScreen(Archive)
		return
	}
	a.goTo(sceneFade, func(now time.Duration) {
		a.session, a.ended, a.newBest = before.session, true, before.newBest
		a.enter(now, Results)
	})
}

// showWatchButton shows in a corner of the results how their game is watched: where
// nothing stands in any room. A practice has its own plate there on a low window.
func (a *App) showWatchButton(s *scene.Scene, v View) {
	if a.screen != Results {
		return
	}
	isAtRight := a.session.Practice() && v.H < lowWindow*v.Scale
	a.showCorner(s, v, watchAction, "Watch", a.keyName(recordsAction), isAtRight)
}
