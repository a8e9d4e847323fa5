package sound

import "math"

// echoData is an echo that goes from side to side. Its time is given in beats
// of the score or in seconds; Feedback is what comes back of each repeat, and
// Cutoff in hertz makes each duller than the one before.
type echoData struct{ Beats, Seconds, Feedback, Cutoff, Gain float64 }

type echo struct {
	feedback, gain, smooth float32
	lines                  [2]delay
	low                    [2]float32
	tail                   int // samples until -100 dB
}

// newEcho makes an echo; a beat is so many seconds long.
func newEcho(d echoData, beat float64) *echo {
	seconds := d.Seconds + d.Beats*beat
	e := &echo{feedback: float32(d.Feedback), gain: float32(d.Gain), smooth: smoothing(d.Cutoff)}
	for side := range e.lines {
		e.lines[side] = newDelay(inSamples(seconds))
	}
	e.tail = inSamples(seconds * (1 + math.Log(silent)/math.Log(d.Feedback)))
	return e
}

// add puts a block in and adds what comes back to out.
func (e *echo) add(in, out *[2]samples) {
	var back [2]samples
	for side := range e.lines {
		e.lines[side].read(&back[side])
		lowPassBlock(&back[side], &e.low[side], e.smooth)
	}
	for side := range e.lines {
		into := &in[side]
		for i := range into {
			into[i] += e.feedback * back[1-side][i]
			out[side][i] += e.gain * back[side][i]
		}
		e.lines[side].write(into)
	}
}

// smoothing is the factor of a low-pass filter with one pole.
func smoothing(cutoff float64) float32 {
	return float32(1 - math.Exp(-2*math.Pi*cutoff/SampleRate))
}

// lowPassBlock makes a block duller; state is the filter's memory.
func lowPassBlock(s *samples, state *float32, smooth float32) {
	y := *state
	for i, x := range s {
		y += smooth * (x - y)
		s[i] = y
	}
	*state = y
}
