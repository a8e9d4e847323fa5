package shell

import (
	"embed"
	"runtime/debug"
	"strings"

	"parlor/scene/raster"
)

// licences has the texts of the licences of all that the program is made of. Most of
// them ask to go with it.
//
//go:embed licences
var licences embed.FS

// paper is a licence, and what is under it.
type paper struct {
	name string // of the licence
	file string // in licences; "" for the licence of a typeface
	face string // the typeface, as raster has it
	of   []part
}

// part is something that the program is made of.
type part struct {
	name   string // and, behind a comma, what it is for
	module string // as in go.mod; "" where it is none
}

// papers is every licence, the program's own first.
var papers = []paper{
	{name: "MIT License", file: "parlor.txt", of: []part{{name: "Parlor"}}},
	{name: "SIL Open Font License 1.1", face: "Fredoka", of: []part{{name: "Fredoka, the typeface of titles"}}},
	{name: "SIL Open Font License 1.1", face: "Atkinson-Hyperlegible-Next", of: []part{{name: "Atkinson Hyperlegible Next, the typeface of texts"}}},
	{name: "Apache License 2.0", file: "apache-2.0.txt", of: []part{
		{"Ebitengine, for the screen", "github.com/hajimehoshi/ebiten/v2"},
		{"Oto, for sound", "github.com/ebitengine/oto/v3"},
		{"PureGo", "github.com/ebitengine/purego"},
		{"Hideconsole", "github.com/ebitengine/hideconsole"},
	}},
	{name: "BSD 3-clause license of the Go authors", file: "go.txt", of: []part{
		{name: "The Go runtime and its standard library"},
		{"Go's image library", "golang.org/x/image"},
		{"Go's text library", "golang.org/x/text"},
		{"Go's sync library", "golang.org/x/sync"},
		{"Go's system library", "golang.org/x/sys"},
	}},
	{name: "BSD license of the XGB authors", file: "xgb.txt", of: []part{{"XGB, for windows on Linux", "github.com/jezek/xgb"}}},
	{name: "MIT License", file: "atomic.txt", of: []part{{"Atomic, for files", "github.com/natefinch/atomic"}}},
	{name: "zlib license", file: "glfw.txt", of: []part{{name: "GLFW, a part of Ebitengine, for windows"}}},
}

// names lists what is under it.
func (p *paper) names() string {
	var names []string
	for _, part := range p.of {
		name, _, _ := strings.Cut(part.name, ",")
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

// text gives the licence.
func (p *paper) text() string {
	if p.face != "" {
		return raster.Licence(p.face)
	}
	text, err := licences.ReadFile("licences/" + p.file)
	if err != nil {
		panic("shell: " + err.Error()) // they are a part of the program
	}
	return string(text)
}

// version says which Parlor this is, as far as it was built to know.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return versionOf(nil)
	}
	return versionOf(info.Settings)
}

// versionOf says it by the settings of a build: the revision and its time.
func versionOf(settings []debug.BuildSetting) string {
	var revision, time, changed string
	for _, s := range settings {
		switch s.Key {
		case "vcs.revision":
			revision = s.Value
		case "vcs.time":
			time, _, _ = strings.Cut(s.Value, "T")
		case "vcs.modified":
			if s.Value == "true" {
				changed = ", changed since"
			}
		}
	}
	if revision == "" {
		return "Development build"
	}
	out := "Revision " + revision[:min(len(revision), 12)]
	if time != "" {
		out += " of " + time
	}
	return out + changed
}
