package gems

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views/shell"
)

// stage is a room in a window, with a game that is being played.
type stage struct {
	t     testing.TB
	room  *Room
	book  *scene.Book
	frame shell.Frame
	scene scene.Scene
	now   time.Duration
	areas map[shell.Button]scene.Rect
}

var testKeys = map[string]string{
	"left": "Left", "right": "Right", "up": "Up", "down": "Down", "select": "Enter", "hint": "H", "pause": "Esc", "confirm": "Enter", "back": "Esc",
}

var (
	testPause   = []shell.Choice{{Label: "RESUME"}, {Label: "RESTART"}, {Label: "HOW TO PLAY"}, {Label: "OPTIONS"}, {Label: "MAIN MENU"}}
	testResults = []shell.Choice{{Label: "PLAY AGAIN"}, {Label: "BACK TO MENU"}}
)

func window(w, h float32) shell.View { return shell.View{W: w, H: h, Scale: 1} }

func newStage(t testing.TB, v shell.View) *stage {
	s := &stage{t: t, room: New(), book: scene.NewBook(), areas: map[shell.Button]scene.Rect{}}
	s.room.Layout(s.book, v)
	best := sim.Result{Ranked: true, Rank: [3]int64{9_214_980}}
	s.frame = shell.Frame{
		Best:     func(string) (sim.Result, bool) { return best, true },
		KeyName:  func(action string) string { return testKeys[action] },
		KeyNames: func(action string) []string { return []string{testKeys[action], "Num 4"} },
		Hints:    true,
		Handling: func(string) int { return 8 },
		Field:    func(scene.Rect, float32) {},
		Pressed:  func(shell.Button) bool { return false },
		Area:     func(b shell.Button, r scene.Rect) { s.areas[b] = r },
	}
	return s
}

// play starts a game; settings and setup are JSON.
func (s *stage) play(settings, setup string) {
	s.t.Helper()
	game, err := session.New(gems.Spec, sim.Config{Seed: 3, Settings: json.RawMessage(settings), Setup: json.RawMessage(setup)})
	if err != nil {
		s.t.Fatal(err)
	}
	s.frame.Session, s.frame.Countdown = game, 0
	s.show(shell.Play, nil)
}

// show goes to a screen and draws it.
func (s *stage) show(screen shell.Screen, choices []shell.Choice) {
	s.frame.Screen, s.frame.Choices, s.frame.Chosen, s.frame.Since = screen, choices, 0, 0
	s.draw(0)
}

// draw lets real time pass and draws a frame.
func (s *stage) draw(dt time.Duration) {
	s.now += dt
	s.frame.Now, s.frame.Since = s.now, s.frame.Since+dt
	s.frame.Events = nil
	switch {
	case s.frame.Screen != shell.Play:
	case s.frame.Countdown > 0:
		s.frame.Countdown = max(s.frame.Countdown-dt, 0)
	default:
		s.frame.Events = s.frame.Session.Frame(s.now)
	}
	s.scene.Reset(s.book)
	s.room.Draw(&s.scene, &s.frame)
}

// run draws frames for a while.
func (s *stage) run(d time.Duration) {
	const step = 10 * time.Millisecond
	for ; d >= step; d -= step {
		s.draw(step)
	}
	s.draw(d)
}

func (s *stage) press(commands ...sim.Code) {
	for _, c := range commands {
		s.frame.Session.Press(s.now, c, 0, 0)
	}
	s.draw(0)
}

// swap swaps the gem of a cell with the next one in the direction of an arrow.
func (s *stage) swap(column, row int, arrow sim.Code) {
	s.frame.Session.Press(s.now, gems.SwapGems, int16(column), int16(4*row+int(arrow)))
	s.draw(0)
}

func (s *stage) game() *gems.Game { return s.frame.Session.Game().(*gems.Game) }

// sprites gives the sprites with one of the pictures, in the order of painting.
func (s *stage) sprites(pics ...scene.Pic) (found []scene.Sprite) {
	for _, m := range s.scene.Marks {
		for _, p := range pics {
			if p != 0 && m.Kind == scene.MarkSprite && m.Sprite.Pic == p {
				found = append(found, m.Sprite)
			}
		}
	}
	return found
}

// stones gives the gems of the board as they are drawn.
func (s *stage) stones() []scene.Sprite { return s.sprites(s.room.table.stones.whole[:]...) }

// inCells gives where a sprite's middle is, in cells from the board's corner.
func (s *stage) inCells(p scene.Sprite) (column, row float32) {
	b, u := s.room.layout.board, s.room.layout.u
	return (p.X-b.X)/u - .5, (p.Y-b.Y)/u - .5
}

// still is a board without a run in which the gem of [3,4] makes a run of three
// with those left of [3,3] when it goes up: plain, special or destroyer as it says.
func still(gem string) string {
	return `{"noOpening":true,"board":[
		[0,3,6,9,12,0,3,6],[6,9,12,0,3,6,9,12],[12,0,3,6,9,12,0,3],[3,6,6,12,0,3,6,9],
		[9,12,0,` + gem + `,6,9,12,0],[0,3,6,9,12,0,3,6],[6,9,12,0,3,6,9,12],[12,0,3,6,9,12,0,3]],
		"refill":[0,9,3,12,0,9,3,12,9,0,12,3,9,0,12,3,9]}`
}
