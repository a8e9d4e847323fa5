package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
)

// phone is a tab of a phone's size, in which zen is played by touches.
type phone struct {
	*tab
	isTouched bool
}

// touch is what the browser is told: where fingers are at a time.
func touch(kind input.DispatchTouchEventType, at time.Time, places ...[2]float64) input.DispatchTouchEventParams {
	points := []*input.TouchPoint{}
	for i, place := range places {
		id := float64(i)
		points = append(points, &input.TouchPoint{X: place[0], Y: place[1], ID: &id})
	}
	return input.DispatchTouchEventParams{
		Type: kind, TouchPoints: points, Timestamp: input.TimeSinceEpoch(float64(at.UnixMicro()) / 1e6),
	}
}

// touches tells the browser of touches, one after the other.
func (p *phone) touches(list ...input.DispatchTouchEventParams) {
	p.t.Helper()
	for _, one := range list {
		p.isTouched = one.Type != input.DispatchTouchEventTypeTouchEnd
		call(p.tab, input.DispatchTouchEvent, one)
	}
}

// lift lifts all fingers.
func (p *phone) lift() {
	p.t.Helper()
	if p.isTouched {
		p.touches(touch(input.DispatchTouchEventTypeTouchEnd, time.Now()))
	}
}

// swipe moves a finger by a way in a time, and lifts it if told to. The browser is
// told when each part of it happened.
func (p *phone) swipe(x, y, dx, dy float64, takes time.Duration, lifts bool) {
	p.t.Helper()
	const steps = 4
	begin := time.Now().Add(-takes)
	list := []input.DispatchTouchEventParams{touch(input.DispatchTouchEventTypeTouchStart, begin, [2]float64{x, y})}
	for i := 1.0; i <= steps && takes > 0; i++ {
		at := begin.Add(time.Duration(float64(takes) * i / steps))
		list = append(list, touch(input.DispatchTouchEventTypeTouchMove, at, [2]float64{x + dx*i/steps, y + dy*i/steps}))
	}
	if lifts {
		list = append(list, touch(input.DispatchTouchEventTypeTouchEnd, begin.Add(takes)))
	}
	p.touches(list...)
}

func (p *phone) tapOn(x, y float64) {
	p.t.Helper()
	p.swipe(x, y, 0, 0, 0, true)
	p.frames(2)
}

// playZen opens a phone, and taps on the door, the title and the mode.
func playZen(t *testing.T, width, height int64, script string, door, zen [2]float64) *phone {
	p := &phone{tab: open(t, window{width: width, height: height, touch: true, query: "?seed=5", script: script})}
	p.start()
	p.screen("home")
	p.tapOn(door[0], door[1])
	p.screen("title")
	p.tapOn(100, 100)
	p.screen("menu")
	p.tapOn(zen[0], zen[1])
	p.plays()
	return p
}

// until does something until it has the effect that the state s shows, against the
// state before. On a busy machine a pause may swallow it, or a flick take so long
// that it is none: then it is done again.
func (p *phone) until(effect string, do func()) {
	p.t.Helper()
	for range 10 {
		p.inPlay()
		eval[bool](p.tab, "parlor.events().length >= 0 && !!(window.before = parlor.state().state)")
		do()
		for began := time.Now(); time.Since(began) < 3*time.Second; p.frames(2) {
			if eval[bool](p.tab, fmt.Sprintf("!!(({ state: s }) => %s)(parlor.state())", effect)) {
				return
			}
		}
		p.lift()
	}
	p.t.Fatalf("never %s; the state is %+v", effect, p.look().State)
}

