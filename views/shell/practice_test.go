package shell_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell"
)

// forge is a belfry with a page of practice, on which a bell is tuned: its games start
// with the note that was chosen.
type forge struct {
	*belfry
	actions []string
	painted []shell.Pointing
	note    int
	text    string // what was set as its draft
}

func (f *forge) Menu() []shell.Choice {
	return append([]shell.Choice{{Label: "PRACTICE", Run: shell.Practise}}, f.belfry.Menu()...)
}

// tuneArea is where the button is, anvil where is none.
var tuneArea, anvil = scene.Rect{X: 900, Y: 300, W: 80, H: 40}, [2]float32{300, 500}

func (f *forge) Draw(s *scene.Scene, frame *shell.Frame) {
	f.belfry.Draw(s, frame)
	if frame.Screen == shell.Practice {
		frame.Spot("tune", tuneArea)
	}
}

func (f *forge) Prepare(action string) shell.Reply {
	f.actions = append(f.actions, action)
	switch action {
	case "tune":
		f.note++
		return shell.Reply{Say: fmt.Sprint("Note ", f.note, ".")}
	case "confirm":
		return shell.Reply{Open: shell.StartAction}
	}
	return shell.Reply{Heard: action != "next"}
}

func (f *forge) Letter(key string) shell.Reply {
	if digit, ok := strings.CutPrefix(key, "Digit"); ok {
		f.note = int(digit[0] - '0')
		return shell.Reply{Heard: true}
	}
	return shell.Reply{}
}

func (f *forge) Paint(p shell.Pointing) shell.Reply {
	f.painted = append(f.painted, p)
	return shell.Reply{Heard: p.X < 640}
}

func (f *forge) Prepared(seed int64, h shell.Handling) sim.Config {
	f.seeds = append(f.seeds, seed)
	return sim.Config{Seed: seed, Settings: json.RawMessage(`{"limitSeconds":4}`), Setup: fmt.Appendf(nil, `{"tuned":%d}`, f.note)}
}

func (f *forge) Draft() string        { return fmt.Sprint(f.note) }
func (f *forge) SetDraft(text string) { f.text = text }

// atForge sits before a room with a page of practice, at its menu.
func atForge(t *testing.T, d *device) (*player, *forge) {
	f := &forge{belfry: &belfry{title: "Belfry", turn: "bellRang"}, note: 2}
	p := before(t, d, shell.Setup{Rooms: []shell.Room{f}})
	p.room = f.belfry
	p.tap(toMenu...)
	p.want("menu", "PRACTICE")
	return p, f
}

// tuned is the note with which the game that is played began.
func (p *player) tuned() string { return string(p.room.last.Record().Config.Setup) }

func TestThePageOfPractice(t *testing.T) {
	p, f := atForge(t, newDevice())
	p.tap("Enter")
	p.want("practice", "")
	p.wantSpoken("Practice. Tune the bell.")
	if address, _ := p.TakeAddress(); address != "#/bell/practice" {
		t.Errorf("its address is %s", address)
	}
	p.tap("ArrowLeft", "ArrowUp", "KeyQ", "Backspace", "Digit4")
	if want := []string{"left", "up", "previous", "undo"}; !slices.Equal(f.actions, want) || f.note != 4 {
		t.Errorf("it hears %v and the note %d, want %v and 4", f.actions, f.note, want)
	}
	// A direction that is held is given again.
	f.actions = nil
	p.press("ArrowDown")
	p.wait(time.Second)
	p.lift("ArrowDown")
	if n := len(f.actions); n < 4 || f.actions[n-1] != "down" {
		t.Errorf("held for a second, a direction is given as %v", f.actions)
	}
	p.tap("Escape")
	p.want("menu", "PRACTICE")
	p.tap("Enter", "Home")
	p.want("home", "Belfry")
}

// Mouse and finger press its buttons and paint where none is.
func TestPaintingOnThePageOfPractice(t *testing.T) {
	for _, touch := range []bool{false, true} {
		p, f := atForge(t, newDevice())
		p.tap("Enter")
		p.TakeSpoken()
		p.at(tuneArea.X+5, tuneArea.Y+5, shell.PointerPress, touch)
		p.at(tuneArea.X+5, tuneArea.Y+5, shell.PointerLift, touch)
		if f.note != 3 {
			t.Errorf("touch %v: pressed, its button leads to note %d", touch, f.note)
		}
		p.wantSpoken("Note 3.")
		f.painted = nil
		p.at(anvil[0], anvil[1], shell.PointerPress, touch)
		p.at(tuneArea.X+5, tuneArea.Y+5, shell.PointerMove, touch) // over a button too
		p.at(tuneArea.X+5, tuneArea.Y+5, shell.PointerLift, touch)
		var kinds []shell.PointerKind
		for _, q := range f.painted {
			kinds = append(kinds, q.Kind)
		}
		if want := []shell.PointerKind{shell.PointerPress, shell.PointerMove, shell.PointerLift}; !slices.Equal(kinds, want) || f.note != 3 {
			t.Errorf("touch %v: a stroke is told as %v, note %d", touch, kinds, f.note)
		}
	}
	p, _ := atForge(t, newDevice())
	p.tap("Enter")
	p.at(anvil[0], anvil[1], shell.PointerBack, false)
	p.want("practice", "") // the room has a use for it
	p.at(1200, 600, shell.PointerBack, false)
	p.want("menu", "PRACTICE")
}

