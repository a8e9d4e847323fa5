package views_test

import (
	"encoding/json"
	"io/fs"
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/views"
	"parlor/views/shell"
)

// Practices in the real rooms: how they begin, that what went wrong is taken back,
// and that nothing of them becomes a best.

// drawer is a device that keeps files in memory.
type drawer map[string]string

func (d drawer) Load(key string) ([]byte, error) {
	if text, ok := d[key]; ok {
		return []byte(text), nil
	}
	return nil, fs.ErrNotExist
}

func (d drawer) Save(key string, data []byte) error {
	d[key] = string(data)
	return nil
}

func (d drawer) Remove(key string) error {
	delete(d, key)
	return nil
}

// player sits before the program and lets real time pass at 30 frames a second.
type player struct {
	*testing.T
	*shell.App
	files drawer
	now   time.Duration
	scene scene.Scene
}

// sitDown begins at the menu of a room, by its address.
func sitDown(t *testing.T, files drawer, address string) *player {
	p := &player{T: t, files: files}
	p.App = shell.New(shell.Setup{
		Rooms: views.Rooms(), Store: files, Seed: func() int64 { return 5 },
		Date: func() time.Time { return time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC) }, Address: address,
	})
	p.wait(2 * time.Second)
	return p
}

func (p *player) wait(d time.Duration) {
	for end := p.now + d; p.now < end; {
		p.now += time.Second / 30
		p.App.Frame(p.now, shell.View{W: 640, H: 360, Scale: .5}, &p.scene)
	}
}

// tap presses keys one after the other, and waits out the fades.
func (p *player) tap(keys ...string) {
	p.Helper()
	for _, k := range keys {
		p.give(p.Key, shell.Input{Key: k})
	}
}

// push presses buttons of a gamepad, as tap does keys.
func (p *player) push(buttons ...string) {
	p.Helper()
	for _, b := range buttons {
		p.give(p.Pad, shell.Input{Key: b, Pad: 1})
	}
}

func (p *player) give(to func(shell.Input), in shell.Input) {
	in.At, in.Down = p.now, true
	to(in)
	p.wait(time.Second / 30)
	in.At, in.Down = p.now, false
	to(in)
	for !p.State().Ready {
		p.wait(time.Second / 30)
	}
}

// want checks the screen, and that a practice is what is played.
func (p *player) want(screen string) {
	p.Helper()
	if s := p.State(); s.Screen != screen || (screen == "play") != s.Practice && screen != "results" {
		p.Fatalf("the screen is %s, practice %v; want %s: %s", s.Screen, s.Practice, screen, s.Notice)
	}
}

// look reads the state of the game.
func (p *player) look(into any) {
	p.Helper()
	data, err := json.Marshal(p.State().State)
	if err == nil {
		err = json.Unmarshal(data, into)
	}
	if err != nil {
		p.Fatal(err)
	}
}

// wantNoBest leaves and checks that no best is kept, and no game counted.
func (p *player) wantNoBest(game string) {
	p.Helper()
	p.Close()
	if bests := p.files["bests"]; strings.Contains(bests, "rank") || strings.Contains(bests, "[") {
		p.Errorf("a practice sets a best: %s", bests)
	}
	if n := len(session.NewStatistics(p.files).Games(game)); n != 0 {
		p.Errorf("%d practices are counted", n)
	}
}

// crystals is what the tests read of a game of Crystal Cascade.
type crystals struct {
	Phase, Mode, Queue, Held string
	Well                     []string
	Pieces                   int
	Piece                    struct{ Kind string }
}

// foot is the lowest row of the well.
func (c *crystals) foot() string { return c.Well[len(c.Well)-1] }

func TestCascadePractice(t *testing.T) {
	p := sitDown(t, drawer{}, "#/cascade/practice")
	p.want("practice")
	if spoken := p.TakeSpoken(); !strings.Contains(spoken, "Practice. Prepare a position and the pieces to come.") {
		t.Errorf("the page is announced by %q", spoken)
	}
	p.tap("ArrowRight", "Enter", "KeyS", "KeyO", "KeyT", "KeyI", "Space")
	p.want("play")
	p.wait(3200 * time.Millisecond) // the countdown
	var at crystals
	if p.look(&at); at.foot() != ".T........" || at.Piece.Kind != "S" || !strings.HasPrefix(at.Queue, "OTI") || at.Mode != "zen" {
		t.Fatalf("it begins with %+v", at)
	}
	before := at
	p.tap("Space")
	p.wait(200 * time.Millisecond)
	p.tap("Space")
	if p.look(&at); at.Phase != "entering" {
		t.Fatalf("after a piece it is %s", at.Phase)
	}
	p.tap("Backspace") // between two pieces only the one that was placed goes back
	if p.look(&at); at.Pieces != 1 || at.Piece.Kind != "O" {
		t.Fatalf("taken back at once, it stands at %+v", at)
	}
	p.tap("Space")
	p.wait(200 * time.Millisecond)
	if p.look(&at); at.Pieces != 2 || at.Piece.Kind != "T" {
		t.Fatalf("two pieces lead to %+v", at)
	}
	for pieces := 1; pieces >= 0; pieces-- {
		p.tap("Backspace")
		if p.look(&at); at.Pieces != pieces {
			t.Fatalf("taken back, %d pieces are placed, want %d", at.Pieces, pieces)
		}
	}
	if at.Piece.Kind != "S" || at.Queue != before.Queue || strings.Join(at.Well, "") != strings.Join(before.Well, "") {
		t.Errorf("both taken back, it stands at %+v", at)
	}
	p.tap("Backspace")
	if n := p.State().Notice; !strings.Contains(n, "nothing to take back") {
		t.Errorf("the first piece taken back is told as %q", n)
	}
	// Restart begins with the same position and pieces.
	p.tap("Space", "Escape", "ArrowDown", "Enter")
	p.want("play")
	p.wait(3200 * time.Millisecond)
	if p.look(&at); at.foot() != ".T........" || at.Piece.Kind != "S" || !strings.HasPrefix(at.Queue, "OTI") || at.Pieces != 0 {
		t.Errorf("restarted, it begins with %+v", at)
	}
	p.tap("Space")
	p.wantNoBest("cascade")

	// What was prepared is there again, also when the program was closed between.
	p = sitDown(t, p.files, "#/cascade/practice")
	p.tap("Space")
	p.wait(3200 * time.Millisecond)
	if p.look(&at); at.foot() != ".T........" || at.Piece.Kind != "S" || !strings.HasPrefix(at.Queue, "OTI") {
		t.Errorf("another day it begins with %+v", at)
	}
}

