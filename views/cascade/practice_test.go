package cascade

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// The room has a page of practice.
var _ shell.Workshop = (*Room)(nil)

// onBench shows the page of practice in a window.
func onBench(t *testing.T, v shell.View) (*stage, *practice) {
	s := newStage(t, v)
	s.Frame.Spot = func(action string, r scene.Rect) kit.State { return kit.Rest }
	s.Frame.Over = func(scene.Rect) bool { return true }
	s.Show(shell.Practice, nil)
	return s, &s.room.practice
}

// hand does to the middle of a cell what a mouse or a finger does.
func (s *stage) hand(kind shell.PointerKind, column, row int) {
	r := s.room.bench.well.field.cell(cascade.Cell{Column: column, Row: row})
	s.room.Paint(shell.Pointing{Kind: kind, X: r.X + r.W/2, Y: r.Y + r.H/2})
}

// prepared starts the game of the page.
func (s *stage) prepared() *cascade.Game {
	s.Helper()
	g, err := cascade.New(s.room.Prepared(7, standardHandling))
	if err != nil {
		s.Fatal(err)
	}
	return g
}

func TestPaintingByHand(t *testing.T) {
	s, p := onBench(t, shelltest.Window(1280, 720))
	s.hand(shell.PointerPress, 0, 0)
	s.hand(shell.PointerMove, 6, 3) // a fast drag skips cells
	s.hand(shell.PointerMove, -4, 3)
	s.hand(shell.PointerLift, 9, 9)
	s.hand(shell.PointerMove, 8, 8)
	want := []string{"TTTTTTT...", "...TT.....", ".TT.......", "T........."}
	if got := p.picture(); !slices.Equal(got, want) {
		t.Errorf("a drag paints %q, want %q", got, want)
	}
	s.hand(shell.PointerPress, 0, 0) // begun on its own kind, it takes away
	s.hand(shell.PointerMove, 1, 1)
	s.hand(shell.PointerLift, 1, 1)
	s.hand(shell.PointerBack, 4, 2)
	s.room.Prepare("brush 1")
	s.hand(shell.PointerPress, 9, 19)
	s.hand(shell.PointerLift, 9, 19)
	if got := p.picture(); len(got) != 20 || got[0] != ".........I" || got[17] != "...T......" || got[18] != "..T......." || got[19] != ".........." {
		t.Errorf("the well is %q", got)
	}
	s.room.Prepare("brush 0")
	s.hand(shell.PointerPress, 9, 19)
	s.room.Prepare("clear")
	if len(p.picture()) != 0 {
		t.Errorf("cleared, the well is %q", p.picture())
	}
	if r := s.room.Paint(shell.Pointing{Kind: shell.PointerBack, X: 1, Y: 1}); r.Heard {
		t.Error("the right button beside the well does not leave the page")
	}
}

func TestPaintingByKeys(t *testing.T) {
	s, p := onBench(t, shelltest.Window(1280, 720))
	if r := s.room.Prepare("confirm"); r.Say != "Column 1, row 1: T." {
		t.Errorf("painting says %q", r.Say)
	}
	for _, key := range strings.Fields("up right next confirm left previous previous confirm confirm") {
		s.room.Prepare(key)
	}
	if got := p.picture(); !slices.Equal(got, []string{".Z........", "T........."}) {
		t.Errorf("the well is %q", got)
	}
	if r := s.room.Prepare("right"); r.Say != "Column 2, row 2: Z." {
		t.Errorf("moving says %q", r.Say)
	}
}

// Arrows lead from the well to every button and back, in every window.
func TestArrowsReachEverything(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s, p := onBench(t, v)
		seen, reached, wait := map[string]bool{}, map[int]bool{}, []practice{*p}
		for len(wait) > 0 {
			from := wait[0]
			wait = wait[1:]
			for _, key := range []string{"up", "down", "left", "right"} {
				*p = from
				s.room.Prepare(key)
				if at := fmt.Sprint(p.at, p.cursor); !seen[at] {
					seen[at], reached[p.at] = true, true
					wait = append(wait, *p)
				}
			}
		}
		for i, spot := range s.room.bench.plan.spots {
			if !reached[i] {
				t.Errorf("%s: arrows do not lead to %q", shelltest.Name(v), spot.action)
			}
		}
	}
}

func TestQueueAndHeldPiece(t *testing.T) {
	s, p := onBench(t, shelltest.Window(1280, 720))
	for _, key := range []string{"KeyT", "KeyI", "KeyO", "KeyS", "KeyZ", "KeyJ", "KeyL", "Shift+KeyZ"} {
		if r := s.room.Letter(key); r.Say == "" {
			t.Errorf("%s is not heard", key)
		}
	}
	for _, key := range []string{"KeyQ", "KeyM", "Escape", "ArrowLeft", "Ctrl+KeyS", "Enter"} {
		if r := s.room.Letter(key); r.Say != "" || r.Heard || r.Open != "" {
			t.Errorf("%s is heard: %+v", key, r)
		}
	}
	s.room.Prepare("undo")
	s.room.Prepare("queue 6")
	if got := letters(p.queue); got != "TIOSZJT" || p.held != cascade.Z {
		t.Errorf("the queue is %q, held %s", got, p.held)
	}
	for range 30 {
		s.room.Letter("KeyI")
	}
	if len(p.queue) != mostQueued {
		t.Errorf("%d pieces are chosen, want %d at most", len(p.queue), mostQueued)
	}
	for range 30 {
		s.room.Prepare("unqueue")
	}
	s.room.Prepare("held 1")
	if len(p.queue) != 0 || p.held != cascade.None {
		t.Errorf("%d pieces are left, held %q", len(p.queue), p.held)
	}
	if s.room.Prepare("held -1"); p.held != cascade.Z {
		t.Errorf("before none %q is held, want Z", p.held)
	}
}

