package maze

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"parlor/sim"
)

func TestPaint(t *testing.T) {
	p := begin(t).wants("brush", "Wall", "selectedCell", 48)
	p.do("paint", "paintCell 59").wants("cost.48", 1, "cost.59", 1, "selectedCell", 59).wantsEvents() // never the Camp and the Tower
	p.do("selectRight").wants("selectedCell", 59)
	p.do("selectLeft", "paint").wants("cost.58", -1).wantsEvents("terrainChanged 58 -1", "searchChanged", "trialCleared")
	p.do("paint").wantsEvents() // the same cost
	p.do("brush Mud", "paintCell 0").wants("cost.0", 5, "selectedCell", 0).wantsEvents("terrainChanged 0 5", "searchChanged", "trialCleared")
	p.do("brush Forest", "paintCell 1", "brush Road", "paintCell 0").wants("cost.0", 1, "cost.1", 3)
	p.do("paintCell 96", "paintCell -1", "paintCell 1e9", "select 96", "select -1").wants("selectedCell", 0)
}

// A.15 compares costs, not terrains.
func TestPaintTheSameCost(t *testing.T) {
	p := begin(t, `{"settings":{"columns":3,"rows":1},"setup":{"costs":[1,3,4],"startCell":0,"goalCell":2}}`).do("step")
	p.do("brush Forest", "paintCell 1").wants("phase", "searching")
}

func TestPaintingClearsTheTrial(t *testing.T) {
	begin(t).do("step x20", "paintCell 0").wants("phase", "ready", "visited", 0, "status", "ready", "distance.48", 9999)
}

func TestPaintingAWrongMapDoesNothing(t *testing.T) {
	p := begin(t, `{"settings":{"columns":13}}`)
	p.do("paintCell 1", "moveCamp 2", "moveTower 3", "random maze", "undo").wants("cost.1", 1, "selectedCell", 1).wantsEvents()
	p.do("restoreDefaults").wants("selectedCell", 48).wantsEvents("terrainChanged -1 0", "searchChanged", "trialCleared")
}

// A.17: the Selection moves in the grid of the settings, whatever lies there.
func TestSelectionOffTheMap(t *testing.T) {
	begin(t, `{"settings":{"startCell":100}}`).do("paint").wantsEvents().do("selectUp").wants("selectedCell", 88).do("selectDown").wants("selectedCell", 88)
	begin(t, `{"settings":{"startCell":-3}}`).do("selectUp", "selectRight", "selectDown", "selectLeft", "paint").wants("selectedCell", -3).wantsEvents()
}

func TestMoveCampAndTower(t *testing.T) {
	p := begin(t).do("step x3", "select 5")
	p.events()
	p.do("moveCamp 13", "moveCamp 59", "moveCamp 48", "moveCamp 96", "moveTower 13", "moveTower 48", "moveTower 59", "moveTower -1").
		wants("visited", 3, "markerCell", 48).wantsEvents()
	p.do("moveCamp 0").wants("markerCell", 0, "phase", "ready", "selectedCell", 5).wantsEvents("searchChanged", "trialCleared")
	p.do("moveTower 1", "step x2").wants("routeCost", 1, "currentCell", 1)
	p.do("paintCell 0", "paintCell 48", "paintCell 59").wants("cost.0", 1, "cost.48", -1, "cost.59", -1) // they may be painted now
}

func TestRestoreDefaults(t *testing.T) {
	p := begin(t).do("brush Mud", "paintCell 0", "paintCell 13", "moveCamp 1", "moveTower 2", "step x3")
	p.events()
	p.do("restoreDefaults").wants("cost.0", 1, "cost.13", -1, "selectedCell", 48, "markerCell", 48, "phase", "ready", "brush", "Mud")
	p.wantsEvents("terrainChanged -1 0", "searchChanged", "trialCleared")
	p.do("restoreDefaults").wantsEvents("terrainChanged -1 0", "searchChanged", "trialCleared")
	p.do("undo").wants("cost.0", 5, "cost.13", 5, "markerCell", 1).do("redo").wants("cost.0", 1, "markerCell", 48)
	begin(t, "...").do("brush Mud", "paintCell 1", "restoreDefaults").wants("cost", []int{1, 1, 1})
}

func TestUndoAndRedo(t *testing.T) {
	p := begin(t)
	if p.g.CanUndo() || p.g.CanRedo() {
		t.Error("a new map has something to undo or to redo")
	}
	p.do("paintCell 0", "paintCell 1", "step")
	p.events()
	p.do("undo").wants("cost.0", -1, "cost.1", 1, "phase", "ready", "selectedCell", 1).wantsEvents("terrainChanged 1 1", "searchChanged", "trialCleared")
	p.do("undo").wants("cost.0", 1).wantsEvents("terrainChanged 0 1", "searchChanged", "trialCleared")
	p.do("undo").wantsEvents()
	p.do("redo").wants("cost.0", -1, "cost.1", 1).wantsEvents("terrainChanged 0 -1", "searchChanged", "trialCleared")
	p.do("brush Mud", "paintCell 2", "redo").wants("cost.0", -1, "cost.1", 1, "cost.2", 5) // what was undone is gone
	p.do("moveCamp 3")
	p.events()
	p.do("undo").wants("markerCell", 48).wantsEvents("searchChanged", "trialCleared")
	p.do("redo").wants("markerCell", 3)
	if !p.g.CanUndo() || p.g.CanRedo() {
		t.Error("there is something to undo and nothing to redo")
	}
}

