package softserve

import "testing"

// stand lets the piece come down standing, its other half below, in column 2, and
// lock there.
func (p *player) stand() *player {
	p.t.Helper()
	return p.to(1).down(1).step(RotateClockwise).lock()
}

// In either order the two scoops over a cone serve it, whatever lies above.
func TestServe(t *testing.T) {
	for _, order := range []string{"SM", "MS"} {
		p := begin(t, queue("SM", "CV"), orders(order, "VV")).stand()
		locked := frameText(p)
		p.want("served", p.g.counts.ConesServed, int64(1)).want("phase", p.g.phase, Serving).wantBoard("^^.^^^")
		p.want("order", p.g.look().Order, "")
		events := p.drained()
		p.want("last", []any{eventNames[events[len(events)-2].Kind], eventNames[events[len(events)-1].Kind], frameOf(events[len(events)-1].At)},
			[]any{"coneServed", "columnCleared", p.g.frame})
		p.to(p.g.frame+3).want("served at "+locked, p.g.phase, Serving).to(p.g.frame+1).want("nothing fell", p.g.phase, Spawning)
		p.drained()
		p.to(p.g.frame+1).wantTold("pieceSpawned@"+frameText(p)+" orderOpened@"+frameText(p)).want("order", p.g.look().Order, "VV")
	}
	p := begin(t, queue("MC", "CV"), orders("SM", "VV"), boardOf("..V...", "..C...", "..V...", "..M...", "..SV..", "^^^^^^")).to(1).lock()
	p.want("phase", p.g.phase, Falling)
	p.lock().wantBoard("...C..", "...V..", "^^.^^^").want("served", p.g.counts.ConesServed, int64(1))
}

// What does not serve: another pair of flavours, one scoop twice, popsicles, two
// cones, a cell too high, and a column whose cone is gone.
func TestWhatDoesNotServe(t *testing.T) {
	for name, p := range map[string]*player{
		"two of one":   begin(t, queue("SS", "CV"), orders("SM")).stand(),
		"other pair":   begin(t, queue("SC", "CV"), orders("SM")).stand(),
		"popsicle":     begin(t, queue("ss", "CV"), orders("SS")).stand(),
		"two cones":    begin(t, queue("SM", "CV"), orders("SM")).to(1).lock(),
		"too high":     begin(t, queue("SM", "CV"), orders("SM"), boardOf("..V...", "^^^^^^")).stand(),
		"no cone left": begin(t, queue("SM", "CV"), orders("SM"), boardOf("^^.^^^")).stand(),
		"half a popsicle": begin(t, queue("CC", "CV"), orders("SM"),
			boardOf("...CV.", "...CV.", "..Smm.", "^^^^^^"), popsicles([2][2]int{{3, 1}, {4, 1}})).to(1).lock(),
	} {
		p.want(name, p.g.counts.ConesServed, int64(0))
		p.want(name, p.g.orderIsOpen, true)
	}
	p := begin(t, queue("SM", "CV"), orders("SM"), boardOf("^^.^^^")).stand()
	p.wantBoard("..S...", "^^M^^^") // a served column is one deeper
}

// Every piece with a cell in the column goes, also half a popsicle, and a cell in
// the bottleneck.
func TestTheWholeColumnGoes(t *testing.T) {
	p := begin(t, queue("CV"), orders("SM"),
		boardOf("..c...", "..c...", "Vvv...", "Cm....", "VmM..C", "^^^^^^"),
		popsicles([2][2]int{{2, 4}, {2, 5}}, [2][2]int{{1, 3}, {2, 3}}, [2][2]int{{1, 1}, {1, 2}})).to(1)
	p.locks("S", Cell{2, 2}, Right).wantBoard("V.....", "Cm....", "Vm...C", "^^.^^^").want("phase", p.g.phase, Serving)

	p = begin(t, queue("MV", "CV"), orders("SM", "VV"),
		boardOf("..V...", "..C...", "..V...", "..C...", "..M...", "..S...", "^^^^^^")).to(1).lock()
	p.want("phase", p.g.phase, Falling).lock()
	p.wantBoard("...V..", "^^.^^^").until(Falling).want("the serve saves the game", p.g.why, NotOver)
}

