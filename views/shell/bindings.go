package shell

import (
	"fmt"
	"slices"
	"strings"

	"parlor/session"
)

// Binding is what gives a command of the game, or an action of the menus. Keys are
// named as in KeyboardEvent.code, buttons of a gamepad as in Pad. The first of each
// is the one that is shown.
type Binding struct {
	Command string
	Label   string // the command in words: Move left
	Keys    []string
	Pad     []string
}

// pauseAction pauses, in every game.
const pauseAction = "pause"

// menuBindings are those of the menus before anybody changes them, pauseBinding is
// added to those of every room. Mute, home and undo work in
// games too.
var (
	menuBindings = []Binding{
		{"up", "Up", []string{"ArrowUp"}, []string{"DPadUp"}},
		{"down", "Down", []string{"ArrowDown"}, []string{"DPadDown"}},
		{"left", "Left", []string{"ArrowLeft"}, []string{"DPadLeft"}},
		{"right", "Right", []string{"ArrowRight"}, []string{"DPadRight"}},
		{"confirm", "Confirm", []string{"Enter", "NumpadEnter"}, []string{"A"}},
		{"back", "Back", []string{"Escape"}, []string{"B"}},
		{"previous", "Page before", []string{"KeyQ"}, []string{"LB"}},
		{"next", "Page after", []string{"KeyE"}, []string{"RB"}},
		{"options", "Options", []string{"KeyO"}, []string{"Select"}},
		{"mute", "Mute everything", []string{"KeyM"}, nil},
		{newAction, "New game", []string{"KeyN"}, []string{"X"}},
		{continueAction, "Continue a game", []string{"KeyC"}, []string{"X"}},
		{howToAction, "How to play", []string{"KeyH"}, []string{"Y"}},
		{recordsAction, "Records", []string{"KeyR"}, []string{"LT"}},
		{aboutAction, "About Parlor", []string{"KeyA"}, []string{"RT"}},
		{"home", "Back to Home", []string{"Home"}, nil},
		{saveAction, "Save as a file", []string{"KeyS"}, []string{"X"}},
		{takeAction, "Take over a record", []string{"KeyT"}, []string{"RStick"}},
		{undoAction, "Take a turn back", []string{"Backspace"}, []string{"LStick"}},
	}
	pauseBinding = Binding{pauseAction, "Pause", []string{"Escape", "KeyP"}, []string{"Start"}}
	leaveBinding = Binding{pauseAction, "Pause, or leave", []string{"Escape"}, []string{"Start"}} // in labs
)

// bind makes the bindings of the menus and of all rooms, and their handling, as
// they are set.
func (a *App) bind() {
	a.menuBindings = a.bound(session.Menus, menuBindings)
	for i := range a.rooms {
		r := &a.rooms[i]
		pause := pauseBinding
		if _, isLab := r.Room.(Lab); isLab {
			pause = leaveBinding
		}
		r.bindings = a.bound(r.Spec().Name, append(r.Card().Keys, pause))
		r.handling = a.handled(r)
	}
}

// bound gives bindings with what was changed about them.
func (a *App) bound(name string, defaults []Binding) []Binding {
	set := a.tastes.Games[name]
	list := slices.Clone(defaults)
	for i := range list {
		b := &list[i]
		if keys, ok := set.Keys[b.Command]; ok && (len(keys) > 0 || !b.isKept(name)) {
			b.Keys = keys
		}
		if buttons, ok := set.Pad[b.Command]; ok && (len(buttons) > 0 || !b.isKept(name)) {
			b.Pad = buttons
		}
	}
	return list
}

// isKept says whether a binding always has a key, so that nobody gets stuck: those
// of the menus, and pause.
func (b *Binding) isKept(name string) bool { return name == session.Menus || b.Command == pauseAction }

// bindingsOf gives the bindings of the menus or of a game, by the name under which
// they are kept.
func (a *App) bindingsOf(name string) []Binding {
	for i := range a.rooms {
		if a.rooms[i].Spec().Name == name {
			return a.rooms[i].bindings
		}
	}
	return a.menuBindings
}

// retouch changes what is set for a game, or for the menus.
func (a *App) retouch(name string, change func(g *session.GameOptions)) {
	g := a.tastes.Games[name]
	change(&g)
	a.tastes.Games[name] = g
	a.bind()
}

