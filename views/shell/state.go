package shell

import (
	"strings"

	"parlor/sim"
)

// State is the program as window.parlor and the tests see it.
type State struct {
	Screen string `json:"screen"` // home, about, title, menu, help, practice, play, pause, results, archive, watch or options
	// Ready is false during a fade, while nothing that is pressed is heard.
	Ready  bool   `json:"ready"`
	Game   string `json:"game"`   // of the room, or of the door chosen on Home
	Choice string `json:"choice"` // the label of the chosen choice
	Level  int    `json:"level"`  // the step of the menu that is set, such as the start level
	// Continue is the game that was left behind the chosen door; "" for none.
	Continue string `json:"continue"`
	// Best is that of the mode that is played, or else chosen; null for none.
	Best   *Best  `json:"best"`
	Notice string `json:"notice"`
	// Reduced says whether motion is reduced, by the system's wish or by choice.
	Reduced bool `json:"reduced"`
	// Options is the options while they are open, else null.
	Options *OptionsState `json:"options"`
	// Archive is the page of records or statistics while it is open, Watch the record
	// that is watched, else null.
	Archive *ArchiveState `json:"archive"`
	Watch   *WatchState   `json:"watch"`
	// Practice says whether the game that is played sets no best.
	Practice bool `json:"practice"`
	// Countdown is the number that is shown before the game begins, else 0.
	Countdown int `json:"countdown"`
	// State is the game as Spec.Look gives it, null without a game.
	State any `json:"state"`
}

// OptionsState is the page of options that is open.
type OptionsState struct {
	Page      string     `json:"page"`      // sound, display, controls or handling
	Rows      []RowState `json:"rows"`      // without what is only to be read
	Row       int        `json:"row"`       // the chosen one
	Listening bool       `json:"listening"` // it waits for a key or a button
}

// ArchiveState is what is kept of the game.
type ArchiveState struct {
	Page    string   `json:"page"`    // records or statistics
	Lines   []string `json:"lines"`   // what can be chosen: records in words, and buttons
	Chosen  int      `json:"chosen"`  // among them
	Figures []Figure `json:"figures"` // of the statistics
}

func (a *App) archiveState() *ArchiveState {
	if a.screen != Archive {
		return nil
	}
	v := &a.archive
	s := &ArchiveState{Page: strings.ToLower(archivePages[v.page]), Lines: []string{}, Chosen: v.chosen, Figures: []Figure{}}
	for _, l := range v.lines {
		text := l.label
		if l.act == "" {
			text = l.kept.Where + ": " + l.kept.Figures
		}
		s.Lines = append(s.Lines, text)
	}
	if v.page == statisticsPage {
		s.Figures = append(s.Figures, v.figures...)
	}
	return s
}

// WatchState is where a record stands that is watched.
type WatchState struct {
	At    string  `json:"at"`
	End   string  `json:"end"`
	Speed float64 `json:"speed"`
	Held  bool    `json:"held"`
}

func (a *App) watchState() *WatchState {
	if a.screen != Watch {
		return nil
	}
	w := &a.watch
	return &WatchState{a.session.Game().Now().String(), w.reel.End().String(), speeds[w.speed], w.held}
}

// RowState is a row of options and what it is set to.
type RowState struct {
	Label string `json:"label"`
	Value string `json:"value"`
}

// Best is a best as it is kept and as it is shown.
type Best struct {
	Rank [3]int64 `json:"rank"`
	Text string   `json:"text"`
}

var screenNames = [...]string{
	Title: "title", Menu: "menu", Help: "help", Play: "play", Pause: "pause", Results: "results", Practice: "practice", Home: "home",
	Archive: "archive", Watch: "watch",
}

// State gives the program as it is, ready for encoding/json.
func (a *App) State() State {
	r := a.room()
	s := State{
		Screen:  screenNames[a.screen],
		Ready:   !a.fade.on(),
		Game:    r.Spec().Name,
		Level:   r.level,
		Notice:  a.notices.shown.line,
		Reduced: a.laid.view.Reduced,

		Countdown: a.countdown.seconds(),
	}
	s.Archive, s.Watch = a.archiveState(), a.watchState()
	s.Practice = a.session != nil && a.session.Practice()
	about := a.playing
	if len(a.choices) > 0 {
		s.Choice = a.choices[a.chosen].Label
	}
	if a.session != nil {
		s.State = r.Spec().Look(a.session.Game())
	} else if a.screen == Menu || a.screen == Help {
		about = a.choices[a.chosen]
	}
	if a.atHome() {
		s.Continue, _ = a.unfinished(a.open)
	}
	if a.about.on {
		s.Screen = "about"
	}
	if a.options.on {
		s.Screen, s.Options = "options", a.options.report()
		s.Choice = s.Options.Rows[s.Options.Row].Label
	}
	if l := a.lab(); l != nil && a.session != nil {
		about.BestKey = l.BestKey(a.session.Game())
	}
	if key := about.bestKey(r.level); key != "" {
		if best, ok := a.bests.Best(r.Spec().Name, key); ok {
			s.Best = &Best{Rank: best.Rank, Text: r.BestText(about.Mode, best)}
		}
	}
	return s
}

// eventLog keeps the last events of a game until they are asked for.
type eventLog struct {
	spec   *sim.Spec // of the game
	events []sim.Event
}

// mostEvents bounds the log when nobody asks.
const mostEvents = 4096

// add adds events of a room's game. Those of another game are forgotten.
func (l *eventLog) add(r Room, events []sim.Event) {
	if len(events) == 0 {
		return
	}
	spec := r.Spec()
	if l.spec == nil || l.spec.Name != spec.Name {
		l.spec, l.events = spec, l.events[:0]
	}
	if excess := len(l.events) + len(events) - mostEvents; excess > 0 {
		l.events = append(l.events[:0], l.events[min(excess, len(l.events)):]...)
	}
	l.events = append(l.events, events...)
}

func (l *eventLog) clear() { l.events = l.events[:0] }

// Events gives the game's events since the last call, oldest first, in the words
// of parlor drive: at, event and the event's own fields.
func (a *App) Events() []map[string]any {
	spec := a.log.spec
	list := make([]map[string]any, len(a.log.events))
	for i, e := range a.log.events {
		list[i] = map[string]any{"at": e.At.String(), "event": spec.Events[e.Kind]}
		for _, f := range spec.Describe(e) {
			list[i][f.Name] = f.Value
		}
	}
	a.log.clear()
	return list
}
