//go:build !release

package web

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/natefinch/atomic"
)

// Load gives the program, compiled with the Go toolchain from the sources that
// the working directory is in; from the user's cache when neither they nor the
// toolchain have changed. Its progress goes to the writer: one line that counts
// on a terminal, a few plain lines elsewhere.
//
// The error says what is missing: the toolchain, the sources, or what keeps
// them from compiling.
func Load(ctx context.Context, progress io.Writer) (Program, error) {
	t, err := findToolchain(ctx)
	if err != nil {
		return Program{}, err
	}
	js, err := os.ReadFile(filepath.Join(t.root, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return Program{}, fmt.Errorf("this Go toolchain cannot build for browsers: %w", err)
	}
	name, err := cacheName(ctx, t)
	if err != nil {
		return Program{}, err
	}
	if packed, err := os.ReadFile(name); err == nil {
		if wasm, err := unpack(packed); err == nil {
			return Program{Wasm: wasm, Gzip: packed, Exec: js}, nil
		}
	}
	wasm, err := t.build(ctx, progress)
	if err != nil {
		return Program{}, err
	}
	packed := pack(wasm)
	if err := keep(name, packed); err != nil {
		return Program{}, fmt.Errorf("the build cannot be kept for the next time: %w", err)
	}
	return Program{Wasm: wasm, Gzip: packed, Exec: js}, nil
}

// cacheName is where the build of the present sources is kept.
func cacheName(ctx context.Context, t toolchain) (string, error) {
	sum, err := t.sourceSum(ctx)
	if err != nil {
		return "", err
	}
	folder, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("there is no folder to keep the build in: %w", err)
	}
	return filepath.Join(folder, "parlor", sum+".wasm.gz"), nil
}

// buildsKept is how many builds stay in the cache: some for each branch or
// checkout that somebody goes back to.
const buildsKept = 8

// keep writes a build into the cache and drops the oldest.
func keep(name string, packed []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	if err := atomic.WriteFile(name, bytes.NewReader(packed)); err != nil {
		return err
	}
	builds, err := filepath.Glob(filepath.Join(filepath.Dir(name), "*.wasm.gz"))
	if err != nil {
		return err
	}
	written := func(name string) time.Time {
		info, err := os.Stat(name)
		if err != nil {
			return time.Time{} // another process drops it too
		}
		return info.ModTime()
	}
	slices.SortFunc(builds, func(a, b string) int { return written(b).Compare(written(a)) })
	for _, b := range builds[min(buildsKept, len(builds)):] {
		if err := os.Remove(b); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}
