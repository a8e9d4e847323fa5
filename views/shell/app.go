// Package shell is what all rooms share: the flow between screens, the keys, the
// pointer, notices, what is spoken, and the home screen on which a game is chosen.
//
// Goals: a screen that always answers, whatever is pressed in whatever order; the
// same flow for every game; all of it without a display. Front hands in keys,
// pointers and frames with their real times, and paints what comes out.
//
// Non-goals: the rules and the look of a game, which are its Room's; real and
// game time, which are the session's; devices.
package shell

import (
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/views/kit"
)

// resultsDelay is how long after the end of a game its results open.
const resultsDelay = 1600 * time.Millisecond

// Setup is what an App is made from.
type Setup struct {
	Rooms []Room // at least one, in the order of their doors
	Store session.Store
	// Seed gives the seed of the next game, Date the time of day.
	Seed func() int64
	Date func() time.Time
	// Window is true where quitting closes a window; in a page it goes home.
	Window bool
	// Touch is true where people use fingers, until they use something else.
	Touch bool
	// Address is where the program begins, as GoTo takes it; "" for Home.
	Address string
}

// App is the running program but for its devices. It is used by one goroutine.
// All times are real times on one monotonic clock.
type App struct {
	setup  Setup
	bests  *session.Bests
	tastes *session.Tastes
	// What is kept of games besides their bests.
	records    *session.Records
	statistics *session.Statistics
	rooms      []visit
	open       int // the room that is open, or whose door is chosen

	screen  Screen
	entered time.Duration
	asked   bool // Help was asked for on Home, and leads back there
	choices []Choice
	chosen  int
	fade    fade
	quit    bool
	now     time.Duration // of the last frame

	session   *session.Session
	playing   Choice // what started the session
	countdown countdown
	why       string // a pause has come by itself
	waits     string // in the room whose menu is shown: how the game stands that was left
	ended     bool
	endedAt   time.Duration
	newBest   bool
	keeping   keeping
	watch     watch
	archive   archive
	saved     savedFile // that the player wants kept outside

	menuBindings []Binding // as they are set

	keyboard keyboard
	repeat   repeat
	lasting  lasting
	pointer  pointer
	fingers  fingers
	actions  []string // that buttons of labs have given, by which they are numbered
	unseen   bool     // another window has the focus
	keyed    bool     // a key was pressed

	moved  bool   // the address may be another one
	went   bool   // GoTo was called since the address was taken
	told   string // the address that front knows of
	shared string // the address that the player wants copied

	asksFile bool // the player wants to open a file

	options options
	about   about
	fill    fill
	rate    rate

	notices notices
	spoken  speech
	cues    []Cue // that wait for TakeSound
	log     eventLog

	book  *scene.Book
	laid  laid
	kit   *kit.Kit // for what is shown over every screen
	home  home
	strip strip
	frame Frame
	alone Frame // the same while a record is watched, without a person
}

// visit is what the program remembers of a room while it runs.
type visit struct {
	Room
	menu     []Choice
	bindings []Binding // as they are set
	handling Handling  // as it is set
	choice   int       // the last choice of the menu
	level    int       // the step that is set, from 1
}

// New makes the program, at Home.
func New(setup Setup) *App {
	a := &App{
		setup: setup, book: scene.NewBook(),
		bests: session.LoadBests(setup.Store), tastes: session.LoadTastes(setup.Store),
		records: session.LoadRecords(setup.Store), statistics: session.NewStatistics(setup.Store),
	}
	for _, r := range setup.Rooms {
		menu := r.Menu()
		a.rooms = append(a.rooms, visit{Room: r, menu: menu, level: firstLevel(menu)})
	}
	a.options.app, a.about.app = a, a
	a.options.since, a.about.since = -optionsLeave, -optionsLeave // nothing of them is seen
	a.bests.WhenFull(a.records.MakeRoom)
	a.tastes.WhenFull(a.records.MakeRoom)
	a.statistics.WhenFull(a.records.MakeRoom)
	a.bind()
	a.takeDrafts()
	a.frame = Frame{
		Best: a.best, Handling: a.handle, KeyName: a.keyName, KeyNames: a.keyNames,
		Area: a.pointer.area, Spot: a.spot, Over: a.isOver, Speak: a.speak, Field: a.fingers.setField, Pressed: a.fingers.isOn,
		Notices: func(r scene.Rect) { a.strip.within = r },
	}
	if setup.Touch {
		a.use(Touch)
	}
	a.notices.add(a.bests.TakeNotices()...)
	a.notices.add(a.tastes.TakeNotices()...)
	a.tellStorage()
	a.enter(0, Home)
	if setup.Address != "" {
		a.GoTo(setup.Address)
	}
	return a
}