// With a gamepad alone a position is drawn, pieces are chosen, and the game is begun and
// taken back.
func TestCascadePracticeWithAGamepad(t *testing.T) {
	p := sitDown(t, drawer{}, "#/")
	p.push("A", "A")
	for range 20 {
		if p.State().Choice != "PRACTICE" {
			p.push("DPadDown")
		}
	}
	p.push("A")
	p.want("practice")
	p.push("DPadRight", "A", "RB", "DPadUp", "A", "DPadRight", "A", "A") // the last is taken away again
	p.push("Y", "LB", "Y", "Y", "LStick")                                // Z and T to come, of which the second T goes
	spoken, added := "", false
	for range 8 {
		p.push("DPadRight") // out of the well
	}
	for n := 0; n < 20 && !added; n++ {
		p.TakeSpoken()
		p.push("DPadUp")
		spoken, added = strings.CutPrefix(p.TakeSpoken(), "Add ")
	}
	p.push("A", "Start")
	p.want("play")
	p.wait(3200 * time.Millisecond)
	var at crystals
	if p.look(&at); at.foot() != ".T........" || at.Well[len(at.Well)-2] != ".Z........" || at.Piece.Kind != "Z" || !added || at.Queue[:2] != "T"+spoken[:1] {
		t.Fatalf("it begins with %+v; added with a button was %q", at, spoken)
	}
	p.push("DPadUp")
	p.wait(200 * time.Millisecond)
	if p.look(&at); at.Pieces != 1 {
		t.Fatalf("dropped, it stands at %+v", at)
	}
	p.push("LStick")
	if p.look(&at); at.Pieces != 0 || at.Piece.Kind != "Z" {
		t.Errorf("taken back, it stands at %+v", at)
	}
}

// A practice that was lost goes on from its results, before the last piece.
func TestCascadeTakesBackFromTheResults(t *testing.T) {
	p := sitDown(t, drawer{
		"options": `{"games":{"cascade":{"practice":"{\"mode\":\"sprint40\",\"level\":1,\"queue\":\"OOOOOOOOOOOOOOOOOOOOO\"}"}}}`,
	}, "#/cascade/practice")
	p.tap("Space")
	p.wait(3200 * time.Millisecond)
	var at crystals
	for range 20 {
		if p.look(&at); at.Phase == "over" {
			break
		}
		p.tap("Space")
		p.wait(200 * time.Millisecond)
	}
	p.wait(2 * time.Second)
	p.want("results")
	p.tap("Backspace")
	p.want("play")
	p.wait(200 * time.Millisecond)
	lost := at.Pieces
	if p.look(&at); at.Phase != "falling" || at.Pieces >= lost || at.Pieces < lost-2 {
		t.Errorf("after %d pieces and a loss it goes on with %+v", lost, at)
	}
	p.tap("ArrowLeft", "ArrowLeft", "ArrowLeft", "Space")
	p.wait(500 * time.Millisecond)
	if p.look(&at); at.Phase != "falling" {
		t.Errorf("played on it is %s", at.Phase)
	}
	p.wantNoBest("cascade")
}

func TestSoftservePractice(t *testing.T) {
	p := sitDown(t, drawer{}, "#/softserve/menu")
	for p.State().Choice != "PRACTICE" {
		p.tap("ArrowDown")
	}
	p.tap("ArrowRight", "Enter")
	p.want("play")
	var at struct {
		Phase        string
		PiecesPlayed int
	}
	drop := func(pieces int) {
		t.Helper()
		p.Key(shell.Input{At: p.now, Key: "ArrowDown", Down: true})
		for end := p.now + 20*time.Second; at.PiecesPlayed < pieces && at.Phase != "over"; p.look(&at) {
			if p.wait(100 * time.Millisecond); p.now > end {
				t.Fatalf("after 20 s it stands at %+v", at)
			}
		}
		p.Key(shell.Input{At: p.now, Key: "ArrowDown"})
	}
	drop(3)
	p.tap("Backspace")
	if p.look(&at); at.PiecesPlayed != 2 {
		t.Errorf("taken back, it stands at %+v", at)
	}
	p.wantNoBest("softserve")
}
