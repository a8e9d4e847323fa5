package cascade

import (
	"encoding/json"
	"testing"
	"time"

	"parlor/sim"
)

// The order within one instant of a lock: twist, well, count, marks, points,
// combo, then lines, level and goal.
func TestOrderOfALock(t *testing.T) {
	p := begin(t, queue("IIT"), wellOf("OOO....OOO"), `"goalLines":10`, `setup:"lines":9`, `setup:"combo":1`)
	p.drained()
	p.tap(HardDrop)
	p.wantTold("hardDropped@0s holdChanged@0s pieceLocked@0s clearScored@0s comboScored@0s linesCleared@0s levelUp@0s wellEmptied@0s modeFinished@0s gameOver@0s")
	// 18 rows... the clear and the combo at level 1, the all clear at level 2.
	p.wantScore(2*19 + 100 + 50*2*1 + 800*2)
}

func TestLinesShatterFallAndTheNextPieceComes(t *testing.T) {
	p := begin(t, queue("ITO"), wellOf("..O.......", "OOOOO.OOOO", ".OOOO.OOOO", "OOOOO.OOOO"))
	p.drained()
	p.tap(RotateClockwise, HardDrop)
	p.want("phase", p.g.phase, Clearing).want("clearing", p.state().Clearing, []int{0, 2})
	p.wantWell("..O..I....", "OOOOOIOOOO", ".OOOOIOOOO", "OOOOOIOOOO")
	p.at("419ms").want("phase", p.g.phase, Clearing)
	p.at("420ms").want("phase", p.g.phase, Entering).wantWell("..........", "..O..I....", ".OOOOIOOOO")
	p.at("479ms").want("phase", p.g.phase, Entering).at("480ms").want("phase", p.g.phase, Falling)
	p.wantTold("pieceShifted@0s hardDropped@0s holdChanged@0s pieceLocked@0s clearScored@0s linesCleared@0s rowsFell@420ms pieceDealt@480ms queueChanged@480ms")
}

// The rows that come free at the top are empty, also when crystals stood there.
func TestRowsFallFromTheTopOfTheWell(t *testing.T) {
	well := []string{".........T"}
	for range 20 {
		well = append(well, "O.........")
	}
	p := begin(t, queue("ITO"), wellOf(append(well, "OOO....OOO")...)).tap(HardDrop).at("1s")
	p.want("top", p.state().Well[:2], []string{"..........", ".........T"}).wantWell("O.........", "O.........")
}

func TestClearAndEntrySeconds(t *testing.T) {
	p := begin(t, queue("IIT"), wellOf("O.........", "OOO....OOO"), `"clearSeconds":0`, `"entrySeconds":0`).tap(HardDrop)
	p.want("phase", p.g.phase, Falling).want("pieces", p.g.counts.Pieces, 1)
}

// dropClear hard drops an upright or flat piece into a well and gives the points
// of the lock without those of the drop.
func dropClear(t *testing.T, options ...string) (points int64, p *player) {
	t.Helper()
	p = begin(t, options...)
	before := p.g.counts.Score
	p.tap(HardDrop)
	for _, e := range p.drained() {
		if e.Kind == EventHardDropped {
			before += 2 * int64(e.X)
		}
	}
	return p.g.counts.Score - before, p
}

func TestPointsOfClears(t *testing.T) {
	tall := []string{"O.........", "OOO..OOOOO", "OOO..OOOOO"}
	for _, c := range []struct {
		name    string
		options []string
		want    int64
	}{
		{"single", []string{queue("ITT"), wellOf("O.........", "OOO....OOO")}, 100},
		{"double", []string{queue("OTT"), wellOf("O.........", "OOOO..OOOO", "OOOO..OOOO")}, 300},
		{"level 7", []string{queue("ITT"), wellOf("O.........", "OOO....OOO"), `setup:"level":7`}, 700},
		{"no clear", []string{queue("ITT"), wellOf(tall...)}, 0},
		{"single ends back-to-back", []string{queue("ITT"), wellOf("O.........", "OOO....OOO"), `setup:"backToBackReady":true`}, 100},
	} {
		points, p := dropClear(t, c.options...)
		if points != c.want {
			t.Errorf("%s pays %d, want %d", c.name, points, c.want)
		}
		if c.name == "single ends back-to-back" && p.g.backToBackReady {
			t.Error("a single kept back-to-back")
		}
	}
}

// upright drops an I upright into column 5 of a well with a gap there.
func upright(t *testing.T, rows int, options ...string) *player {
	t.Helper()
	well := []string{"O........."}
	for range rows {
		well = append(well, "OOOOO.OOOO")
	}
	p := begin(t, append(options, queue("IIT"), wellOf(well...))...)
	p.tap(RotateClockwise)
	p.drained()
	return p.tap(HardDrop)
}

func TestTripleAndCascade(t *testing.T) {
	for rows, want := range map[int]struct {
		name   string
		points int64
	}{3: {"TRIPLE", 500}, 4: {"CASCADE", 800}} {
		p := upright(t, rows)
		e, _ := p.find(EventClearScored)
		p.want("name", ClearName(int(e.X)), want.name).want("points", e.N, want.points)
		p.want("cascades", p.g.counts.Cascades, rows/4).want("ready", p.g.backToBackReady, rows == 4)
	}
}

func TestBackToBack(t *testing.T) {
	p := upright(t, 4, `setup:"backToBackReady":true`, `setup:"level":3`)
	e, _ := p.find(EventClearScored)
	p.want("points", e.N, int64(800*3*3/2)).want("backToBack", e.Y, int32(1))
	// Rounded down, and exactly: 800 x 1.001 is 800.8, and 1.15 is no float.
	p = upright(t, 4, `setup:"backToBackReady":true`, `"backToBackTimes":1.001`)
	e, _ = p.find(EventClearScored)
	p.want("rounded down", e.N, int64(800))
	if got := timesDown(200, sim.NewNumber("1.15")); got != 230 {
		t.Errorf("200 x 1.15 is %d, want 230", got)
	}
}

