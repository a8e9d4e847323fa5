package shell

import (
	"fmt"
	"strings"
	"time"

	"parlor/session"
	"parlor/sim/replay"
)

// archive is the screen of what is kept of the games: a tab for each game, and for
// each the records and the statistics. It opens over Home.
type archive struct {
	page   archivePage
	chosen int  // among the lines of the page
	asking bool // erasing asks whether it is meant
	plot   int  // the best whose plot is shown

	mayOpen bool     // a file can be asked for
	figures []Figure // of the statistics
	plots   []plot

	plan   optionsPlan
	scroll float32
	follow bool // the chosen line has to be brought into view
	lines  []archiveLine
}

// archivePage is one of the two pages.
type archivePage uint8

const (
	recordsPage archivePage = iota
	statisticsPage
)

var archivePages = [...]string{recordsPage: "Records", statisticsPage: "Statistics"}

// archiveLine is something that can be chosen on a page: a record, or a button.
type archiveLine struct {
	kept  session.Kept // of a record
	label string       // of a button
	act   string       // the action of a button
}

// The actions of the screen, beside those of watch.go. An action that is about a tab
// or a record has its number behind it.
const (
	tabAction   = "tab "
	pageAction  = "page "
	lineAction  = "line "
	openAction  = "open"
	csvAction   = "csv"
	jsonAction  = "json"
	eraseAction = "erase"
	plotAction  = "plot"
)

// openRecords shows what is kept of the game behind the chosen door.
func (a *App) openRecords(at time.Duration) { a.openArchive(at, recordsPage) }

func (a *App) openArchive(at time.Duration, p archivePage) {
	a.archive = archive{page: p, follow: true}
	a.enter(at, Archive)
}

// turnArchive shows the page of a game by steps further on, going round.
func (a *App) turnArchive(steps int) {
	n := len(a.rooms)
	a.open = (a.open + steps + n) % n
	a.chosen = a.open
	a.moved = true
	a.showArchive(a.archive.page)
}

// showArchive shows a page of the game from its top.
func (a *App) showArchive(p archivePage) {
	v := &a.archive
	v.page, v.chosen, v.scroll, v.asking, v.plot = p, 0, 0, false, 0
	v.follow = true
	a.moved = true
	a.listArchive()
	a.sayScreen()
}

// listArchive brings what is on the page up to date.
func (a *App) listArchive() {
	v, name := &a.archive, a.room().Spec().Name
	v.lines, v.plots, v.figures = v.lines[:0], a.plotted(), nil
	kept := a.records.List(name)
	if waits, ok := a.records.Unfinished(name); ok {
		kept = append([]session.Kept{waits}, kept...)
	}
	if games := a.statistics.Games(name); len(games) > 0 {
		v.figures = a.room().Figures(games)
	}
	if v.page == recordsPage {
		for _, k := range kept {
			v.lines = append(v.lines, archiveLine{kept: k})
		}
		if v.mayOpen {
			v.lines = append(v.lines, archiveLine{label: "Open a file", act: openAction})
		}
	} else if len(v.figures) > 0 {
		if len(v.plots) > 1 {
			v.lines = append(v.lines, archiveLine{label: "Next plot", act: plotAction})
		}
		v.lines = append(v.lines,
			archiveLine{label: "Save as CSV", act: csvAction}, archiveLine{label: "Save as JSON", act: jsonAction})
	}
	if v.page == statisticsPage && (len(v.figures)+len(kept) > 0 || len(a.bestsOf(a.room())) > 0) {
		label := "Erase all"
		if v.asking {
			label = "Really erase?"
		}
		v.lines = append(v.lines, archiveLine{label: label, act: eraseAction})
	}
	v.chosen = max(min(v.chosen, len(v.lines)-1), 0)
}

// archiveKey hears a key on the screen.
func (a *App) archiveKey(in Input) {
	v := &a.archive
	switch {
	case a.direct(in):
		a.repeat.start(in)
	case a.is("previous", in):
		a.archiveAct(in.At, tabAction+fmt.Sprint((a.open+len(a.rooms)-1)%len(a.rooms)))
	case a.is("next", in):
		a.archiveAct(in.At, tabAction+fmt.Sprint((a.open+1)%len(a.rooms)))
	case a.is("confirm", in):
		if k, ok := v.record(); ok {
			a.watchKept(k)
		} else if len(v.lines) > 0 {
			a.archiveAct(in.At, v.lines[v.chosen].act)
		}
	case a.is(saveAction, in):
		a.archiveAct(in.At, saveAction)
	case a.is("back", in), a.is(recordsAction, in):
		a.back(in.At)
	default:
		a.menuAside(in)
	}
}

// record gives the record that is chosen, and false when none is.
func (v *archive) record() (session.Kept, bool) {
	if v.chosen >= len(v.lines) || v.lines[v.chosen].act != "" {
		return session.Kept{}, false
	}
	return v.lines[v.chosen].kept, true
}

