package eight

import (
	"strings"
	"testing"
	"time"

	"parlor/games/eight"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

const start = "#/eight?board=724506831"

func TestKeysSlideTiles(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	for _, c := range []struct{ keys, board string }{
		{"5 200ms", "724056831"},
		{"4 200ms", "724056831"}, // not beside the Blank
		{"ArrowUp 200ms", "724856031"},
		{"ArrowUp 200ms", "724856031"}, // no tile is below the Blank
		{"ArrowLeft 200ms", "724856301"},
		{"ArrowDown 200ms", "724806351"},
		{"ArrowRight 200ms", "724086351"},
		{"Numpad8 200ms", "724806351"},
		{"R", "724506831"},
	} {
		s.Do(c.keys)
		s.wantBoard(c.board)
	}
}

func TestMouseAndFingersSlideTiles(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(390, 844), shelltest.Window(844, 390)} {
		s := enter(t, v, start)
		x, y := s.room.layout.place(3)
		s.ClickAt(x+9, y+9)
		s.Run(200 * time.Millisecond)
		s.wantBoard("724056831")
		// A swipe that begins on a tile that cannot move slides the one that can.
		x, y = s.room.layout.place(8)
		for i, kind := range []shell.PointerKind{shell.PointerPress, shell.PointerMove, shell.PointerMove, shell.PointerLift} {
			s.Finger(s.Now, 7, x+20-float32(15*i), y+20, kind)
			s.Frame()
		}
		s.Run(200 * time.Millisecond)
		s.wantBoard("724506831")
	}
}

func TestStepsAndTheWayBack(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	before := string(s.game().AppendState(nil)[8:]) // but for the time
	s.Do("Space*64")
	if g := s.game(); g.StatesChecked() != 64 || g.StatesStored() != 108 || g.Waiting() != 44 {
		t.Errorf("after 64 Steps %d are checked, %d stored and %d open; the picture has 64, 108 and 44", g.StatesChecked(), g.StatesStored(), g.Waiting())
	}
	s.Do("B*64")
	if s.game().StatesChecked() != 0 || string(s.game().AppendState(nil)[8:]) != before && s.game().Phase() != eight.NotStarted {
		t.Error("64 Steps back do not lead to the beginning")
	}
}

func TestHeldStepsRepeat(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Key(shell.Input{At: s.Now, Key: "Space", Down: true})
	s.Run(time.Second)
	s.Key(shell.Input{At: s.Now, Key: "Space"})
	held := s.game().StatesChecked()
	if held < 4 || held > 8 {
		t.Errorf("a second of the key gave %d Steps", held)
	}
	s.Run(time.Second)
	if s.game().StatesChecked() != held {
		t.Error("Steps go on when the key is up")
	}
	step := s.Spots["step"]
	s.Finger(s.Now, 1, step.X+9, step.Y+9, shell.PointerPress)
	s.Run(time.Second)
	s.Finger(s.Now, 1, step.X+9, step.Y+9, shell.PointerLift)
	if more := s.game().StatesChecked() - held; more < 4 || more > 8 {
		t.Errorf("a second of a finger gave %d Steps", more)
	}
}

func TestSolveToTheGoal(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Click("solve")
	s.Run(300 * time.Millisecond)
	if !s.game().Solving() {
		t.Fatal("Solve does not run")
	}
	s.Tap("Escape")
	if s.game().Solving() || s.State().Screen != "play" {
		t.Fatal("Escape does not pause Solve first")
	}
	s.Do("A 12s")
	s.wantBoard("123456780")
	if s.game().MovesPlayed() != 20 || s.game().StatesChecked() != 91 {
		t.Errorf("%d moves after %d states", s.game().MovesPlayed(), s.game().StatesChecked())
	}
	s.Tap("Escape")
	s.Run(time.Second)
	if s.State().Screen != "home" {
		t.Errorf("Escape leads to %s", s.State().Screen)
	}
}

