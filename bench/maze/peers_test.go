package maze

import (
	"math"

	"github.com/beefsack/go-astar"
	"github.com/yourbasic/graph"
	"gonum.org/v1/gonum/graph/path"

	gonum "gonum.org/v1/gonum/graph"

	"parlor/games/maze"
)

// neighbors calls do for the open neighbours of a cell until it gives true.
func neighbors(m *maze.Map, cell int, do func(next, cost int) bool) bool {
	for d := maze.Up; d <= maze.Left; d++ {
		if next := m.Neighbor(cell, d); next >= 0 && m.Costs[next] >= 0 && do(next, int(m.Costs[next])) {
			return true
		}
	}
	return false
}

// gonumGrid is a map as a graph of gonum, without a table of edges.
type gonumGrid struct{ *maze.Map }

type gonumNode int64

func (n gonumNode) ID() int64 { return int64(n) }

// gonumNodes lists at most four nodes.
type gonumNodes struct {
	list [4]gonumNode
	n, i int
}

func (l *gonumNodes) Next() bool       { l.i++; return l.i <= l.n }
func (l *gonumNodes) Len() int         { return l.n - l.i }
func (l *gonumNodes) Reset()           { l.i = 0 }
func (l *gonumNodes) Node() gonum.Node { return l.list[l.i-1] }

func (g gonumGrid) From(id int64) gonum.Nodes {
	l := &gonumNodes{}
	neighbors(g.Map, int(id), func(next, _ int) bool {
		l.list[l.n] = gonumNode(next)
		l.n++
		return false
	})
	return l
}

func (g gonumGrid) Edge(from, to int64) gonum.Edge { return nil } // the search asks for weights only

func (g gonumGrid) Weight(from, to int64) (float64, bool) {
	if from == to {
		return 0, true
	}
	cost := g.Costs[to]
	return float64(cost), cost >= 0
}

func byGonum(m *maze.Map) (cost int) {
	_, weight := path.DijkstraFrom(gonumNode(m.Camp), gonumGrid{m}).To(int64(m.Tower))
	if math.IsInf(weight, 1) {
		return -1
	}
	return int(weight)
}

// yourbasicGrid is a map as a graph of yourbasic.
type yourbasicGrid struct{ *maze.Map }

func (g yourbasicGrid) Order() int { return len(g.Costs) }

func (g yourbasicGrid) Visit(v int, do func(w int, c int64) bool) bool {
	return neighbors(g.Map, v, func(next, cost int) bool { return do(next, int64(cost)) })
}

func byYourbasic(m *maze.Map) (cost int) {
	_, distances := graph.ShortestPaths(yourbasicGrid{m}, m.Camp)
	return int(distances[m.Tower])
}

// beefsackCell is a cell for go-astar, which with an estimate of 0 is Dijkstra's.
type beefsackCell struct {
	m    *maze.Map
	cell int
}

func (c beefsackCell) PathNeighbors() (list []astar.Pather) {
	neighbors(c.m, c.cell, func(next, _ int) bool {
		list = append(list, beefsackCell{c.m, next})
		return false
	})
	return list
}

func (c beefsackCell) PathNeighborCost(to astar.Pather) float64 {
	return float64(c.m.Costs[to.(beefsackCell).cell])
}

func (c beefsackCell) PathEstimatedCost(astar.Pather) float64 { return 0 }

func byBeefsack(m *maze.Map) (cost int) {
	_, distance, found := astar.Path(beefsackCell{m, m.Camp}, beefsackCell{m, m.Tower})
	if !found {
		return -1
	}
	return int(distance)
}
