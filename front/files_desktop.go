//go:build !js

package front

import (
	"fmt"
	"io"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"
)

// mostFile is the most bytes of a file that are read: a map of the largest size.
const mostFile = 32 << 20

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
	data, err := readFile(dropped, name)
	if err != nil {
		f.app.Tell(fmt.Sprintf("%.60s cannot be read: %v.", name, err))
		return
	}
	f.app.OpenFile(name, data)
}

func readFile(files fs.FS, name string) ([]byte, error) {
	file, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, mostFile+1))
	if err == nil && len(data) > mostFile {
		err = fmt.Errorf("it is larger than %d MB", mostFile>>20)
	}
	return data, err
}
