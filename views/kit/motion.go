package kit

import (
	"math"
	"time"
)

// Easings go from 0 to 1 for t from 0 to 1.

// QuadIn starts slowly.
func QuadIn(t float32) float32 { return t * t }

// QuadOut ends slowly.
func QuadOut(t float32) float32 { return t * (2 - t) }

// QuadInOut starts and ends slowly.
func QuadInOut(t float32) float32 {
	if t < .5 {
		return 2 * t * t
	}
	return 1 - 2*(1-t)*(1-t)
}

// Part gives how far t is on the way from start to end, from 0 to 1.
func Part(t, start, end float32) float32 {
	if end <= start {
		return 1
	}
	return Clamp((t-start)/(end-start), 0, 1)
}

// Lerp gives what is t of the way from a to b.
func Lerp(a, b, t float32) float32 { return a + (b-a)*t }

// Clamp gives v, or the end of the range from low to high that it is beyond.
func Clamp(v, low, high float32) float32 { return min(max(v, low), high) }

// Abs gives v without its sign.
func Abs(v float32) float32 { return max(v, -v) }

// Entrance gives how far something has come in that takes so many seconds, from 0 to
// 1; it ends slowly.
func Entrance(since time.Duration, seconds float32) float32 {
	return QuadOut(Part(Seconds(since), 0, seconds))
}

// Seconds gives a duration as a view reckons with it.
func Seconds(d time.Duration) float32 { return float32(d.Seconds()) }

// Clock gives the seconds of real time by which ornaments go that never end. It starts
// again every hour, so that single precision is enough for them.
func Clock(now time.Duration) float32 { return Seconds(now % time.Hour) }

// Wave swings from -1 to 1, once in a period.
func Wave(t, period float32) float32 {
	return float32(math.Sin(2 * math.Pi * float64(t) / float64(period)))
}

// SinCos gives both for an angle in radians.
func SinCos(angle float32) (sin, cos float32) {
	s, c := math.Sincos(float64(angle))
	return float32(s), float32(c)
}

// Round gives the nearest whole pixel.
func Round(v float32) float32 { return float32(math.Round(float64(v))) }

// Floor gives the whole pixel at or before v.
func Floor(v float32) float32 { return float32(math.Floor(float64(v))) }

// Ceil gives the whole pixel at or after v.
func Ceil(v float32) float32 { return float32(math.Ceil(float64(v))) }

// Random is a stream of numbers for ornaments (xorshift, 32 bits). Nothing that
// decides a game comes from it. Use NewRandom.
type Random struct{ state uint32 }

// NewRandom gives the stream of a seed.
func NewRandom(seed uint32) Random { return Random{seed*2654435761 | 1} }

func (r *Random) next() uint32 {
	r.state ^= r.state << 13
	r.state ^= r.state >> 17
	r.state ^= r.state << 5
	return r.state
}

// Unit gives a number from 0 to 1.
func (r *Random) Unit() float32 { return float32(r.next()>>8) / (1 << 24) }

// Between gives a number from a to b.
func (r *Random) Between(a, b float32) float32 { return a + (b-a)*r.Unit() }

// Below gives a whole number from 0 to n-1.
func (r *Random) Below(n int) int { return int(uint64(r.next()) * uint64(n) >> 32) }
