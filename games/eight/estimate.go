package eight

// estimator guesses the Moves left from a board to a goal. It never changes.
type estimator struct {
	kind      Estimate
	home      [slots]int          // the Slot of each Tile in the goal
	away      [slots][slots]uint8 // what a Tile adds in a Slot: away[slot][tile]
	distances *Distances          // for Exact
}

// newEstimator needs the distances of the goal for Exact, and nothing but the
// goal for the others.
func newEstimator(kind Estimate, goal Board, distances *Distances) *estimator {
	e := &estimator{kind: kind, distances: distances}
	for tile := 1; tile < slots; tile++ {
		e.home[tile] = goal.Slot(tile)
		for slot := range slots {
			away := slotDistance(slot, e.home[tile])
			if kind == Misplaced {
				away = min(away, 1)
			}
			e.away[slot][tile] = uint8(away)
		}
	}
	return e
}

// of is the estimate of a board.
func (e *estimator) of(b Board) int {
	if e.kind == Exact {
		moves, _ := e.distances.Of(b)
		return moves
	}
	total := 0
	for slot := range slots {
		total += int(e.away[slot][b>>(4*uint(slot))&15])
	}
	if e.kind == LinearConflict {
		total += 2 * e.conflicts(b)
	}
	return total
}

// conflicts counts the Tiles that must leave a row or a column in which they
// are at home, so that the others of that line that are at home in it can come
// into their order.
func (e *estimator) conflicts(b Board) (n int) {
	for line := range side {
		var row, column [side]int
		for i := range side {
			row[i], column[i] = -1, -1
			if tile := b.Tile(line*side + i); tile > 0 && e.home[tile]/side == line {
				row[i] = e.home[tile] % side
			}
			if tile := b.Tile(i*side + line); tile > 0 && e.home[tile]%side == line {
				column[i] = e.home[tile] / side
			}
		}
		n += leavers(row) + leavers(column)
	}
	return n
}

// leavers is how many of a line's Tiles must leave it. The numbers are their
// places in the line at home, or below 0 for what is not at home in it. Of one
// or two pairs in the wrong order one Tile of three can resolve all; of three
// pairs it takes two Tiles.
func leavers(line [side]int) int {
	pairs := 0
	for i := range side {
		for j := i + 1; j < side; j++ {
			if line[j] >= 0 && line[i] > line[j] {
				pairs++
			}
		}
	}
	return (pairs + 1) / 2
}
