package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim/replay"
	"parlor/sim/simtest/bell"
	"parlor/views/shell"
)

// watching is a player who has played a game of eight seconds and watches it.
func watching(t *testing.T) *player {
	t.Helper()
	p := newPlayer(t)
	p.tap(toMenu...)
	for range 7 {
		p.tap("ArrowRight")
	}
	p.tap("Enter")
	p.ring(10 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.tap("Home", "KeyR")
	p.want("archive", "")
	p.tap("Enter")
	p.want("watch", "")
	return p
}

// at is where the record stands.
func (p *player) moment() time.Duration {
	p.Helper()
	w := p.State().Watch
	if w == nil {
		p.Fatal("nothing is watched")
	}
	at, err := time.ParseDuration(w.At)
	if err != nil {
		p.Fatal(err)
	}
	return at
}

func TestWatchingPlaysHoldsAndChangesItsPace(t *testing.T) {
	p := watching(t)
	from := p.moment()
	p.wait(time.Second)
	if got := p.moment() - from; got < 950*ms || got > 1050*ms {
		t.Errorf("in a second it goes on by %v", got)
	}
	for range 4 {
		p.tap("ArrowUp")
	}
	if w := p.State().Watch; w.Speed != 8 {
		t.Fatalf("the speed is %g, want 8 at most", w.Speed)
	}
	from = p.moment()
	p.wait(250 * ms)
	if got := p.moment() - from; got < 1900*ms || got > 2200*ms {
		t.Errorf("eight times as fast, in a quarter of a second it goes on by %v", got)
	}
	p.tap("Space")
	from = p.moment()
	p.wait(time.Second)
	if got := p.moment(); got != from || !p.State().Watch.Held {
		t.Errorf("held, it goes on to %v", got)
	}
	for range 6 {
		p.tap("ArrowDown")
	}
	p.tap("Space")
	from = p.moment()
	p.wait(time.Second)
	if got := p.moment() - from; got < 450*ms || got > 550*ms {
		t.Errorf("half as fast, in a second it goes on by %v", got)
	}
	p.Focus(p.now, false)
	p.Focus(p.now, true)
	p.want("watch", "")
}

// A record stands while the options are open over it, and then goes on if it did.
func TestTheOptionsHoldARecord(t *testing.T) {
	for _, held := range []bool{false, true} {
		p := watching(t)
		if held {
			p.tap("Space")
		}
		p.tap("KeyO")
		from := p.moment()
		p.wait(time.Second)
		if got := p.moment(); got != from {
			t.Errorf("held %v: below the options it goes on from %v to %v", held, from, got)
		}
		p.tap("Escape")
		from = p.moment()
		p.wait(time.Second)
		if goes := p.moment() > from+900*ms; goes == held || p.State().Watch.Held != held {
			t.Errorf("held %v: after the options it goes on %v", held, goes)
		}
	}
	// Another record that is opened from there plays.
	p := watching(t)
	p.tap("KeyS", "KeyO")
	name, file, _ := p.TakeFile()
	p.OpenFile(name, file)
	p.ready()
	from := p.moment()
	p.wait(time.Second)
	if got := p.moment() - from; got < 900*ms {
		t.Errorf("opened from the options it goes on by %v in a second", got)
	}
}

func TestWatchingEndsAtTheEndAndBeginsAgain(t *testing.T) {
	p := watching(t)
	p.tap("KeyE", "KeyE", "KeyE")
	p.wait(100 * ms)
	end := p.State().Watch.End
	if w := p.State().Watch; w.At != end || !w.Held {
		t.Fatalf("the record stands at %s of %s, held %v", w.At, end, w.Held)
	}
	p.tap("Enter")
	if at := p.moment(); at > 100*ms {
		t.Errorf("played again it begins at %v", at)
	}
	p.tap("KeyE", "KeyQ")
	if at := p.moment(); at > 200*ms {
		t.Errorf("five seconds on and back again lead to %v", at)
	}
}

// A step goes to the next or the last moment at which anything happened.
func TestStepsByEvent(t *testing.T) {
	p := watching(t)
	p.tap("Space")
	record := p.room.last.Record()
	reel, err := replay.NewReel(bell.Spec, &record)
	if err != nil {
		t.Fatal(err)
	}
	at := p.moment()
	for range 3 {
		p.tap("ArrowRight")
		if at = reel.Next(at); p.moment() != at {
			t.Fatalf("a step on leads to %v, want %v", p.moment(), at)
		}
	}
	p.tap("ArrowLeft")
	if at = reel.Last(at); p.moment() != at {
		t.Errorf("a step back leads to %v, want %v", p.moment(), at)
	}
	p.room.events = nil
	p.wait(200 * ms)
	if len(p.room.events) != 0 {
		t.Errorf("held, %d events are seen", len(p.room.events))
	}
}

// The bar seeks where a mouse or a finger is, and follows it.
func TestDraggingAlongTheBar(t *testing.T) {
	for _, touch := range []bool{false, true} {
		p := watching(t)
		p.tap("Space")
		r := p.ActionPlace("seek")
		if r == (scene.Rect{}) {
			t.Fatal("there is no bar")
		}
		y := r.Y + r.H/2
		var parts []float64
		p.at(r.X+r.W/2, y, shell.PointerPress, touch)
		end, _ := time.ParseDuration(p.State().Watch.End)
		part := func() float64 { return float64(p.moment()) / float64(end) }
		parts = append(parts, part())
		if p.room.seen.Device == shell.Touch {
			t.Error("the room hears of a finger, for which it would explain gestures")
		}
		p.at(r.X+r.W/4, y+300, shell.PointerMove, touch)
		parts = append(parts, part())
		p.at(r.X+r.W+500, y, shell.PointerMove, touch)
		parts = append(parts, part())
		p.at(r.X+r.W+500, y, shell.PointerLift, touch)
		p.at(r.X, y, shell.PointerMove, false)
		parts = append(parts, part())
		for i, want := range []float64{.5, .25, 1, 1} {
			if d := parts[i] - want; d < -.03 || d > .03 {
				t.Errorf("touch %v: the parts are %.2f", touch, parts)
				break
			}
		}
	}
}

// What is taken over is a practice: it is played, sets no best, is not counted, and
// its last turn can be taken back.
func TestTakingOver(t *testing.T) {
	p := newPlayer(t)
	p.room.turn = "bellRang"
	p.tap(toMenu...)
	for range 7 {
		p.tap("ArrowRight")
	}
	p.tap("Enter")
	p.wait(10 * time.Second) // without a stroke
	p.want("results", "PLAY AGAIN")
	before := len(session.NewStatistics(p.device).Games("bell"))
	p.tap("Home", "KeyR", "Enter", "KeyT")
	p.want("pause", "RESUME")
	p.tap("Enter")
	if !p.State().Practice {
		t.Fatal("it is no practice")
	}
	p.ring(3 * time.Second)
	now := p.room.last.Game().Now()
	p.tap("Backspace")
	p.want("play", "")
	if got := p.room.last.Game().Now(); got > now-900*ms || got < now-2200*ms {
		t.Errorf("a turn taken back at %v leads to %v", now, got)
	}
	p.ring(9 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.wantRecord()
	if p.room.seen.NewBest {
		t.Error("a practice sets a best")
	}
	p.wantRecords("practice", "best")
	if after := len(session.NewStatistics(p.device).Games("bell")); after != before {
		t.Errorf("%d games are counted, %d before the practice", after, before)
	}
	p.tap("Enter")
	if !p.State().Practice {
		t.Error("played again it is no practice")
	}
}

// A practice puts no end to a game that waits to be continued, and goes among the
// records when it is left.
func TestAPracticeBesideAGameThatWaits(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(3 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.tap("Escape", "Escape", "Escape")
	p.tap(toMenu...)
	for range 14 {
		p.tap("ArrowRight")
	}
	p.tap("Enter")
	p.ring(2 * time.Second)
	p.tap("Home", "KeyR", "Enter", "KeyT", "Enter") // taken over from its beginning
	if !p.State().Practice {
		t.Fatal("it is no practice")
	}
	p.tap("Home")
	if s := p.State(); s.Continue != "Bell" {
		t.Fatalf("after a practice the door says %q", s.Continue)
	}
	p.tap("Enter")
	p.want("pause", "RESUME")
	if p.State().Practice {
		t.Error("the game that waited has become a practice")
	}
	if at := p.room.last.Game().Now(); at < 2*time.Second {
		t.Errorf("it stands at %v", at)
	}
}

func TestAFinishedGameCannotBeTakenOver(t *testing.T) {
	p := watching(t)
	p.tap("KeyE", "KeyE", "KeyE", "KeyT")
	p.want("watch", "")
	p.wait(100 * ms)
	if n := p.State().Notice; !strings.Contains(n, "over here") {
		t.Errorf("the notice is %q", n)
	}
}

// A record is saved as text, and the same file opens it again.
func TestSavingAndOpeningARecord(t *testing.T) {
	p := watching(t)
	p.tap("KeyS")
	name, data, ok := p.TakeFile()
	if !ok || name != "parlor-bell-2026-12-01-1200.json" {
		t.Fatalf("the file is %q", name)
	}
	if _, _, ok := p.TakeFile(); ok {
		t.Error("it is given twice")
	}
	other := newPlayer(t)
	other.OpenFile(name, data)
	other.ready()
	other.want("watch", "")
	if w := other.State().Watch; w.End != p.State().Watch.End {
		t.Errorf("it ends at %s", w.End)
	}
	other.tap("Escape")
	other.want("archive", "")
	for change, reason := range map[string]string{
		`"version": 1`: "version", `"hash": "`: "hash", `"seed": `: "hash", `"end": "`: "more than a day", "{": "the record is damaged",
	} {
		damaged := strings.Replace(string(data), change, fmt.Sprint(change, map[bool]string{true: "99h", false: "9"}[change == `"end": "`]), 1)
		other.OpenFile("damaged", []byte(damaged))
		other.ready()
		other.want("archive", "")
		other.wait(100 * ms)
		if n := other.State().Notice; !strings.Contains(n, reason) {
			t.Errorf("%s: the notice is %q", change, n)
		}
		other.wait(5 * time.Second)
	}
}

// The keys are shown while a record is watched, below what is pressed, to whom has
// keys and wishes to see them; the game and the bar make room for them.
func TestWatchingShowsItsKeys(t *testing.T) {
	p := watching(t)
	shown := func() (keys bool, close scene.Rect, game float32) {
		p.wait(100 * ms)
		close = p.ActionPlace("close")
		foot := close.Y + close.H
		for _, m := range p.scene.Marks {
			if m.Kind == scene.MarkSprite && m.Sprite.Y > foot+2 && m.Sprite.W < 100 {
				keys = true
			}
		}
		return keys, close, p.room.view.Bottom
	}
	keys, close, game := shown()
	if !keys || close.Y+close.H > 720-20 || game < 720-close.Y {
		t.Errorf("keys are shown %v, the buttons stand at %v, and %g is left to them", keys, close, game)
	}
	p.at(640, 300, shell.PointerPress, true)
	p.at(640, 300, shell.PointerLift, true)
	if keys, touch, less := shown(); keys || touch.Y <= close.Y || less >= game {
		t.Errorf("to fingers keys are shown %v, the buttons stand at %v, and %g is left to them", keys, touch, less)
	}
	p.tap("Space", "KeyO")
	p.tap("KeyE") // the page of what is seen
	for p.State().Choice != "Show keys along the bottom" {
		p.tap("ArrowDown")
	}
	p.tap("Enter", "Escape")
	if keys, _, less := shown(); keys || less >= game {
		t.Errorf("switched off, keys are shown %v, and %g is left to them", keys, less)
	}
}
