package shell_test

import (
	"encoding/json"
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/session"
	"parlor/views/shell"
)

// wantRow checks the page that is open, its chosen row and what that is set to.
func (p *player) wantRow(page, row, value string) {
	p.Helper()
	o := p.State().Options
	if o == nil {
		p.Fatalf("the options are not open, but the %s", p.State().Screen)
	}
	if r := o.Rows[o.Row]; o.Page != page || r.Label != row || r.Value != value {
		p.Fatalf("the page %s has chosen %s, %q; want the page %s with %s, %q", o.Page, r.Label, r.Value, page, row, value)
	}
}

// goTo chooses a row of the open page.
func (p *player) goTo(row string) {
	p.Helper()
	for range p.State().Options.Rows {
		if p.State().Choice == row {
			return
		}
		p.tap("ArrowDown")
	}
	p.Fatalf("the page has no row %s: %+v", row, p.State().Options)
}

// value gives what a row of the open page is set to.
func (p *player) value(row string) string {
	p.Helper()
	for _, r := range p.State().Options.Rows {
		if r.Label == row {
			return r.Value
		}
	}
	p.Fatalf("the page has no row %s", row)
	return ""
}

// kept gives the options on the device.
func (p *player) kept() session.Options {
	p.Helper()
	p.frame()
	return session.LoadTastes(p.device).Options
}

// The options open from every screen but a running game, and lead back to it.
func TestOptionsOpenEverywhere(t *testing.T) {
	for screen, way := range map[string][]string{
		"home": nil, "title": toTitle, "menu": toMenu, "help": {"Enter", "Enter", "ArrowDown", "Enter"},
		"pause": {"Enter", "Enter", "Enter", "Escape"}, "results": toPlay,
	} {
		t.Run(screen, func(t *testing.T) {
			p := newPlayer(t)
			p.tap(way...)
			if screen == "results" {
				p.wait(3 * time.Second)
			}
			for _, closing := range []func(){
				func() { p.tap("Escape") },
				func() { p.tap("KeyO") },
				func() { p.Pad(shell.Input{At: p.now, Key: "B", Pad: 1, Down: true}); p.frame() },
				func() { p.at(5, 5, shell.PointerPress, false); p.at(5, 5, shell.PointerLift, false) },
				func() { p.at(5, 5, shell.PointerPress, true); p.at(5, 5, shell.PointerLift, true) },
				func() { p.at(640, 300, shell.PointerBack, false) },
			} {
				p.Pad(shell.Input{At: p.now, Key: "B", Pad: 1})
				p.tap("KeyO")
				p.wantRow("sound", "Music", "70")
				if p.room.seen.Hints {
					t.Error("the keys of the screen below are shown")
				}
				closing()
				p.frame()
				if s := p.State(); s.Screen != screen || s.Options != nil {
					t.Fatalf("the options led to %s", s.Screen)
				}
			}
		})
	}
}

func TestOptionsDoNotOpenWhilePlaying(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.tap("KeyO")
	p.want("play", "")
}

// What is pressed while the options are open does nothing below them.
func TestOptionsCatchEverything(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.tap("KeyO", "ArrowDown", "ArrowRight", "KeyA", "KeyP")
	p.at(120, 220, shell.PointerMove, false)
	p.tap("Escape")
	p.want("menu", "BELL")
	if level := p.State().Level; level != 1 {
		t.Errorf("the start level is %d", level)
	}
}

func TestThePauseLeadsToHelpAndOptions(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.tap("Escape", "ArrowDown", "ArrowDown", "Enter")
	p.want("help", "HOW TO PLAY")
	p.tap("Escape")
	p.want("pause", "HOW TO PLAY")
	p.tap("ArrowDown", "Enter")
	p.wantRow("sound", "Music", "70")
	p.tap("Escape")
	p.want("pause", "OPTIONS")
	p.tap("Escape")
	p.want("play", "")
	p.wantRecord()
}

func TestOptionsAreSpoken(t *testing.T) {
	p := newPlayer(t)
	p.TakeSpoken()
	p.tap("KeyO")
	p.wantSpoken("Options.", "Sound, page 1 of 3.", "Music, 70, 1 of 6.")
	p.tap("ArrowRight", "ArrowDown")
	p.wantSpoken("75.", "Effects, 80, 2 of 6.")
	p.tap("KeyE")
	p.wantSpoken("Display, page 2 of 3.", "Reduced motion, As the system, 1 of 7.")
	p.tap("KeyQ", "KeyQ")
	p.wantSpoken("Controls, page 3 of 3.", "Game, Belfry 1, 1 of 4.")
	p.tap("ArrowDown", "ArrowRight", "Enter")
	p.wantSpoken("Pull, A, B, A, 2 of 4.", "Second key, B.", "Press a key for Pull.")
	p.tap("KeyW")
	p.wantSpoken("Pull, A, W, A.")
	p.tap("Escape")
	p.wantSpoken("Parlor. Choose a game.")
}

