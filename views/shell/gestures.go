package shell

import (
	"time"

	"parlor/views/kit"
)

// Gestures is what fingers give in a room of falling pieces: names of commands of
// the game, "" for none.
type Gestures struct {
	Left, Right string // a drag sideways, one press for each cell
	TurnLeft    string // a tap on the left half of the field
	TurnRight   string // a tap on its right half
	Fall        string // a drag down, for as long as it rests or goes on
	Drop        string // a flick down
	Keep        string // a flick up
}

// What tells gestures apart, in points and in time.
const (
	// tapSlop is how far a finger strays that only taps.
	tapSlop = 10
	// tapTime is how long a tap takes at most: a finger that rests is none.
	tapTime = 400 * time.Millisecond
	// flickTime is how long a flick takes at most. A drag down that takes longer
	// drops softly, and not before, so that a flick never does.
	flickTime = 180 * time.Millisecond
	// flickTravel is how far a flick goes at least.
	flickTravel = 30
	// A path is cut into pieces to see which way it goes: as long as this part of
	// a cell, within limits.
	pieceCells    = .3
	shortestPiece = 4
	longestPiece  = tapSlop
	// slant is how much farther a path goes in another direction than in its own
	// to turn into it.
	slant = 1.5
	// stepCells is how far from its column a finger takes the piece to the next
	// one. Being more than half a cell, a trembling finger does not shake it.
	stepCells = .6
)

// way is the direction of a stroke.
type way uint8

const (
	unknown way = iota
	sideways
	downward
	upward
)

// spot is where a finger was at a real time, in device pixels.
type spot struct {
	at   time.Duration
	x, y float32
}

// gesture follows one finger. Its path is made of strokes, each in one direction:
// a finger may drag a piece to its column and, without being lifted, flick it down.
type gesture struct {
	point, cell float32 // device pixels

	touched spot    // where it began
	way     way     // of the stroke
	from    spot    // where the stroke began
	to      spot    // how far its way was judged
	steps   int     // that the stroke has made
	beyond  float32 // how far the finger is right of the piece's column
	isDrag  bool    // it has left its place: no tap
	falls   bool    // its drag down drops softly
}

// deed is what a gesture asks for.
type deed uint8

const (
	stepLeft deed = iota
	stepRight
	turnLeft
	turnRight
	startFall
	endFall
	drop
	keep
)

func newGesture(p spot, point, cell float32) gesture {
	return gesture{point: point, cell: cell, touched: p, from: p, to: p}
}

// move follows the finger to a place.
func (g *gesture) move(p spot, do func(deed)) {
	piece := min(max(pieceCells*g.cell, shortestPiece*g.point), longestPiece*g.point)
	if !g.isDrag {
		piece = tapSlop * g.point
	}
	if apart(g.to, p) < piece {
		return
	}
	g.isDrag = true
	// A young stroke is judged as a whole, as flicks are not quite straight, but
	// one that has moved the piece was meant so.
	begin := g.from
	if g.way != unknown && (g.steps > 0 || p.at-g.from.at >= flickTime) {
		begin = g.to
	}
	if w := g.way.next(begin, p); w != g.way && apart(begin, p) >= piece {
		g.end(do)
		g.way, g.from, g.to = w, begin, begin
		g.steps, g.beyond = 0, 0
	}
	if g.way == sideways {
		g.step(p.x-g.to.x, do)
	}
	g.to = p
}

// apart gives how far two places are from each other.
func apart(a, b spot) float32 { return max(kit.Abs(b.x-a.x), kit.Abs(b.y-a.y)) }

// next gives the direction from one place to another. A slanting path keeps the
// one that it had.
func (w way) next(a, b spot) way {
	dx, dy := b.x-a.x, b.y-a.y
	wide, high := kit.Abs(dx), kit.Abs(dy)
	switch {
	case w == sideways && high < slant*wide, w != sideways && wide >= slant*high, w == unknown && wide >= high:
		return sideways
	case dy > 0:
		return downward
	}
	return upward
}

// step moves the piece along with a finger that went sideways.
func (g *gesture) step(dx float32, do func(deed)) {
	for g.beyond += dx; kit.Abs(g.beyond) > stepCells*g.cell; g.steps++ {
		if g.beyond > 0 {
			g.beyond -= g.cell
			do(stepRight)
		} else {
			g.beyond += g.cell
			do(stepLeft)
		}
	}
}

// rest lets real time pass while the finger is where it is.
func (g *gesture) rest(now time.Duration, do func(deed)) {
	if g.way == downward && !g.falls && now-g.from.at >= flickTime {
		g.falls = true
		do(startFall)
	}
	g.to.at = now
	if g.way == unknown {
		g.from.at = now
	}
}

// lift ends the gesture where the finger goes up.
func (g *gesture) lift(p spot, middle float32, do func(deed)) {
	g.move(p, do)
	isFlick := !g.falls && p.at-g.from.at < flickTime && kit.Abs(p.y-g.from.y) >= flickTravel*g.point
	switch {
	case !g.isDrag && p.at-g.touched.at <= tapTime && p.x < middle:
		do(turnLeft)
	case !g.isDrag && p.at-g.touched.at <= tapTime:
		do(turnRight)
	case g.way == downward && isFlick:
		do(drop)
	case g.way == upward && isFlick:
		do(keep)
	}
	g.end(do)
}

// end ends what the stroke held.
func (g *gesture) end(do func(deed)) {
	if g.falls {
		g.falls = false
		do(endFall)
	}
}
