package shell

import (
	"fmt"
	"io/fs"
	"testing"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/kit"
)

// hall is a room of which only the options are seen.
type hall struct {
	Room
	spec sim.Spec
	card Card
}

func (h *hall) Spec() *sim.Spec { return &h.spec }
func (h *hall) Card() Card      { return h.card }
func (h *hall) Menu() []Choice  { return []Choice{{Label: "PLAY"}} }
func (h *hall) Standing(g sim.Game) (where, figures string) {
	return "Bell", fmt.Sprint(g.Result().Rank[0], " hits")
}

func (h *hall) Tally(g sim.Game, _ *replay.Record) []session.Count {
	return []session.Count{{Name: "hits", N: g.Result().Rank[0]}}
}

func (h *hall) Figures(games []session.Game) []Figure {
	return []Figure{{Label: "Games", Value: fmt.Sprint(len(games))}}
}

func (h *hall) Door() Door                         { return wall{} }
func (h *hall) Layout(*scene.Book, View)           {}
func (h *hall) Song(sim.Game) string               { return "" }
func (h *hall) BestText(string, sim.Result) string { return "" }

func (h *hall) Handles() []Handle {
	ms := func(v int) string { return fmt.Sprintf("%d ms", v) }
	few := func(v int) string { return fmt.Sprint(v) }
	return []Handle{
		{Name: "delay", Label: "Delay before repeat", Help: "A held key starts to repeat", Values: []int{0, 50, 100, 150, 200, 300, 500}, Default: 150, Text: ms},
		{Name: "time", Label: "Time between repeats", Help: "0 goes to the wall at once", Values: []int{0, 10, 20, 30, 50, 100, 200}, Default: 30, Text: ms},
		{Name: "ghost", Label: "Ghost", Help: "Shows where the piece will land", Values: []int{0, 1}, Text: func(v int) string { return [...]string{"Off", "On"}[v] }},
		{Name: "ahead", Label: "Pieces shown ahead", Help: "What comes next", Values: []int{1, 2, 3, 4, 5, 6}, Default: 5, Text: few},
	}
}

// wall is a door behind which there is nothing to see.
type wall struct{}

func (wall) Record() ([]byte, time.Duration)                      { return nil, 0 }
func (wall) Layout(*scene.Book, float32, float32, session.Scheme) {}
func (wall) Draw(*scene.Scene, Glance)                            {}

// nowhere is a store that keeps nothing.
type nowhere struct{}

func (nowhere) Load(string) ([]byte, error) { return nil, fs.ErrNotExist }
func (nowhere) Save(string, []byte) error   { return nil }
func (nowhere) Remove(string) error         { return nil }

// fiveHalls makes a program with as many rooms as there will be.
func fiveHalls() *App {
	var rooms []Room
	for _, short := range []string{"Cascade", "Maze", "8-Puzzle", "Soft Serve", "Gems"} {
		rooms = append(rooms, &hall{
			spec: sim.Spec{Name: short, Title: short, Commands: []sim.Command{{Name: "left"}, {Name: "right"}}},
			card: Card{
				Short: short, Dress: kit.Water, Try: &Try{Left: "moveLeft", Right: "moveRight", Delay: "delay", Repeat: "time"},
				Keys: []Binding{
					{Command: "moveLeft", Label: "Move left", Keys: []string{"ArrowLeft", "BracketRight"}, Pad: []string{"DPadLeft"}},
					{Command: "moveRight", Label: "Move right", Keys: []string{"ArrowRight", "NumpadEnter"}, Pad: []string{"DPadRight"}},
					{Command: "turn", Label: "Turn counterclockwise", Keys: []string{"ShiftRight", "ControlLeft"}, Pad: []string{"LStick"}},
					{Command: "hold", Label: "Hold", Keys: []string{"PageDown", "Space"}, Pad: []string{"RT"}},
				},
			},
		})
	}
	return New(Setup{Rooms: rooms, Store: nowhere{}, Seed: func() int64 { return 1 }, Date: time.Now})
}

