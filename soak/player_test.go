package soak

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"testing"
	"time"

	"parlor/rng"
	"parlor/scene"
	"parlor/session"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// player is the program with a person before it who has no patience.
type player struct {
	testing.TB
	*shell.App
	tally
	room   shell.Room
	seen   *watched
	random rng.Source

	now      time.Duration
	view     shell.View
	scene    scene.Scene
	pictures map[scene.Pic]bool // that were drawn since the last change of the window

	keys, pads []string      // that give commands of the game
	down       []shell.Input // that were not lifted

	saved   []byte           // the last file
	session *session.Session // the last that was seen
	inputs  int              // of it that were counted
}

// device keeps what the program keeps, unless it is full or forbidden.
type device struct {
	files  map[string][]byte
	random *rng.Source
	fails  int // of a hundred uses
}

func (d *device) fail() error {
	if d.random.Intn(100) < d.fails {
		return errors.New("the device is full")
	}
	return nil
}

func (d *device) Load(key string) ([]byte, error) {
	if data, ok := d.files[key]; ok {
		return data, d.fail()
	}
	return nil, fs.ErrNotExist
}

func (d *device) Save(key string, data []byte) error {
	if err := d.fail(); err != nil {
		return err
	}
	d.files[key] = data
	return nil
}

func (d *device) Remove(key string) error {
	delete(d.files, key)
	return d.fail()
}

// options are files of options that players may have, the last of them damaged.
var options = []string{
	`{}`, `{"scheme":"blueOrange","motion":"reduced"}`, `{"scheme":"redTeal","buttons":true,"rate":true}`, `{"scheme":"highContrast","hints":false}`,
	`{"games":{"cascade":{"keys":{"hold":["ArrowUp","F13"]},"handling":{"previews":99}},"menus":{"keys":{"confirm":[]}}}}`, `{"scheme":"plaid"`,
}

// sitDown starts the program before a person who will play one of its rooms.
func sitDown(t testing.TB, room int, seed int64) *player {
	list, seen := rooms()
	p := &player{TB: t, random: rng.New(seed, list[room].Spec().Name), room: list[room], seen: seen[room], now: time.Hour, pictures: map[scene.Pic]bool{}}
	d := &device{files: map[string][]byte{session.OptionsKey: []byte(one(p, options))}, random: &p.random, fails: p.random.Intn(3)}
	p.App = shell.New(shell.Setup{
		Rooms: list, Store: d, Window: p.chance(2), Touch: p.chance(4),
		Seed: func() int64 { return int64(p.random.Uint32()) },
		Date: func() time.Time { return time.Unix(1<<30, 0).Add(p.now) },
	})
	p.resize()
	for _, b := range p.room.Card().Keys {
		p.keys = append(p.keys, b.Keys...)
		p.pads = append(p.pads, b.Pad...)
	}
	return p
}

// chance is true once in n times.
func (p *player) chance(n int) bool { return p.random.Intn(n) == 0 }

func one[T any](p *player, list []T) T { return list[p.random.Intn(len(list))] }

// play gives so many commands to the game, and sees to it that it is on the screen.
func (p *player) play(commands int) {
	for commands += p.commands; p.commands < commands; {
		p.act()
		if p.chance(3) {
			p.frame(one(p, gaps))
		}
		if !p.isPlaying() || p.chance(20) {
			p.back()
		}
		if p.chance(200) {
			p.look()
		}
	}
	p.check()
	p.Close()
}

// gaps are times between frames; the longest are stalls.
var gaps = []time.Duration{
	0, time.Millisecond, 4 * time.Millisecond, 8333 * time.Microsecond, 16666667, 16666667, 16666667, 33 * time.Millisecond, 33 * time.Millisecond,
	100 * time.Millisecond, 250 * time.Millisecond, 499 * time.Millisecond, 501 * time.Millisecond, 3 * time.Second,
}

// frame draws a frame, and takes all that front takes with one.
func (p *player) frame(gap time.Duration) {
	p.now += gap
	p.seen.drawn = false
	p.App.Frame(p.now, p.view, &p.scene)
	p.frames++
	p.checkScene()
	if s := p.seen.session; p.seen.drawn && s != nil && s != p.session {
		p.check()
		p.session, p.inputs = s, 0
	}
	p.TakeSound()
	p.TakeSpoken()
	p.TakeAddress()
	p.TakeShared()
	p.TakeFileWish()
	p.TakeFill()
	if _, data, ok := p.TakeFile(); ok {
		p.saved = data
	}
}

// isPlaying says whether commands reach the game.
func (p *player) isPlaying() bool {
	return p.seen.drawn && p.seen.screen == shell.Play && !p.seen.begins
}

// back takes a step back to the game, from wherever this is.
func (p *player) back() {
	s := p.State()
	switch {
	case !s.Ready || s.Countdown > 0:
		p.frame(100 * time.Millisecond)
	case s.Screen == "home" || s.Game != p.room.Spec().Name:
		p.GoTo("#/" + p.room.Spec().Name)
	case s.Screen == "play":
	case slices.Contains([]string{"title", "menu", "pause", "results"}, s.Screen):
		p.Focus(p.now, true)
		p.tap("Enter")
	default: // what lies over all of these
		p.tap("Escape")
	}
}

// look sees what the page tells of the program, and starts a new game where the
// record of the old one has become long.
func (p *player) look() {
	if _, err := json.Marshal(p.State()); err != nil {
		p.Fatal(err)
	}
	if _, err := json.Marshal(p.Events()); err != nil {
		p.Fatal(err)
	}
	if p.check(); p.inputs > 3000 {
		p.GoTo("")
	}
}

// check checks that the game that was seen last plays back from its record.
func (p *player) check() {
	if p.session == nil {
		return
	}
	r := p.session.Record()
	p.heard += len(r.Inputs) - p.inputs
	p.inputs = len(r.Inputs)
	p.records++
	if _, err := r.Check(p.room.Spec()); err != nil {
		text, _ := r.Text(p.room.Spec())
		p.Fatalf("%v\n%s", err, text)
	}
}

// resize is another window, now and then a very odd one. Its notches leave most of it.
func (p *player) resize() {
	p.view = one(p, shelltest.Windows())
	if p.chance(4) {
		w, h := 1+p.random.Intn(3000), 1+p.random.Intn(2000)
		p.view = shell.View{W: float32(w), H: float32(h), Scale: float32(1+p.random.Intn(12)) / 4}
		p.view.Left, p.view.Right = float32(p.random.Intn(1+w/8)), float32(p.random.Intn(1+w/8))
		p.view.Top, p.view.Bottom = float32(p.random.Intn(1+h/8)), float32(p.random.Intn(1+h/8))
	}
	p.view.Reduced, p.view.MayFill, p.view.Filled, p.view.MayOpen = p.chance(4), p.chance(2), p.chance(4), p.chance(2)
	clear(p.pictures)
}

func (p *player) press(in shell.Input) {
	in.At, in.Down = p.now-time.Duration(p.random.Intn(20))*time.Millisecond, true
	p.give(in)
	p.down = append(p.down, in)
}

func (p *player) lift(in shell.Input) {
	in.At, in.Down = p.now, false
	p.down = slices.DeleteFunc(p.down, func(d shell.Input) bool { return d.Key == in.Key && d.Pad == in.Pad })
	p.give(in)
}

func (p *player) give(in shell.Input) {
	if in.Pad > 0 {
		p.Pad(in)
	} else {
		p.Key(in)
	}
}

func (p *player) tap(key string) {
	p.press(shell.Input{Key: key})
	p.frame(16666667)
	p.lift(shell.Input{Key: key})
}
