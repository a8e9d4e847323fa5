package shell_test

import (
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/views/shell"
)

// wellPlayed is a player with three games of one and two seconds, on the page of
// records.
func wellPlayed(t *testing.T) *player {
	t.Helper()
	p := newPlayer(t)
	p.view.MayOpen = true
	p.tap(toPlay...)
	p.wait(3 * time.Second)
	p.tap("Enter")
	p.wait(3 * time.Second)
	p.tap("Escape", "ArrowRight", "Enter") // of two seconds
	p.wait(4 * time.Second)
	p.tap("Home", "KeyR")
	p.want("archive", "")
	return p
}

func (p *player) wantLines(page string, chosen int, lines ...string) {
	p.Helper()
	v := p.State().Archive
	if v == nil || v.Page != page || v.Chosen != chosen || strings.Join(v.Lines, "; ") != strings.Join(lines, "; ") {
		p.Fatalf("the page is %+v, want %s with %d of %q", v, page, chosen, lines)
	}
}

func TestTheArchive(t *testing.T) {
	p := wellPlayed(t)
	p.wantLines("records", 0, "Bell: 2 s", "Bell: 1 s", "Bell: 1 s", "Open a file")
	p.tap("ArrowUp", "ArrowUp")
	p.wantLines("records", 2, "Bell: 2 s", "Bell: 1 s", "Bell: 1 s", "Open a file")
	p.tap("ArrowRight")
	p.wantLines("statistics", 0, "Save as CSV", "Save as JSON", "Erase all")
	if f := p.State().Archive.Figures; len(f) != 1 || f[0].Value != "3" {
		t.Errorf("the figures are %+v", f)
	}
	p.tap("Enter")
	if name, data, ok := p.TakeFile(); !ok || !strings.HasSuffix(name, ".csv") || strings.Count(string(data), "\n") != 4 {
		t.Errorf("the table is %q: %q", name, data)
	}
	p.tap("ArrowDown", "Enter")
	if name, data, ok := p.TakeFile(); !ok || !strings.HasSuffix(name, ".json") || !strings.Contains(string(data), `"games"`) {
		t.Errorf("the object is %q: %q", name, data)
	}
	p.tap("ArrowLeft", "ArrowDown", "KeyS")
	if name, _, ok := p.TakeFile(); !ok || !strings.HasPrefix(name, "parlor-bell") {
		t.Errorf("the record is %q", name)
	}
	p.tap("ArrowDown", "ArrowDown", "Enter")
	if !p.TakeFileWish() {
		t.Error("no file is asked for")
	}
	p.tap("Escape")
	p.want("home", "Belfry 1")
}

// A plot runs from the least result to the best, each in all its parts.
func TestAPlotTellsWholeResults(t *testing.T) {
	p := newPlayer(t)
	for _, rank := range [][3]int64{{3, -14}, {6, -9}, {6, -7}, {3, -20}} {
		session.NewStatistics(p.device).Add("bell", session.Game{Best: "bestBell", Rank: rank})
	}
	p = before(t, p.device, shell.Setup{Rooms: p.rooms})
	p.tap("KeyR")
	if title, most, least := p.PlotWords(); title != "BELL: 4 games" || most != "6 hits, 7 misses" || least != "3 hits, 20 misses" {
		t.Errorf("the plot is %q from %q to %q", title, least, most)
	}
}

// A game that waits to be continued is a record too: it is listed first, watched, and
// erased with the others.
func TestAGameThatWaitsIsListed(t *testing.T) {
	p := wellPlayed(t)
	p.tap("Escape")
	p.leaveAGame()
	p.tap("KeyR")
	p.wantLines("records", 0, "Bell: 1 s", "Bell: 2 s", "Bell: 1 s", "Bell: 1 s", "Open a file")
	p.tap("Enter")
	p.want("watch", "")
	p.tap("Escape", "ArrowRight", "ArrowUp", "Enter", "Enter")
	if k, ok := session.LoadRecords(p.device).Unfinished("bell"); ok {
		t.Errorf("%+v still waits", k)
	}
}

