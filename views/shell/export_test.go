package shell

import "parlor/scene"

// OptionPlace gives where the control of a row of the open page was drawn last.
func (a *App) OptionPlace(label string) scene.Rect {
	p := &a.options.pictures
	for i, r := range p.list {
		if r.label == label {
			return a.options.seen(p.rows.rows[i].control)
		}
	}
	return scene.Rect{}
}

// MenuKeys gives the keys of each action of the menus.
func (a *App) MenuKeys() (keys [][]string) {
	for _, b := range a.menuBindings {
		keys = append(keys, b.Keys)
	}
	return keys
}

// Rebind takes over what the rooms offer now: they say it once and for all outside
// of tests.
func (a *App) Rebind() { a.bind() }
