package sound

import "math"

// fader is a gain that goes to where it is set without a jump.
type fader struct {
	now, to  float32
	up, down float32 // the part of the way that a block takes
}

// newFader makes a fader that is at a gain; of a way up or down, two thirds are
// done in so many seconds.
func newFader(gain, up, down float64) fader {
	part := func(seconds float64) float32 { return float32(1 - math.Exp(-block/(seconds*SampleRate))) }
	return fader{now: float32(gain), to: float32(gain), up: part(up), down: part(down)}
}

// apply multiplies a block by the gain.
func (f *fader) apply(s *[2]samples) {
	from, part := f.now, f.down
	if f.to > from {
		part = f.up
	}
	f.now += part * (f.to - from)
	ramp(s, from, f.now)
}

// ramp multiplies a block by a gain that goes in a straight line.
func ramp(s *[2]samples, from, to float32) {
	step := (to - from) / block
	for i := range block {
		from += step
		s[0][i] *= from
		s[1][i] *= from
	}
}
