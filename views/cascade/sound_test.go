package cascade

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"parlor/games/cascade"
	"parlor/sim"
	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

const noCount = `{"countdownSeconds":0}`

// full is a setup of so many rows that lack their rightmost crystal, and the
// pieces to come.
func full(rows int, queue, more string) string {
	well := strings.Repeat(`"IIIIIIIII.",`, rows)
	return fmt.Sprintf(`{"well":[%s],"queue":%q%s}`, strings.TrimSuffix(well, ","), queue, more)
}

// shaft is a setup whose I, once upright, has no room to turn at the bottom.
var shaft = fmt.Sprintf(`{"queue":"I","well":[%s]}`, strings.TrimSuffix(strings.Repeat(`"IIIII.IIII",`, 10), ","))

// intoTheGap drops an I upright into the rightmost column.
const intoTheGap = overTheGap + " hardDrop"

const overTheGap = "rotateClockwise moveRight moveRight moveRight moveRight"

// Every sound that the text names, and what else is heard: the entry, what is
// done, and all that is heard from then on.
func TestWhatIsDoneIsHeard(t *testing.T) {
	for _, c := range []struct {
		entry, mode, settings, setup, before, do, want string
	}{
		{"A.93 Count Down", "marathon", `{}`, `{}`, "", "3s", "countdownBeep countdownBeep countdownBeep countdownGo"},
		{"A.7 Move Piece", "marathon", noCount, `{}`, "", "moveLeft moveRight", "moveTick moveTick"},
		{"A.7 at the wall", "marathon", noCount, `{"queue":"T"}`, "moveLeft moveLeft moveLeft", "moveLeft", ""},
		{"A.11 auto-repeat", "marathon", noCount, `{"queue":"T"}`, "", "+moveLeft 500ms -moveLeft", "moveTick moveTick moveTick"},
		{"A.23 a turn", "marathon", noCount, `{"queue":"T"}`, "", "rotateClockwise rotateCounterclockwise rotate180", "rotateChime rotateBack rotateHalf"},
		{"A.23 O turns", "marathon", noCount, `{"queue":"O"}`, "", "rotateClockwise", "rotateChime"},
		{"A.23 no kick fits", "marathon", `{"countdownSeconds":0,"speedUp":"max"}`, shaft, "rotateClockwise +softDrop -softDrop", "rotateClockwise", ""},
		{"A.20 Hard Drop, A.6 Lock Click", "marathon", noCount, `{"queue":"T"}`, "", "hardDrop", "hardDrop lockClick"},
		{"A.6 a lock by itself", "zen", noCount, `{"queue":"T"}`, "18500ms", "1200ms", "landed lockClick"},
		{"A.25 a soft drop", "marathon", noCount, `{"queue":"T"}`, "+softDrop 110ms", "50ms -softDrop", "softDropTick"},
		{"landing by a soft drop", "marathon", `{"countdownSeconds":0,"speedUp":"max"}`, `{"queue":"T"}`, "", "+softDrop -softDrop", strings.Repeat("softDropTick ", 19) + "landed"},
		{"moves on the floor do not thud", "marathon", `{"countdownSeconds":0,"speedUp":"max"}`, `{"queue":"T"}`, "+softDrop -softDrop", "moveLeft moveRight", "moveTick moveTick"},
		{"A.34 Hold", "marathon", noCount, `{"queue":"TIO"}`, "", "hold", "holdSwish"},
		{"A.34 only once for each piece", "marathon", noCount, `{"queue":"TIO"}`, "hold", "hold", ""},
		{"A.34 the same kind again", "marathon", noCount, `{"queue":"TT","held":"T"}`, "", "hold", "holdSwish"},
		{"A.34 the held piece is not turned", "marathon", noCount, `{"queue":"TTT"}`, "rotateClockwise hold", "rotateClockwise", "rotateChime"},
		{"A.45 SINGLE", "marathon", noCount, full(1, "IO", ""), overTheGap, "hardDrop 1s", "hardDrop lockClick single"},
		{"A.45 CASCADE", "marathon", noCount, full(4, "IO", `,"backToBackReady":false`), overTheGap, "hardDrop 100ms", "hardDrop lockClick cascade"},
		{"A.44 Back-to-Back", "marathon", noCount, full(5, "IO", `,"backToBackReady":true`), overTheGap, "hardDrop 100ms", "hardDrop lockClick cascade backToBack"},
		{"A.46 Combo", "marathon", noCount, full(3, "IO", `,"combo":2`), overTheGap, "hardDrop 100ms", "hardDrop lockClick triple combo"},
		{"A.47 Level Up", "marathon", noCount, full(2, "IO", `,"lines":9`), overTheGap, "hardDrop 100ms", "hardDrop lockClick double levelUp"},
		{"A.43 All Clear", "marathon", noCount, full(4, "IO", ``), intoTheGap, "600ms", "allClear"},
		{"a lock without a clear", "marathon", noCount, full(4, "O", ``), "", "hardDrop 100ms", "hardDrop lockClick"},
		{"A.49 Check Top Out", "marathon", noCount, full(20, "OO", ``), "", "hardDrop", "hardDrop lockClick gameOver"},
		{"A.91 Start Afresh", "zen", noCount, full(20, "OO", ``), "", "hardDrop", "hardDrop lockClick allClear"},
		{"A.80 Finish The Mode", "sprint40", noCount, full(5, "IO", `,"lines":39`), overTheGap, "hardDrop", "hardDrop lockClick cascade victory"},
		{"A.80 the time is up", "ultra", `{"countdownSeconds":0,"timeLimit":0.1}`, `{}`, "", "200ms", "victory"},
		{"the last ten seconds", "ultra", `{"countdownSeconds":0,"timeLimit":12,"fallSeconds":100}`, `{}`, "", "4500ms", strings.TrimSpace(strings.Repeat("lastSeconds ", 3))},
		{"A.96 Pause", "marathon", noCount, `{}`, "", "pause", "pauseChime"},
		{"A.98 Resume", "marathon", noCount, `{}`, "pause", "resume", "resumeChime"},
		{"nothing at all", "zen", noCount, `{}`, "", "900ms hold", "holdSwish"},
	} {
		l := shelltest.Listen(t, New(), c.mode, c.settings, c.setup)
		l.Do(c.before)
		if c.before != "" || c.settings != `{}` {
			l.Sounds() // with countdownGo, where there is no countdown
		}
		l.Do(c.do)
		if got := l.Sounds(); got != c.want {
			t.Errorf("%s: %s: %q is heard, want %q", c.entry, c.do, got, c.want)
		}
	}
}

