// Package shelltest is what the tests of the rooms share.
package shelltest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Entry is one entry of a source text: what is seen of it is checked by See, and
// Where names a test of it elsewhere, as a package and a function: "games/maze
// TestSlide". One of the two may be missing. It is an alias so that tables need not
// name the fields.
type Entry = struct {
	Name  string
	See   func(t *testing.T)
	Where string
}

// Entries checks that a room of views has so many entries, A.1 and on, and each is
// tested: it runs what they See, and looks for the tests of Where.
func Entries(t *testing.T, entries []Entry, want int) {
	t.Helper()
	if len(entries) != want {
		t.Errorf("%d entries, want %d", len(entries), want)
	}
	for i, e := range entries {
		if e.See == nil && e.Where == "" {
			t.Errorf("A.%d %s is tested nowhere", i+1, e.Name)
		}
		if pack, test, ok := strings.Cut(e.Where, " "); ok && !strings.Contains(testsOf(t, pack), "func "+test+"(") {
			t.Errorf("A.%d %s: %s has no %s", i+1, e.Name, pack, test)
		}
		if e.See != nil {
			t.Run(e.Name, e.See)
		}
	}
}

// testsOf gives the source of a package's tests.
func testsOf(t *testing.T, pack string) string {
	files, _ := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(pack), "*_test.go"))
	var all strings.Builder
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(data)
	}
	return all.String()
}
