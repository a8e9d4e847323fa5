package sound

import "math"

// silent is the level, -100 dB, under which an oscillator is not worth making.
const silent = 1e-5

// turn is a whole turn of a phase: phases are fractions of it in 32 bits, and
// so wrap by themselves.
const turn = 1 << 32

const sineBits = 11 // with straight lines between the entries, good to -118 dB

// sineTable is one turn of a sine, with its first value again at the end.
var sineTable = func() (t [1<<sineBits + 1]float32) {
	for i := range t {
		t[i] = float32(math.Sin(2 * math.Pi * float64(i) / (1 << sineBits)))
	}
	return t
}()

func sineAt(phase uint32) float32 {
	const rest = 32 - sineBits
	i := phase >> rest
	a := sineTable[i]
	return a + (sineTable[i+1]-a)*float32(phase&(1<<rest-1))*(1.0/(1<<rest))
}

// oscillator is one oscillator of a sounding note.
type oscillator struct {
	wave        wave
	gain, decay float32 // the level now, and its factor of each sample
	phase, step uint32
	width       uint32 // pulse: the high part of a turn
	random      uint32 // noise

	// fm: the modulator, and its depth as a part that falls and one that stays,
	// both in phase.
	modPhase, modStep    uint32
	depth, fading, stays float32

	string plucked
}

// start begins an oscillator for a note of a frequency in hertz and a velocity
// of 0 to 1. The seed sets its noise.
func (o *oscillator) start(d *oscillatorData, frequency, velocity float64, seed uint32) {
	f := frequency * d.Ratio * math.Exp2(d.Cents/1200)
	*o = oscillator{
		wave: d.Wave, gain: float32(d.Gain), decay: fall(d.Decay), random: seed,
		step: uint32(f / SampleRate * turn), width: uint32(d.Width * (turn - 1)),
		string: o.string, // its memory serves again
	}
	switch d.Wave {
	case fm:
		depth, floor := d.Index*(0.5+0.5*velocity)/(2*math.Pi)*turn, 1.0
		if d.IndexDecay > 0 {
			floor = d.IndexFloor
		}
		o.modStep = uint32(f * d.ModRatio / SampleRate * turn)
		o.depth, o.stays, o.fading = float32(depth*(1-floor)), float32(depth*floor), fall(d.IndexDecay)
	case pluck:
		o.decay = 1 // the string falls by itself
		o.string.strike(f, d, seed)
	}
}

// add adds the next samples to out, with the frequency times bend.
func (o *oscillator) add(out []float32, bend float64) {
	if o.gain < silent {
		return
	}
	step := o.step
	if bend != 1 {
		step = uint32(float64(step) * bend)
	}
	switch o.wave {
	case sine:
		o.addSine(out, step)
	case triangle:
		o.addTriangle(out, step)
	case saw:
		o.addSaw(out, step)
	case pulse:
		o.addPulse(out, step)
	case noise:
		o.addNoise(out)
	case fm:
		o.addFM(out, step, uint32(float64(o.modStep)*bend))
	case pluck:
		o.string.add(out, o.gain)
	}
}

func (o *oscillator) addSine(out []float32, step uint32) {
	phase, gain, decay := o.phase, o.gain, o.decay
	for i := range out {
		out[i] += gain * sineAt(phase)
		phase += step
		gain *= decay
	}
	o.phase, o.gain = phase, gain
}

func (o *oscillator) addTriangle(out []float32, step uint32) {
	phase, gain, decay := o.phase, o.gain, o.decay
	for i := range out {
		signed := int32(phase)
		sign := signed >> 31
		out[i] += gain * (float32(uint32(signed^sign))*(4.0/turn) - 1)
		phase += step
		gain *= decay
	}
	o.phase, o.gain = phase, gain
}

func (o *oscillator) addSaw(out []float32, step uint32) {
	phase, gain, decay := o.phase, o.gain, o.decay
	perStep := 1 / float32(step)
	for i := range out {
		out[i] += gain * (float32(phase)*(2.0/turn) - 1 - corner(phase, step, perStep))
		phase += step
		gain *= decay
	}
	o.phase, o.gain = phase, gain
}

func (o *oscillator) addPulse(out []float32, step uint32) {
	phase, gain, decay := o.phase, o.gain, o.decay
	perStep := 1 / float32(step)
	mean := float32(o.width)*(2.0/turn) - 1
	for i := range out {
		x := float32(-1)
		if phase < o.width {
			x = 1
		}
		x += corner(phase, step, perStep) - corner(phase-o.width, step, perStep)
		out[i] += gain * (x - mean)
		phase += step
		gain *= decay
	}
	o.phase, o.gain = phase, gain
}

// corner rounds the jump of a saw or a pulse over the two samples around phase
// 0 (polyBLEP), so that what lies beyond half the sample rate hardly folds back.
func corner(phase, step uint32, perStep float32) float32 {
	switch {
	case phase < step:
		t := 1 - float32(phase)*perStep
		return -t * t
	case -phase < step:
		t := 1 - float32(-phase)*perStep
		return t * t
	}
	return 0
}

func (o *oscillator) addNoise(out []float32) {
	random, gain, decay := o.random, o.gain, o.decay
	for i := range out {
		random = nextNoise(random)
		out[i] += gain * noiseValue(random)
		gain *= decay
	}
	o.random, o.gain = random, gain
}

func nextNoise(x uint32) uint32 { return x*1664525 + 1013904223 }

// noiseValue is -1 to 1.
func noiseValue(x uint32) float32 { return float32(int32(x)) * (1.0 / (1 << 31)) }

func (o *oscillator) addFM(out []float32, step, modStep uint32) {
	phase, mod, gain, depth := o.phase, o.modPhase, o.gain, o.depth
	for i := range out {
		shift := (depth + o.stays) * sineAt(mod)
		out[i] += gain * sineAt(phase+uint32(int64(shift)))
		phase += step
		mod += modStep
		depth *= o.fading
		gain *= o.decay
	}
	o.phase, o.modPhase, o.gain, o.depth = phase, mod, gain, depth
}
