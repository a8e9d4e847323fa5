package softserve

import (
	"testing"
	"time"

	"parlor/sim"
)

func TestModesTable(t *testing.T) {
	for mode, want := range map[string]Settings{"classic": {}, "endless": {Endless: true}, "timeAttack": {TimeLimitMinutes: 3}} {
		p := beginPlain(t, "mode "+mode)
		p.want(mode, Settings{Endless: p.g.settings.Endless, TimeLimitMinutes: p.g.settings.TimeLimitMinutes}, want)
		p.want("name", p.g.Mode().Name, mode)
	}
	p := beginPlain(t)
	p.want("the first mode", p.g.Mode().Name, "classic")
}

// The last cone served wins, at once and before the bottleneck is looked at.
func TestWin(t *testing.T) {
	p := begin(t, queue("MM", "CV"), orders("SM"), boardOf("..V...", "..C...", "..V...", "..C...", "M.V...", "S.C...", "^.V...")).to(1)
	p.to(6).want("split", p.g.piece.Kind, Scoop).lock()
	p.want("result", p.g.look().Result, &resultLook{Won: true, Why: "allServed"}).want("phase", p.g.look().Phase, "over")
	p.want("bottleneck", p.g.board.pieces()&bottleneck != 0, true)
	r := p.g.Result()
	p.want("result", []any{r.Over, r.Won, r.Ranked, r.Title}, []any{true, true, true, "ALL SERVED"})
	events := p.drained()
	p.want("last event", events[len(events)-1].Kind, EventGameWon)
	for _, code := range []sim.Code{MoveLeft, FallFaster, sim.Pause} {
		p.want("heard after the end", p.g.Apply(sim.Input{At: p.g.now, Code: code}), false)
	}

	p = begin(t, queue("CV", "VC"), orders("SM"), boardOf("M..M..", "S..S..", "^..^..")).to(1).locks("C", Cell{5, 0}, Right)
	p.want("one cone is left", p.g.phase, Serving)
}

// With fewer cones than columns the others play as served; a board without cones
// cannot be won.
func TestCones(t *testing.T) {
	seen := map[mask]bool{}
	for seed := range int64(50) {
		g, err := New(sim.Config{Seed: seed, Settings: []byte(`{"cones":2}`)})
		if err != nil {
			t.Fatal(err)
		}
		if g.board.cones.count() != 2 || g.board.cones&^floor != 0 {
			t.Errorf("seed %d: cones %b", seed, g.board.cones)
		}
		seen[g.board.cones] = true
	}
	if len(seen) < 10 {
		t.Errorf("50 games with two cones have them in %d ways", len(seen))
	}
	p := begin(t, queue("SM"), orders("SM"), boardOf("......")).stand()
	p.want("why", p.g.why, NotOver).want("phase", p.g.phase, Spawning)
}

// A piece locked in the bottleneck loses when nothing more happens.
func TestBlocked(t *testing.T) {
	full := boardOf("..SC..", "..CS..", "..SC..", "..CS..", "..SC..", "..CS..", "^^^^^^")
	p := begin(t, queue("VM", "CC"), orders("VV"), full).to(1).lock()
	p.want("result", p.g.look().Result, &resultLook{Won: false, Why: "blocked"}).want("piece", p.g.look().Piece, (*pieceLook)(nil))
	p.wantTold("pieceSpawned@1 orderOpened@1 pieceLanded@1 pieceLocked@6 gameLost@6")
	p.want("title", p.g.Result().Title, "THE BOTTLENECK IS FULL").want("won", p.g.Result().Won, false)
	p = begin(t, queue("CV", "VV"), orders("VV"), boardOf("..SS..", "..CS..", "..SC..", "..CS..", "..SC..", "..CS..", "^^^^^^")).to(1)
	p.step(RotateClockwise, RotateCounterclockwise).lock().want("half of it is enough", p.g.why, Blocked)
}

// A clear that frees the bottleneck saves the game; its cells match like others.
func TestRescueByAClear(t *testing.T) {
	p := begin(t, queue("VV", "CM"), orders("MM"), boardOf("..VV..", "..SC..", "..CS..", "..SC..", "..CS..", "..SC..", "^^^^^^")).to(1).lock()
	p.want("phase", p.g.phase, Clearing).until(Falling).wantPiece([2]int{2, 7}, [2]int{3, 7})
}

// In endless, six cones come when the last one has been served and the board has
// settled, whatever cones was, and every column goes up.
func TestConesReturn(t *testing.T) {
	p := begin(t, "mode endless", `"cones":1`, queue("SM", "CV"), orders("SM", "CC"),
		boardOf("V..c..", "V.^c.S"), popsicles([2][2]int{{3, 0}, {3, 1}})).stand()
	served := p.g.frame
	p.drained()
	p.to(served+3).want("phase", p.g.phase, Serving).to(served + 4)
	p.wantTold("conesReturned@"+frameText(p)).wantBoard("V..c..", "V..c.S", "^^^^^^").want("phase", p.g.phase, Spawning)
	p.want("popsicles", p.g.look().Popsicles, [][][2]int{{{3, 1}, {3, 2}}})
	p.until(Falling).want("order", p.g.look().Order, "CC").want("served", p.g.counts.ConesServed, int64(1))
	p.wantTold("pieceSpawned@" + frameText(p) + " orderOpened@" + frameText(p))
}

