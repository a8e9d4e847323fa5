package shell_test

import (
	"slices"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// touch taps a place with a finger.
func (p *player) touch(x, y float32) {
	p.Helper()
	p.at(x, y, shell.PointerPress, true)
	p.at(x, y, shell.PointerLift, true)
	p.ready()
}

// doors sits down before so many doors in a window.
func doors(t *testing.T, n int, v shell.View) *player {
	p := sitDown(t, newDevice(), n, false)
	p.view = v
	p.frame()
	return p
}

func (p *player) peephole(door int) *peephole { return &p.rooms[door].(*belfry).peephole }

// Drawing what is seen through the windows of the doors takes a while, so the first
// frame waits for none of them, and one more comes up in each frame: the chosen one
// first.
func TestOneWindowLightsUpAFrame(t *testing.T) {
	for name, v := range map[string]shell.View{
		"doors": {W: 1290, H: 720, Scale: 1}, // another window than before: all is drawn anew
		"cards": {W: 390, H: 844, Scale: 1},
	} {
		p := sitDown(t, newDevice(), 3, false)
		p.tap("ArrowRight")
		p.view = v
		windows := func() (lit []int) {
			for door := range p.rooms {
				pic := p.peephole(door).pic
				if slices.ContainsFunc(p.scene.Marks, func(m scene.Mark) bool { return m.Kind == scene.MarkSprite && m.Sprite.Pic == pic }) {
					lit = append(lit, door)
				}
			}
			return lit
		}
		for frame, want := range [][]int{nil, nil, {1}, {0, 1}, {0, 1, 2}} {
			p.frame()
			if lit := windows(); !slices.Equal(lit, want) {
				t.Errorf("%s: frame %d shows the windows %v, want %v", name, frame, lit, want)
			}
		}
	}
}

// What is not needed for the first frame of all is left for later: no record is read,
// and nothing is drawn of panels that were never open.
func TestTheFirstFrameIsHomeAlone(t *testing.T) {
	marks := func(now time.Duration) int {
		room := &belfry{title: "Belfry"}
		app := shell.New(shell.Setup{Rooms: []shell.Room{room}, Store: newDevice(), Date: today, Seed: func() int64 { return 1 }})
		var s scene.Scene
		app.Frame(now, shell.View{W: 1280, H: 720, Scale: 1, Reduced: true}, &s) // without dust
		if room.peephole.read > 0 {
			t.Errorf("the first frame at %v reads the record behind the door", now)
		}
		return len(s.Marks)
	}
	if first, later := marks(0), marks(time.Hour); first != later {
		t.Errorf("a first frame shows %d marks at the time 0, and %d an hour later", first, later)
	}
}

// The chosen window is as fast as its game, the others half as fast, and after eight
// seconds of the record it begins anew.
func TestWindowsPlayTheirRecords(t *testing.T) {
	p := doors(t, 2, shell.View{W: 1280, H: 720, Scale: 1})
	p.wait(time.Second)
	since := func(door int) time.Duration {
		times := p.peephole(door).times
		return times[len(times)-1] - peepFrom
	}
	chosen, other := since(0), since(1)
	p.wait(4 * time.Second)
	if passed := since(0) - chosen; passed < 3900*ms || passed > 4100*ms {
		t.Errorf("in 4 s the chosen window shows %v", passed)
	}
	if passed := since(1) - other; passed < 1900*ms || passed > 2100*ms {
		t.Errorf("in 4 s the other window shows %v", passed)
	}
	hole := p.peephole(0)
	rings := 0
	for _, g := range hole.glances {
		rings += len(g.Events)
	}
	if rings < 3 || !hole.glances[0].Began || hole.times[0] != peepFrom {
		t.Errorf("%d events are told, and the loop begins at %v: %v", rings, hole.times[0], hole.glances[0].Began)
	}
	hole.glances, hole.times = nil, nil
	p.wait(4 * time.Second)
	begins := slices.IndexFunc(hole.glances, func(g shell.Glance) bool { return g.Began })
	if begins < 0 || hole.times[begins] != peepFrom || len(hole.glances[begins].Events) != 0 {
		t.Fatalf("glance %d begins the loop anew", begins)
	}
	if last := hole.times[begins-1] - peepFrom; last < shell.DoorLoop-50*ms || last > shell.DoorLoop {
		t.Errorf("the loop ends at %v", last)
	}
}

func TestReducedMotionShowsStills(t *testing.T) {
	p := doors(t, 2, shell.View{W: 1280, H: 720, Scale: 1, Reduced: true})
	p.wait(time.Second)
	for door := range p.rooms {
		hole := p.peephole(door)
		hole.glances, hole.times = nil, nil
		p.wait(200 * ms)
		for i, g := range hole.glances {
			if hole.times[i] != peepFrom+shell.DoorLoop/2 || !g.Reduced || len(g.Events) != 0 {
				t.Fatalf("door %d shows %v of the record, with %d events", door, hole.times[i], len(g.Events))
			}
		}
	}
}

// What is seen through a door never reaches out of its window.
func TestWindowsAreClipped(t *testing.T) {
	p := doors(t, 3, shell.View{W: 1280, H: 720, Scale: 1})
	p.wait(time.Second)
	for door := range p.rooms {
		clip := scene.Rect{}
		for _, m := range p.scene.Marks {
			switch {
			case m.Kind == scene.MarkClip:
				clip = m.Clip
			case m.Kind == scene.MarkSprite && m.Sprite.Pic == p.peephole(door).pic:
				if want := (scene.Rect{X: 302 + 238*float32(door), Y: 150, W: 200, H: 308}); clip != want {
					t.Errorf("window %d is clipped to %v, want %v", door, clip, want)
				}
			}
		}
	}
}

func TestDigitsChooseDoors(t *testing.T) {
	p := doors(t, 3, shell.View{W: 1280, H: 720, Scale: 1})
	p.tap("Digit3")
	p.want("home", "Belfry 3")
	p.tap("Numpad2")
	p.want("home", "Belfry 2")
	p.tap("Digit5")
	p.want("home", "Belfry 2")
}

// leaveAGame plays for a while behind the chosen door and goes back to Home.
func (p *player) leaveAGame() {
	p.Helper()
	p.tap("Enter", "Enter", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter", "KeyA")
	p.wait(1500 * ms)
	p.tap("Escape", "ArrowUp", "Enter", "Escape", "Escape")
	p.want("home", "Belfry 1")
}

func TestAGameThatWasLeftIsContinued(t *testing.T) {
	for name, continues := range map[string]func(p *player){
		"key":    func(p *player) { p.tap("Enter") },
		"button": func(p *player) { p.at(100, 620, shell.PointerPress, false) },
		"door":   func(p *player) { p.at(640, 300, shell.PointerPress, false) },
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(t)
			if line := p.State().Continue; line != "" {
				t.Fatalf("%q can be continued before anything was played", line)
			}
			p.leaveAGame()
			if line := p.State().Continue; line == "" {
				t.Fatal("nothing can be continued")
			}
			continues(p)
			p.ready()
			if s := p.State(); s.State == nil {
				t.Errorf("there is no game on %s", s.Screen)
			}
		})
	}
}

