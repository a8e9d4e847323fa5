package maze

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// byText is a search as the source text has it: every cell is looked at for every
// Step.
type byText struct {
	m                *Map
	search           Search
	unreached        int
	distance, parent []int
	settled          []bool
	reached          []int // in order
}

func newByText(m *Map, search Search) *byText {
	b := &byText{m: m, search: search, unreached: 1 << 30}
	for range m.Costs {
		b.distance, b.parent, b.settled = append(b.distance, b.unreached), append(b.parent, -1), append(b.settled, false)
	}
	b.distance[m.Camp] = 0
	b.reached = []int{m.Camp}
	return b
}

func abs(n int) int { return max(n, -n) }

// rank is what the cells of the frontier are compared by, the lower first.
func (b *byText) rank(cell int) []int {
	columns := b.m.Columns
	lowest := slices.Max(b.m.Costs)
	for _, cost := range b.m.Costs {
		if cost >= 0 {
			lowest = min(lowest, cost)
		}
	}
	estimate := int(lowest) * (abs(cell%columns-b.m.Tower%columns) + abs(cell/columns-b.m.Tower/columns))
	switch b.search {
	case Dijkstra:
		return []int{b.distance[cell], cell}
	case AStar:
		return []int{b.distance[cell] + estimate, estimate, cell}
	case Greedy:
		return []int{estimate, cell}
	}
	return []int{slices.Index(b.reached, cell)}
}

// frontier is A.19 with every cell, in order.
func (b *byText) frontier() (cells []int) {
	for cell, cost := range b.m.Costs {
		if !b.settled[cell] && cost != -1 && b.distance[cell] < b.unreached {
			cells = append(cells, cell)
		}
	}
	slices.SortFunc(cells, func(x, y int) int { return slices.Compare(b.rank(x), b.rank(y)) })
	return cells
}

// settle is A.26, A.22 and A.23; it gives -1 when the frontier is empty.
func (b *byText) settle() int {
	cells := b.frontier()
	if len(cells) == 0 {
		return -1
	}
	cell := cells[0]
	b.settled[cell] = true
	if cell == b.m.Tower {
		return cell
	}
	columns := b.m.Columns
	column, row := cell%columns, cell/columns
	for _, d := range [][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		c, r := column+d[0], row+d[1]
		if c < 0 || c >= columns || r < 0 || r >= b.m.Rows {
			continue
		}
		next := r*columns + c
		if b.m.Costs[next] == -1 || b.settled[next] {
			continue
		}
		known := slices.Contains(b.reached, next)
		if offer := b.distance[cell] + int(b.m.Costs[next]); offer < b.distance[next] && !(known && b.search == Breadth) {
			b.distance[next], b.parent[next] = offer, cell
		}
		if !known {
			b.reached = append(b.reached, next)
		}
	}
	return cell
}

// anyMap draws small maps with the Camp and the Tower on open cells.
func anyMap(t *rapid.T) *Map {
	m := &Map{Columns: rapid.IntRange(1, 9).Draw(t, "columns"), Rows: rapid.IntRange(1, 9).Draw(t, "rows")}
	choice := rapid.SampledFrom([][]int32{{1, 1, 3, 5, -1}, {0, 0, 1, -1}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {0}, {2, 4}, {1, 30, 999, -1}}).Draw(t, "costs")
	m.Costs = rapid.SliceOfN(rapid.SampledFrom(choice), m.Columns*m.Rows, m.Columns*m.Rows).Draw(t, "map")
	m.Camp = rapid.IntRange(0, len(m.Costs)-1).Draw(t, "camp")
	m.Tower = rapid.IntRange(0, len(m.Costs)-1).Draw(t, "tower")
	m.Costs[m.Camp], m.Costs[m.Tower] = max(m.Costs[m.Camp], 0), max(m.Costs[m.Tower], 0)
	return m
}