// Erasing asks first, and what is not meant is not done.
func TestErasing(t *testing.T) {
	p := wellPlayed(t)
	p.tap("ArrowRight", "ArrowUp", "Enter")
	p.wantLines("statistics", 2, "Save as CSV", "Save as JSON", "Really erase?")
	p.tap("ArrowUp", "ArrowDown")
	p.wantLines("statistics", 2, "Save as CSV", "Save as JSON", "Erase all")
	p.wantRecords("over", "over", "best")
	p.tap("Enter", "Enter")
	p.wantLines("statistics", 0)
	p.wantRecords()
	if games := session.NewStatistics(p.device).Games("bell"); len(games) > 0 {
		t.Error("the statistics are still there")
	}
	if _, ok := session.LoadBests(p.device).Best("bell", "bestBell"); ok {
		t.Error("the best is still there")
	}
}

func TestTheArchiveByPointer(t *testing.T) {
	for _, touch := range []bool{false, true} {
		p := wellPlayed(t)
		press := func(action string) {
			t.Helper()
			r := p.ActionPlace(action)
			if r == (scene.Rect{}) {
				t.Fatalf("%s cannot be pressed", action)
			}
			p.at(r.X+r.W/2, r.Y+8, shell.PointerPress, touch)
			p.at(r.X+r.W/2, r.Y+8, shell.PointerLift, touch)
			p.ready()
		}
		press("page 1")
		p.wantLines("statistics", 0, "Save as CSV", "Save as JSON", "Erase all")
		press("csv")
		if _, _, ok := p.TakeFile(); !ok {
			t.Error("no table is given")
		}
		press("page 0")
		press("line 1")
		p.wantLines("records", 1, "Bell: 2 s", "Bell: 1 s", "Bell: 1 s", "Open a file")
		press("hold")
		p.want("watch", "")
		press("close")
		p.want("archive", "")
		press("close")
		p.want("home", "Belfry 1")
	}
}

// Each game has a tab.
func TestTheArchiveOfEachGame(t *testing.T) {
	p, _ := atWork(t, "")
	p.tap("KeyR", "KeyE")
	if s := p.State(); s.Game != "foundry" {
		t.Errorf("the next game is %s", s.Game)
	}
	p.tap("KeyQ", "KeyQ")
	if s := p.State(); s.Game != "foundry" {
		t.Errorf("two games before it is %s", s.Game)
	}
	p.wantSpoken("Records of")
	p.tap("Escape")
	p.want("home", "Foundry")
}

func TestPlacesHaveAddresses(t *testing.T) {
	p := wellPlayed(t)
	for _, c := range []struct{ address, screen, then string }{
		{"#/", "home", "#/"},
		{"#/bell", "title", "#/bell"},
		{"#/bell/menu", "menu", "#/bell/menu"},
		{"#/bell/help", "help", "#/bell/help"},
		{"#/records/bell", "archive", "#/records/bell"},
		{"#/statistics/bell", "archive", "#/statistics/bell"},
		{"#/about", "about", "#/about"},
		{"#/bell/play", "title", "#/bell"}, // nothing is left to go on with
		{"#/bell/cellar", "title", "#/bell"},
		{"bell", "title", "#/bell"},
		{"", "home", "#/"},
	} {
		p.GoTo(c.address)
		p.ready()
		p.frame()
		address, _ := p.TakeAddress()
		if s := p.State(); s.Screen != c.screen || address != c.then && address != "" {
			t.Errorf("%q leads to %s at %q, want %s at %s", c.address, s.Screen, address, c.screen, c.then)
		}
	}
	p.GoTo("#/nowhere")
	p.frame()
	p.wait(5 * time.Second)
	p.want("home", "Belfry 1")
}
