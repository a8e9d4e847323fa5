package softserve

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"parlor/sim"
	"parlor/sim/simtest"
)

// brisk are settings of a game that is soon over.
const brisk = `"fallFrames":2,"fastFallFrames":1,"graceFrames":4,"serveFrames":3,"clearFrames":2,"dropFrames":1`

// busy are games in which much can happen at once.
var busy = []sim.Config{
	{},
	{Settings: []byte(`{"difficulty":"Hard"}`)},
	{Mode: "endless", Settings: []byte(`{` + brisk + `}`),
		Setup: []byte(`{"board":["##..##","......","......","......","......","S.S.S.","M.M.M.","^.^.^."],"orders":["SM","SM","SM"]}`)},
	{Mode: "timeAttack", Settings: []byte(`{"timeLimitMinutes":1,"popsicleEvery":1,` + brisk + `}`)},
	{Settings: []byte(`{"flavours":3,"cones":1,"spawnFrames":0,"serveFrames":0,"clearFrames":0,"dropFrames":0,"graceFrames":0,"fallFrames":1}`)},
	{Mode: "endless", Settings: []byte(`{"flavours":3,"spawnFrames":0,"serveFrames":0,"clearFrames":0,"dropFrames":0,"graceFrames":0,"fallFrames":1,"repeatDelayFrames":1,"repeatFrames":1}`)},
	{Settings: []byte(`{` + brisk + `}`),
		Setup: []byte(`{"board":["##..##","V.....","..ss..","..C...","VVSSCC","VCSVCS","SVCVSC","^^.^^^"],"popsicles":[[[2,5],[3,5]]],"queue":["VC","cc"]}`)},
}

func TestLaws(t *testing.T) { simtest.Check(t, Spec, busy...) }

func FuzzLaws(f *testing.F) { simtest.Fuzz(f, Spec, busy...) }

// drawGame draws a game of any mode and difficulty, short enough to be played.
func drawGame(t *rapid.T) *Game {
	c := sim.Config{
		Mode: rapid.SampledFrom(modes).Draw(t, "mode").Name,
		Seed: rapid.Int64().Draw(t, "seed"),
		Settings: []byte(fmt.Sprintf(`{"difficulty":%q,"fallFrames":%d,"popsicleEvery":%d,"graceFrames":%d,"cones":%d}`,
			rapid.SampledFrom([]string{"Easy", "Normal", "Hard"}).Draw(t, "difficulty"),
			rapid.IntRange(1, 30).Draw(t, "fallFrames"), rapid.IntRange(0, 3).Draw(t, "popsicleEvery"),
			rapid.IntRange(0, 20).Draw(t, "graceFrames"), rapid.IntRange(1, 6).Draw(t, "cones"))),
	}
	g, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// pressAny presses or releases up to so many keys for the next frame.
func pressAny(t *rapid.T, g *Game, most int) {
	for range rapid.IntRange(0, most).Draw(t, "keys") {
		code := sim.Code(rapid.IntRange(0, len(Spec.Commands)-1).Draw(t, "command"))
		if rapid.Bool().Draw(t, "release") {
			code |= sim.Release
		}
		g.Apply(sim.Input{At: g.now, Code: code})
	}
}

// No sequence of commands breaks what holds after every frame: no piece stands on
// nothing when the next one comes, a popsicle is whole, and no two things lie in
// one cell.
func TestInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		for range rapid.IntRange(1, 250).Draw(t, "frames") {
			pressAny(t, g, 3)
			g.Advance(timeOf(g.frame + int64(rapid.IntRange(1, 15).Draw(t, "wait"))))
			checkMoment(t, g)
		}
	})
}

