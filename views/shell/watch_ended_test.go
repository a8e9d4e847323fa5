package shell_test

import (
	"testing"
	"time"

	"parlor/session"
	"parlor/views/shell"
)

// The game whose results are shown is watched from there, by a key, a click or a
// finger, and Back leads to the results again.
func TestTheGameThatEndedIsWatched(t *testing.T) {
	for way, open := range ways("watch", "KeyR", "LT") {

		p := newPlayer(t)
		p.tap(toMenu...)
		p.tap("ArrowRight", "Enter")
		p.ring(5 * time.Second)
		p.want("results", "PLAY AGAIN")
		p.wantSpoken("Press R to watch it.")
		game, best := p.room.last, p.room.seen.NewBest
		p.TakeAddress()
		open(p)
		p.want("watch", "")
		if end, kept := p.State().Watch.End, session.LoadRecords(p.device).List("bell"); end != kept[0].Lasted.String() {
			t.Errorf("%s: what is watched ends at %s, and the game at %v", way, end, kept[0].Lasted)
		}
		if address, _ := p.TakeAddress(); address != "#/records/bell" {
			t.Errorf("%s: the address is %s", way, address)
		}
		p.wait(500 * ms)
		p.tap("Escape")
		p.want("results", "PLAY AGAIN")
		if p.room.last != game || !best || !p.room.seen.NewBest {
			t.Errorf("%s: the results are of another game, or its best is forgotten", way)
		}
		open(p)
		p.want("watch", "")
		p.GoTo("#/bell/play") // the browser's arrow back
		p.ready()
		p.want("results", "PLAY AGAIN")
		p.wait(3 * time.Second)
		p.want("results", "PLAY AGAIN")
		p.tap("Enter")
		p.want("play", "")
		p.wantRecords("best")
		if games := session.NewStatistics(p.device).Games("bell"); len(games) != 1 {
			t.Errorf("%s: %d games are counted", way, len(games))
		}
	}
}

// Whoever comes from the records goes back there, also after results were watched.
func TestBackFromARecordOfTheArchive(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(3 * time.Second)
	p.tap("KeyR", "Home", "KeyR", "Enter")
	p.want("watch", "")
	p.tap("Escape")
	p.want("archive", "")
}

// The button stands inside the window, and not on the plate of a practice.
func TestWhereTheResultsAreWatched(t *testing.T) {
	for _, v := range []shell.View{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 1, Top: 40}, {W: 844, H: 390, Scale: 1, Left: 40, Right: 40}} {
		p, _ := atForge(t, newDevice())
		p.view = v
		p.tap("Enter", "Enter")
		p.ring(7 * time.Second)
		p.want("results", "PLAY AGAIN")
		watch, undo := p.ActionPlace("watch"), p.ActionPlace("undo")
		if watch.W < 44 || watch.X < v.Left || watch.X+watch.W > v.W-v.Right || watch.Y < v.Top || watch.Y > v.H/4 {
			t.Errorf("%gx%g: it stands at %v", v.W, v.H, watch)
		}
		if watch.X < undo.X+undo.W && undo.X < watch.X+watch.W && watch.Y < undo.Y+undo.H && undo.Y < watch.Y+watch.H {
			t.Errorf("%gx%g: it stands at %v, on %v", v.W, v.H, watch, undo)
		}
	}
}
