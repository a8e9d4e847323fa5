package shell_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// tune is the bell's command that takes a note.
const tune = pull + 1

// foundry is a lab: a belfry whose bell is tuned by actions with an argument.
type foundry struct {
	*belfry
	asked  []string // the actions that it was asked for
	closes bool     // it hears the next BackAction
	types  bool     // it has a use for all keys
	pasted string
	typed  []string
	button kit.State // that it drew
}

func newFoundry() *foundry { return &foundry{belfry: &belfry{title: "Foundry", name: "foundry"}} }

func (l *foundry) Card() shell.Card {
	card := l.belfry.Card()
	card.Gestures = shell.Gestures{}
	card.Pride, card.PrideWords = "casts", "Bells cast"
	card.Repeats = []string{"tune 3"}
	card.Keys = []shell.Binding{
		{Command: "tune 2", Label: "Second", Keys: []string{"Digit2"}, Pad: []string{"A"}},
		{Command: "tune 3", Label: "Third", Keys: []string{"Digit3"}},
		{Command: shell.HelpAction, Label: "Help", Keys: []string{"Slash"}},
	}
	return card
}

func (l *foundry) Menu() []shell.Choice { return nil }

func (l *foundry) Config(string, int, int64, shell.Handling) sim.Config { return sim.Config{} }

func (l *foundry) Draw(s *scene.Scene, f *shell.Frame) {
	l.seen, l.last = *f, f.Session
	l.button = f.Spot("tune 4", scene.Rect{X: 100, Y: 100, W: 50, H: 50})
	f.Spot("tune 3", scene.Rect{X: 200, Y: 100, W: 50, H: 50})
	f.Spot(shell.ShareAction, scene.Rect{X: 300, Y: 100, W: 50, H: 50})
}

func (l *foundry) Act(_ sim.Game, action string) shell.Reply {
	l.asked = append(l.asked, action)
	if note, ok := strings.CutPrefix(action, "tune "); ok {
		return shell.Reply{Inputs: []sim.Input{{Code: tune, X: int16(note[0] - '0')}}}
	}
	if action == shell.BackAction && l.closes {
		l.closes = false
		return shell.Reply{Say: "Closed."}
	}
	return shell.Reply{}
}

func (l *foundry) Type(_ sim.Game, key string) shell.Reply {
	if l.types {
		l.typed = append(l.typed, key)
	}
	return shell.Reply{Heard: l.types}
}

func (l *foundry) Paste(_ sim.Game, text string) shell.Reply {
	l.pasted = text
	return shell.Reply{Open: text}
}

func (l *foundry) Link(g sim.Game) string { return fmt.Sprint("tuned=", l.tuned()) }

// tuned is the note that the bell has.
func (l *foundry) tuned() any { return l.Spec().Look(l.last.Game()).(map[string]any)["tuned"] }

func (l *foundry) Open(query string) (sim.Config, error) {
	note, ok := strings.CutPrefix(query, "tuned=")
	if !ok {
		return sim.Config{}, errors.New("there is only tuned")
	}
	return sim.Config{Setup: []byte(`{"tuned":` + note + `}`)}, nil
}

func (l *foundry) BestKey(sim.Game) string { return "best" + fmt.Sprint(l.tuned()) }

// atWork sits down before a game and a lab, and opens an address.
func atWork(t *testing.T, address string) (*player, *foundry) {
	t.Helper()
	l := newFoundry()
	p := before(t, newDevice(), shell.Setup{Rooms: []shell.Room{&belfry{title: "Bell"}, l}, Address: address})
	p.ready()
	return p, l
}

func TestALabsDoorOpensIntoItsGame(t *testing.T) {
	p, l := atWork(t, "")
	p.tap("ArrowRight", "Enter")
	p.want("play", "")
	if !strings.Contains(p.TakeSpoken(), "Foundry.") {
		t.Error("nobody says where one is")
	}
	l.closes = true
	p.tap("Escape")
	p.want("play", "")
	p.tap("Escape")
	p.want("home", "Foundry")
	if p.room.last != nil {
		t.Error("another room has a game")
	}
}

