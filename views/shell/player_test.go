package shell_test

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"pgregory.net/rapid"

	"parlor/scene"
	"parlor/sim"
	"parlor/sim/simtest/bell"
	"parlor/views/shell"
)

// device is a store in memory that can fail.
type device struct {
	graded bool // the first choice of its rooms has steps with bests of their own
	files  map[string]string
	fails  bool
}

func (d *device) Load(key string) ([]byte, error) {
	data, ok := d.files[key]
	switch {
	case d.fails:
		return nil, errors.New("storage is forbidden")
	case !ok:
		return nil, fs.ErrNotExist
	}
	return []byte(data), nil
}

func (d *device) Save(key string, data []byte) error {
	if d.fails {
		return errors.New("storage is forbidden")
	}
	d.files[key] = string(data)
	return nil
}

func (d *device) Remove(key string) error {
	if d.fails {
		return errors.New("storage is forbidden")
	}
	delete(d.files, key)
	return nil
}

// today is the date on which all tests are played.
func today() time.Time { return time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC) }

// player sits before an App and lets real time pass at 60 frames a second.
type player struct {
	rapid.TB
	*shell.App
	room   *belfry
	rooms  []shell.Room
	device *device
	now    time.Duration
	view   shell.View
	scene  scene.Scene
}

// before sits before the rooms of a setup that leaves open what the device gives. Each
// game has the next seed.
func before(t rapid.TB, d *device, setup shell.Setup) *player {
	p := &player{TB: t, device: d, rooms: setup.Rooms, now: time.Hour, view: shell.View{W: 1280, H: 720, Scale: 1}}
	p.room, _ = setup.Rooms[0].(*belfry)
	seed := int64(0)
	setup.Store, setup.Date, setup.Seed = d, today, func() int64 { seed++; return seed }
	p.App = shell.New(setup)
	p.frame()
	return p
}

// sitDown begins with so many rooms, of which the first is used.
func sitDown(t rapid.TB, d *device, rooms int, window bool) *player {
	var list []shell.Room
	for i := range rooms {
		list = append(list, &belfry{title: fmt.Sprintf("Belfry %d", i+1), graded: d.graded})
	}
	return before(t, d, shell.Setup{Rooms: list, Window: window})
}

func newDevice() *device { return &device{files: map[string]string{}} }

func newPlayer(t rapid.TB) *player { return sitDown(t, newDevice(), 1, false) }

func (p *player) frame() {
	p.now += time.Second / 60
	p.App.Frame(p.now, p.view, &p.scene)
}

// wait lets frames be drawn for a time.
func (p *player) wait(d time.Duration) {
	for end := p.now + d; p.now < end; {
		p.frame()
	}
}

func (p *player) press(key string) { p.Key(shell.Input{At: p.now, Key: key, Down: true}) }
func (p *player) lift(key string)  { p.Key(shell.Input{At: p.now, Key: key}) }

// tap presses and lifts keys one after the other, waiting out each fade.
func (p *player) tap(keys ...string) {
	p.Helper()
	for _, k := range keys {
		p.press(k)
		p.frame()
		p.lift(k)
		p.ready()
	}
}

// ready waits until the screen answers.
func (p *player) ready() {
	p.Helper()
	for end := p.now + 2*time.Second; !p.State().Ready; p.frame() {
		if p.now > end {
			p.Fatal("the screen never answers")
		}
	}
	p.frame()
}

func (p *player) at(x, y float32, kind shell.PointerKind, touch bool) {
	if touch {
		p.Finger(p.now, 0, x, y, kind)
	} else {
		p.Pointer(p.now, x, y, kind)
	}
	p.frame()
}

// pointTo moves the mouse over a choice.
func (p *player) pointTo(choice int) {
	r := choiceArea(choice)
	p.at(r.X+5, r.Y+5, shell.PointerMove, false)
}

func (p *player) click(choice int) {
	r := choiceArea(choice)
	p.at(r.X+5, r.Y+5, shell.PointerPress, false)
	p.at(r.X+5, r.Y+5, shell.PointerLift, false)
}

func (p *player) want(screen, choice string) {
	p.Helper()
	if s := p.State(); s.Screen != screen || s.Choice != choice {
		p.Fatalf("the screen is %s with %q chosen, want %s with %q", s.Screen, s.Choice, screen, choice)
	}
}

func (p *player) wantSpoken(words ...string) {
	p.Helper()
	spoken := p.TakeSpoken()
	for _, w := range words {
		if !strings.Contains(spoken, w) {
			p.Errorf("%q does not say %q", spoken, w)
		}
	}
}

// Ways through the screens, from Home.
var (
	toTitle = []string{"Enter"}
	toMenu  = []string{"Enter", "Enter"}
	toPlay  = []string{"Enter", "Enter", "Enter"}
)

// inputs are those of the game being played.
func (p *player) inputs() []sim.Input { return p.room.last.Record().Inputs }

// wantRecord checks that the game plays back from its record.
func (p *player) wantRecord() {
	p.Helper()
	if p.room.last == nil {
		return
	}
	r := p.room.last.Record()
	if _, err := r.Check(bell.Spec); err != nil {
		p.Fatal(err)
	}
}

// ways are those in which a button's action is given: its key, its button of a gamepad, a
// click and a finger.
func ways(action, key, pad string) map[string]func(p *player) {
	return map[string]func(p *player){
		"key": func(p *player) { p.tap(key) },
		"pad": func(p *player) {
			p.Pad(shell.Input{At: p.now, Pad: 1, Key: pad, Down: true})
			p.ready()
			p.Pad(shell.Input{At: p.now, Pad: 1, Key: pad})
		},
		"click": func(p *player) {
			r := p.ActionPlace(action)
			p.at(r.X+5, r.Y+5, shell.PointerPress, false)
			p.ready()
		},
		"finger": func(p *player) { r := p.ActionPlace(action); p.touch(r.X+5, r.Y+5) },
	}
}
