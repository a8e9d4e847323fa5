//go:build !release

package web

import (
	"fmt"
	"io"
	"os"
	"time"
)

// meter shows how many packages are compiled.
type meter struct {
	out         io.Writer
	done, total int
	open        bool // the line that counts has not ended yet
	spoke       time.Time
}

// add counts one more. On a terminal the line is written over; elsewhere there
// is a new line now and then.
func (m *meter) add() {
	m.done++
	m.total = max(m.total, m.done)
	switch count := fmt.Sprintf("  %d of %d packages", m.done, m.total); {
	case isTerminal(m.out):
		fmt.Fprintf(m.out, "\r%s", count)
		m.open = true
	case time.Since(m.spoke) > 10*time.Second:
		fmt.Fprintln(m.out, count)
		m.spoke = time.Now()
	}
}

// say writes a line of its own.
func (m *meter) say(line string) {
	if m.open {
		fmt.Fprintln(m.out)
		m.open = false
	}
	fmt.Fprintln(m.out, line)
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