func anySearch(t *rapid.T) Search {
	return Search(rapid.IntRange(0, int(SearchCount)-1).Draw(t, "search"))
}

// gameOf starts a lab on a map.
func gameOf(t interface{ Fatal(...any) }, m *Map, s Search) *Game {
	config, err := m.Config(1)
	if err != nil {
		t.Fatal(err)
	}
	g, err := New(config)
	if err != nil {
		t.Fatal(err)
	}
	g.search = s
	return g
}

// Cell by cell, the searches settle as the text has them, costs of 0 included.
func TestSettlingIsByTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, search := anyMap(t), anySearch(t)
		g, text := gameOf(t, m, search), newByText(m, search)
		for n := 1; g.phase == Ready || g.phase == Searching; n++ {
			g.step()
			if got, want := g.CurrentCell(), text.settle(); got != want {
				t.Fatalf("%s settles %d at step %d, want %d", search, got, n, want)
			}
			for cell := range m.Costs {
				c := g.Cell(cell)
				distance := text.distance[cell]
				if distance == text.unreached {
					distance = -1
				}
				if c.Distance != distance || c.Parent != text.parent[cell] || (c.Outline >= Settled) != text.settled[cell] {
					t.Fatalf("at step %d cell %d is %+v, want distance %d, parent %d, settled %t", n, cell, c, distance, text.parent[cell], text.settled[cell])
				}
			}
			most := rapid.IntRange(0, 5).Draw(t, "most")
			cells, count := g.Frontier(most)
			want := text.frontier()
			if count != len(want) || !slices.Equal(cells, want[:min(most, len(want))]) {
				t.Fatalf("at step %d the frontier is %v of %d, want %v", n, cells, count, want)
			}
		}
	})
}

// bellmanFord gives the cost of the cheapest way to every cell, -1 for none.
func bellmanFord(m *Map) []int {
	const far = 1 << 30
	distance := make([]int, len(m.Costs))
	for cell := range distance {
		distance[cell] = far
	}
	distance[m.Camp] = 0
	for changed := true; changed; {
		changed = false
		for cell := range m.Costs {
			for d := Up; d < directionCount; d++ {
				next := m.Neighbor(cell, d)
				if next < 0 || m.Costs[next] < 0 || m.Costs[cell] < 0 || distance[cell] == far {
					continue
				}
				if offer := distance[cell] + int(m.Costs[next]); offer < distance[next] {
					distance[next], changed = offer, true
				}
			}
		}
	}
	for cell := range distance {
		if distance[cell] == far {
			distance[cell] = -1
		}
	}
	return distance
}

// routeCost adds up a route and checks that it is one.
func routeCost(m *Map, route []int) (int, error) {
	if len(route) == 0 || route[0] != m.Camp || route[len(route)-1] != m.Tower {
		return 0, fmt.Errorf("%v does not lead from %d to %d", route, m.Camp, m.Tower)
	}
	cost := 0
	for i, cell := range route[1:] {
		beside := false
		for d := Up; d < directionCount; d++ {
			beside = beside || m.Neighbor(route[i], d) == cell
		}
		if !beside || m.Costs[cell] < 0 {
			return 0, fmt.Errorf("%v goes from %d to %d", route, route[i], cell)
		}
		cost += int(m.Costs[cell])
	}
	return cost, nil
}

