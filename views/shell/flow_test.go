package shell_test

import (
	"testing"
	"time"

	"parlor/views/shell"
)

func TestTheWayThroughTheScreens(t *testing.T) {
	p := newPlayer(t)
	p.want("home", "Belfry 1")
	p.tap("Escape")
	p.want("home", "Belfry 1")
	p.tap("Enter")
	p.want("title", "")
	p.tap("Escape")
	p.want("home", "Belfry 1")
	p.tap("Enter", "Enter")
	p.want("menu", "BELL")
	p.tap("Escape")
	p.want("title", "")
	p.tap("Enter", "Enter")
	p.want("play", "")
	p.tap("Escape")
	p.want("pause", "RESUME")
	p.tap("Escape")
	p.want("play", "")
	p.tap("KeyP")
	p.want("pause", "RESUME")
	p.tap("KeyP")
	p.want("play", "")
	p.tap("KeyP", "Enter")
	p.want("play", "")
	p.tap("Escape", "ArrowUp", "Enter")
	p.want("menu", "BELL")
}

func TestChoicesGoRound(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.tap("ArrowUp")
	p.want("menu", "QUIT")
	p.tap("ArrowDown")
	p.want("menu", "BELL")
	p.tap("ArrowDown")
	p.want("menu", "HOW TO PLAY")
}

func TestTheMenuOpensOnTheLastChoice(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.tap("ArrowUp", "Escape", "Enter")
	p.want("menu", "QUIT")
}

func TestPanelsOpenOnTheirTopChoice(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.tap("Escape", "ArrowDown", "Escape", "Escape")
	p.want("pause", "RESUME")
}

func TestTheStartLevel(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	level := func(want int) {
		t.Helper()
		if got := p.State().Level; got != want || p.room.seen.Level != want {
			t.Fatalf("the start level is %d and shown as %d, want %d", got, p.room.seen.Level, want)
		}
	}
	level(1)
	p.tap("ArrowLeft")
	level(1)
	for range 20 {
		p.tap("ArrowRight")
	}
	level(15)
	p.tap("ArrowLeft")
	level(14)
	p.tap("ArrowDown", "ArrowLeft") // another choice has no level
	level(14)
	p.tap("ArrowUp")
	p.at(620, 120, shell.PointerPress, true)
	level(13)
	p.at(720, 120, shell.PointerPress, true)
	level(14)
	p.tap("Escape", "Enter")
	level(14)
	p.tap("Enter")
	if got := string(p.room.last.Record().Config.Settings); got != `{"limitSeconds":14}` {
		t.Errorf("the game was made with %s", got)
	}
}

func TestHelpCoversTheMenu(t *testing.T) {
	closes := map[string]func(p *player){
		"confirm":     func(p *player) { p.tap("Enter") },
		"back":        func(p *player) { p.tap("Escape") },
		"right mouse": func(p *player) { p.at(5, 5, shell.PointerBack, false) },
		"button":      func(p *player) { p.at(610, 610, shell.PointerPress, true) },
	}
	for name, closing := range closes {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(t)
			p.tap(toMenu...)
			p.tap("ArrowDown", "Enter")
			p.want("help", "HOW TO PLAY")
			p.tap("ArrowDown", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight")
			p.pointTo(2)
			p.click(2)
			p.want("help", "HOW TO PLAY")
			closing(p)
			p.want("menu", "HOW TO PLAY")
		})
	}
}

func TestTheRightMouseButtonDoesNothingInTheMenu(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.at(110, 110, shell.PointerBack, false)
	p.ready()
	p.want("menu", "BELL")
}

func TestTheMouseChoosesAndRuns(t *testing.T) {
	p := newPlayer(t)
	p.tap(toTitle...)
	p.at(640, 360, shell.PointerPress, false)
	p.ready()
	p.want("menu", "BELL")
	p.pointTo(2)
	p.want("menu", "QUIT")
	p.tap("ArrowUp")
	p.at(120, 220, shell.PointerMove, false) // still over the same choice
	p.want("menu", "HOW TO PLAY")
	p.pointTo(0)
	p.want("menu", "BELL")
	p.click(0)
	p.ready()
	p.want("play", "")
	p.at(1240, 40, shell.PointerPress, true)
	p.want("pause", "RESUME")
	if p.room.seen.Device != shell.Touch {
		t.Error("a touch is not told")
	}
	p.click(1)
	p.want("play", "")
	if p.room.seen.Device == shell.Touch {
		t.Error("a mouse counts as a touch")
	}
}

