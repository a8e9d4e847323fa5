package shell

import (
	"strings"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/kit"
)

// Lab is a room in which nothing is chosen before and nothing ends: its Menu is
// empty, its door opens into its game, and Back leaves it.
//
// What a person can do in a lab are actions: the names in its Card's Keys and of
// its on-screen buttons (Frame.Spot). One that names a command of the Spec without
// an argument is given to the game; HelpAction, OptionsAction and ShareAction are
// the shell's; all others the lab answers, so that a key may mean something else
// in another state ("left": the tile that can slide that way) and a button may
// carry an argument ("tile 5").
type Lab interface {
	Room
	// Act answers an action. BackAction and RestAction are asked too.
	Act(g sim.Game, action string) Reply
	// Type answers a key or button that goes down, before it means an action: a
	// place in which text is typed has a use for all of them. What is not heard
	// keeps its meaning.
	Type(g sim.Game, key string) Reply
	// Paste answers a text from the clipboard.
	Paste(g sim.Game, text string) Reply
	// Link is the query of the address under which others find the game: what
	// stands behind the ? in #/eight?board=724506831.
	Link(g sim.Game) string
	// Open reads such a query; the seed is not asked for. The error names the field
	// and the value that are wrong, for whoever typed them.
	Open(query string) (sim.Config, error)
	// BestKey is the name under which the best of the game is kept; "" for none.
	BestKey(g sim.Game) string
}

// Reply is what a lab does about an action, a key or a text.
type Reply struct {
	Inputs []sim.Input // of the game; their At does not count
	Open   string      // the query of a game that is to be played instead
	Say    string      // what is spoken
	Heard  bool        // the lab had a use for it, though nothing of the above shows it
}

func (r *Reply) heard() bool { return r.Heard || len(r.Inputs) > 0 || r.Open != "" || r.Say != "" }

// The actions that mean the same in all labs.
const (
	HelpAction    = "help"    // How to Play
	OptionsAction = "options" //
	ShareAction   = "share"   // the address is copied
	FileAction    = "file"    // a file is asked for, where View.MayOpen says so
	// BackAction leaves, unless the lab hears it: it stops what runs, or closes what
	// is open.
	BackAction = "back"
	// RestAction is asked when nobody looks: what runs by itself stops.
	RestAction = "rest"
)

// firstAction is the button of the first action that was shown.
const firstAction = nothing - 1

// lab is the open room as a lab; nil for a game.
func (a *App) lab() Lab {
	l, _ := a.room().Room.(Lab)
	return l
}

// inLab says whether a lab hears what is pressed.
func (a *App) inLab() bool { return a.screen == Play && a.lab() != nil }

// spot notes where an action of a lab or of the shell's own can be pressed, and says
// what its button shows.
func (a *App) spot(action string, r scene.Rect) kit.State {
	b := a.actionButton(action)
	a.pointer.area(b, r)
	switch {
	case a.options.on || a.lab() != nil && a.screen == Help:
	case a.pointer.down == b, a.fingers.isOn(b):
		return kit.Pressed
	case a.pointer.hover == b:
		return kit.Hover
	}
	return kit.Rest
}

// actionButton gives the button of an action. There are few, and always the same.
func (a *App) actionButton(action string) Button {
	for i, name := range a.actions {
		if name == action {
			return firstAction - Button(i)
		}
	}
	a.actions = append(a.actions, action)
	return firstAction - Button(len(a.actions)-1)
}

// action gives the action of a button.
func (a *App) action(b Button) (string, bool) {
	if b > firstAction {
		return "", false
	}
	return a.actions[firstAction-b], true
}

// labKey hears a key or a button in a lab. With Ctrl it is another key.
func (a *App) labKey(in Input) {
	by, chord := in.source(), a.keyboard.chord(in.Key)
	if strings.HasPrefix(chord, "Ctrl+") {
		in.Key = chord
	}
	a.attend(in.At)
	if reply := a.lab().Type(a.session.Game(), chord); reply.heard() {
		a.carryOut(in.At, reply)
		return
	}
	for _, b := range a.room().bindings {
		if b.has(in) {
			a.down(in.At, b.Command, by)
			return
		}
	}
	switch {
	case a.is(BackAction, in):
		a.act(in.At, BackAction)
	case a.is(OptionsAction, in):
		a.act(in.At, OptionsAction)
	default:
		a.aside(in)
	}
}