// What the events of a lock tell, in the words of the page.
func TestFieldsOfALock(t *testing.T) {
	p := upright(t, 4, `setup:"backToBackReady":true`, `setup:"combo":1`, `setup:"lines":9`)
	want := map[uint8]string{
		EventHardDropped:  `[{"Name":"rows","Value":17}]`,
		EventPieceLocked:  `[{"Name":"kind","Value":"I"},{"Name":"cells","Value":[[5,3],[5,2],[5,1],[5,0]]},{"Name":"twist","Value":0}]`,
		EventClearScored:  `[{"Name":"name","Value":"CASCADE"},{"Name":"points","Value":1200},{"Name":"backToBack","Value":true},{"Name":"lines","Value":4}]`,
		EventComboScored:  `[{"Name":"combo","Value":2},{"Name":"points","Value":100}]`,
		EventLinesCleared: `[{"Name":"rows","Value":[0,1,2,3]}]`,
		EventLevelUp:      `[{"Name":"level","Value":2}]`,
	}
	for _, e := range p.drained() {
		if text, ok := want[e.Kind]; ok {
			got, _ := json.Marshal(describe(e))
			p.want(eventNames[e.Kind], string(got), text)
			delete(want, e.Kind)
		}
	}
	p.want("not told", len(want), 0)
}

// A lock without lines leaves back-to-back as it is and ends the combo.
func TestLockWithoutLines(t *testing.T) {
	p := begin(t, queue("OTT"), `setup:"backToBackReady":true`, `setup:"combo":4`).tap(HardDrop)
	p.want("ready", p.g.backToBackReady, true).want("combo", p.g.counts.Combo, -1)
	if _, ok := p.find(EventClearScored); ok {
		t.Error("a lock without a name was told")
	}
}

func TestCombo(t *testing.T) {
	p := upright(t, 4, `setup:"combo":-1`)
	p.want("first clear", p.g.counts.Combo, 0).want("best", p.g.counts.BestCombo, 0)
	p = upright(t, 4, `setup:"combo":5`, `setup:"level":2`)
	e, ok := p.find(EventComboScored)
	p.want("told", ok, true).want("combo", e.X, int32(6)).want("points", e.N, int64(50*6*2))
	p.want("best", p.g.counts.BestCombo, 6)
	p = begin(t, `setup:"combo":7`)
	p.want("the setup's combo is no best", p.g.counts.BestCombo, 0)
}

func TestAllClear(t *testing.T) {
	for _, c := range []struct {
		queue string
		rows  []string
		want  int64
	}{
		{"ITT", []string{"OOO....OOO"}, 800},
		{"OTT", []string{"OOOO..OOOO", "OOOO..OOOO"}, 1200},
	} {
		p := begin(t, queue(c.queue), wellOf(c.rows...)).tap(HardDrop)
		p.drained()
		p.at("419ms").wantTold("").at("420ms")
		e, ok := p.find(EventWellEmptied)
		p.want("told", ok, true).want("points", e.N, c.want).want("at", e.At, 420*time.Millisecond)
	}
	for rows, want := range map[int]int64{3: 1800, 4: 2000} {
		well := []string{}
		for range rows {
			well = append(well, "OOOOO.OOOO")
		}
		if rows == 3 { // upright I leaves one crystal; it stands on a filled row
			well = append([]string{}, "OOOOO.OOOO", "OOOOO.OOOO", "OOOOO.OOOO")
		}
		p := begin(t, queue("ITT"), wellOf(well...)).tap(RotateClockwise, HardDrop).at("420ms")
		e, ok := p.find(EventWellEmptied)
		if rows == 3 {
			p.want("one crystal is left", ok, false)
			continue
		}
		p.want("told", ok, true).want("points", e.N, want)
	}
	if allClearPoints != [5]int64{0, 800, 1200, 1800, 2000} {
		t.Errorf("all clears pay %v", allClearPoints)
	}
}

// The level climbs every ten lines from the first level, once for several, up
// to the last; the clear pays at the level before.
func TestLevels(t *testing.T) {
	p := upright(t, 4, `setup:"lines":16`)
	e, ok := p.find(EventLevelUp)
	p.want("told", ok, true).want("level", e.X, int32(3)).want("points", p.g.counts.Score, int64(800+2*17))
	p = upright(t, 4, `"startLevel":5`)
	p.want("no level up at 4 lines", p.g.counts.Level, 5)
	p = upright(t, 4, `"startLevel":5`, `setup:"lines":9`)
	p.want("from the first level", p.g.counts.Level, 6)
	p = upright(t, 4, `"lastLevel":2`, `setup:"lines":90`)
	p.want("the last level", p.g.counts.Level, 2)
	p = upright(t, 4, `"linesPerLevel":1`)
	p.want("lines per level", p.g.counts.Level, 5)
	for _, mode := range []string{"sprint40", "ultra", "zen"} {
		p = upright(t, 4, "mode "+mode, `"startLevel":5`, `setup:"lines":19`)
		p.want(mode+" stays", p.g.counts.Level, 1)
	}
}

func TestLockedCellsAboveTheTopAreLost(t *testing.T) {
	p := begin(t, queue("ITO"), wellOf(column(20, "...O.OO...")...)).tap(RotateClockwise, HardDrop)
	p.want("row", p.state().Well[0], "......I...").want("over", p.g.phase, Over)
}
