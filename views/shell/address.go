package shell

import (
	"fmt"
	"strings"
	"time"

	"parlor/session"
)

// An address says which door is open, and in a lab on which game: #/eight or
// #/eight?board=724506831. In a page it is the part of its address that the server
// does not see.

// address is that of what is shown.
func (a *App) address() string {
	if a.screen == Home {
		return "#/"
	}
	address := "#/" + a.room().Spec().Name
	if l := a.lab(); l != nil && a.session != nil {
		if link := l.Link(a.session.Game()); link != "" {
			address += "?" + link
		}
	}
	return address
}

// TakeAddress gives the address when it is another one than at the last call, and
// false before that, or while a game moves by itself.
func (a *App) TakeAddress() (address string, isNew bool) {
	if !a.moved || a.fade.on() {
		return "", false
	}
	if a.session != nil && a.lab() != nil {
		if _, busy := a.session.Game().Next(); busy {
			return "", false
		}
	}
	a.moved = false
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

// GoTo opens the door that an address names, with or without its #/; "" is Home.
// One that cannot be opened is told.
func (a *App) GoTo(address string) {
	name, query, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(address, "#"), "/"), "?")
	if name == "" {
		if a.screen != Home {
			a.keepBest()
			a.goToScreen(Home)
		}
		return
	}
	for i := range a.rooms {
		if a.rooms[i].Spec().Name == name {
			a.openRoom(i, query)
			return
		}
	}
	a.notices.add(fmt.Sprintf("%.40q is none of the games here.", name))
}

// openRoom opens a door: a game's on its title, a lab's on its game.
func (a *App) openRoom(room int, query string) {
	var s *session.Session
	r := &a.rooms[room]
	if _, isLab := r.Room.(Lab); isLab {
		if s = a.opened(r, query); s == nil {
			return
		}
	}
	a.keepBest()
	a.log.clear()
	a.goTo(sceneFade, func(now time.Duration) {
		a.session, a.playing, a.countdown = nil, Choice{}, countdown{}
		a.open = room
		if s == nil {
			a.enter(now, Title)
		} else {
			a.begin(now, s, Choice{Label: r.Spec().Title})
		}
	})
}

// opened makes the game of a lab that a query asks for; nil when it cannot be,
// which is told.
func (a *App) opened(r *visit, query string) *session.Session {
	config := r.Config("", 1, 0, r.handling)
	if query != "" {
		var err error
		if config, err = r.Room.(Lab).Open(query); err != nil {
			a.notices.add("This cannot be opened: " + err.Error() + ".")
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
