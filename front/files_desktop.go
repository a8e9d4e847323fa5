//go:build !js

package front

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/natefinch/atomic"

	"parlor/views/shell"
)

// hearFiles opens a file that was dropped on the window; of several the first.
func (f *front) hearFiles() {
	dropped := ebiten.DroppedFiles()
	if dropped == nil {
		return
	}
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil || len(entries) == 0 {
		return
	}
	name := entries[0].Name()
	data, err := shell.ReadFile(dropped, name)
	if err != nil {
		f.app.Tell(fmt.Sprintf("%.60s cannot be read: %v.", name, err))
		return
	}
	f.app.OpenFile(name, data)
}

// giveFile hands a file out that the player wants to have: it goes into the user's
// folder of downloads, or where there is none into the home folder.
func (f *front) giveFile() {
	name, data, ok := f.app.TakeFile()
	if !ok {
		return
	}
	path, err := saveFile(name, data)
	if err != nil {
		f.app.Tell(fmt.Sprintf("%s cannot be saved: %v.", name, err))
		return
	}
	f.app.Tell("Saved as " + path + ".")
}

func saveFile(name string, data []byte) (path string, err error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(home, "Downloads")
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		folder = home
	}
	path = filepath.Join(folder, name)
	kind := filepath.Ext(name)
	for n := 2; ; n++ { // nothing that is there is written over
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
			return path, atomic.WriteFile(path, bytes.NewReader(data))
		}
		path = filepath.Join(folder, fmt.Sprintf("%s (%d)%s", strings.TrimSuffix(name, kind), n, kind))
	}
}
