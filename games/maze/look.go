package maze

// look is the state in the words of maze.md.
type look struct {
	Phase        string  `json:"phase"`
	Columns      int     `json:"columns"`
	Rows         int     `json:"rows"`
	Cost         []int32 `json:"cost"`
	Distance     []int64 `json:"distance"`
	Parent       []int   `json:"parent"`
	Settled      []int   `json:"settled"`
	RouteOrder   []int   `json:"routeOrder"`
	Visited      int     `json:"visited"`
	CurrentCell  int     `json:"currentCell"`
	SelectedCell int     `json:"selectedCell"`
	MarkerCell   int     `json:"markerCell"`
	Brush        string  `json:"brush"`
	Search       string  `json:"search"`
	Finding      bool    `json:"finding"`
	Status       string  `json:"status"`
	RouteCost    *int    `json:"routeCost"`
}

func (g *Game) look() look {
	cells := len(g.board.Costs)
	l := look{
		Phase: g.phase.String(), Columns: g.board.Columns, Rows: g.board.Rows, Cost: g.board.Costs,
		Distance: make([]int64, cells), Parent: make([]int, cells), Settled: make([]int, cells), RouteOrder: make([]int, cells),
		Visited: g.Visited(), CurrentCell: g.CurrentCell(), SelectedCell: g.selected, MarkerCell: g.MarkerCell(),
		Brush: g.brush.String(), Search: g.search.String(), Finding: g.Finding(), Status: g.status.String(),
	}
	for cell := range cells {
		c := g.Cell(cell)
		l.Distance[cell], l.Parent[cell], l.RouteOrder[cell] = int64(c.Distance), c.Parent, -1
		if c.Distance < 0 {
			l.Distance[cell] = g.settings.unreached
		}
		if c.Outline >= Settled {
			l.Settled[cell] = 1
		}
	}
	for i, cell := range g.RouteCells() {
		l.RouteOrder[cell] = i
	}
	if cost, ok := g.RouteCost(); ok {
		l.RouteCost = &cost
	}
	return l
}
