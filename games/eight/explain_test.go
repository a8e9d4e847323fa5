package eight

import (
	"slices"
	"strings"
	"testing"
)

// The state of the picture that the screen is made after: 64 Steps from the
// start board.
func TestQuestionsOfAView(t *testing.T) {
	p := begin(t, "").steps(64).want(`"statesChecked":64,"statesStored":108`)
	if p.g.Waiting() != 44 {
		t.Errorf("%d boards are open, not 44", p.g.Waiting())
	}
	next := p.g.Open(4)
	if len(next) != 4 || len(p.g.Open(1000)) != 44 {
		t.Fatalf("the best four are %v", next)
	}
	for i, f := range next[1:] {
		if a := next[i]; a.F() > f.F() || a.F() == f.F() && a.H > f.H {
			t.Errorf("%v comes before %v", a, f)
		}
	}
	p.tap("step")
	x, ok := p.g.Expanded()
	if !ok || x.Found != next[0] {
		t.Errorf("%v was expanded, and %v was the next", x, next[0])
	}
	for _, n := range x.Neighbours {
		if from := x.Board.Slot(n.Tile); x.Board.slide(from, x.Board.Slot(0)) != n.Board || n.H != newEstimator(Manhattan, goal, nil).of(n.Board) {
			t.Errorf("%v is no neighbour of %s", n, x.Board)
		}
	}
	if row, paused := p.g.Status(); row != Searching || !paused || p.g.MessageRow() != Searching {
		t.Errorf("the status is %s, paused %v", row, paused)
	}
	for tile, want := range []int{0, 4, 0, 3, 3, 1, 0, 2, 1} {
		if got := p.g.Away(tile); tile > 0 && got != want {
			t.Errorf("tile %d of 724506831 is %d away, not %d", tile, got, want)
		}
	}
	p.tap("estimate")
	if p.g.Away(8) != 1 || p.g.Away(2) != 0 {
		t.Error("with misplaced a tile counts once")
	}
}

// Each kind of Step has a sentence, and the line that was carried out.
func TestExplanations(t *testing.T) {
	for _, test := range []struct {
		what        string
		play        func(*player)
		board       string
		options     []string
		says        string
		first, line int
	}{
		{"before", func(*player) {}, "", nil, "The first Step will store this board", -1, -1},
		{"on the goal", func(*player) {}, "123456780", nil, "nothing to search", -1, -1},
		{"the first", func(p *player) { p.steps(1) }, "123456708", nil,
			"123456708 is expanded, the board that the search begins from: of its 3 neighbours, 3 are new.", 0, 8},
		{"A*", func(p *player) { p.steps(2) }, "013425786", nil,
			"103425786 is expanded, as no open board has a lower sum (1 so far and at least 3 to go make 4): of its 3 neighbours, 2 are new and 1 is known already.", 2, 8},
		{"exact", func(p *player) { p.tap(`estimate "exact"`).steps(2) }, "013425786", nil, "exactly 3 to go", 2, 8},
		{"greedy", func(p *player) { p.tap(`search "greedy"`).steps(2) }, "013425786", nil, "estimated nearer to the goal (at least 3 moves)", 2, 8},
		{"breadth", func(p *player) { p.tap(`search "breadth"`).steps(2) }, "013425786", nil, "stored before all other open boards (1 move from the start)", 2, 8},
		{"IDA*", func(p *player) { p.tap(`search "idastar"`).steps(2) }, "013425786", nil,
			"the next on the way down within 4 moves (1 so far and at least 3 to go make 4): of its 3 neighbours, 1 is new, 1 is where it came from and 1 is over the limit.", 2, 8},
		{"IDA* first", func(p *player) { p.tap(`search "idastar"`).steps(1) }, "013425786", nil, "whose estimate of 4 moves is the first limit", 0, 8},
		{"IDA* round", func(p *player) {
			p.tap(`search "idastar"`, "step")
			for x, _ := p.g.Expanded(); !x.NewRound || p.g.StatesChecked() == 1; x, _ = p.g.Expanded() {
				p.tap("step")
			}
		}, "724506831", nil, "724506831 is expanded, again from the start, as nothing was left within the old limit and 16 moves is the new one", 2, 8},
		{"goal", func(p *player) { p.steps(5) }, "013425786", nil, "a route of 4 moves is found, and no open board could lead there in fewer", 2, 4},
		{"goal, greedy", func(p *player) { p.tap(`search "greedy"`).steps(2) }, "123456708", nil, "a route of 1 move is found, though", 2, 4},
		{"goal, breadth", func(p *player) { p.tap(`search "breadth"`).steps(4) }, "123456708", nil, "none is shorter, as boards with fewer moves", 2, 4},
		{"goal, IDA*", func(p *player) { p.tap(`search "idastar"`).steps(2) }, "123456708", nil, "every round with a lower limit failed", 2, 4},
		{"record", func(p *player) { p.steps(6) }, "013425786", nil, "The board after move 4 is noted", 9, 9},
		{"last record", func(p *player) { p.steps(10) }, "013425786", nil, "the route is complete: 4 moves to play", 9, 9},
		{"move", func(p *player) { p.steps(11) }, "013425786", nil, "Move 1 of 4 of the route slides tile 1 left.", 9, 9},
		{"upwards", func(p *player) { p.steps(12) }, "013425786", nil, "slides tile 2 up.", 9, 9},
		{"last move", func(p *player) { p.steps(14) }, "013425786", nil, "Move 4 of 4 of the route slides tile 6 up, which makes the goal.", 9, 9},
		{"full", func(p *player) { p.steps(2) }, "013425786", []string{`"maxStates":4`}, "1 is new, 1 is known already and 1 did not fit into the full table, so the search stops.", 2, 7},
	} {
		t.Run(test.what, func(t *testing.T) {
			p := begin(t, test.board, test.options...)
			test.play(p)
			if got := p.g.Explain(); !strings.Contains(got, test.says) {
				t.Errorf("%q does not say %q", got, test.says)
			}
			lines, marked := p.g.Listing()
			if len(lines) != 10 || marked != test.line || p.g.Listed() != test.first {
				t.Errorf("lines %d to %d of %d, not %d to %d", p.g.Listed(), marked, len(lines), test.first, test.line)
			}
		})
	}
}

