package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// puzzle is what the tests read of window.parlor.state() in the 8-puzzle.
type puzzle struct {
	Screen, Notice string
	Best           *struct{ Text string }
	State          *struct {
		Board, Goal, Phase         string
		Solving                    bool
		StatesChecked, MovesPlayed int
	}
}

// lab opens the 8-puzzle on a board, by its address.
func lab(t *testing.T, w window, board string) *tab {
	t.Helper()
	w.query = "#/eight?board=" + board
	p := open(t, w)
	p.start()
	p.screen("play")
	p.is(fmt.Sprintf("s.board === %q", board))
	return p
}

// is waits until something is true of the game's state s.
func (p *tab) is(what string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("(({ state: s }) => s && (%s))(parlor.state())", what))
}

func (p *tab) puzzle() (s puzzle) {
	p.t.Helper()
	p.state(&s)
	return s
}

// solved waits until the board is the goal and lies still.
func (p *tab) solved() {
	p.t.Helper()
	p.is("s.board === s.goal && !s.sliding")
}

// A board is solved by Steps alone, each of which is spoken, and Steps back lead to
// where it began.
func TestEightByStepping(t *testing.T) {
	p := lab(t, window{}, "103425786")
	steps := 0
	for ; p.puzzle().State.Phase != "finished"; steps++ {
		p.is("!s.sliding")
		p.tap("Space")
		if steps == 2 {
			p.wait(`document.getElementById("live").textContent.includes(" is expanded, ")`)
		}
		if steps > 200 {
			t.Fatal("the Steps do not end")
		}
	}
	p.solved()
	p.picture("solved.png")
	s := p.puzzle().State
	if want := s.StatesChecked + 1 + 2*s.MovesPlayed + 1; steps != want {
		t.Errorf("%d Steps for %d states and %d moves, want %d", steps, s.StatesChecked, s.MovesPlayed, want)
	}
	for range steps {
		p.tap("KeyB")
	}
	p.is(`s.board === "103425786" && s.phase === "notStarted" && s.statesChecked === 0`)
	if s := p.puzzle(); s.Best != nil {
		t.Errorf("a route that was played is kept as %+v", s.Best)
	}
}

// Solve runs to the goal; losing sight of the page and Escape pause it, and Escape
// then leaves.
func TestEightBySolve(t *testing.T) {
	p := lab(t, window{}, "867254301") // at a Step a tick this takes five minutes
	p.tap("KeyA")
	p.is("s.solving && s.statesChecked > 3")
	p.picture("solving.png")
	p.tap("Escape")
	p.is("!s.solving")
	p.tap("KeyA")
	p.is("s.solving")
	show := p.hide()
	time.Sleep(300 * time.Millisecond)
	show()
	p.is("!s.solving")
	for range 3 { // a thousand Steps a tick
		p.tap("KeyP")
	}
	p.tap("KeyA")
	p.solved()
	if s := p.puzzle().State; s.StatesChecked != 6744 || s.MovesPlayed != 31 {
		t.Errorf("%d states checked and %d moves, want 6744 and 31", s.StatesChecked, s.MovesPlayed)
	}
	p.is("!s.solving")
	p.tap("Escape")
	p.screen("home")
	p.wait(`location.hash === "#/"`)
}

// The numbers of the wide picture: where slots and buttons are.
const trayLeft, trayTop, slotSide = 226, 94, 162

func (p *tab) clickSlot(slot int) {
	p.t.Helper()
	p.click(trayLeft+slotSide*(float64(slot%3)+.5), trayTop+slotSide*(float64(slot/3)+.5))
}

// By hand: a click, a key, a drag and a tap slide tiles. The fewest moves are kept for
// the board, also after a reload.
func TestEightByHand(t *testing.T) {
	p := lab(t, window{}, "123450786")
	p.clickSlot(8)
	p.solved()
	if s := p.puzzle(); s.Best == nil || s.Best.Text != "1 move" {
		t.Errorf("the best is %+v", s.Best)
	}
	p.tap("KeyR")
	p.is(`s.board === "123450786"`)
	p.tap("Digit5")
	p.is(`s.board === "123405786" && !s.sliding`)
	p.tap("ArrowLeft")
	p.is(`s.board === "123450786" && !s.sliding`)

	p.reload()
	p.start()
	p.screen("play")
	if s := p.puzzle(); s.Best == nil || s.Best.Text != "1 move" || s.State.Board != "123450786" {
		t.Errorf("after a reload the best is %+v on %s", s.Best, s.State.Board)
	}
}