// A stroke is undone as one, and another begins with each plain PaintCell.
func TestStrokes(t *testing.T) {
	p := begin(t)
	paint := func(cell int, continues bool) {
		in := sim.Input{Code: PaintCell}
		if in.X, in.Y = Cell(cell); continues {
			in.X, in.Y = StrokeCell(cell)
		}
		p.g.Apply(in)
	}
	for _, cell := range p.g.Map().Line(0, 3) {
		paint(cell, cell != 1)
	}
	paint(13, false) // a Wall already: a stroke without a change so far
	paint(12, true)
	paint(24, true)
	p.events()
	p.do("undo").wants("cost.12", 1, "cost.24", 1, "cost.1", -1).wantsEvents("terrainChanged -1 0", "searchChanged", "trialCleared")
	p.do("undo").wants("cost.1", 1, "cost.2", 1, "cost.3", 1).do("undo").do("redo").wants("cost.1", -1, "cost.2", -1, "cost.3", -1)
	paint(6, true) // nothing to continue after an undo
	p.do("undo").wants("cost.6", 1, "cost.3", -1)
	// A clone has a stroke of its own.
	paint(7, false)
	paint(8, true)
	clone := &player{t, p.g.Clone().(*Game)}
	paint(9, true)
	in := sim.Input{Code: PaintCell}
	in.X, in.Y = StrokeCell(10)
	clone.g.Apply(in)
	p.do("undo", "redo").wants("cost.8", -1, "cost.9", -1, "cost.10", 1)
	clone.do("undo", "redo").wants("cost.8", -1, "cost.9", 1, "cost.10", -1)
	if x, y := StrokeCell(-1); cellOf(sim.Input{Code: PaintCell, X: x, Y: y}) != -1 {
		t.Error("a stroke off the map comes back")
	}
}

// Undoing everything leads to the map of the beginning, and redoing to the last one.
func TestUndoEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMap(t)
		g := gameOf(t, m, Dijkstra)
		seen := []Map{g.board.clone()}
		versions := map[int]int{0: 0}
		for range rapid.IntRange(0, 30).Draw(t, "edits") {
			in := sim.Input{Code: rapid.SampledFrom([]sim.Code{Brush, PaintCell, MoveCamp, MoveTower, RestoreDefaults, Random, Undo}).Draw(t, "command")}
			in.X = int16(rapid.IntRange(0, 20).Draw(t, "x"))
			if rapid.IntRange(0, 4).Draw(t, "stroke") == 0 {
				in.Y = strokeBit
			}
			applied, edits := g.history.applied, len(g.history.edits)
			g.Apply(in)
			switch {
			case g.history.applied > applied:
				seen = append(seen[:g.history.applied], g.board.clone())
			case g.history.applied < applied:
				seen = seen[:g.history.applied+1]
			case edits == len(g.history.edits):
				seen[applied] = g.board.clone() // no edit, or a stroke that goes on
			}
			versions[g.MapVersion()] = g.history.applied
		}
		for n := len(seen) - 1; ; n-- {
			compareMaps(t, &g.board, &seen[n])
			if versions[g.MapVersion()] != n {
				t.Fatalf("the map after %d edits has version %d", n, g.MapVersion())
			}
			if !g.undo() {
				break
			}
		}
		compareMaps(t, &g.board, g.start)
		for g.history.applied < len(seen)-1 {
			g.redo()
			compareMaps(t, &g.board, &seen[g.history.applied])
		}
	})
}

func compareMaps(t *rapid.T, got, want *Map) {
	t.Helper()
	if got.Camp != want.Camp || got.Tower != want.Tower || !slices.Equal(got.Costs, want.Costs) {
		t.Fatalf("the map is %+v, want %+v", got, want)
	}
}

// The history forgets its oldest edits when it grows too large, never the last.
func TestHistoryIsBounded(t *testing.T) {
	p := begin(t, `{"setup":{"map":["`+string(slices.Repeat([]byte("."), 4000))+`"],"startCell":0,"goalCell":3999}}`)
	for range 3000 {
		p.do("random terrain")
	}
	h := &p.g.history
	if h.size > maxChanges || len(h.edits) < 1000 || len(h.edits) == 3000 {
		t.Errorf("%d edits of %d cells are kept", len(h.edits), h.size)
	}
	size := 0
	for p.g.undo() {
		size += len(h.edits[h.applied].changes)
	}
	if size != h.size || p.g.MapVersion() == 0 {
		t.Errorf("%d cells are undone of %d, back to version %d", size, h.size, p.g.MapVersion())
	}
}

// A line from cell to cell has no gaps and no detours.
func TestLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMap(t)
		line := m.Line(m.Camp, m.Tower)
		if want := abs(m.Camp%m.Columns-m.Tower%m.Columns) + abs(m.Camp/m.Columns-m.Tower/m.Columns); len(line) != want {
			t.Fatalf("%d cells, want %d", len(line), want)
		}
		open := m.clone()
		for cell := range open.Costs {
			open.Costs[cell] = 1
		}
		if _, err := routeCost(&open, append([]int{m.Camp}, line...)); err != nil {
			t.Fatal(err)
		}
	})
	m := Map{Columns: 9, Rows: 9, Costs: make([]int32, 81)}
	if got := m.Line(0, 22); !slices.Equal(got, []int{1, 10, 11, 12, 21, 22}) {
		t.Errorf("the line is %v: it strays from the straight one", got)
	}
}
