package shell_test

import (
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell"
)

// An address of another game's records that is typed in the middle of a game leaves
// that game as its own: kept, and with its best.
func TestAnAddressOfOtherRecordsDuringAGame(t *testing.T) {
	p, _ := atWork(t, "")
	p.tap(toPlay...)
	p.ring(500 * ms)
	p.GoTo("#/records/foundry")
	p.ready()
	if s := p.State(); s.Screen != "archive" || s.Game != "foundry" {
		t.Fatalf("the screen is %s of %s", s.Screen, s.Game)
	}
	records := session.LoadRecords(p.device)
	if _, ok := records.Unfinished("bell"); !ok {
		t.Error("the game that was played cannot be continued")
	}
	if _, ok := records.Unfinished("foundry"); ok {
		t.Error("it is kept as one of the other room's")
	}
}

// The page of practice is left for another room too, and what was prepared is kept.
func TestAnotherRoomFromThePageOfPractice(t *testing.T) {
	d := newDevice()
	f := &forge{belfry: &belfry{title: "Belfry"}}
	p := before(t, d, shell.Setup{Rooms: []shell.Room{f, newFoundry()}})
	p.tap(toMenu...)
	p.tap("Enter", "Digit4")
	p.want("practice", "")
	p.GoTo("#/foundry")
	p.ready()
	p.want("play", "")
	if draft := session.LoadTastes(d).Games["bell"].Practice; draft != "4" {
		t.Errorf("kept of the page is %q", draft)
	}
}

// Whoever leaves with the bar in hand has let go of it.
func TestLeavingWithTheBarInHand(t *testing.T) {
	for way, leave := range map[string]func(p *player){
		"home":    func(p *player) { p.tap("Home") },
		"options": func(p *player) { p.tap("KeyO", "Escape") },
		"focus":   func(p *player) { p.Focus(p.now, false); p.Focus(p.now, true) },
	} {
		p := watching(t)
		r := p.ActionPlace("seek")
		p.at(r.X+r.W/2, r.Y+r.H/2, shell.PointerPress, false)
		leave(p)
		before := p.State().Watch
		p.at(r.X+5, r.Y+r.H/2, shell.PointerMove, false)
		switch s := p.State(); {
		case way == "home" && (s.Screen != "home" || s.State != nil):
			t.Errorf("%s: on %s a game is watched", way, s.Screen)
		case way != "home" && (s.Watch.At < before.At || s.Watch.Held):
			t.Errorf("%s: the record stood at %s, and now at %s", way, before.At, s.Watch.At)
		}
	}
}

// What is pressed where a record was a moment ago does nothing.
func TestPressingWhatIsNoMoreInTheArchive(t *testing.T) {
	p, _ := atWork(t, "")
	p.tap(toPlay...)
	p.wait(3 * time.Second)
	p.tap("Home", "KeyR")
	r := p.ActionPlace("hold")
	if r == (scene.Rect{}) {
		t.Fatal("there is nothing to press")
	}
	line := p.ActionPlace("line 0")
	p.press("KeyE") // the tab of a game without records, of which no frame was drawn yet
	p.Pointer(p.now, r.X+5, r.Y+5, shell.PointerPress)
	p.Pointer(p.now, line.X+5, line.Y+5, shell.PointerPress)
	p.frame()
	p.want("archive", "")
	if s := p.State(); s.Game != "foundry" || !s.Ready || s.Notice != "" {
		t.Errorf("%s is on the screen, and %q is told", s.Game, s.Notice)
	}
}

// Coming back from a record is spoken.
func TestComingBackToTheArchiveIsSpoken(t *testing.T) {
	p := watching(t)
	p.TakeSpoken()
	p.tap("Escape")
	p.want("archive", "")
	p.wantSpoken("Records of Belfry 1.", "Bell, ")
}

// Records are looked at in the parlour, and its music goes on.
func TestTheArchiveSoundsLikeHome(t *testing.T) {
	p := newPlayer(t)
	home := p.TakeSound()
	p.tap("KeyR")
	p.want("archive", "")
	if s := p.TakeSound(); s.Room != home.Room || s.Song != home.Song {
		t.Errorf("the effects are of %s and the music is %q", s.Room, s.Song)
	}
}

// A kept game of a step that the menu has no more is continued at one that it has.
func TestAStepThatIsNoMore(t *testing.T) {
	p := sitDown(t, &device{files: map[string]string{}, graded: true}, 1, false)
	p.tap(toPlay...)
	p.ring(1500 * ms)
	p.tap("Home")
	p.device.files[session.RecordsKey] = strings.ReplaceAll(p.device.files[session.RecordsKey], `"level":2`, `"level":99`)
	after := again(t, p)
	after.tap("Enter")
	after.want("pause", "RESUME")
	if level := after.State().Level; level < 1 || level > 3 {
		t.Errorf("the step is %d", level)
	}
}

