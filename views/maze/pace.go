package maze

import (
	"fmt"
	"math"
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// pace is how long Find route takes for a Step. The rules' own time never changes:
// a faster pace lets game time pass faster.
type pace time.Duration

// The paces, and what they are in words.
const (
	slowest     = 2 * time.Second
	fastest     = 10 * time.Millisecond
	defaultPace = pace(120 * time.Millisecond)
	paceStep    = .05 // of the slider, for a key
)

// part is where a pace is on the slider, from 0 to 1: it is logarithmic.
func (p pace) part() float32 {
	return float32(math.Log(float64(slowest)/float64(p)) / math.Log(float64(slowest)/float64(fastest)))
}

// paceAt is the pace at a part of the slider; near the rules' own it is that.
func paceAt(part float32) pace {
	part = kit.Clamp(part, 0, 1)
	if d := part - defaultPace.part(); max(d, -d) < .02 {
		return defaultPace
	}
	exact := float64(slowest) * math.Pow(float64(fastest)/float64(slowest), float64(part))
	round := time.Millisecond
	if exact > float64(100*time.Millisecond) {
		round = 10 * time.Millisecond
	}
	return pace(time.Duration(exact).Round(round))
}

// turn makes it faster by steps of the slider.
func (p *pace) turn(steps float32) { *p = paceAt(p.part() + paceStep*steps) }

// String is the pace in words: 0.12 s a step.
func (p pace) String() string { return fmt.Sprintf("%.3g s a step", time.Duration(p).Seconds()) }

// run lets game time pass as fast as the pace asks for while Find route runs.
func (p *pace) run(f *shell.Frame, g *maze.Game) {
	rate := 1.0
	if g.Finding() {
		rate = float64(g.Settings().TickSeconds) / float64(*p)
	}
	f.Session.SetRate(f.Now, rate)
}

// fast says whether Steps follow each other so fast that nothing should fade.
func (p pace) fast() bool { return time.Duration(p) < textTime }

// draw shows the slider, with a mark at the rules' own pace.
func (p *pace) draw(s *scene.Scene, r *Room, at scene.Rect) {
	t, px := r.tools, r.tools.Px
	x, w := at.X+14*px, at.W-28*px
	t.Label(s, "FIND ROUTE PACE", x, at.Y+21*px)
	if r.paceWords.of != *p {
		r.paceWords.of, r.paceWords.words = *p, p.String()
	}
	s.Text(t.Font(raster.Text, 13).Tabular(), r.paceWords.words, x+w, at.Y+21*px, scene.Right, t.Dress.SecondInk)
	y := at.Y + at.H - 22*px
	mark := kit.Round(x + defaultPace.part()*w)
	s.Rect(scene.Rect{X: mark, Y: kit.Round(y - 9*px), W: max(kit.Round(2*px), 1), H: kit.Round(18 * px)}, t.Dress.SecondInk.Alpha(.6))
	state := kit.Rest
	if r.hand.does == sliding {
		state = kit.Pressed
	}
	t.Slider(s, x, y, w, p.part(), state)
	r.slider = kit.Snap(x-8*px, y-20*px, w+16*px, 40*px)
}

// paceWords keeps the words of a pace.
type paceWords struct {
	of    pace
	words string
}
