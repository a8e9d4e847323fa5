package cascade

import (
	"fmt"
	"strconv"
	"strings"

	"parlor/games/cascade"
	"parlor/sim"
	"parlor/views/shell"
)

// practice is the page on which a practice is prepared, as a person left it: what
// was drawn, and where keys, mouse and finger are. It outlives its pictures.
type practice struct {
	draft
	brush  cascade.Kind // None takes crystals away
	cursor cascade.Cell
	at     int  // the spot of the plan that keys have chosen; inWell for the cursor
	keys   bool // it was moved by keys last, which therefore shows
	stroke stroke
	why    string // the draft cannot start, in a sentence
}

// inWell is where keys paint.
const inWell = -1

func newPractice() practice { return practice{draft: newDraft(), brush: cascade.T, at: inWell} }

// The actions of the page's buttons, each with the number that some have behind it,
// as in "brush 3".
const (
	brushAction   = "brush" // a kind
	clearAction   = "clear"
	readyAction   = "ready" // a place in readyPositions
	queueAction   = "queue" // a kind
	unqueueAction = "unqueue"
	heldAction    = "held"  // how many kinds further
	levelAction   = "level" // how many levels higher
	modeAction    = "mode"  // a place in practiceModes
)

// Prepare answers an action on the page.
func (r *Room) Prepare(action string) shell.Reply {
	p := &r.practice
	p.keys = true
	switch action {
	case "up":
		return r.step(0, -1)
	case "down":
		return r.step(0, 1)
	case "left":
		return r.step(-1, 0)
	case "right":
		return r.step(1, 0)
	case "confirm":
		if p.at != inWell {
			q := &r.bench.plan.spots[p.at]
			return p.do(q.kind, q.n)
		}
		kind := p.brush
		if p.At(p.cursor.Column, p.cursor.Row) == kind {
			kind = cascade.None
		}
		p.set(p.cursor, kind)
		return shell.Reply{Say: p.cell()}
	case "previous":
		return p.do(brushAction, (int(p.brush)+len(brushes)-1)%len(brushes))
	case "next":
		return p.do(brushAction, (int(p.brush)+1)%len(brushes))
	case "undo":
		return p.do(unqueueAction, 0)
	}
	p.keys = false
	kind, number, _ := strings.Cut(action, " ")
	n, _ := strconv.Atoi(number)
	return p.do(kind, n)
}

// brushes are what can be painted, by kind.
var brushes = [...]string{"Eraser", "I", "J", "L", "O", "S", "T", "Z"}

// do does what a button of the page says.
func (p *practice) do(kind string, n int) shell.Reply {
	defer p.check()
	switch kind {
	case brushAction:
		p.brush = cascade.Kind(n)
		return shell.Reply{Say: brushes[n] + "."}
	case clearAction:
		p.well = [rows][columns]cascade.Kind{}
		return shell.Reply{Say: "The well is empty."}
	case readyAction:
		p.take(&readyPositions[n])
		return shell.Reply{Say: readyPositions[n].name + "."}
	case queueAction:
		if len(p.queue) == mostQueued {
			return shell.Reply{Say: fmt.Sprintf("%d pieces are the most.", mostQueued)}
		}
		p.queue = append(p.queue, cascade.Kind(n))
		return shell.Reply{Say: p.order()}
	case unqueueAction:
		p.queue = p.queue[:max(len(p.queue)-1, 0)]
		return shell.Reply{Say: p.order()}
	case heldAction:
		p.held = cascade.Kind((int(p.held) + n + len(brushes)) % len(brushes))
		if p.held == cascade.None {
			return shell.Reply{Say: "Nothing is held."}
		}
		return shell.Reply{Say: fmt.Sprintf("Holding %s.", p.held)}
	case levelAction:
		p.level = min(max(p.level+n, 1), practiceLevel)
		return shell.Reply{Say: fmt.Sprintf("Start level %d.", p.level)}
	case modeAction:
		p.mode = practiceModes[n].mode
		return shell.Reply{Say: practiceModes[n].label + "."}
	case shell.StartAction:
		return shell.Reply{Open: shell.StartAction}
	}
	return shell.Reply{}
}

// practiceModes are the modes of a practice as they are called.
var practiceModes = [...]struct{ mode, label string }{{endless, "No end"}, {sprint, "Sprint 40"}}

// take lays out a ready position. What was set beside the board stays.
func (p *practice) take(r *readyPosition) {
	p.setWell(r.well)
	p.queue, p.held = pieces(r.queue), cascade.None
	if r.held != "" {
		p.held = kindOf(r.held[0])
	}
}

// check sees whether the game can start from the draft.
func (p *practice) check() {
	p.why = ""
	if _, err := cascade.New(p.config(0, standardHandling)); err != nil {
		p.why = strings.TrimPrefix(err.Error(), "setup: ")
	}
}

// standardHandling has no bearing on whether a game can start.
var standardHandling = shell.Handling{repeatDelay: 150, repeatTime: 30, softDrop: 20}

// order says which pieces come.
func (p *practice) order() string {
	if len(p.queue) == 0 {
		return "No pieces are chosen: the usual bags."
	}
	return "Next: " + strings.Join(strings.Split(letters(p.queue), ""), " ") + "."
}

// set paints a cell.
func (p *practice) set(c cascade.Cell, k cascade.Kind) {
	p.well[c.Row][c.Column] = k
	p.check()
}

// cell says what is at the cursor.
func (p *practice) cell() string {
	return fmt.Sprintf("Column %d, row %d: %s.", p.cursor.Column+1, p.cursor.Row+1, nameOf(p.At(p.cursor.Column, p.cursor.Row)))
}

func nameOf(k cascade.Kind) string {
	if k == cascade.None {
		return "empty"
	}
	return k.String()
}

// Prepared makes the game of the page.
func (r *Room) Prepared(seed int64, h shell.Handling) sim.Config { return r.practice.config(seed, h) }

// Draft is what was prepared, as a text.
func (r *Room) Draft() string { return r.practice.text() }

// SetDraft takes up such a text.
func (r *Room) SetDraft(text string) {
	if d, ok := draftOf(text); ok {
		r.practice.draft = d
		r.practice.check()
	}
}
