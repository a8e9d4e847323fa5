package shell

import (
	"slices"

	"parlor/session"
)

// Binding is what gives a command of the game, or an action of the menus. Keys are
// named as in KeyboardEvent.code, buttons of a gamepad as in padButtons. The first
// of each is the one that is shown.
type Binding struct {
	Command string
	Keys    []string
	Pad     []string
}

// pauseAction pauses, in every game.
const pauseAction = "pause"

// menuBindings are those of the menus before anybody changes them, pauseBinding is
// added to those of every room.
var (
	menuBindings = []Binding{
		{"up", []string{"ArrowUp"}, []string{"DPadUp"}},
		{"down", []string{"ArrowDown"}, []string{"DPadDown"}},
		{"left", []string{"ArrowLeft"}, []string{"DPadLeft"}},
		{"right", []string{"ArrowRight"}, []string{"DPadRight"}},
		{"confirm", []string{"Enter", "NumpadEnter"}, []string{"A"}},
		{"back", []string{"Escape"}, []string{"B"}},
	}
	pauseBinding = Binding{pauseAction, []string{"Escape", "KeyP"}, []string{"Start"}}
)

// bind makes the bindings of the menus and of all rooms as they are set.
func (a *App) bind() {
	a.menuBindings = a.bound(session.Menus, menuBindings)
	for i := range a.rooms {
		r := &a.rooms[i]
		r.bindings = a.bound(r.Spec().Name, append(r.Card().Keys, pauseBinding))
	}
}

// bound gives bindings with what was changed about them.
func (a *App) bound(name string, defaults []Binding) []Binding {
	set := a.tastes.Games[name]
	list := slices.Clone(defaults)
	for i := range list {
		b := &list[i]
		if keys, ok := set.Keys[b.Command]; ok {
			b.Keys = keys
		}
		if buttons, ok := set.Pad[b.Command]; ok {
			b.Pad = buttons
		}
	}
	return list
}

// is says whether a key has an action in the menus, or pauses.
func (a *App) is(action, key string) bool {
	b := a.binding(action)
	return b != nil && slices.Contains(b.Keys, key)
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
// the open room; "" when there is none.
func (a *App) keyName(action string) string {
	if b := a.binding(action); b != nil && len(b.Keys) > 0 {
		return capName(b.Keys[0])
	}
	return ""
}