// Quit says whether the program should end.
func (a *App) Quit() bool { return a.quit }

// Close keeps the game that is being left, its best, and the options. Front calls
// it when the window closes or the page goes away.
func (a *App) Close() {
	a.leaveGame()
	a.options.keep()
}

// Focus tells that the window got the focus or lost it; a hidden page has none.
// Losing it pauses a game that is being played, and lets go of all keys.
func (a *App) Focus(at time.Duration, has bool) {
	if a.unseen != has {
		return
	}
	a.unseen = !has
	if a.unseen {
		a.keyboard.letGo()
		a.fingers.forget()
		a.repeat, a.lasting = repeat{}, lasting{}
		a.options.letGo()
		a.letGoOfBar(at)
		a.pauseGame(at, whyLeft)
	}
}

// Frame brings the program to the real time now, and draws it for a view into s.
// The view says what the window is like and the system asks for; the scheme and
// reduced motion as they were chosen are the App's.
func (a *App) Frame(now time.Duration, v View, s *scene.Scene) {
	v.Reduced = a.tastes.Motion.Reduced(v.Reduced)
	v.Scheme = a.tastes.Scheme
	v.Buttons = a.tastes.Buttons && a.fingers.known
	a.rate.count(now)
	a.advance(now)
	a.draw(v, s)
}

// room is the room that is open.
func (a *App) room() *visit { return &a.rooms[a.open] }

// advance lets real time pass: a fade, or else the game, and the notices.
func (a *App) advance(now time.Duration) {
	step := now - a.now
	a.now = now
	a.frame.Events = nil
	if line := a.notices.advance(now); line != "" {
		a.spoken.say(line)
		a.sound(noticeSound)
	}
	if a.fade.on() {
		a.fade.advance(step, now)
		if a.fade.on() {
			return
		}
		if a.unseen {
			a.pauseGame(now, whyLeft)
		}
	}
	a.goOnRepeating(now)
	a.last(now)
	a.options.advance(now)
	a.rest(now)
	if a.session != nil {
		a.play(now)
	}
}

// play lets the game follow real time, and opens the panel that is due.
func (a *App) play(now time.Duration) {
	if a.screen == Watch {
		a.playWatch(now)
		return
	}
	if a.count(now) {
		return
	}
	a.frame.Events = a.session.Frame(now)
	a.log.add(a.room(), a.frame.Events)
	a.soundEvents()
	for _, e := range a.frame.Events {
		a.sayEvent(e)
	}
	switch {
	case a.lab() != nil:
		a.playLab(now)
	case a.screen != Play:
	case a.session.Paused():
		a.why = whyBusy
		a.enter(now, Pause)
	case !a.ended && a.session.Game().Result().Over:
		a.newBest = a.keepBest()
		a.ended, a.endedAt = true, now
		a.keepEnded()
	case a.ended && now-a.endedAt >= resultsDelay:
		a.enter(now, Results)
		if a.newBest {
			a.sound(newBestSound)
		}
	}
	a.goOnKeeping(now)
}

// keepBest offers the game that ends or is left as a best, and says whether it is
// one. Which games may stand so is theirs to say.
func (a *App) keepBest() bool {
	if a.session == nil || a.session.Practice() || a.session.Watched() != nil || a.ended || a.playing.BestKey == "" {
		return false
	}
	key := a.playing.bestKey(a.room().level)
	kept := a.bests.Offer(a.room().Spec().Name, key, a.session.Game().Result())
	if kept {
		a.keeping.holds(key)
	}
	a.notices.add(a.bests.TakeNotices()...)
	return kept
}
