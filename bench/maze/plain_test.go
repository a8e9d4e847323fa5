package maze

import "parlor/games/maze"

// plain is Dijkstra's search with a bucket for each distance and no rule for ties:
// the cell that came to a bucket last leaves it first. It lays the map out as the
// program's search does, so that what differs is the order alone.
type plain struct {
	stride int
	cells  []plainCell
}

type plainCell struct {
	distance int32
	cost     int16
	parent   uint8
	state    uint8
}

const (
	open = iota
	settled
	closed
	buckets = 8 // more than the dearest terrain costs
)

// route gives what the cheapest route costs, -1 for none, and how many cells it
// took to find it.
func (p *plain) route(m *maze.Map) (cost, visited int) {
	p.stride = m.Columns + 1
	p.cells = make([]plainCell, (m.Rows+2)*p.stride)
	for i := range p.cells {
		p.cells[i] = plainCell{distance: 1 << 30, state: closed}
	}
	for row := range m.Rows {
		cells := p.cells[(row+1)*p.stride:]
		for column, cost := range m.Costs[row*m.Columns : (row+1)*m.Columns] {
			if cost >= 0 {
				cells[column].cost, cells[column].state = int16(cost), open
			}
		}
	}
	at := func(cell int) int { return (cell/m.Columns+1)*p.stride + cell%m.Columns }
	return p.search(at(m.Camp), at(m.Tower))
}

func (p *plain) search(camp, tower int) (cost, visited int) {
	var queue [buckets][]int32
	steps := [4]int{-p.stride, 1, p.stride, -1}
	p.cells[camp].distance = 0
	queue[0] = append(queue[0], int32(camp))
	waiting := 1
	for distance := int32(0); waiting > 0; distance++ {
		bucket := &queue[distance%buckets]
		for len(*bucket) > 0 {
			last := len(*bucket) - 1
			s := int((*bucket)[last])
			*bucket = (*bucket)[:last]
			waiting--
			cell := &p.cells[s]
			if cell.state != open || cell.distance != distance {
				continue
			}
			cell.state = settled
			visited++
			if s == tower {
				return int(distance), visited
			}
			for d, step := range steps {
				next := &p.cells[s+step]
				if next.state != open {
					continue
				}
				if offer := distance + int32(next.cost); offer < next.distance {
					next.distance, next.parent = offer, uint8(d)^2
					b := &queue[offer%buckets]
					*b = append(*b, int32(s+step))
					waiting++
				}
			}
		}
	}
	return -1, visited
}
