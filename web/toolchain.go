//go:build !release

package web

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

const (
	module  = "parlor"
	program = "./cmd/parlor-app"
)

// flags make the build small, and free of the folder's name.
var flags = []string{"-trimpath", "-ldflags=-s -w"}

// toolchain is the go command, and the module that it works in.
type toolchain struct {
	version string
	root    string // where Go is
	folder  string // where the module is
}

func findToolchain(ctx context.Context) (toolchain, error) {
	if _, err := exec.LookPath("go"); err != nil {
		return toolchain{}, errors.New("the go command, which builds the game for the browser, is not in the PATH: install Go from https://go.dev/dl, or take a release of Parlor, which needs none")
	}
	var t toolchain
	words, err := t.output(ctx, "env", "GOVERSION", "GOROOT")
	if err != nil {
		return t, err
	}
	t.version, t.root, _ = strings.Cut(words, "\n")
	words, err = t.output(ctx, "list", "-m", "-f", "{{.Path}}\n{{.Dir}}")
	var path string
	path, t.folder, _ = strings.Cut(words, "\n")
	if err != nil || path != module {
		return t, errors.New("the sources, from which the game is built for the browser, are not here: run parlor in their folder, or take a release of Parlor, which needs none")
	}
	return t, nil
}

func (t toolchain) command(ctx context.Context, args ...string) *exec.Cmd {
	c := exec.CommandContext(ctx, "go", args...)
	c.Dir = t.folder
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	return c
}

// output runs the go command and gives what it writes, trimmed.
func (t toolchain) output(ctx context.Context, args ...string) (string, error) {
	out, err := t.command(ctx, args...).Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return "", fmt.Errorf("go %s failed: %s", args[0], strings.TrimSpace(string(failed.Stderr)))
	}
	return strings.TrimSpace(string(out)), err
}

// sourceSum is a hash of everything that the build depends on: the toolchain,
// the modules' versions and the content of this module's files.
func (t toolchain) sourceSum(ctx context.Context) (string, error) {
	list, err := t.output(ctx, "list", "-deps", "-f",
		`{{with .Module}}{{if .Main}}{{range $.GoFiles}}{{$.Dir}}/{{.}}{{"\n"}}{{end}}{{range $.EmbedFiles}}{{$.Dir}}/{{.}}{{"\n"}}{{end}}{{end}}{{end}}`,
		program)
	if err != nil {
		return "", err
	}
	names := append(strings.Split(list, "\n"), filepath.Join(t.folder, "go.mod"), filepath.Join(t.folder, "go.sum"))
	sum := sha256.New()
	fmt.Fprintln(sum, t.version, flags)
	for _, name := range names {
		if name == "" {
			continue // go list ends each package with one
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(sum, "%s %x\n", strings.TrimPrefix(name, t.folder), sha256.Sum256(content))
	}
	return hex.EncodeToString(sum.Sum(nil)[:16]), nil
}

// build compiles the program.
func (t toolchain) build(ctx context.Context, progress io.Writer) ([]byte, error) {
	began := time.Now()
	fmt.Fprintf(progress, "Building the game for the browser with %s; the first time takes a minute or two.\n", t.version)
	stale, err := t.output(ctx, append(append([]string{"list", "-deps", "-f", "{{if .Stale}}{{.ImportPath}}{{end}}"}, flags...), program)...)
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "parlor")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "parlor.wasm")
	c := t.command(ctx, append(append([]string{"build", "-v", "-o", out}, flags...), program)...)
	words, err := c.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	m := meter{out: progress, total: len(strings.Fields(stale))}
	for lines := bufio.NewScanner(words); lines.Scan(); {
		if line := lines.Text(); strings.ContainsAny(line, " \t:") {
			m.say(line) // what the compiler finds wrong
		} else {
			m.add() // -v names each package that is compiled
		}
	}
	if err := c.Wait(); err != nil {
		return nil, fmt.Errorf("the game could not be built for the browser: go build: %w", err)
	}
	m.say(fmt.Sprintf("Built in %v.", time.Since(began).Round(100*time.Millisecond)))
	return os.ReadFile(out)
}
