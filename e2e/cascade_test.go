package e2e

import (
	"fmt"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// state is what the tests read of window.parlor.state().
type state struct {
	Screen string
	Ready  bool
	Choice string
	Level  int
	Best   *struct{ Text string }
	Notice string
	State  *struct {
		Phase string
		Mode  string
		Piece *struct {
			Kind                  string
			Rotation, Column, Row int
		}
		Well   []string
		Held   string
		Queue  string
		Score  int
		Lines  int
		Level  int
		Pieces int
		Paused bool
		Result *struct {
			Title    string
			Finished bool
		}
		PlayedSeconds float64
	}
}

func (p *tab) look() (s state) {
	p.t.Helper()
	p.state(&s)
	return s
}

// screen waits until a screen is there and hears keys.
func (p *tab) screen(name string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("parlor.state().ready && parlor.state().screen === %q", name))
}

// menu goes from the overlay to the main menu.
func (p *tab) menu() {
	p.t.Helper()
	p.start()
	p.screen("home")
	p.tap("Enter")
	p.screen("title")
	p.tap("Enter")
	p.screen("menu")
}

// mode goes from the overlay into a game: the mode's place in the menu from 0.
func (p *tab) mode(place int) {
	p.t.Helper()
	p.menu()
	p.choose(place)
	p.tap("Enter")
	p.plays()
}

// choose goes to a mode's place in the menu, from its first.
func (p *tab) choose(place int) {
	p.t.Helper()
	for range place {
		p.tap("ArrowDown")
	}
}

// plays waits until the game is played. A machine so busy that the game pauses by
// itself is told to go on.
func (p *tab) plays() {
	p.t.Helper()
	p.wait(`(({ ready, screen }) => ready && (screen === "play" || screen === "pause"))(parlor.state())`)
	for p.look().Screen == "pause" {
		p.tap("Escape")
		p.wait("parlor.state().ready")
	}
}

// pauses has a key pause the game.
func (p *tab) pauses(code string) {
	p.t.Helper()
	for p.look().Screen != "pause" {
		p.tap(code)
	}
}

// The places of the modes in the menu.
const (
	marathon = iota
	sprint40
	ultra
	zen
)

// inPlay waits until a piece falls.
func (p *tab) inPlay() {
	p.t.Helper()
	for !p.playOn(`s.phase === "falling"`) {
	}
}

