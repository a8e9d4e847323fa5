package lab

import (
	"strings"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// Entry is a field in which a short text is typed. The zero value is closed.
type Entry struct {
	Text string
	// Fault says why the text was not taken; typing clears it.
	Fault string

	open  bool
	most  int
	taken string // the characters that it takes
}

// Open opens it, empty, for so many of these characters.
func (e *Entry) Open(most int, characters string) {
	*e = Entry{open: true, most: most, taken: characters}
}

// Close closes it.
func (e *Entry) Close() { e.open = false }

// IsOpen says whether it is open.
func (e *Entry) IsOpen() bool { return e.open }

// Deed is what a key asks of an open field.
type Deed uint8

// The deeds.
const (
	Typed Deed = iota // the text may have changed, no more
	Taken             // the text is to be taken
	Left              // the field was closed
)

// Type hears a key while the field is open; keys that it has no use for do nothing,
// so that they do nothing elsewhere either.
func (e *Entry) Type(key string) Deed {
	switch key {
	case "Enter", "NumpadEnter":
		return Taken
	case "Escape", "B":
		e.Close()
		return Left
	case "Backspace":
		if e.Text != "" {
			e.Text, e.Fault = e.Text[:len(e.Text)-1], ""
		}
	case "Delete":
		e.Text, e.Fault = "", ""
	default:
		e.Paste(character(key))
	}
	return Typed
}

// Paste adds what it takes of a text; the others are left out.
func (e *Entry) Paste(text string) {
	for _, c := range text {
		if strings.ContainsRune(e.taken, c) && len(e.Text) < e.most {
			e.Text, e.Fault = e.Text+string(c), ""
		}
	}
}

// character is what a key types: letters are small without Shift. Keys are named
// after a keyboard of the United States.
func character(key string) string {
	key, shifted := strings.CutPrefix(key, "Shift+")
	for _, prefix := range []string{"Digit", "Numpad", "Key"} {
		switch c, ok := strings.CutPrefix(key, prefix); {
		case !ok || len(c) != 1:
		case !shifted:
			return strings.ToLower(c)
		case prefix == "Key":
			return c
		}
	}
	if shifted {
		return map[string]string{"Minus": "_", "Backquote": "~"}[key]
	}
	return map[string]string{"Period": ".", "NumpadDecimal": ".", "Minus": "-", "Equal": "=", "Comma": ",", "Space": " "}[key]
}

// Show shows the field with its text, and with a cursor that blinks while it is typed
// in.
func (e *Entry) Show(t *Tools, s *scene.Scene, r scene.Rect, isTypedIn bool, now time.Duration) {
	t.Sunk(s, r)
	font := t.Font(raster.Title, min(22, .5*r.H/t.Px)).Tabular()
	x, y := r.X+12*t.Px, r.Y+r.H/2
	const most = 80 // characters that any field shows
	text := e.Text[max(len(e.Text)-most, 0):]
	for text != "" && font.Width(text) > r.W-24*t.Px { // the end of a long text is shown
		text = text[1:]
	}
	s.Text(font, text, x, Line(font, y), scene.Left, t.Dress.Ink)
	if isTypedIn && (t.Plan.View.Reduced || now%time.Second < 600*time.Millisecond) {
		x += font.Width(text) + 2*t.Px
		s.Rect(scene.Rect{X: kit.Round(x), Y: kit.Round(y - .6*font.Size()), W: max(kit.Round(2*t.Px), 1), H: kit.Round(1.2 * font.Size())}, t.Dress.Accent)
	}
}