// moveArchive chooses a line by steps further down.
func (a *App) moveArchive(steps int) {
	v := &a.archive
	if n := len(v.lines); n > 0 {
		v.chosen, v.asking, v.follow = (v.chosen+steps+n)%n, false, true
		a.sound(moveSound)
		a.listArchive()
		a.sayArchive()
	}
}

// archiveAct does what a button or a key of the screen says.
func (a *App) archiveAct(at time.Duration, action string) {
	v, r := &a.archive, a.room()
	name := r.Spec().Name
	wasAsking := v.asking
	v.asking = false
	var n int
	switch {
	case sscan(action, tabAction, &n):
		a.sound(moveSound)
		a.turnArchive(n - a.open)
	case sscan(action, pageAction, &n):
		a.sound(moveSound)
		a.showArchive(archivePage(n))
	case sscan(action, lineAction, &n):
		if k, ok := v.record(); ok && n == v.chosen {
			a.watchKept(k)
		} else {
			a.moveArchive(n - v.chosen)
		}
	case action == holdAction:
		if k, ok := v.record(); ok {
			a.watchKept(k)
		}
	case action == saveAction:
		if k, ok := v.record(); ok {
			a.saveKept(k)
		}
	case action == openAction:
		a.asksFile = true
	case action == plotAction:
		v.plot = (v.plot + 1) % max(len(v.plots), 1)
		a.sound(moveSound)
	case action == csvAction:
		a.saved = savedFile{fileName(name, "statistics", a.setup.Date().Unix()) + ".csv", a.statistics.CSV(name)}
		a.sound(selectSound)
	case action == jsonAction:
		a.saved = savedFile{fileName(name, "statistics", a.setup.Date().Unix()) + ".json", a.statistics.JSON(name)}
		a.sound(selectSound)
	case action == eraseAction && !wasAsking:
		v.asking = true
		a.sound(moveSound)
		a.spoken.say("This erases all bests, records and statistics of " + r.Spec().Title + ". Press again to erase.")
	case action == eraseAction:
		a.erase()
	case action == closeAction:
		a.back(at)
	}
	if a.screen == Archive {
		a.listArchive()
	}
}

// sscan reads the number behind a word.
func sscan(action, word string, n *int) bool {
	rest, ok := strings.CutPrefix(action, word)
	if ok {
		_, err := fmt.Sscan(rest, n)
		ok = err == nil
	}
	return ok
}

// erase forgets all that is kept of the game.
func (a *App) erase() {
	name := a.room().Spec().Name
	a.bests.Erase(name)
	a.records.Erase(name)
	a.statistics.Erase(name)
	a.sound(backSound)
	a.notices.add("All bests, records and statistics of " + a.room().Spec().Title + " are erased.")
	a.tellStorage()
}

// watchKept fades to a kept record.
func (a *App) watchKept(k session.Kept) {
	r, ok := a.readKept(k)
	if !ok {
		return
	}
	reel, err := replay.NewReel(a.room().Spec(), r)
	if err != nil {
		a.notices.add("This record cannot be watched: " + err.Error() + ".")
		return
	}
	a.openWatch(a.open, reel, k)
}

// saveKept hands a kept record out as a file.
func (a *App) saveKept(k session.Kept) {
	if r, ok := a.readKept(k); ok {
		a.saveRecord(a.room(), r, k)
	}
}

func (a *App) readKept(k session.Kept) (*replay.Record, bool) {
	r, err := a.records.Read(a.room().Spec(), k.ID)
	if err != nil {
		a.notices.add("This record cannot be read: " + err.Error() + ".")
	}
	return r, err == nil
}

// sayArchive speaks the chosen line.
func (a *App) sayArchive() {
	v := &a.archive
	switch {
	case len(v.lines) == 0:
		a.spoken.say("There is nothing yet.")
	case v.lines[v.chosen].act != "":
		a.spoken.say(fmt.Sprintf("%s, %d of %d.", v.lines[v.chosen].label, v.chosen+1, len(v.lines)))
	default:
		k := &v.lines[v.chosen].kept
		a.spoken.say(fmt.Sprintf("%s, %s, %s, %d of %d.", k.Where, k.Figures, a.dateOf(k.Start), v.chosen+1, len(v.lines)))
	}
}

// dateOf puts a date into words: Today 14:03, Yesterday 9:15, 3 Nov 2026.
func (a *App) dateOf(start int64) string {
	if start == 0 {
		return "from a file"
	}
	t, now := time.Unix(start, 0), a.setup.Date()
	day := func(t time.Time) string { return t.Format("2006-01-02") }
	switch day(t) {
	case day(now):
		return t.Format("Today 15:04")
	case day(now.AddDate(0, 0, -1)):
		return t.Format("Yesterday 15:04")
	}
	return t.Format("2 Jan 2006")
}
