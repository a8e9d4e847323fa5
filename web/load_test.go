//go:build !release

package web

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// sources makes a module of our name with a program that a compiler takes a
// second for, and goes there.
func sources(t *testing.T) {
	t.Helper()
	// The user's cache moves, and Go's, which lies in it, must not.
	cache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOCACHE", strings.TrimSpace(string(cache)))
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CACHE_HOME", "")
	folder := t.TempDir()
	t.Chdir(folder)
	write(t, "go.mod", "module parlor\n\ngo 1.26\n")
	write(t, "go.sum", "")
	write(t, "cmd/parlor-app/main.go", "package main\n\nfunc main() { println(\"one\") }\n")
}

func write(t *testing.T, name, content string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestLoadBuildsOnceForTheSameSources(t *testing.T) {
	sources(t)
	var words bytes.Buffer
	first, err := Load(t.Context(), &words)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(first.Wasm, []byte("\x00asm")) || !bytes.Contains(first.Exec, []byte("class")) {
		t.Error("that is no program for a browser")
	}
	if unpacked, err := unpack(first.Gzip); err != nil || !bytes.Equal(unpacked, first.Wasm) {
		t.Errorf("the compressed program is another: %v", err)
	}
	if said := words.String(); !strings.Contains(said, "Building") || !strings.Contains(said, "Built in") || strings.Contains(said, "\r") {
		t.Errorf("its progress, to a writer that is no terminal: %q", said)
	}

	words.Reset()
	t.Chdir("cmd") // anywhere in the sources will do
	again, err := Load(t.Context(), &words)
	if err != nil || !bytes.Equal(again.Wasm, first.Wasm) || words.Len() > 0 {
		t.Errorf("the second time it builds again: %v, %q", err, words.String())
	}

	write(t, "parlor-app/main.go", "package main\n\nfunc main() { println(\"two\") }\n")
	changed, err := Load(t.Context(), &words)
	if err != nil || bytes.Equal(changed.Wasm, first.Wasm) || words.Len() == 0 {
		t.Errorf("the sources have changed, and it does not build: %v", err)
	}
}

func TestADamagedBuildIsMadeAnew(t *testing.T) {
	sources(t)
	first, err := Load(t.Context(), &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	folder, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	builds, _ := filepath.Glob(filepath.Join(folder, "parlor", "*"))
	if len(builds) != 1 {
		t.Fatalf("the cache has %v", builds)
	}
	write(t, builds[0], string(first.Gzip[:len(first.Gzip)/2]))
	again, err := Load(t.Context(), &bytes.Buffer{})
	if err != nil || !bytes.Equal(again.Wasm, first.Wasm) {
		t.Errorf("from half a build: %v", err)
	}
}

func TestOldBuildsAreDropped(t *testing.T) {
	folder := t.TempDir()
	for i := range buildsKept + 3 {
		if err := keep(filepath.Join(folder, string(rune('a'+i))+".wasm.gz"), []byte("a build")); err != nil {
			t.Fatal(err)
		}
	}
	left, err := os.ReadDir(folder)
	if err != nil || len(left) != buildsKept {
		t.Errorf("%d builds are left, want %d: %v", len(left), buildsKept, err)
	}
}

func TestLoadSaysWhatIsMissing(t *testing.T) {
	t.Run("sources", func(t *testing.T) {
		t.Chdir(t.TempDir())
		wantError(t, "sources")
	})
	t.Run("another module", func(t *testing.T) {
		t.Chdir(t.TempDir())
		write(t, "go.mod", "module another\n\ngo 1.26\n")
		wantError(t, "sources")
	})
	t.Run("go", func(t *testing.T) {
		t.Setenv("PATH", t.TempDir())
		wantError(t, "go command")
	})
	t.Run("sense", func(t *testing.T) {
		sources(t)
		write(t, "cmd/parlor-app/main.go", "package main\n\nfunc main() { one() }\n")
		if said := wantError(t, "could not be built"); !strings.Contains(said, "undefined: one") {
			t.Errorf("the compiler's words are missing: %q", said)
		}
	})
}

func wantError(t *testing.T, part string) (said string) {
	t.Helper()
	var words bytes.Buffer
	_, err := Load(t.Context(), &words)
	if err == nil || !strings.Contains(err.Error(), part) || strings.Contains(err.Error(), "\n") {
		t.Errorf("error %v, want one line about %s", err, part)
	}
	return words.String()
}