func TestActionsOfALab(t *testing.T) {
	p, l := atWork(t, "foundry")
	for _, c := range []struct {
		what string
		do   func()
		note int32
	}{
		{"a key", func() { p.tap("Digit2") }, 2},
		{"a click", func() { p.at(120, 120, shell.PointerPress, false); p.at(120, 120, shell.PointerLift, false) }, 4},
		{"a gamepad", func() { p.Pad(shell.Input{At: p.now, Pad: 1, Key: "A", Down: true}); p.frame() }, 2},
		{"a finger", func() { p.at(220, 120, shell.PointerPress, true); p.at(220, 120, shell.PointerLift, true) }, 3},
	} {
		c.do()
		if got := l.tuned(); got != c.note {
			t.Errorf("%s tunes to %v, want %d", c.what, got, c.note)
		}
	}
	p.wantRecord()
}

func TestSpotsShowThePointer(t *testing.T) {
	p, l := atWork(t, "foundry")
	want := func(state kit.State) {
		t.Helper()
		p.frame()
		if l.button != state {
			t.Errorf("the button shows %d, want %d", l.button, state)
		}
	}
	want(kit.Rest)
	p.at(120, 120, shell.PointerMove, false)
	want(kit.Hover)
	p.at(120, 120, shell.PointerPress, false)
	want(kit.Pressed)
	p.at(500, 500, shell.PointerMove, false)
	p.at(500, 500, shell.PointerLift, false)
	want(kit.Rest)
	p.at(120, 120, shell.PointerPress, true)
	want(kit.Pressed)
	p.at(120, 120, shell.PointerLift, true)
	p.tap("Slash")
	p.at(120, 120, shell.PointerMove, false)
	want(kit.Rest)
}

func TestHeldActionsRepeat(t *testing.T) {
	count := func(l *foundry, action string) (n int) {
		for _, a := range l.asked {
			if a == action {
				n++
			}
		}
		return n
	}
	for key, action := range map[string]string{"Digit3": "tune 3", "Digit2": "tune 2"} {
		p, l := atWork(t, "foundry")
		p.press(key)
		p.wait(time.Second)
		p.lift(key)
		n := count(l, action)
		p.wait(time.Second)
		if want := map[string]int{"tune 3": 7, "tune 2": 1}[action]; n < want-1 || n > want || count(l, action) != n {
			t.Errorf("%s was given %d times in a second and %d after it", action, n, count(l, action)-n)
		}
	}
	p, l := atWork(t, "foundry")
	p.at(220, 120, shell.PointerPress, false)
	p.wait(time.Second)
	p.at(220, 120, shell.PointerLift, false)
	p.wait(time.Second)
	if n := count(l, "tune 3"); n < 6 || n > 7 {
		t.Errorf("the mouse gave it %d times", n)
	}
}

func TestALabHasNoPause(t *testing.T) {
	p, l := atWork(t, "foundry")
	p.Focus(p.now, false)
	p.wait(100 * ms)
	p.Focus(p.now, true)
	if !slices.Contains(l.asked, shell.RestAction) {
		t.Error("losing the focus lets nothing rest")
	}
	p.want("play", "")
	p.now += 10 * time.Second // a stall
	p.wait(100 * ms)
	p.want("play", "")
	if l.last.Paused() || l.last.Game().Now() > 2*time.Second {
		t.Errorf("after a stall it is paused %v at %v", l.last.Paused(), l.last.Game().Now())
	}
	p.wantRecord()
}

func TestHelpAndOptionsOpenOverALab(t *testing.T) {
	p, l := atWork(t, "foundry")
	for key, screen := range map[string]string{"Slash": "help", "KeyO": "options"} {
		l.asked = nil
		p.press(key)
		p.frame()
		p.lift(key)
		if s := p.State(); s.Screen != screen || !slices.Contains(l.asked, shell.RestAction) {
			t.Errorf("%s opens %s, asked %v", key, s.Screen, l.asked)
		}
		p.tap("Escape")
		p.want("play", "")
	}
}

func TestALabTypes(t *testing.T) {
	p, l := atWork(t, "foundry")
	l.types = true
	p.tap("Digit2", "Escape")
	if !slices.Equal(l.typed, []string{"Digit2", "Escape"}) || len(l.asked) != 0 {
		t.Errorf("typed are %v, and asked %v", l.typed, l.asked)
	}
	p.want("play", "")
}

