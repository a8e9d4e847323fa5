// Package architecture keeps the shape of the program: which room imports which
// (rooms.go), and what the rules are written without (purity.go). Its tests hold
// both against the whole repository.
//
// It reads the source files themselves, whatever system they are built for, so
// that what only a browser's build imports is seen too.
package architecture

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// room is one place of the program and what may be imported there.
type room struct {
	// path is below the module; with /... at its end it stands for everything
	// further below. The first room that fits a package is its room.
	path string
	// rooms are those of our own packages that may be imported, in the same way.
	rooms []string
	// rules are packages that decide how a game goes. They import nothing but
	// their rooms and what is listed in pureStd and more, and they are pure.
	rules bool
	more  []string
	// screen says that there is a display: Ebitengine panics without one.
	screen bool
}

var rooms = []room{
	{path: "rng", rules: true},
	{path: "sim", rules: true, more: []string{"reflect"}},
	{path: "sim/replay", rules: true, rooms: []string{"sim"}, more: []string{"compress/flate", "crypto/sha256", "encoding/hex"}},
	{path: "sim/simtest", rooms: []string{"rng", "sim", "sim/replay"}},
	{path: "sim/simtest/golden", rooms: []string{"sim", "sim/replay"}},
	{path: "sim/simtest/...", rules: true, rooms: []string{"sim", "rng"}},
	{path: "games", rules: true, rooms: []string{"sim", "games/..."}},
	{path: "games/...", rules: true, rooms: []string{"sim", "rng"}},
	{path: "drive", rooms: []string{"sim", "sim/replay"}},
	{path: "scene/...", rooms: []string{"scene/..."}},
	{path: "sound/...", rooms: []string{"sound/...", "rng"}},
	{path: "session/...", rooms: []string{"games/...", "sim", "sim/replay", "scene/..."}},
	{path: "views/shell/shelltest", rooms: []string{"sim/...", "scene/...", "session", "views/shell"}},
	{path: "views/...", rooms: []string{"games/...", "sim", "sim/replay", "rng", "scene/...", "session", "views/..."}},
	{path: "web", rooms: []string{"web/icon"}},
	{path: "web/icon", rooms: []string{"scene/raster"}},
	{path: "front/...", rooms: []string{"..."}, screen: true},
	{path: "cmd/parlor-app/...", rooms: []string{"..."}, screen: true},
	{path: "cmd/parlor/...", rooms: []string{"cmd/parlor/...", "drive", "games/...", "scene/...", "session", "sim", "sim/replay", "views/...", "web/..."}},
	{path: "soak", rooms: []string{"..."}},
	{path: "e2e/...", rooms: []string{"..."}},
	{path: "docs/...", rooms: []string{"drive", "games/cascade"}},
	{path: "bench"},
	{path: "internal/architecture"},
}

// pureStd are the packages of the standard library that rules may import: none
// of them knows a clock, a file, the network or chance, or an order that
// changes. Of package time, purity.go takes the clock away.
var pureStd = []string{
	"bytes", "cmp", "container/heap", "encoding/binary", "encoding/json", "errors", "fmt", "io", "iter", "math",
	"math/big", "math/bits", "slices", "sort", "strconv", "strings", "time", "unicode", "unicode/utf8",
}

const ebitengine = "github.com/hajimehoshi/ebiten"

// covers says whether a room's path stands for a package.
func covers(room, pkg string) bool {
	prefix, below := strings.CutSuffix(room, "...")
	if !below {
		return room == pkg
	}
	return strings.HasPrefix(pkg+"/", prefix)
}

func roomOf(pkg string) (room, bool) {
	for _, r := range rooms {
		if covers(r.path, pkg) {
			return r, true
		}
	}
	return room{}, false
}

// source is what rooms are judged by: one file and its imports.
type source struct {
	module  string
	pkg     string // below the module
	name    string
	imports []string
}

func (s source) isTest() bool { return strings.HasSuffix(s.name, "_test.go") }

// misplaced lists the imports that do not belong in a file's room. Tests may
// import what they like, as long as they run without a display.
func (s source) misplaced() (faults []string) {
	own, ok := roomOf(s.pkg)
	if !ok {
		return []string{fmt.Sprintf("%s: it is in no room", path.Join(s.pkg, s.name))}
	}
	for _, imported := range s.imports {
		below, ours := strings.CutPrefix(imported, s.module+"/")
		if !own.allows(imported, below, ours, s.isTest()) {
			faults = append(faults, fmt.Sprintf("%s imports %s", path.Join(s.pkg, s.name), imported))
		}
	}
	return faults
}

func (r room) allows(imported, below string, ours, test bool) bool {
	fits := func(allowed string) bool { return covers(allowed, below) }
	other, _ := roomOf(below)
	switch {
	case r.screen:
		return true
	case strings.HasPrefix(imported, ebitengine) || ours && other.screen:
		return false
	case test:
		return true
	case ours:
		return slices.ContainsFunc(r.rooms, fits)
	case r.rules:
		return slices.Contains(pureStd, imported) || slices.Contains(r.more, imported)
	}
	return true
}

// readSources reads the imports of every Go file of the module at root.
func readSources(root string) (list []source, err error) {
	module, err := moduleName(root)
	if err != nil {
		return nil, err
	}
	err = filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if file != root && skipped(file, d.Name()) {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(file, ".go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		dir, err := filepath.Rel(root, filepath.Dir(file))
		if err != nil {
			return err
		}
		s := source{module: module, pkg: filepath.ToSlash(dir), name: d.Name()}
		for _, spec := range parsed.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			s.imports = append(s.imports, imported)
		}
		list = append(list, s)
		return nil
	})
	return list, err
}

// skipped says whether the Go command passes a directory over, too.
func skipped(dir, name string) bool {
	_, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil || name == "testdata" || strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_")
}

func moduleName(root string) (string, error) {
	file, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	first, _, _ := strings.Cut(string(file), "\n")
	name, ok := strings.CutPrefix(first, "module ")
	if !ok {
		return "", fmt.Errorf("go.mod does not begin with its module, but with %q", first)
	}
	return strings.TrimSpace(name), nil
}