// A piece is played by each gesture in a tab of a phone's size.
func TestGestures(t *testing.T) {
	p := playZen(t, 390, 844, "", [2]float64{250, 215}, [2]float64{200, 310})
	p.picture("gestures.png")
	const cell = 34 // the well is 340 wide
	// The first piece of the seed turns.
	for _, c := range []struct {
		effect string
		do     func()
	}{
		{"s.piece?.column === before.piece.column + 2", func() { p.swipe(150, 400, 2*cell, 5, 300*time.Millisecond, true) }},
		{"s.piece?.column === before.piece.column - 3", func() { p.swipe(250, 400, -3*cell, 5, 80*time.Millisecond, true) }},
		{"s.piece?.rotation === (before.piece.rotation + 1) % 4", func() { p.tapOn(300, 400) }},
		{"s.piece?.rotation === (before.piece.rotation + 3) % 4", func() { p.tapOn(90, 400) }},
		{"s.held === before.piece.kind && s.pieces === before.pieces", func() { p.swipe(200, 500, 5, -150, 100*time.Millisecond, true) }},
		{"s.pieces === before.pieces + 1", func() { p.swipe(200, 300, 5, 150, 100*time.Millisecond, true) }},
	} {
		p.until(c.effect, c.do)
	}

	// A drag down falls fast for as long as the finger rests, and then no longer.
	const fallsFast = `parlor.events().some(e => e.event === "softDropRow")`
	p.until(fallsFast, func() { p.swipe(200, 300, 5, 120, 400*time.Millisecond, false) })
	p.lift()
	p.frames(2)
	eval[bool](p.tab, fallsFast) // until now
	time.Sleep(300 * time.Millisecond)
	if eval[bool](p.tab, fallsFast) {
		t.Error("the piece falls fast after the finger is gone")
	}

	p.tapOn(362, 80) // the pause button
	p.screen("pause")
}

// The same with on-screen buttons.
func TestOnScreenButtons(t *testing.T) {
	for _, c := range []struct {
		width, height                                 int64
		door, zen                                     [2]float64
		left, right, down, back, turn, hold, straight [2]float64
	}{
		{
			390, 844, [2]float64{250, 215}, [2]float64{200, 310},
			[2]float64{40, 733}, [2]float64{110, 733}, [2]float64{76, 803},
			[2]float64{279, 733}, [2]float64{349, 733}, [2]float64{279, 803}, [2]float64{349, 803},
		},
		{
			844, 390, [2]float64{163, 338}, [2]float64{200, 200},
			[2]float64{40, 279}, [2]float64{110, 279}, [2]float64{76, 349},
			[2]float64{733, 279}, [2]float64{803, 279}, [2]float64{733, 349}, [2]float64{803, 349},
		},
	} {
		t.Run(fmt.Sprintf("%dx%d", c.width, c.height), func(t *testing.T) {
			const options = `localStorage.setItem("parlor.options", '{"buttons":true}')`
			p := playZen(t, c.width, c.height, options, c.door, c.zen)
			p.picture("buttons.png")
			tap := func(place [2]float64) func() { return func() { p.tapOn(place[0], place[1]) } }
			hold := func(places ...[2]float64) func() {
				return func() { p.touches(touch(input.DispatchTouchEventTypeTouchStart, time.Now(), places...)) }
			}

			p.until("s.piece?.rotation === (before.piece.rotation + 1) % 4", tap(c.turn))
			p.until("s.piece?.rotation === (before.piece.rotation + 3) % 4", tap(c.back))
			p.until("s.held === before.piece.kind && s.hasHeld", tap(c.hold))
			p.until("s.pieces === before.pieces + 1", tap(c.straight))

			// A held one repeats by the rules, down to the wall.
			p.until("s.piece?.column <= 0 && s.piece.column < before.piece.column - 1", hold(c.left))
			p.lift()
			// A thumb that slides to another button changes the direction.
			p.until("s.piece?.column > before.piece.column + 1", func() {
				hold(c.left)()
				p.touches(touch(input.DispatchTouchEventTypeTouchMove, time.Now(), c.right))
			})
			p.lift()
			// Two fingers do two things.
			p.until("s.piece?.column > before.piece.column + 1 && s.piece.row < before.piece.row - 1", hold(c.right, c.down))
			p.lift()
			p.until("s.pieces === before.pieces + 1", tap(c.straight))
		})
	}
}
