package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// stripe moves the mouse from a place to another with its button down.
func (p *tab) stripe(x, y, toX, toY float64) {
	p.t.Helper()
	for _, e := range []struct {
		kind input.DispatchMouseEventType
		x, y float64
	}{
		{input.DispatchMouseEventTypeMouseMoved, x, y}, {input.DispatchMouseEventTypeMousePressed, x, y},
		{input.DispatchMouseEventTypeMouseMoved, (x + toX) / 2, (y + toY) / 2}, {input.DispatchMouseEventTypeMouseMoved, toX, toY},
		{input.DispatchMouseEventTypeMouseReleased, toX, toY},
	} {
		p.do(chromedp.MouseEvent(e.kind, e.x, e.y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
		p.frames(2)
	}
}

// toPractice goes from the overlay to the page of practice.
func (p *tab) toPractice() {
	p.t.Helper()
	p.menu()
	for eval[string](p, "parlor.state().choice") != "PRACTICE" {
		p.tap("ArrowDown")
	}
	p.tap("Enter")
	p.screen("practice")
}

// A position is drawn with the mouse and by keys, pieces are chosen, the game begins
// with them, and what was placed is taken back.
func TestPractice(t *testing.T) {
	p := open(t, window{query: "?seed=3"})
	p.toPractice()
	cell := func(column, row float64) (x, y float64) { return 490 + 30*column + 15, 640 - 30*row - 15 }
	x, y := cell(0, 0)
	toX, toY := cell(5, 0)
	p.stripe(x, y, toX, toY)
	p.tap("KeyE") // the next kind: Z
	x, y = cell(9, 1)
	p.click(x, y)
	p.tap("ArrowDown") // by keys from there
	p.tap("Enter")
	for _, key := range []string{"KeyO", "KeyI", "KeyT", "KeyJ"} {
		p.tap(key)
	}
	p.tap("Backspace")
	p.picture("practice.png")
	p.tap("Space")
	p.plays()
	p.inPlay()
	begins := func() {
		t.Helper()
		s := p.look().State
		if foot := strings.Join(s.Well[len(s.Well)-2:], "/"); foot != ".........Z/TTTTTT...Z" || s.Piece.Kind != "O" || !strings.HasPrefix(s.Queue, "IT") {
			t.Fatalf("it begins with %q, %s and then %s", foot, s.Piece.Kind, s.Queue)
		}
	}
	begins()
	for pieces := range 2 {
		for p.stroke("Space"); !p.playOn(fmt.Sprint("s.pieces > ", pieces)); {
			p.stroke("Space")
		}
	}
	p.playOn("s.piece !== null")
	p.picture("practice-play.png")
	if s := p.look().State; s.Pieces != 2 || s.Piece.Kind != "T" {
		t.Fatalf("two pieces lead to %d, %s", s.Pieces, s.Piece.Kind)
	}
	for pieces := 1; pieces >= 0; pieces-- {
		back := fmt.Sprint("s.pieces === ", pieces)
		for p.tap("Backspace"); !p.playOn(back); {
			p.tap("Backspace")
		}
	}
	begins()
	p.pauses("Escape")
	p.tap("ArrowDown") // RESTART
	p.tap("Enter")
	p.plays()
	p.inPlay()
	begins()
	if p.look().Best != nil {
		t.Error("a practice has set a best")
	}

	// The address leads back to the page, where all is as it was left.
	eval[bool](p, `(location.hash = "#/cascade/practice", true)`)
	p.screen("practice")
	p.tap("Space")
	p.plays()
	p.inPlay()
	begins()
}

// Fingers paint too.
func TestPracticeByTouch(t *testing.T) {
	p := &phone{tab: open(t, window{width: 390, height: 844, touch: true})}
	p.start()
	eval[bool](p.tab, `(location.hash = "#/cascade/practice", true)`)
	p.screen("practice")
	p.swipe(24, 424, 80, 0, 200*time.Millisecond, true)
	p.tapOn(294, 408) // CLEAR
	p.swipe(24, 424, 80, 0, 200*time.Millisecond, true)
	p.tapOn(39, 563) // I comes first
	p.picture("practice-phone.png")
	p.tapOn(286, 801)
	p.plays()
	p.inPlay()
	s := p.look().State
	if foot := s.Well[len(s.Well)-1]; foot != "TTTTT....." || s.Piece.Kind != "I" {
		t.Errorf("it begins with %q and %s", foot, s.Piece.Kind)
	}
}