// playOn waits until something is true of the game's state s. When the machine is
// so busy that the game pauses, it lets it go on and says whether it is true then.
func (p *tab) playOn(what string) bool {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(({ screen, ready, state: s }) => (%s) || ready && screen === "pause")(parlor.state())`, what))
	if p.look().Screen != "pause" {
		return true
	}
	p.plays()
	return eval[bool](p, fmt.Sprintf("!!(({ state: s }) => %s)(parlor.state())", what))
}

// keyOf are the keys of the commands, as they are set at first.
var keyOf = map[sim.Code]string{
	cascade.MoveLeft: "ArrowLeft", cascade.MoveRight: "ArrowRight", cascade.SoftDrop: "ArrowDown",
	cascade.HardDrop: "Space", cascade.RotateClockwise: "ArrowUp", cascade.RotateCounterclockwise: "KeyZ",
	cascade.Rotate180: "KeyA", cascade.Hold: "KeyC",
}

// playRecord presses the keys of a record, each when the page shows what the key
// before it did. A key that is lost to a pause of a busy machine is pressed again.
func (p *tab) playRecord(record *replay.Record) {
	p.t.Helper()
	game, _, err := replay.Start(cascade.Spec, record.Config)
	p.check(err)
	engine := game.(*cascade.Game)
	for _, in := range record.Inputs {
		engine.Apply(in)
		if in.Code&sim.Release != 0 {
			continue // stroke lets the key go
		}
		done := fmt.Sprintf("s.pieces === %d && (s.piece || s.result)", engine.Counts().Pieces)
		if piece, ok := engine.Piece(); ok {
			done = fmt.Sprintf("s.piece?.column === %d && s.piece.rotation === %d", piece.Column, piece.Rotation)
		}
		for p.stroke(keyOf[in.Code]); !p.playOn(done); {
			p.stroke(keyOf[in.Code])
		}
	}
}

// A whole Sprint 40 by the keys of a record comes to the results that the engine
// comes to, sets a best, and the best is there after a reload.
func TestSprintToItsResults(t *testing.T) {
	record := golden.Read(t, cascade.Spec, "../games/cascade/testdata/sprint40.txtar")
	g, err := record.Check(cascade.Spec)
	if err != nil {
		t.Fatal(err)
	}
	want := g.(*cascade.Game).Counts()
	p := open(t, window{query: fmt.Sprintf("?seed=%d", record.Config.Seed)})
	p.mode(sprint40)
	p.inPlay()
	p.playRecord(record)
	p.screen("results")
	s := p.look()
	if s.State.Result == nil || !s.State.Result.Finished || s.State.Result.Title != "SPRINT CLEAR" {
		t.Fatalf("the sprint ended with %+v", s.State.Result)
	}
	if s.State.Lines != 40 || s.State.Pieces != want.Pieces || s.State.Score != int(want.Score) {
		t.Errorf("%d lines, %d pieces, %d points; the record has 40, %d, %d", s.State.Lines, s.State.Pieces, s.State.Score, want.Pieces, want.Score)
	}
	if s.Best == nil {
		t.Fatal("the sprint set no best")
	}
	p.picture("results.png")
	best := s.Best.Text

	p.comeBack()
	p.tap("ArrowDown")
	p.wait(`parlor.state().choice === "SPRINT 40"`)
	if s := p.look(); s.Best == nil || s.Best.Text != best {
		t.Errorf("after a reload the best is %+v, want %s", s.Best, best)
	}
}

// Every key does what How to Play says.
func TestKeys(t *testing.T) {
	p := open(t, window{query: "?seed=40"})
	p.mode(zen)
	p.inPlay()
	// O turns and does not move, so the first piece of the seed is put away
	// until another comes.
	if p.look().State.Piece.Kind == "O" {
		p.stroke("KeyC")
	}
	for _, c := range []struct{ key, becomes string }{
		{"ArrowLeft", "s.piece.column === before.piece.column - 1"},
		{"ArrowRight", "s.piece.column === before.piece.column + 1"},
		{"ArrowUp", "s.piece.rotation === (before.piece.rotation + 1) % 4"},
		{"KeyX", "s.piece.rotation === (before.piece.rotation + 1) % 4"},
		{"KeyZ", "s.piece.rotation === (before.piece.rotation + 3) % 4"},
		{"ControlLeft", "s.piece.rotation === (before.piece.rotation + 3) % 4"},
		{"KeyA", "s.piece.rotation === (before.piece.rotation + 2) % 4"},
		{"Space", "s.pieces === before.pieces + 1 && s.piece"},
		{"KeyC", "s.held === before.piece.kind && s.hasHeld"},
		{"Space", "s.pieces === before.pieces + 1 && s.piece"},
		{"ShiftLeft", "s.held === before.piece.kind && s.hasHeld"},
	} {
		eval[bool](p, "!!(window.before = parlor.state().state)")
		p.stroke(c.key)
		for !p.playOn(c.becomes) {
			p.stroke(c.key)
		}
	}
}

// A hidden tab pauses and never jumps; a key that was held counts as released.
func TestAHiddenTabPauses(t *testing.T) {
	p := open(t, window{})
	p.mode(zen)
	p.inPlay()
	p.press("ArrowDown")
	show := p.hide()
	time.Sleep(1500 * time.Millisecond)
	show()
	p.screen("pause")
	before := p.look()
	if !before.State.Paused {
		t.Fatal("the game goes on behind the pause")
	}
	p.release("ArrowDown")
	time.Sleep(time.Second)
	if after := p.look(); after.State.PlayedSeconds != before.State.PlayedSeconds || after.State.Piece.Row != before.State.Piece.Row {
		t.Errorf("paused at %+v, later at %+v", before.State, after.State)
	}
	p.tap("Enter")
	p.plays()
	after := p.look()
	if after.State.PlayedSeconds > before.State.PlayedSeconds+2 || after.State.Piece.Row < before.State.Piece.Row-2 {
		t.Errorf("paused at %v s, went on at %v s", before.State.PlayedSeconds, after.State.PlayedSeconds)
	}
}

// Escape and P pause and go on; the choices of the pause do what they say.
func TestPause(t *testing.T) {
	p := open(t, window{})
	p.mode(marathon)
	p.pauses("Escape") // in the countdown
	p.picture("pause.png")
	p.tap("Escape")
	p.inPlay()
	for p.stroke("Space"); !p.playOn("s.pieces === 1"); {
		p.stroke("Space")
	}
	p.pauses("KeyP")
	if s := p.look(); s.Choice != "RESUME" || s.State.Pieces != 1 {
		t.Errorf("paused on %s with %d pieces", s.Choice, s.State.Pieces)
	}
	p.tap("ArrowDown")
	p.tap("Enter")
	p.plays()
	if s := p.look(); s.State.Pieces != 0 || s.State.Paused {
		t.Errorf("restarted with %d pieces, paused %v", s.State.Pieces, s.State.Paused)
	}
	p.pauses("Escape")
	p.tap("ArrowUp") // round to the last choice
	p.tap("Enter")
	p.screen("menu")
}

// A game is lost by dropping piece upon piece; the results answer by keys.
func TestMarathonIsLostAndPlayedAgain(t *testing.T) {
	p := open(t, window{})
	p.mode(marathon)
	p.inPlay()
	for range 30 {
		p.stroke("Space")
		for !p.playOn("s.piece || s.result") {
		}
		if p.look().State.Result != nil {
			break
		}
	}
	p.screen("results")
	p.picture("lost.png")
	s := p.look()
	if s.State.Result == nil || s.State.Result.Title != "GAME OVER" || s.State.Result.Finished || s.Best == nil {
		t.Errorf("the results are %+v, the best %+v", s.State.Result, s.Best)
	}
	p.tap("Enter")
	p.plays()
	if s := p.look(); s.State.Result != nil || s.State.Pieces != 0 {
		t.Errorf("played again from %+v", s.State)
	}
}

// With storage forbidden the game is played all the same, and says so.
func TestPlayableWithoutStorage(t *testing.T) {
	p := open(t, window{script: `Object.defineProperty(window, "localStorage", {
		get() { throw new DOMException("forbidden", "SecurityError"); },
	})`})
	p.mode(zen)
	p.inPlay()
	for p.stroke("Space"); !p.playOn("s.pieces === 1"); {
		p.stroke("Space")
	}
	p.pauses("Escape")
	p.tap("ArrowUp")
	p.tap("Enter")
	p.screen("menu") // on the choice made last, with the best that leaving kept
	p.wait(`parlor.state().choice === "ZEN" && parlor.state().best !== null`)
}

// The mouse chooses and runs what it points at, and the level keys.
func TestMouseInTheMenus(t *testing.T) {
	p := open(t, window{})
	p.start()
	p.screen("home")
	p.click(160, 624) // Play
	p.screen("title")
	p.click(200, 300) // anywhere
	p.screen("menu")
	p.click(1035, 374) // the level up
	p.wait("parlor.state().level === 2")
	p.click(888, 374) // and down
	p.wait("parlor.state().level === 1")
	p.click(384, 500) // HOW TO PLAY
	p.screen("help")
	p.picture("help.png")
	p.tap("Escape")
	p.screen("menu")
	p.click(384, 366) // ZEN
	p.plays()
	if mode := p.look().State.Mode; mode != "zen" {
		t.Errorf("the mouse started %s", mode)
	}
}
