package shell_test

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/bell"
	"parlor/views/kit"
	"parlor/views/shell"
)

const ms = time.Millisecond

// belfry is a room for the template game, whose bell rings once a second while
// KeyA or KeyB is down. A game takes as many seconds as its start level says, and
// may be kept as a best at any time, as Zen may.
type belfry struct {
	title   string
	name    string      // of its game, bell when empty
	turn    string      // the event with which a turn begins
	seeds   []int64     // of the games made
	layout  int         // how often the pictures were made
	view    shell.View  // for which they were made
	seen    shell.Frame // the last frame drawn
	events  []sim.Event // all that were drawn
	broken  bool        // its games cannot be made
	pressed bool        // the on-screen button shows a finger
	last    *session.Session
	handles []shell.Handle
	given   shell.Handling // for the last game

	peephole  peephole
	pointings []shell.Pointing // that it was told of
	rings     bool             // a press where no button is pulls
	aims      bool             // there are no gestures
	countdown int              // seconds before its games
	graded    bool             // its steps have bests of their own
	practises bool             // its menu ends with a practice
	humble    bool             // its games set no bests
	sign      scene.Rect       // where it wants notices
}

func (b *belfry) Spec() *sim.Spec {
	spec := *bell.Spec
	spec.Title, spec.Name = b.title, cmp.Or(b.name, spec.Name)
	return &spec
}

func (b *belfry) Card() shell.Card {
	card := shell.Card{
		Line: "Ring the note that is asked for.",
		Note: "One minute",
		Keys: []shell.Binding{
			{Command: "pull", Label: "Pull", Keys: []string{"KeyA", "KeyB", "ArrowUp"}, Pad: []string{"A"}},
		},
		Gestures: shell.Gestures{TurnRight: "pull", Fall: "pull", Left: "whistle"},

		Short:     b.title,
		Dress:     kit.Slate,
		Turn:      b.turn,
		Practice:  "Tune the bell.",
		Countdown: b.countdown,
	}
	if b.aims {
		card.Gestures = shell.Gestures{}
	}
	return card
}

func (b *belfry) Standing(g sim.Game) (where, figures string) {
	return "Bell", fmt.Sprint(int(g.Now()/time.Second), " s")
}

func (b *belfry) Tally(g sim.Game, _ *replay.Record) []session.Count {
	return []session.Count{{Name: "hits", N: g.Result().Rank[0]}}
}

func (b *belfry) Figures(games []session.Game) []shell.Figure {
	return []shell.Figure{{Label: "Games", Value: fmt.Sprint(len(games))}}
}

func (b *belfry) Door() shell.Door { return &b.peephole }

// peephole is the door of a belfry: half a minute in which the bell is rung once a
// second.
type peephole struct {
	pic     scene.Pic
	w, h    float32
	glances []shell.Glance // all that were drawn
	times   []time.Duration
	read    int // how often its record was
}

// peepFrom is where its loop begins.
const peepFrom = 5 * time.Second

func (p *peephole) Record() ([]byte, time.Duration) {
	p.read++
	g, r, err := replay.Start(bell.Spec, sim.Config{Seed: 5, Settings: []byte(`{"limitSeconds":30}`)})
	if err != nil {
		panic(err)
	}
	r.Apply(g, sim.Input{At: time.Second, Code: pull})
	g.Advance(20 * time.Second)
	r.Close(g)
	text, err := r.Text(bell.Spec)
	if err != nil {
		panic(err)
	}
	return text, peepFrom
}

func (p *peephole) Layout(b *scene.Book, w, h float32, _ session.Scheme) {
	p.w, p.h = w, h
	p.pic = b.Add(int(w), int(h), func(c *raster.Canvas) { c.Fill(c.Whole(), raster.Solid(raster.Hex(0x336699))) })
}

func (p *peephole) Draw(s *scene.Scene, g shell.Glance) {
	g.Events = slices.Clone(g.Events)
	p.glances = append(p.glances, g)
	p.times = append(p.times, g.Game.Now())
	s.Put(p.pic, 0, 0)
}

func (b *belfry) BestText(_ string, r sim.Result) string {
	if r.Rank[1] != 0 {
		return fmt.Sprintf("%d hits, %d misses", r.Rank[0], -r.Rank[1])
	}
	return fmt.Sprintf("%d hits", r.Rank[0])
}