func TestNewGame(t *testing.T) {
	for name, begins := range map[string]func(p *player){
		"key":    func(p *player) { p.tap("KeyN") },
		"button": func(p *player) { p.at(300, 620, shell.PointerPress, false) },
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(t)
			p.leaveAGame()
			begins(p)
			p.ready()
			p.want("title", "")
		})
	}
}

// How to Play is read from Home, and leads back there; from the menu it still leads
// to the menu.
func TestHowToPlayFromHome(t *testing.T) {
	for name, asks := range map[string]func(p *player){
		"key":    func(p *player) { p.tap("KeyH") },
		"button": func(p *player) { p.at(300, 620, shell.PointerPress, false) },
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(t)
			asks(p)
			p.ready()
			if s := p.State(); s.Screen != "help" {
				t.Fatalf("the screen is %s", s.Screen)
			}
			p.tap("Escape")
			p.want("home", "Belfry 1")
			p.tap(toMenu...)
			p.tap("ArrowDown", "Enter", "Escape")
			p.want("menu", "HOW TO PLAY")
		})
	}
}

// On a low screen the cards scroll, and the chosen one is always seen.
func TestTheChosenCardStaysInView(t *testing.T) {
	p := doors(t, 5, shell.View{W: 360, H: 640, Scale: 1})
	for range 6 {
		p.wait(time.Second)
		top, bottom := p.cardOf()
		if top < 0 || bottom > 640 {
			t.Errorf("%s is from %v to %v", p.State().Choice, top, bottom)
		}
		p.tap("ArrowDown")
	}
}