func TestFades(t *testing.T) {
	for _, c := range []struct {
		way    []string
		key    string
		length time.Duration
	}{
		{nil, "Enter", 420 * ms},
		{toTitle, "Enter", 400 * ms},
		{toMenu, "Enter", 500 * ms},
		{toMenu, "Escape", 400 * ms},
	} {
		p := newPlayer(t)
		p.tap(c.way...)
		from := p.State().Screen
		start := p.now
		p.press(c.key)
		if s := p.State(); s.Ready || s.Screen != from {
			t.Fatalf("from %s: %+v at the beginning of a fade", from, s)
		}
		for !p.State().Ready {
			p.frame()
		}
		if took := p.now - start; took < c.length || took > c.length+40*ms {
			t.Errorf("the fade from %s took %v, want %v", from, took, c.length)
		}
	}
}

func TestAFadeIsSeenThoughPicturesTakeLong(t *testing.T) {
	p := newPlayer(t)
	p.press("Enter")
	p.wait(200 * ms)
	p.now += time.Second
	p.frame()
	if p.State().Ready {
		t.Error("one slow frame skipped half of the fade")
	}
}

func TestNothingIsHeardDuringAFade(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.press("Enter")
	p.lift("Enter")
	for !p.State().Ready {
		for _, key := range []string{"Escape", "Enter", "KeyA", "ArrowDown"} {
			p.press(key)
			p.lift(key)
		}
		p.at(1240, 40, shell.PointerPress, true)
	}
	p.frame()
	p.want("play", "")
	if n := len(p.inputs()); n != 0 {
		t.Errorf("the game heard %v", p.inputs())
	}
}

func TestTheGameStandsStillDuringTheFade(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.press("Enter")
	for !p.State().Ready {
		p.frame()
		if p.room.last != nil && p.room.last.Game().Now() != 0 {
			t.Fatalf("the game is at %v", p.room.last.Game().Now())
		}
	}
	if len(p.room.events) == 0 {
		t.Error("the events of the instant 0 are not shown")
	}
	p.wait(100 * ms)
	if now := p.room.last.Game().Now(); now < 80*ms || now > 120*ms {
		t.Errorf("the game is at %v, 100 ms after the fade", now)
	}
}

func TestResultsOpenAfterADelay(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(time.Second - 40*ms)
	for p.want("play", ""); !p.room.last.Game().Result().Over; {
		p.frame()
	}
	p.tap("Escape", "Enter", "KeyP")
	p.want("play", "")
	p.wait(1400 * ms)
	p.want("play", "")
	p.wait(200 * ms)
	p.want("results", "PLAY AGAIN")
	p.tap("Enter") // at once
	p.want("play", "")
	if n := len(p.room.seeds); n != 1 || p.room.last.Record().Config.Seed != 2 {
		t.Errorf("the new game has the seed %d", p.room.last.Record().Config.Seed)
	}
	p.wait(3 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.tap("ArrowRight") // where choices stand side by side
	p.want("results", "BACK TO MENU")
	p.tap("ArrowLeft")
	p.want("results", "PLAY AGAIN")
	p.tap("ArrowDown", "Enter")
	p.want("menu", "BELL")
}

func TestBackLeavesTheResults(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(3 * time.Second)
	p.tap("Escape")
	p.want("menu", "BELL")
}

func TestRestart(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.wait(500 * ms)
	first := p.room.last
	p.tap("Escape", "ArrowDown", "Enter")
	p.want("play", "")
	r := p.room.last.Record()
	if p.room.last == first || r.Config.Seed != 2 || r.End > 50*ms || string(r.Config.Settings) != `{"limitSeconds":1}` {
		t.Errorf("the restarted game is %+v", r)
	}
}

func TestQuit(t *testing.T) {
	for _, window := range []bool{true, false} {
		p := sitDown(t, newDevice(), 1, window)
		p.tap(toMenu...)
		p.tap("ArrowUp", "Enter")
		if p.Quit() != window {
			t.Errorf("in a window %v: quitting is %v", window, p.Quit())
		}
		if !window {
			p.want("home", "Belfry 1")
		}
	}
}

func TestAGameThatCannotStart(t *testing.T) {
	p := newPlayer(t)
	p.room.broken = true
	p.tap(toMenu...)
	p.tap("Enter")
	p.want("menu", "BELL")
	if n := p.State().Notice; n == "" {
		t.Error("nobody says why the game does not start")
	}
}
