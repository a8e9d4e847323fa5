package shell_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/shell"
)

func (p *player) wantKept(want string) {
	p.Helper()
	if got := p.device.files["bests"]; got != want {
		p.Fatalf("the device keeps %q, want %q", got, want)
	}
}

// No hits are a best too, of 0: the bell's rules say so.

func TestBestsSurvive(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(3 * time.Second)
	p.want("results", "PLAY AGAIN")
	if !p.room.seen.NewBest {
		t.Error("the first result is no best")
	}
	p.wantKept(`{"bell":{"bestBell":[0,0,0]}}`)
	p.tap("Enter")
	p.wait(3 * time.Second)
	if p.room.seen.NewBest {
		t.Error("the same result is a best again")
	}

	p = sitDown(t, p.device, 1, false)
	p.tap(toMenu...)
	best, ok := p.room.seen.Best("")
	if s := p.State().Best; !ok || s == nil || s.Text != "0 hits" || s.Rank != best.Rank {
		t.Errorf("another program finds the best %+v, %v", best, ok)
	}
}

func TestLeavingKeepsABest(t *testing.T) {
	for name, leave := range map[string]func(p *player){
		"main menu": func(p *player) { p.tap("Escape", "ArrowUp", "Enter") },
		"restart":   func(p *player) { p.tap("Escape", "ArrowDown", "Enter") },
		"close":     func(p *player) { p.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(t)
			p.tap(toPlay...)
			p.wantKept("")
			leave(p)
			p.wantKept(`{"bell":{"bestBell":[0,0,0]}}`)
		})
	}
}

func TestADamagedFileIsNoticed(t *testing.T) {
	d := &device{files: map[string]string{"bests": "{{{"}}
	p := sitDown(t, d, 1, false)
	if n := p.State().Notice; !strings.Contains(n, "bests") {
		t.Errorf("the notice is %q", n)
	}
	p.wantSpoken(p.State().Notice)
	p.wait(time.Second)
	marks := len(p.scene.Marks)
	p.wait(2900 * ms)
	if p.State().Notice == "" {
		t.Error("the notice went too early")
	}
	p.wait(200 * ms)
	if n := p.State().Notice; n != "" {
		t.Errorf("after 4 s the notice is still %q", n)
	}
	if len(p.scene.Marks) >= marks {
		t.Error("the notice was not drawn")
	}
	if d.files["bests.damaged"] != "{{{" {
		t.Errorf("the device keeps %v", d.files)
	}
}

func TestAFailingStoreIsNoticedAndPlayGoesOn(t *testing.T) {
	p := sitDown(t, &device{fails: true}, 1, false)
	if p.State().Notice == "" {
		t.Error("nobody says that nothing is kept")
	}
	p.tap(toPlay...)
	p.wait(3 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.tap("Escape")
	if p.State().Best == nil {
		t.Error("the best is not even kept in memory")
	}
}

func TestWhatIsSpoken(t *testing.T) {
	p := newPlayer(t)
	p.wantSpoken("Choose a game.", "Belfry 1, 1 of 1.", "Ring the note that is asked for.")
	p.tap("Enter")
	p.wantSpoken("Belfry 1.", "Press Enter")
	p.tap("Enter")
	p.wantSpoken("BELL, 1 of 3.", "Ring and ring.", "Start level 1.")
	p.tap("ArrowRight", "ArrowDown")
	p.wantSpoken("Start level 2.", "HOW TO PLAY, 2 of 3.")
	p.tap("Enter")
	p.wantSpoken("A or B or Up: ring.")
	p.tap("Enter", "ArrowUp", "Enter")
	p.TakeSpoken()
	p.press("KeyA")
	p.wait(1200 * ms)
	p.wantSpoken("Dong!")
	p.tap("Escape")
	p.wantSpoken("Paused.", "RESUME, 1 of 5.")
	p.tap("Enter")
	p.wait(3 * time.Second)
	p.wantSpoken("TIME UP.", "hits.", "New personal best!", "PLAY AGAIN, 1 of 2.")
	if s := p.TakeSpoken(); s != "" {
		t.Errorf("%q is spoken twice", s)
	}
}

func TestState(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	text, err := json.Marshal(p.State())
	if err != nil {
		t.Fatal(err)
	}
	want := `{"screen":"play","ready":true,"game":"bell","choice":"","level":1,"continue":"","best":null,"notice":"","reduced":false,"options":null,"archive":null,"watch":null,"practice":false,"countdown":0,"state":{"asked":`
	if !strings.HasPrefix(string(text), want) {
		t.Errorf("the state is %s, want %s…", text, want)
	}
}

func TestEvents(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.tap("Escape")
	text, _ := json.Marshal(p.Events())
	if s := string(text); !strings.HasPrefix(s, `[{"at":"0s","event":"noteAsked","note":`) || !strings.Contains(s, `"event":"gamePaused"`) {
		t.Errorf("the events are %s", s)
	}
	if n := len(p.Events()); n != 0 {
		t.Errorf("%d events are told twice", n)
	}
}

func TestPicturesAreMadeOnlyWhenNeeded(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.tap("Escape", "Escape")
	if p.room.layout != 1 {
		t.Errorf("the pictures were made %d times", p.room.layout)
	}
	p.view.W = 800
	p.frame()
	p.frame()
	if p.room.layout != 2 {
		t.Errorf("after a change of size the pictures were made %d times, want 2", p.room.layout)
	}
}

// Several doors: arrows choose one, a finger's first tap too.
func TestDoors(t *testing.T) {
	p := sitDown(t, newDevice(), 5, false)
	p.tap("ArrowRight", "ArrowRight")
	p.want("home", "Belfry 3")
	p.tap("ArrowLeft", "ArrowLeft", "ArrowLeft")
	p.want("home", "Belfry 5")
	p.at(64+238+100, 300, shell.PointerMove, false) // the second door
	p.want("home", "Belfry 2")
	p.touch(64+100, 300)
	p.want("home", "Belfry 1")
	p.touch(64+100, 300)
	p.want("title", "")
	p.tap("Escape")
	p.want("home", "Belfry 1")
	p.at(100, 620, shell.PointerPress, false) // the Play button
	p.ready()
	p.want("title", "")
}

// Every picture of the home screen can be drawn, at any size of window.
func TestHomeIsDrawn(t *testing.T) {
	for _, v := range []shell.View{
		{W: 640, H: 360, Scale: 1},
		{W: 195, H: 422, Scale: 1},
		{W: 390, H: 844, Scale: 2, Top: 45, Bottom: 30},
		{W: 640, H: 320, Scale: 1, Left: 40, Right: 40},
		{W: 120, H: 90, Scale: 1, Reduced: true},
		{W: 1, H: 1, Scale: 1},
	} {
		p := sitDown(t, &device{fails: true}, 3, false)
		p.view = v
		p.frame()
		p.frame()
		lit, drawn := false, map[scene.Pic]bool{}
		for _, m := range p.scene.Marks {
			if pic := m.Sprite.Pic; m.Kind == scene.MarkSprite && !drawn[pic] {
				drawn[pic] = true
				lit = brightest(p.scene.Book.Canvas(pic)) > 60 || lit
			}
		}
		if !lit {
			t.Errorf("at %v the home screen is dark", v)
		}
	}
}

func brightest(c *raster.Canvas) uint8 { return slices.Max(c.Pix.Pix) }

func TestSteadyPlayAllocatesNothing(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	for range 14 {
		p.tap("ArrowRight")
	}
	p.tap("Enter")
	if n := testing.AllocsPerRun(100, p.frame); n != 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}
