package e2e

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"
	"parlor/games/gems"
	"parlor/sim"
	"parlor/sim/simtest/golden"
)

// heldClock lets a test hold the page's clock, so that a whole minute is played to
// the millisecond, and as fast as the machine can.
const heldClock = `{
	const real = performance.now.bind(performance);
	let held = null;
	performance.now = () => held ?? real();
	Object.defineProperty(Event.prototype, "timeStamp", { get: () => performance.now() });
	window.holdClock = (ms) => held = Math.max(ms, performance.now()); // Ebitengine panics when it goes back
}`

// minute is a tab in which Gem Minute is played on a clock that is held.
type minute struct {
	*tab
	now float64 // of the page's clock, in ms
}

// gemState is what the tests read of a game of Gem Minute.
type gemState struct {
	Screen, Game string
	Ready        bool
	Countdown    int
	Best         *struct{ Text string }
	State        *struct {
		Phase        string
		Cursor       [2]int
		Selected     bool
		Score        int64
		SwapsRefused int
	}
}

func (m *minute) look() (s gemState) {
	m.t.Helper()
	m.state(&s)
	return s
}

// to sets the clock, which holds it, and waits for a frame that shows it.
func (m *minute) to(ms float64) {
	m.t.Helper()
	m.hold(ms)
	m.frames(2)
}

func (m *minute) hold(ms float64) {
	m.t.Helper()
	m.now = eval[float64](m.tab, fmt.Sprintf("holdClock(%f)", ms))
}

// until lets the clock run until something is true of the page.
func (m *minute) until(what string, is func(s gemState) bool) gemState {
	m.t.Helper()
	for range 3000 {
		if s := m.look(); is(s) {
			return s
		}
		m.to(m.now + 90)
	}
	m.t.Fatalf("never %s: %+v", what, m.look())
	return gemState{}
}

// playMinute goes from the overlay into a game, to the moment at which it begins.
func playMinute(t *testing.T, w window) *minute {
	w.script = heldClock
	m := &minute{tab: open(t, w)}
	m.toMenu()
	m.to(0)
	m.stroke("Enter")
	m.until("the game begins", func(s gemState) bool { return s.Screen == "play" && s.Ready && s.Countdown == 0 })
	return m
}

// toMenu goes from the overlay to the game's menu: by its door, or from its title where
// the page was in the game before.
func (m *minute) toMenu() {
	m.t.Helper()
	m.start()
	m.wait(`(({ ready, screen }) => ready && (screen === "home" || screen === "title"))(parlor.state())`)
	if m.look().Screen == "home" {
		for m.look().Game != "gems" {
			m.tap("ArrowRight")
		}
		m.tap("Enter")
		m.screen("title")
	}
	m.tap("Enter")
	m.screen("menu")
}

// A minute by the keys of a record, at their times, comes to the results that the
// engine comes to, and sets a best that is there after a reload.
func TestMinuteToItsResults(t *testing.T) {
	record := golden.Read(t, gems.Spec, "../games/gems/testdata/minute.txtar")
	game, err := record.Check(gems.Spec)
	if err != nil {
		t.Fatal(err)
	}
	keyOf := map[sim.Code]string{gems.Up: "ArrowUp", gems.Down: "ArrowDown", gems.Left: "ArrowLeft", gems.Right: "ArrowRight", gems.Select: "Enter", gems.Hint: "KeyH"}
	m := playMinute(t, window{width: 640, height: 360, query: fmt.Sprintf("?seed=%d", record.Config.Seed)}) // small, as frames take most of the time
	zero, shown := m.now, m.now
	for _, in := range record.Inputs {
		const within = .3 // of the millisecond to which the game rounds
		at := zero + float64(in.At)/float64(time.Millisecond) + within
		for at-shown > 160 { // no frame for much longer would pause the game
			shown = min(shown+160, at)
			m.to(shown)
		}
		m.hold(at)
		m.stroke(keyOf[in.Code])
	}
	m.picture("minute.png")
	s := m.until("the results come", func(s gemState) bool { return s.Screen == "results" })
	m.picture("results.png")
	var page struct{ State any }
	m.state(&page)
	want, err := json.Marshal(gems.Spec.Look(game))
	if err != nil {
		t.Fatal(err)
	}
	var engine any
	if err := json.Unmarshal(want, &engine); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(engine, page.State); diff != "" {
		t.Errorf("the page comes to another end than the engine (-engine +page):\n%s", diff)
	}
	if s.Best == nil || s.State.Score == 0 {
		t.Fatalf("the game set no best: %+v", s)
	}

	m.reload()
	m.toMenu()
	if again := m.look(); again.Best == nil || again.Best.Text != s.Best.Text {
		t.Errorf("after a reload the best is %+v, want %s", again.Best, s.Best.Text)
	}
}