// cardOf finds the chosen card by its picture, which is the highest of the cards.
func (p *player) cardOf() (top, bottom float32) {
	for _, m := range p.scene.Marks {
		if m.Kind == scene.MarkSprite && m.Sprite.W > 330 && m.Sprite.W < 380 && m.Sprite.H < 300 && m.Sprite.H > bottom-top {
			top, bottom = m.Sprite.Y-m.Sprite.H/2, m.Sprite.Y+m.Sprite.H/2
		}
	}
	const margin = 12 // around the card
	return top + margin, bottom - margin
}

func TestAFingerScrollsTheCards(t *testing.T) {
	p := doors(t, 5, shell.View{W: 360, H: 640, Scale: 1})
	p.wait(time.Second)
	before, _ := p.cardOf()
	p.at(200, 400, shell.PointerPress, true)
	p.at(200, 380, shell.PointerMove, true)
	p.at(200, 340, shell.PointerMove, true)
	p.at(200, 340, shell.PointerLift, true)
	p.ready()
	p.want("home", "Belfry 1") // the card under the finger is not chosen
	if after, _ := p.cardOf(); before-after < 55 || before-after > 65 {
		t.Errorf("60 pixels of a finger scroll by %v", before-after)
	}
	p.touch(100, 500)
	if s := p.State(); s.Screen != "home" || s.Choice == "Belfry 1" {
		t.Errorf("a tap leads to %s with %q chosen", s.Screen, s.Choice)
	}
}

// On its way through a door, the drawing of Home grows around its window and covers
// the screen at all times; with reduced motion it only fades.
func TestTheZoomThroughADoor(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		p := doors(t, 5, shell.View{W: 1280, H: 720, Scale: 1, Reduced: reduced})
		p.tap("ArrowRight")
		p.wait(time.Second)
		p.press("Enter")
		largest := float32(0)
		for ; !p.State().Ready && p.State().Screen == "home"; p.frame() {
			var ground scene.Sprite
			for _, m := range p.scene.Marks {
				if m.Kind == scene.MarkSprite && m.Sprite.W*m.Sprite.H > ground.W*ground.H {
					ground = m.Sprite
				}
			}
			largest = max(largest, ground.W)
			if ground.X-ground.W/2 > .01 || ground.X+ground.W/2 < 1279.99 || ground.Y-ground.H/2 > .01 || ground.Y+ground.H/2 < 719.99 {
				t.Fatalf("the ground is %+v", ground)
			}
		}
		if reduced && largest != 1280 || !reduced && largest < 2*1280 {
			t.Errorf("reduced %v: the ground is up to %v wide", reduced, largest)
		}
	}
}

// High contrast has neither wood nor dust: nothing of Home is lighter than black and
// darker than its lines but what is seen through the windows.
func TestHomeInHighContrast(t *testing.T) {
	d := &device{files: map[string]string{session.OptionsKey: `{"scheme":"highContrast"}`}}
	p := sitDown(t, d, 1, false)
	p.wait(time.Second)
	var largest scene.Pic
	for _, m := range p.scene.Marks {
		if w, h := p.scene.Book.Size(m.Sprite.Pic); m.Kind == scene.MarkSprite && w == 1280 && h == 720 {
			largest = m.Sprite.Pic
		}
		if m.Sprite.Blend == scene.Screen && m.Sprite.Tint.A > 0 && m.Sprite.W < 20 {
			t.Fatal("there is dust")
		}
	}
	c := p.scene.Book.Canvas(largest)
	for _, at := range [][2]int{{20, 300}, {640, 700}, {900, 20}} {
		if got := c.Pix.RGBAAt(at[0], at[1]); got.R != 0 || got.G != 0 || got.B != 0 || got.A != 255 {
			t.Errorf("the ground is %v at %v", got, at)
		}
	}
	if got := c.Pix.RGBAAt(640, 300); got.A != 0 {
		t.Errorf("there is no hole for the window: %v", got)
	}
}

// Nothing on the wall of doors is cut off by the window, the keys at its foot neither.
func TestHomeStaysInItsWindow(t *testing.T) {
	for _, v := range []shell.View{
		{W: 1280, H: 720, Scale: 1}, {W: 844, H: 390, Scale: 1}, {W: 772, H: 492, Scale: 1}, {W: 640, H: 400, Scale: 1},
		{W: 1688, H: 780, Scale: 2, Left: 94, Right: 94, Bottom: 42},
	} {
		p := doors(t, 5, v)
		p.wait(500 * ms)
		window := scene.Rect{W: v.W, H: v.H}
		shelltest.DrawnInside(t, v, p.scene.Marks, window, .05, "the window")
	}
}
