package shell_test

import (
	"strings"
	"testing"
	"time"

	"parlor/session"
	"parlor/views/shell"
)

// again is the program started anew on the device of another.
func again(t *testing.T, before *player) *player {
	t.Helper()
	return sitDown(t, before.device, len(before.rooms), false)
}

// wantRecords checks what is kept of the first room's games on the device, newest
// first: each in a word, best, practice, left or over.
func (p *player) wantRecords(words ...string) {
	p.Helper()
	var got []string
	for _, k := range session.LoadRecords(p.device).List("bell") {
		switch {
		case len(k.Bests) > 0:
			got = append(got, "best")
		case k.Practice:
			got = append(got, "practice")
		case !k.Over:
			got = append(got, "left")
		default:
			got = append(got, "over")
		}
	}
	if strings.Join(got, " ") != strings.Join(words, " ") {
		p.Fatalf("kept are %q, want %q", got, words)
	}
}

// ring plays for a time, pulling the rope at its beginning.
func (p *player) ring(d time.Duration) {
	p.press("KeyA")
	p.wait(d)
	p.lift("KeyA")
}

func TestAGameThatIsLeftCanBeContinued(t *testing.T) {
	p := newPlayer(t)
	p.tap(append(toPlay[:2:2], "ArrowRight", "ArrowRight", "ArrowRight", "Enter")...) // four seconds
	p.ring(2500 * ms)
	p.frame()
	left := p.room.last.Game().Now()
	p.tap("Home")
	p.want("home", "Belfry 1")
	if s := p.State(); s.Continue != "Bell" {
		t.Fatalf("the door says %q", s.Continue)
	}
	p.tap("Enter")
	p.want("pause", "RESUME")
	if got := p.room.last.Game().Now(); got < left || got > left+50*ms || left < 2500*ms {
		t.Errorf("continued at %v, left at %v", got, left)
	}
	p.tap("Enter")
	p.wait(4 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.wantRecord()
	p.wantRecords("best")
	p.tap("Home")
	if s := p.State(); s.Continue != "" {
		t.Errorf("what has ended can be continued: %q", s.Continue)
	}
}

// A crash asks nobody: the game is kept every few seconds.
func TestAGameSurvivesACrash(t *testing.T) {
	p := newPlayer(t)
	p.tap(append(toPlay[:2:2], "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter")...)
	p.ring(7 * time.Second)
	after := again(t, p)
	after.tap("Enter")
	after.want("pause", "RESUME")
	if now := after.room.last.Game().Now(); now < 2*time.Second || now > 7*time.Second {
		t.Errorf("it stands at %v of seven seconds", now)
	}
}

// A reload leaves the page, which is told, and comes back to the same address.
func TestAGameSurvivesAReload(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.tap("ArrowRight", "ArrowRight", "ArrowRight", "Enter")
	p.ring(1500 * ms)
	address, _ := p.TakeAddress()
	if address != "#/bell/play" {
		t.Fatalf("the address is %s", address)
	}
	now := p.room.last.Game().Now()
	p.Focus(p.now, false)
	p.Close()
	after := again(t, p)
	after.GoTo(address)
	after.ready()
	after.want("pause", "RESUME")
	if got := after.room.last.Game().Now(); got < now || got > now+50*ms {
		t.Errorf("it stands at %v, and was left at %v", got, now)
	}
}

// Another game takes the place of one that was left, which goes among the records
// if it was long enough to be worth that.
func TestANewGameInsteadOfTheLeftOne(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	for range 14 {
		p.tap("ArrowRight")
	}
	p.tap("Enter")
	p.ring(3 * time.Second)
	p.tap("Escape", "ArrowDown", "Enter") // restart
	p.want("play", "")
	p.wantRecords("best") // however short it was
	p.ring(11 * time.Second)
	p.tap("Escape", "ArrowDown", "Enter")
	p.wantRecords("best", "left")
	if games := session.NewStatistics(p.device).Games("bell"); len(games) != 2 || games[1].Lasted < 11*time.Second || games[1].Over {
		t.Errorf("the statistics are %+v", games)
	}
}

func TestGamesAreCounted(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.ring(3 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.tap("Enter")
	p.wait(3 * time.Second)
	games := session.NewStatistics(p.device).Games("bell")
	if len(games) != 2 {
		t.Fatalf("%d games are counted, want 2", len(games))
	}
	g := games[0]
	if !g.Over || g.Lasted < time.Second || g.Lasted > 1050*ms || g.Best != "bestBell" || g.Start != today().Unix() || g.Rank[0] != g.Of("hits") {
		t.Errorf("the first is %+v", g)
	}
}

// A record that cannot be read any more is no end: it is told, and the door opens.
func TestADamagedUnfinishedGame(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.tap("ArrowRight", "ArrowRight", "Enter")
	p.ring(1500 * ms)
	p.tap("Home")
	p.device.files["records.1"] = `"AAAA"`
	p.tap("Enter")
	p.want("title", "")
	p.wait(100 * ms)
	if n := p.State().Notice; !strings.Contains(n, "cannot be continued") {
		t.Errorf("the notice is %q", n)
	}
}

func TestLabsAreContinued(t *testing.T) {
	p, l := atWork(t, "foundry")
	p.tap("Digit3")
	tuned := l.tuned()
	p.tap("Home")
	if s := p.State(); s.Continue == "" {
		t.Fatal("the lab cannot be continued")
	}
	p.tap("Enter")
	if s := p.State(); s.Screen != "play" || l.tuned() != tuned {
		t.Errorf("the lab is on %s with the bell at %v, and was left at %v", s.Screen, l.tuned(), tuned)
	}
	r := l.last.Record()
	if _, err := r.Check(l.Spec()); err != nil {
		t.Error(err)
	}
}

// A device that keeps nothing keeps nobody from playing, and says so once.
func TestKeepingWithoutAStore(t *testing.T) {
	p := sitDown(t, &device{fails: true}, 1, false)
	told := 0
	before := ""
	look := func(d time.Duration) {
		for end := p.now + d; p.now < end; p.frame() {
			if n := p.State().Notice; n != before {
				if before = n; n == session.NothingKept {
					told++
				}
			}
		}
	}
	look(5 * time.Second)
	p.tap(toPlay...)
	p.press("KeyA")
	look(12 * time.Second)
	p.want("results", "PLAY AGAIN")
	p.tap("Home")
	look(5 * time.Second)
	if told != 1 {
		t.Errorf("that nothing is kept is told %d times", told)
	}
	p.tap("KeyR")
	if s := p.State(); s.Archive == nil || len(s.Archive.Lines) != 1 {
		t.Errorf("the records of this visit are %+v", s.Archive)
	}
}

// A game that was left after five seconds is worth remembering, one of less is not.
func TestShortGamesThatWereLeft(t *testing.T) {
	for lasted, want := range map[time.Duration]int{4 * time.Second: 0, 5100 * ms: 1} {
		p := before(t, newDevice(), shell.Setup{Rooms: []shell.Room{&belfry{title: "Bell", humble: true}}})
		p.tap(toMenu...)
		for range 14 {
			p.tap("ArrowRight")
		}
		p.tap("Enter")
		p.ring(lasted)
		p.tap("Home", "KeyN", "Enter", "Enter")
		if games := session.LoadRecords(p.device).List("bell"); len(games) != want {
			t.Errorf("of a game of %v kept are %+v", lasted, games)
		}
	}
}