func TestAddresses(t *testing.T) {
	p, l := atWork(t, "#/foundry?tuned=5")
	if got := l.tuned(); got != int32(5) {
		t.Fatalf("the bell is tuned to %v", got)
	}
	p.GoTo("bell")
	p.ready()
	p.want("title", "")
	if address, isNew := p.TakeAddress(); address != "#/bell" || !isNew {
		t.Errorf("the address is %s", address)
	}
	if _, isNew := p.TakeAddress(); isNew {
		t.Error("the same address is new again")
	}
	p.GoTo("#/foundry?tuned=2")
	p.ready()
	p.want("play", "")
	p.Paste(p.now, "tuned=4")
	p.frame()
	if l.pasted != "tuned=4" || l.tuned() != int32(4) {
		t.Errorf("%q was pasted, and the bell is tuned to %v", l.pasted, l.tuned())
	}
	p.at(320, 120, shell.PointerPress, false)
	if got := p.TakeShared(); got != "#/foundry?tuned=4" || p.TakeShared() != "" {
		t.Errorf("shared is %q", got)
	}
	p.GoTo("#/")
	p.ready()
	p.want("home", "Foundry")
	if address, _ := p.TakeAddress(); address != "#/" {
		t.Errorf("the address of Home is %s", address)
	}
}

func TestAddressesThatAreRefused(t *testing.T) {
	for address, says := range map[string]string{
		"#/tower": `"tower" is none of the games`, "#/foundry?weight=3": "there is only tuned", "#/foundry?tuned=9": "tuned: 9 is not a note",
	} {
		p, _ := atWork(t, address)
		p.want("home", "Bell")
		if notice := p.State().Notice; !strings.Contains(notice, says) {
			t.Errorf("%s is answered by %q", address, notice)
		}
	}
}

// A lab's bests are kept under its own keys, as soon as there is one.
func TestBestsOfALab(t *testing.T) {
	p, l := atWork(t, "foundry?tuned=3")
	p.wait(100 * ms)
	if _, ok := l.seen.Best("best3"); !ok || !l.seen.NewBest {
		t.Errorf("a best is kept %v, and new %v", ok, l.seen.NewBest)
	}
	if _, ok := l.seen.Best("best4"); ok {
		t.Error("another key has the best too")
	}
}

// A visit that set a best is kept, however short it was, and whatever comes after it.
func TestTheRecordOfALabsBestIsKept(t *testing.T) {
	p, _ := atWork(t, "foundry?tuned=3")
	p.tap("Digit2")
	p.GoTo("#/foundry?tuned=4")
	p.ready()
	p.tap("Digit2")
	p.tap("Home")
	records := session.LoadRecords(p.device)
	list := records.List("foundry")
	if len(list) != 1 || !slices.Equal(list[0].Bests, []string{"best3"}) {
		t.Errorf("kept are %+v, want the visit with best3", list)
	}
	if k, ok := records.Unfinished("foundry"); !ok || !slices.Equal(k.Bests, []string{"best4"}) {
		t.Errorf("the unfinished visit is %+v, want the one with best4", k)
	}
}

func TestTheRoomOfALabHearsTheWheel(t *testing.T) {
	p, l := atWork(t, "foundry")
	p.at(600, 300, shell.PointerMove, false)
	p.Wheel(-40)
	if got := l.pointings[len(l.pointings)-1]; got.Kind != shell.PointerWheel || got.Down != -40 || got.X != 600 {
		t.Errorf("the room hears %+v", got)
	}
}

// A lab has no best to show on Home: it tells what its statistics count.
func TestALabsDoorTellsWhatWasDone(t *testing.T) {
	p, _ := atWork(t, "")
	if first, _ := p.DoorWords(1); first != "A lab to explore" {
		t.Errorf("before anything was done the door says %q", first)
	}
	for n := range int64(3) {
		session.NewStatistics(p.device).Add("foundry", session.Game{Counts: []session.Count{{Name: "casts", N: n}}})
	}
	p = before(t, p.device, shell.Setup{Rooms: []shell.Room{p.room, newFoundry()}})
	if first, second := p.DoorWords(1); first != "3" || second != "Bells cast" {
		t.Errorf("the door says %q and %q", first, second)
	}
}
