package shell

import (
	"slices"
	"time"

	"parlor/session"
	"parlor/sim"
)

// Workshop is a room with a page on which a practice is prepared: the choice of its
// menu that says Practise opens it. The page is the screen Practice, which the room
// draws; what was prepared is the room's to remember.
type Workshop interface {
	Room
	// Prepare answers an action: one of the page's buttons (Frame.Spot), or of the
	// menus up, down, left, right, confirm, previous, next and undo.
	Prepare(action string) Reply
	// Letter answers a key or a button of a gamepad, before it means an action. What
	// is not heard keeps its meaning.
	Letter(key string) Reply
	// Paint answers what a mouse or a finger does where no button is.
	Paint(p Pointing) Reply
	// Prepared makes the game.
	Prepared(seed int64, h Handling) sim.Config
	// Draft is what was prepared, as a text that can be kept on the device, and
	// SetDraft takes such a text up. One that it cannot read changes nothing.
	Draft() string
	SetDraft(text string)
}

// StartAction begins what is prepared in a Workshop: a button gives it, or a Reply in
// its Open.
const StartAction = "start"

// workActions are those of the menus that a Workshop answers, besides the directions.
var workActions = [...]string{"confirm", "previous", "next", undoAction}

// workshop is the open room as a workshop; nil for another one.
func (a *App) workshop() Workshop {
	w, _ := a.room().Room.(Workshop)
	return w
}

// isWorkshop says whether a room is a workshop.
func (a *App) isWorkshop(room int) bool {
	_, ok := a.rooms[room].Room.(Workshop)
	return ok
}

// openPractice opens the page of a workshop, or else starts a practice at once.
func (a *App) openPractice(at time.Duration, c Choice) {
	if a.workshop() != nil {
		a.enter(at, Practice)
		return
	}
	r := a.room()
	a.startPractice(r.Config(c.Mode, r.level, a.setup.Seed(), r.handling), c)
}

// startPractice fades to a game that sets no best.
func (a *App) startPractice(config sim.Config, c Choice) {
	s, err := session.New(a.room().Spec(), config)
	if !a.startable(err) {
		return
	}
	s.Practise()
	c.Mode = config.Mode
	a.leaveGame()
	a.goTo(playFade, func(now time.Duration) { a.begin(now, s, c) })
}

// prepare does what an action means on the page.
func (a *App) prepare(at time.Duration, action string) {
	a.prepared(at, a.workshop().Prepare(action))
}

// prepared does what a workshop replied, and says whether it heard.
func (a *App) prepared(at time.Duration, r Reply) bool {
	a.spoken.say(r.Say)
	if r.Open == StartAction {
		a.sound(selectSound)
		w := a.workshop()
		a.startPractice(w.Prepared(a.setup.Seed(), a.room().handling), Choice{Label: "PRACTICE", Run: Practise})
	} else if r.heard() {
		a.sound(moveSound)
	}
	return r.heard()
}

// isPrepared says whether what is played was prepared on the page of a workshop.
func (a *App) isPrepared() bool {
	return a.session != nil && a.session.Practice() && a.workshop() != nil && a.playing.Run == Practise
}

// leadingOut gives choices of which the last leads out of the game, by the name of
// where that is.
func (a *App) leadingOut(choices []Choice) []Choice {
	if a.isPrepared() {
		choices = slices.Clone(choices)
		choices[len(choices)-1].Label = "EDIT POSITION"
	}
	return choices
}

// practiceKey hears a key on the page.
func (a *App) practiceKey(in Input) {
	if a.prepared(in.At, a.workshop().Letter(a.keyboard.chord(in.Key))) {
		return
	}
	if a.direct(in) {
		a.repeat.start(in)
		return
	}
	for _, action := range workActions {
		if a.is(action, in) {
			a.prepare(in.At, action)
			return
		}
	}
	if a.is("back", in) {
		a.back(in.At)
		return
	}
	a.menuAside(in)
}

// paint tells the page what a mouse or a finger does. The right button leaves it,
// unless it is heard.
func (a *App) paint(at time.Duration, p Pointing) {
	r := a.workshop().Paint(p)
	a.spoken.say(r.Say)
	switch {
	case r.heard() && p.Kind == PointerPress:
		a.sound(moveSound)
	case !r.heard() && p.Kind == PointerBack:
		a.back(at)
	}
}

// keepDraft keeps what is prepared on the open room's page on the device.
func (a *App) keepDraft() {
	name, text := a.room().Spec().Name, a.workshop().Draft()
	if a.tastes.Games[name].Practice == text {
		return
	}
	a.retouch(name, func(g *session.GameOptions) { g.Practice = text })
	a.options.changed = true
	a.options.keep()
}

// takeDrafts hands the workshops what was kept of them.
func (a *App) takeDrafts() {
	for i := range a.rooms {
		if w, ok := a.rooms[i].Room.(Workshop); ok {
			w.SetDraft(a.tastes.Games[w.Spec().Name].Practice)
		}
	}
}