// Serving comes before clearing; a group that still stands is cleared in the next
// judging, also when nothing fell.
func TestServingComesFirst(t *testing.T) {
	p := begin(t, queue("SM", "CV"), orders("SM"), boardOf("...MMM", "^^^^^^")).stand()
	p.want("served", p.g.counts.ConesServed, int64(1)).want("chain", p.g.chain, int64(0)).wantBoard("...MMM", "^^.^^^")
	p.until(Spawning).wantBoard("...MMM", "^^.^^^").want("the clear is ignored", p.g.counts.LongestChain, int64(0))

	p = begin(t, queue("SM", "CV"), orders("SM"), boardOf("...C..", "...CCC", "^^^^^^")).stand()
	served := p.g.frame
	p.drained()
	p.to(served + 4).wantTold("piecesCleared@" + frameText(p)).wantBoard("^^.^^^")
}

// More than one: the column of the scoop locked last, else the leftmost.
func TestWhichConeIsServed(t *testing.T) {
	for name, c := range map[string]struct {
		piece string
		pivot Cell
		board []string
		want  int
	}{
		"of a pair locked as one, the leftmost":    {"MM", Cell{2, 2}, []string{"S.SS..", "^^^^^^"}, 2},
		"the pair's column before others":          {"CM", Cell{3, 2}, []string{"M.....", "S..CS.", "^^^^^^"}, 4},
		"a pair that serves none: the leftmost":    {"VC", Cell{2, 1}, []string{".M..M.", ".S..S.", "^^^^^^"}, 1},
		"nothing of a popsicle: the leftmost":      {"vv", Cell{3, 3}, []string{".M.M..", ".S.SV.", "^^^^^^"}, 1},
		"a scoop above the order counts as locked": {"V", Cell{4, 3}, []string{".M..M.", ".S..S.", "^^^^^^"}, 4},
	} {
		p := begin(t, queue("CV"), orders("SM"), boardOf(c.board...)).to(1)
		p.locks(c.piece, c.pivot, Right)
		at, _ := p.g.Served()
		p.want(name, at, c.want)
	}
	p := begin(t, queue("MM", "CV"), orders("SM"), boardOf(".S.S..", "^^^^^^")).to(1).down(1).step(MoveLeft).lock().step(MoveRight).lock()
	at, _ := p.g.Served()
	p.want("only the loose one of a split pair", at, 3)
}

// The column of the scoop locked last counts even if that scoop has gone since:
// here it clears, and the fall fulfils the order in two columns.
func TestTheLastColumnCountsWhenItsScoopHasGone(t *testing.T) {
	p := begin(t, queue("CV"), orders("SM"), boardOf("M..M..", "S..S..", "CC.C..", "^^^^^^")).to(1)
	p.locks("C", Cell{2, 1}, Right).want("phase", p.g.phase, Clearing).until(Serving)
	at, _ := p.g.Served()
	p.want("its own column has no order: the leftmost", at, 0)

	p = begin(t, queue("CV"), orders("SM"), boardOf("M..M..", "S..S..", "CCC...", "^^^^^^")).to(1)
	p.locks("C", Cell{3, 1}, Right).want("phase", p.g.phase, Clearing).until(Serving)
	at, _ = p.g.Served()
	p.want("served", at, 3)
}

// Only one order is open at a time: a second cone that would fit waits, and an
// order that is fulfilled as it opens is served after the next lock.
func TestAnOrderServesOnce(t *testing.T) {
	p := begin(t, queue("CV", "VC", "CV"), orders("SM", "MS", "VV"), boardOf("M...M.", "S...S.", "^^^^^^")).to(1).lock()
	p.want("served", p.g.counts.ConesServed, int64(1)).until(Falling)
	p.want("served", p.g.counts.ConesServed, int64(1)).want("order", p.g.look().Order, "MS").lock()
	p.want("served", p.g.counts.ConesServed, int64(2)).wantBoard("..VC..", "..CV..", ".^^^.^"[:1]+"^^^.^")
}

// Scoops that fall onto a cone serve it; serves neither count as links of a chain
// nor break it.
func TestServeByAFall(t *testing.T) {
	p := begin(t, queue("CV"), orders("SM"), boardOf("..M...", "..S...", "..VVV.", "^^^^^^")).to(1).locks("VC", Cell{5, 1}, Above)
	p.want("phase", p.g.phase, Clearing).until(Serving).want("served", p.g.counts.ConesServed, int64(1))
	p.until(Spawning).want("chain", p.g.counts.LongestChain, int64(1)).wantBoard(".....C", "^^.^^^")

	p = begin(t, queue("CV"), orders("SM"), boardOf("..MCC.", "..SC..", "..VVVC", "^^^^^^")).to(1).locks("V", Cell{4, 2}, Right)
	p.until(Serving).want("chain", p.g.chain, int64(1)).until(Clearing).want("chain", p.g.chain, int64(2)).wantBoard("^^.^^^")
}

