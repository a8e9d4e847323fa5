package cascade

import (
	"math"
	"time"
)

// Easings, from 0 to 1 for t from 0 to 1.

func quadIn(t float32) float32  { return t * t }
func quadOut(t float32) float32 { return t * (2 - t) }

func quadInOut(t float32) float32 {
	if t < .5 {
		return 2 * t * t
	}
	return 1 - 2*(1-t)*(1-t)
}

// part gives how far t is on the way from start to end, from 0 to 1.
func part(t, start, end float32) float32 {
	if end <= start {
		return 1
	}
	return clamp((t-start)/(end-start), 0, 1)
}

func seconds(d time.Duration) float32 { return float32(d.Seconds()) }

func lerp(a, b, t float32) float32 { return a + (b-a)*t }

func clamp(v, low, high float32) float32 { return min(max(v, low), high) }

func abs(v float32) float32 { return max(v, -v) }

func sin(v float32) float32 { return float32(math.Sin(float64(v))) }

func sincos(v float32) (float32, float32) {
	s, c := math.Sincos(float64(v))
	return float32(s), float32(c)
}

func round(v float32) float32 { return float32(math.Floor(float64(v) + .5)) }

func floor(v float32) float32 { return float32(math.Floor(float64(v))) }

func ceil(v float32) float32 { return float32(math.Ceil(float64(v))) }

// radians turns degrees into what scenes take.
func radians(degrees float32) float32 { return degrees * math.Pi / 180 }

// random is a stream of numbers for ornaments (xorshift, 32 bits). Nothing that
// decides a game comes from it.
type random struct{ state uint32 }

func newRandom(seed uint32) random { return random{seed*2654435761 | 1} }

func (r *random) next() uint32 {
	r.state ^= r.state << 13
	r.state ^= r.state >> 17
	r.state ^= r.state << 5
	return r.state
}

// unit gives a number from 0 to 1.
func (r *random) unit() float32 { return float32(r.next()>>8) / (1 << 24) }

// between gives a number from a to b.
func (r *random) between(a, b float32) float32 { return a + (b-a)*r.unit() }

// below gives a whole number from 0 to n-1.
func (r *random) below(n int) int { return int(uint64(r.next()) * uint64(n) >> 32) }

// hash gives a number from 0 to 1 that belongs to a place.
func hash(column, row int) float32 {
	r := newRandom(uint32(column*73856093 ^ row*19349663 + 7))
	r.next()
	return r.unit()
}
