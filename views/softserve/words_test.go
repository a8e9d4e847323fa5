package softserve

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"parlor/games/softserve"
	"parlor/sim"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// The room is all that the shell asks for.
var _ shell.Room = (*Room)(nil)

func TestEveryModeStartsAtEveryDifficulty(t *testing.T) {
	r := New()
	keys, started := map[string]bool{}, map[string]bool{}
	for _, c := range r.Menu() {
		if c.Run != shell.StartMode {
			continue
		}
		for i, name := range c.Steps.Names {
			game, err := softserve.New(r.Config(c.Mode, i+1, 1, shell.Handling{repeatDelay: 9, repeatTime: 3}))
			if err != nil {
				t.Fatalf("%s: %v", c.Label, err)
			}
			s := game.Settings()
			if game.Mode().Title != c.Label || string(s.Difficulty) != name || s.RepeatDelayFrames != 9 || s.RepeatFrames != 3 {
				t.Errorf("%s, %s starts %s, %s with repeats of %d and %d", c.Label, name, game.Mode().Title, s.Difficulty, s.RepeatDelayFrames, s.RepeatFrames)
			}
			keys[c.BestKey+name] = c.Steps.Bests
		}
		started[c.Mode] = true
	}
	if len(started) != len(softserve.Spec.Modes) || len(keys) != 3*len(started) {
		t.Errorf("the menu has the modes %v, whose bests are kept as %v", started, keys)
	}
}

func TestEveryCommandHasKeysAndHelp(t *testing.T) {
	r := New()
	keys, help := map[string]bool{}, map[string]bool{}
	for _, b := range r.Card().Keys {
		keys[b.Command] = len(b.Keys) > 0 && len(b.Pad) > 0
	}
	for _, row := range r.Help() {
		for _, c := range row.Commands {
			help[c] = true
			if _, ok := helpGestures[row.Commands[0]]; !ok {
				t.Errorf("no gesture explains %s", c)
			}
		}
	}
	for _, c := range softserve.Spec.Commands {
		if !keys[c.Name] || !help[c.Name] {
			t.Errorf("%s: has keys %v, is explained %v", c.Name, keys[c.Name], help[c.Name])
		}
	}
}

func TestBestText(t *testing.T) {
	for _, c := range []struct {
		rank [3]int64
		want string
	}{
		{[3]int64{6, -41, -int64(192 * time.Second)}, "6 cones, 41 pieces, 03:12"},
		{[3]int64{1, -1, -int64(6999 * time.Millisecond)}, "1 cone, 1 piece, 00:06"},
		{[3]int64{120, -1041, -int64(101 * time.Minute)}, "120 cones, 1,041 pieces, 101:00"},
	} {
		if got := New().BestText("classic", sim.Result{Ranked: true, Rank: c.rank}); got != c.want {
			t.Errorf("the best %v is %q, want %q", c.rank, got, c.want)
		}
	}
}

// Each event is put into words that tell it from the others, or has none.
func TestSay(t *testing.T) {
	g, err := softserve.New(sim.Config{Mode: "classic", Seed: 1, Settings: json.RawMessage(`{}`), Setup: json.RawMessage(toLose)})
	if err != nil {
		t.Fatal(err)
	}
	g.Advance(30 * time.Second)
	said := map[string]bool{}
	for _, e := range g.Drain(nil) {
		if line := New().Say(g, e); line != "" {
			said[line] = true
		}
	}
	for _, want := range []string{"Strawberry and mint.", "The bottleneck is full. 0 cones served with 1 piece in 0 seconds."} {
		if !said[want] {
			t.Errorf("%q is not said, but %v", want, said)
		}
	}
	for _, c := range []struct {
		e    sim.Event
		want string
	}{
		{sim.Event{Kind: softserve.EventPieceSpawned, X: int32(softserve.Popsicle), N: 3 | 3<<8}, "Mint popsicle."},
		{sim.Event{Kind: softserve.EventPieceSpawned, X: int32(softserve.Pair), N: 2 | 2<<8}, "Two scoops of chocolate."},
		{sim.Event{Kind: softserve.EventConeServed, X: 2}, "Served in column 3."},
		{sim.Event{Kind: softserve.EventPiecesCleared, X: 1, N: 1}, "Cleared."},
		{sim.Event{Kind: softserve.EventPiecesCleared, X: 1, N: 3}, "Chain of 3."},
		{sim.Event{Kind: softserve.EventOrderOpened, X: 6, N: 1 | 3<<8}, "Mochi orders strawberry and mint."},
		{sim.Event{Kind: softserve.EventConesReturned}, "Six new cones."},
		{sim.Event{Kind: softserve.EventPieceMoved, X: 1}, ""},
	} {
		if got := New().Say(g, c.e); got != c.want {
			t.Errorf("%s is said as %q, want %q", softserve.Spec.Events[c.e.Kind], got, c.want)
		}
	}
}

