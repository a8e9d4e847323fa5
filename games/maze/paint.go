package maze

// moveSelection moves the Selection to a neighbour, if there is one (A.17).
func (g *Game) moveSelection(d Direction) bool {
	next := g.board.Neighbor(g.selected, d)
	if next < 0 {
		return false
	}
	g.selected = next
	return true
}

func (g *Game) selectCell(cell int) bool {
	if !g.board.has(cell) || cell == g.selected {
		return false
	}
	g.selected = cell
	return true
}

// chooseBrush makes a terrain the brush (A.7).
func (g *Game) chooseBrush(terrain int16) bool {
	if terrain < 0 || terrain >= int16(TerrainCount) || Terrain(terrain) == g.brush {
		return false
	}
	g.brush = Terrain(terrain)
	return true
}

// paint gives the selected cell the brush's terrain (A.15). Unless it continues the
// stroke before it, that one is closed.
func (g *Game) paint(continues bool) bool {
	closes := !continues && g.history.stroke
	g.history.stroke = g.history.stroke && continues
	m, cost := &g.board, terrains[g.brush].cost
	if m.wrongSize() || !m.has(g.selected) || g.selected == m.Camp || g.selected == m.Tower || m.Costs[g.selected] == cost {
		return closes
	}
	g.history.paint(change{int32(g.selected), m.Costs[g.selected], cost}, m.ends())
	m.Costs[g.selected] = cost
	g.terrainChanged(g.selected)
	return true
}

// paintCell selects a cell and paints it (A.14).
func (g *Game) paintCell(cell int, continues bool) bool {
	selects := g.selectCell(cell)
	return g.board.has(cell) && g.paint(continues) || selects
}