// What is prepared is played as a practice, again and again, and sets no best.
func TestPlayingWhatWasPrepared(t *testing.T) {
	d := newDevice()
	p, _ := atForge(t, d)
	p.tap("Enter", "Digit5", "Enter")
	p.want("play", "")
	if !p.State().Practice || p.tuned() != `{"tuned":5}` {
		t.Fatalf("practice %v from %s", p.State().Practice, p.tuned())
	}
	p.ring(7 * time.Second)
	p.want("results", "PLAY AGAIN")
	if p.room.seen.NewBest || p.State().Best != nil {
		t.Error("a practice sets a best")
	}
	p.tap("Backspace")
	p.want("play", "")
	if now := p.room.last.Game().Now(); now >= 4*time.Second || p.room.last.Game().Result().Over {
		t.Errorf("taken back from the results it stands at %v", now)
	}
	p.ring(7 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.tap("Enter")
	p.want("play", "")
	if !p.State().Practice || p.tuned() != `{"tuned":5}` {
		t.Errorf("played again: practice %v from %s", p.State().Practice, p.tuned())
	}
	p.wantRecord()
	p.Close()
	if strings.Contains(d.files[session.BestsKey], "bestBell") || len(session.NewStatistics(d).Games("bell")) != 0 {
		t.Errorf("the bests are %s", d.files[session.BestsKey])
	}
}

// The pause and the results of what was prepared lead back to its page, and from there
// to the menu; other practices know no page.
func TestThePageIsTheWayOut(t *testing.T) {
	p, f := atForge(t, newDevice())
	p.tap("Enter", "Digit5", "Enter", "Escape", "ArrowUp")
	p.want("pause", "EDIT POSITION")
	p.tap("Enter")
	p.want("practice", "")
	if f.note != 5 {
		t.Errorf("the page shows the note %d, not the one that was played", f.note)
	}
	for _, out := range [][]string{{"ArrowDown", "Enter"}, {"Escape"}} {
		p.tap("Enter")
		p.ring(7 * time.Second)
		p.want("results", "PLAY AGAIN")
		p.tap(out...)
		p.want("practice", "")
	}
	p.tap("Escape")
	p.want("menu", "PRACTICE")
	p.tap("ArrowDown", "Enter", "Escape", "ArrowUp")
	p.want("pause", "MAIN MENU")
}

// A room without a page starts its mode as a practice at once.
func TestPracticeWithoutAPage(t *testing.T) {
	p := newPlayer(t)
	p.room.practises = true
	p = before(t, p.device, shell.Setup{Rooms: p.rooms})
	p.tap(toMenu...)
	p.tap("ArrowUp")
	p.want("menu", "PRACTICE")
	p.tap("Enter")
	p.want("play", "")
	if !p.State().Practice {
		t.Error("it is no practice")
	}
	p.GoTo("#/bell/practice")
	p.ready()
	if n := p.State().Notice; !strings.Contains(n, "is no place") {
		t.Errorf("the address of a page that is not there is told as %q", n)
	}
}

// A position that the game refuses is told, and the page stays.
func TestRefusedPracticeIsTold(t *testing.T) {
	p, _ := atForge(t, newDevice())
	p.tap("Enter", "Digit9", "Enter")
	p.want("practice", "")
	p.wait(100 * ms)
	if n := p.State().Notice; !strings.Contains(n, "setup: tuned: 9 is not a note") {
		t.Errorf("it is told as %q", n)
	}
	p.tap("Digit3", "Enter")
	p.want("play", "")
}

// What was prepared is kept on the device, on every way from the page.
func TestDraftsAreKept(t *testing.T) {
	for way, leave := range map[string]func(p *player){
		"back": func(p *player) { p.tap("Escape") }, "home": func(p *player) { p.tap("Home") },
		"start": func(p *player) { p.tap("Enter") }, "the window closes": func(p *player) { p.Close() },
	} {
		d := newDevice()
		p, _ := atForge(t, d)
		p.tap("Enter", "Digit4")
		leave(p)
		if _, f := atForge(t, d); f.text != "4" {
			t.Errorf("%s: the next time the draft is %q", way, f.text)
		}
	}
}

// The address of the page opens it.
func TestTheAddressOfThePageOfPractice(t *testing.T) {
	p, _ := atForge(t, newDevice())
	p.GoTo("#/bell/practice")
	p.ready()
	p.want("practice", "")
	p.tap("Escape")
	p.want("menu", "PRACTICE")
}