// First all settles; cones still standing keep the others from coming.
func TestConesReturnLast(t *testing.T) {
	p := begin(t, "mode endless", queue("CV"), orders("SM"), boardOf("...V..", "..cc..", "..M...", "..SS..", "..^C.."),
		popsicles([2][2]int{{2, 3}, {3, 3}})).to(1).locks("C", Cell{4, 0}, Right)
	p.until(Dropping).until(Spawning).wantBoard("...V..", "...S..", "...CC.", "^^^^^^")
	p = begin(t, "mode endless", queue("SM", "CV"), orders("SM"), boardOf("^.^...")).stand().until(Falling)
	p.wantBoard("^.....").want("served", p.g.counts.ConesServed, int64(1))
	p = begin(t, "mode endless", queue("SM", "CV"), orders("SM"), boardOf("......")).stand().until(Falling)
	p.wantBoard("..S...", "..M...")
}

// Cones that cannot come lose the game: a taken bottleneck and a full column
// before they come, a piece pushed into the bottleneck after.
func TestConesThatFindNoRoom(t *testing.T) {
	lost := func(rows ...string) string {
		t.Helper()
		p := begin(t, "mode endless", queue("CV"), orders("SM"), boardOf(rows...)).to(1)
		p.drained()
		p.locks("M", Cell{0, 2}, Right).to(5).want("why", p.g.why, Blocked)
		return p.told()
	}
	taken := begin(t, "mode endless", queue("CV"), orders("SM"), boardOf("S..C..", "^..V..")).to(1)
	for row := 2; row < Rows; row++ {
		taken.g.board.flavours[row%2] |= bit(Cell{3, row})
	}
	taken.drained()
	taken.locks("M", Cell{0, 2}, Right).until(Over).wantTold("pieceLocked@1 coneServed@1 columnCleared@1 gameLost@5")
	if got := lost(".....C", ".....V", ".....C", ".....V", ".....C", "S....V", "^....C"); got != "pieceLocked@1 coneServed@1 columnCleared@1 gameLost@5" {
		t.Errorf("a full column: %s", got)
	}
	if got := lost("...C..", "...V..", "...C..", "...V..", "...C..", "S..V..", "^..C.."); got != "pieceLocked@1 coneServed@1 columnCleared@1 conesReturned@5 gameLost@5" {
		t.Errorf("pushed into the bottleneck: %s", got)
	}
}

// Time up with cones left is a loss; the frame at the limit runs in full first,
// and the piece stays as it was.
func TestTimeUp(t *testing.T) {
	p := begin(t, "mode timeAttack", `"fallFrames":3600`, `"graceFrames":3600`).to(10_799)
	p.want("why", p.g.why, NotOver)
	p.press(MoveLeft, RotateCounterclockwise).to(10_800)
	p.want("result", p.g.look().Result, &resultLook{Won: false, Why: "timeUp"}).want("phase", p.g.look().Phase, "over")
	p.wantPiece([2]int{1, 5}, [2]int{1, 6}).want("played", p.g.Played(), 3*time.Minute)
	before := p.g.AppendState(nil)
	p.press(MoveRight).to(20_000).want("state", p.g.AppendState(nil), before).want("frames", p.g.look().Frames, int64(10_800))
	p.want("title", p.g.Result().Title, "TIME IS UP").want("no best without a cone", p.g.Result().Ranked, false)
}

// What happens in the frame at the limit comes first: a win, or a loss.
func TestTheLimitComesLast(t *testing.T) {
	p := begin(t, `"timeLimitMinutes":1`, `"fallFrames":3600`, queue("SM"), orders("SM"), boardOf("..^...")).to(1)
	p.to(3600 - 5 - 6).down(1).step(RotateClockwise).land()
	p.want("locks at the limit", p.g.frame+5, int64(3600)).to(3600).want("why", p.g.why, AllServed)
}

// Most cones first, then fewest pieces, then the shortest time.
func TestRank(t *testing.T) {
	result := func(cones, pieces, frames int64) sim.Result {
		g := Game{phase: Over, frame: frames, counts: Counts{ConesServed: cones, PiecesPlayed: pieces}}
		return g.Result()
	}
	best := result(6, 20, 600)
	for _, worse := range []sim.Result{result(5, 10, 100), result(6, 21, 100), result(6, 20, 601), result(0, 0, 0)} {
		if !best.Better(worse) || worse.Better(best) {
			t.Errorf("%v is no worse than %v", worse, best)
		}
	}
}