func TestRestoringAsksOnce(t *testing.T) {
	p := newPlayer(t)
	p.tap("KeyO", "ArrowLeft", "ArrowUp", "Enter")
	p.wantRow("sound", "Restore this page?", "")
	p.tap("ArrowUp", "ArrowDown") // thinks again
	p.wantRow("sound", "Restore defaults", "")
	if p.kept().Music != 65 {
		t.Error("the first press restores")
	}
	p.tap("Enter", "Enter")
	if p.kept().Music != 70 {
		t.Error("the second press does not restore")
	}
	p.tap("KeyE", "ArrowRight", "KeyE", "ArrowDown", "Enter", "KeyW", "ArrowUp", "ArrowUp", "Enter", "Enter")
	if got := p.kept(); got.Games["bell"].Keys != nil || got.Motion != session.MotionReduced {
		t.Errorf("restoring the keys left %+v", got)
	}
	if got := p.value("Pull"); got != "A, B, A" {
		t.Errorf("pull is on %s", got)
	}
}

func TestOptionsWithoutAStore(t *testing.T) {
	p := sitDown(t, &device{fails: true}, 1, false)
	p.wait(10 * time.Second) // the notices at the beginning
	p.tap("KeyO", "ArrowRight", "ArrowRight")
	p.wantRow("sound", "Music", "80")
	p.tap("Escape", "KeyO")
	p.wantRow("sound", "Music", "80")
	if n := p.State().Notice; n != "" {
		t.Errorf("it is told again: %s", n)
	}
}

func TestLeavingKeepsTheOptions(t *testing.T) {
	p := newPlayer(t)
	p.tap("KeyO")
	p.press("ArrowRight") // no frame comes after it
	p.Close()
	if got := session.LoadTastes(p.device).Music; got != 75 {
		t.Errorf("the device keeps %d", got)
	}
}

// Whatever is pressed, the options answer, close, and leave the menus their keys.
func TestMashingTheOptions(t *testing.T) {
	keys := []string{
		"Enter", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "KeyO", "KeyQ", "KeyE", "KeyM", "KeyA", "KeyP",
		"Backspace", "Space", "F5", "",
	}
	buttons := []string{"A", "B", "LB", "RB", "DPadUp", "DPadDown", "DPadLeft", "Start", "Select"}
	rapid.Check(t, func(t *rapid.T) {
		p := sitDown(t, &device{files: map[string]string{}, fails: rapid.Bool().Draw(t, "store fails")}, 2, false)
		p.room.handles = handles
		p.Rebind()
		p.view.W++ // the pages are laid out anew
		p.tap("KeyO")
		for range rapid.IntRange(1, 150).Draw(t, "steps") {
			down := rapid.Bool().Draw(t, "down")
			switch rapid.IntRange(0, 7).Draw(t, "what") {
			case 0, 1, 2, 3:
				p.tap(rapid.SampledFrom(keys).Draw(t, "key"))
			case 4:
				p.Pad(shell.Input{At: p.now, Key: rapid.SampledFrom(buttons).Draw(t, "button"), Pad: 1, Down: down})
			case 5, 6:
				x, y := rapid.Float32Range(-10, 1300).Draw(t, "x"), rapid.Float32Range(-10, 730).Draw(t, "y")
				p.at(x, y, shell.PointerKind(rapid.IntRange(0, 4).Draw(t, "kind")), down)
			case 7:
				p.view.W = rapid.Float32Range(1, 1400).Draw(t, "width")
				p.view.H = rapid.Float32Range(1, 900).Draw(t, "height")
				p.wait(time.Duration(rapid.IntRange(1, 400).Draw(t, "wait")) * ms)
			}
			if _, err := json.Marshal(p.State()); err != nil {
				t.Fatal(err)
			}
		}
		p.view = shell.View{W: 1280, H: 720, Scale: 1}
		p.now += 10 * time.Second // whatever listens gives up
		p.frame()
		for kind := shell.PointerLift; p.State().Options != nil; kind = shell.PointerLift {
			p.at(5, 5, kind, false)
			p.at(5, 5, shell.PointerPress, false)
			p.at(5, 5, kind, false)
			if p.State().Options != nil && p.State().Options.Listening {
				t.Fatal("it listens for ever")
			}
		}
		for _, b := range p.MenuKeys() {
			if len(b) == 0 {
				t.Fatal("an action of the menus has no key")
			}
		}
	})
}