// hinted asks for a swap that works, on a board at rest: the middles of its cells.
func (m *minute) hinted(x, y, u float64) (from, to [2]float64) {
	m.t.Helper()
	m.until("the board rests", func(s gemState) bool { return s.State.Phase == "ready" })
	eval[bool](m.tab, "parlor.events().length >= 0")
	m.stroke("KeyH")
	cells := m.hint()
	place := func(c [2]int) [2]float64 { return [2]float64{x + (float64(c[0])+.5)*u, y + (float64(c[1])+.5)*u} }
	return place(cells[0]), place(cells[1])
}

// hint waits until a hint is shown, and gives the cells of its swap.
func (m *minute) hint() [][2]int {
	m.t.Helper()
	for range 100 {
		m.to(m.now + 20)
		if cells := eval[[][2]int](m.tab, `(e => e ? [e.a, e.b] : [])(parlor.events().find(e => e.event === "hintShown"))`); len(cells) == 2 {
			return cells
		}
	}
	m.t.Fatal("no hint is shown")
	return nil
}

// scores does something that should swap two gems so that a run bursts.
func (m *minute) scores(what string, do func()) {
	m.t.Helper()
	before := m.look().State
	do()
	m.to(m.now + 20)
	s := m.until(what+" scores", func(s gemState) bool {
		return s.State.Score > before.Score || s.State.SwapsRefused > before.SwapsRefused
	})
	if s.State.SwapsRefused > before.SwapsRefused {
		m.t.Errorf("%s swaps two others than it should", what)
	}
}

// Gems are swapped by clicks on two neighbours and by a drag with the mouse.
func TestSwapsByMouse(t *testing.T) {
	m := playMinute(t, window{query: "?seed=7"})
	const x, y, u = 352, 56, 72
	mouse := func(kind input.DispatchMouseEventType, at [2]float64) {
		m.do(chromedp.MouseEvent(kind, at[0], at[1], chromedp.ButtonLeft, chromedp.ClickCount(1)))
	}
	from, to := m.hinted(x, y, u)
	m.scores("a click on two neighbours", func() {
		m.click(from[0], from[1])
		if s := m.look().State; !s.Selected || s.Cursor != [2]int{int((from[0] - x) / u), int((from[1] - y) / u)} {
			t.Errorf("a click leaves the cursor at %v, selected %v", s.Cursor, s.Selected)
		}
		m.click(to[0], to[1])
	})
	from, to = m.hinted(x, y, u)
	m.scores("a drag", func() {
		mouse(input.DispatchMouseEventTypeMousePressed, from)
		mouse(input.DispatchMouseEventTypeMouseMoved, [2]float64{(from[0] + to[0]) / 2, (from[1] + to[1]) / 2})
		mouse(input.DispatchMouseEventTypeMouseMoved, to)
		mouse(input.DispatchMouseEventTypeMouseReleased, to)
	})
	m.picture("mouse.png")
}

// The same with a finger, in a tab of a phone's size; its buttons hint and pause.
func TestSwapsByTouch(t *testing.T) {
	m := playMinute(t, window{width: 390, height: 844, touch: true, query: "?seed=7"})
	const x, y, u = 15, 230, 45
	p := &phone{tab: m.tab}
	from, to := m.hinted(x, y, u)
	m.scores("a tap on two neighbours", func() {
		p.tapOn(from[0], from[1])
		p.tapOn(to[0], to[1])
	})
	from, to = m.hinted(x, y, u)
	m.scores("a drag", func() {
		p.swipe(from[0], from[1], to[0]-from[0], to[1]-from[1], 100*time.Millisecond, true)
	})
	m.until("the board rests", func(s gemState) bool { return s.State.Phase == "ready" })
	eval[bool](m.tab, "parlor.events().length >= 0")
	p.tapOn(317, 774) // the hint's button
	m.hint()
	m.picture("touch.png")
	p.tapOn(344, 104) // the pause button
	m.until("the game is paused", func(s gemState) bool { return s.Screen == "pause" })
}