// strengths are the steps of the first choice.
var strengths = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"}

func (b *belfry) Menu() []shell.Choice {
	menu := []shell.Choice{
		{Label: "BELL", BestKey: b.bestKey(), Steps: b.steps(), Info: [3]string{"Ring and ring."}},
		{Label: "HOW TO PLAY", Run: shell.OpenHelp},
		{Label: "QUIT", Run: shell.Leave},
	}
	if b.practises {
		menu = append(menu, shell.Choice{Label: "PRACTICE", Run: shell.Practise})
	}
	return menu
}

func (b *belfry) bestKey() string {
	if b.humble {
		return ""
	}
	return "bestBell"
}

// steps are those of the first choice.
func (b *belfry) steps() shell.Steps {
	if b.graded {
		return shell.Steps{Label: "Rope", Names: []string{"Thin", "Stout", "Thick"}, First: 2, Bests: true}
	}
	return shell.Steps{Label: "Start level", Names: strengths, First: 1}
}

func (b *belfry) Help() []shell.HelpRow {
	return []shell.HelpRow{{Commands: []string{"pull"}, Text: "ring"}}
}

func (b *belfry) Handles() []shell.Handle { return b.handles }

func (b *belfry) Config(mode string, level int, seed int64, h shell.Handling) sim.Config {
	b.seeds, b.given = append(b.seeds, seed), h
	if b.broken {
		mode = "cracked"
	}
	return sim.Config{Mode: mode, Seed: seed, Settings: fmt.Appendf(nil, `{"limitSeconds":%d}`, level)}
}

func (b *belfry) Layout(_ *scene.Book, v shell.View) { b.layout, b.view = b.layout+1, v }

// Draw shows the choices below each other, 50 pixels apart.
func (b *belfry) Draw(s *scene.Scene, f *shell.Frame) {
	b.seen = *f
	b.events = append(b.events, f.Events...)
	if f.Session != nil {
		b.last = f.Session
	}
	for i := range f.Choices {
		f.Area(shell.Button(i), choiceArea(i))
	}
	if b.sign.W > 0 {
		f.Notices(b.sign)
	}
	switch f.Screen {
	case shell.Title:
		f.Area(shell.AnyPlace, scene.Rect{W: 1280, H: 720})
	case shell.Menu:
		f.Area(shell.StepLeft, scene.Rect{X: 600, Y: 100, W: 40, H: 40})
		f.Area(shell.StepRight, scene.Rect{X: 700, Y: 100, W: 40, H: 40})
	case shell.Help:
		f.Area(shell.BackButton, scene.Rect{X: 600, Y: 600, W: 40, H: 40})
	case shell.Play:
		f.Area(shell.PauseButton, scene.Rect{X: 1200, Y: 0, W: 80, H: 80})
		f.Area(shell.CommandButton(pull), scene.Rect{X: 0, Y: 620, W: 100, H: 100})
		f.Field(scene.Rect{X: 440, Y: 40, W: 400, H: 600}, 40)
		b.pressed = f.Pressed(shell.CommandButton(pull))
	}
}

func choiceArea(i int) scene.Rect {
	return scene.Rect{X: 100, Y: 100 + 50*float32(i), W: 200, H: 40}
}

func (b *belfry) Say(_ sim.Game, e sim.Event) string {
	if bell.Spec.Events[e.Kind] == "bellRang" {
		return "Dong!"
	}
	return ""
}

// Hear lets the bell sound, by the hits so far.
func (b *belfry) Hear(_ sim.Game, events []sim.Event) (cues []shell.Cue) {
	for _, e := range events {
		if bell.Spec.Events[e.Kind] == "bellRang" {
			cues = append(cues, shell.Cue{Effect: "bell", Value: int(e.N)})
		}
	}
	return cues
}

func (b *belfry) Song(g sim.Game) string {
	if g == nil {
		return "evening"
	}
	return "ringing"
}

// Point rings where the room was told to, at the place of the pointer.
func (b *belfry) Point(_ sim.Game, p shell.Pointing) []sim.Input {
	b.pointings = append(b.pointings, p)
	if p.Kind == shell.PointerPress && b.rings {
		return []sim.Input{{Code: pull}}
	}
	return nil
}
