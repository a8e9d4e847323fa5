package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// progress is a bar on a terminal, and nothing elsewhere. How far it is can be
// told when the boards come from a file; else it only counts.
type progress struct {
	out         io.Writer // nil when there is no terminal
	what        string    // is counted
	boards      int
	done, total int64 // bytes
	drawn       time.Time
	open        bool // the bar stands on the line of the cursor
}

func newProgress(in io.Reader, errs io.Writer) *progress {
	p := &progress{what: "boards"}
	if !isTerminal(errs) || isTerminal(in) {
		return p
	}
	p.out = errs
	if f, ok := in.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			p.total = info.Size()
		}
	}
	return p
}

// count counts a board. It draws the bar when there is none on the line, and
// else at most ten times a second.
func (p *progress) count() {
	p.boards++
	if p.out == nil || p.open && time.Since(p.drawn) < time.Second/10 {
		return
	}
	p.drawn, p.open = time.Now(), true
	bar := ""
	if p.total > 0 {
		const width = 30
		filled := min(int(p.done*width/p.total), width)
		bar = "[" + strings.Repeat("#", filled) + strings.Repeat(".", width-filled) + "] "
	}
	fmt.Fprintf(p.out, "\r%s%d %s", bar, p.boards, p.what)
}

// clear takes the bar off its line.
func (p *progress) clear() {
	if p.open {
		fmt.Fprint(p.out, "\r\x1b[K")
		p.open = false
	}
}

func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