// Four pieces or more of one flavour joined by edges clear, a popsicle counting
// as one piece, in any shape, but not over corners.
func TestGroups(t *testing.T) {
	for name, c := range map[string]struct {
		rows   []string
		bars   [][2][2]int
		groups int
		left   []string
	}{
		"four in a row":              {[]string{"VVVV..", "^^^^^^"}, nil, 1, []string{"......", "^^^^^^"}},
		"a square":                   {[]string{"VV....", "VV....", "^^^^^^"}, nil, 1, []string{"^^^^^^"}},
		"bent":                       {[]string{".V....", "VV....", "V.....", "^^^^^^"}, nil, 1, []string{"^^^^^^"}},
		"six":                        {[]string{"VVVVVV", "^^^^^^"}, nil, 1, []string{"^^^^^^"}},
		"three are not enough":       {[]string{"VVV...", "^^^^^^"}, nil, 0, []string{"VVV...", "^^^^^^"}},
		"corners do not join":        {[]string{"..VV..", "VV....", "^^^^^^"}, nil, 0, []string{"..VV..", "VV....", "^^^^^^"}},
		"two groups, two flavours":   {[]string{"VVVV..", "SSSS..", "^^^^^^"}, nil, 2, []string{"^^^^^^"}},
		"two groups, one flavour":    {[]string{"VV..VV", "VV..VV", "^^^^^^"}, nil, 2, []string{"^^^^^^"}},
		"one popsicle, three scoops": {[]string{"vvVVV.", "^^^^^^"}, [][2][2]int{{{0, 1}, {1, 1}}}, 1, []string{"^^^^^^"}},
		"one popsicle, two scoops":   {[]string{"vvVV..", "^^^^^^"}, [][2][2]int{{{0, 1}, {1, 1}}}, 0, []string{"vvVV..", "^^^^^^"}},
		"two and two":                {[]string{"vv....", "VvvV..", "^^^^^^"}, [][2][2]int{{{0, 2}, {1, 2}}, {{1, 1}, {2, 1}}}, 1, []string{"^^^^^^"}},
		"three popsicles":            {[]string{"vvvvvv", "^^^^^^"}, [][2][2]int{{{0, 1}, {1, 1}}, {{2, 1}, {3, 1}}, {{4, 1}, {5, 1}}}, 0, []string{"vvvvvv", "^^^^^^"}},
		"four popsicles":             {[]string{"v.....", "v.....", "vvvvvv", "^^^^^^"}, [][2][2]int{{{0, 1}, {1, 1}}, {{2, 1}, {3, 1}}, {{4, 1}, {5, 1}}, {{0, 2}, {0, 3}}}, 1, []string{"^^^^^^"}},
		"a popsicle of another":      {[]string{"ssVVV.", "^^^^^^"}, [][2][2]int{{{0, 1}, {1, 1}}}, 0, []string{"ssVVV.", "^^^^^^"}},
		"in a served column":         {[]string{"VVV...", "^^V^^^"}, nil, 1, []string{"^^.^^^"}},
	} {
		p := begin(t, boardOf(c.rows...), popsicles(c.bars...))
		cells, n := p.g.board.groups()
		p.want(name, n, c.groups)
		p.g.board.take(cells)
		p.wantBoard(c.left...)
	}
}

// All groups go at once, as one piecesCleared that tells their number.
func TestClearing(t *testing.T) {
	p := begin(t, queue("VS", "CC"), orders("MM"), boardOf(".V..S.", "VV..SS", "^^^^^^")).to(1).lock()
	events := p.drained()
	last := events[len(events)-1]
	p.want("event", []any{eventNames[last.Kind], last.X, last.N, frameOf(last.At)}, []any{"piecesCleared", int32(2), int64(1), p.g.frame})
	p.wantBoard("^^^^^^").want("phase", p.g.phase, Clearing)
	p.to(p.g.frame+2).want("phase", p.g.phase, Clearing).to(p.g.frame+1).want("nothing fell", p.g.phase, Spawning)
}