// Orders are spoken in whole sentences where there is room for them.
func TestOrdersInWords(t *testing.T) {
	s := newStage(t, shelltest.Window(390, 844))
	h := &s.room.hud
	const room = 80 // beside the cone in a phone's bubble
	for _, c := range []struct {
		first, second softserve.Flavour
		width         float32
		want          string
	}{
		{softserve.Strawberry, softserve.Mint, room, "Strawberry and mint, please!"},
		{softserve.Vanilla, softserve.Blueberry, room, "Vanilla & blueberry, please!"},
		{softserve.Lemon, softserve.Lemon, room, "Two scoops of lemon, please!"},
		{softserve.Vanilla, softserve.Strawberry, 64, "Vanilla, strawberry, please!"},
		{softserve.Vanilla, softserve.Strawberry, 200, "Vanilla and strawberry, please!"},
	} {
		lines, f, _ := h.wording(softserve.Order{c.first, c.second}, c.width)
		if got := strings.Join(lines, " "); got != c.want || f == nil {
			t.Errorf("in %v pixels: %q, want %q", c.width, got, c.want)
		}
	}
	if _, f, _ := h.wording(softserve.Order{softserve.Vanilla, softserve.Strawberry}, 20); f != nil {
		t.Error("words fit into 20 pixels")
	}
}

// A phone counts the cones of the game too, but where they come back.
func TestConesOfAPhone(t *testing.T) {
	s := newStage(t, shelltest.Window(390, 844))
	marks := map[string]int{}
	for _, mode := range []string{"classic", "endless"} {
		s.Play(mode, fast, "")
		s.Scene.Reset(s.Book)
		s.room.hud.showHeader(&s.Scene, s.game())
		marks[mode] = len(s.Scene.Marks)
	}
	if marks["classic"]-marks["endless"] != len("of6") {
		t.Errorf("the counts of a classic game take %d marks, of an endless one %d: want \"of 6\" more", marks["classic"], marks["endless"])
	}
}

// The customers of the rules each have a look and a name of their own.
func TestCustomers(t *testing.T) {
	names := map[string]bool{}
	for _, c := range customers {
		if c.name == "" || names[c.name] || c.behind == nil || c.head == nil || c.over == nil {
			t.Errorf("a customer called %q", c.name)
		}
		names[c.name] = true
	}
}

// Outlines are read as they are meant: all letters, relative ones too, and nothing
// that is written wrongly hangs or panics.
func TestOutline(t *testing.T) {
	for _, c := range []struct {
		d    string
		want [4]float32
	}{
		{"M1,2 L5,2 V8 H1Z", [4]float32{1, 2, 5, 8}},
		{"M10,10 l4,0 v-6 h-8z", [4]float32{6, 4, 14, 10}},
		{"M0,0 C0,10 10,10 10,0", [4]float32{0, 0, 10, 10}},
		{"M0,0 q5,-5 10,0", [4]float32{0, -5, 10, 0}},
		{"O10,20 3,4", [4]float32{7, 16, 13, 24}},
		{"B1,2 30,40 5", [4]float32{1, 2, 31, 42}},
		{"M0,0 10,0 10,5", [4]float32{0, 0, 10, 5}},
		{"M.5-.5 L-1.5,.5", [4]float32{-1.5, -.5, .5, .5}},
	} {
		x0, y0, x1, y1 := outline(c.d).Bounds()
		if got := [4]float32{x0, y0, x1, y1}; got != c.want {
			t.Errorf("%s reaches over %v, want %v", c.d, got, c.want)
		}
	}
	for _, wrong := range []string{"", "Z", "Z 5", "M", "M1", "L1,2,3", "X1,2", "M1e5,2", "--", strings.Repeat("M", 99)} {
		outline(wrong)
	}
}