// act does what an action means.
func (a *App) act(at time.Duration, action string) {
	spec, lab := a.room().Spec(), a.lab()
	c, isCommand := spec.Command(action)
	a.attend(at)
	switch {
	case isCommand && spec.Commands[c].Arg == nil:
		a.session.Press(at, c, 0, 0)
	case action == HelpAction:
		a.sound(selectSound)
		a.letRest(at)
		a.enter(at, Help)
	case action == OptionsAction:
		a.sound(selectSound)
		a.letRest(at)
		a.openOptions(at)
	case action == ShareAction:
		a.sound(selectSound)
		a.shared = a.address()
	case action == FileAction:
		a.asksFile = true
	case action == BackAction, action == pauseAction:
		if reply := lab.Act(a.session.Game(), BackAction); reply.heard() {
			a.carryOut(at, reply)
			return
		}
		a.sound(backSound)
		a.goToScreen(Home)
	default:
		a.carryOut(at, lab.Act(a.session.Game(), action))
	}
}

// attend brings the game to a time at which something is pressed. In a lab a stall may
// have paused it, and what is pressed must not be lost to that.
func (a *App) attend(at time.Duration) {
	a.session.Reach(at)
	if a.lab() != nil && a.session.Paused() {
		a.session.Resume(at)
	}
}

// carryOut does what a lab replied.
func (a *App) carryOut(at time.Duration, r Reply) {
	a.attend(at)
	for _, in := range r.Inputs {
		a.session.Press(at, in.Code, in.X, in.Y)
	}
	a.spoken.say(r.Say)
	if r.Open == "" {
		return
	}
	if s := a.opened(a.room(), r.Open); s != nil {
		a.leaveGame()
		a.begin(at, s, a.playing)
	}
}

// letRest stops what runs by itself in a lab.
func (a *App) letRest(at time.Duration) {
	a.attend(at)
	a.carryOut(at, a.lab().Act(a.session.Game(), RestAction))
}

// playLab keeps a best once the game has come to one, and lets the address follow
// the game.
func (a *App) playLab(now time.Duration) {
	a.attend(now)
	g := a.session.Game()
	ranked := g.Result().Ranked
	if ranked && !a.ended && !a.session.Practice() {
		key := a.lab().BestKey(g)
		a.newBest = a.bests.Offer(a.room().Spec().Name, key, g.Result())
		a.notices.add(a.bests.TakeNotices()...)
		if a.newBest {
			a.keeping.holds(key)
			a.sound(newBestSound)
			a.spoken.say("New personal best!")
		}
	}
	a.ended, a.newBest = ranked, ranked && a.newBest
	if len(a.frame.Events) > 0 {
		a.moved = true
	}
}

// speak speaks a line of a lab, if all is to be spoken.
func (a *App) speak(line string) {
	if a.tastes.Speech == session.SpeakAll {
		a.spoken.say(line)
	}
}

// lasting is an action that is held, by a key, a button of a gamepad, a finger or
// the mouse, and given again as directions are in the menus.
type lasting struct {
	action string
	by     source
	next   time.Duration
}

// mouse is the source of what the mouse holds.
var mouse = source{key: "mouse"}

// down does an action once, and again while what gives it is held down, if it is
// one of those that the room repeats.
func (a *App) down(at time.Duration, action string, by source) {
	a.lasting = lasting{}
	for _, name := range a.room().Card().Repeats {
		if name == action {
			a.lasting = lasting{action, by, at + repeatAfter}
		}
	}
	a.act(at, action)
}

func (l *lasting) stop(by source) {
	if l.by == by {
		*l = lasting{}
	}
}

// last gives the action that is held again when it is time, after a stall only
// once.
func (a *App) last(now time.Duration) {
	if l := &a.lasting; l.action != "" && now >= l.next {
		l.next = max(l.next+repeatEvery, now)
		a.act(now, l.action)
	}
}

// isOver says whether the mouse is over a part of the screen of a lab that is not
// covered.
func (a *App) isOver(r scene.Rect) bool {
	return (a.screen == Play || a.screen == Practice) && !a.options.on && r.Contains(a.pointer.x, a.pointer.y)
}
