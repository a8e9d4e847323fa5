package shell

import (
	"fmt"
	"strings"
	"time"

	"parlor/session"
)

// An address says what is shown: #/ for Home, #/about, #/records/gems and
// #/statistics/gems, then #/cascade with its /menu, /help, /practice and /play, and in a lab the
// game: #/eight?board=724506831. In a page it is the part of its address that the
// server does not see.

// address is that of what is shown.
func (a *App) address() string {
	name := a.room().Spec().Name
	switch a.screen {
	case Home:
		if a.about.on {
			return "#/about"
		}
		return "#/"
	case Archive:
		return "#/" + strings.ToLower(archivePages[a.archive.page]) + "/" + name
	case Watch:
		return "#/records/" + name
	case Title:
		return "#/" + name
	case Menu:
		return "#/" + name + "/menu"
	case Help:
		return "#/" + name + "/help"
	case Practice:
		return "#/" + name + "/practice"
	}
	l := a.lab()
	if l == nil {
		return "#/" + name + "/play"
	}
	if link := l.Link(a.session.Game()); link != "" {
		name += "?" + link
	}
	return "#/" + name
}

// TakeAddress gives the address once it may have changed, and "" while it has not,
// or a game moves by itself. It is new when it is another one than at the last call,
// or than the one that GoTo was given since.
func (a *App) TakeAddress() (address string, isNew bool) {
	if !a.moved || a.fade.on() {
		return "", false
	}
	if a.session != nil && a.inLab() && !a.went {
		if _, busy := a.session.Game().Next(); busy {
			return "", false
		}
	}
	a.moved, a.went = false, false
	before := a.told
	a.told = a.address()
	return a.told, a.told != before
}

// TakeShared gives the address that the player wants copied; "" for none. The
// caller says with Tell what became of it.
func (a *App) TakeShared() string {
	address := a.shared
	a.shared = ""
	return address
}

// GoTo shows what an address names, with or without its #/; "" is Home. A game that
// was left is continued where its address says so. What is not there is told, and
// TakeAddress says what is shown instead.
func (a *App) GoTo(address string) {
	a.told, a.moved, a.went = address, true, true
	a.notices.drop(theAddress)
	path, query, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(address, "#"), "/"), "?")
	name, place, _ := strings.Cut(path, "/")
	switch name {
	case "", "about", "records", "statistics":
		a.tellUnknown(query, "Parlor")
		a.goToHall(name, place)
		return
	}
	room := a.roomOf(name)
	if room < 0 {
		a.tellNoGame(name)
		return
	}
	_, isLab := a.rooms[room].Room.(Lab)
	if !isLab {
		a.tellUnknown(query, a.rooms[room].Spec().Title)
	}
	switch {
	case place == "play" && room == a.open && a.screen == Watch && a.watch.ended.session != nil:
		a.leaveWatch()
	case place == "play", place == "" && isLab && a.isLeft(room, query):
		if !a.continueIn(room) {
			a.openRoom(room, query)
		}
	case place == "":
		a.openRoom(room, query)
	case place == "menu", place == "help", place == "practice" && a.isWorkshop(room):
		a.openPlace(room, query, map[string]Screen{"menu": Menu, "help": Help, "practice": Practice}[place])
	default:
		a.tellNoPlace(place, a.rooms[room].Spec().Title)
		a.openRoom(room, query)
	}
}

func (a *App) tellNoGame(name string) {
	a.notices.tell(theAddress, fmt.Sprintf("%.40q is none of the games here.", name))
}

func (a *App) tellNoPlace(place, in string) {
	a.notices.tell(theAddress, fmt.Sprintf("%.40q is no place in %s.", place, in))
}

// tellUnknown tells what an address asks for besides its place, where that means
// nothing.
func (a *App) tellUnknown(query, in string) {
	if query != "" {
		a.notices.tell(theAddress, fmt.Sprintf("%.40q in the address means nothing in %s.", query, in))
	}
}

// goToHall shows Home, or what opens over it.
func (a *App) goToHall(name, place string) {
	room := a.roomOf(place)
	switch {
	case place == "" || room >= 0 && name != "about":
	case name == "records", name == "statistics":
		a.tellNoGame(place)
	default:
		a.tellNoPlace(place, "Parlor")
	}
	then := func(now time.Duration) {
		if room >= 0 {
			a.open, a.chosen = room, room
		}
		switch name {
		case "about":
			a.openAbout(now)
		case "records":
			a.openRecords(now)
		case "statistics":
			a.openArchive(now, statisticsPage)
		}
	}
	if a.screen == Home && !a.fade.on() {
		a.about.on, a.options.on = false, false
		then(a.now)
		return
	}
	if a.screen == Archive && name == "" && !a.fade.on() {
		a.enter(a.now, Home)
		return
	}
	a.goToScreen(Home)
	enter := a.fade.enter
	a.fade.enter = func(now time.Duration) {
		enter(now)
		then(now)
	}
}

// openPlace opens a room on another screen than its first, and says whether it could.
// In a lab that is over the game that was left there.
func (a *App) openPlace(room int, query string, s Screen) bool {
	_, isLab := a.rooms[room].Room.(Lab)
	if goesOn := isLab && query == "" && a.continueIn(room); !goesOn && !a.openRoom(room, query) {
		return false
	}
	enter := a.fade.enter
	a.fade.enter = func(now time.Duration) {
		enter(now)
		if s != Menu || a.lab() == nil {
			a.enter(now, s)
		}
	}
	return true
}

// roomOf gives the number of a room by the name of its game, or -1.
func (a *App) roomOf(name string) int {
	for i := range a.rooms {
		if a.rooms[i].Spec().Name == name {
			return i
		}
	}
	return -1
}

// isLeft says whether the game that was left in a lab is the one of a query.
func (a *App) isLeft(room int, query string) bool {
	k, ok := a.records.Unfinished(a.rooms[room].Spec().Name)
	return ok && k.Link == query
}

// openRoom opens a door, a game's on its title, a lab's on its game, and says whether
// it could.
func (a *App) openRoom(room int, query string) bool {
	var s *session.Session
	r := &a.rooms[room]
	if _, isLab := r.Room.(Lab); isLab {
		if s = a.opened(r, query); s == nil {
			return false
		}
	}
	a.leaveGame()
	a.log.clear()
	if a.screen == Home {
		a.chosen, a.open = room, room
	}
	a.goTo(doorFade, func(now time.Duration) {
		a.session, a.playing, a.countdown = nil, Choice{}, countdown{}
		a.open = room
		if s == nil {
			a.enter(now, Title)
		} else {
			a.begin(now, s, Choice{Label: r.Spec().Title})
		}
	})
	return true
}

// opened makes the game of a lab that a query asks for; nil when it cannot be,
// which is told.
func (a *App) opened(r *visit, query string) *session.Session {
	config := r.Config("", 1, 0, r.handling)
	if query != "" {
		var err error
		if config, err = r.Room.(Lab).Open(query); err != nil {
			a.notices.tell(theAddress, "This cannot be opened: "+err.Error()+".")
			return nil
		}
	}
	config.Seed = a.setup.Seed()
	s, err := session.New(r.Spec(), config)
	if !a.startable(err) {
		return nil
	}
	return s
}

// Paste hands in a text from the clipboard.
func (a *App) Paste(at time.Duration, text string) {
	if a.inLab() && !a.options.on && !a.fade.on() {
		a.attend(at)
		a.carryOut(at, a.lab().Paste(a.session.Game(), text))
	}
}