// What was prepared is what the engine plays.
func TestThePreparedGame(t *testing.T) {
	s, _ := onBench(t, shelltest.Window(1280, 720))
	s.hand(shell.PointerPress, 3, 0)
	s.hand(shell.PointerLift, 3, 0)
	for _, key := range []string{"KeyS", "KeyO", "KeyJ", "Shift+KeyI"} {
		s.room.Letter(key)
	}
	for range 25 {
		s.room.Prepare("level 1")
	}
	s.room.Prepare("level -1")
	g := s.prepared()
	if g.Mode().Name != "zen" || g.Counts().Level != 19 || g.Held() != cascade.I || g.At(3, 0) != cascade.T {
		t.Errorf("%s at level %d, held %s, %q in the well", g.Mode().Name, g.Counts().Level, g.Held(), g.At(3, 0))
	}
	if got := letters(g.Queue(3)); got != "SOJ" {
		t.Errorf("the queue is %q", got)
	}
	// Its pieces fall as fast as its level says: 0.674 ^ 18 seconds.
	g.Advance(3*time.Second + time.Millisecond)
	if _, period, ok := g.NextFall(); !ok || period < 823_000 || period > 825_000 {
		t.Errorf("a row takes %v, want 824 µs", period)
	}
	s.room.Prepare("mode 1")
	if g := s.prepared(); g.Mode().Name != "sprint40" {
		t.Errorf("the mode is %s", g.Mode().Name)
	}
	if r := s.room.Prepare("start"); r.Open != shell.StartAction {
		t.Errorf("START gives %+v", r)
	}
}

// Every ready position starts, and is what its name says.
func TestReadyPositions(t *testing.T) {
	for i, q := range readyPositions {
		s, p := onBench(t, shelltest.Window(1280, 720))
		s.room.Prepare(fmt.Sprint("ready ", i))
		s.prepared()
		if s.room.Prepare("clear"); len(p.picture()) > 0 {
			t.Errorf("%s is not cleared", q.name)
		}
		if len(q.well) > readySide || p.why != "" {
			t.Errorf("%s is %d rows high: %s", q.name, len(q.well), p.why)
		}
	}
	for name, c := range map[string]struct {
		play  string
		lines int64
		twist int
		empty bool
	}{
		"T-twist slot": {play: "rotateClockwise +softDrop 1100ms -softDrop rotateClockwise hardDrop 1s", lines: 2, twist: 1},
		"All clear": {
			play: "rotateClockwise moveLeft moveLeft hardDrop 1s rotateClockwise hardDrop 1s " +
				"rotateCounterclockwise moveLeft moveLeft hardDrop 1s hold rotate180 moveLeft moveLeft moveLeft hardDrop 1s",
			lines: 4, empty: true,
		},
		"Four wide": {play: "hold", lines: 0},
	} {
		s, p := onBench(t, shelltest.Window(1280, 720))
		i := slices.IndexFunc(readyPositions[:], func(q readyPosition) bool { return q.name == name })
		s.room.Prepare(fmt.Sprint("ready ", i))
		l := shelltest.Listen(t, s.room, p.mode, atOnce, string(encoded(p.setup())))
		l.Do(c.play)
		g := l.Game.(*cascade.Game)
		empty := strings.Contains(l.Sounds(), "allClear")
		if n := g.Counts(); n.Lines != c.lines || n.Twists != c.twist || empty != c.empty {
			t.Errorf("%s: %d lines, %d twists, emptied %v", name, n.Lines, n.Twists, empty)
		}
	}
	holes := func(line string) int { return strings.Count(line, ".") }
	for _, q := range readyPositions {
		for i, line := range q.well {
			switch {
			case q.name == "Garbage" && holes(line) != 1:
				t.Errorf("a row of garbage is %q", line)
			case q.name == "Four wide" && i < len(q.well)-1 && line[3:7] != "....":
				t.Errorf("a row of four wide is %q", line)
			case q.name == "Four wide" && i == len(q.well)-1 && holes(line) != 1:
				t.Errorf("the lowest row of four wide is %q", line)
			}
		}
	}
}

