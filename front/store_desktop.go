//go:build !js

package front

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/natefinch/atomic"

	"parlor/session"
)

// OpenStore gives the place where the device keeps the player's files: the folder
// parlor in the user's folder of settings. Nothing is written before the first
// Save.
func OpenStore() session.Store { return folder{os.UserConfigDir} }

// folder keeps each key as a file of that name.
type folder struct {
	parent func() (string, error)
}

func (f folder) path(key string) (string, error) {
	parent, err := f.parent()
	if err != nil {
		return "", fmt.Errorf("no folder for settings: %w", err)
	}
	return filepath.Join(parent, "parlor", key+".json"), nil
}

// Load reads a file.
func (f folder) Load(key string) ([]byte, error) {
	path, err := f.path(key)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// Save writes a file whole or not at all.
func (f folder) Save(key string, data []byte) error {
	path, err := f.path(key)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return atomic.WriteFile(path, bytes.NewReader(data))
}

// Remove removes a file.
func (f folder) Remove(key string) error {
	path, err := f.path(key)
	if err != nil {
		return err
	}
	if err := os.Remove(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
