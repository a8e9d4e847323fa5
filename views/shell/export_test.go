package shell

import (
	"runtime/debug"
	"strings"

	"parlor/scene"
)

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

// ActionPlace gives where an action was shown last.
func (a *App) ActionPlace(action string) scene.Rect {
	for _, area := range a.pointer.areas {
		if name, ok := a.action(area.button); ok && name == action {
			return area.rect
		}
	}
	return scene.Rect{}
}

// PlotWords gives the words of the first plot on the page of statistics.
func (a *App) PlotWords() (title, most, least string) {
	p := a.archive.plots[0]
	return p.title, p.most, p.least
}

// DoorWords gives what stands below the name of a door.
func (a *App) DoorWords(room int) (first, second string) {
	a.home.readWords(a)
	w := &a.home.words.doors[room]
	return w.first, w.second
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

// AboutClose gives where the button is that closes About.
func (a *App) AboutClose() scene.Rect { return a.about.close }

// AboutSeen gives the lines of About that are seen whole.
func (a *App) AboutSeen() string {
	var seen []string
	p := &a.about
	for _, l := range p.lines {
		if y := l.y - p.scroll; y > 0 && y <= p.rows.H+1 {
			seen = append(seen, l.text)
		}
	}
	return strings.Join(seen, " ")
}

// Licences gives the licence of each library, by its module.
func Licences() map[string]string {
	all := map[string]string{}
	for i := range papers {
		for _, p := range papers[i].of {
			if p.module != "" {
				all[p.module] = papers[i].text()
			}
		}
	}
	return all
}

// Licence gives the licence of a part of the program by its name.
func Licence(part string) string {
	for i := range papers {
		for _, p := range papers[i].of {
			if p.name == part {
				return papers[i].text()
			}
		}
	}
	return ""
}

// VersionOf gives the version that a build with settings has: names and values.
func VersionOf(settings ...string) string {
	var list []debug.BuildSetting
	for i := 0; i < len(settings); i += 2 {
		list = append(list, debug.BuildSetting{Key: settings[i], Value: settings[i+1]})
	}
	return versionOf(list)
}

// NoticePlace gives where a notice was shown last.
func (a *App) NoticePlace() scene.Rect { return a.strip.at }
