package e2e

import (
	"time"

	"github.com/chromedp/cdproto/input"
)

// key is what a key of an American keyboard is called, and its Windows number.
type key struct {
	name   string
	number int64
}

// keys are the keys by their DOM codes.
var keys = func() map[string]key {
	all := map[string]key{
		"ArrowDown":    {"ArrowDown", 40},
		"ArrowLeft":    {"ArrowLeft", 37},
		"ArrowRight":   {"ArrowRight", 39},
		"ArrowUp":      {"ArrowUp", 38},
		"Backspace":    {"Backspace", 8},
		"Comma":        {",", 188},
		"ControlLeft":  {"Control", 17},
		"ControlRight": {"Control", 17},
		"End":          {"End", 35},
		"Enter":        {"Enter", 13},
		"Escape":       {"Escape", 27},
		"F1":           {"F1", 112},
		"Home":         {"Home", 36},
		"Period":       {".", 190},
		"ShiftLeft":    {"Shift", 16},
		"ShiftRight":   {"Shift", 16},
		"Space":        {" ", 32},
		"Tab":          {"Tab", 9},
	}
	for c := 'A'; c <= 'Z'; c++ {
		all["Key"+string(c)] = key{string(c + 'a' - 'A'), int64(c)}
	}
	for c := '0'; c <= '9'; c++ {
		all["Digit"+string(c)] = key{string(c), int64(c)}
	}
	return all
}()

// press puts a key down, by its DOM code such as ArrowLeft, KeyZ or Space.
func (p *tab) press(code string) {
	p.t.Helper()
	p.strike(code, true, time.Now())
}

// release lets a key go.
func (p *tab) release(code string) {
	p.t.Helper()
	p.strike(code, false, time.Now())
}

// stroke taps a key so fast that it cannot repeat, however slow the machine is:
// the browser is told that it went up when it went down.
func (p *tab) stroke(code string) {
	p.t.Helper()
	now := time.Now()
	p.strike(code, true, now)
	p.strike(code, false, now)
}

func (p *tab) strike(code string, down bool, at time.Time) {
	p.t.Helper()
	k := p.key(code)
	when := input.TimeSinceEpoch(float64(at.UnixMicro()) / 1e6)
	event := input.DispatchKeyEventParams{
		Type: input.DispatchKeyEventTypeKeyUp, Code: code, Key: k.name, WindowsVirtualKeyCode: k.number, Timestamp: when,
	}
	if down {
		event.Type = input.DispatchKeyEventTypeKeyDown
		switch {
		case code == "Enter":
			event.Text = "\r"
		case len(k.name) == 1:
			event.Text = k.name
		}
	}
	call(p, input.DispatchKeyEvent, event)
}

// tap taps a key and waits until the page has drawn what it did. However slow the
// machine is, the key does not repeat.
func (p *tab) tap(code string) {
	p.t.Helper()
	p.stroke(code)
	p.frames(2)
}

func (p *tab) key(code string) key {
	p.t.Helper()
	k, ok := keys[code]
	if !ok {
		p.t.Fatalf("there is no key %q in the table of keys", code)
	}
	return k
}
