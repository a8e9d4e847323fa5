//go:build !js

package front

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"parlor/session"
)

func in(parent string) folder { return folder{func() (string, error) { return parent, nil }} }

func TestStoreKeepsWhatIsSaved(t *testing.T) {
	parent := t.TempDir()
	var store session.Store = in(parent)
	if _, err := store.Load("bests"); !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("before anything was saved the error is %v", err)
	}
	for _, want := range []string{`{"a":1}`, `{}`} {
		if err := store.Save("bests", []byte(want)); err != nil {
			t.Fatal(err)
		}
		if got, err := in(parent).Load("bests"); err != nil || string(got) != want {
			t.Errorf("%s was saved, and %s loaded with error %v", want, got, err)
		}
	}
	if _, err := store.Load("options"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("another key's error is %v", err)
	}
	files, err := filepath.Glob(filepath.Join(parent, "parlor", "*"))
	if err != nil || len(files) != 1 || filepath.Base(files[0]) != "bests.json" {
		t.Errorf("the folder holds %v", files)
	}
}

func TestStoreRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for name, store := range map[string]folder{
		"a file in place of the folder": in(file),
		"no folder at all":              {func() (string, error) { return "", errors.New("no home") }},
	} {
		if err := store.Save("bests", []byte("{}")); err == nil {
			t.Errorf("%s: saving went well", name)
		}
		if _, err := store.Load("bests"); err == nil || errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: the error of loading is %v", name, err)
		}
		bests := session.LoadBests(store)
		if notices := bests.TakeNotices(); len(notices) != 1 {
			t.Errorf("%s: the player is told %q", name, notices)
		}
	}
}