// A position that the engine refuses is told, by its field, until it is mended.
func TestRefusedPosition(t *testing.T) {
	s, p := onBench(t, shelltest.Window(1280, 720))
	s.room.Prepare("brush 1")
	s.hand(shell.PointerPress, 0, 4)
	s.hand(shell.PointerMove, 9, 4)
	s.hand(shell.PointerLift, 9, 4)
	if _, err := cascade.New(s.room.Prepared(1, standardHandling)); err == nil || !strings.Contains(p.why, `well: row "IIIIIIIIII" is full`) {
		t.Errorf("a full row is told as %q, %v", p.why, err)
	}
	s.Draw(0)
	s.hand(shell.PointerBack, 4, 4)
	if s.prepared(); p.why != "" {
		t.Errorf("mended, it is told that %q", p.why)
	}
}

// A draft survives its text, and a text that is none changes nothing.
func TestDraft(t *testing.T) {
	s, p := onBench(t, shelltest.Window(1280, 720))
	for _, action := range []string{"ready 2", "queue 3", "held 1", "level 1", "mode 1"} {
		s.room.Prepare(action)
	}
	text := s.room.Draft()
	other := New()
	other.SetDraft(text)
	if other.Draft() != text || other.practice.well != p.well || letters(other.practice.queue) != letters(p.queue) || other.practice.level != 2 {
		t.Errorf("%s becomes %s", text, other.Draft())
	}
	for _, wrong := range []string{
		"", "{}", "null", `{"mode":"ultra","level":1}`, `{"mode":"zen","level":0}`, `{"mode":"zen","level":21}`, `{"mode":"zen","level":1,"well":["..."]}`,
		`{"mode":"zen","level":1,"well":` + strings.ReplaceAll(fmt.Sprintf("%q", make([]string, 21)), `" "`, `","`) + `}`, `{"mode":7}`, `[`,
	} {
		if other.SetDraft(wrong); other.Draft() != text {
			t.Fatalf("%q is taken for a draft", wrong)
		}
	}
	other.SetDraft(`{"mode":"zen","level":3,"well":["?T........"],"queue":"T?I","held":"??"}`)
	if d := other.practice.draft; d.At(1, 0) != cascade.T || d.At(0, 0) != cascade.None || letters(d.queue) != "TI" || d.held != cascade.None {
		t.Errorf("a damaged draft becomes %s", other.Draft())
	}
}

func FuzzDraft(f *testing.F) {
	f.Add(`{"mode":"zen","level":3,"well":["IT........"],"queue":"TI","held":"S"}`)
	f.Add(`{"mode":"sprint40","level":20,"well":["IIIIIIIIII"]}`)
	f.Fuzz(func(t *testing.T, text string) {
		r := New()
		r.SetDraft(text)
		again := New()
		again.SetDraft(r.Draft())
		if again.Draft() != r.Draft() {
			t.Errorf("%q becomes %q", r.Draft(), again.Draft())
		}
	})
}

func TestPracticePlan(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s, p := onBench(t, v)
		plan := &s.room.bench.plan
		panels := map[string]scene.Rect{
			"well": plan.layout.well.Inset(-plan.layout.frame), "head": plan.back, "name": plan.title, "palette": plan.palette,
			"ready": plan.ready, "next": plan.next, "choices": plan.choices,
		}
		shelltest.Inside(t, v, panels)
		shelltest.Apart(t, v, panels)
		spots := map[string]scene.Rect{"back": plan.back, "queue": plan.queue}
		for _, q := range plan.spots {
			spots[q.action] = q.place
			if q.place.W < 20*v.Scale || q.place.H < 16*v.Scale {
				t.Errorf("%s: %s is only %v x %v", shelltest.Name(v), q.action, q.place.W, q.place.H)
			}
		}
		shelltest.Inside(t, v, spots)
		shelltest.Apart(t, v, spots)

		for range mostQueued {
			s.room.Letter("KeyI")
		}
		s.room.Prepare("ready 4")
		s.Frame.Device = shell.Touch
		for _, held := range []string{"held 1", "held -1"} {
			s.room.Prepare(held)
			for i, q := range plan.spots {
				from := len(s.Scene.Marks)
				s.room.bench.showSpot(&s.Scene, &s.Frame, p, i)
				if q.kind != shell.StartAction { // its glow reaches out
					shelltest.DrawnInside(t, v, s.Scene.Marks[from:], q.place.Inset(-6*plan.px), 0, q.action)
				}
			}
			from := len(s.Scene.Marks)
			s.room.bench.showQueue(&s.Scene, &s.Frame, p)
			shelltest.DrawnInside(t, v, s.Scene.Marks[from:], plan.next, 0, "the queue")
			p.queue = nil
			for _, s.Frame.Device = range []shell.Device{shell.Touch, shell.Pad, shell.Keyboard} {
				from = len(s.Scene.Marks)
				s.room.bench.showQueue(&s.Scene, &s.Frame, p)
				shelltest.DrawnInside(t, v, s.Scene.Marks[from:], plan.next, 0, "the empty queue")
			}
			from = len(s.Scene.Marks)
			s.room.bench.showRows(&s.Scene, p)
			shelltest.DrawnInside(t, v, s.Scene.Marks[from:], plan.choices, 0, "the choices")
		}
	}
}