// in gives the keys, or the buttons, among which a place of the binding is.
func (b *Binding) in(place int) []string {
	if place == padSlot {
		return b.Pad
	}
	return b.Keys
}

// setBinding sets the keys, or for the place of a button the buttons, of a command.
func (a *App) setBinding(name, command string, place int, keys []string) {
	a.retouch(name, func(g *session.GameOptions) {
		set := &g.Keys
		if place == padSlot {
			set = &g.Pad
		}
		if *set == nil {
			*set = map[string][]string{}
		}
		(*set)[command] = keys
	})
}

// rebind puts a key, or a button, into a place of a command's binding. Another
// command of the game that has it loses it. It gives that command, and what the
// player should be told: "" for nothing.
func (a *App) rebind(name, command string, place int, key string) (loser, notice string) {
	var own *Binding
	list := a.bindingsOf(name)
	for i := range list {
		b := &list[i]
		switch keys := b.in(place); {
		case b.Command == command:
			own = b
		case !slices.Contains(keys, key):
		case b.isKept(name) && len(keys) == 1:
			return b.Command, fmt.Sprintf("%s is the last one for %s, which needs it.", capOf(place, key), b.Label)
		default:
			loser, notice = b.Command, fmt.Sprintf("%s was for %s before.", capOf(place, key), b.Label)
			if len(keys) == 1 {
				notice += " That has none now."
			}
			a.setBinding(name, b.Command, place, without(keys, key))
		}
	}
	keys := without(own.in(place), key)
	switch {
	case place == padSlot:
		keys = []string{key}
	case place < len(keys):
		keys[place] = key
	default:
		keys = append(keys, key)
	}
	a.setBinding(name, command, place, keys)
	return loser, notice
}

// unbind empties a place of a command's binding, unless it needs it.
func (a *App) unbind(name, command string, place int) (loser, notice string) {
	list := a.bindingsOf(name)
	b := &list[slices.IndexFunc(list, func(b Binding) bool { return b.Command == command })]
	keys, at := b.in(place), place%padSlot
	switch {
	case at >= len(keys):
	case b.isKept(name) && len(keys) == 1:
		return "", fmt.Sprintf("%s keeps its last one.", b.Label)
	default:
		a.setBinding(name, command, place, without(keys, keys[at]))
	}
	return "", ""
}

func without(keys []string, key string) []string {
	return slices.DeleteFunc(slices.Clone(keys), func(k string) bool { return k == key })
}

// capOf names what stands in a place.
func capOf(place int, key string) string {
	if place == padSlot {
		return padName(key)
	}
	return longName(key)
}

// has says whether a key or button is one of a binding.
func (b *Binding) has(in Input) bool {
	if in.Pad > 0 {
		return slices.Contains(b.Pad, in.Key)
	}
	return slices.Contains(b.Keys, in.Key)
}

// is says whether a key has an action in the menus, or pauses.
func (a *App) is(action string, in Input) bool {
	b := a.binding(action)
	return b != nil && b.has(in)
}

// binding gives what an action of the menus or a command of the open room is
// bound to; nil when there is none of that name.
func (a *App) binding(action string) *Binding {
	for _, list := range [][]Binding{a.menuBindings, a.room().bindings} {
		for i := range list {
			if list[i].Command == action {
				return &list[i]
			}
		}
	}
	return nil
}

// keyName names the key that is shown for an action of the menus or a command of
// the open room, or the button while a gamepad is used; "" when there is none.
func (a *App) keyName(action string) string {
	b := a.binding(action)
	switch {
	case b == nil:
	case a.frame.Device == Pad && len(b.Pad) > 0:
		return strings.TrimPrefix(b.Pad[0], "DPad")
	case len(b.Keys) > 0:
		return capName(b.Keys[0])
	}
	return ""
}

// keyNames names all of them.
func (a *App) keyNames(action string) []string {
	b := a.binding(action)
	if b == nil {
		return nil
	}
	keys, name := b.Keys, capName
	if a.frame.Device == Pad && len(b.Pad) > 0 {
		keys, name = b.Pad, func(button string) string { return strings.TrimPrefix(button, "DPad") }
	}
	var names []string
	for _, k := range keys {
		if n := name(k); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	return names
}
