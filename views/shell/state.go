package shell

import "parlor/sim"

// State is the program as window.parlor and the tests see it.
type State struct {
	Screen string `json:"screen"` // home, title, menu, help, play, pause or results
	// Ready is false during a fade, while nothing that is pressed is heard.
	Ready  bool   `json:"ready"`
	Game   string `json:"game"`   // of the room, or of the door chosen on Home
	Choice string `json:"choice"` // the label of the chosen choice
	Level  int    `json:"level"`  // the start level of the menu
	// Best is that of the mode that is played, or else chosen; null for none.
	Best   *Best  `json:"best"`
	Notice string `json:"notice"`
	// State is the game as Spec.Look gives it, null without a game.
	State any `json:"state"`
}

// Best is a best as it is kept and as it is shown.
type Best struct {
	Rank [3]int64 `json:"rank"`
	Text string   `json:"text"`
}

var screenNames = [...]string{
	Title: "title", Menu: "menu", Help: "help", Play: "play", Pause: "pause", Results: "results", Home: "home",
}

// State gives the program as it is, ready for encoding/json.
func (a *App) State() State {
	r := a.room()
	s := State{
		Screen: screenNames[a.screen],
		Ready:  !a.fade.on(),
		Game:   r.Spec().Name,
		Level:  r.level,
		Notice: a.notices.shown,
	}
	about := a.playing
	if len(a.choices) > 0 {
		s.Choice = a.choices[a.chosen].Label
	}
	if a.session != nil {
		s.State = r.Spec().Look(a.session.Game())
	} else if a.screen == Menu || a.screen == Help {
		about = a.choices[a.chosen]
	}
	if about.BestKey != "" {
		if best, ok := a.bests.Best(r.Spec().Name, about.BestKey); ok {
			s.Best = &Best{Rank: best.Rank, Text: r.BestText(about.Mode, best)}
		}
	}
	return s
}

// eventLog keeps the last events of a game until they are asked for.
type eventLog struct{ events []sim.Event }

// mostEvents bounds the log when nobody asks.
const mostEvents = 4096

func (l *eventLog) add(events []sim.Event) {
	if excess := len(l.events) + len(events) - mostEvents; excess > 0 {
		l.events = append(l.events[:0], l.events[min(excess, len(l.events)):]...)
	}
	l.events = append(l.events, events...)
}

func (l *eventLog) clear() { l.events = l.events[:0] }

// Events gives the game's events since the last call, oldest first, in the words
// of parlor drive: at, event and the event's own fields.
func (a *App) Events() []map[string]any {
	spec := a.room().Spec()
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
