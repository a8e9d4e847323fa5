package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// drawControls draws the goal, the counter and the buttons.
func (r *Room) drawControls(s *scene.Scene, f *shell.Frame, g *eight.Game) {
	t, l := r.tools, &r.layout
	r.drawGoal(s, f, g)
	byHand, checked, note := "MOVES", "CHECKED", "by hand"
	if l.counter.W > 150*t.Px {
		byHand, checked, note = "MOVES BY HAND", "STATES CHECKED", ""
	}
	if r.shown.shortest != "" {
		note = r.shown.shortest
	}
	if hand := g.HandMoves(); g.StatesChecked() == 0 && hand > 0 {
		t.Counter(s, l.counter, byHand, int64(hand), note, t.Dress.Ink)
	} else {
		t.Counter(s, l.counter, checked, int64(g.StatesChecked()), r.shown.stored, r.colors.fresh)
	}

	const size = 15.5
	t.Button(s, f, "stepBack", l.back, kit.Face{Icon: kit.StepBack})
	t.RunButton(s, f, "step", l.step, kit.Face{Label: "Step", Size: 17, Main: true})
	solve := kit.Face{Label: eight.SolveButton, Size: size, Icon: kit.Play}
	if g.Solving() {
		solve.Label, solve.Icon = eight.PauseButton, kit.PauseBars
	}
	t.RunButton(s, f, "solve", l.solve, solve)
	t.RunButton(s, f, "new", l.fresh, kit.Face{Label: "New puzzle", Size: size, Icon: kit.Shuffle})
	t.RunButton(s, f, "reset", l.reset, kit.Face{Label: "Reset", Size: size, Icon: kit.Turn})
	if l.hint.Y != l.bar.Back.Y {
		t.Button(s, f, "hint", l.hint, kit.Face{Icon: kit.Bulb})
	}
	r.drawEstimate(s, f, g)
	if l.pace.W > 0 {
		r.drawPace(s, f, g, l.pace)
	}
}

// drawGoal draws the Goal Picture; pressed, it opens the boards of one's own.
func (r *Room) drawGoal(s *scene.Scene, f *shell.Frame, g *eight.Game) {
	t, l, m := r.tools, &r.layout, r.art.goal
	f.Spot(ownAction, l.goal)
	t.Label(s, "GOAL", l.goal.X+12*t.Px, l.goal.Y+22*t.Px)
	x := l.goal.X + (l.goal.W-m.size())/2
	y := l.goal.Y + 24*t.Px + (l.goal.H-24*t.Px-m.size())/2 - 2*t.Px
	if l.goal.H < 110*t.Px {
		x, y = l.goal.X+l.goal.W-m.size()-8*t.Px, l.goal.Y+(l.goal.H-m.size())/2
	}
	m.show(s, g.Goal(), x, y, 0)
}

// drawEstimate draws the button of the estimate, with the search beside it where
// that is not A*.
func (r *Room) drawEstimate(s *scene.Scene, f *shell.Frame, g *eight.Game) {
	t, b := r.tools, r.layout.estimate
	if b.W < 156*t.Px { // the name needs the room of the key
		t.Button(s, f, "estimate", b, kit.Face{Label: " ", Size: 12})
	} else {
		t.RunButton(s, f, "estimate", b, kit.Face{Label: " ", Size: 12})
	}
	label, name := estimateLabels[g.Search()], estimateNames[g.Estimate()]
	if g.Search() == eight.Breadth {
		name = "Not used"
	}
	small, big := t.Font(raster.Text, 12), t.Fit(raster.Title, 15.5, name, b.W-20*t.Px)
	x, y := b.X+12*t.Px, b.Y+(b.H-1.25*small.Size()-1.1*big.Size())/2+.95*small.Size()
	s.Text(small, label, x, y, scene.Left, t.Dress.SecondInk)
	s.Text(big, name, x, y+.3*small.Size()+big.Size(), scene.Left, t.Dress.Ink)
}

// estimateLabels tell what the estimate is for.
var estimateLabels = [...]string{
	eight.AStar: "Estimate", eight.Greedy: "Greedy by", eight.Breadth: "Estimate", eight.IDAStar: "IDA* with",
}

// drawPace draws the chooser of Steps a tick.
func (r *Room) drawPace(s *scene.Scene, f *shell.Frame, g *eight.Game, in scene.Rect) {
	t := r.tools
	t.Label(s, "STEPS A TICK", in.X+12*t.Px, in.Y+21*t.Px)
	at := 0
	for i, n := range paces {
		if n == g.StepsPerTick() {
			at = i
		}
	}
	t.Chooser(s, f.Spot, scene.Rect{X: in.X + 8*t.Px, Y: in.Y + 28*t.Px, W: in.W - 16*t.Px, H: in.H - 36*t.Px}, paceWords, paceActions, at)
}

var (
	paces       = []int{1, 10, 100, 1000}
	paceWords   = []string{"1", "10", "100", "1000"}
	paceActions = []string{"pace 1", "pace 10", "pace 100", "pace 1000"}
)