// A record from a file does not say at which step it was begun: the menu keeps its own.
func TestTakingOverAFileKeepsTheStep(t *testing.T) {
	p := watching(t)
	p.tap("KeyS")
	name, data, _ := p.TakeFile()
	p.OpenFile(name, data)
	p.ready()
	p.tap("KeyT")
	p.want("pause", "RESUME")
	if level := p.State().Level; level != 8 {
		t.Errorf("the step is %d, want 8", level)
	}
}

// Whoever goes Home from the options is there, without them.
func TestHomeFromTheOptions(t *testing.T) {
	for way, leave := range map[string]func(p *player){
		"key":     func(p *player) { p.tap("Home") },
		"address": func(p *player) { p.GoTo("#/"); p.ready() },
	} {
		p := newPlayer(t)
		p.tap(toMenu...)
		p.tap("KeyO")
		p.want("options", "Music")
		leave(p)
		if s := p.State(); s.Screen != "home" {
			t.Errorf("%s: the screen is %s", way, s.Screen)
		}
	}
}

// Below the options no turn is taken back.
func TestNoTurnIsTakenBackBelowTheOptions(t *testing.T) {
	p, _ := atForge(t, newDevice())
	p.tap("Enter", "Enter")
	p.ring(7 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.tap("KeyO", "Backspace", "Escape")
	p.want("results", "PLAY AGAIN")
}

// Reading how a lab is worked leaves what was left there to be continued.
func TestHowToWorkALabThatWasLeft(t *testing.T) {
	for way, asks := range map[string]func(p *player){
		"key":     func(p *player) { p.tap("KeyH") },
		"address": func(p *player) { p.GoTo("#/foundry/help"); p.ready() },
	} {
		p, l := atWork(t, "foundry")
		p.tap("Digit3")
		tuned := l.tuned()
		p.tap("Home")
		asks(p)
		if s := p.State(); s.Screen != "help" {
			t.Fatalf("%s: the screen is %s", way, s.Screen)
		}
		p.tap("Home")
		if s := p.State(); s.Screen != "home" || s.Continue == "" {
			t.Fatalf("%s: on %s, %q can be continued", way, s.Screen, s.Continue)
		}
		p.tap("Enter")
		if l.tuned() != tuned {
			t.Errorf("%s: the bell is at %v, and was left at %v", way, l.tuned(), tuned)
		}
	}
}

// silent is a lab in whose game nothing happens.
type silent struct{ *foundry }

func (s silent) Spec() *sim.Spec {
	spec := *s.foundry.Spec()
	spec.Events = nil
	return &spec
}

// Events are told in the words of the game in which they happened, whatever door is
// chosen since.
func TestEventsOfAGameThatWasLeft(t *testing.T) {
	p := before(t, newDevice(), shell.Setup{Rooms: []shell.Room{&belfry{title: "Bell"}, silent{newFoundry()}}})
	p.tap(toPlay...)
	p.ring(2500 * ms)
	p.tap("Home", "ArrowRight")
	events := p.Events()
	if len(events) == 0 || events[0]["event"] == "" {
		t.Errorf("the events are %v", events)
	}
}

// Jumping is spoken, and so is the end.
func TestJumpingIsSpoken(t *testing.T) {
	p := watching(t)
	p.TakeSpoken()
	p.tap("KeyE")
	p.wantSpoken("0:05 of 0:08, 1 times.")
	p.wait(4 * time.Second)
	p.wantSpoken("0:08 of 0:08, held.")
}

// A notice does not cover the bar with which a record is steered.
func TestNoticesStandAboveTheBar(t *testing.T) {
	p := watching(t)
	p.tap("Space")
	bar := p.ActionPlace("close").Y
	below := func() (n int) {
		for _, m := range p.scene.Marks {
			if m.Kind == scene.MarkSprite && m.Sprite.Y > bar {
				n++
			}
		}
		return n
	}
	before := below()
	p.Tell("Saved as a file with a name that is long enough to be in the way of the buttons.")
	p.wait(time.Second)
	if after := below(); after != before {
		t.Errorf("%d pictures are in the bar, %d before the notice", after, before)
	}
}

// What is taken over goes on from a pause: nothing is counted down, and nothing of a
// countdown is heard.
func TestTakingOverCountsNothingDown(t *testing.T) {
	p := watching(t)
	p.room.countdown = 3
	p.TakeSpoken()
	p.TakeSound()
	p.tap("KeyT")
	p.want("pause", "RESUME")
	for _, c := range p.TakeSound().Cues {
		if c.Effect == "countdownBeep" {
			t.Error("it is counted down")
		}
	}
	if spoken := p.TakeSpoken(); strings.Contains(spoken, "3.") {
		t.Errorf("spoken is %q", spoken)
	}
}
