package sound

import "math"

// envelopeData shapes the loudness of a note: from 0 to 1 in a straight line
// over Attack, then falling to Sustain in Decay (0: it stays at 1), and from
// the note's end falling to nothing in Release. Seconds.
type envelopeData struct{ Attack, Decay, Sustain, Release float64 }

// cutOff is how much longer than its time a fall lasts before it is cut off, at
// -78 dB.
const cutOff = 1.3

// envelope is the loudness of one note as it goes on.
type envelope struct {
	level   float32
	rise    float32 // of each sample, in the attack
	rising  int     // samples left of the attack
	sustain float32
	above   float32 // what is left above sustain, in the decay
	decay   float32 // factor of each sample
	release float32
	hold    int // samples to the note's end; below 0 after it
	left    int // samples until nothing is left
	tail    int // samples that the release takes
}

// start begins a note that ends after hold samples.
func (e *envelope) start(d envelopeData, hold int) {
	attack := max(inSamples(d.Attack), 1)
	*e = envelope{
		rise: 1 / float32(attack), rising: attack,
		sustain: float32(d.Sustain), above: float32(1 - d.Sustain), decay: fall(d.Decay),
		release: fall(d.Release), hold: hold, tail: inSamples(cutOff * d.Release), left: math.MaxInt,
	}
	if d.Sustain == 0 && d.Decay > 0 {
		e.left = attack + inSamples(cutOff*d.Decay)
	}
}

// end begins the release now, with a time of its own in seconds.
func (e *envelope) end(seconds float64) {
	e.release, e.tail = fall(seconds), inSamples(cutOff*seconds)
	e.hold, e.left = -1, min(e.left, e.tail)
}

// over says that the note has fallen silent.
func (e *envelope) over() bool { return e.left <= 0 }

// apply multiplies the note's next samples by the envelope.
func (e *envelope) apply(buf []float32) {
	for len(buf) > 0 && e.left > 0 {
		if e.hold == 0 {
			e.hold, e.left = -1, min(e.left, e.tail)
			continue
		}
		n := min(len(buf), e.left)
		switch {
		case e.hold < 0:
			e.fallOff(buf[:n])
		case e.rising > 0:
			n = min(n, e.hold, e.rising)
			e.riseUp(buf[:n])
		default:
			n = min(n, e.hold)
			e.settle(buf[:n])
		}
		if e.hold > 0 {
			e.hold -= n
		}
		e.left -= n
		buf = buf[n:]
	}
	clear(buf)
}

func (e *envelope) riseUp(buf []float32) {
	level := e.level
	for i := range buf {
		buf[i] *= level
		level += e.rise
	}
	e.level = level
	if e.rising -= len(buf); e.rising == 0 {
		e.level = 1
	}
}

func (e *envelope) settle(buf []float32) {
	above, decay, sustain := e.above, e.decay, e.sustain
	for i := range buf {
		buf[i] *= sustain + above
		above *= decay
	}
	e.above, e.level = above, sustain+above
}

func (e *envelope) fallOff(buf []float32) {
	level, release := e.level, e.release
	for i := range buf {
		buf[i] *= level
		level *= release
	}
	e.level = level
}