// A.45: each row of Clear Names that has a name has a sound of its own.
func TestClearsAreHeard(t *testing.T) {
	want := map[string]string{
		"SINGLE": "single", "DOUBLE": "double", "TRIPLE": "triple", "CASCADE": "cascade",
		"MINI TWIST": "miniTwist", "MINI TWIST SINGLE": "miniTwistSingle", "MINI TWIST DOUBLE": "miniTwistDouble",
		"TWIST": "twist", "TWIST SINGLE": "twistSingle", "TWIST DOUBLE": "twistDouble", "TWIST TRIPLE": "twistTriple",
	}
	for twist := range 3 {
		for lines := range 5 {
			row := cascade.ClearRow(twist, lines)
			name := cascade.ClearName(row)
			if name == "" {
				continue
			}
			l := shelltest.Listen(t, New(), "marathon", noCount, `{}`)
			l.Cues = l.Room.Hear(l.Game, []sim.Event{{Kind: cascade.EventClearScored, X: int32(row)}})
			if got := l.Sounds(); got != want[name] || got == "" {
				t.Errorf("%s sounds as %q, want %q", name, got, want[name])
			}
			delete(want, name)
		}
	}
	if len(want) > 0 {
		t.Errorf("no row of Clear Names is %v", want)
	}
}