// Every piece that stands on nothing falls, from the bottom row up, a popsicle as
// one bar, and the fall takes dropFrames for each row of the greatest fall.
func TestFalling(t *testing.T) {
	for name, c := range map[string]struct {
		before []string
		bars   [][2][2]int
		after  []string
		rows   int
	}{
		"a column":                 {[]string{"V.....", "S.....", "......", "C.....", "......", "^^^^^^"}, nil, []string{"V.....", "S.....", "C.....", "^^^^^^"}, 2},
		"past each other":          {[]string{"V.....", "......", "......", ".S....", "^^^^^^"}, nil, []string{"VS....", "^^^^^^"}, 3},
		"a bar on one cell":        {[]string{".vv...", ".S....", "^^^^^^"}, [][2][2]int{{{1, 2}, {2, 2}}}, []string{".vv...", ".S....", "^^^^^^"}, 0},
		"a bar that loses both":    {[]string{".vv...", "......", "^^^^^^"}, [][2][2]int{{{1, 2}, {2, 2}}}, []string{".vv...", "^^^^^^"}, 1},
		"a bar on a bar":           {[]string{"..ss..", ".vv...", "......", "^^^^^^"}, [][2][2]int{{{1, 2}, {2, 2}}, {{2, 3}, {3, 3}}}, []string{"..ss..", ".vv...", "^^^^^^"}, 1},
		"a bar stops on a cone":    {[]string{".vv...", "......", "^^..^^"}, [][2][2]int{{{1, 2}, {2, 2}}}, []string{".vv...", "^^..^^"}, 1},
		"a scoop under a bar":      {[]string{".vv...", "..S...", "......", "^^^^^^"}, [][2][2]int{{{1, 3}, {2, 3}}}, []string{".vv...", "..S...", "^^^^^^"}, 1},
		"a standing bar":           {[]string{".v....", ".v....", "......", "......", "^^^^^^"}, [][2][2]int{{{1, 3}, {1, 4}}}, []string{".v....", ".v....", "^^^^^^"}, 2},
		"to the floor":             {[]string{"..V...", "......", "^^.^^^"}, nil, []string{"^^V^^^"}, 2},
		"a bar over a hole, a rod": {[]string{"..V...", ".vv...", ".S....", "......", "^^^^^^"}, [][2][2]int{{{1, 3}, {2, 3}}}, []string{"..V...", ".vv...", ".S....", "^^^^^^"}, 1},
	} {
		p := begin(t, boardOf(c.before...), popsicles(c.bars...))
		_, rows := p.g.board.fall()
		p.want(name, rows, c.rows).wantBoard(c.after...)
	}
}

func TestDroppingTakesItsTime(t *testing.T) {
	p := begin(t, queue("CC"), orders("MM"), boardOf("...S..", "...M..", "...V..", "...V..", "..VV..", "^^^^^^")).to(1).locks("VC", Cell{4, 1}, Above)
	cleared := p.g.frame
	p.want("phase", p.g.phase, Clearing).drained()
	p.to(cleared+3).wantTold("piecesFell@"+frameText(p)).want("phase", p.g.phase, Dropping)
	p.wantBoard("...S..", "...MC.", "^^^^^^") // they lie where they end at once
	p.to(cleared+3+2*3-1).want("phase", p.g.phase, Dropping).to(cleared+3+2*3).want("phase", p.g.phase, Spawning)
}

// A chain counts the clears since the last lock; the state tells the longest.
func TestChain(t *testing.T) {
	p := begin(t, queue("MB", "CC"), orders("BB"), `"flavours":5`,
		boardOf("....C.", "....C.", ".SS.MC", "VVVSSC", "^^^^^^")).to(1).locks("V", Cell{0, 2}, Right)
	p.want("one link", p.g.look().Chain, int64(1)).until(Spawning)
	p.want("three links", p.g.look().Chain, int64(3)).wantBoard("....M.", "^^^^^^")
	var chains []int64
	for _, e := range p.drained() {
		if e.Kind == EventPiecesCleared {
			chains = append(chains, e.N)
		}
	}
	p.want("told", chains, []int64{1, 2, 3})
	p.until(Falling).lock().want("chain", p.g.chain, int64(0)).want("the longest", p.g.look().Chain, int64(3))
}