// Whatever the state, the explanation is one sentence of a reasonable length.
func TestExplanationsAreOneSentence(t *testing.T) {
	for kind := range searchNames {
		p := begin(t, "", `"estimate":"linearConflict"`).tap(`search "` + searchNames[kind] + `"`)
		for range 300 {
			text := p.steps(1).g.Explain()
			if !strings.HasSuffix(text, ".") || strings.Contains(text, ". ") || len(text) > 220 {
				t.Fatalf("%q", text)
			}
		}
	}
}

func TestNothingLeftToSearch(t *testing.T) {
	// With room for all, only a search that began on an island would run out; no
	// board that a player can give is on one, so the search is made by hand.
	p := begin(t, "123456708")
	p.g.search = newSearch(AStar, problem{from: swapped(board("123456708")), goal: goal, estimator: newEstimator(Manhattan, goal, nil), maxStates: MaxStates, undoable: true})
	p.g.phase = InSearch
	for p.g.phase == InSearch {
		p.g.takeStep()
	}
	p.want(`"phase":"finished","statusRow":"tryNew","statesChecked":181440,"statesStored":181440`)
	if _, marked := p.g.Listing(); marked != 3 || !strings.Contains(p.g.Explain(), "No board is open any more") {
		t.Errorf("line %d: %s", marked, p.g.Explain())
	}
	p.tap("stepBack").want(`"phase":"searching","statesChecked":181440`)
}

func TestMessages(t *testing.T) {
	for r := range Row(rowCount) {
		m := r.Message()
		if m.Words == "" || m.PausedWords == "" || !strings.HasSuffix(m.Explanation, ".") {
			t.Errorf("%s: %+v", r, m)
		}
	}
}

// A comparison comes to the same in slices of any size.
func TestTrialsRunInSlices(t *testing.T) {
	p := begin(t, "162408735").steps(3)
	methods := Methods()
	if len(methods) != 13 || slices.Contains(methods, Method{Breadth, Exact}) {
		t.Errorf("there are %d methods", len(methods))
	}
	for _, m := range methods {
		whole, slices := p.g.Trial(m), p.g.Trial(m)
		whole.Step(1 << 30)
		turns := 1
		for !slices.Step(7) {
			turns++
		}
		a, b := whole.Finding(), slices.Finding()
		wantTurns := a.Checked/7 + 1
		if m.Estimate == Exact { // the slices before that make the distances
			wantTurns += MaxStates/7 - 1
		}
		if a.Checked != b.Checked || a.Stored != b.Stored || len(a.Route) != len(b.Route) || !a.Found || turns != wantTurns {
			t.Errorf("%v: %v in one go, %v in %d slices", m, a, b, turns)
		}
		if a.Route[0] != board("162408735") || m.Search != Greedy && !a.Shortest {
			t.Errorf("%v: %v", m, a)
		}
	}
	p = begin(t, "162408735", `"maxStates":5`)
	trial := p.g.Trial(Method{AStar, Manhattan})
	if trial.Step(1); trial.Finding().Found || trial.Finding().Checked != 1 {
		t.Error("the trial found a route in its first step")
	}
	if !trial.Step(10) || trial.Finding().Found || trial.Finding().Route != nil {
		t.Error("a trial whose table is full does not end without a route")
	}
}
