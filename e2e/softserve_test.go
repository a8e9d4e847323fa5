package e2e

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"parlor/games/softserve"
	"parlor/sim"
	"parlor/sim/simtest/golden"
)

// iceCream is a tab in which Soft Serve is played on a clock that is held.
type iceCream struct{ *minute }

// serveState is what the tests read of a game of Soft Serve.
type serveState struct {
	Screen, Game string
	Ready        bool
	Level        int
	Best         *struct{ Text string }
	State        *struct {
		Phase string
		Piece *struct {
			Kind  string
			Cells [][2]int
		}
		Result *struct{ Won bool }
	}
}

func (p iceCream) look() (s serveState) {
	p.t.Helper()
	p.state(&s)
	return s
}

// until lets the clock run until something is true of the page.
func (p iceCream) until(what string, is func(s serveState) bool) serveState {
	p.t.Helper()
	for range 1000 {
		if s := p.look(); is(s) {
			return s
		}
		p.to(p.now + 90)
	}
	p.t.Fatalf("never %s: %+v", what, p.look())
	return serveState{}
}

// playIceCream goes from the overlay through the door into a classic game, steps away
// from the difficulty that is set at first.
func playIceCream(t *testing.T, w window, steps int) iceCream {
	w.script = heldClock
	p := iceCream{&minute{tab: open(t, w)}}
	p.toMenu()
	for range steps {
		p.tap("ArrowRight")
	}
	// At once, so that no frame sees the clock go back.
	p.now = eval[float64](p.tab, "(now => (holdClock(now), now))(Math.ceil(performance.now()))")
	p.stroke("Enter")
	p.until("the game begins", func(s serveState) bool { return s.Screen == "play" && s.Ready })
	return p
}

// toMenu goes from the overlay to the game's menu: by its door, or from its title where
// the page was in the game before.
func (p iceCream) toMenu() {
	p.t.Helper()
	p.start()
	p.wait(`(({ ready, screen }) => ready && (screen === "home" || screen === "title"))(parlor.state())`)
	if p.look().Screen == "home" {
		for p.look().Game != "softserve" {
			p.tap("ArrowRight")
		}
		p.tap("Enter")
		p.screen("title")
	}
	p.tap("Enter")
	p.screen("menu")
}

// Whole games by the keys of records, at their times, one won and one lost on Hard,
// come to the results that the engine comes to, and set bests that are kept.
func TestIceCreamToItsResults(t *testing.T) {
	keyOf := map[sim.Code]string{
		softserve.MoveLeft: "ArrowLeft", softserve.MoveRight: "ArrowRight", softserve.FallFaster: "ArrowDown",
		softserve.RotateClockwise: "KeyX", softserve.RotateCounterclockwise: "KeyZ",
	}
	for _, c := range []struct {
		record string
		steps  int
		won    bool
	}{{"classic-won", 0, true}, {"classic-lost", 1, false}} {
		t.Run(c.record, func(t *testing.T) {
			record := golden.Read(t, softserve.Spec, "../games/softserve/testdata/"+c.record+".txtar")
			game, err := record.Check(softserve.Spec)
			if err != nil {
				t.Fatal(err)
			}
			// Small, as frames take most of the time.
			p := playIceCream(t, window{width: 384, height: 216, query: fmt.Sprintf("?seed=%d", record.Config.Seed)}, c.steps)
			zero, shown := p.now, p.now
			for _, in := range record.Inputs {
				const within = .3 // of the millisecond to which the game rounds
				at := zero + float64(in.At)/float64(time.Millisecond) + within
				for at-shown > 250 { // no frame for longer would pause the game
					shown = min(shown+250, at)
					p.to(shown)
				}
				p.hold(at)
				if key := keyOf[in.Code&^sim.Release]; in.Code&sim.Release != 0 {
					p.release(key)
				} else if softserve.Spec.Commands[in.Code].Held {
					p.press(key)
				} else {
					p.stroke(key)
				}
			}
			p.picture("play.png")
			p.until("the game ends", func(s serveState) bool { return s.State.Result != nil })
			s := p.until("the results come", func(s serveState) bool { return s.Screen == "results" })
			p.to(p.now + 1500)
			p.picture("results.png")
			if s.State.Result.Won != c.won {
				t.Errorf("the game ended with %+v", s.State.Result)
			}
			var page struct{ State any }
			p.state(&page)
			want, err := json.Marshal(softserve.Spec.Look(game))
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
			if s.Best == nil {
				t.Fatal("the game set no best")
			}

			p.reload()
			p.toMenu()
			for range c.steps {
				p.tap("ArrowRight")
			}
			if again := p.look(); again.Best == nil || again.Best.Text != s.Best.Text {
				t.Errorf("after a reload the best is %+v, want %s", again.Best, s.Best.Text)
			}
			p.tap("ArrowLeft")
			if other := p.look(); other.Best != nil {
				t.Errorf("another difficulty has the best %s", other.Best.Text)
			}
		})
	}
}

// A finger that drags moves the piece by cells, a tap turns it: on the left half of
// the glass counterclockwise.
func TestIceCreamByTouch(t *testing.T) {
	p := playIceCream(t, window{width: 390, height: 844, touch: true, query: "?seed=7"}, 0)
	finger := &phone{tab: p.tab}
	// The pivot's column, and where the other half is.
	cells := func(s serveState) (pivot, other [2]int) { return s.State.Piece.Cells[0], s.State.Piece.Cells[1] }
	p.until("the piece is out of the bottleneck", func(s serveState) bool {
		return s.State.Piece != nil && s.State.Piece.Cells[0][1] < 6
	})
	p.picture("touch.png")
	const cell = 58
	before, _ := cells(p.look())
	finger.swipe(200, 500, -2*cell, 4, 200*time.Millisecond, true)
	p.to(p.now + 40)
	if now, _ := cells(p.look()); now[0] != before[0]-2 {
		t.Errorf("a drag by two cells to the left moves the piece from column %d to %d", before[0], now[0])
	}
	finger.tapOn(300, 500)
	p.to(p.now + 40)
	if pivot, other := cells(p.look()); other != [2]int{pivot[0], pivot[1] - 1} {
		t.Errorf("a tap on the right has the halves at %v and %v", pivot, other)
	}
	finger.tapOn(100, 500)
	p.to(p.now + 40)
	if pivot, other := cells(p.look()); other != [2]int{pivot[0] + 1, pivot[1]} {
		t.Errorf("a tap on the left has the halves at %v and %v", pivot, other)
	}
	finger.tapOn(344, 92) // the pause button
	p.until("the game is paused", func(s serveState) bool { return s.Screen == "pause" })
	p.to(p.now + 300)
	p.picture("pause.png")
}