func TestLosingFocusPausesSolve(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("A 300ms")
	s.Focus(s.Now, false)
	s.Run(time.Second)
	if st := s.State(); s.game().Solving() || st.Screen != "play" {
		t.Errorf("solving %v on %s", s.game().Solving(), st.Screen)
	}
	s.Focus(s.Now, true)
	s.Do("A 300ms")
	if !s.game().Solving() {
		t.Error("Solve does not go on")
	}
	s.Now += 3 * time.Second // a stall
	s.Run(100 * time.Millisecond)
	if st := s.State(); !s.game().Solving() || s.game().Paused() || st.Screen != "play" {
		t.Errorf("after a stall: solving %v, paused %v, on %s", s.game().Solving(), s.game().Paused(), st.Screen)
	}
}

func TestHelpAndOptionsOpenOverTheRoom(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	for key, screen := range map[string]string{"Slash": "help", "KeyO": "options"} {
		s.Do("A 200ms")
		s.Tap(key)
		if got := s.State().Screen; got != screen || s.game().Solving() {
			t.Errorf("%s opens %s, solving %v", key, got, s.game().Solving())
		}
		s.Tap("Escape")
		if got := s.State().Screen; got != "play" {
			t.Errorf("back from %s is %s", screen, got)
		}
	}
	s.Click("help")
	s.Tap("Enter")
	if got := s.State().Screen; got != "play" {
		t.Errorf("Enter leads from help to %s", got)
	}
}

func TestEstimatesSearchesAndPace(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	g := s.game()
	s.Do("E")
	if g.Estimate() != eight.Misplaced {
		t.Errorf("E leads to %s", g.Estimate())
	}
	s.Do("E S")
	if g.Estimate() != eight.Manhattan || g.Search() != eight.Greedy {
		t.Errorf("E and S lead to %s and %s", g.Estimate(), g.Search())
	}
	s.Click("method 2")
	if g.Estimate() != eight.Exact || g.Search() != eight.AStar {
		t.Errorf("the third card chooses %s and %s", g.Search(), g.Estimate())
	}
	s.Do("P")
	if g.StepsPerTick() != 10 {
		t.Errorf("P leads to %d Steps a tick", g.StepsPerTick())
	}
	s.Click("pace 1000")
	if g.StepsPerTick() != 1000 {
		t.Errorf("the chooser leads to %d Steps a tick", g.StepsPerTick())
	}
}

// What the page says that the searches need on the board of the pictures.
func TestTheContest(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("T")
	s.Click(raceAction)
	for range 2000 {
		if s.Frame(); s.room.contest.rows[len(methods)-1].done {
			break
		}
	}
	for i, want := range []struct{ name, checked, stored, moves string }{
		{"A* Manhattan", "91", "154", "20"}, {"A* Misplaced", "2,340", "3,721", "20"}, {"A* Exact table", "20", "42", "20"},
	} {
		row := &s.room.contest.rows[i]
		if row.Name != want.name || row.checked != want.checked || row.stored != want.stored || row.moves != want.moves || !row.Tick {
			t.Errorf("%s: %s checked, %s stored, %s moves, shortest %v; want %+v", row.Name, row.checked, row.stored, row.moves, row.Tick, want)
		}
	}
	for i := range s.room.contest.rows {
		row := &s.room.contest.rows[i]
		if !row.done || row.Tick == row.isLong {
			t.Errorf("%s: done %v, shortest %v, long %v", row.Name, row.done, row.Tick, row.isLong)
		}
	}
	s.Tap("Escape")
	if s.room.table || s.State().Screen != "play" {
		t.Error("Escape does not close the table alone")
	}
}