// windows are sizes from the smallest phone to the largest screen, with round
// corners on some.
func windows() []View {
	var all []View
	for _, size := range [][2]float32{
		{320, 480}, {320, 568}, {360, 640}, {390, 844}, {430, 932}, {480, 320}, {640, 360}, {640, 480}, {667, 375}, {844, 390}, {932, 430},
		{600, 800}, {768, 1024}, {800, 600}, {900, 900}, {1024, 768}, {1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {1080, 1920},
	} {
		all = append(all, View{W: size[0], H: size[1], Scale: 1, MayFill: true})
	}
	return append(all,
		View{W: 1170, H: 2532, Scale: 3, Top: 141, Bottom: 102},
		View{W: 2532, H: 1170, Scale: 3, Left: 141, Right: 141, Bottom: 63},
		View{W: 844, H: 390, Scale: 1, Left: 47, Right: 47, Bottom: 21},
		View{W: 2560, H: 1440, Scale: 2, MayFill: true},
	)
}

// opened opens the options in a window and shows each page with each of its tabs.
func opened(v View, see func(name string, o *options)) {
	a := fiveHalls()
	s := &scene.Scene{}
	a.Frame(0, v, s)
	a.openOptions(time.Second)
	o := &a.options
	for _, p := range o.pages() {
		o.turnTo(p)
		tabs := 1
		if p >= controlsPage {
			tabs = len(o.games(p))
		}
		for tab := range tabs {
			if o.tabs[p] = tab; p < controlsPage {
				o.tabs[p] = 0
			}
			a.Frame(3*time.Second, v, s)
			see(fmt.Sprintf("%gx%g: %s %d", v.W, v.H, pageNames[p], tab), o)
		}
	}
}

func within(r, of scene.Rect, slack float32) bool {
	return r.X >= of.X-slack && r.Y >= of.Y-slack && r.X+r.W <= of.X+of.W+slack && r.Y+r.H <= of.Y+of.H+slack
}

func overlap(r, q scene.Rect) bool {
	return r.W > 0 && q.W > 0 && r.X < q.X+q.W && q.X < r.X+r.W && r.Y < q.Y+q.H && q.Y < r.Y+r.H
}

func TestOptionsPlan(t *testing.T) {
	for _, v := range windows() {
		opened(v, func(name string, o *options) {
			p := &o.pictures.plan
			safe := scene.Rect{X: v.Left, Y: v.Top, W: v.W - v.Left - v.Right, H: v.H - v.Top - v.Bottom}
			parts := map[string]scene.Rect{"close": p.close, "rows": p.rows}
			if !p.stacked {
				parts["restore"] = p.restore
			}
			for i, r := range p.tabs {
				parts[fmt.Sprint("tab ", i)] = r
			}
			f := o.pictures.kit.Font(raster.Title, 26)
			parts["title"] = scene.Rect{X: p.title[0], Y: p.title[1] - f.Size()*.8, W: f.Width("Options"), H: f.Size()}
			if p.hints > 0 {
				parts["hints"] = scene.Rect{X: safe.X, Y: p.hints, W: safe.W, H: o.pictures.kit.CapHeight()}
			}
			for a, r := range parts {
				if r.W <= 0 || r.H <= 0 || !within(r, safe, 0) || a != "hints" && !within(r, p.panel, 0) {
					t.Errorf("%s: %s is at %v, not inside the panel", name, a, r)
				}
				for b, q := range parts {
					if a < b && overlap(r, q) {
						t.Errorf("%s: %s at %v and %s at %v overlap", name, a, r, b, q)
					}
				}
			}
			if p.rows.H < 180*p.px {
				t.Errorf("%s: only %v of the rows is seen", name, p.rows.H)
			}
		})
	}
}

func TestOptionsRows(t *testing.T) {
	for _, v := range windows() {
		opened(v, func(name string, o *options) {
			k, plan := o.pictures.kit, &o.pictures.plan
			rows := o.pictures.rows.rows
			bottom := plan.rows.Y
			for i, r := range o.pictures.list {
				at := rows[i]
				if at.rect.H == 0 {
					continue
				}
				if at.rect.Y < bottom-.5 || at.rect.X < plan.rows.X || at.rect.X+at.rect.W > plan.rows.X+plan.rows.W {
					t.Errorf("%s: %q at %v lies over what is above it, or sticks out", name, r.label, at.rect)
				}
				bottom = at.rect.Y + at.rect.H
				for _, part := range append(at.parts, at.control) {
					if part.W > 0 && !within(part, at.rect, .5) {
						t.Errorf("%s: a part of %q at %v is not in its row at %v", name, r.label, part, at.rect)
					}
				}
				switch r.kind {
				case sliderRow, switchRow, severalRow, cardsRow:
					label := k.Fit(raster.TextBold, 16, r.label, at.room)
					help := k.Fit(raster.Text, 13.5, r.help, at.room)
					if w := max(label.Width(r.label), help.Width(r.help)); w > at.room+1 {
						t.Errorf("%s: the text of %q is %v wide, there is room for %v", name, r.label, w, at.room)
					}
					text := scene.Rect{X: at.rect.X + rowPad*plan.px, Y: at.name - label.Size(), W: at.room, H: label.Size() * 1.2}
					if r.help != "" {
						text.H = at.help + .3*help.Size() - text.Y
					}
					if overlap(text, at.control) || !within(text, at.rect, 1) {
						t.Errorf("%s: the text of %q at %v and its control at %v lie over each other or outside of %v", name, r.label, text, at.control, at.rect)
					}
				case bindingRow:
					for column, place := range at.parts {
						c := r.slots.cap(column)
						if w := k.CapWidth(c, k.CapHeight()); c != "" && w > place.W {
							t.Errorf("%s: the cap of %s is %v wide, its place %v", name, c, w, place.W)
						}
					}
					if label := k.Fit(raster.TextBold, 16, r.label, at.room); label.Width(r.label) > at.room+1 {
						t.Errorf("%s: %q is wider than %v", name, r.label, at.room)
					}
				}
			}
		})
	}
}

// Whichever row is chosen is in view, as far as it fits.
func TestTheChosenRowIsInView(t *testing.T) {
	for _, v := range windows() {
		opened(v, func(name string, o *options) {
			s := &scene.Scene{}
			for range o.pictures.list {
				o.move(+1)
				o.app.Frame(4*time.Second, v, s)
				r := o.seen(o.pictures.rows.rows[o.chosen].rect)
				if r.H > 0 && r.H <= o.pictures.plan.rows.H && !within(r, o.pictures.plan.rows, .5) {
					t.Errorf("%s: the chosen row is at %v, of %v seen", name, r, o.pictures.plan.rows)
				}
			}
		})
	}
}

// The numbers of the pictures.
func TestOptionsOfThePictures(t *testing.T) {
	p := newOptionsPlan(View{W: 1280, H: 720, Scale: 1}, 4)
	for part, c := range map[string][2]scene.Rect{
		"panel": {p.panel, {X: 160, Y: 48, W: 960, H: 612}}, "close": {p.close, {X: 1052, Y: 68, W: 44, H: 44}},
		"third tab": {p.tabs[2], {X: 180, Y: 248, W: 180, H: 48}}, "restore": {p.restore, {X: 180, Y: 588, W: 180, H: 44}},
	} {
		if c[0] != c[1] {
			t.Errorf("%s is at %v, want %v", part, c[0], c[1])
		}
	}
	if p.rule.X != 372 || p.rows.X != 388 || p.hints != 682 {
		t.Errorf("the rule is at %v, the rows at %v, the hints at %v", p.rule.X, p.rows.X, p.hints)
	}
}

// The piece on the strip moves as a held key moves one.
func TestTryingHandling(t *testing.T) {
	o := &fiveHalls().options
	o.page = handlingPage
	o.chosen = len(o.rows()) - 2
	left := Input{Key: "ArrowLeft", Down: true}
	if o.row().kind != tryRow || !o.tries(left) || o.tries(Input{Key: "KeyX"}) {
		t.Fatal("the strip does not hear the keys of the game")
	}
	at := func(ms, want int) {
		t.Helper()
		o.try.advance(time.Duration(ms) * time.Millisecond)
		if o.try.place != want {
			t.Errorf("after %d ms the piece is at %d, want %d", ms, o.try.place, want)
		}
	}
	at(149, -1)
	at(150, -2)
	at(179, -2)
	at(180, -3)
	at(2000, -tryCells/2)
	o.app.letGo(0, left.source())
	o.tries(Input{Key: "ArrowRight", Down: true})
	at(1, -tryCells/2+1)
	o.app.letGo(0, source{key: "ArrowRight"})
	at(900, -tryCells/2+1)

	o.set(&o.rows()[2], 0) // no time between repeats
	o.tries(Input{Key: "ArrowRight", Down: true})
	at(1100, tryCells/2)
}