// A finger taps a tile, and drags one from elsewhere on the board.
func TestEightByTouch(t *testing.T) {
	p := &phone{tab: lab(t, window{width: 390, height: 844, touch: true}, "123405786")}
	const left, top, side = 45, 229, 99 // about where the slots are
	p.tapOn(left+side*2.5, top+side*1.5)
	p.is(`s.board === "123450786" && !s.sliding`)
	p.swipe(left+side*.5, top+side*.5, 0, -60, 100*time.Millisecond, true)
	p.solved()
	p.picture("phone.png")
}

// Hints lead to the goal in as few moves as they say.
func TestEightByHints(t *testing.T) {
	p := lab(t, window{}, "724506831")
	for left := 20; left > 0; left-- {
		eval[bool](p, "!!parlor.events()")
		p.tap("KeyH")
		p.wait(`(window.hint = parlor.events().find(e => e.event === "hint") ?? window.hint)`)
		hint := eval[struct{ Tile, MovesLeft int }](p, "window.hint")
		if hint.MovesLeft != left {
			t.Fatalf("with %d moves to go the hint says %d", left, hint.MovesLeft)
		}
		board := p.puzzle().State.Board
		p.tap(fmt.Sprint("Digit", hint.Tile))
		p.is(fmt.Sprintf("s.board !== %q && !s.sliding", board))
		eval[bool](p, "delete window.hint")
	}
	p.solved()
	if s := p.puzzle(); s.Best == nil || s.Best.Text != "20 moves" {
		t.Errorf("the best is %+v", s.Best)
	}
}

// Boards are typed, shared and opened by address; what is wrong with one is told.
func TestEightAddresses(t *testing.T) {
	p := lab(t, window{}, "724506831")
	p.wait(`location.hash === "#/eight?board=724506831&goal=123456780"`)
	p.tap("KeyW")
	for _, digit := range "123456708" {
		p.tap("Digit" + string(digit))
	}
	p.picture("own.png")
	p.tap("Enter")
	p.is(`s.board === "123456708"`)
	p.wait(`location.hash === "#/eight?board=123456708&goal=123456780"`)
	p.click(1128, 38) // share
	p.wait(`parlor.state().notice.includes("#/eight?board=123456708&goal=123456780")`)

	eval[bool](p, `!!(location.hash = "#/eight?board=123456780&goal=123804765")`)
	p.wait(`parlor.state().notice.includes("odd number of swaps") || parlor.state().state?.goal === "123804765"`)
	if s := p.puzzle(); s.State.Board != "123456708" && !strings.Contains(s.Notice, "swaps") {
		t.Errorf("the board is %+v, the notice %q", s.State, s.Notice)
	}
	eval[bool](p, `!!(location.hash = "#/eight?board=867254301")`)
	p.is(`s.board === "867254301"`)
	p.screen("play")
	eval[bool](p, `document.querySelector("canvas").dispatchEvent(new ClipboardEvent("paste", {
		bubbles: true, clipboardData: (() => { const d = new DataTransfer(); d.setData("text", "724506831"); return d; })(),
	}))`)
	p.is(`s.board === "724506831"`)
	eval[bool](p, `!!(location.hash = "#/cascade")`)
	p.screen("title")
}

// The table compares all searches, and How to Play opens over the board.
func TestEightPanels(t *testing.T) {
	p := lab(t, window{}, "724506831")
	p.tap("KeyT")
	p.wait(`document.getElementById("live").textContent.includes("All searches")`)
	time.Sleep(time.Second)
	p.picture("table.png")
	p.tap("Escape")
	p.click(1184, 38) // help
	p.screen("help")
	p.picture("help.png")
	p.tap("Escape")
	p.screen("play")
	p.click(1240, 38) // options
	p.screen("options")
	p.tap("Escape")
	p.screen("play")
	p.click(168, 387) // Step
	p.is("s.statesChecked === 1")
	p.click(104, 570) // Estimate
	p.is(`s.estimate === "misplaced"`)
}
