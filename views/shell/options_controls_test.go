package shell_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/views/shell"
)

// controls opens the page of the keys of the menus, or of the game.
func (p *player) controls(game string) {
	p.Helper()
	for p.tap("KeyO"); p.State().Options.Page != "controls"; {
		p.tap("KeyE")
	}
	for p.value("Game") != game {
		p.tap("ArrowLeft")
	}
}

func TestRebinding(t *testing.T) {
	p := newPlayer(t)
	p.controls("Belfry 1")
	p.goTo("Pull")
	p.tap("Enter")
	if !p.State().Options.Listening {
		t.Fatal("nothing listens")
	}
	p.tap("KeyW")
	p.wantRow("controls", "Pull", "W, B, A")
	if got := p.kept().Games["bell"].Keys["pull"]; !slices.Equal(got, []string{"KeyW", "KeyB", "ArrowUp"}) {
		t.Errorf("the device keeps %v", got)
	}
	p.tap("Escape")

	// It plays with the new key, also after a reload.
	q := sitDown(t, p.device, 1, false)
	q.tap(toPlay...)
	q.press("KeyA")
	q.frame()
	q.wantHeard()
	q.press("KeyW")
	q.frame()
	q.wantHeard(pull)
	if got := q.room.seen.KeyName("pull"); got != "W" {
		t.Errorf("the key is shown as %q", got)
	}
	if got := q.room.seen.KeyNames("pull"); !slices.Equal(got, []string{"W", "B", "Up"}) {
		t.Errorf("the keys are %q", got)
	}
}

// A key that another command has moves; that one is told.
func TestAKeyThatIsTaken(t *testing.T) {
	p := newPlayer(t)
	p.controls("Belfry 1")
	p.goTo("Pull")
	p.tap("ArrowRight", "Enter", "KeyP")
	p.wantRow("controls", "Pull", "A, P, A")
	if got := p.value("Pause"); got != "Esc, Start" {
		t.Errorf("pause is on %q", got)
	}
	if n := p.State().Notice; !strings.Contains(n, "P was for Pause") {
		t.Errorf("the notice is %q", n)
	}
	// Keys of another game or of the menus are no conflict.
	p.tap("Enter", "Enter")
	p.wantRow("controls", "Pull", "A, Enter, A")
	p.tap("Escape")
	p.tap(toPlay...)
	p.tap("KeyP")
	p.want("play", "")
	p.tap("Escape")
	p.want("pause", "RESUME")
}

func TestClearingASlot(t *testing.T) {
	p := newPlayer(t)
	p.controls("Belfry 1")
	p.goTo("Pull")
	for _, want := range []string{"B, Up, A", "Up, A", "A"} {
		p.tap("Enter", "Backspace")
		p.wantRow("controls", "Pull", want)
	}
	p.tap("ArrowRight", "ArrowRight", "Enter", "Backspace")
	p.wantRow("controls", "Pull", "no key")
	p.tap("Enter", "Backspace") // there is nothing
	p.wantRow("controls", "Pull", "no key")
	p.tap("Escape")
	p.tap("Enter", "Enter", "ArrowDown")
	p.TakeSpoken()
	p.tap("Enter")
	p.wantSpoken("No key: ring.")
	if got := p.room.seen.KeyName("pull"); got != "" {
		t.Errorf("the key is shown as %q", got)
	}
}

// Pause and the menus always keep a key and a button.
func TestTheLastKeyIsKept(t *testing.T) {
	p := newPlayer(t)
	p.controls("Belfry 1")
	p.goTo("Pause")
	p.tap("ArrowRight", "Enter", "Backspace")
	p.wantRow("controls", "Pause", "Esc, Start")
	p.tap("ArrowLeft", "Enter", "Backspace")
	p.wantRow("controls", "Pause", "Esc, Start")
	if p.State().Notice == "" {
		t.Error("nobody says why")
	}
	p.tap("ArrowRight", "ArrowRight", "Enter", "Backspace")
	p.wantRow("controls", "Pause", "Esc, Start")
	p.tap("Escape")

	p.controls("Menus")
	p.goTo("Up")
	p.tap("ArrowLeft", "ArrowLeft", "Enter", "ArrowDown")
	p.wantRow("controls", "Up", "Up, D-pad up")
	if got := p.value("Down"); got != "Down, D-pad down" {
		t.Errorf("down is on %q", got)
	}
	p.tap("Enter", "KeyW")
	p.wantRow("controls", "Up", "W, D-pad up")
	p.tap("KeyW")
	p.wantRow("controls", "Game", "Menus")
}

// Options of another hand cannot take the way out either.
func TestKeptOptionsWithoutAPauseKey(t *testing.T) {
	p := sitDown(t, &device{files: map[string]string{"options": `{"games":{"bell":{"keys":{"pause":[]}},"menus":{"keys":{"back":[],"confirm":null}}}}`}}, 1, false)
	p.tap(toPlay...)
	p.tap("Escape")
	p.want("pause", "RESUME")
}

func TestListeningEnds(t *testing.T) {
	listen := func() *player {
		p := newPlayer(t)
		p.controls("Belfry 1")
		p.goTo("Pull")
		p.tap("Enter")
		return p
	}
	p := listen()
	p.tap("Escape")
	if s := p.State().Options; s == nil || s.Listening {
		t.Errorf("Esc does not cancel: %+v", s)
	}
	p = listen()
	p.tap("F5", "Tab", "MetaLeft", "")
	p.Pad(shell.Input{At: p.now, Key: "X", Pad: 1, Down: true})
	p.at(640, 300, shell.PointerMove, false)
	p.at(5, 5, shell.PointerPress, false)
	p.at(5, 5, shell.PointerLift, false)
	p.wait(7 * time.Second)
	if s := p.State().Options; s == nil || !s.Listening {
		t.Errorf("other input is heard: %+v", s)
	}
	p.wait(1100 * ms)
	if s := p.State().Options; s == nil || s.Listening {
		t.Error("8 s without a key do not cancel")
	}
	p.wantRow("controls", "Pull", "A, B, A")
}

func TestRebindingAButton(t *testing.T) {
	p := newPlayer(t)
	press := func(button string) {
		p.Pad(shell.Input{At: p.now, Key: button, Pad: 1, Down: true})
		p.frame()
		p.Pad(shell.Input{At: p.now, Key: button, Pad: 1})
		p.frame()
	}
	p.controls("Belfry 1")
	p.goTo("Pull")
	p.tap("ArrowRight", "ArrowRight")
	p.tap("Enter", "KeyX") // no button
	if !p.State().Options.Listening {
		t.Fatal("a key counts as a button")
	}
	press("RT")
	p.wantRow("controls", "Pull", "A, B, RT")
	p.goTo("Pause")
	p.tap("Enter")
	press("RT") // moves
	p.wantRow("controls", "Pause", "Esc, P, RT")
	if got := p.value("Pull"); got != "A, B" {
		t.Errorf("pull is on %q", got)
	}
	p.tap("Escape")
	p.tap(toPlay...)
	press("RT")
	p.want("pause", "RESUME")
}