// Dijkstra's distances and all costs of routes are those of Bellman and Ford.
func TestCostsAreBellmanFords(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, search := anyMap(t), anySearch(t)
		least := bellmanFord(m)
		trial, err := NewTrial(m, search)
		if err != nil {
			t.Fatal(err)
		}
		slice := rapid.IntRange(1, 100).Draw(t, "slice")
		for !trial.Step(slice) {
		}
		cost, ok := trial.Cost()
		if ok != (least[m.Tower] >= 0) {
			t.Fatalf("%s finds a route: %t, and the least cost is %d", search, ok, least[m.Tower])
		}
		for cell := range m.Costs {
			n := trial.run.nodes[trial.run.spot(cell)]
			if search == Dijkstra && n.state == settled && int(n.distance) != least[cell] {
				t.Fatalf("cell %d is settled at %d, and costs %d", cell, n.distance, least[cell])
			}
			if !ok && (n.state == settled) != (least[cell] >= 0) {
				t.Fatalf("cell %d is settled: %t, and costs %d", cell, n.state == settled, least[cell])
			}
		}
		if !ok {
			return
		}
		sum, err := routeCost(m, trial.Route())
		if err != nil || sum != cost {
			t.Fatalf("%s: the route costs %d, not %d (%v)", search, sum, cost, err)
		}
		if got := trial.Dearer(); got != cost-least[m.Tower] || searches[search].cheapest && got != 0 {
			t.Fatalf("%s is dearer by %d, want %d", search, got, cost-least[m.Tower])
		}
	})
}

// The numbers of the page, and those of the other searches on the supplied map.
func TestSuppliedMapsRoutes(t *testing.T) {
	m := begin(t).g.Map()
	for search, want := range map[Search]struct{ visited, cost, dearer int }{
		Dijkstra: {70, 19, 0}, AStar: {29, 19, 0}, Greedy: {17, 23, 4}, Breadth: {74, 23, 4},
	} {
		trial, err := NewTrial(m, search)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := trial.Cost(); ok || trial.Route() != nil {
			t.Error("there is a route before the search")
		}
		for !trial.Step(7) {
		}
		cost, _ := trial.Cost()
		if trial.Visited() != want.visited || cost != want.cost || trial.Dearer() != want.dearer {
			t.Errorf("%s: %d visited, cost %d, dearer by %d, want %+v", search, trial.Visited(), cost, trial.Dearer(), want)
		}
		if route := trial.Route(); search == Dijkstra && !slices.Equal(route, []int{48, 49, 50, 62, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 71, 59}) {
			t.Errorf("the route is %v", route)
		}
		if !trial.Settled(48) || trial.Settled(13) {
			t.Errorf("%s has settled a Wall, or not the Camp", search)
		}
	}
}

// A Step of a Trial settles no more cells than it is told to.
func TestTrialRunsInSlices(t *testing.T) {
	trial, err := NewTrial(begin(t).g.Map(), Greedy)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 17+70; n++ {
		if over := trial.Step(1); over != (n == 17+70) { // then Dijkstra's 70, to compare
			t.Fatalf("after %d cells it is over: %t", n, over)
		}
		if trial.Visited() != min(n, 17) {
			t.Fatalf("after %d cells %d are visited", n, trial.Visited())
		}
	}
}

// The bits of a set keep what is put in, in order, at every size.
func TestSet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.SampledFrom([]int{1, 63, 64, 65, 4096, 4097, 300_000}).Draw(t, "size")
		s, want := newSet(size), map[int32]bool{}
		for range rapid.IntRange(0, 200).Draw(t, "times") {
			place := int32(rapid.IntRange(0, size-1).Draw(t, "place"))
			switch {
			case !want[place]:
				s.add(place)
				want[place] = true
			case rapid.Bool().Draw(t, "again"):
				s.add(place)
			default:
				s.remove(place)
				delete(want, place)
			}
			if s.count != len(want) {
				t.Fatalf("%d places are %d", len(want), s.count)
			}
		}
		sorted := make([]int32, 0)
		for place := range want {
			sorted = append(sorted, place)
		}
		slices.SortFunc(sorted, cmp.Compare[int32])
		if len(sorted) > 0 && s.first() != sorted[0] {
			t.Fatalf("the first of %v is %d", sorted, s.first())
		}
		if got := s.drain(nil); !slices.Equal(got, sorted) || s.count != 0 || s.drain(nil) != nil {
			t.Fatalf("%v is drained as %v", sorted, got)
		}
	})
}