func checkMoment(t *rapid.T, g *Game) {
	checkBoard(t, &g.board)
	checkBoard(t, &g.gone)
	if loose := g.board.loose(); loose != 0 && (g.phase == Falling || g.phase == Spawning || g.phase == Dropping) {
		t.Fatalf("in %v, %b stands on nothing", g.phase, loose)
	}
	judged := g.phase == Spawning || g.phase == Falling && g.piece.Kind != Scoop
	if _, groups := g.board.groups(); groups > 0 && judged {
		t.Fatalf("%d groups lie on the board in %v", groups, g.phase)
	}
	if p := g.piece; p.Kind != None {
		if !g.board.fits(p) {
			t.Fatalf("the piece %+v lies in others", p)
		}
		if left := g.graceLeft(); p.Resting == g.canFall() || left < 0 || left > int64(g.settings.GraceFrames) {
			t.Fatalf("the piece %+v has %d frames of grace", p, left)
		}
	}
}

// checkBoard checks that a board makes sense by itself.
func checkBoard(t *rapid.T, b *board) {
	all := mask(0)
	for _, cells := range b.flavours {
		if all&cells != 0 {
			t.Fatalf("%b has two flavours", all&cells)
		}
		all |= cells
		if halves := cells & b.popsicles(); b.whole(halves) != halves {
			t.Fatalf("%b is half a popsicle", b.whole(halves)&^halves)
		}
	}
	if all&b.cones != 0 || (all|b.cones)&^inside != 0 || b.popsicles()&^all != 0 {
		t.Fatalf("pieces %b, cones %b, popsicles %b", all, b.cones, b.popsicles())
	}
	if b.popsicles().count() != 2*(b.lying.count()+b.standing.count()) {
		t.Fatalf("popsicles share a cell: lying %b, standing %b", b.lying, b.standing)
	}
}

// Scoops and popsicles are neither made nor lost but by serves and clears: by
// flavour, what came in is on the board or went in one of them.
func TestNothingIsMadeOrLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		var cells [flavourCount]int // of what came in, less what went
		var began int64
		for range rapid.IntRange(1, 1500).Draw(t, "frames") {
			pressAny(t, g, 1)
			g.Advance(timeOf(g.frame + 1))
			for _, e := range g.Drain(nil) {
				if e.Kind == EventPieceSpawned {
					for _, f := range EventFlavours(e) {
						cells[f]++
					}
				}
			}
			if began != g.began && (g.phase == Serving || g.phase == Clearing || g.phase == Over) {
				for f := range cells {
					cells[f] -= g.gone.flavours[f].count()
				}
			}
			began = g.began
			for f, want := range cells {
				got := g.board.flavours[f].count()
				for i := range g.piece.Size() {
					if g.piece.Flavours[i] == Flavour(f) {
						got++
					}
				}
				if got != want {
					t.Fatalf("frame %d: %d cells of %v, want %d", g.frame, got, Flavour(f), want)
				}
			}
		}
	})
}

// The grace ends every piece's life within bounded frames whatever is pressed. A
// piece climbs only by turns next to what it rests on, so with one turn a frame,
// as fast as fingers are, it first rests within a fall through the board, and its
// grace starts over at most once for every two rows.
func TestEveryPieceEnds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		fall := Rows * int64(g.settings.FallFrames)
		most := 2 * Rows / 2 * (fall + int64(g.settings.GraceFrames) + fall) // a pair that splits lives twice
		came := g.frame
		turns := rapid.SampledFrom([]sim.Code{RotateClockwise, RotateCounterclockwise})
		for range rapid.IntRange(1, 4000).Draw(t, "frames") {
			if rapid.IntRange(0, 3).Draw(t, "turn") > 0 {
				g.Apply(sim.Input{At: g.now, Code: turns.Draw(t, "way")})
			}
			side := MoveLeft + sim.Code(rapid.IntRange(0, 1).Draw(t, "side"))
			g.Apply(sim.Input{At: g.now, Code: side})
			g.Apply(sim.Input{At: g.now, Code: side | sim.Release})
			g.Advance(timeOf(g.frame + 1))
			for _, e := range g.Drain(nil) {
				if e.Kind == EventPieceSpawned {
					came = frameOf(e.At)
				}
			}
			if g.phase == Falling && g.frame-came > most {
				t.Fatalf("the piece of frame %d lives on in frame %d", came, g.frame)
			}
		}
	})
}
