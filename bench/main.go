// Command bench measures what the program promises, and writes docs/speed.md:
//
//	go run ./bench
//
// It runs all benchmarks three times, which takes some ten minutes, and prints the
// median of each measurement beside its target. It ends with status 1 when one is
// missed or was not measured.
//
// Goals: one page that anybody can repeat, with nothing on it that was not measured.
//
// Non-goals: history, statistics. The targets are those that the benchmarks print.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

func main() {
	isMet, err := run()
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
	}
	if err != nil || !isMet {
		os.Exit(1)
	}
}

// runs is how often each benchmark runs.
const runs = "3"

func run() (isMet bool, err error) {
	var printed bytes.Buffer
	// The comparison with other libraries is a module of its own.
	for _, c := range []struct{ dir, packages string }{{".", "./..."}, {"bench/maze", "."}} {
		test := exec.Command("go", "test", "-run", "^$", "-bench", ".", "-count", runs, "-timeout", "1h", c.packages)
		test.Dir, test.Stdout, test.Stderr = c.dir, io.MultiWriter(os.Stdout, &printed), os.Stderr
		if err := test.Run(); err != nil {
			return false, fmt.Errorf("a benchmark failed: %w", err)
		}
	}
	r, err := parse(printed.String())
	if err != nil {
		return false, err
	}
	fmt.Print("\n", r.text())
	version, err := exec.Command("go", "env", "GOVERSION").Output()
	if err != nil {
		return false, fmt.Errorf("go env: %w", err)
	}
	where := fmt.Sprintf("%s, %d cores, %s/%s, %s, on %s", r.cpu, runtime.NumCPU(), runtime.GOOS, runtime.GOARCH,
		strings.TrimSpace(string(version)), time.Now().Format("2 January 2006"))
	for _, g := range groups {
		if err := write(g.picture(), r.plot(g)); err != nil {
			return false, err
		}
	}
	return r.isMet(), write("speed.md", r.page(where))
}

func write(name, text string) error {
	return os.WriteFile(filepath.Join("docs", name), []byte(text), 0o666)
}