// The combo's pitch rises with it, the last seconds' with the seconds that are
// gone.
func TestWhatRises(t *testing.T) {
	l := shelltest.Listen(t, New(), "marathon", noCount, full(3, "IO", `,"combo":4`))
	l.Do(intoTheGap)
	if last := l.Cues[len(l.Cues)-1]; last.Effect != "combo" || last.Value != 5 {
		t.Errorf("the fifth combo is %+v", last)
	}
	l = shelltest.Listen(t, New(), "ultra", `{"countdownSeconds":0,"timeLimit":10}`, `{}`)
	var values []int
	for l.Do("10s"); len(l.Cues) > 0; l.Cues = l.Cues[1:] {
		if l.Cues[0].Effect == "lastSeconds" {
			values = append(values, l.Cues[0].Value)
		}
	}
	if want := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}; !slices.Equal(values, want) {
		t.Errorf("the last seconds have the values %v, want %v", values, want)
	}
}

// A piece is heard where it is.
func TestPiecesAreHeardWhereTheyAre(t *testing.T) {
	sides := map[string]float64{}
	for _, side := range []string{"moveLeft", "moveRight"} {
		l := shelltest.Listen(t, New(), "marathon", noCount, `{"queue":"TT"}`)
		l.Do("+" + side + " 1s")
		l.Cues = nil
		l.Do("hardDrop")
		for _, c := range l.Cues {
			if sides[side] != 0 && c.Pan != sides[side] {
				t.Errorf("%s is at %v, another sound of the piece at %v", c.Effect, c.Pan, sides[side])
			}
			sides[side] = c.Pan
		}
	}
	if l, r := sides["moveLeft"], sides["moveRight"]; l >= -.2 || l < -.5 || math.Abs(l+r) > .1 {
		t.Errorf("at the walls a T is heard at %v and %v", l, r)
	}
}

// A.66, A.71, A.78: the theme of the menus, of Zen and of the other modes, and
// silence once the game is over.
func TestSongs(t *testing.T) {
	r := New()
	if got := r.Song(nil); got != "aurora-glass" {
		t.Errorf("in the menus %q is played", got)
	}
	for mode, want := range map[string]string{
		"marathon": "crystal-current", "sprint40": "crystal-current", "ultra": "crystal-current", "zen": "zen-tide",
	} {
		l := shelltest.Listen(t, New(), mode, `{}`, `{}`)
		if got := r.Song(l.Game); got != want {
			t.Errorf("in %s %q is played, want %q", mode, got, want)
		}
		l.Do("3s pause")
		if got := r.Song(l.Game); got != want {
			t.Errorf("in the pause of %s %q is played, want %q", mode, got, want)
		}
	}
	l := shelltest.Listen(t, New(), "marathon", noCount, full(20, "OO", ""))
	l.Do("hardDrop")
	if got := r.Song(l.Game); got != "" {
		t.Errorf("after the game %q is played", got)
	}
}

// What follows on an event alone is heard as often as it happens, in whole games.
func TestWholeGamesAreHeard(t *testing.T) {
	for _, name := range []string{"marathon", "sprint40", "ultra", "zen"} {
		heard, happened := map[string]int{}, map[uint8]int{}
		shelltest.Hear(t, New(), name, func(_ sim.Game, events []sim.Event, cues []shell.Cue) {
			for _, c := range cues {
				heard[c.Effect]++
			}
			for _, e := range events {
				happened[e.Kind]++
			}
		})
		for effect, kind := range map[string]uint8{
			"countdownBeep": cascade.EventCountdown, "countdownGo": cascade.EventPlayStarted,
			"lockClick": cascade.EventPieceLocked, "hardDrop": cascade.EventHardDropped, "softDropTick": cascade.EventSoftDropRow,
			"combo": cascade.EventComboScored, "levelUp": cascade.EventLevelUp,
			"victory": cascade.EventModeFinished, "gameOver": cascade.EventGameLost,
		} {
			if heard[effect] != happened[kind] {
				t.Errorf("%s: %s is heard %d times, and happens %d times", name, effect, heard[effect], happened[kind])
			}
		}
		turns := heard["moveTick"] + heard["rotateChime"] + heard["rotateBack"] + heard["rotateHalf"]
		if n := happened[cascade.EventPieceShifted]; turns != n || n == 0 {
			t.Errorf("%s: %d moves and turns are heard, and %d happen", name, turns, n)
		}
		if holds := happened[cascade.EventHoldChanged] - happened[cascade.EventPieceLocked]; heard["holdSwish"] != holds {
			t.Errorf("%s: %d holds are heard, and %d happen", name, heard["holdSwish"], holds)
		}
	}
}
