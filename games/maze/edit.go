package maze

import "slices"

// change is what an edit does to one cell.
type change struct{ cell, from, to int32 }

// edit is one change of the map that Undo takes back: a stroke of the brush, a
// move of the Camp or the Tower, or another map.
type edit struct {
	changes  []change
	from, to ends
	version  int
	random   *randomMap // what the map is after it, if it was made by chance
}

// ends are the cells of the Camp and the Tower.
type ends struct{ camp, tower int }

func (m *Map) ends() ends { return ends{m.Camp, m.Tower} }

// maxChanges bounds how much can be undone, so that painting for days does not
// fill the memory. It is a thousand maps of 64 x 64.
const maxChanges = 1 << 22

// history is the edits of a map, for Undo and Redo.
type history struct {
	edits    []edit
	applied  int  // edits that are not undone
	stroke   bool // the last edit is a stroke that may go on
	size     int  // changes in all edits
	versions int
	oldest   int // the version before the first edit
}

// version tells maps apart: a map that Undo brings back has its version again.
func (h *history) version() int {
	if h.applied == 0 {
		return h.oldest
	}
	return h.edits[h.applied-1].version
}

// add keeps a new edit. What was undone cannot be redone any more.
func (h *history) add(e edit) {
	for _, undone := range h.edits[h.applied:] {
		h.size -= len(undone.changes)
	}
	h.versions++
	e.version = h.versions
	h.edits = append(h.edits[:h.applied], e)
	h.size += len(e.changes)
	for h.size > maxChanges && len(h.edits) > 1 {
		h.size -= len(h.edits[0].changes)
		h.oldest = h.edits[0].version
		h.edits = slices.Delete(h.edits, 0, 1)
	}
	h.applied = len(h.edits)
	h.stroke = false
}

// paint keeps a change of one cell, as a part of the stroke that goes on or as a
// new one.
func (h *history) paint(c change, at ends) {
	if !h.stroke {
		h.add(edit{changes: []change{c}, from: at, to: at})
		h.stroke = true
		return
	}
	last := &h.edits[h.applied-1]
	last.changes = append(last.changes, c)
	h.size++
	h.versions++
	last.version = h.versions
}

// become makes the board another map of the same size, as one edit.
func (g *Game) become(next Map, random *randomMap) {
	e := edit{from: g.board.ends(), to: next.ends(), random: random}
	for cell, to := range next.Costs {
		if from := g.board.Costs[cell]; from != to {
			e.changes = append(e.changes, change{int32(cell), from, to})
		}
	}
	if len(e.changes) > 0 || e.from != e.to || random != nil {
		g.history.add(e)
	}
	g.board = next
}

// terrainChanged tells of a cell, or with -1 of many, and clears the trial, so that
// a search never mixes two maps (A.4).
func (g *Game) terrainChanged(cell int) {
	e := g.emit(EventTerrainChanged)
	e.X = int32(cell)
	if cell >= 0 {
		e.N = int64(g.board.Costs[cell])
	}
	g.clearTrial()
}

// restoreDefaults brings back the map that the game began with (A.16). It always
// has an effect: its events.
func (g *Game) restoreDefaults() bool {
	g.become(g.start.clone(), nil)
	g.selected = g.board.Camp
	g.terrainChanged(-1)
	return true
}

// moveCamp moves the Camp to an open cell of the map that is not the Tower's.
func (g *Game) moveCamp(cell int) bool {
	next := g.board
	next.Camp = cell
	return g.moveTo(cell, next)
}

// moveTower moves the Tower to an open cell of the map that is not the Camp's.
func (g *Game) moveTower(cell int) bool {
	next := g.board
	next.Tower = cell
	return g.moveTo(cell, next)
}

func (g *Game) moveTo(cell int, next Map) bool {
	m := &g.board
	if m.wrongSize() || !m.has(cell) || m.Costs[cell] == wallCost || cell == m.Camp || cell == m.Tower {
		return false
	}
	g.become(next, nil)
	return g.clearTrial()
}

// makeRandom makes another map by chance.
func (g *Game) makeRandom(kind int16) bool {
	m := &g.board
	if kind < 0 || kind >= int16(len(randomKinds)) || m.wrongSize() || !m.has(m.Camp) || !m.has(m.Tower) {
		return false
	}
	r := randomMap{RandomKind(kind), g.seed + g.randoms}
	g.randoms++
	g.become(RandomMap(r.kind, m.Columns, m.Rows, m.Camp, m.Tower, r.seed), &r)
	g.terrainChanged(-1)
	return true
}

// undo takes the last edit back, and says whether there was one.
func (g *Game) undo() bool {
	h := &g.history
	if h.applied == 0 {
		return false
	}
	h.applied--
	e := &h.edits[h.applied]
	for i := len(e.changes) - 1; i >= 0; i-- {
		g.board.Costs[e.changes[i].cell] = e.changes[i].from
	}
	g.board.Camp, g.board.Tower = e.from.camp, e.from.tower
	return g.edited(e)
}

// redo makes the edit again that was undone last, and says whether there was one.
func (g *Game) redo() bool {
	h := &g.history
	if h.applied == len(h.edits) {
		return false
	}
	e := &h.edits[h.applied]
	h.applied++
	for _, c := range e.changes {
		g.board.Costs[c.cell] = c.to
	}
	g.board.Camp, g.board.Tower = e.to.camp, e.to.tower
	return g.edited(e)
}

// edited tells what Undo or Redo has changed. A moved Camp or Tower changes no
// terrain.
func (g *Game) edited(e *edit) bool {
	g.history.stroke = false
	switch len(e.changes) {
	case 0:
		g.clearTrial()
	case 1:
		g.terrainChanged(int(e.changes[0].cell))
	default:
		g.terrainChanged(-1)
	}
	return true
}

// CanUndo says whether Undo has something to take back.
func (g *Game) CanUndo() bool { return g.history.applied > 0 }

// CanRedo says whether Redo has something to bring back.
func (g *Game) CanRedo() bool { return g.history.applied < len(g.history.edits) }

// MapVersion tells maps of this game apart: it changes with every edit, and Undo
// brings the earlier one back.
func (g *Game) MapVersion() int { return g.history.version() }

// MapSeed is the seed of the map on the board, and false when it was not made by
// chance or was changed since. A game of that seed makes the map at its first
// Random.
func (g *Game) MapSeed() (seed int64, kind RandomKind, ok bool) {
	h := &g.history
	if h.applied == 0 || h.edits[h.applied-1].random == nil {
		return 0, 0, false
	}
	r := h.edits[h.applied-1].random
	return r.seed, r.kind, true
}
