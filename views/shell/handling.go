package shell

import "slices"

// handled gives the values of a room's handles: as they were set, and as the room
// has them where nothing was, or what no longer is a value.
func (a *App) handled(r *visit) Handling {
	set := a.tastes.Games[r.Spec().Name].Handling
	h := Handling{}
	for _, handle := range r.Handles() {
		h[handle.Name] = handle.Default
		if v, ok := set[handle.Name]; ok && slices.Contains(handle.Values, v) {
			h[handle.Name] = v
		}
	}
	return h
}

// handle gives one of them for the open room.
func (a *App) handle(name string) int { return a.room().handling[name] }