func TestHintIsShownOnItsTile(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("H")
	if s.room.play.hint.tile == 0 || s.room.play.hint.text != "20 moves left" || s.Pictures(s.room.art.ring) != 1 {
		t.Errorf("the hint is %+v", s.room.play.hint)
	}
	s.Do("H")
	for range 20 {
		s.Tap(numberKey(s.room.play.hint.tile))
		s.Do("200ms H")
	}
	s.wantBoard("123456780")
	if got := s.State().Best; got == nil || got.Text != "20 moves" {
		t.Errorf("the best is %+v", got)
	}
	if !strings.Contains(s.room.shown.best, "Best by hand: 20 moves") {
		t.Errorf("it says %q", s.room.shown.best)
	}
}

func numberKey(tile int) string { return "Digit" + digits[tile] }

// A best belongs to a start and a goal: another board has none.
func TestBestPerBoard(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "eight?board=123456708")
	s.Do("8 300ms")
	if got := s.State().Best; got == nil || got.Text != "1 move" {
		t.Fatalf("the best is %+v", got)
	}
	s.GoTo("eight?board=123456078")
	s.Run(time.Second)
	if got := s.State().Best; got != nil {
		t.Errorf("another board has the best %+v", got)
	}
}

func TestAddresses(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "#/eight?board=867254301&goal=123456780")
	s.wantBoard("867254301")
	for address, want := range map[string]string{
		"#/eight?board=123456798":                 "board: '9' in \"123456798\" is not a digit from 0 to 8",
		"#/eight?board=12345678":                  "board: \"12345678\" has 8 digits, and a board has 9",
		"#/eight?board=213456780":                 "odd number of swaps away",
		"#/eight?board=123456780&goal=11":         "goal: \"11\" has 2 digits",
		"#/eight?bored=123456780":                 "bored: there are only board and goal",
		"#/chess":                                 "\"chess\" is none of the games here",
		"#/eight?board=1234567801234567801234567": "board:",
	} {
		s.GoTo(address)
		s.Run(4200 * time.Millisecond)
		s.GoTo(address)
		s.Run(100 * time.Millisecond)
		if notice := s.State().Notice; !strings.Contains(notice, want) {
			t.Errorf("%s is answered by %q, want %q", address, notice, want)
		}
		s.Run(9 * time.Second)
		s.wantBoard("867254301")
	}
	s.Paste(s.Now, "724506831")
	s.Run(100 * time.Millisecond)
	s.wantBoard("724506831")
	s.Paste(s.Now, "http://example.org/#/eight?board=123456708&goal=123456780")
	s.Run(100 * time.Millisecond)
	s.wantBoard("123456708")
	s.Click("share")
	if got := s.TakeShared(); got != "#/eight?board=123456708&goal=123456780" {
		t.Errorf("shared is %s", got)
	}
}

// Each Step is spoken, but of a search that runs fast only eight a second.
func TestStepsAreSpoken(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.TakeSpoken()
	s.Do("Space")
	if got := s.TakeSpoken(); !strings.Contains(got, s.game().Explain()) {
		t.Errorf("a Step is spoken as %q", got)
	}
	s.Do("A")
	spoken := 0
	for end := s.Now + 2*time.Second; s.Now < end; s.Frame() {
		spoken += strings.Count(s.TakeSpoken(), " is expanded")
	}
	if spoken < 10 || spoken > 17 {
		t.Errorf("%d Steps are spoken in two seconds", spoken)
	}
	s.Do("A 300ms")
	if !strings.Contains(s.room.shown.text, s.game().Explain()) {
		t.Error("what is shown lags behind a search at rest")
	}
}

// The table of all searches stays open as a tab when a wide window becomes narrow.
func TestTheTableInAnotherWindow(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), "eight")
	s.Do("T")
	if !s.room.table {
		t.Fatal("T does not open the table")
	}
	s.View = shelltest.Window(480, 640)
	s.Frame()
	if s.room.table || s.room.tab != compareTab {
		t.Errorf("the table is open: %t, on the tab %d", s.room.table, s.room.tab)
	}
	s.View = shelltest.Window(1280, 720)
	s.Frame()
}
